struct P1 {
  f32 f0_0;
  static constexpr bool commutes = true;
  W_FUN P1 none() { return {w_f32(0xff800000u)}; }
  __device__ __forceinline__ P1 down(int s) const { return {w_down(f0_0, s)}; }
  __device__ __forceinline__ P1 across(int s) const { return {w_across(f0_0, s)}; }
  __device__ __forceinline__ P1 first() const { return {w_first(f0_0)}; }
  W_FUN P1 fresh(const P1* p) { return {w_fresh(&p->f0_0)}; }
};
struct P2 {
  f32 f0_0;
  static constexpr bool commutes = true;
  W_FUN P2 none() { return {w_f32(0x80000000u)}; }
  __device__ __forceinline__ P2 down(int s) const { return {w_down(f0_0, s)}; }
  __device__ __forceinline__ P2 across(int s) const { return {w_across(f0_0, s)}; }
  __device__ __forceinline__ P2 first() const { return {w_first(f0_0)}; }
  W_FUN P2 fresh(const P2* p) { return {w_fresh(&p->f0_0)}; }
};
struct Args { u64 w[18]; };
extern "C" __global__ void __launch_bounds__(256) weft_softmax_ecb915d3(const __grid_constant__ Args args) {
  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const i64 unit_number = blockIdx.x, units = gridDim.x;
  const i32 unit_warp = warp, unit_lane = threadIdx.x, unit_lanes = 256;
  const bool leader = threadIdx.x == 0;
  __shared__ P1 part1[16];
  __shared__ P2 part2[16];
  const i64 a0_n0 = (i64)args.w[1];
  const i64 a0_n1 = (i64)args.w[2];
  const i64 a0_s0 = (i64)args.w[3];
  const w_mem<f32>* const __restrict__ a0 = (const w_mem<f32>*)args.w[0];  // x
  f32 t2[16];
  const i64 a1_s0 = (i64)args.w[8];
  w_mem<f32>* const __restrict__ a1 = (w_mem<f32>*)args.w[5];  // y
  const i64 rows = w_count(a0_n0);
  for (i64 row = unit_number; row < rows; row += units) {
    const i64 i0_0 = row;
    w_mem<f32> h0[16];
     {
      const i64 n = w_count(a0_n1);
#pragma unroll
      for (int p = 0; p < 2; ++p) {
#pragma unroll
        for (int q = 0; q < 2; ++q) {
          const i64 c = (p * 8 + unit_warp) * 256 + q * 128 + lane * 4;
          if (c < n) w_fetch<4>(h0 + p * 8 + q * 4, a0 + (i0_0 * (a0_s0) + c));
        }
      }
    }
#pragma unroll
    for (int k = 0; k < 16; ++k) t2[k] = w_f32(0x00000000u);
    const i64 n1 = w_count(a0_n1);
    const auto j1 = [&](const P1& a, const P1& b) -> P1 {
      return {w_max(a.f0_0, b.f0_0)};
    };
#pragma unroll
    for (int p = 0; p < 2; ++p) {
      P1 f1[8];
#pragma unroll
      for (int q = 0; q < 2; ++q) {
        const i64 c1 = (p * 8 + unit_warp) * 256 + q * 128 + lane * 4;
#pragma unroll
        for (int k = 0; k < 4; ++k) f1[q * 4 + k] = P1::none();
        if (c1 < n1) {
#pragma unroll
          for (int k1 = 0; k1 < 4; ++k1) {
            const i64 x1 = c1 + k1;
            const i64 i1_0 = x1;
            const f32 v23 = w_take<f32>(h0[p * 8 + q * 4 + k1]);
            f1[q * 4 + k1] = P1{w_cast<f32>(v23)};
          }
        }
      }
      const P1 leaf = w_leaf<4>(f1, j1);
      if (lane == 0) part1[p * 8 + unit_warp] = leaf;
    }
    __syncthreads();
    const P1 z1 = w_short_list(part1, 16, j1);
    const f32 r1_0 = w_quiet(w_cast<f32>((n1 == 0 ? w_f32(0xff800000u) : z1.f0_0)));
    const i64 n2 = w_count(a0_n1);
    const auto j2 = [&](const P2& a, const P2& b) -> P2 {
      return {(a.f0_0 + b.f0_0)};
    };
#pragma unroll
    for (int p = 0; p < 2; ++p) {
      P2 f2[8];
#pragma unroll
      for (int q = 0; q < 2; ++q) {
        const i64 c2 = (p * 8 + unit_warp) * 256 + q * 128 + lane * 4;
#pragma unroll
        for (int k = 0; k < 4; ++k) f2[q * 4 + k] = P2::none();
        if (c2 < n2) {
#pragma unroll
          for (int k2 = 0; k2 < 4; ++k2) {
            const i64 x2 = c2 + k2;
            const i64 i2_0 = x2;
            const f32 v27 = w_take<f32>(h0[p * 8 + q * 4 + k2]);
            const f32 v28 = (v27 - r1_0);
            const bool v29 = (v28 > w_f32(0x42b20000u));
            const f32 v30 = (v29 ? w_f32(0x42b20000u) : v28);
            const bool v31 = (v30 < w_f32(0xc2d00000u));
            const f32 v32 = w_max_nan(v30, w_f32(0xc2d00000u));
            const f32 v33 = (v32 * w_f32(0x3fb8aa3bu));
            const f32 v34 = (v33 + w_f32(0x4b4000feu));
            const f32 v35 = (v34 - w_f32(0x4b4000feu));
            const u32 v36 = w_raw_bits<u32>(v34);
            const f32 v37 = (v35 * w_f32(0x35bfbe8eu));
            const f32 v38 = (v35 * w_f32(0x3f317200u));
            const f32 v39 = (v32 - v38);
            const f32 v40 = (v39 - v37);
            const f32 v41 = (w_f32(0x3ab629cau) * v40);
            const f32 v42 = (v41 + w_f32(0x3c091dffu));
            const f32 v43 = (v42 * v40);
            const f32 v44 = (v43 + w_f32(0x3d2aab2cu));
            const f32 v45 = (v44 * v40);
            const f32 v46 = (v45 + w_f32(0x3e2aaa47u));
            const f32 v47 = (v46 * v40);
            const f32 v48 = (v47 + w_f32(0x3effffffu));
            const f32 v49 = (v40 * v40);
            const f32 v50 = (v49 * v48);
            const f32 v51 = (v40 + v50);
            const f32 v52 = (v51 + w_f32(0x3f800000u));
            const u32 v53 = w_shr(v36, 1u);
            const u32 v54 = w_sub(v36, v53);
            const u32 v55 = w_shl(v54, 23u);
            const f32 v56 = w_raw_bits<f32>(v55);
            const u32 v57 = w_shl(v53, 23u);
            const f32 v58 = w_raw_bits<f32>(v57);
            const f32 v59 = (v52 * v58);
            const f32 v60 = (v59 * v56);
            t2[p * 8 + q * 4 + k2] = v60;
            f2[q * 4 + k2] = P2{w_cast<f32>(v60)};
          }
        }
      }
      const P2 leaf = w_leaf<4>(f2, j2);
      if (lane == 0) part2[p * 8 + unit_warp] = leaf;
    }
    __syncthreads();
    const P2 z2 = w_short_list(part2, 16, j2);
    const f32 r2_0 = w_quiet(w_cast<f32>((n2 == 0 ? w_f32(0x00000000u) : z2.f0_0)));
    const i64 n3 = w_count(a0_n1);
#pragma unroll
    for (int p = 0; p < 2; ++p) {
#pragma unroll
      for (int q = 0; q < 2; ++q) {
        const i64 c3 = (p * 8 + unit_warp) * 256 + q * 128 + lane * 4;
        if (c3 < n3) {
          w_mem<f32> out67[4];
#pragma unroll
          for (int k3 = 0; k3 < 4; ++k3) {
            const i64 x3 = c3 + k3;
            const i64 i3_0 = x3;
            const f32 v65 = t2[p * 8 + q * 4 + k3];
            const f32 v66 = w_quiet((v65 / r2_0));
            out67[k3] = w_put<f32>(v66);
          }
          w_store<4>(a1 + (i0_0 * (a1_s0) + c3), out67);
        }
      }
    }
    __syncthreads();
  }
}
