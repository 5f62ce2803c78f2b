// Operators that test, choose and convert elements.
#include "onnx/operators.hpp"

namespace weft::onnx {
namespace {

template <class List, class F>
Operator compared(List types, F f) {
  return [=](const Call& c) {
    if (c.opset < 7 && c.attribute("axis") != nullptr)
      throw Unsupported("broadcast along a given axis, before version 7");
    return Values{with(types, c[0], [&](const auto& a) { return f(a, like(a, c[1])); })};
  };
}

Values cast_like(const Call& c) { return {cast_to(type_of(c[1]), c[0])}; }

Values dropout(const Call& c) {
  // Outside training every element passes; with a ratio of 0 as well.
  const bool training = c.has(2) && c.integers(2)[0] != 0;
  if (training) {
    if (!c.has(1)) throw Unsupported("random numbers of NumPy's generator");
    (void)with(Floats{}, c[1], [&](const auto& ratio) {
      if (eval(cast<double>(ratio)).read().get()[0] != 0)
        throw Unsupported("random numbers of NumPy's generator");
      return ratio;
    });
  }
  return {c[0], with(Floats{}, c[0], [](const auto& x) { return (x == x) | is_nan(x); })};
}

/// Round, saturate, shift the zero: as NumPy's reference does, in float32.
template <class Q>
Expr<Q> quantised(const Expr<float>& x, const Expr<float>& scale, const Expr<Q>& zero) {
  const auto level = round(x / scale) + cast<float>(zero);
  return cast<Q>(level);  // saturates
}

Values quantize(const Call& c) {
  if (shape_of(c[1]).size() != 1) throw Unsupported("scales by axis");
  const auto& x = std::get<Expr<float>>(c[0]);
  return {with(Types<std::int8_t, std::uint8_t>{}, c[2],
               [&](const auto& zero) { return quantised(x, like(x, c[1]), zero); })};
}

Values dequantize(const Call& c) {
  if (shape_of(c[1]).size() != 1) throw Unsupported("scales by axis");
  return {with(Types<std::int8_t, std::uint8_t, std::int32_t>{}, c[0], [&](const auto& x) {
    return (cast<float>(x) - cast<float>(like(x, c[2]))) * std::get<Expr<float>>(c[1]);
  })};
}

}  // namespace

void add_tests_of_elements(Operators& o) {
  o["Equal"] = compared(All{}, [](const auto& a, const auto& b) { return a == b; });
  o["Less"] = compared(Numbers{}, [](const auto& a, const auto& b) { return a < b; });
  o["LessOrEqual"] = compared(Numbers{}, [](const auto& a, const auto& b) { return a <= b; });
  o["Greater"] = compared(Numbers{}, [](const auto& a, const auto& b) { return a > b; });
  o["GreaterOrEqual"] = compared(Numbers{}, [](const auto& a, const auto& b) { return a >= b; });
  o["And"] = compared(Types<bool>{}, [](const auto& a, const auto& b) { return a & b; });
  o["Or"] = compared(Types<bool>{}, [](const auto& a, const auto& b) { return a | b; });
  o["Xor"] = compared(Types<bool>{}, [](const auto& a, const auto& b) { return a ^ b; });
  o["Not"] = [](const Call& c) { return Values{!std::get<Expr<bool>>(c[0])}; };
  o["IsNaN"] = [](const Call& c) {
    return Values{with(Floats{}, c[0], [](const auto& x) { return is_nan(x); })};
  };
  o["IsInf"] = [](const Call& c) {
    return Values{with(Floats{}, c[0], [&](const auto& x) {
      const bool up = c.integer("detect_positive", 1) != 0, down = c.integer("detect_negative", 1) != 0;
      const auto infinite = is_inf(x);
      return up && down ? infinite : up ? infinite & (x > 0) : infinite & (x < 0);
    })};
  };
  o["Where"] = [](const Call& c) {
    const auto& chosen = std::get<Expr<bool>>(c[0]);
    return Values{with(All{}, c[1], [&](const auto& a) { return where(chosen, a, like(a, c[2])); })};
  };
  o["Cast"] = [](const Call& c) { return Values{cast_to(static_cast<Type>(c.integer("to", 0)), c[0])}; };
  o["CastLike"] = cast_like;
  o["Dropout"] = dropout;
  o["QuantizeLinear"] = quantize;
  o["DequantizeLinear"] = dequantize;
  o["Constant"] = [](const Call& c) {
    const Attribute* tensor = c.attribute("value");
    if (tensor != nullptr && tensor->tensor) return Values{constant(c.device, *tensor->tensor)};
    if (const Attribute* one = c.attribute("value_int"))
      return Values{Expr<std::int64_t>(c.device.array<std::int64_t>(Shape(), {one->integer}))};
    if (const Attribute* one = c.attribute("value_float"))
      return Values{Expr<float>(c.device.array<float>(Shape(), {static_cast<float>(one->number)}))};
    throw Unsupported("a constant of another form");
  };
}

}  // namespace weft::onnx
