#include "expr/spelling.hpp"

#include <algorithm>
#include <vector>

namespace weft::expr {
namespace {

struct Row {
  std::string_view theirs, ours;
};
constexpr Row rows[] = {
    {"and", "join conditions with &"},
    {"or", "join conditions with |"},
    {".", "there are no methods and no modules: write sum(x) for x.sum(), exp(x) for np.exp(x)"},
    {"[", "there is no indexing"},
    {"maximum", "write max(a, b)"},
    {"minimum", "write min(a, b)"},
    {"power", "write pow(a, b)"},
    {"absolute", "write abs(a)"},
    {"std", "write sqrt(var(x))"},
    {"float16", "write f16(x)"},
    {"float32", "write f32(x)"},
    {"float64", "write f64(x)"},
    {"int32", "write i32(x)"},
    {"int64", "write i64(x)"},
    {"dot", "matmul(a, b) takes vectors too"},
};

}  // namespace

std::string_view other_spelling(std::string_view word) {
  const auto* found = std::ranges::find(rows, word, &Row::theirs);
  return found == std::end(rows) ? std::string_view{} : found->ours;
}

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return row[b.size()];
}

}  // namespace weft::expr
