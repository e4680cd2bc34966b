// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMouseEvent>
#include <QSettings>
#include <QTabBar>
#include <QTimer>

#include "ui/main_window/main_window.h"

// Where the panels are, remembered and recalled; light and dark.

namespace handhold {

namespace {

constexpr int kLeftWidth = 250;
constexpr int kRightWidth = 320;
constexpr int kBottomHeight = 240;

QString layoutKey(int number) { return QStringLiteral("window/layout/%1").arg(number); }

}  // namespace

/// A dock, a tab or an edge between docks that the mouse holds keeps pointers into Qt's layout, and the next
/// move would follow them: whatever changes the layout ends such a drag first.
void MainWindow::letGoOfDocks() {
  QList<QWidget*> held = findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
  held.append(this);
  for (QWidget* widget : held) {
    if (widget != this && !qobject_cast<QDockWidget*>(widget) && !qobject_cast<QTabBar*>(widget)) continue;
    const QPointF mouse = QCursor::pos();
    QMouseEvent release(QEvent::MouseButtonRelease, widget->mapFromGlobal(mouse), mouse, Qt::LeftButton,
                        Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &release);
  }
}

void MainWindow::restoreLayout(const QByteArray& layout) {
  letGoOfDocks();
  restoreState(layout);
}

void MainWindow::resetLayout() {
  letGoOfDocks();
  addDockWidget(Qt::LeftDockWidgetArea, sceneDock_);
  addDockWidget(Qt::LeftDockWidgetArea, inspectorDock_);
  splitDockWidget(sceneDock_, inspectorDock_, Qt::Vertical);
  addDockWidget(Qt::LeftDockWidgetArea, historyDock_);
  splitDockWidget(inspectorDock_, historyDock_, Qt::Vertical);
  addDockWidget(Qt::RightDockWidgetArea, postureDock_);
  addDockWidget(Qt::RightDockWidgetArea, solveDock_);
  splitDockWidget(postureDock_, solveDock_, Qt::Vertical);
  tabifyDockWidget(solveDock_, resultsDock_);
  addDockWidget(Qt::BottomDockWidgetArea, timeDock_);
  for (QDockWidget* dock : docks()) {
    dock->setFloating(false);
    dock->setVisible(dock != historyDock_ && !sidePanels_.contains(dock));
  }
  for (QDockWidget* dock : sidePanels_) {
    addDockWidget(Qt::RightDockWidgetArea, dock);
    tabifyDockWidget(solveDock_, dock);
  }
  shareRoom();
}

void MainWindow::shareRoom() {
  solveDock_->raise();
  resizeDocks({sceneDock_, postureDock_}, {kLeftWidth, kRightWidth}, Qt::Horizontal);
  resizeDocks({sceneDock_, inspectorDock_}, {345, 355}, Qt::Vertical);
  resizeDocks({postureDock_, solveDock_}, {330, 390}, Qt::Vertical);
  resizeDocks({timeDock_}, {kBottomHeight}, Qt::Vertical);
}

void MainWindow::recallLayout(int number) {
  beforeHidden_.clear();
  const QByteArray kept = QSettings().value(layoutKey(number)).toByteArray();
  if (!kept.isEmpty()) {
    restoreLayout(kept);
    return;
  }
  if (number > 4)
    return document_.report(
        Severity::Info, QStringLiteral("Layout %1 is empty. Keep one there from View, Layouts").arg(number));
  resetLayout();
  if (number == 2) timeDock_->hide();
  if (number == 3) {
    for (QDockWidget* dock : {sceneDock_, inspectorDock_, postureDock_}) dock->hide();
    resizeDocks({timeDock_}, {kBottomHeight * 3 / 2}, Qt::Vertical);
  }
  if (number == 4)
    for (QDockWidget* dock : docks()) dock->hide();
}

void MainWindow::keepLayout(int number) {
  letGoOfDocks();
  QSettings().setValue(layoutKey(number), saveState());
  document_.report(Severity::Good, QStringLiteral("Kept. Ctrl+%1 brings it back").arg(number));
}

void MainWindow::togglePanels() {
  if (!beforeHidden_.isEmpty()) {
    restoreLayout(beforeHidden_);
    beforeHidden_.clear();
    return;
  }
  letGoOfDocks();
  beforeHidden_ = saveState();
  for (QDockWidget* dock : docks()) dock->hide();
}

void MainWindow::toggleFullScreen() { isFullScreen() ? showNormal() : showFullScreen(); }

void MainWindow::restoreSession() {
  resize(1280, 800);
  const QSettings settings;
  restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
  if (!restoreState(settings.value(QStringLiteral("window/state")).toByteArray()))
    QTimer::singleShot(0, this, &MainWindow::shareRoom);  // the docks know then how small they can be
}

void MainWindow::applyPreferences(const Preferences& preferences) {
  Units::shared().choose(preferences.units);
  switch (preferences.theme) {
    case ThemeChoice::System:
      return setAppearance(systemAppearance_);
    case ThemeChoice::Light:
      return setAppearance(Appearance::Light);
    case ThemeChoice::Dark:
      return setAppearance(Appearance::Dark);
  }
}

}  // namespace handhold
