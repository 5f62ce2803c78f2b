// Operators that fold axes, and the softmax family.
#include "onnx/operators.hpp"
#include "weft/scan.hpp"

namespace weft::onnx {
namespace {

/// The axes a reduction names, and whether they stay; nothing to fold where empty axes mean none.
struct Folding {
  Axes axes;
  Keepdims keep = Keepdims::yes;
  bool nothing = false;
};

Folding folding(const Call& c) {
  Folding f;
  f.keep = c.integer("keepdims", 1) != 0 ? Keepdims::yes : Keepdims::no;
  const auto axes = c.list("axes", 1);
  const bool named = axes != nullptr && !axes->empty();
  if (named) f.axes = Axes(std::vector<int>(axes->begin(), axes->end()));
  f.nothing = !named && c.integer("noop_with_empty_axes", 0) != 0;
  return f;
}

template <class List, class F>
Operator fold(List types, F f) {
  return [=](const Call& c) {
    const Folding how = folding(c);
    if (how.nothing) return Values{c[0]};
    return Values{with(types, c[0], [&](const auto& x) { return f(x, how.axes, how.keep); })};
  };
}

template <class F>
Operator arg(F f) {
  return [=](const Call& c) {
    if (c.integer("select_last_index", 0) != 0) throw Unsupported("the last of equal elements");
    const Axis axis{static_cast<int>(c.integer("axis", 0))};
    const Keepdims keep = c.integer("keepdims", 1) != 0 ? Keepdims::yes : Keepdims::no;
    return Values{with(Numbers{}, c[0], [&](const auto& x) { return f(x, axis, keep); })};
  };
}

/// Versions before 13 fold all axes from the given one on.
template <class F>
Operator along(F f) {
  return [=](const Call& c) {
    const int rank = shape_of(c[0]).rank();
    auto axis = static_cast<int>(c.integer("axis", c.opset < 13 ? 1 : -1));
    if (axis < 0) axis += rank;
    if (c.opset < 13 && axis != rank - 1) throw Unsupported("several axes as one, before version 13");
    return Values{with(Floats{}, c[0], [&](const auto& x) { return f(x, Axis{axis}); })};
  };
}

Values running_sum(const Call& c) {
  const Axis axis{static_cast<int>(c.integers(1).at(0))};
  const ScanOptions how{.exclusive = c.integer("exclusive", 0) != 0, .reverse = c.integer("reverse", 0) != 0};
  return {with(Types<std::int32_t, std::int64_t, std::uint32_t, std::uint64_t, float, double>{}, c[0],
               [&](const auto& x) { return cumsum(x, axis, how); })};
}

}  // namespace

void add_reductions(Operators& o) {
  using Wide = Types<std::int32_t, std::int64_t, std::uint32_t, std::uint64_t, float, double>;
  o["ReduceSum"] = fold(Wide{}, [](const auto& x, const Axes& a, Keepdims k) { return sum(x, a, k); });
  o["ReduceProd"] = fold(Wide{}, [](const auto& x, const Axes& a, Keepdims k) { return prod(x, a, k); });
  o["ReduceMax"] = fold(Numbers{}, [](const auto& x, const Axes& a, Keepdims k) { return max(x, a, k); });
  o["ReduceMin"] = fold(Numbers{}, [](const auto& x, const Axes& a, Keepdims k) { return min(x, a, k); });
  o["ReduceMean"] = fold(Floats{}, [](const auto& x, const Axes& a, Keepdims k) { return mean(x, a, k); });
  o["ReduceL1"] = fold(Wide{}, [](const auto& x, const Axes& a, Keepdims k) { return sum(abs(x), a, k); });
  o["ReduceL2"] = fold(Floats{}, [](const auto& x, const Axes& a, Keepdims k) { return norm(x, a, k); });
  o["ReduceSumSquare"] =
      fold(Wide{}, [](const auto& x, const Axes& a, Keepdims k) { return sum(x * x, a, k); });
  o["ReduceLogSum"] =
      fold(Floats{}, [](const auto& x, const Axes& a, Keepdims k) { return log(sum(x, a, k)); });
  o["ReduceLogSumExp"] =
      fold(Floats{}, [](const auto& x, const Axes& a, Keepdims k) { return logsumexp(x, a, k); });
  o["CumSum"] = running_sum;
  o["ArgMax"] = arg([](const auto& x, Axis a, Keepdims k) { return argmax(x, a, k); });
  o["ArgMin"] = arg([](const auto& x, Axis a, Keepdims k) { return argmin(x, a, k); });
  o["Softmax"] = along([](const auto& x, Axis a) { return softmax(x, a); });
  o["LogSoftmax"] = along([](const auto& x, Axis a) { return log_softmax(x, a); });
}

}  // namespace weft::onnx
