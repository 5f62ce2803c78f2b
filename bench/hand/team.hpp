// Two threads of our own, as a hand-written program would have them.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>

namespace weft::bench {

using Clock = std::chrono::steady_clock;

class Team {
 public:
  explicit Team(bool alone) : alone_(alone), other_([this] { serve(); }) {}
  ~Team() {
    {
      const std::lock_guard lock(mutex_);
      stop_ = true;
    }
    wake_.notify_one();
    other_.join();
  }
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  /// body(k) for k = 0 and 1, at once (alone: in turn).
  void run(const std::function<void(std::size_t)>& body) {
    if (alone_) {
      body(0);
      return body(1);
    }
    {
      const std::lock_guard lock(mutex_);
      body_ = &body;
    }
    wake_.notify_one();
    body(0);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return body_ == nullptr; });
  }
  /// [0, n) in two halves of whole steps.
  void halves(std::size_t n, std::size_t step, const std::function<void(std::size_t, std::size_t)>& body) {
    const std::size_t middle = n / 2 / step * step;
    run([&](std::size_t k) { k == 0 ? body(0, middle) : body(middle, n); });
  }

 private:
  void serve() {
    std::unique_lock lock(mutex_);
    for (;;) {
      wake_.wait(lock, [this] { return stop_ || body_ != nullptr; });
      if (stop_) return;
      const auto* body = body_;
      lock.unlock();
      (*body)(1);
      lock.lock();
      body_ = nullptr;
      done_.notify_one();
    }
  }

  const bool alone_;
  std::mutex mutex_;
  std::condition_variable wake_, done_;
  const std::function<void(std::size_t)>* body_ = nullptr;
  bool stop_ = false;
  std::thread other_;
};

inline double milliseconds(const std::function<void()>& body) {
  const auto start = Clock::now();
  body();
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

}  // namespace weft::bench
