// Pictures in memory and in PNG files.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace blur {

/// Eight bits a channel, row-major, channels last. Grey pictures have one channel, colour ones three.
struct Picture {
  std::int64_t height = 0, width = 0;
  int channels = 3;
  std::vector<std::uint8_t> pixels;
};

/// Any PNG, as colour; transparency is laid over black. Throws std::runtime_error naming the file.
[[nodiscard]] Picture read_png(const std::string& file);
/// Throws std::runtime_error naming the file.
void write_png(const std::string& file, const Picture& picture);

/// Hills, a moon and some noise: something to blur where no picture is given.
[[nodiscard]] Picture sample_picture(std::int64_t height, std::int64_t width);

}  // namespace blur
