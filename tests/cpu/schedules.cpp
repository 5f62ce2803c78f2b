// Every schedule against the interpreter, at lengths around the edges of vectors, blocks and levels.
#include "common/sample_kernels.hpp"

namespace weft::testing {
namespace {

using ir::ReduceOp;
using ir::Type;

constexpr std::int64_t lengths[] = {0, 1, 3, 7, 8, 31, 64, 100, 128, 255, 256, 257, 1000, 4096, 5000};

TEST(Schedules, flat_chain_of_every_float_type) {
  std::mt19937_64 random(1);
  for (const Type type : {Type::f32, Type::f64, Type::f16, Type::bf16}) {
    for (const std::int64_t n : {0, 1, 15, 16, 1003}) {
      std::vector<Data> data;
      for (int a = 0; a < 4; ++a) data.push_back(random_data(type, {n}, random));
      expect_same(silu_chain(type), data);
    }
  }
}

TEST(Schedules, flat_with_streaming_stores) {
  std::mt19937_64 random(2);
  for (const std::int64_t n : {16, 4096, 10007}) {
    std::vector<Data> data;
    for (int a = 0; a < 4; ++a) data.push_back(random_data(Type::f32, {n}, random));
    expect_same(silu_chain(Type::f32), data, {}, true);
  }
}

TEST(Schedules, rows_of_a_gated_norm) {
  std::mt19937_64 random(3);
  for (const std::int64_t n : lengths) {
    expect_same(gated_norm(), {random_data(Type::f32, {3, n}, random), random_data(Type::f32, {n}, random),
                               random_data(Type::f32, {3, n}, random), random_data(Type::f32, {3, n}, random)});
  }
}

TEST(Schedules, rows_of_a_softmax) {
  std::mt19937_64 random(4);
  for (const std::int64_t n : lengths) {
    expect_same(softmax(), {random_data(Type::f32, {2, n}, random), random_data(Type::f32, {2, n}, random)});
  }
}

TEST(Schedules, long_rows_fold_over_several_levels) {
  std::mt19937_64 random(5);
  for (const std::int64_t n : {65535, 65536, 65537, 200000}) {
    Data x = random_data(Type::f32, {2, n}, random);
    for (std::int64_t k = 0; k < x.size(); ++k) x.set(k, std::bit_cast<std::uint32_t>(static_cast<float>(random() % 1000) / 7.0f));
    expect_same(row_fold(ReduceOp::sum, Type::f32), {x, Data::contiguous(Type::f32, {2})});
  }
}

TEST(Schedules, a_whole_dot) {
  std::mt19937_64 random(6);
  for (const std::int64_t n : {0, 1, 255, 256, 257, 65536, 65537, 300000}) {
    std::vector<Data> data{Data::contiguous(Type::f32, {n}), Data::contiguous(Type::f32, {n}),
                           Data::contiguous(Type::f32, {})};
    for (std::int64_t k = 0; k < n; ++k) {
      for (std::size_t a = 0; a < 2; ++a) data[a].set(k, std::bit_cast<std::uint32_t>(static_cast<float>(random() % 2000) / 7.0f - 100.0f));
    }
    expect_same(dot(), data);
  }
}

TEST(Schedules, columns) {
  std::mt19937_64 random(7);
  for (const std::int64_t rows : {0, 1, 2, 3, 5, 200, 256, 257, 700}) {
    expect_same(column_fold(ReduceOp::sum, Type::f32),
                {random_data(Type::f32, {rows, 37}, random), Data::contiguous(Type::f32, {37})});
  }
}

TEST(Control, lanes_that_differ) {
  std::mt19937_64 random(8);
  for (const std::int64_t n : {1, 16, 100, 1000}) {
    expect_same(clipped_gather(), {random_data(Type::f32, {50}, random), random_data(Type::i32, {n}, random),
                                   random_data(Type::f32, {n}, random)});
    expect_same(collatz(), {random_data(Type::u32, {n}, random), random_data(Type::i32, {n}, random)});
    expect_same(histogram(), {random_data(Type::u8, {n}, random), random_data(Type::i32, {200}, random)});
  }
}

}  // namespace
}  // namespace weft::testing
