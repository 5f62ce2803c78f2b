#include "plan_view.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <numeric>

#include "expr/node.hpp"
#include "ir/text.hpp"
#include "lower/program.hpp"

namespace weft::app {
namespace {

using Json = nlohmann::ordered_json;

std::int64_t memory_bytes(const ir::View& view) {
  std::int64_t elements = 1;
  for (int d = 0; d < view.rank; ++d) {
    const auto k = static_cast<std::size_t>(d);
    if (view.strides[k] != 0 || view.shape[k] == 0) elements *= view.shape[k];
  }
  return elements * ir::size_bytes(view.type);
}

ArrayView view_array(const plan::Launch& launch, std::size_t k, const ir::Recording& recording) {
  const ir::Array& array = launch.kernel->arrays[k];
  ArrayView result;
  result.name = array.name;
  result.type = ir::name(array.type);
  result.read = array.role == ir::Role::in || array.role == ir::Role::inout;
  result.written = array.role != ir::Role::in;
  if (k < launch.slots.size() && launch.slots[k] >= 0) {
    result.bytes = ir::size_bytes(array.type);  // a value between the launches of one call
    return result;
  }
  const ir::View view = plan::view_of(launch, k, recording);
  result.shape.assign(view.shape.begin(), view.shape.begin() + view.rank);
  result.bytes = memory_bytes(view);
  result.buffer = static_cast<std::int64_t>(ir::index(view.buffer));
  return result;
}

LaunchView view_launch(const plan::Launch& launch, const ir::Recording& recording, const plan::Limits& limits,
                       const PlanDetail& detail) {
  LaunchView result;
  const lower::Program program = lower::lower(*launch.kernel, launch.layouts, limits);
  result.name = program.name;
  result.schedule = lower::name(program.schedule);
  for (std::size_t k = 0; k < launch.kernel->arrays.size(); ++k) {
    if (launch.kernel->arrays[k].role != ir::Role::tile) {
      result.arrays.push_back(view_array(launch, k, recording));
    }
  }
  for (const ir::Node& node : program.kernel.nodes) result.tiles += node.inst == ir::Inst::tile ? 1 : 0;
  if (detail.kernel) result.kernel = ir::print(*launch.kernel);
  if (detail.program) result.program = lower::print(program);
  return result;
}

void view_scratch(const plan::Plan& plan, const ir::Recording& recording, PlanView& result) {
  for (const plan::ScratchPlace& place : plan.scratch) {
    ++result.scratch;
    result.scratch_local += place.local ? 1 : 0;
  }
  const auto sizes = plan::block_sizes(plan, recording);
  result.scratch_bytes = std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0});
}

std::string array_text(const ArrayView& array) {
  const char* access = array.read && array.written ? "updates" : array.written ? "writes" : "reads";
  return fmt::format("    {:<7} {} {} {}, {}\n", access, array.name, array.type, expr::print(array.shape),
                     bytes_text(array.bytes));
}

void add_indented(std::string& text, std::string_view block) {
  while (!block.empty()) {
    const std::size_t end = std::min(block.find('\n'), block.size());
    text += fmt::format("      {}\n", block.substr(0, end));
    block.remove_prefix(std::min(end + 1, block.size()));
  }
}

std::string group_text(const GroupView& group, std::size_t number) {
  std::string text =
      fmt::format("group {}: {}{}\n", number, fmt::join(group.calls, ", "),
                  group.calls.size() > 1 ? fmt::format(" ({} calls in one launch)", group.calls.size()) : "");
  if (!group.why.empty()) text += fmt::format("  {}\n", group.why);
  if (group.recomputed > 0)
    text += fmt::format("  a producer is recomputed {} times an element\n", group.recomputed);
  if (group.order_not_fixed) text += "  order not fixed: colliding updates may differ in their last bits\n";
  if (group.launches.empty()) text += "  no iterations, nothing to launch\n";
  for (const LaunchView& launch : group.launches) {
    text += fmt::format("  launch {}, schedule {}{}\n", launch.name, launch.schedule,
                        launch.tiles > 0 ? fmt::format(", {} row buffers", launch.tiles) : "");
    for (const ArrayView& array : launch.arrays) text += array_text(array);
    add_indented(text, launch.kernel);
    add_indented(text, launch.program);
    add_indented(text, launch.source);
  }
  return text;
}

Json launch_json(const LaunchView& launch) {
  Json arrays = Json::array();
  for (const ArrayView& array : launch.arrays) {
    arrays.push_back({{"name", array.name},
                      {"type", array.type},
                      {"shape", array.shape},
                      {"read", array.read},
                      {"written", array.written},
                      {"bytes", array.bytes}});
  }
  Json json = {{"name", launch.name},
               {"schedule", launch.schedule},
               {"tiles", launch.tiles},
               {"arrays", std::move(arrays)}};
  if (!launch.kernel.empty()) json["kernel"] = launch.kernel;
  if (!launch.program.empty()) json["program"] = launch.program;
  if (!launch.source.empty()) json["source"] = launch.source;
  return json;
}

}  // namespace

std::string bytes_text(std::int64_t bytes) {
  constexpr const char* units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  auto value = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (; value >= 1024 && unit + 1 < std::size(units); ++unit) value /= 1024;
  return fmt::format("{:.4g} {}", value, units[unit]);
}

PlanView view_plan(const plan::Plan& plan, const ir::Recording& recording, const plan::Limits& limits,
                   const PlanDetail& detail) {
  PlanView result;
  result.tier = limits.tier;
  result.calls = static_cast<std::int64_t>(recording.calls.size());
  result.launches = plan.launches;
  result.launches_apart = plan.launches_apart;
  view_scratch(plan, recording, result);
  for (const plan::Group& group : plan.groups) {
    GroupView view;
    for (const ir::CallId call : group.calls) {
      view.calls.push_back(recording.calls[ir::index(call)].kernel->kernel.name);
    }
    view.fused = group.fused;
    view.recomputed = group.recomputed;
    view.order_not_fixed = group.order_not_fixed;
    view.why = plan::why(group.why, recording, limits);
    for (const plan::Launch& launch : group.launches) {
      view.launches.push_back(view_launch(launch, recording, limits, detail));
    }
    result.groups.push_back(std::move(view));
  }
  return result;
}

std::string to_text(const PlanView& plan) {
  std::string text =
      fmt::format("{} call{}, {} launch{} ({} apart) on {}\n", plan.calls, plan.calls == 1 ? "" : "s",
                  plan.launches, plan.launches == 1 ? "" : "es", plan.launches_apart, plan.tier);
  if (plan.scratch > 0) {
    text += fmt::format("{} scratch arrays, {} without memory, {} for the others\n", plan.scratch,
                        plan.scratch_local, bytes_text(plan.scratch_bytes));
  }
  for (std::size_t k = 0; k < plan.groups.size(); ++k) text += "\n" + group_text(plan.groups[k], k + 1);
  return text;
}

std::string to_json(const PlanView& plan) {
  Json groups = Json::array();
  for (const GroupView& group : plan.groups) {
    Json launches = Json::array();
    for (const LaunchView& launch : group.launches) launches.push_back(launch_json(launch));
    Json json = {{"calls", group.calls}, {"fused", group.fused}};
    if (!group.why.empty()) json["why"] = group.why;
    if (group.recomputed > 0) json["recomputed"] = group.recomputed;
    if (group.order_not_fixed) json["order_not_fixed"] = true;
    json["launches"] = std::move(launches);
    groups.push_back(std::move(json));
  }
  return Json{{"tier", plan.tier},
              {"calls", plan.calls},
              {"launches", plan.launches},
              {"launches_apart", plan.launches_apart},
              {"scratch", plan.scratch},
              {"scratch_local", plan.scratch_local},
              {"scratch_bytes", plan.scratch_bytes},
              {"groups", std::move(groups)}}
      .dump(2);
}

}  // namespace weft::app
