struct Args { u64 w[15]; };
extern "C" __global__ void __launch_bounds__(256) weft_clipped_gather_6165a5c8(const __grid_constant__ Args args) {
  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const i64 unit_number = (i64)blockIdx.x * 256 + threadIdx.x;
  const bool leader = threadIdx.x == 0;
  const i64 a2_n0 = (i64)args.w[7];
  const w_mem<i32>* const __restrict__ a1 = (const w_mem<i32>*)args.w[3];  // idx
  const w_mem<f32>* const __restrict__ a0 = (const w_mem<f32>*)args.w[0];  // x
  const i64 a0_n0 = (i64)args.w[1];
  w_mem<f32>* const __restrict__ a2 = (w_mem<f32>*)args.w[6];  // y
  const i64 n0 = w_count(a2_n0);
  const i64 chunks = (n0 + 3) / 4;
  for (i64 t = unit_number; t < chunks * ((i64)1); t += (i64)gridDim.x * 256) {
    const i64 c = t * 4;
    if (c + 4 <= n0) {
      w_mem<i32> in6[4];
      w_fetch<4>(in6, a1 + (c));
#pragma unroll
      for (int k0 = 0; k0 < 4; ++k0) {
        const i64 x0 = c + k0;
        const i64 i0_0 = x0;
        const i32 v6 = w_take<i32>(in6[k0]);
        const i64 v7 = w_cast<i64>(v6);
        const f32 v8 = (u64)v7 < (u64)a0_n0 ? w_take<f32>(*(a0 + (v7))) : w_f32(0x00000000u);
        const bool v9 = (v7 < 0ll);
        const f32 v10 = (v9 ? w_f32(0xbf800000u) : v8);
        const bool v11 = (v10 == v10);
        if (v11) {
          if ((u64)i0_0 < (u64)a2_n0) *(a2 + (i0_0)) = w_put<f32>(v10);
        }
      }
    }
    else {
      for (i64 x = c; x < n0; ++x) {
        const i64 i0_0 = x;
        const i32 v6 = w_take<i32>(*(a1 + (i0_0)));
        const i64 v7 = w_cast<i64>(v6);
        const f32 v8 = (u64)v7 < (u64)a0_n0 ? w_take<f32>(*(a0 + (v7))) : w_f32(0x00000000u);
        const bool v9 = (v7 < 0ll);
        const f32 v10 = (v9 ? w_f32(0xbf800000u) : v8);
        const bool v11 = (v10 == v10);
        if (v11) {
          if ((u64)i0_0 < (u64)a2_n0) *(a2 + (i0_0)) = w_put<f32>(v10);
        }
      }
    }
  }
}
