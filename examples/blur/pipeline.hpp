// Grey, blur, sharpen, tone curve: kernels in one fuse scope.
#pragma once

#include "picture.hpp"
#include "weft/device.hpp"

namespace blur {

struct Developed {
  Picture picture;  ///< grey
  weft::Report report;
};

/// Runs the whole pipeline on the device. The picture has three channels.
[[nodiscard]] Developed develop(const weft::Device& device, const Picture& colour);

}  // namespace blur
