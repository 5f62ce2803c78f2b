#include <fmt/format.h>

#include "lower/program.hpp"
#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::NodeId;

class Printer {
 public:
  explicit Printer(const Program& program) : program_(program), kernel_(program.kernel) {}

  std::string run() && {
    out_ = fmt::format("program {}: {}\n", program_.name, name(program_.schedule));
    for (std::size_t a = 0; a < kernel_.arrays.size(); ++a) array(a);
    for (const ir::Scalar& s : kernel_.scalars) out_ += fmt::format("  scalar {} {}\n", name(s.type), s.name);
    region(kernel_.body, 1);
    return std::move(out_);
  }

 private:
  void array(std::size_t a) {
    const ir::Array& array = kernel_.arrays[a];
    if (array.role == ir::Role::tile) return;
    constexpr std::string_view roles[] = {"in", "out", "inout", "result", "tile"};
    constexpr std::string_view strides[] = {"one", "zero", "other"};
    std::string layout = "contiguous";
    if (!program_.layouts[a].contiguous) {
      layout.clear();
      for (plan::Stride s : program_.layouts[a].dims) {
        layout += fmt::format("{}{}", layout.empty() ? "" : " ", strides[static_cast<std::size_t>(s)]);
      }
    }
    out_ += fmt::format("  {} {}[{}] {}: {}\n", roles[static_cast<std::size_t>(array.role)], name(array.type),
                        array.rank, array.name, layout);
  }

  void line(int depth, std::string_view text) { out_ += fmt::format("{:{}}{}\n", "", 2 * depth, text); }

  [[nodiscard]] static std::string value(NodeId id) { return fmt::format("%{}", index(id)); }
  [[nodiscard]] std::string list(std::span<const NodeId> ids) const {
    std::string out;
    for (NodeId id : ids) out += fmt::format("{}{}", out.empty() ? "" : ", ", operand(id));
    return out;
  }
  /// Constants stand where they are used.
  [[nodiscard]] std::string operand(NodeId id) const {
    const ir::Node& n = kernel_.at(id);
    if (n.inst != Inst::constant) return value(id);
    if (n.type == ir::index_type) return fmt::format("{}", static_cast<std::int64_t>(n.constant_bits()));
    return fmt::format("{}({:#x})", name(n.type), n.constant_bits());
  }
  [[nodiscard]] std::string element(NodeId id) const {
    const ir::Node& n = kernel_.at(id);
    const bool guarded = n.inst != Inst::atomic && !program_.bounds_proved[index(id)];
    return fmt::format("{}[{}]{}", kernel_.at(n.array()).name, list(indices(kernel_, n)), guarded ? "!" : "");
  }

  void region(ir::RegionId id, int depth) {
    for (NodeId n : kernel_.at(id).nodes) node(n, depth);
  }

  void node(NodeId id, int depth) {
    const ir::Node& n = kernel_.at(id);
    const auto args = kernel_.args(n);
    const auto define = [&](std::string_view what) {
      line(depth, fmt::format("{} {}= {} {}", value(id), program_.uniform[index(id)] ? "=" : "", name(n.type),
                              what));
    };
    switch (n.inst) {
      case Inst::constant:
        break;
      case Inst::scalar:
        define(kernel_.scalars[n.target].name);
        break;
      case Inst::extent:
        define(fmt::format("extent {} {}", kernel_.at(n.array()).name, n.sub));
        break;
      case Inst::axis:
        define(fmt::format("axis l{}.{}", n.target, n.sub));
        break;
      case Inst::operand:
        define(fmt::format("{} l{}.{}", n.sub % 2 == 0 ? "left" : "right", n.target, n.sub / 2));
        break;
      case Inst::op:
        define(fmt::format("{} {}", name(n.op), list(args)));
        break;
      case Inst::load:
        define(element(id));
        break;
      case Inst::store:
        line(depth, fmt::format("{} = {}", element(id), operand(args.back())));
        break;
      case Inst::atomic:
        line(depth, fmt::format("atomic {} {}, {}", name(n.op), element(id), operand(args.back())));
        break;
      case Inst::get:
        define(fmt::format("get v{}", n.target));
        break;
      case Inst::set:
        line(depth, fmt::format("set v{} {}", n.target, operand(args[0])));
        break;
      case Inst::tile:
        line(depth, fmt::format("tile {} {}[{}] in {}", name(n.type), kernel_.at(n.array()).name, list(args),
                                name(program_.spaces[n.target])));
        break;
      case Inst::fold_result:
        define(fmt::format("fold l{}.{}", n.target, n.sub));
        break;
      case Inst::loop:
      case Inst::for_:
        loop(n, depth);
        break;
      case Inst::if_:
        line(depth, fmt::format("if {}", operand(args[0])));
        region(n.region(), depth + 1);
        if (n.other() == ir::no_region) break;
        line(depth, "else");
        region(n.other(), depth + 1);
        break;
      case Inst::while_:
        line(depth, "while");
        region(n.region(), depth + 2);
        region(n.other(), depth + 1);
        break;
      case Inst::yield:
        line(depth, fmt::format("yield {}", operand(args[0])));
        break;
    }
  }

  void loop(const ir::Node& n, int depth) {
    const ir::Loop& l = kernel_.at(n.loop());
    std::string axes;
    for (std::size_t k = 0; k < l.axes.size(); ++k) {
      const ir::Axis& a = l.axes[k];
      const LoopLevel level = program_.levels[n.target];
      const Level at = k + 1 == l.axes.size() ? level.inner : level.outer;
      axes += fmt::format(" {}({}, {}, {})", name(at), operand(a.start), operand(a.count), operand(a.step));
    }
    line(depth, fmt::format("{} l{}{}", l.parallel ? "loop" : "for", n.target, axes));
    region(l.body, depth + 1);
    for (std::size_t k = 0; k < l.folds.size(); ++k) fold(n.target, k, l.folds[k], depth + 1);
  }

  void fold(std::uint32_t loop, std::size_t k, const ir::Fold& f, int depth) {
    const std::string second = f.second == ir::no_node ? "" : ", " + operand(f.second);
    const std::string start = f.start == ir::no_node ? "" : " from " + operand(f.start);
    line(depth, fmt::format("fold l{}.{} {} {} {}{}{}", loop, k, name(f.type), f.custom ? "by" : name(f.op),
                            operand(f.value), second, start));
    if (f.custom) region(f.combine, depth + 1);
  }

  const Program& program_;
  const ir::Kernel& kernel_;
  std::string out_;
};

}  // namespace

std::string_view name(Schedule schedule) {
  switch (schedule) {
    case Schedule::scalar:
      return "scalar";
    case Schedule::flat:
      return "flat";
    case Schedule::row:
      return "row";
    case Schedule::column:
      return "column";
    case Schedule::tree:
      return "tree";
  }
  return {};
}

std::string_view name(Level level) {
  switch (level) {
    case Level::grid:
      return "grid";
    case Level::lane:
      return "lane";
    case Level::serial:
      return "serial";
  }
  return {};
}

std::string_view name(Space space) {
  switch (space) {
    case Space::registers:
      return "registers";
    case Space::workgroup:
      return "workgroup";
    case Space::memory:
      return "memory";
  }
  return {};
}

std::string print(const Program& program) { return Printer(program).run(); }

}  // namespace weft::lower
