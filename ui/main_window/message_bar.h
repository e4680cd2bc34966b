// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QWidget>
#include <functional>

#include "ui/document/document.h"

namespace handhold {

/// A sentence in place of a message box: what went wrong or well, until it is closed or replaced.
class MessageBar : public QWidget {
  Q_OBJECT

 public:
  explicit MessageBar(QWidget* parent = nullptr);

  void showMessage(Severity severity, const QString& sentence);
  /// Something that is true for as long as the task is open.
  void showStanding(const QString& sentence);
  /// Something that goes on until endWork(); `cancel` is called by the button beside it.
  void showWork(const QString& sentence, std::function<void()> cancel);
  void endWork();
  /// What the message speaks of may be mended: only errors stay, until they are closed.
  void passOn();
  /// Something else has begun: errors of what was before go, too.
  void passAll();
  QString message() const { return isVisibleTo(parentWidget()) ? text_->text() : QString(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  enum class Stay { UntilChange, WithTheTask, WithTheWork };

  Stay stay_ = Stay::UntilChange;
  Severity severity_ = Severity::Info;
  QLabel* text_;
  QToolButton* close_;
  QToolButton* cancel_;
  std::function<void()> cancelWork_;
  QTimer timer_;
};

}  // namespace handhold
