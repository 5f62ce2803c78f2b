// Loads the code generator module, once a process, and wraps it.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backend/cpu/jit/interface.hpp"
#include "backend/cpu/target.hpp"

namespace weft::backend::cpu {

/// Whether the module's file exists; says where it was looked for if not. Loads nothing.
[[nodiscard]] bool generator_present(std::string& searched);

/// Generates code for one instruction set. Thread-safe.
class Generator {
 public:
  /// The one of this process. Loads the module, and with it LLVM, at the first call. Throws DeviceError.
  static Generator& get(Isa isa);

  /// Processor and compiler, exactly: part of every key under which objects are kept.
  [[nodiscard]] const std::string& identity() const { return identity_; }

  /// Text to object bytes. Throws CompileError.
  [[nodiscard]] std::vector<std::byte> compile(const std::string& text, bool quick) const;
  [[nodiscard]] std::string assembly(const std::string& text) const;

  /// Machine code in this process, until it is destroyed.
  class Unit {
   public:
    Unit() = default;
    Unit(const Generator* generator, void* handle, std::vector<void*> addresses)
        : generator_(generator), handle_(handle), addresses_(std::move(addresses)) {}
    ~Unit();
    Unit(Unit&& other) noexcept { *this = std::move(other); }
    Unit& operator=(Unit&& other) noexcept;
    Unit(const Unit&) = delete;
    Unit& operator=(const Unit&) = delete;
    [[nodiscard]] void* address(std::size_t k) const { return addresses_[k]; }

   private:
    const Generator* generator_ = nullptr;
    void* handle_ = nullptr;
    std::vector<void*> addresses_;
  };
  /// Throws CompileError where the bytes are no object of these names.
  [[nodiscard]] Unit load(std::span<const std::byte> object, const std::vector<const char*>& names) const;

 private:
  Generator(const WeftJitApi& api, Isa isa);
  std::vector<std::byte> run(const std::string& text, WeftJitApi::CompileOptions options) const;
  std::string take_error(char* error) const;

  const WeftJitApi& api_;
  void* engine_ = nullptr;
  std::string identity_;
};

}  // namespace weft::backend::cpu
