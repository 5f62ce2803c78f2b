// The CUDA driver and NVRTC, opened with dlopen. Declarations are our own: no toolkit is needed to build.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace weft::backend::cuda {

using Result = int;
using DevicePtr = unsigned long long;
struct Ctx;
struct Mod;
struct Fun;
struct Stream;
struct Event;
struct Pool;
using Context = Ctx*;
using Module = Mod*;
using Function = Fun*;

/// Functions of libcuda.so.1 by their names there; the versions of CUDA 11.2 and later.
struct Driver {
  Result (*init)(unsigned) = nullptr;
  Result (*driver_version)(int*) = nullptr;
  Result (*error_string)(Result, const char**) = nullptr;
  Result (*device_count)(int*) = nullptr;
  Result (*device_get)(int*, int) = nullptr;
  Result (*device_name)(char*, int, int) = nullptr;
  Result (*device_attribute)(int*, int attribute, int device) = nullptr;
  Result (*device_pool)(Pool**, int) = nullptr;
  Result (*pool_set)(Pool*, int attribute, void*) = nullptr;
  Result (*pool_trim)(Pool*, std::size_t) = nullptr;
  Result (*context_retain)(Context*, int) = nullptr;
  Result (*context_release)(int) = nullptr;
  Result (*context_set)(Context) = nullptr;
  Result (*memory_info)(std::size_t*, std::size_t*) = nullptr;
  Result (*allocate)(DevicePtr*, std::size_t, Stream*) = nullptr;
  Result (*release)(DevicePtr, Stream*) = nullptr;
  Result (*host_allocate)(void**, std::size_t, unsigned) = nullptr;
  Result (*host_release)(void*) = nullptr;
  Result (*copy_in)(DevicePtr, const void*, std::size_t, Stream*) = nullptr;
  Result (*copy_out)(void*, DevicePtr, std::size_t, Stream*) = nullptr;
  Result (*copy)(DevicePtr, DevicePtr, std::size_t, Stream*) = nullptr;
  Result (*fill)(DevicePtr, unsigned char, std::size_t, Stream*) = nullptr;
  Result (*stream_create)(Stream**, unsigned) = nullptr;
  Result (*stream_destroy)(Stream*) = nullptr;
  Result (*stream_wait)(Stream*) = nullptr;
  Result (*event_create)(Event**, unsigned) = nullptr;
  Result (*event_destroy)(Event*) = nullptr;
  Result (*event_record)(Event*, Stream*) = nullptr;
  Result (*event_wait)(Event*) = nullptr;
  Result (*event_time)(float*, Event*, Event*) = nullptr;
  Result (*module_load)(Module*, const void*) = nullptr;
  Result (*module_unload)(Module) = nullptr;
  Result (*module_function)(Function*, Module, const char*) = nullptr;
  Result (*launch)(Function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared_bytes, Stream*, void** parameters, void** extra) = nullptr;

  int version = 0;  ///< 13000 is 13.0

  /// Throws DeviceError: no driver, or one that is too old. Opened once a process.
  [[nodiscard]] static const Driver& get();
  /// Throws DeviceError with the driver's words where `result` is no success.
  void check(Result result, const char* what) const;
};

inline constexpr Result success = 0, out_of_memory = 2;

/// The compiler of CUDA C++.
class Compiler {
 public:
  /// Throws DeviceError where it is missing. Opened once a process.
  [[nodiscard]] static const Compiler& get();

  /// Machine code for one architecture (90: sm_90). Throws CompileError with the log and the source.
  [[nodiscard]] std::vector<std::byte> compile(const std::string& source, const std::string& name,
                                               int architecture) const;
  /// Version and options, for keys of the disk cache.
  [[nodiscard]] std::string identity() const;
  [[nodiscard]] std::string version_text() const;

 private:
  struct Program;
  Compiler();

  Result (*version_)(int*, int*) = nullptr;
  const char* (*error_string_)(Result) = nullptr;
  Result (*create_)(Program**, const char*, const char*, int, const char* const*,
                    const char* const*) = nullptr;
  Result (*destroy_)(Program**) = nullptr;
  Result (*compile_)(Program*, int, const char* const*) = nullptr;
  Result (*log_size_)(Program*, std::size_t*) = nullptr;
  Result (*log_)(Program*, char*) = nullptr;
  Result (*code_size_)(Program*, std::size_t*) = nullptr;
  Result (*code_)(Program*, char*) = nullptr;
  int major_ = 0, minor_ = 0;
};

}  // namespace weft::backend::cuda
