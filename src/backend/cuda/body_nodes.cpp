// Values and control.
#include <fmt/format.h>

#include "backend/cuda/body.hpp"
#include "backend/cuda/spelling.hpp"
#include "lower/canonical.hpp"
#include "lower/structure.hpp"
#include "support/check.hpp"

namespace weft::backend::cuda {

using ir::Inst;
using ir::NodeId;

namespace {

std::vector<bool> find_hazards(const ir::Kernel& kernel) {
  std::vector<int> accesses(kernel.arrays.size(), 0);
  std::vector<bool> written = lower::written_arrays(kernel);
  for (const ir::Region& region : kernel.regions) {
    for (const NodeId id : region.nodes) {
      if (lower::accesses_memory(kernel.at(id))) ++accesses[kernel.at(id).target];
    }
  }
  for (std::size_t a = 0; a < written.size(); ++a) written[a] = written[a] && accesses[a] > 1;
  return written;
}

bool computes(ir::Op op) {
  return op == ir::Op::add || op == ir::Op::sub || op == ir::Op::mul || op == ir::Op::div ||
         op == ir::Op::lt || op == ir::Op::le || op == ir::Op::gt || op == ir::Op::ge;
}

/// By NodeId: values whose bits nothing looks at, only their number.
std::vector<bool> find_computed_with(const ir::Kernel& kernel) {
  std::vector<bool> only(kernel.nodes.size(), true);
  for (const ir::Region& region : kernel.regions) {
    for (const NodeId id : region.nodes) {
      const ir::Node& n = kernel.at(id);
      if (n.inst == Inst::op && computes(n.op)) continue;
      for (const NodeId arg : kernel.args(n)) only[ir::index(arg)] = false;
    }
  }
  for (const ir::Loop& loop : kernel.loops) {
    for (const ir::Fold& fold : loop.folds) {
      only[ir::index(fold.value)] = false;
      if (fold.second != ir::no_node) only[ir::index(fold.second)] = false;
      if (fold.start != ir::no_node) only[ir::index(fold.start)] = false;
    }
  }
  return only;
}

}  // namespace

Body::Body(const lower::Program& program, Source& source)
    : program_(program),
      kernel_(program.kernel),
      source_(source),
      values_(kernel_.nodes.size()),
      canonical_(lower::find_canonical(kernel_)),
      computed_with_(find_computed_with(kernel_)),
      hazards_(find_hazards(kernel_)),
      cache_{std::vector<int>(kernel_.nodes.size(), -1), {}},
      lane_tiles_(kernel_.arrays.size(), false) {}

void Body::declare(const std::string& name, const std::string& line) {
  if (declared_.insert(name).second) prologue_ += "  " + line + "\n";
}

std::string Body::word(int number) const {
  return source_.args_in_memory ? fmt::format("args[{}]", number) : fmt::format("args.w[{}]", number);
}

std::string Body::scalar(ir::ScalarId id) {
  const std::string name = fmt::format("s{}", ir::index(id));
  const auto number = static_cast<int>(ir::index(id));
  const ir::Type type = kernel_.scalars[ir::index(id)].type;
  const std::string at = word(source_.layout.scalars + number);
  const std::string is_address =
      fmt::format("({} >> {} & 1)", word(source_.layout.addresses + number / 64), number % 64);
  declare(name, fmt::format("const {0} {1} = {2} ? w_take<{0}>(*(const w_mem<{0}>*){3}) : "
                            "w_take<{0}>(w_raw_word<w_mem<{0}>>({3}));",
                            type_text(type), name, is_address, at));
  return name;
}

std::string Body::axis_name(ir::LoopId loop, int axis) const {
  return fmt::format("i{}_{}", ir::index(loop), axis);
}

std::string Body::use(NodeId id) {
  const ir::Node& n = kernel_.at(id);
  switch (n.inst) {
    case Inst::constant:
      return literal(n.type, n.constant_bits());
    case Inst::scalar:
      return scalar(n.scalar());
    case Inst::extent:
      return extent(n.array(), static_cast<int>(n.sub));
    case Inst::axis:
      return axis_name(n.loop(), static_cast<int>(n.sub));
    case Inst::operand:
      return operands_.at({n.target, static_cast<int>(n.sub)});
    case Inst::fold_result:
      return fmt::format("r{}_{}", n.target, n.sub);
    case Inst::op:
    case Inst::load:
    case Inst::get:
    case Inst::store:
    case Inst::atomic:
    case Inst::set:
    case Inst::tile:
    case Inst::loop:
    case Inst::if_:
    case Inst::while_:
    case Inst::for_:
    case Inst::yield:
      break;
  }
  return fmt::format("v{}", ir::index(id));
}

void Body::region(ir::RegionId id) {
  for (const NodeId n : kernel_.at(id).nodes) node(n);
}

void Body::node(NodeId id) {
  const ir::Node& n = kernel_.at(id);
  switch (n.inst) {
    case Inst::constant:
    case Inst::scalar:
    case Inst::extent:
    case Inst::axis:
    case Inst::operand:
    case Inst::fold_result:
    case Inst::yield:
      return;
    case Inst::op:
      return op(id);
    case Inst::load:
      return load(id);
    case Inst::store:
      return store(id);
    case Inst::atomic:
      return atomic(id);
    case Inst::get:
      return out_.line("const {} v{} = u{};", type_text(n.type), ir::index(id), n.target);
    case Inst::set:
      return out_.line("u{} = {};", n.target, use(kernel_.args(n)[0]));
    case Inst::tile:
      return tile(id);
    case Inst::loop:
      return loop(id);
    case Inst::if_:
      return if_(id);
    case Inst::while_:
      return while_(id);
    case Inst::for_:
      return for_(id);
  }
}

void Body::op(NodeId id) {
  const ir::Node& n = kernel_.at(id);
  std::vector<std::string> args;
  for (const NodeId arg : kernel_.args(n)) args.push_back(use(arg));
  std::string text = spell(n.op, kernel_.at(kernel_.args(n).back()).type, n.type, args);
  const bool narrows = n.op == ir::Op::cast && (n.type == ir::Type::f16 || n.type == ir::Type::bf16) &&
                       kernel_.at(kernel_.args(n)[0]).type == ir::Type::f32;
  if (const std::string clamp = clamp_text(id); !clamp.empty()) {
    text = clamp;
  } else if (canonical_[ir::index(id)] && narrows) {
    text = fmt::format("w_narrow_quiet<{}>({})", type_text(n.type), args[0]);
  } else if (canonical_[ir::index(id)]) {
    text = fmt::format("w_quiet({})", text);
  }
  out_.line("const {} v{} = {};", type_text(n.type), ir::index(id), text);
}

/// `x < c ? c : x` with a constant is max(x, c) as far as arithmetic can tell, NaN included: one instruction.
std::string Body::clamp_text(NodeId id) {
  const ir::Node& n = kernel_.at(id);
  if (n.op != ir::Op::select || n.type != ir::Type::f32 || !computed_with_[ir::index(id)]) return {};
  const auto args = kernel_.args(n);
  const ir::Node& condition = kernel_.at(args[0]);
  if (condition.inst != Inst::op || (condition.op != ir::Op::lt && condition.op != ir::Op::gt)) return {};
  const auto compared = kernel_.args(condition);
  const ir::Node& bound = kernel_.at(args[1]);
  constexpr std::uint64_t magnitude = 0x7fffffff, infinity = 0x7f800000;
  const bool number = bound.inst == Inst::constant && (bound.constant_bits() & magnitude) != 0 &&
                      (bound.constant_bits() & magnitude) <= infinity;
  const bool same = kernel_.at(compared[1]).inst == Inst::constant &&
                    kernel_.at(compared[1]).constant_bits() == bound.constant_bits() &&
                    compared[0] == args[2];
  if (!number || !same) return {};
  return fmt::format("{}({}, {})", condition.op == ir::Op::lt ? "w_max_nan" : "w_min_nan", use(args[2]),
                     use(args[1]));
}

void Body::if_(NodeId id) {
  const ir::Node& n = kernel_.at(id);
  out_.open("if ({})", use(kernel_.args(n)[0]));
  region(n.region());
  if (n.other() != ir::no_region) {
    out_.close();
    out_.open("else");
    region(n.other());
  }
  out_.close();
}

void Body::while_(NodeId id) {
  const ir::Node& n = kernel_.at(id);
  out_.open("for (;;)");
  region(n.region());
  const ir::Node& last = kernel_.at(kernel_.at(n.region()).nodes.back());
  out_.line("if (!{}) break;", use(kernel_.args(last)[0]));
  region(n.other());
  out_.close();
}

void Body::for_(NodeId id) {
  const ir::LoopId loop = kernel_.at(id).loop();
  const std::string number = fmt::format("x{}", ir::index(loop));
  out_.line("const i64 n{} = {};", ir::index(loop), count_text(loop, 0));
  out_.open("for (i64 {0} = 0; {0} < n{1}; ++{0})", number, ir::index(loop));
  set_axis(loop, 0, number);
  region(kernel_.at(loop).body);
  out_.close();
}

std::string Body::count_text(ir::LoopId loop, std::size_t axis) {
  return fmt::format("w_count({})", use(kernel_.at(loop).axes[axis].count));
}

void Body::set_axis(ir::LoopId loop, int axis, const std::string& number) {
  const ir::Axis& a = kernel_.at(loop).axes[static_cast<std::size_t>(axis)];
  const bool plain = lower::is_constant(kernel_, a.start, 0) && lower::is_constant(kernel_, a.step, 1);
  const std::string value =
      plain ? number : fmt::format("w_add({}, w_mul({}, {}))", use(a.start), number, use(a.step));
  out_.line("const i64 {} = {};", axis_name(loop, axis), value);
}

void Body::declare_vars() {
  for (std::size_t v = 0; v < kernel_.vars.size(); ++v) {
    const std::string name = fmt::format("u{}", v);
    declare(name, fmt::format("{} {} = {};", type_text(kernel_.vars[v].type), name,
                              literal(kernel_.vars[v].type, 0)));
  }
}

}  // namespace weft::backend::cuda
