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
  const i64 chunks = (n0 + 0) / 1;
  for (i64 t = unit_number; t < chunks * ((i64)1); t += (i64)gridDim.x * 256) {
    const i64 c = t * 1;
    const i64 i0_0 = c;
    const f32 v7 = w_take<f32>(*(a0 + (i0_0)));
    const f32 v8 = (s0 * v7);
    const f32 v9 = w_quiet((v8 + s1));
    *(a1 + (i0_0)) = w_put<f32>(v9);
  }
}
