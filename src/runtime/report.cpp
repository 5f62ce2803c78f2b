// Reports: what a run did, in the author's names.
#include "weft/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string_view>

#include "ir/facts.hpp"
#include "runtime/device_state.hpp"
#include "runtime/execute.hpp"
#include "runtime/prepare.hpp"

namespace weft {
namespace {

// Most capable first: the order in which Report::tier is chosen (Q2).
constexpr std::array<std::string_view, 6> tiers = {"cuda", "vulkan", "webgpu", "cpu", "reference", "null"};

std::ptrdiff_t rank(std::string_view tier) { return std::ranges::find(tiers, tier) - tiers.begin(); }

void raise(std::string& best, std::string_view tier) {
  if (!tier.empty() && (best.empty() || rank(tier) < rank(best))) best = tier;
}

nlohmann::ordered_json json_of(const ReportGroup& group) {
  nlohmann::ordered_json json;
  json["calls"] = group.calls;
  json["fused"] = group.fused;
  json["launches"] = group.launches;
  json["tier"] = group.tier;
  if (!group.schedule.empty()) json["schedule"] = group.schedule;
  if (group.why) json["why"] = *group.why;
  if (group.recomputed > 0) json["recomputed"] = group.recomputed;
  if (group.order_not_fixed) json["order_not_fixed"] = true;
  json["bytes_read"] = group.bytes_read;
  json["bytes_written"] = group.bytes_written;
  if (group.time_ns) json["time_ns"] = *group.time_ns;
  return json;
}

std::string bytes_text(std::int64_t bytes) {
  if (bytes < 1000) return fmt::format("{} B", bytes);
  constexpr std::array<const char*, 5> units = {"kB", "MB", "GB", "TB", "PB"};
  double value = static_cast<double>(bytes) / 1000;
  std::size_t unit = 0;
  for (; value >= 1000 && unit + 1 < units.size(); ++unit) value /= 1000;
  return fmt::format("{:.3g} {}", value, units[unit]);
}

std::string time_text(std::int64_t ns) {
  if (ns < 10'000'000) return fmt::format("{:.1f} us", static_cast<double>(ns) / 1e3);
  return fmt::format("{:.2f} ms", static_cast<double>(ns) / 1e6);
}

std::string joined(const std::vector<std::string>& names) {
  constexpr std::size_t shown = 12;
  std::string text;
  for (std::size_t k = 0; k < std::min(names.size(), shown); ++k) text += (k == 0 ? "" : ", ") + names[k];
  if (names.size() > shown) text += fmt::format(" and {} more", names.size() - shown);
  return text;
}

}  // namespace

std::string Report::to_json() const {
  nlohmann::ordered_json json;
  if (!tier.empty()) json["tier"] = tier;
  json["launches"] = launches;
  json["launches_apart"] = launches_apart;
  json["submissions"] = submissions;
  json["groups"] = nlohmann::ordered_json::array();
  for (const ReportGroup& group : groups) json["groups"].push_back(json_of(group));
  // Names are data: bytes that are not UTF-8 are shown as replacement characters rather than refused.
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::ostream& operator<<(std::ostream& out, const Report& report) {
  out << fmt::format("{} launch{} ({} apart){}\n", report.launches, report.launches == 1 ? "" : "es",
                     report.launches_apart, report.tier.empty() ? "" : " on " + report.tier);
  for (std::size_t k = 0; k < report.groups.size(); ++k) {
    const ReportGroup& group = report.groups[k];
    out << fmt::format("{:3}  {:<9} {:>8} in {:>8} out", k + 1,
                       group.schedule.empty() ? group.tier : group.schedule, bytes_text(group.bytes_read),
                       bytes_text(group.bytes_written));
    if (group.time_ns) out << fmt::format(" {:>9}", time_text(*group.time_ns));
    out << "  " << joined(group.calls);
    if (group.recomputed > 0) out << fmt::format("  (recomputed {} times)", group.recomputed);
    if (group.order_not_fixed) out << "  (order not fixed)";
    out << '\n';
    if (group.why) out << "     " << *group.why << '\n';
  }
  return out;
}

Report merge(std::span<const Report> reports) {
  Report merged;
  for (const Report& report : reports) {
    raise(merged.tier, report.tier);
    merged.launches += report.launches;
    merged.launches_apart += report.launches_apart;
    merged.submissions += report.submissions;
    merged.groups.insert(merged.groups.end(), report.groups.begin(), report.groups.end());
  }
  return merged;
}

}  // namespace weft

namespace weft::runtime {
namespace {

ReportGroup group_report(detail::DeviceState& device, const Work& work, std::size_t index) {
  const plan::Group& planned = work.prepared->plan.groups[index];
  const PreparedGroup& prepared = work.prepared->groups[index];
  const GroupStats& stats = work.stats[index];
  const ir::Recording& recording = work.recorded.ir;
  ReportGroup group;
  group.calls.reserve(planned.calls.size());
  for (const ir::CallId call : planned.calls) {
    group.calls.push_back(recording.calls[static_cast<std::size_t>(call)].kernel->kernel.name);
  }
  group.fused = planned.fused;
  group.launches = planned.loops;
  group.tier = device.tiers.name(prepared.tier);
  if (!prepared.executables.empty()) group.schedule = prepared.executables.back()->schedule();
  if (planned.why.refusal != plan::Refusal::none) {
    group.why = plan::why(planned.why, recording, device.tiers.backend(device.best_tier)->limits());
  }
  group.recomputed = planned.recomputed;
  group.order_not_fixed = planned.order_not_fixed;
  group.bytes_read = stats.bytes_read;
  group.bytes_written = stats.bytes_written;
  if (stats.time_ns >= 0) group.time_ns = stats.time_ns;
  return group;
}

}  // namespace

Report make_report(detail::DeviceState& device, const Work& work) {
  Report report;
  if (work.prepared == nullptr || work.recorded.ir.calls.empty()) return report;
  report.launches_apart = work.prepared->plan.launches_apart;
  report.groups.reserve(work.prepared->groups.size());
  std::size_t best = device.tiers.size() - 1;
  for (std::size_t index = 0; index < work.prepared->groups.size(); ++index) {
    best = std::min(best, work.prepared->groups[index].tier);
    report.groups.push_back(group_report(device, work, index));
    report.launches += report.groups.back().launches;
  }
  report.tier = device.tiers.name(best);
  report.submissions = report.launches > 0 ? 1 : 0;  // host tiers: the plan is one item of the queue
  return report;
}

}  // namespace weft::runtime
