// The parameters of a fused kernel: every view once, with the sizes its loops may take from them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "ir/builder.hpp"
#include "plan/frame.hpp"

namespace weft::plan {

/// Filled with every view first, then declared in a builder at once.
class Params {
 public:
  struct Bound {
    ArgRef ref;
    std::string name;
    SeenView seen;
    Extents reshape;
    int slot = -1;
    bool reads = false, writes = false, result = false;
  };

  /// Registers a use and gives the parameter's number.
  std::size_t bind(const Item& member, const Use& use, const Frame& frame);
  /// The same for the view as the call has it, whatever its loop is expressed in.
  std::size_t bind_as_is(const Item& member, const Use& use);

  void declare(ir::Builder& to);
  ir::ArrayId declare_tile(ir::Builder& to, const std::string& name, ir::Type type, int rank);
  ir::ScalarId declare_scalar(ir::Builder& to, const ir::Scalar& scalar, ScalarRef ref);

  [[nodiscard]] ir::ArrayId array(std::size_t number) const {
    return ir::ArrayId{static_cast<std::uint32_t>(number)};
  }

  /// A size as a value: the extent of a parameter that has it along this dimension, so that equal sizes are
  /// one value; else a scalar that the launch looks up.
  [[nodiscard]] ir::NodeId size(ir::Builder& to, int dimension, std::int64_t value, const Extent& where);

  /// Moves what a launch says of its parameters there.
  void fill(Launch& launch);

 private:
  std::size_t insert(Bound bound);
  std::string unique(const std::string& name);
  [[nodiscard]] bool given_out(const std::string& name) const;

  std::vector<Bound> bound_;
  std::map<SeenView, std::size_t> by_view_;
  std::map<std::pair<int, std::int64_t>, std::pair<std::size_t, int>> by_size_;
  std::map<std::pair<int, std::int64_t>, ir::ScalarId> size_scalars_;
  std::vector<ScalarRef> scalars_;
  std::map<std::string, int> names_;  ///< as they were asked for, and the last number that each was given
};

}  // namespace weft::plan
