// What a kernel object holds.
#pragma once

#include <exception>
#include <memory>
#include <string>

#include "ir/kernel.hpp"
#include "weft/detail/trace.hpp"

namespace weft::ir {
struct Traced;
}

namespace weft::detail {

struct KernelState {
  std::string name;
  std::shared_ptr<const ir::Traced> traced;  ///< null when tracing failed
  std::exception_ptr error;                  ///< why it did
  /// Of a lift: a kernel without arrays whose scalars are the operands and whose result is the value.
  std::shared_ptr<const ir::Kernel> function;
};

}  // namespace weft::detail
