// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/curve_stack.h"

#include <QEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"

namespace handhold {

namespace {

constexpr int kCurvesLeft = 64;      // px: beyond numbers of all plots, so that times stand below each other
constexpr int kStackedHeight = 110;  // px, of each of several

void alignLeft(CurvePlot& plot, int left) {
  QMargins least = plot.axisRect()->minimumMargins();
  least.setLeft(left);
  plot.axisRect()->setMinimumMargins(least);
}

QString stackedTitle(const CurveSet& set) {
  return set.unit.isEmpty() ? said(set.title) : said(set.title) + QStringLiteral("  ") + set.unit;
}

}  // namespace

CurveStack::CurveStack(QWidget* parent) : QScrollArea(parent), content_(new QWidget) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* column = new QVBoxLayout(content_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  setWidget(content_);
  content_->setAutoFillBackground(false);  // a scroll area has set it
  viewport()->setAutoFillBackground(false);
  top_ = makeRow();
  first_ = top_.plot;
  leftAlone_ = first_->axisRect()->minimumMargins().left();
  top_.title->hide();
}

CurveStack::Row CurveStack::makeRow() {
  Row row;
  row.box = new QWidget(content_);
  auto* column = new QVBoxLayout(row.box);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* head = new QHBoxLayout;
  head->addWidget(row.title = new QLabel(row.box), 1);
  markMuted(row.title);
  row.title->setContentsMargins(kCurvesLeft, 0, 0, 0);
  column->addLayout(head);
  column->addWidget(row.plot = new CurvePlot(row.box), 1);
  row.plot->setTheme(theme_);
  join(row.plot);
  content_->layout()->addWidget(row.box);
  return row;
}

/// With a button that takes it away.
void CurveStack::addBelow() {
  Row row = makeRow();
  const int place = belowCount();
  auto* remove = new QToolButton(row.box);
  remove->setObjectName(QStringLiteral("plots.remove.%1").arg(place));
  remove->setIcon(icon("close"));
  remove->setAutoRaise(true);
  remove->setToolTip(tr("Keep this quantity in sight no longer"));
  remove->setAccessibleName(remove->toolTip());
  static_cast<QHBoxLayout*>(row.box->layout()->itemAt(0)->layout())->addWidget(remove);
  connect(remove, &QToolButton::clicked, this, [this, place] { emit removed(place); });
  row.plot->setTime(time_);
  rows_.push_back(row);
}

/// What happens to the time of one happens to all.
void CurveStack::join(CurvePlot* plot) {
  connect(plot, &CurvePlot::timeScrubbed, this, &CurveStack::timeScrubbed);
  connect(plot, &CurvePlot::timeScrubbed, this, &CurveStack::setTime);
  connect(plot, &CurvePlot::menuWanted, this,
          [this, plot](const QPoint& position) { emit menuWanted(plot, position); });
  connect(plot->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
          [this](const QCPRange& range) {
            if (isFollowing_) return;
            const QScopedValueRollback<bool> guard(isFollowing_, true);
            first_->setTimeRange({range.lower, range.upper});
            for (const Row& row : rows_) row.plot->setTimeRange({range.lower, range.upper});
          });
}

void CurveStack::setCurves(CurveSet first, QVector<CurveSet> below) {
  while (belowCount() > below.size()) {
    rows_.back().box->hide();
    rows_.back().box->deleteLater();
    rows_.pop_back();
  }
  while (belowCount() < below.size()) addBelow();
  const bool areSeveral = !below.isEmpty();
  top_.title->setVisible(areSeveral);
  top_.title->setText(stackedTitle(first));
  top_.plot->setMinimumHeight(areSeveral ? kStackedHeight : CurvePlot::kLeastHeight);
  const QScopedValueRollback<bool> guard(isFollowing_, true);  // each has its own range until all are set
  first_->setCurves(std::move(first));
  const PlotRange shown = first_->timeRange();
  for (int place = 0; place < belowCount(); ++place) {
    const Row& row = rows_[static_cast<std::size_t>(place)];
    row.title->setText(stackedTitle(below[place]));
    row.plot->setMinimumHeight(kStackedHeight);
    row.plot->setCurves(std::move(below[place]));
    row.plot->setTimeRange(shown);
  }
  align();
}

/// Alone, a plot has all the room that it wants.
void CurveStack::align() {
  alignLeft(*first_, rows_.empty() ? leftAlone_ : kCurvesLeft);
  for (const Row& row : rows_) alignLeft(*row.plot, kCurvesLeft);
  int ends = rows_.empty() ? 0 : first_->endRoomWanted();
  for (const Row& row : rows_) ends = std::max(ends, row.plot->endRoomWanted());
  first_->setLeastEndRoom(ends);
  for (const Row& row : rows_) row.plot->setLeastEndRoom(ends);
}

/// The names of plots below each other grow with their font, which they hear of first.
void CurveStack::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange && first_) align();
}

void CurveStack::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  first_->setTheme(theme);
  for (const Row& row : rows_) row.plot->setTheme(theme);
  align();
}

void CurveStack::setTime(double time) {
  time_ = time;
  first_->setTime(time);
  for (const Row& row : rows_) row.plot->setTime(time);
}

}  // namespace handhold
