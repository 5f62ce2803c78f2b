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
  const i64 a0_n1 = (i64)args.w[2];
  const i64 a0_n0 = (i64)args.w[1];
  const i64 a0_s0 = (i64)args.w[3];
  const w_mem<f32>* const __restrict__ a0 = (const w_mem<f32>*)args.w[0];  // x
  w_mem<f32>* const __restrict__ a1 = (w_mem<f32>*)args.w[5];  // y
  const i64 inner = w_count(a0_n1);
  for (i64 t = unit_number; t < inner * ((i64)1); t += (i64)gridDim.x * 256) {
    i64 line, column;
    w_split(t, inner, line, column);
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
    const P1 z1 = w_serial<3, 8, P1>(0, n1, j1, e1);
    const f32 r1_0 = w_quiet(w_cast<f32>((n1 == 0 ? w_f32(0x00000000u) : z1.f0_0)));
    *(a1 + (i0_0)) = w_put<f32>(r1_0);
  }
}
