// weft demo: the chains, apart and fused, every bit compared.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <nlohmann/json.hpp>

#include "bandwidth.hpp"
#include "chains.hpp"
#include "commands.hpp"
#include "progress.hpp"
#include "session.hpp"
#include "table.hpp"
#include "timing.hpp"

namespace weft::app {
namespace {

constexpr std::int64_t full_elements = std::int64_t{1} << 24;
constexpr std::int64_t interpreted_elements = std::int64_t{1}
                                              << 18;  // a tier that interprets takes a second for it
constexpr std::int64_t short_row = 128, long_row = 4096;
constexpr int repetitions = 5;

struct Outcome {
  std::string name;
  std::string formula;
  ChainSize size;
  std::string tier;
  std::int64_t launches_apart = 0, launches = 0;
  std::int64_t expression_launches_apart = 0, expression_launches = 0;
  bool bits_equal = true;
  std::string difference;  ///< the first one
  double ms_apart = 0, ms = 0, gbps = 0, copy_fraction = 0;
  Report report;
};

/// Elements whose bits differ; all NaNs count as one value.
std::int64_t different_bits(std::span<const float> a, std::span<const float> b) {
  if (std::memcmp(a.data(), b.data(), a.size_bytes()) == 0) return 0;
  std::int64_t count = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const bool both_nan = a[i] != a[i] && b[i] != b[i];
    if (!both_nan && std::bit_cast<std::uint32_t>(a[i]) != std::bit_cast<std::uint32_t>(b[i])) ++count;
  }
  return count;
}

class Demo {
 public:
  explicit Demo(const DemoArguments& arguments)
      : arguments_(arguments), device_(open_device(arguments)), tier_(best_tier(device_)) {}

  [[nodiscard]] int run() {
    measure_copy();
    std::vector<Outcome> outcomes;
    for (const Chain& chain : chains()) {
      outcomes.push_back(run_chain(chain, long_row));
      if (chain.rows) outcomes.push_back(run_chain(chain, short_row));
    }
    if (arguments_.json) {
      print_json(outcomes);
    } else {
      print_table(outcomes);
    }
    const bool good = std::ranges::all_of(outcomes, &Outcome::bits_equal);
    return good ? status_good : status_check_failed;
  }

 private:
  [[nodiscard]] std::int64_t elements() const {
    if (arguments_.elements > 0) return arguments_.elements;
    const std::int64_t all = tier_ == "reference" ? interpreted_elements : full_elements;
    return arguments_.quick ? all / 16 : all;
  }

  [[nodiscard]] ChainSize size(std::int64_t row) const {
    return {(elements() + long_row - 1) / long_row * (long_row / row), row};
  }

  void measure_copy() {
    progress_.show("copy bandwidth");
    copy_gbps_ = copy_gbps(size(long_row).elements(), arguments_.threads, 2 * repetitions);
  }

  /// The output of one run of the calls in one scope.
  Report run_once(const Chain& chain, const Device& device, const ChainArrays& arrays, Join join,
                  std::span<float> into) const {
    std::ranges::fill(into, 0.0f);
    arrays.out.write(into).get();  // so that what an earlier run left cannot pass for this one's
    const Report report = device.fuse([&](Scope& s) { chain.record(s, arrays); }, {.join = join}).get();
    arrays.out.read(into).get();
    return report;
  }

  static Report evaluate(const Chain& chain, const ChainArrays& arrays, std::span<float> into) {
    std::ranges::fill(into, 0.0f);
    Future<Report> report;
    eval({.plan = {}, .report = &report}, chain.express(arrays)).read(into).get();
    return report.get();
  }

  static double time_runs(const Chain& chain, const Device& device, const ChainArrays& arrays, Join join) {
    const Plan plan = device.record([&](Scope& s) { chain.record(s, arrays); }, {.join = join});
    return best_ms(repetitions, [&] {
      plan.run();
      plan.wait();
    });
  }

  Outcome run_chain(const Chain& chain, std::int64_t row) {
    Outcome outcome;
    outcome.size = size(row);
    outcome.name = chain.rows ? fmt::format("{}_{}", chain.name, row) : chain.name;
    outcome.formula = chain.formula;
    progress_.show(outcome.name);

    const auto data = chain_data(chain, outcome.size, arguments_.seed);
    const auto plain = plain_result(chain, outcome.size, data);
    std::vector<float> result(plain.size());
    const auto compare = [&](const char* what) {
      const std::int64_t different = different_bits(plain, result);
      if (different == 0 || !outcome.bits_equal) return;
      outcome.bits_equal = false;
      outcome.difference =
          fmt::format("{}: {} of {} elements differ from the plain loop", what, different, result.size());
    };
    {
      const auto arrays = chain_arrays(chain, outcome.size, device_, data);
      run_once(chain, device_, arrays, Join::never, result);
      compare("apart");
      outcome.report = run_once(chain, device_, arrays, Join::by_profit, result);
      compare("fused");
      const Report expressed = evaluate(chain, arrays, result);
      compare("as an expression");
      outcome.expression_launches = expressed.launches;
      outcome.expression_launches_apart = expressed.launches_apart;
      outcome.ms_apart = time_runs(chain, device_, arrays, Join::never);
      outcome.ms = time_runs(chain, device_, arrays, Join::by_profit);
    }
    run_on_one_thread(chain, outcome.size, data, result);
    compare("fused on one thread");

    outcome.tier = outcome.report.tier;
    outcome.launches = outcome.report.launches;
    outcome.launches_apart = outcome.report.launches_apart;
    outcome.gbps = static_cast<double>(chain.bytes(outcome.size)) / (outcome.ms * 1e6);
    outcome.copy_fraction = outcome.gbps / copy_gbps_;
    return outcome;
  }

  static std::vector<float> plain_result(const Chain& chain, ChainSize size,
                                         const std::vector<std::vector<float>>& data) {
    std::vector<float> result(static_cast<std::size_t>(size.elements()));
    ChainSpans spans;
    for (const auto& input : data) spans.in.emplace_back(input);
    spans.out = result;
    chain.plain(size, spans);
    return result;
  }

  void run_on_one_thread(const Chain& chain, ChainSize size, const std::vector<std::vector<float>>& data,
                         std::span<float> into) const {
    const Device one({.tiers = tier_words(arguments_), .threads = 1});
    run_once(chain, one, chain_arrays(chain, size, one, data), Join::by_profit, into);
  }

  void print_table(const std::vector<Outcome>& outcomes) const {
    fmt::print("{} elements an array, f32, tier {}, copy {:.1f} GB/s\n\n", size(long_row).elements(), tier_,
               copy_gbps_);
    Table table({{"chain"},
                 {"formula"},
                 {"rows x length", true},
                 {"launches", true},
                 {"as expression", true},
                 {"bits"},
                 {"ms apart", true},
                 {"ms", true},
                 {"GB/s", true},
                 {"of copy", true}});
    for (const Outcome& o : outcomes) {
      table.row({o.name, o.formula, fmt::format("{} x {}", o.size.rows, o.size.cols),
                 fmt::format("{} -> {}", o.launches_apart, o.launches),
                 fmt::format("{} -> {}", o.expression_launches_apart, o.expression_launches),
                 o.bits_equal ? "equal" : "DIFFER", fmt::format("{:.2f}", o.ms_apart),
                 fmt::format("{:.2f}", o.ms), fmt::format("{:.1f}", o.gbps),
                 fmt::format("{:.2f}", o.copy_fraction)});
    }
    fmt::print("{}\n", table.text());
    fmt::print(
        "bits: every element of the chain apart, fused, as an expression, fused on one thread, and of plain "
        "C++ "
        "loops.\n");
    for (const Outcome& o : outcomes) {
      for (const std::string& why : cuts(o.report)) fmt::print("{}: {}\n", o.name, why);
      if (!o.bits_equal) fmt::print("{}: {}\n", o.name, o.difference);
    }
  }

  /// The reasons for more than one launch, each once.
  static std::vector<std::string> cuts(const Report& report) {
    std::vector<std::string> result;
    for (const ReportGroup& group : report.groups) {
      if (group.why && std::ranges::find(result, *group.why) == result.end()) result.push_back(*group.why);
    }
    return result;
  }

  void print_json(const std::vector<Outcome>& outcomes) const {
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const Outcome& o : outcomes) {
      nlohmann::ordered_json chain = {{"name", o.name},
                                      {"formula", o.formula},
                                      {"rows", o.size.rows},
                                      {"cols", o.size.cols},
                                      {"launches_apart", o.launches_apart},
                                      {"launches", o.launches},
                                      {"expression_launches_apart", o.expression_launches_apart},
                                      {"expression_launches", o.expression_launches},
                                      {"bits_equal", o.bits_equal},
                                      {"tier", o.tier},
                                      {"ms_apart", o.ms_apart},
                                      {"ms", o.ms},
                                      {"gbps", o.gbps},
                                      {"copy_fraction", o.copy_fraction}};
      if (!o.bits_equal) chain["difference"] = o.difference;
      all.push_back(std::move(chain));
    }
    const nlohmann::ordered_json result = {{"copy_gbps", copy_gbps_}, {"chains", std::move(all)}};
    fmt::print("{}\n", result.dump(2));
  }

  DemoArguments arguments_;
  Device device_;
  std::string tier_;
  Progress progress_;
  double copy_gbps_ = 0;
};

}  // namespace

int run(const DemoArguments& arguments) { return Demo(arguments).run(); }

}  // namespace weft::app
