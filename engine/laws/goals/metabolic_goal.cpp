// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/metabolic_goal.h"

#include <cmath>

namespace handhold {

namespace {

constexpr double kWattUnit = 100.0;                      // W
constexpr double kTorqueRound = 1.0, kPowerRound = 2.0;  // N m, W
/// (p)+ / a + (p)- / b = even |p| + odd p.
constexpr double kEven = 0.5 / kShorteningEfficiency + 0.5 / kLengtheningEfficiency;
constexpr double kOdd = 0.5 / kShorteningEfficiency - 0.5 / kLengtheningEfficiency;

double rounded(double size, double round) { return std::sqrt(size * size + round * round); }

}  // namespace

MetabolicGoal::MetabolicGoal(double weight) : weight_(weight / kWattUnit) {}

double MetabolicGoal::value(const PostureEvaluation& posture) const {
  double sum = 0.0;
  for (int row = 6; row < posture.layout().coordinates; ++row) {
    const double tau = posture.tau()[row];
    sum += kHoldingHeat * (rounded(tau, kTorqueRound) - kTorqueRound);
    if (posture.layout().rates < 0) continue;
    const double p = tau * posture.v()[row];
    sum += kEven * (rounded(p, kPowerRound) - kPowerRound) + kOdd * p;
  }
  return weight_ * sum;
}

void MetabolicGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  for (int row = 6; row < posture.layout().coordinates; ++row) {
    const double tau = posture.tau()[row];
    double byTorque = kHoldingHeat * tau / rounded(tau, kTorqueRound);
    if (posture.layout().rates >= 0) {
      const double v = posture.v()[row], p = tau * v;
      const double byPower = kEven * p / rounded(p, kPowerRound) + kOdd;
      byTorque += byPower * v;
      gradient[posture.layout().rates + row] += weight_ * byPower * tau;
    }
    gradient.noalias() += weight_ * byTorque * posture.dtau().row(row).transpose();
  }
}

void MetabolicGoal::addCurvature(const PostureEvaluation& posture, double factor,
                                 Curvature& curvature) const {
  const int joints = posture.model().jointCount();
  const double scale = factor * weight_;
  MatrixX holding(joints, posture.layout().size), powers;
  if (posture.layout().rates >= 0) powers.setZero(joints, posture.layout().size);
  for (int i = 0; i < joints; ++i) {
    const int row = 6 + i;
    const double tau = posture.tau()[row], size = rounded(tau, kTorqueRound);
    // |tau|'' = round^2 / size^3
    holding.row(i) = std::sqrt(scale * kHoldingHeat / size) * kTorqueRound / size * posture.dtau().row(row);
    curvature.addTorque(row, scale * kHoldingHeat * tau / size);
    if (posture.layout().rates < 0) continue;
    const double v = posture.v()[row], root = std::sqrt(scale * kEven / rounded(tau * v, kPowerRound));
    powers.row(i) = root * v * posture.dtau().row(row);
    powers(i, posture.layout().rates + row) += root * tau;
  }
  curvature.addSquares(1.0, holding);
  if (powers.size() > 0) curvature.addSquares(1.0, powers);
}

}  // namespace handhold
