#include "kernels_impl.hpp"

namespace weft::bench {

const HandKernels& hand_avx2() {
  static constexpr HandKernels kernels = Hand<8>::table("avx2");
  return kernels;
}

}  // namespace weft::bench
