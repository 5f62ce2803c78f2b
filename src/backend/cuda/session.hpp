// One GPU as the tier uses it: its context, its stream, and memory in the order of that stream.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>

#include "backend/backend.hpp"
#include "backend/cuda/driver.hpp"

namespace weft::backend::cuda {

class Session {
 public:
  /// Throws DeviceError.
  explicit Session(const Services& services);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// The driver's state belongs to threads: to be called before its functions.
  void enter() const { driver.check(driver.context_set(context_), "entering the context"); }
  [[nodiscard]] DevicePtr allocate(std::size_t size_bytes);  ///< throws DeviceError with what is free
  void release(DevicePtr block) noexcept;
  /// Memory for the launch being made: at least `size_bytes`, kept until more is wanted. Of the launching
  /// thread.
  [[nodiscard]] DevicePtr scratch(std::size_t size_bytes);
  [[nodiscard]] int attribute(int number) const;

  const Driver& driver;
  const Services services;
  Stream* stream = nullptr;
  DevicePtr counter = 0;  ///< a word that is 0 between launches
  int architecture = 0, multiprocessors = 0;
  std::string name;
  std::atomic<std::int64_t> compiles{0}, variants{0}, disk_hits{0}, launches{0};

 private:
  int device_ = 0;
  Context context_ = nullptr;
  Pool* pool_ = nullptr;
  DevicePtr scratch_ = 0;
  std::size_t scratch_bytes_ = 0;
};

class CudaMemory final : public Memory {
 public:
  CudaMemory(std::shared_ptr<Session> session, std::size_t size_bytes)
      : session_(std::move(session)), size_bytes_(size_bytes), block_(session_->allocate(size_bytes)) {}
  ~CudaMemory() override { session_->release(block_); }
  CudaMemory(const CudaMemory&) = delete;
  CudaMemory& operator=(const CudaMemory&) = delete;

  std::byte* host() override { return nullptr; }
  std::size_t size_bytes() const override { return size_bytes_; }
  [[nodiscard]] DevicePtr block() const { return block_; }

 private:
  std::shared_ptr<Session> session_;
  std::size_t size_bytes_;
  DevicePtr block_;
};

}  // namespace weft::backend::cuda
