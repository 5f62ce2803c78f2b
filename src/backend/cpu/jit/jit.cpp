// The code generator: LLVM IR text to machine code in this process. Only this folder sees LLVM.
#include <llvm/AsmParser/Parser.h>
#include <llvm/Config/llvm-config.h>
#include <llvm/ExecutionEngine/Orc/ExecutionUtils.h>
#include <llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h>
#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Pass.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SmallVectorMemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/TargetParser/Host.h>
#include <llvm/TargetParser/SubtargetFeature.h>
#include <llvm/Transforms/Utils.h>

#include <atomic>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "backend/cpu/jit/interface.hpp"
#include "backend/cpu/jit/passes.hpp"

namespace {

using llvm::Expected;
using llvm::TargetMachine;
using llvm::orc::JITDylib;
using llvm::orc::JITTargetMachineBuilder;
using llvm::orc::LLJIT;

char* copy_text(const std::string& text) {
  char* copy = new char[text.size() + 1];
  std::memcpy(copy, text.c_str(), text.size() + 1);
  return copy;
}

struct Engine {
  Engine(JITTargetMachineBuilder target, const char* cpu_name, const char* feature_list)
      : builder(std::move(target)), cpu(cpu_name), features(feature_list) {}

  JITTargetMachineBuilder builder;
  std::unique_ptr<LLJIT> jit;
  std::string cpu;
  std::string features;
  std::atomic<std::uint64_t> units{0};

  std::mutex mutex;
  std::vector<std::unique_ptr<TargetMachine>> idle[2];  ///< by whether they are the quick ones
};

/// A target machine for one compilation. Making one and its tables takes a fifth of the time that a small
/// kernel compiles, and none serves two threads at once: so they are kept and lent.
class MachineLoan {
 public:
  static Expected<MachineLoan> take(Engine& engine, bool quick) {
    {
      const std::lock_guard lock(engine.mutex);
      auto& idle = engine.idle[quick];
      if (!idle.empty()) {
        MachineLoan loan(engine, quick, std::move(idle.back()));
        idle.pop_back();
        return loan;
      }
    }
    auto builder = engine.builder;
    builder.setCodeGenOptLevel(quick ? llvm::CodeGenOptLevel::None : llvm::CodeGenOptLevel::Default);
    auto machine = builder.createTargetMachine();
    if (!machine) return machine.takeError();
    return MachineLoan(engine, quick, std::move(*machine));
  }
  MachineLoan(MachineLoan&&) = default;
  ~MachineLoan() {
    if (machine_ == nullptr) return;
    const std::lock_guard lock(engine_->mutex);
    engine_->idle[quick_].push_back(std::move(machine_));
  }
  TargetMachine* operator->() { return machine_.get(); }

 private:
  MachineLoan(Engine& engine, bool quick, std::unique_ptr<TargetMachine> machine)
      : engine_(&engine), quick_(quick), machine_(std::move(machine)) {}

  Engine* engine_;
  bool quick_;
  std::unique_ptr<TargetMachine> machine_;
};

std::string host_features() {
  llvm::SubtargetFeatures features;
  for (const auto& entry : llvm::sys::getHostCPUFeatures())
    features.AddFeature(entry.getKey(), entry.getValue());
  return features.getString();
}

JITTargetMachineBuilder target_builder(const char* cpu, const char* features) {
  JITTargetMachineBuilder builder{llvm::Triple(llvm::sys::getProcessTriple())};
  builder.setCPU(cpu);
  builder.addFeatures(llvm::SubtargetFeatures(features).getFeatures());
  builder.setRelocationModel(llvm::Reloc::PIC_);
  builder.setCodeModel(llvm::CodeModel::Small);
  builder.getOptions().AllowFPOpFusion = llvm::FPOpFusion::Strict;  // a * b + c stays two roundings
  return builder;
}

Expected<std::unique_ptr<Engine>> make_engine(const char* cpu, const char* features) {
  auto engine = std::make_unique<Engine>(target_builder(cpu, features), cpu, features);
  auto jit = llvm::orc::LLJITBuilder().setJITTargetMachineBuilder(engine->builder).create();
  if (!jit) return jit.takeError();
  engine->jit = std::move(*jit);
  return engine;
}

void* create(const char* cpu, const char* features, char** error) {
  auto engine = make_engine(cpu, features);
  if (engine) return engine->release();
  *error = copy_text(llvm::toString(engine.takeError()));
  return nullptr;
}

void destroy(void* engine) { delete static_cast<Engine*>(engine); }

void set_target(llvm::Module& module, const Engine& engine) {
  const bool wide = llvm::StringRef(engine.features).contains("+avx512f");
  for (llvm::Function& function : module) {
    if (function.isDeclaration()) continue;
    function.addFnAttr("target-cpu", engine.cpu);
    function.addFnAttr("target-features", engine.features);
    if (wide) function.addFnAttr("prefer-vector-width", "512");  // else halves of 256 bits on most processors
  }
}

std::string parse_error(const llvm::SMDiagnostic& diagnostic) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  diagnostic.print("kernel", stream, false);
  return text;
}

std::string broken_rules(const llvm::Module& module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::verifyModule(module, &stream);
  return text;
}

bool compile(void* handle, const char* text, std::size_t size, WeftJitApi::CompileOptions options,
             void (*sink)(void*, const void*, std::size_t), void* context, char** error) {
  auto& engine = *static_cast<Engine*>(handle);
  auto machine = MachineLoan::take(engine, options.quick);
  if (!machine) {
    *error = copy_text(llvm::toString(machine.takeError()));
    return false;
  }
  llvm::LLVMContext llvm_context;
  llvm::SMDiagnostic diagnostic;
  const auto buffer = llvm::MemoryBufferRef(llvm::StringRef(text, size), "kernel");
  auto module = llvm::parseAssembly(buffer, diagnostic, llvm_context);
  if (!module) {
    *error = copy_text(parse_error(diagnostic));
    return false;
  }
  module->setTargetTriple(engine.builder.getTargetTriple().str());
  module->setDataLayout((*machine)->createDataLayout());
  set_target(*module, engine);
  if (std::string broken = options.verify ? broken_rules(*module) : ""; !broken.empty()) {
    *error = copy_text(broken);
    return false;
  }

  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  weft::backend::cpu::LeanPassManager passes;
  // Local variables come as allocas; promoting them is the only pass over the IR before code generation.
  passes.add(llvm::createPromoteMemoryToRegisterPass());
  const auto kind =
      options.assembly ? llvm::CodeGenFileType::AssemblyFile : llvm::CodeGenFileType::ObjectFile;
  if ((*machine)->addPassesToEmitFile(passes, stream, nullptr, kind, /*DisableVerify=*/true)) {
    *error = copy_text("this target cannot write " + std::string(options.assembly ? "assembly" : "objects"));
    return false;
  }
  passes.run(*module);
  sink(context, bytes.data(), bytes.size());
  return true;
}

/// A library of its own for each unit, so that units may hold equal names and be dropped one by one.
Expected<JITDylib*> link(Engine& engine, llvm::StringRef object, const char* const* names, void** addresses,
                         std::size_t count) {
  auto& session = engine.jit->getExecutionSession();
  auto library = session.createJITDylib("unit" + std::to_string(engine.units++));
  if (!library) return library.takeError();
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      engine.jit->getDataLayout().getGlobalPrefix());
  if (!process) return process.takeError();
  library->addGenerator(std::move(*process));  // memcpy, fmod and the like
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(object, library->getName());
  if (auto failure = engine.jit->addObjectFile(*library, std::move(buffer))) return failure;
  for (std::size_t k = 0; k < count; ++k) {
    auto symbol = engine.jit->lookup(*library, names[k]);
    if (!symbol) return symbol.takeError();
    addresses[k] = symbol->toPtr<void*>();
  }
  return &*library;
}

void* load(void* handle, const void* object, std::size_t size, const char* const* names, void** addresses,
           std::size_t count, char** error) {
  auto& engine = *static_cast<Engine*>(handle);
  auto library =
      link(engine, llvm::StringRef(static_cast<const char*>(object), size), names, addresses, count);
  if (library) return *library;
  *error = copy_text(llvm::toString(library.takeError()));
  return nullptr;
}

void unload(void* handle, void* unit) {
  auto& session = static_cast<Engine*>(handle)->jit->getExecutionSession();
  if (auto failure = session.removeJITDylib(*static_cast<JITDylib*>(unit))) {
    llvm::consumeError(std::move(failure));  // the memory stays; nothing refers to it
  }
}

void release(char* error) { delete[] error; }

struct Host {
  std::string cpu = std::string(llvm::sys::getHostCPUName());
  std::string features = host_features();
};

}  // namespace

extern "C" __attribute__((visibility("default"))) const WeftJitApi* weft_llvm_api() {
  static const Host host = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    return Host{};
  }();
  static const WeftJitApi api{weft_jit_version, LLVM_VERSION_STRING,
                              host.cpu.c_str(), host.features.c_str(),
                              create,           destroy,
                              compile,          load,
                              unload,           release};
  return &api;
}
