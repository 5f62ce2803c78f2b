// The planner, top to bottom: what each call touches, which calls share a launch, the kernel of each launch,
// where scratch lives.
#include "plan/plan.hpp"

#include <algorithm>
#include <memory_resource>

#include "plan/fuse.hpp"
#include "plan/join.hpp"
#include "plan/memory.hpp"
#include "support/check.hpp"

namespace weft::plan {
namespace {

Layout layout_of(const ir::View& view) {
  Layout layout;
  layout.contiguous = view.contiguous();
  for (int d = 0; d < view.rank && !layout.contiguous; ++d) {
    const std::int64_t stride = view.strides[static_cast<std::size_t>(d)];
    layout.dims.push_back(stride == 1 ? Stride::one : stride == 0 ? Stride::zero : Stride::other);
  }
  return layout;
}

void finish_launch(Launch& launch, const std::string* kernel_key, const ir::Recording& recording) {
  launch.key = kernel_key != nullptr ? *kernel_key : ir::key(*launch.kernel);
  for (std::size_t a = 0; a < launch.arrays.size(); ++a) {
    const bool plain = launch.slots[a] >= 0 || !launch.reshape[a].empty();
    launch.layouts.push_back(plain ? Layout{} : layout_of(view_of(launch, a, recording)));
    launch.key.push_back(launch.layouts.back().contiguous ? 'c' : 's');
    for (Stride s : launch.layouts.back().dims) launch.key.push_back(static_cast<char>(s));
  }
  const std::size_t all = launch.kernel->arrays.size();
  launch.layouts.resize(all);
  launch.slots.resize(all, -1);
  launch.reshape.resize(all);
}

class Planner {
 public:
  Planner(const ir::Recording& recording, const Limits& limits, const Options& options)
      : recording_(recording),
        options_(options),
        memories_(recording),
        naming_(memories_.count()),
        none_written_(memories_.count()),
        around_{recording, limits, options, memories_, forms_, naming_, none_written_, &plan_memory_} {
    for (std::uint32_t c = 0; c < recording.calls.size(); ++c) {
      for (MemoryId m : memories_.named(ir::CallId{c})) ++naming_[static_cast<std::size_t>(m)];
    }
  }

  Plan run() {
    Plan plan;
    const std::vector<Draft> drafts = join(around_);
    std::vector<bool> local(memories_.count());
    for (const Draft& draft : drafts) {
      plan.groups.push_back(group(draft, local));
      plan.groups.back().loops = loops_run_;
      plan.launches += loops_run_;
      for (ir::CallId call : draft.calls) plan.launches_apart += loops_apart(call, draft.idle);
      group_memory_.release();
    }
    place_scratch(drafts, local, around_, plan);
    return plan;
  }

 private:
  [[nodiscard]] const ir::Call& call(ir::CallId id) const {
    return recording_.calls[static_cast<std::size_t>(id)];
  }
  [[nodiscard]] const Form& form(ir::CallId id) { return forms_.of(call(id).kernel); }

  Group group(const Draft& draft, std::vector<bool>& local) {
    Group group;
    group.calls = draft.calls;
    group.why = draft.why;
    group.fused = draft.calls.size() > 1;
    for (const Recompute& r : draft.recomputes) group.recomputed = std::max(group.recomputed, r.reads);
    const Form& first = form(draft.calls.front());
    group.order_not_fixed = first.all_facts().order_not_fixed;
    loops_run_ = 0;
    if (first.several) {
      add_pieces(draft.calls.front(), first, group);
    } else {
      add_launch(draft, group, local);
    }
    return group;
  }

  void add_launch(const Draft& draft, Group& group, std::vector<bool>& local) {
    std::vector<Item> members;
    members.reserve(draft.calls.size());
    for (ir::CallId c : draft.calls)
      members.push_back(find_item(recording_, c, form(c), memories_, &group_memory_));
    const Item& first = members.front();
    const bool idle = first.form->facts != nullptr && first.domain.total == 0;
    // Without iterations there is still a result to give, if the call has one.
    if (idle && first.folds() == 0 && first.form->top_uses.empty()) return;
    loops_run_ = idle ? 0 : 1;
    const Frame frame = find_frame(draft, members);
    const Tiles tiles =
        options_.join == Join::never || idle ? Tiles{} : find_tiles(draft, members, frame, around_);
    for (const Tile& tile : tiles) local[static_cast<std::size_t>(tile.memory)] = true;
    const bool as_traced = members.size() == 1 && tiles.empty() && !frame.collapsed && !aliases_itself(first);
    if (as_traced) {
      group.launches.push_back(alone(*first.form, first.call, call(first.call).arrays.size()));
      const bool traced = first.form->kernel.get() == &first.form->traced->kernel;
      finish_launch(group.launches.back(), traced ? &first.form->traced->key : nullptr, recording_);
    } else {
      group.launches.push_back(fuse(draft, members, around_, frame, tiles, &group_memory_));
      finish_launch(group.launches.back(), nullptr, recording_);
    }
  }

  /// A call of several loops is as many launches; values between them travel through slots.
  void add_pieces(ir::CallId id, const Form& whole, Group& group) {
    group.slots = whole.pieces->slots;
    const auto& pieces = whole.pieces->pieces;
    for (std::size_t p = 0; p < pieces.size(); ++p) {
      const Form form = piece_form(whole, p);
      const Item item = find_piece_item(recording_, id, form, memories_, group.slots);
      const bool idle = form.facts != nullptr && item.domain.total == 0;
      if (idle && item.folds() == 0 && form.top_uses.empty()) continue;
      if (!idle) ++loops_run_;
      if (aliases_itself(item)) {
        const Draft draft = open_group(item, around_);
        const std::vector<Item> members{item};
        group.launches.push_back(
            fuse(draft, members, around_, find_frame(draft, members), {}, &group_memory_));
      } else {
        group.launches.push_back(alone(form, id, call(id).arrays.size()));
      }
      finish_launch(group.launches.back(), nullptr, recording_);
    }
  }

  /// Launches of a call by itself: one for each loop that has iterations.
  int loops_apart(ir::CallId id, bool idle) {
    if (form(id).several) return loops_run_;
    return idle ? 0 : 1;
  }

  const ir::Recording& recording_;
  const Options& options_;
  std::pmr::monotonic_buffer_resource plan_memory_, group_memory_;  ///< the latter: of the group at hand
  Memories memories_;
  Forms forms_;
  std::vector<int> naming_, none_written_;
  Surroundings around_;
  int loops_run_ = 0;  ///< of the group at hand
};

}  // namespace

Plan make_plan(const ir::Recording& recording, const Limits& limits, const Options& options) {
  return Planner(recording, limits, options).run();
}

Plan make_plan_apart(const ir::Recording& recording, const Limits& limits) {
  Options options;
  options.join = Join::never;
  return make_plan(recording, limits, options);
}

ir::View view_of(const Launch& launch, std::size_t array, const ir::Recording& recording) {
  const ArgRef& ref = launch.arrays[array];
  ir::View view = recording.calls[static_cast<std::size_t>(ref.call)].arrays[ref.param];
  const auto& shape = launch.reshape[array];
  if (shape.empty()) return view;
  view.rank = static_cast<int>(shape.size());
  std::int64_t stride = 1;
  for (std::size_t k = shape.size(); k-- > 0;) {
    view.shape[k] = value_of(shape[k], recording);
    view.strides[k] = stride;
    stride = product(stride, view.shape[k]);
  }
  return view;
}

ir::ScalarArg scalar_of(const Launch& launch, std::size_t scalar, const ir::Recording& recording) {
  const ScalarRef& ref = launch.scalars[scalar];
  if (!ref.size) return recording.calls[static_cast<std::size_t>(ref.scalar.call)].scalars[ref.scalar.param];
  ir::ScalarArg arg;
  arg.bits = static_cast<std::uint64_t>(value_of(*ref.size, recording));
  return arg;
}

std::vector<std::int64_t> block_sizes(const Plan& plan, const ir::Recording& recording) {
  std::vector<std::int64_t> bytes(static_cast<std::size_t>(plan.blocks));
  for (const ScratchPlace& place : plan.scratch) {
    if (place.block < 0) continue;
    auto& block = bytes[static_cast<std::size_t>(place.block)];
    block = std::max(block, recording.buffers[static_cast<std::size_t>(place.buffer)].size_bytes);
  }
  return bytes;
}

}  // namespace weft::plan
