// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "engine/estimation/jointed_fit/nearest_pose.h"
#include "engine/estimation/jump/jump_parts.h"

namespace handhold {

namespace {

/// How far a body is turned from where it truly is (rad), each against its standing frame.
double turnedWrong(const JumpWork& work, const JointedMotion& ours, const JointedMotion& truth,
                   std::size_t body) {
  const Quaternion own = ours.pose.q[body] * work.recording.standing.pose.q[body].conjugate();
  const Quaternion right = truth.pose.q[body] * work.truth.standing.pose.q[body].conjugate();
  return own.angularDistance(right);
}

double greatestTurnedWrong(const JumpWork& work, const JointedFrames& motion, std::size_t first) {
  double greatest = 0.0;
  for (std::size_t k = 0; k < motion.size(); ++k)
    for (std::size_t body = 0; body < kJumpBodies.size(); ++body)
      greatest = std::max(greatest, turnedWrong(work, motion[k], work.truth.frames[first + k], body));
  return greatest;
}

/// RMS over the joints but the trunk, which has none.
double torqueError(const JumpWork& work, const JumpEstimate& estimate, const JointedFrames& motion,
                   std::size_t first) {
  const std::vector<JointMoments> moments = momentsOf(estimate.frames, motion);
  double sum = 0.0;
  for (std::size_t k = 0; k < moments.size(); ++k)
    for (std::size_t body = 1; body < kJumpBodies.size(); ++body)
      sum += (moments[k].joint[body] - work.truth.moments[first + k].joint[body]).squaredNorm();
  return std::sqrt(sum / static_cast<double>(moments.size() * (kJumpBodies.size() - 1)));
}

/// Greatest over all periods (rad).
struct AttitudeErrors {
  double alone = 0.0, iterated = 0.0, exact = 0.0;
};

struct Method {
  const char* name;
  const JointedFrames& motion;
  double& greatest;
};

void tellPeriod(JumpStudy& study, const JumpWork& work, std::size_t period, AttitudeErrors& greatest) {
  const JumpEstimate& estimate = work.estimates[period];
  const std::size_t first = work.periods[period].first;
  char when[64];
  std::snprintf(when, sizeof when, ", %.2f to %.2f s", estimate.frames.times.front(),
                estimate.frames.times.back());
  for (const Method& method : {Method{"markers alone", estimate.iterated.ic, greatest.alone},
                               Method{"iteration", estimate.iterated.spPva, greatest.iterated},
                               Method{"exact solver", estimate.exact.spPva, greatest.exact}}) {
    const double error = greatestTurnedWrong(work, method.motion, first);
    method.greatest = std::max(method.greatest, error);
    study.results.push_back(
        {std::string("greatest error of a segment's attitude, ") + method.name + when, "rad", error});
    study.results.push_back({std::string("error of the joints' torques (RMS), ") + method.name + when, "N m",
                             torqueError(work, estimate, method.motion, first)});
  }
}

/// The whole flight by the exact poses, through the time in which markers are missing.
void tellGap(JumpStudy& study, const JumpWork& work) {
  const std::vector<FramePeriod>& periods = work.periods;
  if (periods.size() < kPrintedPeriods) return;
  FigureCurve curve{"exact solver", {}, {}};
  double greatest = 0.0;
  JointedPose pose = work.estimates.front().exact.spP.back().pose;
  for (std::size_t k = periods[0].last + 1; k < periods[1].first; ++k) {
    const PoseProblem problem{
        work.recording.standing.tree, work.recording.frames[k], work.whole[k].centre, pose, {}};
    JointedMotion found;
    found.pose = pose = nearestPose(problem, pose).pose;
    double worst = 0.0;
    for (std::size_t body = 0; body < kJumpBodies.size(); ++body)
      worst = std::max(worst, turnedWrong(work, found, work.truth.frames[k], body));
    curve.x.push_back(static_cast<double>(k) * kJumpStep);
    curve.y.push_back(worst);
    greatest = std::max(greatest, worst);
  }
  study.figures.push_back({"9.16",
                           "ours: where fewer than three markers a segment are seen",
                           "time (s)",
                           "greatest error of an attitude (rad)",
                           {curve}});
  study.results.push_back(
      {"greatest error of a segment's attitude where fewer than three of its markers are "
       "seen, exact solver",
       "rad", greatest});
}

/// What no table of a recording can have: how far each is from what happened.
void addTruthTo(std::string& recommendation, const AttitudeErrors& greatest) {
  if (recommendation.empty()) return;
  char words[160];
  std::snprintf(
      words, sizeof words,
      "; against the truth of this simulation attitudes are up to %.2f rad off by the exact solver and "
      "%.2f by the iteration",
      greatest.exact, greatest.iterated);
  recommendation += words;
}

}  // namespace

void studyTruth(JumpStudy& study, const JumpWork& work) {
  AttitudeErrors greatest;
  for (std::size_t period = 0; period < work.periods.size(); ++period)
    tellPeriod(study, work, period, greatest);
  tellGap(study, work);
  addTruthTo(study.recommendation, greatest);
}

}  // namespace handhold
