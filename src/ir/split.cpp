// Cutting a kernel into pieces of one loop each.
#include <algorithm>
#include <optional>
#include <vector>

#include "ir/clone.hpp"
#include "ir/join_folds.hpp"
#include "ir/needs.hpp"
#include "ir/walk.hpp"

namespace weft::ir {
namespace {

bool is_effect(const Node& n) { return n.inst == Inst::loop || n.inst == Inst::store; }

class Splitter {
 public:
  explicit Splitter(const Kernel& kernel)
      : kernel_(kernel), home_(homes(kernel)), piece_of_(kernel.nodes.size(), 0), slot_(kernel.nodes.size()) {
    written_.assign(kernel.arrays.size(), false);
    for_each_node(kernel, kernel.body, [&](NodeId id) {
      const Node& n = kernel.at(id);
      if (n.inst == Inst::store || n.inst == Inst::atomic) written_[n.target] = true;
    });
  }

  Pieces run() {
    place();
    find_slots();
    for (std::size_t p = 0; p < roots_.size(); ++p) out_.pieces.push_back(build(p));
    return std::move(out_);
  }

 private:
  /// Each loop opens a piece; what has to happen between it and the next loop belongs to it. Stores before
  /// the first loop are a piece of their own, so that a loop always comes before stores.
  void place() {
    std::vector<std::size_t> piece_of_loop(kernel_.loops.size(), 0);
    bool looped = false;
    for (NodeId id : kernel_.at(kernel_.body).nodes) {
      const Node& n = kernel_.at(id);
      const bool opens = n.inst == Inst::loop && (looped || !roots_.empty());
      if (opens || (roots_.empty() && is_effect(n))) roots_.emplace_back();
      looped = looped || n.inst == Inst::loop;
      piece_of_[index(id)] = roots_.empty() ? 0 : roots_.size() - 1;
      if (n.inst == Inst::loop) piece_of_loop[n.target] = piece_of_[index(id)];
      if (n.inst == Inst::fold_result) piece_of_[index(id)] = piece_of_loop[n.target];  // wherever it stands
      if (is_effect(n)) roots_.back().push_back(id);
    }
    if (roots_.empty()) roots_.emplace_back();
    for (std::size_t p = 0; p < roots_.size(); ++p) needed_.push_back(needs_of(p));
  }

  /// Values that cannot be computed again elsewhere: results of folds, and elements that are also written.
  [[nodiscard]] bool bound(NodeId id) const {
    const Node& n = kernel_.at(id);
    return n.inst == Inst::fold_result || (n.inst == Inst::load && written_[n.target]);
  }

  /// What piece p needs, stopping at values it must get from an earlier one.
  [[nodiscard]] std::vector<bool> needs_of(std::size_t p) const {
    std::vector<bool> needed(kernel_.nodes.size(), false);
    std::vector<NodeId> pending = roots_[p];
    while (!pending.empty()) {
      const NodeId id = pending.back();
      pending.pop_back();
      if (bound(id) && piece_of_[index(id)] < p) continue;
      for (NodeId need : direct_needs(kernel_, home_, id)) {
        if (needed[index(need)]) continue;
        needed[index(need)] = true;
        pending.push_back(need);
      }
    }
    return needed;
  }

  void find_slots() {
    for (NodeId id : kernel_.at(kernel_.body).nodes) {
      if (!bound(id)) continue;
      for (std::size_t p = piece_of_[index(id)] + 1; p < roots_.size(); ++p) {
        if (!needed_[p][index(id)] || slot_[index(id)]) continue;
        slot_[index(id)] = static_cast<std::uint32_t>(out_.slots.size());
        out_.slots.push_back(kernel_.at(id).type);
      }
    }
    // A slot's value is made by its own piece, needed there or not.
    for (NodeId id : kernel_.at(kernel_.body).nodes) {
      if (slot_[index(id)]) roots_[piece_of_[index(id)]].push_back(id);
    }
    for (std::size_t p = 0; p < roots_.size(); ++p) {
      needed_[p] = needs_of(p);
      for (NodeId root : roots_[p]) needed_[p][index(root)] = true;
    }
  }

  Piece build(std::size_t p) {
    Piece piece;
    Builder to(kernel_.name);
    to.options(kernel_.options);
    Copier copier(to, kernel_);
    declare(p, piece, copier);
    for (NodeId id : kernel_.at(kernel_.body).nodes) {
      if (!needed_[p][index(id)]) continue;
      const bool here = piece_of_[index(id)] == p;
      if (bound(id) && !here) {
        const ArrayId slot = slot_array(p, *slot_[index(id)], Role::in, piece, to);
        copier.nodes[index(id)] = to.load(slot, {});
      } else {
        copier.node(id);
      }
    }
    for (NodeId id : kernel_.at(kernel_.body).nodes) {
      if (!slot_[index(id)] || piece_of_[index(id)] != p) continue;
      to.store(slot_array(p, *slot_[index(id)], Role::out, piece, to), {}, copier(id));
    }
    piece.kernel = to.finish();
    return piece;
  }

  ArrayId slot_array(std::size_t p, std::uint32_t slot, Role role, Piece& piece, Builder& to) const {
    piece.arrays.push_back(static_cast<std::uint32_t>(kernel_.arrays.size()) + slot);
    return to.array("value " + std::to_string(slot) + " of loop " + std::to_string(p), out_.slots[slot], 0,
                    role);
  }

  /// Declares the arrays and scalars the piece touches, each with the role it has there.
  void declare(std::size_t p, Piece& piece, Copier& copier) const {
    std::vector<bool> used(kernel_.arrays.size()), read(kernel_.arrays.size()), write(kernel_.arrays.size());
    std::vector<bool> scalar(kernel_.scalars.size());
    const auto note = [&](NodeId id) {
      const Node& n = kernel_.at(id);
      const bool memory = n.inst == Inst::load || n.inst == Inst::store || n.inst == Inst::atomic;
      if (memory || n.inst == Inst::extent || n.inst == Inst::tile) used[n.target] = true;
      if (n.inst == Inst::load || n.inst == Inst::atomic) read[n.target] = true;
      if (n.inst == Inst::store || n.inst == Inst::atomic) write[n.target] = true;
      if (n.inst == Inst::scalar) scalar[n.target] = true;
    };
    for (NodeId id : kernel_.at(kernel_.body).nodes) {
      if (!needed_[p][index(id)] || (bound(id) && piece_of_[index(id)] != p)) continue;
      note(id);
      for (RegionId r : nested_regions(kernel_, kernel_.at(id))) for_each_node(kernel_, r, note);
    }
    copier.arrays.resize(kernel_.arrays.size());
    copier.scalars.resize(kernel_.scalars.size());
    for (std::size_t a = 0; a < kernel_.arrays.size(); ++a) {
      if (!used[a]) continue;
      const Array& array = kernel_.arrays[a];
      const Role seen = !write[a] ? Role::in : read[a] ? Role::inout : Role::out;
      const bool fixed = array.role == Role::tile || array.role == Role::result;
      copier.arrays[a] = copier.to().array(array.name, array.type, array.rank, fixed ? array.role : seen);
      piece.arrays.push_back(static_cast<std::uint32_t>(a));
    }
    for (std::size_t s = 0; s < kernel_.scalars.size(); ++s) {
      if (!scalar[s]) continue;
      copier.scalars[s] = copier.to().scalar(kernel_.scalars[s].name, kernel_.scalars[s].type);
      piece.scalars.push_back(static_cast<std::uint32_t>(s));
    }
  }

  const Kernel& kernel_;
  std::vector<RegionId> home_;
  std::vector<std::size_t> piece_of_;               ///< by NodeId, top-level nodes only
  std::vector<std::optional<std::uint32_t>> slot_;  ///< by NodeId: number of the slot that carries it
  std::vector<bool> written_;                       ///< by ArrayId
  std::vector<std::vector<NodeId>> roots_;          ///< by piece: its loop and stores, and values of slots
  std::vector<std::vector<bool>> needed_;           ///< by piece, by NodeId: what it holds
  Pieces out_;
};

/// Already of the form that later stages take: one loop at most, and no store before it.
bool is_one_piece(const Kernel& kernel) {
  int loops = 0;
  bool store_first = false;
  for (NodeId id : kernel.at(kernel.body).nodes) {
    const Inst inst = kernel.at(id).inst;
    if (inst == Inst::store && loops == 0) store_first = true;
    if (inst != Inst::loop) continue;
    if (store_first) return false;
    ++loops;
  }
  return loops <= 1;
}

}  // namespace

Pieces split(const Kernel& kernel) {
  Kernel joined = join_folds(kernel);
  if (!is_one_piece(joined)) return Splitter(joined).run();
  Pieces whole;
  Piece& piece = whole.pieces.emplace_back();
  for (std::uint32_t a = 0; a < joined.arrays.size(); ++a) piece.arrays.push_back(a);
  for (std::uint32_t s = 0; s < joined.scalars.size(); ++s) piece.scalars.push_back(s);
  piece.kernel = std::move(joined);
  return whole;
}

}  // namespace weft::ir
