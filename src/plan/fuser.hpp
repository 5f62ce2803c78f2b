// How fuse works: one object that lives while one kernel is built. See fuse.hpp for what it makes.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "ir/clone.hpp"
#include "plan/frame.hpp"
#include "plan/params.hpp"

namespace weft::plan {

using ir::NodeId;

/// What a load or store of a call becomes.
struct Place {
  enum class Kind : std::uint8_t { param, tile, recompute } kind{};
  std::size_t param = 0;  ///< number in Params
  MemoryId tile{};
  const Recompute* recompute = nullptr;
  Use use;
};

/// One call of the group.
struct Member {
  const Item* item = nullptr;
  bool dropped = false;                          ///< nothing reads what it makes
  std::vector<std::pair<NodeId, Place>> places;  ///< by load or store, in order of nodes
  std::unique_ptr<ir::Copier> copier;
  std::vector<NodeId> before;  ///< what its values at top level became
  Lengths counts;              ///< what its loop runs over here
  bool reshaped = false;       ///< and that is another shape than it was written for
  std::vector<NodeId> axes;    ///< values of these axes, once its loop is open

  [[nodiscard]] const Form& form() const { return *item->form; }
  [[nodiscard]] const ir::Kernel& kernel() const { return *item->form->kernel; }
};

/// Builds the kernel of one group.
class Fuser {
 public:
  Fuser(const Draft& draft, const std::vector<Item>& items, const Surroundings& around, const Frame& frame,
        const Tiles& tiles);
  Launch run();

 private:
  // fuse.cpp: the parts of the kernel, in order.
  static Lengths own_counts(const Item& item);
  static std::string kernel_name(const Draft& draft, const Surroundings& around);
  [[nodiscard]] const Member& member(ir::CallId call) const;
  [[nodiscard]] bool gives_axes(const Member& m) const;
  void copy_before(Member& m);
  void copy_loop();
  NodeId tile_extent(const Tile& tile, int dimension);
  std::vector<ir::Axis> frame_axes();

  /// 0, 1, ... along dimension k of what the flat member is expressed in.
  ir::Axis plain_axis(const Member& m, std::size_t k);
  NodeId expressed_size(const Member& m, std::size_t k);
  void copy_body(Member& m, ir::LoopId frame_loop, const std::vector<NodeId>& frame_values);
  void copy_after(Member& m);

  // fuse_bind.cpp
  /// A store to a local that nothing reads needs no call to make it.
  void drop_unread();
  void bind(Member& m);
  Place place(Member& m, const Use& use);
  void bind_producer(const Recompute& again);

  // fuse_access.cpp: what stands in for an instruction of a call.
  bool rewrite(Member& m, ir::Copier& c, NodeId id);
  NodeId extent(const Member& m, const ir::Node& n);
  std::vector<NodeId> indices(const Member& m, const ir::Copier& c, const ir::Node& n, const Place& place);
  ir::ArrayId array(const Place& place) const;
  NodeId load(const Member& m, ir::Copier& c, const ir::Node& n, const Place& place);
  void store(const Member& m, ir::Copier& c, const ir::Node& n, const Place& place);

  /// The producer's element at the reader's indices; zero where the producer has none.
  NodeId computed(ir::Copier& c, const ir::Node& n, const Place& place);

  /// Unconditional affine accesses are compared with the real sizes before anything runs.
  static bool surely_inside(const ir::Access& access, const Item& reader);
  NodeId binary(ir::Op op, ir::Type type, NodeId a, NodeId b);
  NodeId inside(const std::vector<NodeId>& at, const std::vector<NodeId>& extents);

  /// The reader's indices as values of the producer's axes; a flat producer has one, the position in memory.
  std::vector<NodeId> position(const Member& p, const std::vector<NodeId>& at,
                               const std::vector<NodeId>& extents);
  NodeId formula(const Member& p, const std::vector<NodeId>& axes);
  NodeId plain_extent(const Member& p, const ir::Node& n);

  const Draft& draft_;
  const Surroundings& around_;
  const Frame& frame_;
  const Tiles& tiles_;
  ir::Builder to_;
  Params params_;
  std::vector<Member> members_;
  std::set<MemoryId> used_tiles_;
  std::map<MemoryId, ir::ArrayId> tile_ids_;
  std::map<std::pair<ir::CallId, NodeId>, std::size_t> as_is_;
};

}  // namespace weft::plan
