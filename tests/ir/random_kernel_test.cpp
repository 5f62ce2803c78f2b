// Properties of all kernels, on random ones.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "ir/clone.hpp"
#include "ir/eval.hpp"
#include "ir/facts.hpp"
#include "ir/text.hpp"
#include "ir/verify.hpp"
#include "support/memory.hpp"
#include "support/random_kernel.hpp"

namespace weft::testing {
namespace {

RandomKernelOptions several_loops() {
  RandomKernelOptions options;
  options.most_loops = 3;
  return options;
}

std::vector<std::int64_t> some_sizes() {
  return {*rc::gen::inRange<std::int64_t>(0, 12), *rc::gen::inRange<std::int64_t>(0, 5),
          *rc::gen::inRange<std::int64_t>(0, 5), *rc::gen::inRange<std::int64_t>(0, 300)};
}

RC_GTEST_PROP(RandomKernel, keeps_the_rules, ()) {
  const ir::Kernel kernel = random_kernel(*kernel_words(), several_loops());
  for (const std::string& fault : ir::verify(kernel)) RC_FAIL(fault + "\n" + ir::print(kernel));
  RC_ASSERT(!ir::find_facts(kernel).order_not_fixed);
}

RC_GTEST_PROP(Text, parse_undoes_print, ()) {
  const ir::Kernel kernel = random_kernel(*kernel_words(), several_loops());
  const std::string text = ir::print(kernel);
  const ir::Kernel again = ir::parse(text);
  RC_ASSERT(ir::print(again) == text);
  RC_ASSERT(ir::key(again) == ir::key(kernel));
}

RC_GTEST_PROP(Clone, a_copy_has_the_same_key, ()) {
  const ir::Kernel kernel = random_kernel(*kernel_words(), several_loops());
  RC_ASSERT(ir::key(ir::copy(kernel)) == ir::key(kernel));
}

RC_GTEST_PROP(Eval, a_copy_gives_the_same_bits, ()) {
  const ir::Kernel kernel = random_kernel(*kernel_words(), several_loops());
  const auto sizes = some_sizes();
  TestMemory first(kernel, sizes, 1);
  TestMemory second = first;
  first.run(kernel);
  second.run(ir::parse(ir::print(kernel)));
  RC_ASSERT(!first.difference(second));
}

/// Runs the pieces one after another, with slots between them.
void run_pieces(const ir::Kernel& kernel, TestMemory& memory) {
  const ir::Pieces pieces = ir::split(kernel);
  std::vector<TestArray> slots;
  for (ir::Type t : pieces.slots) slots.emplace_back(t, std::vector<std::int64_t>{});
  for (const ir::Piece& piece : pieces.pieces) {
    RC_ASSERT(ir::verify(piece.kernel).empty());
    std::vector<ir::BoundArray> bound;
    for (std::uint32_t a : piece.arrays) {
      bound.push_back(a < kernel.arrays.size() ? memory.arrays[a].bound()
                                               : slots[a - kernel.arrays.size()].bound());
    }
    std::vector<std::uint64_t> scalars;
    for (std::uint32_t s : piece.scalars) scalars.push_back(memory.scalars[s]);
    ir::eval(piece.kernel, bound, scalars);
  }
}

RC_GTEST_PROP(Split, pieces_give_the_bits_of_the_whole, ()) {
  const ir::Kernel kernel = random_kernel(*kernel_words(), several_loops());
  const auto sizes = some_sizes();
  TestMemory whole(kernel, sizes, 2);
  TestMemory apart = whole;
  whole.run(kernel);
  run_pieces(kernel, apart);
  const auto difference = whole.difference(apart);
  if (difference) RC_FAIL(*difference);
}

/// The same body with a branch around it that is always taken: it then runs one iteration at a time.
ir::Kernel without_batches(const ir::Kernel& kernel) {
  ir::Builder to(kernel.name);
  ir::Copier copier(to, kernel);
  copier.declare();
  copier.rewrite = [&](ir::Copier& c, ir::NodeId id) {
    const ir::Node& n = kernel.at(id);
    if (n.inst != ir::Inst::store || kernel.at(n.array()).role == ir::Role::result) return false;
    std::vector<ir::NodeId> at;
    for (ir::NodeId arg : kernel.args(n)) at.push_back(c(arg));
    const ir::NodeId value = at.back();
    at.pop_back();
    to.begin_if(to.constant(ir::Type::boolean, 1));
    to.store(c.arrays[n.target], at, value);
    to.end_if();
    return true;
  };
  copier.region(kernel.body);
  return to.finish();
}

RC_GTEST_PROP(Eval, batches_and_single_iterations_give_the_same_bits, ()) {
  RandomKernelOptions straight;
  straight.control = false;
  straight.inner = false;
  const ir::Kernel kernel = random_kernel(*kernel_words(), straight);
  std::vector<std::int64_t> sizes = some_sizes();
  sizes[0] = *rc::gen::inRange<std::int64_t>(0, 600);
  TestMemory batched(kernel, sizes, 3);
  TestMemory single = batched;
  batched.run(kernel);
  single.run(without_batches(kernel));
  const auto difference = batched.difference(single);
  if (difference) RC_FAIL(*difference);
}

}  // namespace
}  // namespace weft::testing
