// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace handhold {

/// How many threads share the work and who may end it early.
struct Workforce {
  int threads = 1;
  std::stop_token stop;
};

/// Calls work(begin, end) for pieces of [0, count) until all are done or a stop is asked for.
/// Which thread does which piece is open; results must not depend on it. What one throws ends all and is
/// thrown here.
template <class Work>
void forRanges(std::size_t count, std::size_t piece, const Workforce& force, const Work& work) {
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::exception_ptr problem;  // guarded by mutex
  const auto labour = [&] {
    try {
      for (std::size_t begin = next.fetch_add(piece); begin < count; begin = next.fetch_add(piece)) {
        if (force.stop.stop_requested()) return;
        work(begin, std::min(begin + piece, count));
      }
    } catch (...) {
      next = count;
      const std::scoped_lock lock(mutex);
      problem = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < force.threads; ++i) others.emplace_back(labour);
    labour();
  }
  if (problem) std::rethrow_exception(problem);
}

}  // namespace handhold
