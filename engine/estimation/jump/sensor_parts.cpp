// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/estimation/jointed_fit/inertial_sensors.h"
#include "engine/estimation/jump/jump_parts.h"

namespace handhold {

namespace {

double placeError(const JointedMotion& ours, const JointedMotion& truth) {
  double greatest = 0.0;
  for (std::size_t i = 0; i < ours.pose.centre.size(); ++i)
    greatest = std::max(greatest, (ours.pose.centre[i] - truth.pose.centre[i]).norm());
  return greatest;
}

/// The greatest over all frames of a motion, and of its joints.
void tell(JumpStudy& study, const JumpWork& work, const JointedFrames& motion, const std::string& how) {
  const JointedBodies& tree = work.truth.standing.tree;
  double place = 0.0, gap = 0.0;
  for (std::size_t k = 0; k < motion.size(); ++k) {
    place = std::max(place, placeError(motion[k], work.truth.frames[k]));
    gap = std::max(gap, greatestGap(tree, motion[k].pose));
  }
  study.results.push_back({"inertial sensors: greatest error of a segment's place, " + how, "m", place});
  study.results.push_back({"inertial sensors: greatest joint gap, " + how, "m", gap});
}

FigureCurve errorCurve(const char* name, const JumpWork& work, const JointedFrames& motion) {
  FigureCurve curve{name, {}, {}};
  for (std::size_t k = 0; k < motion.size(); ++k) {
    curve.x.push_back(static_cast<double>(k) * kJumpStep);
    curve.y.push_back(placeError(motion[k], work.truth.frames[k]));
  }
  return curve;
}

}  // namespace

/// What the body does as a whole is known of a flight: the printed course, from which ours came.
void studySensors(JumpStudy& study, const JumpWork& work) {
  const JumpConditions& conditions = study.conditions;
  const SensorSimulation simulation{jumpGravity(),
                                    {conditions.sensorBias, conditions.sensorTurn, conditions.seed}};
  CascadeProblem problem =
      inertialProblem(simulatedSensors(work.truth.standing.tree, kJumpStep, work.truth.frames, simulation));
  for (std::size_t k = 0; k < work.truth.frames.size(); ++k)
    problem.whole.push_back(printedWhole(static_cast<double>(k) * kJumpStep));
  const CascadeSets exact = cascade(problem, cascadeSettings(conditions, CascadeSolver::Exact));
  tell(study, work, exact.ic, "integration alone");
  tell(study, work, exact.spPva, "exact solver");
  study.figures.push_back(
      {"11.4",
       "ours: the flight by inertial sensors, a segment's place",
       "time (s)",
       "greatest error (m)",
       {errorCurve("integration alone", work, exact.ic), errorCurve("exact solver", work, exact.spPva)}});
}

}  // namespace handhold
