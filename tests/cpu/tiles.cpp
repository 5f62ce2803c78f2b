// Tiles that stay in memory: the zeros they begin with, and the NaNs that pass through them.
#include <gtest/gtest.h>

#include <functional>

#include "backend/cpu/emit.hpp"
#include "common/sample_kernels.hpp"

namespace weft::testing {
namespace {

using ir::Op;
using ir::Role;
using ir::Type;

/// What the first loop does with the tile, given its index and x there; gives what that loop takes the
/// largest of.
using Fill = std::function<Make::Node(Make& k, ir::ArrayId tile, Make::Node c, Make::Node value)>;

/// By rows: a loop over `part` of each row fills a tile; a second one, which waits for a fold of the first,
/// reads it.
ir::Kernel through_tile(const Fill& fill, int part) {
  Make k("through_tile");
  const auto x = k.array("x", Type::f32, 2, Role::in), y = k.array("y", Type::f32, 2, Role::out);
  const auto seen = k.array("seen", Type::u32, 2, Role::out), t = k.array("t", Type::f32, 1, Role::tile);
  const auto rows = k.over({k.extent(x, 0)});
  const auto r = k.axis(rows, 0), n = k.extent(x, 1);
  k.b.tile(t, std::vector{n});
  const auto first = k.over({part == 1 ? n : k.call(Op::div, {n, k.index(part)})});
  const auto c = k.axis(first, 0);
  const auto top = k.end_fold(first, ir::ReduceOp::max, fill(k, t, c, k.at(x, {r, c})));
  const auto second = k.over({n});
  const auto d = k.axis(second, 0);
  k.put(y, {r, d}, k.call(Op::add, {k.at(t, {d}), top}));
  k.put(seen, {r, d}, k.b.op(Op::bits, Type::u32, std::vector{k.at(t, {d})}));
  k.end();
  k.end();
  return k.finish();
}

Make::Node store(Make& k, ir::ArrayId tile, Make::Node c, Make::Node value) {
  k.put(tile, {c}, value);
  return value;
}

Make::Node store_where_positive(Make& k, ir::ArrayId tile, Make::Node c, Make::Node value) {
  k.b.begin_if(k.call(Op::gt, {value, k.f32(0)}));
  k.put(tile, {c}, value);
  k.b.end_if();
  return value;
}

Make::Node load_and_store(Make& k, ir::ArrayId tile, Make::Node c, Make::Node value) {
  const auto before = k.call(Op::add, {k.at(tile, {c}), value});
  k.put(tile, {c}, value);
  return before;
}

Make::Node store_doubled(Make& k, ir::ArrayId tile, Make::Node c, Make::Node value) {
  return store(k, tile, c, k.call(Op::add, {value, value}));
}

std::vector<Arguments> row_cases() {
  std::vector<Arguments> cases;
  for (const std::int64_t n : {1, 7, 64, 300}) {
    Data x = Data::contiguous(Type::f32, {4, n});
    for (std::int64_t k = 0; k < x.size(); ++k) {
      const float value = static_cast<float>((k * 37) % 101) - 50.0f;
      x.set(k, std::bit_cast<std::uint32_t>(value));
    }
    cases.push_back({{x, Data::contiguous(Type::f32, {4, n}), Data::contiguous(Type::u32, {4, n})}});
  }
  return cases;
}

bool begins_with_zeros(const ir::Kernel& kernel) {
  const auto program = lower::lower(kernel, std::vector<plan::Layout>(kernel.arrays.size()), plan::Limits{});
  const auto source = backend::cpu::emit(program, backend::cpu::target_of(backend::cpu::Isa::sse), {});
  return source.text.find("memset") != std::string::npos;
}

TEST(Tiles, are_not_zeroed_where_a_loop_fills_them) {
  EXPECT_FALSE(begins_with_zeros(through_tile(store, 1)));
  expect_same(through_tile(store, 1), row_cases());
}

TEST(Tiles, begin_with_zeros_where_those_are_seen) {
  for (const ir::Kernel& kernel :
       {through_tile(store, 2), through_tile(store_where_positive, 1), through_tile(load_and_store, 1)}) {
    EXPECT_TRUE(begins_with_zeros(kernel));
    expect_same(kernel, row_cases());
  }
}

TEST(Tiles, pass_the_one_nan_on) {
  std::vector<Arguments> cases = row_cases();
  for (Arguments& arguments : cases) {
    Data& x = arguments.data[0];
    for (std::int64_t k = 0; k < x.size(); k += 3)
      x.set(k, 0xffc12345u);  // of a sign and a payload of its own
  }
  expect_same(through_tile(store_doubled, 1), cases);
}

}  // namespace
}  // namespace weft::testing
