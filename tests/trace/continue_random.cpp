// Random bodies with continue_ anywhere, against the same body run in C++.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "trace/evaluate.hpp"

namespace weft {
namespace {

enum class Kind : std::uint8_t { add, if_, if_else, loop, counted, stop };

struct Statement {
  Kind kind{};
  int number = 0;  ///< added, compared with, or passes
  std::vector<Statement> first, second;
};
using Block = std::vector<Statement>;

Block random_block(int depth);

Statement random_statement(int depth) {
  const int kinds = depth > 0 ? 6 : 1;
  Statement s;
  const int pick = *rc::gen::inRange(0, kinds + 1);
  s.kind = pick >= 6 ? Kind::stop : depth > 0 ? static_cast<Kind>(pick) : pick == 0 ? Kind::add : Kind::stop;
  s.number = *rc::gen::inRange(0, 6);
  if (s.kind != Kind::add && s.kind != Kind::stop) s.first = random_block(depth - 1);
  if (s.kind == Kind::if_else) s.second = random_block(depth - 1);
  return s;
}

Block random_block(int depth) {
  Block block;
  const int count = *rc::gen::inRange(0, 5);
  for (int k = 0; k < count; ++k) block.push_back(random_statement(depth));
  return block;
}

/// Gives false when the iteration ended.
bool run(const Block& block, std::uint32_t x, std::uint32_t& y) {
  for (const Statement& s : block) {
    switch (s.kind) {
      case Kind::add:
        y = 3 * y + static_cast<std::uint32_t>(s.number) + x;
        break;
      case Kind::if_:
        if (((x + y) & 7) > static_cast<std::uint32_t>(s.number) && !run(s.first, x, y)) return false;
        break;
      case Kind::if_else:
        if (!run(((x + y) & 7) > static_cast<std::uint32_t>(s.number) ? s.first : s.second, x, y))
          return false;
        break;
      case Kind::loop:
        for (int j = 0; j < s.number; ++j) {
          y += static_cast<std::uint32_t>(j);
          if (!run(s.first, x, y)) return false;
        }
        break;
      case Kind::counted:
        for (int n = 0; n < s.number; ++n) {
          if (!run(s.first, x, y)) return false;
        }
        break;
      case Kind::stop:
        return false;
    }
  }
  return true;
}

void trace(const Block& block, const Value<std::uint32_t>& x, Var<std::uint32_t>& y,
           const std::function<void()>& keep) {
  for (const Statement& s : block) {
    const auto first = [&] { trace(s.first, x, y, keep); };
    switch (s.kind) {
      case Kind::add:
        y = 3 * y + s.number + x;
        keep();
        break;
      case Kind::if_:
        if_(((x + y) & 7) > s.number, first);
        break;
      case Kind::if_else:
        if_(((x + y) & 7) > s.number, first, [&] { trace(s.second, x, y, keep); });
        break;
      case Kind::loop:
        for_range(0, s.number, [&](Index j) {
          y += cast<std::uint32_t>(j);
          keep();
          first();
        });
        break;
      case Kind::counted: {
        Var<int> n = 0;
        while_([&] { return n < s.number; },
               [&] {
                 n += 1;
                 first();
               });
        break;
      }
      case Kind::stop:
        continue_();
        break;
    }
  }
}

RC_GTEST_PROP(Continue, random_bodies_end_where_cpp_ends, ()) {
  const Block block = random_block(3);
  const auto k = kernel("k", [&](In<std::uint32_t> x, Out<std::uint32_t> out) {
    for_each(x.size(), [&](Index i) {
      Var<std::uint32_t> y = 1;
      out[i] = y;
      // Stored after each change, as nothing after the end of an iteration may store it.
      trace(block, x[i], y, [&] { out[i] = y; });
    });
  });
  std::vector<std::uint32_t> x(16), out(16);
  for (std::uint32_t v = 0; v < 16; ++v) x[v] = v;
  test::Arguments().array(x).array(out).run(k);
  for (std::uint32_t v = 0; v < 16; ++v) {
    std::uint32_t expected = 1;
    run(block, v, expected);
    RC_ASSERT(out[v] == expected);
  }
}

}  // namespace
}  // namespace weft
