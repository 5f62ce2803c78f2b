struct P1 {
  f32 f0_0;
  static constexpr bool commutes = true;
  W_FUN P1 none() { return {w_f32(0x80000000u)}; }
  __device__ __forceinline__ P1 down(int s) const { return {w_down(f0_0, s)}; }
  __device__ __forceinline__ P1 across(int s) const { return {w_across(f0_0, s)}; }
  __device__ __forceinline__ P1 first() const { return {w_first(f0_0)}; }
  W_FUN P1 fresh(const P1* p) { return {w_fresh(&p->f0_0)}; }
};
struct Args { u64 w[14]; };
extern "C" __global__ void __launch_bounds__(256) weft_row_sum_7bc9ec27(const __grid_constant__ Args args) {
  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const i64 unit_number = blockIdx.x, units = gridDim.x;
  const i32 unit_warp = warp, unit_lane = threadIdx.x, unit_lanes = 256;
  const bool leader = threadIdx.x == 0;
  __shared__ P1 part1[16];
  const i64 a0_n0 = (i64)args.w[1];
  const i64 a0_n1 = (i64)args.w[2];
  const i64 a0_s0 = (i64)args.w[3];
  const w_mem<f16>* const __restrict__ a0 = (const w_mem<f16>*)args.w[0];  // x
  w_mem<f16>* const __restrict__ a1 = (w_mem<f16>*)args.w[5];  // y
  const i64 rows = w_count(a0_n0);
  for (i64 row = unit_number; row < rows; row += units) {
    const i64 i0_0 = row;
    w_mem<f16> h0[16];
     {
      const i64 n = w_count(a0_n1);
#pragma unroll
      for (int p = 0; p < 2; ++p) {
#pragma unroll
        for (int q = 0; q < 1; ++q) {
          const i64 c = (p * 8 + unit_warp) * 256 + q * 256 + lane * 8;
          if (c < n) w_fetch<8>(h0 + p * 8 + q * 8, a0 + (i0_0 * (a0_s0) + c));
        }
      }
    }
    const i64 n1 = w_count(a0_n1);
    const auto j1 = [&](const P1& a, const P1& b) -> P1 {
      return {(a.f0_0 + b.f0_0)};
    };
#pragma unroll
    for (int p = 0; p < 2; ++p) {
      P1 f1[8];
#pragma unroll
      for (int q = 0; q < 1; ++q) {
        const i64 c1 = (p * 8 + unit_warp) * 256 + q * 256 + lane * 8;
#pragma unroll
        for (int k = 0; k < 8; ++k) f1[q * 8 + k] = P1::none();
        if (c1 < n1) {
#pragma unroll
          for (int k1 = 0; k1 < 8; ++k1) {
            const i64 x1 = c1 + k1;
            const i64 i1_0 = x1;
            const f16 v8 = w_take<f16>(h0[p * 8 + q * 8 + k1]);
            f1[q * 8 + k1] = P1{w_cast<f32>(v8)};
          }
        }
      }
      const P1 leaf = w_leaf<8>(f1, j1);
      if (lane == 0) part1[p * 8 + unit_warp] = leaf;
    }
    __syncthreads();
    const P1 z1 = w_short_list(part1, 16, j1);
    const f16 r1_0 = w_quiet(w_cast<f16>((n1 == 0 ? w_f32(0x00000000u) : z1.f0_0)));
    if (leader) *(a1 + (i0_0)) = w_put<f16>(r1_0);
    __syncthreads();
  }
}
