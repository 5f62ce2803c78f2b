// The next row's values, asked for while this row is computed.
#include "backend/cpu/body.hpp"

namespace weft::backend::cpu {

/// Where the next row's loads begin. A row that would push this one out of the cache is not asked for: the
/// lines named then are this row's own.
void Body::point_ahead(ir::LoopId loop) {
  ahead_.clear();
  if (module.ahead.loads.empty() || module.ahead.during != loop) return;
  constexpr int most_bytes = 256 << 10;
  const std::string count = uniform_index(kernel.at(loop).axes[0].count);
  for (const ir::NodeId id : module.ahead.loads) {
    const ir::Node& n = kernel.at(id);
    const auto indices = kernel.args(n).first(kernel.args(n).size() - 1);
    const std::vector<std::string> strides = strides_text(n.array());
    const std::size_t last_axis = kernel.at(kernel.at(indices[0]).loop()).axes.size() - 1;
    const int size = ir::size_bytes(n.type);
    const std::string fits = out.def("icmp sle i64 {}, {}", count, most_bytes / size);
    std::string offset = "0";
    for (std::size_t d = 0; d < indices.size(); ++d) {
      std::string index = uniform_index(indices[d]);
      if (kernel.at(indices[d]).sub == last_axis)
        index = spell.add(index, out.def("zext i1 {} to i64", fits));
      offset = spell.add(offset, spell.mul(index, strides[d]));
    }
    const std::string memory = memory_text(n.type, 1);
    ahead_.push_back(
        {out.def("getelementptr {}, ptr {}, i64 {}", memory, base_pointer(n.array()), offset), n.type});
  }
}

void Body::ask_ahead(const std::string& lane) {
  for (const auto& [pointer, type] : ahead_) {
    ask(out.def("getelementptr {}, ptr {}, i64 {}", memory_text(type, 1), pointer, lane),
        lanes * ir::size_bytes(type));
  }
}

/// A hint reads nothing, so it may lie beyond the array.
void Body::ask(const std::string& pointer, int bytes) {
  constexpr int line_bytes = 64;
  spell.declare("declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)");
  for (int byte = 0; byte < bytes; byte += line_bytes) {
    const std::string line = byte == 0 ? pointer : out.def("getelementptr i8, ptr {}, i64 {}", pointer, byte);
    out.line("call void @llvm.prefetch.p0(ptr {}, i32 0, i32 3, i32 1)", line);
  }
}

}  // namespace weft::backend::cpu
