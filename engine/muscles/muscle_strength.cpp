// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/muscle_strength.h"

#include "engine/dynamics/kinematics.h"
#include "engine/model/utilisation.h"
#include "engine/muscles/force_curves.h"
#include "engine/muscles/path/moment_arms.h"

namespace handhold {

std::vector<JointStrength> muscleStrength(const MuscledBody& body, const VectorX& q) {
  const Model& model = *body.model;
  Data data(model);
  updateKinematics(model, q, data);
  std::vector<JointStrength> strengths(static_cast<std::size_t>(model.jointCount()));
  for (std::size_t i = 0; i < body.muscles.size(); ++i) {
    LineOfAction line;
    traceLine(body.muscles[i].path, linkPoses(data, q), line);
    std::vector<double> arms(body.joints[i].size());
    momentArms(model, data, line, body.joints[i], arms);
    const double tension = greatestTension(body.muscles[i], line.length, 0.0);
    for (std::size_t k = 0; k < arms.size(); ++k) {
      JointStrength& strength = strengths[static_cast<std::size_t>(body.joints[i][k]) - 1];
      (arms[k] > 0.0 ? strength.most : strength.least) += arms[k] * tension;
    }
  }
  return strengths;
}

std::vector<StrengthAtAngle> strengthOverAngles(const MuscledBody& body, const VectorX& q, int steps) {
  std::vector<StrengthAtAngle> rows;
  std::vector<bool> isSpanned(body.model->joints.size(), false);
  for (const std::vector<LinkIndex>& joints : body.joints)
    for (const LinkIndex joint : joints) isSpanned[static_cast<std::size_t>(joint)] = true;
  for (int i = 1; i < body.model->linkCount(); ++i) {
    if (!isSpanned[static_cast<std::size_t>(i)]) continue;
    const Joint& joint = body.model->joints[static_cast<std::size_t>(i)];
    VectorX turned = q;
    for (int k = 0; k <= steps; ++k) {
      StrengthAtAngle row;
      row.joint = LinkIndex(i);
      row.angle = joint.lower + k * (joint.upper - joint.lower) / steps;
      turned[positionIndex(i)] = row.angle;
      row.muscles = muscleStrength(body, turned)[static_cast<std::size_t>(i) - 1];
      row.limits = {torqueLimit(*body.model, i, TorqueEnd::Lower, turned, noRates()),
                    torqueLimit(*body.model, i, TorqueEnd::Upper, turned, noRates())};
      rows.push_back(row);
    }
  }
  return rows;
}

}  // namespace handhold
