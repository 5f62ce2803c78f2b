// Calls as recorded, with the runtime's side of them: which storages the buffers are, and whom to tell.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "ir/call.hpp"
#include "runtime/state.hpp"

namespace weft::runtime {

/// Plain data, reused: clear() keeps what the vectors hold, so that a repeated scope allocates next to
/// nothing.
class Recorded {
 public:
  struct Value {  ///< a call's result
    ir::BufferId buffer{};
    std::shared_ptr<detail::FutureState> future;
  };
  struct LateScalar {  ///< a scalar known when the plan starts: the result of work queued before
    ir::CallId call{};
    std::uint32_t scalar = 0;
    std::shared_ptr<detail::FutureState> future;
  };
  struct HostArray {  ///< host memory the plan's one call writes (and may read)
    ir::BufferId buffer{};
    void* host = nullptr;
    std::size_t size_bytes = 0;
  };

  struct OldContents {  ///< a buffer that shows a version of an array
    ir::BufferId buffer{};
    std::shared_ptr<Version> version;
  };

  ir::Recording ir;
  std::vector<std::shared_ptr<Storage>> storages;  ///< by BufferId; null for values
  std::vector<Value> values;                       ///< their bits lie at 8 * index in the plan's value block
  std::vector<std::int32_t> value_of;              ///< by BufferId: index into values, or -1
  std::vector<LateScalar> late_scalars;
  std::vector<HostArray> host_arrays;
  std::vector<OldContents> old_contents;

  /// The buffer of a storage; a new one where this recording has not met it.
  ir::BufferId buffer(const std::shared_ptr<Storage>& storage);
  /// The buffer of a version. It has no storage until the plan runs.
  ir::BufferId buffer(const std::shared_ptr<Version>& version);
  ir::BufferId add_value(ir::Type type, std::shared_ptr<detail::FutureState> future);
  ir::BufferId add_scratch(const std::shared_ptr<Storage>& storage);

  /// A call to fill in. It joins `ir.calls` by commit(); until then it can be forgotten.
  ir::Call& begin_call();
  ir::CallId commit_call();
  /// Forgets the calls from `first` on, with their values' futures; buffers stay.
  void drop_calls(std::size_t first);
  void clear();
  /// Puts `to` in the place of `from`; true where it was there.
  bool replace(const std::shared_ptr<Storage>& from, const std::shared_ptr<Storage>& to);

  [[nodiscard]] std::uint64_t weight_bytes() const;

 private:
  ir::BufferId add_buffer(std::shared_ptr<Storage> storage, ir::Buffer buffer);
  void rehash(std::size_t slots);

  ir::Call pending_;
  std::vector<ir::Call> spare_;  ///< emptied calls whose vectors still own memory
  std::vector<std::uint32_t>
      slots_;  ///< open addressing by storage: buffer + 1, or 0. Its size is a power of two
};

}  // namespace weft::runtime
