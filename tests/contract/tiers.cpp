// What happens where a kernel cannot be built: S8, F10, T1. The tier of these tests interprets, as the
// reference does, but joins calls and refuses kernels by their names.
#include <algorithm>

#include "contract/kernels.hpp"
#include "runtime/device_state.hpp"

namespace weft::testing {
namespace {

std::unique_ptr<backend::Backend> make_reference(const backend::Services& services) {
  for (const backend::Row& row : backend::registry()) {
    if (std::string_view(row.tier) == "reference") return row.make(services);
  }
  throw DeviceError("no reference tier");
}

class Picky final : public backend::Backend {
 public:
  using Refuses = bool (*)(const ir::Kernel&);
  Picky(std::unique_ptr<Backend> inner, const char* tier, Refuses refuses)
      : inner_(std::move(inner)), refuses_(refuses) {
    limits_ = inner_->limits();
    limits_.tier = tier;
    limits_.fuses = true;
  }
  const plan::Limits& limits() const override { return limits_; }
  std::string device_name() const override { return limits_.tier; }
  std::unique_ptr<backend::Memory> allocate(std::size_t size_bytes) override {
    if (size_bytes > 1 << 20) throw DeviceError("a megabyte is all there is");
    return inner_->allocate(size_bytes);
  }
  void zero(backend::Memory& memory, std::size_t offset_bytes, std::size_t size_bytes) override {
    inner_->zero(memory, offset_bytes, size_bytes);
  }
  std::shared_ptr<backend::Executable> build(const ir::Kernel& kernel,
                                             const std::vector<plan::Layout>& layouts,
                                             const std::string& key) override {
    if (refuses_(kernel)) throw CompileError("too clever for me\nsecond line", "the code");
    return inner_->build(kernel, layouts, key);
  }
  backend::LaunchStats launch(backend::Executable& executable, const backend::LaunchArgs& args) override {
    return inner_->launch(executable, args);
  }
  Counters counters() const override { return inner_->counters(); }

 private:
  std::unique_ptr<Backend> inner_;
  Refuses refuses_;
  plan::Limits limits_;
};

std::size_t stores(const ir::Kernel& kernel) {
  return static_cast<std::size_t>(std::ranges::count(kernel.nodes, ir::Inst::store, &ir::Node::inst));
}

std::unique_ptr<backend::Backend> refuses_fused(const backend::Services& services) {
  return std::make_unique<Picky>(make_reference(services), "picky",
                                 [](const ir::Kernel& k) { return stores(k) > 1; });
}
std::unique_ptr<backend::Backend> refuses_add(const backend::Services& services) {
  return std::make_unique<Picky>(make_reference(services), "picky", [](const ir::Kernel& k) {
    return std::ranges::any_of(
        k.nodes, [](const ir::Node& n) { return n.inst == ir::Inst::op && n.op == ir::Op::add; });
  });
}
std::unique_ptr<backend::Backend> refuses_all(const backend::Services& services) {
  return std::make_unique<Picky>(make_reference(services), "picky", [](const ir::Kernel&) { return true; });
}
std::unique_ptr<backend::Backend> absent(const backend::Services&) { throw DeviceError("no such chip"); }

// `rows` outlives the device.
Device device_of(const std::vector<backend::Row>& rows) {
  DeviceOptions options;
  for (const backend::Row& row : rows) options.tiers.emplace_back(row.tier);
  return Device(std::make_shared<detail::DeviceState>(options, rows));
}

const std::vector<backend::Row> fused_refused{{"picky", refuses_fused}, {"reference", make_reference}};
const std::vector<backend::Row> add_refused{{"picky", refuses_add}, {"reference", make_reference}};
const std::vector<backend::Row> all_refused{{"picky", refuses_all}};
const std::vector<backend::Row> first_absent{{"chip", absent}, {"reference", make_reference}};
const std::vector<backend::Row> only_absent{{"chip", absent}};

TEST_F(Contract, F10_a_group_that_cannot_be_built_runs_its_calls_apart) {
  const Device picky = device_of(fused_refused);
  const Array<float> a = picky.array<float>(500, data), b = picky.array<float>(500),
                     c = picky.array<float>(500);
  const Report report = picky
                            .fuse([&](Scope& s) {
                              const auto t = s.scratch(500);
                              scale(a, 2.0f, t);
                              add(t, a, b);
                              scale(b, 0.5f, c);
                            })
                            .get();
  EXPECT_EQ(report.launches, 3);
  EXPECT_EQ(report.tier, "picky");
  EXPECT_EQ(report.groups.at(1).why.value_or("").find("scale and add run as two launches because"), 0u);
  EXPECT_NE(report.groups.at(1).why.value_or("").find("too clever for me"), std::string::npos);
  EXPECT_EQ(report.groups.at(1).why.value_or("").find("second line"), std::string::npos);
  EXPECT_EQ(c.read().get()[3], 0.5f * (2.0f * data[3] + data[3]));
}

TEST_F(Contract, S8_a_call_that_a_tier_cannot_build_runs_on_the_next) {
  const Device picky = device_of(add_refused);
  const Array<float> a = picky.array<float>(500, data), b = picky.array<float>(500),
                     c = picky.array<float>(500);
  const Report report = picky
                            .fuse([&](Scope& s) {
                              const auto t = s.scratch(500);
                              scale(a, 2.0f, t);
                              add(t, a, b);
                              scale(b, 0.5f, c);
                            })
                            .get();
  ASSERT_EQ(report.groups.size(), 3u);
  EXPECT_EQ(report.tier, "picky") << "the best tier any call ran on";
  EXPECT_EQ(report.groups[1].tier, "reference");
  EXPECT_EQ(report.groups[1].why.value_or(""), "add runs on reference, picky refused it: too clever for me");
  EXPECT_EQ(report.groups[2].tier, "picky");
  EXPECT_EQ(report.groups[2].why.value_or(""), "scale runs apart from add, which runs on reference");
  EXPECT_EQ(c.read().get()[3], 0.5f * (2.0f * data[3] + data[3]));
}

TEST_F(Contract, F8_a_call_on_a_lower_tier_stands_apart) {
  const Device picky = device_of(add_refused);
  const Array<float> a = picky.array<float>(500, data), b = picky.array<float>(500);
  const Report report = picky
                            .fuse([&] {
                              scale(a, 2.0f, b);
                              increment(b);
                              scale(b, 2.0f, a);
                            })
                            .get();
  ASSERT_EQ(report.groups.size(), 3u);
  EXPECT_EQ(report.groups[1].calls, std::vector<std::string>{"increment"});
  EXPECT_FALSE(report.groups[1].fused);
  EXPECT_EQ(report.groups[1].tier, "reference");
  EXPECT_EQ(report.groups[1].why.value_or(""),
            "increment runs on reference, picky refused it: too clever for me");
  EXPECT_EQ(report.groups[2].tier, "picky");
}

/// All tiers of today are host tiers, whose plans have nothing to submit: what is left of the rule is the
/// order.
TEST_F(Contract, T2_a_call_on_a_lower_tier_sees_what_the_plan_did_before_it) {
  const Device picky = device_of(add_refused);
  const Array<float> a = picky.array<float>(500, data), b = picky.array<float>(500);
  const Report report = picky
                            .fuse([&](Scope& s) {
                              const auto t = s.scratch(500);
                              scale(a, 2.0f, t);
                              increment(t);
                              scale(t, 0.5f, b);
                            })
                            .get();
  EXPECT_EQ(report.submissions, 1);
  const std::vector<float> result = b.read().get();
  for (std::size_t i = 0; i < 500; ++i) EXPECT_EQ(result[i], 0.5f * (2.0f * data[i] + 1.0f));
}

/// Nothing is emulated yet, so a device has one flavour of each kernel.
TEST_F(Contract, T3_a_kernel_is_built_once) {
  const Array<float> longer = device.array<float>(700), other = device.array<float>(700);
  scale(x, 2.0f, y).get();
  const std::int64_t built = device.counters().kernels_built;
  scale(y, 3.0f, z);
  scale(longer, 3.0f, other);
  device.fuse([&] { scale(x, 0.5f, y); }).get();
  EXPECT_EQ(built, 1);
  EXPECT_EQ(device.counters().kernels_built, built);
}

TEST_F(Contract, S8_when_no_tier_can_every_future_and_array_gets_the_error) {
  const Device picky = device_of(all_refused);
  const Array<float> a = picky.array<float>(500, data), b = picky.array<float>(500);
  Future<float> sum;
  const Future<Report> done = picky.fuse([&] {
    scale(a, 2.0f, b);
    sum = total(b);
  });
  const std::string text = message<CompileError>([&] { done.get(); });
  EXPECT_NE(text.find("scale: no tier of the device can run it (picky: too clever for me)"),
            std::string::npos)
      << text;
  EXPECT_EQ(message<CompileError>([&] { (void)sum.get(); }), text);
  EXPECT_EQ(message<CompileError>([&] { (void)b.read().get(); }), text);
  EXPECT_EQ(a.read().get(), data);
  b.write(data);
  EXPECT_EQ(b.read().get(), data);
}

TEST_F(Contract, M4_scratch_that_does_not_fit_fails_the_plan_and_names_a_call) {
  const Device poor = device_of(fused_refused);
  const Array<float> a = poor.array<float>(500, data), b = poor.array<float>(500);
  const Array<std::int32_t> at = poor.array<std::int32_t>(500);
  const Future<Report> done = poor.fuse([&](Scope& s) {
    const auto t = s.scratch(1 << 20);
    fill(1.0f, t);
    increment(t);  // two writers: not one that could be computed again
    gather(t, at, b);
  });
  const std::string text = message<DeviceError>([&] { done.get(); });
  EXPECT_EQ(text.rfind("fill (tiers.cpp:", 0), 0u) << text;
  EXPECT_NE(text.find("a megabyte is all there is"), std::string::npos) << text;
  EXPECT_EQ(message<DeviceError>([&] { (void)b.read().get(); }), text);
  EXPECT_THROW((void)poor.array<float>(1 << 20), DeviceError);
  scale(a, 2.0f, b);
  EXPECT_EQ(b.read().get()[3], 2.0f * data[3]);
}

TEST_F(Contract, T1_a_tier_that_cannot_be_loaded_is_passed_over) {
  const Device device_without = device_of(first_absent);
  EXPECT_EQ(device_without.tiers(), std::vector<std::string>{"reference"});
  EXPECT_NE(message<DeviceError>([] { (void)device_of(only_absent); }).find("chip: no such chip"),
            std::string::npos);
}

TEST_F(Contract, T1_a_setting_that_a_tier_does_not_allow_is_told_by_no_lower_tier) {
  const backend::Row strict{"strict", [](const backend::Services&) -> std::unique_ptr<backend::Backend> {
                              throw UsageError("WEFT_CPU=abacus: this machine has none");
                            }};
  const std::vector<backend::Row> rows{strict, {"reference", make_reference}};
  for (int k = 0; k < 2; ++k) {
    EXPECT_EQ(message<UsageError>([&] { (void)device_of(rows); }), "WEFT_CPU=abacus: this machine has none");
  }
}

}  // namespace
}  // namespace weft::testing
