// Loads, stores, atomics and tiles.
#include <fmt/format.h>

#include "backend/cuda/body.hpp"
#include "backend/cuda/spelling.hpp"
#include "lower/structure.hpp"
#include "weft/error.hpp"

namespace weft::backend::cuda {

using ir::Inst;
using ir::NodeId;
using ir::Type;

std::string Body::base(ir::ArrayId array) {
  const std::string name = fmt::format("a{}", ir::index(array));
  const ir::Array& a = kernel_.at(array);
  if (a.role == ir::Role::tile) return fmt::format("t{}", ir::index(array));
  const char* constant = a.role == ir::Role::in ? "const " : "";
  declare(name, fmt::format("{0}w_mem<{1}>* const __restrict__ {2} = ({0}w_mem<{1}>*){3};  // {4}", constant,
                            type_text(a.type), name, word(source_.layout.array[ir::index(array)]), a.name));
  return name;
}

std::string Body::extent(ir::ArrayId array, int dimension) {
  const std::string name = fmt::format("a{}_n{}", ir::index(array), dimension);
  declare(name, fmt::format("const i64 {} = (i64){};", name, word(source_.layout.shape(array, dimension))));
  return name;
}

std::string Body::stride(ir::ArrayId array, int dimension) {
  const ir::Array& a = kernel_.at(array);
  const bool last = dimension + 1 == a.rank;
  if (a.role == ir::Role::tile) {
    std::string product;
    for (int d = dimension + 1; d < a.rank; ++d) product += (product.empty() ? "" : " * ") + extent(array, d);
    return product.empty() ? "1" : product;
  }
  const plan::Layout& layout = program_.layouts[ir::index(array)];
  if (layout.contiguous && last) return "1";
  if (!layout.contiguous) {
    const plan::Stride known = layout.dims[static_cast<std::size_t>(dimension)];
    if (known == plan::Stride::one) return "1";
    if (known == plan::Stride::zero) return "0";
  }
  const std::string name = fmt::format("a{}_s{}", ir::index(array), dimension);
  declare(name, fmt::format("const i64 {} = (i64){};", name,
                            word(source_.layout.stride(array, a.rank, dimension))));
  return name;
}

/// The element's address. `last` replaces the last index where it is given.
std::string Body::address(NodeId id, const std::string& last) {
  const ir::Node& n = kernel_.at(id);
  const auto indices = lower::indices(kernel_, n);
  std::string offset;
  for (std::size_t d = 0; d < indices.size(); ++d) {
    const std::string by = stride(n.array(), static_cast<int>(d));
    if (by == "0") continue;
    const std::string index = d + 1 == indices.size() && !last.empty() ? last : use(indices[d]);
    offset += (offset.empty() ? "" : " + ") + (by == "1" ? index : fmt::format("{} * ({})", index, by));
  }
  return offset.empty() ? base(n.array()) : fmt::format("{} + ({})", base(n.array()), offset);
}

/// The condition under which an access is in range; empty where that is proved.
std::string Body::in_range(NodeId id) {
  if (program_.bounds_proved[ir::index(id)]) return {};
  const ir::Node& n = kernel_.at(id);
  const auto indices = lower::indices(kernel_, n);
  std::string condition;
  for (std::size_t d = 0; d < indices.size(); ++d) {
    condition += fmt::format("{}(u64){} < (u64){}", condition.empty() ? "" : " && ", use(indices[d]),
                             extent(n.array(), static_cast<int>(d)));
  }
  return condition;
}

void Body::load(NodeId id) {
  const ir::Node& n = kernel_.at(id);
  const std::string type = type_text(n.type), name = fmt::format("v{}", ir::index(id));
  if (const auto held = wide_loads_.find(id); held != wide_loads_.end()) {
    return out_.line("const {0} {1} = w_take<{0}>({2});", type, name, held->second);
  }
  if (kernel_.at(n.array()).role == ir::Role::tile && lane_tiles_[n.target]) {
    return out_.line("const {} {} = t{}[{}];", type, name, n.target, slot_);
  }
  const std::string from = fmt::format("w_take<{}>(*({}))", type, address(id)), condition = in_range(id);
  if (condition.empty()) {
    out_.line("const {} {} = {};", type, name, from);
  } else {
    out_.line("const {0} {1} = {2} ? {3} : {4};", type, name, condition, from, literal(n.type, 0));
  }
  if (runs_ == Runs::unit) sync_after(id);
}

/// In code that all threads of a unit run, one of them stores.
void Body::stored(const std::string& condition, const std::string& statement) {
  std::string all = condition;
  if (runs_ == Runs::unit) all = all.empty() ? leader_ : fmt::format("{} && {}", leader_, all);
  if (runs_ == Runs::lane && column_unit_) all = all.empty() ? "live" : fmt::format("live && {}", all);
  if (all.empty()) return out_.line("{}", statement);
  out_.line("if ({}) {}", all, statement);
}

void Body::store(NodeId id) {
  const ir::Node& n = kernel_.at(id);
  const std::string value = use(kernel_.args(n).back());
  if (const auto held = wide_stores_.find(id); held != wide_stores_.end()) {
    return out_.line("{} = w_put<{}>({});", held->second, type_text(n.type), value);
  }
  if (kernel_.at(n.array()).role == ir::Role::tile && lane_tiles_[n.target]) {
    return out_.line("t{}[{}] = {};", n.target, slot_, value);
  }
  stored(in_range(id), fmt::format("*({}) = w_put<{}>({});", address(id), type_text(n.type), value));
  if (runs_ == Runs::unit) sync_after(id);
}

void Body::atomic(NodeId id) {
  const ir::Node& n = kernel_.at(id);
  if (ir::is_float(n.type) || n.type == Type::boolean) {
    throw CompileError(fmt::format("cuda has no atomic {} of {}", ir::name(n.op), ir::name(n.type)), {});
  }
  stored(in_range(id), fmt::format("w_atomic_{}({}, ({}){});", ir::name(n.op), address(id), type_text(n.type),
                                   use(kernel_.args(n).back())));
  if (runs_ == Runs::unit) sync_after(id);
}

/// Memory of the iteration, zero where its node stands: registers, a few elements of the thread, or global
/// memory that each unit has a piece of.
void Body::tile(NodeId id) {
  const ir::Node& n = kernel_.at(id);
  const ir::Array& array = kernel_.at(n.array());
  const std::string type = fmt::format("w_mem<{}>", type_text(array.type)),
                    name = fmt::format("t{}", n.target);
  if (lane_tiles_[n.target]) {
    declare(name, fmt::format("{} {}[{}];", type_text(array.type), name,
                              source_.variant.slots * source_.variant.leaves));
    out_.unroll();
    return out_.line("for (int k = 0; k < {0}; ++k) {1}[k] = {2};",
                     source_.variant.slots * source_.variant.leaves, name, literal(array.type, 0));
  }
  constexpr int most_local = 16;
  const bool alone = runs_ == Runs::lane || source_.tiles_per_thread;
  if (alone && (array.rank == 0 || program_.spaces[n.target] == lower::Space::registers)) {
    declare(name, fmt::format("{} {}[{}];", type, name, array.rank == 0 ? 1 : most_local));
    out_.unroll();
    return out_.line("for (int k = 0; k < {0}; ++k) {1}[k] = {{}};", array.rank == 0 ? 1 : most_local, name);
  }
  if (runs_ == Runs::lane && !source_.tiles_per_thread) {
    throw CompileError(fmt::format("cuda keeps no memory of run-time size for a lane: {}", array.name), {});
  }
  source_.unit_tiles.push_back(n.array());
  std::string size = "1";
  for (int d = 0; d < array.rank; ++d) size += " * " + extent(n.array(), d);
  const int at = source_.layout.array[n.target];
  declare("unit", fmt::format("char* const unit_memory = (char*){} + unit_number * (i64){};",
                              word(source_.layout.workspace), word(source_.layout.unit_bytes)));
  declare(name, fmt::format("{0}* const {1} = ({0}*)(unit_memory + {2});", type, name, word(at)));
  if (runs_ == Runs::unit && !source_.tiles_per_thread) {
    out_.line("for (i64 k = unit_lane; k < {0}; k += unit_lanes) {1}[k] = {{}};", size, name);
    return sync();
  }
  out_.line("for (i64 k = 0; k < {0}; ++k) {1}[k] = {{}};", size, name);
}

}  // namespace weft::backend::cuda
