#include "verify_plans.hpp"

#include <fmt/format.h>

#include <exception>
#include <optional>
#include <utility>

#include "random_calls.hpp"
#include "random_expressions.hpp"
#include "weft/device.hpp"

namespace weft::app {
namespace {

constexpr int most_failures = 3;  // of a kind; the first is enough to go on with

class PlanVerifier {
 public:
  explicit PlanVerifier(const PlanSettings& settings)
      : settings_(settings),
        all_({.tiers = {settings.tier}, .threads = settings.threads}),
        one_({.tiers = {settings.tier}, .threads = 1}),
        reference_({.tiers = {"reference"}}) {}

  std::vector<PlanChecks> run() {
    PlanChecks scopes{"scopes of kernels", 0, static_cast<int>(std::size(scope_ways_)), 0, 0, {}};
    PlanChecks expressions{"expressions", 0, static_cast<int>(std::size(expression_ways_)), 0, 0, {}};
    Random random(mix_bits(settings_.seed) ^ 0x57656674);
    for (int k = 0; k < settings_.scopes && scopes.failed < most_failures; ++k) {
      check_scope(random_scope(random), scopes);
      progress(k + 1);
    }
    for (int k = 0; k < settings_.expressions && expressions.failed < most_failures; ++k) {
      check_expressions(random_plan(random), expressions);
      progress(settings_.scopes + k + 1);
    }
    return {scopes, expressions};
  }

 private:
  struct ScopeWay {
    const char* name;
    const Device& device;
    How how;
    Join join;
  };
  struct ExpressionWay {
    const char* name;
    const Device& device;
    Join join;
  };

  void progress(int done) const {
    settings_.progress(static_cast<double>(done) /
                       static_cast<double>(settings_.scopes + settings_.expressions));
  }

  [[nodiscard]] Observed expected(const RandomScope& scope) const {
    return run_scope(scope, reference_, How::scope, Join::by_profit);
  }

  /// What differs from the reference when the scope runs this way; nothing where all is equal.
  static std::optional<std::string> difference(const RandomScope& scope, const ScopeWay& way,
                                               const Observed& expected) {
    try {
      const Observed found = run_scope(scope, way.device, way.how, way.join);
      for (std::size_t k = 0; k < expected.bits.size(); ++k) {
        if (found.bits[k] == expected.bits[k]) continue;
        return fmt::format("{} is 0x{:08x}, on the reference tier 0x{:08x}", expected.where(k), found.bits[k],
                           expected.bits[k]);
      }
    } catch (const std::exception& error) {
      return error.what();
    }
    return std::nullopt;
  }

  void check_scope(const RandomScope& scope, PlanChecks& checks) const {
    ++checks.plans;
    Observed right;
    try {
      right = expected(scope);
    } catch (const std::exception& error) {
      fail(checks, fmt::format("on the reference tier: {}\n{}", error.what(), text(scope)));
      return;
    }
    for (const ScopeWay& way : scope_ways_) {
      const std::optional<std::string> found = difference(scope, way, right);
      checks.results += static_cast<std::int64_t>(right.bits.size());
      if (!found) continue;
      fail(checks, smallest(scope, way, *found));
      return;
    }
  }

  static void fail(PlanChecks& checks, std::string example) {
    ++checks.failed;
    checks.examples.push_back(std::move(example));
  }

  /// difference() of a smaller plan, which may be one that not even the reference takes.
  template <class P, class Way>
  std::optional<std::string> still_different(const P& plan, const Way& way) const {
    try {
      return difference(plan, way, expected(plan));
    } catch (const std::exception&) {
      return std::nullopt;
    }
  }

  /// Leaves out calls as long as the bits still differ.
  std::string smallest(RandomScope scope, const ScopeWay& way, std::string found) const {
    for (std::size_t k = scope.calls.size(); k-- > 0 && scope.calls.size() > 1;) {
      RandomScope fewer = without_call(scope, k);
      if (const auto still = still_different(fewer, way)) {
        scope = std::move(fewer);
        found = *still;
      }
    }
    return fmt::format("{}: {}\n{}", way.name, found, text(scope));
  }

  static ExpressionPlan random_plan(Random& random) {
    constexpr std::int64_t row_counts[] = {1, 3, 40}, lengths[] = {1, 20, 256, 300};
    ExpressionPlan plan;
    plan.rows = row_counts[random.below(std::size(row_counts))];
    plan.cols = lengths[random.below(std::size(lengths))];
    plan.data_seed = random.next();
    const std::uint64_t outputs = 1 + random.below(3);
    for (std::uint64_t k = 0; k < outputs; ++k) plan.outputs.push_back(random_expression(random, 4));
    return plan;
  }

  [[nodiscard]] std::vector<std::uint32_t> expected(const ExpressionPlan& plan) const {
    return run_expressions(plan, reference_, Join::by_profit);
  }

  static std::optional<std::string> difference(const ExpressionPlan& plan, const ExpressionWay& way,
                                               const std::vector<std::uint32_t>& expected) {
    try {
      const auto found = run_expressions(plan, way.device, way.join);
      for (std::size_t k = 0; k < expected.size(); ++k) {
        if (found[k] == expected[k]) continue;
        return fmt::format("element {} is 0x{:08x}, on the reference tier 0x{:08x}", k, found[k],
                           expected[k]);
      }
    } catch (const std::exception& error) {
      return error.what();
    }
    return std::nullopt;
  }

  void check_expressions(const ExpressionPlan& plan, PlanChecks& checks) const {
    ++checks.plans;
    std::vector<std::uint32_t> right;
    try {
      right = expected(plan);
    } catch (const std::exception& error) {
      fail(checks, fmt::format("on the reference tier: {}\n{}", error.what(), description(plan)));
      return;
    }
    for (const ExpressionWay& way : expression_ways_) {
      const std::optional<std::string> found = difference(plan, way, right);
      checks.results += static_cast<std::int64_t>(right.size());
      if (!found) continue;
      fail(checks, smallest(plan, way, *found));
      return;
    }
  }

  /// Fewer outputs, and of each the smallest part, as long as the bits still differ.
  std::string smallest(ExpressionPlan plan, const ExpressionWay& way, std::string found) const {
    const auto accept = [&](ExpressionPlan less) {
      const auto still = still_different(less, way);
      if (!still) return false;
      plan = std::move(less);
      found = *still;
      return true;
    };
    for (std::size_t k = plan.outputs.size(); k-- > 0 && plan.outputs.size() > 1;) {
      ExpressionPlan less = plan;
      less.outputs.erase(less.outputs.begin() + static_cast<std::ptrdiff_t>(k));
      (void)accept(std::move(less));
    }
    for (std::size_t k = 0; k < plan.outputs.size(); ++k) {
      while (accept_part(plan, k, accept)) {
      }
    }
    return fmt::format("{}: {}\n{}", way.name, found, description(plan));
  }

  /// Tries every part of output k in its place.
  template <class Accept>
  static bool accept_part(const ExpressionPlan& plan, std::size_t k, const Accept& accept) {
    for (const ExpressionRef& part : parts_of(plan.outputs[k])) {
      ExpressionPlan less = plan;
      less.outputs[k] = part;
      if (accept(std::move(less))) return true;
    }
    return false;
  }

  static std::string description(const ExpressionPlan& plan) {
    std::string result = fmt::format("a, b: f32 ({0}, {1}), w: ({1},), s: ({0}, 1), k: (), data seed {2}\n",
                                     plan.rows, plan.cols, plan.data_seed);
    for (const ExpressionRef& output : plan.outputs) result += fmt::format("  {}\n", text(*output));
    return result;
  }

  const PlanSettings& settings_;
  Device all_, one_, reference_;
  const ScopeWay scope_ways_[6] = {
      {"fused", all_, How::scope, Join::by_profit},
      {"fused wherever it may be", all_, How::scope, Join::always},
      {"apart", all_, How::scope, Join::never},
      {"outside a scope", all_, How::single, Join::never},
      {"fused on one thread", one_, How::scope, Join::by_profit},
      {"kept and run again", all_, How::kept, Join::by_profit},
  };
  const ExpressionWay expression_ways_[4] = {
      {"fused", all_, Join::by_profit},
      {"fused wherever it may be", all_, Join::always},
      {"apart", all_, Join::never},
      {"fused on one thread", one_, Join::by_profit},
  };
};

}  // namespace

std::vector<PlanChecks> verify_plans(const PlanSettings& settings) { return PlanVerifier(settings).run(); }

}  // namespace weft::app
