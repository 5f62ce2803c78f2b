// One evaluation of a kernel. A loop whose body is straight-line code runs 256 iterations at a time, node by
// node; everything else runs one iteration at a time. Both give what iterations in order give: see
// eval_batch.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ir/eval.hpp"
#include "ir/fold_state.hpp"

namespace weft::ir {

inline constexpr std::size_t batch = tree_block;

/// An array with its memory: a parameter, or a tile once it is declared.
struct Memory {
  std::byte* data = nullptr;
  int element_bytes = 1;
  std::vector<std::int64_t> shape, strides;
  int group = 0;  ///< arrays whose memory overlaps are of one group
};

class Run {
 public:
  Run(const Kernel& kernel, std::span<const BoundArray> arrays, std::span<const std::uint64_t> scalars);
  void run() { region(kernel_.body); }

 private:
  /// A domain: per axis where it starts and steps, and how many iterations.
  struct Domain {
    std::vector<std::int64_t> start, count, step;
    std::int64_t total = 0;
  };
  struct LoopState {
    Domain domain;
    std::vector<std::int64_t> place;  ///< iteration numbers, by axis
    std::vector<FoldState> folds;
    std::vector<std::uint64_t> fold_operands;  ///< left and right of each fold's operator
    std::vector<std::uint64_t> fold_results;
    bool straight = false;         ///< no control flow, tiles or outer variables in the body
    std::optional<bool> in_order;  ///< batches keep the order (asked once a run)
    std::vector<NodeId> outside;   ///< values of other regions that the body uses
  };

  // eval.cpp
  void prepare_slots();
  void bind(std::span<const BoundArray> arrays);
  void region(RegionId id);
  void node(NodeId id);
  void node_with_memory(NodeId id, const Node& n);
  void declare_tile(const Node& n);
  void loop(LoopId id);
  void sequential(LoopId id);
  [[nodiscard]] Domain domain(const Loop& l) const;
  void finish_folds(LoopId id);
  [[nodiscard]] std::uint64_t apply_operator(LoopId id, std::size_t fold, std::uint64_t left,
                                             std::uint64_t right);
  void operate(const Node& n, std::uint64_t* out);
  [[nodiscard]] std::byte* address(const Node& n) const;  ///< nullptr: out of range
  [[nodiscard]] std::uint64_t& word(NodeId id) { return words_[slot_[index(id)]]; }
  [[nodiscard]] std::uint64_t word(NodeId id) const { return words_[slot_[index(id)]]; }
  [[nodiscard]] std::int64_t integer(NodeId id) const { return static_cast<std::int64_t>(word(id)); }

  // eval_batch.cpp
  void prepare_batches();
  [[nodiscard]] bool straight_line(const Loop& l) const;
  void find_groups();
  [[nodiscard]] bool keeps_order(LoopId id);
  void batches(LoopId id);
  void batch_node(LoopId id, NodeId node, std::int64_t first, std::size_t n);
  void batch_axis(LoopState& state, int axis, std::int64_t first, std::size_t n, std::uint64_t* out) const;
  void batch_memory(const Node& n, std::size_t count, std::uint64_t* out);
  [[nodiscard]] const std::uint64_t* lanes(NodeId id) const;

  const Kernel& kernel_;
  std::vector<std::uint64_t> words_;
  std::vector<std::uint32_t> slot_;    ///< by NodeId: first word of its value
  std::vector<std::uint32_t> splat_;   ///< by NodeId: 256 copies of it, for batches of other regions; or none
  std::vector<RegionId> home_;         ///< by NodeId
  std::vector<bool> straight_region_;  ///< by RegionId
  std::vector<std::uint64_t> vars_;
  std::vector<std::uint32_t> var_lanes_;  ///< by VarId: 256 words in a straight region; or none
  std::vector<LoopState> loops_;
  std::vector<Memory> memory_;  ///< by ArrayId
  std::vector<std::vector<std::byte>> tiles_;
  RegionId open_batch_ = no_region;  ///< the body whose lanes are being run
};

/// Reads and writes one element; bits beyond the element are 0.
[[nodiscard]] std::uint64_t read_element(const std::byte* from, Type type);
void write_element(std::byte* to, Type type, std::uint64_t bits);

}  // namespace weft::ir
