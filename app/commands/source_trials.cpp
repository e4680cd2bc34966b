// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/source_trials.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/process/resources.h"
#include "engine/dynamics/kinematics.h"
#include "engine/motion/frame_at.h"
#include "engine/planning/solve.h"
#include "engine/task/contact_points.h"

namespace handhold {

namespace {

/// In equation 5.7, as the source has it.
constexpr double kPower = 100.0;
/// Time steps at which the source holds its motions and sums their reactions, ends included.
constexpr int kTimeSteps = 4;
constexpr int kNearestGuess = 5;

/// The source's objective alone: 1 displacement, 2 torque, 3 normalized torque, 4 its greatest.
Objective objectiveAlone(int number) {
  Objective objective{};
  objective.normalizedTorque = objective.discomfort = objective.upright = objective.symmetry = 0.0;
  if (number == 1) objective.displacement = 1.0;
  if (number == 2) objective.torque = 1.0;
  if (number == 3) objective.normalizedTorque = 1.0;
  if (number == 4) objective.greatestTorque = 1.0;
  return objective;
}

double displacementOf(const Model& model, const VectorX& q) {
  double sum = 0.0;
  for (int i = 1; i < model.linkCount(); ++i)
    sum += std::pow(q[positionIndex(LinkIndex(i))] - model.joints[i].relaxed, 2);
  return sum;
}

/// The source's objective over postures, one or those of several instants.
// 002 equations 5.1, 5.2, 5.6 and 5.7; 6.1 to 6.5, of which the last is a constant
double valueOf(int objective, const Model& model, const std::vector<MotionFrame>& frames) {
  double sum = 0.0;
  for (const MotionFrame& frame : frames) {
    const VectorX share = normalizedTorque(model, frame.tau, frame.q, frame.v);
    if (objective == 1) sum += displacementOf(model, frame.q);
    if (objective == 2) sum += frame.tau.tail(model.jointCount()).squaredNorm();
    if (objective == 3) sum += share.squaredNorm();
    if (objective == 4) sum += (share.array().square() + 1.0).pow(kPower).sum();
  }
  return objective == 4 ? std::pow(sum, 1.0 / kPower) : sum;
}

double contactGap(const Model& model, const Task& task, Data& data) {
  double gap = 0.0;
  for (const ContactPoint& point : contactPoints(model, task))
    if (point.isTarget) gap = std::max(gap, (worldPoint(point, data) - point.target).norm());
  return gap;
}

/// Of a posture, and where a motion ends: of contacts and targets.
double gapAtEnd(const Model& model, const Task& task, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  double gap = contactGap(model, task, data);
  for (const Target& target : task.targets)
    gap = std::max(gap, (sitePose(model, data, model.findSite(target.site)).p - target.position).norm());
  return gap;
}

void addReactions(const Task& task, const std::vector<ContactLoad>& loads, std::array<double, 6>& sum) {
  for (const ContactLoad& load : loads) {
    if (load.contact < 0) continue;
    const ContactEnd end = task.contacts[load.contact].end;
    if (end != ContactEnd::LeftHand && end != ContactEnd::RightHand) continue;
    const size_t first = end == ContactEnd::LeftHand ? 0 : 3;
    sum[first] += load.force.x();
    sum[first + 1] += load.force.y();
    sum[first + 2] += load.moment.z();
  }
}

SourceAnswer solved(OpenedTask asked, SolveOptions options) {
  options.posture.advising = PostureOptions::Advising::No;
  Trial trial = solve(asked.subject, asked.task, options);
  return {std::move(asked), std::move(trial), {}};
}

}  // namespace

SourceAnswer sourcePosture(const std::filesystem::path& file, int objective, int starts) {
  OpenedTask opened = openTask(file);
  opened.task.objective = objectiveAlone(objective);
  SolveOptions options;
  options.start = opened.task.start;
  options.posture.starts = starts;
  SourceAnswer answer = solved(std::move(opened), options);
  if (answer.trial.motion.frames.empty()) return answer;
  const Model& model = *answer.asked.subject.model;
  const MotionFrame& found = answer.trial.last();
  TrialFigures& figures = answer.figures;
  figures.iterations = answer.trial.iterations;
  figures.gap = gapAtEnd(model, answer.asked.task, found.q);
  figures.value = valueOf(objective, model, {found});
  const VectorX share = normalizedTorque(model, found.tau, found.q, noRates());
  const VectorX torque = found.tau.tail(model.jointCount()).cwiseAbs();
  figures.averageTorque = torque.mean();
  figures.greatestTorque = torque.maxCoeff();
  figures.averageShare = share.mean();
  figures.greatestShare = share.maxCoeff();
  addReactions(answer.asked.task, found.loads, figures.reactions);
  return answer;
}

SourceAnswer sourceMotion(const std::filesystem::path& file, int objective) {
  OpenedTask opened = openTask(file);
  MotionObjective& sought = opened.task.motion.objective;
  sought.body = objectiveAlone(objective);
  sought.nearest = objective == kNearestGuess ? 1.0 : 0.0;
  SolveOptions options;
  options.wanted = Wanted::Motion;
  SourceAnswer answer = solved(std::move(opened), options);
  const Model& model = *answer.asked.subject.model;
  const Motion& motion = answer.trial.motion;
  TrialFigures& figures = answer.figures;
  figures.iterations = answer.trial.iterations;
  if (motion.frames.empty()) return answer;
  std::vector<MotionFrame> between;
  Data data(model);
  for (int step = 0; step < kTimeSteps; ++step) {
    const MotionFrame frame = frameAt(motion, motion.duration() * step / (kTimeSteps - 1));
    addReactions(answer.asked.task, frame.loads, figures.reactions);
    updateKinematics(model, frame.q, data);
    figures.gap = std::max(figures.gap, contactGap(model, answer.asked.task, data));
    if (step > 0 && step + 1 < kTimeSteps) between.push_back(frame);
  }
  figures.gap = std::max(figures.gap, gapAtEnd(model, answer.asked.task, motion.frames.back().q));
  figures.value = valueOf(objective, model, between);
  return answer;
}

}  // namespace handhold
