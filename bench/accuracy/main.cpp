// Measures the f32 functions of one operand against the C library's double ones, over all 2^32 inputs or a part.
//
//   bench_accuracy                 every function, all inputs (about an hour on two threads)
//   bench_accuracy 1009 exp log    every 1009th input, these functions
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "common/ulp.hpp"
#include "ir/op.hpp"
#include "support/float_state.hpp"

namespace {

using weft::ir::Op;
using weft::ir::Type;

struct Worst {
  double error = 0;
  std::uint32_t at = 0;
  std::uint64_t over_two = 0;

  void add(double e, std::uint32_t pattern) {
    if (e > 2) ++over_two;
    if (e > error) {
      error = e;
      at = pattern;
    }
  }
  void add(const Worst& other) {
    over_two += other.over_two;
    if (other.error > error) {
      error = other.error;
      at = other.at;
    }
  }
};

// Inputs first, first + stride, ... below 2^32, `block` of them.
constexpr std::size_t block = 1 << 12;

void scan_block(Op op, weft::testing::UnaryReference reference, std::uint64_t first, std::uint64_t stride,
                Worst& worst) {
  std::vector<std::uint64_t> in, out;
  in.reserve(block);
  for (std::uint64_t p = first; p < (std::uint64_t{1} << 32) && in.size() < block; p += stride) in.push_back(p);
  out.resize(in.size());
  const std::uint64_t* const args[] = {in.data()};
  weft::ir::eval_op_n(op, Type::f32, Type::f32, in.size(), args, out.data());
  for (std::size_t i = 0; i < in.size(); ++i) {
    const auto pattern = static_cast<std::uint32_t>(in[i]);
    const auto result = std::bit_cast<float>(static_cast<std::uint32_t>(out[i]));
    worst.add(weft::testing::ulp_error(result, reference(static_cast<double>(std::bit_cast<float>(pattern)))), pattern);
  }
}

Worst scan(Op op, weft::testing::UnaryReference reference, std::uint64_t stride) {
  const unsigned thread_count = std::max(1u, std::thread::hardware_concurrency());
  const std::uint64_t step = stride * block;
  std::atomic<std::uint64_t> next{0};
  std::vector<Worst> found(thread_count);
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < thread_count; ++t) {
    threads.emplace_back([&, t] {
      const weft::support::FloatState state;
      for (std::uint64_t k = next++; k * step < (std::uint64_t{1} << 32); k = next++) {
        scan_block(op, reference, k * step, stride, found[t]);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  Worst worst;
  for (const Worst& w : found) worst.add(w);
  return worst;
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t stride = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
  if (stride == 0) {
    fmt::print(stderr, "usage: bench_accuracy [stride [function...]]\n");
    return 2;
  }
  const std::vector<std::string> chosen(argv + std::min(argc, 2), argv + argc);
  fmt::print("every {} of the 2^32 inputs\n", stride);
  for (const auto& [name, reference] : weft::testing::unary_references()) {
    if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), name) == chosen.end()) continue;
    const Worst worst = scan(weft::ir::find_op(name).value(), reference, stride);
    fmt::print("{:<9} max {:.4g} ulp at {:.9g} ({:#010x}), {} inputs over 2 ulp\n", name, worst.error,
               std::bit_cast<float>(worst.at), worst.at, worst.over_two);
    std::fflush(stdout);
  }
  return 0;
}
