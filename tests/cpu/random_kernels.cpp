// P1 and P2 on random kernels: every instruction set here gives the interpreter's bits, whatever the
// schedule.
#include <fmt/format.h>

#include "common/kernel_runs.hpp"
#include "ir/text.hpp"
#include "plan/plan.hpp"
#include "support/plans.hpp"
#include "support/random_kernel.hpp"
#include "weft/error.hpp"

namespace weft::testing {
namespace {

/// Arrays of any kind of extents: dimension d of each is sizes[d].
std::vector<Data> random_arguments(const ir::Kernel& kernel, const std::vector<std::int64_t>& sizes,
                                   std::mt19937_64& random) {
  std::vector<Data> data;
  for (const ir::Array& array : kernel.arrays) {
    if (array.role == ir::Role::tile) continue;
    const std::vector<std::int64_t> shape(sizes.begin(), sizes.begin() + array.rank);
    data.push_back(array.role == ir::Role::result ? Data::contiguous(array.type, shape)
                                                  : random_data(array.type, shape, random));
  }
  return data;
}

/// What the planner refuses before anything runs is not a kernel's to bear: a fixed access beyond its array.
bool passes_check(const ir::Kernel& kernel, const Arguments& arguments) {
  Recorder recorder;
  std::vector<ir::View> views;
  for (const Data& d : arguments.data) views.push_back(recorder.array(d.shape, d.type).view);
  recorder.call(ir::freeze(kernel), views, arguments.scalars);
  try {
    plan::check_call(recorder.recording, ir::CallId{0});
    return true;
  } catch (const UsageError&) {
    return false;
  }
}

void check_random(std::vector<std::uint32_t> words, const RandomKernelOptions& options, std::uint64_t seed) {
  const ir::Kernel kernel = random_kernel(std::move(words), options);
  std::mt19937_64 random(seed);
  std::vector<Arguments> cases;
  for (int k = 0; k < 3; ++k) {
    std::vector<std::int64_t> sizes;
    for (const std::uint64_t most : {40, 12, 9, 5})
      sizes.push_back(static_cast<std::int64_t>(random() % most));
    Arguments arguments{random_arguments(kernel, sizes, random)};
    for (const ir::Scalar& scalar : kernel.scalars) {
      arguments.scalars.push_back(random_bits(scalar.type, random));
    }
    if (passes_check(kernel, arguments)) cases.push_back(std::move(arguments));
  }
  RC_PRE(!cases.empty());
  // One instruction set a kernel: compiling is what takes the time.
  const auto isas = isas_here();
  CpuKernel compiled(kernel, layouts_of(kernel, cases[0].data), isas[seed % isas.size()], seed % 3 == 0);
  for (const auto& [data, scalars] : cases) {
    const auto wrong = difference(run_by_eval(kernel, data, scalars),
                                  compiled.run(data, scalars, 1 + static_cast<int>(seed % 2)));
    if (wrong) RC_FAIL(fmt::format("{}: {}\n{}", name(isas[seed % isas.size()]), *wrong, ir::print(kernel)));
  }
}

TEST(RandomKernels, agree_with_the_interpreter) {
  RandomKernelOptions options;
  options.most_steps = 12;
  EXPECT_TRUE(
      rc::check([&] { check_random(*kernel_words(), options, *rc::gen::inRange<std::uint64_t>(0, 1000)); }));
}

TEST(RandomKernels, of_primitives_agree) {
  RandomKernelOptions options;
  options.derived = false;
  EXPECT_TRUE(
      rc::check([&] { check_random(*kernel_words(), options, *rc::gen::inRange<std::uint64_t>(0, 1000)); }));
}

}  // namespace
}  // namespace weft::testing
