#include "onnx/model.hpp"

#include <bit>
#include <cstring>
#include <stdexcept>
#include <string_view>

#include "common/paths.hpp"

namespace weft::onnx {
namespace {

/// One field of a message: a number, or bytes.
struct Field {
  std::uint64_t number = 0;
  int wire = 0;
  std::uint64_t value = 0;
  std::string_view bytes;

  [[nodiscard]] std::string text() const { return std::string(bytes); }
  [[nodiscard]] std::int64_t integer() const { return static_cast<std::int64_t>(value); }
};

/// The fields of a message in order.
class Message {
 public:
  explicit Message(std::string_view bytes) : left_(bytes) {}

  bool next(Field& field) {
    if (left_.empty()) return false;
    const std::uint64_t key = varint();
    field = {key >> 3, static_cast<int>(key & 7), 0, {}};
    switch (field.wire) {
      case 0:
        field.value = varint();
        return true;
      case 1:
        field.value = fixed(8);
        return true;
      case 2:
        field.bytes = take(varint());
        return true;
      case 5:
        field.value = fixed(4);
        return true;
    }
    throw std::runtime_error("a field of an unknown wire type");
  }

  [[nodiscard]] bool empty() const { return left_.empty(); }

  std::uint64_t varint() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      const auto byte = static_cast<unsigned char>(take(1)[0]);
      value |= static_cast<std::uint64_t>(byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw std::runtime_error("a number of more than 64 bits");
  }

  std::uint64_t fixed(std::size_t bytes) {
    std::uint64_t value = 0;
    std::memcpy(&value, take(bytes).data(), bytes);
    return value;
  }

 private:
  std::string_view take(std::uint64_t bytes) {
    if (bytes > left_.size()) throw std::runtime_error("the message ends in the middle of a field");
    const std::string_view taken = left_.substr(0, bytes);
    left_.remove_prefix(bytes);
    return taken;
  }

  std::string_view left_;
};

/// A repeated number: one, or many packed in one field. `bytes`: of a fixed width, 0 for a varint.
template <class Add>
void repeated(const Field& field, std::size_t bytes, Add add) {
  if (field.wire != 2) return add(field.value);
  for (Message packed(field.bytes); !packed.empty();) add(bytes == 0 ? packed.varint() : packed.fixed(bytes));
}

std::size_t size_bytes(Type type) {
  switch (type) {
    case Type::u8:
    case Type::i8:
    case Type::boolean:
      return 1;
    case Type::u16:
    case Type::i16:
    case Type::f16:
    case Type::bf16:
      return 2;
    case Type::f32:
    case Type::i32:
    case Type::u32:
      return 4;
    case Type::f64:
    case Type::i64:
    case Type::u64:
    case Type::complex64:
      return 8;
    case Type::complex128:
      return 16;
    case Type::undefined:
    case Type::string:
      return 0;
  }
  return 0;
}

Tensor tensor_of(std::string_view message) {
  Tensor tensor;
  std::vector<std::uint64_t> values;
  const auto keep = [&](std::uint64_t value) { values.push_back(value); };
  Field field;
  for (Message m(message); m.next(field);) {
    if (field.number == 1)
      repeated(field, 0, [&](std::uint64_t n) { tensor.lengths.push_back(std::bit_cast<std::int64_t>(n)); });
    if (field.number == 2) tensor.type = static_cast<Type>(field.value);
    if (field.number == 4) repeated(field, 4, keep);  // float_data
    if (field.number == 5 || field.number == 7 || field.number == 11)
      repeated(field, 0, keep);                          // int32, int64, uint64
    if (field.number == 10) repeated(field, 8, keep);    // double_data
    if (field.number == 9) tensor.bytes = field.text();  // raw_data
  }
  const std::size_t width = size_bytes(tensor.type);
  for (const std::uint64_t value : values) tensor.bytes.append(reinterpret_cast<const char*>(&value), width);
  if (width != 0 && tensor.bytes.size() != width * static_cast<std::size_t>(tensor.size()))
    throw std::runtime_error("a tensor has more or fewer bytes than its shape says");
  return tensor;
}

Attribute attribute_of(std::string_view message, std::string& name) {
  Attribute a;
  Field field;
  for (Message m(message); m.next(field);) {
    const auto real = [](std::uint64_t bits) {
      return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    };
    if (field.number == 1) name = field.text();
    if (field.number == 2) a.number = real(field.value);
    if (field.number == 3) a.integer = field.integer();
    if (field.number == 4) a.text = field.text();
    if (field.number == 5) a.tensor = tensor_of(field.bytes);
    if (field.number == 6 || field.number == 11) a.graph = true;
    if (field.number == 7) repeated(field, 4, [&](std::uint64_t bits) { a.numbers.push_back(real(bits)); });
    if (field.number == 8)
      repeated(field, 0, [&](std::uint64_t n) { a.integers.push_back(std::bit_cast<std::int64_t>(n)); });
  }
  return a;
}

Node node_of(std::string_view message) {
  Node node;
  Field field;
  for (Message m(message); m.next(field);) {
    if (field.number == 1) node.inputs.push_back(field.text());
    if (field.number == 2) node.outputs.push_back(field.text());
    if (field.number == 4) node.op = field.text();
    if (field.number == 5) {
      std::string name;
      Attribute attribute = attribute_of(field.bytes, name);
      node.attributes.emplace(std::move(name), std::move(attribute));
    }
  }
  return node;
}

Port port_of(std::string_view message) {
  Port port;
  Field field, type, part;
  for (Message m(message); m.next(field);) {
    if (field.number == 1) port.name = field.text();
    if (field.number != 2) continue;
    for (Message t(field.bytes); t.next(type);) {
      if (type.number != 1) continue;
      port.tensor = true;
      for (Message e(type.bytes); e.next(part);) {
        if (part.number == 1) port.type = static_cast<Type>(part.value);
      }
    }
  }
  return port;
}

void read_graph(std::string_view message, Model& model) {
  Field field, part;
  for (Message m(message); m.next(field);) {
    if (field.number == 1) model.nodes.push_back(node_of(field.bytes));
    if (field.number == 11) model.inputs.push_back(port_of(field.bytes));
    if (field.number == 12) model.outputs.push_back(port_of(field.bytes));
    if (field.number != 5) continue;
    std::string name;
    for (Message t(field.bytes); t.next(part);) {
      if (part.number == 8) name = part.text();
    }
    model.constants.emplace(name, tensor_of(field.bytes));
  }
}

/// The domain `` is that of ONNX's own operators.
void read_opset(std::string_view message, Model& model) {
  std::string domain;
  std::int64_t version = 0;
  Field field;
  for (Message m(message); m.next(field);) {
    if (field.number == 1) domain = field.text();
    if (field.number == 2) version = field.integer();
  }
  if (domain.empty()) model.opset = version;
}

template <class Read>
auto named(const std::filesystem::path& file, Read read) {
  try {
    return read(testing::read_file(file));
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(file.string() + ": " + error.what());
  }
}

}  // namespace

std::int64_t Tensor::size() const {
  std::int64_t size = 1;
  for (const std::int64_t length : lengths) size *= length;
  return size;
}

Model read_model(const std::filesystem::path& file) {
  return named(file, [](const std::string& bytes) {
    Model model;
    Field field;
    for (Message m(bytes); m.next(field);) {
      if (field.number == 7) read_graph(field.bytes, model);
      if (field.number == 8) read_opset(field.bytes, model);
    }
    return model;
  });
}

Tensor read_tensor(const std::filesystem::path& file) {
  return named(file, [](const std::string& bytes) { return tensor_of(bytes); });
}

}  // namespace weft::onnx
