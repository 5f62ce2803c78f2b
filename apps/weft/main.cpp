// The weft program: arguments in, one command run, errors as one line and an exit status.
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <string>
#include <string_view>
#include <variant>

#include "arguments.hpp"
#include "commands.hpp"
#include "weft/error.hpp"

namespace weft::app {
namespace {

/// Names come from files and arguments: what would end the line or steer the terminal is shown as \xNN.
std::string one_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) {
      line += fmt::format("\\x{:02x}", byte);
    } else {
      line += c;
    }
  }
  return line;
}

int fail(const std::string& who, const char* what, Status status) {
  fmt::print(stderr, "{}: {}\n", who, one_line(what));
  return status;
}

int run_command(int count, const char* const* words) {
  std::string who = "weft";
  try {
    const Parsed parsed = parse_arguments(count, words);
    if (!parsed.print.empty()) {
      fmt::print("{}", parsed.print);
      return status_good;
    }
    who += " " + parsed.command;
    return std::visit([](const auto& arguments) { return run(arguments); }, parsed.arguments);
  } catch (const BadArguments& error) {
    fmt::print(stderr, "{}\n", one_line(error.what()));
    return status_bad_input;
  } catch (const UsageError& error) {
    return fail(who, error.what(), status_bad_input);
  } catch (const LimitError& error) {
    return fail(who, error.what(), status_bad_input);
  } catch (const std::exception& error) {
    return fail(who, error.what(), status_device_failed);
  }
}

}  // namespace
}  // namespace weft::app

int main(int count, char** words) {
  const int status = weft::app::run_command(count, words);
  // What was printed may still fail to arrive: a full disk, a closed pipe.
  if (std::fflush(stdout) != 0 && status == weft::app::status_good) {
    fmt::print(stderr, "weft: cannot write to standard output\n");
    return weft::app::status_device_failed;
  }
  return status;
}
