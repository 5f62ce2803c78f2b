// Lines of CUDA C++ with their indentation.
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>

namespace weft::backend::cuda {

class Writer {
 public:
  template <class... Parts>
  void line(fmt::format_string<Parts...> format, Parts&&... parts) {
    text_.append(static_cast<std::size_t>(2 * depth_), ' ');
    fmt::format_to(std::back_inserter(text_), format, std::forward<Parts>(parts)...);
    text_ += '\n';
  }
  /// A line that opens a block: a brace is added.
  template <class... Parts>
  void open(fmt::format_string<Parts...> format, Parts&&... parts) {
    line("{} {{", fmt::format(format, std::forward<Parts>(parts)...));
    ++depth_;
  }
  void block() {
    line("{{");
    ++depth_;
  }
  void close(const char* end = "}") {
    --depth_;
    line("{}", end);
  }
  void unroll() { text_ += "#pragma unroll\n"; }
  void indent(int by) { depth_ += by; }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
  int depth_ = 0;
};

}  // namespace weft::backend::cuda
