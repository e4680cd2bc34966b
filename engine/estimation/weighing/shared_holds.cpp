// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/weighing/shared_holds.h"

#include <Eigen/Cholesky>
#include <algorithm>

#include "engine/core/spoken_amount.h"
#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

constexpr const char* kHeldKind = "load";

std::string nameOf(const DeclaredHold& hold) { return partOf(hold) + " holds"; }

/// Where the part bears: the grip of a hand, the ball of a foot.
SiteIndex siteOf(const Model& model, const DeclaredHold& hold) {
  return findSite(model, hold.segment == BodySegment::Hand ? role::kGrip : role::kBall, hold.side);
}

std::vector<DeclaredHold> lasting(const Model& model, const std::vector<DeclaredHold>& holds, double time) {
  std::vector<DeclaredHold> found;
  for (const DeclaredHold& hold : holds)
    if (time >= hold.from && time <= hold.to && siteOf(model, hold).valid()) found.push_back(hold);
  return found;
}

/// How much a N m, or N, of each row of tau counts.
VectorX rowWeights(const Model& model) {
  VectorX weights(model.velocitySize());
  weights.head<6>().setConstant(1.0 / hold_size::kPelvis);
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[static_cast<std::size_t>(i)];
    weights[velocityIndex(i)] = 1.0 / std::max({1.0, joint.torqueUpper, -joint.torqueLower});
  }
  return weights;
}

ContactLoad loadOf(const Model& model, const Data& data, const DeclaredHold& hold, const Vector6& wrench) {
  const SiteIndex site = siteOf(model, hold);
  ContactLoad load;
  load.name = nameOf(hold);
  load.kind = kHeldKind;
  load.link = model.sites[site].link;
  load.frame = model.sites[site].frame;
  load.point = sitePose(model, data, site).p;
  load.moment = wrench.head<3>();
  load.force = wrench.tail<3>();
  return load;
}

}  // namespace

bool shareAmongHolds(const Model& model, const std::vector<DeclaredHold>& holds, MotionFrame& frame) {
  const std::vector<DeclaredHold> now = lasting(model, holds, frame.time);
  if (now.empty()) return false;
  Data data(model);
  updateKinematics(model, frame.q, data);
  const Eigen::Index count = 6 * static_cast<Eigen::Index>(now.size());
  MatrixX J(count, model.velocitySize());
  VectorX sizes(count);
  for (std::size_t i = 0; i < now.size(); ++i) {
    const Eigen::Index row = 6 * static_cast<Eigen::Index>(i);
    Matrix6X ofSite(6, model.velocitySize());
    siteJacobian(model, data, siteOf(model, now[i]), ofSite);
    J.middleRows(row, 6) = ofSite;
    sizes.segment<3>(row).setConstant(now[i].segment == BodySegment::Hand ? hold_size::kHandMoment
                                                                          : hold_size::kFootMoment);
    sizes.segment<3>(row + 3).setConstant(hold_size::kForce);
  }
  const VectorX weights = rowWeights(model);
  const MatrixX A = weights.asDiagonal() * J.transpose();
  MatrixX N = A.transpose() * A;
  N.diagonal() += sizes.cwiseAbs2().cwiseInverse();
  const VectorX wrenches = N.llt().solve(A.transpose() * weights.cwiseProduct(frame.tau));
  frame.tau -= J.transpose() * wrenches;
  for (std::size_t i = 0; i < now.size(); ++i)
    frame.loads.push_back(loadOf(model, data, now[i], wrenches.segment<6>(6 * static_cast<Eigen::Index>(i))));
  return true;
}

void doubtPullingFeet(const Motion& motion, Doubts& doubts) {
  for (const BodySide side : kBodySides) {
    const std::string name = nameOf({BodySegment::Foot, side});
    double worst = 0.0, when = 0.0;
    for (const MotionFrame& frame : motion.frames)
      for (const ContactLoad& load : frame.loads)
        if (load.name == name && -load.force.y() > worst) worst = -load.force.y(), when = frame.time;
    if (worst > kLeastPlateForce)
      doubts.push_back({DoubtKind::Plate, titleOf(BodySegment::Foot, side),
                        "at " + spokenSize(when, Dimension::None) + "s it would have to be pulled down by " +
                            spokenSize(worst, Dimension::Force),
                        "something else bears the body there, or the foot is not down"});
  }
}

}  // namespace handhold
