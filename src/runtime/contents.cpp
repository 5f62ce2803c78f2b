#include "runtime/contents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "ir/eval.hpp"
#include "ir/facts.hpp"
#include "runtime/device_state.hpp"
#include "weft/error.hpp"

namespace weft::runtime {
namespace {

bool needs_care(const Storage& storage) {
  return storage.gone || storage.zero_pending || storage.error != nullptr;
}

// The value of a loop bound, where it is known before the call runs.
std::optional<std::int64_t> bound(const ir::Call& call, ir::NodeId node) {
  std::vector<const std::int64_t*> shapes;
  for (const ir::View& view : call.arrays) shapes.push_back(view.shape.data());
  std::vector<std::optional<std::uint64_t>> scalars;
  for (const ir::ScalarArg& scalar : call.scalars) {
    scalars.push_back(scalar.on_device ? std::nullopt : std::optional(scalar.bits));
  }
  const std::optional<std::uint64_t> bits = ir::eval_scalar(call.kernel->kernel, node, shapes, scalars);
  return bits ? std::optional(static_cast<std::int64_t>(*bits)) : std::nullopt;
}

bool walks_all(const ir::Call& call, const ir::Loop& loop, const ir::View& view) {
  if (static_cast<int>(loop.axes.size()) != view.rank) return false;
  for (std::size_t d = 0; d < loop.axes.size(); ++d) {
    const ir::Axis& axis = loop.axes[d];
    if (bound(call, axis.start) != 0 || bound(call, axis.step) != 1 ||
        bound(call, axis.count) != view.shape[d]) {
      return false;
    }
  }
  return true;
}

// Whether the call provably writes every byte of the storage through its array `array`.
bool covers(const ir::Call& call, std::size_t array, const Storage& storage) {
  const ir::View& view = call.arrays[array];
  const auto view_bytes =
      static_cast<std::size_t>(view.size()) * static_cast<std::size_t>(ir::size_bytes(view.type));
  if (view.offset != 0 || !view.contiguous() || view_bytes != storage.size_bytes) return false;
  for (const ir::LoopFacts& loop : call.kernel->facts.loops) {
    for (const ir::Access& access : loop.accesses) {
      const bool whole =
          access.write && !access.atomic && !access.conditional && access.map == ir::Map::at_index;
      if (whole && ir::index(access.array) == array &&
          walks_all(call, call.kernel->kernel.at(loop.loop), view)) {
        return true;
      }
    }
  }
  return false;
}

[[noreturn]] void refuse_gone(const ir::Call& call, std::size_t array) {
  const ir::Kernel& kernel = call.kernel->kernel;
  throw UsageError(fmt::format("{}: argument `{}` was destroyed before the call ran{}", kernel.name,
                               kernel.arrays[array].name, place({call.file, call.line})));
}

void look_at(const ir::Call& call, const Recorded& recorded, std::vector<Storage*>& cured) {
  const ir::Facts& facts = call.kernel->facts;
  for (std::size_t a = 0; a < call.arrays.size(); ++a) {
    Storage* storage = recorded.storages[static_cast<std::size_t>(call.arrays[a].buffer)].get();
    if (storage == nullptr || !needs_care(*storage)) continue;
    if (storage->gone) refuse_gone(call, a);
    const bool is_cured = std::ranges::find(cured, storage) != cured.end();
    if (facts.reads[a] && storage->error != nullptr && !is_cured) std::rethrow_exception(storage->error);
    const bool covered = !facts.reads[a] && facts.writes[a] && covers(call, a, *storage);
    if (storage->zero_pending) storage->contents(covered);
    if (storage->error != nullptr && covered && !is_cured) cured.push_back(storage);
  }
  for (const ir::ScalarArg& scalar : call.scalars) {
    if (!scalar.on_device) continue;
    Storage* storage = recorded.storages[static_cast<std::size_t>(scalar.view.buffer)].get();
    if (storage == nullptr || !needs_care(*storage)) continue;
    if (storage->gone)
      throw UsageError(fmt::format("{}: the array of a scalar argument was destroyed before the call ran{}",
                                   call.kernel->kernel.name, place({call.file, call.line})));
    if (storage->error != nullptr) std::rethrow_exception(storage->error);
    if (storage->zero_pending) storage->contents();
  }
}

}  // namespace

std::vector<Storage*> prepare_contents(const Recorded& recorded) {
  std::vector<Storage*> cured;
  const bool any = std::ranges::any_of(recorded.storages, [](const std::shared_ptr<Storage>& storage) {
    return storage != nullptr && needs_care(*storage);
  });
  if (!any) return cured;
  for (const ir::Call& call : recorded.ir.calls) look_at(call, recorded, cured);
  return cured;
}

void keep_error(const Recorded& recorded, const std::exception_ptr& error) {
  for (const ir::Call& call : recorded.ir.calls) {
    for (std::size_t a = 0; a < call.arrays.size(); ++a) {
      if (!call.kernel->facts.writes[a]) continue;
      const std::shared_ptr<Storage>& storage =
          recorded.storages[static_cast<std::size_t>(call.arrays[a].buffer)];
      if (storage != nullptr && storage->scratch_scope == 0) storage->error = error;
    }
  }
}

}  // namespace weft::runtime
