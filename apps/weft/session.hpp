// The device a command runs on, and arrays of any type on it.
#pragma once

#include <string>
#include <vector>

#include "arguments.hpp"
#include "io/npy.hpp"
#include "runtime/expression.hpp"
#include "weft/device.hpp"

namespace weft::app {

/// Throws UsageError for a tier that does not exist, DeviceError for one that cannot run here.
[[nodiscard]] Device open_device(const Common& common, bool timing = false);
/// The tiers of `--tier`; empty where none is named.
[[nodiscard]] std::vector<std::string> tier_words(const Common& common);
/// The tier that work goes to first.
[[nodiscard]] std::string best_tier(const Device& device);

[[nodiscard]] runtime::ArrayRef upload(const Device& device, const io::NpyArray& array);
/// Waits. Throws the error of the work that should have written the array.
[[nodiscard]] io::NpyArray download(const runtime::ArrayRef& array, ir::Type type);

}  // namespace weft::app
