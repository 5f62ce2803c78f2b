// Q: the report.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "contract/kernels.hpp"

namespace weft::testing {
namespace {

TEST_F(Contract, Q1_launches_fused_and_apart) {
  const Report report = device
                            .fuse([&](Scope& s) {
                              const auto t = s.scratch(500);
                              scale(x, 2.0f, t);
                              add(t, x, y);
                              mul(y, x, z);
                            })
                            .get();
  EXPECT_EQ(report.launches_apart, 3);
  EXPECT_EQ(report.launches, fusing_tier().empty() ? 3 : 1);
  EXPECT_EQ(report.submissions, 1);
  const Report apart = device
                           .fuse(
                               [&] {
                                 scale(x, 2.0f, y);
                                 add(y, x, z);
                               },
                               {.join = Join::never})
                           .get();
  EXPECT_EQ(apart.launches, 2);
}

TEST_F(Contract, Q2_an_empty_plan_is_all_zeros_and_has_no_tier) {
  const Report report = device.fuse([](Scope&) {}).get();
  EXPECT_EQ(report.tier, "");
  EXPECT_EQ(report.launches, 0);
  EXPECT_EQ(report.launches_apart, 0);
  EXPECT_EQ(report.submissions, 0);
  EXPECT_TRUE(report.groups.empty());
}

TEST_F(Contract, Q3_groups_name_their_calls_in_order) {
  Device reference(on("reference"));
  const Array<float> a = reference.array<float>(8), b = reference.array<float>(8);
  const Report report = reference
                            .fuse([&] {
                              scale(a, 2.0f, b);
                              increment(b);
                            })
                            .get();
  ASSERT_EQ(report.groups.size(), 2u);
  EXPECT_EQ(report.groups[0].calls, std::vector<std::string>{"scale"});
  EXPECT_EQ(report.groups[1].calls, std::vector<std::string>{"increment"});
  EXPECT_FALSE(report.groups[0].fused);
  EXPECT_FALSE(report.groups[0].why.has_value()) << "there is nothing before it";
  EXPECT_FALSE(report.groups[0].time_ns.has_value());
}

TEST_F(Contract, Q4_the_reference_tier_says_that_it_runs_calls_apart) {
  Device reference(on("reference"));
  const Array<float> a = reference.array<float>(8), b = reference.array<float>(8);
  const Report report = reference
                            .fuse([&] {
                              scale(a, 2.0f, b);
                              increment(b);
                            })
                            .get();
  EXPECT_EQ(report.groups.at(1).why.value_or(""), "reference runs the calls apart");
}

TEST_F(Contract, Q4_a_cut_names_the_access_and_its_line) {
  Device null(on("null"));
  const Array<float> a = null.array<float>(8), b = null.array<float>(8), c = null.array<float>(8);
  const Report report = null.fuse([&] {
                              scale(a, 2.0f, b);
                              blur(b, c);
                            })
                            .get();
  ASSERT_EQ(report.groups.size(), 2u);
  const std::string why = report.groups[1].why.value_or("");
  EXPECT_EQ(why.find("scale and blur run as two launches because blur reads t[i - 1] (line "), 0u) << why;
}

TEST_F(Contract, Q5_merge_is_plain_arithmetic) {
  Report a{.tier = "reference", .launches = 1, .launches_apart = 2, .submissions = 1, .groups = {}};
  a.groups.resize(1);
  a.groups[0].calls = {"p"};
  Report b{.tier = "cpu", .launches = 10, .launches_apart = 20, .submissions = 3, .groups = {}};
  b.groups.resize(1);
  const std::vector<Report> both{a, b, Report{}};
  const Report merged = merge(both);
  EXPECT_EQ(merged.tier, "cpu");
  EXPECT_EQ(merged.launches, 11);
  EXPECT_EQ(merged.launches_apart, 22);
  EXPECT_EQ(merged.submissions, 4);
  ASSERT_EQ(merged.groups.size(), 2u);
  EXPECT_EQ(merged.groups[0].calls, std::vector<std::string>{"p"});
  EXPECT_EQ(merge({}).tier, "");
}

TEST_F(Contract, Q6_json_and_a_table) {
  Report report{.tier = "cpu", .launches = 1, .launches_apart = 2, .submissions = 1, .groups = {}};
  ReportGroup group;
  group.calls = {"scale", "a \"b\"\n"};
  group.schedule = "flat";
  group.why = "a and b run as two launches because <x>";
  group.bytes_read = 4096;
  group.time_ns = 1500;
  report.groups.push_back(group);
  const nlohmann::json json = nlohmann::json::parse(report.to_json());
  EXPECT_EQ(json["tier"], "cpu");
  EXPECT_EQ(json["launches_apart"], 2);
  EXPECT_EQ(json["groups"][0]["calls"][1], "a \"b\"\n");
  EXPECT_EQ(json["groups"][0]["why"], *group.why);
  EXPECT_EQ(json["groups"][0]["time_ns"], 1500);
  EXPECT_FALSE(nlohmann::json::parse(Report{}.to_json()).contains("tier"));
  std::ostringstream table;
  table << report;
  EXPECT_EQ(table.str().find("1 launch (2 apart) on cpu\n"), 0u) << table.str();
  EXPECT_NE(table.str().find("4.1 kB in"), std::string::npos) << table.str();
  EXPECT_NE(table.str().find("1.5 us"), std::string::npos) << table.str();
}

}  // namespace
}  // namespace weft::testing
