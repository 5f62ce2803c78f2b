// Plain threads that share a counter: instrumented like all our code, for runs under ThreadSanitizer.
#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "backend/backend.hpp"

namespace weft::backend {
namespace {

class ThreadExecutor final : public Executor {
 public:
  explicit ThreadExecutor(int max_threads) {
    const int all = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const int wanted = max_threads > 0 ? max_threads : all;
    for (int k = 1; k < wanted; ++k) threads_.emplace_back([this] { serve(); });
  }
  ~ThreadExecutor() override {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }
  ThreadExecutor(const ThreadExecutor&) = delete;
  ThreadExecutor& operator=(const ThreadExecutor&) = delete;

  void parallel_for(std::int64_t count, std::int64_t grain,
                    const std::function<void(std::int64_t, std::int64_t)>& body) override {
    if (count <= 0) return;
    if (count <= grain || threads_.empty()) return body(0, count);
    const std::lock_guard one_at_a_time(submitting_);
    std::unique_lock lock(mutex_);
    body_ = &body;
    next_ = 0;
    count_ = count;
    piece_ = std::max(grain, count / (4 * workers()));
    ++round_;
    wake_.notify_all();
    take_pieces(lock);
    done_.wait(lock, [this] { return busy_ == 0; });
    body_ = nullptr;
  }
  int workers() const override { return static_cast<int>(threads_.size()) + 1; }

 private:
  void serve() {
    std::unique_lock lock(mutex_);
    for (std::uint64_t seen = 0;;) {
      wake_.wait(lock, [&] { return stopping_ || (round_ != seen && body_ != nullptr); });
      if (stopping_) return;
      seen = round_;
      take_pieces(lock);
      if (busy_ == 0) done_.notify_all();
    }
  }

  /// Runs pieces until none is left. The lock is held between them.
  void take_pieces(std::unique_lock<std::mutex>& lock) {
    while (body_ != nullptr && next_ < count_) {
      const std::int64_t begin = next_, end = std::min(count_, begin + piece_);
      const auto& body = *body_;
      next_ = end;
      ++busy_;
      lock.unlock();
      body(begin, end);
      lock.lock();
      --busy_;
    }
  }

  std::vector<std::thread> threads_;
  std::mutex submitting_, mutex_;
  std::condition_variable wake_, done_;
  const std::function<void(std::int64_t, std::int64_t)>* body_ = nullptr;
  std::int64_t next_ = 0, count_ = 0, piece_ = 1;
  int busy_ = 0;
  std::uint64_t round_ = 0;
  bool stopping_ = false;
};

}  // namespace

std::unique_ptr<Executor> make_thread_executor(int max_threads) {
  return std::make_unique<ThreadExecutor>(max_threads);
}

}  // namespace weft::backend
