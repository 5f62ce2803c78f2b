struct P0 {
  f32 f0_0;
  static constexpr bool commutes = true;
  W_FUN P0 none() { return {w_f32(0x80000000u)}; }
  __device__ __forceinline__ P0 down(int s) const { return {w_down(f0_0, s)}; }
  __device__ __forceinline__ P0 across(int s) const { return {w_across(f0_0, s)}; }
  __device__ __forceinline__ P0 first() const { return {w_first(f0_0)}; }
  W_FUN P0 fresh(const P0* p) { return {w_fresh(&p->f0_0)}; }
};
struct Args { u64 w[13]; };
extern "C" __global__ void __launch_bounds__(256) weft_dot_0e26fc5f(const __grid_constant__ Args args) {
  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const i64 unit_number = (i64)blockIdx.x * 256 + threadIdx.x;
  const bool leader = threadIdx.x == 0;
  __shared__ P0 part0[256];
  __shared__ bool is_last;
  const i64 a0_n0 = (i64)args.w[1];
  const w_mem<f32>* const __restrict__ a0 = (const w_mem<f32>*)args.w[0];  // a
  const w_mem<f32>* const __restrict__ a1 = (const w_mem<f32>*)args.w[3];  // b
  w_mem<f32>* const __restrict__ a2 = (w_mem<f32>*)args.w[6];  // r
  const i64 n0 = w_count(a0_n0);
  const auto j0 = [&](const P0& a, const P0& b) -> P0 {
    return {(a.f0_0 + b.f0_0)};
  };
  P0* const partial = (P0*)args.w[9];
  const i64 leaves = (n0 + 255) >> 8, unit_leaves = (i64)args.w[12];
  const i64 tree_units = (leaves + unit_leaves - 1) / unit_leaves;
  for (i64 u = blockIdx.x; u < tree_units; u += gridDim.x) {
    const i64 first = u * unit_leaves, last = first + unit_leaves < leaves ? first + unit_leaves : leaves;
    for (i64 b = first + warp; b < last; b += 8) {
      P0 f0[8];
#pragma unroll
      for (int q = 0; q < 2; ++q) {
        const i64 c0 = b * 256 + q * 128 + lane * 4;
#pragma unroll
        for (int k = 0; k < 4; ++k) f0[q * 4 + k] = P0::none();
        w_mem<f32> in5[4];
        if (c0 + 4 <= n0) w_fetch<4>(in5, a0 + (c0));
#pragma unroll
        else for (int k = 0; k < 4; ++k) if (c0 + k < n0) in5[k] = (a0 + (c0))[k];
        w_mem<f32> in6[4];
        if (c0 + 4 <= n0) w_fetch<4>(in6, a1 + (c0));
#pragma unroll
        else for (int k = 0; k < 4; ++k) if (c0 + k < n0) in6[k] = (a1 + (c0))[k];
#pragma unroll
        for (int k0 = 0; k0 < 4; ++k0) {
          const i64 x0 = c0 + k0;
          if (x0 < n0) {
            const i64 i0_0 = x0;
            const f32 v5 = w_take<f32>(in5[k0]);
            const f32 v6 = w_take<f32>(in6[k0]);
            const f32 v7 = (v5 * v6);
            f0[q * 4 + k0] = P0{w_cast<f32>(v7)};
          }
        }
      }
      const P0 leaf = w_leaf<4>(f0, j0);
      if (lane == 0) (unit_leaves == 256 ? part0[b - first] : partial[b]) = leaf;
    }
    if (unit_leaves == 256) {
      __syncthreads();
      const P0 unit = w_list(part0, (i32)(last - first), j0);
      if (threadIdx.x == 0) partial[u] = unit;
      __syncthreads();
    }
  }
  __threadfence();
  __syncthreads();
  u32* const counter = (u32*)args.w[11];
  if (threadIdx.x == 0) is_last = atomicAdd(counter, 1u) == gridDim.x - 1;
  __syncthreads();
  if (!is_last) return;
  __threadfence();
  const P0 z0 = w_levels(partial, (P0*)args.w[10], unit_leaves == 256 ? tree_units : leaves, j0);
  if (threadIdx.x == 0) *counter = 0;
  const f32 r0_0 = w_quiet(w_cast<f32>((n0 == 0 ? w_f32(0x00000000u) : z0.f0_0)));
  if (threadIdx.x == 0) *(a2) = w_put<f32>(r0_0);
}
