#include "backend/cuda/device.hpp"

#include <fmt/format.h>

#include "backend/cuda/executable.hpp"
#include "backend/cuda/limits.hpp"
#include "backend/cuda/prelude.hpp"
#include "support/settings.hpp"

namespace weft::backend::cuda {
namespace {

class CudaBackend final : public Backend {
 public:
  explicit CudaBackend(const Services& services)
      : session_(std::make_shared<Session>(services)), limits_(cuda::limits(session_->multiprocessors)) {}

  const plan::Limits& limits() const override { return limits_; }
  std::string device_name() const override {
    return fmt::format("{}, {} multiprocessors, driver for CUDA {}.{}, NVRTC {}", session_->name,
                       session_->multiprocessors, session_->driver.version / 1000,
                       session_->driver.version % 1000 / 10, Compiler::get().version_text());
  }
  std::unique_ptr<Memory> allocate(std::size_t size_bytes) override {
    return std::make_unique<CudaMemory>(session_, size_bytes);
  }
  void zero(Memory& memory, std::size_t offset_bytes, std::size_t size_bytes) override {
    if (size_bytes == 0) return;
    session_->enter();
    const Driver& driver = session_->driver;
    driver.check(driver.fill(address(memory) + offset_bytes, 0, size_bytes, session_->stream),
                 "clearing memory");
  }
  void copy_in(Memory& to, std::size_t offset_bytes, const void* from, std::size_t size_bytes) override {
    if (size_bytes == 0) return;
    session_->enter();
    const Driver& driver = session_->driver;
    driver.check(driver.copy_in(address(to) + offset_bytes, from, size_bytes, session_->stream),
                 "copying to the device");
  }
  void copy_out(Memory& from, std::size_t offset_bytes, void* to, std::size_t size_bytes) override {
    if (size_bytes == 0) return;
    session_->enter();
    const Driver& driver = session_->driver;
    driver.check(driver.copy_out(to, address(from) + offset_bytes, size_bytes, session_->stream),
                 "copying to the host");
    driver.check(driver.stream_wait(session_->stream), "waiting for results");
  }
  void copy(Memory& to, Memory& from, std::size_t size_bytes) override {
    if (size_bytes == 0) return;
    session_->enter();
    const Driver& driver = session_->driver;
    driver.check(driver.copy(address(to), address(from), size_bytes, session_->stream),
                 "copying on the device");
  }
  void synchronize() override {
    session_->enter();
    session_->driver.check(session_->driver.stream_wait(session_->stream), "waiting for what was launched");
  }

  std::shared_ptr<Executable> build(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts,
                                    const std::string& key) override {
    return std::make_shared<CudaExecutable>(session_, lowered(kernel, layouts), key);
  }
  std::string source(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts) override {
    return std::string(prelude()) + emit(lowered(kernel, layouts), {}).text;
  }
  LaunchStats launch(Executable& executable, const LaunchArgs& args) override {
    ++session_->launches;
    return static_cast<CudaExecutable&>(executable).run(args);
  }
  Counters counters() const override {
    return {session_->compiles, session_->variants, session_->disk_hits, session_->launches};
  }

 private:
  static DevicePtr address(Memory& memory) { return static_cast<CudaMemory&>(memory).block(); }
  [[nodiscard]] lower::Program lowered(const ir::Kernel& kernel,
                                       const std::vector<plan::Layout>& layouts) const {
    const support::Settings& settings = support::settings();
    return lower::lower(kernel, layouts, limits_, settings.disable, settings.verify);
  }

  std::shared_ptr<Session> session_;
  plan::Limits limits_;
};

}  // namespace

std::unique_ptr<Backend> make(const Services& services) { return std::make_unique<CudaBackend>(services); }

}  // namespace weft::backend::cuda
