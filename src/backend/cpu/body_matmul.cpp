// Matrix products in tiles: blocks of k are packed, a microkernel keeps rows x vectors of sums in registers,
// and the epilogue runs over the finished tile. The order of each element is that of NUMERICS 6, as in
// body_serial.cpp.
//
// The packing loops compute the operands, whatever those are made of; so a product's prologue costs once a
// tile.
#include <algorithm>

#include "backend/cpu/body.hpp"
#include "backend/cpu/matmul.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::NodeId;
using ir::Type;

/// A tile of the result, rows x columns, and where its parts stand in the workspace.
struct Body::Product {
  const lower::Contraction& shape;
  MatmulShape tiles;
  Type type{};            ///< of the sums
  std::string row, rows;  ///< first, and how many
  std::string column, columns;
  std::string left, right, sums;  ///< pointers; left[row][k], right[panel][k][lane], sums[row][column]

  [[nodiscard]] int panel_lanes(int width) const { return tiles.panel_vectors * width; }
};

void Body::nodes_of(const std::vector<NodeId>& nodes) {
  for (const NodeId id : nodes) node(id);
}

void Body::set_product_axes(const Product& p, const Value* row, const Value* column, const Value* k) {
  const ir::Loop& outer = kernel.at(p.shape.outer);
  const int last = static_cast<int>(outer.axes.size()) - 1;
  if (row != nullptr)
    set_axis(p.shape.outer, last - 1, axis_value(outer.axes[static_cast<std::size_t>(last - 1)], *row));
  if (column != nullptr) set_axis(p.shape.outer, last, axis_value(outer.axes.back(), *column));
  if (k != nullptr) set_axis(p.shape.inner, 0, axis_value(kernel.at(p.shape.inner).axes[0], *k));
}

std::string Body::element(const std::string& base, Type type, const std::string& offset) {
  return out.def("getelementptr {}, ptr {}, i64 {}", memory_text(type, 1), base, offset);
}

/// left[i][k] of k in [from, to), in lanes along k.
void Body::pack_left(const Product& p, const std::string& from, const std::string& to) {
  counted("0", p.rows, "1", [&](const std::string& i) {
    const Value row{spell.add(p.row, i), Type::i64, 1, ""};
    const std::string line = spell.mul(i, fmt::to_string(p.tiles.left_stride));
    in_lanes(from, to, [&](const std::string& k) {
      const Value along{k, Type::i64, 1, "1"};
      set_product_axes(p, &row, nullptr, &along);
      nodes_of(p.shape.left_nodes);
      const Value value = spell.cast(spell.at_lanes(use(p.shape.left), lanes), p.type);
      // The line has room for a whole vector at its end.
      out.line("store {} {}, ptr {}, align {}", memory_text(p.type, lanes), value.text,
               element(p.left, p.type, spell.add(line, spell.sub(k, from))), ir::size_bytes(p.type));
    });
  });
}

/// right[panel][k][lane], in lanes along the columns.
void Body::pack_right(const Product& p, const std::string& from, const std::string& to) {
  counted(from, to, "1", [&](const std::string& k) {
    const Value along{k, Type::i64, 1, ""};
    const std::string line = spell.mul(spell.sub(k, from), fmt::to_string(p.panel_lanes(module.width)));
    const std::string end = spell.add(p.column, p.columns);
    in_lanes(p.column, end, [&](const std::string& j) {
      const Value column{j, Type::i64, 1, "1"};
      set_product_axes(p, nullptr, &column, &along);
      nodes_of(p.shape.right_nodes);
      const Value value = spell.cast(spell.at_lanes(use(p.shape.right), lanes), p.type);
      const std::string place = spell.sub(j, p.column);
      const int panel = p.panel_lanes(lanes);
      const std::string number = out.def("udiv i64 {}, {}", place, panel),
                        lane = out.def("urem i64 {}, {}", place, panel);
      const std::string at =
          spell.add(spell.mul(number, fmt::to_string(p.tiles.panel_stride)), spell.add(line, lane));
      out.line("store {} {}, ptr {}, align {}", memory_text(p.type, lanes), value.text,
               element(p.right, p.type, at), ir::size_bytes(p.type));
    });
  });
}

/// sums[i .. i + rows_together][panel] of one block of k: added to what stands there, but for the first
/// block.
void Body::multiply_panel(const Product& p, const std::string& i, const std::string& panel,
                          const std::string& count, const std::string& is_first) {
  const std::string type = type_text(p.type, lanes);
  const int size = ir::size_bytes(p.type);
  const auto load = [&](const std::string& pointer) -> Value {
    return {out.def("load {}, ptr {}, align {}", type, pointer, size), p.type, lanes, ""};
  };
  std::vector<std::string> sums, lines;
  for (int r = 0; r < p.tiles.rows_together; ++r) {
    const std::string row = spell.add(i, fmt::to_string(r));
    lines.push_back(element(p.left, p.type, spell.mul(row, fmt::to_string(p.tiles.left_stride))));
    for (int v = 0; v < p.tiles.panel_vectors; ++v) {
      sums.push_back(local(type, 64));
      out.line("store {} zeroinitializer, ptr {}, align 64", type, sums.back());
    }
  }
  const std::string right = element(p.right, p.type, spell.mul(panel, fmt::to_string(p.tiles.panel_stride)));
  counted("0", count, "1", [&](const std::string& k) {
    const std::string at = spell.mul(k, fmt::to_string(p.panel_lanes(lanes)));
    std::vector<Value> columns;
    for (int v = 0; v < p.tiles.panel_vectors; ++v) {
      columns.push_back(load(element(right, p.type, spell.add(at, fmt::to_string(v * lanes)))));
    }
    for (int r = 0; r < p.tiles.rows_together; ++r) {
      const std::string pointer = element(lines[static_cast<std::size_t>(r)], p.type, k);
      const Value one{out.def("load {}, ptr {}, align {}", memory_text(p.type, 1), pointer, size), p.type, 1,
                      ""};
      const Value left = spell.at_lanes(one, lanes);
      for (int v = 0; v < p.tiles.panel_vectors; ++v) {
        const std::string& sum = sums[static_cast<std::size_t>(r * p.tiles.panel_vectors + v)];
        const Value before{out.def("load {}, ptr {}, align 64", type, sum), p.type, lanes, ""};
        const Value after = multiply_add(left, columns[static_cast<std::size_t>(v)], before);
        out.line("store {} {}, ptr {}, align 64", type, after.text, sum);
      }
    }
  });
  for (int r = 0; r < p.tiles.rows_together; ++r) {
    const std::string line = spell.mul(spell.add(i, fmt::to_string(r)), fmt::to_string(p.tiles.sum_stride));
    const std::string first = spell.add(line, spell.mul(panel, fmt::to_string(p.panel_lanes(lanes))));
    for (int v = 0; v < p.tiles.panel_vectors; ++v) {
      const std::string& sum = sums[static_cast<std::size_t>(r * p.tiles.panel_vectors + v)];
      const std::string place = element(p.sums, p.type, spell.add(first, fmt::to_string(v * lanes)));
      const Value block{out.def("load {}, ptr {}, align 64", type, sum), p.type, lanes, ""},
          before = load(place);
      const Value both = spell.op(ir::Op::add, p.type, p.type, std::array{before, block});
      const Value value = spell.select({is_first, Type::boolean, 1, ""}, block, both);
      out.line("store {} {}, ptr {}, align {}", type, value.text, place, size);
    }
  }
}

/// All blocks of k, ascending.
void Body::multiply(const Product& p) {
  const std::string total = spell.smax(uniform_index(kernel.at(p.shape.inner).axes[0].count), "0");
  const std::string panel = fmt::to_string(p.panel_lanes(module.width));
  const std::string panels = out.def(
      "udiv i64 {}, {}", spell.add(p.columns, fmt::to_string(p.panel_lanes(module.width) - 1)), panel);
  counted("0", total, fmt::to_string(ir::dot_block), [&](const std::string& from) {
    const std::string to = spell.smin(spell.add(from, fmt::to_string(ir::dot_block)), total);
    pack_right(p, from, to);
    pack_left(p, from, to);
    const std::string count = spell.sub(to, from), is_first = out.def("icmp eq i64 {}, 0", from);
    lanes = module.width;
    counted("0", panels, "1", [&](const std::string& number) {
      counted("0", p.rows, fmt::to_string(p.tiles.rows_together),
              [&](const std::string& i) { multiply_panel(p, i, number, count, is_first); });
    });
    lanes = 1;
  });
}

/// What stands in the outer body, for each row of the tile, in lanes along its columns.
void Body::finish_product(const Product& p) {
  const std::string total = uniform_index(kernel.at(p.shape.inner).axes[0].count);
  const Value none{out.def("icmp sle i64 {}, 0", total), Type::boolean, 1, ""};
  counted("0", p.rows, "1", [&](const std::string& i) {
    const Value row{spell.add(p.row, i), Type::i64, 1, ""};
    const std::string line = spell.mul(i, fmt::to_string(p.tiles.sum_stride));
    in_lanes(p.column, spell.add(p.column, p.columns), [&](const std::string& j) {
      const Value column{j, Type::i64, 1, "1"};
      set_product_axes(p, &row, &column, nullptr);
      const std::string place = element(p.sums, p.type, spell.add(line, spell.sub(j, p.column)));
      const Value sum{
          out.def("load {}, ptr {}, align {}", type_text(p.type, lanes), place, ir::size_bytes(p.type)),
          p.type, lanes, ""};
      for (const NodeId id : p.shape.outer_nodes) {
        const ir::Node& n = kernel.at(id);
        if (n.inst == ir::Inst::fold_result && n.loop() == p.shape.inner) {
          set_fold_result(p.shape.inner, 0, finish_fold(p.shape.inner, 0, {sum}, none));
        }
        node(id);
      }
    });
  });
}

void Body::product_tile(const lower::Contraction& shape, const std::string& row, const std::string& rows,
                        const std::string& column, const std::string& columns) {
  WEFT_CHECK(lanes == 1, "a tile of a matrix product stands inside a loop across lanes");
  const Type type = part_types(shape.inner, 0)[0];
  const MatmulShape tiles = matmul_shape(module.target, module.width, type);
  const auto part = [&](std::int64_t elements) {
    return out.prologue("getelementptr i8, ptr %workspace, i64 {}", elements * ir::size_bytes(type));
  };
  Product p{shape,
            tiles,
            type,
            row,
            rows,
            column,
            columns,
            part(0),
            part(tiles.left_elements()),
            part(tiles.left_elements() + tiles.right_elements())};
  multiply(p);
  finish_product(p);
}

}  // namespace weft::backend::cpu
