// Emits one kernel from a program. Split over body_*.cpp by what is emitted.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "backend/cuda/access.hpp"
#include "backend/cuda/emit.hpp"
#include "backend/cuda/folding.hpp"
#include "backend/cuda/writer.hpp"

namespace weft::backend::cuda {

class Body {
 public:
  Body(const lower::Program& program, Source& source);

  /// The whole kernel: structs of folds, then the function.
  [[nodiscard]] std::string kernel_text();

 private:
  /// Who runs the code being emitted.
  enum class Runs : std::uint8_t {
    unit,  ///< all threads of a block or warp together, the same values in each: one of them stores
    lane,  ///< each thread alone
  };
  /// The iterations that one thread runs one after another, in registers.
  struct Slots {
    ir::LoopId loop{};
    std::string first;       ///< number of the first iteration
    std::string guard;       ///< condition for iteration `x`, or empty
    std::string whole;       ///< condition for wide accesses, or empty: always
    std::string slot;        ///< base of the places in registers, or empty
    std::string parts;       ///< array that takes what iterations give to folds, or empty
    std::string parts_base;  ///< place of the first in it
  };

  // body_nodes.cpp
  std::string use(ir::NodeId id);
  void node(ir::NodeId id);
  void region(ir::RegionId id);
  void op(ir::NodeId id);
  std::string clamp_text(ir::NodeId id);
  void if_(ir::NodeId id);
  void while_(ir::NodeId id);
  void for_(ir::NodeId id);
  std::string word(int number) const;
  std::string scalar(ir::ScalarId id);
  std::string axis_name(ir::LoopId loop, int axis) const;
  std::string count_text(ir::LoopId loop, std::size_t axis);
  void set_axis(ir::LoopId loop, int axis, const std::string& number);
  void declare(const std::string& name, const std::string& line);  ///< once, before everything
  void declare_vars();

  // body_memory.cpp
  std::string base(ir::ArrayId array);
  std::string extent(ir::ArrayId array, int dimension);
  std::string stride(ir::ArrayId array, int dimension);
  std::string address(ir::NodeId id, const std::string& last = {});
  std::string in_range(ir::NodeId id);
  void load(ir::NodeId id);
  void store(ir::NodeId id);
  void atomic(ir::NodeId id);
  void tile(ir::NodeId id);
  void stored(const std::string& condition, const std::string& statement);

  // body_loops.cpp
  void loop(ir::NodeId id);
  void lane_loop(ir::LoopId id);
  void lane_nest(ir::LoopId id, std::size_t axis);
  void lane_line(ir::LoopId id);
  void serial_loop(ir::LoopId id);
  void serial_nest(ir::LoopId id, std::size_t axis);
  void serial_fold(ir::LoopId id);
  void serial_dot(ir::LoopId id);
  void column_fold(ir::LoopId id);
  void slots(const Slots& s);
  void fetch_row_cache();
  void iteration(ir::LoopId id, const std::set<ir::NodeId>& skip);

  // body_fold.cpp
  void declare_join(ir::LoopId id);
  std::string contribution(ir::LoopId id, const std::string& number);
  std::string join_text(ir::LoopId id, int fold, const std::string& left, const std::string& right);
  void finish_folds(ir::LoopId id, const std::string& parts, const std::string& empty);
  std::string parts_member(const std::string& parts, int fold, int part) const;
  void row_fold_registers(ir::LoopId id);
  void row_fold_stream(ir::LoopId id);

  // body_schedules.cpp
  void scalar_kernel();
  void flat_kernel();
  void row_kernel();
  void column_kernel();
  void tree_kernel();
  void before_loop();
  void after_loop();
  void outer_axes(ir::LoopId id, std::size_t count, const std::string& number);
  std::string outer_product(ir::LoopId id, std::size_t count);
  void sync();
  void sync_after(ir::NodeId statement);

  const lower::Program& program_;
  const ir::Kernel& kernel_;
  Source& source_;
  Writer out_;
  std::string prologue_;
  std::string shared_;  ///< declarations of shared memory
  std::set<std::string> declared_;
  std::vector<std::string> values_;  ///< by NodeId: text where it is not v<id>
  std::vector<bool> canonical_;
  std::vector<bool> computed_with_;  ///< by NodeId: used by arithmetic and comparisons only
  std::vector<bool> hazards_;        ///< by ArrayId: written, and accessed by several nodes
  std::map<ir::NodeId, std::string> wide_loads_, wide_stores_;  ///< register arrays in use, with their index
  std::map<std::pair<std::uint32_t, int>, std::string> operands_;
  RowCache cache_;
  std::vector<bool> lane_tiles_;
  std::vector<ir::LoopId> shared_count_;  ///< loops across lanes that have the count of the first
  std::string slot_;                      ///< place in registers of the iteration being emitted
  Runs runs_ = Runs::unit;
  std::string leader_ = "leader";
  bool column_unit_ = false;  ///< several warps work on the same columns
  bool fetched_ = false;
};

}  // namespace weft::backend::cuda
