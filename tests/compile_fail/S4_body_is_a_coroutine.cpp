// expect: weft: the body of fuse is a coroutine
#include <weft/device.hpp>

#include <coroutine>

struct Task {
  struct promise_type {
    Task get_return_object() { return {}; }
    std::suspend_never initial_suspend() { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
};

void test(const weft::Device& device) {
  device.fuse([&](weft::Scope&) -> Task { co_return; });
}
