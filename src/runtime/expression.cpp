#include "runtime/expression.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "runtime/device_state.hpp"
#include "runtime/scope_state.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::runtime {
namespace {

Shape shape_of(const ir::View& view) {
  return Shape(std::span<const std::int64_t>(view.shape.data(), static_cast<std::size_t>(view.rank)));
}

/// The view of an array with some dimensions of length 1 left out.
ArrayRef without_ones(const ArrayRef& array, const Shape& shape) {
  auto view = std::make_shared<detail::ArrayState>(*array);
  view->shape = shape;
  int next = 0;
  for (int d = 0; d < array->shape.rank(); ++d) {
    const bool kept = next < shape.rank() && shape[next] == array->shape[d];
    WEFT_CHECK(kept || array->shape[d] == 1, "a dimension of length {} was left out", array->shape[d]);
    if (kept) view->strides[static_cast<std::size_t>(next++)] = array->strides[static_cast<std::size_t>(d)];
  }
  WEFT_CHECK(next == shape.rank(), "a view of other dimensions than its array");
  return view;
}

/// The array of every buffer that a recorded call names. What no input and no given output provides is made:
/// flat, of the type it is viewed with.
class Buffers {
 public:
  Buffers(const detail::OpenScope& scope, const ir::Recording& recording)
      : scope_(scope), recording_(recording), arrays_(recording.buffers.size()) {}

  void give(ir::BufferId buffer, ArrayRef array, std::shared_ptr<Version> version = nullptr) {
    arrays_[ir::index(buffer)] = {std::move(array), std::move(version)};
  }

  ArrayRef array(const ir::View& v) {
    WEFT_CHECK(v.contiguous() && v.offset == 0, "recorded expressions use whole buffers");
    const Shape shape = shape_of(v);
    ArrayRef& array = arrays_[ir::index(v.buffer)].array;
    if (array == nullptr) {
      const ir::Buffer& buffer = recording_.buffers[ir::index(v.buffer)];
      array = buffer.scratch
                  ? detail::scope_scratch(scope_.scope(), v.type, shape, {})
                  : detail::device_array(scope_.scope()->device, v.type, shape, nullptr, 0, false, {});
    }
    if (array->shape == shape) return array;
    return array->contiguous() ? detail::array_reshape(array, shape, {}) : without_ones(array, shape);
  }

  detail::Arg argument(const ir::View& view) {
    detail::Arg arg;
    arg.kind = detail::Arg::Kind::array;
    arg.type = view.type;
    arg.array = array(view);
    arg.version = arrays_[ir::index(view.buffer)].version;
    return arg;
  }

 private:
  struct Bound {
    ArrayRef array;
    std::shared_ptr<Version> version;
  };

  const detail::OpenScope& scope_;
  const ir::Recording& recording_;
  std::vector<Bound> arrays_;
};

void record_call(const ir::Call& call, Buffers& buffers) {
  std::vector<detail::Arg> args;
  for (const ir::View& view : call.arrays) args.push_back(buffers.argument(view));
  for (std::size_t k = 0; k < call.scalars.size(); ++k) {
    detail::Arg arg;
    arg.kind = detail::Arg::Kind::bits;
    arg.type = call.kernel->kernel.scalars[k].type;
    arg.bits = call.scalars[k].bits;
    args.push_back(std::move(arg));
  }
  detail::call(call.kernel, args, {"expression", call.line});
}

bool written_since(const Recorded& recorded, std::size_t first, const Storage& storage) {
  const auto writes = [&](const ir::Call& call) {
    for (std::size_t a = 0; a < call.arrays.size(); ++a) {
      const Storage* target = recorded.storages[ir::index(call.arrays[a].buffer)].get();
      if (call.kernel->facts.writes[a] && target == &storage) return true;
    }
    return false;
  };
  const auto& calls = recorded.ir.calls;
  return std::any_of(calls.begin() + static_cast<std::ptrdiff_t>(std::min(first, calls.size())), calls.end(),
                     writes);
}

/// An expression keeps the values its arrays had when it was built. What was built in the body of a scope has
/// no values yet, so it is read at its place in the plan, and nothing may have come between.
void check_place(const ArrayData& data, const detail::ScopeState& scope) {
  if (data.scope == 0) return;
  if (data.scope != scope.id) {
    throw UsageError("eval: the expression was made in the body of a fuse scope; evaluate it in that body");
  }
  if (written_since(scope.submission->work.recorded, data.calls, *data.array->storage)) {
    throw UsageError(
        "eval: a call of this fuse scope has written an array of the expression since the expression was "
        "made; "
        "evaluate it before that call, or make it after");
  }
}

std::shared_ptr<detail::DeviceState> device_of(const expr::Recorded& recorded,
                                               std::span<const ArrayRef> into) {
  for (const auto& data : recorded.data) return static_cast<const ArrayData&>(*data).array->storage->device;
  for (const ArrayRef& array : into) {
    if (array != nullptr) return array->storage->device;
  }
  return nullptr;
}

ir::View whole(ir::BufferId buffer, const expr::Node& node) {
  const Shape shape{std::span<const std::int64_t>(node.shape)};
  ir::View view{buffer, node.type, shape.rank(), 0, {}, detail::row_major(shape)};
  std::ranges::copy(shape.lengths(), view.shape.begin());
  return view;
}

}  // namespace

Evaluated evaluate(const std::shared_ptr<detail::DeviceState>& device, std::span<const expr::NodeRef> outputs,
                   std::span<const expr::Input> inputs, std::span<const ArrayRef> arrays,
                   const FuseOptions& options, std::span<const ArrayRef> into) {
  WEFT_CHECK(inputs.size() == arrays.size(), "an array for every input");
  const expr::Recorded recorded = expr::record(outputs, inputs);
  detail::OpenScope scope(device != nullptr ? device : device_of(recorded, into), options,
                          detail::OpenScope::Mode::run, {});
  const bool keeps =
      scope.scope()->mode == detail::OpenScope::Mode::keep;  // kept plans read current contents
  Buffers buffers(scope, recorded.recording);
  for (std::size_t k = 0; k < inputs.size(); ++k) buffers.give(recorded.inputs[k], arrays[k]);
  for (std::size_t k = 0; k < recorded.data.size(); ++k) {
    const auto& data = static_cast<const ArrayData&>(*recorded.data[k]);
    check_place(data, *scope.scope());
    buffers.give(recorded.data_buffers[k], data.array, keeps ? nullptr : data.version);
  }
  for (std::size_t k = 0; k < into.size(); ++k) {
    if (into[k] != nullptr) buffers.give(recorded.outputs[k], into[k]);
  }
  for (const ir::Call& call : recorded.recording.calls) record_call(call, buffers);
  Evaluated result;
  for (std::size_t k = 0; k < outputs.size(); ++k) {
    result.outputs.push_back(buffers.array(whole(recorded.outputs[k], *outputs[k])));
  }
  result.report = Future<Report>(scope.close());
  return result;
}

}  // namespace weft::runtime
