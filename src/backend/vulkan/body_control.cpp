// Variables and control: each invocation branches for itself.
#include "backend/vulkan/body.hpp"
#include "lower/structure.hpp"
#include "support/check.hpp"

namespace weft::backend::vulkan {

using ir::Inst;
using ir::NodeId;
using ir::Type;

Id Body::slot(ir::VarId var) {
  Id& known = slots_[ir::index(var)];
  if (known == Id{}) known = out.variable(spell.type_id(kernel.vars[ir::index(var)].type));
  return known;
}

void Body::counted(const Value& from, const Value& end, const Value& step, const EmitIteration& body) {
  const Type type = from.type;
  const Id counter = out.variable(spell.type_id(type));
  set(counter, from);
  Value now;
  out.repeat(
      [&] {
        now = get(counter, type);
        return spell.compare(ir::Op::lt, now, end).id;
      },
      [&] {
        body(now);
        set(counter, spell.ints(ir::Op::add, now, step));
      });
}

void Body::words_from_lane(Id end, const std::function<void(Id)>& body) {
  const auto word = [](Id id) { return Value{id, Type::u32}; };
  const Value step = spell.literal(Type::u32, static_cast<std::uint64_t>(module.target.workgroup));
  counted(word(lane()), word(end), step, [&](const Value& number) { body(number.id); });
}

void Body::barrier() {
  const Id scope = spirv.u32(static_cast<std::uint32_t>(spv::Scope::Workgroup));
  const auto bits = [](spv::MemorySemanticsMask mask) { return static_cast<std::uint32_t>(mask); };
  const Id semantics = spirv.u32(bits(spv::MemorySemanticsMask::AcquireRelease) |
                                 bits(spv::MemorySemanticsMask::WorkgroupMemory) |
                                 bits(spv::MemorySemanticsMask::UniformMemory));
  out.line(spv::Op::OpControlBarrier, {scope, scope, semantics});
  read_.clear();
  written_.clear();
}

void Body::if_(NodeId id) {
  const ir::Node& n = kernel.at(id);
  const Id condition = use(kernel.args(n)[0]).id;
  // A barrier on one side says nothing of the other.
  const std::set<std::uint32_t> read = read_, written = written_;
  if (n.other() == ir::no_region) {
    out.when(condition, [&] { region(n.region()); });
  } else {
    out.when_else(
        condition, [&] { region(n.region()); },
        [&] {
          read_.insert(read.begin(), read.end());
          written_.insert(written.begin(), written.end());
          region(n.other());
        });
  }
  read_.insert(read.begin(), read.end());
  written_.insert(written.begin(), written.end());
}

Value Body::yielded(ir::RegionId id) {
  region(id);
  const ir::Node& last = kernel.at(kernel.at(id).nodes.back());
  WEFT_CHECK(last.inst == Inst::yield, "a condition or operator must end in a yield");
  return use(kernel.args(last)[0]);
}

void Body::while_(NodeId id) {
  const ir::Node& n = kernel.at(id);
  out.repeat(
      [&] {
        forget_accesses();
        return yielded(n.region()).id;
      },
      [&] { region(n.other()); });
  forget_accesses();
}

void Body::for_(NodeId id) {
  const ir::LoopId loop = kernel.at(id).loop();
  sequential(loop, 0, [&] { region(kernel.at(loop).body); });
}

/// One axis, an iteration after another.
void Body::sequential(ir::LoopId loop, std::size_t axis, const Emit& body) {
  const ir::Axis& a = kernel.at(loop).axes[axis];
  counted(spell.index(0), use(a.count), spell.index(1), [&](const Value& number) {
    forget_accesses();
    set_axis(loop, static_cast<int>(axis), axis_value(a, number));
    body();
  });
  forget_accesses();
}

}  // namespace weft::backend::vulkan
