#include "trace/tracer.hpp"

#include <algorithm>
#include <atomic>
#include <string_view>

#include "ir/walk.hpp"
#include "weft/error.hpp"

namespace weft::trace {
namespace {

thread_local Tracer* current_tracer = nullptr;

/// Regions are numbered across all traces of the process, so that a value of one trace is not taken for
/// another's.
std::uint32_t next_serial() {
  static std::atomic<std::uint32_t> last{0};
  return ++last;
}

std::string_view text(Body body) {
  switch (body) {
    case Body::kernel:
      return "the kernel";
    case Body::function:
      return "the lifted function";
    case Body::iteration:
      return "the for_each";
    case Body::folded:
      return "the fold";
    case Body::combine:
      return "the fold's operator";
    case Body::branch:
      return "the if_ or else_";
    case Body::condition:
      return "the condition of the while_";
    case Body::pass:
      return "the while_ or for_range";
  }
  return "";
}

}  // namespace

Tracer::Tracer(std::string name, detail::SourceLine where, Body outermost)
    : name_(std::move(name)), where_(where), outer_(current_tracer), builder_(name_) {
  builder_.line(where.line);
  open_.push_back({outermost, next_serial(), where.line, {}, {}});
  current_tracer = this;
}

Tracer::~Tracer() { current_tracer = outer_; }

Tracer* Tracer::current() noexcept { return current_tracer; }

Tracer& Tracer::require(const char* what) {
  if (current_tracer == nullptr) {
    throw UsageError(
        fmt::format("{} outside of a kernel: values, loops and conditions belong in the body that is given "
                    "to kernel or lift",
                    what));
  }
  return *current_tracer;
}

ir::Kernel Tracer::finish() {
  close_if();
  if (error_) std::rethrow_exception(error_);
  ir::Kernel kernel = builder_.finish();
  for (std::size_t a = 0; a < read_.size(); ++a) {
    if (kernel.arrays[a].role == ir::Role::out && read_[a]) kernel.arrays[a].role = ir::Role::inout;
  }
  return stops_.empty() ? std::move(kernel) : without_continues(kernel, stops_);
}

ir::Builder& Tracer::builder() {
  close_if();
  if (error_) std::rethrow_exception(error_);
  return builder_;
}

bool Tracer::inside(Body body) const {
  return std::ranges::any_of(open_, [&](const Open& o) { return o.body == body; });
}

std::size_t Tracer::depth_of(std::uint32_t serial) const {
  const auto found = std::ranges::find(open_, serial, &Open::serial);
  return static_cast<std::size_t>(found - open_.begin());
}

std::string Tracer::place_of(std::uint32_t serial) const {
  const auto found = std::ranges::find(closed_, serial, &Closed::serial);
  if (found == closed_.end()) return "another kernel";
  return fmt::format("the body of {} at line {}, which has ended", text(found->body), found->line);
}

ir::NodeId Tracer::node(detail::Ref value) {
  if (depth_of(value.scope) == open_.size()) {
    fail("uses a value made in {}; carry a value out of a body in a Var, or through an array",
         place_of(value.scope));
  }
  return ir::NodeId{value.node};
}

ir::ArrayId Tracer::array(detail::ArrayRef array) {
  if (array.scope != open_.front().serial) fail("uses an array parameter of another kernel");
  return ir::ArrayId{array.array};
}

const ir::Array& Tracer::info(detail::ArrayRef ref) { return builder_.kernel().at(array(ref)); }

void Tracer::at_line(std::uint32_t line) {
  if (line != 0) builder().line(line);
}

void Tracer::check_assignment(std::uint32_t home) {
  if (home != scope()) {
    fail(
        "assigns in a nested body to a Value that is declared outside of it, which would hold "
        "unconditionally and "
        "once; use a Var");
  }
}

std::string Tracer::parameter_name(const char* name) {
  ++parameters_;
  if (name == nullptr) return fmt::format("argument {}", parameters_);
  if (*name == '\0') fail("the name of parameter {} is empty", parameters_);
  if (std::ranges::find(names_, name) != names_.end()) fail("two parameters are called {}", name);
  names_.emplace_back(name);
  return name;
}

detail::ArrayRef Tracer::declare_array(const char* name, ir::Type type, int rank, ir::Role role) {
  const ir::ArrayId id = builder().array(parameter_name(name), type, rank, role);
  read_.push_back(false);
  return {static_cast<std::uint32_t>(id), scope()};
}

ir::NodeId Tracer::declare_scalar(const char* name, ir::Type type) {
  return builder().scalar_value(builder_.scalar(parameter_name(name), type));
}

void Tracer::give_result(ir::Type type, ir::NodeId value) {
  builder().store(builder_.array("result", type, 0, ir::Role::result), {}, value);
  read_.push_back(false);
}

detail::VarRef Tracer::declare_var(ir::Type type, ir::NodeId initial) {
  require_iteration("a Var");
  require_effects("a Var");
  const ir::VarId id = builder().var(fmt::format("v{}", builder_.kernel().vars.size()), type);
  builder_.set(id, initial);
  return {static_cast<std::uint32_t>(id), scope()};
}

ir::NodeId Tracer::get(detail::VarRef var) {
  if (depth_of(var.scope) == open_.size()) fail("reads a Var declared in {}", place_of(var.scope));
  require_effects("reading a Var");
  return builder().get(ir::VarId{var.var});
}

void Tracer::set(detail::VarRef var, ir::NodeId value) {
  const std::size_t depth = depth_of(var.scope);
  if (depth == open_.size()) fail("assigns to a Var declared in {}", place_of(var.scope));
  for (std::size_t k = depth + 1; k < open_.size(); ++k) {
    if (open_[k].body == Body::iteration || open_[k].body == Body::folded || open_[k].body == Body::combine) {
      fail(
          "assigns in the body of {} to a Var declared outside of it: its iterations run in parallel; use a "
          "fold",
          text(open_[k].body));
    }
  }
  builder().set(ir::VarId{var.var}, value);
}

void Tracer::enter(Body body, ir::LoopId loop) {
  if (open_.size() >= static_cast<std::size_t>(ir::max_depth))
    fail("bodies nest deeper than {}", ir::max_depth);
  open_.push_back({body, next_serial(), builder_.line(), loop, {}});
}

void Tracer::leave() {
  close_if();
  const Open& done = open_.back();
  closed_.push_back({done.body, done.serial, done.line});
  if (done.stopped) stops_.push_back({done.loop, *done.stopped});
  open_.pop_back();
}

std::uint32_t Tracer::leave_if_open() {
  if_open_ = ++ifs_;
  return ifs_;
}

void Tracer::take_if(std::uint32_t number) {
  if (if_open_ != number) fail("else_ does not follow its if_ at once");
  if_open_.reset();
}

void Tracer::close_if() {
  if (if_open_ && !error_) builder_.end_if();
  if_open_.reset();
}

void Tracer::stop_iteration() {
  ir::Builder& b = builder();
  auto open = open_.rbegin();
  while (open->body == Body::branch || open->body == Body::pass) ++open;
  if (open->body != Body::iteration)
    fail("continue_ in {}; it ends an iteration of for_each", text(open->body));
  if (!open->stopped) open->stopped = b.var(fmt::format("stopped{}", stops_.size()), ir::Type::boolean);
  b.set(*open->stopped, b.constant(ir::Type::boolean, 1));
}

void Tracer::require_iteration(const char* what) {
  if (at_top())
    fail("{} outside of every for_each; the kernel's outermost body holds loops, folds and their tail", what);
}

void Tracer::require_effects(const char* what) {
  if (inside(Body::combine)) {
    fail("{} in the operator of fold, which may only compute with its operands and with values made before",
         what);
  }
}

void Tracer::keep_error() {
  if (!error_) error_ = std::current_exception();
}

void Tracer::raise(std::string message) {
  const std::uint32_t line = builder_.line();
  UsageError error(
      fmt::format("{}: {} ({}:{})", name_.empty() ? "kernel" : name_, message, where_.file, line));
  if (!error_) error_ = std::make_exception_ptr(error);
  throw error;
}

}  // namespace weft::trace
