// The measurements of `weft bench`, a function for each section.
#pragma once

#include <string>
#include <vector>

namespace weft::app {

struct BenchSettings {
  std::vector<std::string> tiers;
  int threads = 0;
  bool quick = false;
};

struct Measure {
  std::string name;
  double value = 0;
  std::string unit;
  std::string aim;  ///< what it is to reach; empty: for information
  std::string note;
};

/// The chains, a*x+b and a dot product at n = 2^24: share of a streaming copy's bandwidth, measured in the
/// same run.
[[nodiscard]] std::vector<Measure> measure_chains(const BenchSettings& settings);
/// On a GPU: maps, rows, folds and columns of 2^26 elements by the device's clock, as a share of a copy kernel's
/// bandwidth of the same run, with their bits checked. Nothing on host tiers.
[[nodiscard]] std::vector<Measure> measure_device(const BenchSettings& settings);
/// The norm_gate chain over 32 rows of 128: time of a call as a scope and as a kept plan.
[[nodiscard]] std::vector<Measure> measure_small(const BenchSettings& settings);
/// The same nine calls over 4096 elements: what a repeated scope, and Plan::run, cost over the launch itself.
[[nodiscard]] std::vector<Measure> measure_scope(const BenchSettings& settings);
/// First calls of new kernels: compiled, found on disk, found in memory.
[[nodiscard]] std::vector<Measure> measure_compile(const BenchSettings& settings);
/// Recording and planning 100,000 calls, and half as many, to show that time grows with their number.
[[nodiscard]] std::vector<Measure> measure_planning(const BenchSettings& settings);

}  // namespace weft::app
