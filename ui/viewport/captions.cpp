// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLinearGradient>
#include <algorithm>

#include "ui/viewport/overlay.h"

#include "ui/document/language/said.h"
#include "ui/viewport/shown_color.h"

// The words in the corners of a picture: what it is worth, and what its colours mean.

namespace handhold {
namespace {

constexpr double kMargin = 12.0;  // px from the picture's edges
constexpr double kPadding = 9.0;  // px inside a pill
constexpr double kDot = 8.0;      // px
constexpr double kRamp = 132.0;   // px, from 0 to the limit
constexpr double kAbove = 20.0;   // px of the ramp's end beyond the limit
constexpr double kBand = 7.0;     // px, height of the ramp
constexpr int kStops = 10;
constexpr float kBacking = 0.82f;
const QString kBetweenParts = QStringLiteral(" · ");

/// Paper under the words, of the theme: text on it reads whatever the picture shows behind.
void paintBacking(QPainter& painter, const QRectF& rect, double radius, const Theme& theme) {
  painter.setPen(QPen(toQColor(withAlpha(theme.hairline, 0.6f)), 1.0));
  painter.setBrush(toQColor(withAlpha(theme.backgroundTop, kBacking)));
  painter.drawRoundedRect(rect, radius, radius);
}

bool isFree(const QRectF& rect, const QPolygonF& keptFree) {
  return std::ranges::none_of(keptFree, [&](const QPointF& point) { return rect.contains(point); });
}

QRectF pillFor(const QFontMetricsF& font, const QString& text, double top) {
  return {kMargin + 0.5, top + 0.5, font.horizontalAdvance(text) + kDot + 2.7 * kPadding,
          font.height() + 9.0};
}

/// As much of a caption as fits and hides nothing: all, the verdict before the first dot, its beginning, or
/// nothing.
QString shortened(const QString& text, const QFontMetricsF& font, double top, const CaptionRoom& room) {
  const double longest = room.right - kMargin - pillFor(font, {}, top).right();
  const QString verdict = text.section(kBetweenParts, 0, 0);
  for (const QString& words : {text, verdict, font.elidedText(verdict, Qt::ElideRight, longest)}) {
    const QRectF pill = pillFor(font, words, top);
    if (pill.right() <= room.right - kMargin && isFree(pill, room.keptFree)) return words;
  }
  return {};
}

/// A caption where it stands, shortened as its room asks.
struct PlacedCaption {
  QRectF pill;
  QString text;
  Color color;
};

void paintCaption(QPainter& painter, const PlacedCaption& caption, const Theme& theme) {
  const QRectF& pill = caption.pill;
  paintBacking(painter, pill, 0.5 * pill.height(), theme);
  painter.setPen(Qt::NoPen);
  painter.setBrush(toQColor(caption.color));
  painter.drawEllipse(QPointF(pill.left() + kPadding + 0.5 * kDot, pill.center().y()), 0.5 * kDot,
                      0.5 * kDot);
  painter.setPen(toQColor(theme.text));
  painter.drawText(pill.adjusted(1.7 * kPadding + kDot, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                   caption.text);
}

/// One line, or a line for each part where that keeps off the face.
QStringList linesOf(const QString& text, const QFontMetricsF& font, double top, const CaptionRoom& room) {
  return pillFor(font, text, top).intersects(room.face) ? text.split(kBetweenParts) : QStringList{text};
}

/// Below the face where even a line of its own would hide it, unless the face fills the picture.
double topFor(const QString& line, const QFontMetricsF& font, double top, const CaptionRoom& room) {
  const bool isBelow = room.face.bottom() < 0.5 * room.widget.height();
  return isBelow && pillFor(font, line, top).intersects(room.face) ? room.face.bottom() : top;
}

/// A small picture tells its verdict alone.
bool hasRoomForMore(const CaptionRoom& room) {
  constexpr double kLeastWidth = 300.0, kLeastHeight = 220.0;
  return room.widget.width() >= kLeastWidth && room.widget.height() >= kLeastHeight;
}

std::vector<PlacedCaption> placedCaptions(const QFontMetricsF& font, const Scene& scene,
                                          const CaptionRoom& room) {
  constexpr double kBetween = 4.0;
  std::vector<Caption> told;
  if (scene.caption) told.push_back(*scene.caption);
  if (hasRoomForMore(room)) told.insert(told.end(), scene.notes.begin(), scene.notes.end());
  std::vector<PlacedCaption> placed;
  double top = kMargin;
  for (const Caption& caption : told)
    for (const QString& line : linesOf(said(caption.text), font, top, room)) {
      top = topFor(line, font, top, room);
      const QString text = shortened(line, font, top, room);
      if (!text.isEmpty()) placed.push_back({pillFor(font, text, top), text, caption.color});
      top = (text.isEmpty() ? top : placed.back().pill.bottom()) + kBetween;
    }
  return placed;
}

/// What colours tell, from 0 to 1 and perhaps above.
struct Legend {
  QString words;
  Color (*colorAt)(double);
  std::optional<Color> above;
};

/// As on the body.
Color coveringLoad(double load) { return withAlpha(loadColor(load), loadCover(load)); }

void paintRamp(QPainter& painter, const QRectF& ramp, const Legend& legend) {
  QLinearGradient gradient(ramp.topLeft(), ramp.topRight());
  for (int i = 0; i <= kStops; ++i) {
    const double share = double(i) / kStops;
    gradient.setColorAt(share, toQColor(legend.colorAt(share)));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(gradient);
  painter.drawRect(ramp);
  if (!legend.above) return;
  painter.setBrush(toQColor(*legend.above));
  painter.drawRect(QRectF(ramp.right() + 2.0, ramp.top(), kAbove, ramp.height()));
}

QSizeF legendSize(double line) { return {kRamp + 2.0 + kAbove, 2.0 * line + kBand + 7.0}; }

/// A legend where it stands.
struct PlacedLegend {
  QRectF box;
  Legend legend;
};

/// From the lower edge upwards; one that would hide a point is left out.
std::vector<PlacedLegend> placedLegends(const QFontMetricsF& font, const Scene& scene,
                                        const CaptionRoom& room) {
  std::vector<PlacedLegend> placed;
  if (!hasRoomForMore(room)) return placed;
  double bottom = room.widget.height();
  const auto place = [&](const Legend& legend) {
    const QSizeF inner = legendSize(font.height());
    const QRectF box(kMargin + 0.5, bottom - kMargin - inner.height() - 2.0 * 7.0 - 0.5,
                     inner.width() + 2.0 * kPadding + 6.0, inner.height() + 2.0 * 7.0);
    if (!isFree(box, room.keptFree)) return;
    placed.push_back({box, legend});
    bottom = box.top();
  };
  if (scene.hasLoadLegend) place({QObject::tr("Torque, part of its limit"), coveringLoad, loadColor(2.0)});
  if (scene.hasReachLegend) place({QObject::tr("Reach, torque of its limit"), loadColor, std::nullopt});
  if (scene.hasMuscleLegend) place({QObject::tr("Muscles, part of strength"), muscleColor, std::nullopt});
  return placed;
}

void paintLegend(QPainter& painter, const PlacedLegend& placed, const Theme& theme) {
  const auto& [box, legend] = placed;
  const double line = QFontMetricsF(painter.font()).height();
  const QSizeF inner = legendSize(line);
  paintBacking(painter, box, 6.0, theme);
  const QPointF corner = box.topLeft() + QPointF(kPadding, 7.0);
  painter.setPen(toQColor(theme.text));
  painter.drawText(QRectF(corner, QSizeF(inner.width(), line)), Qt::AlignLeft, legend.words);
  const QRectF ramp(corner + QPointF(0.0, line + 4.0), QSizeF(kRamp, kBand));
  paintRamp(painter, ramp, legend);
  painter.setPen(toQColor(theme.muted));
  const double y = ramp.bottom() + 3.0;
  painter.drawText(QRectF(ramp.left(), y, 40.0, line), Qt::AlignLeft, QStringLiteral("0"));
  painter.drawText(QRectF(ramp.center().x() - 20.0, y, 40.0, line), Qt::AlignHCenter, QStringLiteral("50"));
  painter.drawText(QRectF(ramp.right() - 30.0, y, 60.0, line), Qt::AlignHCenter, QStringLiteral("100 %"));
}

}  // namespace

std::vector<QRectF> captionPlaces(const QFontMetricsF& font, const Scene& scene, const CaptionRoom& room) {
  std::vector<QRectF> places;
  for (const PlacedCaption& caption : placedCaptions(font, scene, room)) places.push_back(caption.pill);
  for (const PlacedLegend& legend : placedLegends(font, scene, room)) places.push_back(legend.box);
  return places;
}

void paintCaptions(QPainter& painter, const Scene& scene, const CaptionRoom& room) {
  painter.setRenderHint(QPainter::Antialiasing);
  const QFontMetricsF font(painter.font());
  for (const PlacedCaption& caption : placedCaptions(font, scene, room))
    paintCaption(painter, caption, scene.theme);
  for (const PlacedLegend& legend : placedLegends(font, scene, room))
    paintLegend(painter, legend, scene.theme);
}

}  // namespace handhold
