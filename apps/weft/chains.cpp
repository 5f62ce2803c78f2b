#include "chains.hpp"

#include <fmt/format.h>

#include <utility>

#include "chain_loops.hpp"
#include "random.hpp"
#include "weft/error.hpp"
#include "weft/kernel.hpp"

namespace weft::app {
namespace {

using V = Value<float>;

// Of every element.
const auto add_op = lift("add", [](V a, V b) { return a + b; });
const auto mul_op = lift("mul", [](V a, V b) { return a * b; });
const auto square_op = lift("square", [](V x) { return x * x; });
const auto half_op = lift("half", [](V x) { return 0.5f * x; });
const auto neg_op = lift("neg", [](V x) { return -x; });
const auto abs_op = lift("abs", [](V x) { return abs(x); });
const auto exp_op = lift("exp", [](V x) { return exp(x); });
const auto tanh_op = lift("tanh", [](V x) { return tanh(x); });
const auto rsqrt_op = lift("rsqrt", [](V x) { return rsqrt(x); });
const auto silu_op = lift("silu", [](V x) { return silu(x); });

// By a number.
const auto divide_op = kernel("divide", {"x", "n", "y"}, [](In<float> x, Param<float> n, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = x[i] / n; });
});
const auto offset_op = kernel("offset", {"x", "by", "y"}, [](In<float> x, Param<float> by, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = x[i] + by; });
});

// Of rows: a row to a number, and every element with a number of its row or of its column.
const auto row_sum_op = kernel("row_sum", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(0), [&](Index r) { s[r] = sum(x.size(1), [&](Index c) { return x(r, c); }); });
});
const auto row_max_op = kernel("row_max", {"x", "m"}, [](In<float, 2> x, Out<float> m) {
  for_each(x.size(0), [&](Index r) { m[r] = max(x.size(1), [&](Index c) { return x(r, c); }); });
});
const auto row_scale_op =
    kernel("row_scale", {"x", "k", "y"}, [](In<float, 2> x, In<float> k, Out<float, 2> y) {
      for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) * k[r]; });
    });
const auto row_sub_op = kernel("row_sub", {"x", "m", "y"}, [](In<float, 2> x, In<float> m, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) - m[r]; });
});
const auto row_div_op = kernel("row_div", {"x", "s", "y"}, [](In<float, 2> x, In<float> s, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) / s[r]; });
});
const auto col_scale_op =
    kernel("col_scale", {"x", "w", "y"}, [](In<float, 2> x, In<float> w, Out<float, 2> y) {
      for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) * w[c]; });
    });

/// silu(a) * b
void silu_mul(Scope& s, const ChainArrays& a) {
  const auto t = s.scratch<float>(a.out.shape());
  silu_op(a.in[0], t);
  mul_op(t, a.in[1], a.out);
}

/// silu(a * w + b)
void affine_silu(Scope& s, const ChainArrays& a) {
  const auto scaled = s.scratch<float>(a.out.shape());
  const auto moved = s.scratch<float>(a.out.shape());
  mul_op(a.in[0], a.in[1], scaled);
  add_op(scaled, a.in[2], moved);
  silu_op(moved, a.out);
}

/// tanh(exp(-abs(a * w + b)) * 0.5)
void seven(Scope& s, const ChainArrays& a) {
  const auto t = s.scratch<float>(a.out.shape());
  const auto u = s.scratch<float>(a.out.shape());
  mul_op(a.in[0], a.in[1], t);
  add_op(t, a.in[2], u);
  abs_op(u, t);
  neg_op(t, u);
  exp_op(u, t);
  half_op(t, u);
  tanh_op(u, a.out);
}

/// rms_norm(x) * w * silu(g)
void norm_gate(Scope& s, const ChainArrays& a) {
  const Shape shape = a.out.shape();
  const auto squared = s.scratch<float>(shape), scaled = s.scratch<float>(shape),
             weighted = s.scratch<float>(shape), gate = s.scratch<float>(shape);
  const auto total = s.scratch<float>(shape[0]), mean = s.scratch<float>(shape[0]),
             safe = s.scratch<float>(shape[0]), factor = s.scratch<float>(shape[0]);
  square_op(a.in[0], squared);
  row_sum_op(squared, total);
  divide_op(total, static_cast<float>(shape[1]), mean);
  offset_op(mean, norm_eps, safe);
  rsqrt_op(safe, factor);
  row_scale_op(a.in[0], factor, scaled);
  col_scale_op(scaled, a.in[1], weighted);
  silu_op(a.in[2], gate);
  mul_op(weighted, gate, a.out);
}

void softmax(Scope& s, const ChainArrays& a) {
  const Shape shape = a.out.shape();
  const auto moved = s.scratch<float>(shape), powers = s.scratch<float>(shape);
  const auto largest = s.scratch<float>(shape[0]), total = s.scratch<float>(shape[0]);
  row_max_op(a.in[0], largest);
  row_sub_op(a.in[0], largest, moved);
  exp_op(moved, powers);
  row_sum_op(powers, total);
  row_div_op(powers, total, a.out);
}

// The same as expressions.
Expr<float> silu_mul_of(const ChainArrays& a) { return silu(a.in[0]) * a.in[1]; }
Expr<float> affine_silu_of(const ChainArrays& a) { return silu(a.in[0] * a.in[1] + a.in[2]); }
Expr<float> seven_of(const ChainArrays& a) { return tanh(exp(-abs(a.in[0] * a.in[1] + a.in[2])) * 0.5f); }
Expr<float> norm_gate_of(const ChainArrays& a) {
  return rms_norm(a.in[0], norm_eps) * a.in[1] * silu(a.in[2]);
}
Expr<float> softmax_of(const ChainArrays& a) { return softmax(a.in[0]); }

}  // namespace

std::int64_t Chain::bytes(ChainSize size) const {
  std::int64_t elements = size.elements();
  for (std::size_t k = 0; k < inputs.size(); ++k) elements += input_elements(k, size);
  return elements * static_cast<std::int64_t>(sizeof(float));
}

std::span<const Chain> chains() {
  static const Chain all[] = {
      {"silu_mul", "silu(a) * b", {false, false}, false, 2, silu_mul, silu_mul_of, plain_silu_mul},
      {"affine_silu",
       "silu(a * w + b)",
       {false, false, false},
       false,
       3,
       affine_silu,
       affine_silu_of,
       plain_affine_silu},
      {"seven",
       "tanh(exp(-abs(a * w + b)) * 0.5)",
       {false, false, false},
       false,
       7,
       seven,
       seven_of,
       plain_seven},
      {"norm_gate",
       "rms_norm(x) * w * silu(g)",
       {false, true, false},
       true,
       9,
       norm_gate,
       norm_gate_of,
       plain_norm_gate},
      {"softmax", "softmax(x)", {false}, true, 5, softmax, softmax_of, plain_softmax},
  };
  return all;
}

const Chain& find_chain(std::string_view name) {
  std::string known;
  for (const Chain& chain : chains()) {
    if (name == chain.name) return chain;
    known += fmt::format("{}{}", known.empty() ? "" : ", ", chain.name);
  }
  throw UsageError(fmt::format("there is no chain '{}'; the chains are {}", name, known));
}

std::vector<std::vector<float>> chain_data(const Chain& chain, ChainSize size, std::uint64_t seed) {
  std::vector<std::vector<float>> data;
  for (std::size_t k = 0; k < chain.inputs.size(); ++k) {
    data.emplace_back(static_cast<std::size_t>(chain.input_elements(k, size)));
    fill_normal(data.back(), seed, k);
  }
  return data;
}

ChainArrays chain_arrays(const Chain& chain, ChainSize size, const Device& device,
                         std::span<const std::vector<float>> data) {
  ChainArrays arrays;
  const Shape whole{size.rows, size.cols};
  for (std::size_t k = 0; k < chain.inputs.size(); ++k) {
    const Shape shape = chain.inputs[k] ? Shape(size.cols) : whole;
    arrays.in.push_back(data.empty() ? device.array<float>(shape)
                                     : device.array<float>(shape, std::span<const float>(data[k])));
  }
  arrays.out = device.array<float>(whole);
  return arrays;
}

}  // namespace weft::app
