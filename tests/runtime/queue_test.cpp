#include "runtime/queue.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <vector>

namespace weft::runtime {
namespace {

using namespace std::chrono_literals;

// Appends its number to a log that only the thread with the token writes.
struct Note final : Item {
  std::vector<int>* log = nullptr;
  int number = 0;
  std::atomic<std::uint64_t> ticket{Queue::not_queued};
  std::atomic<int> released{0};
  std::thread::id ran_on;
  std::chrono::milliseconds takes{0};

  void queued(std::uint64_t t) noexcept override { ticket = t; }
  void run() noexcept override {
    if (takes.count() > 0) std::this_thread::sleep_for(takes);
    log->push_back(number);
    ran_on = std::this_thread::get_id();
  }
  void release() noexcept override { ++released; }
};

std::vector<Note> notes(std::size_t count, std::vector<int>& log) {
  std::vector<Note> result(count);
  for (std::size_t k = 0; k < count; ++k) {
    result[k].log = &log;
    result[k].number = static_cast<int>(k);
  }
  return result;
}

TEST(Queue, a_waiting_thread_runs_items_up_to_its_own_and_no_further) {
  std::vector<int> log;
  Queue queue(1h);  // the background thread leaves small items alone
  std::vector<Note> items = notes(3, log);
  for (Note& item : items) queue.submit(item);
  queue.help(items[1].ticket);
  EXPECT_EQ(log, (std::vector<int>{0, 1}));
  EXPECT_EQ(items[1].ran_on, std::this_thread::get_id());
  EXPECT_EQ(queue.done(), items[1].ticket);
  queue.help(items[2].ticket);
  EXPECT_EQ(log.back(), 2);
}

TEST(Queue, large_items_run_in_the_background_at_once) {
  std::vector<int> log;
  Queue queue(1h);
  std::vector<Note> items = notes(1, log);
  items[0].weight_bytes = 1u << 30;
  queue.submit(items[0]);
  const auto deadline = std::chrono::steady_clock::now() + 20s;
  while (queue.done() < items[0].ticket && std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(1ms);
  EXPECT_EQ(queue.done(), items[0].ticket);
}

TEST(Queue, items_nobody_waits_for_run_in_the_background) {
  std::vector<int> log;
  Queue queue;
  std::vector<Note> items = notes(2, log);
  queue.submit(items[0]);
  queue.submit(items[1]);
  const auto deadline = std::chrono::steady_clock::now() + 20s;
  while (queue.done() < items[1].ticket && std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(1ms);
  EXPECT_EQ(queue.done(), items[1].ticket);
  EXPECT_NE(items[0].ran_on, std::this_thread::get_id());
}

TEST(Queue, it_wakes_again_after_a_long_rest) {
  std::vector<int> log;
  Queue queue;
  std::vector<Note> items = notes(2, log);
  queue.submit(items[0]);
  queue.help(items[0].ticket);
  std::this_thread::sleep_for(200ms);  // longer than the background thread keeps looking
  queue.submit(items[1]);
  const auto deadline = std::chrono::steady_clock::now() + 20s;
  while (queue.done() < items[1].ticket && std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(1ms);
  EXPECT_EQ(queue.done(), items[1].ticket);
}

TEST(Queue, run_now_only_where_nothing_waits) {
  std::vector<int> log;
  Queue queue;
  std::vector<Note> items = notes(2, log);
  EXPECT_TRUE(queue.run_now(items[0]));
  EXPECT_EQ(log, std::vector<int>{0});
  Note slow;
  slow.log = &log;
  slow.number = 9;
  slow.takes = 50ms;
  slow.weight_bytes = 1u << 30;
  queue.submit(slow);
  EXPECT_FALSE(queue.run_now(items[1]));
  queue.help(slow.ticket);
  EXPECT_EQ(log, (std::vector<int>{0, 9}));
}

TEST(Queue, closing_runs_what_is_left) {
  std::vector<int> log;
  std::vector<Note> items = notes(100, log);
  {
    Queue queue;
    for (Note& item : items) queue.submit(item);
    queue.close();
    EXPECT_EQ(log.size(), 100u);
    Note late;
    late.log = &log;
    queue.submit(late);
    EXPECT_EQ(late.ran_on, std::this_thread::get_id());
  }
  EXPECT_EQ(log.size(), 101u);
}

TEST(Queue, many_threads_keep_one_order) {
  constexpr int threads = 4, each = 300;
  std::vector<int> log;
  std::vector<std::vector<Note>> items(threads);
  for (auto& list : items) list = notes(each, log);
  {
    Queue queue;
    std::vector<std::thread> workers;
    for (int t = 0; t < threads; ++t) {
      workers.emplace_back([&, t] {
        for (int k = 0; k < each; ++k) {
          Note& item = items[static_cast<std::size_t>(t)][static_cast<std::size_t>(k)];
          item.number = t * each + k;
          queue.submit(item);
          if (k % 7 == t) queue.help(item.ticket);
        }
      });
    }
    for (std::thread& worker : workers) worker.join();
  }
  ASSERT_EQ(log.size(), static_cast<std::size_t>(threads * each));
  std::vector<int> next(threads, 0);
  for (const int number : log) EXPECT_EQ(number % each, next[static_cast<std::size_t>(number / each)]++);
  for (const auto& list : items) {
    for (const Note& item : list) EXPECT_EQ(item.released, 1);
  }
}

TEST(Queue, a_ticket_given_later_is_waited_for) {
  std::vector<int> log;
  Queue queue;
  std::atomic<std::uint64_t> ticket{Queue::not_queued};
  std::thread giver([&] {
    std::this_thread::sleep_for(10ms);
    queue.settle(ticket);
  });
  queue.await_queued(ticket);
  queue.help(ticket);
  giver.join();
  EXPECT_EQ(ticket, Queue::settled);
}

}  // namespace
}  // namespace weft::runtime
