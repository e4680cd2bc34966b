// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace handhold::sample {

/// Plots need no display: before QApplication exists, offscreen is chosen unless the caller chose a platform.
inline const bool kOffscreen = [] {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  return true;
}();

}  // namespace handhold::sample
