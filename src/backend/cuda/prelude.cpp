#include "backend/cuda/prelude.hpp"

#include <string>

namespace weft::backend::cuda {
namespace {

// A computed NaN of the hardware is 0x7fffffff; w_quiet makes it the canonical one where that can show.
constexpr std::string_view types = R"cuda(
typedef signed char i8; typedef short i16; typedef int i32; typedef long long i64;
typedef unsigned char u8; typedef unsigned short u16; typedef unsigned int u32; typedef unsigned long long u64;
typedef float f32; typedef double f64;
struct f16 { u16 b; };
struct bf16 { u16 b; };
#define W_FUN static __device__ __forceinline__
template <class A, class B> constexpr bool w_same = false;
template <class A> constexpr bool w_same<A, A> = true;
template <class T> constexpr bool w_small = w_same<T, f16> || w_same<T, bf16>;
template <class T> constexpr bool w_wide = w_same<T, f32> || w_same<T, f64>;

template <class To, class From> W_FUN To w_raw_bits(From v) {
  union { From from; To to; } u;
  u.from = v;
  return u.to;
}
W_FUN f32 w_f32(u32 v) { return __uint_as_float(v); }
W_FUN f64 w_f64(u64 v) { return __longlong_as_double((i64)v); }
W_FUN u32 w_bits32(f32 v) { return __float_as_uint(v); }
W_FUN u64 w_bits64(f64 v) { return (u64)__double_as_longlong(v); }

W_FUN f32 w_widen(f32 v) { return v; }
W_FUN f64 w_widen(f64 v) { return v; }
W_FUN f32 w_widen(bf16 v) { return w_f32((u32)v.b << 16); }
W_FUN f32 w_widen(f16 v) { f32 r; asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"(v.b)); return r; }

template <class T> W_FUN T w_quiet(T v) {
  if constexpr (w_same<T, f32>) return v == v ? v : w_f32(0x7fc00000u);
  else if constexpr (w_same<T, f64>) return v == v ? v : w_f64(0x7ff8000000000000ull);
  else if constexpr (w_same<T, f16>) return (v.b & 0x7fff) > 0x7c00 ? f16{0x7e00} : v;
  else if constexpr (w_same<T, bf16>) return (v.b & 0x7fff) > 0x7f80 ? bf16{0x7fc0} : v;
  else return v;
}

// Towards zero, then the last bit set where something was lost: a second rounding is then the only one that shows.
W_FUN f32 w_to_odd(f64 v) {
  const f32 nearest = (f32)v;
  const f64 back = (f64)nearest;
  const bool above = fabs(back) > fabs(v), below = fabs(back) < fabs(v);
  const u32 bits = w_bits32(nearest);
  return w_f32(above ? (bits - 1) | 1u : below ? bits | 1u : bits);
}
template <class T> W_FUN T w_narrow(f32 v) {
  T r;
  if constexpr (w_same<T, f16>) {
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(r.b) : "f"(v));
  } else if constexpr (w_same<T, bf16>) {
#if __CUDA_ARCH__ >= 800
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(r.b) : "f"(v));
#else
    const u32 bits = w_bits32(v);
    r.b = v == v ? (u16)((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16) : (u16)0x7fc0;
#endif
  } else {
    r = v;
  }
  return r;
}
template <class T> W_FUN T w_narrow(f64 v) {
  if constexpr (w_same<T, f16>) {
    T r;
    asm("cvt.rn.f16.f64 %0, %1;" : "=h"(r.b) : "d"(v));
    return r;
  } else if constexpr (w_same<T, bf16>) {
    return w_narrow<bf16>(w_to_odd(v));
  } else {
    return v;
  }
}
template <class T> W_FUN T w_narrow_quiet(f32 v) {
  T r = w_narrow<T>(v);
  r.b = v == v ? r.b : (u16)(w_same<T, f16> ? 0x7e00 : 0x7fc0);
  return r;
}
)cuda";

// Floats. The 16-bit types compute in f32 and round once.
constexpr std::string_view floats = R"cuda(
#define W_BINARY(name, expression) \
  template <class T> W_FUN T w_##name(T x, T y) { \
    const auto a = w_widen(x), b = w_widen(y); \
    return w_narrow<T>(expression); \
  }
#define W_UNARY(name, single, twice) \
  template <class T> W_FUN T w_##name(T x) { \
    if constexpr (w_same<T, f64>) return twice(x); \
    else return w_narrow<T>(single(w_widen(x))); \
  }
#define W_COMPARE(name, sign) template <class T> W_FUN bool w_##name(T a, T b) { \
    if constexpr (w_small<T>) return w_widen(a) sign w_widen(b); \
    else return a sign b; \
  }
namespace w_float {
W_BINARY(add, a + b)
W_BINARY(sub, a - b)
W_BINARY(mul, a * b)
W_BINARY(div, a / b)
}
W_UNARY(sqrt, sqrtf, sqrt)
W_UNARY(floor, floorf, floor)
W_UNARY(ceil, ceilf, ceil)
W_UNARY(trunc, truncf, trunc)
W_UNARY(round, rintf, rint)
W_COMPARE(eq, ==)
W_COMPARE(ne, !=)
W_COMPARE(lt, <)
W_COMPARE(le, <=)
W_COMPARE(gt, >)
W_COMPARE(ge, >=)

template <class T> W_FUN T w_float_rem(T a, T b) {
  if constexpr (w_same<T, f64>) return fmod(a, b);
  else return w_narrow<T>(fmodf(w_widen(a), w_widen(b)));
}
template <class T> W_FUN T w_sign_bits(T v, u64 keep, u64 flip) {
  if constexpr (w_same<T, f64>) return w_f64((w_bits64(v) & (keep ? ~0ull : ~0ull >> 1)) ^ (flip << 63));
  else if constexpr (w_same<T, f32>) return w_f32((w_bits32(v) & (keep ? ~0u : ~0u >> 1)) ^ ((u32)flip << 31));
  else return T{(u16)((v.b & (keep ? 0xffff : 0x7fff)) ^ ((u32)flip << 15))};
}
template <class T> W_FUN bool w_negative(T v) {
  if constexpr (w_same<T, f64>) return w_bits64(v) >> 63;
  else if constexpr (w_same<T, f32>) return w_bits32(v) >> 31;
  else return v.b >> 15;
}
template <class T> W_FUN T w_copysign(T a, T b) { return w_sign_bits(w_sign_bits(a, 0, 0), 1, w_negative(b)); }

// a * b + c with one rounding to odd, where the product is exact.
W_FUN f64 w_fma_to_odd(f64 a, f64 b, f64 c) {
  const f64 product = a * b, sum = product + c, back = sum - product;
  const f64 error = (product - (sum - back)) + (c - back);
  const u64 bits = w_bits64(sum);
  if (!(fabs(sum) < w_f64(0x7ff0000000000000ull)) || error == 0 || (bits & 1)) return sum;
  return w_f64((error > 0) == (sum > 0) ? bits + 1 : bits - 1);
}
template <class T> W_FUN T w_fma(T a, T b, T c) {
  if constexpr (w_same<T, f32>) return __fmaf_rn(a, b, c);
  else if constexpr (w_same<T, f64>) return __fma_rn(a, b, c);
  else return w_narrow<T>(w_fma_to_odd((f64)w_widen(a), (f64)w_widen(b), (f64)w_widen(c)));
}

// NaN if either is NaN, and -0 below +0.
template <class T> W_FUN T w_lesser(T a, T b) { return a < b ? a : b < a ? b : w_negative(a) ? a : b; }
template <class T> W_FUN T w_greater(T a, T b) { return b < a ? a : a < b ? b : w_negative(a) ? b : a; }
W_FUN f32 w_min_nan(f32 a, f32 b) {
#if __CUDA_ARCH__ >= 800
  f32 r; asm("min.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b)); return r;
#else
  return a != a || b != b ? w_f32(0x7fc00000u) : w_lesser(a, b);
#endif
}
W_FUN f32 w_max_nan(f32 a, f32 b) {
#if __CUDA_ARCH__ >= 800
  f32 r; asm("max.NaN.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b)); return r;
#else
  return a != a || b != b ? w_f32(0x7fc00000u) : w_greater(a, b);
#endif
}
W_FUN f64 w_min_nan(f64 a, f64 b) { return a != a || b != b ? w_f64(0x7ff8000000000000ull) : w_lesser(a, b); }
W_FUN f64 w_max_nan(f64 a, f64 b) { return a != a || b != b ? w_f64(0x7ff8000000000000ull) : w_greater(a, b); }
template <class T> W_FUN T w_number_min(T a, T b) { return a != a ? b : b != b ? a : w_lesser(a, b); }
template <class T> W_FUN T w_number_max(T a, T b) { return a != a ? b : b != b ? a : w_greater(a, b); }
W_BINARY(float_min, w_min_nan(a, b))
W_BINARY(float_max, w_max_nan(a, b))
W_BINARY(fmin, w_number_min(a, b))
W_BINARY(fmax, w_number_max(a, b))
)cuda";

constexpr std::string_view integers = R"cuda(
template <class T> struct w_unsigned { typedef T type; };
template <> struct w_unsigned<i8> { typedef u8 type; };
template <> struct w_unsigned<i16> { typedef u16 type; };
template <> struct w_unsigned<i32> { typedef u32 type; };
template <> struct w_unsigned<i64> { typedef u64 type; };
template <class T> using w_u = typename w_unsigned<T>::type;
template <class T> constexpr bool w_signed = !w_same<T, w_u<T>>;
template <class T> constexpr int w_width = 8 * (int)sizeof(T);
template <class T> constexpr bool w_float_type = w_small<T> || w_wide<T>;
template <int bytes> struct w_word { typedef u32 type; };
template <> struct w_word<8> { typedef u64 type; };
template <class T> using w_at = typename w_word<(int)sizeof(T)>::type;

// Integers wrap: arithmetic is that of unsigned words.
#define W_ARITHMETIC(name, sign) template <class T> W_FUN T w_##name(T a, T b) { \
    if constexpr (w_float_type<T>) return w_float::w_##name(a, b); \
    else return (T)((w_at<T>)a sign (w_at<T>)b); \
  }
W_ARITHMETIC(add, +)
W_ARITHMETIC(sub, -)
W_ARITHMETIC(mul, *)
template <class T> W_FUN T w_quotient(T a, T b) {
  if constexpr (sizeof(T) == 8) {
    if ((((u64)a | (u64)b) >> 32) == 0) return (T)((u32)a / (u32)b);
  }
  return (T)(a / b);
}
template <class T> W_FUN T w_div(T a, T b) {
  if constexpr (w_float_type<T>) return w_float::w_div(a, b);
  else if (b == 0) return a;
  else if (w_signed<T> && b == (T)-1) return (T)((w_at<T>)0 - (w_at<T>)a);
  else return w_quotient(a, b);
}
template <class T> W_FUN T w_rem(T a, T b) {
  if constexpr (w_float_type<T>) return w_float_rem(a, b);
  else if (b == 0 || (w_signed<T> && b == (T)-1)) return 0;
  else return (T)((w_at<T>)a - (w_at<T>)w_quotient(a, b) * (w_at<T>)b);
}
template <class T> W_FUN T w_multiply_add(T a, T b, T c) {
  if constexpr (w_float_type<T>) return w_fma(a, b, c);
  else return w_add(c, w_mul(a, b));
}
template <class T> W_FUN T w_neg(T a) {
  if constexpr (w_float_type<T>) return w_sign_bits(a, 1, 1);
  else return (T)((w_at<T>)0 - (w_at<T>)a);
}
template <class T> W_FUN T w_abs(T a) {
  if constexpr (w_float_type<T>) return w_sign_bits(a, 0, 0);
  else return a < 0 ? w_neg(a) : a;
}
template <class T> W_FUN T w_min(T a, T b) {
  if constexpr (w_float_type<T>) return w_float_min(a, b);
  else return b < a ? b : a;
}
template <class T> W_FUN T w_max(T a, T b) {
  if constexpr (w_float_type<T>) return w_float_max(a, b);
  else return a < b ? b : a;
}
W_FUN u32 w_mul_hi(u32 a, u32 b) { return __umulhi(a, b); }
template <class T> W_FUN T w_bit_and(T a, T b) { return (T)(a & b); }
template <class T> W_FUN T w_bit_or(T a, T b) { return (T)(a | b); }
template <class T> W_FUN T w_bit_xor(T a, T b) { return (T)(a ^ b); }
template <class T> W_FUN T w_bit_not(T a) {
  if constexpr (w_same<T, bool>) return !a;
  else return (T)~a;
}
template <class T> W_FUN T w_shl(T a, T b) { return (T)((w_at<T>)a << ((u32)b & (w_width<T> - 1))); }
template <class T> W_FUN T w_shr(T a, T b) { return (T)(a >> ((u32)b & (w_width<T> - 1))); }
template <class T> W_FUN T w_popcount(T a) {
  if constexpr (sizeof(T) == 8) return (T)__popcll((u64)a);
  else return (T)__popc((u32)(w_u<T>)a);
}
template <class T> W_FUN T w_clz(T a) {
  if constexpr (sizeof(T) == 8) return (T)__clzll((i64)a);
  else return (T)(__clz((i32)(u32)(w_u<T>)a) - (32 - w_width<T>));
}
template <class T> W_FUN T w_ctz(T a) {
  if (a == 0) return (T)w_width<T>;
  if constexpr (sizeof(T) == 8) return (T)(__ffsll((i64)a) - 1);
  else return (T)(__ffs((i32)(u32)(w_u<T>)a) - 1);
}
template <class T> W_FUN T w_select(bool c, T a, T b) { return c ? a : b; }
)cuda";

constexpr std::string_view conversions = R"cuda(
// Truncates, saturates, and takes NaN to 0.
template <class To, class From> W_FUN To w_saturate(From v) {
  constexpr bool twice = w_same<From, f64>;
  if (v != v) return 0;
  if constexpr (w_same<To, i64>) return twice ? __double2ll_rz(v) : __float2ll_rz((f32)v);
  else if constexpr (w_same<To, u64>) return twice ? __double2ull_rz(v) : __float2ull_rz((f32)v);
  else if constexpr (w_same<To, u32>) return twice ? __double2uint_rz(v) : __float2uint_rz((f32)v);
  else if constexpr (w_same<To, i32>) return twice ? __double2int_rz(v) : __float2int_rz((f32)v);
  else {
    const i32 whole = twice ? __double2int_rz(v) : __float2int_rz((f32)v);
    const i32 low = w_signed<To> ? -(1 << (w_width<To> - 1)) : 0;
    const i32 high = w_signed<To> ? (1 << (w_width<To> - 1)) - 1 : (1 << w_width<To>) - 1;
    return (To)(whole < low ? low : whole > high ? high : whole);
  }
}
// An integer as a double whose rounding to 11 bits or fewer is that of the integer.
template <class From> W_FUN f64 w_sticky(From v) {
  const bool negative = v < 0;
  u64 magnitude = negative ? 0ull - (u64)v : (u64)v;
  if ((magnitude >> 53) != 0 && (magnitude & 0x7ffull) != 0) magnitude = (magnitude & ~0x7ffull) | 0x800ull;
  const f64 exact = (f64)magnitude;
  return negative ? -exact : exact;
}
template <class To, class From> W_FUN To w_cast(From v) {
  if constexpr (w_same<To, From>) return v;
  else if constexpr (w_small<From>) return w_cast<To>(w_widen(v));
  else if constexpr (w_same<To, bool>) return v != (From)0;
  else if constexpr (w_small<To>) {
    if constexpr (w_wide<From>) return w_narrow<To>(v);
    else if constexpr (sizeof(From) <= 2) return w_narrow<To>((f32)v);
    else if constexpr (sizeof(From) == 4) return w_narrow<To>((f64)v);
    else return w_narrow<To>(w_sticky(v));
  }
  else if constexpr (w_wide<To>) return (To)v;
  else if constexpr (w_wide<From>) return w_saturate<To>(v);
  else return (To)v;
}

// Memory. A bool takes a byte, and any byte but 0 is true.
template <class T> struct w_memory { typedef T type; };
template <> struct w_memory<bool> { typedef u8 type; };
template <class T> using w_mem = typename w_memory<T>::type;
template <class T> W_FUN T w_take(w_mem<T> v) {
  if constexpr (w_same<T, bool>) return v != 0;
  else return v;
}
template <class T> W_FUN w_mem<T> w_put(T v) {
  if constexpr (w_same<T, bool>) return v ? 1 : 0;
  else return v;
}
template <int bytes> struct w_chunk { typedef uint4 type; };
template <> struct w_chunk<1> { typedef u8 type; };
template <> struct w_chunk<2> { typedef u16 type; };
template <> struct w_chunk<4> { typedef u32 type; };
template <> struct w_chunk<8> { typedef uint2 type; };
// V neighbours in as few accesses as their bytes allow; the address is a multiple of the access.
template <int V, class M> W_FUN void w_fetch(M* to, const M* from) {
  constexpr int bytes = V * (int)sizeof(M), each = bytes < 16 ? bytes : 16;
  typedef typename w_chunk<each>::type C;
  union { C chunk[bytes / each]; M element[V]; } u;
#pragma unroll
  for (int k = 0; k < bytes / each; ++k) u.chunk[k] = ((const C*)from)[k];
#pragma unroll
  for (int k = 0; k < V; ++k) to[k] = u.element[k];
}
template <int V, class M> W_FUN void w_store(M* to, const M* from) {
  constexpr int bytes = V * (int)sizeof(M), each = bytes < 16 ? bytes : 16;
  typedef typename w_chunk<each>::type C;
  union { C chunk[bytes / each]; M element[V]; } u;
#pragma unroll
  for (int k = 0; k < V; ++k) u.element[k] = from[k];
#pragma unroll
  for (int k = 0; k < bytes / each; ++k) ((C*)to)[k] = u.chunk[k];
}
template <class T> W_FUN T w_fresh(const T* p) {
  if constexpr (w_small<T>) return T{*(const volatile u16*)&p->b};
  else return *(const volatile T*)p;
}
template <class M> W_FUN M w_raw_word(u64 w) {
  union { u64 word; M value; } u;
  u.word = w;
  return u.value;
}
W_FUN i64 w_count(i64 n) { return n < 0 ? 0 : n; }
W_FUN void w_split(i64 t, i64 by, i64& line, i64& rest) {
  line = w_quotient(t, by);
  rest = t - line * by;
}

// Atomics of integers; those of 8 and 16 bits by exchanging the word they lie in.
template <class T, class F> W_FUN void w_exchange(T* at, const F& f) {
  u32* word = (u32*)((u64)at & ~3ull);
  const u32 shift = 8 * (u32)((u64)at & 3ull), mask = (sizeof(T) == 1 ? 0xffu : 0xffffu) << shift;
  u32 seen = *(volatile u32*)word, before;
  do {
    before = seen;
    const u32 made = (u32)(w_u<T>)f((T)(before >> shift));
    seen = atomicCAS(word, before, (before & ~mask) | (made << shift));
  } while (seen != before);
}
#define W_ATOMIC(name, function, as64) template <class T> W_FUN void w_atomic_##name(T* at, T v) { \
    if constexpr (sizeof(T) == 8) function((as64*)at, (as64)v); \
    else if constexpr (sizeof(T) == 4) function(at, v); \
    else w_exchange(at, [&](T old) { return w_##name(old, v); }); \
  }
W_ATOMIC(add, atomicAdd, u64)
W_ATOMIC(min, atomicMin, T)
W_ATOMIC(max, atomicMax, T)
W_ATOMIC(bit_and, atomicAnd, u64)
W_ATOMIC(bit_or, atomicOr, u64)
W_ATOMIC(bit_xor, atomicXor, u64)
)cuda";

// P is what an iteration gives to the folds of its loop: a struct with static none() (changes nothing when
// joined), down(s) (that of the lane s higher), first() (that of lane 0) and fresh(p).
constexpr std::string_view trees = R"cuda(
template <class T> W_FUN T w_down(T v, int s) {
  if constexpr (w_small<T>) return T{(u16)__shfl_down_sync(~0u, (u32)v.b, s)};
  else if constexpr (sizeof(T) < 4) return (T)__shfl_down_sync(~0u, (i32)v, s);
  else return __shfl_down_sync(~0u, v, s);
}
template <class T> W_FUN T w_first(T v) {
  if constexpr (w_small<T>) return T{(u16)__shfl_sync(~0u, (u32)v.b, 0)};
  else if constexpr (sizeof(T) < 4) return (T)__shfl_sync(~0u, (i32)v, 0);
  else return __shfl_sync(~0u, v, 0);
}
W_FUN i32 w_order(f32 v, bool above) {
  const i32 bits = (i32)w_bits32(v);
  return v == v ? bits ^ ((bits >> 31) & 0x7fffffff) : above ? 0x7fffffff : (i32)0x80000000;
}
W_FUN i64 w_order(f64 v, bool above) {
  const i64 bits = (i64)w_bits64(v);
  return v == v ? bits ^ ((bits >> 63) & 0x7fffffffffffffffll) : above ? 0x7fffffffffffffffll : (i64)(1ull << 63);
}
W_FUN i32 w_order(f16 v, bool above) { return w_order(w_widen(v), above); }
W_FUN i32 w_order(bf16 v, bool above) { return w_order(w_widen(v), above); }
template <class T> W_FUN T w_order(T v, bool) { return v; }

template <class T> W_FUN T w_across(T v, int s) {
  if constexpr (w_small<T>) return T{(u16)__shfl_xor_sync(~0u, (u32)v.b, s)};
  else if constexpr (sizeof(T) < 4) return (T)__shfl_xor_sync(~0u, (i32)v, s);
  else return __shfl_xor_sync(~0u, v, s);
}

// Up to 256 values of a warp: v[j * V + k] of a lane is value j * 32 * V + lane * V + k. Strides 128 to 1. Where the
// order of two does not matter, lanes share the work: each keeps half of its values and gives away the other half.
template <int V, int N, class P, class J> W_FUN P w_leaf(P (&v)[N], const J& join) {
  const i32 lane = threadIdx.x & 31;
#pragma unroll
  for (int d = 4; d >= 1; d /= 2) {
    if (2 * d * V <= N) {
#pragma unroll
      for (int e = 0; e < N; ++e) if (e < d * V) v[e] = join(v[e], v[(e + d * V) % N]);
    }
  }
  if constexpr (P::commutes) {
    int held = V;
#pragma unroll
    for (int s = 16; s >= 1; s /= 2) {
      if (held > 1) {
        held /= 2;
        const bool upper = (lane & s) != 0;
#pragma unroll
        for (int k = 0; k < V / 2; ++k) {
          if (k >= held) continue;
          const P given = upper ? v[k] : v[(k + held) % V], kept = upper ? v[(k + held) % V] : v[k];
          v[k] = join(kept, given.across(s));
        }
      } else {
        v[0] = join(v[0], v[0].across(s));
      }
    }
#pragma unroll
    for (int k = V / 2, s = 16; k >= 1; k /= 2, s /= 2) v[0] = join(v[0], v[0].across(s));
    return v[0];
  } else {
#pragma unroll
    for (int s = 16; s >= 1; s /= 2) {
#pragma unroll
      for (int k = 0; k < V; ++k) v[k] = join(v[k], v[k].down(s));
    }
#pragma unroll
    for (int d = V / 2; d >= 1; d /= 2) {
#pragma unroll
      for (int k = 0; k < d; ++k) v[k] = join(v[k], v[k + d]);
    }
    return v[0].first();
  }
}
// To the same place in the shared memory of another block of the cluster.
template <class P> W_FUN void w_remote(P* at, i32 block, const P& value) {
#if __CUDA_ARCH__ >= 900
  u64 there;
  asm("mapa.u64 %0, %1, %2;" : "=l"(there) : "l"((u64)at), "r"(block));
  *(P*)there = value;
#endif
}
W_FUN void w_cluster_sync() {
#if __CUDA_ARCH__ >= 900
  asm volatile("barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;" ::: "memory");
#endif
}
// The first `count` of at most 256 values in memory.
template <class P, class J> W_FUN P w_list(const P* values, i32 count, const J& join) {
  const i32 lane = threadIdx.x & 31;
  P v[8];
#pragma unroll
  for (int j = 0; j < 8; ++j) v[j] = lane + 32 * j < count ? values[lane + 32 * j] : P::none();
  return w_leaf<1>(v, join);
}
// As w_list for a count known to be at most 32.
template <class P, class J> W_FUN P w_short_list(const P* values, i32 count, const J& join) {
  const i32 lane = threadIdx.x & 31;
  P v[1] = {lane < count ? values[lane] : P::none()};
  return w_leaf<1>(v, join);
}
template <class P, class J, class S> W_FUN P w_push(P* levels, i32 (&counts)[3], P value, const J& join, bool leader,
                                                    const S& sync) {
#pragma unroll
  for (int l = 0; l < 3; ++l) {
    if (leader) levels[l * 256 + counts[l]] = value;
    if (++counts[l] < 256) break;
    sync();
    value = w_list(levels + l * 256, 256, join);
    sync();
    counts[l] = 0;
  }
  return value;
}
// What is left on each level ends the list above.
template <class P, class J, class S> W_FUN P w_finish(P* levels, i32 (&counts)[3], const J& join, bool leader,
                                                      const S& sync) {
  P carried = P::none();
  bool any = false;
#pragma unroll
  for (int l = 0; l < 3; ++l) {
    if (any && leader) levels[l * 256 + counts[l]] = carried;
    counts[l] += any ? 1 : 0;
    if (counts[l] == 0) continue;
    sync();
    carried = w_list(levels + l * 256, counts[l], join);
    sync();
    any = true;
  }
  return carried;
}
// The levels above partial results in global memory, by the last block. Two buffers, in turns.
template <class P, class J> W_FUN P w_levels(P* from, P* to, i64 count, const J& join) {
  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5, warps = blockDim.x >> 5;
  while (count > 1) {
    const i64 groups = (count + 255) >> 8;
    for (i64 g = warp; g < groups; g += warps) {
      P v[8];
#pragma unroll
      for (int j = 0; j < 8; ++j) {
        const i64 i = g * 256 + 32 * j + lane;
        v[j] = i < count ? P::fresh(from + i) : P::none();
      }
      const P r = w_leaf<1>(v, join);
      if (lane == 0) to[g] = r;
    }
    __threadfence();
    __syncthreads();
    P* const other = from;
    from = to;
    to = other;
    count = groups;
  }
  return count == 0 ? P::none() : P::fresh(from);
}
// One lane alone: up to 256 values in bit-reversed order with a stack of partial results.
template <int at_once, class P, class J, class F> W_FUN P w_block(i32 count, const J& join, const F& at) {
  i32 bits = count <= 1 ? 0 : 32 - __clz(count - 1);
  P stack[8], v = P::none();
  if constexpr (at_once > 1) {
    constexpr int low = at_once == 16 ? 4 : 3;
    bits = bits < low ? low : bits;
    for (i32 i = 0; i < 1 << (bits - low); ++i) {
      const i32 base = bits == low ? 0 : (i32)(__brev((u32)i) >> (32 + low - bits));
      P e[at_once];
#pragma unroll
      for (int k = 0; k < at_once; ++k) {
        const i32 reversed = low == 4 ? (k & 1) * 8 + (k & 2) * 2 + (k & 4) / 2 + (k >> 3) : (k & 1) * 4 + (k & 2) + (k >> 2);
        const i32 place = base + (reversed << (bits - low));
        e[k] = P::none();
        if (place < count) e[k] = at(place);
      }
#pragma unroll
      for (int d = 1; d < at_once; d *= 2) {
#pragma unroll
        for (int k = 0; k < at_once; k += 2 * d) e[k] = join(e[k], e[k + d]);
      }
      v = e[0];
      bool up = true;
#pragma unroll
      for (int d = 0; d < 6; ++d) {
        if (!up) continue;
        if (i >> d & 1) v = join(stack[d], v);
        else { stack[d] = v; up = false; }
      }
    }
  } else {
    for (i32 i = 0; i < 1 << bits; ++i) {
      const i32 place = bits == 0 ? 0 : (i32)(__brev((u32)i) >> (32 - bits));
      v = P::none();
      if (place < count) v = at(place);
      bool up = true;
#pragma unroll
      for (int d = 0; d < 8; ++d) {
        if (!up) continue;
        if (i >> d & 1) v = join(stack[d], v);
        else { stack[d] = v; up = false; }
      }
    }
  }
  return v;
}
template <int level, int at_once, class P, class J, class F>
W_FUN P w_serial(i64 first, i64 n, const J& join, const F& at) {
  if constexpr (level == 0) {
    return w_block<at_once, P>((i32)n, join, [&](i32 k) { return at(first + k); });
  } else {
    const i64 size = 1ll << (8 * level);
    const i32 children = (i32)((n + size - 1) >> (8 * level));
    return w_block<1, P>(children, join, [&](i32 k) {
      const i64 from = (i64)k * size, rest = n - from;
      return w_serial<level - 1, at_once, P>(first + from, rest < size ? rest : size, join, at);
    });
  }
}
)cuda";

}  // namespace

std::string_view prelude() {
  static const std::string text = std::string(types) + std::string(floats) + std::string(integers) +
                                  std::string(conversions) + std::string(trees);
  return text;
}

}  // namespace weft::backend::cuda
