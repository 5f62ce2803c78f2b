// A line on the terminal that says what long work is doing.
#pragma once

#include <string_view>

namespace weft::app {

/// Writes to standard error, and only where that is a terminal. The line goes away with the object.
class Progress {
 public:
  Progress();
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::string_view what);
  /// `what (37%)`, where the share has changed.
  void show(std::string_view what, double share);

 private:
  bool terminal_;
  int percent_ = -1;
};

}  // namespace weft::app
