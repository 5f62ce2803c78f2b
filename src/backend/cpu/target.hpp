// The processor code is made for, as data.
#pragma once

#include <string>
#include <string_view>

namespace weft::backend::cpu {

enum class Isa : std::uint8_t { sse, avx2, avx512, neon };

struct Target {
  Isa isa = Isa::sse;
  int vector_bytes = 16;       ///< of one register
  bool half_convert = false;   ///< f16 to and from f32 in hardware, rounding to nearest even
  int masked_bytes = 16;        ///< smallest element that masked loads and stores take; 16: none
};

[[nodiscard]] std::string_view name(Isa isa);
[[nodiscard]] Target target_of(Isa isa);

/// The widest instruction set of this machine, or the one asked for by name (`avx512`, `avx2`, `sse`; empty: best).
/// Throws UsageError for a name that does not exist and DeviceError for one this machine does not have.
[[nodiscard]] Isa choose_isa(std::string_view asked);

/// What LLVM is told about the processor. `host_cpu` and `host_features` are LLVM's own findings.
struct Processor {
  std::string cpu;
  std::string features;
};
[[nodiscard]] Processor processor(Isa isa, std::string_view host_cpu, std::string_view host_features);

}  // namespace weft::backend::cpu
