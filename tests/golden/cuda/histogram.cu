struct Args { u64 w[12]; };
extern "C" __global__ void __launch_bounds__(256) weft_histogram_d3cf52f4(const __grid_constant__ Args args) {
  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const i64 unit_number = (i64)blockIdx.x * 256 + threadIdx.x;
  const bool leader = threadIdx.x == 0;
  const i64 a0_n0 = (i64)args.w[1];
  const w_mem<u8>* const __restrict__ a0 = (const w_mem<u8>*)args.w[0];  // x
  w_mem<i32>* const __restrict__ a1 = (w_mem<i32>*)args.w[3];  // h
  const i64 a1_n0 = (i64)args.w[4];
  const i64 n0 = w_count(a0_n0);
  const i64 chunks = (n0 + 7) / 8;
  for (i64 t = unit_number; t < chunks * ((i64)1); t += (i64)gridDim.x * 256) {
    const i64 c = t * 8;
    if (c + 8 <= n0) {
      w_mem<u8> in6[8];
      w_fetch<8>(in6, a0 + (c));
#pragma unroll
      for (int k0 = 0; k0 < 8; ++k0) {
        const i64 x0 = c + k0;
        const i64 i0_0 = x0;
        const u8 v6 = w_take<u8>(in6[k0]);
        const i64 v7 = w_cast<i64>(v6);
        if ((u64)v7 < (u64)a1_n0) w_atomic_add(a1 + (v7), (i32)1);
      }
    }
    else {
      for (i64 x = c; x < n0; ++x) {
        const i64 i0_0 = x;
        const u8 v6 = w_take<u8>(*(a0 + (i0_0)));
        const i64 v7 = w_cast<i64>(v6);
        if ((u64)v7 < (u64)a1_n0) w_atomic_add(a1 + (v7), (i32)1);
      }
    }
  }
}
