// The sentences of reports: one for each refusal, in the names of the recording at hand.
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "plan/domain.hpp"
#include "plan/form.hpp"
#include "plan/group.hpp"
#include "plan/plan.hpp"
#include "support/check.hpp"

namespace weft::plan {
namespace {

class Teller {
 public:
  Teller(const Reason& reason, const ir::Recording& recording, const Limits& limits)
      : reason_(reason), recording_(recording), limits_(limits) {}

  std::string sentence() const {
    const std::string a = name(reason_.a);
    const std::string b = name(reason_.b);
    switch (reason_.refusal) {
      case Refusal::none:
        return {};
      case Refusal::tier_runs_apart:
        return fmt::format("{} runs the calls apart", limits_.tier);
      case Refusal::runs_on_tier:
        return fmt::format("{} runs on {}, {}", b, reason_.tier, reason_.detail);
      case Refusal::after_lower_tier:
        return fmt::format("{} runs apart from {}, which runs on {}", b, a, reason_.tier);
      case Refusal::zero_iterations:
        return fmt::format("{} has no iterations, so that nothing is launched", b);
      case Refusal::several_loops:
      case Refusal::no_loop:
      case Refusal::scatters:
      case Refusal::loops_differ:
      case Refusal::reads_elsewhere:
      case Refusal::read_elsewhere:
      case Refusal::writes_elsewhere:
      case Refusal::element_types_differ:
      case Refusal::overlapping_views:
      case Refusal::too_many_buffers:
      case Refusal::after_reduction:
      case Refusal::workgroup_differs:
      case Refusal::alone_by_nature:
      case Refusal::build_failed:
      case Refusal::declared_apart:
      case Refusal::order_not_fixed:
      case Refusal::breaks_product:
      case Refusal::too_few_rows:
      case Refusal::too_many_streams:
      case Refusal::no_shared_input:
      case Refusal::over_budget:
      case Refusal::switched_off:
      case Refusal::after_dependency:
      case Refusal::not_tried:
        return fmt::format("{} and {} run as two launches because {}", a, b, because(a, b));
    }
    WEFT_CHECK(false);
    return {};
  }

 private:
  std::string because(const std::string& a, const std::string& b) const {
    const std::string subject = name(reason_.subject);
    switch (reason_.refusal) {
      case Refusal::none:
      case Refusal::tier_runs_apart:
      case Refusal::runs_on_tier:
      case Refusal::after_lower_tier:
      case Refusal::zero_iterations:
        break;
      case Refusal::several_loops:
        return fmt::format("{} has several loops", subject);
      case Refusal::no_loop:
        return fmt::format("{} has no loop", subject);
      case Refusal::scatters:
        return fmt::format("{} scatters: it writes {}", subject, access());
      case Refusal::loops_differ:
        return fmt::format("{} runs over {} and {} over {}", a, domain(reason_.a), b, domain(reason_.b));
      case Refusal::reads_elsewhere:
        return fmt::format("{} reads {}", subject, access());
      case Refusal::read_elsewhere:
        return fmt::format("{} reads {}, which {} writes", subject, access(), b);
      case Refusal::writes_elsewhere:
        return fmt::format("{} writes {}", subject, access());
      case Refusal::element_types_differ:
        return fmt::format("they use {} with two element types", array());
      case Refusal::overlapping_views:
        return fmt::format("they use different views of {} that overlap", array());
      case Refusal::too_many_buffers:
        return fmt::format("together they bind {} buffers and {} takes {}", reason_.left, limits_.tier,
                           reason_.right);
      case Refusal::after_reduction:
        return fmt::format("{} needs the result of {}", b, subject);
      case Refusal::workgroup_differs:
        return fmt::format("{} runs in workgroups of {} and {} of {}", a, reason_.left, b, reason_.right);
      case Refusal::alone_by_nature:
        return fmt::format("{} runs alone", subject);
      case Refusal::build_failed:
        return fmt::format("their joint kernel could not be built: {}", reason_.detail);
      case Refusal::declared_apart:
        return fmt::format("{} was declared with fuse = false", subject);
      case Refusal::order_not_fixed:
        return fmt::format("{} writes in no fixed order", subject);
      case Refusal::breaks_product:
        return fmt::format("{} is a matrix product, which runs in tiles of its own", subject);
      case Refusal::too_few_rows:
        return fmt::format("joined by rows they would keep {} of the {} workers of {} busy", rows_joined(),
                           limits_.parallel_width, limits_.tier);
      case Refusal::too_many_streams:
        return fmt::format("together they walk {} arrays and {} are worth joining", reason_.left,
                           reason_.right);
      case Refusal::no_shared_input:
        return "they share no data, so that joining them saves nothing";
      case Refusal::over_budget:
        return fmt::format("together they hold {} operations or values and {} is the limit", reason_.left,
                           reason_.right);
      case Refusal::switched_off:
        return fmt::format("{} is switched off", reason_.detail);
      case Refusal::after_dependency:
        return after_dependency(a, b, subject);
      case Refusal::not_tried:
        return fmt::format("{} was not compared with the group of {}", b, a);
    }
    WEFT_CHECK(false);
    return {};
  }

  static std::string after_dependency(const std::string& a, const std::string& b,
                                      const std::string& subject) {
    if (subject == a) return fmt::format("{} follows calls that run between them", b);
    return fmt::format("{} needs {}, which runs after {}", b, subject, a);
  }

  const ir::Call& call(ir::CallId id) const { return recording_.calls[static_cast<std::size_t>(id)]; }
  const std::string& name(ir::CallId id) const { return call(id).kernel->kernel.name; }

  /// `t[i - 1] (line 9)`, or the array's name where the access has no index.
  std::string access() const {
    const Form form = find_form(call(reason_.subject).kernel);
    if (form.facts == nullptr || reason_.access >= form.facts->accesses.size()) return array();
    const ir::Access& a = form.facts->accesses[reason_.access];
    return a.line == 0 ? a.text : fmt::format("{} (line {})", a.text, a.line);
  }

  std::string array() const {
    const Form form = find_form(call(reason_.subject).kernel);
    const auto& arrays = call(reason_.subject).kernel->kernel.arrays;
    if (reason_.array >= form.arrays.size() || form.arrays[reason_.array] >= arrays.size()) return "a value";
    return arrays[form.arrays[reason_.array]].name;
  }

  /// Sizes are not part of a plan that is kept, so the rows are counted here.
  std::int64_t rows_joined() const {
    const Domain domain = domain_of(recording_, reason_.subject, find_form(call(reason_.subject).kernel));
    return rows(domain.axes, static_cast<std::size_t>(reason_.left));
  }

  std::string domain(ir::CallId id) const {
    const Form form = find_form(call(id).kernel);
    return form.facts == nullptr ? "nothing" : text(domain_of(recording_, id, form));
  }

  const Reason& reason_;
  const ir::Recording& recording_;
  const Limits& limits_;
};

}  // namespace

std::string why(const Reason& reason, const ir::Recording& recording, const Limits& limits) {
  return Teller(reason, recording, limits).sentence();
}

}  // namespace weft::plan
