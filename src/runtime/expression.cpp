#include "runtime/expression.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "expr/view.hpp"
#include "plan/hazard.hpp"
#include "runtime/device_state.hpp"
#include "runtime/scope_state.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::runtime {
namespace {

Shape shape_of(const ir::View& view) {
  return Shape(std::span<const std::int64_t>(view.shape.data(), static_cast<std::size_t>(view.rank)));
}

/// A view of a buffer, on the array that stands for it: its strides count the elements of a whole row-major buffer,
/// the array's own may be others. Dimensions of length 1 may be left out.
ArrayRef seen_as(const ArrayRef& array, const ir::View& v) {
  const std::array<std::int64_t, ir::max_rank> whole = detail::row_major(array->shape);
  auto view = std::make_shared<detail::ArrayState>(*array);
  view->shape = shape_of(v);
  std::int64_t offset = v.offset;
  for (std::size_t d = 0; d < static_cast<std::size_t>(array->shape.rank()); ++d) {
    if (whole[d] == 0 || array->shape[static_cast<int>(d)] == 1) continue;
    view->offset += offset / whole[d] * array->strides[d];
    offset %= whole[d];
  }
  for (std::size_t d = 0; d < static_cast<std::size_t>(v.rank); ++d) {
    if (v.shape[d] == 1 || v.strides[d] == 0) continue;
    std::size_t own = 0;
    const auto is_own = [&] { return whole[own] == v.strides[d] && array->shape[static_cast<int>(own)] != 1; };
    while (own < static_cast<std::size_t>(array->shape.rank()) && !is_own()) ++own;
    WEFT_CHECK(own < static_cast<std::size_t>(array->shape.rank()), "a view that an array with strides cannot have");
    view->strides[d] = array->strides[own];
  }
  return view;
}

/// The same where the array lies as the buffer does.
ArrayRef placed_as(const ArrayRef& array, const ir::View& v) {
  auto view = std::make_shared<detail::ArrayState>(*array);
  view->shape = shape_of(v);
  view->offset += v.offset;
  view->strides = v.strides;
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
    ArrayRef& array = arrays_[ir::index(v.buffer)].array;
    if (array == nullptr) {
      const ir::Buffer& buffer = recording_.buffers[ir::index(v.buffer)];
      const bool whole = v.contiguous() && v.offset == 0 && v.size() * ir::size_bytes(v.type) == buffer.size_bytes;
      const Shape shape = whole ? shape_of(v) : Shape(buffer.size_bytes / ir::size_bytes(v.type));
      array = buffer.scratch
                  ? detail::scope_scratch(scope_.scope(), v.type, shape, {})
                  : detail::device_array(scope_.scope()->device, v.type, shape, nullptr, 0, false, {});
    }
    if (v.contiguous() && v.offset == 0 && array->shape == shape_of(v)) return array;
    return array->contiguous() ? placed_as(array, v) : seen_as(array, v);
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

/// The array's elements as they are at this place of the plan, in scratch.
ArrayRef copied(const detail::OpenScope& scope, const ArrayRef& array) {
  auto data = std::make_shared<ArrayData>();
  data->array = array;
  data->scope = scope.scope()->id;
  data->calls = scope.scope()->submission->work.recorded.ir.calls.size();
  data->identity = "a copy";  // there is one input, so that nothing is compared
  const auto lengths = array->shape.lengths();
  const expr::NodeRef node =
      expr::input(std::move(data), array->type, expr::Shape(lengths.begin(), lengths.end()));
  const ArrayRef scratch = detail::scope_scratch(scope.scope(), array->type, array->shape, {});
  return evaluate(scope.scope()->device, {&node, 1}, {}, {}, {}, {&scratch, 1}).outputs.front();
}

bool same_elements(const ir::View& a, const ir::View& b) {
  return a.offset == b.offset && a.rank == b.rank && a.shape == b.shape && a.strides == b.strides;
}

/// What a call reads of the memory that it writes, at other elements than the one it writes, it reads from a
/// copy. Versions, where there are any, are apart already.
void copy_overlaps(std::span<detail::Arg> arrays, bool by_element, const detail::OpenScope& scope) {
  const ArrayRef& written = arrays.back().array;
  const ir::View into = written->view({});
  for (detail::Arg& arg : arrays.first(arrays.size() - 1)) {
    if (arg.version != nullptr || arg.array->storage != written->storage) continue;
    const ir::View from = arg.array->view({});
    if (by_element && same_elements(from, into)) continue;
    // The written view first, as the check of calls asks: where it is not sure it may answer by the order.
    if (plan::bytes_meet(into, from)) arg.array = copied(scope, arg.array);
  }
}

void record_call(const ir::Call& call, bool by_element, Buffers& buffers, const detail::OpenScope& scope) {
  std::vector<detail::Arg> args;
  for (const ir::View& view : call.arrays) args.push_back(buffers.argument(view));
  copy_overlaps(args, by_element, scope);
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

void ArrayData::identify() {
  std::array<std::uint64_t, 3 + 2 * ir::max_rank> words{};
  words[0] = version ? version->identity() : array->storage->identity();
  words[1] = static_cast<std::uint64_t>(array->offset);
  words[2] = static_cast<std::uint64_t>(array->type) * 16 + static_cast<std::uint64_t>(array->shape.rank());
  for (int d = 0; d < array->shape.rank(); ++d) {
    const auto k = static_cast<std::size_t>(d);
    words[3 + k] = static_cast<std::uint64_t>(array->shape[d]);
    words[3 + ir::max_rank + k] = static_cast<std::uint64_t>(array->strides[k]);
  }
  identity = {reinterpret_cast<const char*>(words.data()), sizeof(words)};
}

std::shared_ptr<const expr::InputData> ArrayData::of(ArrayRef other) const {
  auto data = std::make_shared<ArrayData>();
  data->array = std::move(other);
  data->version = version;
  data->scope = scope;
  data->calls = calls;
  data->identify();
  return data;
}

std::shared_ptr<const expr::InputData> ArrayData::view(const expr::IndexMap& map) const {
  return of(view_of(array, map));
}

std::shared_ptr<const expr::InputData> ArrayData::reshape(const expr::Shape& shape) const {
  const auto lengths = array->shape.lengths();
  const auto strides = expr::reshaped({lengths.begin(), lengths.end()},
                                      std::span(array->strides).first(lengths.size()), shape);
  if (!strides) return nullptr;
  auto view = std::make_shared<detail::ArrayState>(*array);
  view->shape = Shape(std::span<const std::int64_t>(shape));
  std::ranges::copy(*strides, view->strides.begin());
  return of(std::move(view));
}

ArrayRef view_of(const ArrayRef& array, const expr::IndexMap& map) {
  const auto rank = static_cast<std::size_t>(array->shape.rank());
  const expr::Strided at =
      expr::strided({array->offset, {array->strides.begin(), array->strides.begin() + static_cast<std::ptrdiff_t>(rank)}}, map);
  auto view = std::make_shared<detail::ArrayState>(*array);
  view->shape = Shape(std::span<const std::int64_t>(map.shape));
  view->offset = at.offset;
  view->strides = {};
  std::ranges::copy(at.strides, view->strides.begin());
  return view;
}

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
  for (const ir::Call& call : recorded.recording.calls) {
    bool by_element = true;  // a fold's result has other dimensions than what it reads, so its views differ
    for (std::size_t k = 0; k < outputs.size(); ++k) {
      const bool here = recorded.outputs[k] == call.arrays.back().buffer;
      const bool other = outputs[k]->kind == expr::Kind::matmul || outputs[k]->kind == expr::Kind::indexed;
      by_element = by_element && !(here && other);
    }
    record_call(call, by_element, buffers, scope);
  }
  Evaluated result;
  for (std::size_t k = 0; k < outputs.size(); ++k) {
    result.outputs.push_back(buffers.array(whole(recorded.outputs[k], *outputs[k])));
  }
  result.report = Future<Report>(scope.close());
  return result;
}

}  // namespace weft::runtime
