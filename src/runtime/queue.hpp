// A device's in-order queue. Whoever holds the *token* runs items; one thread at a time does.
//
// A thread that waits takes the token when it is free and runs items up to the one it waits for, and no
// further: small work so runs on the thread that wants it, without waking another. A background thread takes
// what is large, and what nobody has waited for after a while.
//
// Tickets number the items in order. `done()` is the last ticket that has run; a ticket at or below it needs
// no lock.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

namespace weft::runtime {

/// A piece of queued work. Its own errors are its own business: run() delivers them to its futures.
class Item {
 public:
  virtual ~Item() = default;
  /// Called with the item's ticket just before it becomes visible to the threads that run items.
  virtual void queued(std::uint64_t ticket) noexcept = 0;
  virtual void run() noexcept = 0;
  /// Called last, after run() and before waiters are told: gives up whatever the item holds.
  virtual void release() noexcept = 0;

  std::uint64_t weight_bytes = 0;  ///< how much memory running it touches: decides who should run it

 private:
  friend class Queue;
  Item* next_ = nullptr;
  std::uint64_t ticket_ = 0;
};

class Queue {
 public:
  static constexpr std::uint64_t not_queued = 0;
  static constexpr std::uint64_t settled = 1;  ///< the ticket of what never needed the queue

  /// The background thread looks every `tick` while items come in, and takes an item it has seen waiting
  /// before.
  explicit Queue(std::chrono::milliseconds tick = std::chrono::milliseconds(2)) : tick_(tick) {}
  ~Queue();
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;

  void submit(Item& item);
  /// Runs the item on this thread and returns true where nothing is queued or running; else leaves it alone.
  [[nodiscard]] bool run_now(Item& item);
  /// Returns when `ticket` is done, running items on the way where no other thread does.
  void help(std::uint64_t ticket);
  /// Returns when another thread has given `ticket` a value (that of a recorded call whose scope is still
  /// open).
  void await_queued(const std::atomic<std::uint64_t>& ticket);
  /// Sets such a ticket outside the queue and tells the threads that wait for it.
  void settle(std::atomic<std::uint64_t>& ticket);

  [[nodiscard]] std::uint64_t done() const noexcept { return done_.load(std::memory_order_acquire); }
  [[nodiscard]] std::uint64_t last() const;
  /// Runs what is queued and ends the background thread. Later items run on the thread that submits them.
  void close();

 private:
  void push(Item& item);
  void run_items(std::unique_lock<std::mutex>& lock, std::uint64_t up_to);
  void work();
  void wake_worker();

  const std::chrono::milliseconds tick_;
  mutable std::mutex mutex_;
  std::condition_variable waiters_changed_, worker_changed_;
  Item* first_ = nullptr;
  Item** end_ = &first_;
  std::uint64_t last_ticket_ = settled;
  std::atomic<std::uint64_t> done_{settled};
  std::uint64_t waiting_bytes_ = 0;
  int waiters_ = 0;
  bool token_taken_ = false;
  bool urgent_ = false;  ///< the background thread should start at once
  bool asleep_ = true;   ///< the background thread looks only when told
  bool closed_ = false;
  std::thread worker_;
};

}  // namespace weft::runtime
