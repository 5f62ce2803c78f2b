// The tiers of a device, best first, each loaded when it is first asked for.
#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "backend/backend.hpp"

namespace weft::runtime {

class Tiers {
 public:
  /// Names as in the registry. Empty: all that are tried by default. Throws UsageError for an unknown one.
  Tiers(const std::vector<std::string>& names, const backend::Services& services,
        std::span<const backend::Row> registry = backend::registry());

  [[nodiscard]] std::size_t size() const { return rows_.size(); }
  [[nodiscard]] const char* name(std::size_t tier) const { return rows_[tier]->tier; }
  /// Null where the tier cannot run here; failure() then says why. Thread-safe. Throws UsageError for a
  /// setting of the tier that this machine does not allow.
  [[nodiscard]] backend::Backend* backend(std::size_t tier);
  [[nodiscard]] const std::string& failure(std::size_t tier) const { return loaded_[tier].failure; }
  /// The best tier that can run here. Throws DeviceError naming each tier's failure where there is none.
  [[nodiscard]] std::size_t best();
  /// Backends loaded so far.
  [[nodiscard]] std::vector<backend::Backend*> loaded();

 private:
  struct Loaded {
    bool tried = false;
    std::unique_ptr<backend::Backend> backend;
    std::string failure;
  };
  std::mutex mutex_;
  backend::Services services_;
  std::vector<const backend::Row*> rows_;
  std::vector<Loaded> loaded_;
};

}  // namespace weft::runtime
