// The floating-point state our numbers are computed in: round to nearest even, subnormals kept, nothing
// traps.
#pragma once

#include <cstdint>

namespace weft::support {

/// Sets that state for this thread and gives the caller's back. Cheap enough for one a call, not one an op.
class FloatState {
 public:
  FloatState();
  ~FloatState();
  FloatState(const FloatState&) = delete;
  FloatState& operator=(const FloatState&) = delete;

 private:
  std::uint64_t saved_;
};

}  // namespace weft::support
