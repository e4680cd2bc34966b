// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/long_call.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLayout>

namespace handhold {

LongCall::LongCall(MessageBar& bar, const char* work, const QString& file)
    : bar_(bar), words_(QStringLiteral("%1 “%2”").arg(QLatin1String(work), QFileInfo(file).fileName())) {
  bar_.showMessage(Severity::Info, words_);
  QGuiApplication::setOverrideCursor(Qt::WaitCursor);
  // nothing is painted by itself until the call is over
  QWidget* window = bar_.window();
  if (window->layout()) window->layout()->activate();
  window->repaint();
}

LongCall::~LongCall() {
  QGuiApplication::restoreOverrideCursor();
  if (bar_.message() == words_) bar_.dismiss();
}

}  // namespace handhold
