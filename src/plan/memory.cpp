#include "plan/memory.hpp"

#include <algorithm>
#include <map>

#include "support/check.hpp"

namespace weft::plan {
namespace {

struct Span {
  int first = -1, last = -1;
  ir::CallId first_call{};
};

/// Range of an axis of any loop around an access, where it is known before anything runs.
AxisRange range_of(const Item& item, const ir::Recording& recording, const ir::AffineTerm& term) {
  const ir::Axis& axis = item.form->kernel->at(term.loop).axes[static_cast<std::size_t>(term.axis)];
  const auto value = [&](ir::NodeId node) {
    return known_value(recording, item.call, *item.form, node).value_or(-1);
  };
  return {value(axis.start), value(axis.count), value(axis.step)};
}

/// Whether the use writes every byte of its buffer whatever the data: each dimension runs over all of itself,
/// by an axis of its own, and no loop around has other axes.
bool covers(const Item& item, const Use& use, const ir::Recording& recording) {
  const ir::Buffer& buffer = recording.buffers[static_cast<std::size_t>(use.buffer)];
  const bool whole = use.view->contiguous() && use.begin == 0 && use.end == buffer.size_bytes;
  if (!use.write || !whole || use.access == nullptr || use.access->conditional || use.access->atomic)
    return false;
  std::size_t axes = 0;
  for (ir::LoopId loop : use.access->within) axes += item.form->kernel->at(loop).axes.size();
  if (axes != use.access->dims.size()) return false;
  std::vector<std::pair<ir::LoopId, int>> seen;
  for (std::size_t k = 0; k < use.access->dims.size(); ++k) {
    const ir::IndexForm& form = use.access->dims[k];
    const bool alone =
        form.affine && form.terms.size() == 1 && form.constant == 0 && form.offset == ir::no_node;
    if (!alone || form.terms[0].coefficient != 1) return false;
    if (range_of(item, recording, form.terms[0]) != AxisRange{0, use.view->shape[k], 1}) return false;
    const std::pair axis{form.terms[0].loop, form.terms[0].axis};
    if (std::ranges::find(seen, axis) != seen.end()) return false;
    seen.push_back(axis);
  }
  return true;
}

/// Whether the first call that names the memory writes all of it before anything reads it.
bool first_writer_covers(ir::CallId call, MemoryId memory, const Surroundings& around) {
  const auto& kernel = around.recording.calls[static_cast<std::size_t>(call)].kernel;
  const Item item = find_item(around.recording, call, around.forms.of(kernel), around.memories);
  const auto reads = [&](const Use& u) { return u.memory == memory && !u.write; };
  const auto writes_all = [&](const Use& u) {
    return u.memory == memory && covers(item, u, around.recording);
  };
  return std::ranges::none_of(item.uses, reads) && std::ranges::any_of(item.uses, writes_all);
}

/// Blocks in use, by the last group that needs them.
class Blocks {
 public:
  /// A block of equal size that is free before `first`, else a new one. Sharing among unequal sizes would
  /// keep the larger alive for the smaller.
  int take(int first, int last, std::int64_t size_bytes) {
    while (!busy_.empty() && busy_.begin()->first < first) {
      const int block = busy_.begin()->second;
      free_[sizes_[static_cast<std::size_t>(block)]].push_back(block);
      busy_.erase(busy_.begin());
    }
    const int block = take_free(size_bytes);
    busy_.emplace(last, block);
    return block;
  }
  [[nodiscard]] int count() const { return static_cast<int>(sizes_.size()); }

 private:
  int take_free(std::int64_t size_bytes) {
    auto stack = free_.find(size_bytes);
    if (stack == free_.end()) {
      sizes_.push_back(size_bytes);
      return count() - 1;
    }
    const int block = stack->second.back();
    stack->second.pop_back();
    if (stack->second.empty()) free_.erase(stack);
    return block;
  }

  std::vector<std::int64_t> sizes_;  ///< by block
  std::multimap<int, int> busy_;
  std::map<std::int64_t, std::vector<int>> free_;
};

std::vector<Span> find_spans(const std::vector<Draft>& drafts, const Surroundings& around) {
  std::vector<Span> spans(around.memories.count());
  for (std::size_t g = 0; g < drafts.size(); ++g) {
    for (ir::CallId call : drafts[g].calls) {
      for (MemoryId m : around.memories.named(call)) {
        Span& span = spans[static_cast<std::size_t>(m)];
        span.last = static_cast<int>(g);
        if (span.first >= 0) continue;
        span.first = span.last;
        span.first_call = call;
      }
    }
  }
  return spans;
}

}  // namespace

void place_scratch(const std::vector<Draft>& drafts, const std::vector<bool>& local,
                   const Surroundings& around, Plan& plan) {
  const std::vector<Span> spans = find_spans(drafts, around);
  const auto& buffers = around.recording.buffers;
  const auto span_of = [&](std::uint32_t b) -> const Span& {
    return spans[static_cast<std::size_t>(around.memories.of(ir::BufferId{b}))];
  };
  std::vector<std::uint32_t> order;
  for (std::uint32_t b = 0; b < buffers.size(); ++b) {
    if (buffers[b].scratch && span_of(b).first >= 0) order.push_back(b);
  }
  std::ranges::stable_sort(order, {}, [&](std::uint32_t b) { return span_of(b).first; });
  Blocks blocks;
  for (std::uint32_t b : order) {
    const MemoryId memory = around.memories.of(ir::BufferId{b});
    const Span& span = span_of(b);
    ScratchPlace place{ir::BufferId{b}, local[static_cast<std::size_t>(memory)], -1, false, span.first,
                       span.last};
    if (!place.local) {
      place.block = blocks.take(span.first, span.last, buffers[b].size_bytes);
      place.zeroed = !first_writer_covers(span.first_call, memory, around);
    }
    plan.scratch.push_back(place);
  }
  plan.blocks = blocks.count();
}

}  // namespace weft::plan
