// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QVariantAnimation>

#include "ui/plots/curves/cursor_overlay.h"
#include "ui/plots/curves/curve.h"
#include "ui/plots/curves/end_names.h"
#include "ui/plots/curves/plot_theme.h"

namespace handhold {

/// Curves over time with limit bands, their names at their ends, a time cursor and values under the mouse.
///
/// Left click or drag scrubs, a click on a curve picks it too, one on a name only that, the wheel zooms at
/// the mouse (over the value axis: that axis), middle drag pans, double click shows everything. With the
/// keyboard Page up and down zoom.
class CurvePlot : public QCustomPlot {
  Q_OBJECT

 public:
  explicit CurvePlot(QWidget* parent = nullptr);

  static constexpr int kLeastHeight = 140;  ///< px, with its axis: below, curves cannot be told apart

  void setTheme(const PlotTheme& theme);
  void setCurves(CurveSet set);
  const CurveSet& curveSet() const { return set_; }
  void setTime(double time);
  /// The bold curve and whose limits are shown; -1 for none.
  void setSelected(int id);
  int selected() const { return selected_; }
  void showEverything();

  const CursorOverlay& cursor() const { return *cursor_; }
  const EndNames& ends() const { return *ends_; }
  /// Width (px) that the names of its curves want beside the axes, and the least that it leaves them, so that
  /// plots below each other end at one place.
  int endRoomWanted() const;
  void setLeastEndRoom(int width);
  /// At once, without a way there.
  void setTimeRange(const PlotRange& time);
  PlotRange timeRange() const { return {xAxis->range().lower, xAxis->range().upper}; }
  PlotRange valueRangeShown() const { return {yAxis->range().lower, yAxis->range().upper}; }
  /// Limits drawn as bands behind the curves; infinite where there is none.
  Limits shownLimits() const;
  /// The curve whose limits are drawn, null without.
  const Curve* limited() const;
  /// Index of the curve within a few pixels, -1 without.
  int curveAt(const QPointF& position) const;

 signals:
  void timeScrubbed(double time);
  void curvePicked(int id);
  void menuWanted(QPoint globalPosition, int id);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void buildLayers();
  void buildBands();
  void rebuildGraphs();
  void stylePens();
  void placeBands();
  void placeEnds();
  void makeEndRoom();
  bool followLimits(const Curve* focus);
  void placeMarks();
  void easeTo(const PlotRange& time, const PlotRange& value);
  void setRanges(const PlotRange& time, const PlotRange& value);
  void scrubTo(double x);
  void zoomAbout(const QPointF& position, double notches);
  void hover(const QPointF& position);
  void point(int id);
  int asked() const;
  bool isOnEnds(const QPointF& position) const;
  QVector<ValuePill> pillsAt(const QPointF& position) const;

  PlotTheme theme_ = PlotTheme::dark();
  CurveSet set_;
  int selected_ = -1;
  int pointed_ = -1;  ///< the curve under the mouse
  CursorOverlay* cursor_ = nullptr;
  QCPItemRect* upperBand_ = nullptr;
  QCPItemRect* lowerBand_ = nullptr;
  QCPCurve* following_[2] = {};  ///< bands of limits that go with time, lower and upper
  EndNames* ends_ = nullptr;
  int leastEndRoom_ = 0;  ///< px
  QVector<QCPAbstractItem*> marks_;
  QVariantAnimation easing_;
  PlotRange fromTime_, fromValue_, toTime_, toValue_;
  QPointF pressed_;
  QPointF panned_;
};

}  // namespace handhold
