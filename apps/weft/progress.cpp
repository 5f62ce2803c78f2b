#include "progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace weft::app {
namespace {

constexpr const char* clear_line = "\r\x1b[2K";

}  // namespace

Progress::Progress() : terminal_(::isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (terminal_) fmt::print(stderr, "{}", clear_line);
}

void Progress::show(std::string_view what) {
  if (!terminal_) return;
  fmt::print(stderr, "{}{}", clear_line, what);
  std::fflush(stderr);
  percent_ = -1;
}

void Progress::show(std::string_view what, double share) {
  const int percent = static_cast<int>(100 * share);
  if (!terminal_ || percent == percent_) return;
  fmt::print(stderr, "{}{} ({}%)", clear_line, what, percent);
  std::fflush(stderr);
  percent_ = percent;
}

}  // namespace weft::app
