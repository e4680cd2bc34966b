// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>

namespace handhold {

/// Marks the tab of a panel that lies behind another one while there is something new in it: nothing comes in
/// front under the mouse. The mark goes when the panel comes in front.
class TabMark : public QObject {
  Q_OBJECT

 public:
  TabMark(QMainWindow& window, QDockWidget& dock);

  void set();
  bool isSet() const { return isSet_; }

 private:
  void show(const QIcon& mark);

  QMainWindow& window_;
  QDockWidget& dock_;
  bool isInFront_ = false;
  bool isSet_ = false;
};

}  // namespace handhold
