#include "onnx/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "onnx/compare.hpp"

namespace weft::onnx {
namespace {

/// By how many roundings the reference and we may be apart together (docs/onnx.md). Primitives give the same
/// bits.
struct Tolerance {
  double roundings;
  bool folds;
};

Tolerance tolerance(const Node& node) {
  static const std::set<std::string> functions = {
      "Acos", "Acosh", "Asin", "Asinh",   "Atan", "Atanh",    "Cos", "Cosh", "Erf",         "Exp",
      "Log",  "Pow",   "Sin",  "Sigmoid", "Sinh", "Softplus", "Tan", "Tanh", "HardSigmoid", "HardSwish"};
  static const std::set<std::string> folds = {"ReduceSum",
                                              "ReduceMean",
                                              "ReduceL1",
                                              "ReduceL2",
                                              "ReduceSumSquare",
                                              "ReduceLogSum",
                                              "ReduceLogSumExp",
                                              "ReduceProd",
                                              "Softmax",
                                              "LogSoftmax",
                                              "MeanVarianceNormalization",
                                              "MatMul",
                                              "Gemm",
                                              "CumSum",
                                              "BatchNormalization",
                                              "InstanceNormalization",
                                              "GlobalAveragePool",
                                              "Adam",
                                              "Adagrad",
                                              "Momentum",
                                              "LayerNormalization",
                                              "Elu",
                                              "Selu",
                                              "Celu"};
  if (functions.contains(node.op)) return {3, false};
  if (folds.contains(node.op)) return {4, true};
  return {0, false};
}

/// Cases whose reference does not do what the operator's text says.
const std::map<std::string, std::string>& wrong_references() {
  static const std::string cut = "the reference cuts bits off where bfloat16 rounds";
  static const std::map<std::string, std::string> all = {
      {"test_adam_multiple", "the reference takes an epsilon that the model does not have"},
      {"test_cast_FLOAT_to_BFLOAT16", cut},
      {"test_castlike_FLOAT_to_BFLOAT16", cut},
      {"test_castlike_FLOAT_to_BFLOAT16_expanded", cut}};
  return all;
}

class Run {
 public:
  Run(const Device& device, const Model& model) : device_(device), model_(model) {
    for (const auto& [name, tensor] : model.constants) known_[name] = constant(device, tensor);
  }

  void give(const std::string& name, const Tensor& tensor) { known_[name] = constant(device_, tensor); }

  void node(const Node& n) {
    const auto found = operators().find(n.op);
    if (found == operators().end()) throw Unsupported("no such operator here");
    for (const auto& [name, attribute] : n.attributes) {
      if (attribute.graph) throw Unsupported("a graph inside a node");
    }
    Values inputs;
    for (const std::string& name : n.inputs) inputs.push_back(name.empty() ? Value() : known_.at(name));
    const Values outputs = found->second(Call{n, inputs, model_.opset, device_});
    for (std::size_t k = 0; k < n.outputs.size(); ++k) {
      if (n.outputs[k].empty()) continue;
      if (k >= outputs.size()) throw Unsupported(fmt::format("output {}", k + 1));
      known_[n.outputs[k]] = outputs[k];
    }
  }

  [[nodiscard]] const Value& value(const std::string& name) const { return known_.at(name); }

 private:
  const Device& device_;
  const Model& model_;
  std::map<std::string, Value> known_;
};

Tolerance tolerance_of(const Model& model) {
  Tolerance all{0, false};
  for (const Node& node : model.nodes) {
    const Tolerance one = tolerance(node);
    all = {std::max(all.roundings, one.roundings), all.folds || one.folds};
  }
  // What a model of several nodes subtracts may be larger than the difference, as what a sum adds.
  if (model.nodes.size() > 1 && all.roundings > 0) return {std::max(all.roundings, 4.0), true};
  return all;
}

/// Some files hold the bits of bfloat16 as integers; the model says what they are.
Tensor read(const std::filesystem::path& file, const Port& port) {
  Tensor tensor = read_tensor(file);
  if (port.type == Type::bf16 && tensor.type == Type::u16) tensor.type = Type::bf16;
  return tensor;
}

void check_ports(const Model& model) {
  const auto is_tensor = [](const Port& port) { return port.tensor; };
  if (!std::ranges::all_of(model.inputs, is_tensor) || !std::ranges::all_of(model.outputs, is_tensor))
    throw Unsupported("sequences and optional values");
}

void run_data(const Device& device, const Model& model, const std::filesystem::path& data, Outcome& outcome) {
  check_ports(model);
  Run run(device, model);
  std::size_t file = 0;
  for (const Port& input : model.inputs) {
    if (model.constants.contains(input.name)) continue;
    run.give(input.name, read(data / fmt::format("input_{}.pb", file++), input));
  }
  for (const Node& node : model.nodes) {
    outcome.op = node.op;
    run.node(node);
  }
  const Tolerance allowed = tolerance_of(model);
  for (std::size_t k = 0; k < model.outputs.size(); ++k) {
    const Tensor expected = read(data / fmt::format("output_{}.pb", k), model.outputs[k]);
    const Tensor got = evaluated(run.value(model.outputs[k].name));
    const auto differs = difference(expected, got, allowed.roundings, allowed.folds, outcome.error);
    if (!differs) continue;
    outcome.kind = Outcome::Kind::fail;
    outcome.words = fmt::format("output {}: {}", model.outputs[k].name, *differs);
    return;
  }
}

}  // namespace

const Operators& operators() {
  static const Operators all = [] {
    Operators o;
    add_elementwise(o);
    add_tests_of_elements(o);
    add_reductions(o);
    add_norms(o);
    add_shapes(o);
    return o;
  }();
  return all;
}

Outcome run_case(const Device& device, const std::filesystem::path& folder) {
  Outcome outcome;
  try {
    const Model model = read_model(folder / "model.onnx");
    outcome.op = model.nodes.front().op;
    const auto wrong = wrong_references().find(folder.filename().string());
    if (wrong != wrong_references().end()) throw Unsupported(wrong->second);
    for (int set = 0;; ++set) {
      const auto data = folder / fmt::format("test_data_set_{}", set);
      if (outcome.kind == Outcome::Kind::fail || !std::filesystem::exists(data)) break;
      run_data(device, model, data, outcome);
    }
  } catch (const Unsupported& reason) {
    outcome.kind = Outcome::Kind::skip;
    outcome.words = reason.what();
  } catch (const std::exception& error) {
    outcome.kind = Outcome::Kind::fail;
    outcome.words = error.what();
  }
  return outcome;
}

}  // namespace weft::onnx
