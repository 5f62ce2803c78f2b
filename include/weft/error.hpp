// The errors Weft throws. Each message names the thing, the place, and what was expected.
#pragma once

#include <stdexcept>
#include <string>

namespace weft {

/// Base of all errors below.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The caller's mistake: names the call or op, the argument and the source line.
class UsageError : public Error {
 public:
  using Error::Error;
};

/// A size or count beyond what the device can do.
class LimitError : public Error {
 public:
  using Error::Error;
};

/// A kernel that could not be compiled.
class CompileError : public Error {
 public:
  CompileError(const std::string& what, std::string source) : Error(what), source_(std::move(source)) {}
  /// The generated code the compiler refused.
  [[nodiscard]] const std::string& source() const { return source_; }

 private:
  std::string source_;
};

/// Out of memory, a lost device, a driver's refusal.
class DeviceError : public Error {
 public:
  using Error::Error;
};

}  // namespace weft
