// P1 and P2 on random kernels: every instruction set here gives the interpreter's bits, whatever the schedule.
#include <fmt/format.h>

#include "common/kernel_runs.hpp"
#include "ir/text.hpp"
#include "support/random_kernel.hpp"

namespace weft::testing {
namespace {

/// Arrays of any kind of extents: dimension d of each is sizes[d].
std::vector<Data> random_arguments(const ir::Kernel& kernel, const std::vector<std::int64_t>& sizes, std::mt19937_64& random) {
  std::vector<Data> data;
  for (const ir::Array& array : kernel.arrays) {
    if (array.role == ir::Role::tile) continue;
    const std::vector<std::int64_t> shape(sizes.begin(), sizes.begin() + array.rank);
    data.push_back(array.role == ir::Role::result ? Data::contiguous(array.type, shape)
                                                  : random_data(array.type, shape, random));
  }
  return data;
}

/// Nothing where all agree, else what does not.
std::string disagreement(const ir::Kernel& kernel, const std::vector<Data>& data,
                         const std::vector<std::uint64_t>& scalars, const CpuRun& how) {
  const std::vector<Data> expected = run_by_eval(kernel, data, scalars);
  const std::vector<Data> got = run_on_cpu(kernel, data, scalars, how);
  for (std::size_t a = 0; a < data.size(); ++a) {
    for (std::int64_t k = 0; k < expected[a].size(); ++k) {
      if (same_value(expected[a].type, expected[a].bits(k), got[a].bits(k))) continue;
      return fmt::format("{}: {}[{}] is {:x}, not {:x}\n{}", name(how.isa), kernel.arrays[a].name, k, got[a].bits(k),
                         expected[a].bits(k), ir::print(kernel));
    }
  }
  return {};
}

void check_random(std::vector<std::uint32_t> words, const RandomKernelOptions& options, std::uint64_t seed) {
  const ir::Kernel kernel = random_kernel(std::move(words), options);
  std::mt19937_64 random(seed);
  std::vector<std::int64_t> sizes;
  for (const std::int64_t most : {40, 12, 9, 5}) sizes.push_back(static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(most)));
  const std::vector<Data> data = random_arguments(kernel, sizes, random);
  std::vector<std::uint64_t> scalars;
  for (const ir::Scalar& scalar : kernel.scalars) scalars.push_back(random_bits(scalar.type, random));
  for (const backend::cpu::Isa isa : isas_here()) {
    const std::string wrong = disagreement(kernel, data, scalars, {isa, 1 + static_cast<int>(seed % 2), seed % 3 == 0, {}});
    if (!wrong.empty()) RC_FAIL(wrong);
  }
}

TEST(RandomKernels, agree_with_the_interpreter) {
  EXPECT_TRUE(rc::check([] {
    check_random(*kernel_words(), {}, *rc::gen::inRange<std::uint64_t>(0, 1000));
  }));
}

TEST(RandomKernels, of_one_float_type_agree) {
  RandomKernelOptions options;
  options.types = {ir::Type::f32};
  EXPECT_TRUE(rc::check([&] {
    check_random(*kernel_words(), options, *rc::gen::inRange<std::uint64_t>(0, 1000));
  }));
}

}  // namespace
}  // namespace weft::testing
