// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/forward_figures.h"

#include <cmath>

namespace handhold {

namespace {

constexpr double kNear = 0.01, kFar = 0.05;  // m

/// A frame of 9.13 to 9.15, counted from 0.
struct ShownFrame {
  const char* number;
  std::size_t frame;
};
constexpr ShownFrame kShownFrames[] = {{"9.13", 0}, {"9.14", 2}, {"9.15", 4}};

void tellTimes(PrintedStudy& study, const JumpFrames& frames, const ForwardRun& run) {
  const double length = frames.times.back() - frames.times.front();
  const std::string words = "forward from the torques of the " + run.solver;
  for (const double distance : {kNear, kFar}) {
    const auto when = divergence(frames, run.motion, run.forward, distance);
    study.results.push_back({words + ": time to " + std::to_string(std::lround(100.0 * distance)) + " cm" +
                                 (when ? "" : ", not reached in"),
                             "s", when.value_or(length)});
  }
  study.results.push_back(
      {words + ": distance at the end", "m",
       greatestDistance(frames.problem.tree, run.motion.back().pose, run.forward.back().pose)});
}

}  // namespace

void addOverlays(PrintedStudy& study, const JumpFrames& frames, const std::vector<NamedMotion>& motions,
                 FigureSide side, const std::string& ending) {
  const JointedBodies& tree = frames.problem.tree;
  for (const ShownFrame& shown : kShownFrames) {
    StudyFigure figure{shown.number + ending,
                       "frame " + std::to_string(shown.frame + 1) + " of the flight",
                       side == FigureSide::AlongX ? "x (m)" : "z (m)",
                       "y (m)",
                       {}};
    figure.isOfPlaces = true;
    for (const NamedMotion& one : motions)
      figure.curves.push_back(personCurve(one.name, tree, (*one.motion)[shown.frame].pose, side));
    study.figures.push_back(std::move(figure));
  }
  StickMotion sticks{"Forward from the torques, over the estimated figure", "time (s)", frames.times, {}};
  for (const NamedMotion& one : motions) sticks.sets.push_back(stickSet(tree, one.name.c_str(), *one.motion));
  study.motions.push_back(std::move(sticks));
}

ForwardRun forwardRun(const std::string& solver, const JumpFrames& frames, const JointedFrames& motion) {
  return {solver, motion, forwardFrom(frames, motion, momentsOf(frames, motion))};
}

void tellDivergence(PrintedStudy& study, const JumpFrames& frames, const std::vector<ForwardRun>& runs,
                    const std::string& number) {
  StudyFigure figure{number, "forward: distance from the estimated figure", "time (s)", "distance (m)", {}};
  for (const ForwardRun& run : runs) {
    figure.curves.push_back(
        curveOver(run.solver, frames, run.motion, [&](const JointedMotion& frame, std::size_t k) {
          return greatestDistance(frames.problem.tree, frame.pose, run.forward[k].pose);
        }));
    tellTimes(study, frames, run);
  }
  study.figures.push_back(std::move(figure));
}

}  // namespace handhold
