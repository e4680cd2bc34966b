// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/fitted_strength.h"

#include <algorithm>
#include <cmath>

#include "engine/muscles/force_curves.h"
#include "engine/muscles/muscle_strength.h"

namespace handhold {

namespace {

constexpr int kAngleSteps = 4;  ///< over a joint's range, all others where the standard's springs are at rest

/// Mean torques over the angles of each joint at the muscles' best length, one column a muscle; of joint i
/// the row 2 i is its upper sense, 2 i + 1 its lower one (N m).
using Torques = MatrixX;

/// The same angles for both bodies, so that nobody's range counts for strength.
std::vector<VectorX> anglesOf(const Model& standard, const Model& person, int joint) {
  const Joint &one = standard.joints[joint], &other = person.joints[joint];
  const double from = std::max(one.lower, other.lower), to = std::min(one.upper, other.upper);
  std::vector<VectorX> postures(kAngleSteps + 1, standard.neutralPosition());
  for (int step = 0; step <= kAngleSteps; ++step)
    postures[static_cast<std::size_t>(step)][positionIndex(joint)] = from + (to - from) * step / kAngleSteps;
  return postures;
}

/// What each muscle does about a joint in a posture, added to its two rows.
void addTorques(const MuscledBody& body, LinkIndex joint, const VectorX& q, Torques& torques) {
  for (const MuscleAbout& about : musclesAbout(body, q, joint)) {
    const Eigen::Index row = 2 * static_cast<Eigen::Index>(joint) + (about.arm > 0.0 ? 0 : 1);
    torques(row, static_cast<Eigen::Index>(about.muscle)) +=
        std::abs(about.arm) * restingTension(body.muscles[about.muscle]) / (kAngleSteps + 1);
  }
}

Torques meanTorques(const MuscledBody& body, const Model& standard, const Model& person) {
  Torques torques = Torques::Zero(2 * standard.linkCount(), static_cast<Eigen::Index>(body.muscles.size()));
  for (int joint = 1; joint < standard.linkCount(); ++joint)
    for (const VectorX& q : anglesOf(standard, person, joint)) addTorques(body, LinkIndex(joint), q, torques);
  return torques;
}

/// In one order always: whose muscles are the standard's has the same sums to the bit, and keeps them.
VectorX sumsOf(const Torques& torques) {
  VectorX sums = VectorX::Zero(torques.rows());
  for (Eigen::Index i = 0; i < torques.cols(); ++i)
    for (Eigen::Index row = 0; row < torques.rows(); ++row) sums[row] += torques(row, i);
  return sums;
}

/// What the sums of the rows are to become: a sense that the standard's muscles lack asks for nothing.
VectorX wantedSums(VectorX sums, const Model& person, const Model& measured) {
  for (int joint = 1; joint < person.linkCount(); ++joint) {
    const Joint &own = person.joints[joint], &other = measured.joints[joint];
    sums[2 * joint] *= own.torqueUpper / other.torqueUpper;
    sums[2 * joint + 1] *= own.torqueLower / other.torqueLower;
  }
  return sums;
}

}  // namespace

void fitStrength(MuscledBody& body, const MuscledBody& standard, const Model& measured) {
  const Model& person = *body.model;
  const Torques torques = meanTorques(body, *standard.model, person);
  const VectorX sums = sumsOf(torques);
  const VectorX wanted = wantedSums(sumsOf(meanTorques(standard, *standard.model, person)), person, measured);
  for (std::size_t i = 0; i < body.muscles.size(); ++i) {
    double asked = 0.0, shares = 0.0;
    for (Eigen::Index row = 0; row < sums.size(); ++row) {
      const double torque = torques(row, static_cast<Eigen::Index>(i));
      if (torque == 0.0 || wanted[row] == 0.0) continue;
      asked += torque / sums[row] * std::log(wanted[row] / sums[row]);
      shares += torque / sums[row];
    }
    if (shares > 0.0) body.muscles[i].strength *= std::exp(asked / shares);
  }
}

}  // namespace handhold
