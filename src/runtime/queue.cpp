#include "runtime/queue.hpp"

#include <limits>

namespace weft::runtime {
namespace {

// Work that touches this much takes long beside waking a thread (about 10 us, 44 us at worst).
constexpr std::uint64_t large_bytes = 4u << 20;
// Without new items for this many looks, it sleeps until it is told.
constexpr int looks_before_sleep = 50;

}  // namespace

Queue::~Queue() { close(); }

void Queue::push(Item& item) {
  item.ticket_ = ++last_ticket_;
  item.next_ = nullptr;
  item.queued(item.ticket_);
  *end_ = &item;
  end_ = &item.next_;
  waiting_bytes_ += item.weight_bytes;
  if (waiters_ > 0) waiters_changed_.notify_all();
}

void Queue::submit(Item& item) {
  std::unique_lock lock(mutex_);
  push(item);
  if (closed_) {
    const std::uint64_t ticket = last_ticket_;
    lock.unlock();
    help(ticket);
    return;
  }
  wake_worker();
}

void Queue::wake_worker() {
  if (!worker_.joinable()) worker_ = std::thread([this] { work(); });
  const bool large = waiting_bytes_ >= large_bytes && !token_taken_;
  if (!large && !asleep_) return;
  urgent_ = urgent_ || large;
  asleep_ = false;
  worker_changed_.notify_one();
}

bool Queue::run_now(Item& item) {
  std::unique_lock lock(mutex_);
  if (token_taken_ || first_ != nullptr) return false;
  push(item);
  run_items(lock, last_ticket_);
  return true;
}

void Queue::run_items(std::unique_lock<std::mutex>& lock, std::uint64_t up_to) {
  token_taken_ = true;
  while (first_ != nullptr && first_->ticket_ <= up_to) {
    Item& item = *first_;
    const std::uint64_t ticket = item.ticket_;
    first_ = item.next_;
    if (first_ == nullptr) end_ = &first_;
    waiting_bytes_ -= item.weight_bytes;
    lock.unlock();
    item.run();
    item.release();
    lock.lock();
    done_.store(ticket, std::memory_order_release);
    if (waiters_ > 0) waiters_changed_.notify_all();
  }
  token_taken_ = false;
  // A waiter may have gone to sleep because the token was taken; its own item may still stand in the queue.
  if (waiters_ > 0 && first_ != nullptr) waiters_changed_.notify_all();
}

void Queue::help(std::uint64_t ticket) {
  if (done() >= ticket) return;
  std::unique_lock lock(mutex_);
  while (done() < ticket) {
    if (!token_taken_ && first_ != nullptr) {
      run_items(lock, ticket);
    } else {
      ++waiters_;
      waiters_changed_.wait(lock);
      --waiters_;
    }
  }
}

void Queue::await_queued(const std::atomic<std::uint64_t>& ticket) {
  std::unique_lock lock(mutex_);
  ++waiters_;
  waiters_changed_.wait(lock, [&] { return ticket.load() != not_queued; });
  --waiters_;
}

void Queue::settle(std::atomic<std::uint64_t>& ticket) {
  const std::lock_guard lock(mutex_);
  ticket.store(settled);
  if (waiters_ > 0) waiters_changed_.notify_all();
}

std::uint64_t Queue::last() const {
  const std::lock_guard lock(mutex_);
  return last_ticket_;
}

void Queue::work() {
  std::unique_lock lock(mutex_);
  std::uint64_t seen = not_queued;
  int idle_looks = 0;
  while (!closed_) {
    if (first_ != nullptr && !token_taken_ && (urgent_ || first_->ticket_ == seen)) {
      urgent_ = false;
      run_items(lock, std::numeric_limits<std::uint64_t>::max());
      continue;
    }
    urgent_ = false;  // another thread is at work, or nothing is left
    const std::uint64_t waiting = first_ != nullptr ? first_->ticket_ : not_queued;
    idle_looks = waiting == not_queued && seen == not_queued ? idle_looks + 1 : 0;
    seen = waiting;
    if (idle_looks < looks_before_sleep) {
      worker_changed_.wait_for(lock, tick_, [&] { return closed_ || urgent_; });
    } else {
      asleep_ = true;
      worker_changed_.wait(lock, [&] { return closed_ || !asleep_; });
      idle_looks = 0;
    }
  }
}

void Queue::close() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    worker_changed_.notify_all();
  }
  if (worker_.joinable()) worker_.join();
  help(last());
}

}  // namespace weft::runtime
