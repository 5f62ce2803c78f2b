// Values, arrays and variables: the plain functions behind weft/value.hpp and weft/param.hpp.
#include <array>
#include <vector>

#include "trace/literal.hpp"
#include "trace/tracer.hpp"
#include "weft/detail/trace.hpp"

namespace weft::detail {
namespace {

// The headers number types, ops and folds without the IR's headers.
#define WEFT_PRIMITIVE(name, ...) static_assert(static_cast<int>(Op::name) == static_cast<int>(ir::Op::name));
#define WEFT_DERIVED(name, ...) static_assert(static_cast<int>(Op::name) == static_cast<int>(ir::Op::name));
#define WEFT_REDUCE(name, ...) \
  static_assert(static_cast<int>(Reduce::name) == static_cast<int>(ir::ReduceOp::name));
#include "weft/ops.def"
static_assert(element_type<bool> == ir::Type::boolean && element_type<std::int8_t> == ir::Type::i8 &&
              element_type<std::uint64_t> == ir::Type::u64 && element_type<float> == ir::Type::f32);

using trace::Tracer;

std::vector<ir::NodeId> nodes(Tracer& tracer, std::span<const Ref> refs) {
  std::vector<ir::NodeId> all;
  all.reserve(refs.size());
  for (Ref r : refs) all.push_back(tracer.node(r));
  return all;
}

/// Runs `body` as the one iteration of a loop: how the outermost body of a kernel accesses arrays.
template <class F>
ir::LoopId once(Tracer& tracer, trace::Body kind, F&& body) {
  ir::Builder& b = tracer.builder();
  const ir::LoopId loop = b.begin_loop({{b.index_constant(0), b.index_constant(1), b.index_constant(1)}});
  tracer.run(kind, body, loop);
  b.end_loop();
  return loop;
}

/// A load at top level travels out of its loop as a fold of one element, which is the element.
ir::NodeId load_at_top(Tracer& tracer, ir::ArrayId array, ir::Type type,
                       std::span<const ir::NodeId> indices) {
  ir::Builder& b = tracer.builder();
  ir::Fold fold;
  fold.op = type == ir::Type::boolean ? ir::ReduceOp::any : ir::ReduceOp::max;
  fold.type = type;
  const ir::LoopId loop = once(tracer, trace::Body::folded, [&] { fold.value = b.load(array, indices); });
  return b.fold_result(loop, b.add_fold(loop, fold));
}

void require_index_count(Tracer& tracer, const ir::Array& array, std::size_t count) {
  if (static_cast<std::size_t>(array.rank) != count) {
    tracer.fail("{} has {} axes and is given {} indices", array.name, array.rank, count);
  }
}

}  // namespace

std::uint32_t open_scope() noexcept {
  const Tracer* tracer = Tracer::current();
  return tracer == nullptr ? 0 : tracer->scope();
}

void check_assignment(std::uint32_t home) {
  Tracer::require("an assignment to a Value").check_assignment(home);
}

Ref op(Op op, ir::Type result, std::initializer_list<Ref> operands) {
  Tracer& tracer = Tracer::require("an operation on Values");
  ir::Builder& b = tracer.builder();
  std::array<ir::NodeId, 3> args{};
  std::size_t count = 0;
  for (Ref r : operands) args[count++] = tracer.node(r);
  return tracer.ref(b.op(static_cast<ir::Op>(op), result, {args.data(), count}));
}

Ref literal(ir::Type type, Literal value) {
  Tracer& tracer = Tracer::require("a Value");
  ir::Builder& b = tracer.builder();
  const auto bits = trace::literal_bits(type, value);
  if (!bits) tracer.fail("{} is outside the range of {}", trace::literal_text(value), ir::name(type));
  return tracer.ref(b.constant(type, *bits));
}

ArrayRef declare_array(const char* name, ir::Type type, int rank, bool read, bool written) {
  const ir::Role role = !written ? ir::Role::in : read ? ir::Role::inout : ir::Role::out;
  return Tracer::require("a parameter").declare_array(name, type, rank, role);
}

Ref declare_scalar(const char* name, ir::Type type) {
  Tracer& tracer = Tracer::require("a parameter");
  return tracer.ref(tracer.declare_scalar(name, type));
}

void give_result(ir::Type type, Ref value) {
  Tracer& tracer = Tracer::require("a result");
  tracer.give_result(type, tracer.node(value));
}

Ref extent(ArrayRef array, int dimension) {
  Tracer& tracer = Tracer::require("the length of an array parameter");
  ir::Builder& b = tracer.builder();
  const ir::Array& a = tracer.info(array);
  if (dimension < 0 || dimension >= a.rank) {
    tracer.fail("asks {} for the length of axis {}; it has {} axes", a.name, dimension, a.rank);
  }
  return tracer.ref(b.extent(tracer.array(array), dimension));
}

Ref size(ArrayRef array) {
  Tracer& tracer = Tracer::require("the size of an array parameter");
  ir::Builder& b = tracer.builder();
  const int rank = tracer.info(array).rank;
  ir::NodeId product = rank == 0 ? b.index_constant(1) : b.extent(tracer.array(array), 0);
  for (int d = 1; d < rank; ++d) {
    const std::array args{product, b.extent(tracer.array(array), d)};
    product = b.op(ir::Op::mul, ir::index_type, args);
  }
  return tracer.ref(product);
}

Ref load(ArrayRef array, std::span<const Ref> indices, std::uint32_t line) {
  Tracer& tracer = Tracer::require("reading an array parameter");
  tracer.at_line(line);
  ir::Builder& b = tracer.builder();
  const ir::Array a = tracer.info(array);
  const ir::ArrayId id = tracer.array(array);
  require_index_count(tracer, a, indices.size());
  tracer.require_effects("reading an array");
  tracer.mark_read(id);
  const std::vector<ir::NodeId> at = nodes(tracer, indices);
  return tracer.ref(tracer.at_top() && a.rank > 0 ? load_at_top(tracer, id, a.type, at) : b.load(id, at));
}

void store(ArrayRef array, std::span<const Ref> indices, Ref value, std::uint32_t line) {
  Tracer& tracer = Tracer::require("writing an array parameter");
  tracer.at_line(line);
  ir::Builder& b = tracer.builder();
  require_index_count(tracer, tracer.info(array), indices.size());
  tracer.require_effects("writing an array");
  const ir::ArrayId id = tracer.array(array);
  const std::vector<ir::NodeId> at = nodes(tracer, indices);
  const ir::NodeId stored = tracer.node(value);
  if (tracer.at_top() && !indices.empty()) {
    once(tracer, trace::Body::iteration, [&] { b.store(id, at, stored); });
  } else {
    b.store(id, at, stored);
  }
}

void atomic(Op op, ArrayRef array, std::span<const Ref> indices, Ref value, std::uint32_t line) {
  Tracer& tracer = Tracer::require("an atomic");
  tracer.at_line(line);
  ir::Builder& b = tracer.builder();
  require_index_count(tracer, tracer.info(array), indices.size());
  tracer.require_effects("an atomic");
  const ir::ArrayId id = tracer.array(array);
  tracer.mark_read(id);
  const std::vector<ir::NodeId> at = nodes(tracer, indices);
  const ir::NodeId operand = tracer.node(value);
  if (tracer.at_top()) {
    once(tracer, trace::Body::iteration, [&] { b.atomic(static_cast<ir::Op>(op), id, at, operand); });
  } else {
    b.atomic(static_cast<ir::Op>(op), id, at, operand);
  }
}

VarRef declare_var(ir::Type type, Ref initial) {
  Tracer& tracer = Tracer::require("a Var");
  return tracer.declare_var(type, tracer.node(initial));
}

Ref get(VarRef var) {
  Tracer& tracer = Tracer::require("a Var");
  return tracer.ref(tracer.get(var));
}

void set(VarRef var, Ref value) {
  Tracer& tracer = Tracer::require("a Var");
  tracer.set(var, tracer.node(value));
}

}  // namespace weft::detail
