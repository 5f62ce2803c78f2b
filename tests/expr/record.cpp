#include "expr/record.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>

#include "expr/parse.hpp"
#include "ir/eval.hpp"

namespace weft::expr {
namespace {

using Bytes = std::vector<std::byte>;

template <class T>
Bytes bytes_of(const std::vector<T>& values) {
  Bytes result(values.size() * sizeof(T));
  if (!result.empty()) std::memcpy(result.data(), values.data(), result.size());
  return result;
}

struct Given {
  Input input;
  Bytes data;
};

/// Runs the recorded calls one after another through the interpreter.
template <class T>
std::vector<T> run(std::string_view text, std::vector<Given> given) {
  std::vector<Input> inputs;
  for (const Given& g : given) inputs.push_back(g.input);
  const NodeRef node = parse(text, inputs);
  const Recorded recorded = record(std::span(&node, 1), inputs);
  std::vector<Bytes> memory(recorded.recording.buffers.size());
  for (std::size_t b = 0; b < memory.size(); ++b)
    memory[b].resize(static_cast<std::size_t>(recorded.recording.buffers[b].size_bytes));
  for (std::size_t k = 0; k < given.size(); ++k) memory[ir::index(recorded.inputs[k])] = given[k].data;
  for (const ir::Call& call : recorded.recording.calls) {
    std::vector<ir::BoundArray> arrays;
    for (const ir::View& v : call.arrays) {
      arrays.push_back(
          {memory[ir::index(v.buffer)].data(), v.type, v.rank, v.shape.data(), v.strides.data()});
    }
    std::vector<std::uint64_t> scalars;
    for (const ir::ScalarArg& s : call.scalars) scalars.push_back(s.bits);
    ir::eval(call.kernel->kernel, arrays, scalars);
  }
  const Bytes& out = memory[ir::index(recorded.outputs[0])];
  EXPECT_EQ(out.size(), static_cast<std::size_t>(size(node->shape)) * sizeof(T));
  std::vector<T> result(out.size() / sizeof(T));
  if (!out.empty()) std::memcpy(result.data(), out.data(), out.size());
  return result;
}

Given f32(std::string name, Shape shape, std::vector<float> values) {
  return {{std::move(name), ir::Type::f32, std::move(shape)}, bytes_of(values)};
}

TEST(Record, broadcasting_both_ways) {
  EXPECT_EQ(run<float>("x + y", {f32("x", {3, 1}, {0, 10, 20}), f32("y", {3}, {1, 2, 3})}),
            (std::vector<float>{1, 2, 3, 11, 12, 13, 21, 22, 23}));
  EXPECT_EQ(run<float>("x * s", {f32("x", {2}, {3, 4}), f32("s", {}, {2})}), (std::vector<float>{6, 8}));
  EXPECT_EQ(run<float>("s + 1", {f32("s", {}, {2})}), (std::vector<float>{3}));
}

TEST(Record, reductions_over_any_axes) {
  const Given x = f32("x", {2, 3}, {1, 2, 3, 4, 5, 6});
  EXPECT_EQ(run<float>("sum(x)", {x}), (std::vector<float>{21}));
  EXPECT_EQ(run<float>("sum(x, axis=0)", {x}), (std::vector<float>{5, 7, 9}));
  EXPECT_EQ(run<float>("max(x, axis=-1, keepdims=True)", {x}), (std::vector<float>{3, 6}));
  EXPECT_EQ(run<float>("x - mean(x, axis=1, keepdims=True)", {x}), (std::vector<float>{-1, 0, 1, -1, 0, 1}));
  EXPECT_EQ(run<std::int64_t>("argmax(x, axis=0)", {x}), (std::vector<std::int64_t>{1, 1, 1}));
  EXPECT_EQ(run<float>("sum(sum(x, axis=0))", {x}), (std::vector<float>{21}));
  const Given y = f32("y", {2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8});
  EXPECT_EQ(run<float>("sum(y, axis=(0, 2))", {y}), (std::vector<float>{14, 22}));
}

TEST(Record, empty_arrays) {
  const Given x = f32("x", {0, 4}, {});
  EXPECT_EQ(run<float>("x + 1", {x}), (std::vector<float>{}));
  EXPECT_EQ(run<float>("sum(x)", {x}), (std::vector<float>{0}));
  EXPECT_EQ(run<float>("sum(x, axis=0)", {x}), (std::vector<float>{0, 0, 0, 0}));
}

TEST(Record, an_input_or_a_number_alone_is_copied) {
  EXPECT_EQ(run<float>("x", {f32("x", {2}, {3, 4})}), (std::vector<float>{3, 4}));
  EXPECT_EQ(run<double>("2 * 3", {}), (std::vector<double>{6}));
  EXPECT_EQ(run<double>("7", {}), (std::vector<double>{7}));
}

TEST(Record, equal_parts_are_computed_once) {
  const std::vector<Input> inputs = {{"x", ir::Type::f32, {4}}};
  const NodeRef node = parse("silu(x) * silu(x) + silu(x)", inputs);
  EXPECT_EQ(record(std::span(&node, 1), inputs).recording.calls.size(), 3u);
  const NodeRef other = parse("(x + 1) * (x + 2)", inputs);
  EXPECT_EQ(record(std::span(&other, 1), inputs).recording.calls.size(), 3u)
      << "literals are part of the meaning";
}

TEST(Record, types) {
  const Given n{{"n", ir::Type::u8, {3}}, bytes_of<std::uint8_t>({128, 255, 3})};
  EXPECT_EQ(run<std::int16_t>("i16(n + n)", {n}), (std::vector<std::int16_t>{0, 254, 6}))
      << "wraps at u8 first";
  EXPECT_EQ(run<std::uint32_t>("sum(n)", {n}), (std::vector<std::uint32_t>{386}));
  EXPECT_EQ(run<double>("mean(n)", {n}), (std::vector<double>{386.0 / 3}));
  EXPECT_EQ(run<std::uint8_t>("where(n > 100, 1, n)", {n}), (std::vector<std::uint8_t>{1, 1, 3}));
  EXPECT_EQ(run<std::uint32_t>("bits(x, u32)", {f32("x", {1}, {1})}),
            (std::vector<std::uint32_t>{0x3f800000}));
}

TEST(Record, softmax_survives_large_values) {
  const auto y = run<float>("softmax(x)", {f32("x", {1, 3}, {1e30f, 1e30f, -1e30f})});
  EXPECT_EQ(y, (std::vector<float>{0.5f, 0.5f, 0}));
  const auto norm = run<float>("rms_norm(x, eps=0)", {f32("x", {1, 2}, {3, 3})});
  EXPECT_EQ(norm, (std::vector<float>{1, 1}));
}

}  // namespace
}  // namespace weft::expr
