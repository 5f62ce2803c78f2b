// Emits the SPIR-V of one stage of a program: what one invocation runs. Split over body_*.cpp by what is
// emitted.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "backend/vulkan/emit.hpp"
#include "backend/vulkan/folding.hpp"
#include "backend/vulkan/layout.hpp"
#include "backend/vulkan/spelling.hpp"
#include "backend/vulkan/spirv.hpp"
#include "backend/vulkan/target.hpp"
#include "lower/program.hpp"

namespace weft::backend::vulkan {

/// What the stages of one program share.
struct Module {
  const lower::Program& program;
  Target target;
  ArgsLayout layout;
  int blocks = 1;               ///< of 256 iterations that a workgroup folds at once
  std::vector<bool> canonical;  ///< by NodeId: a NaN it computes must be the canonical one
};

class Body {
 public:
  explicit Body(const Module& module);

  using Emit = std::function<void()>;
  using EmitIteration = std::function<void(const Value& number)>;
  using Parts = std::vector<Value>;  ///< what a fold combines: see fold_parts

  /// Memory for parts of one fold: of the invocation, or of the workgroup.
  struct Places {
    spv::StorageClass storage{};
    std::vector<Id> variables;  ///< by part
    std::vector<ir::Type> types;
    bool many = false;  ///< arrays, indexed by 32-bit words
  };
  using ByFold = std::map<int, Places>;

  // body_nodes.cpp: arguments and values.
  Value word(int number, ir::Type type = ir::index_type);  ///< of the argument block, read in the prologue
  Id pushed(Push which);
  Value use(ir::NodeId id);
  void node(ir::NodeId id);
  void region(ir::RegionId id);
  void set_axis(ir::LoopId loop, int axis, const Value& value);
  Value axis_value(const ir::Axis& axis, const Value& number);  ///< start + number * step
  Value index_op(ir::Op op, const Value& a, const Value& b) { return spell.ints(op, a, b); }
  Value count_of(const ir::Axis& axis);  ///< at least 0
  Id lane();                             ///< number in the workgroup, 32 bits
  Value workgroup();
  Value workgroups();

  // body_control.cpp
  Value get(Id variable, ir::Type type) {
    return {out.def(spv::Op::OpLoad, spell.type_id(type), {variable}), type};
  }
  void set(Id variable, const Value& value) { out.line(spv::Op::OpStore, {variable, value.id}); }
  /// from, from + step, ... below end; in the type of `from`.
  void counted(const Value& from, const Value& end, const Value& step, const EmitIteration& body);
  void words_from_lane(Id end, const std::function<void(Id)>& body);  ///< lane, lane + lanes, ... below `end`
  void barrier();

  // body_loops.cpp
  void parallel_loop(ir::LoopId loop);
  void iteration(ir::LoopId loop, const Value& number);
  void set_axes(ir::LoopId loop, const Value& number);

  // body_fold.cpp
  [[nodiscard]] const ir::Fold& fold_of(ir::LoopId loop, int fold) const;
  Parts literal_parts(ir::LoopId loop, int fold, const std::vector<std::uint64_t>& bits);
  Parts neutral(ir::LoopId loop, int fold);
  Parts contribution(ir::LoopId loop, int fold, const Value& number);
  Parts combine(ir::LoopId loop, int fold, const Parts& left, const Parts& right);
  /// From folded parts to the fold's value: start, result type. `empty`: nothing was folded.
  Value finish_fold(ir::LoopId loop, int fold, const Parts& parts, const Value& empty);
  void finish_folds(ir::LoopId loop, const std::map<int, Parts>& parts, const Value& empty);
  [[nodiscard]] std::vector<ir::Type> part_types(ir::LoopId loop, int fold) const;
  Places own_places(ir::LoopId loop, int fold, int count);
  void put(const Places& places, Id element, const Parts& parts);
  Parts take(const Places& places, Id element);
  void merge(ir::LoopId loop, int fold, const Places& places, Id left, Id right);

  // body_tree.cpp
  using Contribute = std::function<std::map<int, Parts>(const Value& number)>;
  ByFold shared_places(ir::LoopId loop, const std::vector<int>& folds, bool levels);
  void fold_blocks(ir::LoopId loop, const Value& first, const Value& end, Id blocks, const ByFold& chunk,
                   const ByFold& totals, const Contribute& contribute);
  void across_lanes(ir::LoopId loop, const ByFold& places, Id blocks);
  Id blocks_of(const Value& count);
  std::map<int, Parts> fold_row(ir::LoopId loop, const Value& count);
  std::map<int, Parts> contributions(ir::LoopId loop, const Value& number);  ///< runs an iteration

  // body_memory.cpp
  Value load_at(const Value& address, ir::Type type);
  void store_at(const Value& address, const Value& value);
  Value to_word(const Value& value);
  Value from_word(const Value& word, ir::Type type);

  const Module& module;
  const ir::Kernel& kernel;
  Spirv spirv;
  Code out;
  Speller spell;
  Id loops_cut{};       ///< a variable, where loops are watched
  bool in_row = false;  ///< all invocations of the workgroup run the same statements on one row

 private:
  struct Address {
    Value offset;  ///< in elements
    Id inside{};   ///< a bool; none: certainly
  };
  struct Tile {
    spv::StorageClass storage{};
    Id variable{};  ///< an array of the invocation or workgroup
    Value address;  ///< or in the workspace
    Value stride;   ///< elements between those of one tile, in the workspace
    std::vector<Value> shape;
  };

  // body_nodes.cpp
  Id push_word(std::uint32_t number);
  Id zero();
  Value op_value(ir::NodeId id);
  Value builtin(spv::BuiltIn which);

  // body_control.cpp
  Id slot(ir::VarId var);
  void if_(ir::NodeId id);
  void while_(ir::NodeId id);
  void for_(ir::NodeId id);
  void sequential(ir::LoopId loop, std::size_t axis, const Emit& body);
  Value yielded(ir::RegionId id);

  // body_loops.cpp
  void serial_nest(ir::LoopId loop, std::size_t axis);
  std::pair<Value, Value> divide(const Value& number, const Value& by);

  // body_fold.cpp
  Value order_key(const Value& value, bool nan_above);
  Value from_key(const Value& key, bool nan_above);
  Parts combine_custom(ir::LoopId loop, int fold, const Parts& left, const Parts& right);

  // body_serial.cpp
  struct Serial {
    ir::LoopId loop;
    std::vector<Value> counts;   ///< by level: values to fold
    std::vector<ByFold> stacks;  ///< by level
    ByFold totals;
  };
  void serial_loop(ir::LoopId loop);
  void fold_dots(ir::LoopId loop, const Value& count);
  void serial_level(const Serial& serial, int level, const Value& first, const Value& count);
  void serial_four(const Serial& serial, const Value& first, Id t, Id quarter, Id count, Id depth);
  void serial_group(const Serial& serial, int level, const Value& number, Id depth);
  void add_to_totals(const Serial& serial, const std::map<int, Parts>& all);

  // body_tree.cpp
  Places shared(ir::LoopId loop, int fold, bool levels, std::map<ir::Type, int>& taken);
  void fold_list(ir::LoopId loop, const ByFold& places, Id first, Id count);
  void carry(ir::LoopId loop, const ByFold& levels, Id counts);
  std::map<int, Parts> finish_levels(ir::LoopId loop, const ByFold& levels, Id counts);

  // body_memory.cpp
  Address address(ir::NodeId id, std::span<const ir::NodeId> indices);
  std::vector<Value> strides(ir::ArrayId array);
  Id element_pointer(ir::ArrayId array, const Value& offset, ir::Type type);
  Value read(ir::ArrayId array, const Value& offset, ir::Type type);
  void write(ir::ArrayId array, const Value& offset, const Value& value);
  Value load(ir::NodeId id);
  void store(ir::NodeId id);
  void atomic(ir::NodeId id);
  void atomic_word(const Value& address, ir::Op op, const Value& value);
  void exchange(const Value& address, ir::Op op, const Value& value);
  void declare_tile(ir::NodeId id);
  Value tile_group_bytes(const Value& bytes, bool shared);
  void by_one(const Emit& body);  ///< by one invocation of those that run the same statements
  void order_accesses(ir::NodeId id);
  void forget_accesses();

  std::vector<Value> values_;  ///< by NodeId
  std::map<std::pair<std::uint32_t, int>, Value> axes_, fold_results_, operands_;
  std::map<std::pair<int, ir::Type>, Value> words_;
  std::map<std::uint32_t, Id> pushed_;
  std::map<spv::BuiltIn, Value> builtins_;
  std::vector<Id> slots_;                                   ///< by VarId
  std::vector<Tile> tiles_;                                 ///< by ArrayId
  std::vector<bool> written_arrays_;                        ///< by ArrayId
  std::map<std::pair<ir::Type, int>, Id> chunks_, levels_;  ///< shared memory, by type and number
  std::set<std::uint32_t> read_, written_;  ///< arrays touched by the row since its last barrier
  Id push_block_{}, lane_{}, zero_{};
  bool shared_used_ = false;
};

}  // namespace weft::backend::vulkan
