#include "ir/access_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "ir/walk.hpp"

namespace weft::ir {
namespace {

constexpr int deepest = 6;  // deeper expressions are cut with dots

enum Binding { loose, sum, product, tight };

struct Infix {
  std::string_view symbol;
  Binding binding;
};

std::optional<Infix> infix(Op op) {
  if (op == Op::add) return Infix{"+", sum};
  if (op == Op::sub) return Infix{"-", sum};
  if (op == Op::mul) return Infix{"*", product};
  if (op == Op::div) return Infix{"/", product};
  if (op == Op::rem) return Infix{"%", product};
  if (op == Op::bit_and) return Infix{"&", loose};
  if (op == Op::bit_or) return Infix{"|", loose};
  if (op == Op::bit_xor) return Infix{"^", loose};
  if (op == Op::shl) return Infix{"<<", loose};
  if (op == Op::shr) return Infix{">>", loose};
  return std::nullopt;
}

std::string literal(Type type, std::uint64_t bits) {
  if (type == Type::boolean) return bits != 0 ? "true" : "false";
  if (type == Type::f32) return fmt::format("{}", std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
  if (type == Type::f64) return fmt::format("{}", std::bit_cast<double>(bits));
  if (is_float(type)) return fmt::format("0x{:x}", bits);
  const int unused = 64 - 8 * size_bytes(type);
  if (is_signed_int(type)) return fmt::format("{}", static_cast<std::int64_t>(bits << unused) >> unused);
  return fmt::format("{}", bits);
}

class Writer {
 public:
  Writer(const Kernel& kernel, const std::vector<int>& first_axis)
      : kernel_(kernel), first_axis_(first_axis) {}

  std::string access(const Node& n, int depth) const {
    const Array& a = kernel_.at(n.array());
    if (a.rank == 0) return a.name;
    std::string text = a.name + (a.rank == 1 ? "[" : "(");
    for (int d = 0; d < a.rank; ++d) {
      if (d > 0) text += ", ";
      text += value(kernel_.args(n)[static_cast<std::size_t>(d)], loose, depth + 1);
    }
    return text + (a.rank == 1 ? "]" : ")");
  }

 private:
  std::string value(NodeId id, Binding around, int depth) const {
    const Node& n = kernel_.at(id);
    switch (n.inst) {
      case Inst::constant:
        return literal(n.type, n.constant_bits());
      case Inst::scalar:
        return kernel_.scalars[n.target].name;
      case Inst::extent: {
        const Array& a = kernel_.at(n.array());
        return a.rank == 1 ? a.name + ".size()" : fmt::format("{}.size({})", a.name, n.sub);
      }
      case Inst::axis:
        return axis_name(first_axis_[n.target] + static_cast<int>(n.sub));
      case Inst::get:
        return kernel_.vars[n.target].name;
      case Inst::load:
        return depth < deepest ? access(n, depth) : kernel_.at(n.array()).name + "[...]";
      case Inst::op:
        return depth < deepest ? operation(n, around, depth) : "...";
      case Inst::operand:
      case Inst::fold_result:
      case Inst::store:
      case Inst::atomic:
      case Inst::set:
      case Inst::tile:
      case Inst::loop:
      case Inst::if_:
      case Inst::while_:
      case Inst::for_:
      case Inst::yield:
        return "...";
    }
    return "...";
  }

  std::string operation(const Node& n, Binding around, int depth) const {
    const auto args = kernel_.args(n);
    if (n.op == Op::cast) return value(args[0], around, depth);  // index casts are seldom written
    if (const auto symbol = infix(n.op)) {
      const auto right = static_cast<Binding>(symbol->binding + 1);  // a - (b - c) keeps its brackets
      const std::string text = fmt::format("{} {} {}", value(args[0], symbol->binding, depth + 1),
                                           symbol->symbol, value(args[1], right, depth + 1));
      const bool bare =
          symbol->binding > around || (symbol->binding == around && around != loose) || depth == 1;
      return bare ? text : "(" + text + ")";
    }
    std::string text = std::string(name(n.op)) + "(";
    for (std::size_t i = 0; i < args.size(); ++i)
      text += (i > 0 ? ", " : "") + value(args[i], loose, depth + 1);
    return text + ")";
  }

  const Kernel& kernel_;
  const std::vector<int>& first_axis_;
};

}  // namespace

std::string axis_name(int depth) {
  constexpr std::string_view names = "ijklmn";
  if (depth < static_cast<int>(names.size())) return std::string(1, names[static_cast<std::size_t>(depth)]);
  return fmt::format("i{}", depth);
}

std::string access_text(const Kernel& kernel, const Node& access, const std::vector<int>& first_axis) {
  return Writer(kernel, first_axis).access(access, 0);
}

namespace {
void number_axes(const Kernel& kernel, RegionId region, int around, std::vector<int>& first_axis) {
  for (NodeId id : kernel.at(region).nodes) {
    const Node& n = kernel.at(id);
    int inside = around;
    if (n.inst == Inst::loop || n.inst == Inst::for_) {
      first_axis[n.target] = around;
      inside += static_cast<int>(kernel.at(n.loop()).axes.size());
    }
    for (RegionId inner : nested_regions(kernel, n)) number_axes(kernel, inner, inside, first_axis);
  }
}
}  // namespace

std::vector<int> axis_depths(const Kernel& kernel) {
  std::vector<int> first_axis(kernel.loops.size(), 0);
  number_axes(kernel, kernel.body, 0, first_axis);
  return first_axis;
}

}  // namespace weft::ir
