// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_parts.h"

namespace handhold {

namespace {

constexpr std::size_t kShownFrames[] = {1, 3, 5};  // of 9.13 to 9.15, counted from 1
constexpr double kNear = 0.01, kFar = 0.05;        // m

/// How soon the forward figure leaves the estimated one.
void tellDivergence(JumpStudy& study, const std::string& solver, const JumpFrames& frames,
                    const JointedFrames& motion, const JointedFrames& forward) {
  const double length = frames.times.back() - frames.times.front();
  for (const double distance : {kNear, kFar}) {
    const auto when = divergence(frames, motion, forward, distance);
    study.results.push_back({"forward from the torques of the " + solver + ": time to " +
                                 std::to_string(std::lround(100.0 * distance)) + " cm" +
                                 (when ? "" : ", not reached in"),
                             "s", when.value_or(length)});
  }
  study.results.push_back({"forward from the torques of the " + solver + ": distance after " +
                               std::to_string(std::lround(1e3 * length)) + " ms",
                           "m",
                           greatestDistance(frames.problem.tree, motion.back().pose, forward.back().pose)});
}

FigureCurve distanceCurve(const std::string& name, const JumpFrames& frames, const JointedFrames& motion,
                          const JointedFrames& forward) {
  return curveOver(name, frames, motion, [&](const JointedMotion& frame, std::size_t k) {
    return greatestDistance(frames.problem.tree, frame.pose, forward[k].pose);
  });
}

}  // namespace

void studyForward(JumpStudy& study, const JumpWork& work) {
  const JumpEstimate& estimate = work.estimates.front();
  const JumpFrames& frames = estimate.frames;
  const JointedFrames &motion = estimate.iterated.spPva, &exact = estimate.exact.spPva;
  const JointedFrames forward = forwardFrom(frames, motion, momentsOf(frames, motion));
  const JointedFrames forwardExact = forwardFrom(frames, exact, momentsOf(frames, exact));
  const char* numbers[] = {"9.13", "9.14", "9.15"};
  for (std::size_t i = 0; i < std::size(kShownFrames); ++i) {
    const std::size_t k = kShownFrames[i] - 1;
    const auto person = [&](const char* name, const JointedFrames& of) {
      return personCurve(name, frames.problem.tree, of[k].pose, FigureSide::AlongX);
    };
    study.figures.push_back({numbers[i],
                             "frame " + std::to_string(kShownFrames[i]) + " of the flight",
                             "x (m)",
                             "y (m)",
                             {person("raw data", estimate.iterated.ic), person("sp_pva", motion),
                              person("forward", forward), person("forward, exact", forwardExact)},
                             {},
                             true});
  }
  study.motions.push_back({"Forward from the torques, over the estimated figure",
                           "time (s)",
                           frames.times,
                           {stickSet(frames.problem.tree, "raw data", estimate.iterated.ic),
                            stickSet(frames.problem.tree, "sp_pva", motion),
                            stickSet(frames.problem.tree, "sp_pva, exact", exact),
                            stickSet(frames.problem.tree, "forward", forward),
                            stickSet(frames.problem.tree, "forward, exact", forwardExact)}});
  study.figures.push_back({"9.15 d",
                           "forward from sp_pva: distance from the estimated figure",
                           "time (s)",
                           "distance (m)",
                           {distanceCurve("iteration", frames, motion, forward),
                            distanceCurve("exact solver", frames, exact, forwardExact)}});
  tellDivergence(study, "iteration", frames, motion, forward);
  tellDivergence(study, "exact solver", frames, exact, forwardExact);
}

}  // namespace handhold
