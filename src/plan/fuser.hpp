// How fuse works: one object that lives while one kernel is built. See fuse.hpp for what it makes.
#pragma once

#include <cstdint>
#include <map>
#include <memory_resource>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ir/clone.hpp"
#include "plan/frame.hpp"
#include "plan/params.hpp"

namespace weft::plan {

using ir::NodeId;
/// One per dimension of an array or axis of a loop.
using Indices = support::InlineVector<NodeId, ir::max_rank>;

/// What a load or store of a call becomes.
struct Place {
  enum class Kind : std::uint8_t { param, tile, recompute } kind{};
  std::size_t param = 0;  ///< number in Params
  std::size_t tile = 0;   ///< number in Tiles
  const Recompute* recompute = nullptr;
  Use use;
};

/// One call of the group.
struct Member {
  explicit Member(std::pmr::memory_resource* memory) : places(memory), before(memory) {}

  const Item* item = nullptr;
  bool dropped = false;                               ///< nothing reads what it makes
  std::pmr::vector<std::pair<NodeId, Place>> places;  ///< by load or store, in order of nodes
  std::optional<ir::Copier> copier;
  std::pmr::vector<NodeId> before;  ///< of a producer: what its values at top level became
  Lengths counts;                   ///< what its loop runs over here
  bool reshaped = false;            ///< and that is another shape than it was written for
  Indices axes;                     ///< values of these axes, once its loop is open

  [[nodiscard]] const Form& form() const { return *item->form; }
  [[nodiscard]] const ir::Kernel& kernel() const { return *item->form->kernel; }
};

/// Builds the kernel of one group.
class Fuser {
 public:
  Fuser(const Draft& draft, const std::vector<Item>& items, const Surroundings& around, const Frame& frame,
        const Tiles& tiles, std::pmr::memory_resource* memory);
  Launch run();

 private:
  // fuse.cpp: the parts of the kernel, in order.
  static Lengths own_counts(const Item& item);
  static std::string kernel_name(const Draft& draft, const Surroundings& around);
  [[nodiscard]] const Member& member(ir::CallId call) const;
  [[nodiscard]] Member& giver_of_axes();
  [[nodiscard]] bool is_producer(const Member& m) const;
  void declare_tiles();
  void copy_before(Member& m);
  void copy_loop();
  NodeId tile_extent(const Tile& tile, int dimension);
  std::vector<ir::Axis> frame_axes();

  /// 0, 1, ... along dimension k of what the flat member is expressed in.
  ir::Axis plain_axis(const Member& m, std::size_t k);
  NodeId expressed_size(const Member& m, std::size_t k);
  void copy_body(Member& m, ir::LoopId frame_loop, const Indices& frame_values);
  void copy_after(Member& m);

  // fuse_bind.cpp
  /// A store to a local that nothing reads needs no call to make it.
  void drop_unread();
  [[nodiscard]] std::size_t number(const Tile& tile) const {
    return static_cast<std::size_t>(&tile - tiles_.data());
  }
  void bind(Member& m);
  Place place(Member& m, const Use& use);
  void bind_producer(const Recompute& again);

  // fuse_access.cpp: what stands in for an instruction of a call.
  bool rewrite(Member& m, ir::Copier& c, NodeId id);
  NodeId extent(const Member& m, const ir::Node& n);
  Indices indices(const Member& m, const ir::Copier& c, const ir::Node& n, const Place& place);
  ir::ArrayId array(const Place& place) const;
  NodeId load(const Member& m, ir::Copier& c, const ir::Node& n, const Place& place);
  void store(const Member& m, ir::Copier& c, const ir::Node& n, const Place& place);

  /// The producer's element at the reader's indices; zero where the producer has none.
  NodeId computed(ir::Copier& c, const ir::Node& n, const Place& place);

  /// Unconditional affine accesses are compared with the real sizes before anything runs.
  static bool surely_inside(const ir::Access& access, const Item& reader);
  NodeId binary(ir::Op op, ir::Type type, NodeId a, NodeId b);
  NodeId inside(const Indices& at, const Indices& extents);

  /// The reader's indices as values of the producer's axes; a flat producer has one, the position in memory.
  Indices position(const Member& p, const Indices& at, const Indices& extents);
  NodeId formula(const Member& p, const Indices& axes);
  NodeId plain_extent(const Member& p, const ir::Node& n);

  const Draft& draft_;
  const Surroundings& around_;
  const Frame& frame_;
  const Tiles& tiles_;
  ir::Builder to_;
  Params params_;
  std::pmr::memory_resource* memory_;  ///< gives nothing back
  std::vector<Member> members_;
  std::vector<bool> tile_used_;  ///< by number in Tiles, as the next
  std::vector<ir::ArrayId> tile_ids_;
  std::map<std::pair<ir::CallId, NodeId>, std::size_t> as_is_;
};

}  // namespace weft::plan
