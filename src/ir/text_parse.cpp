// Reads the text form straight into tables; the verifier then says whether they make a kernel.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <map>
#include <optional>
#include <vector>

#include "ir/text.hpp"
#include "ir/text_lexer.hpp"
#include "ir/verify.hpp"
#include "ir/walk.hpp"

namespace weft::ir {
namespace {

template <class Number>
std::optional<Number> whole_number(std::string_view text, int base = 10) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

template <class Float>
std::optional<Float> decimal(std::string_view text) {
  Float value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<std::uint64_t> constant_bits(Type type, const std::string& text) {
  const int width = 8 * size_bytes(type);
  const std::uint64_t all = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  if (type == Type::boolean) {
    if (text == "true" || text == "false") return text == "true" ? 1 : 0;
    return std::nullopt;
  }
  if (text.starts_with("0x")) {
    const auto bits = whole_number<std::uint64_t>(std::string_view(text).substr(2), 16);
    return bits && *bits <= all ? bits : std::nullopt;
  }
  if (type == Type::f32) {
    const auto value = decimal<float>(text);
    if (value) return std::bit_cast<std::uint32_t>(*value);
  } else if (type == Type::f64) {
    const auto value = decimal<double>(text);
    if (value) return std::bit_cast<std::uint64_t>(*value);
  } else if (is_unsigned_int(type)) {
    const auto value = whole_number<std::uint64_t>(text);
    if (value && *value <= all) return value;
  } else if (is_signed_int(type)) {
    const auto value = whole_number<std::int64_t>(text);
    const auto most = static_cast<std::int64_t>(all >> 1);
    if (value && *value <= most && *value >= -most - 1) return static_cast<std::uint64_t>(*value) & all;
  }
  return std::nullopt;
}

std::optional<Role> find_role(std::string_view text) {
  if (text == "in") return Role::in;
  if (text == "out") return Role::out;
  if (text == "inout") return Role::inout;
  if (text == "result") return Role::result;
  if (text == "tile") return Role::tile;
  return std::nullopt;
}

class Parser {
 public:
  explicit Parser(std::string_view text) : lexer_(text), token_(lexer_.next()) {}

  Kernel run() {
    header();
    while (is_word("array") || is_word("scalar") || is_word("var")) declaration();
    kernel_.body = block_after_brace(0);
    if (token_.kind != Token::Kind::end) error("the end of the text expected");
    verify_as_text();
    return std::move(kernel_);
  }

 private:
  struct Named {
    char kind = 0;  ///< a: array, s: scalar, v: variable
    std::uint32_t id = 0;
  };

  [[noreturn]] void error(std::string_view what) const { text_error(token_.line, token_.column, what); }
  void step() { token_ = lexer_.next(); }
  [[nodiscard]] bool is(Token::Kind kind, std::string_view text) const {
    return token_.kind == kind && token_.text == text;
  }
  [[nodiscard]] bool is_word(std::string_view text) const { return is(Token::Kind::word, text); }
  [[nodiscard]] bool is_symbol(std::string_view text) const { return is(Token::Kind::symbol, text); }
  bool accept_word(std::string_view text) {
    const bool there = is_word(text);
    if (there) step();
    return there;
  }
  void symbol(std::string_view text) {
    if (!is_symbol(text)) error(fmt::format("{} expected", text));
    step();
  }
  std::string take(Token::Kind kind, std::string_view what) {
    if (token_.kind != kind) error(fmt::format("{} expected", what));
    std::string text = std::move(token_.text);
    step();
    return text;
  }
  std::string word(std::string_view what) { return take(Token::Kind::word, what); }
  std::uint32_t number(std::uint32_t most = 0x7fffffff) {
    const auto value =
        token_.kind == Token::Kind::number ? whole_number<std::uint32_t>(token_.text) : std::nullopt;
    if (!value || *value > most) error(fmt::format("a number from 0 to {} expected", most));
    step();
    return *value;
  }
  Type type() {
    const auto found = token_.kind == Token::Kind::word ? find_type(token_.text) : std::nullopt;
    if (!found) error("an element type expected");
    step();
    return *found;
  }

  void header() {
    if (!accept_word("kernel")) error("kernel expected");
    if (token_.kind != Token::Kind::word && token_.kind != Token::Kind::string)
      error("the kernel's name expected");
    kernel_.name = std::move(token_.text);
    step();
    if (accept_word("workgroup")) kernel_.options.workgroup = static_cast<int>(number());
    if (accept_word("apart")) kernel_.options.fuse = false;
    symbol("{");
  }

  void declaration() {
    const char kind = token_.text[0];  // array, scalar or var
    step();
    const Token at = token_;
    std::string token = word("a name");
    std::string name = token;
    if (token_.kind == Token::Kind::string) name = take(Token::Kind::string, "a name");
    symbol(":");
    std::uint32_t id = 0;
    if (kind == 'a') {
      const auto role = token_.kind == Token::Kind::word ? find_role(token_.text) : std::nullopt;
      if (!role) error("in, out, inout, result or tile expected");
      step();
      const Type element = type();
      symbol("[");
      const auto rank = static_cast<int>(number(8));
      symbol("]");
      kernel_.arrays.push_back({std::move(name), element, rank, *role});
      id = static_cast<std::uint32_t>(kernel_.arrays.size() - 1);
    } else if (kind == 's') {
      kernel_.scalars.push_back({std::move(name), type()});
      id = static_cast<std::uint32_t>(kernel_.scalars.size() - 1);
    } else {
      kernel_.vars.push_back({std::move(name), type()});
      id = static_cast<std::uint32_t>(kernel_.vars.size() - 1);
    }
    if (!names_.emplace(std::move(token), Named{kind, id}).second)
      text_error(at.line, at.column, "declared twice");
  }

  std::uint32_t named(char kind) {
    const auto found = token_.kind == Token::Kind::word ? names_.find(token_.text) : names_.end();
    if (found == names_.end() || found->second.kind != kind) {
      error(kind == 'a' ? "an array expected" : kind == 's' ? "a scalar expected" : "a variable expected");
    }
    step();
    return found->second.id;
  }

  NodeId value() {
    const auto digits =
        token_.kind == Token::Kind::value ? whole_number<std::uint32_t>(token_.text) : std::nullopt;
    const auto found = digits ? values_.find(*digits) : values_.end();
    if (found == values_.end()) error("a value that stands before expected");
    step();
    return found->second;
  }
  std::vector<NodeId> values() {
    std::vector<NodeId> list;
    while (token_.kind == Token::Kind::value) {
      list.push_back(value());
      if (!is_symbol(",")) break;
      step();
    }
    return list;
  }
  std::vector<NodeId> indices() {
    symbol("[");
    std::vector<NodeId> list = values();
    symbol("]");
    return list;
  }

  LoopId loop_name() {
    const auto found = token_.kind == Token::Kind::word ? loops_.find(token_.text) : loops_.end();
    if (found == loops_.end()) error("a loop that stands around or before expected");
    step();
    return found->second;
  }

  RegionId block(int depth) {
    symbol("{");
    return block_after_brace(depth);
  }
  RegionId block_after_brace(int depth) {
    if (depth >= max_depth) error(fmt::format("blocks nest deeper than {}", max_depth));
    const RegionId id = RegionId(static_cast<std::uint32_t>(kernel_.regions.size()));
    kernel_.regions.emplace_back();
    while (!is_symbol("}")) {
      if (token_.kind == Token::Kind::end) error("} expected");
      statement(id, depth);
    }
    step();
    return id;
  }

  NodeId add(RegionId region, Node n, std::span<const NodeId> args = {}) {
    n.first = static_cast<std::uint32_t>(kernel_.operands.size());
    n.count = static_cast<std::uint32_t>(args.size());
    kernel_.operands.insert(kernel_.operands.end(), args.begin(), args.end());
    kernel_.nodes.push_back(n);
    text_line_.push_back(token_.line);
    const NodeId id = NodeId(static_cast<std::uint32_t>(kernel_.nodes.size() - 1));
    kernel_.regions[index(region)].nodes.push_back(id);
    return id;
  }
  std::uint32_t source_line() {
    if (!is_symbol("@")) return 0;
    step();
    return number(0xffffffff);
  }

  void statement(RegionId region, int depth) {
    if (token_.kind == Token::Kind::value) {
      definition(region);
    } else if (is_word("loop") || is_word("for")) {
      loop(region, depth);
    } else if (is_word("if") || is_word("while")) {
      control(region, depth);
    } else {
      effect(region);
    }
  }

  void definition(RegionId region) {
    const Token at = token_;
    const auto name = whole_number<std::uint32_t>(token_.text);
    if (!name || values_.contains(*name)) error("a new number expected");
    step();
    symbol("=");
    Node n;
    std::vector<NodeId> args;
    const std::string what = word("an instruction");
    if (what == "const") {
      constant(n);
    } else if (what == "scalar") {
      n.inst = Inst::scalar;
      n.target = named('s');
      n.type = kernel_.scalars[n.target].type;
    } else if (what == "extent") {
      n.inst = Inst::extent;
      n.type = index_type;
      n.target = named('a');
      n.sub = number();
    } else if (what == "axis" || what == "operand" || what == "result") {
      of_loop(what, n);
    } else if (what == "load") {
      n.inst = Inst::load;
      n.target = named('a');
      n.type = kernel_.arrays[n.target].type;
      args = indices();
    } else if (what == "get") {
      n.inst = Inst::get;
      n.target = named('v');
      n.type = kernel_.vars[n.target].type;
    } else {
      const auto op = find_op(what);
      if (!op) text_error(at.line, at.column, fmt::format("{} is no instruction or op", what));
      n.inst = Inst::op;
      n.op = *op;
      n.type = type();
      args = values();
    }
    n.line = source_line();
    values_.emplace(*name, add(region, n, args));
  }

  void constant(Node& n) {
    n.inst = Inst::constant;
    n.type = type();
    const bool literal = token_.kind == Token::Kind::number || n.type == Type::boolean;
    const auto bits = literal ? constant_bits(n.type, token_.text) : std::nullopt;
    if (!bits) error(fmt::format("a value of {} expected", name(n.type)));
    step();
    n.target = static_cast<std::uint32_t>(*bits);
    n.sub = static_cast<std::uint32_t>(*bits >> 32);
  }

  void of_loop(std::string_view what, Node& n) {
    n.target = static_cast<std::uint32_t>(loop_name());
    n.sub = number();
    const auto& folds = kernel_.loops[n.target].folds;
    const std::uint32_t fold = what == "operand" ? n.sub / 2 : n.sub;
    n.type = index_type;
    n.inst = Inst::axis;
    if (what == "axis") return;
    if (fold >= folds.size()) error("that loop has no such fold here");
    n.inst = what == "operand" ? Inst::operand : Inst::fold_result;
    n.type = folds[fold].type;
  }

  void effect(RegionId region) {
    Node n;
    std::vector<NodeId> args;
    const Token at = token_;
    const std::string what = word("an instruction");
    if (what == "store" || what == "atomic" || what == "tile") {
      n.inst = what == "store" ? Inst::store : what == "tile" ? Inst::tile : Inst::atomic;
      if (n.inst == Inst::atomic) {
        const auto op = find_op(word("an op"));
        if (!op) text_error(at.line, at.column, "an op expected");
        n.op = *op;
      }
      n.target = named('a');
      n.type = kernel_.arrays[n.target].type;
      args = indices();
    } else if (what == "set") {
      n.inst = Inst::set;
      n.target = named('v');
      n.type = kernel_.vars[n.target].type;
    } else if (what == "yield") {
      n.inst = Inst::yield;
    } else {
      text_error(at.line, at.column, fmt::format("{} is no instruction", what));
    }
    if (n.inst != Inst::tile) {
      if (n.inst != Inst::yield) symbol(",");
      args.push_back(value());
    }
    if (n.inst == Inst::yield) n.type = kernel_.at(args[0]).type;
    n.line = source_line();
    add(region, n, args);
  }

  /// The node of a construct stands before what is nested in it, and learns its regions afterwards.
  void loop(RegionId region, int depth) {
    Loop l;
    l.parallel = is_word("loop");
    step();
    const Token at = token_;
    std::string name = word("the loop's name");
    while (is_symbol("(")) {
      step();
      const std::vector<NodeId> axis = values();
      if (axis.size() != 3) error("start, count and step expected");
      l.axes.push_back({axis[0], axis[1], axis[2]});
      symbol(")");
    }
    const LoopId id = LoopId(static_cast<std::uint32_t>(kernel_.loops.size()));
    kernel_.loops.push_back(std::move(l));
    if (!loops_.emplace(std::move(name), id).second)
      text_error(at.line, at.column, "another loop has this name");
    Node n;
    n.inst = kernel_.at(id).parallel ? Inst::loop : Inst::for_;
    n.type = index_type;
    n.target = static_cast<std::uint32_t>(id);
    const NodeId owner = add(region, n);
    const RegionId body = block(depth + 1);
    kernel_.loops[index(id)].body = body;
    while (accept_word("fold")) fold(id, depth);
    const std::uint32_t line = source_line();
    kernel_.nodes[index(owner)].line = line;
    kernel_.loops[index(id)].line = line;
  }

  void fold(LoopId loop, int depth) {
    Fold f;
    f.custom = is_word("own");
    const auto op = token_.kind == Token::Kind::word ? find_reduce_op(token_.text) : std::nullopt;
    if (!f.custom && !op) error("a fold or own expected");
    if (op) f.op = *op;
    step();
    f.type = type();
    f.value = value();
    if (op == ReduceOp::dot) f.second = value();
    if (accept_word("start")) f.start = value();
    f.line = source_line();
    auto& folds = kernel_.loops[index(loop)].folds;
    const std::size_t k = folds.size();
    folds.push_back(f);
    if (!f.custom) return;
    const RegionId combine = block(depth + 1);
    kernel_.loops[index(loop)].folds[k].combine = combine;
  }

  void control(RegionId region, int depth) {
    const bool branches = is_word("if");
    step();
    std::vector<NodeId> condition;
    if (branches) condition.push_back(value());
    Node n;
    n.inst = branches ? Inst::if_ : Inst::while_;
    n.type = Type::boolean;
    n.sub = static_cast<std::uint32_t>(no_region);
    const NodeId owner = add(region, n, condition);
    const RegionId first = block(depth + 1);
    kernel_.nodes[index(owner)].target = static_cast<std::uint32_t>(first);
    if (!branches && !is_word("do")) error("do expected");
    if (accept_word(branches ? "else" : "do")) {
      const RegionId second = block(depth + 1);
      kernel_.nodes[index(owner)].sub = static_cast<std::uint32_t>(second);
    }
    kernel_.nodes[index(owner)].line = source_line();
  }

  /// The verifier speaks of source lines; here the lines of the text are what helps.
  void verify_as_text() const {
    Kernel located = kernel_;
    for (std::size_t i = 0; i < located.nodes.size(); ++i) located.nodes[i].line = text_line_[i];
    const std::vector<Fault> faults = find_faults(located);
    if (!faults.empty()) text_error(faults[0].line, 1, faults[0].text);
  }

  Lexer lexer_;
  Token token_;
  Kernel kernel_;
  std::map<std::string, Named> names_;
  std::map<std::string, LoopId> loops_;
  std::map<std::uint32_t, NodeId> values_;
  std::vector<std::uint32_t> text_line_;
};

}  // namespace

Kernel parse(std::string_view text) { return Parser(text).run(); }

}  // namespace weft::ir
