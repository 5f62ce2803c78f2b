// Parameters of kernels: arrays that are read, written or both, and scalars.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include "weft/value.hpp"

namespace weft::detail {

/// An index where an element is named, with the line it is written in.
struct IndexAt {
  template <IndexLike V>
  IndexAt(V&& index, int at = __builtin_LINE())  // not explicit: `x[i + 1]`
      : ref(as_index(std::forward<V>(index)).ref()), line(static_cast<std::uint32_t>(at)) {}
  template <class V>
    requires(!IndexLike<V> && !std::same_as<std::remove_cvref_t<V>, IndexAt>)
  IndexAt(V&&, int = 0) {
    static_assert(dependent_false<V>,
                  "weft: an index is an integer: an Index, a Value of an integer type, a C++ integer");
  }
  Ref ref;
  std::uint32_t line = 0;
};

/// The element of an Out or InOut that an index names: stores when assigned to, loads where its value is
/// wanted. It can not be kept: `Value<float> v = y[i]` loads.
template <class T>
class StoredElement : public Ops<T> {
 public:
  StoredElement(ArrayRef array, const IndexAt* at, int rank) : array_(array), rank_(rank) {
    for (int d = 0; d < rank; ++d) indices_[d] = at[d].ref;
    line_ = rank > 0 ? at[rank - 1].line : 0;
  }
  StoredElement(const StoredElement&) = delete;

  void operator=(const Value<T>& value) && { store(value); }
  void operator=(StoredElement&& other) && {
    store(std::move(other).loaded());
  }  // NOLINT: stores, moves nothing
  template <class V>
    requires Mismatched<Value<T>, std::remove_cvref_t<V>>
  void operator=(const V&) && { refuse<Value<T>, V>(); }
  void operator+=(const Value<T>& b) && { store(loaded() + b); }
  void operator-=(const Value<T>& b) && { store(loaded() - b); }
  void operator*=(const Value<T>& b) && { store(loaded() * b); }
  void operator/=(const Value<T>& b) && { store(loaded() / b); }
  void operator%=(const Value<T>& b) && { store(loaded() % b); }
  void operator&=(const Value<T>& b) && { store(loaded() & b); }
  void operator|=(const Value<T>& b) && { store(loaded() | b); }
  void operator^=(const Value<T>& b) && { store(loaded() ^ b); }
  void operator<<=(const Value<T>& b) && { store(loaded() << b); }
  void operator>>=(const Value<T>& b) && { store(loaded() >> b); }

  operator Value<T>() && {
    return loaded();
  }  // an element is used as its value
  template <class U = T>
  operator Value<U>() const& {  // exists to explain
    static_assert(dependent_false<U>,
                  "weft: `auto v = y[i]` names the place, not the value; write `Value<T> v = y[i]`");
    return Value<U>(U{});
  }

 private:
  [[nodiscard]] std::span<const Ref> indices() const { return {indices_, static_cast<std::size_t>(rank_)}; }
  [[nodiscard]] Value<T> loaded() const { return Value<T>(load(array_, indices(), line_)); }
  void store(const Value<T>& value) const { detail::store(array_, indices(), value.ref(), line_); }

  ArrayRef array_;
  Ref indices_[8];
  int rank_;
  std::uint32_t line_ = 0;
};

template <class T, std::size_t>
using Repeat = T;

/// What all array parameters can tell.
class ArrayParam {
 public:
  explicit ArrayParam(ArrayRef array) : array_(array) {}
  /// Number of elements.
  [[nodiscard]] Index size() const { return Index(detail::size(array_)); }
  /// Length of one axis, outermost first. Throws UsageError where there is no such axis.
  [[nodiscard]] Index size(int axis) const { return Index(extent(array_, axis)); }
  [[nodiscard]] ArrayRef ref() const { return array_; }

 protected:
  ArrayRef array_;
};

// One IndexAt for each axis, as parameters of a function that is no template: so that they convert where the
// call is written, and know its line.
template <class T, class Axes>
class Readable;
template <class T, std::size_t... D>
class Readable<T, std::index_sequence<D...>> : public ArrayParam {
 public:
  using ArrayParam::ArrayParam;
  [[nodiscard]] Value<T> operator()(Repeat<IndexAt, D>... at) const {
    const Ref indices[sizeof...(D) + 1] = {at.ref...};
    const std::uint32_t lines[sizeof...(D) + 1] = {at.line...};
    return Value<T>(load(array_, {indices, sizeof...(D)}, sizeof...(D) > 0 ? lines[sizeof...(D) - 1] : 0));
  }
  [[nodiscard]] Value<T> operator[](IndexAt at) const
    requires(sizeof...(D) == 1)
  {
    return (*this)(at);
  }
};

template <class T, class Axes>
class Writable;
template <class T, std::size_t... D>
class Writable<T, std::index_sequence<D...>> : public ArrayParam {
 public:
  using ArrayParam::ArrayParam;
  [[nodiscard]] StoredElement<T> operator()(Repeat<IndexAt, D>... at) const {
    if constexpr (sizeof...(D) == 0) {
      return StoredElement<T>(array_, nullptr, 0);
    } else {
      const IndexAt all[] = {at...};
      return StoredElement<T>(array_, all, static_cast<int>(sizeof...(D)));
    }
  }
  [[nodiscard]] StoredElement<T> operator[](IndexAt at) const
    requires(sizeof...(D) == 1)
  {
    return (*this)(at);
  }
};

}  // namespace weft::detail

namespace weft {

/// An array that the kernel reads, of element type T and rank R (0 to 8). `x[i]` for rank 1, `x(i, j)` for
/// any: a Value. Out of range a load gives 0 where the range cannot be checked before the launch.
template <Element T, int R = 1>
class In : public detail::Readable<T, std::make_index_sequence<R>> {
  static_assert(R >= 0 && R <= 8, "weft: an array has 0 to 8 axes");

 public:
  using detail::Readable<T, std::make_index_sequence<R>>::Readable;
};

/// An array that the kernel writes: `y[i] = v`. Elements that are not written keep their values, and reading
/// an element gives what the array holds. Out of range a store is dropped where the range cannot be checked
/// before the launch.
template <Element T, int R = 1>
class Out : public detail::Writable<T, std::make_index_sequence<R>> {
  static_assert(R >= 0 && R <= 8, "weft: an array has 0 to 8 axes");

 public:
  using detail::Writable<T, std::make_index_sequence<R>>::Writable;
};

/// An array that the kernel reads and writes.
template <Element T, int R = 1>
class InOut : public detail::Writable<T, std::make_index_sequence<R>> {
  static_assert(R >= 0 && R <= 8, "weft: an array has 0 to 8 axes");

 public:
  using detail::Writable<T, std::make_index_sequence<R>>::Writable;
};

/// A scalar given at each call: a number, a result of another call, or an array of one element.
template <Element T>
class Param : public Value<T> {
 public:
  using Value<T>::Value;
};

namespace detail {

template <class P>
inline constexpr bool is_parameter = false;
template <class T, int R>
inline constexpr bool is_parameter<In<T, R>> = true;
template <class T, int R>
inline constexpr bool is_parameter<Out<T, R>> = true;
template <class T, int R>
inline constexpr bool is_parameter<InOut<T, R>> = true;
template <class T>
inline constexpr bool is_parameter<Param<T>> = true;

/// Declares a parameter of the kernel being traced.
template <class P>
struct Declare;
template <class T, int R>
struct Declare<In<T, R>> {
  static In<T, R> make(const char* name) {
    return In<T, R>(declare_array(name, element_type<T>, R, true, false));
  }
};
template <class T, int R>
struct Declare<Out<T, R>> {
  static Out<T, R> make(const char* name) {
    return Out<T, R>(declare_array(name, element_type<T>, R, false, true));
  }
};
template <class T, int R>
struct Declare<InOut<T, R>> {
  static InOut<T, R> make(const char* name) {
    return InOut<T, R>(declare_array(name, element_type<T>, R, true, true));
  }
};
template <class T>
struct Declare<Param<T>> {
  static Param<T> make(const char* name) { return Param<T>(declare_scalar(name, element_type<T>)); }
};

template <class A>
inline constexpr bool is_writable = false;
template <class T, int R>
inline constexpr bool is_writable<Out<T, R>> = true;
template <class T, int R>
inline constexpr bool is_writable<InOut<T, R>> = true;

template <class A>
struct ArrayElement;
template <template <class, int> class A, class T, int R>
struct ArrayElement<A<T, R>> {
  using type = T;
  static constexpr int rank = R;
};

template <class A>
void atomic_at(Op op, const A& array, const IndexAt* at, std::size_t count,
               const Value<typename ArrayElement<A>::type>& value) {
  static_assert(is_writable<A>, "weft: an atomic needs an InOut (or Out) array");
  using T = typename ArrayElement<A>::type;
  static_assert(RowTypes<T>::ints,
                "weft: atomics take integer elements, whose result does not depend on the order");
  Ref indices[8];
  for (std::size_t d = 0; d < count; ++d) indices[d] = at[d].ref;
  atomic(op, array.ref(), {indices, count}, value.ref(), count > 0 ? at[count - 1].line : 0);
}

}  // namespace detail

// clang-format off
#define WEFT_ATOMIC(name, row) \
  template <class A> requires(detail::ArrayElement<A>::rank == 1) \
  void name(const A& array, detail::IndexAt at, const Value<typename detail::ArrayElement<A>::type>& value) { \
    detail::atomic_at(detail::Op::row, array, &at, 1, value); \
  } \
  template <class A> requires(detail::ArrayElement<A>::rank == 2) \
  void name(const A& array, detail::IndexAt i, detail::IndexAt j, \
            const Value<typename detail::ArrayElement<A>::type>& value) { \
    const detail::IndexAt at[] = {i, j}; \
    detail::atomic_at(detail::Op::row, array, at, 2, value); \
  } \
  template <class A> requires(detail::ArrayElement<A>::rank == 3) \
  void name(const A& array, detail::IndexAt i, detail::IndexAt j, detail::IndexAt k, \
            const Value<typename detail::ArrayElement<A>::type>& value) { \
    const detail::IndexAt at[] = {i, j, k}; \
    detail::atomic_at(detail::Op::row, array, at, 3, value); \
  }
// clang-format on

/// `array[index] = op(array[index], value)` as one step, whatever other iterations do: `atomic_add(count,
/// key[i], 1)`. Integer elements only: the result is the same in any order. Nothing is returned. Arrays of
/// one to three axes.
WEFT_ATOMIC(atomic_add, add)
WEFT_ATOMIC(atomic_min, min)
WEFT_ATOMIC(atomic_max, max)
WEFT_ATOMIC(atomic_and, bit_and)
WEFT_ATOMIC(atomic_or, bit_or)
WEFT_ATOMIC(atomic_xor, bit_xor)
#undef WEFT_ATOMIC

}  // namespace weft
