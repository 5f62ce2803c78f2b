// A plan as text, for dumps and tests.
#include <fmt/format.h>


#include "plan/plan.hpp"
#include "support/append.hpp"

namespace weft::plan {

std::string print(const Plan& plan, const ir::Recording& recording, const Limits& limits) {
  std::string out = fmt::format("{} launches ({} apart)\n", plan.launches, plan.launches_apart);
  const auto add = [&]<class... Args>(fmt::format_string<Args...> format, Args&&... args) {
    support::append(out, format, std::forward<Args>(args)...);
  };
  for (std::size_t g = 0; g < plan.groups.size(); ++g) {
    const Group& group = plan.groups[g];
    add("group {}:", g);
    for (ir::CallId c : group.calls)
      add(" {}", recording.calls[static_cast<std::size_t>(c)].kernel->kernel.name);
    if (group.launches.size() != 1) add(", {} launches", group.launches.size());
    if (group.recomputed > 0) add(", recomputed {}", group.recomputed);
    if (group.order_not_fixed) add(", order not fixed");
    out += '\n';
    const std::string sentence = why(group.why, recording, limits);
    if (!sentence.empty()) add("  {}\n", sentence);
  }
  for (const ScratchPlace& place : plan.scratch) {
    const std::string& name = recording.buffers[static_cast<std::size_t>(place.buffer)].name;
    add("scratch {} {}: ", static_cast<std::uint32_t>(place.buffer), name);
    if (place.local) {
      add("local in group {}\n", place.first_group);
    } else {
      add("block {}, groups {} to {}{}\n", place.block, place.first_group, place.last_group,
          place.zeroed ? ", zeroed" : "");
    }
  }
  return out;
}

}  // namespace weft::plan
