// What the user asked for: one plain struct a command, filled from the command line.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace weft::app {

/// Taken by every command.
struct Common {
  std::string tier;  ///< empty: WEFT_TIER, else the best here
  int threads = 0;   ///< of the cpu tier; 0: every core
  bool json = false;
};

struct DemoArguments : Common {
  bool quick = false;         ///< a sixteenth of the data
  std::int64_t elements = 0;  ///< an array; 0: 2^24, less where the tier interprets
  std::uint64_t seed = 1;
};

struct EvalArguments : Common {
  std::vector<std::string> words;    ///< expressions and NAME=FILE
  std::vector<std::string> outputs;  ///< files, one an expression
  char order = 'C';
  int npy_version = 1;
  bool list = false;  ///< print the ops and stop
};

struct ExplainArguments : Common {
  std::vector<std::string> words;  ///< expressions and NAME=TYPE[SHAPE] or NAME=FILE
  std::string demo;                ///< a chain of `weft demo` instead
  std::string join = "profit";     ///< profit, always or never
  bool ir = false, program = false, source = false, svg = false, dot = false;
};

struct DevicesArguments : Common {};

struct VerifyArguments : Common {
  bool deep = false;
  std::uint64_t seed = 1;
};

struct BenchArguments : Common {
  bool quick = false;
  std::vector<std::string> only;  ///< sections; empty: all
};

using Arguments = std::variant<DemoArguments, EvalArguments, ExplainArguments, DevicesArguments,
                               VerifyArguments, BenchArguments>;

/// The command line asks for something that does not exist. what() is one line.
class BadArguments : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Parsed {
  Arguments arguments;
  std::string command;  ///< its name, for messages
  std::string print;    ///< help or version: to be printed instead of running anything
};

/// Throws BadArguments.
[[nodiscard]] Parsed parse_arguments(int count, const char* const* words);

}  // namespace weft::app
