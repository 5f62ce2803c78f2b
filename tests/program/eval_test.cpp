#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <limits>

#include "program/program.hpp"

namespace weft::testing {
namespace {

namespace fs = std::filesystem;
using ir::Type;

/// Evaluates one expression into y.npy.
Ran eval_to_file(const Workshop& shop, const std::string& expression, std::vector<std::string> more) {
  std::vector<std::string> words = {"eval", expression, "-o", "y.npy"};
  words.insert(words.end(), more.begin(), more.end());
  Ran ran = shop.weft(std::move(words));
  EXPECT_EQ(ran.status, 0) << ran.err;
  return ran;
}

// Names in files and arguments neither end the line nor reach the terminal as commands.
TEST(Eval, errors_are_one_line_of_plain_characters) {
  const Workshop shop;
  shop.put("x", {1}, {1});
  std::string file = read_file(shop.path("x.npy"));
  file.replace(file.find("<f4"), 3, "\x1b[m");
  write_file(shop.path("steers.npy"), file);
  for (const std::vector<std::string>& words : {std::vector<std::string>{"eval", "x", "x=steers.npy"},
                                                {"eval", "x", "x=no\nsuch.npy"},
                                                {"ev\x1b[mal"}}) {
    const Ran ran = shop.weft(words);
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(std::ranges::count_if(ran.err, [](unsigned char c) { return c < 0x20 || c == 0x7f; }), 1)
        << ran.err;
    EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << ran.err;
  }
}

TEST(Eval, multiplies_two_files) {
  const Workshop shop;
  shop.put("a", {4}, {1, -2, 3.5f, 0});
  shop.put("b", {4}, {2, 4, -1, 9});
  eval_to_file(shop, "a * b", {"a=a.npy", "b=b.npy"});
  EXPECT_EQ(shop.get<float>("y.npy"), (std::vector<float>{2, -8, -3.5f, 0}));
}

// Each row: shapes as NumPy broadcasts them, and a + b by hand.
TEST(Eval, broadcasts_as_numpy_does) {
  const Workshop shop;
  shop.put("column", {2, 1}, {10, 20});
  shop.put("row", {3}, {1, 2, 3});
  shop.put("one", {}, {100});
  shop.put("cube", {2, 2, 1}, {1, 2, 3, 4});
  eval_to_file(shop, "a + b", {"a=column.npy", "b=row.npy"});
  EXPECT_EQ(shop.get<float>("y.npy"), (std::vector<float>{11, 12, 13, 21, 22, 23}));
  EXPECT_EQ(io::read_npy(shop.path("y.npy")).shape, (std::vector<std::int64_t>{2, 3}));
  eval_to_file(shop, "a + b", {"a=row.npy", "b=one.npy"});
  EXPECT_EQ(shop.get<float>("y.npy"), (std::vector<float>{101, 102, 103}));
  eval_to_file(shop, "a + b", {"a=cube.npy", "b=column.npy"});
  EXPECT_EQ(shop.get<float>("y.npy"), (std::vector<float>{11, 22, 13, 24}));
  EXPECT_EQ(io::read_npy(shop.path("y.npy")).shape, (std::vector<std::int64_t>{2, 2, 1}));
  eval_to_file(shop, "a + b", {"a=cube.npy", "b=row.npy"});
  EXPECT_EQ(shop.get<float>("y.npy"), (std::vector<float>{2, 3, 4, 3, 4, 5, 4, 5, 6, 5, 6, 7}));
  eval_to_file(shop, "a + b", {"a=one.npy", "b=one.npy"});
  EXPECT_EQ(shop.get<float>("y.npy"), (std::vector<float>{200}));
  EXPECT_TRUE(io::read_npy(shop.path("y.npy")).shape.empty());
}

TEST(Eval, folds_rows_columns_and_all) {
  const Workshop shop;
  shop.put("x", {2, 3}, {1, 5, 3, 4, 2, 9});
  const Ran ran =
      shop.weft({"eval", "sum(x, axis=-1)", "max(x, axis=0)", "argmax(x, axis=1)", "mean(x)", "x=x.npy", "-o",
                 "rows.npy", "-o", "columns.npy", "-o", "where.npy", "-o", "mean.npy"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(shop.get<float>("rows.npy"), (std::vector<float>{9, 15}));
  EXPECT_EQ(shop.get<float>("columns.npy"), (std::vector<float>{4, 5, 9}));
  EXPECT_EQ(shop.get<std::int64_t>("where.npy"), (std::vector<std::int64_t>{1, 2}));
  EXPECT_EQ(shop.get<float>("mean.npy"), (std::vector<float>{4}));
}

TEST(Eval, a_norm_is_one_launch) {
  const Workshop shop;
  shop.put("x", {2, 2}, {3, 4, -3, 4});
  shop.put("w", {2}, {1, 2});
  const Ran ran =
      shop.weft({"eval", "rms_norm(x, eps=0.0) * w", "x=x.npy", "w=w.npy", "--tier", "cpu", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto json = ran.json();
  EXPECT_EQ(json["outputs"][0]["shape"], (std::vector<int>{2, 2}));
  EXPECT_EQ(json["outputs"][0]["type"], "f32");
  EXPECT_EQ(json["report"]["launches"], 1);
  EXPECT_GT(json["report"]["launches_apart"], 4);
}

TEST(Eval, keeps_every_type) {
  const Workshop shop;
  shop.put<std::uint8_t>("u8", Type::u8, {3}, {250, 6, 0});
  shop.put<std::int64_t>("i64", Type::i64, {2}, {std::numeric_limits<std::int64_t>::min(), -1});
  shop.put<double>("f64", Type::f64, {2}, {0.1, -0.0});
  shop.put<std::uint8_t>("flags", Type::boolean, {2}, {1, 0});
  eval_to_file(shop, "x + x", {"x=u8.npy"});
  EXPECT_EQ(shop.get<std::uint8_t>("y.npy"), (std::vector<std::uint8_t>{244, 12, 0}));
  eval_to_file(shop, "x / -1", {"x=i64.npy"});
  EXPECT_EQ(shop.get<std::int64_t>("y.npy"),
            (std::vector<std::int64_t>{std::numeric_limits<std::int64_t>::min(), 1}));
  eval_to_file(shop, "x + 0.2", {"x=f64.npy"});
  EXPECT_EQ(shop.get<double>("y.npy"), (std::vector<double>{0.1 + 0.2, 0.2}));
  eval_to_file(shop, "~x", {"x=flags.npy"});
  EXPECT_EQ(shop.get<std::uint8_t>("y.npy"), (std::vector<std::uint8_t>{0, 1}));
  EXPECT_EQ(io::read_npy(shop.path("y.npy")).type, Type::boolean);
}

TEST(Eval, reads_and_writes_both_orders_and_all_versions) {
  const Workshop shop;
  shop.put<float>("x", Type::f32, {2, 3}, {1, 2, 3, 4, 5, 6}, true);
  for (const char* version : {"1", "2", "3"}) {
    eval_to_file(shop, "x * 2.0", {"x=x.npy", "--order", "F", "--npy-version", version});
    EXPECT_TRUE(io::read_npy(shop.path("y.npy")).fortran_order);
    EXPECT_EQ(shop.get<float>("y.npy"), (std::vector<float>{2, 4, 6, 8, 10, 12}));
    EXPECT_EQ(read_file(shop.path("y.npy"))[6], version[0] - '0');
  }
}

TEST(Eval, prints_values_where_no_file_is_named) {
  const Workshop shop;
  shop.put("x", {2, 2}, {1, 2, 3, 4.5f});
  const Ran ran = shop.weft({"eval", "x + 1.0", "x=x.npy"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("x + 1.0: f32 (2, 2)\n[[2. 3.]\n [4. 5.5]]\n"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("1 launch"), std::string::npos) << ran.out;
}

TEST(Eval, tiers_agree_and_are_named) {
  const Workshop shop;
  shop.put("x", {5}, {-1, 0, 0.5f, 3, 88});
  for (const char* tier : {"cpu", "reference"}) {
    const Ran ran =
        shop.weft({"eval", "silu(x)", "x=x.npy", "-o", std::string(tier) + ".npy", "--tier", tier, "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.json()["report"]["tier"], tier);
  }
  EXPECT_EQ(read_file(shop.path("cpu.npy")), read_file(shop.path("reference.npy")));
}

TEST(Eval, empty_arrays_stay_empty) {
  const Workshop shop;
  shop.put("x", {0, 3}, {});
  eval_to_file(shop, "x * 2.0", {"x=x.npy"});
  EXPECT_EQ(io::read_npy(shop.path("y.npy")).shape, (std::vector<std::int64_t>{0, 3}));
  eval_to_file(shop, "sum(x, axis=0)", {"x=x.npy"});
  EXPECT_EQ(shop.get<float>("y.npy"), (std::vector<float>{0, 0, 0}));
}

/// Evaluates something wrong: status 2, one line that begins with the command and holds `message`, and no
/// file.
void expect_refused(const Workshop& shop, std::vector<std::string> words, const std::string& message) {
  words.insert(words.begin(), "eval");
  const Ran ran = shop.weft(words);
  EXPECT_EQ(ran.status, 2) << ran.out << ran.err;
  EXPECT_TRUE(ran.err.starts_with("weft eval: ")) << ran.err;
  EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << ran.err;
  EXPECT_NE(ran.err.find(message), std::string::npos) << ran.err;
  EXPECT_TRUE(ran.out.empty()) << ran.out;
  EXPECT_FALSE(fs::exists(shop.path("y.npy")));
}

TEST(EvalErrors, name_what_is_unknown_and_what_is_near) {
  const Workshop shop;
  shop.put("x", {2}, {1, 2});
  expect_refused(shop, {"silo(x)", "x=x.npy", "-o", "y.npy"}, "silu");
  expect_refused(shop, {"x + gate", "x=x.npy"}, "gate");
  expect_refused(shop, {"x +", "x=x.npy"}, "column");
  expect_refused(shop, {"x", "x=x.npy", "--tier", "cuda9"}, "cuda9");
  expect_refused(shop, {"x=x.npy"}, "no expression");
  expect_refused(shop, {"x", "x=x.npy", "x=x.npy"}, "twice");
}

TEST(EvalErrors, name_shapes_and_types) {
  const Workshop shop;
  shop.put("x", {2, 3}, {1, 2, 3, 4, 5, 6});
  shop.put("z", {4}, {1, 2, 3, 4});
  shop.put<std::int32_t>("k", Type::i32, {3}, {1, 2, 3});
  expect_refused(shop, {"x + z", "x=x.npy", "z=z.npy"}, "(2, 3)");
  expect_refused(shop, {"x + k", "x=x.npy", "k=k.npy"}, "i32");
  expect_refused(shop, {"sum(x, axis=2)", "x=x.npy"}, "axis");
  expect_refused(shop, {"k + 1e30", "k=k.npy"}, "i32");
}

TEST(EvalErrors, name_files) {
  const Workshop shop;
  shop.put("x", {2}, {1, 2});
  expect_refused(shop, {"x", "x=missing.npy"}, "missing.npy");
  expect_refused(shop, {"x", "x=x.npy", "-o", "nowhere/y.npy"}, "nowhere");
  expect_refused(shop, {"x", "x", "x=x.npy", "-o", "y.npy"}, "once for each expression");
  expect_refused(shop, {"x", "x", "x=x.npy", "-o", "y.npy", "-o", "y.npy"}, "twice");
  expect_refused(shop, {"x", "x=x.npy", "-o", "."}, "folder");
}

TEST(EvalErrors, hostile_files_are_refused) {
  const Workshop shop;
  const std::string good = [&] {
    shop.put("good", {100}, std::vector<float>(100, 1.0f));
    return read_file(shop.path("good.npy"));
  }();
  const auto try_bytes = [&](const std::string& bytes) {
    write_file(shop.path("bad.npy"), bytes);
    expect_refused(shop, {"x", "x=bad.npy", "-o", "y.npy"}, "bad.npy");
  };
  try_bytes("");
  try_bytes("PK\x03\x04 not an array");
  try_bytes(good.substr(0, 20));
  try_bytes(good.substr(0, good.size() - 1));
  std::string huge = good;
  huge.replace(huge.find("(100,)"), 6, "(9999999999999,)");
  huge.erase(huge.find("          "), 10);
  try_bytes(huge);
  std::string objects = good;
  objects.replace(objects.find("<f4"), 3, "|O8");
  try_bytes(objects);
}

TEST(EvalErrors, name_a_folder_that_cannot_be_written) {
  const Workshop shop;
  shop.put("x", {2}, {1, 2});
  const Ran ran = shop.weft({"eval", "x", "x=x.npy", "-o", "/proc/y.npy"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(ran.err.starts_with("weft eval: /proc/y.npy")) << ran.err;
  EXPECT_TRUE(ran.out.empty()) << ran.out;
}

TEST(EvalErrors, an_existing_output_survives_a_mistake) {
  const Workshop shop;
  shop.put("x", {2}, {1, 2});
  shop.put("old", {1}, {7});
  const std::string before = read_file(shop.path("old.npy"));
  EXPECT_EQ(shop.weft({"eval", "x + nothing", "x=x.npy", "-o", "old.npy"}).status, 2);
  EXPECT_EQ(read_file(shop.path("old.npy")), before);
}

}  // namespace
}  // namespace weft::testing
