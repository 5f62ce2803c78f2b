// Recordings made by hand, and plans run by the interpreter.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "ir/eval.hpp"
#include "ir/text.hpp"
#include "ir/verify.hpp"
#include "plan/plan.hpp"
#include "support/kernels.hpp"
#include "support/memory.hpp"

namespace weft::testing {

/// A buffer as its whole contiguous view.
struct Made {
  ir::View view;

  /// The same elements in one dimension.
  [[nodiscard]] ir::View flat() const {
    ir::View v = view;
    v.rank = 1;
    v.shape[0] = view.size();
    v.strides[0] = 1;
    return v;
  }
  /// Elements begin, begin + step, ... of a view of one dimension.
  [[nodiscard]] ir::View part(std::int64_t begin, std::int64_t count, std::int64_t step = 1) const {
    ir::View v = flat();
    v.offset = begin;
    v.shape[0] = count;
    v.strides[0] = step;
    return v;
  }
};

class Recorder {
 public:
  ir::Recording recording;

  Made array(std::vector<std::int64_t> shape, ir::Type type = ir::Type::f32) {
    return add(std::move(shape), type, false);
  }
  Made scratch(std::vector<std::int64_t> shape, ir::Type type = ir::Type::f32) {
    return add(std::move(shape), type, true);
  }

  /// `arrays` in the order of the kernel's parameters.
  ir::CallId call(const TracedKernel& kernel, std::vector<ir::View> arrays,
                  std::vector<std::uint64_t> scalars = {}) {
    ir::Call call;
    call.kernel = kernel;
    call.arrays = std::move(arrays);
    for (std::uint64_t bits : scalars) {
      call.scalars.emplace_back();
      call.scalars.back().bits = bits;
    }
    call.file = "test.cpp";
    call.line = static_cast<std::uint32_t>(10 + recording.calls.size());
    recording.calls.push_back(std::move(call));
    return ir::CallId(static_cast<std::uint32_t>(recording.calls.size() - 1));
  }
  /// A call whose first scalar is the value of an array of rank 0 on the device.
  ir::CallId call_with_value(const TracedKernel& kernel, std::vector<ir::View> arrays,
                             const ir::View& value) {
    const ir::CallId id = call(kernel, std::move(arrays), {0});
    recording.calls.back().scalars[0].on_device = true;
    recording.calls.back().scalars[0].view = value;
    return id;
  }

 private:
  Made add(std::vector<std::int64_t> shape, ir::Type type, bool scratch) {
    Made made;
    made.view.buffer = ir::BufferId(static_cast<std::uint32_t>(recording.buffers.size()));
    made.view.type = type;
    made.view.rank = static_cast<int>(shape.size());
    std::int64_t stride = 1;
    for (std::size_t d = shape.size(); d-- > 0;) {
      made.view.shape[d] = shape[d];
      made.view.strides[d] = stride;
      stride *= shape[d];
    }
    ir::Buffer buffer;
    buffer.name = (scratch ? "t" : "x") + std::to_string(recording.buffers.size());
    buffer.size_bytes = stride * ir::size_bytes(type);
    buffer.scratch = scratch;
    buffer.identity = recording.buffers.size() + 1;
    recording.buffers.push_back(buffer);
    return made;
  }
};

/// Memory of a recording's buffers. Ordinary ones start with values from a seed.
class PlanMemory {
 public:
  PlanMemory(const ir::Recording& recording, std::uint64_t seed) : recording_(recording) {
    std::vector<ir::Type> types(recording.buffers.size(), ir::Type::f32);
    for (const ir::Call& call : recording.calls) {
      for (const ir::View& v : call.arrays) types[static_cast<std::size_t>(v.buffer)] = v.type;
    }
    Stream stream(seed);
    for (std::size_t b = 0; b < recording.buffers.size(); ++b) {
      const std::int64_t size = ir::size_bytes(types[b]);
      arrays_.emplace_back(types[b], std::vector<std::int64_t>{recording.buffers[b].size_bytes / size});
      if (!recording.buffers[b].scratch) arrays_.back().fill(stream);
    }
  }

  TestArray& operator[](const Made& made) { return arrays_[static_cast<std::size_t>(made.view.buffer)]; }

  /// Every call by itself, as it was traced.
  void run_calls() {
    for (const ir::Call& call : recording_.calls) {
      std::vector<std::uint64_t> scalars;
      for (const ir::ScalarArg& s : call.scalars) scalars.push_back(bits(s));
      run(call.kernel->kernel, call.arrays, scalars);
    }
  }

  /// The launches of a plan. Scratch without memory is not there; other scratch holds garbage unless it is
  /// cleared.
  void run_plan(const plan::Plan& plan) {
    dirty(plan);
    for (std::size_t g = 0; g < plan.groups.size(); ++g) {
      for (const plan::ScratchPlace& place : plan.scratch) {
        if (place.first_group == static_cast<int>(g) && !place.local) enter(place);
      }
      std::vector<TestArray> slots;
      for (ir::Type t : plan.groups[g].slots) slots.emplace_back(t, std::vector<std::int64_t>{});
      for (const plan::Launch& launch : plan.groups[g].launches) run_launch(plan, launch, slots);
    }
  }

  /// The first difference in memory that outlives the plan.
  [[nodiscard]] std::string difference(const PlanMemory& other) const {
    for (std::size_t b = 0; b < arrays_.size(); ++b) {
      if (recording_.buffers[b].scratch) continue;
      if (const auto d = arrays_[b].difference(other.arrays_[b]))
        return "buffer " + std::to_string(b) + ", " + *d;
    }
    return {};
  }

 private:
  void dirty(const plan::Plan& plan) {
    for (const plan::ScratchPlace& place : plan.scratch) {
      TestArray& array = arrays_[static_cast<std::size_t>(place.buffer)];
      for (std::int64_t i = 0; i < array.size(); ++i) array.set(i, 0x4b4b4b4b4b4b4b4bULL);
    }
  }
  void enter(const plan::ScratchPlace& place) {
    TestArray& array = arrays_[static_cast<std::size_t>(place.buffer)];
    for (std::int64_t i = 0; i < array.size() && place.zeroed; ++i) array.set(i, 0);
  }

  void run_launch(const plan::Plan& plan, const plan::Launch& launch, std::vector<TestArray>& slots) {
    for (const std::string& fault : ir::verify(*launch.kernel))
      ADD_FAILURE() << fault << "\n" << ir::print(*launch.kernel);
    std::vector<ir::View> views(launch.arrays.size());
    std::vector<ir::BoundArray> bound;
    for (std::size_t a = 0; a < launch.arrays.size(); ++a) {
      if (launch.slots[a] >= 0) {
        bound.push_back(slots[static_cast<std::size_t>(launch.slots[a])].bound());
        continue;
      }
      views[a] = plan::view_of(launch, a, recording_);
      for (const plan::ScratchPlace& place : plan.scratch) {
        EXPECT_FALSE(place.local && place.buffer == views[a].buffer) << "a local is bound";
      }
      bound.push_back(bind(views[a]));
    }
    std::vector<std::uint64_t> scalars;
    for (std::size_t s = 0; s < launch.scalars.size(); ++s) {
      scalars.push_back(bits(plan::scalar_of(launch, s, recording_)));
    }
    ir::eval(*launch.kernel, bound, scalars);
  }

  void run(const ir::Kernel& kernel, const std::vector<ir::View>& views,
           const std::vector<std::uint64_t>& scalars) {
    std::vector<ir::BoundArray> bound;
    for (const ir::View& v : views) bound.push_back(bind(v));
    ir::eval(kernel, bound, scalars);
  }

  ir::BoundArray bind(const ir::View& v) {
    ir::BoundArray b = arrays_[static_cast<std::size_t>(v.buffer)].bound();
    return {b.data + v.offset * ir::size_bytes(v.type), v.type, v.rank, v.shape.data(), v.strides.data()};
  }
  [[nodiscard]] std::uint64_t bits(const ir::ScalarArg& s) const {
    return s.on_device ? arrays_[static_cast<std::size_t>(s.view.buffer)].at(s.view.offset) : s.bits;
  }

  const ir::Recording& recording_;
  std::vector<TestArray> arrays_;
};

/// Plans, and holds the plan to P1: the same bits as the calls one after another.
[[nodiscard]] inline plan::Plan plan_and_run(const Recorder& recorder, const plan::Options& options = {},
                                             const plan::Limits& limits = {}) {
  const plan::Plan plan = plan::make_plan(recorder.recording, limits, options);
  PlanMemory fused(recorder.recording, 1);
  PlanMemory apart = fused;
  apart.run_calls();
  fused.run_plan(plan);
  std::string kernels;
  for (const plan::Group& g : plan.groups) {
    for (const plan::Launch& l : g.launches) kernels += ir::print(*l.kernel) + "\n";
  }
  EXPECT_EQ(fused.difference(apart), "") << plan::print(plan, recorder.recording, limits) << kernels;
  return plan;
}

/// The sentence of a plan's group; empty where it has none or there is no such group.
[[nodiscard]] inline std::string sentence(const plan::Plan& plan, std::size_t group, const Recorder& recorder,
                                          const plan::Limits& limits = {}) {
  return group < plan.groups.size() ? plan::why(plan.groups[group].why, recorder.recording, limits) : "";
}

}  // namespace weft::testing
