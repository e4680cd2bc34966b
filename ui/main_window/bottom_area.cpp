// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/bottom_area.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QShortcut>
#include <QTabBar>
#include <utility>

#include "ui/controls/section.h"
#include "ui/document/language/said.h"
#include "ui/main_window/empty_view.h"
#include "ui/main_window/panel_focus.h"
#include "ui/theme/icon.h"

namespace handhold {

namespace {

/// As low as it must be, and wide enough for what is in it by scrolling.
QScrollArea* scrolled(QWidget* content, QWidget* parent) {
  auto* area = new QScrollArea(parent);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setMinimumHeight(1);
  area->setWidget(content);
  return area;
}

}  // namespace

TornTab::TornTab(const TitledWidget& tab, QWidget* window) : QWidget(window, Qt::Window), tab_(tab) {
  setAttribute(Qt::WA_DeleteOnClose);
  setAttribute(Qt::WA_StyledBackground);
  setObjectName(QStringLiteral("torn"));
  setWindowTitle(said(tab.title));
  setProperty("panel", true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(tab.widget);
  tab.widget->show();
  auto* away = new QShortcut(QKeySequence(QStringLiteral("Ctrl+W")), this);
  connect(away, &QShortcut::activated, this, &QWidget::close);
  resize(760, 420);
  move(window->mapToGlobal(QPoint((window->width() - width()) / 2, (window->height() - height()) / 3)));
}

void TornTab::closeEvent(QCloseEvent* event) {
  emit closed();
  QWidget::closeEvent(event);
}

void TornTab::keyPressEvent(QKeyEvent* event) { QCoreApplication::sendEvent(parentWidget(), event); }

BottomArea::BottomArea(Room room, QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      tabs_(new QTabWidget(this)),
      corner_(new QWidget(this)),
      maximise_(nullptr) {
  corner_->setObjectName(QStringLiteral("bottomCorner"));
  corner_->setAttribute(Qt::WA_StyledBackground);
  auto* row = new QHBoxLayout(corner_);
  row->setContentsMargins(0, 0, 4, 0);
  row->setSpacing(0);
  connect(addButton("bottom.tearOff", "tear_off", tr("Tear off, into a window of its own")),
          &QToolButton::clicked, this, &BottomArea::tearOff);
  maximise_ = addButton("bottom.maximise", "maximise", tr("As large as the window, or as before"));
  connect(maximise_, &QToolButton::clicked, this, &BottomArea::maximiseWanted);
  connect(tabs_->tabBar(), &QTabBar::tabBarDoubleClicked, this, &BottomArea::maximiseWanted);
  tabs_->setCornerWidget(corner_);
  setObjectName(QStringLiteral("bottom"));
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(0);
  tabs_->setObjectName(QStringLiteral("bottom.tabs"));
  tabs_->setDocumentMode(true);
  column_->addWidget(room == Room::Tight ? scrolled(tabs_, this) : static_cast<QWidget*>(tabs_), 1);
  auto* empty = new EmptyView(QStringLiteral("motion"),
                              tr("Predict a motion to see the torques of every joint over time."));
  empty->setProperty("panel", true);
  setTabs({{tr("Torques"), empty}});
}

void BottomArea::setTimeline(QWidget* timeline) {
  delete timeline_;
  timeline_ = timeline;
  column_->insertWidget(0, timeline_);
}

int BottomArea::timelineHeight() const { return timeline_ ? timeline_->sizeHint().height() : 0; }

void BottomArea::setTabs(const QVector<TitledWidget>& tabs) {
  while (QWidget* old = tabs_->widget(0)) delete old;
  qDeleteAll(std::exchange(tabActions_, {}));  // each asks for a tab that is gone
  for (const TitledWidget& tab : tabs) addTab(tab);
}

void BottomArea::addTab(const TitledWidget& tab) {
  tabs_->addTab(tab.widget, tab.title);
  auto* action = new QAction(tab.title, this);
  connect(action, &QAction::triggered, this, [this, widget = tab.widget] {
    emit tabWanted(*widget);
    focusNextPanel({widget}, 1);
  });
  tabActions_ << action;
}

QToolButton* BottomArea::addButton(const char* name, const char* iconName, const QString& words) {
  auto* button = new QToolButton(corner_);
  button->setObjectName(QLatin1String(name));
  button->setIcon(icon(QLatin1String(iconName)));
  button->setAutoRaise(true);
  button->setToolTip(said(words));
  button->setAccessibleName(said(words));
  corner_->layout()->addWidget(button);
  return button;
}

void BottomArea::bringForward(QWidget& tab) {
  if (tabs_->indexOf(&tab) >= 0) return tabs_->setCurrentWidget(&tab);
  tab.window()->raise();
}

void BottomArea::setMaximised(bool isMaximised) {
  maximise_->setIcon(icon(isMaximised ? QStringLiteral("restore") : QStringLiteral("maximise")));
}

/// One tab stays.
void BottomArea::tearOff() {
  if (tabs_->count() < 2) return;
  const TitledWidget tab{tabs_->tabText(tabs_->currentIndex()), tabs_->currentWidget()};
  tabs_->removeTab(tabs_->currentIndex());
  auto* torn = new TornTab(tab, window());
  connect(torn, &TornTab::closed, this, [this, torn] { putBack(*torn); });
  torn->show();
}

void BottomArea::putBack(TornTab& torn) {
  tabs_->addTab(torn.tab().widget, torn.tab().title);
  tabs_->setCurrentWidget(torn.tab().widget);
}

}  // namespace handhold
