// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/body_map.h"

#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QMimeData>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr double kEdge = 10.0;    // px
constexpr double kMissed = 0.08;  // m beside a part that still mean it
constexpr double kDot = 3.0;      // px, radius

QString titleOf(const SegmentLine& part) { return said(titleOf(part.segment, part.side)); }

QColor mixed(const QColor& a, const QColor& b, double share) {
  const auto mix = [share](int x, int y) { return int(std::lround(x + share * (y - x))); };
  return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

}  // namespace

BodyMap::BodyMap(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("import.bodyMap"));
  setAccessibleName(tr("The body from the front"));
  setMouseTracking(true);
  setAcceptDrops(true);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::TabFocus);
}

void BodyMap::setParts(std::vector<SegmentLine> parts) {
  parts_ = std::move(parts);
  pointed_ = -1;
  low_ = Vector3::Constant(1e9), high_ = -low_;
  for (const SegmentLine& part : parts_)
    for (const Vector3& end : {part.from, part.to}) {
      low_ = low_.cwiseMin(end - Vector3::Constant(part.radius));
      high_ = high_.cwiseMax(end + Vector3::Constant(part.radius));
    }
  update();
}

void BodyMap::setMarkers(std::vector<MappedMarker> markers) {
  markers_ = std::move(markers);
  update();
}

double BodyMap::scale() const {
  const Vector3 size = (high_ - low_).cwiseMax(0.1);
  return std::min((width() - 2.0 * kEdge) / size.x(), (height() - 2.0 * kEdge) / size.y());
}

QPointF BodyMap::pixelOf(const Vector3& place) const {
  const Vector3 middle = 0.5 * (low_ + high_);
  return {0.5 * width() + scale() * (place.x() - middle.x()),
          0.5 * height() - scale() * (place.y() - middle.y())};
}

Vector3 BodyMap::placeAt(const QPointF& pixel) const {
  const Vector3 middle = 0.5 * (low_ + high_);
  return {middle.x() + (pixel.x() - 0.5 * width()) / scale(),
          middle.y() - (pixel.y() - 0.5 * height()) / scale(), 0.0};
}

/// The part whose skin is nearest; in depth the middle of it.
std::optional<BodyMap::Hit> BodyMap::hitAt(const QPointF& pixel) const {
  const Vector3 place = placeAt(pixel);
  std::optional<Hit> hit;
  double least = kMissed;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const Vector3 axis = nearestOnLine(parts_[i], place);
    const double away = (axis - place).head<2>().norm() - parts_[i].radius;
    if (away >= least) continue;
    least = away;
    hit = Hit{static_cast<int>(i), {place.x(), place.y(), axis.z()}};
  }
  return hit;
}

void BodyMap::point(const std::optional<Hit>& hit) {
  pointed_ = hit ? hit->part : -1;
  update();
}

void BodyMap::paintParts(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const bool isPointed = static_cast<int>(i) == pointed_;
    const QColor color =
        isPointed ? mixed(colours.panel, colours.accent, 0.45) : mixed(colours.panel, colours.text, 0.16);
    painter.setPen(QPen(color, 2.0 * parts_[i].radius * scale(), Qt::SolidLine, Qt::RoundCap));
    const QPointF from = pixelOf(parts_[i].from), to = pixelOf(parts_[i].to);
    from == to ? painter.drawPoint(from) : painter.drawLine(from, to);
  }
}

void BodyMap::paintMarkers(QPainter& painter) const {
  const Tokens& colours = tokens(palette());
  for (const MappedMarker& marker : markers_) {
    painter.setPen(QPen(colours.panel, 1.0));
    painter.setBrush(marker.isChosen ? colours.accent : colours.measured);
    const double radius = marker.isChosen ? 1.5 * kDot : kDot;
    painter.drawEllipse(pixelOf(marker.place), radius, radius);
  }
}

void BodyMap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintParts(painter);
  paintMarkers(painter);
  painter.setPen(tokens(palette()).muted);
  painter.drawText(rect().adjusted(4, 2, -4, -2), Qt::AlignLeft | Qt::AlignTop, said("right"));
  painter.drawText(rect().adjusted(4, 2, -4, -2), Qt::AlignRight | Qt::AlignTop, said("left"));
  if (hasFocus()) paintFocusRing(painter, rect(), tokens(palette()).accent);
}

void BodyMap::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  if (const std::optional<Hit> hit = hitAt(event->position())) emit picked(hit->part, hit->place);
}

void BodyMap::mouseMoveEvent(QMouseEvent* event) { point(hitAt(event->position())); }

/// "left forearm: LELB, LWRA"
QString BodyMap::wordsOf(int part) const {
  QStringList labels;
  for (const MappedMarker& marker : markers_)
    if (const std::optional<Hit> hit = hitAt(pixelOf(marker.place)); hit && hit->part == part)
      labels << marker.label;
  const QString title = titleOf(parts_[static_cast<std::size_t>(part)]);
  return labels.isEmpty() ? title : title + QStringLiteral(": ") + labels.join(QStringLiteral(", "));
}

void BodyMap::keyPressEvent(QKeyEvent* event) {
  const auto part = walked(*event, WalkAlong::Down, pointed_, static_cast<int>(parts_.size()));
  if (part) {
    pointed_ = *part;
    setAccessibleDescription(wordsOf(pointed_));
    return update();
  }
  if (!isEnter(*event) || pointed_ < 0) return QWidget::keyPressEvent(event);
  const SegmentLine& line = parts_[static_cast<std::size_t>(pointed_)];
  emit picked(pointed_, 0.5 * (line.from + line.to));
}

void BodyMap::leaveEvent(QEvent*) { point(std::nullopt); }

void BodyMap::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasText()) event->acceptProposedAction();
}

void BodyMap::dragMoveEvent(QDragMoveEvent* event) {
  const std::optional<Hit> hit = hitAt(event->position());
  point(hit);
  hit ? event->acceptProposedAction() : event->ignore();
}

void BodyMap::dragLeaveEvent(QDragLeaveEvent*) { point(std::nullopt); }

void BodyMap::dropEvent(QDropEvent* event) {
  const std::optional<Hit> hit = hitAt(event->position());
  point(std::nullopt);
  if (!hit) return event->ignore();
  event->acceptProposedAction();
  emit dropped(event->mimeData()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts), hit->part, hit->place);
}

bool BodyMap::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QStringList words;
  for (const MappedMarker& marker : markers_)
    if (QLineF(pixelOf(marker.place), help->pos()).length() < 2.0 * kDot) words << marker.label;
  if (const std::optional<Hit> hit = hitAt(help->pos()); hit && words.isEmpty())
    words << titleOf(parts_[static_cast<std::size_t>(hit->part)]);
  QToolTip::showText(help->globalPos(), words.join(QStringLiteral(", ")), this);
  return true;
}

}  // namespace handhold
