// Plan keys: what decides a plan is in them, and nothing else.
#include <gtest/gtest.h>

#include "support/plans.hpp"

namespace weft::testing {
namespace {

using ir::Op;
using ir::ReduceOp;

std::string key(const Recorder& r, const plan::Options& options = {}) {
  return plan::plan_key(r.recording, {}, options);
}

Recorder chain(std::int64_t n, const std::string& name = "neg", float constant = 2.0f, bool scratch = true) {
  Recorder r;
  const Made x = r.array({n}), t = scratch ? r.scratch({n}) : r.array({n}), y = r.array({n});
  r.call(map(name, Op::neg, 1), {x.view, t.view});
  r.call(map_with("mul", Op::mul, constant), {t.view, y.view});
  return r;
}

TEST(Key, has_no_sizes_names_lines_or_addresses) {
  EXPECT_EQ(key(chain(100)), key(chain(100)));
  EXPECT_EQ(key(chain(100)), key(chain(101)));
  EXPECT_EQ(key(chain(100)), key(chain(100, "other")));
}

TEST(Key, has_constants_wiring_and_kinds) {
  EXPECT_NE(key(chain(100)), key(chain(100, "neg", 3.0f)));
  EXPECT_NE(key(chain(100)), key(chain(100, "neg", 2.0f, false)));
  Recorder a, b;
  for (Recorder* r : {&a, &b}) {
    const Made x = r->array({9}), y = r->array({9}), z = r->array({9});
    const bool swap = r == &b;
    r->call(map("sub", Op::sub, 2), {swap ? y.view : x.view, swap ? x.view : y.view, z.view});
  }
  EXPECT_NE(key(a), key(b));
}

TEST(Key, has_size_classes_and_equalities) {
  EXPECT_NE(key(chain(100)), key(chain(0)));
  EXPECT_NE(key(chain(100)), key(chain(1)));
  EXPECT_NE(key(chain(100)), key(chain(5000))) << "small work joins more freely";
  Recorder same, other;
  for (Recorder* r : {&same, &other}) {
    const Made x = r->array({100}), y = r->array({100}), u = r->array({r == &same ? 100 : 99});
    r->call(map("neg", Op::neg, 1), {x.view, y.view});
    r->call(update("bump", Op::add, 1.0f), {u.view});
  }
  EXPECT_NE(key(same), key(other));
}

TEST(Key, has_the_places_of_parts_that_are_written) {
  std::vector<std::string> keys;
  for (const std::int64_t shift : {0, 10, 50}) {
    Recorder r;
    const Made x = r.array({100}), z = r.array({50});
    r.call(update("bump", Op::add, 1.0f), {x.part(0, 50)});
    r.call(map("neg", Op::neg, 1), {x.part(shift, 50), z.view});
    keys.push_back(key(r));
  }
  EXPECT_NE(keys[0], keys[1]);
  EXPECT_NE(keys[1], keys[2]);
}

TEST(Key, has_no_places_of_parts_that_are_only_read) {
  std::vector<std::string> keys;
  for (const std::int64_t shift : {10, 20}) {
    Recorder r;
    const Made x = r.array({100}), z = r.array({50});
    r.call(map("neg", Op::neg, 1), {x.part(shift, 50), z.view});
    keys.push_back(key(r));
  }
  EXPECT_EQ(keys[0], keys[1]);
}

TEST(Key, has_layouts_options_and_limits) {
  Recorder strided, plain;
  const Made x = strided.array({100}), z = strided.array({50});
  strided.call(map("neg", Op::neg, 1), {x.part(0, 50, 2), z.view});
  const Made u = plain.array({100}), v = plain.array({50});
  plain.call(map("neg", Op::neg, 1), {u.part(0, 50), v.view});
  EXPECT_NE(key(strided), key(plain));
  plan::Options options;
  options.recompute = false;
  EXPECT_NE(key(plain), key(plain, options));
  plan::Limits limits;
  limits.max_buffers = 8;
  EXPECT_NE(key(plain), plan::plan_key(plain.recording, limits, {}));
}

TEST(Key, aliases_differ_from_arrays_of_their_own) {
  Recorder a, b;
  const Made x = a.array({50}), y = b.array({50}), z = b.array({50});
  a.call(map("neg", Op::neg, 1), {x.view, x.view});
  b.call(map("neg", Op::neg, 1), {y.view, z.view});
  EXPECT_NE(key(a), key(b));
}

}  // namespace
}  // namespace weft::testing
