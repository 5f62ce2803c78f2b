// Runs traced kernels by ir::eval, with no runtime.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "ir/eval.hpp"
#include "ir/facts.hpp"
#include "weft/error.hpp"
#include "weft/kernel.hpp"

namespace weft::test {

/// Arguments by array and by scalar, in parameter order; a result comes last among the arrays.
class Arguments {
 public:
  template <class T>
  Arguments& array(std::vector<T>& values) {
    return array(values, {static_cast<std::int64_t>(values.size())});
  }
  template <class T>
  Arguments& array(std::vector<T>& values, std::vector<std::int64_t> shape) {
    std::vector<std::int64_t> strides(shape.size(), 1);
    for (std::size_t d = shape.size(); d-- > 1;) strides[d - 1] = strides[d] * shape[d];
    dimensions_.push_back({std::move(shape), std::move(strides)});
    bound_.push_back({.data = reinterpret_cast<std::byte*>(values.data()),
                      .type = detail::element_type<T>,
                      .rank = static_cast<int>(dimensions_.back().shape.size()),
                      .shape = nullptr,
                      .strides = nullptr});
    return *this;
  }
  template <class T>
  Arguments& scalar(T value) {
    scalars_.push_back(detail::Literal::of<T>(value).bits);
    return *this;
  }

  template <class K>
  void run(const K& kernel) {
    bind();
    ir::eval(kernel.traced()->kernel, bound_, scalars_);
  }
  /// Of a kernel that returns a Value<T>.
  template <class T, class K>
  [[nodiscard]] T result(const K& kernel) {
    std::vector<std::conditional_t<std::is_same_v<T, bool>, std::uint8_t, T>> value(1);
    dimensions_.push_back({});
    bound_.push_back({.data = reinterpret_cast<std::byte*>(value.data()),
                      .type = detail::element_type<T>,
                      .rank = 0,
                      .shape = nullptr,
                      .strides = nullptr});
    run(kernel);
    bound_.pop_back();
    dimensions_.pop_back();
    return static_cast<T>(value[0]);
  }

 private:
  struct Dimensions {
    std::vector<std::int64_t> shape, strides;
  };
  void bind() {
    for (std::size_t k = 0; k < bound_.size(); ++k) {
      bound_[k].shape = dimensions_[k].shape.data();
      bound_[k].strides = dimensions_[k].strides.data();
    }
  }
  std::vector<Dimensions> dimensions_;
  std::vector<ir::BoundArray> bound_;
  std::vector<std::uint64_t> scalars_;
};

/// The message of the UsageError that the kernel's tracing gave; empty when there was none.
template <class K>
[[nodiscard]] std::string trace_error(const K& kernel) {
  try {
    (void)kernel.traced();
  } catch (const UsageError& error) {
    return error.what();
  }
  return {};
}

/// floats(4) is 0, 1, 2, 3.
[[nodiscard]] inline std::vector<float> floats(std::size_t count, float step = 1.0f) {
  std::vector<float> values(count);
  for (std::size_t k = 0; k < count; ++k) values[k] = step * static_cast<float>(k);
  return values;
}

}  // namespace weft::test
