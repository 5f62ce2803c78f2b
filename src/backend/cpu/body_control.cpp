// Variables and control. What is the same in all lanes branches; where lanes differ, both sides run under
// masks.
#include <algorithm>

#include "backend/cpu/body.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Inst;
using ir::NodeId;
using ir::Type;

std::string Body::mask_and(const std::string& a, const std::string& b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  return out.def("and {} {}, {}", type_text(Type::boolean, lanes), a, b);
}

std::string Body::any(const std::string& mask) {
  const std::string type = type_text(Type::boolean, lanes);
  const std::string name = fmt::format("@llvm.vector.reduce.or.v{}i1", lanes);
  spell.declare(fmt::format("declare i1 {}({})", name, type));
  return out.def("call i1 {}({} {})", name, type, mask);
}

Body::VarSlot& Body::slot(ir::VarId var) {
  std::optional<VarSlot>& known = slots_[ir::index(var)];
  const int wanted = module.var_varies[ir::index(var)] ? lanes : 1;
  if (!known || (known->lanes != wanted && known->lanes != 1)) {
    known = VarSlot{"", wanted};
    known->pointer = local(type_text(kernel.vars[ir::index(var)].type, known->lanes));
  }
  return *known;
}

void Body::set(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const VarSlot& to = slot(n.var());
  const std::string type = type_text(n.type, to.lanes);
  Value value = spell.at_lanes(use(kernel.args(n)[0]), to.lanes);
  if (to.lanes > 1 && !active_mask_.empty()) {
    const Value old{out.def("load {}, ptr {}", type, to.pointer), n.type, to.lanes, ""};
    value = spell.select({active_mask_, Type::boolean, lanes, ""}, value, old);
  }
  out.line("store {} {}, ptr {}", type, value.text, to.pointer);
}

void Body::if_(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const Value condition = use(kernel.args(n)[0]);
  if (condition.lanes > 1) return masked_if(id, condition);
  const std::string yes = out.label("then"), no = out.label("else"), done = out.label("done");
  const bool has_else = n.other() != ir::no_region;
  out.branch(condition.text, yes, has_else ? no : done);
  out.open(yes);
  region(n.region());
  out.branch(done);
  if (has_else) {
    out.open(no);
    region(n.other());
    out.branch(done);
  }
  out.open(done);
}

void Body::masked_if(NodeId id, const Value& condition) {
  const ir::Node& n = kernel.at(id);
  masked_region(n.region(), condition.text);
  if (n.other() == ir::no_region) return;
  const std::string type = type_text(Type::boolean, lanes);
  masked_region(n.other(), out.def("xor {} {}, splat (i1 true)", type, condition.text));
}

/// A loop must not run where no lane wants it (it might never end), and long bodies are worth a branch.
bool Body::worth_skipping(ir::RegionId id) const {
  constexpr std::size_t short_region = 32;
  const auto& nodes = kernel.at(id).nodes;
  return nodes.size() > short_region || std::ranges::any_of(nodes, [&](NodeId n) {
           const ir::Node& inner = kernel.at(n);
           switch (inner.inst) {
             case Inst::loop:
             case Inst::while_:
             case Inst::for_:
               return true;
             case Inst::if_:
               return worth_skipping(inner.region()) ||
                      (inner.other() != ir::no_region && worth_skipping(inner.other()));
             default:
               return false;
           }
         });
}

void Body::masked_region(ir::RegionId id, const std::string& mask) {
  const std::string outer = active_mask_;
  active_mask_ = mask_and(outer, mask);
  if (worth_skipping(id)) {
    when(any(live_mask()), [&] { region(id); });
  } else {
    region(id);
  }
  active_mask_ = outer;
}

Value Body::yielded(ir::RegionId id) {
  region(id);
  const ir::Node& last = kernel.at(kernel.at(id).nodes.back());
  WEFT_CHECK(last.inst == Inst::yield, "a condition or operator must end in a yield");
  return use(kernel.args(last)[0]);
}

/// Runs `body` while some lane is live; `condition` gives the lanes that go on, out of those that are live.
void Body::diverged_loop(const std::function<std::string()>& condition, const std::function<void()>& body) {
  const std::string type = type_text(Type::boolean, lanes), outer = active_mask_;
  const std::string live = local(type);
  const std::string head = out.label("while"), run = out.label("do"), done = out.label("done");
  const std::string start = live_mask();
  out.line("store {} {}, ptr {}", type, start.empty() ? "splat (i1 true)" : start, live);
  out.branch(head);
  out.open(head);
  active_mask_ = out.def("load {}, ptr {}", type, live);
  active_mask_ = mask_and(active_mask_, condition());
  out.line("store {} {}, ptr {}", type, active_mask_, live);
  out.branch(any(active_mask_), run, done);
  out.open(run);
  body();
  out.branch(head);
  out.open(done);
  active_mask_ = outer;
}

void Body::while_(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const bool varies = lanes > 1 && !module.program.uniform[ir::index(kernel.at(n.region()).nodes.back())];
  if (varies || !active_mask_.empty()) {
    diverged_loop([&] { return spell.text(yielded(n.region()), lanes); }, [&] { region(n.other()); });
    return;
  }
  const std::string head = out.label("while"), run = out.label("do"), done = out.label("done");
  out.branch(head);
  out.open(head);
  out.branch(yielded(n.region()).text, run, done);
  out.open(run);
  region(n.other());
  out.branch(head);
  out.open(done);
}

void Body::for_(NodeId id) {
  const ir::LoopId loop = kernel.at(id).loop();
  const ir::Loop& l = kernel.at(loop);
  sequential(loop, l.axes[0], 0, [&] { region(l.body); });
}

/// One axis, an iteration after another in every lane. The iteration's number is the same in all lanes, also
/// where their counts differ.
void Body::sequential(ir::LoopId loop, const ir::Axis& axis, int number, const std::function<void()>& body) {
  const Value count = use(axis.count);
  if (count.uniform()) {
    counted("0", count.text, "1", [&](const std::string& k) {
      set_axis(loop, number, axis_value(axis, {k, Type::i64, 1, ""}));
      body();
    });
    return;
  }
  const std::string counter = local("i64");
  out.line("store i64 0, ptr {}", counter);
  const std::string limit = spell.text(count, lanes);
  std::string k;
  const auto condition = [&] {
    k = out.def("load i64, ptr {}", counter);
    const std::string all = spell.text({k, Type::i64, 1, ""}, lanes);
    return out.def("icmp slt {} {}, {}", type_text(Type::i64, lanes), all, limit);
  };
  diverged_loop(condition, [&] {
    set_axis(loop, number, axis_value(axis, {k, Type::i64, 1, ""}));
    body();
    out.line("store i64 {}, ptr {}", out.def("add i64 {}, 1", k), counter);
  });
}

}  // namespace weft::backend::cpu
