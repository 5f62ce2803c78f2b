struct Args { u64 w[15]; };
extern "C" __global__ void __launch_bounds__(256) weft_scaled_sum_18031234(const __grid_constant__ Args args) {
  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const i64 unit_number = (i64)blockIdx.x * 256 + threadIdx.x;
  const bool leader = threadIdx.x == 0;
  const i64 a1_n0 = (i64)args.w[4];
  const w_mem<f32>* const __restrict__ a0 = (const w_mem<f32>*)args.w[0];  // x
  const f32 s0 = (args.w[8] >> 0 & 1) ? w_take<f32>(*(const w_mem<f32>*)args.w[6]) : w_take<f32>(w_raw_word<w_mem<f32>>(args.w[6]));
  const f32 s1 = (args.w[8] >> 1 & 1) ? w_take<f32>(*(const w_mem<f32>*)args.w[7]) : w_take<f32>(w_raw_word<w_mem<f32>>(args.w[7]));
  w_mem<f32>* const __restrict__ a1 = (w_mem<f32>*)args.w[3];  // y
  const i64 n0 = w_count(a1_n0);
  const i64 chunks = (n0 + 3) / 4;
  for (i64 t = unit_number; t < chunks * ((i64)1); t += (i64)gridDim.x * 256) {
    const i64 c = t * 4;
    if (c + 4 <= n0) {
      w_mem<f32> in7[4];
      w_fetch<4>(in7, a0 + (c));
      w_mem<f32> out10[4];
#pragma unroll
      for (int k0 = 0; k0 < 4; ++k0) {
        const i64 x0 = c + k0;
        const i64 i0_0 = x0;
        const f32 v7 = w_take<f32>(in7[k0]);
        const f32 v8 = (s0 * v7);
        const f32 v9 = w_quiet((v8 + s1));
        out10[k0] = w_put<f32>(v9);
      }
      w_store<4>(a1 + (c), out10);
    }
    else {
      for (i64 x = c; x < n0; ++x) {
        const i64 i0_0 = x;
        const f32 v7 = w_take<f32>(*(a0 + (i0_0)));
        const f32 v8 = (s0 * v7);
        const f32 v9 = w_quiet((v8 + s1));
        *(a1 + (i0_0)) = w_put<f32>(v9);
      }
    }
  }
}
