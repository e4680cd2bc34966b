// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <optional>

#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Where a label stands: its pill in widget coordinates and the point it speaks of.
struct PlacedLabel {
  QRectF pill;
  QPointF anchor;
  QString text;
  QColor color;
};

/// Labels beside their anchors, not over each other and not over what is kept free (the face, the captions),
/// in widget coordinates.
std::vector<PlacedLabel> placedLabels(const Scene& scene, const Camera& camera, const ViewSize& size,
                                      const QFontMetricsF& font, const std::vector<QRectF>& keptFree);
void paintLabels(QPainter& painter, const std::vector<PlacedLabel>& labels, const Theme& theme);

/// The first face in the picture, in widget coordinates; empty without one.
QRectF faceOf(const Scene& scene, const Camera& camera, const ViewSize& size);
/// Where captions may stand, in widget coordinates.
struct CaptionRoom {
  QSizeF widget;
  double right = 0.0;       ///< edge that they keep left of
  QPolygonF keptFree = {};  ///< points that they shall not hide
  QRectF face = {};         ///< that they stand beside or below
};
/// Caption and notes at the upper left, legend of the load colours at the lower left. A caption that would
/// hide a point is shortened to its verdict or left out; one that is too long for its room is shortened; one
/// that would hide the face is broken into its parts.
void paintCaptions(QPainter& painter, const Scene& scene, const CaptionRoom& room);
/// Where paintCaptions writes, in widget coordinates.
std::vector<QRectF> captionPlaces(const QFontMetricsF& font, const Scene& scene, const CaptionRoom& room);
/// A view can be turned until the person stands free; a picture stays as it is.
enum class Words { Always, BesideThePerson };
/// Everything that speaks in a picture: labels, caption and legend. The painter's font is set by it.
void paintWords(QPainter& painter, const Scene& scene, const Camera& camera, const ViewSize& size,
                Words words = Words::Always);

/// The axis cross in the upper right corner.
void paintAxisCross(QPainter& painter, const Camera& camera, const QSizeF& widget, const Theme& theme);
/// Which of its six ends lies under the point.
std::optional<ViewAxis> axisCrossAt(const Camera& camera, const QSizeF& widget, const QPointF& point);

}  // namespace handhold
