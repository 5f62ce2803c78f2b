#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "common/paths.hpp"
#include "layers/include_rules.hpp"

namespace weft::layers {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> sources_below(const fs::path& root) {
  std::vector<fs::path> files;
  if (!fs::exists(root)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    const std::string extension = entry.path().extension().string();
    if (extension == ".hpp" || extension == ".cpp" || extension == ".def") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

TEST(Layers, EveryIncludePointsDownwards) {
  const fs::path root = testing::source_dir();
  int checked = 0;
  for (const char* top : {"src", "include", "apps"}) {
    for (const fs::path& file : sources_below(root / top)) {
      ++checked;
      for (const std::string& sentence :
           broken_rules(fs::relative(file, root).generic_string(), testing::read_file(file))) {
        ADD_FAILURE() << sentence;
      }
    }
  }
  EXPECT_GT(checked, 3) << "no sources found below " << root;
}

struct Case {
  const char* file;
  const char* text;
  const char* sentence;  // empty: allowed
};

TEST(Layers, TheRulesRefuseWhatTheyShould) {
  const Case cases[] = {
      {"src/plan/join.cpp", "#include \"ir/type.hpp\"\n#include <vector>\n", ""},
      {"src/plan/join.cpp", "#include <vector>\n#include \"lower/program.hpp\"\n",
       "src/plan/join.cpp:2: plan may not include lower (\"lower/program.hpp\")"},
      {"src/ir/type.cpp", "#  include \"trace/builder.hpp\"",
       "src/ir/type.cpp:1: ir may not include trace (\"trace/builder.hpp\")"},
      {"src/backend/cpu/emit.cpp", "#include \"backend/backend.hpp\"", ""},
      {"src/backend/cpu/jit/emit.cpp", "#include \"backend/cpu/spelling.hpp\"", ""},
      {"src/backend/cpu/emit.cpp", "#include \"backend/cuda/emit.hpp\"",
       "src/backend/cpu/emit.cpp:1: the tier cpu may not include \"backend/cuda/emit.hpp\" of another tier"},
      {"src/backend/cpu/emit.cpp", "#include \"runtime/queue.hpp\"",
       "src/backend/cpu/emit.cpp:1: backend may not include runtime (\"runtime/queue.hpp\")"},
      {"src/ir/type.cpp", "#include <weft/device.hpp>",
       "src/ir/type.cpp:1: ir may not include <weft/device.hpp>, which belongs to runtime"},
      {"src/ir/type.cpp", "#include <weft/error.hpp>", ""},
      {"src/ir/type.cpp", "#include \"type.hpp\"", "src/ir/type.cpp:1: \"type.hpp\" names no folder of src/"},
      {"src/ir/type.cpp", "#include \"../ir/type.hpp\"",
       "src/ir/type.cpp:1: \"../ir/type.hpp\": write paths from the root of src/"},
      {"src/extras/a.cpp", "", "src/extras/a.cpp: the folder has no place among the layers"},
      {"apps/weft/main.cpp",
       "#include \"runtime/device.hpp\"\n#include \"demo.hpp\"\n#include <CLI/CLI.hpp>\n", ""},
      {"include/weft/array.hpp", "#include <weft/error.hpp>\n#include <vector>\n", ""},
      {"include/weft/array.hpp", "#include <fmt/format.h>",
       "include/weft/array.hpp:1: a public header may not include fmt/format.h"},
      {"include/weft/array.hpp", "#include \"ir/type.hpp\"",
       "include/weft/array.hpp:1: a public header may not include ir/type.hpp"},
  };
  for (const Case& c : cases) {
    const std::vector<std::string> broken = broken_rules(c.file, c.text);
    const std::string sentence = broken.empty() ? "" : broken.front();
    EXPECT_EQ(sentence, c.sentence);
    EXPECT_LE(broken.size(), 1u);
  }
}

}  // namespace
}  // namespace weft::layers
