#include "support/settings.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

#include "backend/backend.hpp"
#include "common/paths.hpp"
#include "weft/error.hpp"

namespace weft::support {
namespace {

Settings from(const std::map<std::string, std::string>& environment) {
  return read_settings([&](const char* variable) -> std::optional<std::string> {
    const auto found = environment.find(variable);
    return found == environment.end() ? std::nullopt : std::optional(found->second);
  });
}

std::string error_of(const std::map<std::string, std::string>& environment) {
  try {
    (void)from(environment);
  } catch (const UsageError& error) {
    return error.what();
  }
  return "no error";
}

TEST(Settings, unset_variables_have_their_fallback) {
  const Settings s = from({});
  EXPECT_TRUE(s.tier.empty());
  EXPECT_EQ(s.threads, 0);
  EXPECT_EQ(s.cache_mb, 256);
  EXPECT_FALSE(s.verify);
  EXPECT_TRUE(s.disable.empty());
}

TEST(Settings, words_are_split_and_checked) {
  const Settings s = from({{"WEFT_DISABLE", "rows,,recompute"}, {"WEFT_DUMP", "plan"}});
  EXPECT_TRUE(s.disables("rows"));
  EXPECT_TRUE(s.disables("recompute"));
  EXPECT_FALSE(s.disables("horizontal"));
  EXPECT_TRUE(s.dumps("plan"));
  EXPECT_EQ(error_of({{"WEFT_DUMP", "plan,plna"}}),
            "WEFT_DUMP=plan,plna: expected words of trace,plan,program,source,asm");
}

TEST(Settings, names_of_tiers_and_instruction_sets_are_checked) {
  EXPECT_EQ(from({{"WEFT_CPU", "sse"}}).cpu, "sse");
  EXPECT_EQ(error_of({{"WEFT_CPU", "avx1024"}}), "WEFT_CPU=avx1024: expected one of avx512,avx2,sse,neon");
  EXPECT_EQ(from({{"WEFT_TIER", "cpu,reference"}}).tier, (std::vector<std::string>{"cpu", "reference"}));
  EXPECT_EQ(error_of({{"WEFT_TIER", "cpu, reference"}}),
            "WEFT_TIER=cpu, reference: expected words of cuda,vulkan,cpu,reference,null");
  std::string tiers;
  for (const backend::Row& row : backend::registry()) {
    tiers += fmt::format("{}{}", tiers.empty() ? "" : ",", row.tier);
  }
  EXPECT_EQ(std::string(setting_rows().front().allowed), tiers);
}

TEST(Settings, numbers_and_flags_are_checked) {
  EXPECT_EQ(from({{"WEFT_THREADS", "12"}}).threads, 12);
  EXPECT_EQ(error_of({{"WEFT_THREADS", "-1"}}), "WEFT_THREADS=-1: expected a whole number, 0 or more");
  EXPECT_EQ(error_of({{"WEFT_THREADS", "2x"}}), "WEFT_THREADS=2x: expected a whole number, 0 or more");
  EXPECT_EQ(error_of({{"WEFT_VERIFY", "yes"}}), "WEFT_VERIFY=yes: expected 0 or 1");
}

TEST(Settings, the_documented_table_is_this_one) {
  const std::string page = testing::read_file(testing::source_dir() / "docs" / "settings.md");
  EXPECT_NE(page.find(settings_table()), std::string::npos) << "docs/settings.md should hold\n"
                                                            << settings_table();
}

}  // namespace
}  // namespace weft::support
