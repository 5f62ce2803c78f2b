// C++ numbers as bits of an element type.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ir/type.hpp"
#include "weft/detail/trace.hpp"

namespace weft::trace {

/// The number in type `type`, rounded once to nearest even. Nothing where a finite one lies outside the
/// type's range.
[[nodiscard]] std::optional<std::uint64_t> literal_bits(ir::Type type, detail::Literal literal);
/// The number as a message shows it.
[[nodiscard]] std::string literal_text(detail::Literal literal);

}  // namespace weft::trace
