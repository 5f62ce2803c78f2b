// Names of a fused kernel's parameters.
#include "plan/params.hpp"

#include <gtest/gtest.h>

#include <set>

namespace weft::testing {
namespace {

TEST(Params, names_are_unique_whatever_the_author_calls_them) {
  ir::Builder to("k");
  plan::Params params;
  for (const char* name :
       {"a", "a", "a_2", "b_2", "b", "b", "b", "a_2", "a_2_2", "a_02", "a_", "_2", "_2", "", "", "a"}) {
    params.declare_scalar(to, {name, ir::Type::f32}, {});
  }
  std::set<std::string> names;
  for (const ir::Scalar& s : to.kernel().scalars) names.insert(s.name);
  EXPECT_EQ(names.size(), to.kernel().scalars.size());
  EXPECT_EQ(to.kernel().scalars[0].name, "a");
  EXPECT_EQ(to.kernel().scalars[1].name, "a_2");
  EXPECT_EQ(to.kernel().scalars[3].name, "b_2");
  EXPECT_EQ(to.kernel().scalars[5].name, "b_3");
}

}  // namespace
}  // namespace weft::testing
