// Runs kernels on the cpu tier and by the interpreter on copies of the same data, and compares all bits.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <optional>
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

/// A kernel compiled for one instruction set.
class CpuKernel {
 public:
  /// `layouts` by ArrayId. `streaming`: take streaming stores however small the outputs.
  CpuKernel(const ir::Kernel& kernel, std::vector<plan::Layout> layouts, backend::cpu::Isa isa,
            bool streaming = false);

  /// On copies of `data`. Also expects that nothing is written beside the arrays.
  [[nodiscard]] std::vector<Data> run(std::vector<Data> data, const std::vector<std::uint64_t>& scalars,
                                      int threads = 1);

 private:
  backend::cpu::Context context_;
  std::unique_ptr<backend::Executor> executors_[2];  ///< one thread, and three
  std::optional<backend::cpu::CpuExecutable> executable_;
};

/// A kernel built by the tier that WEFT_TIER names, where it is not the cpu tier.
class TierKernel {
 public:
  /// The name of that tier; empty where the cpu tier is meant.
  static const std::string& tier();

  /// Throws CompileError where the tier refuses the kernel.
  TierKernel(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts);

  /// As CpuKernel::run.
  [[nodiscard]] std::vector<Data> run(std::vector<Data> data, const std::vector<std::uint64_t>& scalars);

 private:
  std::shared_ptr<backend::Executable> executable_;
};

[[nodiscard]] std::vector<Data> run_by_eval(const ir::Kernel& kernel, std::vector<Data> data,
                                            const std::vector<std::uint64_t>& scalars);

/// Where the two first differ, in words.
[[nodiscard]] std::optional<std::string> difference(const std::vector<Data>& expected,
                                                    const std::vector<Data>& got);

struct Arguments {
  std::vector<Data> data;
  std::vector<std::uint64_t> scalars = {};
};
/// Expects the bits of the interpreter for each of the arguments, on every instruction set of this machine,
/// with one and three threads; or on the tier that WEFT_TIER names, which may refuse the kernel.
void expect_same(const ir::Kernel& kernel, const std::vector<Arguments>& cases, bool streaming = false);

}  // namespace weft::testing
