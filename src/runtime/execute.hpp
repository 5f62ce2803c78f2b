// Running a plan: the driver. Reads top to bottom in execute.cpp.
#pragma once

#include <exception>
#include <memory>
#include <vector>

#include "backend/backend.hpp"
#include "runtime/recorded.hpp"
#include "weft/fuse.hpp"

namespace weft::runtime {

struct Prepared;

/// What is measured of a group while it runs.
struct GroupStats {
  std::int64_t bytes_read = 0, bytes_written = 0;
  std::int64_t time_ns = -1;  ///< -1: not measured
};

/// A plan with everything that running it needs. A kept plan's is run again and again.
struct Work {
  Recorded recorded;
  FuseOptions options;
  bool checked = false;                                  ///< R3 has passed for these arguments
  std::shared_ptr<const Prepared> prepared;              ///< null until the first run
  std::vector<std::unique_ptr<backend::Memory>> blocks;  ///< scratch, by block of the plan
  std::unique_ptr<backend::Memory> values;               ///< results, 8 bytes each
  std::vector<GroupStats> stats;                         ///< by group
};

/// Reused from launch to launch, so that a launch allocates nothing. One a device, of the token's holder.
struct LaunchBuffers {
  std::vector<backend::ArrayArg> arrays;
  std::vector<std::uint64_t> scalars;
  std::vector<backend::ScalarPlace> places;
  std::vector<std::uint64_t> words;        ///< results on their way to the host
  std::vector<ir::View> views;             ///< what `arrays` points into
  std::unique_ptr<backend::Memory> slots;  ///< values between the launches of one call, 8 bytes each
};

/// Runs the plan to its end. Gives the error that stopped it, after leaving it on what the plan would have
/// written. With `keep_memory`, scratch and values stay for the next run.
[[nodiscard]] std::exception_ptr execute(detail::DeviceState& device, Work& work, bool keep_memory) noexcept;

/// Gives scratch and values back to the device.
void release_memory(detail::DeviceState& device, Work& work);

/// What the last run did. Q1 to Q4.
[[nodiscard]] Report make_report(detail::DeviceState& device, const Work& work);

}  // namespace weft::runtime
