// Every fold, on every type it takes, across lanes, in a lane and over a whole array.
#include "common/sample_kernels.hpp"
#include "conformance/operands.hpp"

namespace weft::testing {
namespace {

using ir::ReduceOp;
using ir::Type;

class Folds : public ::testing::TestWithParam<Type> {
 protected:
  static Type result_of(ReduceOp op) { return ir::result_type(op, GetParam()); }
};

template <class Check>
void each_fold(Type type, const Check& check) {
  for (int o = 0; o < ir::reduce_op_count; ++o) {
    const ReduceOp op = static_cast<ReduceOp>(o);
    if (ir::contains(ir::info(op).types, type)) check(op);
  }
}

TEST_P(Folds, rows) {
  std::mt19937_64 random(1);
  each_fold(GetParam(), [&](ReduceOp op) {
    std::vector<Arguments> cases;
    for (const std::int64_t n : {0, 1, 5, 64, 255, 256, 300, 1000}) {
      cases.push_back({{random_data(GetParam(), {4, n}, random), Data::contiguous(result_of(op), {4})}});
    }
    expect_same(row_fold(op, GetParam()), cases);
  });
}

TEST_P(Folds, columns) {
  std::mt19937_64 random(2);
  each_fold(GetParam(), [&](ReduceOp op) {
    std::vector<Arguments> cases;
    for (const std::int64_t n : {0, 1, 5, 257}) {
      cases.push_back({{random_data(GetParam(), {n, 20}, random), Data::contiguous(result_of(op), {20})}});
    }
    expect_same(column_fold(op, GetParam()), cases);
  });
}

TEST_P(Folds, whole_arrays) {
  std::mt19937_64 random(3);
  each_fold(GetParam(), [&](ReduceOp op) {
    if (op == ReduceOp::dot) return;  // stands in an iteration
    std::vector<Arguments> cases;
    for (const std::int64_t n : {0, 1, 256, 66000}) {
      cases.push_back({{random_data(GetParam(), {n}, random), Data::contiguous(result_of(op), {})}});
    }
    expect_same(whole_fold(op, GetParam()), cases);
  });
}

TEST_P(Folds, matrix_products) {
  if (!ir::contains(ir::info(ReduceOp::dot).types, GetParam())) GTEST_SKIP() << "not folded by dot";
  std::mt19937_64 random(4);
  std::vector<Arguments> cases;
  for (const std::int64_t k : {0, 1, 7, 511, 512, 513, 1025}) {
    for (const auto& [rows, columns] : {std::pair<std::int64_t, std::int64_t>{1, 1}, {3, 18}, {7, 33}, {13, 5}}) {
      cases.push_back({{random_data(GetParam(), {rows, k}, random), random_data(GetParam(), {k, columns}, random),
                        Data::contiguous(result_of(ReduceOp::dot), {rows, columns})}});
    }
  }
  expect_same(matmul(GetParam()), cases);
}

/// Lengths that take two and three levels of the tree.
TEST(DeepFolds, sums_keep_their_order) {
  std::mt19937_64 random(4);
  for (const Type type : {Type::f32, Type::f64}) {
    std::vector<Arguments> columns, rows, wholes;
    for (const std::int64_t n : {511, 513, 768, 5000, 40000, 66000}) {
      columns.push_back({{random_data(type, {n, 3}, random), Data::contiguous(type, {3})}});
      rows.push_back({{random_data(type, {3, n}, random), Data::contiguous(type, {3})}});
      wholes.push_back({{random_data(type, {n * 3}, random), Data::contiguous(type, {})}});
      for (auto* list : {&columns, &rows, &wholes}) {
        Data& x = list->back().data[0];  // finite, so that one lost or moved term shows
        for (std::int64_t k = 0; k < x.size(); ++k) {
          const double value = static_cast<double>(random() % 100001) / 1024;
          const std::uint64_t bits = std::bit_cast<std::uint64_t>(value);
          x.set(k, ir::eval_op(ir::Op::cast, Type::f64, type, {&bits, 1}));
        }
      }
    }
    expect_same(column_fold(ReduceOp::sum, type), columns);
    expect_same(row_fold(ReduceOp::sum, type), rows);
    expect_same(whole_fold(ReduceOp::sum, type), wholes);
  }
}

INSTANTIATE_TEST_SUITE_P(Conformance, Folds, ::testing::ValuesIn(all_types()), type_name);

}  // namespace
}  // namespace weft::testing
