// The commands. Each prints to standard output and gives the exit status; errors are thrown.
#pragma once

#include "arguments.hpp"

namespace weft::app {

/// Exit statuses of the program.
enum Status : int {
  status_good = 0,
  status_check_failed = 1,
  status_bad_input = 2,
  status_device_failed = 3,
};

[[nodiscard]] int run(const DemoArguments&);
[[nodiscard]] int run(const EvalArguments&);
[[nodiscard]] int run(const ExplainArguments&);
[[nodiscard]] int run(const DevicesArguments&);
[[nodiscard]] int run(const VerifyArguments&);
[[nodiscard]] int run(const BenchArguments&);

}  // namespace weft::app
