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
  const QString verdict = text.section(QStringLiteral(" · "), 0, 0);
  for (const QString& words : {text, verdict, font.elidedText(verdict, Qt::ElideRight, longest)}) {
    const QRectF pill = pillFor(font, words, top);
    if (pill.right() <= room.right - kMargin && isFree(pill, room.keptFree)) return words;
  }
  return {};
}

/// Returns the pill's lower edge.
double paintCaption(QPainter& painter, const Caption& caption, const Theme& theme, double top,
                    const CaptionRoom& room) {
  const QFontMetricsF font(painter.font());
  const QString text = shortened(said(caption.text), font, top, room);
  if (text.isEmpty()) return top;
  const QRectF pill = pillFor(font, text, top);
  const double height = pill.height();
  paintBacking(painter, pill, 0.5 * height, theme);
  painter.setPen(Qt::NoPen);
  painter.setBrush(toQColor(caption.color));
  painter.drawEllipse(QPointF(pill.left() + kPadding + 0.5 * kDot, pill.center().y()), 0.5 * kDot,
                      0.5 * kDot);
  painter.setPen(toQColor(theme.text));
  painter.drawText(pill.adjusted(1.7 * kPadding + kDot, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text);
  return pill.bottom();
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

/// Returns the upper edge, or the lower one where there is no room.
double paintLegend(QPainter& painter, const Legend& legend, const Scene& scene, double bottom,
                   const QPolygonF& keptFree) {
  const Theme& theme = scene.theme;
  const double line = QFontMetricsF(painter.font()).height();
  const QSizeF inner(kRamp + 2.0 + kAbove, 2.0 * line + kBand + 7.0);
  const QRectF box(kMargin + 0.5, bottom - kMargin - inner.height() - 2.0 * 7.0 - 0.5,
                   inner.width() + 2.0 * kPadding + 6.0, inner.height() + 2.0 * 7.0);
  if (!isFree(box, keptFree)) return bottom;
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
  return box.top();
}

}  // namespace

void paintCaptions(QPainter& painter, const Scene& scene, const CaptionRoom& room) {
  painter.setRenderHint(QPainter::Antialiasing);
  constexpr double kLeastWidth = 300.0, kLeastHeight = 220.0, kBetween = 4.0;
  const bool hasRoom = room.widget.width() >= kLeastWidth && room.widget.height() >= kLeastHeight;
  double top = kMargin;
  if (scene.caption) top = paintCaption(painter, *scene.caption, scene.theme, top, room) + kBetween;
  if (hasRoom)
    for (const Caption& note : scene.notes)
      top = paintCaption(painter, note, scene.theme, top, room) + kBetween;
  if (!hasRoom) return;
  double bottom = room.widget.height();
  if (scene.hasLoadLegend)
    bottom = paintLegend(painter, {QObject::tr("Torque, part of its limit"), coveringLoad, loadColor(2.0)},
                         scene, bottom, room.keptFree);
  if (scene.hasReachLegend)
    bottom = paintLegend(painter, {QObject::tr("Reach, torque of its limit"), loadColor, std::nullopt}, scene,
                         bottom, room.keptFree);
  if (scene.hasMuscleLegend)
    paintLegend(painter, {QObject::tr("Muscles, part of strength"), muscleColor, std::nullopt}, scene, bottom,
                room.keptFree);
}

}  // namespace handhold
