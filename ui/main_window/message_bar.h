// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QWidget>
#include <functional>

#include "ui/document/document.h"

namespace handhold {

/// A sentence in place of a message box: what went wrong or well, until it is closed or replaced. It lies
/// over the lower right corner of another widget and moves nothing there.
class MessageBar : public QWidget {
  Q_OBJECT

 public:
  explicit MessageBar(QWidget& host);

  /// Over another one from now on.
  void layOver(QWidget& host);
  void showMessage(Severity severity, const QString& sentence);
  /// Something that is true for as long as the task is open.
  void showStanding(const QString& sentence);
  void endStanding();  ///< it is true no more
  /// Something that was just done; `undo` is called by the button beside it.
  void showStep(const QString& sentence, std::function<void()> undo);
  /// Something that goes on until endWork(); `cancel` is called by the button beside it.
  void showWork(const QString& sentence, std::function<void()> cancel);
  void endWork();
  /// What the message speaks of may be mended: only errors stay, until they are closed.
  void passOn();
  /// Something else has begun: errors of what was before go, too.
  void passAll();
  /// The error that is shown is about nothing that lasts: it passes on like a warning.
  void letPass() { passes_ = Passes::WithAChange; }
  /// The error that is shown is about work that may be lost: it stays until it is closed.
  void letStay() { passes_ = Passes::WhenClosed; }
  void dismiss();
  QString message() const { return isVisibleTo(parentWidget()) ? text_->text() : QString(); }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  enum class Stay { UntilChange, WithTheTask, WithTheWork };
  enum class Passes { WithAChange, WhenClosed };

  void offer(const QString& action, std::function<void()> act);
  void settle();
  void place();

  Stay stay_ = Stay::UntilChange;
  Passes passes_ = Passes::WithAChange;
  Severity severity_ = Severity::Info;
  QString sentence_;  ///< empty: none is to be shown
  QLabel* text_;
  QToolButton* close_;
  QToolButton* action_;  ///< what can be done about it
  std::function<void()> act_;
  QTimer timer_;
  QTimer settling_;
};

}  // namespace handhold
