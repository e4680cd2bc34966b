// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <map>

namespace handhold {

/// Gives docks back the room that a smaller window took from them: Qt shrinks them with the window, but only
/// the middle grows again. What the user chose by dragging an edge is what is given back.
class DockRoom {
 public:
  explicit DockRoom(QMainWindow& window) : window_(window) {}

  void beforeResize();  ///< the docks still have the sizes that they had in the old window
  void afterResize();

 private:
  struct Size {
    int wanted = 0;  ///< px, across the edge of the window; 0: nobody knows yet
    int given = 0;   ///< after the last resize
  };
  QDockWidget* dockAt(Qt::DockWidgetArea area) const;
  int slack(Qt::Orientation orientation) const;

  QMainWindow& window_;
  std::map<Qt::DockWidgetArea, Size> sizes_;
};

}  // namespace handhold
