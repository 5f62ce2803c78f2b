// Loops, folds and conditions: the structure of a kernel's body. Bodies are C++ callables that run once,
// while the kernel is traced, so they may capture by reference.
#pragma once

#include <initializer_list>
#include <type_traits>
#include <utility>

#include "weft/value.hpp"

namespace weft {

/// The indices start, start + step, ... : `count` of them; none where count is not positive.
class Range {
 public:
  template <detail::IndexLike C>
  Range(C&& count)  // `for_each({rows, range(1, cols - 2)}, f)`
      : axis_{Index(0).ref(), detail::as_index(std::forward<C>(count)).ref(), Index(1).ref()} {}
  Range(const Index& start, const Index& count, const Index& step)
      : axis_{start.ref(), count.ref(), step.ref()} {}
  [[nodiscard]] detail::AxisRef ref() const { return axis_; }

 private:
  detail::AxisRef axis_;
};

template <detail::IndexLike S, detail::IndexLike C>
[[nodiscard]] Range range(S&& start, C&& count) {
  return {detail::as_index(std::forward<S>(start)), detail::as_index(std::forward<C>(count)), Index(1)};
}
template <detail::IndexLike S, detail::IndexLike C, detail::IndexLike D>
[[nodiscard]] Range range(S&& start, C&& count, D&& step) {
  return {detail::as_index(std::forward<S>(start)), detail::as_index(std::forward<C>(count)),
          detail::as_index(std::forward<D>(step))};
}

/// One to three axes, outermost first: `n`, `range(1, n - 2)`, `{rows, cols}`.
class Domain {
 public:
  template <detail::IndexLike C>
  Domain(C&& count) : Domain(Range(std::forward<C>(count))) {}
  Domain(const Range& axis) : axes_{axis.ref()}, count_(1) {} 
  Domain(std::initializer_list<Range> axes) : Domain(axes.begin(), axes.size()) {}
  Domain(const Range* axes, std::size_t count) : count_(static_cast<int>(count)) {
    for (std::size_t k = 0; k < count && k < 3; ++k) axes_[k] = axes[k].ref();
  }

  [[nodiscard]] int axes() const { return count_; }
  [[nodiscard]] std::span<const detail::AxisRef> refs() const {
    return {axes_, static_cast<std::size_t>(count_)};
  }

 private:
  detail::AxisRef axes_[3];
  int count_ = 0;
};

namespace detail {

/// How many indices a body takes: 1 to 3; 0 when it takes none of those.
template <class F>
consteval int indices_taken() {
  if constexpr (std::is_invocable_v<F&, Index>) {
    return 1;
  } else if constexpr (std::is_invocable_v<F&, Index, Index>) {
    return 2;
  } else if constexpr (std::is_invocable_v<F&, Index, Index, Index>) {
    return 3;
  } else {
    return 0;
  }
}

template <class F>
decltype(auto) call_body(F& body, const Ref* axes) {
  constexpr int taken = indices_taken<F>();
  static_assert(taken > 0, "weft: the body of a loop or fold takes one Index for each axis, one to three");
  if constexpr (taken == 1) {
    return body(Index(axes[0]));
  } else if constexpr (taken == 2) {
    return body(Index(axes[0]), Index(axes[1]));
  } else if constexpr (taken == 3) {
    return body(Index(axes[0]), Index(axes[1]), Index(axes[2]));
  }
}

template <class F>
consteval void check_statement() {
  static_assert(std::is_void_v<decltype(call_body(std::declval<F&>(), nullptr))>,
                "weft: the body of a loop returns nothing; it stores to arrays");
}

template <class F>
struct Folded {
  using Result = decltype(call_body(std::declval<F&>(), nullptr));
  static_assert(!std::is_void_v<Result>, "weft: the body of a fold returns the value that it folds");
  using type = ValueElement<std::conditional_t<std::is_void_v<Result>, bool, Result>>;
};
template <class F>
using FoldedElement = typename Folded<F>::type;

/// The types of NUMERICS 4: sums and products of 8- and 16-bit integers are 32 bits wide; an index for
/// argmin, argmax.
template <Reduce op, class T>
consteval auto reduced_type() {
  if constexpr (op == Reduce::argmin || op == Reduce::argmax) {
    return std::type_identity<std::int64_t>{};
  } else if constexpr ((op == Reduce::sum || op == Reduce::prod) && RowTypes<T>::ints && sizeof(T) < 4) {
    return std::type_identity<std::conditional_t<std::is_signed_v<T>, std::int32_t, std::uint32_t>>{};
  } else {
    return std::type_identity<T>{};
  }
}
template <Reduce op, class T>
using Reduced = typename decltype(reduced_type<op, T>())::type;

template <Reduce op, class F>
[[nodiscard]] auto fold_domain(const Domain& domain, F& body, const Ref* start, SourceLine where) {
  using T = FoldedElement<F>;
  check_axes(domain.axes(), indices_taken<F>(), where);
  const auto value = [&body](const Ref* axes) { return as_value(call_body(body, axes)).ref(); };
  return Value<Reduced<op, T>>(reduce(op, element_type<T>, domain.refs(), start, value, where));
}

template <Reduce op, class F>
using FoldValue = Value<Reduced<op, FoldedElement<F>>>;

/// A callable that takes indices, as opposed to an operand of min or max.
template <class F>
concept Body = indices_taken<F>()
> 0;

}  // namespace detail

/// Runs `body(i)`, `body(i, j)` or `body(i, j, k)` for every index of the domain, in parallel: iterations
/// must not depend on one another. At top level or inside another for_each (a second level, within a row).
template <class F>
void for_each(const Domain& domain, F&& body, detail::SourceLine where = detail::SourceLine::here()) {
  detail::check_statement<F>();
  detail::check_axes(domain.axes(), detail::indices_taken<F>(), where);
  detail::for_each(
      domain.refs(), [&body](const detail::Ref* axes) { detail::call_body(body, axes); }, where);
}

// clang-format off
#define WEFT_FOLD(name, row, numeric) \
  template <class F> requires detail::Body<F> \
  [[nodiscard]] auto name(const Domain& domain, F&& body, detail::SourceLine where = detail::SourceLine::here()) { \
    static_assert(detail::RowTypes<detail::FoldedElement<F>>::numeric, "weft: " #name " takes " WEFT_TAKES_##numeric); \
    return detail::fold_domain<detail::Reduce::row>(domain, body, nullptr, where); \
  }
#define WEFT_FOLD_FROM(name, row) \
  template <class F> requires detail::Body<F> \
  [[nodiscard]] auto name(const Domain& domain, F&& body, const detail::FoldValue<detail::Reduce::row, F>& start, \
                          detail::SourceLine where = detail::SourceLine::here()) { \
    const detail::Ref from = start.ref(); \
    return detail::fold_domain<detail::Reduce::row>(domain, body, &from, where); \
  }
// Under `using namespace std`, std::min and std::max of a braced list would be the better match.
#define WEFT_FOLD_BRACED(name, row) \
  template <class C, class F> requires(detail::IndexLike<C> && detail::Body<F>) \
  [[nodiscard]] auto name(std::initializer_list<C> counts, F body) { \
    Range axes[3] = {0, 0, 0}; \
    std::size_t k = 0; \
    for (const C& count : counts) axes[k < 3 ? k++ : 2] = Range(count); \
    return name(Domain(axes, counts.size()), body); \
  }
// clang-format on

/// Folds what the body gives for every index of the domain, in the reduction tree of NUMERICS 4 (axes
/// flattened row-major), inside an iteration or at top level. `sum(n, f, start)` ends with `start op result`.
/// Empty domains give `start`, else the identity: 0, 1, +inf or the largest value, -inf or the lowest, true,
/// false, -1. sum and prod of f16 and bf16 fold in f32 and round once; of 8- and 16-bit integers they give
/// i32 or u32. argmin and argmax give the flattened index; NaN wins, then the smaller index.
WEFT_FOLD(sum, sum, numbers)
WEFT_FOLD_FROM(sum, sum)
WEFT_FOLD(prod, prod, numbers)
WEFT_FOLD_FROM(prod, prod)
WEFT_FOLD(min, min, numbers)
WEFT_FOLD_FROM(min, min)
WEFT_FOLD_BRACED(min, min)
WEFT_FOLD(max, max, numbers)
WEFT_FOLD_FROM(max, max)
WEFT_FOLD_BRACED(max, max)
WEFT_FOLD(all_of, all, bools)
WEFT_FOLD_FROM(all_of, all)
WEFT_FOLD(any_of, any, bools)
WEFT_FOLD_FROM(any_of, any)
WEFT_FOLD(argmin, argmin, numbers)
WEFT_FOLD(argmax, argmax, numbers)
#undef WEFT_FOLD
#undef WEFT_FOLD_FROM
#undef WEFT_FOLD_BRACED

/// Folds with an associative operator of the user's own, `combine(Value<T>, Value<T>)`, in the same tree: the
/// end is `combine(start, result)`, and `start` where the domain is empty. T is the type the body gives.
template <class S, class C, class F>
[[nodiscard]] auto fold(const Domain& domain, S&& start, C&& combine, F&& body,
                        detail::SourceLine where = detail::SourceLine::here()) {
  using T = detail::FoldedElement<F>;
  static_assert(std::is_convertible_v<S, Value<T>>,
                "weft: fold: the start value has another type than the body gives");
  static_assert(std::is_invocable_v<C&, Value<T>, Value<T>>,
                "weft: fold: the operator takes two Values of the type the body gives");
  detail::check_axes(domain.axes(), detail::indices_taken<F>(), where);
  const auto operate = [&combine](detail::Ref a, detail::Ref b) {
    using Result = decltype(combine(Value<T>(a), Value<T>(b)));
    static_assert(std::is_convertible_v<Result, Value<T>>,
                  "weft: fold: the operator gives another type than it takes");
    return Value<T>(combine(Value<T>(a), Value<T>(b))).ref();
  };
  const auto value = [&body](const detail::Ref* axes) {
    return detail::as_value(detail::call_body(body, axes)).ref();
  };
  const detail::Ref from = Value<T>(std::forward<S>(start)).ref();
  return Value<T>(detail::reduce(detail::element_type<T>, domain.refs(), from, operate, value, where));
}

namespace detail {

template <class F>
consteval void check_block() {
  static_assert(std::is_invocable_v<F&>, "weft: a body of if_, else_ or while_ takes nothing");
  if constexpr (std::is_invocable_v<F&>) {
    static_assert(std::is_void_v<std::invoke_result_t<F&>>,
                  "weft: a body of if_, else_ or while_ returns nothing; assign to a Var, or use select");
  }
}

/// What if_ leaves for else_.
class Else {
 public:
  explicit Else(std::uint32_t number) : number_(number) {}
  Else(const Else&) = delete;
  Else& operator=(const Else&) = delete;
  template <class F>
  void else_(F&& body) && {
    check_block<F>();
    detail::else_(number_, body);
  }

 private:
  std::uint32_t number_;
};

template <class C>
[[nodiscard]] Ref condition_ref(C&& condition) {
  static_assert(std::is_convertible_v<C, Value<bool>>,
                "weft: a condition is a Value<bool>; compare with a number");
  return Value<bool>(std::forward<C>(condition)).ref();
}

}  // namespace detail

/// Runs the body where the condition holds: `if_(x[i] > 0.0f, [&] { ... })`, followed by `.else_([&] { ...
/// })` or not.
template <class C, class F>
detail::Else if_(C&& condition, F&& body, detail::SourceLine where = detail::SourceLine::here()) {
  detail::check_block<F>();
  return detail::Else(detail::if_(detail::condition_ref(std::forward<C>(condition)), body, where));
}
template <class C, class F, class G>
  requires std::is_invocable_v<G&>
void if_(C&& condition, F&& body, G&& otherwise, detail::SourceLine where = detail::SourceLine::here()) {
  if_(std::forward<C>(condition), std::forward<F>(body), where).else_(std::forward<G>(otherwise));
}

/// Runs `body()` as long as `condition()`, computed before each pass, holds. Inside an iteration; in order.
template <class C, class F>
void while_(C&& condition, F&& body, detail::SourceLine where = detail::SourceLine::here()) {
  static_assert(std::is_invocable_v<C&>,
                "weft: while_ takes its condition as a callable, which each pass computes anew");
  detail::check_block<F>();
  detail::while_([&condition] { return detail::condition_ref(condition()); }, body, where);
}

/// Runs `body(i)` for the indices of a range, in order, inside one iteration.
template <class F>
void for_range(const Range& range, F&& body, detail::SourceLine where = detail::SourceLine::here()) {
  static_assert(std::is_invocable_v<F&, Index>, "weft: the body of for_range takes an Index");
  detail::check_statement<F>();
  detail::for_range(
      range.ref(), [&body](detail::Ref i) { body(Index(i)); }, where);
}
/// From `first` up to, not including, `last`.
template <detail::IndexLike A, detail::IndexLike B, class F>
void for_range(A&& first, B&& last, F&& body, detail::SourceLine where = detail::SourceLine::here()) {
  const Index from = detail::as_index(std::forward<A>(first));
  for_range(Range(from, detail::as_index(std::forward<B>(last)) - from, Index(1)), std::forward<F>(body),
            where);
}

/// Ends this iteration of the innermost for_each, from within conditions and sequential loops too. Other
/// calls that run in the same launch go on.
inline void continue_(detail::SourceLine where = detail::SourceLine::here()) { detail::continue_(where); }

}  // namespace weft
