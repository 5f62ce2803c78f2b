// Rules 1 to 15 of verify.hpp, in one walk over a kernel whose tables are sound.
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "ir/verify.hpp"

namespace weft::ir {

class BodyCheck {
 public:
  BodyCheck(const Kernel& kernel, std::vector<Fault>& faults);
  void run();

 private:
  enum class State : std::uint8_t { ahead, visible, gone };  ///< of a node, as the walk goes
  enum class Construct : std::uint8_t { top, body, branch, condition, combine };
  struct Scope {
    RegionId region{};
    Construct construct{};
    LoopId loop{};  ///< of a body or operator
    int fold = 0;   ///< of an operator
    Type yields{};  ///< of a condition or operator
  };
  struct Variable {
    bool declared = false;
    std::size_t scope = 0;  ///< number of open regions at its declaration
    RegionId region{};
  };

  // verify_body.cpp: where things stand
  void enter(Scope scope);
  void node(NodeId id);
  void place(NodeId id, const Node& n);
  void yields(const Scope& scope);
  void descend(const Node& n);
  void loop(const Node& n);
  void variable(const Node& n);
  void declares_tile(const Node& n);
  void check_results();
  [[nodiscard]] bool usable(NodeId value) const;  ///< stands before, in an open region
  [[nodiscard]] bool inside(LoopId loop) const;

  // verify_types.cpp: what things are
  void types(NodeId id, const Node& n);
  void op(const Node& n);
  void access(const Node& n);
  void indices(const Node& n, std::size_t count);
  void dots(const Loop& l);
  void fold(const Fold& f);
  void axes(const Loop& l, std::uint32_t line);

  template <class... Args>
  void fault(int rule, std::uint32_t line, fmt::format_string<Args...> format, Args&&... args) {
    const bool user = rule == 2 || rule == 10 || rule == 11 || rule == 15;
    faults_.push_back({rule, user, line, fmt::format(format, std::forward<Args>(args)...)});
  }
  [[nodiscard]] Type type(NodeId id) const { return kernel_.at(id).type; }

  const Kernel& kernel_;
  std::vector<Fault>& faults_;
  std::vector<State> state_;  ///< by NodeId
  std::vector<bool> region_met_, loop_met_;
  std::vector<Variable> variables_;
  std::vector<RegionId> tile_region_;  ///< by ArrayId: body that declares it
  std::vector<int> result_stores_;     ///< by ArrayId
  std::vector<Scope> open_;
};

}  // namespace weft::ir
