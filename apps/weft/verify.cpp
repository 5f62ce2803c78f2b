// weft verify: P2 and P1 on this machine, with a grade.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "progress.hpp"
#include "runtime/device_state.hpp"
#include "session.hpp"
#include "table.hpp"
#include "timing.hpp"
#include "verify_ops.hpp"
#include "verify_plans.hpp"
#include "weft/error.hpp"

namespace weft::app {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t shown_failures = 10;

struct Verified {
  std::string tier, device;
  std::vector<OpCheck> ops;
  std::vector<PlanChecks> plans;
  double seconds = 0;

  [[nodiscard]] bool good() const {
    return std::ranges::all_of(ops, &OpCheck::good) && std::ranges::all_of(plans, &PlanChecks::good);
  }
};

Verified verify_tier(const VerifyArguments& arguments, const std::string& tier, Progress& progress) {
  const Stopwatch watch;
  Verified result;
  result.tier = tier;
  const Device device({.tiers = {tier}, .threads = arguments.threads});
  result.device = device.state()->memory_backend().device_name();
  OpSettings ops{arguments.seed, arguments.deep ? 1 << 18 : 1 << 12, {}};
  ops.progress = [&](double share) { progress.show(fmt::format("{}: ops", tier), share); };
  result.ops = verify_ops(device, ops);

  PlanSettings plans{
      tier, arguments.threads, arguments.seed, arguments.deep ? 2000 : 60, arguments.deep ? 2000 : 60, {}};
  plans.progress = [&](double share) { progress.show(fmt::format("{}: random plans", tier), share); };
  result.plans = verify_plans(plans);
  result.seconds = watch.ms() / 1000;
  return result;
}

struct Cell {
  int checks = 0, failed = 0, refused = 0;
};

/// By kind and type.
Cell cell(const Verified& v, const std::string& kind, ir::Type type) {
  Cell result;
  for (const OpCheck& check : v.ops) {
    if (check.kind != kind || check.type != type) continue;
    ++result.checks;
    result.failed += check.good() ? 0 : 1;
    result.refused += check.refused.empty() ? 0 : 1;
  }
  return result;
}

std::string grade(const Cell& c) {
  if (c.checks == 0) return "-";
  if (c.failed > 0) return fmt::format("{}/{} differ", c.failed, c.checks);
  return c.refused == 0 ? "exact" : fmt::format("exact, {} left", c.refused);
}

std::string grade_table(const Verified& v) {
  std::vector<Column> columns = {{"type"}};
  for (const std::string& kind : op_kinds()) columns.push_back({kind});
  Table table(std::move(columns));
  for (int t = 0; t < ir::type_count; ++t) {
    const auto type = static_cast<ir::Type>(t);
    std::vector<std::string> row = {std::string(ir::name(type))};
    for (const std::string& kind : op_kinds()) row.push_back(grade(cell(v, kind, type)));
    table.row(std::move(row));
  }
  return table.text();
}

void print_text(const Verified& v) {
  std::int64_t results = 0;
  for (const OpCheck& check : v.ops) results += check.results;
  fmt::print("{}: {}\n\n{}\n", v.tier, v.device, grade_table(v));
  fmt::print("ops: {} combinations of op, type and shape, {} results compared with the reference meaning\n",
             v.ops.size(), results);
  for (const PlanChecks& p : v.plans) {
    fmt::print("{}: {} random plans, each run in {} ways, {} results compared: {}\n", p.kind, p.plans, p.ways,
               p.results, p.good() ? "every bit equal" : fmt::format("{} FAILED", p.failed));
  }
  for (const OpCheck& check : v.ops) {
    if (!check.refused.empty())
      fmt::print("left to the next tier: {} of {}: {}\n", check.op, ir::name(check.type), check.refused);
  }
  std::size_t shown = 0;
  for (const OpCheck& check : v.ops) {
    if (check.good() || shown++ >= shown_failures) continue;
    fmt::print("FAILED {} of {}: {} of {} results; {}\n", check.op, ir::name(check.type), check.different,
               check.results, check.example);
  }
  if (shown > shown_failures) fmt::print("and {} more ops\n", shown - shown_failures);
  for (const PlanChecks& p : v.plans) {
    for (const std::string& example : p.examples) fmt::print("FAILED {}: {}\n", p.kind, example);
  }
  fmt::print("{} in {:.1f} s\n", v.good() ? "good" : "FAILED", v.seconds);
}

Json to_json(const Verified& v) {
  Json grades = Json::object(), failures = Json::array(), plans = Json::array();
  for (const std::string& kind : op_kinds()) {
    Json by_type = Json::object();
    for (int t = 0; t < ir::type_count; ++t) {
      const auto type = static_cast<ir::Type>(t);
      const Cell c = cell(v, kind, type);
      if (c.checks > 0)
        by_type[std::string(ir::name(type))] = {
            {"checks", c.checks}, {"failed", c.failed}, {"left", c.refused}};
    }
    grades[kind] = std::move(by_type);
  }
  for (const OpCheck& check : v.ops) {
    if (check.good()) continue;
    failures.push_back({{"op", check.op},
                        {"type", std::string(ir::name(check.type))},
                        {"results", check.results},
                        {"different", check.different},
                        {"example", check.example}});
  }
  for (const PlanChecks& p : v.plans) {
    Json plan = {
        {"kind", p.kind}, {"plans", p.plans}, {"ways", p.ways}, {"results", p.results}, {"failed", p.failed}};
    if (!p.good()) plan["examples"] = p.examples;
    plans.push_back(std::move(plan));
  }
  return {{"tier", v.tier},           {"device", v.device},       {"good", v.good()},
          {"seconds", v.seconds},     {"ops", std::move(grades)}, {"failures", std::move(failures)},
          {"plans", std::move(plans)}};
}

/// Those named, else all that can run here but the reference, unless there is nothing else.
std::vector<std::string> tiers_to_verify(const VerifyArguments& arguments) {
  std::vector<std::string> tiers = open_device(arguments).tiers();
  if (arguments.tier.empty() && tiers.size() > 1) std::erase(tiers, "reference");
  if (std::ranges::find(tiers, "null") != tiers.end())
    throw UsageError("the tier null computes nothing to verify");
  return tiers;
}

}  // namespace

int run(const VerifyArguments& arguments) {
  std::vector<Verified> all;
  {
    Progress progress;
    for (const std::string& tier : tiers_to_verify(arguments))
      all.push_back(verify_tier(arguments, tier, progress));
  }
  const bool good = std::ranges::all_of(all, &Verified::good);
  if (arguments.json) {
    Json tiers = Json::array();
    for (const Verified& v : all) tiers.push_back(to_json(v));
    fmt::print("{}\n", Json{{"good", good}, {"seed", arguments.seed}, {"tiers", std::move(tiers)}}.dump(2));
  } else {
    for (const Verified& v : all) print_text(v);
    if (!good)
      fmt::print("repeat with: weft verify --seed {}{}\n", arguments.seed, arguments.deep ? " --deep" : "");
  }
  return good ? status_good : status_check_failed;
}

}  // namespace weft::app
