// Every row of ops.def, on every type it takes, against the interpreter: all bits.
#include <fmt/format.h>

#include "common/sample_kernels.hpp"
#include "conformance/operands.hpp"

namespace weft::testing {
namespace {

using ir::Op;
using ir::Role;
using ir::Type;

/// y[i] = op(operand 0 [i], ...)
ir::Kernel map_kernel(Op op, const std::vector<Type>& types, Type result) {
  Make k(fmt::format("{}_{}_{}", ir::name(op), ir::name(types.back()), ir::name(result)));
  std::vector<ir::ArrayId> inputs;
  for (const Type type : types) inputs.push_back(k.array("x", type, 1, Role::in));
  const auto y = k.array("y", result, 1, Role::out);
  const auto loop = k.over({k.extent(y, 0)});
  const auto i = k.axis(loop, 0);
  std::vector<ir::NodeId> args;
  for (const ir::ArrayId input : inputs) args.push_back(k.at(input, {i}));
  k.put(y, {i}, k.b.op(op, result, args));
  k.end();
  return k.finish();
}

void check(Op op, const std::vector<Type>& types, Type result) {
  std::vector<Data> data = operand_columns(types);
  data.push_back(Data::contiguous(result, data[0].shape));
  expect_same(map_kernel(op, types, result), {{std::move(data)}});
}

std::vector<Type> operand_types(const ir::OpInfo& info, Type type) {
  std::vector<Type> types(static_cast<std::size_t>(info.arity), type);
  if (info.signature == ir::Signature::select) types[0] = Type::boolean;
  return types;
}

class Ops : public ::testing::TestWithParam<Type> {};

TEST_P(Ops, every_row_that_takes_the_type) {
  for (int o = 0; o < ir::op_count; ++o) {
    const Op op = static_cast<Op>(o);
    const ir::OpInfo& info = ir::info(op);
    const bool needs_result = info.signature == ir::Signature::cast || info.signature == ir::Signature::bits;
    if (info.klass != ir::OpClass::map || needs_result || !ir::accepts(op, GetParam())) continue;
    const std::vector<Type> types = operand_types(info, GetParam());
    check(op, types, ir::result_type(op, types));
  }
}

TEST_P(Ops, casts_and_bits_to_every_type) {
  for (const Type to : all_types()) {
    if (to != GetParam()) check(Op::cast, {GetParam()}, to);
    const Type from[] = {GetParam()};
    if (ir::accepts(Op::bits, from, to)) check(Op::bits, {GetParam()}, to);
  }
}

INSTANTIATE_TEST_SUITE_P(Conformance, Ops, ::testing::ValuesIn(all_types()), type_name);

}  // namespace
}  // namespace weft::testing
