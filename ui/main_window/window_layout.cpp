// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QMouseEvent>
#include <QScreen>
#include <QSettings>
#include <QTabBar>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "ui/dialogs/command_palette.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/panel_focus.h"

// Where the panels are, remembered and recalled; light and dark.

namespace handhold {

namespace {

constexpr int kLeftWidth = 250;
constexpr int kRightWidth = 320;
constexpr double kBottomShare = 0.34;  ///< of the window: plots of 120 px under a ruler with lanes at 800 px
constexpr QSize kFirstSize(1280, 800);
constexpr QSize kFrame(16,
                       44);  ///< room for a title bar and edges; nobody knows them before the first window

/// On screens that are smaller both ways the panels leave the person no room.
constexpr QSize kRoomForAll(1020, 700);

QString layoutKey(int number) { return QStringLiteral("window/layout/%1").arg(number); }

}  // namespace

/// A small screen, or a usual one whose pixels are counted double: 1280x800 at 200 % is 640x400.
bool MainWindow::isTight() const {
  const QSize room = screen()->availableSize();
  return room.width() < kRoomForAll.width() && room.height() < kRoomForAll.height();
}

/// Layouts of a large screen would not fit on a small one.
QString MainWindow::stateKey() const {
  return isTight() ? QStringLiteral("window/tightState") : QStringLiteral("window/state");
}

/// One beside the view at a time, the others behind it as tabs; of time and torques the time line, which the
/// rest is scrolled to from.
void MainWindow::stackPanels() {
  const QList<QDockWidget*> stack = docks();
  for (QDockWidget* dock : stack) {
    dock->setFloating(false);
    if (dock == timeDock_) continue;
    addDockWidget(Qt::RightDockWidgetArea, dock);
    if (dock != stack.first()) tabifyDockWidget(stack.first(), dock);
    dock->setVisible(dock != historyDock_ && !sidePanels_.contains(dock));
  }
  addDockWidget(Qt::BottomDockWidgetArea, timeDock_);
  timeDock_->show();
  solveDock_->raise();
  shareRoom();
}

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
  if (isTight()) return stackPanels();
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
  if (isTight()) return resizeDocks({timeDock_}, {std::max(1, bottom_->timelineHeight())}, Qt::Vertical);
  resizeDocks({sceneDock_, postureDock_}, {kLeftWidth, kRightWidth}, Qt::Horizontal);
  resizeDocks({sceneDock_, inspectorDock_}, {345, 355}, Qt::Vertical);
  resizeDocks({postureDock_, solveDock_}, {330, 390}, Qt::Vertical);
  resizeDocks({timeDock_}, {qRound(kBottomShare * height())}, Qt::Vertical);
}

/// A page has put the panels away: none is placed, counted or remembered until the view is back.
void MainWindow::recallLayout(int number) {
  if (centre_->currentWidget() != view_) return;
  endMaximised();
  beforeHidden_.clear();
  const QByteArray kept = QSettings().value(layoutKey(number)).toByteArray();
  if (!kept.isEmpty()) {
    restoreLayout(kept);
    return;
  }
  if (number > 4)
    return document_.report(Severity::Info,
                            tr("Layout %1 is empty. Keep one there from View, Layouts").arg(number));
  resetLayout();
  if (number == 2) timeDock_->hide();
  if (number == 3) {
    for (QDockWidget* dock : docks())
      if (isTight() || dock == sceneDock_ || dock == inspectorDock_ || dock == postureDock_) dock->hide();
    timeDock_->show();
    if (!isTight()) resizeDocks({timeDock_}, {qRound(1.5 * kBottomShare * height())}, Qt::Vertical);
  }
  if (number == 4)
    for (QDockWidget* dock : docks()) dock->hide();
}

void MainWindow::keepLayout(int number) {
  if (centre_->currentWidget() != view_) return;
  letGoOfDocks();
  QSettings().setValue(layoutKey(number), saveState());
  document_.report(Severity::Good, tr("Kept. Ctrl+%1 brings it back").arg(number));
}

void MainWindow::maximisePlots() {
  if (!beforeMaximised_.isEmpty()) return endMaximised();
  if (centre_->currentWidget() != view_) return;
  letGoOfDocks();
  beforeMaximised_ = saveState();
  for (QDockWidget* dock : docks()) dock->setVisible(dock == timeDock_);
  centralWidget()->hide();
  bottom_->setMaximised(true);
  messages_->layOver(*bottom_);
}

void MainWindow::endMaximised() {
  if (beforeMaximised_.isEmpty()) return;
  centralWidget()->show();
  messages_->layOver(*centralWidget());
  restoreLayout(std::exchange(beforeMaximised_, {}));
  bottom_->setMaximised(false);
}

void MainWindow::togglePanels() {
  if (centre_->currentWidget() != view_) return;
  endMaximised();
  if (!beforeHidden_.isEmpty()) {
    restoreLayout(beforeHidden_);
    beforeHidden_.clear();
    return;
  }
  letGoOfDocks();
  beforeHidden_ = saveState();
  for (QDockWidget* dock : docks()) dock->hide();
}

/// The middle first, then as they stand from left to right and from top to bottom.
void MainWindow::focusPanel(int step) {
  QList<QWidget*> panels{centre_};
  for (QDockWidget* dock : docks()) panels.append(dock->widget());
  const auto place = [](const QWidget* panel) {
    const QPoint corner = panel->mapToGlobal(QPoint());
    return std::pair(corner.x(), corner.y());
  };
  std::stable_sort(panels.begin() + 1, panels.end(),
                   [&](const QWidget* a, const QWidget* b) { return place(a) < place(b); });
  focusNextPanel(panels, step);
}

/// Shows a panel and gives it the keyboard.
QAction* MainWindow::panelAction(QDockWidget& dock) {
  const QString name = QStringLiteral("goTo.") + dock.objectName();
  if (auto* known = dock.findChild<QAction*>(name)) return known;
  auto* action = new QAction(&dock);
  action->setObjectName(name);
  connect(action, &QAction::triggered, &dock, [&dock] {
    dock.show();
    dock.raise();
    focusNextPanel({dock.widget()}, 1);
  });
  return action;
}

void MainWindow::showPalette() {
  QList<Command> commands;
  for (QAction* action : actions_.all())
    commands.append({plainText(*action), action, otherWords(action->objectName())});
  commands += commandsIn(*addMenu_, tr("Add"));
  for (QDockWidget* dock : docks())
    commands.append({tr("Panel: ") + dock->windowTitle(), panelAction(*dock)});
  for (QAction* action : bottom_->tabActions()) commands.append({tr("Panel: ") + action->text(), action});
  auto* palette = new CommandPalette(commands, this);
  palette->move(mapToGlobal(QPoint((width() - palette->width()) / 2, height() / 6)));
  palette->show();
}

void MainWindow::addPage(QWidget* page) {
  page->setMinimumSize(centre_->minimumSize());
  centre_->addWidget(page);
}

void MainWindow::showPage(QWidget& page) {
  if (centre_->currentWidget() == &page) return;
  endTyping();
  endMaximised();
  if (centre_->currentWidget() == view_) {
    letGoOfDocks();
    beforePage_ = saveState();
    for (QDockWidget* dock : docks()) dock->hide();
  }
  centre_->setCurrentWidget(&page);
  refreshTitle();
  if (status_) status_->tellTask(false);
  page.setFocus();
}

void MainWindow::showView() {
  if (centre_->currentWidget() == view_) return;
  centre_->setCurrentWidget(view_);
  refreshTitle();
  status_->tellTask(true);
  restoreLayout(beforePage_);
  view_->setFocus();
  emit panelsCameBack();
}

void MainWindow::whenPanelsAreThere(const std::function<void()>& change) {
  if (centre_->currentWidget() == view_) return change();
  connect(this, &MainWindow::panelsCameBack, this, change, Qt::SingleShotConnection);
}

void MainWindow::toggleFullScreen() { isFullScreen() ? showNormal() : showFullScreen(); }

void MainWindow::restoreSession() {
  // the title bar belongs to the window, too: it must not push the status line off a small screen
  resize(kFirstSize.boundedTo(screen()->availableSize() - kFrame));
  const QSettings settings;
  restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
  resize(size().boundedTo(screen()->availableSize()));
  if (!restoreState(settings.value(stateKey()).toByteArray()))
    QTimer::singleShot(0, this, &MainWindow::shareRoom);  // the docks know then how small they can be
}

void MainWindow::applyPreferences(const Preferences& preferences) {
  Units::shared().choose(preferences.units);
  setMovement(preferences.movement);
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
