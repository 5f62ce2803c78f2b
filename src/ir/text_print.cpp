#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <map>
#include <vector>

#include "ir/text.hpp"
#include "support/append.hpp"

namespace weft::ir {
namespace {

bool is_word(std::string_view text) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  if (text.empty() || !letter(text[0])) return false;
  for (char c : text) {
    if (!letter(c) && !(c >= '0' && c <= '9')) return false;
  }
  return true;
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) >= 0x7f) {
      out += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    } else {
      out += c;
    }
  }
  return out + "\"";
}

std::string_view role_name(Role role) {
  switch (role) {
    case Role::in:
      return "in";
    case Role::out:
      return "out";
    case Role::inout:
      return "inout";
    case Role::result:
      return "result";
    case Role::tile:
      return "tile";
  }
  return "";
}

template <class Float>
std::string decimal(Float value, std::uint64_t bits) {
  return std::isfinite(value) ? fmt::format("{}", value) : fmt::format("0x{:x}", bits);
}

class Printer {
 public:
  Printer(const Kernel& kernel, const std::function<std::string(NodeId)>& note)
      : kernel_(kernel), note_(note), number_(kernel.nodes.size(), 0), loop_number_(kernel.loops.size(), 0) {}

  std::string run() {
    out_ = "kernel " + (is_word(kernel_.name) ? kernel_.name : quoted(kernel_.name));
    if (kernel_.options.workgroup != 0) out_ += fmt::format(" workgroup {}", kernel_.options.workgroup);
    if (!kernel_.options.fuse) out_ += " apart";
    out_ += " {\n";
    depth_ = 1;
    declarations();
    region(kernel_.body);
    out_ += "}\n";
    return std::move(out_);
  }

 private:
  template <class... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    support::append(out_, format, std::forward<Args>(args)...);
  }
  void indent() { out_.append(static_cast<std::size_t>(2 * depth_), ' '); }

  void declarations() {
    std::map<std::string, int> uses;
    for (const Array& a : kernel_.arrays) ++uses[a.name];
    for (const Scalar& s : kernel_.scalars) ++uses[s.name];
    for (const Var& v : kernel_.vars) ++uses[v.name];
    const auto word = [&](const std::string& name, char kind, std::size_t id) {
      return is_word(name) && uses[name] == 1 ? name : fmt::format("${}{}", kind, id);
    };
    const auto declare = [&](const char* what, const std::string& token, const std::string& name) {
      indent();
      add("{} {}", what, token);
      if (token != name) add(" {}", quoted(name));
    };
    for (const Array& a : kernel_.arrays) {
      arrays_.push_back(word(a.name, 'a', arrays_.size()));
      declare("array", arrays_.back(), a.name);
      add(": {} {}[{}]\n", role_name(a.role), name(a.type), a.rank);
    }
    for (const Scalar& s : kernel_.scalars) {
      scalars_.push_back(word(s.name, 's', scalars_.size()));
      declare("scalar", scalars_.back(), s.name);
      add(": {}\n", name(s.type));
    }
    for (const Var& v : kernel_.vars) {
      vars_.push_back(word(v.name, 'v', vars_.size()));
      declare("var", vars_.back(), v.name);
      add(": {}\n", name(v.type));
    }
  }

  void region(RegionId id) {
    for (NodeId n : kernel_.at(id).nodes) {
      indent();
      node(n, kernel_.at(n));
    }
  }
  void block(RegionId id) {
    ++depth_;
    region(id);
    --depth_;
    indent();
    out_ += "}";
  }

  [[nodiscard]] std::string list(std::span<const NodeId> values) const {
    std::string text;
    for (NodeId v : values) text += fmt::format("{}%{}", text.empty() ? "" : ", ", number_[index(v)]);
    return text;
  }
  [[nodiscard]] std::string axes(const Loop& l) const {
    std::string text;
    for (const Axis& a : l.axes) {
      text += fmt::format("(%{}, %{}, %{}) ", number_[index(a.start)], number_[index(a.count)],
                          number_[index(a.step)]);
    }
    return text;
  }

  /// Ends the line a node began.
  void end(NodeId id) {
    if (kernel_.at(id).line != 0) add(" @{}", kernel_.at(id).line);
    if (note_) {
      const std::string note = note_(id);
      if (!note.empty()) add("  // {}", note);
    }
    out_ += '\n';
  }
  void define(NodeId id) {
    number_[index(id)] = next_++;
    add("%{} = ", number_[index(id)]);
  }

  void node(NodeId id, const Node& n) {
    const auto args = kernel_.args(n);
    switch (n.inst) {
      case Inst::constant:
        define(id), add("const {} {}", name(n.type), print_constant(n.type, n.constant_bits()));
        break;
      case Inst::scalar:
        define(id), add("scalar {}", scalars_[n.target]);
        break;
      case Inst::extent:
        define(id), add("extent {} {}", arrays_[n.target], n.sub);
        break;
      case Inst::axis:
        define(id), add("axis l{} {}", loop_number_[n.target], n.sub);
        break;
      case Inst::operand:
        define(id), add("operand l{} {}", loop_number_[n.target], n.sub);
        break;
      case Inst::op:
        define(id), add("{} {} {}", name(n.op), name(n.type), list(args));
        break;
      case Inst::load:
        define(id), add("load {}[{}]", arrays_[n.target], list(args));
        break;
      case Inst::get:
        define(id), add("get {}", vars_[n.target]);
        break;
      case Inst::fold_result:
        define(id), add("result l{} {}", loop_number_[n.target], n.sub);
        break;
      case Inst::store:
      case Inst::atomic: {
        const std::string op = n.inst == Inst::store ? "store" : "atomic " + std::string(name(n.op));
        add("{} {}[{}], {}", op, arrays_[n.target], list(args.first(args.size() - 1)), list(args.last(1)));
        break;
      }
      case Inst::set:
        add("set {}, {}", vars_[n.target], list(args));
        break;
      case Inst::tile:
        add("tile {}[{}]", arrays_[n.target], list(args));
        break;
      case Inst::yield:
        add("yield {}", list(args));
        break;
      case Inst::loop:
      case Inst::for_:
        loop(n);
        break;
      case Inst::if_:
        add("if {} {{\n", list(args));
        block(n.region());
        if (n.other() != no_region) {
          out_ += " else {\n";
          block(n.other());
        }
        break;
      case Inst::while_:
        out_ += "while {\n";
        block(n.region());
        out_ += " do {\n";
        block(n.other());
        break;
    }
    end(id);
  }

  void loop(const Node& n) {
    const Loop& l = kernel_.at(n.loop());
    loop_number_[n.target] = next_loop_++;
    add("{} l{} {}", n.inst == Inst::loop ? "loop" : "for", loop_number_[n.target], axes(l));
    out_ += "{\n";
    block(l.body);
    for (const Fold& f : l.folds) {
      add(" fold {} {} %{}", f.custom ? "own" : name(f.op), name(f.type), number_[index(f.value)]);
      if (f.second != no_node) add(" %{}", number_[index(f.second)]);
      if (f.start != no_node) add(" start %{}", number_[index(f.start)]);
      if (f.line != 0) add(" @{}", f.line);
      if (!f.custom) continue;
      out_ += " {\n";
      block(f.combine);
    }
  }

  const Kernel& kernel_;
  const std::function<std::string(NodeId)>& note_;
  std::string out_;
  int depth_ = 0;
  std::vector<std::string> arrays_, scalars_, vars_;
  std::vector<std::uint32_t> number_, loop_number_;
  std::uint32_t next_ = 0, next_loop_ = 0;
};

}  // namespace

std::string print_constant(Type type, std::uint64_t bits) {
  if (type == Type::boolean) return bits != 0 ? "true" : "false";
  if (type == Type::f32) return decimal(std::bit_cast<float>(static_cast<std::uint32_t>(bits)), bits);
  if (type == Type::f64) return decimal(std::bit_cast<double>(bits), bits);
  if (is_float(type)) return fmt::format("0x{:x}", bits);
  const int unused = 64 - 8 * size_bytes(type);
  if (is_signed_int(type)) return fmt::format("{}", static_cast<std::int64_t>(bits << unused) >> unused);
  return fmt::format("{}", bits);
}

std::string print(const Kernel& kernel, const std::function<std::string(NodeId)>& note) {
  return Printer(kernel, note).run();
}

}  // namespace weft::ir
