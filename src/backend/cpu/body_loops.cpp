// Loops: counted ones, whole vectors with a masked rest, and parallel loops of the kernel.
#include <algorithm>

#include "backend/cpu/body.hpp"
#include "support/append.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Type;

void Body::counted(const std::string& from, const std::string& to, const std::string& step,
                   const EmitIteration& body) {
  const std::string counter = local("i64");
  const std::string loop = out.label("loop"), done = out.label("done");
  out.enter();
  out.line("store i64 {}, ptr {}", from, counter);
  out.branch(out.def("icmp slt i64 {}, {}", from, to), loop, done);
  out.open(loop);
  const std::string k = out.def("load i64, ptr {}", counter);
  body(k);
  const std::string next = out.def("add i64 {}, {}", k, step);
  out.line("store i64 {}, ptr {}", next, counter);
  out.branch(out.def("icmp slt i64 {}, {}", next, to), loop, done);
  out.open(done);
  out.leave();
}

void Body::when(const std::string& condition, const Emit& body) {
  if (condition.empty()) return body();
  when_else(condition, body, nullptr);
}

void Body::when_else(const std::string& condition, const Emit& yes, const Emit& no) {
  const std::string then = out.label("then"), otherwise = no ? out.label("else") : "", done = out.label("done");
  out.branch(condition, then, no ? otherwise : done);
  out.open(then);
  yes();
  out.branch(done);
  if (no) {
    out.open(otherwise);
    no();
    out.branch(done);
  }
  out.open(done);
}

namespace {

std::string lane_numbers_i32(int lanes) {
  std::string text = "<";
  for (int lane = 0; lane < lanes; ++lane) support::append(text, "{}i32 {}", lane ? ", " : "", lane);
  return text + ">";
}

}  // namespace

std::string Body::lanes_below(const std::string& count) {
  const std::string narrow = out.def("trunc i64 {} to i32", count);
  const std::string limit = spell.text({narrow, Type::i32, 1, ""}, lanes);
  return out.def("icmp ult <{} x i32> {}, {}", lanes, lane_numbers_i32(lanes), limit);
}

void Body::in_lanes(const std::string& from, const std::string& to, const EmitIteration& body) {
  WEFT_CHECK(lanes == 1, "a loop across lanes stands inside another one");
  lanes = module.width;
  const std::string total = spell.sub(to, from);
  const std::string whole = out.def("and i64 {}, -{}", total, lanes);
  const std::string end = spell.add(from, whole);
  counted(from, end, fmt::to_string(lanes), body);
  lanes = 1;
  in_lanes_rest(end, to, body);
}

void Body::in_lanes_rest(const std::string& end, const std::string& to, const EmitIteration& body) {
  lanes = module.width;
  const std::string rest = spell.sub(to, end), tail = out.label("tail"), done = out.label("done");
  out.branch(out.def("icmp sgt i64 {}, 0", rest), tail, done);
  out.open(tail);
  prefix_count_ = rest;
  prefix_mask_ = lanes_below(rest);
  body(end);
  out.branch(done);
  out.open(done);
  prefix_count_.clear();
  prefix_mask_.clear();
  lanes = 1;
}

std::vector<std::string> Body::counts(ir::LoopId loop) {
  std::vector<std::string> texts;
  for (const ir::Axis& axis : kernel.at(loop).axes) {
    const std::string count = uniform_index(axis.count);
    texts.push_back(count[0] == '%' ? spell.smax(count, "0") : count[0] == '-' ? "0" : count);
  }
  return texts;
}

std::string Body::product(std::span<const std::string> factors) {
  std::string total = "1";
  for (const std::string& factor : factors) total = spell.mul(total, factor);
  return total;
}

void Body::iteration(ir::LoopId loop, const Value& number, const std::vector<std::string>& counts) {
  const ir::Loop& l = kernel.at(loop);
  Value rest = number;
  for (std::size_t axis = l.axes.size(); axis-- > 0;) {
    Value here = rest;
    if (axis > 0) {
      const bool varies = !rest.uniform();
      const int at = varies ? lanes : 1;
      const std::string type = type_text(Type::i64, at), of = spell.text(rest, at);
      const std::string by = spell.text({counts[axis], Type::i64, 1, ""}, at);
      here = {out.def("urem {} {}, {}", type, of, by), Type::i64, at, ""};
      rest = {out.def("udiv {} {}, {}", type, of, by), Type::i64, at, ""};
    }
    set_axis(loop, static_cast<int>(axis), axis_value(l.axes[axis], here));
  }
  region(l.body);
}

void Body::parallel_loop(ir::LoopId loop) {
  const ir::Loop& l = kernel.at(loop);
  const bool across_lanes = lanes == 1 && module.program.levels[ir::index(loop)].inner == lower::Level::lane;
  if (!across_lanes) return serial_loop(loop);
  const std::vector<std::string> axis_counts = counts(loop);
  point_ahead(loop);
  if (!l.folds.empty()) {
    const std::string total = product(axis_counts);
    const auto parts = fold_lanes(loop, "0", total, axis_counts);
    ahead_.clear();
    const Value none{out.def("icmp eq i64 {}, 0", total), Type::boolean, 1, ""};
    for (std::size_t f = 0; f < l.folds.size(); ++f) {
      set_fold_result(loop, static_cast<int>(f), finish_fold(loop, static_cast<int>(f), parts[f], none));
    }
    return;
  }
  lane_nest(loop, 0, axis_counts);
  ahead_.clear();
}

void Body::lane_nest(ir::LoopId loop, std::size_t axis, const std::vector<std::string>& axis_counts) {
  const ir::Loop& l = kernel.at(loop);
  const bool last = axis + 1 == l.axes.size();
  const auto set = [&](const std::string& k) {
    set_axis(loop, static_cast<int>(axis), axis_value(l.axes[axis], {k, Type::i64, 1, last ? "1" : ""}));
  };
  if (last) {
    in_lanes("0", axis_counts[axis], [&](const std::string& k) {
      set(k);
      ask_ahead(k);
      region(l.body);
    });
    return;
  }
  counted("0", axis_counts[axis], "1", [&](const std::string& k) {
    set(k);
    lane_nest(loop, axis + 1, axis_counts);
  });
}

}  // namespace weft::backend::cpu
