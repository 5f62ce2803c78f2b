// What stands for primitives that a device may have wrong, run on the device there is, against the
// interpreter.
#include <fmt/format.h>

#include "backend/vulkan/executable.hpp"
#include "backend/vulkan/probe.hpp"
#include "common/sample_kernels.hpp"
#include "common/vulkan.hpp"
#include "weft/error.hpp"

namespace weft::testing {
namespace {

using backend::vulkan::Block;
using backend::vulkan::Context;
using backend::vulkan::Driver;
using backend::vulkan::Fma;
using backend::vulkan::Root;
using backend::vulkan::Target;
using ir::Op;
using ir::Role;
using ir::Type;

class VulkanDevice : public ::testing::Test {
 protected:
  void SetUp() override {
    try {
      driver_ = &Driver::get();
      target_ = driver_->target(nullptr);
    } catch (const DeviceError& error) {
      GTEST_SKIP() << error.what();
    }
  }

  /// Runs a kernel for a target of the test's own.
  std::vector<Data> run(const ir::Kernel& kernel, const Target& target, std::vector<Data> data) {
    Context context;
    context.driver = driver_;
    context.target = target;
    const std::vector<plan::Layout> layouts(kernel.arrays.size());
    backend::vulkan::VulkanExecutable executable(context, lower::lower(kernel, layouts, plan::Limits{}));
    std::vector<std::unique_ptr<Block>> blocks;
    std::vector<backend::ArrayArg> args;
    for (const Data& d : data) {
      blocks.push_back(std::make_unique<Block>(*driver_, d.bytes.size()));
      std::ranges::copy(d.bytes, blocks.back()->host());
      args.push_back({blocks.back().get(), 0, d.shape, d.strides});
    }
    executable.run({.arrays = args, .scalars = {}});
    for (std::size_t a = 0; a < data.size(); ++a) {
      std::copy_n(blocks[a]->host(), data[a].bytes.size(), data[a].bytes.data());
    }
    return data;
  }

  Driver* driver_ = nullptr;
  Target target_;
};

ir::Kernel map_of(Op op, int arity) {
  Make k(fmt::format("map_{}", ir::name(op)));
  std::vector<ir::ArrayId> inputs;
  for (int a = 0; a < arity; ++a) inputs.push_back(k.array("x", Type::f32, 1, Role::in));
  const auto y = k.array("y", Type::f32, 1, Role::out);
  const auto loop = k.over({k.extent(y, 0)});
  const auto i = k.axis(loop, 0);
  std::vector<ir::NodeId> args;
  for (const ir::ArrayId input : inputs) args.push_back(k.at(input, {i}));
  k.put(y, {i}, k.b.op(op, Type::f32, args));
  k.end();
  return k.finish();
}

std::vector<Data> random_operands(int arity) {
  std::mt19937_64 random(5);
  std::vector<Data> data;
  for (int a = 0; a <= arity; ++a) data.push_back(random_data(Type::f32, {200'000}, random));
  return data;
}

TEST_F(VulkanDevice, roots_are_exact_in_every_way) {
  const ir::Kernel kernel = map_of(Op::sqrt, 1);
  const std::vector<Data> data = random_operands(1);
  for (const Root root : {Root::through_f64, Root::corrected}) {
    Target target = target_;
    if (root == Root::through_f64 && !target.has_f64) continue;
    target.root_32 = root;
    EXPECT_EQ(difference(run_by_eval(kernel, data, {}), run(kernel, target, data)), std::nullopt);
  }
}

TEST_F(VulkanDevice, division_by_integers_is_exact) {
  Target target = target_;
  target.division_32 = false;
  const ir::Kernel kernel = map_of(Op::div, 2);
  const std::vector<Data> data = random_operands(2);
  EXPECT_EQ(difference(run_by_eval(kernel, data, {}), run(kernel, target, data)), std::nullopt);
}

TEST_F(VulkanDevice, fma_through_f64_is_exact) {
  if (!target_.has_f64) GTEST_SKIP() << "the device has no f64";
  Target target = target_;
  target.fma_32 = Fma::through_f64;
  const ir::Kernel kernel = map_of(Op::fma, 3);
  const std::vector<Data> data = random_operands(3);
  EXPECT_EQ(difference(run_by_eval(kernel, data, {}), run(kernel, target, data)), std::nullopt);
}

TEST_F(VulkanDevice, workgroups_of_any_size_give_the_same_bits) {
  std::mt19937_64 random(6);
  std::vector<Data> data{random_data(Type::f32, {3, 70'000}, random), Data::contiguous(Type::f32, {3})};
  for (std::int64_t k = 0; k < data[0].size(); ++k) {
    data[0].set(k, std::bit_cast<std::uint32_t>(static_cast<float>(random() % 100'001) / 1024));
  }
  const ir::Kernel kernel = row_fold(ir::ReduceOp::sum, Type::f32);
  const std::vector<Data> expected = run_by_eval(kernel, data, {});
  for (const int workgroup : {32, 64, 128, 256}) {
    Target target = target_;
    target.workgroup = workgroup;
    EXPECT_EQ(difference(expected, run(kernel, target, data)), std::nullopt) << workgroup;
  }
}

TEST_F(VulkanDevice, a_loop_that_the_driver_ends_is_an_error) {
  if (!target_.ends_loops) GTEST_SKIP() << "the driver ends no loops";
  Make k("many_turns");
  const auto y = k.array("y", Type::i32, 1, Role::out);
  const auto sum = k.b.var("sum", Type::i32);
  const auto one = k.b.constant(Type::i32, 1);
  const auto zero = k.index(0), last = k.index(200'000), step = k.index(1);
  const auto loop = k.over({k.extent(y, 0)});
  const auto i = k.axis(loop, 0);
  k.b.set(sum, one);
  k.b.begin_for({zero, last, step});
  k.b.set(sum, k.call(Op::add, {k.b.get(sum), one}));
  k.b.end_for();
  k.put(y, {i}, k.b.get(sum));
  k.end();
  const ir::Kernel kernel = k.finish();
  EXPECT_THROW((void)run(kernel, target_, {Data::contiguous(Type::i32, {10})}), LimitError);
}

/// A workgroup a row, and more rows than 65,535 workgroups.
TEST_F(VulkanDevice, more_rows_than_workgroups) {
  std::mt19937_64 random(9);
  Make k("many_rows");
  const auto x = k.array("x", Type::f32, 2, Role::in), y = k.array("y", Type::f32, 1, Role::out);
  const auto rows = k.over({k.extent(x, 0)});
  const auto r = k.axis(rows, 0);
  const auto columns = k.over({k.extent(x, 1)});
  const auto value = k.at(x, {r, k.axis(columns, 0)});
  k.put(y, {r}, k.end_fold(columns, ir::ReduceOp::sum, value));
  k.end();
  std::vector<Data> many{random_data(Type::f32, {70'000, 9}, random), Data::contiguous(Type::f32, {70'000})};
  const ir::Kernel row_sums = k.finish();
  EXPECT_EQ(difference(run_by_eval(row_sums, many, {}), run(row_sums, target_, many)), std::nullopt);
}

}  // namespace
}  // namespace weft::testing
