// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/phase_frames.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/planning/load_sharing.h"

namespace handhold {

namespace {

// Samples of a stretch: the spline's error goes with the sixth power of their distance.
constexpr double kSamplesPerSecond = 80.0;
constexpr int kFewest = 25, kMost = 241;

bool goesOn(const ContactStretch& stretch, double share) { return !stretch.goOn || stretch.goOn(share); }

/// Inverse kinematics takes about a third of the time that loads take.
constexpr double kCurveShare = 0.25;

/// Empty where it was ended.
std::vector<VectorX> samplesOf(const ContactStretch& stretch, const PostureAt& postureAt) {
  const double span = stretch.end - stretch.begin;
  const int count = phaseSamples(span);
  std::vector<VectorX> postures;
  for (int i = 0; i < count; ++i) {
    if (!goesOn(stretch, kCurveShare * i / count)) return {};
    postures.push_back(postureAt(stretch.begin + span * i / (count - 1)));
  }
  return postures;
}

}  // namespace

int phaseSamples(double duration) {
  return std::clamp(static_cast<int>(std::lround(kSamplesPerSecond * duration)), kFewest, kMost);
}

void WorstUnmet::remember(const Unmet& unmet, double time) {
  const auto key = std::make_pair(unmet.kind, unmet.name + unmet.unit);
  const auto [at, isNew] = worst_.try_emplace(key, unmet, time);
  if (!isNew && unmet.amount > at->second.first.amount) at->second = {unmet, time};
}

std::vector<Unmet> WorstUnmet::list() const {
  std::vector<Unmet> all;
  for (const auto& [key, entry] : worst_) {
    char when[32];
    std::snprintf(when, sizeof when, " at %.2f s", entry.second);
    all.push_back(entry.first);
    all.back().sentence += when;
  }
  std::stable_sort(all.begin(), all.end(), [](const Unmet& a, const Unmet& b) {
    return a.kind != b.kind ? a.kind < b.kind : a.amount > b.amount;
  });
  return all;
}

// With u = (t - begin) / span:  v = Q' / span,  vdot = Q'' / span^2
std::vector<MotionFrame> phaseFrames(const Model& model, const ContactStretch& stretch,
                                     const PostureAt& postureAt, const std::vector<double>& times,
                                     WorstUnmet& worst) {
  const std::vector<VectorX> samples = samplesOf(stretch, postureAt);
  if (samples.empty()) return {};
  const PostureCurve curve(model, samples);
  const double span = stretch.end - stretch.begin;
  LoadSharing sharing(model, stretch.task);
  std::vector<MotionFrame> frames;
  for (const double time : times) {
    if (!goesOn(stretch, kCurveShare + (1.0 - kCurveShare) * (time - stretch.begin) / span)) break;
    const CurveState state = curve.at((time - stretch.begin) / span);
    MotionFrame frame;
    frame.time = time;
    frame.q = state.q;
    frame.v = state.first / span;
    frame.vdot = state.second / (span * span);
    SharedLoads shared = sharing.share(frame.q, frame.v, frame.vdot);
    frame.tau = shared.tau;
    frame.loads = shared.loads;
    for (const Unmet& unmet : shared.unmet) worst.remember(unmet, time);
    frames.push_back(std::move(frame));
  }
  return frames;
}

std::vector<double> frameTimes(double duration, double framesPerSecond) {
  const int steps = std::max(1, static_cast<int>(std::lround(duration * framesPerSecond)));
  std::vector<double> times;
  for (int i = 0; i <= steps; ++i) times.push_back(duration * i / steps);
  return times;
}

}  // namespace handhold
