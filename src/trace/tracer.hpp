// The trace of one kernel: what its body has done so far, and the bodies that are open.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ir/builder.hpp"
#include "trace/continues.hpp"
#include "weft/detail/trace.hpp"

namespace weft::trace {

/// What a region of the trace is the body of.
enum class Body : std::uint8_t {
  kernel,     ///< the outermost one
  function,   ///< of a lift: inside an iteration that is not written yet
  iteration,  ///< of for_each
  folded,     ///< what a fold folds
  combine,    ///< the operator of fold
  branch,     ///< of if_ or else_
  condition,  ///< of while_
  pass,       ///< of while_ or for_range
};

/// One at a time for each thread. The first error sticks: whatever the kernel's author does with the
/// exception, the trace is void from then on, and its regions need not be closed.
class Tracer {
 public:
  /// Becomes this thread's trace until it is destroyed. `outermost` is kernel or function.
  Tracer(std::string name, detail::SourceLine where, Body outermost);
  ~Tracer();
  Tracer(const Tracer&) = delete;
  Tracer& operator=(const Tracer&) = delete;

  /// The innermost trace of this thread, or null.
  [[nodiscard]] static Tracer* current() noexcept;
  /// The same; throws UsageError, naming what was attempted, when nothing is traced.
  [[nodiscard]] static Tracer& require(const char* what);

  /// The finished kernel, not frozen. Throws the first error.
  [[nodiscard]] ir::Kernel finish();

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::uint32_t scope() const { return open_.back().serial; }
  [[nodiscard]] ir::Builder& builder();  ///< throws the first error
  [[nodiscard]] bool at_top() const { return open_.back().body == Body::kernel; }
  [[nodiscard]] bool inside(Body body) const;

  /// The node of a value; throws UsageError when it may not be used here.
  [[nodiscard]] ir::NodeId node(detail::Ref value);
  [[nodiscard]] detail::Ref ref(ir::NodeId node) const { return {static_cast<std::uint32_t>(node), scope()}; }
  [[nodiscard]] ir::ArrayId array(detail::ArrayRef array);
  [[nodiscard]] const ir::Array& info(detail::ArrayRef array);
  void at_line(std::uint32_t line);
  void check_assignment(std::uint32_t home);

  [[nodiscard]] detail::ArrayRef declare_array(const char* name, ir::Type type, int rank, ir::Role role);
  [[nodiscard]] ir::NodeId declare_scalar(const char* name, ir::Type type);
  void give_result(ir::Type type, ir::NodeId value);
  void mark_read(ir::ArrayId array) { read_[ir::index(array)] = true; }

  [[nodiscard]] detail::VarRef declare_var(ir::Type type, ir::NodeId initial);
  [[nodiscard]] ir::NodeId get(detail::VarRef var);
  void set(detail::VarRef var, ir::NodeId value);

  /// Runs `body` as the region that the builder has just opened. `loop` is the loop of an iteration.
  template <class F>
  void run(Body kind, F&& body, ir::LoopId loop = {}) {
    enter(kind, loop);
    try {
      body();
    } catch (...) {
      keep_error();
      throw;
    }
    leave();
  }

  /// An if whose else may follow. `take_if` gives it up to else_.
  [[nodiscard]] std::uint32_t leave_if_open();
  void take_if(std::uint32_t number);
  void stop_iteration();
  /// Throws UsageError unless `what` stands inside an iteration.
  void require_iteration(const char* what);
  /// Throws UsageError where only pure computation is allowed.
  void require_effects(const char* what);

  template <class... Args>
  [[noreturn]] void fail(fmt::format_string<Args...> format, Args&&... args) {
    raise(fmt::format(format, std::forward<Args>(args)...));
  }

 private:
  struct Open {
    Body body{};
    std::uint32_t serial = 0;
    std::uint32_t line = 0;
    ir::LoopId loop{};
    std::optional<ir::VarId> stopped;  ///< of an iteration that continue_ ends
  };
  struct Closed {
    Body body{};
    std::uint32_t serial = 0;
    std::uint32_t line = 0;
  };

  void enter(Body body, ir::LoopId loop);
  void leave();
  void close_if();
  void keep_error();
  [[noreturn]] void raise(std::string message);
  [[nodiscard]] std::string parameter_name(const char* name);
  [[nodiscard]] std::size_t depth_of(std::uint32_t serial) const;  ///< open_.size() when it is not open
  [[nodiscard]] std::string place_of(std::uint32_t serial) const;

  std::string name_;
  detail::SourceLine where_;
  Tracer* outer_;
  ir::Builder builder_;
  std::vector<Open> open_;
  std::vector<Closed> closed_;
  std::vector<bool> read_;  ///< by ArrayId
  std::vector<std::string> names_;
  std::vector<Stop> stops_;
  int parameters_ = 0;
  std::uint32_t ifs_ = 0;
  std::optional<std::uint32_t> if_open_;
  std::exception_ptr error_;
};

}  // namespace weft::trace
