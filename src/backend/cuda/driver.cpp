#include "backend/cuda/driver.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include <array>
#include <cstdlib>

#include "support/once.hpp"
#include "weft/error.hpp"

namespace weft::backend::cuda {
namespace {

constexpr int oldest_driver = 11070;  // parameters as __grid_constant__

template <class F>
void find(void* library, const char* name, F& function) {
  function = reinterpret_cast<F>(dlsym(library, name));
  if (function == nullptr) throw DeviceError(fmt::format("cuda: the driver has no {}: it is too old", name));
}

Driver open_driver() {
  void* library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) throw DeviceError("cuda: no driver: libcuda.so.1 was not found");
  Driver d;
  find(library, "cuInit", d.init);
  find(library, "cuDriverGetVersion", d.driver_version);
  find(library, "cuGetErrorString", d.error_string);
  d.check(d.driver_version(&d.version), "asking for its version");
  if (d.version < oldest_driver) {
    throw DeviceError(fmt::format("cuda: the driver supports CUDA {}.{}; 11.7 is the oldest that will do",
                                  d.version / 1000, d.version % 1000 / 10));
  }
  find(library, "cuDeviceGetCount", d.device_count);
  find(library, "cuDeviceGet", d.device_get);
  find(library, "cuDeviceGetName", d.device_name);
  find(library, "cuDeviceGetAttribute", d.device_attribute);
  find(library, "cuDeviceGetDefaultMemPool", d.device_pool);
  find(library, "cuMemPoolSetAttribute", d.pool_set);
  find(library, "cuMemPoolTrimTo", d.pool_trim);
  find(library, "cuDevicePrimaryCtxRetain", d.context_retain);
  find(library, "cuDevicePrimaryCtxRelease_v2", d.context_release);
  find(library, "cuCtxSetCurrent", d.context_set);
  find(library, "cuMemGetInfo_v2", d.memory_info);
  find(library, "cuMemAllocAsync", d.allocate);
  find(library, "cuMemFreeAsync", d.release);
  find(library, "cuMemHostAlloc", d.host_allocate);
  find(library, "cuMemFreeHost", d.host_release);
  find(library, "cuMemcpyHtoDAsync_v2", d.copy_in);
  find(library, "cuMemcpyDtoHAsync_v2", d.copy_out);
  find(library, "cuMemcpyDtoDAsync_v2", d.copy);
  find(library, "cuMemsetD8Async", d.fill);
  find(library, "cuStreamCreate", d.stream_create);
  find(library, "cuStreamDestroy_v2", d.stream_destroy);
  find(library, "cuStreamSynchronize", d.stream_wait);
  find(library, "cuEventCreate", d.event_create);
  find(library, "cuEventDestroy_v2", d.event_destroy);
  find(library, "cuEventRecord", d.event_record);
  find(library, "cuEventSynchronize", d.event_wait);
  find(library, "cuEventElapsedTime", d.event_time);
  find(library, "cuModuleLoadData", d.module_load);
  find(library, "cuModuleUnload", d.module_unload);
  find(library, "cuModuleGetFunction", d.module_function);
  find(library, "cuLaunchKernel", d.launch);
  d.check(d.init(0), "starting it");
  return d;
}

}  // namespace

const Driver& Driver::get() { return support::once<open_driver>(); }

void Driver::check(Result result, const char* what) const {
  if (result == success) return;
  const char* words = nullptr;
  if (error_string == nullptr || error_string(result, &words) != success || words == nullptr)
    words = "unknown error";
  throw DeviceError(fmt::format("cuda: {}: {} (error {})", what, words, result));
}

// The compiler.

namespace {

constexpr std::array options{"--std=c++17", "--fmad=false", "--prec-div=true", "--prec-sqrt=true",
                             "--ftz=false"};

void* open_compiler() {
  constexpr const char* names[] = {"libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"};
  std::vector<std::string> folders{""};
  for (const char* variable : {"CUDA_HOME", "CUDA_PATH"}) {
    if (const char* home = std::getenv(variable)) folders.push_back(std::string(home) + "/lib64/");
  }
  folders.emplace_back("/usr/local/cuda/lib64/");
  for (const std::string& folder : folders) {
    for (const char* name : names) {
      if (void* library = dlopen((folder + name).c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
    }
  }
  throw DeviceError(
      "cuda: no compiler: libnvrtc.so was found neither by the loader nor in /usr/local/cuda/lib64");
}

}  // namespace

Compiler::Compiler() {
  void* library = open_compiler();
  const auto take = [&](const char* name, auto& function) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
    if (function == nullptr)
      throw DeviceError(fmt::format("cuda: the compiler has no {}: it is too old", name));
  };
  take("nvrtcVersion", version_);
  take("nvrtcGetErrorString", error_string_);
  take("nvrtcCreateProgram", create_);
  take("nvrtcDestroyProgram", destroy_);
  take("nvrtcCompileProgram", compile_);
  take("nvrtcGetProgramLogSize", log_size_);
  take("nvrtcGetProgramLog", log_);
  take("nvrtcGetCUBINSize", code_size_);
  take("nvrtcGetCUBIN", code_);
  version_(&major_, &minor_);
}

const Compiler& Compiler::get() {
  return support::once<[] { return Compiler(); }>();
}

std::string Compiler::version_text() const { return fmt::format("{}.{}", major_, minor_); }

std::string Compiler::identity() const {
  std::string text = "nvrtc " + version_text();
  for (const char* option : options) text += std::string(" ") + option;
  return text;
}

std::vector<std::byte> Compiler::compile(const std::string& source, const std::string& name,
                                         int architecture) const {
  struct Owner {
    const Compiler& compiler;
    Program* program = nullptr;
    ~Owner() {
      if (program != nullptr) compiler.destroy_(&program);
    }
  } owner{*this};
  const std::string file = name + ".cu", target = fmt::format("--gpu-architecture=sm_{}", architecture);
  std::vector<const char*> all(options.begin(), options.end());
  all.push_back(target.c_str());
  Result result = create_(&owner.program, source.c_str(), file.c_str(), 0, nullptr, nullptr);
  if (result == success) result = compile_(owner.program, static_cast<int>(all.size()), all.data());
  if (result != success) {
    std::size_t size = 0;
    std::string log;
    if (owner.program != nullptr && log_size_(owner.program, &size) == success && size > 1) {
      log.resize(size);
      log_(owner.program, log.data());
    }
    throw CompileError(fmt::format("cuda: NVRTC: {}: {}", error_string_(result), log), source);
  }
  std::size_t size = 0;
  std::vector<std::byte> code;
  if (code_size_(owner.program, &size) == success) {
    code.resize(size);
    code_(owner.program, reinterpret_cast<char*>(code.data()));
  }
  if (code.empty())
    throw CompileError(fmt::format("cuda: NVRTC gave no code for sm_{}", architecture), source);
  return code;
}

}  // namespace weft::backend::cuda
