// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "engine/core/progress.h"
#include "engine/estimation/fit/frame_equations.h"

namespace handhold {

/// A posture and how well it meets a frame.
struct FrameFit {
  VectorX q;
  double cost = 0.0;
  double rms = 0.0;  ///< of the markers (m)
};

/// The best posture near a first guess, by Levenberg and Marquardt's steps.
FrameFit fitFrame(const Model& model, FrameAssembler& assembler, int frame, const VectorX& guess, int steps);

/// The best posture of a frame of which nothing is known: postures that people take, each laid over the
/// markers as a stiff body first, and the best of them all.
FrameFit fitFirstFrame(const Model& model, const FitProblem& problem, FrameAssembler& assembler, int frame);

/// Turns and moves the base so that the markers of the posture come closest to those seen (Kabsch: a solution
/// for the best rotation to relate two sets of vectors, 1976). The posture as it was where fewer than three
/// are seen.
VectorX laidOver(const Model& model, const FitProblem& problem, const VectorX& posture, int frame);

/// A posture for each frame, each found from its neighbour's, from the frame that shows most on to both ends;
/// where that goes astray, anew. Frames with too few markers keep their neighbour's. Empty when stopped.
std::vector<VectorX> followedFrames(const Model& model, const FitProblem& problem,
                                    const ProgressSink& progress, const std::stop_token& stop);

}  // namespace handhold
