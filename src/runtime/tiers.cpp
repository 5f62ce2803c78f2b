#include "runtime/tiers.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string_view>

#include "weft/error.hpp"

namespace weft::runtime {
namespace {

const backend::Row& find_row(const std::string& name, std::span<const backend::Row> registry) {
  std::vector<std::string_view> known;
  for (const backend::Row& row : registry) {
    if (name == row.tier) return row;
    known.emplace_back(row.tier);
  }
  throw UsageError(fmt::format("there is no tier `{}`; expected one of {}", name, fmt::join(known, ", ")));
}

}  // namespace

Tiers::Tiers(const std::vector<std::string>& names, const backend::Services& services,
             std::span<const backend::Row> registry)
    : services_(services) {
  services_.by_name = !names.empty();
  for (const std::string& name : names) rows_.push_back(&find_row(name, registry));
  if (names.empty()) {
    for (const backend::Row& row : registry) {
      if (std::string_view(row.tier) != "null") rows_.push_back(&row);  // it computes nothing: only by name
    }
  }
  loaded_.resize(rows_.size());
}

backend::Backend* Tiers::backend(std::size_t tier) {
  const std::lock_guard lock(mutex_);
  Loaded& slot = loaded_[tier];
  if (!slot.tried) {
    slot.tried = true;
    try {
      slot.backend = rows_[tier]->make(services_);
    } catch (const UsageError&) {  // a setting is wrong: no other tier stands in for it
      slot.tried = false;
      throw;
    } catch (const Error& error) {
      slot.failure = error.what();
    }
  }
  return slot.backend.get();
}

std::size_t Tiers::best() {
  std::string failures;
  for (std::size_t tier = 0; tier < size(); ++tier) {
    if (backend(tier) != nullptr) return tier;
    const std::string prefix = fmt::format("{}: ", name(tier));
    const std::string& why = failure(tier);
    failures +=
        fmt::format("{}{}{}", failures.empty() ? "" : "; ", why.starts_with(prefix) ? "" : prefix, why);
  }
  throw DeviceError(fmt::format("none of the tiers can run here ({})", failures));
}

std::vector<backend::Backend*> Tiers::loaded() {
  const std::lock_guard lock(mutex_);
  std::vector<backend::Backend*> result;
  for (const Loaded& slot : loaded_) {
    if (slot.backend != nullptr) result.push_back(slot.backend.get());
  }
  return result;
}

}  // namespace weft::runtime
