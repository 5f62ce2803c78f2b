#include "backend/cpu/device.hpp"

#include <fmt/format.h>

#include <cstring>

#include "backend/cpu/executable.hpp"
#include "backend/cpu/limits.hpp"
#include "support/settings.hpp"
#include "weft/error.hpp"

namespace weft::backend::cpu {
namespace {

class CpuBackend final : public Backend {
 public:
  explicit CpuBackend(const Services& services) : limits_(cpu::limits(workers(services))) {
    context_.services = services;
    context_.isa = choose_isa(support::settings().cpu);
    context_.target = target_of(context_.isa);
    context_.cache_bytes = last_level_cache_bytes();
  }

  const plan::Limits& limits() const override { return limits_; }
  std::string device_name() const override {
    return fmt::format("{} threads, {}", limits_.parallel_width, name(context_.isa));
  }
  std::unique_ptr<Memory> allocate(std::size_t size_bytes) override { return allocate_host(size_bytes); }

  void zero(Memory& memory, std::size_t offset_bytes, std::size_t size_bytes) override {
    constexpr std::int64_t piece_bytes = 1 << 20;
    std::byte* first = memory.host() + offset_bytes;
    const auto clear = [first](std::int64_t begin, std::int64_t end) {
      std::memset(first + begin, 0, static_cast<std::size_t>(end - begin));
    };
    const auto bytes = static_cast<std::int64_t>(size_bytes);
    if (context_.services.executor == nullptr || bytes <= piece_bytes) return clear(0, bytes);
    context_.services.executor->parallel_for(bytes, piece_bytes, std::cref(clear));
  }

  std::shared_ptr<Executable> build(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts,
                                    const std::string& key) override {
    return std::make_shared<CpuExecutable>(context_, lowered(kernel, layouts), key);
  }
  std::string source(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts) override {
    return emit(lowered(kernel, layouts), context_.target, {}).text;
  }
  LaunchStats launch(Executable& executable, const LaunchArgs& args) override {
    ++context_.launches;
    return static_cast<CpuExecutable&>(executable).run(args);
  }
  Counters counters() const override {
    return {context_.compiles, context_.variants, context_.disk_hits, context_.launches};
  }

 private:
  static int workers(const Services& services) {
    return services.executor != nullptr ? services.executor->workers() : 1;
  }
  [[nodiscard]] lower::Program lowered(const ir::Kernel& kernel,
                                       const std::vector<plan::Layout>& layouts) const {
    const support::Settings& settings = support::settings();
    lower::Program program = lower::lower(kernel, layouts, limits_, settings.disable, settings.verify);
    if (settings.dumps("program")) support::dump("program", program.name, lower::print(program));
    return program;
  }

  plan::Limits limits_;
  Context context_;
};

}  // namespace

std::unique_ptr<Backend> make(const Services& services) {
  std::string searched;
  if (!generator_present(searched)) {
    throw DeviceError(fmt::format("cpu: the code generator was not found ({})", searched));
  }
  return std::make_unique<CpuBackend>(services);
}

}  // namespace weft::backend::cpu
