#include "kernels_impl.hpp"

namespace weft::bench {

const HandKernels& hand_avx512() {
  static constexpr HandKernels kernels = Hand<16>::table("avx512");
  return kernels;
}

}  // namespace weft::bench
