// Runs a decoder block on one token, on batches and on a prompt in one piece and in chunks, and compares
// every bit.
//
//   example_transformer
//
// Ends with status 1 where a bit differs.
#include <cstdio>
#include <cstring>
#include <exception>
#include <iostream>
#include <random>
#include <span>
#include <string_view>

#include "block.hpp"

namespace {

using transformer::Block;
using transformer::Sizes;
using transformer::Tokens;

constexpr unsigned weight_seed = 1;
constexpr std::int32_t prompt_length = 20;

/// The values of one token: the same whenever it is asked for.
void add_token(Tokens& tokens, const Sizes& sizes, std::int32_t sequence, std::int32_t position,
               unsigned text) {
  std::mt19937 random(text * 1000u + static_cast<unsigned>(position));
  std::normal_distribution<float> distribution;
  for (std::int64_t c = 0; c < sizes.channels(); ++c) tokens.x.push_back(distribution(random));
  tokens.sequence.push_back(sequence);
  tokens.position.push_back(position);
}

Tokens prompt(const Sizes& sizes, std::int32_t sequence, unsigned text, std::int32_t from, std::int32_t to) {
  Tokens tokens;
  for (std::int32_t p = from; p < to; ++p) add_token(tokens, sizes, sequence, p, text);
  return tokens;
}

std::vector<float> row(const std::vector<float>& y, const Sizes& sizes, std::int64_t r) {
  const auto c = sizes.channels();
  return {y.begin() + r * c, y.begin() + (r + 1) * c};
}

bool same(const std::vector<float>& a, const std::vector<float>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

class Comparison {
 public:
  explicit Comparison(const weft::Device& device) : device_(device) {}

  int run() {
    Block block(device_, sizes_, weight_seed);
    const Block::Result whole = block.run(prompt(sizes_, 0, 1, 0, prompt_length), weft::Join::by_profit);
    std::printf("a prompt of %d tokens\n", prompt_length);
    std::cout << whole.report;
    const std::vector<float> expected = row(whole.y, sizes_, prompt_length - 1);

    Block apart(device_, sizes_, weight_seed);
    check("every call apart",
          same(apart.run(prompt(sizes_, 0, 1, 0, prompt_length), weft::Join::never).y, whole.y));
    for (const std::int32_t chunk : {1, 7}) check_chunks(chunk, expected);
    for (const std::int32_t batch : {7, 64}) check_batch(batch, expected);
    return all_same_ ? 0 : 1;
  }

 private:
  void check(const char* what, bool good) {
    std::printf("  %-44s %s\n", what, good ? "same bits" : "DIFFERENT BITS");
    all_same_ = all_same_ && good;
  }

  void check_chunks(std::int32_t chunk, const std::vector<float>& expected) {
    Block block(device_, sizes_, weight_seed);
    std::vector<float> last;
    for (std::int32_t from = 0; from < prompt_length; from += chunk) {
      const std::int32_t to = std::min(prompt_length, from + chunk);
      last = row(block.run(prompt(sizes_, 3, 1, from, to), weft::Join::by_profit).y, sizes_, to - from - 1);
    }
    check(chunk == 1 ? "its last token, one token at a time" : "its last token, the prompt in chunks of 7",
          same(last, expected));
  }

  /// The last token beside those of other sequences, whose prompts came before.
  void check_batch(std::int32_t batch, const std::vector<float>& expected) {
    Block block(device_, sizes_, weight_seed);
    for (std::int32_t s = 0; s < batch; ++s) {
      (void)block.run(prompt(sizes_, s, s == 5 ? 1u : 100u + static_cast<unsigned>(s), 0, prompt_length - 1),
                      weft::Join::by_profit);
    }
    Tokens tokens;
    for (std::int32_t s = 0; s < batch; ++s) {
      add_token(tokens, sizes_, s, prompt_length - 1, s == 5 ? 1u : 100u + static_cast<unsigned>(s));
    }
    const Block::Result result = block.run(tokens, weft::Join::by_profit);
    check(batch == 7 ? "its last token in a batch of 7" : "its last token in a batch of 64",
          same(row(result.y, sizes_, 5), expected));
    if (batch == 7) {
      std::printf("a token of each of 7 sequences\n");
      std::cout << result.report;
    }
  }

  const weft::Device& device_;
  Sizes sizes_;
  bool all_same_ = true;
};

}  // namespace

int main(int count, char** words) {
  if (count > 1) {
    const std::string_view first = words[1];
    const bool help = first == "--help" || first == "-h";
    (help ? std::cout : std::cerr)
        << "usage: " << words[0] << "\n"
        << "Runs a decoder block on a token, on batches and on a prompt whole and in "
           "chunks, and compares every bit.\n";
    return help ? 0 : 2;
  }
  try {
    const weft::Device device;
    return Comparison(device).run();
  } catch (const std::exception& error) {
    std::cerr << words[0] << ": " << error.what() << "\n";
    return 2;
  }
}
