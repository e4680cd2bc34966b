// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <chrono>
#include <deque>
#include <functional>

namespace handhold {

enum class Looping { Once, Loop };

/// Moves playback time with the wall clock. A late tick leaves pictures out but keeps the time right; only
/// a gap longer than half a second slows time down, and then trueSpeed() says so.
class PlaybackClock : public QObject {
  Q_OBJECT

 public:
  using Now = std::function<std::chrono::nanoseconds()>;

  explicit PlaybackClock(QObject* parent = nullptr);
  /// With a clock of the caller's, for tests.
  explicit PlaybackClock(Now now, QObject* parent = nullptr);

  /// Time is kept inside (s); the play range becomes all of it.
  void setRange(double from, double to);
  /// The part that is played and looped, cut to the range.
  void setPlayRange(double in, double out);
  void setSpeed(double speed);
  void setLooping(Looping looping) { looping_ = looping; }
  void setTime(double time);
  void play();
  void pause();

  double time() const { return time_; }
  double from() const { return from_; }
  double to() const { return to_; }
  double in() const { return in_; }
  double out() const { return out_; }
  double speed() const { return speed_; }
  Looping looping() const { return looping_; }
  bool playing() const { return playing_; }

  /// Played time over wall time during the last second of playing.
  double trueSpeed() const;

 public slots:
  /// Moves time on to now; called by a timer while playing.
  void tick();

 signals:
  void timeChanged(double time);
  void playingChanged(bool playing);

 private:
  struct Tick {
    double wall, played;
  };

  void advance(double step);
  void remember(const Tick& tick);

  Now now_;
  QElapsedTimer elapsed_;
  QTimer timer_;
  std::chrono::nanoseconds last_{0};
  std::deque<Tick> ticks_;
  double from_ = 0.0, to_ = 0.0, in_ = 0.0, out_ = 0.0, time_ = 0.0, speed_ = 1.0;
  Looping looping_ = Looping::Once;
  bool playing_ = false;
};

}  // namespace handhold
