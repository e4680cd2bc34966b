// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/coordinate_goals.h"
#include "engine/task/weightless.h"

#include <cmath>

namespace handhold {

namespace {

/// How much it matters that a joint stays at ease: a bent trunk or neck looks and feels worse than a bent
/// arm.
double importance(Limb limb) {
  switch (limb) {
    case Limb::Spine:
      return 0.6;
    case Limb::Head:
      return 0.8;
    default:
      return 0.35;
  }
}

}  // namespace

double easyAngle(const Joint& joint, const Task& task) {
  return isAfloat(task) ? joint.neutral : joint.relaxed;
}

double DisplacementGoal::value(const PostureEvaluation& posture) const {
  double sum = 0.0;
  for (int i = 1; i < posture.model().linkCount(); ++i)
    sum += std::pow(posture.q()[positionIndex(i)] - easyAngle(posture.model().joints[i], posture.task()), 2);
  return weight_ * sum;
}

void DisplacementGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  for (int i = 1; i < posture.model().linkCount(); ++i)
    gradient[velocityIndex(i)] +=
        2.0 * weight_ *
        (posture.q()[positionIndex(i)] - easyAngle(posture.model().joints[i], posture.task()));
}

void DisplacementGoal::addCurvature(const PostureEvaluation& posture, double factor,
                                    Curvature& curvature) const {
  curvature.matrix().diagonal().segment(6, posture.model().jointCount()).array() += 2.0 * factor * weight_;
}

DiscomfortGoal::DiscomfortGoal(const Model& model, const Task& task, double weight) {
  for (const Joint& joint : model.joints) {
    const double least = 0.25 * (joint.upper - joint.lower);
    const double easy = easyAngle(joint, task);
    terms_.push_back({weight * importance(joint.limb), easy, std::max(easy - joint.lower, least),
                      std::max(joint.upper - easy, least)});
  }
}

double DiscomfortGoal::part(const Term& term, double angle, double& slope) const {
  const double away = angle - term.easy;
  slope = 1.0 / (away < 0.0 ? term.below : term.above);
  return away * slope;
}

double DiscomfortGoal::value(const PostureEvaluation& posture) const {
  double sum = 0.0, slope = 0.0;
  for (size_t i = 1; i < terms_.size(); ++i) {
    const double d2 = std::pow(part(terms_[i], posture.q()[positionIndex(i)], slope), 2);
    sum += terms_[i].weight * (d2 + d2 * d2 * d2);
  }
  return sum;
}

void DiscomfortGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  double slope = 0.0;
  for (size_t i = 1; i < terms_.size(); ++i) {
    const double d = part(terms_[i], posture.q()[positionIndex(i)], slope);
    gradient[velocityIndex(i)] += terms_[i].weight * slope * (2.0 * d + 6.0 * std::pow(d, 5));
  }
}

void DiscomfortGoal::addCurvature(const PostureEvaluation& posture, double factor,
                                  Curvature& curvature) const {
  double slope = 0.0;
  for (size_t i = 1; i < terms_.size(); ++i) {
    const double d = part(terms_[i], posture.q()[positionIndex(i)], slope);
    curvature.matrix()(5 + i, 5 + i) +=
        factor * terms_[i].weight * slope * slope * (2.0 + 30.0 * std::pow(d, 4));
  }
}

double LoadRegulariser::value(const PostureEvaluation& posture) const {
  return weight_ *
         posture.x().segment(posture.layout().coordinates, posture.layout().loads.size()).squaredNorm();
}

void LoadRegulariser::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  const int first = posture.layout().coordinates, count = static_cast<int>(posture.layout().loads.size());
  gradient.segment(first, count) += 2.0 * weight_ * posture.x().segment(first, count);
}

void LoadRegulariser::addCurvature(const PostureEvaluation& posture, double factor,
                                   Curvature& curvature) const {
  const int first = posture.layout().coordinates, count = static_cast<int>(posture.layout().loads.size());
  curvature.matrix().diagonal().segment(first, count).array() += 2.0 * factor * weight_;
}

}  // namespace handhold
