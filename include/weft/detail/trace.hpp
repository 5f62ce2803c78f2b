// The seam between the kernel language (typed, in headers) and the tracer (untyped, compiled). Not for users.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "weft/detail/call.hpp"
#include "weft/detail/element.hpp"

namespace weft {

/// What a kernel declares beside its body.
struct KernelOptions {
  int workgroup = 0;  ///< threads of a workgroup on GPU tiers, 1 to 1024; 0: the group's choice
  bool fuse = true;   ///< false: the kernel always runs apart
};

}  // namespace weft

namespace weft::detail {

/// Ops and folds, in the order of ops.def (src/trace checks that it is the IR's).
enum class Op : std::uint8_t {
#define WEFT_PRIMITIVE(name, ...) name,
#define WEFT_DERIVED(name, ...) name,
#include "weft/ops.def"
};
enum class Reduce : std::uint8_t {
#define WEFT_REDUCE(name, ...) name,
#include "weft/ops.def"
};

/// A node of the trace of this thread, and the open region (body) it was made in: it may be used while that
/// is open.
struct Ref {
  std::uint32_t node = 0;
  std::uint32_t scope = 0;
};

/// An array parameter of the kernel whose outermost region is `scope`.
struct ArrayRef {
  std::uint32_t array = 0;
  std::uint32_t scope = 0;
};

/// A local variable.
struct VarRef {
  std::uint32_t var = 0;
  std::uint32_t scope = 0;
};

/// One axis of a loop: start, start + step, ..., `count` of them. All are i64.
struct AxisRef {
  Ref start, count, step;
};

/// A C++ number given where a value is wanted, before it takes the other operand's type.
struct Literal {
  enum class Kind : std::uint8_t { none, exact, floating, signed_integer, unsigned_integer };
  Kind kind = Kind::none;
  std::uint64_t bits = 0;  ///< exact: of the element; floating: of a double; else of a 64-bit integer

  template <class T, class U>
  [[nodiscard]] static constexpr Literal of(U value) {
    Literal literal;
    if constexpr (std::is_floating_point_v<U>) {
      if constexpr (std::is_same_v<T, U>) {
        literal.kind = Kind::exact;
        literal.bits = std::bit_cast<std::conditional_t<sizeof(U) == 4, std::uint32_t, std::uint64_t>>(value);
      } else {
        literal.kind = Kind::floating;
        literal.bits = std::bit_cast<std::uint64_t>(static_cast<double>(value));
      }
    } else if constexpr (std::is_integral_v<U>) {
      literal.kind = std::is_same_v<T, U>  ? Kind::exact
                     : std::is_signed_v<U> ? Kind::signed_integer
                                           : Kind::unsigned_integer;
      literal.bits = static_cast<std::uint64_t>(value);
      if constexpr (std::is_same_v<T, U> && sizeof(U) < 8)
        literal.bits &= (std::uint64_t{1} << (8 * sizeof(U))) - 1;
    } else {
      literal.kind = Kind::exact;  // f16 or bf16
      literal.bits = value.bits;
    }
    return literal;
  }
};

/// Whether a C++ number of type U may stand where a value of element type T is wanted: floating numbers for
/// float types, integers for all numbers, bool for bool, and T itself.
template <class U, class T>
concept LiteralFor = std::same_as<U, T> ||
                     (std::integral<U> && !std::same_as<U, bool> && Element<U> && !std::same_as<T, bool>) ||
                     ((std::same_as<U, float> || std::same_as<U, double>)&&(element_code<T>() >= 9));

/// A borrowed callable, for the length of a call.
template <class Signature>
class FunctionRef;
template <class R, class... A>
class FunctionRef<R(A...)> {
 public:
  template <class F>
    requires(!std::same_as<std::remove_cvref_t<F>, FunctionRef>)
  FunctionRef(F&& f)  // NOLINT(bugprone-forwarding-reference-overload): constrained
      : object_(const_cast<void*>(static_cast<const void*>(&f))), call_([](void* object, A... args) -> R {
          return (*static_cast<std::remove_reference_t<F>*>(object))(args...);
        }) {}
  R operator()(A... args) const { return call_(object_, args...); }

 private:
  void* object_;
  R (*call_)(void*, A...);
};

/// The innermost open region of this thread's trace; 0 when nothing is being traced.
[[nodiscard]] std::uint32_t open_scope() noexcept;
/// Throws UsageError unless `home`, where a C++ object was made, is the innermost open region.
void check_assignment(std::uint32_t home);

[[nodiscard]] Ref op(Op op, ir::Type result, std::initializer_list<Ref> operands);
[[nodiscard]] Ref literal(ir::Type type, Literal value);

[[nodiscard]] ArrayRef declare_array(const char* name, ir::Type type, int rank, bool read, bool written);
[[nodiscard]] Ref declare_scalar(const char* name, ir::Type type);
void give_result(ir::Type type, Ref value);

[[nodiscard]] Ref extent(ArrayRef array, int dimension);
[[nodiscard]] Ref size(ArrayRef array);
[[nodiscard]] Ref load(ArrayRef array, std::span<const Ref> indices, std::uint32_t line);
void store(ArrayRef array, std::span<const Ref> indices, Ref value, std::uint32_t line);
void atomic(Op op, ArrayRef array, std::span<const Ref> indices, Ref value, std::uint32_t line);

[[nodiscard]] VarRef declare_var(ir::Type type, Ref initial);
[[nodiscard]] Ref get(VarRef var);
void set(VarRef var, Ref value);

void for_each(std::span<const AxisRef> axes, FunctionRef<void(const Ref*)> body, SourceLine where);
/// `start` null: none.
[[nodiscard]] Ref reduce(Reduce op, ir::Type value, std::span<const AxisRef> axes, const Ref* start,
                         FunctionRef<Ref(const Ref*)> body, SourceLine where);
[[nodiscard]] Ref reduce(ir::Type value, std::span<const AxisRef> axes, Ref start,
                         FunctionRef<Ref(Ref, Ref)> combine, FunctionRef<Ref(const Ref*)> body,
                         SourceLine where);
/// Gives a number by which `else_`, which must follow at once, knows its if.
std::uint32_t if_(Ref condition, FunctionRef<void()> body, SourceLine where);
void else_(std::uint32_t number, FunctionRef<void()> body);
void while_(FunctionRef<Ref()> condition, FunctionRef<void()> body, SourceLine where);
void for_range(AxisRef axis, FunctionRef<void(Ref)> body, SourceLine where);
void continue_(SourceLine where);
/// Throws UsageError when a body takes another number of indices than its loop has axes.
void check_axes(int axes, int taken, SourceLine where);

/// The name of a kernel and the place where it is written.
struct KernelName {
  KernelName(const char* name, SourceLine at = SourceLine::here()) : text(name), where(at) {}
  KernelName(std::string name, SourceLine at = SourceLine::here()) : text(std::move(name)), where(at) {}
  std::string text;
  SourceLine where;
};

/// A traced kernel, or the error that tracing it gave.
struct KernelState;

[[nodiscard]] std::shared_ptr<const KernelState> trace_kernel(KernelName name, KernelOptions options,
                                                              FunctionRef<void()> body);
/// A kernel that gives each element of its last array `body` of the same elements of the others. The body
/// sees the elements as values.
[[nodiscard]] std::shared_ptr<const KernelState> trace_lift(KernelName name, std::span<const ir::Type> inputs,
                                                            ir::Type result,
                                                            FunctionRef<Ref(const Ref*)> body);
/// The lift of `g` whose first operand is `f` of the first operands.
[[nodiscard]] std::shared_ptr<const KernelState> compose_lifts(const KernelState& g, const KernelState& f,
                                                               SourceLine where);
/// The function of a lift, of values in the open trace.
[[nodiscard]] Ref apply_lift(const KernelState& lift, std::span<const Ref> operands);

/// The kernel; throws the error of its tracing.
[[nodiscard]] const std::shared_ptr<const ir::Traced>& traced(const KernelState& state);
[[nodiscard]] std::string text(const KernelState& state);

/// Rounds the scalars among the arguments (`kinds` says what their bits are) and calls the kernel.
[[nodiscard]] std::shared_ptr<FutureState> call_kernel(const KernelState& state, std::span<Arg> args,
                                                       const Literal::Kind* kinds, SourceLine where);

}  // namespace weft::detail
