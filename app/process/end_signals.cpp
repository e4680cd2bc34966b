// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/end_signals.h"

#include <unistd.h>

#include <QSocketNotifier>
#include <csignal>

namespace handhold {

EndSignals::EndSignals(QObject* parent)
    : QObject(parent), watch_({SIGTERM, SIGHUP, SIGINT}, SignalWatch::Second::Noted) {
  auto* notifier = new QSocketNotifier(SignalWatch::descriptor(), QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this, [this] {
    unsigned char signal = 0;
    if (::read(SignalWatch::descriptor(), &signal, 1) == 1) emit asked(signal);
  });
}

}  // namespace handhold
