// The LLVM IR of the cpu tier, for each instruction set; and LLVM accepts all of it.
#include <fmt/format.h>

#include "backend/cpu/loader.hpp"
#include "common/sample_kernels.hpp"
#include "golden/golden.hpp"

namespace weft::testing {
namespace {

using backend::cpu::Isa;
using ir::ReduceOp;
using ir::Type;

struct Sample {
  const char* name;
  ir::Kernel kernel;
};

std::vector<Sample> samples() {
  return {{"scaled_sum", scaled_sum()},
          {"gated_norm", gated_norm()},
          {"softmax", softmax()},
          {"dot", dot()},
          {"column_sum", column_fold(ReduceOp::sum, Type::f32)},
          {"row_argmax", row_fold(ReduceOp::argmax, Type::f32)},
          {"half_sum", row_fold(ReduceOp::sum, Type::f16)},
          {"clipped_gather", clipped_gather()},
          {"collatz", collatz()},
          {"histogram", histogram()}};
}

std::string emitted(const ir::Kernel& kernel, Isa isa, bool streaming) {
  const std::vector<plan::Layout> layouts(kernel.arrays.size());
  const auto program = lower::lower(kernel, layouts, plan::Limits{});
  return backend::cpu::emit(program, backend::cpu::target_of(isa), {streaming}).text;
}

TEST(GoldenCpu, text) {
  for (const Sample& sample : samples()) {
    expect_golden(fmt::format("cpu/{}.ll", sample.name), emitted(sample.kernel, Isa::avx512, false));
  }
  expect_golden("cpu/scaled_sum_avx2.ll", emitted(scaled_sum(), Isa::avx2, false));
  expect_golden("cpu/scaled_sum_sse.ll", emitted(scaled_sum(), Isa::sse, false));
  expect_golden("cpu/scaled_sum_streaming.ll", emitted(scaled_sum(), Isa::avx512, true));
  expect_golden("cpu/half_sum_sse.ll", emitted(row_fold(ReduceOp::sum, Type::f16), Isa::sse, false));
}

#if defined(__x86_64__)
TEST(GoldenCpu, compiles_for_every_instruction_set) {
  for (const Isa isa : {Isa::avx512, Isa::avx2, Isa::sse}) {
    const auto& generator = backend::cpu::Generator::get(isa);
    for (const Sample& sample : samples()) {
      for (const bool streaming : {false, true}) {
        EXPECT_FALSE(generator.compile(emitted(sample.kernel, isa, streaming), false).empty()) << sample.name;
      }
    }
  }
}
#endif

}  // namespace
}  // namespace weft::testing
