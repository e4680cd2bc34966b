// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/motion_watch.h"

#include <cmath>

#include "engine/motion/frame_at.h"

namespace handhold {

namespace {

/// The ghost shares the processor with the solver that it shows.
constexpr int kGhostInterval_ms = 66;
/// It rests at the end before it begins anew (s).
constexpr double kRest = 0.4;

}  // namespace

MotionWatch::MotionWatch(JobRunner& runner, ViewBinding& view, PlotBinding& plots, QObject* parent)
    : QObject(parent), view_(view), plots_(plots) {
  timer_.setInterval(kGhostInterval_ms);
  connect(&timer_, &QTimer::timeout, this, &MotionWatch::play);
  connect(&runner, &JobRunner::motionIterated, this, &MotionWatch::show);
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner, ended, this, &MotionWatch::forget);
  connect(&runner, &JobRunner::failed, this, &MotionWatch::forget);
}

void MotionWatch::show(std::shared_ptr<const Motion> motion) {
  if (motion->frames.empty()) return;
  motion_ = std::move(motion);
  plots_.showIterate(motion_);
  if (timer_.isActive()) return;
  clock_.start();
  timer_.start();
  play();
}

void MotionWatch::forget() {
  if (!motion_) return;
  timer_.stop();
  motion_.reset();
  plots_.showIterate(nullptr);
  view_.showGuess(VectorX());
}

void MotionWatch::play() {
  const double begin = motion_->frames.front().time;
  const double elapsed = static_cast<double>(clock_.elapsed()) / 1000.0;
  const double time = begin + std::fmod(elapsed, motion_->duration() + kRest);
  view_.showGuess(motion_->frames[nearestFrame(*motion_, time)].q);
}

}  // namespace handhold
