// Text tables: columns as wide as their widest cell.
#pragma once

#include <string>
#include <vector>

namespace weft::app {

struct Column {
  std::string head;
  bool right = false;  ///< numbers stand to the right
};

class Table {
 public:
  explicit Table(std::vector<Column> columns) : columns_(std::move(columns)) {}
  /// One cell a column.
  void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
  [[nodiscard]] std::string text() const;

 private:
  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace weft::app
