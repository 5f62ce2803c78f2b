struct P1 {
  f32 f0_0;
  static constexpr bool commutes = true;
  W_FUN P1 none() { return {w_f32(0x80000000u)}; }
  __device__ __forceinline__ P1 down(int s) const { return {w_down(f0_0, s)}; }
  __device__ __forceinline__ P1 across(int s) const { return {w_across(f0_0, s)}; }
  __device__ __forceinline__ P1 first() const { return {w_first(f0_0)}; }
  W_FUN P1 fresh(const P1* p) { return {w_fresh(&p->f0_0)}; }
};
struct Args { u64 w[24]; };
extern "C" __global__ void __launch_bounds__(512) weft_gated_norm_eb71e545(const __grid_constant__ Args args) {
  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const i64 unit_number = blockIdx.x, units = gridDim.x;
  const i32 unit_warp = warp, unit_lane = threadIdx.x, unit_lanes = 512;
  const bool leader = threadIdx.x == 0;
  __shared__ P1 part1[256];
  __shared__ P1 upper1[768];
  const i64 a0_n1 = (i64)args.w[2];
  const i64 a0_n0 = (i64)args.w[1];
  const i64 a0_s0 = (i64)args.w[3];
  const w_mem<f32>* const __restrict__ a0 = (const w_mem<f32>*)args.w[0];  // x
  const w_mem<f32>* const __restrict__ a1 = (const w_mem<f32>*)args.w[5];  // w
  const i64 a2_s0 = (i64)args.w[11];
  const w_mem<f32>* const __restrict__ a2 = (const w_mem<f32>*)args.w[8];  // g
  const i64 a3_s0 = (i64)args.w[16];
  w_mem<f32>* const __restrict__ a3 = (w_mem<f32>*)args.w[13];  // y
  const f32 v4 = w_cast<f32>(a0_n1);
  const i64 rows = w_count(a0_n0);
  for (i64 row = unit_number; row < rows; row += units) {
    const i64 i0_0 = row;
    const i64 n1 = w_count(a0_n1);
    const auto j1 = [&](const P1& a, const P1& b) -> P1 {
      return {(a.f0_0 + b.f0_0)};
    };
    i32 counts1[3] = {0, 0, 0};
    P1 z1 = P1::none();
    const auto sync1 = [&] { __syncthreads(); };
    for (i64 s1 = 0; s1 < n1; s1 += 65536) {
      const i32 leaves1 = (i32)((n1 - s1 < 65536 ? n1 - s1 + 255 : 65536) >> 8);
      for (i32 b1 = unit_warp; b1 < leaves1; b1 += 16) {
        P1 f1[8];
#pragma unroll
        for (int q = 0; q < 2; ++q) {
          const i64 c1 = s1 + b1 * 256 + q * 128 + lane * 4;
#pragma unroll
          for (int k = 0; k < 4; ++k) f1[q * 4 + k] = P1::none();
          if (c1 < n1) {
            w_mem<f32> in25[4];
            w_fetch<4>(in25, a0 + (i0_0 * (a0_s0) + c1));
#pragma unroll
            for (int k1 = 0; k1 < 4; ++k1) {
              const i64 x1 = c1 + k1;
              const i64 i1_0 = x1;
              const f32 v25 = w_take<f32>(in25[k1]);
              const f32 v26 = (v25 * v25);
              f1[q * 4 + k1] = P1{w_cast<f32>(v26)};
            }
          }
        }
        const P1 leaf = w_leaf<4>(f1, j1);
        if (lane == 0) part1[b1] = leaf;
      }
      __syncthreads();
      z1 = w_list(part1, leaves1, j1);
      __syncthreads();
      if (n1 > 65536) w_push(upper1, counts1, z1, j1, leader, sync1);
    }
    if (n1 > 65536) z1 = w_finish(upper1, counts1, j1, leader, sync1);
    const f32 r1_0 = w_quiet(w_cast<f32>((n1 == 0 ? w_f32(0x00000000u) : z1.f0_0)));
    const f32 v28 = (r1_0 / v4);
    const f32 v29 = (v28 + w_f32(0x358637bdu));
    const f32 v30 = w_sqrt(v29);
    const f32 v31 = (w_f32(0x3f800000u) / v30);
    const i64 n2 = w_count(a0_n1);
    for (i64 s2 = 0; s2 < n2; s2 += 65536) {
      const i32 leaves2 = (i32)((n2 - s2 < 65536 ? n2 - s2 + 255 : 65536) >> 8);
      for (i32 b2 = unit_warp; b2 < leaves2; b2 += 16) {
#pragma unroll
        for (int q = 0; q < 2; ++q) {
          const i64 c2 = s2 + b2 * 256 + q * 128 + lane * 4;
          if (c2 < n2) {
            w_mem<f32> in34[4];
            w_fetch<4>(in34, a0 + (i0_0 * (a0_s0) + c2));
            w_mem<f32> in36[4];
            w_fetch<4>(in36, a1 + (c2));
            w_mem<f32> in38[4];
            w_fetch<4>(in38, a2 + (i0_0 * (a2_s0) + c2));
            w_mem<f32> out75[4];
#pragma unroll
            for (int k2 = 0; k2 < 4; ++k2) {
              const i64 x2 = c2 + k2;
              const i64 i2_0 = x2;
              const f32 v34 = w_take<f32>(in34[k2]);
              const f32 v35 = (v34 * v31);
              const f32 v36 = w_take<f32>(in36[k2]);
              const f32 v37 = (v35 * v36);
              const f32 v38 = w_take<f32>(in38[k2]);
              const f32 v39 = w_abs(v38);
              const f32 v40 = w_neg(v39);
              const bool v41 = (v40 < w_f32(0xc2d00000u));
              const f32 v42 = w_max_nan(v40, w_f32(0xc2d00000u));
              const f32 v43 = (v42 * w_f32(0x3fb8aa3bu));
              const f32 v44 = (v43 + w_f32(0x4b4000bfu));
              const f32 v45 = (v44 - w_f32(0x4b4000bfu));
              const u32 v46 = w_raw_bits<u32>(v44);
              const f32 v47 = (v45 * w_f32(0x35bfbe8eu));
              const f32 v48 = (v45 * w_f32(0x3f317200u));
              const f32 v49 = (v42 - v48);
              const f32 v50 = (v49 - v47);
              const f32 v51 = (w_f32(0x3ab629cau) * v50);
              const f32 v52 = (v51 + w_f32(0x3c091dffu));
              const f32 v53 = (v52 * v50);
              const f32 v54 = (v53 + w_f32(0x3d2aab2cu));
              const f32 v55 = (v54 * v50);
              const f32 v56 = (v55 + w_f32(0x3e2aaa47u));
              const f32 v57 = (v56 * v50);
              const f32 v58 = (v57 + w_f32(0x3effffffu));
              const f32 v59 = (v50 * v50);
              const f32 v60 = (v59 * v58);
              const f32 v61 = (v50 + v60);
              const f32 v62 = (v61 + w_f32(0x3f800000u));
              const u32 v63 = w_shl(v46, 23u);
              const f32 v64 = w_raw_bits<f32>(v63);
              const f32 v65 = (v62 * v64);
              const f32 v66 = (v65 * w_f32(0x1f800000u));
              const bool v67 = (v38 < w_f32(0x00000000u));
              const f32 v68 = (v67 ? v66 : w_f32(0x3f800000u));
              const f32 v69 = (v66 + w_f32(0x3f800000u));
              const bool v70 = (v38 < w_f32(0xff7fffffu));
              const f32 v71 = w_max_nan(v38, w_f32(0xff7fffffu));
              const f32 v72 = (v71 * v68);
              const f32 v73 = (v72 / v69);
              const f32 v74 = w_quiet((v37 * v73));
              out75[k2] = w_put<f32>(v74);
            }
            w_store<4>(a3 + (i0_0 * (a3_s0) + c2), out75);
          }
        }
      }
    }
    __syncthreads();
  }
}
