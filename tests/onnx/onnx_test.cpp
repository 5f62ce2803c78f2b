// The operator tests of the ONNX project (Debian: libonnx-testdata), and the page that says what they give.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "common/paths.hpp"
#include "common/runtime.hpp"
#include "onnx/page.hpp"

using weft::Device;
using weft::onnx::Outcome;

namespace {

const std::filesystem::path cases_folder = "/usr/share/libonnx-testdata/data";

std::vector<std::filesystem::path> cases_of(const char* suite) {
  std::vector<std::filesystem::path> folders;
  for (const auto& entry : std::filesystem::directory_iterator(cases_folder / suite)) {
    if (std::filesystem::exists(entry.path() / "model.onnx")) folders.push_back(entry.path());
  }
  std::ranges::sort(folders);
  return folders;
}

/// Every case; failures are told and counted as neither passed nor skipped.
weft::onnx::Page run_all(const Device& device) {
  weft::onnx::Page page;
  for (const char* suite : {"node", "simple", "pytorch-converted", "pytorch-operator"}) {
    for (const auto& folder : cases_of(suite)) {
      const Outcome outcome = weft::onnx::run_case(device, folder);
      if (outcome.kind == Outcome::Kind::fail) ADD_FAILURE() << folder.string() << ": " << outcome.words;
      page.add(outcome);
    }
  }
  return page;
}

TEST(Onnx, OperatorTestsGiveTheReferencesResultsAndThePageIsTrue) {
  if (!std::filesystem::exists(cases_folder))
    GTEST_SKIP() << "no " << cases_folder << " (Debian: libonnx-testdata)";
  if (weft::testing::fusing_tier().empty()) GTEST_SKIP() << "no tier that joins calls here";
  const weft::onnx::Page page = run_all(Device(weft::testing::on(weft::testing::fusing_tier())));
  const auto file = weft::testing::source_dir() / "docs/onnx.md";
  const std::string text = weft::testing::read_file(file), renewed = page.renewed(text);
  if (std::getenv("WEFT_BLESS") != nullptr) return weft::testing::write_file(file, renewed);
  EXPECT_EQ(text, renewed) << "where the change is meant, WEFT_BLESS=1 writes " << file;
}

}  // namespace
