// weft devices: the tiers of this build, and what they can do here.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

#include "backend/backend.hpp"
#include "commands.hpp"
#include "runtime/disk_cache.hpp"
#include "session.hpp"
#include "support/settings.hpp"
#include "table.hpp"
#include "weft/error.hpp"
#include "weft/version.hpp"

namespace weft::app {
namespace {

struct Tier {
  std::string name;
  std::string failure;  ///< why it cannot run here; empty where it can
  std::string device;
  plan::Limits limits;
};

std::vector<Tier> find_tiers(const DevicesArguments& arguments, const backend::Services& services) {
  std::vector<std::string> wanted = tier_words(arguments);
  std::vector<Tier> tiers;
  for (const backend::Row& row : backend::registry()) {
    const auto named = std::ranges::find(wanted, std::string_view(row.tier));
    if (arguments.tier.empty() ? std::string_view(row.tier) == "null" : named == wanted.end()) continue;
    if (named != wanted.end()) wanted.erase(named);
    Tier tier;
    tier.name = row.tier;
    try {
      backend::Services given = services;
      given.by_name = !arguments.tier.empty();
      const std::unique_ptr<backend::Backend> backend = row.make(given);
      tier.device = backend->device_name();
      tier.limits = backend->limits();
    } catch (const Error& error) {
      tier.failure = error.what();
    }
    tiers.push_back(std::move(tier));
  }
  if (!wanted.empty()) throw UsageError(fmt::format("there is no tier `{}`", wanted.front()));
  return tiers;
}

/// Failures begin with the name of their tier, which the row shows already.
std::string not_used(const Tier& tier) {
  const std::string prefix = tier.name + ": ";
  const std::string_view why = tier.failure;
  return fmt::format("not used: {}", why.starts_with(prefix) ? why.substr(prefix.size()) : why);
}

std::string yes_no(bool value) { return value ? "yes" : "no"; }

void print_text(const std::vector<Tier>& tiers, int threads, const std::string& cache) {
  Table table({{"tier"}, {"fuses"}, {"f64"}, {"f16"}, {"workers", true}, {"arrays", true}, {"device"}});
  for (const Tier& tier : tiers) {
    if (!tier.failure.empty()) {
      table.row({tier.name, "-", "-", "-", "-", "-", not_used(tier)});
      continue;
    }
    const plan::Limits& limits = tier.limits;
    table.row({tier.name, yes_no(limits.fuses), yes_no(limits.has_f64), yes_no(limits.has_f16),
               fmt::format("{}", limits.parallel_width), fmt::format("{}", limits.max_buffers), tier.device});
  }
  fmt::print("weft {}, {} threads, disk cache {}\n\n{}", library_version(), threads, cache, table.text());
}

void print_json(const std::vector<Tier>& tiers, int threads, const std::string& cache) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Tier& tier : tiers) {
    nlohmann::ordered_json json = {{"tier", tier.name}, {"available", tier.failure.empty()}};
    if (!tier.failure.empty()) {
      json["failure"] = tier.failure;
    } else {
      const plan::Limits& limits = tier.limits;
      json["device"] = tier.device;
      json["limits"] = {{"fuses", limits.fuses},
                        {"has_f64", limits.has_f64},
                        {"has_i64", limits.has_i64},
                        {"has_f16", limits.has_f16},
                        {"has_scatter", limits.has_scatter},
                        {"max_buffers", limits.max_buffers},
                        {"streams", limits.streams},
                        {"budget_primitives", limits.budget_primitives},
                        {"budget_values", limits.budget_values},
                        {"parallel_width", limits.parallel_width},
                        {"tile_bytes", limits.tile_bytes}};
    }
    list.push_back(std::move(json));
  }
  const nlohmann::ordered_json result = {
      {"version", library_version()}, {"threads", threads}, {"cache", cache}, {"tiers", std::move(list)}};
  fmt::print("{}\n", result.dump(2));
}

}  // namespace

int run(const DevicesArguments& arguments) {
  const auto executor = backend::make_tbb_executor(arguments.threads);
  const std::string folder = runtime::cache_folder(support::settings());
  const auto disk = runtime::open_disk_cache(support::settings());
  const std::vector<Tier> tiers = find_tiers(arguments, {.executor = executor.get(), .disk = disk.get()});
  const std::string cache = folder.empty() ? "off" : disk == nullptr ? folder + " (cannot be used)" : folder;
  if (arguments.json) {
    print_json(tiers, executor->workers(), cache);
  } else {
    print_text(tiers, executor->workers(), cache);
  }
  return status_good;
}

}  // namespace weft::app
