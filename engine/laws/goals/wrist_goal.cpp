// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/wrist_goal.h"

namespace handhold {

WristGoal::WristGoal(const Model& model, double weight) : weight_(weight), arms_(armsOf(model)) {
  std::erase_if(arms_, [](const ArmSites& arm) { return !arm.fingertip.valid(); });
}

/// Both keep their lengths.
WristGoal::Bent WristGoal::bentOf(const PostureEvaluation& posture, const ArmSites& arm) const {
  const Vector3 wrist = posture.site(arm.wrist).p;
  Bent bent{wrist - posture.site(arm.elbow).p, posture.site(arm.fingertip).p - wrist};
  bent.scale = weight_ / (bent.fore.norm() * bent.hand.norm());
  return bent;
}

double WristGoal::value(const PostureEvaluation& posture) const {
  double sum = 0.0;
  for (const ArmSites& arm : arms_) {
    const Bent bent = bentOf(posture, arm);
    sum += weight_ - bent.scale * bent.fore.dot(bent.hand);
  }
  return sum;
}

void WristGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  MatrixX J(3, posture.layout().size);
  for (const ArmSites& arm : arms_) {
    const Bent bent = bentOf(posture, arm);
    const auto add = [&](SiteIndex site, const Vector3& slope) {
      posture.pointColumns(site, posture.site(site).p, J);
      gradient.noalias() -= bent.scale * J.transpose() * slope;
    };
    add(arm.elbow, -bent.hand);
    add(arm.wrist, bent.hand - bent.fore);
    add(arm.fingertip, bent.fore);
  }
}

// u . h: u'' . h + h'' . u + u' h' + h' u'
void WristGoal::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  const int n = posture.layout().coordinates;
  MatrixX elbow(3, posture.layout().size), wrist = elbow, fingertip = elbow;
  for (const ArmSites& arm : arms_) {
    const Bent bent = bentOf(posture, arm);
    const double k = -factor * bent.scale;
    const auto add = [&](SiteIndex site, const Vector3& slope, MatrixX& J) {
      const Vector3 p = posture.site(site).p;
      curvature.addPoint(posture.model().sites[site].link, p, k * slope);
      posture.pointColumns(site, p, J);
    };
    add(arm.elbow, -bent.hand, elbow);
    add(arm.wrist, bent.hand - bent.fore, wrist);
    add(arm.fingertip, bent.fore, fingertip);
    const MatrixX fore = (wrist - elbow).leftCols(n), hand = (fingertip - wrist).leftCols(n);
    const MatrixX cross = fore.transpose() * hand;
    curvature.matrix().topLeftCorner(n, n) += k * (cross + cross.transpose());
  }
}

}  // namespace handhold
