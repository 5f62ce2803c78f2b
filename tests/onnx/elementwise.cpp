// Operators of arithmetic: element by element, broadcast.
#include <cmath>

#include "onnx/operators.hpp"

namespace weft::onnx {
namespace {

template <class T>
constexpr bool is_float = std::is_same_v<T, f16> || std::is_same_v<T, bf16> || std::is_floating_point_v<T>;

/// A number in the type of an expression.
template <class T>
T number_as(const Expr<T>&, double number) {
  return static_cast<T>(number);
}

template <class List, class F>
Operator unary(List types, F f) {
  return [=](const Call& c) { return Values{with(types, c[0], f)}; };
}

/// Earlier versions broadcast only where they are told to, and then along axes that NumPy would not choose.
void check_broadcast(const Call& c) {
  if (c.opset < 7 && c.attribute("axis") != nullptr)
    throw Unsupported("broadcast along a given axis, before version 7");
}

template <class List, class F>
Operator binary(List types, F f) {
  return [=](const Call& c) {
    check_broadcast(c);
    return Values{with(types, c[0], [&](const auto& a) { return f(a, like(a, c[1])); })};
  };
}

template <class List, class F>
Operator folded(List types, F f) {
  return [=](const Call& c) {
    return Values{with(types, c[0], [&](const auto& a) {
      auto result = a;
      for (std::size_t k = 1; k < c.inputs.size(); ++k) result = f(result, like(a, c[k]));
      return result;
    })};
  };
}

void add_arithmetic(Operators& o) {
  o["Add"] = binary(Numbers{}, [](const auto& a, const auto& b) { return a + b; });
  o["Sub"] = binary(Numbers{}, [](const auto& a, const auto& b) { return a - b; });
  o["Mul"] = binary(Numbers{}, [](const auto& a, const auto& b) { return a * b; });
  o["Div"] = binary(Numbers{}, [](const auto& a, const auto& b) { return a / b; });
  o["Sum"] = folded(Numbers{}, [](const auto& a, const auto& b) { return a + b; });
  o["Max"] = folded(Numbers{}, [](const auto& a, const auto& b) { return max(a, b); });
  o["Min"] = folded(Numbers{}, [](const auto& a, const auto& b) { return min(a, b); });
  o["Mean"] = [sum = o["Sum"]](const Call& c) {
    return Values{
        with(Floats{}, sum(c)[0], [&](const auto& s) { return s / static_cast<int>(c.inputs.size()); })};
  };
  o["Mod"] = [](const Call& c) {
    return Values{with(Numbers{}, c[0], [&](const auto& a) {
      const auto& b = like(a, c[1]);
      return c.integer("fmod", 0) != 0 ? rem(a, b) : mod(a, b);
    })};
  };
  o["Pow"] = [](const Call& c) {
    // The exponent may be of another type; integers are raised as float64, which holds what the cases need.
    return Values{with(Types<std::int32_t, std::int64_t, float, double>{}, c[0], [&](const auto& a) {
      using T = ElementOf<decltype(a)>;
      if constexpr (is_float<T>) {
        return pow(a, like(a, cast_to(type_of(c[0]), c[1])));
      } else {
        const auto wide = cast<double>(a);
        return cast<T>(pow(wide, like(wide, cast_to(Type::f64, c[1]))));
      }
    })};
  };
  o["BitShift"] = [](const Call& c) {
    return Values{with(Integers{}, c[0], [&](const auto& a) {
      return c.text("direction", "") == "LEFT" ? a << like(a, c[1]) : a >> like(a, c[1]);
    })};
  };
}

void add_functions(Operators& o) {
  o["Abs"] = unary(Numbers{}, [](const auto& x) { return abs(x); });
  o["Neg"] = unary(Numbers{}, [](const auto& x) { return -x; });
  o["Sign"] = unary(Numbers{}, [](const auto& x) { return sign(x); });
  o["Relu"] = unary(Numbers{}, [](const auto& x) { return relu(x); });
  o["Identity"] = unary(All{}, [](const auto& x) { return x; });
  o["Floor"] = unary(Floats{}, [](const auto& x) { return floor(x); });
  o["Ceil"] = unary(Floats{}, [](const auto& x) { return ceil(x); });
  o["Round"] = unary(Floats{}, [](const auto& x) { return round(x); });
  o["Sqrt"] = unary(Floats{}, [](const auto& x) { return sqrt(x); });
  o["Reciprocal"] = unary(Floats{}, [](const auto& x) { return recip(x); });
  o["Exp"] = unary(Floats{}, [](const auto& x) { return exp(x); });
  o["Log"] = unary(Floats{}, [](const auto& x) { return log(x); });
  o["Sin"] = unary(Floats{}, [](const auto& x) { return sin(x); });
  o["Cos"] = unary(Floats{}, [](const auto& x) { return cos(x); });
  o["Tan"] = unary(Floats{}, [](const auto& x) { return tan(x); });
  o["Asin"] = unary(Floats{}, [](const auto& x) { return asin(x); });
  o["Acos"] = unary(Floats{}, [](const auto& x) { return acos(x); });
  o["Atan"] = unary(Floats{}, [](const auto& x) { return atan(x); });
  o["Sinh"] = unary(Floats{}, [](const auto& x) { return sinh(x); });
  o["Cosh"] = unary(Floats{}, [](const auto& x) { return cosh(x); });
  o["Tanh"] = unary(Floats{}, [](const auto& x) { return tanh(x); });
  o["Erf"] = unary(Floats{}, [](const auto& x) { return erf(x); });
  o["Asinh"] = unary(Floats{}, [](const auto& x) {
    const auto a = abs(x);
    return copysign(log1p(a + a * a / (1 + sqrt(a * a + 1))), x);
  });
  o["Acosh"] = unary(Floats{}, [](const auto& x) {
    const auto t = x - 1;
    return log1p(t + sqrt(2 * t + t * t));
  });
  o["Atanh"] = unary(Floats{}, [](const auto& x) { return 0.5 * log1p(2 * x / (1 - x)); });
}

/// An activation with two numbers: attributes with their defaults.
template <class F>
Operator activation(const char* first, double one, const char* second, double two, F f) {
  return [=](const Call& c) {
    return Values{with(Floats{}, c[0], [&](const auto& x) {
      return f(x, number_as(x, c.number(first, one)), number_as(x, c.number(second, two)));
    })};
  };
}

void add_activations(Operators& o) {
  o["Sigmoid"] = unary(Floats{}, [](const auto& x) { return sigmoid(x); });
  o["Softplus"] = unary(Floats{}, [](const auto& x) { return softplus(x); });
  o["Softsign"] = unary(Floats{}, [](const auto& x) { return x / (1 + abs(x)); });
  o["HardSwish"] = unary(Floats{}, [](const auto& x) { return x * clamp(x * (1.0 / 6) + 0.5, 0, 1); });
  o["LeakyRelu"] =
      activation("alpha", 0.01, "", 0, [](const auto& x, auto alpha, auto) { return leaky_relu(x, alpha); });
  o["Elu"] = activation("alpha", 1, "", 0, [](const auto& x, auto alpha, auto) { return elu(x, alpha); });
  o["Celu"] = activation("alpha", 1, "", 0, [](const auto& x, auto alpha, auto) {
    return max(x, 0) + min(alpha * expm1(x / alpha), 0);
  });
  o["Selu"] = activation("alpha", 1.67326319217681884765625, "gamma", 1.05070102214813232421875,
                         [](const auto& x, auto alpha, auto gamma) { return gamma * elu(x, alpha); });
  o["HardSigmoid"] = activation("alpha", 0.2, "beta", 0.5, [](const auto& x, auto alpha, auto beta) {
    return clamp(alpha * x + beta, 0, 1);
  });
  o["ThresholdedRelu"] =
      activation("alpha", 1, "", 0, [](const auto& x, auto alpha, auto) { return where(x > alpha, x, 0); });
  o["Shrink"] = activation("lambd", 0.5, "bias", 0, [](const auto& x, auto lambd, auto bias) {
    return where(x > lambd, x - bias, where(x < -Expr(x) * 0 - lambd, x + bias, 0));
  });
  o["PRelu"] = [](const Call& c) {
    return Values{with(Floats{}, c[0], [&](const auto& x) {
      const auto& slope = like(x, c[1]);
      const bool by_channel = c.opset < 7 && slope.size() != 1;
      if (by_channel) throw Unsupported("slopes by channel, before version 7");
      return where(x < 0, x * slope, x);
    })};
  };
  o["Clip"] = [](const Call& c) {
    return Values{with(Numbers{}, c[0], [&](auto x) {
      // Version 6 has the limits as attributes, version 11 as inputs; either may be left out.
      if (c.attribute("min") != nullptr) x = max(x, number_as(x, c.number("min", 0)));
      if (c.has(1)) x = max(x, like(x, c[1]));
      if (c.attribute("max") != nullptr) x = min(x, number_as(x, c.number("max", 0)));
      if (c.has(2)) x = min(x, like(x, c[2]));
      return x;
    })};
  };
}

/// Steps of optimisers: R, T, then X..., G..., and the state of each.
Values momentum(const Call& c) {
  const std::size_t n = (c.inputs.size() - 2) / 3;
  const bool nesterov = c.text("mode", "") == "nesterov";
  Values x(n), v(n);
  for (std::size_t k = 0; k < n; ++k) {
    const Expr<float> rate = std::get<Expr<float>>(c[0]), old = std::get<Expr<float>>(c[2 + k]),
                      speed = std::get<Expr<float>>(c[2 + 2 * n + k]);
    const auto alpha = static_cast<float>(c.number("alpha", 0)),
               beta = static_cast<float>(c.number("beta", 0));
    const bool first = c.integers(1)[0] == 0;
    const auto slope =
        static_cast<float>(c.number("norm_coefficient", 0)) * old + std::get<Expr<float>>(c[2 + n + k]);
    const auto next = alpha * speed + (first ? 1.0f : beta) * slope;
    x[k] = old - rate * (nesterov ? slope + alpha * next : next);
    v[k] = next;
  }
  x.insert(x.end(), v.begin(), v.end());
  return x;
}

Values adagrad(const Call& c) {
  const std::size_t n = (c.inputs.size() - 2) / 3;
  const auto step = static_cast<double>(c.integers(1)[0]);
  Values x(n), h(n);
  for (std::size_t k = 0; k < n; ++k) {
    const Expr<float> old = std::get<Expr<float>>(c[2 + k]), sum = std::get<Expr<float>>(c[2 + 2 * n + k]);
    const auto decay = static_cast<float>(1 + step * c.number("decay_factor", 0));
    const auto rate = std::get<Expr<float>>(c[0]) / decay;
    const auto slope =
        static_cast<float>(c.number("norm_coefficient", 0)) * old + std::get<Expr<float>>(c[2 + n + k]);
    const auto next = sum + slope * slope;
    x[k] = old - rate * slope / (sqrt(next) + static_cast<float>(c.number("epsilon", 1e-6)));
    h[k] = next;
  }
  x.insert(x.end(), h.begin(), h.end());
  return x;
}

Values adam(const Call& c) {
  const std::size_t n = (c.inputs.size() - 2) / 4;
  const double alpha = c.number("alpha", 0.9), beta = c.number("beta", 0.999);
  const auto steps = static_cast<double>(c.integers(1)[0]);
  Values x(n), first(n), second(n);
  for (std::size_t k = 0; k < n; ++k) {
    const auto in = [&](std::size_t part) { return std::get<Expr<float>>(c[2 + part * n + k]); };
    const auto rate = std::get<Expr<float>>(c[0]);
    const auto slope = static_cast<float>(c.number("norm_coefficient", 0)) * in(0) + in(1);
    const auto v = static_cast<float>(alpha) * in(2) + static_cast<float>(1 - alpha) * slope;
    const auto h = static_cast<float>(beta) * in(3) + static_cast<float>(1 - beta) * (slope * slope);
    const double bias = steps > 0 ? std::sqrt(1 - std::pow(beta, steps)) / (1 - std::pow(alpha, steps)) : 1;
    const auto moved = in(0) - rate * static_cast<float>(bias) * v /
                                   (sqrt(h) + static_cast<float>(c.number("epsilon", 1e-6)));
    x[k] = static_cast<float>(1 - c.number("norm_coefficient_post", 0)) * moved;
    first[k] = v;
    second[k] = h;
  }
  x.insert(x.end(), first.begin(), first.end());
  x.insert(x.end(), second.begin(), second.end());
  return x;
}

}  // namespace

void add_elementwise(Operators& operators) {
  add_arithmetic(operators);
  add_functions(operators);
  add_activations(operators);
  operators["Momentum"] = momentum;
  operators["Adagrad"] = adagrad;
  operators["Adam"] = adam;
}

}  // namespace weft::onnx
