#include "backend/reference/device.hpp"

#include <atomic>
#include <cstring>

#include "backend/host_memory.hpp"
#include "ir/eval.hpp"
#include "support/float_state.hpp"

namespace weft::backend::reference {
namespace {

class Interpreted final : public Executable {
 public:
  explicit Interpreted(const ir::Kernel& kernel) : kernel_(kernel), traffic_(find_traffic(kernel)) {}
  [[nodiscard]] std::string_view schedule() const override { return "interpreted"; }

  LaunchStats run(const LaunchArgs& args) const {
    std::vector<ir::BoundArray> bound;
    bound.reserve(args.arrays.size());
    for (std::size_t a = 0; a < args.arrays.size(); ++a) {
      const ArrayArg& array = args.arrays[a];
      bound.push_back({data(array), kernel_.arrays[a].type, kernel_.arrays[a].rank, array.shape.data(),
                       array.strides.data()});
    }
    const support::FloatState state;
    ir::eval(kernel_, bound, args.scalars);
    return count_bytes(kernel_, traffic_, args.arrays);
  }

 private:
  ir::Kernel kernel_;
  Traffic traffic_;
};

plan::Limits reference_limits() {
  plan::Limits limits;
  limits.tier = "reference";
  limits.fuses = false;
  limits.parallel_width = 1;
  return limits;
}

class ReferenceBackend final : public Backend {
 public:
  const plan::Limits& limits() const override { return limits_; }
  std::string device_name() const override { return "interpreter"; }
  std::unique_ptr<Memory> allocate(std::size_t size_bytes) override { return allocate_host(size_bytes); }
  void zero(Memory& memory, std::size_t offset_bytes, std::size_t size_bytes) override {
    std::memset(memory.host() + offset_bytes, 0, size_bytes);
  }
  std::shared_ptr<Executable> build(const ir::Kernel& kernel, const std::vector<plan::Layout>&,
                                    const std::string&) override {
    return std::make_shared<Interpreted>(kernel);
  }
  LaunchStats launch(Executable& executable, const LaunchArgs& args) override {
    ++launches_;
    return static_cast<Interpreted&>(executable).run(args);
  }
  Counters counters() const override { return {.launches = launches_}; }

 private:
  plan::Limits limits_ = reference_limits();
  std::atomic<std::int64_t> launches_{0};
};

}  // namespace

std::unique_ptr<Backend> make(const Services&) { return std::make_unique<ReferenceBackend>(); }

}  // namespace weft::backend::reference
