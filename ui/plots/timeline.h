// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QScrollArea>
#include <QStackedLayout>
#include <QToolButton>
#include <QVector>
#include <QWidget>

#include "ui/plots/contact_lanes.h"
#include "ui/plots/curves/plot_theme.h"
#include "ui/plots/curves/timeline_mark.h"
#include "ui/plots/curves/timeline_ruler.h"
#include "ui/plots/icon_button.h"
#include "ui/plots/playback_clock.h"
#include "ui/plots/stage_strip.h"
#include "ui/plots/time_readout.h"

namespace handhold {

/// Plays, steps and scrubs through the frames of a motion.
///
/// Keys with the focus: Space plays and pauses, arrows step a frame, Shift+arrows a second, Home and End,
/// + and - the speed, L loops, I and O set in and out, Delete clears them. The slots do the same.
class Timeline : public QWidget {
  Q_OBJECT

 public:
  explicit Timeline(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  /// Ascending times of the motion's frames (s); fewer than two show the empty state.
  void setFrameTimes(QVector<double> times);
  void setMarks(QVector<TimelineMark> marks);
  /// Of a recording: by dragging, and by the menu that Menu or a right click opens.
  void setEventEditing(EventEditing editing);
  /// The part that is played, until the frames are others.
  void setPlayRange(double in, double out);
  /// Whose contact schedule stands below the ruler where the motion is predicted.
  void setTask(std::shared_ptr<const Task> task);

  double time() const { return clock_.time(); }
  int frame() const;  ///< nearest to the time, -1 without frames
  PlaybackClock& clock() { return clock_; }
  const TimeReadout& readout() const { return *readout_; }
  TimelineRuler& ruler() { return *ruler_; }
  ContactLanes& lanes() { return *lanes_; }
  StageStrip& stages() { return *stages_; }
  QSize sizeHint() const override;

 public slots:
  void setTime(double time);
  /// Chosen elsewhere, as on a plot: what plays would run on from there at once.
  void holdAt(double time) {
    if (time != clock_.time()) clock_.pause();
    setTime(time);
  }
  void play();  ///< nothing without a motion
  void togglePlay();
  void toggleLoop();
  void stepFrames(int count);
  void stepSeconds(double seconds);
  void goToStart();
  void goToEnd();
  void faster();
  void slower();
  void setSpeed(double speed);
  void setLooping(Looping looping);
  void setInPoint();
  void setOutPoint();
  void clearPoints();

 signals:
  void timeChanged(double time);
  void playingChanged(bool playing);
  void pacingChanged();                         ///< speed or loop
  void playRangeChosen(double in, double out);  ///< by mouse or key
  void eventAdded(const handhold::RecordedEvent& event);
  void eventMoved(int event, double time);
  void eventRenamed(int event, const QString& name);
  void eventRemoved(int event);
  /// The button of the empty state was pressed.
  void motionWanted();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  QWidget* buildTransport();
  QWidget* buildEmpty();
  void connectParts();
  void alignLanes();
  void showTime();
  void showPlaying(bool playing);
  void choosePlayRange(double in, double out);
  void showSpeed();
  bool stepByKey(QKeyEvent* event);
  bool settingByKey(QKeyEvent* event);
  QMenu* speedMenu();
  QString warning() const;
  void addEventMenu(QMenu& menu, double time);
  void addEventActions(QMenu& menu, int event);

  PlotTheme theme_ = PlotTheme::dark();
  PlaybackClock clock_;
  QVector<double> times_;
  EventEditing editing_ = EventEditing::Fixed;
  QStackedLayout* stack_;
  QVector<IconButton*> icons_;
  IconButton* play_ = nullptr;
  IconButton* loop_ = nullptr;
  QToolButton* speed_ = nullptr;
  TimelineRuler* ruler_ = nullptr;
  StageStrip* stages_;
  ContactLanes* lanes_;
  QScrollArea* laneRoom_;  ///< many lanes must leave the plots and the view theirs
  TimeReadout* readout_ = nullptr;
};

}  // namespace handhold
