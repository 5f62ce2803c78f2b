// Calls as recorded: kernels with what their parameters are bound to. Plain data, no runtime objects.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "ir/facts.hpp"

namespace weft::ir {

inline constexpr int max_rank = 8;

enum class BufferId : std::uint32_t {};  ///< index into Recording::buffers
enum class CallId : std::uint32_t {};    ///< index into Recording::calls

/// A view of a buffer: element (i, j, ...) lies at offset + i * strides[0] + j * strides[1] + ..., in elements.
struct View {
  BufferId buffer{};
  Type type{};
  int rank = 0;
  std::int64_t offset = 0;
  std::array<std::int64_t, max_rank> shape{};
  std::array<std::int64_t, max_rank> strides{};

  [[nodiscard]] std::int64_t size() const {
    std::int64_t n = 1;
    for (int d = 0; d < rank; ++d) n *= shape[static_cast<std::size_t>(d)];
    return n;
  }
  [[nodiscard]] bool contiguous() const {
    std::int64_t expected = 1;
    for (int d = rank - 1; d >= 0; --d) {
      const auto k = static_cast<std::size_t>(d);
      if (shape[k] != 1 && strides[k] != expected) return false;
      expected *= shape[k];
    }
    return true;
  }
};

/// A scalar argument: known bits, or the one element of a view (a future's value, still on the device).
struct ScalarArg {
  std::uint64_t bits = 0;
  bool on_device = false;
  View view;
};

struct Buffer {
  std::string name;  ///< for reports; may be empty
  std::int64_t size_bytes = 0;
  bool scratch = false;  ///< zero at the start of the plan, gone at its end
  bool value = false;    ///< holds a call's result (rank 0)
  std::uint64_t identity = 0;  ///< the runtime's own id of the memory; equal ids are one memory
};

struct Call {
  std::shared_ptr<const Traced> kernel;
  std::vector<View> arrays;       ///< by ArrayId of the kernel (results included)
  std::vector<ScalarArg> scalars; ///< by ScalarId
  const char* file = "";  ///< where the call stands; a literal, so that recording allocates nothing
  std::uint32_t line = 0;
};

struct Recording {
  std::vector<Buffer> buffers;
  std::vector<Call> calls;
};

}  // namespace weft::ir
