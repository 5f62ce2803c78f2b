// What the planner asks of a kernel, found once for all calls of it: the one loop that joins, how freely its
// domain can be expressed, what stands at top level around the loop.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "ir/call.hpp"

namespace weft::plan {

/// A load or store of a rank-0 array outside the loop.
struct TopUse {
  ir::ArrayId array{};
  bool write = false;
};

struct Form {
  std::shared_ptr<const ir::Traced> traced;
  std::shared_ptr<const ir::Pieces> pieces;  ///< of a kernel written with several loops
  std::shared_ptr<const ir::Kernel> kernel;  ///< the traced kernel, or the one piece its loops merged into
  std::shared_ptr<const ir::Facts> piece_facts;  ///< of that piece
  std::vector<std::uint32_t> arrays, scalars;    ///< parameter k of `kernel` is this one of the call

  bool several = false;                  ///< more loops than can be one; `pieces` are its launches
  bool stores_first = false;             ///< the first of them is a store outside all loops
  const ir::LoopFacts* facts = nullptr;  ///< of the one loop; null: none, or several
  std::vector<TopUse> top_uses;
  /// By NodeId: values at top level that the loop's body, or what stands after it, needs; and those with what
  /// its axes need. The group has axes of its own.
  std::vector<bool> needed, needed_with_axes;
  /// Axes are used only to address arrays at the loop's index: the loop may run over any shape of as many
  /// elements, if its arrays are contiguous.
  bool flattens = false;
  /// One unconditional store at the index, computed from values at hand: its element can be computed anywhere
  /// (F12).
  bool pointwise = false;

  [[nodiscard]] const ir::Loop& loop() const { return kernel->at(facts->loop); }
  [[nodiscard]] const ir::Facts& all_facts() const { return piece_facts ? *piece_facts : traced->facts; }
};

[[nodiscard]] Form find_form(std::shared_ptr<const ir::Traced> traced);
/// Of one piece of a kernel of several loops. Array parameters from the call's number on are slots.
[[nodiscard]] Form piece_form(const Form& whole, std::size_t piece);

/// Forms by kernel, for one plan.
class Forms {
 public:
  [[nodiscard]] const Form& of(const std::shared_ptr<const ir::Traced>& traced);

 private:
  std::map<const ir::Traced*, std::unique_ptr<Form>> forms_;
  const ir::Traced* last_ = nullptr;
  const Form* last_form_ = nullptr;
};

}  // namespace weft::plan
