// Tracing a kernel, and calling it.
#include "trace/kernel_state.hpp"

#include "ir/facts.hpp"
#include "ir/text.hpp"
#include "trace/literal.hpp"
#include "trace/tracer.hpp"
#include "weft/error.hpp"

namespace weft::detail {
namespace {

using trace::Tracer;

constexpr int largest_workgroup = 1024;

ir::KernelOptions checked(Tracer& tracer, KernelOptions options) {
  if (options.workgroup < 0 || options.workgroup > largest_workgroup) {
    tracer.fail("declares a workgroup of {}; it is 1 to {}, or 0 for none", options.workgroup,
                largest_workgroup);
  }
  ir::KernelOptions declared;
  declared.workgroup = options.workgroup;
  declared.fuse = options.fuse;
  return declared;
}

/// Of parameter `position`, which is given by a scalar: its number among the kernel's scalars.
std::size_t scalar_number(std::span<const Arg> args, std::size_t position) {
  std::size_t number = 0;
  for (std::size_t k = 0; k < position; ++k) {
    const Arg::Kind kind = args[k].kind;
    if (kind == Arg::Kind::bits || kind == Arg::Kind::future || kind == Arg::Kind::element) ++number;
  }
  return number;
}

void round_literal(const ir::Kernel& kernel, std::span<Arg> args, std::size_t position, Literal::Kind kind,
                   SourceLine where) {
  Arg& arg = args[position];
  const Literal literal{kind, arg.bits};
  const auto bits = trace::literal_bits(arg.type, literal);
  if (!bits) {
    throw UsageError(fmt::format("{}: {} is outside the range of {}, the type of {} ({}:{})", kernel.name,
                                 trace::literal_text(literal), ir::name(arg.type),
                                 kernel.scalars[scalar_number(args, position)].name, where.file, where.line));
  }
  arg.bits = *bits;
}

}  // namespace

std::shared_ptr<const KernelState> trace_kernel(KernelName name, KernelOptions options,
                                                FunctionRef<void()> body) {
  auto state = std::make_shared<KernelState>();
  state->name = name.text;
  try {
    Tracer tracer(std::move(name.text), name.where, trace::Body::kernel);
    if (tracer.name().empty()) tracer.fail("the name is empty");
    tracer.builder().options(checked(tracer, options));
    body();
    state->traced = ir::freeze(tracer.finish(), name.where.file, name.where.line);
  } catch (...) {
    state->error = std::current_exception();
  }
  return state;
}

const std::shared_ptr<const ir::Traced>& traced(const KernelState& state) {
  if (state.error) std::rethrow_exception(state.error);
  return state.traced;
}

std::string text(const KernelState& state) { return ir::print(traced(state)->kernel); }

std::shared_ptr<FutureState> call_kernel(const KernelState& state, std::span<Arg> args,
                                         const Literal::Kind* kinds, SourceLine where) {
  const std::shared_ptr<const ir::Traced>& kernel = traced(state);
  if (const Tracer* tracer = Tracer::current()) {
    throw UsageError(
        fmt::format("{}: called in the body of kernel {}, which is being traced; a lift can be called "
                    "there with Values ({}:{})",
                    state.name, tracer->name(), where.file, where.line));
  }
  for (std::size_t k = 0; k < args.size(); ++k) {
    if (kinds[k] != Literal::Kind::none && kinds[k] != Literal::Kind::exact) {
      round_literal(kernel->kernel, args, k, kinds[k], where);
    }
  }
  return call(kernel, args, where);
}

}  // namespace weft::detail
