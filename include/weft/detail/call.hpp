// The seam between kernels (typed, in headers) and the runtime (untyped, compiled). Not for users.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace weft::ir {
struct Traced;
enum class Type : std::uint8_t;
}  // namespace weft::ir
namespace weft::runtime {
class Version;
}

namespace weft::detail {

class ArrayState;   // src/runtime: one array of a device; holds its device, memory, view, sticky error
class FutureState;  // src/runtime: a value, or an error, some day

struct SourceLine {
  const char* file = "";
  std::uint32_t line = 0;

  /// As a default argument: the place of the call.
  static constexpr SourceLine here(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    return {file, static_cast<std::uint32_t>(line)};
  }
};

/// One argument of a kernel call, in parameter order (arrays and scalars mixed, as the lambda lists them).
struct Arg {
  enum class Kind : std::uint8_t {
    array,      ///< `array` given to an In, Out or InOut
    element,    ///< `array` of one element given to a Param (K3)
    host_in,    ///< host memory, copied when the call is made
    host_out,   ///< host memory the call writes (and may read); refused inside a scope (R2)
    bits,       ///< a scalar's bits
    future,     ///< another call's result (R1, K3)
  };
  Kind kind{};
  ir::Type type{};
  std::shared_ptr<ArrayState> array;
  std::shared_ptr<runtime::Version> version;  ///< the contents of `array` to read, where not those of its turn
  std::shared_ptr<FutureState> future;
  void* host = nullptr;           ///< const-cast for host_in
  std::int64_t host_count = 0;    ///< elements
  std::uint64_t bits = 0;
};

/// Checks the arguments, then records the call (inside a scope of this thread) or queues it (outside).
/// Arrays take the kernel's array parameters in order, the other kinds its scalars in order; results are not among
/// `args`. The future holds the kernel's result, or nothing. Throws UsageError. `args` are moved from.
std::shared_ptr<FutureState> call(const std::shared_ptr<const ir::Traced>& kernel, std::span<Arg> args, SourceLine where);

}  // namespace weft::detail
