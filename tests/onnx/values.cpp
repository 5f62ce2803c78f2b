// Values between files and devices, and what a node is asked for.
#include <cstring>

#include "onnx/operators.hpp"

namespace weft::onnx {
namespace {

template <class T>
constexpr Type type_code() {
  if constexpr (std::is_same_v<T, bool>) return Type::boolean;
  if constexpr (std::is_same_v<T, std::int8_t>) return Type::i8;
  if constexpr (std::is_same_v<T, std::int16_t>) return Type::i16;
  if constexpr (std::is_same_v<T, std::int32_t>) return Type::i32;
  if constexpr (std::is_same_v<T, std::int64_t>) return Type::i64;
  if constexpr (std::is_same_v<T, std::uint8_t>) return Type::u8;
  if constexpr (std::is_same_v<T, std::uint16_t>) return Type::u16;
  if constexpr (std::is_same_v<T, std::uint32_t>) return Type::u32;
  if constexpr (std::is_same_v<T, std::uint64_t>) return Type::u64;
  if constexpr (std::is_same_v<T, f16>) return Type::f16;
  if constexpr (std::is_same_v<T, bf16>) return Type::bf16;
  if constexpr (std::is_same_v<T, float>) return Type::f32;
  if constexpr (std::is_same_v<T, double>) return Type::f64;
}

template <class T>
Value array_of(const Device& device, const Tensor& tensor) {
  static_assert(sizeof(bool) == 1);
  const auto count = static_cast<std::size_t>(tensor.size());
  const auto elements = std::make_unique<T[]>(count);
  std::memcpy(elements.get(), tensor.bytes.data(), tensor.bytes.size());
  const Shape shape{std::span<const std::int64_t>(tensor.lengths)};
  return Expr<T>(device.array<T>(shape, std::span<const T>(elements.get(), count)));
}

/// f with the type that `type` names.
template <class F, class... T>
auto with_type(Types<T...>, Type type, const F& f) {
  Value result;
  const auto try_type = [&]<class U>(std::type_identity<U> t) {
    if (type_code<U>() != type) return false;
    result = f(t);
    return true;
  };
  if (!(try_type(std::type_identity<T>{}) || ...))
    throw Unsupported(type == Type::string ? "strings" : "complex numbers");
  return result;
}

}  // namespace

Shape shape_of(const Value& value) {
  Shape shape;
  (void)with(All{}, value, [&](const auto& x) {
    shape = x.shape();
    return x;
  });
  return shape;
}

Value constant(const Device& device, const Tensor& tensor) {
  return with_type(All{}, tensor.type,
                   [&]<class T>(std::type_identity<T>) { return array_of<T>(device, tensor); });
}

Value cast_to(Type type, const Value& value) {
  return with_type(All{}, type, [&]<class T>(std::type_identity<T>) {
    return with(All{}, value, [](const auto& x) { return cast<T>(x); });
  });
}

Type type_of(const Value& value) {
  Type type = Type::undefined;
  (void)with(All{}, value, [&](const auto& x) {
    type = type_code<ElementOf<decltype(x)>>();
    return x;
  });
  return type;
}

Tensor evaluated(const Value& value) {
  Tensor tensor;
  (void)with(All{}, value, [&](const auto& x) {
    using T = ElementOf<decltype(x)>;
    const Array<T> array = eval(x);
    tensor.type = type_code<T>();
    const Shape shape = x.shape();
    tensor.lengths.assign(shape.lengths().begin(), shape.lengths().end());
    for (const T element : array.read().get())
      tensor.bytes.append(reinterpret_cast<const char*>(&element), sizeof(T));
    return x;
  });
  return tensor;
}

bool Call::has(std::size_t input) const { return input < inputs.size() && inputs[input].index() != 0; }

const Value& Call::operator[](std::size_t input) const {
  if (!has(input)) throw Unsupported("an operand is missing");
  return inputs[input];
}

const Attribute* Call::attribute(const std::string& name) const {
  const auto found = node.attributes.find(name);
  return found == node.attributes.end() ? nullptr : &found->second;
}

double Call::number(const std::string& name, double otherwise) const {
  const Attribute* a = attribute(name);
  return a == nullptr ? otherwise : a->number;
}

std::int64_t Call::integer(const std::string& name, std::int64_t otherwise) const {
  const Attribute* a = attribute(name);
  return a == nullptr ? otherwise : a->integer;
}

std::string Call::text(const std::string& name, const std::string& otherwise) const {
  const Attribute* a = attribute(name);
  return a == nullptr ? otherwise : a->text;
}

std::vector<std::int64_t> Call::integers(std::size_t input) const {
  std::vector<std::int64_t> result;
  (void)with(All{}, (*this)[input], [&](const auto& x) {
    result = eval(cast<std::int64_t>(x)).read().get();
    return x;
  });
  return result;
}

std::unique_ptr<std::vector<std::int64_t>> Call::list(const std::string& name, std::size_t input) const {
  if (const Attribute* a = attribute(name)) return std::make_unique<std::vector<std::int64_t>>(a->integers);
  if (has(input)) return std::make_unique<std::vector<std::int64_t>>(integers(input));
  return nullptr;
}

}  // namespace weft::onnx
