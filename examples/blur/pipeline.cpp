#include "pipeline.hpp"

#include <array>

#include "weft/weft.hpp"

namespace blur {
namespace {

using namespace weft;

// Luma of BT.709, from bytes to [0, 1].
const auto grey = kernel("grey", {"rgb", "y"}, [](In<std::uint8_t, 3> rgb, Out<float, 2> y) {
  for_each({y.size(0), y.size(1)}, [&](Index r, Index c) {
    const auto channel = [&](int k) { return cast<float>(rgb(r, c, k)) / 255.0f; };
    y(r, c) = 0.2126f * channel(0) + 0.7152f * channel(1) + 0.0722f * channel(2);
  });
});

// Five taps of the binomial 1 4 6 4 1, along a row and then along a column; the picture's edge goes on.
constexpr std::array<float, 5> taps = {1.0f / 16, 4.0f / 16, 6.0f / 16, 4.0f / 16, 1.0f / 16};

const auto blur_across = kernel("blur_across", {"x", "y"}, [](In<float, 2> x, Out<float, 2> y) {
  for_each({y.size(0), y.size(1)}, [&](Index r, Index c) {
    const auto tap = [&](int k) {
      return taps[static_cast<std::size_t>(k)] * x(r, clamp(c + (k - 2), 0, x.size(1) - 1));
    };
    y(r, c) = tap(0) + tap(1) + tap(2) + tap(3) + tap(4);
  });
});

const auto blur_down = kernel("blur_down", {"x", "y"}, [](In<float, 2> x, Out<float, 2> y) {
  for_each({y.size(0), y.size(1)}, [&](Index r, Index c) {
    const auto tap = [&](int k) {
      return taps[static_cast<std::size_t>(k)] * x(clamp(r + (k - 2), 0, x.size(0) - 1), c);
    };
    y(r, c) = tap(0) + tap(1) + tap(2) + tap(3) + tap(4);
  });
});

// Unsharp mask: what the blur took away is added again, and more.
const auto sharpen =
    lift("sharpen", [](Value<float> sharp, Value<float> soft) { return soft + 1.8f * (sharp - soft); });

const auto tone = lift("tone", [](Value<float> x) {
  const auto level = clamp(x, 0.0f, 1.0f);
  return smoothstep(0.0f, 1.0f, sqrt(level));
});

const auto to_bytes = lift("to_bytes", [](Value<float> x) { return cast<std::uint8_t>(round(255.0f * x)); });

}  // namespace

Developed develop(const Device& device, const Picture& colour) {
  const Shape size{colour.height, colour.width};
  const auto rgb = device.array<std::uint8_t>({colour.height, colour.width, 3}, colour.pixels);
  const auto bytes = device.array<std::uint8_t>(size);

  const Future<Report> done = device.fuse([&](Scope& s) {
    const auto sharp = s.scratch<float>(size), across = s.scratch<float>(size), soft = s.scratch<float>(size);
    const auto crisp = s.scratch<float>(size), toned = s.scratch<float>(size);
    grey(rgb, sharp);
    blur_across(sharp, across);
    blur_down(across, soft);
    sharpen(sharp, soft, crisp);
    tone(crisp, toned);
    to_bytes(toned, bytes);
  });

  return {{colour.height, colour.width, 1, bytes.read().get()}, done.get()};
}

}  // namespace blur
