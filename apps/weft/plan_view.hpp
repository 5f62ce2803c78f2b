// A plan as plain facts for people: what `explain` prints and writes as JSON.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ir/call.hpp"
#include "plan/plan.hpp"

namespace weft::app {

struct ArrayView {
  std::string name, type;
  std::vector<std::int64_t> shape;
  bool read = false, written = false;
  std::int64_t bytes = 0;  ///< of memory it spans; axes it broadcasts along count once
  std::int64_t buffer = -1;  ///< equal for the same memory; -1 for a value between the launches of one call
};

struct LaunchView {
  std::string name;  ///< of the program: the calls, and a hash of the kernel
  std::string schedule;
  std::vector<ArrayView> arrays;
  int tiles = 0;                        ///< arrays kept inside an iteration
  std::string kernel, program, source;  ///< as far as asked for
};

struct GroupView {
  std::vector<std::string> calls;
  bool fused = false;
  int recomputed = 0;
  bool order_not_fixed = false;
  std::string why;  ///< empty: nothing to say
  std::vector<LaunchView> launches;
};

struct PlanView {
  std::string tier;
  std::int64_t calls = 0, launches = 0, launches_apart = 0;
  int scratch = 0, scratch_local = 0;  ///< scratch arrays, and those that need no memory
  std::int64_t scratch_bytes = 0;      ///< of memory for the others
  std::vector<GroupView> groups;
};

struct PlanDetail {
  bool kernel = false, program = false;
};

[[nodiscard]] PlanView view_plan(const plan::Plan& plan, const ir::Recording& recording,
                                 const plan::Limits& limits, const PlanDetail& detail);

[[nodiscard]] std::string to_text(const PlanView& plan);
[[nodiscard]] std::string to_json(const PlanView& plan);

/// `64 MiB`, `1.5 KiB`, `12 B`.
[[nodiscard]] std::string bytes_text(std::int64_t bytes);

}  // namespace weft::app
