// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/process/signal_watch.h"

namespace handhold {

/// SIGTERM, SIGHUP and SIGINT as a Qt signal: the system, a closed terminal or a user asks the program to
/// end. One at a time in a program.
class EndSignals : public QObject {
  Q_OBJECT

 public:
  explicit EndSignals(QObject* parent = nullptr);

 signals:
  void asked(int signal);

 private:
  SignalWatch watch_;
};

}  // namespace handhold
