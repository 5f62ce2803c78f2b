// expect: weft: the body of fuse is a coroutine or returns something awaitable
#include <weft/device.hpp>

struct Awaitable {
  bool await_ready();
  void await_suspend(void*);
  void await_resume();
};

void test(const weft::Device& device) {
  device.fuse([&] { return Awaitable{}; });
}
