// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewport/overlay.h"

#include "ui/document/language/said.h"
#include "ui/scene/framing.h"
#include "ui/viewport/shown_color.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace handhold {
namespace {

constexpr double kLeader = 26.0;   // px from the anchor to the pill
constexpr double kArm = 26.0;      // px, of the axis cross
constexpr double kEnd = 8.0;       // px, radius of its ends
constexpr double kCorner = 46.0;   // px from the window's corner to its middle
constexpr int kPlaces = 12;        // tries around an anchor
constexpr int kLightEnough = 130;  // grey of a colour that is read on a dark pill, of 255
constexpr double kEdge = 4.0;      // px that pills keep from the picture's edges
constexpr int kLabelPixels = 11;
constexpr double kFaceRadius = 0.14;  // m that labels leave free
constexpr int kCircles = 4;           // each farther away

struct CrossEnd {
  ViewAxis side;
  QPointF place;  // relative to the middle
  double depth;   // towards the viewer
  int axis;
  bool positive;
};

QPointF crossMiddle(const QSizeF& widget) { return {widget.width() - kCorner, kCorner}; }

/// What the cross takes of the picture.
QRectF crossPlace(const QSizeF& widget) {
  const QPointF reach(kArm + kEnd, kArm + kEnd);
  return {crossMiddle(widget) - reach, crossMiddle(widget) + reach};
}

/// The six ends, those behind first.
std::array<CrossEnd, 6> crossEnds(const Camera& camera) {
  constexpr ViewAxis kSides[6] = {ViewAxis::PlusX,  ViewAxis::PlusY,  ViewAxis::PlusZ,
                                  ViewAxis::MinusX, ViewAxis::MinusY, ViewAxis::MinusZ};
  std::array<CrossEnd, 6> ends;
  for (int i = 0; i < 6; ++i) {
    const Vector3 axis = Vector3::Unit(i % 3) * (i < 3 ? 1.0 : -1.0);
    const QPointF place(kArm * camera.right().dot(axis), -kArm * camera.up().dot(axis));
    ends[std::size_t(i)] = {kSides[i], place, -camera.forward().dot(axis), i % 3, i < 3};
  }
  std::sort(ends.begin(), ends.end(), [](const CrossEnd& a, const CrossEnd& b) { return a.depth < b.depth; });
  return ends;
}

void paintEnd(QPainter& painter, const CrossEnd& end, const Theme& theme) {
  QColor color = toQColor(kAxisColors[end.axis]);
  color.setAlphaF(end.depth < -0.3 ? 0.5 : 1.0);
  if (end.positive) {
    painter.setPen(QPen(color, 2.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, 0), end.place * (1.0 - kEnd / kArm));
  }
  painter.setPen(QPen(color, 1.5));
  QColor fill = color;
  if (!end.positive) fill.setAlphaF(0.22f);
  painter.setBrush(fill);
  painter.drawEllipse(end.place, kEnd, kEnd);
  if (!end.positive) return;
  painter.setPen(toQColor(theme.backgroundBottom));
  painter.drawText(QRectF(end.place.x() - kEnd, end.place.y() - kEnd, 2 * kEnd, 2 * kEnd), Qt::AlignCenter,
                   QString("XYZ").mid(end.axis, 1));
}

bool isFree(const QRectF& pill, const std::vector<PlacedLabel>& others, const std::vector<QRectF>& keptFree) {
  const auto isIn = [&](const QRectF& kept) { return kept.intersects(pill); };
  if (std::any_of(keptFree.begin(), keptFree.end(), isIn)) return false;
  return std::none_of(others.begin(), others.end(), [&](const PlacedLabel& other) {
    return other.pill.adjusted(-3, -3, 3, 3).intersects(pill);
  });
}

/// Shifted so that nothing of it is cut off.
QRectF movedInto(const QRectF& picture, QRectF pill) {
  pill.moveLeft(std::max(picture.left(), std::min(pill.left(), picture.right() - pill.width())));
  pill.moveTop(std::max(picture.top(), std::min(pill.top(), picture.bottom() - pill.height())));
  return pill;
}

/// What labels stand in, and the part of it that they leave free.
struct LabelRoom {
  QRectF picture;
  const std::vector<QRectF>& keptFree;
};

/// First to the upper right, then around; the last try is taken as it comes.
QRectF placeFor(const QPointF& anchor, const QSizeF& pill, const std::vector<PlacedLabel>& others,
                const LabelRoom& room) {
  QRectF place;
  for (int i = 0; i < kPlaces * kCircles; ++i) {
    const int step = (i % kPlaces + 1) / 2, circle = i / kPlaces;
    const double turn = 2.0 * M_PI / kPlaces * step;
    const double angle = -0.7 + (i % 2 == 0 ? turn : -turn);
    const double reach = kLeader * (1 + circle) + 0.5 * pill.width() * std::abs(std::cos(angle));
    const QPointF middle = anchor + reach * QPointF(std::cos(angle), std::sin(angle));
    place = movedInto(room.picture, {middle - QPointF(0.5 * pill.width(), 0.5 * pill.height()), pill});
    if (isFree(place, others, room.keptFree)) break;
  }
  return place;
}

/// In widget coordinates.
QPolygonF personIn(const Scene& scene, const Camera& camera, const ViewSize& size) {
  QPolygonF points;
  for (const Vector3& point : personPoints(scene)) {
    const Vector3 p = project(camera, size, point);
    if (p.z() >= 0.0 && p.z() <= 1.0) points.append(QPointF(p.x(), p.y()) / size.pixelRatio);
  }
  return points;
}

}  // namespace

std::vector<PlacedLabel> placedLabels(const Scene& scene, const Camera& camera, const ViewSize& size,
                                      const QFontMetricsF& font, const std::vector<QRectF>& keptFree) {
  const QSizeF whole = QSizeF(size.width, size.height) / size.pixelRatio;
  const QRectF picture = QRectF(QPointF(), whole).adjusted(kEdge, kEdge, -kEdge, -kEdge);
  std::vector<PlacedLabel> labels;
  for (const Label& label : scene.labels) {
    const Vector3 p = project(camera, size, label.anchor);
    if (p.z() < 0.0 || p.z() > 1.0) continue;
    const QPointF anchor(p.x() / size.pixelRatio, p.y() / size.pixelRatio);
    const QString text = said(label.text);
    const QSizeF pill(font.horizontalAdvance(text) + 14.0, font.height() + 5.0);
    labels.push_back(
        {placeFor(anchor, pill, labels, {picture, keptFree}), anchor, text, toQColor(label.color)});
  }
  return labels;
}

void paintLabels(QPainter& painter, const std::vector<PlacedLabel>& labels, const Theme& theme) {
  painter.setRenderHint(QPainter::Antialiasing);
  for (const PlacedLabel& label : labels) {
    painter.setPen(QPen(toQColor(withAlpha(theme.muted, 0.9f)), 1.0));
    painter.drawLine(label.anchor, label.pill.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(toQColor(theme.pill));
    painter.drawRoundedRect(label.pill, 0.5 * label.pill.height(), 0.5 * label.pill.height());
    // The pill is dark in both themes, so its text is light.
    painter.setPen(qGray(label.color.rgb()) > kLightEnough ? label.color : QColor(0xE7, 0xE9, 0xEC));
    painter.drawText(label.pill, Qt::AlignCenter, label.text);
  }
}

QRectF faceOf(const Scene& scene, const Camera& camera, const ViewSize& size) {
  for (const FigureInstance& figure : scene.figures) {
    if (figure.opacity < 1.0f || !figure.facePoint) continue;
    const Vector3 p = project(camera, size, *figure.facePoint);
    const double radius = kFaceRadius / metresPerPixel(camera, size, *figure.facePoint) / size.pixelRatio;
    const QPointF middle(p.x() / size.pixelRatio, p.y() / size.pixelRatio);
    return {middle - QPointF(radius, radius), middle + QPointF(radius, radius)};
  }
  return {};
}

void paintWords(QPainter& painter, const Scene& scene, const Camera& camera, const ViewSize& size,
                Words words) {
  QFont font = painter.font();
  font.setPixelSize(kLabelPixels);
  painter.setFont(font);
  const QSizeF widget = QSizeF(size.width, size.height) / size.pixelRatio;
  const QRectF face = faceOf(scene, camera, size);
  const CaptionRoom room = words == Words::Always
                               ? CaptionRoom{widget, crossPlace(widget).left(), {}, face}
                               : CaptionRoom{widget, widget.width(), personIn(scene, camera, size)};
  std::vector<QRectF> keptFree = captionPlaces(QFontMetricsF(painter.font()), scene, room);
  keptFree.push_back(face);
  if (words == Words::Always) keptFree.push_back(crossPlace(widget));
  const auto labels = placedLabels(scene, camera, size, QFontMetricsF(font), keptFree);
  paintLabels(painter, labels, scene.theme);
  paintCaptions(painter, scene, room);
}

void paintAxisCross(QPainter& painter, const Camera& camera, const QSizeF& widget, const Theme& theme) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(crossMiddle(widget));
  QFont font = painter.font();
  font.setPixelSize(10);
  font.setBold(true);
  painter.setFont(font);
  for (const CrossEnd& end : crossEnds(camera)) paintEnd(painter, end, theme);
  painter.restore();
}

std::optional<ViewAxis> axisCrossAt(const Camera& camera, const QSizeF& widget, const QPointF& point) {
  std::optional<ViewAxis> found;
  for (const CrossEnd& end : crossEnds(camera)) {
    const QPointF away = point - crossMiddle(widget) - end.place;
    if (std::hypot(away.x(), away.y()) <= kEnd + 2.0) found = end.side;  // the last one is in front
  }
  return found;
}

}  // namespace handhold
