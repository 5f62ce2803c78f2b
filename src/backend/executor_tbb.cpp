#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include "backend/backend.hpp"

namespace weft::backend {
namespace {

class TbbExecutor final : public Executor {
 public:
  explicit TbbExecutor(int max_threads)
      : arena_(max_threads > 0 ? max_threads : tbb::task_arena::automatic),
        workers_(arena_.max_concurrency()) {}

  void parallel_for(std::int64_t count, std::int64_t grain,
                    const std::function<void(std::int64_t, std::int64_t)>& body) override {
    if (count <= 0) return;
    if (count <= grain || workers_ == 1) return body(0, count);
    arena_.execute([&] {
      // Isolated: a thread that waits here must not start unrelated work of the caller's program.
      tbb::this_task_arena::isolate([&] {
        tbb::parallel_for(
            tbb::blocked_range<std::int64_t>(0, count, static_cast<std::size_t>(grain)),
            [&](const tbb::blocked_range<std::int64_t>& piece) { body(piece.begin(), piece.end()); });
      });
    });
  }
  int workers() const override { return workers_; }

 private:
  tbb::task_arena arena_;
  int workers_;
};

}  // namespace

std::unique_ptr<Executor> make_tbb_executor(int max_threads) {
  return std::make_unique<TbbExecutor>(max_threads);
}

}  // namespace weft::backend
