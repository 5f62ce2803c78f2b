// weft bench: what the library costs, against what memory and the work itself cost.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "bench_measures.hpp"
#include "commands.hpp"
#include "progress.hpp"
#include "session.hpp"
#include "table.hpp"

namespace weft::app {
namespace {

using Json = nlohmann::ordered_json;

bool wanted(const BenchArguments& arguments, const char* section) {
  return arguments.only.empty() || std::ranges::find(arguments.only, section) != arguments.only.end();
}

struct Section {
  const char* name;
  const char* heading;
  std::vector<Measure> (*run)(const BenchSettings&);
};

constexpr Section sections[] = {
    {"chains", "large arrays", measure_chains},
    {"device", "by the device's clock", measure_device},
    {"small", "small work, 32 rows of 128", measure_small},
    {"scope", "a scope of 9 calls, 4096 elements", measure_scope},
    {"compile", "first calls", measure_compile},
    {"plan", "planning", measure_planning},
};

std::string section_text(const Section& section, const std::vector<Measure>& measures) {
  Table table({{section.heading}, {"value", true}, {"unit"}, {"aim"}, {"note"}});
  for (const Measure& m : measures) {
    table.row({m.name, fmt::format("{:.4g}", m.value), m.unit, m.aim, m.note});
  }
  return table.text();
}

Json section_json(const std::vector<Measure>& measures) {
  Json list = Json::array();
  for (const Measure& m : measures) {
    Json one = {{"name", m.name}, {"value", m.value}, {"unit", m.unit}};
    if (!m.aim.empty()) one["aim"] = m.aim;
    if (!m.note.empty()) one["note"] = m.note;
    list.push_back(std::move(one));
  }
  return list;
}

}  // namespace

int run(const BenchArguments& arguments) {
  const std::string tier = best_tier(open_device(arguments));
  const BenchSettings settings{tier_words(arguments), arguments.threads, arguments.quick};
  Json all = {{"tier", tier}};
  if (!arguments.json) fmt::print("tier {}\n", tier);
  for (const Section& section : sections) {
    if (!wanted(arguments, section.name)) continue;
    std::vector<Measure> measures;
    {
      Progress progress;
      progress.show(section.heading);
      measures = section.run(settings);
    }
    if (measures.empty()) continue;
    if (arguments.json) {
      all[section.name] = section_json(measures);
    } else {
      fmt::print("\n{}", section_text(section, measures));
    }
  }
  if (arguments.json) fmt::print("{}\n", all.dump(2));
  return status_good;
}

}  // namespace weft::app
