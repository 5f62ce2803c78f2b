// Kernels: functions over arrays, traced once from a C++ lambda.
//
//   const auto scale = kernel("scale", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
//     for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
//   });
//   scale(x, 2.0f, y);
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "weft/control.hpp"
#include "weft/detail/argument.hpp"
#include "weft/param.hpp"

namespace weft::detail {

/// Parameters and result of a lambda that is no template, or of a function.
template <class F>
struct Function;
template <class R, class... P>
struct Function<R (*)(P...)> {
  using result = R;
  using parameters = std::tuple<std::remove_cvref_t<P>...>;
};
template <class R, class... P>
struct Function<R (*)(P...) noexcept> : Function<R (*)(P...)> {};
template <class C, class R, class... P>
struct Function<R (C::*)(P...)> : Function<R (*)(P...)> {};
template <class C, class R, class... P>
struct Function<R (C::*)(P...) const> : Function<R (*)(P...)> {};
template <class C, class R, class... P>
struct Function<R (C::*)(P...) noexcept> : Function<R (*)(P...)> {};
template <class C, class R, class... P>
struct Function<R (C::*)(P...) const noexcept> : Function<R (*)(P...)> {};

template <class F>
consteval auto function_of() {
  if constexpr (requires { &F::operator(); }) {
    return Function<decltype(&F::operator())>{};
  } else if constexpr (std::is_function_v<std::remove_pointer_t<F>>) {
    return Function<F>{};
  } else {
    static_assert(dependent_false<F>,
                  "weft: a kernel is made from a lambda that names the types of its parameters");
  }
}
template <class F>
using FunctionOf = decltype(function_of<F>());

/// What a body returns, as the element type of the result; void for nothing.
template <class R>
struct ResultElement {
  using type = ValueElement<R>;
};
template <>
struct ResultElement<void> {
  using type = void;
};

/// The call operator, with one converting parameter for each of P.
template <class R, class Positions, class... P>
class Callable;
template <class R, std::size_t... N, class... P>
class Callable<R, std::index_sequence<N...>, P...> {
 public:
  explicit Callable(std::shared_ptr<const KernelState> state) : state_(std::move(state)) {}

  /// Queues the call, or records it inside a fuse scope, and returns at once. Throws UsageError: mistakes in
  /// the arguments, and what was wrong with the kernel when it was traced.
  Future<R> operator()(Argument<P, static_cast<int>(N) + 1>... arguments,
                       SourceLine where = SourceLine::here()) const {
    const Literal::Kind kinds[sizeof...(P) + 1] = {arguments.kind()...};
    Arg args[sizeof...(P) + 1] = {arguments.take()...};
    return Future<R>(call_kernel(*state_, {args, sizeof...(P)}, kinds, where));
  }

  /// The traced kernel. Throws the error of its tracing.
  [[nodiscard]] const std::shared_ptr<const weft::ir::Traced>& traced() const {
    return detail::traced(*state_);
  }
  /// The kernel in the text form of the IR. Throws the error of its tracing.
  [[nodiscard]] std::string ir() const { return text(*state_); }
  [[nodiscard]] const KernelState& state() const { return *state_; }

 protected:
  std::shared_ptr<const KernelState> state_;
};

}  // namespace weft::detail

namespace weft {

/// A kernel that takes P... (In, Out, InOut, Param) and gives a Future<R>. Copies are the same kernel; usable
/// from any thread.
template <class R, class... P>
class Kernel : public detail::Callable<R, std::index_sequence_for<P...>, P...> {
  using Base = detail::Callable<R, std::index_sequence_for<P...>, P...>;

 public:
  using Base::Base;
  using Base::operator();
  template <class... A>
    requires(sizeof...(A) != sizeof...(P))
  Future<R> operator()(const A&...) const {
    static_assert(sizeof...(A) == sizeof...(P),
                  "weft: the call gives another number of arguments than the kernel takes");
    return {};
  }
};

namespace detail {

template <class R, class Parameters>
struct KernelOf;
template <class R, class... P>
struct KernelOf<R, std::tuple<P...>> {
  static_assert((is_parameter<P> && ...), "weft: a kernel's parameters are In, Out, InOut and Param");
  using type = Kernel<R, P...>;

  template <class F, std::size_t... N>
  static type make(KernelName name, const char* const* names, F& body, KernelOptions options,
                   std::index_sequence<N...>) {
    const auto run = [&] {
      std::tuple<P...> parameters{Declare<P>::make(names != nullptr ? names[N] : nullptr)...};
      if constexpr (std::is_void_v<R>) {
        std::apply(body, parameters);
      } else {
        give_result(element_type<R>, as_value(std::apply(body, parameters)).ref());
      }
    };
    return type(trace_kernel(std::move(name), options, run));
  }
};

template <class F>
auto make_kernel(KernelName name, const char* const* names, F& body, KernelOptions options) {
  using Signature = FunctionOf<F>;
  using Parameters = typename Signature::parameters;
  using R = typename ResultElement<typename Signature::result>::type;
  return KernelOf<R, Parameters>::make(std::move(name), names, body, options,
                                       std::make_index_sequence<std::tuple_size_v<Parameters>>{});
}

}  // namespace detail

/// Traces `body` once, now, and checks it. An error (UsageError, or what the body throws) is kept and thrown
/// by the first and every later call, so that kernels may be made before main. A body that returns a Value
/// gives calls a Future of it. The body may capture by reference; values of C++ that it reads become
/// constants of the kernel.
template <class F>
[[nodiscard]] auto kernel(detail::KernelName name, F body, KernelOptions options = {}) {
  return detail::make_kernel(std::move(name), nullptr, body, options);
}
/// The same with names for the parameters, as reports and errors show them.
template <std::size_t N, class F>
[[nodiscard]] auto kernel(detail::KernelName name, const char* const (&names)[N], F body,
                          KernelOptions options = {}) {
  static_assert(N == std::tuple_size_v<typename detail::FunctionOf<F>::parameters>,
                "weft: the list of names has another length than the kernel has parameters");
  return detail::make_kernel(std::move(name), names, body, options);
}

/// A scalar function lifted to arrays: `f(in..., out)` gives every element of `out` the function of the same
/// elements of the inputs, which have the shape of `out`. Called with values in the body of a kernel, it is
/// the function.
template <class R, class... A>
class Lift : public detail::Callable<void, std::make_index_sequence<sizeof...(A) + 1>, In<A>..., Out<R>> {
  using Base = detail::Callable<void, std::make_index_sequence<sizeof...(A) + 1>, In<A>..., Out<R>>;

 public:
  using Base::Base;
  using Base::operator();
  [[nodiscard]] Value<R> operator()(const Value<A>&... operands) const {
    const detail::Ref refs[sizeof...(A) + 1] = {operands.ref()...};
    return Value<R>(detail::apply_lift(*this->state_, {refs, sizeof...(A)}));
  }
  template <class... X>
    requires(sizeof...(X) != sizeof...(A) && sizeof...(X) != sizeof...(A) + 1)
  Future<void> operator()(const X&...) const {
    static_assert(sizeof...(X) == sizeof...(A), "weft: a lift is called with its inputs and then its output");
    return {};
  }
};

namespace detail {

template <class R, class Parameters>
struct LiftOf;
template <class R, class... V>
struct LiftOf<R, std::tuple<V...>> {
  static_assert((Traced<V> && ...), "weft: the parameters of a lifted function are Values");
  using type = Lift<R, TracedElement<V>...>;

  template <class F, std::size_t... N>
  static type make(KernelName name, F& body, std::index_sequence<N...>) {
    const ir::Type inputs[sizeof...(V) + 1] = {element_type<TracedElement<V>>...};
    const auto run = [&body](const Ref* values) {
      (void)values;
      return Value<R>(body(Value<TracedElement<V>>(values[N])...)).ref();
    };
    return type(trace_lift(std::move(name), {inputs, sizeof...(V)}, element_type<R>, run));
  }
};

}  // namespace detail

/// map(f): lifts a function of Values to arrays of any rank. Several inputs may have different element types.
template <class F>
[[nodiscard]] auto lift(detail::KernelName name, F body) {
  using Signature = detail::FunctionOf<F>;
  using Parameters = typename Signature::parameters;
  static_assert(!std::is_void_v<typename Signature::result>, "weft: a lifted function returns a Value");
  using R = typename detail::ResultElement<typename Signature::result>::type;
  return detail::LiftOf<R, Parameters>::make(std::move(name), body,
                                             std::make_index_sequence<std::tuple_size_v<Parameters>>{});
}

/// The lift of `g` of `f`: `compose(g, f)(x..., y)` has the bits of `f(x..., t); g(t, y)`. Operands of `g`
/// after its first come after those of `f`.
template <class RG, class G1, class... G, class RF, class... A>
[[nodiscard]] Lift<RG, A..., G...> compose(const Lift<RG, G1, G...>& g, const Lift<RF, A...>& f,
                                           detail::SourceLine where = detail::SourceLine::here()) {
  static_assert(std::is_same_v<G1, RF>, "weft: compose(g, f): g takes another element type than f gives");
  return Lift<RG, A..., G...>(detail::compose_lifts(g.state(), f.state(), where));
}

}  // namespace weft
