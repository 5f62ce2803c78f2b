// Operators that move elements, choose them or make them by index.
#include <numeric>

#include "onnx/operators.hpp"

namespace weft::onnx {
namespace {

using Lengths = std::vector<std::int64_t>;

Lengths lengths_of(const Value& v) {
  const Shape shape = shape_of(v);
  return {shape.lengths().begin(), shape.lengths().end()};
}

Shape shape_from(const Lengths& lengths) { return Shape(std::span<const std::int64_t>(lengths)); }

/// An axis from the front.
int front(std::int64_t axis, std::size_t rank) {
  return static_cast<int>(axis < 0 ? axis + static_cast<std::int64_t>(rank) : axis);
}

std::vector<int> narrow(const Lengths& axes) { return {axes.begin(), axes.end()}; }

Value reshaped(const Value& v, const Lengths& lengths) {
  return with(All{}, v, [&](const auto& x) { return x.reshape(shape_from(lengths)); });
}

Lengths needed(const Call& c, const std::string& name, std::size_t input) {
  const auto list = c.list(name, input);
  if (list == nullptr) throw Unsupported("a list left out");
  return *list;
}

Value integers(const Call& c, const Lengths& values, const Shape& shape) {
  return Expr<std::int64_t>(c.device.array<std::int64_t>(shape, values));
}

Values reshape(const Call& c) {
  const Lengths from = lengths_of(c[0]);
  Lengths to = needed(c, "shape", 1);
  std::int64_t known = 1;
  for (std::size_t d = 0; d < to.size(); ++d) {
    if (to[d] == 0 && c.integer("allowzero", 0) == 0) to[d] = from.at(d);
    if (to[d] != -1) known *= to[d];
  }
  for (std::int64_t& length : to) {
    if (length == -1) length = shape_of(c[0]).size() / known;
  }
  return {reshaped(c[0], to)};
}

Values flatten(const Call& c) {
  const Lengths from = lengths_of(c[0]);
  const int axis = front(c.integer("axis", 1), from.size());
  const auto middle = from.begin() + axis;
  const auto product = [](auto first, auto last) {
    return std::accumulate(first, last, std::int64_t{1}, std::multiplies<>());
  };
  return {reshaped(c[0], {product(from.begin(), middle), product(middle, from.end())})};
}

Values transpose(const Call& c) {
  const Attribute* given = c.attribute("perm");
  const std::vector<int> axes = given == nullptr ? std::vector<int>() : narrow(given->integers);
  return {with(All{}, c[0], [&](const auto& x) { return axes.empty() ? x.transpose() : x.permute(axes); })};
}

Values squeeze(const Call& c) {
  const auto axes = c.list("axes", 1);
  return {with(All{}, c[0], [&](const auto& x) {
    return x.squeeze(axes == nullptr ? std::vector<int>() : narrow(*axes));
  })};
}

Values unsqueeze(const Call& c) {
  const std::vector<int> axes = narrow(needed(c, "axes", 1));
  return {with(All{}, c[0], [&](const auto& x) { return x.expand_dims(axes); })};
}

/// NumPy's slice of one axis: bounds count from the end when negative, and are cut to the axis.
template <class E>
E sliced(const E& x, int axis, std::int64_t start, std::int64_t end, std::int64_t step) {
  const std::int64_t length = x.shape()[axis];
  const auto bound = [&](std::int64_t at, std::int64_t low, std::int64_t high) {
    if (at < 0) at = at < -length ? -1 - length : at + length;
    return std::clamp(at, low, high);
  };
  const std::int64_t from = step > 0 ? bound(start, 0, length) : bound(start, 0, length - 1);
  const std::int64_t to = step > 0 ? bound(end, 0, length) : bound(end, -1, length - 1);
  const std::int64_t span = step > 0 ? to - from : from - to, size = step > 0 ? step : -step;
  return x.slice(axis, from, span <= 0 ? 0 : (span + size - 1) / size, step);
}

Values slice(const Call& c) {
  const Lengths starts = needed(c, "starts", 1), ends = needed(c, "ends", 2);
  const auto axes = c.list("axes", 3);
  const auto steps = c.has(4) ? std::make_unique<Lengths>(c.integers(4)) : nullptr;
  return {with(All{}, c[0], [&](auto x) {
    for (std::size_t k = 0; k < starts.size(); ++k) {
      const int axis =
          axes == nullptr ? static_cast<int>(k) : front((*axes)[k], static_cast<std::size_t>(x.rank()));
      x = sliced(x, axis, starts[k], ends[k], steps == nullptr ? 1 : (*steps)[k]);
    }
    return x;
  })};
}

Values split(const Call& c) {
  const int axis = front(c.integer("axis", 0), lengths_of(c[0]).size());
  const std::int64_t length = shape_of(c[0])[axis];
  auto parts = c.list("split", 1);
  if (parts == nullptr) {
    const auto count = static_cast<std::int64_t>(c.node.outputs.size()), each = (length + count - 1) / count;
    parts = std::make_unique<Lengths>(c.node.outputs.size(), each);
    parts->back() = length - each * (count - 1);
  }
  Values results;
  std::int64_t start = 0;
  for (const std::int64_t part : *parts) {
    results.push_back(with(All{}, c[0], [&](const auto& x) { return x.slice(axis, start, part); }));
    start += part;
  }
  return results;
}

Values join(const Call& c) {
  const auto axis = static_cast<int>(c.integer("axis", 1));
  return {with(All{}, c[0], [&](const auto& x) {
    std::vector<std::remove_cvref_t<decltype(x)>> parts;
    for (std::size_t k = 0; k < c.inputs.size(); ++k) parts.push_back(like(x, c[k]));
    return concat(Axis{axis}, parts);
  })};
}

Values expand(const Call& c) {
  const Lengths asked = c.integers(1), own = lengths_of(c[0]);
  Lengths to(std::max(asked.size(), own.size()), 1);
  for (std::size_t k = 0; k < to.size(); ++k) {
    const std::int64_t a = k < asked.size() ? asked[asked.size() - 1 - k] : 1;
    const std::int64_t b = k < own.size() ? own[own.size() - 1 - k] : 1;
    to[to.size() - 1 - k] = a == 1 ? b : a;
  }
  return {with(All{}, c[0], [&](const auto& x) { return x.broadcast_to(shape_from(to)); })};
}

Values tile(const Call& c) {
  const Lengths times = c.integers(1), own = lengths_of(c[0]);
  Lengths apart, repeated, together;
  for (std::size_t d = 0; d < own.size(); ++d) {
    apart.insert(apart.end(), {1, own[d]});
    repeated.insert(repeated.end(), {times[d], own[d]});
    together.push_back(times[d] * own[d]);
  }
  return {with(All{}, c[0], [&](const auto& x) {
    return x.reshape(shape_from(apart)).broadcast_to(shape_from(repeated)).reshape(shape_from(together));
  })};
}

Values padded(const Call& c) {
  const std::size_t rank = lengths_of(c[0]).size();
  const Lengths widths = needed(c, c.attribute("pads") != nullptr ? "pads" : "paddings", 1);
  Lengths before(rank, 0), after(rank, 0);
  const Lengths axes = c.has(3) ? c.integers(3) : Lengths();
  const std::size_t count = widths.size() / 2;
  for (std::size_t k = 0; k < count; ++k) {
    const auto axis = static_cast<std::size_t>(axes.empty() ? static_cast<int>(k) : front(axes[k], rank));
    before[axis] = widths[k];
    after[axis] = widths[count + k];
  }
  const std::string mode = c.text("mode", "constant");
  const PadMode how = mode == "edge"      ? PadMode::edge
                      : mode == "reflect" ? PadMode::reflect
                      : mode == "wrap"    ? PadMode::wrap
                                          : PadMode::constant;
  return {with(Numbers{}, c[0], [&](const auto& x) {
    using T = ElementOf<decltype(x)>;
    T value = static_cast<T>(c.number("value", 0));
    if (c.has(2)) value = eval(like(x, c[2])).read().get().at(0);
    return pad(x, before, after, how, value);
  })};
}

Value with_indices(const Value& x, const Value& indices,
                   const std::function<Value(const Value&, const Value&)>& f) {
  const bool known = type_of(indices) == Type::i32 || type_of(indices) == Type::i64;
  if (!known) throw Unsupported("indices of this type");
  return f(x, cast_to(Type::i64, indices));
}

Operator gather(bool along) {
  return [along](const Call& c) {
    const Axis axis{static_cast<int>(c.integer("axis", 0))};
    return Values{with_indices(c[0], c[1], [&](const Value& v, const Value& i) {
      const auto& indices = std::get<Expr<std::int64_t>>(i);
      return with(All{}, v, [&](const auto& x) {
        return along ? take_along(x, indices, axis) : take(x, indices, axis);
      });
    })};
  };
}

Values one_hot_values(const Call& c) {
  const std::int64_t depth = c.integers(1).at(0);
  const Value wide = cast_to(Type::i64, c[0]);
  const auto& given = std::get<Expr<std::int64_t>>(wide);
  const auto indices = where(given < std::int64_t{0}, given + depth, given);
  const int rank = given.rank(), axis = front(c.integer("axis", -1), static_cast<std::size_t>(rank) + 1);
  std::vector<int> order(static_cast<std::size_t>(rank));
  std::iota(order.begin(), order.end(), 0);
  order.insert(order.begin() + axis, rank);
  const auto hot = one_hot<bool>(indices, depth).permute(order);
  return {with(All{}, c[2], [&](const auto& values) {
    return where(hot, values.slice(0, 1, 1).squeeze(), values.slice(0, 0, 1).squeeze());
  })};
}

/// The channels are cut into block * block parts, which become squares of the picture, or the other way
/// round.
Values depth_to_space(const Call& c) {
  const Lengths s = lengths_of(c[0]);
  const std::int64_t b = c.integer("blocksize", 1), rest = s[1] / (b * b);
  const bool columns_first = c.text("mode", "DCR") == "CRD";
  const Lengths cut =
      columns_first ? Lengths{s[0], rest, b, b, s[2], s[3]} : Lengths{s[0], b, b, rest, s[2], s[3]};
  const std::vector<int> order =
      columns_first ? std::vector<int>{0, 1, 4, 2, 5, 3} : std::vector<int>{0, 3, 4, 1, 5, 2};
  return {with(All{}, c[0], [&](const auto& x) {
    return x.reshape(shape_from(cut)).permute(order).reshape({s[0], rest, s[2] * b, s[3] * b});
  })};
}

Values space_to_depth(const Call& c) {
  const Lengths s = lengths_of(c[0]);
  const std::int64_t b = c.integer("blocksize", 1);
  return {with(All{}, c[0], [&](const auto& x) {
    return x.reshape({s[0], s[1], s[2] / b, b, s[3] / b, b})
        .permute({0, 3, 5, 1, 2, 4})
        .reshape({s[0], s[1] * b * b, s[2] / b, s[3] / b});
  })};
}

/// Rows minus columns, for triangles and diagonals of matrices of this shape.
Expr<std::int64_t> below_diagonal(std::int64_t rows, std::int64_t columns) {
  return iota<std::int64_t>({rows, 1}, Axis{0}) - iota<std::int64_t>({1, columns}, Axis{1});
}

Values triangle(const Call& c) {
  const Lengths s = lengths_of(c[0]);
  const std::int64_t k = c.has(1) ? c.integers(1).at(0) : 0;
  const bool upper = c.integer("upper", 1) != 0;
  return {with(All{}, c[0], [&](const auto& x) {
    using T = ElementOf<decltype(x)>;
    const auto below = below_diagonal(s[s.size() - 2], s[s.size() - 1]);
    return where(upper ? below <= -k : below >= -k, x, T{});
  })};
}

Values eye_like(const Call& c) {
  const Lengths s = lengths_of(c[0]);
  const Value ones = below_diagonal(s[0], s[1]) == -c.integer("k", 0);
  const Attribute* type = c.attribute("dtype");
  return {cast_to(type == nullptr ? type_of(c[0]) : static_cast<Type>(type->integer), ones)};
}

Values constant_of_shape(const Call& c) {
  const Shape shape = shape_from(c.integers(0));
  const Attribute* given = c.attribute("value");
  if (given == nullptr) return {full<float>(shape, 0.0f)};
  return {with(All{}, constant(c.device, given->tensor.value()),
               [&](const auto& x) { return x.squeeze().broadcast_to(shape); })};
}

Values shape_of_value(const Call& c) {
  const Lengths s = lengths_of(c[0]);
  const auto rank = static_cast<std::int64_t>(s.size());
  const auto bound = [&](std::int64_t at) {
    return std::clamp<std::int64_t>(at < 0 ? at + rank : at, 0, rank);
  };
  const std::int64_t start = bound(c.integer("start", 0)),
                     end = std::max(start, bound(c.integer("end", rank)));
  return {integers(c, {s.begin() + start, s.begin() + end}, Shape(end - start))};
}

}  // namespace

void add_shapes(Operators& o) {
  o["Reshape"] = reshape;
  o["Flatten"] = flatten;
  o["Transpose"] = transpose;
  o["Squeeze"] = squeeze;
  o["Unsqueeze"] = unsqueeze;
  o["Slice"] = slice;
  o["Split"] = split;
  o["Concat"] = join;
  o["Expand"] = expand;
  o["Tile"] = tile;
  o["Pad"] = padded;
  o["Gather"] = gather(false);
  o["GatherElements"] = gather(true);
  o["OneHot"] = one_hot_values;
  o["DepthToSpace"] = depth_to_space;
  o["SpaceToDepth"] = space_to_depth;
  o["Trilu"] = triangle;
  o["EyeLike"] = eye_like;
  o["ConstantOfShape"] = constant_of_shape;
  o["Shape"] = shape_of_value;
  o["Size"] = [](const Call& c) { return Values{integers(c, {shape_of(c[0]).size()}, Shape())}; };
}

}  // namespace weft::onnx
