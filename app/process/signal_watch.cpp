// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/signal_watch.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdlib>

namespace handhold {

namespace {

std::atomic<int> wanted = 0;
std::atomic<bool> secondEnds = false;
int ends[2] = {-1, -1};  // of a pipe: a handler may only write

void note(int signal) {
  wanted = signal;
  const auto byte = static_cast<unsigned char>(signal);
  [[maybe_unused]] const ssize_t written = ::write(ends[1], &byte, 1);
  if (secondEnds) std::signal(signal, SIG_DFL);
}

}  // namespace

SignalWatch::SignalWatch(std::initializer_list<int> numbers, Second second) : numbers_(numbers) {
  wanted = 0;
  secondEnds = second == Second::Ends;
  if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) ends[0] = ends[1] = -1;
  for (const int signal : numbers_) std::signal(signal, note);
}

SignalWatch::~SignalWatch() {
  for (const int signal : numbers_) std::signal(signal, SIG_DFL);
  for (int& end : ends) {
    if (end >= 0) ::close(end);
    end = -1;
  }
}

int SignalWatch::asked() { return wanted; }

int SignalWatch::descriptor() { return ends[0]; }

void SignalWatch::endAsAsked() {
  std::signal(wanted, SIG_DFL);
  std::raise(wanted);
  std::abort();
}

}  // namespace handhold
