// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDial>
#include <QWheelEvent>

namespace handhold {

/// A control that the wheel passes by, so that scrolling changes nothing of what lies under the pointer. No
/// panel and no dialog has another (tests/architecture/controls_test).
template <class Control>
class PassedByWheel : public Control {
 public:
  using Control::Control;

 protected:
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

/// Its list is as high as its rows: a style sheet's margins are left out where Qt counts them. A text that is
/// too long for it ends in an ellipsis.
class ChoiceBox : public PassedByWheel<QComboBox> {
 public:
  using PassedByWheel<QComboBox>::PassedByWheel;
  void showPopup() override;

 protected:
  void paintEvent(QPaintEvent*) override;
};

using RoundDial = PassedByWheel<QDial>;

}  // namespace handhold
