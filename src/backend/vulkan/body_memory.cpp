// Loads, stores, atomics and tiles.
#include "backend/vulkan/body.hpp"
#include "lower/structure.hpp"
#include "support/check.hpp"

namespace weft::backend::vulkan {

using ir::Inst;
using ir::NodeId;
using ir::Op;
using ir::Type;

// Elements at addresses.

namespace {

Id pointer_at(Body& body, Id address, int bytes) {
  if (bytes == 1) body.spirv.capability(spv::Capability::StorageBuffer8BitAccess);
  if (bytes == 2) body.spirv.capability(spv::Capability::StorageBuffer16BitAccess);
  const Id type =
      body.spirv.pointer_type(spv::StorageClass::PhysicalStorageBuffer, body.spirv.int_type(8 * bytes));
  return body.out.def(spv::Op::OpConvertUToPtr, type, {address});
}

}  // namespace

Value Body::load_at(const Value& address, Type type) {
  const int bytes = ir::size_bytes(type);
  const Id pointer = pointer_at(*this, address.id, bytes), raw_type = spirv.int_type(8 * bytes);
  const Id raw = out.def(spv::Op::OpLoad, raw_type,
                         {pointer, spv::MemoryAccessMask::Aligned, static_cast<std::uint32_t>(bytes)});
  if (bytes == 8) return from_word({raw, Type::u64}, type);
  if (bytes == 4) return type == Type::f32 ? spell.reinterpret({raw, Type::u32}, type) : Value{raw, type};
  const Value word{out.def(spv::Op::OpUConvert, spirv.int_type(32), {raw}), Type::u32};
  if (type == Type::f16 || type == Type::bf16) return {word.id, type};
  return spell.cast(word, type);
}

void Body::store_at(const Value& address, const Value& value) {
  const int bytes = ir::size_bytes(value.type);
  Value held = value;
  if (value.type == Type::boolean) held = spell.cast(value, Type::u32);
  if (value.type == Type::f32) held = spell.reinterpret(value, Type::u32);
  if (value.type == Type::f64) held = spell.reinterpret(value, Type::u64);
  if (bytes < 4) held.id = out.def(spv::Op::OpUConvert, spirv.int_type(8 * bytes), {held.id});
  const Id pointer = pointer_at(*this, address.id, bytes);
  out.line(spv::Op::OpStore,
           {pointer, held.id, spv::MemoryAccessMask::Aligned, static_cast<std::uint32_t>(bytes)});
}

/// A value as 64 bits, and back.
Value Body::to_word(const Value& value) {
  if (value.type == Type::f64) return spell.reinterpret(value, Type::u64);
  if (ir::size_bytes(value.type) == 8) return {value.id, Type::u64};
  if (value.type == Type::boolean) return spell.cast(value, Type::u64);
  const Id bits = value.type == Type::f32 ? spell.reinterpret(value, Type::u32).id : value.id;
  return {spell.widen(bits).id, Type::u64};
}

Value Body::from_word(const Value& word, Type type) {
  if (type == Type::f64) return spell.reinterpret(word, type);
  if (ir::size_bytes(type) == 8) return {word.id, type};
  if (type == Type::boolean) return spell.cast(word, type);
  const Id bits = spell.narrow(word);
  return type == Type::f32 ? spell.reinterpret({bits, Type::u32}, type) : Value{bits, type};
}

// Addresses.

std::vector<Value> Body::strides(ir::ArrayId array) {
  const ir::Array& a = kernel.at(array);
  std::vector<Value> result(static_cast<std::size_t>(a.rank));
  if (a.role == ir::Role::tile) {
    Value row_major = spell.index(1);
    const std::vector<Value>& shape = tiles_[ir::index(array)].shape;
    for (std::size_t d = result.size(); d-- > 0;) {
      result[d] = row_major;
      if (d > 0) row_major = index_op(Op::mul, row_major, shape[d]);
    }
    return result;
  }
  const plan::Layout& layout = module.program.layouts[ir::index(array)];
  for (std::size_t d = 0; d < result.size(); ++d) {
    const bool dense = layout.contiguous ? d + 1 == result.size() : layout.dims[d] == plan::Stride::one;
    const bool still = !layout.contiguous && layout.dims[d] == plan::Stride::zero;
    result[d] = dense   ? spell.index(1)
                : still ? spell.index(0)
                        : word(module.layout.stride(array, a.rank, static_cast<int>(d)));
  }
  return result;
}

Body::Address Body::address(NodeId id, std::span<const NodeId> indices) {
  const ir::ArrayId array = kernel.at(id).array();
  const bool proved = module.program.bounds_proved[ir::index(id)];
  const std::vector<Value> steps = strides(array);
  const Id one = spirv.u64(1), none = spirv.u64(0);
  Address address{spell.index(0), Id{}};
  for (std::size_t d = 0; d < indices.size(); ++d) {
    const Value index = use(indices[d]);
    if (!proved) {
      const bool is_tile = kernel.at(array).role == ir::Role::tile;
      const Value extent =
          is_tile ? tiles_[ir::index(array)].shape[d] : word(module.layout.shape(array, static_cast<int>(d)));
      const Id inside = out.def(spv::Op::OpULessThan, spirv.bool_type(), {index.id, extent.id});
      address.inside = address.inside == Id{}
                           ? inside
                           : out.def(spv::Op::OpLogicalAnd, spirv.bool_type(), {address.inside, inside});
    }
    if (steps[d].id == none) continue;
    const Value moved = steps[d].id == one ? index : index_op(Op::mul, index, steps[d]);
    address.offset = address.offset.id == none ? moved : index_op(Op::add, address.offset, moved);
  }
  return address;
}

/// Where an element of an array lies in memory.
Id Body::element_pointer(ir::ArrayId array, const Value& offset, Type type) {
  const Tile& tile = tiles_[ir::index(array)];
  const bool is_tile = kernel.at(array).role == ir::Role::tile;
  const Value base = is_tile ? tile.address : word(module.layout.array[ir::index(array)]);
  const Value place = is_tile ? index_op(Op::mul, offset, tile.stride) : offset;
  const std::uint64_t bytes = static_cast<std::uint64_t>(ir::size_bytes(type));
  if (place.id == spirv.u64(0)) return base.id;
  const Value moved =
      bytes == 1 ? place : index_op(Op::mul, place, spell.index(static_cast<std::int64_t>(bytes)));
  return index_op(Op::add, base, moved).id;
}

Value Body::read(ir::ArrayId array, const Value& offset, Type type) {
  const Tile& tile = tiles_[ir::index(array)];
  if (tile.variable == Id{}) return load_at({element_pointer(array, offset, type), ir::index_type}, type);
  return take({tile.storage, {tile.variable}, {type}, true}, spell.narrow(offset))[0];
}

void Body::write(ir::ArrayId array, const Value& offset, const Value& value) {
  const Tile& tile = tiles_[ir::index(array)];
  if (tile.variable == Id{})
    return store_at({element_pointer(array, offset, value.type), ir::index_type}, value);
  put({tile.storage, {tile.variable}, {value.type}, true}, spell.narrow(offset), {value});
}

// Accesses.

Value Body::load(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const Address at = address(id, kernel.args(n));
  if (at.inside == Id{}) return read(n.array(), at.offset, n.type);
  const Value nothing = spell.literal(n.type, 0);
  const Id before = out.block();
  Id after{};
  Value loaded;
  out.when(at.inside, [&] {
    loaded = read(n.array(), at.offset, n.type);
    after = out.block();
  });
  return {out.def(spv::Op::OpPhi, spell.type_id(n.type), {loaded.id, after, nothing.id, before}), n.type};
}

void Body::by_one(const Emit& body) {
  if (!in_row) return body();
  out.when(spell.word_test(spv::Op::OpIEqual, lane(), spell.word(0)), body);
}

void Body::store(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const auto args = kernel.args(n);
  const Address at = address(id, args.first(args.size() - 1));
  const Value value = use(args.back());
  by_one([&] {
    const auto stores = [&] { write(n.array(), at.offset, value); };
    if (at.inside == Id{}) return stores();
    out.when(at.inside, stores);
  });
}

namespace {

/// Invocations meet at memory of the device, without an order.
struct AtomicWords {
  Id scope, order;
};
AtomicWords relaxed(Body& body) {
  return {body.spirv.u32(static_cast<std::uint32_t>(spv::Scope::Device)), body.spirv.u32(0)};
}

std::optional<spv::Op> atomic_op(Op op, Type type) {
  if (ir::is_float(type) || ir::size_bytes(type) < 4) return std::nullopt;
  const bool is_signed = ir::is_signed_int(type);
  switch (op) {
    case Op::add:
      return spv::Op::OpAtomicIAdd;
    case Op::min:
      return is_signed ? spv::Op::OpAtomicSMin : spv::Op::OpAtomicUMin;
    case Op::max:
      return is_signed ? spv::Op::OpAtomicSMax : spv::Op::OpAtomicUMax;
    case Op::bit_and:
      return spv::Op::OpAtomicAnd;
    case Op::bit_or:
      return spv::Op::OpAtomicOr;
    case Op::bit_xor:
      return spv::Op::OpAtomicXor;
    default:
      return std::nullopt;
  }
}

}  // namespace

void Body::atomic(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const auto args = kernel.args(n);
  const Address at = address(id, args.first(args.size() - 1));
  const Value value = use(args.back());
  WEFT_CHECK(tiles_[n.target].variable == Id{}, "atomics of {} work on a variable", module.program.name);
  if (ir::size_bytes(value.type) == 8) {
    if (!module.target.has_atomics_64) refuse("atomics of 64 bits");
    spirv.capability(spv::Capability::Int64Atomics);
  }
  by_one([&] {
    const auto change = [&] {
      atomic_word({element_pointer(n.array(), at.offset, value.type), ir::index_type}, n.op, value);
    };
    if (at.inside == Id{}) return change();
    out.when(at.inside, change);
  });
}

void Body::atomic_word(const Value& address, Op op, const Value& value) {
  const auto native = atomic_op(op, value.type);
  if (!native) return exchange(address, op, value);
  const AtomicWords words = relaxed(*this);
  const Id pointer = pointer_at(*this, address.id, ir::size_bytes(value.type));
  (void)out.def(*native, spell.type_id(value.type), {pointer, words.scope, words.order, value.id});
}

/// What has no instruction: the word around the element is exchanged until nobody came between.
void Body::exchange(const Value& address, Op op, const Value& value) {
  const int bytes = ir::size_bytes(value.type);
  const Type word = bytes == 8 ? Type::u64 : Type::u32;
  const auto at = [&](std::uint64_t bits) { return spell.literal(word, bits); };
  const Value shift_bits =
      spell.cast(spell.ints(Op::shl, spell.ints(Op::bit_and, address, spell.index(3)), spell.index(3)), word);
  const Value shift = bytes < 4 ? shift_bits : at(0);
  const Value mask = spell.ints(Op::shl, at(~std::uint64_t{0} >> (64 - 8 * bytes)), shift);
  const Value start = bytes < 4 ? spell.ints(Op::bit_and, address, spell.index(-4)) : address;
  const Id pointer = pointer_at(*this, start.id, bytes == 8 ? 8 : 4), type = spell.type_id(word);
  const AtomicWords words = relaxed(*this);
  const Id seen = out.variable(type), waiting = out.variable(spirv.bool_type());
  set(seen, {out.def(spv::Op::OpAtomicLoad, type, {pointer, words.scope, words.order}), word});
  set(waiting, spell.literal(Type::boolean, 1));
  out.repeat([&] { return get(waiting, Type::boolean).id; },
             [&] {
               const Value old = get(seen, word);
               const Value field = spell.ints(Op::shr, spell.ints(Op::bit_and, old, mask), shift);
               const Value wide = bytes == 8 ? field : Value{spell.widen(field.id).id, Type::u64};
               Value now = from_word(wide, value.type);
               if (ir::is_signed_int(value.type) && bytes < 4)
                 now = spell.cast({field.id, Type::u32}, value.type);
               const Value changed = to_word(spell.ints(op, now, value));
               const Value bits = bytes == 8 ? changed : spell.cast(changed, Type::u32);
               const Value placed = spell.ints(Op::bit_and, spell.ints(Op::shl, bits, shift), mask);
               const Value rest =
                   spell.ints(Op::bit_and, old, spell.op(Op::bit_not, word, word, std::array{mask}));
               const Value wanted = spell.ints(Op::bit_or, rest, placed);
               const Value got{out.def(spv::Op::OpAtomicCompareExchange, type,
                                       {pointer, words.scope, words.order, words.order, wanted.id, old.id}),
                               word};
               set(waiting, spell.compare(Op::ne, got, old));
               set(seen, got);
             });
}

// Tiles.

/// Memory of the iteration, zero at its declaration: an array of the invocation or the workgroup where it is
/// small, a part of the workspace otherwise.
void Body::declare_tile(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const ir::Array& array = kernel.at(n.array());
  Tile& tile = tiles_[n.target];
  tile = {};
  Value elements = spell.index(1);
  for (const NodeId extent : kernel.args(n)) {
    tile.shape.push_back(index_op(Op::max, use(extent), spell.index(0)));
    elements = index_op(Op::mul, elements, tile.shape.back());
  }
  const TilePlace place = place_of_tile(module.program, id);
  if (place.known) {
    const bool is_bool = array.type == Type::boolean;
    const Id held = is_bool ? spirv.int_type(32) : spell.type_id(array.type);
    const Id type =
        spirv.array_type(held, static_cast<std::uint32_t>(std::max<std::int64_t>(1, *place.known)));
    tile.storage = place.shared ? spv::StorageClass::Workgroup : spv::StorageClass::Function;
    tile.variable = place.shared ? spirv.variable(tile.storage, type) : out.variable(type);
  } else {
    const auto lanes = static_cast<std::int64_t>(module.target.workgroup);
    const Value size = spell.index(ir::size_bytes(array.type));
    tile.stride = spell.index(place.shared ? 1 : lanes);
    const Value group_bytes = tile_group_bytes(index_op(Op::mul, elements, size), place.shared);
    tile.address =
        index_op(Op::add, word(module.layout.array[n.target]), index_op(Op::mul, workgroup(), group_bytes));
    if (!place.shared) {
      tile.address = index_op(Op::add, tile.address, index_op(Op::mul, spell.widen(lane()), size));
    }
  }
  const Value zero = spell.literal(array.type, 0);
  const Value first = place.shared ? spell.widen(lane()) : spell.index(0);
  const Value step = spell.index(place.shared ? module.target.workgroup : 1);
  counted(first, elements, step, [&](const Value& k) { write(n.array(), k, zero); });
}

/// What a tile of `bytes` takes for a workgroup: see tile_bytes.
Value Body::tile_group_bytes(const Value& bytes, bool shared) {
  const Value all = shared ? bytes : index_op(Op::mul, bytes, spell.index(module.target.workgroup));
  return index_op(Op::bit_and, index_op(Op::add, all, spell.index(15)), spell.index(-16));
}

// Order.

/// Other invocations of the workgroup must see what the row wrote before, and have read what it overwrites.
void Body::order_accesses(NodeId id) {
  const Inst inst = kernel.at(id).inst;
  if (inst == Inst::if_ || inst == Inst::while_ || inst == Inst::for_) return;  // their nodes come one by one
  std::set<std::uint32_t> reads, writes;
  lower::walk_node(kernel, id, [&](NodeId node) {
    const ir::Node& n = kernel.at(node);
    const bool is_access = lower::accesses_memory(n) || n.inst == Inst::tile;
    if (!is_access) return;
    const bool changes = written_arrays_[n.target] || kernel.at(n.array()).role == ir::Role::tile;
    if (!changes) return;
    if (n.inst == Inst::load || n.inst == Inst::atomic) reads.insert(n.target);
    if (n.inst != Inst::load) writes.insert(n.target);
  });
  bool conflict = false;
  for (const std::uint32_t array : reads) conflict = conflict || written_.contains(array);
  for (const std::uint32_t array : writes)
    conflict = conflict || written_.contains(array) || read_.contains(array);
  if (conflict) barrier();
  read_.insert(reads.begin(), reads.end());
  written_.insert(writes.begin(), writes.end());
}

/// Before a repetition of statements of the row, and after it.
void Body::forget_accesses() {
  if (in_row) barrier();
}

}  // namespace weft::backend::vulkan
