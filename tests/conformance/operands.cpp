#include "conformance/operands.hpp"

#include <algorithm>

#include "common/sanitized.hpp"

namespace weft::testing {

using ir::Type;

namespace {

constexpr std::size_t random_cases = 1500;

std::vector<std::uint64_t> special_values(Type type) {
  std::mt19937_64 random(11);
  std::vector<std::uint64_t> values;
  for (int k = 0; k < 400; ++k) {
    const std::uint64_t bits = random_bits(type, random);
    if (std::ranges::find(values, bits) == values.end()) values.push_back(bits);
    if (values.size() == 40) break;
  }
  return values;
}

}  // namespace

std::vector<Data> operand_columns(const std::vector<Type>& types) {
  std::mt19937_64 random(7);
  std::vector<std::vector<std::uint64_t>> rows;
  const bool small = types.size() == 1 && ir::size_bytes(types[0]) <= 2;
  if (small) {
    const std::uint64_t end = 1u << 8 * ir::size_bytes(types[0]);
    const std::uint64_t step = sanitized && ir::size_bytes(types[0]) == 2 ? 31 : 1;
    for (std::uint64_t bits = 0; bits < end; bits += step) rows.push_back({bits});
    if (step > 1) {
      for (const std::uint64_t bits : special_values(types[0])) rows.push_back({bits});
    }
    if (types[0] == Type::boolean) rows = {{0}, {1}};
  } else {
    const auto special = special_values(types.back());
    if (types.size() >= 2) {
      for (const std::uint64_t a : special) {
        for (const std::uint64_t b : special) rows.push_back({a, b});
      }
    }
    for (std::size_t k = 0; k < random_cases; ++k) rows.emplace_back();
  }
  std::vector<Data> columns;
  for (std::size_t c = 0; c < types.size(); ++c) {
    columns.push_back(Data::contiguous(types[c], {static_cast<std::int64_t>(rows.size())}));
  }
  for (std::size_t k = 0; k < rows.size(); ++k) {
    // Pairs fill the last two operands: the first of three is a condition or a factor.
    const std::size_t missing = types.size() - rows[k].size();
    for (std::size_t c = 0; c < types.size(); ++c) {
      const std::uint64_t bits = c < missing ? random_bits(types[c], random) : rows[k][c - missing];
      columns[c].set(static_cast<std::int64_t>(k), bits);
    }
  }
  return columns;
}

}  // namespace weft::testing
