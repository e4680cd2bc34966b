// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/stop_on_signal.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace handhold {

namespace {

constexpr std::chrono::milliseconds kInterval{50};

}  // namespace

StopOnSignal::StopOnSignal(std::initializer_list<int> numbers, SignalWatch::Second second)
    : signals_(numbers, second), watcher_([this](const std::stop_token& end) { watch(end); }) {}

void StopOnSignal::watch(const std::stop_token& end) {
  std::mutex mutex;
  std::condition_variable_any ended;
  std::unique_lock lock(mutex);
  while (SignalWatch::asked() == 0)
    if (ended.wait_for(lock, end, kInterval, [&end] { return end.stop_requested(); })) return;
  stop_.request_stop();
}

}  // namespace handhold
