// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "engine/core/progress.h"
#include "engine/estimation/fit/fit_problem.h"

namespace handhold {

/// How a fit of all frames at once went.
struct MotionFit {
  std::vector<VectorX> q;  ///< one a frame; empty when it was stopped
  double cost = 0.0;
  int iterations = 0;
  bool isConverged = false;
};

/// The motion that meets the markers of all frames best: the sum over the frames of errors of markers, joint
/// limits and posture (frame_equations.h), and of the accelerations between three frames each,
///   a_k = (q_(k+1) - q_k) - (q_k - q_(k-1)), over the square of the time between them,
/// so that a frame knows its two neighbours on each side. Gauss-Newton's steps, damped as Levenberg and
/// Marquardt do; the equations are a band (optimization/bordered_band.h). `first` has a posture for each
/// frame.
MotionFit fitMotion(const Model& model, const FitProblem& problem, std::vector<VectorX> first,
                    const ProgressSink& progress = {}, const std::stop_token& stop = {});

}  // namespace handhold
