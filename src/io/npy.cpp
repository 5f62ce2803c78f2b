#include "io/npy.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <limits>
#include <optional>
#include <system_error>

#include "weft/error.hpp"

namespace weft::io {
namespace {

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t max_dimensions = 8;
constexpr std::size_t max_header_bytes = 1 << 20;
constexpr std::int64_t max_data_bytes = std::int64_t{1} << 46;

/// What the system said last; unlike strerror, from any thread.
std::string last_error() { return std::generic_category().message(errno); }

[[noreturn]] void refuse(std::string_view file, const std::string& what) {
  throw UsageError(fmt::format("{}: {}", file, what));
}

struct Dtype {
  ir::Type type{};
  bool big_endian = false;
};

std::optional<ir::Type> type_of(char kind, int bytes) {
  using enum ir::Type;
  switch (kind) {
    case 'b':
      return bytes == 1 ? std::optional(boolean) : std::nullopt;
    case 'V':
      return bytes == 2 ? std::optional(bf16) : std::nullopt;
    case 'i':
      return bytes == 1   ? std::optional(i8)
             : bytes == 2 ? std::optional(i16)
             : bytes == 4 ? std::optional(i32)
             : bytes == 8 ? std::optional(i64)
                          : std::nullopt;
    case 'u':
      return bytes == 1   ? std::optional(u8)
             : bytes == 2 ? std::optional(u16)
             : bytes == 4 ? std::optional(u32)
             : bytes == 8 ? std::optional(u64)
                          : std::nullopt;
    case 'f':
      return bytes == 2   ? std::optional(f16)
             : bytes == 4 ? std::optional(f32)
             : bytes == 8 ? std::optional(f64)
                          : std::nullopt;
    default:
      return std::nullopt;
  }
}

std::string dtype_text(ir::Type type) {
  const int bytes = ir::size_bytes(type);
  const char kind = type == ir::Type::boolean   ? 'b'
                    : type == ir::Type::bf16    ? 'V'
                    : ir::is_float(type)        ? 'f'
                    : ir::is_unsigned_int(type) ? 'u'
                                                : 'i';
  return fmt::format("{}{}{}", bytes == 1 ? '|' : '<', kind, bytes);
}

Dtype parse_dtype(std::string_view text, std::string_view file) {
  Dtype result;
  std::string_view rest = text;
  if (!rest.empty() && std::string_view("<>|=").find(rest.front()) != std::string_view::npos) {
    result.big_endian = rest.front() == '>';
    rest.remove_prefix(1);
  }
  int bytes = 0;
  const auto digits = rest.size() > 1 ? rest.substr(1) : std::string_view{};
  const auto [end, status] = std::from_chars(digits.data(), digits.data() + digits.size(), bytes);
  const bool number = status == std::errc{} && end == digits.data() + digits.size();
  const auto type = number ? type_of(rest.front(), bytes) : std::nullopt;
  if (!type) {
    refuse(file, fmt::format(
                     "element type '{}' is not one of bool, int and uint of 8 to 64 bits, float16, bfloat16 "
                     "(V2), float32, float64",
                     text.substr(0, 40)));
  }
  result.type = *type;
  return result;
}

/// Reads the header's dictionary literal: three known keys, in any order, each once.
class HeaderReader {
 public:
  HeaderReader(std::string_view text, std::string_view file) : text_(text), file_(file) {}

  struct Header {
    Dtype dtype;
    bool fortran_order = false;
    std::vector<std::int64_t> shape;
  };

  Header read() {
    Header header;
    bool have_descr = false, have_order = false, have_shape = false;
    expect('{');
    while (!accept('}')) {
      const std::string_view key = string();
      expect(':');
      if (key == "descr" && !have_descr) {
        header.dtype = parse_dtype(string(), file_);
        have_descr = true;
      } else if (key == "fortran_order" && !have_order) {
        header.fortran_order = boolean();
        have_order = true;
      } else if (key == "shape" && !have_shape) {
        header.shape = tuple();
        have_shape = true;
      } else {
        refuse(file_, fmt::format("header key '{}' is unknown or stands twice", key.substr(0, 40)));
      }
      if (!accept(',')) {
        expect('}');
        break;
      }
    }
    if (!have_descr || !have_order || !have_shape) {
      refuse(file_, "header needs the keys 'descr', 'fortran_order' and 'shape'");
    }
    return header;
  }

 private:
  void skip_space() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t')) ++at_;
  }
  bool accept(char c) {
    skip_space();
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!accept(c)) refuse(file_, fmt::format("header: expected '{}' at byte {}", c, at_));
  }
  std::string_view string() {
    skip_space();
    if (at_ >= text_.size() || (text_[at_] != '\'' && text_[at_] != '"')) {
      refuse(file_, fmt::format(
                        "header: expected a string at byte {} (structured element types are not read)", at_));
    }
    const std::size_t end = text_.find(text_[at_], at_ + 1);
    if (end == std::string_view::npos) refuse(file_, "header: a string does not end");
    const std::string_view result = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    return result;
  }
  bool boolean() {
    skip_space();
    for (const bool value : {true, false}) {
      const std::string_view word = value ? "True" : "False";
      if (text_.substr(at_, word.size()) == word) {
        at_ += word.size();
        return value;
      }
    }
    refuse(file_, "header: fortran_order is neither True nor False");
  }
  std::vector<std::int64_t> tuple() {
    std::vector<std::int64_t> result;
    expect('(');
    while (!accept(')')) {
      skip_space();
      std::int64_t value = 0;
      const char* begin = text_.data() + at_;
      const auto [end, status] = std::from_chars(begin, text_.data() + text_.size(), value);
      if (status != std::errc{} || value < 0)
        refuse(file_, "header: a length in shape is not a number from 0 to 2^63-1");
      at_ += static_cast<std::size_t>(end - begin);
      if (at_ < text_.size() && text_[at_] == 'L') ++at_;  // Python 2 wrote long integers so
      result.push_back(value);
      if (result.size() > max_dimensions) refuse(file_, "more than 8 dimensions");
      if (!accept(',')) {
        expect(')');
        break;
      }
    }
    return result;
  }

  std::string_view text_;
  std::string_view file_;
  std::size_t at_ = 0;
};

std::int64_t element_count(const std::vector<std::int64_t>& shape, int element_bytes, std::string_view file) {
  if (std::ranges::find(shape, 0) != shape.end()) return 0;
  std::int64_t count = 1;
  for (const std::int64_t length : shape) {
    if (length > max_data_bytes / element_bytes / count)
      refuse(file, "the shape's size is beyond 2^46 bytes");
    count *= length;
  }
  return count;
}

void swap_bytes(std::vector<std::byte>& data, int element_bytes) {
  const auto step = static_cast<std::size_t>(element_bytes);
  for (std::size_t i = 0; i + step <= data.size(); i += step) {
    std::reverse(data.begin() + static_cast<std::ptrdiff_t>(i),
                 data.begin() + static_cast<std::ptrdiff_t>(i + step));
  }
}

/// Row-major to column-major, or back: element k of `source`, walked with the given shape's last axis
/// fastest, goes to where the first axis is fastest (`to_fortran`), or the reverse.
std::vector<std::byte> reorder(const std::vector<std::byte>& source, const std::vector<std::int64_t>& shape,
                               int element_bytes, bool to_fortran) {
  std::vector<std::int64_t> stride(shape.size(), 1);
  for (std::size_t d = 1; d < shape.size(); ++d) stride[d] = stride[d - 1] * shape[d - 1];
  std::vector<std::byte> result(source.size());
  std::vector<std::int64_t> index(shape.size(), 0);
  const auto bytes = static_cast<std::size_t>(element_bytes);
  std::int64_t fortran = 0;
  for (std::size_t c = 0; c * bytes < source.size(); ++c) {
    const std::size_t f = static_cast<std::size_t>(fortran);
    std::memcpy(result.data() + (to_fortran ? f : c) * bytes, source.data() + (to_fortran ? c : f) * bytes,
                bytes);
    for (std::size_t d = shape.size(); d-- > 0;) {
      fortran += stride[d];
      if (++index[d] < shape[d]) break;
      fortran -= stride[d] * shape[d];
      index[d] = 0;
    }
  }
  return result;
}

/// What went wrong; empty where nothing did.
std::string write_bytes(const std::filesystem::path& path, std::span<const std::byte> bytes) {
  std::ofstream stream(path, std::ios::binary);
  stream.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  stream.close();
  return stream ? std::string() : last_error();
}

[[noreturn]] void refuse_write(const std::filesystem::path& path, const std::string& reason) {
  refuse(path.string(), fmt::format("cannot be written: {}", reason));
}

void write_in_place(const std::filesystem::path& path, std::span<const std::byte> bytes) {
  const std::string failure = write_bytes(path, bytes);
  if (!failure.empty()) refuse_write(path, failure);
}

}  // namespace

NpyArray parse_npy(std::span<const std::byte> file, std::string_view name) {
  const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
  if (text.size() < 10 || text.substr(0, magic.size()) != magic)
    refuse(name, "not a .npy file (its first bytes differ)");
  const int major = static_cast<unsigned char>(text[6]);
  if (major < 1 || major > 3) refuse(name, fmt::format("format version {} is not 1, 2 or 3", major));
  const std::size_t length_bytes = major == 1 ? 2 : 4;
  const std::size_t header_at = 8 + length_bytes;
  if (text.size() < header_at) refuse(name, "the file ends inside its header");
  std::size_t header_bytes = 0;
  for (std::size_t k = length_bytes; k-- > 0;)
    header_bytes = header_bytes << 8 | static_cast<unsigned char>(text[8 + k]);
  if (header_bytes > max_header_bytes) refuse(name, "the header is longer than 1 MiB");
  if (header_bytes > text.size() - header_at) refuse(name, "the file ends inside its header");

  const auto header = HeaderReader(text.substr(header_at, header_bytes), name).read();
  NpyArray result;
  result.type = header.dtype.type;
  result.shape = header.shape;
  result.fortran_order = header.fortran_order;
  const int element_bytes = ir::size_bytes(result.type);
  const auto data_bytes =
      static_cast<std::size_t>(element_count(result.shape, element_bytes, name) * element_bytes);
  const std::size_t data_at = header_at + header_bytes;
  if (text.size() - data_at < data_bytes) {
    refuse(name, fmt::format("the file holds {} bytes of data where its shape needs {}",
                             text.size() - data_at, data_bytes));
  }
  const auto data = file.subspan(data_at, data_bytes);
  result.data.assign(data.begin(), data.end());
  if (header.dtype.big_endian != (std::endian::native == std::endian::big))
    swap_bytes(result.data, element_bytes);
  if (result.fortran_order && result.shape.size() > 1) {
    result.data = reorder(result.data, result.shape, element_bytes, false);
  }
  if (result.type == ir::Type::boolean) {
    for (std::byte& b : result.data) b = b == std::byte{0} ? std::byte{0} : std::byte{1};
  }
  return result;
}

NpyArray read_npy(const std::filesystem::path& path) {
  const std::string name = path.string();
  std::error_code status;
  if (std::filesystem::is_directory(path, status)) refuse(name, "is a folder, not a .npy file");
  std::ifstream stream(path, std::ios::binary | std::ios::ate);
  if (!stream) refuse(name, fmt::format("cannot be opened: {}", last_error()));
  const auto size = static_cast<std::streamoff>(stream.tellg());
  if (size < 0) refuse(name, "cannot be read");
  std::vector<std::byte> file(static_cast<std::size_t>(size));
  stream.seekg(0);
  stream.read(reinterpret_cast<char*>(file.data()), size);
  if (!stream) refuse(name, "cannot be read to its end");
  return parse_npy(file, name);
}

std::vector<std::byte> format_npy(const NpyArray& array, int version) {
  std::string shape;
  for (const std::int64_t length : array.shape) shape += fmt::format("{}, ", length);
  if (array.shape.size() > 1) shape.resize(shape.size() - 2);  // one length keeps its comma: (3,)
  if (array.shape.size() == 1) shape.resize(shape.size() - 1);
  std::string header = fmt::format("{{'descr': '{}', 'fortran_order': {}, 'shape': ({}), }}",
                                   dtype_text(array.type), array.fortran_order ? "True" : "False", shape);
  const std::size_t length_bytes = version == 1 ? 2 : 4;
  const std::size_t before = 8 + length_bytes;
  header.append(63 - (before + header.size()) % 64, ' ');  // data starts at a multiple of 64 bytes
  header += '\n';

  std::string start(magic);
  start += static_cast<char>(version);
  start += '\0';
  for (std::size_t k = 0; k < length_bytes; ++k) start += static_cast<char>(header.size() >> (8 * k) & 0xff);
  start += header;
  std::vector<std::byte> file(start.size() + array.data.size());
  std::memcpy(file.data(), start.data(), start.size());
  const bool transpose = array.fortran_order && array.shape.size() > 1;
  const auto moved = transpose ? reorder(array.data, array.shape, ir::size_bytes(array.type), true)
                               : std::vector<std::byte>{};
  const auto& data = transpose ? moved : array.data;
  if (!data.empty()) std::memcpy(file.data() + start.size(), data.data(), data.size());
  return file;
}

void write_npy(const std::filesystem::path& path, const NpyArray& array, int version) {
  const auto file = format_npy(array, version);
  std::error_code status;
  const auto kind = std::filesystem::status(path, status).type();
  // A device or a pipe takes what is written; putting a file in its place would destroy it.
  const bool replaceable =
      kind == std::filesystem::file_type::regular || kind == std::filesystem::file_type::not_found;
  if (!replaceable) return write_in_place(path, file);
  const bool link = std::filesystem::is_symlink(path, status) && kind == std::filesystem::file_type::regular;
  const auto target = link ? std::filesystem::canonical(path, status) : path;
  const auto temporary = target.string() + fmt::format(".{}.part", ::getpid());
  const std::string failure = write_bytes(temporary, file);
  status.clear();
  if (failure.empty()) std::filesystem::rename(temporary, target, status);
  if (failure.empty() && !status) return;
  std::error_code ignored;
  std::filesystem::remove(temporary, ignored);
  refuse_write(path, failure.empty() ? status.message() : failure);
}

}  // namespace weft::io
