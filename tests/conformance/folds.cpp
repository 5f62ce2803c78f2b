// Every fold, on every type it takes, across lanes, in a lane and over a whole array.
#include "common/sample_kernels.hpp"
#include "conformance/operands.hpp"

namespace weft::testing {
namespace {

using ir::ReduceOp;
using ir::Type;

class Folds : public ::testing::TestWithParam<Type> {};

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
    for (const std::int64_t n : {0, 1, 5, 255, 256, 300, 1000}) {
      expect_conforms(row_fold(op, GetParam()), {random_data(GetParam(), {4, n}, random),
                                                 Data::contiguous(ir::result_type(op, GetParam()), {4})});
    }
  });
}

TEST_P(Folds, columns) {
  std::mt19937_64 random(2);
  each_fold(GetParam(), [&](ReduceOp op) {
    for (const std::int64_t n : {0, 1, 5, 257}) {
      expect_conforms(column_fold(op, GetParam()), {random_data(GetParam(), {n, 20}, random),
                                                    Data::contiguous(ir::result_type(op, GetParam()), {20})});
    }
  });
}

TEST_P(Folds, whole_arrays) {
  std::mt19937_64 random(3);
  each_fold(GetParam(), [&](ReduceOp op) {
    for (const std::int64_t n : {0, 1, 256, 66000}) {
      expect_conforms(whole_fold(op, GetParam()), {random_data(GetParam(), {n}, random),
                                                   Data::contiguous(ir::result_type(op, GetParam()), {})});
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Conformance, Folds, ::testing::ValuesIn(all_types()), type_name);

}  // namespace
}  // namespace weft::testing
