// `weft eval --list`: everything an expression may call.
#pragma once

#include <string>

namespace weft::app {

[[nodiscard]] std::string op_list_text();
[[nodiscard]] std::string op_list_json();

}  // namespace weft::app
