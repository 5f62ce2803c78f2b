// Runs kernels on the cpu tier and by the interpreter on copies of the same data, and compares all bits.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "backend/backend.hpp"
#include "backend/cpu/emit.hpp"
#include "backend/cpu/executable.hpp"
#include "backend/host_memory.hpp"
#include "ir/builder.hpp"
#include "ir/eval.hpp"
#include "ir/kernel.hpp"
#include "ir/verify.hpp"
#include "support/memory.hpp"

namespace weft::testing {

/// One array argument: contents, shape, strides.
struct Data {
  std::vector<std::byte> bytes;
  ir::Type type{};
  std::vector<std::int64_t> shape, strides;
  std::int64_t offset = 0;  ///< of element 0, in elements

  static Data contiguous(ir::Type type, std::vector<std::int64_t> shape);
  [[nodiscard]] std::int64_t size() const;
  [[nodiscard]] std::uint64_t bits(std::int64_t element) const;
  void set(std::int64_t element, std::uint64_t bits);
};

/// Bit patterns of a type: special values, small numbers, then anything.
[[nodiscard]] std::uint64_t random_bits(ir::Type type, std::mt19937_64& random);
[[nodiscard]] Data random_data(ir::Type type, std::vector<std::int64_t> shape, std::mt19937_64& random);

/// The instruction sets this machine can run.
[[nodiscard]] std::vector<backend::cpu::Isa> isas_here();

[[nodiscard]] std::vector<plan::Layout> layouts_of(const ir::Kernel& kernel, const std::vector<Data>& data);

/// Runs `kernel` on copies of `data` on the cpu tier.
struct CpuRun {
  backend::cpu::Isa isa{};
  int threads = 1;
  bool streaming = false;              ///< take streaming stores however small the outputs
  std::vector<std::string> disabled;   ///< steps of lowering
};
[[nodiscard]] std::vector<Data> run_on_cpu(const ir::Kernel& kernel, std::vector<Data> data,
                                           const std::vector<std::uint64_t>& scalars, const CpuRun& how);
[[nodiscard]] std::vector<Data> run_by_eval(const ir::Kernel& kernel, std::vector<Data> data,
                                            const std::vector<std::uint64_t>& scalars);

/// Expects the bits of the interpreter on every instruction set of this machine, with one and three threads.
void expect_same(const ir::Kernel& kernel, const std::vector<Data>& data,
                 const std::vector<std::uint64_t>& scalars = {}, bool streaming = false);

}  // namespace weft::testing
