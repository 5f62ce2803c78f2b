// Traced scalars: what the body of a kernel computes with.
#pragma once

#include <type_traits>
#include <utility>

#include "weft/detail/trace.hpp"
#include "weft/types.hpp"

namespace weft {

template <Element T>
class Value;
template <Element T>
class Var;

/// Index arithmetic is 64 bits wide.
using Index = Value<std::int64_t>;

}  // namespace weft

namespace weft::detail {

template <class T>
class ArrayOps;  // detail/expr.hpp

template <class T>
inline constexpr bool dependent_false = false;

/// bool, as a type that depends on T: Value<bool> is complete only when Ops<T> is used.
template <class T>
struct Bool {
  using type = bool;
};

/// The element types of a row of ops.def.
template <class T>
struct RowTypes {
  static constexpr int code = element_code<T>();
  static constexpr bool bools = code == 0;
  static constexpr bool ints = code >= 1 && code <= 8;
  static constexpr bool words = code == 7;
  static constexpr bool floats = code >= 9;
  static constexpr bool numbers = ints || floats;
  static constexpr bool ints_bools = ints || bools;
  static constexpr bool all = true;
};

#define WEFT_TAKES_bools "bool values"
#define WEFT_TAKES_ints "integer values"
#define WEFT_TAKES_words "32-bit unsigned values"
#define WEFT_TAKES_floats "floating-point values"
#define WEFT_TAKES_numbers "numbers, not bools"
#define WEFT_TAKES_ints_bools "integer or bool values"
#define WEFT_TAKES_all "values"

template <class T>
[[nodiscard]] consteval bool row_takes(Op row) {
  constexpr bool takes[] = {
#define WEFT_PRIMITIVE(name, arity, types, ...) RowTypes<T>::types,
#define WEFT_DERIVED(name, arity, types, ...) RowTypes<T>::types,
#include "weft/ops.def"
  };
  return takes[static_cast<int>(row)];
}

template <class R, class... V>
[[nodiscard]] Value<R> apply(Op row, const V&... operands) {
  return Value<R>(op(row, element_type<R>, {operands.ref()...}));
}

/// What Value, Var, Param and stored elements have in common: the ops of their element type, found by
/// argument-dependent lookup. Each row of ops.def is a function of Values of one type; literals and elements
/// convert to it.
template <class T>
class Ops {
 public:
  /// There is none: an if or a loop of C++ cannot depend on a traced value.
  template <class U = T>
  explicit operator bool() const {
    static_assert(
        dependent_false<U>,
        "weft: a traced value has no C++ truth value while the kernel is traced; use if_, while_ or select");
    return false;
  }

#define WEFT_OPERAND Value<T>
#define WEFT_RESULT(R) Value<R>
#define WEFT_APPLY(R) ::weft::detail::apply<R>
#include "weft/detail/element_ops.def"

  friend Value<T> operator!(const Value<T>& a) {
    static_assert(std::is_same_v<T, bool>, "weft: ! takes a Value<bool>; compare with a number first");
    return apply<T>(Op::bit_not, a);
  }
  /// Both sides are computed. A load on the right is as one under select: out of range it gives 0 and is no
  /// error.
  friend Value<T> operator&&(const Value<T>& a, const Value<T>& b) {
    static_assert(std::is_same_v<T, bool>, "weft: && takes Value<bool>s; compare with a number first");
    return apply<T>(Op::select, a, b, Value<T>(false));
  }
  friend Value<T> operator||(const Value<T>& a, const Value<T>& b) {
    static_assert(std::is_same_v<T, bool>, "weft: || takes Value<bool>s; compare with a number first");
    return apply<T>(Op::select, a, Value<T>(true), b);
  }
};

/// The element type of a traced operand of any kind (Value, Var, Param, stored element); void for anything
/// else.
template <class T>
T traced_element(const Ops<T>&);
void traced_element(...);
template <class V>
using TracedElement = decltype(traced_element(std::declval<const std::remove_cvref_t<V>&>()));
template <class V>
concept Traced = !std::is_void_v<TracedElement<V>>;

template <class V>
consteval bool is_traced_integer() {
  if constexpr (Traced<V>) {
    return RowTypes<TracedElement<V>>::ints;
  } else {
    return false;
  }
}
/// What may count or index: a traced integer of any width, or a C++ integer.
template <class V>
concept IndexLike = is_traced_integer<V>() ||
    (std::integral<std::remove_cvref_t<V>> && !std::same_as<std::remove_cvref_t<V>, bool>);

}  // namespace weft::detail

namespace weft {

/// A scalar of the kernel being traced. Cheap to copy; immutable in the kernel: assigning to a Value rebinds
/// the C++ name, which is allowed only in the body where it was declared (elsewhere: Var<T>, else a
/// UsageError). A C++ number converts to it, rounded once to nearest; one outside the finite range is a
/// UsageError. Using one in another kernel, or after the body it was made in has ended, is a UsageError.
template <Element T>
class Value : public detail::Ops<T> {
 public:
  using value_type = T;

  template <class U>
    requires detail::LiteralFor<U, T>
  Value(U literal)  // not explicit: numbers mix with values
      : Value(detail::literal(detail::element_type<T>, detail::Literal::of<T>(literal))) {}
  explicit Value(detail::Ref ref) : ref_(ref), home_(detail::open_scope()) {}

  Value(const Value& other) : detail::Ops<T>(), ref_(other.ref_), home_(detail::open_scope()) {}
  Value& operator=(const Value& other) & {
    detail::check_assignment(home_);
    ref_ = other.ref_;
    return *this;
  }
  template <class U>
  void operator=(const U&) && {
    static_assert(
        detail::dependent_false<U>,
        "weft: this is a value, not a place: only elements of Out and InOut and a Var can be assigned to");
  }
  ~Value() = default;

  Value& operator+=(const Value& b) & { return *this = *this + b; }
  Value& operator-=(const Value& b) & { return *this = *this - b; }
  Value& operator*=(const Value& b) & { return *this = *this * b; }
  Value& operator/=(const Value& b) & { return *this = *this / b; }
  Value& operator%=(const Value& b) & { return *this = *this % b; }
  Value& operator&=(const Value& b) & { return *this = *this & b; }
  Value& operator|=(const Value& b) & { return *this = *this | b; }
  Value& operator^=(const Value& b) & { return *this = *this ^ b; }
  Value& operator<<=(const Value& b) & { return *this = *this << b; }
  Value& operator>>=(const Value& b) & { return *this = *this >> b; }

  [[nodiscard]] detail::Ref ref() const { return ref_; }

 private:
  detail::Ref ref_;
  std::uint32_t home_;  ///< the body in which this C++ object lives
};

}  // namespace weft

namespace weft::detail {

/// The Value of a traced operand, or of a C++ number of an element type.
template <class V>
[[nodiscard]] auto as_value(V&& v) {
  if constexpr (Traced<V>) {
    return Value<TracedElement<V>>(std::forward<V>(v));
  } else {
    static_assert(Element<std::remove_cvref_t<V>>, "weft: a value or a number is expected here");
    return Value<std::remove_cvref_t<V>>(v);
  }
}
template <class V>
using ValueElement = typename decltype(as_value(std::declval<V>()))::value_type;

/// A traced integer of any width, or a C++ integer, as an Index.
template <IndexLike V>
[[nodiscard]] Index as_index(V&& v) {
  if constexpr (Traced<V>) {
    using T = TracedElement<V>;
    const Value<T> value(std::forward<V>(v));
    if constexpr (std::is_same_v<T, std::int64_t>) {
      return value;
    } else {
      return apply<std::int64_t>(Op::cast, value);
    }
  } else {
    return Index(v);
  }
}

// Operands that do not go together: overloads that exist to say so.

/// The element type of a traced operand or an array; void for anything else.
template <class T>
T operand_element(const Ops<T>&);
template <class T>
T operand_element(const ArrayOps<T>&);
void operand_element(...);
template <class V>
using OperandElement = decltype(operand_element(std::declval<const std::remove_cvref_t<V>&>()));

template <class A, class B>
consteval bool mismatched() {
  using T = OperandElement<A>;
  using U = OperandElement<B>;
  if constexpr (!std::is_void_v<T> && !std::is_void_v<U>) {
    return Traced<A> == Traced<B> && !std::same_as<T, U>;
  } else if constexpr (!std::is_void_v<T>) {
    return (std::is_arithmetic_v<B> || Element<B>)&&!LiteralFor<B, T>;
  } else if constexpr (!std::is_void_v<U>) {
    return (std::is_arithmetic_v<A> || Element<A>)&&!LiteralFor<A, U>;
  } else {
    return false;
  }
}
template <class A, class B>
concept Mismatched = mismatched<A, B>();

template <class A, class B>
consteval void refuse() {
  constexpr bool both = !std::is_void_v<OperandElement<A>> && !std::is_void_v<OperandElement<B>>;
  static_assert(!both, "weft: the operands have different element types; convert one with cast<T>()");
  static_assert(both,
                "weft: this number does not go with the operand: floating numbers go with floats, integers with "
                "numbers, bools with bools; cast<T>() converts values");
}

}  // namespace weft::detail

namespace weft {

// clang-format off
#define WEFT_REFUSE(name) \
  template <class A, class B> requires detail::Mismatched<A, B> \
  auto name(const A&, const B&) { detail::refuse<A, B>(); }
// clang-format on
WEFT_REFUSE(operator+)
WEFT_REFUSE(operator-)
WEFT_REFUSE(operator*)
WEFT_REFUSE(operator/)
WEFT_REFUSE(operator%)
WEFT_REFUSE(operator&)
WEFT_REFUSE(operator|)
WEFT_REFUSE(operator^)
WEFT_REFUSE(operator<<)
WEFT_REFUSE(operator>>)
WEFT_REFUSE(operator==)
WEFT_REFUSE(operator!=)
WEFT_REFUSE(operator<)
WEFT_REFUSE(operator<=)
WEFT_REFUSE(operator>)
WEFT_REFUSE(operator>=)
WEFT_REFUSE(operator&&)
WEFT_REFUSE(operator||)
#define WEFT_REFUSE_1(name)
#define WEFT_REFUSE_2(name) WEFT_REFUSE(name)
#define WEFT_REFUSE_3(name)
#define WEFT_PRIMITIVE(name, arity, types, signature, doc) WEFT_REFUSE_##arity(name)
#define WEFT_DERIVED(name, arity, types, signature, cost, accuracy, doc) WEFT_REFUSE_##arity(name)
#include "weft/ops.def"
#undef WEFT_REFUSE_1
#undef WEFT_REFUSE_2
#undef WEFT_REFUSE_3
#undef WEFT_REFUSE

/// A local variable of one iteration: `Var<float> s = 0.0f; for_range(0, n, [&](Index k) { s += x[k]; });`
/// Reading it gives its value there and then. It lives as long as the body it is declared in.
template <Element T>
class Var : public detail::Ops<T> {
 public:
  using value_type = T;

  Var() : Var(Value<T>(T{})) {}
  template <class V>
    requires(std::convertible_to<V, Value<T>> && !std::same_as<std::remove_cvref_t<V>, Var>)
  Var(V&& initial)  // `Var<float> s = 0.0f`
      : var_(detail::declare_var(detail::element_type<T>, Value<T>(std::forward<V>(initial)).ref())) {}
  /// A new variable that starts with the value of `other`.
  Var(const Var& other)
      : detail::Ops<T>(), var_(detail::declare_var(detail::element_type<T>, other.value().ref())) {}
  ~Var() = default;

  Var& operator=(const Var& other) {
    if (this != &other) *this = other.value();
    return *this;
  }
  template <class V>
    requires(std::convertible_to<V, Value<T>> && !std::same_as<std::remove_cvref_t<V>, Var>)
  Var& operator=(V&& value) {
    detail::set(var_, Value<T>(std::forward<V>(value)).ref());
    return *this;
  }
  Var& operator+=(const Value<T>& b) { return *this = value() + b; }
  Var& operator-=(const Value<T>& b) { return *this = value() - b; }
  Var& operator*=(const Value<T>& b) { return *this = value() * b; }
  Var& operator/=(const Value<T>& b) { return *this = value() / b; }
  Var& operator%=(const Value<T>& b) { return *this = value() % b; }
  Var& operator&=(const Value<T>& b) { return *this = value() & b; }
  Var& operator|=(const Value<T>& b) { return *this = value() | b; }
  Var& operator^=(const Value<T>& b) { return *this = value() ^ b; }
  Var& operator<<=(const Value<T>& b) { return *this = value() << b; }
  Var& operator>>=(const Value<T>& b) { return *this = value() >> b; }

  [[nodiscard]] Value<T> value() const { return Value<T>(detail::get(var_)); }
  operator Value<T>() const {
    return value();
  }  // a Var is used as its value

 private:
  detail::VarRef var_;
};

/// The value in another type (NUMERICS 2): floats round to nearest even once, float to integer truncates and
/// saturates with NaN to 0, integers wrap, to bool is `!= 0`.
template <Element T, class V>
  requires(detail::Traced<V> || Element<std::remove_cvref_t<V>>)
[[nodiscard]] Value<T> cast(V&& v) {
  using From = detail::ValueElement<V>;
  const Value<From> value = detail::as_value(std::forward<V>(v));
  if constexpr (std::is_same_v<From, T>) {
    return value;
  } else {
    return detail::apply<T>(detail::Op::cast, value);
  }
}

namespace detail {
template <class T>
struct BitsOf {
  using type = std::conditional_t<
      sizeof(T) == 1, std::uint8_t,
      std::conditional_t<sizeof(T) == 2, std::uint16_t,
                         std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>>>;
};
}  // namespace detail

/// The same bits as another type of the same width; without a type, as the unsigned integer. A computed NaN
/// shows as the canonical quiet one. `bits<float>(bits(x))` is x.
template <class T = void, detail::Traced V>
[[nodiscard]] auto bits(V&& v) {
  using From = detail::TracedElement<V>;
  using To =
      typename std::conditional_t<std::is_void_v<T>, detail::BitsOf<From>, std::type_identity<T>>::type;
  static_assert(Element<To> && !std::is_same_v<From, bool> && !std::is_same_v<To, bool>,
                "weft: bits takes and gives numbers");
  static_assert(sizeof(From) == sizeof(To), "weft: bits keeps the width of its operand");
  const Value<From> value(std::forward<V>(v));
  if constexpr (std::is_same_v<From, To>) {
    return value;
  } else {
    return detail::apply<To>(detail::Op::bits, value);
  }
}

/// `a` where the condition holds, else `b`; both are computed, and the chosen one keeps all its bits.
template <class C, class A, class B>
  requires(detail::Traced<C> || detail::Traced<A> || detail::Traced<B>)
[[nodiscard]] auto select(C&& condition, A&& a, B&& b) {
  static_assert(std::convertible_to<C, Value<bool>>,
                "weft: select takes a Value<bool> first; compare with a number");
  using T = std::conditional_t<detail::Traced<A>, detail::ValueElement<A>, detail::ValueElement<B>>;
  static_assert(std::convertible_to<A, Value<T>> && std::convertible_to<B, Value<T>> &&
                    (detail::Traced<A> || detail::Traced<B> ||
                     std::is_same_v<std::remove_cvref_t<A>, std::remove_cvref_t<B>>),
                "weft: the branches of select have different element types; convert one with cast<T>()");
  const Value<bool> chosen(std::forward<C>(condition));
  const Value<T> x(std::forward<A>(a));
  const Value<T> y(std::forward<B>(b));
  return detail::apply<T>(detail::Op::select, chosen, x, y);
}

}  // namespace weft
