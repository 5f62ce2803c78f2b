// What may be given for each parameter of a kernel. Not for users.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include "weft/array.hpp"
#include "weft/future.hpp"
#include "weft/param.hpp"

namespace weft::detail {

/// Host memory with elements of exactly type T, one after another: std::vector, std::span, std::array, a C
/// array.
template <class C, class T>
concept HostMemory = std::convertible_to<C&, std::span<T>>;

/// The same, as something that outlives the call: a variable, or a span.
template <class C, class T>
concept WritableMemory =
    HostMemory<std::remove_reference_t<C>, T> &&
    (std::is_lvalue_reference_v<C> || std::same_as<std::remove_cvref_t<C>, std::span<T>>);

/// The argument given for parameter number `position` (from 1) of type P. Built by conversion at the call.
template <class P, int position>
class Argument;

class ArgumentBase {
 public:
  [[nodiscard]] Arg take() { return std::move(arg_); }
  [[nodiscard]] Literal::Kind kind() const { return kind_; }

 protected:
  void device(Arg::Kind kind, const std::shared_ptr<ArrayState>& state, ir::Type type) {
    arg_.kind = kind;
    arg_.type = type;
    arg_.array = state;
  }
  template <class T>
  void host(Arg::Kind kind, std::span<T> memory) {
    arg_.kind = kind;
    arg_.type = element_type<std::remove_const_t<T>>;
    arg_.host = const_cast<std::remove_const_t<T>*>(memory.data());
    arg_.host_count = static_cast<std::int64_t>(memory.size());
  }

  Arg arg_;
  Literal::Kind kind_ = Literal::Kind::none;
};

template <class T, int R, int position>
class Argument<In<T, R>, position> : public ArgumentBase {
 public:
  Argument(const Array<T>& array) {
    device(Arg::Kind::array, array.state(), element_type<T>);
  }
  template <class C>
    requires HostMemory<const C, const T>
  Argument(const C& memory) {
    host(Arg::Kind::host_in, std::span<const T>(memory));
  }
  template <class C>
    requires(!HostMemory<const C, const T>)
  Argument(const C&) {
    static_assert(
        dependent_false<C>,
        "weft: a parameter In<T> takes an Array<T>, or host memory with elements of type T (std::vector, "
        "std::span, an array); the position of the argument is the number in Argument<..., N>");
  }
};

/// Of Out and InOut.
template <class P, class T, int position>
class WrittenArgument : public ArgumentBase {
 public:
  WrittenArgument(const Array<T>& array) {
    device(Arg::Kind::array, array.state(), element_type<T>);
  }
  template <class C>
    requires WritableMemory<C, T>
  WrittenArgument(C&& memory) {  // NOLINT(bugprone-forwarding-reference-overload)
    host(Arg::Kind::host_out, std::span<T>(memory));
  }
  template <class C>
    requires(!WritableMemory<C, T> && !std::derived_from<std::remove_cvref_t<C>, ArgumentBase> &&
             !std::same_as<std::remove_cvref_t<C>, Array<T>>)
  WrittenArgument(C&&) {  // NOLINT(bugprone-forwarding-reference-overload)
    static_assert(dependent_false<C>,
                  "weft: a parameter Out<T> or InOut<T> takes an Array<T>, or a variable of host memory that can be "
                  "written, with elements of type T; the position of the argument is the number in Argument<..., N>");
  }
};
template <class T, int R, int position>
class Argument<Out<T, R>, position> : public WrittenArgument<Out<T, R>, T, position> {
 public:
  using WrittenArgument<Out<T, R>, T, position>::WrittenArgument;
};
template <class T, int R, int position>
class Argument<InOut<T, R>, position> : public WrittenArgument<InOut<T, R>, T, position> {
 public:
  using WrittenArgument<InOut<T, R>, T, position>::WrittenArgument;
};

template <class T, int position>
class Argument<Param<T>, position> : public ArgumentBase {
 public:
  Argument(const Array<T>& array) {
    device(Arg::Kind::element, array.state(), element_type<T>);
  }
  Argument(const Future<T>& result) {
    arg_.kind = Arg::Kind::future;
    arg_.type = element_type<T>;
    arg_.future = result.state();
  }
  template <class U>
    requires LiteralFor<U, T>
  Argument(U number) {
    const Literal literal = Literal::of<T>(number);
    arg_.kind = Arg::Kind::bits;
    arg_.type = element_type<T>;
    arg_.bits = literal.bits;
    kind_ = literal.kind;
  }
  template <class U>
    requires(!LiteralFor<U, T>)
  Argument(const U&) {
    static_assert(dependent_false<U>,
                  "weft: a parameter Param<T> takes a number that goes with T, a Future<T> or an Array<T> of "
                  "one element; "
                  "the position of the argument is the number in Argument<..., N>");
  }
};

}  // namespace weft::detail
