// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "engine/estimation/marker_sets/own_places.h"

namespace handhold {

/// A dot on the body.
struct MappedMarker {
  QString label;
  Vector3 place = Vector3::Zero();  ///< at the zero posture, W (m)
  bool isChosen = false;
};

/// The body from the front, on which markers are put: by a click, or dropped as text. It faces us, so that
/// its left is on our right. Keys as in chart_keys: Enter picks the middle of a part.
class BodyMap : public QWidget {
  Q_OBJECT

 public:
  explicit BodyMap(QWidget* parent = nullptr);

  void setParts(std::vector<SegmentLine> parts);
  void setMarkers(std::vector<MappedMarker> markers);
  const std::vector<SegmentLine>& parts() const { return parts_; }
  const std::vector<MappedMarker>& markers() const { return markers_; }
  /// Where a place lies in the widget (px).
  QPointF pixelOf(const Vector3& place) const;
  QSize sizeHint() const override { return {300, 300}; }
  QSize minimumSizeHint() const override { return {200, 240}; }

 signals:
  void picked(int part, const handhold::Vector3& place);
  void dropped(const QStringList& labels, int part, const handhold::Vector3& place);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  struct Hit {
    int part;
    Vector3 place;
  };

  double scale() const;
  Vector3 placeAt(const QPointF& pixel) const;
  std::optional<Hit> hitAt(const QPointF& pixel) const;
  void point(const std::optional<Hit>& hit);
  QString wordsOf(int part) const;
  void paintParts(QPainter& painter) const;
  void paintMarkers(QPainter& painter) const;

  std::vector<SegmentLine> parts_;
  std::vector<MappedMarker> markers_;
  Vector3 low_ = Vector3::Zero(), high_ = Vector3::Zero();  ///< of all parts, W (m)
  int pointed_ = -1;                                        ///< the part under the mouse, or at hand by keys
};

}  // namespace handhold
