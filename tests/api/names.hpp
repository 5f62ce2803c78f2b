// Every name of the kernel language where a lookup might find a function of the standard library or of C
// instead. The including file chooses what is visible.
const auto unary = lift("unary", [](Value<float> a) {
  return exp(a) + log(a) + sqrt(a) + abs(a) + floor(a) + ceil(a) + trunc(a) + round(a) + sin(a) + cbrt(a) +
         erf(a) + tanh(a) + log1p(a) + expm1(a) + exp2(a) + log2(a) + log10(a);
});
const auto binary = lift("binary", [](Value<float> a, Value<float> b) {
  return max(a, b) + min(a, 2.0f) + max(0, b) + pow(a, b) + pow(a, 2) + hypot(a, b) + hypot(a, 1.0f) +
         fmin(a, b) + fmax(1, a) + copysign(a, b) + atan2(a, b) + atan2(1.0f, b) + mod(a, b) + step(0.5f, b);
});
const auto ternary = lift("ternary", [](Value<float> a, Value<float> b, Value<float> c) {
  return fma(a, b, c) + fma(a, 2, c) + clamp(a, 0.0f, 1.0f) + clamp(a, b, c) + mix(a, b, 0.5f) +
         select(a < b && !(b == c), 1.0f, 0.0f) + select(is_nan(c), a, 0);
});
const auto integers = lift("integers", [](Value<std::uint32_t> a) {
  return (a << 3) ^ (a >> 2) ^ ~a ^ popcount(a) ^ clz(a) ^ ctz(a) ^ rem(a, 7u) ^ bits(bits<float>(a));
});
const auto folds = kernel("folds", [](In<float> x, Out<float> y) {
  const auto value = [&](Index i) { return x[i]; };
  const auto n = x.size();
  auto total = sum(n, value) + sum(n, value, 1) + prod(n, value) + min(n, value) + max(n, value, 0.0f);
  auto pairs = max({n, n}, [&](Index i, Index j) { return x[i] - x[j]; }) +
               min({2, 3}, [&](Index i, Index j) { return cast<float>(i + j); });
  auto flags = any_of(
                   n, [&](Index i) { return 0.0f == x[i]; }, false) ||
               all_of(n, [&](Index i) { return x[i] != 0.0f; });
  auto places = argmin(n, value) + argmax(n, value);
  auto own = fold(
      n, 1.0f, [](Value<float> a, Value<float> b) { return a * b; }, value);
  for_each(n, [&](Index i) { y[i] = total + pairs + own + cast<float>(places) + select(flags, 1.0f, 0.0f); });
});
const auto grid = kernel("grid", [](In<float, 2> x, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = max(x(r, c), y(r, c)); });
  for_each({range(1, x.size(0) - 2), 4},
           [&](Index r, Index c) { y(r, c) += select(y(r, c) == x(r, c), 0.0f, 1.0f); });
});
/// Those of array expressions.
inline bool arrays_compute() {
  Device device{DeviceOptions{.tiers = {"reference"}}};
  const auto x = device.array<float>(2, {1.0f, 4.0f}), y = device.array<float>(2, {2.0f, 2.0f});
  const auto e = max(x, y) + min(x, 0.5f) + clamp(x, y, y) + clamp(x, 0, 1) + pow(x, 2) + exp(x) + hypot(x, y) +
                 fmax(x, 1) + copysign(x, y) + atan2(1.0f, x) + abs(x) + floor(x) + mod(x, y) + fma(x, y, 2) +
                 mix(x, y, 0.5f) + norm(x) + sum(x) + max(x) + min(x, Axis{0}) + mean(x) + where(x < y, x, y) +
                 select(x == y, 1.0f, x) + cast<float>(all_of(x != y)) + erf(x) + round(x) + sqrt(x) +
                 max(exp(x), exp(y)) + clamp(exp(x), exp(x), exp(y));
  const auto [value, flag] = eval(e, any_of(x > 3.0f, Axis{0}, keepdims) & all_of(x > 0));
  return value.read().get().size() == 2 && flag.read().get()[0];
}
