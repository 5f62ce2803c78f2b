#include "random_expressions.hpp"

#include <fmt/format.h>

#include <bit>
#include <span>

#include "expr/parse.hpp"
#include "session.hpp"
#include "verify_values.hpp"

namespace weft::app {
namespace {

constexpr const char* leaves[] = {"a", "b", "w", "s", "k", "0.5", "3.0"};
constexpr const char* unary[] = {"-({})",     "abs({})",      "exp({})",    "tanh({})",
                                 "silu({})",  "rsqrt({})",    "relu({})",   "sqrt({})",
                                 "log({})",   "sigmoid({})",  "square({})", "f32(i32({}))",
                                 "floor({})", "f32(f16({}))", "sin({})",    "recip({})"};
constexpr const char* binary[] = {"({} + {})",   "({} - {})",   "({} * {})",    "({} / {})",
                                  "min({}, {})", "max({}, {})", "hypot({}, {})"};
constexpr const char* folds[] = {"sum({}, axis=-1, keepdims=True)",
                                 "max({}, axis=-1, keepdims=True)",
                                 "mean({}, axis=-1, keepdims=True)",
                                 "sum({}, axis=0, keepdims=True)",
                                 "min({}, axis=0, keepdims=True)",
                                 "sum({})",
                                 "max({})"};
constexpr const char* rows[] = {"softmax({})", "rms_norm({})", "layer_norm({})"};

template <std::size_t N>
const char* pick(Random& random, const char* const (&choices)[N]) {
  return choices[random.below(N)];
}

ExpressionRef make(std::string pattern, std::vector<ExpressionRef> parts = {}) {
  return std::make_shared<const RandomExpression>(RandomExpression{std::move(pattern), std::move(parts)});
}

struct Given {
  std::vector<expr::Input> inputs;
  std::vector<runtime::ArrayRef> arrays;
};

Given make_inputs(const ExpressionPlan& plan, const Device& device) {
  Given given;
  const auto add = [&](const char* name, std::vector<std::int64_t> shape) {
    const Random words(plan.data_seed + given.inputs.size());
    Words64 values(static_cast<std::size_t>(expr::size(shape)));
    for (std::size_t i = 0; i < values.size(); ++i)
      values[i] = std::bit_cast<std::uint32_t>(normal_of(words.at(i)));
    given.arrays.push_back(upload(device, make_array(ir::Type::f32, shape, values)));
    given.inputs.push_back({name, ir::Type::f32, std::move(shape)});
  };
  add("a", {plan.rows, plan.cols});
  add("b", {plan.rows, plan.cols});
  add("w", {plan.cols});
  add("s", {plan.rows, 1});
  add("k", {});
  return given;
}

}  // namespace

ExpressionRef random_expression(Random& random, int depth) {
  const auto part = [&] { return random_expression(random, depth - 1); };
  if (depth == 0 || random.one_in(8)) {
    // An array at least once a branch: the arrays stand first, numbers are rarer.
    return make(random.one_in(4) ? pick(random, leaves) : leaves[random.below(3)]);
  }
  const std::uint64_t kind = random.below(12);
  if (kind < 4) return make(pick(random, unary), {part()});
  if (kind < 8) return make(pick(random, binary), {part(), part()});
  if (kind < 10) return make(pick(random, folds), {make("({} + a)", {part()})});
  if (kind == 10) return make(pick(random, rows), {make("({} + b)", {part()})});
  return make("where({} < {}, {}, (b - {}))", {part(), make("(a + {})", {part()}), part(), part()});
}

std::string text(const RandomExpression& expression) {
  std::string result;
  std::size_t used = 0;
  for (std::size_t at = 0; at < expression.pattern.size(); ++at) {
    if (expression.pattern[at] != '{') {
      result += expression.pattern[at];
      continue;
    }
    result += text(*expression.parts[used++]);
    ++at;
  }
  return result;
}

std::vector<ExpressionRef> parts_of(const ExpressionRef& expression) {
  std::vector<ExpressionRef> all;
  for (const ExpressionRef& part : expression->parts) {
    all.push_back(part);
    const std::vector<ExpressionRef> deeper = parts_of(part);
    all.insert(all.end(), deeper.begin(), deeper.end());
  }
  return all;
}

std::vector<std::uint32_t> run_expressions(const ExpressionPlan& plan, const Device& device, Join join) {
  const Given given = make_inputs(plan, device);
  std::vector<expr::NodeRef> nodes;
  for (const ExpressionRef& output : plan.outputs) nodes.push_back(expr::parse(text(*output), given.inputs));
  const runtime::Evaluated evaluated =
      runtime::evaluate(device.state(), nodes, given.inputs, given.arrays, {.join = join});
  (void)evaluated.report.get();
  std::vector<std::uint32_t> bits;
  for (std::size_t k = 0; k < nodes.size(); ++k) {
    const io::NpyArray array = download(evaluated.outputs[k], nodes[k]->type);
    for (std::size_t i = 0; i < static_cast<std::size_t>(expr::size(array.shape)); ++i) {
      const std::uint64_t word = element_bits(array, i);
      bits.push_back(is_nan(array.type, word) ? 0x7fc00000u : static_cast<std::uint32_t>(word));
    }
  }
  return bits;
}

}  // namespace weft::app
