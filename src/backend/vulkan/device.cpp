#include "backend/vulkan/device.hpp"

#include <fmt/format.h>

#include <cstring>

#include "backend/vulkan/executable.hpp"
#include "backend/vulkan/limits.hpp"
#include "backend/vulkan/probe.hpp"
#include "support/settings.hpp"
#include "weft/error.hpp"

namespace weft::backend::vulkan {
namespace {

class VulkanBackend final : public Backend {
 public:
  VulkanBackend(const Services& services, Driver& driver)
      : driver_(driver), limits_(vulkan::limits(driver.info())) {
    context_.driver = &driver;
    context_.disk = services.disk;
    context_.target = driver.target(services.disk);
  }

  const plan::Limits& limits() const override { return limits_; }
  std::string device_name() const override { return driver_.info().name; }
  std::unique_ptr<Memory> allocate(std::size_t size_bytes) override {
    return std::make_unique<Block>(driver_, size_bytes);
  }
  void zero(Memory& memory, std::size_t offset_bytes, std::size_t size_bytes) override {
    std::memset(memory.host() + offset_bytes, 0, size_bytes);
  }
  std::shared_ptr<Executable> build(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts,
                                    const std::string&) override {
    const support::Settings& settings = support::settings();
    lower::Program program = lower::lower(kernel, layouts, limits_, settings.disable, settings.verify);
    return std::make_shared<VulkanExecutable>(context_, std::move(program));
  }
  LaunchStats launch(Executable& executable, const LaunchArgs& args) override {
    ++context_.launches;
    return static_cast<VulkanExecutable&>(executable).run(args);
  }
  Counters counters() const override {
    return {context_.compiles, context_.variants, context_.disk_hits, context_.launches};
  }

 private:
  Driver& driver_;
  plan::Limits limits_;
  Context context_;
};

}  // namespace

Driver& Driver::get() {
  static std::mutex mutex;
  // Never destroyed: memory may outlive every device of Weft.
  static Driver* opened = nullptr;
  const std::lock_guard lock(mutex);
  if (opened != nullptr) return *opened;
  std::string failures;
  for (Candidate& candidate : candidates()) {
    const DeviceInfo& info = candidate.info;
    const std::string failure = candidate.missing.empty() ? "" : "no " + candidate.missing;
    if (failure.empty()) {
      opened = new Driver(candidate.device, std::move(candidate.info));
      return *opened;
    }
    failures += fmt::format("{}{}: {}", failures.empty() ? "" : "; ", info.name, failure);
  }
  throw DeviceError(
      fmt::format("vulkan: no device can be used ({})", failures.empty() ? "there is none" : failures));
}

const Target& Driver::target(DiskCache* disk) {
  const std::lock_guard lock(probe_mutex_);
  if (!target_) target_ = probe(*this, disk);
  return *target_;
}

std::unique_ptr<Backend> make(const Services& services) {
  // The probe does not ask for subnormal operands of every op yet, and NVIDIA's driver flushes some (docs/vulkan.md).
  if (!services.by_name) throw DeviceError("vulkan: taken only where it is asked for by name");
  return std::make_unique<VulkanBackend>(services, Driver::get());
}

}  // namespace weft::backend::vulkan
