// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/guarded_application.h"

namespace handhold {

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
  try {
    return QApplication::notify(receiver, event);
  } catch (const std::exception& problem) {
    if (!witness_) throw;
    witness_(problem);
    return false;
  }
}

}  // namespace handhold
