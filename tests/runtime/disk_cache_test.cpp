#include "runtime/disk_cache.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <thread>

#include "common/paths.hpp"

namespace weft::runtime {
namespace {

namespace fs = std::filesystem;

std::vector<std::byte> bytes(const std::string& text) {
  const auto* data = reinterpret_cast<const std::byte*>(text.data());
  return {data, data + text.size()};
}

class DiskCache : public ::testing::Test {
 protected:
  weft::testing::TemporaryDir dir;
  std::string folder = (dir.path() / "made" / "cache").string();

  [[nodiscard]] std::unique_ptr<backend::DiskCache> open(std::int64_t most_bytes = 1 << 20) const {
    return open_disk_cache(folder, most_bytes);
  }
  [[nodiscard]] std::vector<fs::path> files() const {
    std::vector<fs::path> result;
    for (const auto& entry : fs::directory_iterator(folder)) result.push_back(entry.path());
    return result;
  }
};

TEST_F(DiskCache, entries_outlive_the_cache_object) {
  open()->store("key", bytes("value"));
  EXPECT_EQ(open()->find("key"), bytes("value"));
  EXPECT_TRUE(open()->find("another").empty());
}

TEST_F(DiskCache, only_the_owner_may_read_and_write) {
  open()->store("key", bytes("value"));
  struct stat status {};
  ASSERT_EQ(::stat(folder.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0700u);
  ASSERT_EQ(files().size(), 1u) << "nothing but the entry";
  ASSERT_EQ(::stat(files()[0].c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600u);
}

TEST_F(DiskCache, a_folder_that_others_can_write_is_not_used) {
  ASSERT_NE(open(), nullptr);
  ::chmod(folder.c_str(), 0777);
  EXPECT_EQ(open(), nullptr);
}

TEST_F(DiskCache, every_damaged_byte_is_noticed_and_the_entry_dropped) {
  const std::string key = "a key", value = "the compiled code";
  open()->store(key, bytes(value));
  const fs::path file = files().at(0);
  const std::string sound = testing::read_file(file);
  for (std::size_t k = 0; k < sound.size(); ++k) {
    std::string damaged = sound;
    damaged[k] = static_cast<char>(damaged[k] ^ 0x20);
    testing::write_file(file, damaged);
    EXPECT_TRUE(open()->find(key).empty()) << "byte " << k;
    EXPECT_FALSE(fs::exists(file)) << "byte " << k;
  }
  for (std::size_t length = 0; length < sound.size(); ++length) {
    testing::write_file(file, sound.substr(0, length));
    EXPECT_TRUE(open()->find(key).empty()) << "cut at " << length;
  }
  open()->store(key, bytes(value));
  EXPECT_EQ(open()->find(key), bytes(value));
}

TEST_F(DiskCache, a_pipe_in_place_of_an_entry_keeps_nobody_waiting) {
  open()->store("key", bytes("value"));
  const fs::path file = files().at(0);
  fs::remove(file);
  ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
  ::alarm(20);  // else this would wait for ever
  EXPECT_TRUE(open()->find("key").empty());
  ::alarm(0);
  open()->store("key", bytes("value"));
  EXPECT_EQ(open()->find("key"), bytes("value"));
}

TEST_F(DiskCache, keys_are_compared_whole) {
  open()->store("one", bytes("value of one"));
  const fs::path of_one = files().at(0);
  open()->store("two", bytes("value of two"));
  for (const fs::path& file : files()) {
    if (file != of_one) fs::copy_file(file, of_one, fs::copy_options::overwrite_existing);
  }
  EXPECT_TRUE(open()->find("one").empty()) << "a file of the right name with another key";
}

TEST_F(DiskCache, the_oldest_entries_go_above_the_bound) {
  const std::vector<std::byte> value(1000);
  const auto cache = open(8000);
  for (int k = 0; k < 20; ++k) {
    cache->store(std::to_string(k), value);
    for (const fs::path& file : files())
      fs::last_write_time(file, fs::last_write_time(file) - std::chrono::seconds(1));
  }
  std::uintmax_t total = 0;
  for (const fs::path& file : files()) total += fs::file_size(file);
  EXPECT_LE(total, 9100u) << "the bound, and one entry since the last look";
  EXPECT_FALSE(cache->find("19").empty());
  EXPECT_TRUE(cache->find("0").empty());
}

TEST_F(DiskCache, a_read_only_folder_is_read) {
  open()->store("key", bytes("value"));
  ::chmod(folder.c_str(), 0500);
  const auto cache = open();
  ASSERT_NE(cache, nullptr);
  cache->store("other", bytes("value"));
  EXPECT_EQ(cache->find("key"), bytes("value"));
  if (::geteuid() != 0) {
    EXPECT_TRUE(cache->find("other").empty());
  }
  ::chmod(folder.c_str(), 0700);
}

TEST_F(DiskCache, no_folder_can_be_made) {
  testing::write_file(dir.path() / "file", "x");
  EXPECT_EQ(open_disk_cache((dir.path() / "file" / "cache").string(), 1000), nullptr);
  EXPECT_EQ(open_disk_cache((dir.path() / "file").string(), 1000), nullptr);
}

TEST_F(DiskCache, threads_and_processes_share_it) {
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&] {
      const auto cache = open();
      for (int k = 0; k < 50; ++k) {
        const std::string key = std::to_string(k % 5);
        cache->store(key, bytes("value of " + key));
        const std::vector<std::byte> found = cache->find(key);
        EXPECT_TRUE(found.empty() || found == bytes("value of " + key));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(open()->find("3"), bytes("value of 3"));
}

}  // namespace
}  // namespace weft::runtime
