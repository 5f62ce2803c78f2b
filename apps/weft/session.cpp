#include "session.hpp"

#include "support/settings.hpp"

namespace weft::app {

std::vector<std::string> tier_words(const Common& common) { return support::split_words(common.tier); }

Device open_device(const Common& common, bool timing) {
  return Device({.tiers = tier_words(common), .timing = timing, .threads = common.threads});
}

std::string best_tier(const Device& device) { return device.tiers().front(); }

runtime::ArrayRef upload(const Device& device, const io::NpyArray& array) {
  const Shape shape(std::span<const std::int64_t>(array.shape));
  return detail::device_array(device.state(), array.type, shape, array.data.data(), shape.size(), true, {});
}

io::NpyArray download(const runtime::ArrayRef& array, ir::Type type) {
  const Shape& shape = detail::array_shape(array.get());
  io::NpyArray result;
  result.type = type;
  result.shape.assign(shape.lengths().begin(), shape.lengths().end());
  result.data.resize(static_cast<std::size_t>(shape.size()) * static_cast<std::size_t>(ir::size_bytes(type)));
  const auto done = detail::array_read(array, result.data.data(), shape.size(), nullptr, {});
  detail::future_check(done.get());
  return result;
}

}  // namespace weft::app
