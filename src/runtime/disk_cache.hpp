// Compiled code kept between processes: one file an entry, in a folder that only its owner can write.
#pragma once

#include <memory>
#include <string>

#include "backend/backend.hpp"
#include "support/settings.hpp"

namespace weft::runtime {

/// The folder of the settings, whether it can be used or not; empty where the cache is off.
[[nodiscard]] std::string cache_folder(const support::Settings& settings);

/// The cache of the settings. Null where it is off or the folder cannot be used: everything works without
/// one.
[[nodiscard]] std::unique_ptr<backend::DiskCache> open_disk_cache(const support::Settings& settings);

/// The same for a folder; made where it is missing. Entries are dropped, oldest first, above `most_bytes`.
[[nodiscard]] std::unique_ptr<backend::DiskCache> open_disk_cache(const std::string& folder,
                                                                  std::int64_t most_bytes);

}  // namespace weft::runtime
