#include <gtest/gtest.h>

#include <map>

#include "program/program.hpp"

namespace weft::testing {
namespace {

TEST(Demo, fuses_every_chain_and_changes_no_bit) {
  const Ran ran = Workshop().weft({"demo", "--elements", "70000", "--tier", "cpu", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.out << ran.err;
  const std::map<std::string, int> apart = {{"silu_mul", 2},       {"affine_silu", 3},   {"seven", 7},
                                            {"norm_gate_4096", 9}, {"norm_gate_128", 9}, {"softmax_4096", 5},
                                            {"softmax_128", 5}};
  std::size_t known = 0;
  const nlohmann::json json = ran.json();
  for (const auto& chain : json["chains"]) {
    const std::string name = chain["name"];
    ASSERT_TRUE(apart.contains(name)) << name;
    ++known;
    EXPECT_EQ(chain["launches_apart"], apart.at(name)) << name;
    EXPECT_EQ(chain["launches"], 1) << name;
    EXPECT_EQ(chain["expression_launches_apart"], apart.at(name)) << name;
    EXPECT_EQ(chain["expression_launches"], 1) << name;
    EXPECT_TRUE(chain["bits_equal"].get<bool>()) << chain;
    EXPECT_EQ(chain["tier"], "cpu");
    for (const char* number : {"ms_apart", "ms", "gbps", "copy_fraction"})
      EXPECT_GT(chain[number].get<double>(), 0) << number;
  }
  EXPECT_EQ(known, apart.size());
}

TEST(Demo, runs_apart_on_the_reference_tier) {
  const Ran ran = Workshop().weft({"demo", "--elements", "4096", "--tier", "reference", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.out << ran.err;
  const nlohmann::json json = ran.json();
  for (const auto& chain : json["chains"]) {
    EXPECT_EQ(chain["launches"], chain["launches_apart"]);
    EXPECT_TRUE(chain["bits_equal"].get<bool>());
  }
}

TEST(Demo, prints_a_table) {
  const Ran ran = Workshop().weft({"demo", "--elements", "8192", "--threads", "1"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  for (const char* part : {"rms_norm(x) * w * silu(g)", "9 -> 1", "of copy", "equal"}) {
    EXPECT_NE(ran.out.find(part), std::string::npos) << ran.out;
  }
}

}  // namespace
}  // namespace weft::testing
