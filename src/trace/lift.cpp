// Lifts: a scalar function, traced once, becomes the body of an elementwise kernel, of a composition, or of
// whatever kernel calls it with values.
#include <algorithm>
#include <vector>

#include "ir/clone.hpp"
#include "ir/facts.hpp"
#include "trace/kernel_state.hpp"
#include "trace/tracer.hpp"
#include "weft/error.hpp"

namespace weft::detail {
namespace {

using trace::Tracer;

/// Pours the function into the open region of `to` and gives its value.
ir::NodeId inlined(ir::Builder& to, const ir::Kernel& function, std::span<const ir::NodeId> operands) {
  ir::Copier copier(to, function);
  ir::NodeId value = ir::no_node;
  copier.rewrite = [&](ir::Copier& c, ir::NodeId id) {
    const ir::Node& n = function.at(id);
    if (n.inst == ir::Inst::scalar) {
      c.nodes[ir::index(id)] = operands[ir::index(n.scalar())];
      return true;
    }
    if (n.inst == ir::Inst::store) {
      value = c(function.args(n).back());
      return true;
    }
    return false;
  };
  copier.region(function.body);
  return value;
}

ir::Kernel elementwise(const std::string& name, const ir::Kernel& function, std::uint32_t line) {
  ir::Builder b(name);
  ir::KernelOptions options;
  options.elementwise = true;
  b.options(options);
  b.line(line);
  std::vector<ir::ArrayId> inputs;
  inputs.reserve(function.scalars.size());
  for (const ir::Scalar& s : function.scalars) inputs.push_back(b.array(s.name, s.type, 1, ir::Role::in));
  const ir::ArrayId out =
      b.array(fmt::format("argument {}", inputs.size() + 1), function.arrays.at(0).type, 1, ir::Role::out);
  const ir::LoopId loop = b.begin_loop({{b.index_constant(0), b.extent(out, 0), b.index_constant(1)}});
  const std::vector at{b.axis(loop, 0)};
  std::vector<ir::NodeId> operands;
  for (ir::ArrayId x : inputs) operands.push_back(b.load(x, at));
  const ir::NodeId value = inlined(b, function, operands);
  b.line(line);
  b.store(out, at, value);
  b.end_loop();
  return b.finish();
}

void finish(KernelState& state, ir::Kernel function, SourceLine where) {
  state.traced = ir::freeze(elementwise(state.name, function, where.line), where.file, where.line);
  state.function = std::make_shared<const ir::Kernel>(std::move(function));
}

/// Whether it can stand in a kernel's outermost body: it holds values only.
bool is_straight(const ir::Kernel& function) {
  return std::ranges::all_of(function.at(function.body).nodes, [&](ir::NodeId id) {
    const ir::Inst inst = function.at(id).inst;
    return inst <= ir::Inst::op || inst == ir::Inst::loop || inst == ir::Inst::fold_result ||
           inst == ir::Inst::store;
  });
}

}  // namespace

std::shared_ptr<const KernelState> trace_lift(KernelName name, std::span<const ir::Type> inputs,
                                              ir::Type result, FunctionRef<Ref(const Ref*)> body) {
  auto state = std::make_shared<KernelState>();
  state->name = name.text;
  try {
    Tracer tracer(std::move(name.text), name.where, trace::Body::function);
    if (tracer.name().empty()) tracer.fail("the name is empty");
    std::vector<Ref> operands;
    for (ir::Type type : inputs) operands.push_back(tracer.ref(tracer.declare_scalar(nullptr, type)));
    const Ref value = body(operands.data());
    tracer.give_result(result, tracer.node(value));
    finish(*state, tracer.finish(), name.where);
  } catch (...) {
    state->error = std::current_exception();
  }
  return state;
}

std::shared_ptr<const KernelState> compose_lifts(const KernelState& g, const KernelState& f,
                                                 SourceLine where) {
  auto state = std::make_shared<KernelState>();
  state->name = fmt::format("{}({})", g.name, f.name);
  state->error = f.error ? f.error : g.error;
  if (state->error) return state;
  try {
    ir::Builder b(state->name);
    std::vector<ir::NodeId> operands;
    const auto take = [&](const ir::Scalar& s) {
      operands.push_back(b.scalar_value(b.scalar(fmt::format("argument {}", operands.size() + 1), s.type)));
    };
    for (const ir::Scalar& s : f.function->scalars) take(s);
    const std::size_t inner = operands.size();
    for (std::size_t k = 1; k < g.function->scalars.size(); ++k) take(g.function->scalars[k]);
    std::vector<ir::NodeId> outer{inlined(b, *f.function, std::span(operands).first(inner))};
    outer.insert(outer.end(), operands.begin() + static_cast<std::ptrdiff_t>(inner), operands.end());
    const ir::NodeId value = inlined(b, *g.function, outer);
    b.store(b.array("result", g.function->arrays.at(0).type, 0, ir::Role::result), {}, value);
    finish(*state, b.finish(), where);
  } catch (...) {
    state->error = std::current_exception();
  }
  return state;
}

Ref apply_lift(const KernelState& lift, std::span<const Ref> operands) {
  Tracer& tracer = Tracer::require("a lift called with Values");
  (void)traced(lift);
  ir::Builder& b = tracer.builder();
  const std::uint32_t line = b.line();
  if (!is_straight(*lift.function)) tracer.require_iteration("a lift with variables or conditions");
  std::vector<ir::NodeId> nodes;
  for (Ref r : operands) nodes.push_back(tracer.node(r));
  const ir::NodeId value = inlined(b, *lift.function, nodes);
  b.line(line);
  return tracer.ref(value);
}

}  // namespace weft::detail
