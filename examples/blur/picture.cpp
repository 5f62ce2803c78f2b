#include "picture.hpp"

#include <png.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <stdexcept>

namespace blur {
namespace {

/// libpng's own struct, freed when it goes.
struct Image {
  png_image image{};
  Image() { image.version = PNG_IMAGE_VERSION; }
  ~Image() { png_image_free(&image); }
  Image(const Image&) = delete;
  Image& operator=(const Image&) = delete;

  [[noreturn]] void fail(const std::string& file) const {
    throw std::runtime_error(file + ": " + image.message);
  }
};

// A picture larger than this is refused before memory is asked for it.
constexpr std::uint64_t most_pixels = std::uint64_t{1} << 28;

std::uint8_t level(double value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0, 255.0)); }

}  // namespace

Picture read_png(const std::string& file) {
  Image png;
  if (png_image_begin_read_from_file(&png.image, file.c_str()) == 0) png.fail(file);
  if (std::uint64_t{png.image.width} * png.image.height > most_pixels) {
    throw std::runtime_error(file + ": more than 2^28 pixels");
  }
  png.image.format = PNG_FORMAT_RGB;
  Picture picture{png.image.height, png.image.width, 3, {}};
  picture.pixels.resize(PNG_IMAGE_SIZE(png.image));
  const png_color black{0, 0, 0};
  if (png_image_finish_read(&png.image, &black, picture.pixels.data(), 0, nullptr) == 0) png.fail(file);
  return picture;
}

void write_png(const std::string& file, const Picture& picture) {
  Image png;
  png.image.width = static_cast<png_uint_32>(picture.width);
  png.image.height = static_cast<png_uint_32>(picture.height);
  png.image.format = picture.channels == 1 ? PNG_FORMAT_GRAY : PNG_FORMAT_RGB;
  if (png_image_write_to_file(&png.image, file.c_str(), 0, picture.pixels.data(), 0, nullptr) == 0)
    png.fail(file);
}

Picture sample_picture(std::int64_t height, std::int64_t width) {
  Picture picture{height, width, 3, {}};
  picture.pixels.reserve(static_cast<std::size_t>(height * width * 3));
  std::uint32_t noise = 1;
  for (std::int64_t r = 0; r < height; ++r) {
    for (std::int64_t c = 0; c < width; ++c) {
      const double x = static_cast<double>(c) / static_cast<double>(width),
                   y = static_cast<double>(r) / static_cast<double>(height);
      const double ridge = 0.62 + 0.12 * std::sin(7 * x) + 0.05 * std::sin(23 * x + 1);
      const bool moon = (x - 0.72) * (x - 0.72) + (y - 0.25) * (y - 0.25) < 0.008;
      noise = noise * 1664525u + 1013904223u;
      const double grain = static_cast<double>(noise >> 24) / 12 - 10;
      const double sky = moon ? 235 : 40 + 130 * y, land = 90 - 60 * (y - ridge);
      const double light = (y < ridge ? sky : land) + grain;
      picture.pixels.push_back(level(light * (y < ridge ? 0.8 : 0.7)));
      picture.pixels.push_back(level(light));
      picture.pixels.push_back(level(light * (y < ridge ? 1.2 : 0.5)));
    }
  }
  return picture;
}

}  // namespace blur
