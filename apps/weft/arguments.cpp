#include "arguments.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "weft/version.hpp"

namespace weft::app {
namespace {

void add_common(CLI::App& command, Common& common) {
  command
      .add_option("--tier", common.tier,
                  "Run on this tier only (see `weft devices`); with commas: try in order")
      ->type_name("TIER");
  command.add_option("--threads", common.threads, "Threads of the cpu tier; 0: every core")
      ->type_name("N")
      ->check(CLI::Range(0, 4096));
  command.add_flag("--json", common.json, "One JSON object on standard output");
}

CLI::App& add_command(CLI::App& app, const char* name, const char* description, const char* examples,
                      Common& common) {
  CLI::App& command = *app.add_subcommand(name, description);
  add_common(command, common);
  command.footer(fmt::format("\nExamples:\n{}", examples));
  return command;
}

void add_demo(CLI::App& app, DemoArguments& demo) {
  CLI::App& command =
      add_command(app, "demo", "Run five model chains on random data, apart and fused, and compare every bit",
                  "  weft demo\n  weft demo --quick --json\n  weft demo --threads 1", demo);
  command.add_flag("--quick", demo.quick, "A sixteenth of the data");
  command.add_option("--elements", demo.elements, "Elements an array, rounded up to whole rows of 4096")
      ->type_name("N")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 28));
  command.add_option("--seed", demo.seed, "Of the random data")->type_name("N");
}

void add_eval(CLI::App& app, EvalArguments& eval) {
  CLI::App& command =
      add_command(app, "eval", "Evaluate expressions over NumPy files",
                  "  weft eval 'silu(gate) * up' gate=gate.npy up=up.npy -o y.npy\n"
                  "  weft eval 'rms_norm(x) * w * silu(g)' x=x.npy w=w.npy g=g.npy -o y.npy --json\n"
                  "  weft eval 'max(x, axis=-1)' 'mean(x)' x=x.npy -o max.npy -o mean.npy\n"
                  "  weft eval --list\n"
                  "An expression that begins with a minus stands after `--`: weft eval x=x.npy -- '-x'",
                  eval);
  command.add_option("words", eval.words, "Expressions, and arrays as NAME=FILE.npy")
      ->type_name("EXPRESSION|NAME=FILE");
  command.add_option("-o,--output", eval.outputs, "File for an expression's value: once for each, in order")
      ->type_name("FILE")
      ->expected(1)
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  command.add_option("--order", eval.order, "Element order of the files written: C or F")
      ->type_name("C|F")
      ->check(CLI::IsMember({'C', 'F'}));
  command.add_option("--npy-version", eval.npy_version, "Format version of the files written: 1, 2 or 3")
      ->type_name("N")
      ->check(CLI::Range(1, 3));
  command.add_flag("--list", eval.list, "List every op with its types and meaning");
}

void add_explain(CLI::App& app, ExplainArguments& explain) {
  CLI::App& command = add_command(
      app, "explain", "Show the plan of expressions, or of a chain of `weft demo`, without running it",
      "  weft explain 'softmax(x)' 'x=f32[32,4096]'\n"
      "  weft explain 'silu(gate) * up' gate=gate.npy up=up.npy --json\n"
      "  weft explain --demo norm_gate --ir\n"
      "  weft explain 'x + max(x)' 'x=f32[32,4096]' --svg > plan.svg",
      explain);
  command.add_option("words", explain.words, "Expressions, and arrays as NAME=TYPE[SHAPE] or NAME=FILE.npy")
      ->type_name("EXPRESSION|NAME=ARRAY");
  command
      .add_option("--demo", explain.demo,
                  "A chain of `weft demo`: silu_mul, affine_silu, seven, norm_gate, softmax")
      ->type_name("NAME");
  command.add_option("--join", explain.join, "What may join: profit (the default), always, never")
      ->type_name("RULE")
      ->check(CLI::IsMember({"profit", "always", "never"}));
  command.add_flag("--ir", explain.ir, "Add each launch's kernel");
  command.add_flag("--program", explain.program,
                   "Add each launch's kernel made ready for a tier: primitives, levels, schedule");
  command.add_flag("--source", explain.source, "Add the code the tier generates, where it generates any");
  CLI::Option* svg = command.add_flag(
      "--svg", explain.svg, "A picture instead of text: groups as boxes, arrays as arrows, reasons on the cuts");
  command.add_flag("--dot", explain.dot, "The same as a graph for Graphviz")->excludes(svg);
}

void add_devices(CLI::App& app, DevicesArguments& devices) {
  add_command(app, "devices", "List the tiers that can run here, with their limits",
              "  weft devices\n  weft devices --json", devices);
}

void add_verify(CLI::App& app, VerifyArguments& verify) {
  CLI::App& command = add_command(
      app, "verify",
      "Measure on this machine that every op gives the reference bits, and that fusing changes none",
      "  weft verify\n  weft verify --deep --seed 7\n  weft verify --tier cpu --json", verify);
  command.add_flag("--deep", verify.deep, "More values and more plans: minutes instead of seconds");
  command.add_option("--seed", verify.seed, "Of the random values and plans")->type_name("N");
}

void add_bench(CLI::App& app, BenchArguments& bench) {
  CLI::App& command =
      add_command(app, "bench", "Time maps, rows, small work, scopes, compilation and planning",
                  "  weft bench\n  weft bench --only chains,small --json\n  weft bench --quick", bench);
  command.add_flag("--quick", bench.quick, "A sixteenth of the data, fewer repetitions");
  command
      .add_option("--only", bench.only, "Sections, with commas: chains, device, small, scope, compile, plan")
      ->type_name("NAMES")
      ->delimiter(',')
      ->check(CLI::IsMember({"chains", "device", "small", "scope", "compile", "plan"}));
}

// One line, without the final dot that some of the library's messages carry.
std::string one_line(std::string text) {
  for (char& c : text) {
    if (c == '\n') c = ' ';
  }
  while (!text.empty() && (text.back() == '.' || text.back() == ' ')) text.pop_back();
  return text;
}

}  // namespace

Parsed parse_arguments(int count, const char* const* words) {
  DemoArguments demo;
  EvalArguments eval;
  ExplainArguments explain;
  DevicesArguments devices;
  VerifyArguments verify;
  BenchArguments bench;

  CLI::App app("Runs array code in as few kernel launches as the algebra allows, and changes no bit.\n",
               "weft");
  app.set_version_flag("--version", fmt::format("weft {}", library_version()));
  app.require_subcommand(1);
  app.footer(
      "\n`weft COMMAND --help` gives a command's options and examples.\n"
      "Exit status: 0 good, 1 a check failed, 2 bad arguments or input, 3 the device failed.");
  add_demo(app, demo);
  add_eval(app, eval);
  add_explain(app, explain);
  add_devices(app, devices);
  add_verify(app, verify);
  add_bench(app, bench);

  Parsed parsed;
  try {
    app.parse(count, words);
  } catch (const CLI::CallForVersion& version) {
    parsed.print = fmt::format("{}\n", version.what());
    return parsed;
  } catch (const CLI::CallForHelp&) {
    parsed.print = app.help();
    return parsed;
  } catch (const CLI::RequiredError&) {
    const std::string given = count > 1 ? fmt::format("there is no command '{}'; ", words[1]) : "";
    throw BadArguments(fmt::format(
        "weft: {}expected demo, eval, explain, devices, verify or bench; `weft --help` tells more", given));
  } catch (const CLI::ParseError& error) {
    const auto used = app.get_subcommands();
    const std::string name = used.empty() ? "weft" : fmt::format("weft {}", used.front()->get_name());
    throw BadArguments(fmt::format("{}: {}; `{} --help` tells more", name, one_line(error.what()), name));
  }
  parsed.command = app.get_subcommands().front()->get_name();
  const Arguments all[] = {demo, eval, explain, devices, verify, bench};
  const char* const names[] = {"demo", "eval", "explain", "devices", "verify", "bench"};
  for (std::size_t k = 0; k < std::size(all); ++k) {
    if (parsed.command == names[k]) parsed.arguments = all[k];
  }
  return parsed;
}

}  // namespace weft::app
