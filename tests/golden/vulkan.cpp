// The SPIR-V of the Vulkan tier, as spirv-dis prints it.
#include <fmt/format.h>

#include "common/sample_kernels.hpp"
#include "common/vulkan.hpp"
#include "golden/golden.hpp"

namespace weft::testing {
namespace {

using ir::ReduceOp;
using ir::Type;

struct Sample {
  const char* name;
  ir::Kernel kernel;
};

TEST(GoldenVulkan, text) {
#if defined(__clang__)
  GTEST_SKIP() << "operands are numbered in the order in which the compiler evaluates arguments; the files are GCC's";
#endif
  const Sample samples[] = {{"scaled_sum", scaled_sum()},
                            {"gated_norm", gated_norm()},
                            {"softmax", softmax()},
                            {"dot", dot()},
                            {"column_sum", column_fold(ReduceOp::sum, Type::f32)},
                            {"row_argmax", row_fold(ReduceOp::argmax, Type::f32)},
                            {"half_sum", row_fold(ReduceOp::sum, Type::f16)},
                            {"clipped_gather", clipped_gather()},
                            {"collatz", collatz()},
                            {"histogram", histogram()}};
  for (const Sample& sample : samples) {
    const backend::vulkan::Source source = emit_vulkan(sample.kernel, full_target());
    const auto text = run_spirv_tool("spirv-dis", "--raw-id --no-color --no-header", source.main);
    if (!text) GTEST_SKIP() << "spirv-dis is not installed";
    expect_golden(fmt::format("vulkan/{}.spvasm", sample.name), text->text);
  }
}

}  // namespace
}  // namespace weft::testing
