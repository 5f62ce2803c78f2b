#include "io/npy.hpp"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <span>

#include "weft/error.hpp"

namespace weft::io {
namespace {

std::vector<std::byte> bytes(std::string_view text) {
  const auto view = std::as_bytes(std::span(text));
  return {view.begin(), view.end()};
}

std::vector<std::byte> file_with(std::string_view header, std::string_view data, int version = 1) {
  std::string text = "\x93NUMPY";
  text += static_cast<char>(version);
  text += '\0';
  const std::size_t length_bytes = version == 1 ? 2 : 4;
  for (std::size_t k = 0; k < length_bytes; ++k) text += static_cast<char>(header.size() >> (8 * k) & 0xff);
  text += header;
  text += data;
  return bytes(text);
}

std::string message_of(const std::vector<std::byte>& file) {
  try {
    (void)parse_npy(file, "x.npy");
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

TEST(Npy, every_type_order_and_version_round_trips) {
  for (int t = 0; t < ir::type_count; ++t) {
    for (const bool fortran : {false, true}) {
      for (int version = 1; version <= 3; ++version) {
        NpyArray array{static_cast<ir::Type>(t), {2, 3, 4}, {}, fortran};
        array.data.resize(24 * static_cast<std::size_t>(ir::size_bytes(array.type)));
        for (std::size_t k = 0; k < array.data.size(); ++k) {
          array.data[k] = static_cast<std::byte>(array.type == ir::Type::boolean ? k % 2 : k * 37 % 251);
        }
        const auto back = parse_npy(format_npy(array, version), "x.npy");
        EXPECT_EQ(back.type, array.type);
        EXPECT_EQ(back.shape, array.shape);
        EXPECT_EQ(back.data, array.data) << ir::name(array.type) << fortran << version;
        EXPECT_EQ(back.fortran_order, fortran);
      }
    }
  }
}

TEST(Npy, data_starts_at_a_multiple_of_64) {
  for (const auto& shape : std::vector<std::vector<std::int64_t>>{{}, {0}, {5}, {123456, 0, 7}}) {
    const auto file = format_npy({ir::Type::f32, shape,
                                  std::vector<std::byte>(shape.empty()   ? 4
                                                         : shape[0] == 5 ? 20
                                                                         : 0),
                                  false});
    const std::size_t header = static_cast<std::size_t>(file[8]) | static_cast<std::size_t>(file[9]) << 8;
    EXPECT_EQ((10 + header) % 64, 0u);
    EXPECT_EQ(parse_npy(file, "x").shape, shape);
  }
}

TEST(Npy, fortran_order_is_transposed) {
  const auto file = file_with("{'descr': '|u1', 'fortran_order': True, 'shape': (2, 3), }",
                              std::string_view("\1\4\2\5\3\6", 6));
  EXPECT_EQ(parse_npy(file, "x").data, bytes(std::string_view("\1\2\3\4\5\6", 6)));
}

TEST(Npy, big_endian_is_swapped) {
  const auto file =
      file_with("{'shape': (1,), 'descr': '>i4', 'fortran_order': False}", std::string_view("\0\0\1\2", 4));
  EXPECT_EQ(parse_npy(file, "x").data, bytes(std::string_view("\2\1\0\0", 4)));
}

TEST(Npy, hostile_files_name_what_is_wrong) {
  const std::string good = "{'descr': '<f4', 'fortran_order': False, 'shape': (4,), }";
  EXPECT_NE(message_of(bytes("")).find("x.npy: not a .npy file"), std::string::npos);
  EXPECT_NE(message_of(bytes("\x93NUMPY\x09\0\0\0\0\0")).find("not a .npy file"), std::string::npos);
  EXPECT_NE(message_of(file_with(good, "123")).find("holds 3 bytes of data where its shape needs 16"),
            std::string::npos);
  EXPECT_NE(
      message_of(
          file_with("{'descr': '<f4', 'fortran_order': False, 'shape': (9223372036854775807, 9), }", ""))
          .find("beyond 2^46"),
      std::string::npos);
  EXPECT_NE(message_of(file_with("{'descr': '<f4', 'fortran_order': False, 'shape': (-1,), }", ""))
                .find("length in shape"),
            std::string::npos);
  EXPECT_NE(
      message_of(file_with("{'descr': '<f4', 'fortran_order': False, 'shape': (1,1,1,1,1,1,1,1,1), }", ""))
          .find("more than 8"),
      std::string::npos);
  EXPECT_NE(message_of(file_with("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (4,), }", ""))
                .find("structured"),
            std::string::npos);
  EXPECT_NE(message_of(file_with("{'descr': '|O', 'fortran_order': False, 'shape': (4,), }", ""))
                .find("element type '|O'"),
            std::string::npos);
  EXPECT_NE(message_of(file_with("{'descr': '<c8', 'fortran_order': False, 'shape': (4,), }", ""))
                .find("element type '<c8'"),
            std::string::npos);
  EXPECT_NE(message_of(file_with("{'descr': '<f4', 'shape': (4,), }", "")).find("header needs the keys"),
            std::string::npos);
  EXPECT_NE(message_of(file_with("{'descr': '<f4", "")).find("does not end"), std::string::npos);
  EXPECT_NE(message_of(file_with(good, "", 9)).find("format version 9"), std::string::npos);
  auto truncated = file_with(good, "");
  truncated.resize(20);
  EXPECT_NE(message_of(truncated).find("ends inside its header"), std::string::npos);
}

TEST(Npy, every_prefix_of_a_file_is_refused_or_whole) {
  const auto file = format_npy({ir::Type::i16, {3}, bytes("abcdef"), false});
  for (std::size_t n = 0; n < file.size(); ++n) {
    EXPECT_THROW((void)parse_npy(std::span(file).first(n), "x"), UsageError) << n;
  }
}

/// What stands at the path stays what it is: only a regular file is replaced.
TEST(Npy, a_pipe_and_a_link_are_written_through) {
  const auto folder = std::filesystem::temp_directory_path() / fmt::format("weft_npy_{}", ::getpid());
  std::filesystem::create_directories(folder);
  const NpyArray array{ir::Type::u8, {3}, bytes("abc"), false};
  const auto pipe = folder / "pipe.npy", link = folder / "link.npy", file = folder / "file.npy";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  write_npy(pipe, array);
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
  std::vector<std::byte> received(4096);
  const auto count = ::read(reader, received.data(), received.size());
  ::close(reader);
  ASSERT_GT(count, 0);
  received.resize(static_cast<std::size_t>(count));
  EXPECT_EQ(parse_npy(received, "pipe").data, array.data);

  write_npy(file, {ir::Type::u8, {1}, bytes("z"), false});
  std::filesystem::create_symlink("file.npy", link);
  write_npy(link, array);
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(read_npy(file).data, array.data);
  EXPECT_THROW(write_npy(folder, array), UsageError);
  std::filesystem::remove_all(folder);
}

TEST(Npy, a_missing_folder_leaves_nothing) {
  EXPECT_THROW(write_npy("/nonexistent-folder/x.npy", {ir::Type::u8, {1}, bytes("a"), false}), UsageError);
  EXPECT_THROW((void)read_npy("/nonexistent-folder/x.npy"), UsageError);
  EXPECT_THROW((void)read_npy("/"), UsageError);
}

}  // namespace
}  // namespace weft::io
