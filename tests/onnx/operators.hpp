// ONNX operators as array expressions: what a node of a model becomes.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "onnx/model.hpp"
#include "weft/weft.hpp"

namespace weft::onnx {

/// Why a case is not run, in words that stand in docs/onnx.md.
struct Unsupported : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A value of a model, lazy; empty for an input left out.
using Value =
    std::variant<std::monostate, Expr<bool>, Expr<std::int8_t>, Expr<std::int16_t>, Expr<std::int32_t>,
                 Expr<std::int64_t>, Expr<std::uint8_t>, Expr<std::uint16_t>, Expr<std::uint32_t>,
                 Expr<std::uint64_t>, Expr<f16>, Expr<bf16>, Expr<float>, Expr<double>>;

template <class... T>
struct Types {};
using Floats = Types<f16, bf16, float, double>;
using Integers = Types<std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::uint8_t, std::uint16_t,
                       std::uint32_t, std::uint64_t>;
using Numbers = Types<std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::uint8_t, std::uint16_t,
                      std::uint32_t, std::uint64_t, f16, bf16, float, double>;
using All = Types<bool, std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::uint8_t, std::uint16_t,
                  std::uint32_t, std::uint64_t, f16, bf16, float, double>;

/// f(x) with the typed expression that v holds, which is of one of the types.
template <class... T, class F>
[[nodiscard]] Value with(Types<T...>, const Value& v, const F& f) {
  Value result;
  const auto try_type = [&]<class U>(std::type_identity<U>) {
    const auto* x = std::get_if<Expr<U>>(&v);
    if (x != nullptr) result = f(*x);
    return x != nullptr;
  };
  if (!(try_type(std::type_identity<T>{}) || ...)) throw Unsupported("an operand of this type");
  return result;
}

/// The element type of an expression.
template <class E>
using ElementOf = typename std::remove_cvref_t<E>::value_type;

/// The value as an expression of the type that x has.
template <class T>
[[nodiscard]] const Expr<T>& like(const Expr<T>&, const Value& v) {
  const auto* typed = std::get_if<Expr<T>>(&v);
  if (typed == nullptr) throw Unsupported("operands of different types");
  return *typed;
}

/// One node of a model with its operands.
struct Call {
  const Node& node;
  const std::vector<Value>& inputs;
  std::int64_t opset = 0;
  const Device& device;

  [[nodiscard]] bool has(std::size_t input) const;
  [[nodiscard]] const Value& operator[](std::size_t input) const;  ///< throws Unsupported for one left out
  [[nodiscard]] const Attribute* attribute(const std::string& name) const;
  [[nodiscard]] double number(const std::string& name, double otherwise) const;
  [[nodiscard]] std::int64_t integer(const std::string& name, std::int64_t otherwise) const;
  [[nodiscard]] std::string text(const std::string& name, const std::string& otherwise) const;
  /// The elements of an input, which is evaluated.
  [[nodiscard]] std::vector<std::int64_t> integers(std::size_t input) const;
  /// A list that later versions take as an input and earlier ones as an attribute; null where neither is
  /// there.
  [[nodiscard]] std::unique_ptr<std::vector<std::int64_t>> list(const std::string& name,
                                                                std::size_t input) const;
};

using Values = std::vector<Value>;
using Operator = std::function<Values(const Call&)>;
using Operators = std::map<std::string, Operator>;

void add_elementwise(Operators& operators);
void add_tests_of_elements(Operators& operators);
void add_reductions(Operators& operators);
void add_norms(Operators& operators);
void add_shapes(Operators& operators);

[[nodiscard]] Shape shape_of(const Value& value);
[[nodiscard]] Value constant(const Device& device, const Tensor& tensor);
[[nodiscard]] Value cast_to(Type type, const Value& value);
[[nodiscard]] Type type_of(const Value& value);
/// Evaluates. The bytes of a tensor of the value's type.
[[nodiscard]] Tensor evaluated(const Value& value);

}  // namespace weft::onnx
