#include "backend/cuda/limits.hpp"

namespace weft::backend::cuda {

plan::Limits limits(int multiprocessors) {
  plan::Limits limits;
  limits.tier = "cuda";
  limits.max_buffers = 128;
  limits.streams = 16;
  limits.budget_values = 192;  // registers of a thread, less what addresses take
  limits.default_workgroup = 256;
  limits.parallel_width = multiprocessors;
  limits.tiny_elements = 65536;
  return limits;
}

}  // namespace weft::backend::cuda
