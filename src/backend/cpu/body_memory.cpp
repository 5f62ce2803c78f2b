// Loads, stores, atomics and tiles: from one index a dimension to pointers, and which lanes may touch them.
#include <algorithm>
#include <array>

#include "backend/cpu/body.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Inst;
using ir::NodeId;
using ir::Type;

/// Where the lanes of an access point: base + outer + offset + lane * lane_stride + vector_offset, in elements.
struct Body::Address {
  std::string base;
  std::string outer = "0";    ///< what stays the same in the innermost loop
  std::string offset = "0";
  std::string lane_stride = "0";
  std::string vector_offset;  ///< a vector of i64, or empty
  std::string condition;      ///< i1: the uniform indices are in range; empty: known
  std::string mask;           ///< lanes whose indices are in range; empty: all

  [[nodiscard]] bool uniform() const { return lane_stride == "0" && vector_offset.empty() && mask.empty(); }
  [[nodiscard]] bool contiguous() const { return lane_stride == "1" && vector_offset.empty(); }
};

namespace {

bool is_tile(const ir::Array& array) { return array.role == ir::Role::tile; }

}  // namespace

std::string Body::base_pointer(ir::ArrayId array) {
  std::string& pointer = pointers_[ir::index(array)];
  if (pointer.empty()) {
    WEFT_CHECK(!is_tile(kernel.at(array)), "tile {} is used before it is declared", kernel.at(array).name);
    const std::string at = word_pointer(module.layout.array[ir::index(array)]);
    pointer = out.prologue("load ptr, ptr {}, align 8", at);
  }
  return pointer;
}

std::vector<std::string> Body::strides_text(ir::ArrayId array) {
  const ir::Array& a = kernel.at(array);
  const auto rank = static_cast<std::size_t>(a.rank);
  std::vector<std::string> strides(rank);
  if (is_tile(a)) {
    std::string stride = "1";
    for (std::size_t d = rank; d-- > 0;) {
      strides[d] = stride;
      if (d > 0) stride = spell.mul(stride, word(module.layout.shape(array, static_cast<int>(d))));
    }
    return strides;
  }
  const plan::Layout& layout = module.program.layouts[ir::index(array)];
  for (std::size_t d = 0; d < rank; ++d) {
    const bool one = layout.contiguous ? d + 1 == rank : layout.dims[d] == plan::Stride::one;
    const bool zero = !layout.contiguous && layout.dims[d] == plan::Stride::zero;
    strides[d] = one ? "1" : zero ? "0" : word(module.layout.stride(array, a.rank, static_cast<int>(d)));
  }
  return strides;
}

/// Narrows the lanes that may access to those whose index lies in [0, extent).
void Body::guard(Address& address, const Value& index, const std::string& extent) {
  if (index.uniform()) {
    const std::string inside = out.def("icmp ult i64 {}, {}", index.text, extent);
    address.condition = address.condition.empty() ? inside : out.def("and i1 {}, {}", address.condition, inside);
    return;
  }
  if (index.linear() && index.stride == "1") {
    // In scalars, which is cheaper than comparing vectors of 64-bit indices. Where a difference overflows, the other
    // bound alone shuts all lanes out.
    const std::string limit = fmt::to_string(lanes);
    const std::string low = spell.smin(spell.smax(spell.sub("0", index.text), "0"), limit);
    const std::string high = spell.smin(spell.smax(spell.sub(extent, index.text), "0"), limit);
    const std::string below = lanes_below(low), inside = lanes_below(high);
    const std::string type = type_text(Type::boolean, lanes);
    const std::string above = out.def("xor {} {}, splat (i1 true)", type, below);
    address.mask = mask_and(address.mask, mask_and(above, inside));
    return;
  }
  const std::string type = type_text(Type::i64, lanes);
  const std::string limit = spell.text({extent, Type::i64, 1, ""}, lanes);
  address.mask = mask_and(address.mask, out.def("icmp ult {} {}, {}", type, spell.text(index, lanes), limit));
}

void Body::move_by(Address& address, const Value& index, const std::string& stride) {
  if (index.lanes == 1) {
    const std::string moved = spell.mul(index.text, stride);
    std::string& part = out.depth(moved) < out.depth() ? address.outer : address.offset;
    part = spell.add(part, moved);
    if (index.linear()) address.lane_stride = spell.add(address.lane_stride, spell.mul(index.stride, stride));
    return;
  }
  const std::string type = type_text(Type::i64, lanes);
  const std::string scale = spell.text({stride, Type::i64, 1, ""}, lanes);
  const std::string moved = stride == "1" ? index.text : out.def("mul {} {}, {}", type, index.text, scale);
  address.vector_offset =
      address.vector_offset.empty() ? moved : out.def("add {} {}, {}", type, address.vector_offset, moved);
}

Body::Address Body::address(NodeId id, std::span<const NodeId> indices) {
  const ir::ArrayId array = kernel.at(id).array();
  const bool proved = module.program.bounds_proved[ir::index(id)];
  Address address;
  address.base = base_pointer(array);
  const std::vector<std::string> strides = strides_text(array);
  for (std::size_t d = 0; d < indices.size(); ++d) {
    const Value index = use(indices[d]);
    if (!proved) guard(address, index, word(module.layout.shape(array, static_cast<int>(d))));
    move_by(address, index, strides[d]);
  }
  if (lane_tiles_[ir::index(array)]) spread_over_lanes(address);
  return address;
}

/// A tile that each lane has for itself keeps the lanes of an element side by side.
void Body::spread_over_lanes(Address& address) {
  const std::string width = fmt::to_string(lanes);
  address.outer = spell.mul(address.outer, width);
  address.offset = spell.mul(address.offset, width);
  address.lane_stride = spell.add(spell.mul(address.lane_stride, width), "1");
  if (address.vector_offset.empty()) return;
  address.vector_offset = out.def("mul {} {}, splat (i64 {})", type_text(Type::i64, lanes), address.vector_offset, width);
}

bool Body::masked_in_hardware(Type type) const { return ir::size_bytes(type) >= module.target.masked_bytes; }

Value Body::from_memory(const std::string& text, Type type, int at_lanes) {
  if (type != Type::boolean) return {text, type, at_lanes, ""};
  const std::string bit =
      out.def("trunc {} {} to {}", memory_text(type, at_lanes), text, type_text(type, at_lanes));
  return {bit, type, at_lanes, ""};
}

Value Body::to_memory(const Value& value) {
  if (value.type != Type::boolean) return value;
  const std::string byte = out.def("zext {} {} to {}", type_text(value.type, value.lanes), value.text,
                                   memory_text(value.type, value.lanes));
  return {byte, Type::u8, value.lanes, ""};
}

std::string Body::scalar_pointer(const Address& address, Type type) {
  std::string pointer = address.base;
  for (const std::string& step : {address.outer, address.offset}) {
    if (step == "0") continue;
    pointer = out.outside(fmt::format("getelementptr {}, ptr {}, i64 {}", memory_text(type, 1), pointer, step),
                          {pointer, step});
  }
  return pointer;
}

std::string Body::vector_pointers(const Address& address, Type type) {
  const std::string first = spell.add(address.outer, address.offset);
  const Value index{first, Type::i64, 1, address.lane_stride == "0" ? "" : address.lane_stride};
  std::string offsets = spell.text(index, lanes);
  const std::string offset_type = type_text(Type::i64, lanes);
  if (!address.vector_offset.empty()) offsets = out.def("add {} {}, {}", offset_type, offsets, address.vector_offset);
  return out.def("getelementptr {}, ptr {}, {} {}", memory_text(type, 1), address.base, offset_type, offsets);
}

/// Lanes whose indices are in range; empty: all.
std::string Body::range_mask(const Address& address) {
  if (address.condition.empty()) return address.mask;
  return mask_and(address.mask, spell.text({address.condition, Type::boolean, 1, ""}, lanes));
}

Value Body::load(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const Address at = address(id, kernel.args(n));
  if (at.uniform()) return load_uniform(at, n.type);
  return at.contiguous() ? load_contiguous(at, n.type) : gather(at, n.type);
}

/// Out of range it reads a zero instead of branching.
Value Body::load_uniform(const Address& address, Type type) {
  std::string pointer = scalar_pointer(address, type);
  if (!address.condition.empty()) {
    pointer = out.def("select i1 {}, ptr {}, ptr @zero", address.condition, pointer);
  }
  const std::string text = out.def("load {}, ptr {}, align {}", memory_text(type, 1), pointer, ir::size_bytes(type));
  return from_memory(text, type, 1);
}

Value Body::load_contiguous(const Address& address, Type type) {
  const std::string pointer = scalar_pointer(address, type), memory = memory_text(type, lanes);
  const std::string range = range_mask(address), mask = mask_and(prefix_mask_, range);
  const int size = ir::size_bytes(type);
  if (!prefetch_distance_.empty()) {
    constexpr int vectors = 4;  // from there on
    ask(out.def("getelementptr {}, ptr {}, i64 {}", memory_text(type, 1), pointer, prefetch_distance_),
        vectors * lanes * ir::size_bytes(type));
  }
  if (mask.empty()) return from_memory(out.def("load {}, ptr {}, align {}", memory, pointer, size), type, lanes);
  if (range.empty() && !masked_in_hardware(type)) {
    const std::string buffer = local(memory, 64);
    copy_bytes(buffer, pointer, spell.mul(prefix_count_, fmt::to_string(size)));
    return from_memory(out.def("load {}, ptr {}, align 64", memory, buffer), type, lanes);
  }
  const Type held = type == Type::boolean ? Type::u8 : type;
  const std::string name = fmt::format("@llvm.masked.load.{}.p0", suffix_text(held, lanes));
  const std::string mask_type = type_text(Type::boolean, lanes);
  spell.declare(fmt::format("declare {0} {1}(ptr, i32 immarg, {2}, {0})", memory, name, mask_type));
  const std::string text = out.def("call {0} {1}(ptr {2}, i32 {3}, {4} {5}, {0} zeroinitializer)", memory, name,
                                   pointer, size, mask_type, mask);
  return from_memory(text, type, lanes);
}

/// Lanes that may not read are pointed at a zero: the gather itself then needs no mask, which most processors would
/// turn into a branch a lane.
Value Body::gather(const Address& address, Type type) {
  std::string pointers = vector_pointers(address, type);
  const std::string mask = mask_and(prefix_mask_, range_mask(address)), mask_type = type_text(Type::boolean, lanes);
  if (!mask.empty()) {
    const std::string type_of_pointers = vector_text("ptr", lanes);
    pointers = out.def("select {0} {1}, {2} {3}, {2} splat (ptr @zero)", mask_type, mask, type_of_pointers, pointers);
  }
  const Type held = type == Type::boolean ? Type::u8 : type;
  const std::string memory = memory_text(type, lanes);
  const std::string name = fmt::format("@llvm.masked.gather.{}.v{}p0", suffix_text(held, lanes), lanes);
  spell.declare(fmt::format("declare {0} {1}(<{2} x ptr>, i32 immarg, {3}, {0})", memory, name, lanes, mask_type));
  const std::string text = out.def("call {0} {1}(<{2} x ptr> {3}, i32 {4}, {5} splat (i1 true), {0} poison)", memory,
                                   name, lanes, pointers, ir::size_bytes(type), mask_type);
  return from_memory(text, type, lanes);
}

void Body::copy_bytes(const std::string& to, const std::string& from, const std::string& bytes) {
  spell.declare("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)");
  out.line("call void @llvm.memcpy.p0.p0.i64(ptr {}, ptr {}, i64 {}, i1 false)", to, from, bytes);
}

void Body::store(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const auto args = kernel.args(n);
  const Address at = address(id, args.first(args.size() - 1));
  const Value value = use(args.back());
  if (lanes == 1) return store_uniform(at, value);
  if (at.uniform() && value.uniform() && live_mask().empty()) return store_uniform(at, value);
  if (at.contiguous()) return store_contiguous(at, value, module.streaming && module.streams[ir::index(id)]);
  scatter(at, value);
}

void Body::store_uniform(const Address& address, const Value& value) {
  when(address.condition, [&] {
    const Value stored = to_memory(value);
    out.line("store {} {}, ptr {}, align {}", memory_text(value.type, 1), stored.text,
             scalar_pointer(address, value.type), ir::size_bytes(value.type));
  });
}

void Body::store_contiguous(const Address& address, const Value& value, bool streaming) {
  const Type type = value.type;
  const Value stored = to_memory(spell.at_lanes(value, lanes));
  const std::string pointer = scalar_pointer(address, type), memory = memory_text(type, lanes);
  const std::string range = mask_and(active_mask_, range_mask(address)), mask = mask_and(prefix_mask_, range);
  const int size = ir::size_bytes(type);
  if (mask.empty()) {
    const int align = streaming ? std::min(64, size * lanes) : size;
    out.line("store {} {}, ptr {}, align {}{}", memory, stored.text, pointer, align,
             streaming ? ", !nontemporal !0" : "");
    return;
  }
  if (range.empty() && !masked_in_hardware(type)) {
    const std::string buffer = local(memory, 64);
    out.line("store {} {}, ptr {}, align 64", memory, stored.text, buffer);
    return copy_bytes(pointer, buffer, spell.mul(prefix_count_, fmt::to_string(size)));
  }
  const Type held = type == Type::boolean ? Type::u8 : type;
  const std::string name = fmt::format("@llvm.masked.store.{}.p0", suffix_text(held, lanes));
  const std::string mask_type = type_text(Type::boolean, lanes);
  spell.declare(fmt::format("declare void {}({}, ptr, i32 immarg, {})", name, memory, mask_type));
  out.line("call void {}({} {}, ptr {}, i32 {}, {} {})", name, memory, stored.text, pointer, size, mask_type, mask);
}

/// Lanes that meet at one element store in their order.
void Body::scatter(const Address& address, const Value& value) {
  const Type type = value.type;
  const Value stored = to_memory(spell.at_lanes(value, lanes));
  const std::string pointers = vector_pointers(address, type), memory = memory_text(type, lanes);
  const std::string mask = mask_and(live_mask(), range_mask(address)), mask_type = type_text(Type::boolean, lanes);
  const Type held = type == Type::boolean ? Type::u8 : type;
  const std::string name = fmt::format("@llvm.masked.scatter.{}.v{}p0", suffix_text(held, lanes), lanes);
  spell.declare(fmt::format("declare void {}({}, <{} x ptr>, i32 immarg, {})", name, memory, lanes, mask_type));
  out.line("call void {}({} {}, <{} x ptr> {}, i32 {}, {} {})", name, memory, stored.text, lanes, pointers,
           ir::size_bytes(type), mask_type, mask.empty() ? "splat (i1 true)" : mask);
}

namespace {

/// The operation of `atomicrmw`; nullptr where it has none.
const char* atomic_name(ir::Op op, Type type) {
  const bool is_signed = ir::is_signed_int(type);
  if (type == Type::f32 || type == Type::f64) return op == ir::Op::add ? "fadd" : nullptr;
  switch (op) {
    case ir::Op::add: return "add";
    case ir::Op::min: return is_signed ? "min" : "umin";
    case ir::Op::max: return is_signed ? "max" : "umax";
    case ir::Op::bit_and: return "and";
    case ir::Op::bit_or: return "or";
    case ir::Op::bit_xor: return "xor";
    default: return nullptr;
  }
}

}  // namespace

void Body::atomic(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const auto args = kernel.args(n);
  const Address at = address(id, args.first(args.size() - 1));
  const Value value = use(args.back());
  const char* name = atomic_name(n.op, value.type);
  WEFT_CHECK(name != nullptr && value.type != Type::f16 && value.type != Type::bf16, "no atomic {} of {}",
             ir::name(n.op), ir::name(value.type));
  const std::string memory = memory_text(value.type, 1);
  const auto one = [&](const std::string& pointer, const std::string& operand) {
    out.line("atomicrmw {} ptr {}, {} {} monotonic, align {}", name, pointer, memory, operand,
             ir::size_bytes(value.type));
  };
  if (lanes == 1) {
    when(at.condition, [&] { one(scalar_pointer(at, value.type), to_memory(value).text); });
    return;
  }
  const Value stored = to_memory(spell.at_lanes(value, lanes));
  const std::string pointers = vector_pointers(at, value.type), mask = mask_and(live_mask(), range_mask(at));
  counted("0", fmt::to_string(lanes), "1", [&](const std::string& lane) {
    const auto of_lane = [&](const std::string& type, const std::string& vector) {
      return out.def("extractelement {} {}, i64 {}", vector_text(type, lanes), vector, lane);
    };
    when(mask.empty() ? "" : of_lane("i1", mask), [&] { one(of_lane("ptr", pointers), of_lane(memory, stored.text)); });
  });
}

/// Memory of the iteration: in the workspace, or a local for one element. Zero at its declaration.
void Body::declare_tile(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const ir::Array& array = kernel.at(n.array());
  const bool per_lane = lanes > 1;
  lane_tiles_[ir::index(n.array())] = per_lane;
  std::string& pointer = pointers_[ir::index(n.array())];
  if (array.rank == 0) {
    if (pointer.empty()) pointer = local(memory_text(array.type, lanes), 64);
    out.line("store {} zeroinitializer, ptr {}, align 64", memory_text(array.type, lanes), pointer);
    return;
  }
  const int first = module.layout.array[ir::index(n.array())];
  if (pointer.empty()) pointer = out.prologue("getelementptr i8, ptr %workspace, i64 {}", word(first));
  // Lanes that do not run leave their tiles as they are, and those must not look like indices.
  if (!per_lane && module.overwritten[ir::index(n.array())]) return;
  std::string bytes = fmt::to_string(ir::size_bytes(array.type) * lanes);
  for (int d = 0; d < array.rank; ++d) bytes = spell.mul(bytes, word(module.layout.shape(n.array(), d)));
  spell.declare("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)");
  out.line("call void @llvm.memset.p0.i64(ptr align 64 {}, i8 0, i64 {}, i1 false)", pointer, bytes);
}

}  // namespace weft::backend::cpu
