// A plan as a picture: groups as boxes in the order they run, arrays as arrows with their sizes, reasons on the cuts.
#pragma once

#include <string>

#include "plan_view.hpp"

namespace weft::app {

/// A whole SVG file. Arrays from outside come in from the left, those that stay go out to the right, and those that one
/// group leaves to another run down between them.
[[nodiscard]] std::string to_svg(const PlanView& plan);

/// The same as a graph for Graphviz.
[[nodiscard]] std::string to_dot(const PlanView& plan);

}  // namespace weft::app
