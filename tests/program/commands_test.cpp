#include <gtest/gtest.h>

#include <cstdlib>

#include "program/program.hpp"
#include "weft/version.hpp"

namespace weft::testing {
namespace {

constexpr const char* commands[] = {"demo", "eval", "explain", "devices", "verify", "bench"};

TEST(Program, helps) {
  const Workshop shop;
  const Ran all = shop.weft({"--help"});
  EXPECT_EQ(all.status, 0);
  for (const char* command : commands) {
    EXPECT_NE(all.out.find(command), std::string::npos) << command;
    const Ran one = shop.weft({command, "--help"});
    EXPECT_EQ(one.status, 0);
    EXPECT_TRUE(one.err.empty()) << one.err;
    for (const char* part : {"Examples:", "--tier", "--threads", "--json"}) {
      EXPECT_NE(one.out.find(part), std::string::npos) << command << " " << part;
    }
  }
}

TEST(Program, tells_its_version) {
  EXPECT_EQ(Workshop().weft({"--version"}).out, std::string("weft ") + library_version() + "\n");
}

TEST(Program, refuses_what_it_does_not_know) {
  const Workshop shop;
  const auto refused = [&](std::vector<std::string> words, const std::string& message) {
    const Ran ran = shop.weft(std::move(words));
    EXPECT_EQ(ran.status, 2) << ran.err;
    EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << ran.err;
    EXPECT_TRUE(ran.err.starts_with("weft")) << ran.err;
    EXPECT_NE(ran.err.find(message), std::string::npos) << ran.err;
    EXPECT_TRUE(ran.out.empty()) << ran.out;
  };
  refused({}, "expected demo, eval");
  refused({"dance"}, "dance");
  refused({"eval", "--tyer", "cpu"}, "--tyer");
  refused({"eval", "x", "--npy-version", "4"}, "npy-version");
  refused({"eval", "x", "--order", "Q"}, "order");
  refused({"bench", "--only", "everything"}, "everything");
  refused({"demo", "--threads", "-1"}, "threads");
  refused({"demo", "--elements", "0"}, "elements");
  refused({"devices", "--tier", "abacus"}, "abacus");
  refused({"verify", "--tier", "null"}, "null");
  refused({"explain", "--demo", "tango"}, "silu_mul");
  refused({"explain", "--demo", "seven", "x + 1"}, "--demo");
}

TEST(Program, refuses_settings_that_are_wrong) {
  const Workshop shop;
  ::setenv("WEFT_THREADS", "many", 1);
  const Ran ran = shop.weft({"devices"});
  ::unsetenv("WEFT_THREADS");
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("WEFT_THREADS"), std::string::npos) << ran.err;

  ::setenv("WEFT_CPU", "avx9000", 1);
  const Ran tier = Workshop().weft({"demo", "--elements", "4096"});
  ::unsetenv("WEFT_CPU");
  EXPECT_EQ(tier.status, 2);
  EXPECT_NE(tier.err.find("WEFT_CPU=avx9000: expected one of avx512,avx2,sse,neon"), std::string::npos) << tier.err;
}

TEST(Program, lists_tiers) {
  const Workshop shop;
  const Ran text = shop.weft({"devices"});
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_NE(text.out.find("reference"), std::string::npos);
  const auto json = shop.weft({"devices", "--json", "--threads", "1"}).json();
  EXPECT_EQ(json["version"], library_version());
  EXPECT_EQ(json["threads"], 1);
  bool reference = false;
  for (const auto& tier : json["tiers"]) {
    EXPECT_NE(tier["tier"], "null");
    if (tier["tier"] != "reference") continue;
    reference = true;
    EXPECT_TRUE(tier["available"].get<bool>());
    EXPECT_FALSE(tier["limits"]["fuses"].get<bool>());
  }
  EXPECT_TRUE(reference);
}

TEST(Program, lists_ops) {
  const Workshop shop;
  const auto json = shop.weft({"eval", "--list", "--json"}).json();
  bool silu = false, softmax = false;
  for (const auto& op : json["ops"]) {
    EXPECT_FALSE(op["doc"].get<std::string>().empty()) << op;
    silu = silu || op["name"] == "silu";
    softmax = softmax || op["name"] == "softmax";
  }
  EXPECT_TRUE(silu && softmax);
}

TEST(Explain, shows_the_plan_of_an_expression) {
  const Workshop shop;
  const auto json = shop.weft({"explain", "softmax(x)", "x=f32[32,4096]", "--tier", "cpu", "--json"}).json();
  EXPECT_EQ(json["launches"], 1);
  EXPECT_EQ(json["launches_apart"], 5);
  EXPECT_EQ(json["scratch"], json["scratch_local"]);
  const auto launch = json["groups"][0]["launches"][0];
  EXPECT_EQ(launch["schedule"], "row");
  bool reads = false;
  for (const auto& array : launch["arrays"])
    reads = reads || (array["read"] == true && array["bytes"] == 32 * 4096 * 4);
  EXPECT_TRUE(reads);
}

TEST(Explain, tells_why_calls_stand_apart) {
  const Workshop shop;
  const Ran ran = shop.weft({"explain", "x - mean(x)", "x=f32[100000]", "--tier", "cpu"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("run as two launches because"), std::string::npos) << ran.out;
}

/// Whether every element that is opened is closed, in the order of a tree.
bool balanced(const std::string& xml) {
  std::vector<std::string> open;
  for (std::size_t at = xml.find('<'); at != std::string::npos; at = xml.find('<', at + 1)) {
    const std::size_t end = xml.find('>', at);
    if (end == std::string::npos) return false;
    const std::string tag = xml.substr(at + 1, end - at - 1);
    const std::string name = tag.substr(0, tag.find_first_of(" /", 1));
    if (tag[0] == '/') {
      if (open.empty() || "/" + open.back() != tag) return false;
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(name);
    }
  }
  return open.empty();
}

TEST(Explain, draws_the_plan) {
  const Workshop shop;
  const std::vector<std::string> words = {"explain", "(x - mean(x)) < 1", "x=f32[100000]", "--tier", "cpu"};
  const auto with = [&](const char* flag) {
    auto all = words;
    all.emplace_back(flag);
    return shop.weft(all);
  };
  const Ran svg = with("--svg"), dot = with("--dot");
  EXPECT_EQ(svg.status, 0) << svg.err;
  EXPECT_TRUE(svg.out.starts_with("<svg ") && balanced(svg.out)) << svg.out;
  std::size_t boxes = 0;
  for (std::size_t at = svg.out.find("rx=\"5\""); at != std::string::npos; at = svg.out.find("rx=\"5\"", at + 1)) ++boxes;
  EXPECT_EQ(boxes, 3u);  // the sum, the division by the count, and what follows
  for (const std::string& picture : {svg.out, dot.out}) {
    EXPECT_NE(picture.find("x f32[100000] 390.6 KiB"), std::string::npos) << picture;
    EXPECT_NE(picture.find("run as two launches"), std::string::npos) << picture;
  }
  EXPECT_TRUE(dot.out.starts_with("digraph plan {") && dot.out.find("g0 -> g1 [label=") != std::string::npos) << dot.out;
  EXPECT_EQ(shop.weft({"explain", "--demo", "seven", "--svg", "--json"}).status, 2);
}

TEST(Explain, refuses_arrays_that_cannot_be) {
  const Workshop shop;
  for (const char* array : {"x=f32[2,-3]", "x=f32[2,,3]", "x=f32[1,1,1,1,1,1,1,1,1]",
                            "x=f32[4000000000,4000000000]", "x=f33[2]"}) {
    const Ran ran = shop.weft({"explain", "x", array});
    EXPECT_EQ(ran.status, 2) << array << ran.out;
    EXPECT_NE(ran.err.find(array + 2), std::string::npos) << ran.err;
  }
}

TEST(Explain, shows_kernels_programs_and_code) {
  const Workshop shop;
  const Ran ran =
      shop.weft({"explain", "--demo", "silu_mul", "--tier", "cpu", "--ir", "--program", "--source"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* part : {"loop l0", "silu_mul", "define"}) {
    EXPECT_NE(ran.out.find(part), std::string::npos) << part << "\n" << ran.out;
  }
}

}  // namespace
}  // namespace weft::testing
