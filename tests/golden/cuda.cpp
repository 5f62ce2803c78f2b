// The CUDA C++ of the cuda tier; and NVRTC accepts all of it, where it is installed.
#include <fmt/format.h>

#include <optional>

#include "backend/cuda/driver.hpp"
#include "backend/cuda/emit.hpp"
#include "backend/cuda/prelude.hpp"
#include "common/sample_kernels.hpp"
#include "golden/golden.hpp"
#include "weft/error.hpp"

namespace weft::testing {
namespace {

using backend::cuda::Variant;
using ir::Op;
using ir::ReduceOp;
using ir::Role;
using ir::Type;

constexpr int architecture = 90;

lower::Program lowered(const ir::Kernel& kernel) {
  return lower::lower(kernel, std::vector<plan::Layout>(kernel.arrays.size()), plan::Limits{});
}

struct Sample {
  const char* name;
  ir::Kernel kernel;
  Variant variant = {};
};

std::vector<Sample> samples() {
  const Variant warp_rows{.wide = true, .leaves = 1, .warps = 1},
      block_rows{.wide = true, .leaves = 2, .warps = 8},
      very_short{.wide = true, .leaves = 1, .warps = 1, .slots = 4},
      clusters{.wide = true, .leaves = 4, .warps = 8, .slots = 8, .blocks = 8},
      long_rows{.wide = true, .leaves = 0, .warps = 16}, alone{.wide = true, .leaves = 0, .warps = 1};
  return {{"scaled_sum", scaled_sum()},
          {"scaled_sum_narrow", scaled_sum(), {.wide = false}},
          {"gated_norm", gated_norm(), block_rows},
          {"gated_norm_short", gated_norm(), warp_rows},
          {"gated_norm_long", gated_norm(), long_rows},
          {"softmax", softmax(), block_rows},
          {"softmax_short", softmax(), very_short},
          {"softmax_cluster", softmax(), clusters},
          {"dot", dot()},
          {"column_sum", column_fold(ReduceOp::sum, Type::f32)},
          {"column_sum_alone", column_fold(ReduceOp::sum, Type::f32), alone},
          {"row_argmax", row_fold(ReduceOp::argmax, Type::f32), block_rows},
          {"half_sum", row_fold(ReduceOp::sum, Type::f16), block_rows},
          {"clipped_gather", clipped_gather()},
          {"collatz", collatz()},
          {"histogram", histogram()}};
}

std::optional<std::string> missing_compiler() {
  try {
    (void)backend::cuda::Compiler::get();
    return std::nullopt;
  } catch (const DeviceError& error) {
    return error.what();
  }
}

void expect_compiles(const ir::Kernel& kernel, const Variant& variant) {
  const backend::cuda::Source source = emit(lowered(kernel), variant);
  try {
    const std::string text = std::string(backend::cuda::prelude()) + source.text;
    EXPECT_FALSE(backend::cuda::Compiler::get().compile(text, source.entry, architecture).empty());
  } catch (const CompileError& error) {
    ADD_FAILURE() << error.what() << '\n' << source.text;
  }
}

/// Every row that takes the type, one output each.
ir::Kernel all_rows(Type type) {
  Make k(fmt::format("rows_of_{}", ir::name(type)));
  const auto x = k.array("x", type, 1, Role::in), y = k.array("y", type, 1, Role::in),
             z = k.array("z", type, 1, Role::in);
  std::vector<std::pair<Op, Type>> rows;
  for (int o = 0; o < ir::op_count; ++o) {
    const Op op = static_cast<Op>(o);
    const ir::Signature signature = ir::info(op).signature;
    for (int t = 0; t < ir::type_count; ++t) {
      const Type to = static_cast<Type>(t), from[] = {type};
      const bool named = signature == ir::Signature::cast || signature == ir::Signature::bits;
      if (named ? ir::accepts(op, from, to) : to == type && ir::accepts(op, type)) rows.emplace_back(op, to);
    }
  }
  std::vector<ir::ArrayId> outputs;
  for (auto& [op, to] : rows) {
    const ir::Signature signature = ir::info(op).signature;
    if (signature == ir::Signature::compare || signature == ir::Signature::test) to = Type::boolean;
    outputs.push_back(k.array("out", to, 1, Role::out));
  }
  const auto loop = k.over({k.extent(x, 0)});
  const auto i = k.axis(loop, 0);
  const ir::NodeId a = k.at(x, {i}), b = k.at(y, {i}), c = k.at(z, {i});
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const auto [op, to] = rows[r];
    std::vector<ir::NodeId> args{a, b, c};
    args.resize(static_cast<std::size_t>(ir::info(op).arity));
    if (op == Op::select) args[0] = k.call(Op::eq, {a, b});
    k.put(outputs[r], {i}, k.b.op(op, to, args));
  }
  k.end();
  return k.finish();
}

TEST(GoldenCuda, text) {
  for (const Sample& sample : samples()) {
    expect_golden(fmt::format("cuda/{}.cu", sample.name), emit(lowered(sample.kernel), sample.variant).text);
  }
}

TEST(GoldenCuda, compiles) {
  if (const auto missing = missing_compiler()) GTEST_SKIP() << *missing;
  for (const Sample& sample : samples()) expect_compiles(sample.kernel, sample.variant);
}

TEST(GoldenCuda, every_row_of_every_type_compiles) {
  if (const auto missing = missing_compiler()) GTEST_SKIP() << *missing;
  for (int t = 0; t < ir::type_count; ++t) expect_compiles(all_rows(static_cast<Type>(t)), {});
}

TEST(GoldenCuda, every_fold_of_every_type_compiles) {
  if (const auto missing = missing_compiler()) GTEST_SKIP() << *missing;
  for (int t = 0; t < ir::type_count; ++t) {
    for (int o = 0; o < ir::reduce_op_count; ++o) {
      const auto type = static_cast<Type>(t);
      const auto op = static_cast<ReduceOp>(o);
      if (!ir::contains(ir::info(op).types, type)) continue;
      if (op == ReduceOp::dot) {
        expect_compiles(matmul(type), {});
        continue;
      }
      expect_compiles(row_fold(op, type), {.wide = true, .leaves = 1, .warps = 8});
      if (type != Type::f32 && type != Type::bf16) continue;
      expect_compiles(row_fold(op, type), {.wide = false, .leaves = 0, .warps = 16});
      expect_compiles(column_fold(op, type), {});
      expect_compiles(whole_fold(op, type), {});
    }
  }
}

}  // namespace
}  // namespace weft::testing
