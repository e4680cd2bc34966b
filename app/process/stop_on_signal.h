// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <stop_token>
#include <thread>

#include "app/process/signal_watch.h"

namespace handhold {

/// While it lives, the first of some signals asks for a stop within 50 ms, whatever the program does then: a
/// handler may not ask itself, and searches on the way to an answer tell no progress.
class StopOnSignal {
 public:
  StopOnSignal(std::initializer_list<int> numbers, SignalWatch::Second second);

  std::stop_token token() const { return stop_.get_token(); }

 private:
  void watch(const std::stop_token& end);

  SignalWatch signals_;
  std::stop_source stop_;
  std::jthread watcher_;
};

}  // namespace handhold
