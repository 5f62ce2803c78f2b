// Every schedule against the interpreter, at lengths around the edges of vectors, blocks and levels.
#include "common/sample_kernels.hpp"

namespace weft::testing {
namespace {

using ir::ReduceOp;
using ir::Type;

/// Arguments of f32 arrays, one list for each length.
template <class Shapes>
std::vector<Arguments> random_cases(std::initializer_list<std::int64_t> sizes, unsigned seed, Shapes shapes,
                                    Type type = Type::f32) {
  std::mt19937_64 random(seed);
  std::vector<Arguments> cases;
  for (const std::int64_t n : sizes) {
    Arguments arguments;
    for (const std::vector<std::int64_t>& shape : shapes(n))
      arguments.data.push_back(random_data(type, shape, random));
    cases.push_back(std::move(arguments));
  }
  return cases;
}

using Shapes = std::vector<std::vector<std::int64_t>>;

constexpr std::initializer_list<std::int64_t> row_lengths = {0,   1,   3,   7,   8,   31,   64,   100,
                                                             128, 255, 256, 257, 512, 1000, 4096, 5000};

TEST(Schedules, flat_chain_of_every_float_type) {
  for (const Type type : {Type::f32, Type::f64, Type::f16, Type::bf16}) {
    expect_same(silu_chain(type),
                random_cases(
                    {0, 1, 15, 16, 1003}, 1, [](std::int64_t n) { return Shapes(4, {n}); }, type));
  }
}

TEST(Schedules, flat_with_streaming_stores) {
  expect_same(silu_chain(Type::f32),
              random_cases({16, 4096, 10007}, 2, [](std::int64_t n) { return Shapes(4, {n}); }), true);
}

TEST(Schedules, rows_of_a_gated_norm) {
  expect_same(gated_norm(), random_cases(row_lengths, 3, [](std::int64_t n) {
                return Shapes{{3, n}, {n}, {3, n}, {3, n}};
              }));
}

TEST(Schedules, rows_of_a_softmax) {
  expect_same(softmax(), random_cases(row_lengths, 4, [](std::int64_t n) { return Shapes{{2, n}, {2, n}}; }));
}

/// Numbers near each other, so that no infinity hides the order of a sum.
void make_moderate(Data& data) {
  std::mt19937_64 random(9);
  for (std::int64_t k = 0; k < data.size(); ++k) {
    data.set(k, std::bit_cast<std::uint32_t>(static_cast<float>(random() % 2000) / 7.0f - 100.0f));
  }
}

TEST(Schedules, long_rows_fold_over_several_levels) {
  auto cases = random_cases({65535, 65536, 65537, 200000}, 5, [](std::int64_t n) {
    return Shapes{{2, n}, {2}};
  });
  for (Arguments& arguments : cases) make_moderate(arguments.data[0]);
  expect_same(row_fold(ReduceOp::sum, Type::f32), cases);
}

TEST(Schedules, a_whole_dot) {
  auto cases = random_cases({0, 1, 255, 256, 257, 65536, 65537, 300000}, 6, [](std::int64_t n) {
    return Shapes{{n}, {n}, {}};
  });
  for (Arguments& arguments : cases) {
    make_moderate(arguments.data[0]);
    make_moderate(arguments.data[1]);
  }
  expect_same(dot(), cases);
}

TEST(Schedules, columns) {
  auto cases = random_cases({0, 1, 2, 3, 5, 200, 256, 257, 700}, 7, [](std::int64_t n) {
    return Shapes{{n, 37}, {37}};
  });
  for (Arguments& arguments : cases) make_moderate(arguments.data[0]);
  expect_same(column_fold(ReduceOp::sum, Type::f32), cases);
}

TEST(Schedules, many_columns) {
  for (const std::int64_t columns : {1, 8, 64, 65, 1100}) {
    auto cases = random_cases({0, 1, 7, 8, 9, 16, 100, 256, 300, 520}, 8, [&](std::int64_t n) {
      return Shapes{{n, columns}, {columns}};
    });
    for (Arguments& arguments : cases) make_moderate(arguments.data[0]);
    expect_same(column_fold(ReduceOp::sum, Type::f32), cases);
  }
  for (const ReduceOp op : {ReduceOp::sum, ReduceOp::prod, ReduceOp::max, ReduceOp::argmin}) {
    for (const Type type : {Type::f64, Type::f16, Type::u8}) {
      std::mt19937_64 random(9);
      std::vector<Arguments> cases;
      for (const std::int64_t n : {0, 3, 256, 261}) {
        cases.push_back({{random_data(type, {n, 150}, random), random_data(ir::result_type(op, type), {150}, random)}});
      }
      expect_same(column_fold(op, type), cases);
    }
  }
}

TEST(Schedules, columns_of_several_loops) {
  for (const std::int64_t columns : {5, 64, 200}) {
    std::mt19937_64 random(10);
    std::vector<Arguments> cases;
    for (const std::int64_t n : {0, 1, 16, 70, 300}) {
      cases.push_back({{random_data(Type::f32, {n, columns}, random), random_data(Type::f32, {n, columns}, random),
                        random_data(Type::f32, {columns}, random), random_data(Type::i64, {columns}, random)}});
      make_moderate(cases.back().data[0]);
      make_moderate(cases.back().data[2]);
    }
    expect_same(column_softmax(), cases);
  }
}

TEST(Schedules, columns_fold_over_several_levels) {
  auto cases = random_cases({65536, 65537, 131329}, 11, [](std::int64_t n) { return Shapes{{n, 17}, {17}}; });
  for (Arguments& arguments : cases) make_moderate(arguments.data[0]);
  expect_same(column_fold(ReduceOp::sum, Type::f32), cases);
}

TEST(Control, lanes_that_differ) {
  std::mt19937_64 random(8);
  std::vector<Arguments> gathers, walks, counts;
  for (const std::int64_t n : {1, 16, 100, 1000}) {
    gathers.push_back({{random_data(Type::f32, {50}, random), random_data(Type::i32, {n}, random),
                        random_data(Type::f32, {n}, random)}});
    walks.push_back({{random_data(Type::u32, {n}, random), random_data(Type::i32, {n}, random)}});
    counts.push_back({{random_data(Type::u8, {n}, random), random_data(Type::i32, {200}, random)}});
  }
  expect_same(clipped_gather(), gathers);
  expect_same(collatz(), walks);
  expect_same(histogram(), counts);
}

}  // namespace
}  // namespace weft::testing
