// Runs a fuzz target without libFuzzer: on each file of the folders given, on each of its prefixes, and with
// each of its bits flipped, within the first `mutated_bytes` bytes.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size_bytes);

namespace {

constexpr std::size_t mutated_bytes = 256;

void run(const std::string& bytes) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

void run_with_mutations(std::string bytes) {
  run(bytes);
  const std::size_t count = std::min(bytes.size(), mutated_bytes);
  for (std::size_t i = 0; i < count; ++i) {
    run(bytes.substr(0, i));
    for (int bit = 0; bit < 8; ++bit) {
      const char kept = bytes[i];
      bytes[i] = static_cast<char>(kept ^ (1 << bit));
      run(bytes);
      bytes[i] = kept;
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  int inputs = 0;
  for (int i = 1; i < argc; ++i) {
    for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
      std::printf("%s\n", entry.path().filename().c_str());
      std::fflush(stdout);  // so that a crash names its input
      std::ifstream in(entry.path(), std::ios::binary);
      run_with_mutations({std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()});
      ++inputs;
    }
  }
  std::printf("%d inputs and their mutations\n", inputs);
  return inputs > 0 ? 0 : 1;
}
