// weft eval: expressions over .npy files.
#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "commands.hpp"
#include "op_list.hpp"
#include "session.hpp"
#include "summary.hpp"
#include "weft/error.hpp"
#include "words.hpp"

namespace weft::app {
namespace {

namespace fs = std::filesystem;

struct Result {
  std::string expression;
  std::string file;  ///< empty: printed instead
  io::NpyArray array;
};

/// What can be refused before anything is read or run.
void check_outputs(const EvalArguments& arguments, const Words& words) {
  const auto& files = arguments.outputs;
  if (!files.empty() && files.size() != words.expressions.size()) {
    throw UsageError(
        fmt::format("{} expressions and {} output files; give -o once for each expression, or not at all",
                    words.expressions.size(), files.size()));
  }
  for (std::size_t k = 0; k < files.size(); ++k) {
    const fs::path path(files[k]);
    std::error_code error;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
    if (!fs::is_directory(folder, error))
      throw UsageError(fmt::format("{}: there is no folder {}", files[k], folder.string()));
    if (fs::is_directory(path, error))
      throw UsageError(fmt::format("{} is a folder; expected a file name", files[k]));
    for (std::size_t other = 0; other < k; ++other) {
      if (files[other] == files[k]) throw UsageError(fmt::format("{} is given as an output twice", files[k]));
    }
  }
}

struct Inputs {
  std::vector<expr::Input> described;
  std::vector<runtime::ArrayRef> arrays;
};

Inputs read_inputs(const Words& words, const Device& device) {
  Inputs inputs;
  for (const Words::Binding& binding : words.arrays) {
    const io::NpyArray array = io::read_npy(binding.value);
    inputs.described.push_back({binding.name, array.type, array.shape});
    inputs.arrays.push_back(upload(device, array));
  }
  return inputs;
}

nlohmann::ordered_json to_json(const std::vector<Result>& results, const Report& report) {
  nlohmann::ordered_json outputs = nlohmann::ordered_json::array();
  for (const Result& result : results) {
    nlohmann::ordered_json one = {{"expression", result.expression},
                                  {"type", std::string(ir::name(result.array.type))},
                                  {"shape", result.array.shape}};
    if (result.file.empty()) {
      one["summary"] = summary(result.array);
    } else {
      one["file"] = result.file;
    }
    outputs.push_back(std::move(one));
  }
  return {{"outputs", std::move(outputs)}, {"report", nlohmann::ordered_json::parse(report.to_json())}};
}

void print_text(const std::vector<Result>& results, const Report& report) {
  for (const Result& result : results) {
    const std::string what =
        fmt::format("{} {}", ir::name(result.array.type), expr::print(result.array.shape));
    if (result.file.empty()) {
      fmt::print("{}: {}\n{}\n", result.expression, what, summary(result.array));
    } else {
      fmt::print("{}: {}, written to {}\n", result.expression, what, result.file);
    }
  }
  std::ostringstream text;
  text << report;
  fmt::print("\n{}", text.str());
}

}  // namespace

int run(const EvalArguments& arguments) {
  if (arguments.list) {
    fmt::print("{}\n", arguments.json ? op_list_json() : op_list_text());
    return status_good;
  }
  const Words words = sort_words(arguments.words);
  check_outputs(arguments, words);
  const Device device = open_device(arguments);
  const Inputs inputs = read_inputs(words, device);
  const std::vector<expr::NodeRef> nodes = parse_expressions(words, inputs.described);
  const runtime::Evaluated evaluated =
      runtime::evaluate(device.state(), nodes, inputs.described, inputs.arrays);
  const Report report = evaluated.report.get();

  std::vector<Result> results;
  for (std::size_t k = 0; k < nodes.size(); ++k) {
    Result result{words.expressions[k], arguments.outputs.empty() ? "" : arguments.outputs[k],
                  download(evaluated.outputs[k], nodes[k]->type)};
    result.array.fortran_order = arguments.order == 'F';
    results.push_back(std::move(result));
  }
  // Everything is known before the first file appears; each appears whole or not at all.
  for (const Result& result : results) {
    if (!result.file.empty()) io::write_npy(result.file, result.array, arguments.npy_version);
  }
  if (arguments.json) {
    fmt::print("{}\n", to_json(results, report).dump(2));
  } else {
    print_text(results, report);
  }
  return status_good;
}

}  // namespace weft::app
