// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "engine/core/progress.h"
#include "engine/estimation/jointed_fit/marker_rates.h"
#include "engine/estimation/jointed_fit/pose_fit.h"
#include "engine/estimation/jointed_fit/rate_fit.h"

namespace handhold {

/// What is seen of a tree over frames at equal steps of time.
struct CascadeProblem {
  JointedBodies tree;
  double step = 0.01;                                        ///< s
  std::vector<std::vector<std::vector<BodyMarker>>> frames;  ///< by frame and body
  std::vector<std::vector<MarkerRates>> rates;               ///< likewise, where they are measured (8.4)
  std::vector<WholeMotion> whole;                            ///< by frame
  /// Decides what the first frame's markers leave open; empty: nothing is turned, at the origin.
  JointedPose near = {};
};

/// Rotations between frames: the quaternion spline, which locks nowhere, or the document's three angles.
enum class TurnInterpolation { QuaternionSpline, ThreeAngles };
/// Fig. 3.1, or all three from the guesses at once (11.4).
enum class CascadeOrder { OneAfterAnother, Parallel };
/// The document's iterations, or the nearest pose and rates at once.
enum class CascadeSolver { Iteration, Exact };

struct CascadeSettings {
  TurnInterpolation interpolation = TurnInterpolation::QuaternionSpline;
  CascadeOrder order = CascadeOrder::OneAfterAnother;
  CascadeSolver solver = CascadeSolver::Exact;
  PoseFitSettings pose;
  RateFitSettings velocity, acceleration;
  ProgressSink progress;
  std::stop_token stop;
};

using JointedFrames = std::vector<JointedMotion>;

/// The five sets of 003 (8.3): all from the markers alone and splines; from the spline of fitted poses, of
/// fitted velocities (poses by integration), of fitted accelerations (all else by integration); and the
/// fitted poses, velocities and accelerations together, for which all constraints hold.
struct CascadeSets {
  /// A body of which a frame's markers do not tell the attitude: what they leave open, with no marker its
  /// place too, is that of the frame before, and the joints decide from there.
  struct Untold {
    std::size_t frame = 0, body = 0;
    MarkerSpan span = MarkerSpan::None;
  };

  JointedFrames ic, spP, spV, spA, spPva;
  std::vector<Untold> untold;
  bool isStopped = false;  ///< on request; then the sets are empty
};

/// Each body by its own markers alone, with the rates of the splines through its poses: the set ic, which
/// needs no word on the whole. Throws InputError where frames are fewer than four.
JointedFrames markerFrames(const CascadeProblem& problem, TurnInterpolation interpolation);

/// Fig. 3.1. Throws InputError where frames are fewer than four.
CascadeSets cascade(const CascadeProblem& problem, const CascadeSettings& settings);

/// How far sp_p and sp_v are apart on the mean (rad/s): large where the markers are too noisy to be derived
/// (11.1).
double noiseAlarm(const CascadeSets& sets);

}  // namespace handhold
