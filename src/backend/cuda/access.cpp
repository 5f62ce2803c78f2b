#include "backend/cuda/access.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "backend/cuda/layout.hpp"
#include "lower/structure.hpp"

namespace weft::backend::cuda {

using ir::Inst;
using ir::LoopId;
using ir::NodeId;

namespace {

bool unit_stride(const lower::Program& program, ir::ArrayId array) {
  const plan::Layout& layout = program.layouts[ir::index(array)];
  return layout.contiguous || layout.dims.back() == plan::Stride::one;
}

bool is_last_axis(const ir::Kernel& kernel, NodeId id, LoopId loop) {
  const ir::Node& n = kernel.at(id);
  return n.inst == Inst::axis && n.loop() == loop && n.sub + 1 == kernel.at(loop).axes.size();
}

/// Pure nodes of a body that hold one value along the last axis. What stands outside the body always does.
class Steady {
 public:
  Steady(const ir::Kernel& kernel, LoopId loop) : varies_(kernel.nodes.size(), false) {
    lower::walk(kernel, kernel.at(loop).body, [&](NodeId id) { varies_[ir::index(id)] = true; });
    for (const NodeId id : kernel.at(kernel.at(loop).body).nodes) {
      const ir::Node& n = kernel.at(id);
      const bool fixed_axis = n.inst == Inst::axis && !is_last_axis(kernel, id, loop);
      const bool op =
          n.inst == Inst::op && std::ranges::none_of(kernel.args(n), [&](NodeId a) { return varies(a); });
      const bool leaf = n.inst == Inst::constant || n.inst == Inst::scalar || n.inst == Inst::extent;
      if (!fixed_axis && !op && !leaf) continue;
      varies_[ir::index(id)] = false;
      nodes.push_back(id);
    }
  }
  [[nodiscard]] bool varies(NodeId id) const { return varies_[ir::index(id)]; }

  std::vector<NodeId> nodes;

 private:
  std::vector<bool> varies_;
};

bool walks(const lower::Program& program, NodeId id, LoopId loop, const Steady& steady) {
  const ir::Kernel& kernel = program.kernel;
  const ir::Node& n = kernel.at(id);
  const auto indices = lower::indices(kernel, n);
  if (n.inst == Inst::atomic || kernel.at(n.array()).role == ir::Role::tile || indices.empty()) return false;
  if (!program.bounds_proved[ir::index(id)] || !unit_stride(program, n.array())) return false;
  const auto before = indices.first(indices.size() - 1);
  return is_last_axis(kernel, indices.back(), loop) &&
         std::ranges::none_of(before, [&](NodeId i) { return steady.varies(i); });
}

std::vector<NodeId> accesses_within(const ir::Kernel& kernel, LoopId loop) {
  std::vector<NodeId> found;
  lower::walk(kernel, kernel.at(loop).body, [&](NodeId id) {
    if (lower::accesses_memory(kernel.at(id))) found.push_back(id);
  });
  return found;
}

bool same_element(const ir::Kernel& kernel, NodeId a, NodeId b) {
  return std::ranges::equal(lower::indices(kernel, kernel.at(a)), lower::indices(kernel, kernel.at(b)));
}

}  // namespace

bool counts_up(const ir::Kernel& kernel, LoopId loop) {
  const ir::Axis& axis = kernel.at(loop).axes.back();
  return lower::is_constant(kernel, axis.start, 0) && lower::is_constant(kernel, axis.step, 1);
}

LaneAccess lane_access(const lower::Program& program, LoopId loop) {
  const ir::Kernel& kernel = program.kernel;
  const Steady steady(kernel, loop);
  LaneAccess found;
  found.invariant = steady.nodes;
  if (!counts_up(kernel, loop)) return found;
  const std::vector<NodeId> all = accesses_within(kernel, loop);
  std::vector<NodeId> direct;
  for (const NodeId id : kernel.at(kernel.at(loop).body).nodes) {
    if (lower::accesses_memory(kernel.at(id)) && walks(program, id, loop, steady)) direct.push_back(id);
  }
  // Of an array that the loop writes, all accesses must be of one element, and the store the last.
  const auto all_are_one = [&](NodeId id) {
    bool written = false;
    for (const NodeId other : all) {
      if (kernel.at(other).array() != kernel.at(id).array()) continue;
      const bool is_direct = std::ranges::find(direct, other) != direct.end();
      if (written || !is_direct || !same_element(kernel, id, other)) return false;
      written = written || lower::writes_memory(kernel.at(other));
    }
    return true;
  };
  for (const NodeId id : direct) {
    const auto writes = [&](NodeId other) {
      return kernel.at(other).array() == kernel.at(id).array() && lower::writes_memory(kernel.at(other));
    };
    const bool only_read = std::ranges::none_of(all, writes);
    if (!only_read && !all_are_one(id)) continue;
    (kernel.at(id).inst == Inst::load ? found.loads : found.stores).push_back(id);
  }
  return found;
}

std::vector<ir::ArrayId> wide_arrays(const lower::Program& program, const std::vector<LoopId>& loops) {
  std::vector<ir::ArrayId> arrays;
  for (const LoopId loop : loops) {
    const LaneAccess access = lane_access(program, loop);
    for (const auto& list : {access.loads, access.stores}) {
      for (const NodeId id : list) {
        const ir::ArrayId array = program.kernel.at(id).array();
        if (std::ranges::find(arrays, array) == arrays.end()) arrays.push_back(array);
      }
    }
  }
  return arrays;
}

int lane_elements(const lower::Program& program, const std::vector<LoopId>& loops) {
  constexpr int access_bytes = 16, widest_bytes = 32, most = 8;
  const ir::Kernel& kernel = program.kernel;
  for (const LoopId loop : loops) {
    bool repeats = false;
    lower::walk(kernel, kernel.at(loop).body,
                [&](NodeId id) { repeats = repeats || lower::repeats(kernel.at(id)); });
    if (repeats) return 1;
  }
  int narrow = access_bytes, wide = 1;
  for (const ir::ArrayId array : wide_arrays(program, loops)) {
    const int bytes = ir::size_bytes(kernel.at(array).type);
    narrow = std::min(narrow, bytes);
    wide = std::max(wide, bytes);
  }
  return std::clamp(std::min(access_bytes / narrow, widest_bytes / wide), 1, most);
}

std::vector<LoopId> row_loops(const lower::Program& program) {
  std::vector<LoopId> loops;
  lower::walk(program.kernel, program.kernel.body, [&](NodeId id) {
    const ir::Node& n = program.kernel.at(id);
    if (n.inst == Inst::loop && program.levels[n.target].inner == lower::Level::lane)
      loops.push_back(n.loop());
  });
  return loops;
}

RowCache row_cache(const lower::Program& program, const std::vector<LoopId>& loops, int slots) {
  constexpr int most_words = 72;  // 4-byte registers of a lane
  const ir::Kernel& kernel = program.kernel;
  const std::vector<bool> written = lower::written_arrays(kernel);
  const lower::Structure structure(kernel);
  RowCache cache{std::vector<int>(kernel.nodes.size(), -1), {}};
  std::map<std::pair<ir::ArrayId, std::vector<NodeId>>, std::vector<NodeId>> places;
  std::vector<std::pair<ir::ArrayId, std::vector<NodeId>>> order;
  // Indices must be there before the first loop: axes of the row, and values from outside it.
  const LoopId top = *top_loop(kernel);
  const auto early = [&](NodeId id) {
    const ir::Node& n = kernel.at(id);
    return structure.home_of(id) == kernel.body || (n.inst == Inst::axis && n.loop() == top);
  };
  // An axis may be named by several nodes.
  const auto one_name = [&](NodeId id) {
    const ir::Node& n = kernel.at(id);
    for (std::uint32_t k = 0; n.inst == Inst::axis && k < kernel.nodes.size(); ++k) {
      const ir::Node& other = kernel.nodes[k];
      if (other.inst == Inst::axis && other.target == n.target && other.sub == n.sub) return NodeId{k};
    }
    return id;
  };
  for (const LoopId loop : loops) {
    for (const NodeId id : lane_access(program, loop).loads) {
      const auto indices = kernel.args(id);
      std::vector<NodeId> before(indices.begin(), indices.end() - 1);
      if (written[kernel.at(id).target] || !std::ranges::all_of(before, early)) continue;
      std::ranges::transform(before, before.begin(), one_name);
      const auto [at, is_new] = places.try_emplace({kernel.at(id).array(), before});
      if (is_new) order.push_back(at->first);
      at->second.push_back(id);
    }
  }
  int words = 0;
  const auto take = [&](const auto& key) {
    const int needed = slots * ir::size_bytes(kernel.at(key.first).type) / 4;
    if (words + needed > most_words || cache.number[ir::index(places[key].front())] >= 0) return;
    words += needed;
    for (const NodeId id : places[key]) cache.number[ir::index(id)] = static_cast<int>(cache.loads.size());
    cache.loads.push_back(places[key].front());
  };
  for (const auto& key : order)
    if (places[key].size() > 1) take(key);
  // What differs from row to row is asked for before anything is waited for.
  for (const auto& key : order)
    if (!key.second.empty()) take(key);
  return cache;
}

std::vector<bool> lane_tiles(const lower::Program& program, const std::vector<LoopId>& loops) {
  const ir::Kernel& kernel = program.kernel;
  std::vector<bool> marks(kernel.arrays.size(), false);
  const ir::Region& row = kernel.at(kernel.at(*top_loop(kernel)).body);
  for (const NodeId id : row.nodes) {
    const ir::Node& n = kernel.at(id);
    if (n.inst == Inst::tile && kernel.at(n.array()).rank == 1) marks[n.target] = true;
  }
  lower::walk(kernel, kernel.body, [&](NodeId id) {
    const ir::Node& n = kernel.at(id);
    if (!lower::accesses_memory(n) || !marks[n.target]) return;
    const auto own = [&](LoopId loop) { return is_last_axis(kernel, kernel.args(n)[0], loop); };
    const auto at = std::ranges::find_if(loops, own);
    marks[n.target] = n.inst != Inst::atomic && at != loops.end() && program.bounds_proved[ir::index(id)] &&
                      kernel.at(*at).axes.size() == 1;
  });
  return marks;
}

}  // namespace weft::backend::cuda
