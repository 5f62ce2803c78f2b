#include "plan_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <vector>

namespace weft::app {
namespace {

/// An array between groups: who leaves it, who reads it. Group -1 is what stands outside the plan.
struct Flow {
  std::int64_t buffer = -1;
  std::string label;
  int from = -1;
  std::vector<int> to;  ///< groups, ascending; empty: it stays after the plan
};

std::string label_of(const ArrayView& array) {
  std::string shape;
  for (const std::int64_t length : array.shape)
    shape += fmt::format("{}{}", shape.empty() ? "" : "x", length);
  return fmt::format("{} {}[{}] {}", array.name, array.type, shape, bytes_text(array.bytes));
}

/// By the group that wrote last, then by buffer; every read belongs to one flow.
std::vector<Flow> flows_of(const PlanView& plan) {
  std::vector<Flow> flows;
  std::map<std::int64_t, std::size_t> current;  // by buffer: the flow of what it holds now
  for (int g = 0; g < static_cast<int>(plan.groups.size()); ++g) {
    std::vector<ArrayView> written;
    for (const LaunchView& launch : plan.groups[static_cast<std::size_t>(g)].launches) {
      for (const ArrayView& array : launch.arrays) {
        if (array.buffer < 0) continue;
        if (array.written) written.push_back(array);
        if (!array.read) continue;
        const auto [entry, fresh] = current.try_emplace(array.buffer, flows.size());
        if (fresh) flows.push_back({array.buffer, label_of(array), -1, {}});
        std::vector<int>& to = flows[entry->second].to;
        if (to.empty() || to.back() != g) to.push_back(g);
      }
    }
    std::set<std::int64_t> seen;
    for (const ArrayView& array : written) {
      if (!seen.insert(array.buffer).second) continue;
      current[array.buffer] = flows.size();
      flows.push_back({array.buffer, label_of(array), g, {}});
    }
  }
  return flows;
}

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '&':
        result += "&amp;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  return result;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines;
  while (text.size() > columns) {
    std::size_t end = text.rfind(' ', columns);
    if (end == std::string_view::npos || end == 0) end = columns;
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(text[end] == ' ' ? end + 1 : end);
  }
  lines.emplace_back(text);
  return lines;
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

constexpr int line = 16, margin = 24, side = 330, box_width = 420, lane = 18;
constexpr std::size_t box_columns = 58, reason_columns = 60;

struct Box {
  std::vector<std::string> text, reason, in, out;
  int top = 0, height = 0;  ///< of the box itself; the reason stands above it
};

class Picture {
 public:
  explicit Picture(const PlanView& plan) : plan_(plan), flows_(flows_of(plan)) {
    for (const GroupView& group : plan.groups) boxes_.push_back(box_of(group));
    for (const Flow& flow : flows_) {
      if (flow.from < 0) {
        for (const int g : flow.to) boxes_[static_cast<std::size_t>(g)].in.push_back(flow.label);
      } else if (flow.to.empty()) {
        boxes_[static_cast<std::size_t>(flow.from)].out.push_back(flow.label);
      } else {
        inner_.push_back(flow);
      }
    }
  }

  std::string draw() {
    int y = margin + 2 * line;
    std::string body;
    for (std::size_t g = 0; g < boxes_.size(); ++g) {
      y = place(boxes_[g], y);
      body += draw_box(boxes_[g]);
    }
    int lanes = 0;
    for (const Flow& flow : inner_) body += draw_flow(flow, lanes++);
    const int width = margin + side + box_width + side + lane * lanes + margin;
    const std::string head = fmt::format("{} launch{}, {} apart, on {}", plan_.launches,
                                         plan_.launches == 1 ? "" : "es", plan_.launches_apart, plan_.tier);
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
        "font-family=\"monospace\" font-size=\"12\">\n"
        "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" "
        "markerHeight=\"8\" "
        "orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#456\"/></marker></defs>\n"
        "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{2}{3}</svg>\n",
        width, y + margin, text(margin, margin + line, head, "font-weight=\"bold\""), body);
  }

 private:
  static Box box_of(const GroupView& group) {
    Box box;
    std::string name = joined(group.calls);
    box.text = wrapped(name, box_columns);
    for (const LaunchView& launch : group.launches) {
      box.text.push_back(fmt::format("{}{}", launch.schedule, launch.tiles > 0 ? ", rows kept inside" : ""));
    }
    if (group.launches.empty()) box.text.emplace_back("no iterations, nothing to launch");
    if (group.recomputed > 0)
      box.text.push_back(fmt::format("a producer recomputed {} times", group.recomputed));
    if (group.order_not_fixed) box.text.emplace_back("order not fixed");
    if (!group.why.empty()) box.reason = wrapped(group.why, reason_columns);
    return box;
  }

  /// Gives where the next one may begin.
  static int place(Box& box, int y) {
    box.top = y + static_cast<int>(box.reason.size()) * line + (box.reason.empty() ? 0 : 8);
    const std::size_t rows = std::max({box.text.size(), box.in.size(), box.out.size()});
    box.height = static_cast<int>(rows) * line + 12;
    return box.top + box.height + 2 * line;
  }

  static std::string text(int x, int y, std::string_view words, std::string_view more = "") {
    return fmt::format("<text x=\"{}\" y=\"{}\" {}>{}</text>\n", x, y, more, escaped(words));
  }
  static std::string arrow(int x0, int y0, int x1, int y1) {
    return fmt::format("<path d=\"M{} {}L{} {}\" stroke=\"#456\" marker-end=\"url(#tip)\"/>\n", x0, y0, x1,
                       y1);
  }

  static std::string draw_box(const Box& box) {
    const int left = margin + side, right = left + box_width;
    std::string svg;
    for (std::size_t k = 0; k < box.reason.size(); ++k) {
      const int y = box.top - 10 - static_cast<int>(box.reason.size() - 1 - k) * line;
      svg += text(left + 8, y, box.reason[k], "fill=\"#a33\" font-style=\"italic\"");
    }
    svg += fmt::format(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"5\" fill=\"#eef3fa\" stroke=\"#456\"/>\n",
        left, box.top, box_width, box.height);
    for (std::size_t k = 0; k < box.text.size(); ++k) svg += text(left + 8, row(box, k), box.text[k]);
    for (std::size_t k = 0; k < box.in.size(); ++k) {
      svg += text(left - 24, row(box, k), box.in[k], "text-anchor=\"end\"");
      svg += arrow(left - 20, row(box, k) - 4, left, row(box, k) - 4);
    }
    for (std::size_t k = 0; k < box.out.size(); ++k) {
      svg += arrow(right, row(box, k) - 4, right + 20, row(box, k) - 4);
      svg += text(right + 24, row(box, k), box.out[k]);
    }
    return svg;
  }
  static int row(const Box& box, std::size_t k) { return box.top + 18 + static_cast<int>(k) * line; }

  /// Down a lane of its own, right of the boxes, from the group that leaves the array to those that read it.
  std::string draw_flow(const Flow& flow, int number) const {
    const Box& from = boxes_[static_cast<std::size_t>(flow.from)];
    const int right = margin + side + box_width, x = right + side + lane * number;
    const int y = from.top + from.height - 6;
    std::string svg = text(right + 24, y + line + 2, flow.label, "fill=\"#456\"");
    int end = y;
    for (const int g : flow.to) {
      const int at = boxes_[static_cast<std::size_t>(g)].top + 6;
      svg += arrow(x, at, right, at);
      end = at;
    }
    svg += fmt::format("<path d=\"M{} {}L{} {}L{} {}\" fill=\"none\" stroke=\"#456\"/>\n", right, y, x, y, x,
                       end);
    return svg;
  }

  const PlanView& plan_;
  std::vector<Flow> flows_, inner_;
  std::vector<Box> boxes_;
};

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return result + '"';
}

}  // namespace

std::string to_svg(const PlanView& plan) { return Picture(plan).draw(); }

std::string to_dot(const PlanView& plan) {
  std::string dot = "digraph plan {\n  node [shape=box, fontname=monospace]; edge [fontname=monospace];\n";
  for (std::size_t g = 0; g < plan.groups.size(); ++g) {
    const std::string schedule =
        plan.groups[g].launches.empty() ? "nothing to launch" : plan.groups[g].launches[0].schedule;
    dot += fmt::format("  g{} [label={}];\n", g,
                       quoted(fmt::format("{} ({})", joined(plan.groups[g].calls), schedule)));
    if (g > 0 && !plan.groups[g].why.empty()) {
      dot += fmt::format("  g{} -> g{} [style=dashed, color=red, label={}];\n", g - 1, g,
                         quoted(plan.groups[g].why));
    }
  }
  const std::vector<Flow> flows = flows_of(plan);
  for (std::size_t k = 0; k < flows.size(); ++k) {
    const Flow& flow = flows[k];
    if (flow.from < 0 || flow.to.empty()) {
      dot += fmt::format("  a{} [shape=plaintext, label={}];\n", k, quoted(flow.label));
      if (flow.from >= 0) dot += fmt::format("  g{} -> a{};\n", flow.from, k);
    }
    for (const int g : flow.to) {
      if (flow.from < 0) {
        dot += fmt::format("  a{} -> g{};\n", k, g);
      } else {
        dot += fmt::format("  g{} -> g{} [label={}];\n", flow.from, g, quoted(flow.label));
      }
    }
  }
  return dot + "}\n";
}

}  // namespace weft::app
