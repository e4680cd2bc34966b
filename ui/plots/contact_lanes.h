// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

#include "engine/task/task.h"
#include "ui/plots/curves/plot_theme.h"

class QMenu;

namespace handhold {

/// When each contact holds and each target of a time is met: a lane with bars for each, under the time line.
/// The ends of a bar are dragged, a bar of a target as a whole, too; Escape puts it back. Times are those of
/// the motion's given duration. Keys as in chart_keys; the menu's key changes the lane at hand, at the
/// cursor.
class ContactLanes : public QWidget {
  Q_OBJECT

 public:
  explicit ContactLanes(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  /// Null or a kinematic motion has no lanes.
  void setTask(std::shared_ptr<const Task> task);
  /// Where the motion begins and ends across the widget (px).
  void setTrack(double left, double right);
  /// The cursor, as a part of the duration.
  void setShare(double share);

  bool isUseful() const { return laneCount() > 0; }
  int laneCount() const;
  /// Where a time of a lane is drawn, for tests and for tooltips (px).
  QPointF placeOf(int lane, double time) const;
  QSize sizeHint() const override;
  /// What was dragged is no longer what is shown: the mouse holds nothing any more.
  void letGo();

 signals:
  /// The settings with what is dragged where it is now; not yet a step.
  void dragged(const handhold::MotionSettings& settings);
  /// They are to become a step of this name.
  void dropped(const handhold::MotionSettings& settings, const QString& title);
  void cancelled();
  void contactPicked(int contact);
  void timedTargetPicked(int target);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool event(QEvent* event) override;

 private:
  enum class Part { From, To, Whole };
  /// A stretch of a lane; entry into the holds or the targets, -1: a contact that holds all the time.
  struct Bar {
    int lane = 0;
    int entry = -1;
    double from = 0.0, to = 0.0;
  };
  struct Grip {
    Bar bar;
    Part part = Part::Whole;
    double at = 0.0;  ///< where it was taken (s)
  };

  const MotionSettings& settings() const { return drag_ ? edited_ : task_->motion; }
  bool isTarget(int lane) const;
  QString nameOf(int lane) const;
  QString titleOf(int lane) const;
  QString wordsOf(int lane) const;
  void walkTo(int lane);
  QColor colorOf(int lane) const;
  std::vector<Bar> bars() const;
  double xOf(double time) const;
  double timeAt(double x) const;
  int laneAt(double y) const;
  QRectF laneBox(int lane) const;
  QRectF rectOf(const Bar& bar) const;
  std::optional<Grip> gripAt(const QPointF& place) const;
  void take(const Grip& grip);
  void moveTo(double time);
  void moveHold(double time);
  void moveTarget(double time);
  void pick(int lane);
  void paintLane(QPainter& painter, int lane) const;
  void paintBar(QPainter& painter, const Bar& bar) const;
  void paintDrag(QPainter& painter) const;
  QString tipAt(const QPointF& place) const;
  void offer(QMenu& menu, int lane, const QString& words, const std::function<void(MotionSettings&)>& change);
  void offerForTarget(QMenu& menu, int lane);
  void offerForContact(QMenu& menu, int lane, const std::optional<Grip>& grip, double time);
  void commit(const MotionSettings& settings, int lane);

  PlotTheme theme_ = PlotTheme::dark();
  std::shared_ptr<const Task> task_;
  double left_ = 0.0, right_ = 1.0, share_ = 0.0;
  std::optional<Grip> drag_;
  MotionSettings edited_;  ///< while something is dragged
  bool moved_ = false;
  int atHand_ = -1;  ///< by the keyboard
};

}  // namespace handhold
