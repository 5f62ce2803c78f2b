#include "support/float_state.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace weft::support {

#if defined(__x86_64__)

namespace {
constexpr std::uint32_t all_exceptions_masked =
    0x1f80;  // nearest even, no flush to zero, no denormals-are-zero
}

FloatState::FloatState() : saved_(_mm_getcsr()) { _mm_setcsr(all_exceptions_masked); }
FloatState::~FloatState() { _mm_setcsr(static_cast<std::uint32_t>(saved_)); }

#elif defined(__aarch64__)

FloatState::FloatState() : saved_(0) {
  const std::uint64_t standard = 0;  // nearest even, no flush to zero, default NaN off, no traps
  asm volatile("mrs %0, fpcr" : "=r"(saved_));
  asm volatile("msr fpcr, %0" : : "r"(standard));
}
FloatState::~FloatState() { asm volatile("msr fpcr, %0" : : "r"(saved_)); }

#else
#error "weft needs the floating-point control register of this processor: see float_state.hpp"
#endif

}  // namespace weft::support
