// Models and tensors of the ONNX project's operator tests, read from their files. The numbers of fields are
// those of onnx.proto; the format is that of protocol buffers:
// https://protobuf.dev/programming-guides/encoding.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace weft::onnx {

/// TensorProto.DataType.
enum class Type : int {
  undefined = 0,
  f32 = 1,
  u8 = 2,
  i8 = 3,
  u16 = 4,
  i16 = 5,
  i32 = 6,
  i64 = 7,
  string = 8,
  boolean = 9,
  f16 = 10,
  f64 = 11,
  u32 = 12,
  u64 = 13,
  complex64 = 14,
  complex128 = 15,
  bf16 = 16,
};

struct Tensor {
  Type type = Type::undefined;
  std::vector<std::int64_t> lengths;
  std::string bytes;  ///< row-major, little endian, bool as one byte; empty for strings

  [[nodiscard]] std::int64_t size() const;
};

struct Attribute {
  double number = 0;
  std::int64_t integer = 0;
  std::string text;
  std::optional<Tensor> tensor;
  std::vector<std::int64_t> integers;
  std::vector<double> numbers;
  bool graph = false;  ///< holds a graph, which is not read
};

struct Node {
  std::string op;
  std::vector<std::string> inputs, outputs;  ///< names of values; an empty name is an input left out
  std::map<std::string, Attribute> attributes;
};

/// What a graph takes or gives.
struct Port {
  std::string name;
  bool tensor = false;          ///< not a sequence, a map or an optional value
  Type type = Type::undefined;  ///< of a tensor
};

struct Model {
  std::int64_t opset = 0;
  std::vector<Node> nodes;
  std::map<std::string, Tensor> constants;
  std::vector<Port> inputs, outputs;
};

/// Throws std::runtime_error naming the file where it is not what it should be.
[[nodiscard]] Model read_model(const std::filesystem::path& file);
[[nodiscard]] Tensor read_tensor(const std::filesystem::path& file);

}  // namespace weft::onnx
