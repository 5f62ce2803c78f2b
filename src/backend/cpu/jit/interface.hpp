// The C face of the code generator, the module `weft_llvm`. It is loaded when the first kernel is compiled,
// so that a program that runs none never maps LLVM; nothing of LLVM is seen on this side of it.
#pragma once

#include <cstddef>
#include <cstdint>

extern "C" {

inline constexpr std::uint32_t weft_jit_version = 2;

/// Every function that can fail returns null (or false) and then sets `*error` to text that `release` frees.
/// Thread-safe, except that an engine must outlive its units.
struct WeftJitApi {
  std::uint32_t version;
  const char* llvm_version;
  const char* host_cpu;       ///< LLVM's name of this machine
  const char* host_features;  ///< comma-separated, each with + or -

  /// An engine generates code for one processor.
  void* (*create)(const char* cpu, const char* features, char** error);
  void (*destroy)(void* engine);

  /// Textual LLVM IR to a relocatable object, given to `sink` once. `quick` takes the fastest instruction
  /// selector; `assembly` gives readable assembly instead of an object; `verify` has LLVM check the module
  /// first.
  struct CompileOptions {
    bool quick;
    bool assembly;
    bool verify;
  };
  bool (*compile)(void* engine, const char* text, std::size_t size, CompileOptions options,
                  void (*sink)(void* context, const void* bytes, std::size_t size), void* context,
                  char** error);

  /// Links an object into this process. Gives the unit, and the address of each name.
  void* (*load)(void* engine, const void* object, std::size_t size, const char* const* names,
                void** addresses, std::size_t count, char** error);
  void (*unload)(void* engine, void* unit);

  void (*release)(char* error);
};

/// The one symbol of the module.
using WeftJitEntry = const WeftJitApi* (*)();
}
