// P1 on random plans: whatever the grouping, the bits are those of the calls one after another. And L2: a
// plan serves every recording that has its key.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "support/plans.hpp"
#include "support/random_kernel.hpp"
#include "weft/error.hpp"

namespace weft::testing {
namespace {

using ir::Op;
using ir::ReduceOp;

struct Kernels {
  TracedKernel neg = map("neg", Op::neg, 1), neg2 = map("neg2", Op::neg, 1, 2),
               silu = map("silu", Op::silu, 1);
  TracedKernel add = map("add", Op::add, 2), mul2 = map("mul2", Op::mul, 2, 2),
               bump = update("bump", Op::add, 0.5f);
  TracedKernel sums = fold_rows("sums", ReduceOp::sum), maxima = fold_rows("maxima", ReduceOp::max);
  TracedKernel by_row = map_broadcast("by_row", Op::mul),
               by_column = map_broadcast("by_column", Op::sub, true);
  TracedKernel total = fold_all("total", ReduceOp::sum), total2 = fold_all("total2", ReduceOp::max, 2);
  TracedKernel scaled = scale(), blurred = blur(), gathered = gather();
  TracedKernel masked = make_masked(), normed = make_normed(), smeared = make_smeared();

  /// y[i] = -x[i] where x[i] > 0.
  static TracedKernel make_masked() {
    KernelBuilder k("masked");
    const ir::ArrayId x = k.in("x"), y = k.out("y");
    const auto i = k.loop_over(y);
    const ir::NodeId value = k.get_at(x, i);
    k.to.begin_if(k.apply(Op::gt, {value, k.f32(0)}, ir::Type::boolean));
    k.put(y, i, k.apply(Op::neg, {value}));
    k.to.end_if();
    k.close();
    return k.freeze();
  }

  /// y(r, c) = x(r, c) / sum of the row, as one kernel of two phases.
  static TracedKernel make_normed() {
    KernelBuilder k("normed");
    const ir::ArrayId x = k.in("x", 2), y = k.out("y", 2);
    const auto r = k.loop_over(x);
    auto c = k.open({k.whole(x, 1)});
    ir::Fold fold;
    fold.op = ReduceOp::sum;
    fold.type = ir::Type::f32;
    fold.value = k.get_at(x, {r[0], c[0]});
    k.add_fold(k.open_loop(), fold);
    const ir::NodeId sum = k.fold_result(k.close(), 0);
    c = k.open({k.whole(x, 1)});
    k.put(y, {r[0], c[0]}, k.apply(Op::div, {k.get_at(x, {r[0], c[0]}), sum}));
    k.close();
    k.close();
    return k.freeze();
  }

  /// y(r, c) = x(r, c - 1), the first column as it is.
  static TracedKernel make_smeared() {
    KernelBuilder k("smeared");
    const ir::ArrayId x = k.in("x", 2), y = k.out("y", 2);
    const auto at = k.loop_over(y, 2);
    const ir::NodeId left = k.get_at(x, {at[0], k.shifted(at[1], -1)});
    const ir::NodeId inside = k.apply(Op::gt, {at[1], k.index_constant(0)}, ir::Type::boolean);
    k.put(y, at, k.apply(Op::select, {inside, left, k.get_at(x, at)}));
    k.close();
    return k.freeze();
  }
};

const Kernels& kernels() {
  static const Kernels all;
  return all;
}

/// Up to 14 calls over matrices of one shape, their rows and their flattenings.
class RandomRecording {
 public:
  RandomRecording(std::vector<std::uint32_t> words, std::int64_t rows, std::int64_t columns)
      : choices_(std::move(words)) {
    for (int k = 0; k < 3; ++k) matrices_.push_back(made.array({rows, columns}));
    for (int k = 0; k < 4; ++k) matrices_.push_back(made.scratch({rows, columns}));
    for (int k = 0; k < 4; ++k) rows_.push_back(k < 2 ? made.array({rows}) : made.scratch({rows}));
    columns_.push_back(made.array({columns}));
    columns_.push_back(made.scratch({columns}));
    at_ = made.array({rows * columns}, ir::Type::i64);
    for (std::uint32_t k = choices_.below(14) + 1; k > 0; --k) add();
  }

  Recorder made;

 private:
  [[nodiscard]] const Made& matrix() { return choices_.of(matrices_); }

  void record(const TracedKernel& kernel, std::vector<ir::View> arrays,
              std::vector<std::uint64_t> scalars = {}) {
    const ir::CallId id = made.call(kernel, std::move(arrays), std::move(scalars));
    try {
      plan::check_call(made.recording, id);
    } catch (const UsageError&) {
      made.recording.calls.pop_back();
    }
  }

  void add() {
    const Kernels& k = kernels();
    const Made &x = matrix(), &y = matrix(), &z = matrix();
    const Made &s = choices_.of(rows_), &u = choices_.of(rows_);
    const std::int64_t n = x.view.size();
    switch (choices_.below(21)) {
      case 0:
        return record(k.neg, {x.flat(), y.flat()});
      case 1:
        return record(k.neg2, {x.view, y.view});
      case 2:
        return record(k.silu, {x.flat(), y.flat()});
      case 3:
        return record(k.add, {x.flat(), y.flat(), z.flat()});
      case 4:
        return record(k.mul2, {x.view, y.view, z.view});
      case 5:
        return record(k.bump, {x.flat()});
      case 6:
        return record(k.sums, {x.view, s.view});
      case 7:
        return record(k.maxima, {x.view, s.view});
      case 8:
        return record(k.by_row, {x.view, s.view, y.view});
      case 9:
        return record(k.by_column, {x.view, choices_.of(columns_).view, y.view});
      case 10:
        return record(k.neg, {s.view, u.view});
      case 11:
        return record(k.add, {s.view, u.view, choices_.of(rows_).view});
      case 12:
        return fold(choices_.below(2) == 0 ? k.total : k.total2, x);
      case 13:
        return use_value(x, y);
      case 14:
        return record(k.blurred, {x.flat(), y.flat()});
      case 15:
        return record(k.gathered, {x.flat(), at_.view, y.flat()});
      case 16:
        return record(k.masked, {x.flat(), y.flat()});
      case 17:
        return record(k.normed, {x.view, y.view});
      case 18:
        return record(k.smeared, {x.view, y.view});
      case 19:
        return record(k.neg, {x.part(0, n / 2, 2), y.part(choices_.below(2), n / 2, 2)});
      default:
        return record(k.neg, {x.part(n / 2, n / 2), y.part(choices_.below(2) * (n / 4), n / 2)});
    }
  }

  void fold(const TracedKernel& kernel, const Made& x) {
    values_.push_back(made.array({}));
    const bool flat = kernel->kernel.arrays[0].rank == 1;
    record(kernel, {flat ? x.flat() : x.view, values_.back().view});
  }

  void use_value(const Made& x, const Made& y) {
    if (values_.empty()) return record(kernels().scaled, {x.flat(), y.flat()}, {0x40400000});
    const ir::CallId id =
        made.call_with_value(kernels().scaled, {x.flat(), y.flat()}, choices_.of(values_).view);
    try {
      plan::check_call(made.recording, id);
    } catch (const UsageError&) {
      made.recording.calls.pop_back();
    }
  }

  Choices choices_;
  std::vector<Made> matrices_, rows_, columns_, values_;
  Made at_;
};

rc::Gen<std::vector<std::uint32_t>> words() {
  return rc::gen::scale(3.0,
                        rc::gen::container<std::vector<std::uint32_t>>(rc::gen::arbitrary<std::uint32_t>()));
}

plan::Options some_options() {
  plan::Options options;
  options.join = *rc::gen::element(plan::Join::by_profit, plan::Join::always, plan::Join::never);
  options.recompute = *rc::gen::weightedElement<bool>({{3, true}, {1, false}});
  options.rows = *rc::gen::weightedElement<bool>({{3, true}, {1, false}});
  options.horizontal = *rc::gen::weightedElement<bool>({{3, true}, {1, false}});
  options.reorder = *rc::gen::weightedElement<bool>({{3, true}, {1, false}});
  return options;
}

plan::Limits some_limits() {
  plan::Limits limits;
  limits.max_buffers = *rc::gen::element(64, 4);
  limits.tiny_elements = *rc::gen::element<std::int64_t>(4096, 0);
  limits.budget_primitives = *rc::gen::element(2000, 12);
  limits.tile_bytes = *rc::gen::element<std::int64_t>(1 << 20, 8);
  return limits;
}

void hold_to_p1(const ir::Recording& recording, const plan::Plan& plan, const plan::Limits& limits) {
  PlanMemory fused(recording, 7);
  PlanMemory apart = fused;
  apart.run_calls();
  fused.run_plan(plan);
  const std::string difference = fused.difference(apart);
  if (difference.empty()) return;
  std::string text = difference + "\n" + plan::print(plan, recording, limits);
  for (const plan::Group& g : plan.groups) {
    for (const plan::Launch& l : g.launches) text += ir::print(*l.kernel) + "\n";
  }
  RC_FAIL(text);
}

/// A sentence about a call that stands between two others is true of this plan.
void hold_to_order(const plan::Plan& plan) {
  std::map<ir::CallId, std::size_t> group_of;
  for (std::size_t g = 0; g < plan.groups.size(); ++g) {
    for (ir::CallId c : plan.groups[g].calls) group_of[c] = g;
  }
  for (const plan::Group& group : plan.groups) {
    const plan::Reason& why = group.why;
    if (why.refusal != plan::Refusal::after_dependency) continue;
    RC_ASSERT(group_of[why.a] < group_of[why.subject]);
    RC_ASSERT(group_of[why.subject] < group_of[why.b]);
  }
}

RC_GTEST_PROP(RandomPlan, has_the_bits_of_its_calls, ()) {
  const auto rows = *rc::gen::inRange<std::int64_t>(1, 6);
  const auto columns = *rc::gen::inRange<std::int64_t>(1, 9);
  const RandomRecording random(*words(), rows, columns);
  const plan::Limits limits = some_limits();
  const plan::Plan plan = plan::make_plan(random.made.recording, limits, some_options());
  hold_to_p1(random.made.recording, plan, limits);
  hold_to_order(plan);
  RC_ASSERT(plan.launches <= plan.launches_apart);
}

RC_GTEST_PROP(RandomPlan, serves_every_recording_with_its_key, ()) {
  const auto choices = *words();
  const auto size = [] { return rc::gen::inRange<std::int64_t>(1, 9); };
  const RandomRecording first(choices, *size(), *size());
  const RandomRecording other(choices, *size(), *size());
  const plan::Limits limits = some_limits();
  const plan::Options options = some_options();
  const bool equal = plan::plan_key(first.made.recording, limits, options) ==
                     plan::plan_key(other.made.recording, limits, options);
  RC_CLASSIFY(equal);
  if (!equal) return;
  const plan::Plan plan = plan::make_plan(first.made.recording, limits, options);
  const plan::Plan own = plan::make_plan(other.made.recording, limits, options);
  RC_ASSERT(plan::print(plan, other.made.recording, limits) ==
            plan::print(own, other.made.recording, limits));
  for (std::size_t g = 0; g < plan.groups.size(); ++g) {
    for (std::size_t l = 0; l < plan.groups[g].launches.size(); ++l) {
      RC_ASSERT(plan.groups[g].launches[l].key == own.groups[g].launches[l].key);
    }
  }
  hold_to_p1(other.made.recording, plan, limits);
}

/// Calls of kernels of every kind, on a small pool of arrays for each type and rank.
class RandomCalls {
 public:
  RandomCalls(const std::vector<std::vector<std::uint32_t>>& all_words, std::vector<std::int64_t> sizes,
              std::vector<std::uint32_t> words)
      : sizes_(std::move(sizes)), choices_(std::move(words)) {
    RandomKernelOptions options;
    options.types = {ir::Type::f32, ir::Type::i32, ir::Type::f16};
    options.most_loops = 2;
    options.most_steps = 10;
    for (const auto& kernel_words : all_words) add(ir::freeze(random_kernel(kernel_words, options)));
  }

  Recorder made;

 private:
  void add(const TracedKernel& kernel) {
    std::vector<ir::View> arrays;
    for (const ir::Array& a : kernel->kernel.arrays) arrays.push_back(pick(a).view);
    std::vector<std::uint64_t> scalars;
    Stream stream(choices_.word());
    for (const ir::Scalar& s : kernel->kernel.scalars) scalars.push_back(interesting_bits(s.type, stream));
    const ir::CallId id = made.call(kernel, std::move(arrays), std::move(scalars));
    try {
      plan::check_call(made.recording, id);
    } catch (const UsageError&) {
      made.recording.calls.pop_back();
    }
  }

  const Made& pick(const ir::Array& a) {
    auto& pool = pools_[{a.type, a.rank}];
    if (pool.size() < 3 || a.role == ir::Role::result) {
      const std::vector<std::int64_t> shape(sizes_.begin(), sizes_.begin() + a.rank);
      pool.push_back(pool.size() % 2 == 1 && a.role != ir::Role::result ? made.scratch(shape, a.type)
                                                                        : made.array(shape, a.type));
      return pool.back();
    }
    return choices_.of(pool);
  }

  std::vector<std::int64_t> sizes_;
  Choices choices_;
  std::map<std::pair<ir::Type, int>, std::vector<Made>> pools_;
};

RC_GTEST_PROP(RandomPlan, of_random_kernels_has_the_bits_of_its_calls, ()) {
  const auto kernels = *rc::gen::resize(40, rc::gen::container<std::vector<std::vector<std::uint32_t>>>(
                                                *rc::gen::inRange<std::size_t>(1, 6), kernel_words()));
  const std::vector<std::int64_t> sizes = {
      *rc::gen::inRange<std::int64_t>(0, 6), *rc::gen::inRange<std::int64_t>(0, 5),
      *rc::gen::inRange<std::int64_t>(0, 4), *rc::gen::inRange<std::int64_t>(0, 4)};
  const RandomCalls random(kernels, sizes, *words());
  const plan::Limits limits = some_limits();
  const plan::Plan plan = plan::make_plan(random.made.recording, limits, some_options());
  hold_to_p1(random.made.recording, plan, limits);
  hold_to_order(plan);
}

}  // namespace
}  // namespace weft::testing
