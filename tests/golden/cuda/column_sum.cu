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
extern "C" __global__ void __launch_bounds__(256) weft_column_sum_7ec1f1ac(const __grid_constant__ Args args) {
  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const i64 unit_number = (i64)blockIdx.x * 256 + threadIdx.x;
  const bool leader = threadIdx.x == 0;
  __shared__ P1 part1[160][32];
  const i64 a0_n1 = (i64)args.w[2];
  const i64 a0_n0 = (i64)args.w[1];
  const i64 a0_s0 = (i64)args.w[3];
  const w_mem<f32>* const __restrict__ a0 = (const w_mem<f32>*)args.w[0];  // x
  w_mem<f32>* const __restrict__ a1 = (w_mem<f32>*)args.w[5];  // y
  const i64 inner = w_count(a0_n1);
  const i64 chunks = (inner + 31) / 32;
  for (i64 t = blockIdx.x; t < chunks * ((i64)1); t += gridDim.x) {
    i64 line, chunk;
    w_split(t, chunks, line, chunk);
    const bool live = chunk * 32 + lane < inner;
    const i64 column = live ? chunk * 32 + lane : inner - 1;
    const i64 i0_0 = column;
    const auto j1 = [&](const P1& a, const P1& b) -> P1 {
      return {(a.f0_0 + b.f0_0)};
    };
    const i64 n1 = w_count(a0_n0);
    const auto e1 = [&](i64 x1) -> P1 {
      const i64 i1_0 = x1;
      const f32 v8 = w_take<f32>(*(a0 + (i1_0 * (a0_s0) + i0_0)));
      return {w_cast<f32>(v8)};
    };
    const i32 leaves1 = (i32)((n1 + 255) >> 8);
    for (i32 b1 = warp; b1 < leaves1; b1 += 8) {
      const i64 from1 = b1 * 256, left1 = n1 - from1;
      part1[b1][lane] = w_block<16, P1>((i32)(left1 < 256 ? left1 : 256), j1, [&](i32 k) { return e1(from1 + k); });
    }
    __syncthreads();
    const P1 z1 = w_block<1, P1>(leaves1, j1, [&](i32 k) { return part1[k][lane]; });
    const f32 r1_0 = w_quiet(w_cast<f32>((n1 == 0 ? w_f32(0x00000000u) : z1.f0_0)));
    if ((warp == 0 && live)) *(a1 + (i0_0)) = w_put<f32>(r1_0);
    __syncthreads();
  }
}
