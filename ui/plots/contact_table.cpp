// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/contact_table.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "ui/document/language/said.h"
#include "ui/plots/curves/plot_style.h"
#include "ui/plots/curves/quantity.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/elided.h"
#include "ui/theme/figures.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr double kLine = 24.0;       // px
constexpr double kTableSide = 12.0;  // px
constexpr double kForceBarEnd = 1.25;

struct Column {
  const char* title;
  Dimension unit;
  double width, least;  // px
  int gives = 0;        // way, where not all have room: 1 before 2, 0 never
};

constexpr std::array<Column, 8> kColumns = {{{"Contact", Dimension::None, 126.0, 118.0},
                                             {"Fx", Dimension::Force, 50.0, 50.0, 1},
                                             {"Fy", Dimension::Force, 50.0, 50.0, 1},
                                             {"Fz", Dimension::Force, 50.0, 50.0, 1},
                                             {"Force", Dimension::Force, 58.0, 50.0},
                                             {"Moment", Dimension::Torque, 86.0, 50.0, 2},
                                             {"Of limit", Dimension::None, 108.0, 70.0},
                                             {"Friction use", Dimension::None, 108.0, 70.0}}};
constexpr int kAllGiven = 2;
constexpr size_t kFirstBar = 6;
constexpr double kBarSide = 14.0;   // px left of a bar
constexpr double kTitleSide = 6.0;  // px beside a title at least

using Widths = std::array<double, kColumns.size()>;

QString titleOf(const Column& column) {
  const QString unit = shownUnit(column.unit).name;
  return said(column.title) + (unit.isEmpty() ? QString() : QLatin1Char(' ') + unit);
}

/// Every title stands whole.
Widths widthsFrom(double Column::*width, int given, const QFontMetricsF& font) {
  Widths widths;
  for (size_t k = 0; k < kColumns.size(); ++k) {
    const double side = k >= kFirstBar ? kBarSide : kTitleSide;
    const bool isThere = kColumns[k].gives == 0 || kColumns[k].gives > given;
    widths[k] =
        isThere ? std::max(kColumns[k].*width, side + font.horizontalAdvance(titleOf(kColumns[k]))) : 0.0;
  }
  return widths;
}

/// Of "rail, right hand" and "rail, left hand" the ends tell them apart.
Qt::TextElideMode cutOf(const QString& name) {
  return name.contains(QLatin1String(", ")) ? Qt::ElideLeft : Qt::ElideMiddle;
}

double totalOf(const Widths& widths) {
  return std::accumulate(widths.begin(), widths.end(), 2.0 * kTableSide);
}

QRectF cellOf(const QRectF& line, size_t column, const Widths& widths) {
  const double left = std::accumulate(widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(column),
                                      line.left() + kTableSide);
  return {left, line.top(), widths[column], line.height()};
}

/// All columns; where they have no room, those that the curves beside them tell give way.
Widths widthsIn(double room, const QFontMetricsF& font) {
  int given = 0;
  while (given < kAllGiven && totalOf(widthsFrom(&Column::least, given, font)) > room) ++given;
  Widths widths = widthsFrom(&Column::least, given, font);
  const Widths whole = widthsFrom(&Column::width, given, font);
  double spare = room - totalOf(widths);
  for (size_t k = 0; k < widths.size() && spare > 0.0; ++k) {
    const double more = std::min(spare, whole[k] - widths[k]);
    widths[k] += more, spare -= more;
  }
  return widths;
}

}  // namespace

ContactTable::ContactTable(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(tr("Table of contact loads"));
}

void ContactTable::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  update();
}

void ContactTable::setLines(std::vector<Line> lines) {
  const bool sameSize = lines.size() == lines_.size();
  lines_ = std::move(lines);
  atHand_ = std::min(atHand_, static_cast<int>(lines_.size()) - 1);
  if (!sameSize) updateGeometry();
  update();
}

void ContactTable::setSelected(const QString& name) {
  selected_ = name;
  update();
}

QSize ContactTable::sizeHint() const {
  return sizeFor(totalOf(widthsFrom(&Column::width, 0, QFontMetricsF(font()))));
}

QSize ContactTable::minimumSizeHint() const {
  return sizeFor(totalOf(widthsFrom(&Column::least, kAllGiven, QFontMetricsF(font()))));
}

QSize ContactTable::sizeFor(double across) const {
  return {static_cast<int>(std::ceil(across)),
          static_cast<int>(kLine * static_cast<double>(lines_.size() + 1)) + 8};
}

double ContactTable::totalWidth() const { return totalOf(widthsIn(width(), QFontMetricsF(font()))); }

QRectF ContactTable::lineBox(int index) const { return {0.0, kLine * (index + 1), totalWidth(), kLine}; }

int ContactTable::lineAt(const QPointF& position) const {
  const int line = static_cast<int>(std::floor(position.y() / kLine)) - 1;
  return line >= 0 && line < static_cast<int>(lines_.size()) && position.x() < totalWidth() ? line : -1;
}

void ContactTable::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), theme_.panel);
  paintHead(painter);
  for (int k = 0; k < static_cast<int>(lines_.size()); ++k) paintLine(painter, k);
  if (hasFocus()) paintFocusRing(painter, atHand_ >= 0 ? lineBox(atHand_) : rect(), theme_.accent);
}

void ContactTable::paintHead(QPainter& painter) const {
  const Widths widths = widthsIn(width(), QFontMetricsF(font()));
  const QRectF line(0.0, 0.0, totalOf(widths), kLine);
  for (size_t k = 0; k < kColumns.size(); ++k) {
    if (widths[k] <= 0.0) continue;
    const bool right = k > 0 && k < kFirstBar;
    const QRectF cell = cellOf(line, k, widths).adjusted(k >= kFirstBar ? kBarSide : 0.0, 0.0, 0.0, 0.0);
    painter.setPen(theme_.muted);
    painter.drawText(cell, (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, titleOf(kColumns[k]));
  }
  painter.setPen(QPen(theme_.hairline, 1.0));
  painter.drawLine(QLineF(kTableSide, kLine - 0.5, totalWidth() - kTableSide, kLine - 0.5));
}

void ContactTable::paintLine(QPainter& painter, int index) const {
  const Line& line = lines_[index];
  const Widths widths = widthsIn(width(), QFontMetricsF(font()));
  const QRectF box = lineBox(index);
  const bool selected = !selected_.isEmpty() && line.figures.id == selected_;
  painter.setPen(Qt::NoPen);
  painter.setBrush(selected            ? QBrush(blended(theme_.panel, theme_.accent, 0.22))
                   : index == hovered_ ? QBrush(blended(theme_.panel, theme_.text, 0.06))
                                       : QBrush(Qt::NoBrush));
  painter.drawRoundedRect(box.adjusted(6.0, 1.0, -6.0, -1.0), 4.0, 4.0);
  painter.setPen(samplePen(line.look, theme_));
  const QRectF name = cellOf(box, 0, widths);
  painter.drawLine(QLineF(name.left(), name.center().y(), name.left() + 18.0, name.center().y()));
  painter.setPen(theme_.text);
  const QRectF text = name.adjusted(25.0, 0.0, 0.0, 0.0);
  painter.drawText(text, Qt::AlignVCenter,
                   elided(painter.fontMetrics(), line.figures.name, cutOf(line.figures.name), text.width()));
  const ContactFigures& f = line.figures;
  const auto force = [](double value) { return measure(value, Dimension::Force, 1); };
  const std::array<QString, 5> numbers = {force(f.force.x()), force(f.force.y()), force(f.force.z()),
                                          force(f.force.norm()), measure(f.moment.norm(), Dimension::Torque)};
  for (size_t k = 0; k < numbers.size(); ++k)
    if (widths[k + 1] > 0.0) drawFigures(painter, cellOf(box, k + 1, widths), Qt::AlignRight, numbers[k]);
  paintShare(painter, cellOf(box, kFirstBar, widths), f.share);
  paintShare(painter, cellOf(box, kFirstBar + 1, widths), f.frictionUse);
}

void ContactTable::paintShare(QPainter& painter, const QRectF& cell,
                              const std::optional<double>& share) const {
  painter.setPen(theme_.muted);
  const QRectF number(cell.right() - 40.0, cell.top(), 40.0, cell.height());
  if (!share) {
    drawFigures(painter, number, Qt::AlignRight, QString(QChar(0x2013)));
    return;
  }
  const double left = cell.left() + kBarSide, unit = (number.left() - 4.0 - left) / kForceBarEnd,
               y = cell.center().y() - 3.0;
  painter.setPen(Qt::NoPen);
  painter.setBrush(blended(theme_.panel, theme_.text, 0.08));
  painter.drawRoundedRect(QRectF(left, y, unit, 6.0), 2.0, 2.0);
  painter.setBrush(loadColor(theme_, *share - kLimitRounding));
  painter.drawRoundedRect(QRectF(left, y, std::max(1.5, std::min(*share, kForceBarEnd) * unit), 6.0), 2.0,
                          2.0);
  painter.setPen(QPen(blended(theme_.panel, theme_.text, 0.55), 1.0));
  painter.drawLine(QLineF(std::round(left + unit) + 0.5, y - 2.0, std::round(left + unit) + 0.5, y + 8.0));
  painter.setPen(*share > 1.0 + kLimitRounding ? theme_.exceeded : theme_.text);
  drawFigures(painter, number, Qt::AlignRight, figures(100.0 * *share, 0) + QStringLiteral(" %"));
}

void ContactTable::mousePressEvent(QMouseEvent* event) {
  const int line = lineAt(event->position());
  if (event->button() == Qt::LeftButton && line >= 0) emit contactPicked(lines_[line].figures.id);
}

void ContactTable::mouseMoveEvent(QMouseEvent* event) { setHovered(lineAt(event->position())); }

void ContactTable::leaveEvent(QEvent*) { setHovered(-1); }

void ContactTable::setHovered(int line) {
  if (line == hovered_) return;
  hovered_ = line;
  update();
}

bool ContactTable::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int line = lineAt(help->pos());
  if (line < 0) return QToolTip::hideText(), true;
  QToolTip::showText(help->globalPos(), wordsOf(lines_[line].figures), this);
  return true;
}

QString ContactTable::wordsOf(const ContactFigures& f) const {
  return tr("%1 (%2): %3 along the normal, %4 across, moment %5 %6 %7")
      .arg(f.name, f.kind, measured(f.normal, Dimension::Force), measured(f.tangential, Dimension::Force),
           measure(f.moment.x(), Dimension::Torque), measure(f.moment.y(), Dimension::Torque),
           measured(f.moment.z(), Dimension::Torque));
}

void ContactTable::walkTo(int line) {
  atHand_ = line;
  setAccessibleDescription(wordsOf(lines_[line].figures));
  keepInSight(*this, lineBox(line));
  update();
}

void ContactTable::keyPressEvent(QKeyEvent* event) {
  const int count = static_cast<int>(lines_.size());
  if (const auto line = walked(*event, WalkAlong::Down, atHand_, count)) return walkTo(*line);
  if (isEnter(*event) && atHand_ >= 0) return emit contactPicked(lines_[atHand_].figures.id);
  QWidget::keyPressEvent(event);
}

/// Where the selected contact is, if it is there.
void ContactTable::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  const auto selected =
      std::ranges::find(lines_, selected_, [](const Line& line) { return line.figures.id; });
  if (atHand_ < 0 && selected != lines_.end()) walkTo(static_cast<int>(selected - lines_.begin()));
}

}  // namespace handhold
