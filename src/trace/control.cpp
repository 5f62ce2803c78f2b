// Loops, folds and conditions: the plain functions behind weft/control.hpp.
#include <vector>

#include "trace/tracer.hpp"
#include "weft/detail/trace.hpp"

namespace weft::detail {
namespace {

using trace::Body;
using trace::Tracer;

Tracer& open(const char* what, SourceLine where) {
  Tracer& tracer = Tracer::require(what);
  tracer.at_line(where.line);
  return tracer;
}

std::vector<ir::Axis> axes_of(Tracer& tracer, std::span<const AxisRef> refs) {
  std::vector<ir::Axis> axes;
  axes.reserve(refs.size());
  for (const AxisRef& a : refs)
    axes.push_back({tracer.node(a.start), tracer.node(a.count), tracer.node(a.step)});
  return axes;
}

std::vector<Ref> indices_of(Tracer& tracer, ir::LoopId loop, std::size_t count) {
  std::vector<Ref> indices;
  indices.reserve(count);
  for (std::size_t k = 0; k < count; ++k) {
    indices.push_back(tracer.ref(tracer.builder().axis(loop, static_cast<int>(k))));
  }
  return indices;
}

/// Opens a loop, takes what its body gives, and closes it.
ir::LoopId folded_loop(Tracer& tracer, std::span<const AxisRef> axes, FunctionRef<Ref(const Ref*)> body,
                       ir::Fold& fold) {
  tracer.require_effects("a fold");
  const ir::LoopId loop = tracer.builder().begin_loop(axes_of(tracer, axes));
  tracer.run(
      Body::folded,
      [&] {
        const std::vector<Ref> indices = indices_of(tracer, loop, axes.size());
        fold.value = tracer.node(body(indices.data()));
      },
      loop);
  tracer.builder().end_loop();
  return loop;
}

}  // namespace

void check_axes(int axes, int taken, SourceLine where) {
  Tracer& tracer = open("a loop", where);
  if (axes < 1 || axes > 3) tracer.fail("a loop or fold over {} axes; it has one to three", axes);
  if (axes != taken) tracer.fail("a loop or fold over {} axes whose body takes {} indices", axes, taken);
}

void for_each(std::span<const AxisRef> axes, FunctionRef<void(const Ref*)> body, SourceLine where) {
  Tracer& tracer = open("for_each", where);
  tracer.require_effects("for_each");
  const ir::LoopId loop = tracer.builder().begin_loop(axes_of(tracer, axes));
  tracer.run(
      Body::iteration,
      [&] {
        const std::vector<Ref> indices = indices_of(tracer, loop, axes.size());
        body(indices.data());
      },
      loop);
  tracer.builder().end_loop();
}

Ref reduce(Reduce op, ir::Type value, std::span<const AxisRef> axes, const Ref* start,
           FunctionRef<Ref(const Ref*)> body, SourceLine where) {
  Tracer& tracer = open("a fold", where);
  ir::Fold fold;
  fold.op = static_cast<ir::ReduceOp>(op);
  fold.type = ir::result_type(fold.op, value);
  fold.line = where.line;
  if (start != nullptr) fold.start = tracer.node(*start);
  const ir::LoopId loop = folded_loop(tracer, axes, body, fold);
  const int number = tracer.builder().add_fold(loop, fold);
  return tracer.ref(tracer.builder().fold_result(loop, number));
}

Ref reduce(ir::Type value, std::span<const AxisRef> axes, Ref start, FunctionRef<Ref(Ref, Ref)> combine,
           FunctionRef<Ref(const Ref*)> body, SourceLine where) {
  Tracer& tracer = open("fold", where);
  ir::Fold fold;
  fold.custom = true;
  fold.type = value;
  fold.line = where.line;
  fold.start = tracer.node(start);
  const ir::LoopId loop = folded_loop(tracer, axes, body, fold);
  ir::Builder& b = tracer.builder();
  const int number = b.add_fold(loop, fold);
  b.begin_combine(loop, number);
  ir::NodeId combined = ir::no_node;
  tracer.run(Body::combine, [&] {
    const Ref left = tracer.ref(b.fold_operand(loop, number, 0));
    const Ref right = tracer.ref(b.fold_operand(loop, number, 1));
    combined = tracer.node(combine(left, right));
  });
  b.end_combine(combined);
  return tracer.ref(b.fold_result(loop, number));
}

std::uint32_t if_(Ref condition, FunctionRef<void()> body, SourceLine where) {
  Tracer& tracer = open("if_", where);
  tracer.require_iteration("if_");
  tracer.require_effects("if_");
  tracer.builder().begin_if(tracer.node(condition));
  tracer.run(Body::branch, body);
  return tracer.leave_if_open();
}

void else_(std::uint32_t number, FunctionRef<void()> body) {
  Tracer& tracer = Tracer::require("else_");
  tracer.take_if(number);
  ir::Builder& b = tracer.builder();
  b.begin_else();
  tracer.run(Body::branch, body);
  b.end_if();
}

void while_(FunctionRef<Ref()> condition, FunctionRef<void()> body, SourceLine where) {
  Tracer& tracer = open("while_", where);
  tracer.require_iteration("while_");
  tracer.require_effects("while_");
  ir::Builder& b = tracer.builder();
  b.begin_while();
  ir::NodeId holds = ir::no_node;
  tracer.run(Body::condition, [&] { holds = tracer.node(condition()); });
  b.while_condition(holds);
  tracer.run(Body::pass, body);
  b.end_while();
}

void for_range(AxisRef axis, FunctionRef<void(Ref)> body, SourceLine where) {
  Tracer& tracer = open("for_range", where);
  tracer.require_iteration("for_range");
  tracer.require_effects("for_range");
  ir::Builder& b = tracer.builder();
  const ir::LoopId loop =
      b.begin_for({tracer.node(axis.start), tracer.node(axis.count), tracer.node(axis.step)});
  tracer.run(Body::pass, [&] { body(tracer.ref(b.axis(loop, 0))); });
  b.end_for();
}

void continue_(SourceLine where) { open("continue_", where).stop_iteration(); }

}  // namespace weft::detail
