// What a well-formed kernel is. Every pass may rely on these rules, and every rule has a test that breaks it.
//
//  1. Ids lie in their tables. Every node stands in one region once; every region belongs to one construct.
//  2. Regions nest at most 64 deep. (user)
//  3. A value is used where it is visible: later in its own region, or in regions nested there later. A fold
//  takes a
//     value visible at the end of its body; its start and the values of its operator stand before the loop.
//  4. Operands have the number and types their instruction says; an op's are those its row accepts.
//  5. A constant has no bits beyond its type.
//  6. An axis is read inside its loop, an operand inside its fold's operator, a fold result after its loop in
//  the same
//     region.
//  7. A parallel loop has 1 to 8 axes; a sequential one has one axis and no folds.
//  8. A fold's type is what its row gives for the value, and its start has that type. argmin and argmax have
//  no start.
//     A custom fold has an operator and a start, and value, result and yield are of one type.
//  9. A yield ends a while condition (bool) or an operator, and stands nowhere else.
// 10. An operator holds pure values only. (user)
// 11. At top level stand pure values, loops, fold results, and loads and stores of arrays of rank 0. (user)
// 12. Ranks are 0 to 8. An `in` array is not written, an `out` array is not read. A `result` has rank 0 and
// is stored
//     once, at top level, and not read.
// 13. A tile is declared once, directly in the body of a top-level loop, before it is used, and used in that
// loop.
// 14. An atomic is an integer add, min, max, bit_and, bit_or or bit_xor.
// 15. The first set of a variable stands before all its other uses, in a region around them; no loop of
// parallel
//     iterations sets a variable declared outside it. (user)
// 16. A parallel loop does not stand under control that differs between the iterations of an inner loop.
// (user)
// 17. No iteration provably reads or writes an element that another iteration of the loop writes. (user)
//
// (user): the author of a kernel can break the rule; freeze then throws UsageError. The others are bugs of
// ours.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ir/facts.hpp"

namespace weft::ir {

struct Fault {
  int rule = 0;
  bool user = false;
  std::uint32_t line = 0;  ///< source line; 0: unknown
  std::string text;
};

/// Rules 1 to 15. Safe for any tables, however broken.
[[nodiscard]] std::vector<Fault> find_faults(const Kernel& kernel);
/// Rules 16 and 17, for a kernel that keeps the others.
[[nodiscard]] std::vector<Fault> find_races(const Kernel& kernel, const Facts& facts);

/// All rules, as sentences that begin with the rule's number; empty: well-formed.
[[nodiscard]] std::vector<std::string> verify(const Kernel& kernel);

}  // namespace weft::ir
