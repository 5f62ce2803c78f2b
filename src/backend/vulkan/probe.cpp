#include "backend/vulkan/probe.hpp"

#include <fmt/format.h>

#include <array>
#include <cstring>
#include <random>

#include "backend/vulkan/executable.hpp"
#include "ir/builder.hpp"
#include "support/float_state.hpp"
#include "weft/error.hpp"
#include "weft/version.hpp"

namespace weft::backend::vulkan {
namespace {

using ir::Op;
using ir::Role;
using ir::Type;

constexpr std::int64_t elements = 4096;
constexpr std::int64_t turns = 70000;  ///< more than llvmpipe gives all loops of an invocation

/// What is found, as kept on disk.
struct Findings {
  std::uint8_t root_32, division_32, fma_32, root_64, division_64, fma_64, extends_signs, ends_loops;
};

using Words = std::vector<std::uint64_t>;

/// Special values first, then patterns of all exponents, then numbers of one size.
Words operands(Type type, std::uint32_t seed) {
  static constexpr std::uint32_t special[] = {0,          0x80000000, 0x3f800000, 0xbf800000,
                                              0x7f800000, 0xff800000, 0x7fc00000, 1,
                                              0x807fffff, 0x00800000, 0x7f7fffff, 0x34000000};
  std::mt19937_64 random(seed);
  const support::FloatState state;
  Words words;
  for (std::int64_t k = 0; k < elements; ++k) {
    std::uint64_t single = k < 144 ? special[seed == 1 ? k % 12 : k / 12 % 12] : random() >> 32;
    if (k % 3 == 2) single = 0x3f800000u + (single & 0x00ffffffu);
    if (type == Type::f64 && k % 2 == 1) {
      words.push_back(k % 3 == 2 ? 0x3ff0000000000000u + (random() >> 11) : random());
    } else {
      words.push_back(type == Type::f64 ? ir::eval_op(Op::cast, Type::f32, Type::f64, {&single, 1}) : single);
    }
  }
  return words;
}

/// Runs a kernel whose arrays have `elements` elements each: the first ones hold `inputs`. Gives the others.
std::vector<Words> run(Context& context, ir::Kernel kernel, const std::vector<Words>& inputs) {
  const std::vector<plan::Layout> layouts(kernel.arrays.size());
  const std::vector<ir::Array> arrays = kernel.arrays;
  VulkanExecutable executable(context, lower::lower(kernel, layouts, plan::Limits{}));
  const std::int64_t shape[] = {elements}, strides[] = {1};
  std::vector<std::unique_ptr<Block>> blocks;
  std::vector<ArrayArg> args;
  for (std::size_t a = 0; a < arrays.size(); ++a) {
    const auto size = static_cast<std::size_t>(ir::size_bytes(arrays[a].type));
    blocks.push_back(std::make_unique<Block>(*context.driver, size * elements));
    std::memset(blocks.back()->host(), 0, size * elements);
    args.push_back({blocks.back().get(), 0, shape, strides});
    if (a >= inputs.size()) continue;
    for (std::size_t k = 0; k < elements; ++k)
      std::memcpy(blocks.back()->host() + k * size, &inputs[a][k], size);
  }
  executable.run({.arrays = args, .scalars = {}});
  std::vector<Words> results;
  for (std::size_t a = inputs.size(); a < arrays.size(); ++a) {
    const auto size = static_cast<std::size_t>(ir::size_bytes(arrays[a].type));
    Words& words = results.emplace_back(elements, 0);
    for (std::size_t k = 0; k < elements; ++k) std::memcpy(&words[k], blocks[a]->host() + k * size, size);
  }
  return results;
}

bool is_nan(Type type, std::uint64_t bits) {
  if (type == Type::f64) return (bits & ~(std::uint64_t{1} << 63)) > 0x7ff0000000000000u;
  return type == Type::f32 && (bits & 0x7fffffffu) > 0x7f800000u;
}

bool gives(Op op, Type type, const std::vector<Words>& inputs, std::size_t operands_used,
           const Words& found) {
  const support::FloatState state;
  for (std::size_t k = 0; k < elements; ++k) {
    const std::array<std::uint64_t, 3> args{inputs[0][k], inputs[1][k], inputs[2][k]};
    const std::uint64_t wanted = ir::eval_op(op, type, type, std::span(args).first(operands_used));
    if (wanted != found[k] && !(is_nan(type, wanted) && is_nan(type, found[k]))) return false;
  }
  return true;
}

struct Floats {
  bool root = false, division = false, fma = false;
};

/// One kernel for the three: most of the time goes into making pipelines.
Floats probe_floats(Context& context, Type type) {
  ir::Builder b("probe_floats");
  std::vector<ir::ArrayId> in, out;
  for (const char* name : {"a", "b", "c"}) in.push_back(b.array(name, type, 1, Role::in));
  for (const char* name : {"root", "ratio", "fused"}) out.push_back(b.array(name, type, 1, Role::out));
  const ir::LoopId loop = b.begin_loop({{b.index_constant(0), b.extent(out[0], 0), b.index_constant(1)}});
  const std::vector<ir::NodeId> at{b.axis(loop, 0)};
  std::vector<ir::NodeId> values;
  for (const ir::ArrayId array : in) values.push_back(b.load(array, at));
  const std::span<const ir::NodeId> all = values;
  b.store(out[0], at, b.op(Op::sqrt, type, all.first(1)));
  b.store(out[1], at, b.op(Op::div, type, all.first(2)));
  b.store(out[2], at, b.op(Op::fma, type, all));
  b.end_loop();
  const std::vector<Words> inputs{operands(type, 1), operands(type, 2), operands(type, 3)};
  const std::vector<Words> found = run(context, b.finish(), inputs);
  return {gives(Op::sqrt, type, inputs, 1, found[0]), gives(Op::div, type, inputs, 2, found[1]),
          gives(Op::fma, type, inputs, 3, found[2])};
}

/// Whether an i32 made an i64 compares rightly, and how often a loop turns.
void probe_integers(Context& context, Findings& findings) {
  ir::Builder b("probe_integers");
  const ir::ArrayId x = b.array("x", Type::i32, 1, Role::in);
  const ir::ArrayId below = b.array("below", Type::i32, 1, Role::out),
                    count = b.array("count", Type::i32, 1, Role::out);
  const ir::VarId sum = b.var("sum", Type::i32);
  const ir::NodeId zero = b.index_constant(0), one = b.index_constant(1), last = b.index_constant(turns);
  const ir::LoopId loop = b.begin_loop({{zero, b.extent(below, 0), one}});
  const std::vector<ir::NodeId> at{b.axis(loop, 0)};
  const ir::NodeId value = b.load(x, at);
  const ir::NodeId wide = b.op(Op::cast, Type::i64, std::vector{value});
  const ir::NodeId negative = b.op(Op::lt, Type::boolean, std::vector{wide, zero});
  const ir::NodeId yes = b.constant(Type::i32, 1), no = b.constant(Type::i32, 0);
  b.store(below, at, b.op(Op::select, Type::i32, std::vector{negative, yes, no}));
  b.set(sum, no);
  b.begin_for({zero, last, one});
  b.set(sum, b.op(Op::add, Type::i32, std::vector{b.get(sum), value}));
  b.end_for();
  b.store(count, at, b.get(sum));
  b.end_loop();
  Words numbers;
  for (std::int64_t k = 0; k < elements; ++k) numbers.push_back(static_cast<std::uint32_t>(k - elements / 2));
  const std::vector<Words> found = run(context, b.finish(), {numbers});
  findings.extends_signs = 1;
  findings.ends_loops = 0;
  for (std::size_t k = 0; k < elements; ++k) {
    const bool is_below = (numbers[k] & 0x80000000u) != 0;
    if (found[0][k] != (is_below ? 1u : 0u)) findings.extends_signs = 0;
    if (found[1][k] != ((numbers[k] * turns) & 0xffffffffu)) findings.ends_loops = 1;
  }
}

Findings find(Driver& driver) {
  Context context;
  context.driver = &driver;
  context.target = driver.info().target;
  Findings findings{};
  const auto flag = [](bool value) { return static_cast<std::uint8_t>(value ? 1 : 0); };
  probe_integers(context, findings);
  // From here on the native forms of floats.
  Target& target = context.target;
  target.root_32 = Root::native;
  target.fma_32 = Fma::native;
  target.fma_64 = target.root_64 = target.division_32 = target.division_64 = true;
  const Floats single = probe_floats(context, Type::f32);
  findings.root_32 = flag(single.root);
  findings.division_32 = flag(single.division);
  findings.fma_32 = flag(single.fma);
  if (!target.has_f64) return findings;
  const Floats twice = probe_floats(context, Type::f64);
  findings.root_64 = flag(twice.root);
  findings.division_64 = flag(twice.division);
  findings.fma_64 = flag(twice.fma);
  return findings;
}

Target applied(Target target, const Findings& findings) {
  const bool sums_64 = target.has_f64;
  target.division_32 = findings.division_32 != 0;
  target.division_64 = findings.division_64 != 0;
  target.root_64 = findings.root_64 != 0;
  target.fma_64 = findings.fma_64 != 0;
  target.root_32 = findings.root_32 != 0              ? Root::native
                   : sums_64 && findings.root_64 != 0 ? Root::through_f64
                                                      : Root::corrected;
  target.fma_32 = findings.fma_32 != 0 ? Fma::native : sums_64 ? Fma::through_f64 : Fma::none;
  target.extends_signs = findings.extends_signs != 0;
  target.ends_loops = findings.ends_loops != 0;
  return target;
}

}  // namespace

Target probe(Driver& driver, DiskCache* disk) {
  const std::string key = fmt::format("vulkan probe {} {}", WEFT_VERSION, driver.info().identity);
  std::vector<std::byte> kept;
  if (disk != nullptr) kept = disk->find(key);
  Findings findings{};
  if (kept.size() == sizeof findings) {
    std::memcpy(&findings, kept.data(), sizeof findings);
  } else {
    findings = find(driver);
    if (disk != nullptr) disk->store(key, std::as_bytes(std::span(&findings, 1)));
  }
  return applied(driver.info().target, findings);
}

std::vector<std::string> describe_exactness(const Target& target) {
  std::vector<std::string> lines;
  if (target.root_32 == Root::through_f64) lines.emplace_back("sqrt of f32: through f64");
  if (target.root_32 == Root::corrected) lines.emplace_back("sqrt of f32: corrected by integers");
  if (target.fma_32 == Fma::through_f64) lines.emplace_back("fma of f32: through f64");
  if (target.fma_32 == Fma::none) lines.emplace_back("fma of f32: next tier");
  if (!target.division_32) lines.emplace_back("division of f32: by integers");
  if (!target.has_f64) lines.emplace_back("f64: next tier");
  if (target.has_f64 && !target.root_64) lines.emplace_back("sqrt of f64: next tier");
  if (target.has_f64 && !target.division_64) lines.emplace_back("division of f64: next tier");
  if (target.has_f64 && !target.fma_64) lines.emplace_back("fma of f64: next tier");
  if (!target.extends_signs) lines.emplace_back("integers extended by their sign: by arithmetic");
  if (target.ends_loops) lines.emplace_back("loops: watched, since the driver ends long ones");
  return lines;
}

}  // namespace weft::backend::vulkan
