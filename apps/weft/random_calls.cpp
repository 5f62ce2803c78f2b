#include "random_calls.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cctype>

#include "random_kernels.hpp"

namespace weft::app {
namespace {

constexpr std::size_t kinds = 5;
/// How many arrays of each kind there are, and how many of them are scratch. By Place.
constexpr std::array<int, kinds> counts = {6, 5, 3, 4, 2};
constexpr std::array<int, kinds> scratch_counts = {3, 3, 1, 1, 0};
constexpr std::int64_t hist_length = 16;
constexpr const char* letters = "grcih";

bool is_scratch(Place place, int index) {
  const auto k = static_cast<std::size_t>(place);
  return index >= counts[k] - scratch_counts[k];
}

Shape shape_of(const RandomScope& scope, Place place) {
  switch (place) {
    case Place::grid:
    case Place::ints:
      return {scope.rows, scope.cols};
    case Place::row:
      return scope.rows;
    case Place::col:
      return scope.cols;
    case Place::hist:
      return hist_length;
    case Place::number:
      return {};
  }
  return {};
}

bool holds_ints(Place place) { return place == Place::ints || place == Place::hist; }

/// One argument of the row's signature, as a letter says it.
struct Wanted {
  Place place{};
  bool written = false, distinct = false;
};

std::vector<Wanted> wanted(const CatalogueRow& row) {
  std::vector<Wanted> result;
  bool distinct = false;
  for (const char* at = row.takes; *at != 0; ++at) {
    if (*at == '!') {
      distinct = true;
      continue;
    }
    const char small = static_cast<char>(std::tolower(*at));
    const char* found = std::find(letters, letters + kinds, small);
    result.push_back(
        {small == 'n' ? Place::number : static_cast<Place>(found - letters), small != *at, distinct});
    distinct = false;
  }
  return result;
}

bool gives_result(const CatalogueRow& row) {
  return std::ranges::none_of(wanted(row), [](const Wanted& w) { return w.written; });
}

RandomCall random_call(Random& random, const RandomScope& scope) {
  RandomCall call;
  call.kernel = static_cast<int>(random.below(catalogue().size()));
  for (const Wanted& want : wanted(catalogue()[static_cast<std::size_t>(call.kernel)])) {
    Argument argument{want.place, 0, 0, -1};
    if (want.place == Place::number) {
      argument.number = normal_of(random.next());
      for (std::size_t k = 0; k < scope.calls.size(); ++k) {
        const CatalogueRow& row = catalogue()[static_cast<std::size_t>(scope.calls[k].kernel)];
        if (gives_result(row) && random.one_in(2)) argument.future = static_cast<int>(k);
      }
    } else {
      const auto count = static_cast<std::uint64_t>(counts[static_cast<std::size_t>(want.place)]);
      const auto taken = [&] {
        return std::ranges::any_of(call.arguments, [&](const Argument& other) {
          return other.place == argument.place && other.index == argument.index;
        });
      };
      do {
        argument.index = static_cast<int>(random.below(count));
      } while (want.distinct && taken());
    }
    call.arguments.push_back(argument);
  }
  return call;
}

/// The arrays of a scope on a device, with seeded contents; scratch ones are made in the scope, or are
/// ordinary zeros.
class World {
 public:
  World(const RandomScope& scope, const Device& device) : scope_(scope), device_(device) {
    for_each_array([&](Place place, int index) {
      if (is_scratch(place, index)) {
        at(place, index) = {};
      } else {
        at(place, index) = make(place);
        refill(place, index);
      }
    });
  }

  void refill() {
    for_each_array([&](Place place, int index) {
      if (!is_scratch(place, index)) refill(place, index);
    });
  }

  void take_scratch(Scope& scope) {
    for_each_array([&](Place place, int index) {
      if (!is_scratch(place, index)) return;
      Slot& slot = at(place, index);
      const Shape shape = shape_of(scope_, place);
      if (holds_ints(place)) {
        slot.ints = scope.scratch<std::int32_t>(shape);
      } else {
        slot.floats = scope.scratch<float>(shape);
      }
    });
  }

  void make_scratch_ordinary() {
    for_each_array([&](Place place, int index) {
      if (is_scratch(place, index)) at(place, index) = make(place);
    });
  }

  void call_all() {
    results_.assign(scope_.calls.size(), {});
    for (std::size_t k = 0; k < scope_.calls.size(); ++k) results_[k] = call(scope_.calls[k]);
  }

  Observed observe() {
    Observed seen;
    for_each_array([&](Place place, int index) {
      if (is_scratch(place, index)) return;
      seen.names.push_back(fmt::format("{}{}", letters[static_cast<std::size_t>(place)], index));
      seen.starts.push_back(seen.bits.size());
      const Slot& slot = at(place, index);
      if (holds_ints(place)) {
        for (const std::int32_t v : slot.ints.read().get())
          seen.bits.push_back(static_cast<std::uint32_t>(v));
      } else {
        for (const float v : slot.floats.read().get()) seen.bits.push_back(canonical(v));
      }
    });
    for (std::size_t k = 0; k < results_.size(); ++k) {
      if (!results_[k].valid()) continue;
      seen.names.push_back(fmt::format("result of call {}", k));
      seen.starts.push_back(seen.bits.size());
      seen.bits.push_back(canonical(results_[k].get()));
    }
    return seen;
  }

 private:
  struct Slot {
    Array<float> floats;
    Array<std::int32_t> ints;
  };

  static std::uint32_t canonical(float v) { return v == v ? std::bit_cast<std::uint32_t>(v) : 0x7fc00000u; }

  template <class F>
  static void for_each_array(F&& body) {
    for (std::size_t k = 0; k < kinds; ++k) {
      for (int index = 0; index < counts[k]; ++index) body(static_cast<Place>(k), index);
    }
  }

  Slot& at(Place place, int index) {
    return slots_[static_cast<std::size_t>(place)][static_cast<std::size_t>(index)];
  }

  Slot make(Place place) const {
    const Shape shape = shape_of(scope_, place);
    if (holds_ints(place)) return {{}, device_.array<std::int32_t>(shape)};
    return {device_.array<float>(shape), {}};
  }

  void refill(Place place, int index) {
    const Slot& slot = at(place, index);
    const auto n = static_cast<std::size_t>(shape_of(scope_, place).size());
    const Random words(mix_bits(scope_.data_seed) + static_cast<std::uint64_t>(place) * 64 +
                       static_cast<std::uint64_t>(index));
    if (holds_ints(place)) {
      std::vector<std::int32_t> values(n);
      for (std::size_t i = 0; i < n; ++i) values[i] = static_cast<std::int32_t>(words.at(i) % 4096) - 64;
      slot.ints.write(values);
    } else {
      std::vector<float> values(n);
      for (std::size_t i = 0; i < n; ++i) values[i] = normal_of(words.at(i));
      slot.floats.write(values);
    }
  }

  Future<float> call(const RandomCall& call) {
    CallArguments arguments;
    for (const Argument& argument : call.arguments) {
      if (argument.place == Place::number) {
        arguments.number = argument.number;
        if (argument.future >= 0) arguments.future = results_[static_cast<std::size_t>(argument.future)];
      } else if (holds_ints(argument.place)) {
        arguments.ints.push_back(at(argument.place, argument.index).ints);
      } else {
        arguments.floats.push_back(at(argument.place, argument.index).floats);
      }
    }
    return catalogue()[static_cast<std::size_t>(call.kernel)].call(arguments);
  }

  const RandomScope& scope_;
  const Device& device_;
  std::array<std::array<Slot, 6>, kinds> slots_;
  std::vector<Future<float>> results_;
};

std::string argument_text(const Argument& argument) {
  if (argument.future >= 0) return fmt::format("result of call {}", argument.future);
  if (argument.place == Place::number) return fmt::format("{}", argument.number);
  return fmt::format("{}{}{}", letters[static_cast<std::size_t>(argument.place)], argument.index,
                     is_scratch(argument.place, argument.index) ? " (scratch)" : "");
}

}  // namespace

RandomScope random_scope(Random& random) {
  constexpr std::int64_t row_counts[] = {1, 2, 5, 16, 64}, lengths[] = {1, 3, 31, 128, 257, 300};
  RandomScope scope;
  scope.rows = row_counts[random.below(std::size(row_counts))];
  scope.cols = lengths[random.below(std::size(lengths))];
  scope.data_seed = random.next();
  const std::uint64_t calls = 2 + random.below(11);
  for (std::uint64_t k = 0; k < calls; ++k) scope.calls.push_back(random_call(random, scope));
  return scope;
}

std::string text(const RandomScope& scope) {
  std::string result =
      fmt::format("grids of {} x {}, data seed {}\n", scope.rows, scope.cols, scope.data_seed);
  for (std::size_t k = 0; k < scope.calls.size(); ++k) {
    const RandomCall& call = scope.calls[k];
    std::string arguments;
    for (const Argument& argument : call.arguments) {
      arguments += fmt::format("{}{}", arguments.empty() ? "" : ", ", argument_text(argument));
    }
    result +=
        fmt::format("{:3}: {}({})\n", k, catalogue()[static_cast<std::size_t>(call.kernel)].name, arguments);
  }
  return result;
}

RandomScope without_call(const RandomScope& scope, std::size_t call) {
  RandomScope result = scope;
  result.calls.erase(result.calls.begin() + static_cast<std::ptrdiff_t>(call));
  for (RandomCall& later : result.calls) {
    for (Argument& argument : later.arguments) {
      const auto dropped = static_cast<int>(call);
      if (argument.future == dropped) argument.future = -1;
      if (argument.future > dropped) --argument.future;
    }
  }
  return result;
}

std::string Observed::where(std::size_t k) const {
  const auto after = std::ranges::upper_bound(starts, k);
  const auto part = static_cast<std::size_t>(after - starts.begin()) - 1;
  return fmt::format("{}[{}]", names[part], k - starts[part]);
}

Observed run_scope(const RandomScope& scope, const Device& device, How how, Join join) {
  World world(scope, device);
  const auto body = [&](Scope& s) {
    world.take_scratch(s);
    world.call_all();
  };
  switch (how) {
    case How::scope:
      (void)device.fuse(body, {.join = join}).get();
      break;
    case How::kept: {
      const Plan plan = device.record(body, {.join = join});
      plan.run();
      world.refill();
      plan.run();
      plan.wait();
      return world.observe();
    }
    case How::single:
      world.make_scratch_ordinary();
      world.call_all();
      break;
  }
  return world.observe();
}

}  // namespace weft::app
