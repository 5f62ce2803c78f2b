struct Args { u64 w[12]; };
extern "C" __global__ void __launch_bounds__(256) weft_collatz_08b68483(const __grid_constant__ Args args) {
  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const i64 unit_number = (i64)blockIdx.x * 256 + threadIdx.x;
  const bool leader = threadIdx.x == 0;
  u32 u0 = 0u;
  i32 u1 = 0;
  const i64 a1_n0 = (i64)args.w[4];
  const w_mem<u32>* const __restrict__ a0 = (const w_mem<u32>*)args.w[0];  // x
  w_mem<i32>* const __restrict__ a1 = (w_mem<i32>*)args.w[3];  // y
  const i64 n0 = w_count(a1_n0);
  const i64 chunks = (n0 + 0) / 1;
  for (i64 t = unit_number; t < chunks * ((i64)1); t += (i64)gridDim.x * 256) {
    const i64 c = t * 1;
    const i64 i0_0 = c;
    const u32 v9 = w_take<u32>(*(a0 + (i0_0)));
    const u32 v10 = w_bit_and(v9, 1023u);
    u0 = v10;
    u1 = 0;
    for (;;) {
      const u32 v14 = u0;
      const bool v15 = (v14 > 1u);
      if (!v15) break;
      const u32 v17 = u0;
      const u32 v18 = w_bit_and(v17, 1u);
      const bool v19 = (v18 == 1u);
      if (v19) {
        const u32 v22 = w_mul(v17, 3u);
        const u32 v23 = w_add(v22, 1u);
        u0 = v23;
      }
      else {
        const u32 v25 = w_shr(v17, 1u);
        u0 = v25;
      }
      const i32 v27 = u1;
      const i32 v28 = w_add(v27, 1);
      u1 = v28;
    }
    const i32 v30 = u1;
    *(a1 + (i0_0)) = w_put<i32>(v30);
  }
}
