#include "runtime/expression.hpp"

#include "support/check.hpp"

namespace weft::runtime {
namespace {

Shape shape_of(const ir::View& view) {
  return Shape(std::span<const std::int64_t>(view.shape.data(), static_cast<std::size_t>(view.rank)));
}

/// Makes the memory of every buffer that a call names and no input gives: flat, of the type it is viewed
/// with.
class Buffers {
 public:
  Buffers(const Device& device, const detail::OpenScope& scope, const expr::Recorded& recorded,
          std::span<const ArrayRef> inputs)
      : device_(device), scope_(scope), recording_(recorded.recording), arrays_(recording_.buffers.size()) {
    for (std::size_t k = 0; k < inputs.size(); ++k) arrays_[ir::index(recorded.inputs[k])] = inputs[k];
  }

  ArrayRef view(const ir::View& v) {
    WEFT_CHECK(v.contiguous() && v.offset == 0, "recorded expressions use whole buffers");
    const Shape shape = shape_of(v);
    ArrayRef& array = arrays_[ir::index(v.buffer)];
    if (array == nullptr) {
      const ir::Buffer& buffer = recording_.buffers[ir::index(v.buffer)];
      array = buffer.scratch ? detail::scope_scratch(scope_.scope(), v.type, shape, {})
                             : detail::device_array(device_.state(), v.type, shape, nullptr, 0, false, {});
    }
    return detail::array_shape(array.get()) == shape ? array : detail::array_reshape(array, shape, {});
  }

 private:
  const Device& device_;
  const detail::OpenScope& scope_;
  const ir::Recording& recording_;
  std::vector<ArrayRef> arrays_;
};

void record_call(const ir::Call& call, Buffers& buffers) {
  std::vector<detail::Arg> args;
  for (const ir::View& view : call.arrays) {
    detail::Arg arg;
    arg.kind = detail::Arg::Kind::array;
    arg.type = view.type;
    arg.array = buffers.view(view);
    args.push_back(std::move(arg));
  }
  for (std::size_t k = 0; k < call.scalars.size(); ++k) {
    detail::Arg arg;
    arg.kind = detail::Arg::Kind::bits;
    arg.type = call.kernel->kernel.scalars[k].type;
    arg.bits = call.scalars[k].bits;
    args.push_back(std::move(arg));
  }
  detail::call(call.kernel, args, {"expression", call.line});
}

}  // namespace

Evaluated evaluate(const Device& device, std::span<const expr::NodeRef> outputs,
                   std::span<const expr::Input> inputs, std::span<const ArrayRef> arrays,
                   const FuseOptions& options) {
  WEFT_CHECK(inputs.size() == arrays.size(), "an array for every input");
  const expr::Recorded recorded = expr::record(outputs, inputs);
  detail::OpenScope scope(device.state(), options, detail::OpenScope::Mode::run, {});
  Buffers buffers(device, scope, recorded, arrays);
  for (const ir::Call& call : recorded.recording.calls) record_call(call, buffers);
  Evaluated result;
  for (std::size_t k = 0; k < outputs.size(); ++k) {
    ir::View whole{
        recorded.outputs[k], outputs[k]->type, static_cast<int>(outputs[k]->shape.size()), 0, {}, {}};
    std::int64_t stride = 1;
    for (std::size_t d = outputs[k]->shape.size(); d-- > 0;) {
      whole.shape[d] = outputs[k]->shape[d];
      whole.strides[d] = stride;
      stride *= whole.shape[d];
    }
    result.outputs.push_back(buffers.view(whole));
  }
  result.report = Future<Report>(scope.close());
  return result;
}

}  // namespace weft::runtime
