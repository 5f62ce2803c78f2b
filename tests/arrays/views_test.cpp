// Views, and arrays chosen or made by index: against an index by index computation, of arrays and of what is
// computed.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <random>
#include <string>
#include <vector>
#include <weft/weft.hpp>

using namespace weft;

namespace {

using Lengths = std::vector<std::int64_t>;
using Values = std::vector<float>;

/// Row-major on the host.
struct Host {
  Lengths shape;
  Values values;

  [[nodiscard]] float at(const Lengths& index) const {
    std::int64_t flat = 0;
    for (std::size_t d = 0; d < shape.size(); ++d) flat = flat * shape[d] + index[d];
    return values[static_cast<std::size_t>(flat)];
  }
};

/// element(index) at every index of a shape, row-major.
Host filled(const Lengths& shape, const std::function<float(const Lengths&)>& element) {
  Host host{shape, {}};
  const std::int64_t count =
      std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
  Lengths index(shape.size(), 0);
  for (std::int64_t k = 0; k < count; ++k) {
    host.values.push_back(element(index));
    for (std::size_t d = shape.size(); d-- > 0 && ++index[d] == shape[d];) index[d] = 0;
  }
  return host;
}

Lengths lengths(const Shape& shape) { return {shape.lengths().begin(), shape.lengths().end()}; }

class Views : public testing::TestWithParam<const char*> {
 protected:
  Device dev{DeviceOptions{.tiers = {GetParam()}}};

  Host random(const Lengths& shape, unsigned seed) {
    std::mt19937 engine(seed);
    std::uniform_real_distribution<float> values(-4, 4);
    return filled(shape, [&](const Lengths&) { return values(engine); });
  }
  Array<float> on_device(const Host& host) {
    return dev.array<float>(Shape(std::span<const std::int64_t>(host.shape)), host.values);
  }
  /// The view of an array, of an expression, of a sum over an axis of length 1, and of a product: all the
  /// same.
  template <class V>
  void check(const Lengths& shape, const V& view, const Lengths& expected,
             const std::function<Lengths(const Lengths&)>& from) {
    const Host host = random(shape, 3);
    const Array<float> x = on_device(host);
    const Host wanted = filled(expected, [&](const Lengths& index) { return host.at(from(index)); });
    const auto same = [&](const auto& got, const char* what, float factor) {
      const Array<float> y = eval(got);
      ASSERT_EQ(lengths(y.shape()), expected) << what;
      Values values = wanted.values;
      for (float& v : values) v *= factor;
      EXPECT_EQ(y.read().get(), values) << what;
    };
    same(view(x), "array", 1);
    same(view(Expr<float>(x)), "input", 1);
    same(view(x * 2.0f), "op", 2);
    same(view(x * 2.0f) * 0.5f, "op of a view of an op", 1);
    same(view(sum(Expr<float>(x).expand_dims({0}), Axis{0})), "fold", 1);
    same(view(sum(Expr<float>(x).expand_dims({0}), Axis{0})) * 4.0f, "op of a view of a fold", 4);
    Array<float> into = dev.array<float>(Shape(std::span<const std::int64_t>(expected)));
    dev.fuse([&] { into = view(x * 2.0f) + 0.0f; }).get();
    same(into, "in a scope", 2);
  }
};
INSTANTIATE_TEST_SUITE_P(Tiers, Views, testing::Values("reference", "cpu"),
                         [](const auto& tier) { return tier.param; });

TEST_P(Views, Permute) {
  check(
      {3, 5}, [](const auto& x) { return x.transpose(); }, {5, 3},
      [](const Lengths& i) {
        return Lengths{i[1], i[0]};
      });
  check(
      {2, 3, 4},
      [](const auto& x) {
        return x.permute({2, 0, -2});
      },
      {4, 2, 3},
      [](const Lengths& i) {
        return Lengths{i[1], i[2], i[0]};
      });
  check(
      {}, [](const auto& x) { return x.permute({}); }, {}, [](const Lengths&) { return Lengths{}; });
}

TEST_P(Views, Slice) {
  check(
      {7, 4}, [](const auto& x) { return x.slice(0, 1, 3, 2); }, {3, 4},
      [](const Lengths& i) {
        return Lengths{1 + 2 * i[0], i[1]};
      });
  check(
      {4, 257}, [](const auto& x) { return x.slice(-1, 256, 86, -3); }, {4, 86},
      [](const Lengths& i) {
        return Lengths{i[0], 256 - 3 * i[1]};
      });
  check(
      {4, 5}, [](const auto& x) { return x.slice(1, 5, 0); }, {4, 0}, [](const Lengths& i) { return i; });
  check(
      {9, 6}, [](const auto& x) { return x.slice(0, 8, 5, -2).slice(0, 1, 2, 2).slice(1, 2, 3); }, {2, 3},
      [](const Lengths& i) {
        return Lengths{8 - 2 * (1 + 2 * i[0]), 2 + i[1]};
      });
}

TEST_P(Views, BroadcastSqueezeExpand) {
  check(
      {3, 1},
      [](const auto& x) {
        return x.broadcast_to({2, 3, 5});
      },
      {2, 3, 5},
      [](const Lengths& i) {
        return Lengths{i[1], 0};
      });
  check(
      {1, 3, 1}, [](const auto& x) { return x.squeeze(); }, {3},
      [](const Lengths& i) {
        return Lengths{0, i[0], 0};
      });
  check(
      {1, 3, 1}, [](const auto& x) { return x.squeeze({-1}); }, {1, 3},
      [](const Lengths& i) {
        return Lengths{0, i[1], 0};
      });
  check(
      {3, 2},
      [](const auto& x) {
        return x.expand_dims({0, -1});
      },
      {1, 3, 2, 1},
      [](const Lengths& i) {
        return Lengths{i[1], i[2]};
      });
}

TEST_P(Views, FlipAndDiagonal) {
  check(
      {3, 4}, [](const auto& x) { return x.flip({1}); }, {3, 4},
      [](const Lengths& i) {
        return Lengths{i[0], 3 - i[1]};
      });
  check(
      {3, 4}, [](const auto& x) { return x.flip(); }, {3, 4},
      [](const Lengths& i) {
        return Lengths{2 - i[0], 3 - i[1]};
      });
  check(
      {3, 4}, [](const auto& x) { return x.diagonal(1); }, {3},
      [](const Lengths& i) {
        return Lengths{i[0], i[0] + 1};
      });
  check(
      {2, 5, 4}, [](const auto& x) { return x.diagonal(-2, 1, 2); }, {2, 3},
      [](const Lengths& i) {
        return Lengths{i[0], i[1] + 2, i[1]};
      });
  check(
      {3, 4}, [](const auto& x) { return x.diagonal(9); }, {0},
      [](const Lengths&) {
        return Lengths{0, 0};
      });
}

TEST_P(Views, Reshape) {
  const auto flat = [](const Lengths& i) { return Lengths{(i[0] * 6 + i[1]) / 4, (i[0] * 6 + i[1]) % 4}; };
  check(
      {3, 4},
      [](const auto& x) {
        return x.reshape({2, 6});
      },
      {2, 6}, flat);
  check(
      {3, 4},
      [](const auto& x) {
        return Expr<float>(x).transpose().reshape({2, 6});
      },
      {2, 6},
      [](const Lengths& i) {
        return Lengths{(i[0] * 6 + i[1]) % 3, (i[0] * 6 + i[1]) / 3};
      });
  check(
      {3, 4},
      [](const auto& x) {
        return Expr<float>(x).flip({0}).reshape({3, 2, 2});
      },
      {3, 2, 2},
      [](const Lengths& i) {
        return Lengths{2 - i[0], 2 * i[1] + i[2]};
      });
  check(
      {2, 0},
      [](const auto& x) {
        return x.reshape({0, 7});
      },
      {0, 7}, [](const Lengths& i) { return i; });
}

TEST_P(Views, RowsOfAReshapedProductAreNormed) {
  const Host h = random({4, 6}, 8), w = random({6}, 9);
  const Array<float> x = on_device(h), g = on_device(w);
  const Array<float> got = eval(softmax((Expr<float>(x) * g).reshape({4, 2, 3}).permute({0, 2, 1})));
  const Array<float> product = eval(x * g),
                     apart = eval(softmax(product.reshape({4, 2, 3}).permute({0, 2, 1})));
  EXPECT_EQ(got.read().get(), apart.read().get());
}

TEST_P(Views, Concat) {
  for (const std::int64_t more : {0, 1, 255}) {
    const Host a = random({3, 2}, 1), b = random({3, more}, 2), c = random({3, 4}, 3);
    const Array<float> x = on_device(a), y = on_device(b), z = on_device(c);
    const Host wanted = filled({3, 6 + more}, [&](const Lengths& i) {
      if (i[1] < 2) return a.at(i);
      return i[1] < 2 + more ? b.at({i[0], i[1] - 2}) : c.at({i[0], i[1] - 2 - more});
    });
    EXPECT_EQ(eval(concat(Axis{1}, x, y, z)).read().get(), wanted.values);
    EXPECT_EQ(eval(concat(Axis{-1}, x * 1.0f, y * 1.0f, z * 1.0f)).read().get(), wanted.values);
    EXPECT_EQ(eval(concat(Axis{-1}, x, y * 1.0f, z) * 1.0f).read().get(), wanted.values);
  }
  const Host a = random({2, 3}, 4);
  const Array<float> x = on_device(a);
  std::vector<Expr<float>> many;
  for (int k = 0; k < 20; ++k) many.push_back(x + static_cast<float>(k));
  const Host wanted = filled({20, 2, 3}, [&](const Lengths& i) {
    return a.at({i[1], i[2]}) + static_cast<float>(i[0]);
  });
  EXPECT_EQ(eval(stack(Axis{0}, many)).read().get(), wanted.values);
  EXPECT_EQ(eval(stack(Axis{-1}, x, -x)).shape(), (Shape{2, 3, 2}));
}

TEST_P(Views, ConcatOfWhatItOverwrites) {
  const Host a = random({6, 3}, 5);
  const Host wanted = filled({6, 3}, [&](const Lengths& i) {
    return a.at({i[0] < 3 ? i[0] + 3 : 5 - i[0], i[1]});
  });
  Array<float> x = on_device(a), y = on_device(a), z = on_device(a);
  x = concat(Axis{0}, x.slice(0, 3, 3), x.slice(0, 2, 3, -1));
  EXPECT_EQ(x.read().get(), wanted.values);
  dev.fuse([&] { y = concat(Axis{0}, y.slice(0, 3, 3), y.slice(0, 2, 3, -1)); }).get();
  EXPECT_EQ(y.read().get(), wanted.values);
  dev.fuse([&] { z = concat(Axis{0}, z.slice(0, 3, 3) * 1.0f, z.slice(0, 2, 3, -1) * 1.0f); }).get();
  EXPECT_EQ(z.read().get(), wanted.values);
  // Into a view with strides.
  const Array<float> wide = dev.array<float>({6, 7});
  Array<float> middle = wide.slice(1, 5, 3, -2);
  const Array<float> again = on_device(a);
  middle = concat(Axis{0}, again.slice(0, 3, 3) * 1.0f, again.slice(0, 2, 3, -1) * 1.0f);
  EXPECT_EQ(middle.read().get(), wanted.values);
}

TEST_P(Views, Pad) {
  const Host a = random({3, 4}, 6);
  const Array<float> x = on_device(a);
  const auto wanted = [&](std::int64_t top, std::int64_t left, const Lengths& shape, auto&& fold) {
    return filled(shape, [&](const Lengths& i) { return fold(i[0] - top, i[1] - left); }).values;
  };
  const auto constant = [&](float value) {
    return [&a, value](std::int64_t i, std::int64_t j) {
      return i >= 0 && i < 3 && j >= 0 && j < 4 ? a.at({i, j}) : value;
    };
  };
  EXPECT_EQ(eval(pad(x, {1, 0}, {0, 2})).read().get(), wanted(1, 0, {4, 6}, constant(0)));
  EXPECT_EQ(eval(pad(x * 1.0f, {1, -1}, {2, 0}, PadMode::constant, -7.5f)).read().get(),
            wanted(1, -1, {6, 3}, constant(-7.5f)));
  const auto edge = [&](std::int64_t i, std::int64_t j) {
    return a.at({std::clamp<std::int64_t>(i, 0, 2), std::clamp<std::int64_t>(j, 0, 3)});
  };
  EXPECT_EQ(eval(pad(x, {2, 5}, {1, 1}, PadMode::edge)).read().get(), wanted(2, 5, {6, 10}, edge));
  const auto wrapped = [&](std::int64_t i, std::int64_t j) {
    return a.at({((i % 3) + 3) % 3, ((j % 4) + 4) % 4});
  };
  EXPECT_EQ(eval(pad(x, {2, 5}, {1, 9}, PadMode::wrap)).read().get(), wanted(2, 5, {6, 18}, wrapped));
  const auto bounce = [](std::int64_t i, std::int64_t n) {
    const std::int64_t round = 2 * n - 2, step = ((i % round) + round) % round;
    return step < n ? step : round - step;
  };
  const auto mirrored = [&](std::int64_t i, std::int64_t j) { return a.at({bounce(i, 3), bounce(j, 4)}); };
  EXPECT_EQ(eval(pad(x, {2, 5}, {1, 9}, PadMode::reflect)).read().get(), wanted(2, 5, {6, 18}, mirrored));
}

TEST_P(Views, TakeAndOneHot) {
  const Host a = random({3, 4, 2}, 7);
  const Array<float> x = on_device(a);
  const auto at = dev.array<std::int32_t>({2, 2}, std::vector<std::int32_t>{3, -1, 0, 9});
  const Host wanted = filled({3, 2, 2, 2}, [&](const Lengths& i) {
    constexpr std::int64_t from[] = {3, 3, 0, -1};
    const std::int64_t k = from[i[1] * 2 + i[2]];
    return k < 0 ? 0.0f : a.at({i[0], k, i[3]});
  });
  const Array<float> got = eval(take(x, at, Axis{1}));
  ASSERT_EQ(got.shape(), (Shape{3, 2, 2, 2}));
  EXPECT_EQ(got.read().get(), wanted.values);
  const auto along = dev.array<std::uint8_t>({1, 4, 2}, std::vector<std::uint8_t>{0, 1, 2, 1, 0, 2, 1, 0});
  const auto rows = along.read().get();
  const Host picked = filled({1, 4, 2}, [&](const Lengths& i) {
    return a.at({rows[i[1] * 2 + i[2]], i[1], i[2]});
  });
  EXPECT_EQ(eval(take_along(x, along, Axis{0})).read().get(), picked.values);
  EXPECT_EQ(eval(one_hot<float>(at, 4)).read().get(),
            (Values{0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(eval(take(x, argmax(x, Axis{0}).slice(1, 0, 1).reshape({4}), Axis{0})).shape(), (Shape{4, 4, 2}));
}

TEST_P(Views, MadeByIndex) {
  Array<std::int32_t> y = dev.array<std::int32_t>({2, 3});
  y = iota<std::int32_t>({2, 3}) * 10 + iota<std::int32_t>({2, 1}, Axis{0});
  EXPECT_EQ(y.read().get(), (std::vector<std::int32_t>{0, 10, 20, 1, 11, 21}));
  Array<float> z = dev.array<float>({300});
  z = full<float>({300}, 2.5f) + iota<float>({300});
  const Values v = z.read().get();
  EXPECT_EQ(v[0], 2.5f);
  EXPECT_EQ(v[299], 301.5f);
  EXPECT_EQ(sum(full<float>({4, 5}, 2.0f), Axis{1}).shape(), Shape(4));
  z = outer(z.slice(0, 0, 20), iota<float>({15})).reshape({300});
  EXPECT_EQ(z.read().get()[299], v[19] * 14);
}

template <class F>
std::string refusal(F&& body) {
  try {
    body();
  } catch (const UsageError& error) {
    return error.what();
  }
  return "nothing was thrown";
}

TEST_P(Views, RefusalsNameTheShapeAndTheLine) {
  const Array<float> x = dev.array<float>({3, 4});
  const Array<std::int32_t> k = dev.array<std::int32_t>({3});
  const std::pair<std::string, std::string> cases[] = {
      {refusal([&] { (void)(x + 1.0f).permute({0}); }), "permute: 1 axes for shape (3, 4), which has 2"},
      {refusal([&] {
         (void)(x + 1.0f).permute({0, 0});
       }),
       "permute: axis 0 is given twice"},
      {refusal([&] {
         (void)x.permute({0, 2});
       }),
       "permute: axis 2 is out of range for shape (3, 4)"},
      {refusal([&] { (void)(x + 1.0f).slice(1, 2, 3); }),
       "slice: 3 indices from 2 by 1 leave axis 1 of length 4"},
      {refusal([&] { (void)x.slice(0, std::numeric_limits<std::int64_t>::min(), 2); }),
       "leave axis 0 of length 3"},
      {refusal([&] { (void)x.slice(0, 0, 2, 0); }), "slice: 2 indices from 0 by 0 leave axis 0 of length 3"},
      {refusal([&] {
         (void)x.broadcast_to({3, 5});
       }),
       "broadcast_to: shape (3, 4) does not broadcast to (3, 5)"},
      {refusal([&] { (void)x.squeeze({1}); }), "squeeze: axis 1 of shape (3, 4) has length 4, not 1"},
      {refusal([&] { (void)x.expand_dims({3}); }),
       "expand_dims: axis 3 is out of range for a result of 3 dimensions"},
      {refusal([&] { (void)x.diagonal(0, 1, -1); }), "diagonal: axis 1 is given twice"},
      {refusal([&] { (void)Expr<float>(x).reshape({5}); }),
       "reshape: shape (3, 4) has 12 elements, which do not fit (5,)"},
      {refusal([&] { (void)concat(Axis{0}, x, x.transpose()); }),
       "concat: f32(3, 4) and f32(4, 3) do not go behind one another along axis 0"},
      {refusal([&] { (void)stack(Axis{0}, x, x.transpose()); }), "stack: shapes (3, 4) and (4, 3) differ"},
      {refusal([&] { (void)pad(x, {1}, {1}); }), "pad: 1 and 1 widths for shape (3, 4)"},
      {refusal([&] {
         (void)pad(x, {-2, 0}, {-2, 0});
       }),
       "pad: -2 and -2 elements more along axis 0 of length 3"},
      {refusal([&] { (void)take(x, x, Axis{0}); }), "take: indices are f32, not integers"},
      {refusal([&] { (void)take_along(x, k, Axis{0}); }),
       "take_along: indices of shape (3,) for shape (3, 4)"},
      {refusal([&] { (void)one_hot<float>(k, -1); }), "one_hot: depth is -1"},
  };
  for (const auto& [got, wanted] : cases) {
    EXPECT_NE(got.find(wanted), std::string::npos) << got;
    EXPECT_NE(got.find("(line "), std::string::npos) << got;
  }
  Array<float> repeated = x.broadcast_to({2, 3, 4});
  const std::string through = refusal([&] { repeated = full<float>({2, 3, 4}, 0.0f); });
  EXPECT_NE(through.find("shows one element many times"), std::string::npos) << through;
}

/// Views end at the arrays, so that what they are taken of is joined with what follows.
TEST(ViewLaunches, OfElementwiseOpsNeedNoLaunch) {
  const Device dev(DeviceOptions{.tiers = {"cpu"}});
  const Array<float> x = dev.array<float>({64, 128});
  Future<Report> report;
  const auto e = silu(x * 2.0f + 1.0f);
  (void)eval(EvalOptions{.report = &report}, e.slice(1, 0, 64) * e.slice(1, 64, 64));
  EXPECT_EQ(report.get().launches, 1);
  (void)eval(EvalOptions{.report = &report}, softmax(e.transpose()) * 2.0f);
  EXPECT_EQ(report.get().launches, 1);
  (void)eval(EvalOptions{.report = &report}, concat(Axis{1}, -e.slice(1, 64, 64), e.slice(1, 0, 64)));
  EXPECT_EQ(report.get().launches, 1);
}

}  // namespace
