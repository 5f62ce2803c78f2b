// F13: whether a legal join pays. Four rules, each of which a report can name: matrix products keep
// their tiles; rows must fill the tier or be short; what is joined without passing data must share an input
// or be tiny, and walk few arrays; a group stays in its budget.
#include <algorithm>

#include "plan/group.hpp"

namespace weft::plan {
namespace {

bool refuse(Verdict& verdict, Refusal refusal, std::int64_t left = 0, std::int64_t right = 0) {
  verdict.reason.refusal = refusal;
  verdict.reason.left = left;
  verdict.reason.right = right;
  return false;
}

bool switched_off(Verdict& verdict, const char* name) {
  verdict.reason.detail = name;
  return refuse(verdict, Refusal::switched_off);
}

/// A loop that could run over all its elements becomes one over rows.
bool makes_rows(const Item& b, const Draft& group, const Verdict& verdict) {
  if (!verdict.rigid || verdict.absorbs) return false;
  const std::int64_t shared = rows(verdict.axes, verdict.axes.size());
  return b.domain.total > shared || group.total > shared;
}

/// A matrix product runs in tiles, which use what they load many times. As a phase of rows, beside another inner loop or
/// inside a full reduction it would load everything again for each row.
bool fit_product(const Item& b, const Draft& group, const Surroundings& around, Verdict& verdict) {
  const ir::LoopFacts* facts = b.form->facts;
  const bool is_product = facts != nullptr && facts->product;
  if ((!is_product && group.product_axes == 0) || around.options.join == Join::always) return true;
  const std::size_t axes = std::max(is_product ? b.domain.axes.size() : 0, group.product_axes);
  const bool cut = verdict.rigid && verdict.axes.size() < axes;
  const bool other = is_product ? group.has_inner || group.reduces
                                : facts != nullptr && (facts->has_inner || facts->folds);
  if (!cut && !other) return true;
  verdict.reason.subject = is_product ? b.call : group.product_call;
  return refuse(verdict, Refusal::breaks_product);
}

bool fit_rows(const Item& b, const Draft& group, const Surroundings& around, Verdict& verdict) {
  if (!makes_rows(b, group, verdict)) return true;
  if (!around.options.rows) return switched_off(verdict, "rows");
  if (around.options.join == Join::always) return true;
  const std::int64_t count = rows(verdict.axes, verdict.axes.size());
  const std::int64_t elements = std::max(b.domain.total, group.total) / std::max<std::int64_t>(count, 1);
  const bool pays = count >= around.limits.parallel_width || elements <= around.limits.single_row_elements;
  if (pays) return true;
  verdict.reason.subject = b.flat ? group.rigid_call : b.call;
  return refuse(verdict, Refusal::too_few_rows, static_cast<std::int64_t>(verdict.axes.size()));
}

bool fit_streams(const Item& b, const Draft& group, const Surroundings& around, Verdict& verdict) {
  if (!around.options.horizontal) return switched_off(verdict, "horizontal");
  if (around.options.join == Join::always) return true;
  const std::int64_t elements = std::max(b.domain.total, group.total);
  if (elements <= around.limits.tiny_elements) return true;
  if (!verdict.shares_input) return refuse(verdict, Refusal::no_shared_input);
  return verdict.open_buffers <= around.limits.streams ||
         refuse(verdict, Refusal::too_many_streams, verdict.open_buffers, around.limits.streams);
}

bool fit_budget(const Item& b, const Draft& group, const Surroundings& around, Verdict& verdict) {
  verdict.cost = group.cost + b.cost();
  for (const Recompute& r : verdict.recomputes) {
    const auto& call = around.recording.calls[static_cast<std::size_t>(r.producer)];
    verdict.cost += r.reads * around.forms.of(call.kernel).facts->cost;
  }
  const int budget = around.limits.budget_primitives;
  if (verdict.cost > budget) return refuse(verdict, Refusal::over_budget, verdict.cost, budget);
  const int live = std::max(group.live, b.live()) + verdict.open_buffers;
  const int most = around.limits.budget_values;
  return live <= most || refuse(verdict, Refusal::over_budget, live, most);
}

}  // namespace

bool fit_profit(const Item& b, const Draft& group, const Surroundings& around, bool bridged,
                Verdict& verdict) {
  if (!fit_product(b, group, around, verdict)) return false;
  if (!fit_rows(b, group, around, verdict)) return false;
  const bool together = verdict.connected || bridged;
  if (!together && !fit_streams(b, group, around, verdict)) return false;
  return fit_budget(b, group, around, verdict);
}

}  // namespace weft::plan
