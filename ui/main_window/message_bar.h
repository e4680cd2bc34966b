// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include "ui/document/document.h"

namespace handhold {

/// A sentence in place of a message box: what went wrong or well, until it is closed or replaced.
class MessageBar : public QWidget {
  Q_OBJECT

 public:
  explicit MessageBar(QWidget* parent = nullptr);

  void showMessage(Severity severity, const QString& sentence);
  /// What the message speaks of may be mended: only errors stay, until they are closed.
  void passOn();
  QString message() const { return isVisibleTo(parentWidget()) ? text_->text() : QString(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Severity severity_ = Severity::Info;
  QLabel* text_;
  QToolButton* close_;
  QTimer timer_;
};

}  // namespace handhold
