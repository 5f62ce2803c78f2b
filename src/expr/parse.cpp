#include "expr/parse.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "expr/compose.hpp"
#include "expr/lexer.hpp"
#include "expr/parse_views.hpp"
#include "expr/spelling.hpp"
#include "weft/error.hpp"

namespace weft::expr {
namespace {

using ir::Op;

constexpr int max_nesting = 200;

struct Binary {
  std::string_view symbol;
  std::optional<Op> op;  // none: matmul, which is no op of one element
  int level;
};
/// Loosest first, as in Python. `**` and the unary operators bind tighter and stand in their own functions.
constexpr Binary binaries[] = {
    {"==", Op::eq, 0},     {"!=", Op::ne, 0},  {"<=", Op::le, 0},        {">=", Op::ge, 0},
    {"<", Op::lt, 0},      {">", Op::gt, 0},   {"|", Op::bit_or, 1},     {"^", Op::bit_xor, 2},
    {"&", Op::bit_and, 3}, {"<<", Op::shl, 4}, {">>", Op::shr, 4},       {"+", Op::add, 5},
    {"-", Op::sub, 5},     {"*", Op::mul, 6},  {"//", Op::floor_div, 6}, {"/", Op::div, 6},
    {"%", Op::mod, 6},     {"@", {}, 6},
};
constexpr int unary_level = 7;
constexpr std::string_view option_names[] = {"axis", "keepdims", "eps", "ddof"};

struct Option {
  NodeRef value;          // a number
  std::vector<int> axes;  // where a tuple or integer stood
  bool flag = false;
  std::uint32_t column = 0;
};

struct Arguments {
  std::vector<NodeRef> values;
  std::vector<std::string_view> words;  // as written, where an argument is one bare name; else empty
  std::map<std::string_view, Option> options;
};

class Parser {
 public:
  Parser(std::string_view text, std::span<const Input> inputs) : lexer_(text), inputs_(inputs) {
    for (std::size_t k = 0; k < inputs.size(); ++k) {
      nodes_.push_back(input(static_cast<std::uint32_t>(k), inputs[k].name, inputs[k].type, inputs[k].shape));
    }
  }

  NodeRef run() {
    NodeRef result = binary(0);
    if (lexer_.peek().token != Token::end) {
      const std::string_view found = lexer_.peek().text, ours = other_spelling(found);
      Lexer::refuse(lexer_.peek().column, fmt::format("expected an operator or the end, found '{}'{}{}",
                                                      found, ours.empty() ? "" : "; ", ours));
    }
    if (result->kind == Kind::literal) result = cast(ir::Type::f64, result, {});
    return result;
  }

 private:
  struct Depth {
    explicit Depth(Parser& p) : parser(p) {
      if (++parser.depth_ > max_nesting)
        Lexer::refuse(parser.lexer_.peek().column, fmt::format("nested deeper than {}", max_nesting));
    }
    ~Depth() { --parser.depth_; }
    Parser& parser;
  };

  NodeRef binary(int level) {
    if (level == unary_level) return unary();
    NodeRef left = binary(level + 1);
    bool compared = false;
    for (;;) {
      const auto* found = std::ranges::find_if(
          binaries, [&](const Binary& b) { return b.level == level && lexer_.at(b.symbol); });
      if (found == std::end(binaries)) return left;
      const std::uint32_t column = lexer_.take().column;
      if (level == 0 && compared) Lexer::refuse(column, "comparisons do not chain; join two with &");
      compared = true;
      NodeRef right = binary(level + 1);
      const Place place{"column", column};
      left = found->op ? apply(*found->op, {std::move(left), std::move(right)}, place)
                       : matmul(std::move(left), std::move(right), place);
    }
  }

  NodeRef unary() {
    const Depth depth(*this);
    const std::uint32_t column = lexer_.peek().column;
    if (lexer_.accept("-")) {
      NodeRef operand = unary();
      if (operand->kind != Kind::literal) return apply(Op::neg, {std::move(operand)}, {"column", column});
      const Number& v = operand->value;
      return literal({v.integer && v.whole != 0, v.integer ? -v.whole : 0, -v.real});  // -0 is a float
    }
    if (lexer_.accept("+")) return unary();
    if (lexer_.accept("~")) return apply(Op::bit_not, {unary()}, {"column", column});
    NodeRef base = primary();
    if (lexer_.at("**")) {
      const std::uint32_t at = lexer_.take().column;
      return apply(Op::pow, {std::move(base), unary()}, {"column", at});
    }
    return base;
  }

  NodeRef primary() {
    if (lexer_.accept("(")) {
      NodeRef inner = binary(0);
      lexer_.expect(")");
      return inner;
    }
    const Lexeme word = lexer_.take();
    if (word.token == Token::number) return literal(word.value);
    if (word.token != Token::name) {
      const std::string found = word.token == Token::end ? "the end" : fmt::format("'{}'", word.text);
      Lexer::refuse(word.column, fmt::format("expected a name, a number or '(', found {}", found));
    }
    if (lexer_.accept("(")) return call(word, arguments());
    return named(word);
  }

  NodeRef named(const Lexeme& word) {
    for (std::size_t k = 0; k < inputs_.size(); ++k) {
      if (inputs_[k].name == word.text) return nodes_[k];
    }
    if (word.text == "inf") return literal({false, 0, std::numeric_limits<double>::infinity()});
    if (word.text == "nan") return literal({false, 0, std::numeric_limits<double>::quiet_NaN()});
    if (word.text == "True") return literal({true, 1, 1});
    if (word.text == "False") return literal({true, 0, 0});
    std::string help = inputs_.empty() ? "no arrays are given" : "";
    std::vector<std::string_view> near;
    for (const Input& i : inputs_) {
      const std::size_t changes = distance(i.name, word.text);
      if (changes <= 2 && changes < std::max(i.name.size(), word.text.size())) near.push_back(i.name);
    }
    if (!near.empty()) {
      help = fmt::format("did you mean {}?", fmt::join(near, ", "));
    } else if (!inputs_.empty()) {
      std::vector<std::string_view> names;
      for (const Input& i : inputs_) names.push_back(i.name);
      help = fmt::format("the arrays are {}", fmt::join(names, ", "));
    }
    Lexer::refuse(word.column, fmt::format("unknown name '{}'; {}", word.text, help));
  }

  Arguments arguments() {
    Arguments result;
    while (!lexer_.accept(")")) {
      const Lexeme first = lexer_.peek();
      if (at_type_word()) {
        lexer_.take();
        result.values.push_back(nullptr);
        result.words.push_back(first.text);
      } else if (first.token == Token::name && is_option(first.text)) {
        lexer_.take();
        lexer_.expect("=");
        if (!result.options.emplace(first.text, option(first)).second) {
          Lexer::refuse(first.column, fmt::format("'{}' is given twice", first.text));
        }
      } else {
        if (at_unknown_option() && !is_input(first.text)) {
          Lexer::refuse(first.column, fmt::format("there is no option '{}'; the options are {}", first.text,
                                                  fmt::join(option_names, ", ")));
        }
        if (!result.options.empty()) Lexer::refuse(first.column, "an operand stands after an option");
        result.values.push_back(binary(0));
        result.words.emplace_back();
      }
      if (!lexer_.accept(",")) {
        lexer_.expect(")");
        break;
      }
    }
    return result;
  }

  /// At a type as an argument of its own, `f32` in `cast(x, f32)`; not at a conversion, `f32(x)`.
  [[nodiscard]] bool at_type_word() const {
    const Lexeme& word = lexer_.peek();
    if (word.token != Token::name || !ir::find_type(word.text) || is_input(word.text)) return false;
    Lexer ahead = lexer_;
    ahead.take();
    return !ahead.at("(");
  }

  /// At a name that is followed by `=`.
  [[nodiscard]] bool at_unknown_option() const {
    if (lexer_.peek().token != Token::name) return false;
    Lexer ahead = lexer_;
    ahead.take();
    return ahead.at("=");
  }

  bool is_input(std::string_view name) const {
    return std::ranges::any_of(inputs_, [&](const Input& i) { return i.name == name; });
  }
  bool is_option(std::string_view name) const {
    return std::ranges::find(option_names, name) != std::end(option_names) && !is_input(name);
  }

  Option option(const Lexeme& name) {
    Option result;
    result.column = lexer_.peek().column;
    if (name.text == "axis" && lexer_.accept("(")) {
      while (!lexer_.accept(")")) {
        result.axes.push_back(integer("axis"));
        if (!lexer_.accept(",")) {
          lexer_.expect(")");
          break;
        }
      }
      return result;
    }
    if (name.text == "axis" || name.text == "ddof") {
      result.axes.push_back(integer(name.text));
      return result;
    }
    const NodeRef value = unary();
    if (value->kind != Kind::literal)
      Lexer::refuse(result.column, fmt::format("{} takes a number", name.text));
    result.value = value;
    result.flag = value->value.real != 0;
    return result;
  }

  int integer(std::string_view option) {
    const std::uint32_t column = lexer_.peek().column;
    const NodeRef value = unary();
    const bool fits = value->kind == Kind::literal && value->value.real == std::trunc(value->value.real) &&
                      std::abs(value->value.real) < 1e6;
    if (!fits) Lexer::refuse(column, fmt::format("{} takes an integer", option));
    return static_cast<int>(value->value.real);
  }

  NodeRef call(const Lexeme& name, Arguments args) {
    const Place place{"column", name.column};
    if (const auto type = ir::find_type(name.text)) {
      only(name, args, 1, {});
      return cast(*type, std::move(args.values[0]), place);
    }
    if (name.text == "cast" || name.text == "bits") {
      const auto type = args.words.size() == 2 ? ir::find_type(args.words[1]) : std::nullopt;
      if (!type || args.values[0] == nullptr) {
        Lexer::refuse(name.column,
                      fmt::format("{} takes an array and a type: {}(x, f32)", name.text, name.text));
      }
      return name.text == "cast" ? cast(*type, std::move(args.values[0]), place)
                                 : reinterpret(*type, std::move(args.values[0]), place);
    }
    for (const NodeRef& value : args.values) {
      if (value == nullptr)
        Lexer::refuse(name.column, fmt::format("{} takes no type among its operands", name.text));
    }
    if (name.text == "dot") refuse_op(name);  // a fold of this name is the kernel of matmul
    if (name.text == "matmul") {
      only(name, args, 2, {});
      return matmul(std::move(args.values[0]), std::move(args.values[1]), place);
    }
    const auto calls = view_calls();
    const auto chooser = std::ranges::find(calls, std::string_view(name.text), &ViewCall::name);
    if (chooser != calls.end()) {
      for (const auto& [key, option] : args.options) {
        if (key != "axis" || !chooser->takes_axis)
          Lexer::refuse(option.column, fmt::format("{} has no option '{}'", name.text, key));
      }
      const auto axis = axes(args).has_value() ? std::optional(one_axis(name, args)) : std::nullopt;
      return view_call(*chooser, std::move(args.values), axis, place);
    }
    const auto fold = ir::find_reduce_op(name.text);
    const auto op = ir::find_op(name.text == "where" ? "select" : name.text);
    const bool folds = fold && *fold != ir::ReduceOp::dot && (!op || args.values.size() == 1);
    if (folds) return reduction(name, *fold, std::move(args), place);
    const bool is_conversion = op && (ir::info(*op).signature == ir::Signature::cast ||
                                      ir::info(*op).signature == ir::Signature::bits);
    if (is_conversion) refuse_op(name);  // cast and bits stand above; no other has a way to name its type
    if (op) {
      for (const auto& [key, option] : args.options)
        Lexer::refuse(option.column, fmt::format("{} has no option '{}'", name.text, key));
      return apply(*op, std::move(args.values), place);
    }
    return composition(name, std::move(args), place);
  }

  /// Checks the number of operands and that no other options are given than those named.
  void only(const Lexeme& name, const Arguments& args, std::size_t operands,
            std::vector<std::string_view> options) {
    if (args.values.size() != operands) {
      Lexer::refuse(name.column, fmt::format("{} takes {} operand{}, not {}", name.text, operands,
                                             operands == 1 ? "" : "s", args.values.size()));
    }
    for (const NodeRef& value : args.values) {
      if (value == nullptr)
        Lexer::refuse(name.column, fmt::format("{} takes no type among its operands", name.text));
    }
    for (const auto& [key, option] : args.options) {
      if (std::ranges::find(options, key) == options.end()) {
        Lexer::refuse(option.column, fmt::format("{} has no option '{}'", name.text, key));
      }
    }
  }

  static std::optional<std::vector<int>> axes(const Arguments& args) {
    const auto found = args.options.find("axis");
    return found == args.options.end() ? std::nullopt : std::optional(found->second.axes);
  }
  static bool keepdims(const Arguments& args) {
    const auto found = args.options.find("keepdims");
    return found != args.options.end() && found->second.flag;
  }
  static int one_axis(const Lexeme& name, const Arguments& args) {
    const auto given = axes(args);
    if (!given) return -1;
    if (given->size() != 1) Lexer::refuse(name.column, fmt::format("{} takes one axis", name.text));
    return given->front();
  }

  NodeRef reduction(const Lexeme& name, ir::ReduceOp fold, Arguments args, Place place) {
    only(name, args, 1, {"axis", "keepdims"});
    return reduce(fold, std::move(args.values[0]), axes(args), keepdims(args), place);
  }

  NodeRef composition(const Lexeme& name, Arguments args, Place place) {
    if (name.text == "mean") {
      only(name, args, 1, {"axis", "keepdims"});
      return mean(std::move(args.values[0]), axes(args), keepdims(args), place);
    }
    if (name.text == "var") {
      only(name, args, 1, {"axis", "keepdims", "ddof"});
      const auto ddof = args.options.find("ddof");
      return var(std::move(args.values[0]), axes(args), keepdims(args),
                 ddof == args.options.end() ? 0 : ddof->second.axes[0], place);
    }
    if (name.text == "rms_norm" || name.text == "layer_norm") {
      only(name, args, 1, {"axis", "eps"});
      const auto given = args.options.find("eps");
      const Number standard{false, 0, name.text == "rms_norm" ? 1e-6 : 1e-5};
      const Number eps = given == args.options.end() ? standard : given->second.value->value;
      const int axis = one_axis(name, args);
      return name.text == "rms_norm" ? rms_norm(std::move(args.values[0]), eps, axis, place)
                                     : layer_norm(std::move(args.values[0]), eps, axis, place);
    }
    if (name.text == "softmax" || name.text == "log_softmax") {
      only(name, args, 1, {"axis"});
      const int axis = one_axis(name, args);
      return name.text == "softmax" ? softmax(std::move(args.values[0]), axis, place)
                                    : log_softmax(std::move(args.values[0]), axis, place);
    }
    refuse_op(name);
  }

  [[noreturn]] static void refuse_op(const Lexeme& name) {
    const std::string_view ours = other_spelling(name.text);
    if (!ours.empty()) Lexer::refuse(name.column, fmt::format("there is no op '{}'; {}", name.text, ours));
    std::vector<std::string_view> near = ir::nearest_op_names(name.text);
    std::vector<std::string_view> known = {"mean",    "var",         "rms_norm", "layer_norm",
                                           "softmax", "log_softmax", "where",    "matmul"};
    for (const ViewCall& chooser : view_calls()) known.push_back(chooser.name);
    for (const std::string_view other : known) {
      if (distance(other, name.text) <= 2) near.insert(near.begin(), other);
    }
    const std::string help = near.empty() ? "`weft eval --list` lists all"
                                          : fmt::format("did you mean {}?", fmt::join(near, ", "));
    Lexer::refuse(name.column, fmt::format("unknown op '{}'; {}", name.text, help));
  }

  Lexer lexer_;
  std::span<const Input> inputs_;
  std::vector<NodeRef> nodes_;
  int depth_ = 0;
};

}  // namespace

NodeRef parse(std::string_view text, std::span<const Input> inputs) { return Parser(text, inputs).run(); }

}  // namespace weft::expr
