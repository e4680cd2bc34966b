// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/low_back.h"

#include <Eigen/QR>

#include "engine/model/roles.h"
#include "engine/motion/joint_forces.h"

namespace handhold {

std::vector<LinkIndex> lowestSpine(const Model& model) {
  const SiteIndex hip = findSite(model, role::kHipCentre), chest = findSite(model, role::kChest);
  if (!hip.valid() || !chest.valid()) return {};
  const LinkIndex pelvis = model.sites[static_cast<std::size_t>(hip)].link;
  std::vector<LinkIndex> chain;  // from the chest down
  for (LinkIndex i = model.sites[static_cast<std::size_t>(chest)].link; i.valid() && i != pelvis;
       i = model.joints[static_cast<std::size_t>(i)].parent)
    chain.push_back(i);
  std::vector<LinkIndex> lowest;
  for (auto link = chain.rbegin(); link != chain.rend(); ++link) {
    if (!lowest.empty() && !model.joints[static_cast<std::size_t>(*link)].offset.isZero()) break;
    lowest.push_back(*link);
  }
  return lowest;
}

LowBackLoad lowBackLoad(const Model& model, const Data& data, const MotionFrame& frame,
                        const Vector3& gravity, const std::vector<LinkIndex>& spine) {
  // tau_i = axis_i . M, the moment of the least size where fewer than three axes tell it
  MatrixX axes(static_cast<Eigen::Index>(spine.size()), 3);
  VectorX tau(static_cast<Eigen::Index>(spine.size()));
  for (std::size_t i = 0; i < spine.size(); ++i) {
    axes.row(static_cast<Eigen::Index>(i)) = data.axis_W[static_cast<std::size_t>(spine[i])].transpose();
    tau[static_cast<Eigen::Index>(i)] = frame.tau[velocityIndex(spine[i])];
  }
  const Vector3 moment = axes.completeOrthogonalDecomposition().solve(tau);
  const Vector3 force = jointForces(model, data, frame, gravity)[static_cast<std::size_t>(spine.back())];
  const Vector3 up = data.R_WL[static_cast<std::size_t>(spine.back())].col(1);  // along the spine
  LowBackLoad load;
  load.bending = (moment - moment.dot(up) * up).norm();
  load.muscle = load.bending / kExtensorArm;
  load.along = force.dot(up);
  load.shear = (force - load.along * up).norm();
  return load;
}

InstantScore lowBackInstant(const LowBackLoad& load) {
  InstantScore score;
  score.value = load.compression();
  score.level = score.value > kUpperCompression    ? ActionLevel::ChangeNow
                : score.value > kDesignCompression ? ActionLevel::ChangeSoon
                                                   : ActionLevel::Acceptable;
  const auto add = [&](const char* name, double value, const char* remark) {
    score.parts.push_back(
        {name, BodySegment::Trunk, {}, value, 0.0, kUpperCompression, value, Dimension::Force, remark});
  };
  add("muscle against bending", load.muscle, "");
  add("weight and loads along the spine", load.along, "");
  score.driver = load.muscle >= load.along ? 0 : 1;
  score.parts[0].remark = "arm 6 cm";
  ScorePart bending{"bending moment", BodySegment::Trunk, {}, load.bending, load.bending, load.bending};
  bending.amount = load.bending;
  bending.quantity = Dimension::Torque;
  score.parts.push_back(bending);
  ScorePart shear{"shear",          BodySegment::Trunk,      {}, load.shear, 0.0, 1000.0, load.shear,
                  Dimension::Force, "1000 N in some studies"};
  score.parts.push_back(shear);
  return score;
}

}  // namespace handhold
