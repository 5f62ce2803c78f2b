// A kernel's code on the GPU, in the forms that its launches take, and how a launch is cut into blocks.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "backend/cuda/emit.hpp"
#include "backend/cuda/session.hpp"
#include "backend/host_memory.hpp"

namespace weft::backend::cuda {

class CudaExecutable final : public Executable {
 public:
  /// Emits, so that what cannot run here is refused; code is made when a launch wants it. Throws
  /// CompileError.
  CudaExecutable(std::shared_ptr<Session> session, lower::Program program, std::string key);
  ~CudaExecutable() override;
  CudaExecutable(const CudaExecutable&) = delete;
  CudaExecutable& operator=(const CudaExecutable&) = delete;

  [[nodiscard]] std::string_view schedule() const override { return lower::name(program_.schedule); }
  LaunchStats run(const LaunchArgs& args);

 private:
  struct Code {
    Source source;
    Module module = nullptr;
    Function function = nullptr;
  };
  /// What a launch needs beside its words; the same for equal words but the addresses.
  struct Cut {
    Code* code = nullptr;
    unsigned blocks = 0;
    std::size_t scratch_bytes = 0;
    std::size_t second_partials = 0;  ///< where in scratch
    std::size_t workspace = 0;
    LaunchStats stats;
  };

  [[nodiscard]] Code& code_for(const Variant& variant);
  [[nodiscard]] std::vector<std::byte> binary_of(const Source& source);
  void fill(const LaunchArgs& args);
  [[nodiscard]] std::optional<std::int64_t> value(ir::NodeId id, const LaunchArgs& args) const;
  [[nodiscard]] std::int64_t count(const ir::Axis& axis, const LaunchArgs& args) const;
  [[nodiscard]] bool aligned(const Source& source, const LaunchArgs& args) const;
  [[nodiscard]] Variant choose(const LaunchArgs& args);
  [[nodiscard]] Variant choose_row(Variant variant, const LaunchArgs& args) const;
  [[nodiscard]] Cut cut(const LaunchArgs& args);
  void cut_tree(Cut& cut, std::int64_t iterations);
  void place_tiles(Cut& cut, const LaunchArgs& args);
  std::int64_t start(const Cut& cut, bool timing);

  std::shared_ptr<Session> session_;
  lower::Program program_;
  std::string key_;
  Traffic traffic_;
  ArgsLayout layout_;
  Source wide_;  ///< of the first variant: which arrays are read in wide accesses
  bool shares_columns_;
  std::vector<std::unique_ptr<Code>> codes_;
  std::vector<std::uint64_t> words_, last_words_, last_key_, key_words_;
  Cut last_;
};

}  // namespace weft::backend::cuda
