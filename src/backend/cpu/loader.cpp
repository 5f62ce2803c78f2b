#include "backend/cpu/loader.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <filesystem>
#include <mutex>
#include <utility>

#include "support/once.hpp"
#include "support/settings.hpp"
#include "weft/error.hpp"

namespace weft::backend::cpu {
namespace {

/// Where the module may lie, best first. The bare name is looked up along the program's run path.
std::vector<std::string> module_paths() {
  std::vector<std::string> paths;
  const std::string& set = support::settings().plugin_dir;
  if (!set.empty()) return {set + "/" WEFT_PLUGIN_FILE};
  return {WEFT_BUILD_PLUGIN_DIR "/" WEFT_PLUGIN_FILE, WEFT_PLUGIN_FILE};
}

const WeftJitApi& load_module() {
  std::vector<std::string> failures;
  for (const std::string& path : module_paths()) {
    void* module = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (module == nullptr) {
      failures.emplace_back(dlerror());
      continue;
    }
    const auto entry = reinterpret_cast<WeftJitEntry>(dlsym(module, "weft_llvm_api"));
    if (entry != nullptr && entry()->version == weft_jit_version) return *entry();
    failures.push_back(fmt::format("{} is of another version of weft", path));
  }
  throw DeviceError(fmt::format("cpu: the code generator cannot be loaded ({})", fmt::join(failures, "; ")));
}

const WeftJitApi& api() { return support::once<load_module>(); }

}  // namespace

bool generator_present(std::string& searched) {
  const std::vector<std::string> paths = module_paths();
  searched = fmt::format("{}", fmt::join(paths, ", "));
  for (const std::string& path : paths) {
    std::error_code ignored;
    // A bare name may be anywhere along the run path: only loading can tell.
    if (path.find('/') == std::string::npos || std::filesystem::exists(path, ignored)) return true;
  }
  return false;
}

Generator& Generator::get(Isa isa) {
  static std::mutex mutex;
  // Never destroyed: code may run until the process ends, and LLVM does not like to be taken down with it.
  static auto& generators = *new std::array<Generator*, 4>{};
  const std::lock_guard lock(mutex);
  Generator*& generator = generators[static_cast<std::size_t>(isa)];
  if (generator == nullptr) generator = new Generator(api(), isa);
  return *generator;
}

Generator::Generator(const WeftJitApi& api, Isa isa) : api_(api) {
  const Processor chosen = processor(isa, api.host_cpu, api.host_features);
  char* error = nullptr;
  engine_ = api_.create(chosen.cpu.c_str(), chosen.features.c_str(), &error);
  if (engine_ == nullptr) throw DeviceError(fmt::format("cpu: no code generator: {}", take_error(error)));
  identity_ = fmt::format("{} {} {} llvm {}", name(isa), chosen.cpu, chosen.features, api.llvm_version);
}

std::string Generator::take_error(char* error) const {
  std::string text = error != nullptr ? error : "";
  api_.release(error);
  return text;
}

std::vector<std::byte> Generator::run(const std::string& text, WeftJitApi::CompileOptions options) const {
  std::vector<std::byte> result;
  const auto sink = [](void* context, const void* bytes, std::size_t size) {
    const auto* first = static_cast<const std::byte*>(bytes);
    static_cast<std::vector<std::byte>*>(context)->assign(first, first + size);
  };
  char* error = nullptr;
  if (!api_.compile(engine_, text.data(), text.size(), options, sink, &result, &error)) {
    throw CompileError(fmt::format("cpu: {}", take_error(error)), text);
  }
  return result;
}

std::vector<std::byte> Generator::compile(const std::string& text, bool quick) const {
  return run(text, {.quick = quick, .assembly = false, .verify = support::settings().verify});
}

std::string Generator::assembly(const std::string& text) const {
  const std::vector<std::byte> bytes = run(text, {.quick = false, .assembly = true, .verify = false});
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Generator::Unit Generator::load(std::span<const std::byte> object,
                                const std::vector<const char*>& names) const {
  std::vector<void*> addresses(names.size());
  char* error = nullptr;
  void* handle =
      api_.load(engine_, object.data(), object.size(), names.data(), addresses.data(), names.size(), &error);
  if (handle == nullptr) throw CompileError(fmt::format("cpu: {}", take_error(error)), "");
  return {this, handle, std::move(addresses)};
}

Generator::Unit::~Unit() {
  if (handle_ != nullptr) generator_->api_.unload(generator_->engine_, handle_);
}

Generator::Unit& Generator::Unit::operator=(Unit&& other) noexcept {
  std::swap(generator_, other.generator_);
  std::swap(handle_, other.handle_);
  std::swap(addresses_, other.addresses_);
  return *this;
}

}  // namespace weft::backend::cpu
