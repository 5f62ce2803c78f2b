#include "backend/cuda/session.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdint>

#include "weft/error.hpp"

namespace weft::backend::cuda {
namespace {

// CUdevice_attribute, CUmemPool_attribute and CUstream_flags.
constexpr int multiprocessor_count = 16, capability_major = 75, capability_minor = 76, pools_supported = 115;
constexpr int pool_release_threshold = 4;
constexpr unsigned stream_non_blocking = 1;
constexpr int oldest_architecture = 70;

}  // namespace

Session::Session(const Services& wanted) : driver(Driver::get()), services(wanted) {
  int count = 0;
  driver.check(driver.device_count(&count), "counting GPUs");
  if (count == 0) throw DeviceError("cuda: the driver sees no GPU");
  driver.check(driver.device_get(&device_, 0), "taking the first GPU");
  architecture = 10 * attribute(capability_major) + attribute(capability_minor);
  multiprocessors = attribute(multiprocessor_count);
  std::array<char, 256> words{};
  driver.check(driver.device_name(words.data(), static_cast<int>(words.size()), device_),
               "asking for its name");
  name = words.data();
  if (architecture < oldest_architecture || attribute(pools_supported) == 0) {
    throw DeviceError(
        fmt::format("cuda: {} (sm_{}) is too old: sm_70 with memory pools is needed", name, architecture));
  }
  (void)Compiler::get();
  driver.check(driver.context_retain(&context_, device_), "making a context");
  enter();
  driver.check(driver.stream_create(&stream, stream_non_blocking), "making a stream");
  driver.check(driver.device_pool(&pool_, device_), "finding the memory pool");
  std::uint64_t keep = ~std::uint64_t{0};  // what was freed stays with the process
  driver.check(driver.pool_set(pool_, pool_release_threshold, &keep), "setting up the memory pool");
  counter = allocate(sizeof(std::uint64_t));
  driver.check(driver.fill(counter, 0, sizeof(std::uint64_t), stream), "clearing memory");
}

Session::~Session() {
  if (context_ == nullptr || driver.context_set(context_) != success) return;
  if (scratch_ != 0) release(scratch_);
  if (counter != 0) release(counter);
  if (stream != nullptr) {
    (void)driver.stream_wait(stream);
    (void)driver.stream_destroy(stream);
  }
  (void)driver.context_release(device_);
}

int Session::attribute(int number) const {
  int value = 0;
  driver.check(driver.device_attribute(&value, number, device_), "asking for its properties");
  return value;
}

DevicePtr Session::allocate(std::size_t size_bytes) {
  enter();
  DevicePtr block = 0;
  Result result = driver.allocate(&block, size_bytes, stream);
  if (result == out_of_memory) {  // freed blocks that the pool still holds may lie in pieces
    (void)driver.stream_wait(stream);
    (void)driver.pool_trim(pool_, 0);
    result = driver.allocate(&block, size_bytes, stream);
  }
  if (result == out_of_memory) {
    std::size_t free_bytes = 0, all_bytes = 0;
    (void)driver.memory_info(&free_bytes, &all_bytes);
    throw DeviceError(fmt::format("out of memory: {} bytes were asked for, {} of {} are free on {}",
                                  size_bytes, free_bytes, all_bytes, name));
  }
  driver.check(result, "allocating memory");
  return block;
}

void Session::release(DevicePtr block) noexcept {
  if (driver.context_set(context_) == success) (void)driver.release(block, stream);
}

DevicePtr Session::scratch(std::size_t size_bytes) {
  if (size_bytes <= scratch_bytes_) return scratch_;
  if (scratch_ != 0) release(scratch_);
  scratch_ = 0;
  scratch_bytes_ = 0;
  scratch_ = allocate(size_bytes);
  scratch_bytes_ = size_bytes;
  return scratch_;
}

}  // namespace weft::backend::cuda
