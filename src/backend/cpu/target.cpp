#include "backend/cpu/target.hpp"

#include <fmt/format.h>

#include <array>

#include "weft/error.hpp"

namespace weft::backend::cpu {

std::string_view name(Isa isa) {
  switch (isa) {
    case Isa::sse:
      return "sse";
    case Isa::avx2:
      return "avx2";
    case Isa::avx512:
      return "avx512";
    case Isa::neon:
      return "neon";
  }
  return "";
}

Target target_of(Isa isa) {
  switch (isa) {
    case Isa::sse:
      return {isa, 16, false, 16};
    case Isa::avx2:
      return {isa, 32, true, 4};
    case Isa::avx512:
      return {isa, 64, true, 1};
    case Isa::neon:
      return {isa, 16, true, 16};
  }
  return {};
}

namespace {

bool host_has(Isa isa) {
#if defined(__x86_64__)
  switch (isa) {
    case Isa::sse:
      return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
    case Isa::avx2:
      return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
             __builtin_cpu_supports("bmi2");
    case Isa::avx512:
      return host_has(Isa::avx2) && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
             __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    case Isa::neon:
      return false;
  }
  return false;
#elif defined(__aarch64__)
  return isa == Isa::neon;
#else
  return false;
#endif
}

constexpr std::array best_first{Isa::avx512, Isa::avx2, Isa::sse, Isa::neon};

}  // namespace

Isa choose_isa(std::string_view asked) {
  for (const Isa isa : best_first) {
    if (asked.empty() && host_has(isa)) return isa;
    if (asked != name(isa)) continue;
    if (host_has(isa)) return isa;
    throw UsageError(fmt::format("WEFT_CPU={}: this machine has no {}", asked, asked));
  }
  if (asked.empty())
    throw DeviceError("cpu: this machine has neither SSE 4.2 nor a later vector instruction set");
  throw UsageError(
      fmt::format("WEFT_CPU={}: expected avx512, avx2, sse or neon", asked));
}

Processor processor(Isa isa, std::string_view host_cpu, std::string_view host_features) {
  // Other than the best of this machine, only the level counts: the code is the same on every machine that
  // has it.
  const Isa best_here = choose_isa("");
  const auto host = [&] { return Processor{std::string(host_cpu), std::string(host_features)}; };
  switch (isa) {
    case Isa::sse:
      return {"x86-64-v2", ""};
    case Isa::avx2:
      return best_here == isa ? host() : Processor{"x86-64-v3", ""};
    case Isa::avx512:
      return best_here == isa ? host() : Processor{"x86-64-v4", ""};
    case Isa::neon:
      return host();
  }
  return host();
}

}  // namespace weft::backend::cpu
