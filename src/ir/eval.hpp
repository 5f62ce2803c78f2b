// What a kernel does, by interpretation: the meaning every tier is held to, and the reference tier itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "ir/kernel.hpp"

namespace weft::ir {

/// Memory an array parameter is bound to: element (i, j, ...) lies at data + (i * strides[0] + j * strides[1]
/// + ...) elements. Arrays may share memory.
struct BoundArray {
  std::byte* data = nullptr;
  Type type{};
  int rank = 0;
  const std::int64_t* shape = nullptr;
  const std::int64_t* strides = nullptr;
};

/// Runs the kernel on this thread: iterations in order, folds in the tree of NUMERICS 4, loads out of range
/// give 0, stores out of range are dropped. `arrays` by ArrayId (entries of tiles are not looked at and may
/// be missing at the end), `scalars` by ScalarId as bits. The kernel must verify. Throws LimitError where a
/// loop has more than 2^63 iterations or a tile more than 2^32 elements.
void eval(const Kernel& kernel, std::span<const BoundArray> arrays, std::span<const std::uint64_t> scalars);

/// The value of a pure node outside all loops: loop counts, before anything runs. `shapes[a]` are the extents
/// of array a; a scalar that is not known yet is nullopt. Nothing where the value depends on such a scalar or
/// on what runs.
[[nodiscard]] std::optional<std::uint64_t> eval_scalar(const Kernel& kernel, NodeId node,
                                                       std::span<const std::int64_t* const> shapes,
                                                       std::span<const std::optional<std::uint64_t>> scalars);

}  // namespace weft::ir
