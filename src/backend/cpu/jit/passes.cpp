#include "backend/cpu/jit/passes.hpp"

#include <llvm/Pass.h>

#include <algorithm>
#include <string_view>

namespace weft::backend::cpu {
namespace {

/// Our modules have loads, stores, arithmetic, vectors and plain calls: no exceptions, garbage collection,
/// thread-local variables, debug information, profiling, indirect branches, tiles of AMX, integers wider than
/// 64 bits or hardening against speculation.
constexpr std::string_view nothing_to_do[] = {
    "Add __emutls_[vt]. variables for emultated TLS model",
    "Analyze Machine Code For Garbage Collection",
    "Argument Stack Rebase",
    "Check CFA info and insert CFI instructions if needed",
    "Contiguously Lay Out Funclets",
    "Exception handling preparation",
    "Expand indirectbr instructions",
    "Expand large div/rem",
    "Expand large fp convert",
    "Expand memcmp() to load/stores",
    "Expand vector predication intrinsics",
    "Fixup Statepoint Caller Saved",
    "Implement the 'patchable-function' attribute",
    "Insert KCFI indirect call checks",
    "Insert XRay ops",
    "Insert fentry calls",
    "Insert stack protectors",
    "Instrument function entry/exit with calls to e.g. mcount() (post inlining)",
    "Live DEBUG_VALUE analysis",
    "Local Dynamic TLS Access Clean-up",
    "Lower AMX intrinsics",
    "Lower AMX type for load/store",
    "Lower Garbage Collection Instructions",
    "Lower constant intrinsics",
    "Machine Sanitizer Binary Metadata",
    "Merge contiguous icmps into a memcmp",
    "Partially inline calls to library functions",
    "Prepare callbr",
    "Pseudo Probe Inserter",
    "Register Allocation Pass Scoring",
    "Remove Redundant DEBUG_VALUE analysis",
    "Replace intrinsics with calls to vector library",
    "Safe Stack instrumentation pass",
    "Scoped NoAlias Alias Analysis",
    "Shadow Stack GC Lowering",
    "Stack Frame Layout Analysis",
    "StackMap Liveness Analysis",
    "TLS Variable Hoist",
    "Tile Register Configure",
    "Tile Register Pre-configure",
    "Type-Based Alias Analysis",
    "Unpack machine instruction bundles",
    "X86 Atom pad short functions",
    "X86 Discriminate Memory Operands",
    "X86 Indirect Branch Tracking",
    "X86 Indirect Thunks",
    "X86 Insert Cache Prefetches",
    "X86 LEA Fixup",
    "X86 Load Value Injection (LVI) Load Hardening",
    "X86 Load Value Injection (LVI) Ret-Hardening",
    "X86 Lower Tile Copy",
    "X86 PIC Global Base Reg Initialization",
    "X86 Return Thunks",
    "X86 Speculative Execution Side Effect Suppression",
    "X86 Windows Fixup Buffer Security Check",
    "X86 insert wait instruction",
    "X86 speculative load hardening",
};

/// What these would gain in our loops is not worth their time. Addresses are a base and an index already, so
/// loop strength reduction finds nothing to reduce. Instructions are scheduled before registers are given
/// out; processors that run them out of order need no second time.
constexpr std::string_view too_little_to_gain[] = {
    "Canonicalize Freeze Instructions in Loops",
    "Constant Hoisting",
    "Early If-Conversion",
    "Early Tail Duplication",
    "Interleaved Access Pass",
    "Loop Strength Reduction",
    "Machine Late Instructions Cleanup Pass",
    "Optimize machine instruction PHIs",
    "Post RA top-down list latency scheduler",
    "PostRA Machine Sink",
    "Shrink Wrapping analysis",
    "Tail Duplication",
    "X86 Avoid Store Forwarding Blocks",
    "X86 Byte/Word Instruction Fixup",
    "X86 Domain Reassignment Pass",
    "X86 LEA Optimize",
    "X86 Partial Reduction",
    "X86 cmov Conversion",
};

bool left_out(std::string_view name) {
  return std::ranges::find(nothing_to_do, name) != std::end(nothing_to_do) ||
         std::ranges::find(too_little_to_gain, name) != std::end(too_little_to_gain);
}

}  // namespace

void LeanPassManager::add(llvm::Pass* pass) {
  if (left_out(std::string_view(pass->getPassName()))) {
    delete pass;
  } else {
    PassManager::add(pass);
  }
}

}  // namespace weft::backend::cpu
