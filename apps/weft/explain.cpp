// weft explain: a plan, without running it.
#include <fmt/format.h>

#include "chains.hpp"
#include "commands.hpp"
#include "plan_drawing.hpp"
#include "plan_view.hpp"
#include "runtime/device_state.hpp"
#include "runtime/scope_state.hpp"
#include "session.hpp"
#include "weft/error.hpp"
#include "words.hpp"

namespace weft::app {
namespace {

constexpr ChainSize chain_size{4096, 4096};

ir::Recording record_chain(const Chain& chain, const Device& device) {
  const ChainArrays arrays = chain_arrays(chain, chain_size, device, {});
  // Closing would queue the plan; unclosed, the scope drops what it holds.
  const detail::OpenScope open(device.state(), {}, detail::OpenScope::Mode::keep, {});
  Scope scope(open.scope());
  chain.record(scope, arrays);
  return open.scope()->submission->work.recorded.ir;
}

ir::Recording record_expressions(const Words& words) {
  std::vector<expr::Input> inputs;
  for (const Words::Binding& binding : words.arrays) {
    if (auto described = parse_shape(binding)) {
      inputs.push_back(std::move(*described));
    } else {
      const io::NpyArray array = io::read_npy(binding.value);
      inputs.push_back({binding.name, array.type, array.shape});
    }
  }
  return expr::record(parse_expressions(words, inputs), inputs).recording;
}

plan::Join join_of(const std::string& rule) {
  if (rule == "always") return plan::Join::always;
  return rule == "never" ? plan::Join::never : plan::Join::by_profit;
}

}  // namespace

int run(const ExplainArguments& arguments) {
  if (!arguments.demo.empty() && !arguments.words.empty()) {
    throw UsageError("--demo names a chain of its own; give no expressions with it");
  }
  const Device device = open_device(arguments);
  backend::Backend& backend = device.state()->memory_backend();
  const plan::Limits& limits = backend.limits();

  const ir::Recording recording = arguments.demo.empty() ? record_expressions(sort_words(arguments.words))
                                                         : record_chain(find_chain(arguments.demo), device);
  for (std::uint32_t k = 0; k < recording.calls.size(); ++k) plan::check_call(recording, ir::CallId{k});
  plan::Options options;
  options.join = join_of(arguments.join);
  const plan::Plan plan = plan::make_plan(recording, limits, options);
  PlanView view = view_plan(plan, recording, limits, {.kernel = arguments.ir, .program = arguments.program});
  if (arguments.source) {
    for (std::size_t g = 0; g < plan.groups.size(); ++g) {
      for (std::size_t l = 0; l < plan.groups[g].launches.size(); ++l) {
        const plan::Launch& launch = plan.groups[g].launches[l];
        view.groups[g].launches[l].source = backend.source(*launch.kernel, launch.layouts);
      }
    }
  }
  if (arguments.svg || arguments.dot) {
    if (arguments.json) throw UsageError("--json and a picture exclude each other");
    fmt::print("{}", arguments.svg ? to_svg(view) : to_dot(view));
    return status_good;
  }
  fmt::print("{}\n", arguments.json ? to_json(view) : to_text(view));
  return status_good;
}

}  // namespace weft::app
