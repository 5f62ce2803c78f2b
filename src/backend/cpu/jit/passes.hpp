// The passes of code generation, less those that have nothing to do in our modules.
#pragma once

#include <llvm/IR/LegacyPassManager.h>

namespace weft::backend::cpu {

/// A pass manager that does not take every pass it is given: with a hundred passes, going through a small
/// kernel for nothing is a third of the time that compiling it takes. Nothing outside this pass manager is
/// changed, so another user of LLVM in the process is not disturbed.
class LeanPassManager : public llvm::legacy::PassManager {
 public:
  void add(llvm::Pass* pass) override;
};

}  // namespace weft::backend::cpu
