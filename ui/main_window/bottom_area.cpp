// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/bottom_area.h"

#include <QScrollArea>

#include "ui/controls/section.h"
#include "ui/main_window/empty_view.h"

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

BottomArea::BottomArea(Room room, QWidget* parent)
    : QWidget(parent), column_(new QVBoxLayout(this)), tabs_(new QTabWidget(this)) {
  setObjectName(QStringLiteral("bottom"));
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(0);
  tabs_->setObjectName(QStringLiteral("bottom.tabs"));
  tabs_->setDocumentMode(true);
  column_->addWidget(room == Room::Tight ? scrolled(tabs_, this) : static_cast<QWidget*>(tabs_), 1);
  auto* empty =
      new EmptyView(QStringLiteral("motion"),
                    QStringLiteral("Predict a motion to see the torques of every joint over time."));
  empty->setProperty("panel", true);
  setTabs({{QStringLiteral("Torques"), empty}});
}

void BottomArea::setTimeline(QWidget* timeline) {
  delete timeline_;
  timeline_ = timeline;
  column_->insertWidget(0, timeline_);
}

int BottomArea::timelineHeight() const { return timeline_ ? timeline_->sizeHint().height() : 0; }

void BottomArea::setTabs(const QVector<TitledWidget>& tabs) {
  while (QWidget* old = tabs_->widget(0)) delete old;
  for (const TitledWidget& tab : tabs) addTab(tab);
}

void BottomArea::addTab(const TitledWidget& tab) { tabs_->addTab(tab.widget, tab.title); }

}  // namespace handhold
