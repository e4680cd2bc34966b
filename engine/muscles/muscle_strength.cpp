// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/muscle_strength.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/model/utilisation.h"
#include "engine/muscles/force_curves.h"
#include "engine/muscles/path/moment_arms.h"

namespace handhold {

std::vector<MuscleAbout> musclesAbout(const MuscledBody& body, const VectorX& q, LinkIndex joint) {
  Data data(*body.model);
  updateKinematics(*body.model, q, data);
  std::vector<MuscleAbout> found;
  for (std::size_t i = 0; i < body.muscles.size(); ++i) {
    const std::vector<LinkIndex>& joints = body.joints[i];
    const auto place = std::ranges::find(joints, joint);
    if (place == joints.end()) continue;
    LineOfAction line;
    traceLine(body.muscles[i].path, linkPoses(data, q), line);
    std::vector<double> arms(joints.size());  // of all that it spans, by which they are found
    momentArms(*body.model, data, line, joints, arms);
    found.push_back({i, arms[static_cast<std::size_t>(place - joints.begin())], line.length});
  }
  return found;
}

JointStrength muscleStrength(const MuscledBody& body, const VectorX& q, LinkIndex joint) {
  JointStrength strength;
  for (const MuscleAbout& about : musclesAbout(body, q, joint))
    (about.arm > 0.0 ? strength.most : strength.least) +=
        about.arm * greatestTension(body.muscles[about.muscle], about.length, 0.0);
  return strength;
}

std::vector<StrengthAtAngle> strengthOverAngle(const MuscledBody& body, const VectorX& q, LinkIndex joint,
                                               int steps) {
  const Model& model = *body.model;
  const Joint& about = model.joints[joint];
  VectorX turned = q;
  std::vector<StrengthAtAngle> rows;
  for (int k = 0; k <= steps; ++k) {
    StrengthAtAngle row;
    row.joint = joint;
    row.angle = about.lower + k * (about.upper - about.lower) / steps;
    turned[positionIndex(joint)] = row.angle;
    row.muscles = muscleStrength(body, turned, joint);
    row.limits = {torqueLimit(model, joint, TorqueEnd::Lower, turned, noRates()),
                  torqueLimit(model, joint, TorqueEnd::Upper, turned, noRates())};
    rows.push_back(row);
  }
  return rows;
}

std::vector<LinkIndex> spannedJoints(const MuscledBody& body) {
  std::vector<LinkIndex> spanned;
  for (const std::vector<LinkIndex>& joints : body.joints)
    spanned.insert(spanned.end(), joints.begin(), joints.end());
  std::sort(spanned.begin(), spanned.end());
  spanned.erase(std::unique(spanned.begin(), spanned.end()), spanned.end());
  return spanned;
}

std::vector<StrengthAtAngle> strengthOverAngles(const MuscledBody& body, const VectorX& q, int steps) {
  std::vector<StrengthAtAngle> rows;
  for (const LinkIndex joint : spannedJoints(body))
    for (const StrengthAtAngle& row : strengthOverAngle(body, q, joint, steps)) rows.push_back(row);
  return rows;
}

}  // namespace handhold
