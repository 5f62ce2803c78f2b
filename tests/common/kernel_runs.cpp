#include "common/kernel_runs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <limits>

#include "ir/op.hpp"
#include "support/float_state.hpp"
#include "support/settings.hpp"
#include "weft/error.hpp"

namespace weft::testing {

using ir::Type;

Data Data::contiguous(Type type, std::vector<std::int64_t> shape) {
  Data data;
  data.type = type;
  data.strides.resize(shape.size());
  std::int64_t elements = 1;
  for (std::size_t d = shape.size(); d-- > 0;) {
    data.strides[d] = elements;
    elements *= shape[d];
  }
  data.shape = std::move(shape);
  data.bytes.resize(static_cast<std::size_t>(elements * ir::size_bytes(type)));
  return data;
}

std::int64_t Data::size() const { return static_cast<std::int64_t>(bytes.size()) / ir::size_bytes(type); }

std::uint64_t Data::bits(std::int64_t element) const {
  const auto size = static_cast<std::size_t>(ir::size_bytes(type));
  std::uint64_t value = 0;
  std::memcpy(&value, bytes.data() + static_cast<std::size_t>(element) * size, size);
  return value;
}

void Data::set(std::int64_t element, std::uint64_t value) {
  const auto size = static_cast<std::size_t>(ir::size_bytes(type));
  std::memcpy(bytes.data() + static_cast<std::size_t>(element) * size, &value, size);
}

namespace {

/// LLVM checks what the tests have it compile. Set before the settings are first read.
[[maybe_unused]] const int verify = setenv("WEFT_VERIFY", "1", 0);

std::uint64_t from_double(Type type, double value) {
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(value);
  return ir::eval_op(ir::Op::cast, Type::f64, type, {&bits, 1});
}

std::uint64_t mask_of(Type type) { return ~std::uint64_t{0} >> (64 - 8 * ir::size_bytes(type)); }

}  // namespace

std::uint64_t random_bits(Type type, std::mt19937_64& random) {
  if (type == Type::boolean) return random() & 1;
  const support::FloatState state;
  constexpr double inf = std::numeric_limits<double>::infinity();
  static constexpr double special[] = {
      0.0,          -0.0,         1.0,          -1.0,   2.0,     0.5,
      -0.5,         1.5,          2.5,          inf,    -inf,    std::numeric_limits<double>::quiet_NaN(),
      127.0,        128.0,        255.0,        256.0,  65504.0, 65520.0,
      2147483647.0, 2147483648.0, 4294967295.0, 9.3e18, 1.9e19,  3.4e38,
      1e-40,        6e-8,         1e-45,        -3.0,   7.0,     88.0,
      -104.0};
  switch (random() % 4) {
    case 0:
      return from_double(type, special[random() % std::size(special)]);
    case 1:
      return from_double(type, static_cast<double>(static_cast<std::int64_t>(random() % 41) - 20));
    case 2:
      return from_double(type,
                         static_cast<double>(static_cast<std::int64_t>(random() % 200001) - 100000) / 8192.0);
    default:
      return random() & mask_of(type);
  }
}

Data random_data(Type type, std::vector<std::int64_t> shape, std::mt19937_64& random) {
  Data data = Data::contiguous(type, std::move(shape));
  for (std::int64_t k = 0; k < data.size(); ++k) data.set(k, random_bits(type, random));
  return data;
}

std::vector<backend::cpu::Isa> isas_here() {
  std::vector<backend::cpu::Isa> isas;
  for (const char* name : {"avx512", "avx2", "sse", "neon"}) {
    try {
      isas.push_back(backend::cpu::choose_isa(name));
    } catch (const weft::Error&) {  // not this machine
    }
  }
  return isas;
}

std::vector<plan::Layout> layouts_of(const ir::Kernel& kernel, const std::vector<Data>& data) {
  std::vector<plan::Layout> layouts(kernel.arrays.size());
  for (std::size_t a = 0; a < data.size(); ++a) {
    const Data& d = data[a];
    const Data packed = Data::contiguous(d.type, d.shape);
    layouts[a].contiguous = packed.strides == d.strides;
    if (layouts[a].contiguous) continue;
    for (const std::int64_t stride : d.strides) {
      layouts[a].dims.push_back(stride == 1   ? plan::Stride::one
                                : stride == 0 ? plan::Stride::zero
                                              : plan::Stride::other);
    }
  }
  return layouts;
}

namespace {

/// Copies in and out of staggered host memory, with room behind that must stay as it is.
struct Bound {
  std::vector<std::unique_ptr<backend::Memory>> memory;
  std::vector<backend::ArrayArg> args;

  using Allocate = std::function<std::unique_ptr<backend::Memory>(std::size_t)>;
  using CopyIn = std::function<void(backend::Memory&, const std::vector<std::byte>&)>;
  using CopyOut = std::function<void(backend::Memory&, std::vector<std::byte>&)>;

  Bound(const std::vector<Data>& data, const Allocate& allocate, const CopyIn& copy_in) {
    for (const Data& d : data) {
      std::vector<std::byte> bytes = d.bytes;
      bytes.insert(bytes.end(), guard_bytes, guard);
      memory.push_back(allocate(bytes.size()));
      copy_in(*memory.back(), bytes);
      args.push_back({memory.back().get(), d.offset * ir::size_bytes(d.type), d.shape, d.strides});
    }
  }
  explicit Bound(const std::vector<Data>& data)
      : Bound(data, backend::allocate_host, [](backend::Memory& to, const std::vector<std::byte>& from) {
          std::ranges::copy(from, to.host());
        }) {}

  void take_back(std::vector<Data>& data, const CopyOut& copy_out) const {
    for (std::size_t a = 0; a < data.size(); ++a) {
      std::vector<std::byte> bytes(data[a].bytes.size() + guard_bytes);
      copy_out(*memory[a], bytes);
      const auto end = bytes.begin() + static_cast<std::ptrdiff_t>(data[a].bytes.size());
      std::copy(bytes.begin(), end, data[a].bytes.begin());
      const bool whole = std::all_of(end, bytes.end(), [](std::byte b) { return b == guard; });
      EXPECT_TRUE(whole) << "written behind the end of array " << a;
    }
  }
  void take_back(std::vector<Data>& data) const {
    take_back(data, [](backend::Memory& from, std::vector<std::byte>& to) {
      std::copy_n(from.host(), to.size(), to.data());
    });
  }
  static constexpr std::size_t guard_bytes = 256;
  static constexpr std::byte guard{0xa5};
};

}  // namespace

CpuKernel::CpuKernel(const ir::Kernel& kernel, std::vector<plan::Layout> layouts, backend::cpu::Isa isa,
                     bool streaming) {
  executors_[0] = backend::make_thread_executor(1);
  executors_[1] = backend::make_thread_executor(3);
  context_.isa = isa;
  context_.target = backend::cpu::target_of(isa);
  context_.cache_bytes = streaming ? 0 : std::size_t{1} << 40;
  executable_.emplace(context_, lower::lower(kernel, layouts, plan::Limits{}), "");
}

std::vector<Data> CpuKernel::run(std::vector<Data> data, const std::vector<std::uint64_t>& scalars,
                                 int threads) {
  context_.services.executor = executors_[threads == 1 ? 0 : 1].get();
  const Bound bound(data);
  executable_->run({.arrays = bound.args, .scalars = scalars});
  bound.take_back(data);
  return data;
}

const std::string& TierKernel::tier() {
  static const std::string name = [] {
    const std::vector<std::string>& named = support::settings().tier;
    return named.empty() || named.front() == "cpu" ? std::string() : named.front();
  }();
  return name;
}

namespace {

backend::Backend& tier_backend() {
  static const std::unique_ptr<backend::Executor> executor = backend::make_thread_executor(2);
  static const std::unique_ptr<backend::Backend> made = [] {
    for (const backend::Row& row : backend::registry()) {
      if (TierKernel::tier() == row.tier) return row.make({.executor = executor.get(), .by_name = true});
    }
    throw UsageError(fmt::format("there is no tier {}", TierKernel::tier()));
  }();
  return *made;
}

}  // namespace

TierKernel::TierKernel(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts)
    : executable_(tier_backend().build(kernel, layouts, "")) {}

std::vector<Data> TierKernel::run(std::vector<Data> data, const std::vector<std::uint64_t>& scalars) {
  backend::Backend& tier = tier_backend();
  const Bound bound(
      data, [&](std::size_t size_bytes) { return tier.allocate(size_bytes); },
      [&](backend::Memory& to, const std::vector<std::byte>& from) {
        tier.copy_in(to, 0, from.data(), from.size());
      });
  tier.launch(*executable_, {.arrays = bound.args, .scalars = scalars});
  bound.take_back(data, [&](backend::Memory& from, std::vector<std::byte>& to) {
    tier.copy_out(from, 0, to.data(), to.size());
  });
  return data;
}

std::optional<std::string> difference(const std::vector<Data>& expected, const std::vector<Data>& got) {
  for (std::size_t a = 0; a < expected.size(); ++a) {
    for (std::int64_t k = 0; k < expected[a].size(); ++k) {
      const std::uint64_t want = expected[a].bits(k), have = got[a].bits(k);
      if (same_value(expected[a].type, want, have)) continue;
      std::string beside;
      for (std::size_t c = 0; c < a; ++c) {
        if (k < expected[c].size()) beside += fmt::format(" {:x}", expected[c].bits(k));
      }
      return fmt::format("array {} has {:x} at {}, not {:x}; earlier arrays have{} there", a, have, k, want,
                         beside);
    }
  }
  return std::nullopt;
}

std::vector<Data> run_by_eval(const ir::Kernel& kernel, std::vector<Data> data,
                              const std::vector<std::uint64_t>& scalars) {
  std::vector<ir::BoundArray> bound;
  for (Data& d : data) {
    bound.push_back({d.bytes.data() + d.offset * ir::size_bytes(d.type), d.type,
                     static_cast<int>(d.shape.size()), d.shape.data(), d.strides.data()});
  }
  const support::FloatState state;
  ir::eval(kernel, bound, scalars);
  return data;
}

namespace {

void expect_same_on_tier(const ir::Kernel& kernel, const std::vector<Arguments>& cases) {
  std::optional<TierKernel> built;
  try {
    built.emplace(kernel, layouts_of(kernel, cases.front().data));
  } catch (const CompileError& error) {
    std::cout << kernel.name << ": " << error.what() << '\n';
    return;
  }
  for (const auto& [data, scalars] : cases) {
    std::vector<Data> got;
    try {
      got = built->run(data, scalars);
    } catch (const LimitError& error) {
      std::cout << kernel.name << ": " << error.what() << '\n';
      continue;
    }
    const auto wrong = difference(run_by_eval(kernel, data, scalars), got);
    ASSERT_FALSE(wrong.has_value()) << fmt::format("{} on {}: {}", kernel.name, TierKernel::tier(), *wrong);
  }
}

}  // namespace

void expect_same(const ir::Kernel& kernel, const std::vector<Arguments>& cases, bool streaming) {
  const std::vector<std::string> broken = ir::verify(kernel);
  ASSERT_TRUE(broken.empty()) << broken.front();
  if (!TierKernel::tier().empty()) return expect_same_on_tier(kernel, cases);
  for (const backend::cpu::Isa isa : isas_here()) {
    CpuKernel compiled(kernel, layouts_of(kernel, cases.front().data), isa, streaming);
    for (const auto& [data, scalars] : cases) {
      const std::vector<Data> expected = run_by_eval(kernel, data, scalars);
      for (const int threads : {1, 3}) {
        const std::vector<Data> got = compiled.run(data, scalars, threads);
        const auto wrong = difference(expected, got);
        ASSERT_FALSE(wrong.has_value())
            << fmt::format("{}, {}, {} threads: {}", kernel.name, name(isa), threads, *wrong);
      }
    }
  }
}

}  // namespace weft::testing
