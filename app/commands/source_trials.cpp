// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/source_trials.h"

#include <algorithm>
#include <cmath>

#include "app/process/resources.h"
#include "engine/dynamics/kinematics.h"
#include "engine/motion/frame_at.h"
#include "engine/planning/posture/posture.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/contact_points.h"
#include "engine/trial/posture_words.h"

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

// 002 equations 5.1, 5.2, 5.6 and 5.7
double valueOf(int objective, const Model& model, const PostureResult& result, const VectorX& share) {
  if (objective == 1) return displacementOf(model, result.q);
  if (objective == 2) return result.tau.tail(model.jointCount()).squaredNorm();
  if (objective == 3) return share.squaredNorm();
  return std::pow((share.array().square() + 1.0).pow(kPower).sum(), 1.0 / kPower);
}

double greatestGap(const Model& model, const Task& task, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  double gap = 0.0;
  for (const ContactPoint& point : contactPoints(model, task))
    if (point.isTarget) gap = std::max(gap, (worldPoint(point, data) - point.target).norm());
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

}  // namespace

TrialFigures postureFigures(const std::filesystem::path& file, int objective, int starts) {
  OpenedTask opened = openTask(file);
  opened.task.objective = objectiveAlone(objective);
  PostureOptions options;
  options.starts = starts;
  options.advising = PostureOptions::Advising::No;
  const PostureResult result = solvePosture(*opened.subject.model, opened.task, opened.task.start, options);
  TrialFigures figures;
  figures.state = toString(result.status);
  figures.iterations = result.iterations;
  figures.gap = greatestGap(*opened.subject.model, opened.task, result.q);
  const VectorX share = normalizedTorque(*opened.subject.model, result.tau, result.q, noRates());
  const VectorX torque = result.tau.tail(opened.subject.model->jointCount()).cwiseAbs();
  figures.value = valueOf(objective, *opened.subject.model, result, share);
  figures.averageTorque = torque.mean();
  figures.greatestTorque = torque.maxCoeff();
  figures.averageShare = share.mean();
  figures.greatestShare = share.maxCoeff();
  addReactions(opened.task, result.loads, figures.reactions);
  return figures;
}

TrialFigures motionFigures(const std::filesystem::path& file, int objective) {
  OpenedTask opened = openTask(file);
  MotionObjective& sought = opened.task.motion.objective;
  sought.body = objectiveAlone(objective);
  sought.nearest = objective == kNearestGuess ? 1.0 : 0.0;
  MotionPredictionOptions options;
  options.advising = PostureOptions::Advising::No;
  const MotionPrediction prediction = predictMotion(*opened.subject.model, opened.task, options);
  const Motion& motion = prediction.outcome.motion;
  TrialFigures figures;
  figures.state = toString(prediction.outcome.status);
  for (int step = 0; step < kTimeSteps; ++step)
    addReactions(opened.task, frameAt(motion, motion.duration() * step / (kTimeSteps - 1)).loads,
                 figures.reactions);
  return figures;
}

}  // namespace handhold
