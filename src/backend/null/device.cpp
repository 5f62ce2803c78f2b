#include "backend/null/device.hpp"

#include <atomic>
#include <cstring>

#include "backend/host_memory.hpp"

namespace weft::backend::null {
namespace {

class Counted final : public Executable {
 public:
  explicit Counted(const ir::Kernel& kernel) : kernel_(kernel), traffic_(find_traffic(kernel)) {}
  [[nodiscard]] LaunchStats count(const LaunchArgs& args) const {
    return count_bytes(kernel_, traffic_, args.arrays);
  }

 private:
  ir::Kernel kernel_;
  Traffic traffic_;
};

plan::Limits null_limits() {
  plan::Limits limits;
  limits.tier = "null";
  return limits;
}

class NullBackend final : public Backend {
 public:
  const plan::Limits& limits() const override { return limits_; }
  std::string device_name() const override { return "nothing"; }
  std::unique_ptr<Memory> allocate(std::size_t size_bytes) override { return allocate_host(size_bytes); }
  void zero(Memory& memory, std::size_t offset_bytes, std::size_t size_bytes) override {
    std::memset(memory.host() + offset_bytes, 0, size_bytes);
  }
  std::shared_ptr<Executable> build(const ir::Kernel& kernel, const std::vector<plan::Layout>&,
                                    const std::string&) override {
    ++compiles_;
    return std::make_shared<Counted>(kernel);
  }
  LaunchStats launch(Executable& executable, const LaunchArgs& args) override {
    ++launches_;
    return static_cast<Counted&>(executable).count(args);
  }
  Counters counters() const override { return {.compiles = compiles_, .launches = launches_}; }

 private:
  plan::Limits limits_ = null_limits();
  std::atomic<std::int64_t> compiles_{0}, launches_{0};
};

}  // namespace

std::unique_ptr<Backend> make(const Services&) { return std::make_unique<NullBackend>(); }

}  // namespace weft::backend::null
