// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/playback_clock.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr double kPictureInterval = 1.0 / 60.0;  // s, of the screen
constexpr double kLongestStep = 0.5;  // s, beyond it the eye has lost the thread: slow time instead
constexpr double kWindow = 1.0;       // s, over which the true speed is told

double seconds(std::chrono::nanoseconds duration) { return std::chrono::duration<double>(duration).count(); }

}  // namespace

PlaybackClock::PlaybackClock(QObject* parent) : PlaybackClock(Now(), parent) {
  elapsed_.start();
  now_ = [this] { return std::chrono::nanoseconds(elapsed_.nsecsElapsed()); };
}

PlaybackClock::PlaybackClock(Now now, QObject* parent) : QObject(parent), now_(std::move(now)) {
  timer_.setTimerType(Qt::PreciseTimer);
  timer_.setInterval(static_cast<int>(1000.0 * kPictureInterval));
  connect(&timer_, &QTimer::timeout, this, &PlaybackClock::tick);
}

void PlaybackClock::setRange(double from, double to) {
  from_ = from;
  to_ = std::max(from, to);
  setPlayRange(from_, to_);
  setTime(time_);
}

void PlaybackClock::setPlayRange(double in, double out) {
  in_ = std::clamp(in, from_, to_);
  out_ = std::clamp(out, in_, to_);
  if (out_ <= in_) pause();
}

void PlaybackClock::setSpeed(double speed) {
  tick();
  speed_ = speed;
  ticks_.clear();
}

void PlaybackClock::setTime(double time) {
  const double kept = std::clamp(time, from_, to_);
  if (kept == time_) return;
  time_ = kept;
  emit timeChanged(time_);
}

void PlaybackClock::play() {
  if (playing_ || out_ <= in_) return;
  if (time_ >= out_ || time_ < in_) setTime(in_);
  last_ = now_();
  ticks_.clear();
  playing_ = true;
  timer_.start();
  emit playingChanged(true);
}

void PlaybackClock::pause() {
  if (!playing_) return;
  playing_ = false;
  timer_.stop();
  emit playingChanged(false);
}

void PlaybackClock::tick() {
  if (!playing_) return;
  const std::chrono::nanoseconds now = now_();
  const double wall = seconds(now - last_);
  last_ = now;
  const double step = std::min(wall, kLongestStep) * speed_;
  remember({wall, step});
  advance(step);
}

void PlaybackClock::advance(double step) {
  double next = time_ + step;
  if (next >= out_) next = looping_ == Looping::Loop ? in_ + std::fmod(next - in_, out_ - in_) : out_;
  setTime(next);
  if (looping_ == Looping::Once && next >= out_) pause();
}

void PlaybackClock::remember(const Tick& tick) {
  ticks_.push_back(tick);
  double wall = 0.0;
  for (const Tick& one : ticks_) wall += one.wall;
  while (ticks_.size() > 1 && wall > kWindow) {
    wall -= ticks_.front().wall;
    ticks_.pop_front();
  }
}

double PlaybackClock::trueSpeed() const {
  double wall = 0.0, played = 0.0;
  for (const Tick& tick : ticks_) wall += tick.wall, played += tick.played;
  return wall > 0.0 ? played / wall : speed_;
}

}  // namespace handhold
