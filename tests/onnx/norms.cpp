// Normalisations and matrix products.
#include "onnx/operators.hpp"

namespace weft::onnx {
namespace {

Values layer_normalization(const Call& c) {
  Value y, means, scales;
  y = with(Floats{}, c[0], [&](const auto& x) {
    auto first = static_cast<int>(c.integer("axis", -1));
    if (first < 0) first += x.rank();
    std::vector<int> axes;
    for (int axis = first; axis < x.rank(); ++axis) axes.push_back(axis);
    const auto centre = mean(x, Axes(axes), keepdims);
    const auto scale = rsqrt(var(x, Axes(axes), keepdims) + c.number("epsilon", 1e-5));
    means = centre;
    scales = scale;
    const auto shaped = (x - centre) * scale * like(x, c[1]);
    return c.has(2) ? shaped + like(x, c[2]) : shaped;
  });
  return {y, means, scales};
}

Values mean_variance_normalization(const Call& c) {
  const Attribute* given = c.attribute("axes");
  const std::vector<std::int64_t> list =
      given != nullptr ? given->integers : std::vector<std::int64_t>{0, 2, 3};
  const Axes axes{std::vector<int>(list.begin(), list.end())};
  return {with(Floats{}, c[0], [&](const auto& x) {
    return (x - mean(x, axes, keepdims)) / (stddev(x, axes, keepdims) + 1e-9);
  })};
}

Values integer_product(const Call& c) {
  const auto wide = [&](std::size_t operand, std::size_t zero) {
    const Value x = cast_to(Type::i32, c[operand]);
    const auto& typed = std::get<Expr<std::int32_t>>(x);
    if (!c.has(zero)) return typed;
    if (shape_of(c[zero]).size() != 1) throw Unsupported("zero points by axis");
    return typed - std::get<Expr<std::int32_t>>(cast_to(Type::i32, c[zero]));
  };
  return {matmul(wide(0, 2), wide(1, 3))};
}

/// A product of quantised matrices, quantised again: in float32 as the reference does.
Values quantised_product(const Call& c) {
  const auto real = [&](std::size_t k) { return std::get<Expr<float>>(cast_to(Type::f32, c[k])); };
  const auto product = matmul(real(0) - real(2), real(3) - real(5));
  const auto level = round(product * (real(1) * real(4) / real(6))) + real(7);
  return {cast_to(type_of(c[7]), level)};
}

/// alpha * a * b + beta * c, with either matrix transposed.
Values general_product(const Call& c) {
  return {with(Types<std::int32_t, std::int64_t, float, double>{}, c[0], [&](const auto& a) {
    using T = ElementOf<decltype(a)>;
    const auto& b = like(a, c[1]);
    const auto product = matmul(c.integer("transA", 0) != 0 ? a.transpose() : a,
                                c.integer("transB", 0) != 0 ? b.transpose() : b);
    const auto scaled = product * static_cast<T>(c.number("alpha", 1));
    return c.has(2) ? scaled + like(a, c[2]) * static_cast<T>(c.number("beta", 1)) : scaled;
  })};
}

/// Along the channels, which are axis 1.
template <class E>
E by_channel(const E& values, int rank) {
  std::vector<int> axes{0};
  for (int axis = 2; axis < rank; ++axis) axes.push_back(axis);
  return values.expand_dims(axes);
}

Values batch_normalization(const Call& c) {
  if (c.integer("training_mode", 0) != 0) throw Unsupported("training");
  return {with(Floats{}, c[0], [&](const auto& x) {
    const auto channel = [&](std::size_t k) { return by_channel(like(x, c[k]), x.rank()); };
    return channel(1) * (x - channel(3)) / sqrt(channel(4) + c.number("epsilon", 1e-5)) + channel(2);
  })};
}

std::vector<int> spatial_axes(int rank) {
  std::vector<int> axes;
  for (int axis = 2; axis < rank; ++axis) axes.push_back(axis);
  return axes;
}

Values instance_normalization(const Call& c) {
  return {with(Floats{}, c[0], [&](const auto& x) {
    const Axes axes(spatial_axes(x.rank()));
    const auto scale = by_channel(like(x, c[1]), x.rank()), shift = by_channel(like(x, c[2]), x.rank());
    return scale * (x - mean(x, axes, keepdims)) / sqrt(var(x, axes, keepdims) + c.number("epsilon", 1e-5)) +
           shift;
  })};
}

}  // namespace

void add_norms(Operators& o) {
  o["LayerNormalization"] = layer_normalization;
  o["MeanVarianceNormalization"] = mean_variance_normalization;
  o["MatMul"] = [](const Call& c) {
    return Values{with(Types<std::int32_t, std::int64_t, float, double>{}, c[0],
                       [&](const auto& a) { return matmul(a, like(a, c[1])); })};
  };
  o["Gemm"] = general_product;
  o["BatchNormalization"] = batch_normalization;
  o["InstanceNormalization"] = instance_normalization;
  o["GlobalAveragePool"] = [](const Call& c) {
    return Values{
        with(Floats{}, c[0], [](const auto& x) { return mean(x, Axes(spatial_axes(x.rank())), keepdims); })};
  };
  o["GlobalMaxPool"] = [](const Call& c) {
    return Values{
        with(Floats{}, c[0], [](const auto& x) { return max(x, Axes(spatial_axes(x.rank())), keepdims); })};
  };
  o["MatMulInteger"] = integer_product;
  o["QLinearMatMul"] = quantised_product;
}

}  // namespace weft::onnx
