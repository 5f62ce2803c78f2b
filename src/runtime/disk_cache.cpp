#include "runtime/disk_cache.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <string_view>
#include <system_error>

#include "support/hash.hpp"

namespace weft::runtime {
namespace {

namespace fs = std::filesystem;

// A file: magic, checksum of the rest, length of the key, key, value. The version is part of the magic.
constexpr std::string_view magic = "weft-kernel-v01\n";
constexpr std::size_t header_bytes = 16 + 8 + 8;
static_assert(magic.size() == 16);

constexpr std::string_view suffix = ".kernel";

std::uint64_t number_at(std::string_view bytes, std::size_t at) {
  std::uint64_t value = 0;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

void append_number(std::string& bytes, std::uint64_t value) {
  bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

class File {
 public:
  File(const std::string& path, int flags)
      : descriptor_(::open(path.c_str(), flags | O_CLOEXEC | O_NOFOLLOW, 0600)) {}
  ~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  [[nodiscard]] bool open() const { return descriptor_ >= 0; }
  [[nodiscard]] bool read_all(std::string& into) const {
    struct stat status {};
    if (::fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) return false;
    into.resize(static_cast<std::size_t>(status.st_size));
    std::size_t got = 0;
    while (got < into.size()) {
      const ssize_t n = ::read(descriptor_, into.data() + got, into.size() - got);
      if (n <= 0) return false;
      got += static_cast<std::size_t>(n);
    }
    return true;
  }
  [[nodiscard]] bool write_all(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t n = ::write(descriptor_, bytes.data(), bytes.size());
      if (n <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
  }

 private:
  int descriptor_;
};

// Code is loaded from here: nobody else may be able to put it there.
bool is_private_folder(const std::string& folder) {
  struct stat status {};
  return ::stat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == ::geteuid() &&
         (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

class FolderCache final : public backend::DiskCache {
 public:
  FolderCache(std::string folder, std::int64_t most_bytes)
      : folder_(std::move(folder)), most_bytes_(most_bytes) {}

  std::vector<std::byte> find(const std::string& key) override {
    const std::string path = path_of(key);
    std::string bytes;
    {
      const File file(path, O_RDONLY | O_NONBLOCK);  // a pipe must not keep us waiting
      if (!file.open()) return {};
      if (!file.read_all(bytes)) bytes.clear();
    }
    const auto length = static_cast<std::size_t>(bytes.size() < header_bytes ? 0 : number_at(bytes, 24));
    const bool sound = bytes.size() >= header_bytes && bytes.starts_with(magic) &&
                       number_at(bytes, 16) == support::hash64(std::string_view(bytes).substr(24)) &&
                       length <= bytes.size() - header_bytes;
    if (!sound) {
      ::unlink(path.c_str());  // damaged, or of another version: it will be made again
      return {};
    }
    if (std::string_view(bytes).substr(header_bytes, length) != key) return {};  // another key of equal hash
    const std::string_view value = std::string_view(bytes).substr(header_bytes + length);
    const auto* data = reinterpret_cast<const std::byte*>(value.data());
    return {data, data + value.size()};
  }

  void store(const std::string& key, std::span<const std::byte> value) override {
    std::string rest;
    append_number(rest, key.size());
    rest += key;
    rest.append(reinterpret_cast<const char*>(value.data()), value.size());
    std::string bytes(magic);
    append_number(bytes, support::hash64(rest));
    bytes += rest;

    // Complete under another name first, so that no reader ever sees half of it.
    const std::string path = path_of(key);
    const std::string temporary = fmt::format("{}.{}.{}", path, ::getpid(), next_temporary_++);
    {
      const File file(temporary, O_WRONLY | O_CREAT | O_EXCL);
      if (!file.open()) return;  // a read-only folder, say
      if (!file.write_all(bytes)) {
        ::unlink(temporary.c_str());
        return;
      }
    }
    if (::rename(temporary.c_str(), path.c_str()) != 0) ::unlink(temporary.c_str());
    shrink(static_cast<std::int64_t>(bytes.size()));
  }

 private:
  [[nodiscard]] std::string path_of(const std::string& key) const {
    return fmt::format("{}/{}{}", folder_, support::hash_hex(key), suffix);
  }

  // Looks at the folder at the first store and whenever an eighth of the bound has been added since.
  void shrink(std::int64_t added_bytes) {
    const std::lock_guard lock(mutex_);
    since_look_bytes_ += added_bytes;
    if (looked_ && since_look_bytes_ < most_bytes_ / 8) return;
    looked_ = true;
    since_look_bytes_ = 0;
    struct Entry {
      fs::file_time_type time;
      std::int64_t size_bytes;
      fs::path path;
    };
    std::vector<Entry> entries;
    std::int64_t total = 0;
    std::error_code error;
    for (fs::directory_iterator it(folder_, error), end; !error && it != end; it.increment(error)) {
      std::error_code gone;  // another process may remove entries meanwhile
      const fs::file_time_type time = it->last_write_time(gone);
      const auto size = static_cast<std::int64_t>(it->file_size(gone));
      if (gone || it->path().filename().string().find(suffix) == std::string::npos) continue;
      entries.push_back({time, size, it->path()});
      total += size;
    }
    std::ranges::sort(entries, {}, &Entry::time);
    for (const Entry& entry : entries) {
      if (total <= most_bytes_) break;
      if (fs::remove(entry.path, error)) total -= entry.size_bytes;
    }
  }

  const std::string folder_;
  const std::int64_t most_bytes_;
  std::atomic<std::uint64_t> next_temporary_{0};
  std::mutex mutex_;
  std::int64_t since_look_bytes_ = 0;
  bool looked_ = false;
};

std::string default_folder() {
  // Relative paths in the variable are to be ignored, says the base directory specification.
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/') {
    return fmt::format("{}/weft", cache);
  }
  if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
    return fmt::format("{}/.cache/weft", home);
  return {};
}

}  // namespace

std::string cache_folder(const support::Settings& settings) {
  if (settings.cache_dir == "off") return {};
  return settings.cache_dir.empty() ? default_folder() : settings.cache_dir;
}

std::unique_ptr<backend::DiskCache> open_disk_cache(const support::Settings& settings) {
  constexpr std::int64_t most_megabytes = std::int64_t{1} << 40;
  return open_disk_cache(cache_folder(settings), std::min(settings.cache_mb, most_megabytes) << 20);
}

std::unique_ptr<backend::DiskCache> open_disk_cache(const std::string& folder, std::int64_t most_bytes) {
  if (folder.empty() || most_bytes == 0) return nullptr;
  std::error_code error;
  fs::create_directories(fs::path(folder).parent_path(), error);
  if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) return nullptr;
  if (!is_private_folder(folder)) return nullptr;
  return std::make_unique<FolderCache>(folder, most_bytes);
}

}  // namespace weft::runtime
