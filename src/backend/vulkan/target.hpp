// What generated code may rely on: features of a device, and how its primitives must be written to be exact.
#pragma once

#include <cstdint>

namespace weft::backend::vulkan {

/// How square roots of f32 are made.
enum class Root : std::uint8_t {
  native,
  through_f64,  ///< rounded twice, which is the same for a square root
  corrected,    ///< the native one, its last bit set right by exact integer arithmetic
};

/// How fma of f32 is made.
enum class Fma : std::uint8_t {
  native,
  through_f64,  ///< exact product, sum rounded to odd
  none,         ///< kernels that need it go to the next tier
};

/// The float-controls modes of one width that the device reports.
struct FloatModes {
  bool preserves_subnormals = false;
  bool preserves_specials = false;
  bool rounds_to_even = false;
};

struct Target {
  bool has_f64 = true;
  bool has_atomics_64 = true;
  FloatModes modes_32, modes_64;
  Root root_32 = Root::native;
  Fma fma_32 = Fma::through_f64;
  bool fma_64 = false;  ///< exact
  bool root_64 = true;  ///< exact
  bool division_32 = true, division_64 = true;
  bool extends_signs = true;  ///< comparisons of integers that were extended by their sign are right
  bool ends_loops =
      false;             ///< the driver ends loops that turn often: each is watched, and a launch then fails
  int push_bytes = 128;  ///< of push constants
  int shared_bytes = 16384;  ///< of workgroup memory
  int workgroup = 64;        ///< invocations of a workgroup: a power of two, at most 256
};

}  // namespace weft::backend::vulkan
