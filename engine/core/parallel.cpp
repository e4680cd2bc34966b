// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

namespace handhold {

namespace {

/// More would only take them from other work of a desktop.
constexpr int kMostThreads = 4;

std::atomic<int> threadsAtMost = kMostThreads;

}  // namespace

void limitThreads(int most) { threadsAtMost = std::clamp(most, 1, kMostThreads); }

void inParallel(int count, const std::function<void(int index)>& work) {
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const int threads = std::min({count, cores, threadsAtMost.load()});
  std::vector<std::exception_ptr> failures(std::max(count, 0));
  const auto share = [&](int first) {
    for (int k = first; k < count; k += threads) try {
        work(k);
      } catch (...) {
        failures[k] = std::current_exception();
      }
  };
  {
    std::vector<std::jthread> others;
    for (int t = 1; t < threads; ++t) others.emplace_back(share, t);
    if (threads > 0) share(0);
  }
  for (const std::exception_ptr& failure : failures)
    if (failure) std::rethrow_exception(failure);
}

}  // namespace handhold
