#include "ir/builder.hpp"

#include <algorithm>
#include <array>
#include <memory_resource>
#include <unordered_set>
#include <utility>

#include "support/check.hpp"
#include "support/float_state.hpp"

namespace weft::ir {
namespace {

enum class Bracket : std::uint8_t { top, loop, combine, then_, else_, condition, while_, for_ };

/// What one open region remembers: the shared nodes that stand in it, so that closing it forgets them.
struct Open {
  RegionId region{};
  Bracket bracket{};
  NodeId owner = no_node;  ///< the structured node it belongs to
  LoopId loop{};           ///< of loop, combine and for_
  int fold = 0;            ///< of combine
  std::vector<NodeId> shared;
};

std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
  return hash ^ (hash >> 29);
}

struct SameValue {
  const Kernel* kernel;

  // Hash.
  std::size_t operator()(NodeId id) const {
    const Node& n = kernel->at(id);
    std::uint64_t h =
        mix(std::uint64_t(n.inst) | std::uint64_t(n.op) << 8 | std::uint64_t(n.type) << 16, n.count);
    h = mix(h, n.constant_bits());
    for (NodeId arg : kernel->args(n)) h = mix(h, index(arg));
    return h;
  }
  // Equality.
  bool operator()(NodeId a, NodeId b) const {
    const Node& x = kernel->at(a);
    const Node& y = kernel->at(b);
    return x.inst == y.inst && x.op == y.op && x.type == y.type && x.target == y.target && x.sub == y.sub &&
           std::ranges::equal(kernel->args(x), kernel->args(y));
  }
};

}  // namespace

struct Builder::State {
  Kernel kernel;
  std::vector<Open> open;
  std::vector<RegionId> home;     ///< by NodeId
  std::vector<bool> region_open;  ///< by RegionId
  std::pmr::monotonic_buffer_resource memory;  ///< of `shared`: a node more for each value
  std::pmr::unordered_set<NodeId, SameValue, SameValue> shared{64, SameValue{&kernel}, SameValue{&kernel},
                                                               &memory};
  std::uint32_t line = 0;

  RegionId new_region() {
    kernel.regions.emplace_back();
    region_open.push_back(false);
    return RegionId(static_cast<std::uint32_t>(kernel.regions.size() - 1));
  }

  void enter(Open entry) {
    region_open[index(entry.region)] = true;
    open.push_back(std::move(entry));
  }

  Open leave(Bracket bracket) {
    Open entry = std::move(open.back());
    WEFT_CHECK(entry.bracket == bracket && open.size() > 1,
               "kernel {}: the innermost open region is another one", kernel.name);
    open.pop_back();
    region_open[index(entry.region)] = false;
    for (NodeId id : entry.shared) shared.erase(id);
    return entry;
  }

  [[nodiscard]] bool visible(NodeId id) const {
    return index(id) < home.size() && region_open[index(home[index(id)])];
  }

  /// Puts a node at the end of the tables, in no region yet.
  NodeId make(Node node, std::span<const NodeId> args, NodeId last = no_node) {
    node.first = static_cast<std::uint32_t>(kernel.operands.size());
    node.count = static_cast<std::uint32_t>(args.size() + (last == no_node ? 0 : 1));
    node.line = line;
    for (NodeId arg : args) use(arg);
    if (last != no_node) use(last);
    kernel.nodes.push_back(node);
    home.push_back(open.back().region);
    return NodeId(static_cast<std::uint32_t>(kernel.nodes.size() - 1));
  }

  void use(NodeId arg) {
    WEFT_CHECK(visible(arg), "kernel {}: node {} uses %{}, which is not visible", kernel.name,
               kernel.nodes.size(), index(arg));
    kernel.operands.push_back(arg);
  }

  void place(NodeId id) { kernel.regions[index(open.back().region)].nodes.push_back(id); }

  NodeId ordered(Node node, std::span<const NodeId> args, NodeId last = no_node) {
    const NodeId id = make(node, args, last);
    place(id);
    return id;
  }

  NodeId pure(Node node, std::span<const NodeId> args = {}) {
    const NodeId id = make(node, args);
    const auto [found, fresh] = shared.insert(id);
    if (fresh) {
      open.back().shared.push_back(id);
      place(id);
      return id;
    }
    const NodeId known = *found;
    kernel.operands.resize(kernel.nodes.back().first);
    kernel.nodes.pop_back();
    home.pop_back();
    return known;
  }

  [[nodiscard]] std::optional<std::uint64_t> fold_constants(Op op, Type result,
                                                            std::span<const NodeId> args) const {
    std::array<std::uint64_t, 3> bits{};
    WEFT_CHECK(!args.empty() && args.size() <= bits.size());
    for (std::size_t i = 0; i < args.size(); ++i) {
      const Node& arg = kernel.at(args[i]);
      if (arg.inst != Inst::constant) return std::nullopt;
      bits[i] = arg.constant_bits();
    }
    const support::FloatState standard;
    return eval_op(op, kernel.at(args.back()).type, result, {bits.data(), args.size()});
  }

  LoopId new_loop(std::vector<Axis> axes, bool parallel) {
    WEFT_CHECK(!axes.empty(), "kernel {}: a loop without axes", kernel.name);
    for (const Axis& a : axes) {
      WEFT_CHECK(visible(a.start) && visible(a.count) && visible(a.step),
                 "kernel {}: an axis that is not visible", kernel.name);
    }
    const RegionId body = new_region();
    kernel.loops.push_back(
        {.parallel = parallel, .axes = std::move(axes), .body = body, .folds = {}, .line = line});
    return LoopId(static_cast<std::uint32_t>(kernel.loops.size() - 1));
  }
};

Builder::Builder(std::string kernel_name) : state_(std::make_unique<State>()) {
  state_->kernel.name = std::move(kernel_name);
  state_->kernel.body = state_->new_region();
  state_->enter({.region = state_->kernel.body,
                 .bracket = Bracket::top,
                 .owner = no_node,
                 .loop = {},
                 .fold = 0,
                 .shared = {}});
}
Builder::~Builder() = default;

ArrayId Builder::array(std::string name, Type type, int rank, Role role) {
  auto& arrays = state_->kernel.arrays;
  arrays.push_back({.name = std::move(name), .type = type, .rank = rank, .role = role});
  return ArrayId(static_cast<std::uint32_t>(arrays.size() - 1));
}
ScalarId Builder::scalar(std::string name, Type type) {
  auto& scalars = state_->kernel.scalars;
  scalars.push_back({.name = std::move(name), .type = type});
  return ScalarId(static_cast<std::uint32_t>(scalars.size() - 1));
}
VarId Builder::var(std::string name, Type type) {
  auto& vars = state_->kernel.vars;
  vars.push_back({.name = std::move(name), .type = type});
  return VarId(static_cast<std::uint32_t>(vars.size() - 1));
}
void Builder::options(KernelOptions options) { state_->kernel.options = options; }
void Builder::line(std::uint32_t source_line) { state_->line = source_line; }
std::uint32_t Builder::line() const { return state_->line; }

namespace {
Node node(Inst inst, Type type, std::uint32_t target = 0, std::uint32_t sub = 0, Op op = {}) {
  Node n;
  n.inst = inst;
  n.op = op;
  n.type = type;
  n.target = target;
  n.sub = sub;
  return n;
}
template <class Id>
std::uint32_t raw(Id id) {
  return static_cast<std::uint32_t>(id);
}
}  // namespace

NodeId Builder::constant(Type type, std::uint64_t bits) {
  return state_->pure(
      node(Inst::constant, type, static_cast<std::uint32_t>(bits), static_cast<std::uint32_t>(bits >> 32)));
}

NodeId Builder::op(Op op, Type result, std::span<const NodeId> args) {
  WEFT_CHECK(static_cast<int>(args.size()) == info(op).arity, "{} takes {} operands, not {}", name(op),
             info(op).arity, args.size());
  for (NodeId arg : args)
    WEFT_CHECK(state_->visible(arg), "{}: operand %{} is not visible", name(op), index(arg));
  if (const auto bits = state_->fold_constants(op, result, args)) return constant(result, *bits);
  return state_->pure(node(Inst::op, result, 0, 0, op), args);
}

NodeId Builder::scalar_value(ScalarId id) {
  return state_->pure(node(Inst::scalar, state_->kernel.scalars[index(id)].type, raw(id)));
}
NodeId Builder::extent(ArrayId array, int dimension) {
  WEFT_CHECK(dimension >= 0 && dimension < state_->kernel.at(array).rank);
  return state_->pure(node(Inst::extent, index_type, raw(array), static_cast<std::uint32_t>(dimension)));
}
NodeId Builder::axis(LoopId loop, int axis) {
  WEFT_CHECK(axis >= 0 && axis < static_cast<int>(state_->kernel.at(loop).axes.size()));
  WEFT_CHECK(state_->region_open[index(state_->kernel.at(loop).body)], "an axis used outside its loop");
  return state_->pure(node(Inst::axis, index_type, raw(loop), static_cast<std::uint32_t>(axis)));
}
NodeId Builder::fold_operand(LoopId loop, int fold, int side) {
  const Fold& f = state_->kernel.at(loop).folds.at(static_cast<std::size_t>(fold));
  return state_->pure(node(Inst::operand, f.type, raw(loop), static_cast<std::uint32_t>(2 * fold + side)));
}

NodeId Builder::load(ArrayId array, std::span<const NodeId> indices) {
  const Array& a = state_->kernel.at(array);
  WEFT_CHECK(static_cast<int>(indices.size()) == a.rank, "{} indices for {} of rank {}", indices.size(),
             a.name, a.rank);
  return state_->ordered(node(Inst::load, a.type, raw(array)), indices);
}
void Builder::store(ArrayId array, std::span<const NodeId> indices, NodeId value) {
  const Array& a = state_->kernel.at(array);
  WEFT_CHECK(static_cast<int>(indices.size()) == a.rank, "{} indices for {} of rank {}", indices.size(),
             a.name, a.rank);
  state_->ordered(node(Inst::store, a.type, raw(array)), indices, value);
}
void Builder::atomic(Op op, ArrayId array, std::span<const NodeId> indices, NodeId value) {
  const Array& a = state_->kernel.at(array);
  WEFT_CHECK(static_cast<int>(indices.size()) == a.rank, "{} indices for {} of rank {}", indices.size(),
             a.name, a.rank);
  state_->ordered(node(Inst::atomic, a.type, raw(array), 0, op), indices, value);
}
NodeId Builder::get(VarId var) {
  return state_->ordered(node(Inst::get, state_->kernel.vars[index(var)].type, raw(var)), {});
}
void Builder::set(VarId var, NodeId value) {
  state_->ordered(node(Inst::set, state_->kernel.vars[index(var)].type, raw(var)), {}, value);
}
void Builder::tile(ArrayId array, std::span<const NodeId> extents) {
  const Array& a = state_->kernel.at(array);
  WEFT_CHECK(a.role == Role::tile && static_cast<int>(extents.size()) == a.rank, "{} is no tile of rank {}",
             a.name, extents.size());
  state_->ordered(node(Inst::tile, a.type, raw(array)), extents);
}

LoopId Builder::begin_loop(std::vector<Axis> axes) {
  const LoopId id = state_->new_loop(std::move(axes), true);
  const NodeId owner = state_->ordered(node(Inst::loop, index_type, raw(id)), {});
  state_->enter({state_->kernel.at(id).body, Bracket::loop, owner, id, 0, {}});
  return id;
}
void Builder::end_loop() { state_->leave(Bracket::loop); }

int Builder::add_fold(LoopId loop, Fold fold) {
  auto& l = state_->kernel.loops[index(loop)];
  WEFT_CHECK(l.parallel && index(fold.value) < state_->home.size());
  WEFT_CHECK(fold.start == no_node || state_->visible(fold.start),
             "kernel {}: a start value that is not visible", state_->kernel.name);
  fold.combine = no_region;
  if (fold.line == 0) fold.line = state_->line;
  l.folds.push_back(fold);
  return static_cast<int>(l.folds.size()) - 1;
}

RegionId Builder::begin_combine(LoopId loop, int fold) {
  WEFT_CHECK(!state_->region_open[index(state_->kernel.at(loop).body)],
             "a fold's operator inside the loop's body");
  const RegionId region = state_->new_region();
  state_->kernel.loops[index(loop)].folds.at(static_cast<std::size_t>(fold)).combine = region;
  state_->enter({region, Bracket::combine, no_node, loop, fold, {}});
  return region;
}
void Builder::end_combine(NodeId value) {
  state_->ordered(node(Inst::yield, type(value)), {}, value);
  state_->leave(Bracket::combine);
}
NodeId Builder::fold_result(LoopId loop, int fold) {
  const Fold& f = state_->kernel.at(loop).folds.at(static_cast<std::size_t>(fold));
  return state_->pure(node(Inst::fold_result, f.type, raw(loop), static_cast<std::uint32_t>(fold)));
}

void Builder::begin_if(NodeId condition) {
  const RegionId then_region = state_->new_region();
  const NodeId owner =
      state_->ordered(node(Inst::if_, Type::boolean, raw(then_region), raw(no_region)), {}, condition);
  state_->enter({then_region, Bracket::then_, owner, {}, 0, {}});
}
void Builder::begin_else() {
  const NodeId owner = state_->leave(Bracket::then_).owner;
  const RegionId else_region = state_->new_region();
  state_->kernel.nodes[index(owner)].sub = raw(else_region);
  state_->enter({else_region, Bracket::else_, owner, {}, 0, {}});
}
void Builder::end_if() {
  state_->leave(state_->open.back().bracket == Bracket::else_ ? Bracket::else_ : Bracket::then_);
}

void Builder::begin_while() {
  const RegionId condition = state_->new_region();
  const RegionId body = state_->new_region();
  const NodeId owner = state_->ordered(node(Inst::while_, Type::boolean, raw(condition), raw(body)), {});
  state_->enter({condition, Bracket::condition, owner, {}, 0, {}});
}
void Builder::while_condition(NodeId condition) {
  WEFT_CHECK(state_->open.back().bracket == Bracket::condition);
  state_->ordered(node(Inst::yield, Type::boolean), {}, condition);
  const NodeId owner = state_->leave(Bracket::condition).owner;
  state_->enter({state_->kernel.at(owner).other(), Bracket::while_, owner, {}, 0, {}});
}
void Builder::end_while() { state_->leave(Bracket::while_); }

LoopId Builder::begin_for(Axis axis) {
  const LoopId id = state_->new_loop({axis}, false);
  const NodeId owner = state_->ordered(node(Inst::for_, index_type, raw(id)), {});
  state_->enter({state_->kernel.at(id).body, Bracket::for_, owner, id, 0, {}});
  return id;
}
void Builder::end_for() { state_->leave(Bracket::for_); }

Type Builder::type(NodeId id) const { return state_->kernel.at(id).type; }
bool Builder::visible(NodeId id) const { return state_->visible(id); }
const Kernel& Builder::kernel() const { return state_->kernel; }
std::size_t Builder::open_regions() const { return state_->open.size(); }
RegionId Builder::region() const { return state_->open.back().region; }
bool Builder::parallel_open() const {
  return std::ranges::any_of(state_->open, [](const Open& o) { return o.bracket == Bracket::loop; });
}

Kernel Builder::finish() {
  WEFT_CHECK(state_->open.size() == 1, "kernel {}: {} regions are still open", state_->kernel.name,
             state_->open.size() - 1);
  Kernel done = std::move(state_->kernel);
  state_.reset();
  return done;
}

}  // namespace weft::ir
