#include "lower/expand.hpp"

namespace weft::lower {
namespace {

ir::Type row_type(const ir::Kernel& kernel, const ir::Node& n) {
  std::vector<ir::Type> operands;
  for (ir::NodeId arg : kernel.args(n)) operands.push_back(kernel.at(arg).type);
  return ir::row_type(n.op, operands);
}

}  // namespace

Draft expand(const Draft& from) {
  Rebuild rebuild(from);
  return rebuild.run([&](ir::NodeId id) {
    const ir::Node& n = rebuild.from().at(id);
    if (n.inst != ir::Inst::op || ir::info(n.op).primitive) return false;
    const auto args = rebuild(rebuild.from().args(n));
    rebuild.to().line(n.line);
    rebuild.become(id, ir::expand(n.op, row_type(rebuild.from(), n), rebuild.to(), args));
    return true;
  });
}

}  // namespace weft::lower
