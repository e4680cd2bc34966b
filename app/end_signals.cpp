// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/end_signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <csignal>

namespace handhold {

namespace {

constexpr int kSignals[] = {SIGTERM, SIGHUP, SIGINT};
int ends[2] = {-1, -1};  // of a pipe: a handler may only write

void tell(int signal) {
  const auto byte = static_cast<unsigned char>(signal);
  [[maybe_unused]] const ssize_t written = ::write(ends[1], &byte, 1);
}

}  // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
  if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return;  // then they end the program as ever
  auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this, [this] {
    unsigned char signal = 0;
    if (::read(ends[0], &signal, 1) == 1) emit asked(signal);
  });
  for (const int signal : kSignals) std::signal(signal, tell);
}

EndSignals::~EndSignals() {
  for (const int signal : kSignals) std::signal(signal, SIG_DFL);
  for (int& end : ends) {
    if (end >= 0) ::close(end);
    end = -1;
  }
}

}  // namespace handhold
