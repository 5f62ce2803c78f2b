// Emits one LLVM function from regions of a program's kernel. Split over body_*.cpp by what is emitted.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backend/cpu/ahead.hpp"
#include "backend/cpu/folding.hpp"
#include "backend/cpu/layout.hpp"
#include "backend/cpu/spelling.hpp"
#include "backend/cpu/target.hpp"
#include "backend/cpu/writer.hpp"
#include "lower/contraction.hpp"
#include "lower/program.hpp"

namespace weft::backend::cpu {

/// What the functions of one module share.
struct Module {
  const lower::Program& program;
  Target target;
  ArgsLayout layout;
  int width = 8;                    ///< lanes of a vector loop
  bool streaming = false;           ///< stores marked in `streams` pass the cache
  std::vector<bool> canonical;      ///< by NodeId: a NaN it computes must be the canonical one
  std::vector<bool> streams;        ///< by NodeId
  std::vector<bool> var_varies;     ///< by VarId: differs between lanes
  std::vector<bool> overwritten;    ///< by ArrayId: a tile that need not begin with zeros
  RowAhead ahead;
  std::optional<lower::Contraction> product;  ///< where the kernel is run as a matrix product
  std::set<std::string> declarations;
};

class Body {
 public:
  explicit Body(Module& module);

  using Emit = std::function<void()>;
  using EmitIteration = std::function<void(const std::string& number)>;
  using Parts = std::vector<Value>;  ///< what a fold combines: see fold_parts

  /// Memory for `count` parts of one fold.
  struct Places {
    std::vector<std::string> pointers;  ///< by part
    std::vector<ir::Type> types;
    int lanes = 1;                      ///< of an element
  };

  // body_nodes.cpp: the argument block, and values.
  Value typed_word(int number, ir::Type type);    ///< read in the prologue
  std::string word(int number);                   ///< as i64
  void set_word(int number, const Value& value);
  std::string word_pointer(int number);
  Value use(ir::NodeId id);
  std::string uniform_index(ir::NodeId id);       ///< an i64 that must be the same in all lanes
  Value invariant(ir::NodeId id);                 ///< a pure value of extents and scalars, wherever it stands
  void node(ir::NodeId id);
  void region(ir::RegionId id);
  void set_axis(ir::LoopId loop, int axis, const Value& value);
  Value axis_value(const ir::Axis& axis, const Value& number);  ///< start + number * step

  // body_loops.cpp
  void counted(const std::string& from, const std::string& to, const std::string& step, const EmitIteration& body);
  void when(const std::string& condition, const Emit& body);  ///< an empty condition: always
  void when_else(const std::string& condition, const Emit& yes, const Emit& no);
  /// Iterations [from, to), one a lane: whole vectors, then a masked one. `body` gets the first lane's number.
  void in_lanes(const std::string& from, const std::string& to, const EmitIteration& body);
  /// The masked rest of in_lanes: fewer than a vector, or none.
  void in_lanes_rest(const std::string& end, const std::string& to, const EmitIteration& body);
  void parallel_loop(ir::LoopId loop);
  std::string product(std::span<const std::string> factors);

  // body_columns.cpp
  /// Whole vectors of columns, at most tile_columns in all, through the body of a column kernel's outer loop.
  void column_tile(ir::LoopId loop, const std::string& from, const std::string& vectors);

  // body_matmul.cpp
  /// Rows x columns of a product, from `row` and `column` on, at most product_rows x product_columns; the axes before
  /// those two are set.
  void product_tile(const lower::Contraction& shape, const std::string& row, const std::string& rows,
                    const std::string& column, const std::string& columns);

  // body_fold.cpp
  /// Folds iterations [from, to) across lanes; by fold.
  std::vector<Parts> fold_lanes(ir::LoopId loop, const std::string& from, const std::string& to,
                                const std::vector<std::string>& axis_counts);
  std::vector<Parts> fold_partials(ir::LoopId loop, const std::string& count, const std::vector<Places>& partials);
  /// From folded parts to the fold's value: start, result type. `empty`: nothing was folded.
  Value finish_fold(ir::LoopId loop, int fold, const Parts& parts, const Value& empty);
  void set_fold_result(ir::LoopId loop, int fold, Value value);
  [[nodiscard]] std::vector<ir::Type> part_types(ir::LoopId loop, int fold) const;
  void put(const Places& places, const std::string& element, const Parts& parts);

  Module& module;
  const ir::Kernel& kernel;
  Writer out;
  Speller spell;
  int lanes = 1;  ///< of the iteration being emitted

 private:
  struct Address;
  struct VarSlot {
    std::string pointer;
    int lanes = 1;
  };
  struct Levels {
    std::string counts;  ///< by level: how many values wait
    Places values;       ///< 256 a level
  };
  /// By order-free fold: parts for each vector that a loop works on at once.
  using Accumulators = std::map<int, std::vector<Places>>;

  // body_nodes.cpp
  std::string local(const std::string& type, int align_bytes = 0);
  Value op_value(ir::NodeId id);
  Value narrow_linear(const Value& value, ir::Type to);
  Value index_op(ir::Op op, std::span<const Value> args);

  // body_loops.cpp
  std::string lanes_below(const std::string& count);  ///< a mask; `count` in 0..lanes
  std::vector<std::string> counts(ir::LoopId loop);
  void iteration(ir::LoopId loop, const Value& number, const std::vector<std::string>& counts);
  void lane_nest(ir::LoopId loop, std::size_t axis, const std::vector<std::string>& axis_counts);

  // body_memory.cpp
  Address address(ir::NodeId id, std::span<const ir::NodeId> indices);
  void guard(Address& address, const Value& index, const std::string& extent);
  void move_by(Address& address, const Value& index, const std::string& stride);
  void spread_over_lanes(Address& address);
  std::string base_pointer(ir::ArrayId array);
  std::vector<std::string> strides_text(ir::ArrayId array);
  std::string range_mask(const Address& address);
  std::string scalar_pointer(const Address& address, ir::Type type);
  std::string vector_pointers(const Address& address, ir::Type type);
  [[nodiscard]] bool masked_in_hardware(ir::Type type) const;
  Value load(ir::NodeId id);
  Value load_uniform(const Address& address, ir::Type type);
  Value load_contiguous(const Address& address, ir::Type type);
  Value gather(const Address& address, ir::Type type);
  void store(ir::NodeId id);
  void store_uniform(const Address& address, const Value& value);
  void store_contiguous(const Address& address, const Value& value, bool streaming);
  void scatter(const Address& address, const Value& value);
  void copy_bytes(const std::string& to, const std::string& from, const std::string& bytes);
  void atomic(ir::NodeId id);
  void declare_tile(ir::NodeId id);
  Value from_memory(const std::string& text, ir::Type type, int at_lanes);
  Value to_memory(const Value& value);

  // body_columns.cpp
  struct Tile;
  struct RowFolds;
  void each_vector(Tile& tile, std::size_t segment, const EmitIteration& body);
  void plain_segment(Tile& tile, std::size_t segment);
  void row_nest(Tile& tile, std::size_t segment, ir::LoopId loop, std::size_t axis);
  void fold_segment(Tile& tile, std::size_t segment, ir::LoopId loop);
  void fold_row(Tile& tile, const RowFolds& folds, const std::string& row, const std::string& depth);
  void merge_rows(Tile& tile, const RowFolds& folds, std::size_t level, const std::string& k, const std::string& depth);
  std::string reversed(const std::string& k, const std::string& bits);
  void visit_parts(Tile& tile, const RowFolds& folds, std::size_t level, const std::string& parts,
                   const std::function<void(const std::string& part, const std::string& depth)>& visit);
  std::vector<Parts> eight_rows(const RowFolds& folds, std::span<const std::string> rows);
  void fold_eights(Tile& tile, const RowFolds& folds, const std::string& base, const std::string& count);
  void fold_rows(Tile& tile, const RowFolds& folds, std::size_t level, const std::string& base, const std::string& count);

  // body_matmul.cpp
  struct Product;
  void nodes_of(const std::vector<ir::NodeId>& nodes);
  void set_product_axes(const Product& p, const Value* row, const Value* column, const Value* k);
  std::string element(const std::string& base, ir::Type type, const std::string& offset);
  void pack_left(const Product& p, const std::string& from, const std::string& to);
  void pack_right(const Product& p, const std::string& from, const std::string& to);
  void multiply_panel(const Product& p, const std::string& i, const std::string& panel, const std::string& count,
                      const std::string& is_first);
  void multiply(const Product& p);
  void finish_product(const Product& p);

  // body_ahead.cpp
  void point_ahead(ir::LoopId loop);
  void ask_ahead(const std::string& lane);
  void ask(const std::string& pointer, int bytes);  ///< prefetches the lines from there

  // body_control.cpp
  VarSlot& slot(ir::VarId var);
  void set(ir::NodeId id);
  void if_(ir::NodeId id);
  void masked_if(ir::NodeId id, const Value& condition);
  void masked_region(ir::RegionId id, const std::string& mask);
  [[nodiscard]] bool worth_skipping(ir::RegionId id) const;
  void while_(ir::NodeId id);
  void for_(ir::NodeId id);
  void sequential(ir::LoopId loop, const ir::Axis& axis, int number, const Emit& body);
  void diverged_loop(const std::function<std::string()>& condition, const Emit& body);
  Value yielded(ir::RegionId id);
  std::string any(const std::string& mask);
  std::string mask_and(const std::string& a, const std::string& b);
  /// Lanes that run: of the tail, and of open conditions. Empty: all.
  std::string live_mask() { return mask_and(prefix_mask_, active_mask_); }

  // body_fold.cpp
  Parts literal_parts(ir::LoopId loop, int fold, const std::vector<std::uint64_t>& bits, int at_lanes);
  Parts neutral(ir::LoopId loop, int fold, int at_lanes);
  Parts empty_parts(ir::LoopId loop, int fold, int at_lanes);
  Parts choose(const Value& condition, const Parts& yes, const Parts& no);
  Value order_key(const Value& value, bool nan_above);
  Parts contribution(ir::LoopId loop, int fold, const Value& number);
  Parts combine(ir::LoopId loop, int fold, const Parts& left, const Parts& right);
  Parts combine_custom(ir::LoopId loop, int fold, const Parts& left, const Parts& right);
  Parts extreme_parts(ir::LoopId loop, int fold, const Value& value);
  Parts combine_extreme(bool largest, const Parts& left, const Parts& right);
  Value finish_extreme(const Parts& parts);
  Places places(ir::LoopId loop, int fold, int count, int at_lanes);
  std::string place(const Places& places, std::size_t part, const std::string& element);
  Parts take(const Places& places, const std::string& element, int at_lanes);

  // body_tree.cpp
  Parts fold_vectors(ir::LoopId loop, int fold, const Places& values, int offset, int stride, int end);
  Parts fold_halving(ir::LoopId loop, int fold, const Places& values, const std::string& size);
  Parts fold_some(ir::LoopId loop, int fold, const Places& values, const std::string& count);
  Parts fold_block(ir::LoopId loop, int fold, const Places& values, const std::string& size, int usual,
                   const std::function<Parts()>& otherwise);
  Parts across_lanes(ir::LoopId loop, int fold, Parts parts);
  Value half_of(const Value& value, int first, int count);
  std::string bits_below(const std::string& count);
  std::string power_of_two(const std::string& count);
  void halving(const std::string& size, const std::string& least, const EmitIteration& body);
  Levels make_levels(ir::LoopId loop, int fold, int at_lanes);
  void clear(const Levels& tree);
  /// Which: 0 carry, 1 finish. Nothing where the fold has none.
  std::optional<std::string> level_function(ir::LoopId loop, int fold, int which);
  void push(ir::LoopId loop, int fold, const Levels& tree, const Parts& parts);
  Parts finish(ir::LoopId loop, int fold, const Levels& tree);
  Parts fold_list(ir::LoopId loop, int fold, const Places& values, const std::string& first, const std::string& count);
  [[nodiscard]] std::vector<int> folds_where(ir::LoopId loop, bool free) const;
  [[nodiscard]] bool is_light(ir::LoopId loop) const;
  [[nodiscard]] bool is_very_light(ir::LoopId loop) const;
  [[nodiscard]] bool has_at_most(ir::LoopId loop, std::size_t most_nodes) const;
  std::vector<Parts> fold_vector(ir::LoopId loop, const std::string& first, const std::vector<std::string>& axis_counts);
  Accumulators make_accumulators(ir::LoopId loop);
  void accumulate(ir::LoopId loop, Accumulators& accumulators, int copy, const std::vector<Parts>& all);
  void free_fold_loop(ir::LoopId loop, const std::string& from, const std::string& to,
                      const std::vector<std::string>& axis_counts, Accumulators& accumulators);
  std::vector<Parts> whole_block(ir::LoopId loop, const std::string& base, const std::vector<std::string>& axis_counts,
                                 Accumulators& accumulators, int offset, int stride);
  void plain_block(ir::LoopId loop, const std::string& base, const std::string& end,
                   const std::vector<std::string>& axis_counts, std::map<int, Places>& blocks,
                   Accumulators& accumulators);
  void fold_one_block(ir::LoopId loop, const std::string& base, const std::string& end,
                      const std::vector<std::string>& axis_counts, std::map<int, Places>& blocks,
                      std::map<int, Places>& folded, Accumulators& accumulators);
  void tree_fold_loop(ir::LoopId loop, const std::string& from, const std::string& to,
                      const std::vector<std::string>& axis_counts, Accumulators& accumulators,
                      std::map<int, Places>& results);

  // body_serial.cpp
  void serial_loop(ir::LoopId loop);
  void serial_nest(ir::LoopId loop, std::size_t axis);
  Value serial_count(ir::LoopId loop);
  std::string largest(const Value& counts);
  void serial_axes(ir::LoopId loop, const std::string& number);
  std::vector<Parts> serial_iteration(ir::LoopId loop, const std::string& number, const Value& own);
  void serial_block(ir::LoopId loop, const std::string& base, const std::string& count, const Value& own,
                    const std::map<int, Places>& stacks, const std::map<int, Places>& totals);
  void add_to_totals(ir::LoopId loop, const std::map<int, Places>& totals, const std::vector<Parts>& all);
  void serial_tree(ir::LoopId loop, const Value& own, const std::string& most, const std::map<int, Places>& totals,
                   const std::map<int, Places>& results);
  std::vector<Parts> fold_dots(ir::LoopId loop, const Value& own, const std::string& most);
  Value multiply_add(const Value& a, const Value& b, const Value& c);
  std::vector<Parts> fold_serial(ir::LoopId loop, const Value& own, const std::string& most);

  std::vector<Value> values_;                              ///< by NodeId; empty text: not emitted yet
  std::map<std::pair<std::uint32_t, int>, Value> axes_;    ///< by loop and axis
  std::map<std::pair<std::uint32_t, int>, Value> fold_results_;
  std::map<std::pair<std::uint32_t, int>, Value> operands_;
  std::map<int, std::string> words_;
  std::vector<std::string> pointers_;                      ///< by ArrayId
  std::vector<std::optional<VarSlot>> slots_;              ///< by VarId
  std::vector<bool> lane_tiles_;                           ///< by ArrayId: each lane has a tile of its own
  std::string prefix_mask_, prefix_count_;                 ///< of the masked tail: lanes below the count
  std::string prefetch_distance_;                          ///< elements ahead of contiguous loads; empty: none
  std::vector<std::pair<std::string, ir::Type>> ahead_;    ///< pointers to the next row, of the loop being emitted
  std::string active_mask_;                                ///< of open conditions that differ between lanes
};

}  // namespace weft::backend::cpu
