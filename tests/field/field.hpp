// What the field cases share: every computing tier, calls apart and fused, expressions in every way, equal
// bits.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "common/runtime.hpp"
#include "expr/parse.hpp"
#include "runtime/expression.hpp"
#include "weft/weft.hpp"

namespace weft::testing {

/// One device of each computing tier, made once for the whole test program.
[[nodiscard]] inline const std::vector<Device>& devices() {
  static const std::vector<Device> all = [] {
    std::vector<Device> made;
    for (const std::string& tier : computing_tiers()) made.emplace_back(on(tier));
    return made;
  }();
  return all;
}

enum class How : std::uint8_t { apart, fused, fused_where_legal };

/// A device, and whether calls run one by one or as one plan. Bodies are written once and run in every way.
class Way {
 public:
  Way(const Device& on_device, How how) : device(on_device), how_(how) {}

  const Device& device;

  [[nodiscard]] std::string name() const {
    const char* words[] = {"apart", "fused", "fused wherever legal"};
    return device.name() + ", " + words[static_cast<int>(how_)];
  }
  [[nodiscard]] bool apart() const { return how_ == How::apart; }

  template <class T = float>
  [[nodiscard]] Array<T> array(const Shape& shape) const {
    return device.array<T>(shape);
  }
  template <class T = float>
  [[nodiscard]] Array<T> array(const Shape& shape, std::initializer_list<T> values) const {
    return device.array<T>(shape, values);
  }
  template <class T>
  [[nodiscard]] Array<T> array(const Shape& shape, const std::vector<T>& values) const {
    return device.array<T>(shape, std::span<const T>(values));
  }

  /// Runs the calls of `body` and waits. `body` takes a function that gives scratch: of the plan where there
  /// is one, else an array.
  template <class Body>
  Report run(const Body& body) const {
    if (apart()) {
      body([this]<class T>(T, const Shape& shape) { return device.array<T>(shape); });
      device.wait();
      return {};
    }
    const FuseOptions options{.join = how_ == How::fused ? Join::by_profit : Join::always};
    return device
        .fuse(
            [&](Scope& scope) {
              body([&]<class T>(T, const Shape& shape) { return scope.scratch<T>(shape); });
            },
            options)
        .get();
  }

 private:
  How how_;
};

/// Calls `check(way)` for every computing tier, apart and fused.
template <class Check>
void each_way(const Check& check) {
  for (const Device& device : devices()) {
    for (const How how : {How::apart, How::fused, How::fused_where_legal}) {
      const Way way(device, how);
      SCOPED_TRACE(way.name());
      check(way);
    }
  }
}

/// Equal bits, where every NaN is one value.
template <class T>
[[nodiscard]] bool equal_bits(const T& a, const T& b) {
  if constexpr (std::is_same_v<T, f16> || std::is_same_v<T, bf16>) {
    return equal_bits(static_cast<float>(a), static_cast<float>(b));
  } else if constexpr (std::is_floating_point_v<T>) {
    return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
  } else {
    return a == b;
  }
}

template <class T>
[[nodiscard]] std::string shown(const T& value) {
  if constexpr (std::is_same_v<T, f16> || std::is_same_v<T, bf16>) {
    return std::to_string(static_cast<float>(value));
  } else {
    return ::testing::PrintToString(value);
  }
}

/// Expects all elements to have the bits of `expected`; tells the first that has not.
template <class T>
void expect_bits(const std::vector<T>& found, const std::vector<T>& expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    const T a = found[i], b = expected[i];
    ASSERT_TRUE(equal_bits(a, b)) << "element " << i << " is " << shown(a) << ", expected " << shown(b);
  }
}
template <class T>
void expect_bits(const Array<T>& found, const std::vector<T>& expected) {
  expect_bits(found.read().get(), expected);
}

/// Runs `values(way)` in every way, expects the same bits from all, and gives them.
template <class Values>
auto same_in_each_way(const Values& values) {
  using Result = std::invoke_result_t<Values, const Way&>;
  std::vector<Result> first;
  each_way([&](const Way& way) {
    Result found = values(way);
    if (first.empty()) first.push_back(found);
    expect_bits(found, first.front());
  });
  return first.front();
}

/// An array of an expression.
struct Given {
  expr::Input input;
  std::function<runtime::ArrayRef(const Device&)> upload;
};

template <class T>
[[nodiscard]] Given given(std::string name, const expr::Shape& shape, std::vector<T> values) {
  return {{std::move(name), detail::element_type<T>, shape},
          [shape, values = std::move(values)](const Device& device) {
            std::vector<T> elements = values;
            return device.array<T>(Shape(std::span<const std::int64_t>(shape)), std::span<const T>(elements))
                .state();
          }};
}

/// The value of nodes.front(), computed in one plan with the others, in every way; all must have equal bits.
template <class T>
[[nodiscard]] std::vector<T> evaluate_nodes(const std::vector<expr::NodeRef>& nodes,
                                            const std::vector<Given>& arrays) {
  EXPECT_EQ(nodes.front()->type, detail::element_type<T>);
  std::vector<expr::Input> inputs;
  for (const Given& array : arrays) inputs.push_back(array.input);
  std::vector<std::vector<T>> found;
  for (const Device& device : devices()) {
    SCOPED_TRACE(device.name());
    std::vector<runtime::ArrayRef> uploaded;
    for (const Given& array : arrays) uploaded.push_back(array.upload(device));
    for (const Join join : {Join::never, Join::by_profit, Join::always}) {
      const runtime::Evaluated evaluated = runtime::evaluate(device.state(), nodes, inputs, uploaded, {.join = join});
      (void)evaluated.report.get();
      found.push_back(Array<T>(evaluated.outputs.front()).read().get());
      expect_bits(found.back(), found.front());
    }
  }
  return found.front();
}

/// The value of `text`, computed in one plan with the `others`.
template <class T>
[[nodiscard]] std::vector<T> evaluate_beside(const std::string& text, const std::vector<std::string>& others,
                                             const std::vector<Given>& arrays, expr::Shape* shape = nullptr) {
  std::vector<expr::Input> inputs;
  for (const Given& array : arrays) inputs.push_back(array.input);
  std::vector<expr::NodeRef> nodes = {expr::parse(text, inputs)};
  for (const std::string& other : others) nodes.push_back(expr::parse(other, inputs));
  if (shape != nullptr) *shape = nodes.front()->shape;
  return evaluate_nodes<T>(nodes, arrays);
}
template <class T>
[[nodiscard]] std::vector<T> evaluate(const std::string& text, const std::vector<Given>& arrays,
                                      expr::Shape* shape = nullptr) {
  return evaluate_beside<T>(text, {}, arrays, shape);
}

/// What the UsageError says that an expression over these arrays gives.
[[nodiscard]] inline std::string refusal(const std::string& text, const std::vector<Given>& arrays) {
  std::vector<expr::Input> inputs;
  for (const Given& array : arrays) inputs.push_back(array.input);
  return message<UsageError>([&] { (void)expr::parse(text, inputs); });
}

[[nodiscard]] inline bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace weft::testing
