// spirv-val accepts what is emitted: every op on every type it takes, every fold, every way to make a
// primitive.
#include <fmt/format.h>

#include "common/sample_kernels.hpp"
#include "common/vulkan.hpp"
#include "weft/error.hpp"

namespace weft::testing {
namespace {

using backend::vulkan::Fma;
using backend::vulkan::Root;
using backend::vulkan::Source;
using backend::vulkan::Target;
using ir::Op;
using ir::ReduceOp;
using ir::Role;
using ir::Type;

bool has_validator() { return run_spirv_tool("spirv-val", "--version", {}).has_value(); }

void expect_valid(const std::string& what, const Source& source) {
  for (const auto* module : {&source.main, &source.level, &source.tail}) {
    if (module->empty()) continue;
    const auto output = run_spirv_tool("spirv-val", "--target-env vulkan1.2", *module);
    ASSERT_TRUE(output.has_value());
    EXPECT_TRUE(output->ok) << what << ": " << output->text;
  }
}

/// y = op(x, ...), for all ops that take the type, in one kernel: a module each would take long to validate.
ir::Kernel all_ops(Type type) {
  Make k(fmt::format("all_{}", ir::name(type)));
  const auto x = k.array("x", type, 1, Role::in), flag = k.array("flag", Type::boolean, 1, Role::in);
  std::vector<std::pair<Op, Type>> rows;
  for (int o = 0; o < ir::op_count; ++o) {
    const Op op = static_cast<Op>(o);
    const ir::OpInfo& info = ir::info(op);
    if (info.klass != ir::OpClass::map || !ir::accepts(op, type)) continue;
    const bool free = info.signature == ir::Signature::cast || info.signature == ir::Signature::bits;
    if (!free) {
      std::vector<Type> types(static_cast<std::size_t>(info.arity), type);
      if (info.signature == ir::Signature::select) types[0] = Type::boolean;
      rows.emplace_back(op, ir::result_type(op, types));
      continue;
    }
    for (int t = 0; t < ir::type_count; ++t) {
      const Type from[] = {type}, to = static_cast<Type>(t);
      if (to != type && ir::accepts(op, from, to)) rows.emplace_back(op, to);
    }
  }
  std::vector<ir::ArrayId> outputs;
  for (const auto& [op, result] : rows) outputs.push_back(k.array("y", result, 1, Role::out));
  const auto loop = k.over({k.extent(x, 0)});
  const auto i = k.axis(loop, 0);
  const auto value = k.at(x, {i}), choice = k.at(flag, {i});
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const ir::OpInfo& info = ir::info(rows[r].first);
    std::vector<ir::NodeId> args(static_cast<std::size_t>(info.arity), value);
    if (info.signature == ir::Signature::select) args[0] = choice;
    k.put(outputs[r], {i}, k.b.op(rows[r].first, rows[r].second, args));
  }
  k.end();
  return k.finish();
}

std::vector<Target> targets() {
  Target native = full_target();
  native.root_32 = Root::native;
  native.fma_32 = Fma::native;
  native.fma_64 = true;
  native.workgroup = 256;
  Target corrected = full_target();
  corrected.root_32 = Root::corrected;
  corrected.division_32 = false;
  corrected.fma_64 = true;  // as above: what is refused has no module
  corrected.extends_signs = false;
  corrected.ends_loops = true;
  corrected.push_bytes = 128;
  return {native, corrected};
}

TEST(VulkanModules, of_every_op) {
  if (!has_validator()) GTEST_SKIP() << "spirv-val is not installed";
  for (const Target& target : targets()) {
    for (int t = 0; t < ir::type_count; ++t) {
      const Type type = static_cast<Type>(t);
      expect_valid(std::string(ir::name(type)), emit_vulkan(all_ops(type), target));
    }
  }
}

TEST(VulkanModules, of_every_fold) {
  if (!has_validator()) GTEST_SKIP() << "spirv-val is not installed";
  const Target target = targets()[1];
  for (const Type type : {Type::boolean, Type::i8, Type::u32, Type::i64, Type::f16, Type::f32, Type::f64}) {
    for (int o = 0; o < ir::reduce_op_count; ++o) {
      const ReduceOp op = static_cast<ReduceOp>(o);
      if (!ir::contains(ir::info(op).types, type)) continue;
      const std::string what = fmt::format("{} of {}", ir::name(op), ir::name(type));
      expect_valid(what + " in rows", emit_vulkan(row_fold(op, type), target));
      expect_valid(what + " in columns", emit_vulkan(column_fold(op, type), target));
      expect_valid(what + " of all", emit_vulkan(whole_fold(op, type), target));
    }
  }
}

TEST(VulkanModules, of_kernels) {
  if (!has_validator()) GTEST_SKIP() << "spirv-val is not installed";
  for (const Target& target : targets()) {
    for (const ir::Kernel& kernel :
         {gated_norm(), softmax(), dot(), clipped_gather(), collatz(), histogram()}) {
      expect_valid(kernel.name, emit_vulkan(kernel, target));
    }
  }
}

TEST(VulkanModules, a_primitive_without_exact_bits_is_refused_by_name) {
  Target target = full_target();
  target.fma_64 = false;
  try {
    (void)emit_vulkan(all_ops(Type::f64), target);
    FAIL() << "it was emitted";
  } catch (const CompileError& error) {
    EXPECT_STREQ(error.what(), "vulkan: the device has no exact fma of f64");
  }
}

TEST(VulkanModules, folds_that_do_not_fit_workgroup_memory_are_refused) {
  Target target = full_target();
  target.shared_bytes = 1024;
  EXPECT_THROW((void)emit_vulkan(row_fold(ReduceOp::sum, Type::f64), target), CompileError);
}

}  // namespace
}  // namespace weft::testing
