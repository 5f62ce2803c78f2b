#include "program/program.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

namespace weft::testing {
namespace {

/// In the child: leaves by exec, or with a status that no program gives.
[[noreturn]] void become(const std::vector<std::string>& words, const std::string& folder,
                         const std::string& out, const std::string& err) {
  std::vector<char*> arguments;
  for (const std::string& word : words)
    arguments.push_back(const_cast<char*>(word.c_str()));  // execv takes them so
  arguments.push_back(nullptr);
  const int to_out = ::open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  const int to_err = ::open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  const bool ready = ::dup2(to_out, STDOUT_FILENO) >= 0 && ::dup2(to_err, STDERR_FILENO) >= 0 &&
                     ::chdir(folder.c_str()) == 0;
  ::setenv("WEFT_CACHE_DIR", (folder + "/cache").c_str(), 1);
  if (ready) ::execv(arguments[0], arguments.data());
  ::_exit(127);
}

}  // namespace

nlohmann::json Ran::json() const {
  nlohmann::json result = nlohmann::json::parse(out, nullptr, false);
  EXPECT_FALSE(result.is_discarded()) << "no JSON: " << out << err;
  return result;
}

Ran Workshop::weft(std::vector<std::string> words) const {
  words.insert(words.begin(), weft_program().string());
  return run(words);
}

Ran Workshop::shell(const std::string& line) const {
  const std::string path = weft_program().parent_path().string();
  return run({"/bin/sh", "-c", "PATH='" + path + "':$PATH; " + line});
}

Ran Workshop::run(const std::vector<std::string>& words) const {
  const std::string folder = folder_.path().string();
  const TemporaryDir streams;
  const std::string out = (streams.path() / "out").string(), err = (streams.path() / "err").string();
  const pid_t child = ::fork();
  if (child == 0) become(words, folder, out, err);
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  Ran ran;
  ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  ran.out = read_file(out);
  ran.err = read_file(err);
  return ran;
}

}  // namespace weft::testing
