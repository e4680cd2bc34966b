// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/plots/curves/plot_theme.h"
#include "ui/plots/curves/timeline_mark.h"

namespace handhold {

/// The strip of time: ticks, played part, in and out points, marks, the playhead. Scrubbed by the mouse; the
/// brackets of the in and out points are dragged at their ends above and below the strip.
class TimelineRuler : public QWidget {
  Q_OBJECT

 public:
  explicit TimelineRuler(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  void setRange(double from, double to);
  void setPlayRange(double in, double out);
  void setTime(double time);
  void setMarks(QVector<TimelineMark> marks);
  void setEventEditing(EventEditing editing) { editing_ = editing; }
  /// The event within a few pixels (of the recording's), -1 without.
  int eventAt(double x) const;
  /// Gives an event that is being dragged its time back.
  void cancelDrag();

  /// Where a time lies across the widget (px), and back.
  double xOf(double time) const;
  double timeAt(double x) const;
  /// The ends of the track (px).
  double trackLeft() const { return track().left(); }
  double trackRight() const { return track().right(); }
  const QVector<TimelineMark>& marks() const { return marks_; }

 signals:
  void scrubbed(double time);
  void scrubStarted();
  void playRangeDragged(double in, double out);
  void eventDropped(int event, double time);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  bool event(QEvent* event) override;
  QSize sizeHint() const override { return {480, 44}; }
  QSize minimumSizeHint() const override { return {160, 44}; }

 private:
  enum class Bracket { None, In, Out };

  QRectF track() const;
  Bracket bracketAt(const QPointF& position) const;
  void dragBracket(double x);
  bool isOnEvents(const QPointF& position) const;
  void moveDraggedEvent(double time);
  void paintTrack(QPainter& painter) const;
  void paintTicks(QPainter& painter) const;
  void paintMarks(QPainter& painter) const;
  void paintInstant(QPainter& painter, double x) const;
  void paintPlayPoints(QPainter& painter) const;
  void paintPlayhead(QPainter& painter) const;
  void paintHover(QPainter& painter) const;
  QString textAt(double x) const;

  PlotTheme theme_ = PlotTheme::dark();
  QVector<TimelineMark> marks_;
  double from_ = 0.0, to_ = 0.0, in_ = 0.0, out_ = 0.0, time_ = 0.0;
  std::optional<double> hoverX_;
  EventEditing editing_ = EventEditing::Fixed;
  int draggedEvent_ = -1;
  double eventBefore_ = 0.0;  ///< when the dragged event was (s)
  Bracket hovered_ = Bracket::None, dragged_ = Bracket::None;
};

/// A step of 1, 2 or 5 times a power of ten of which about `count` fit into the span.
double niceStep(double span, double count);
/// How many its multiples need to be told apart.
int decimalsOfStep(double step);

}  // namespace handhold
