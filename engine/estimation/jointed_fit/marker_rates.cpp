// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/marker_rates.h"

#include <Eigen/Eigenvalues>

namespace handhold {

namespace {

Vector3 meanOf(const MovingMarkers& markers, const std::vector<Vector3>& values) {
  Vector3 sum = Vector3::Zero();
  double weight = 0.0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    sum += markers.places[i].weight * values[i];
    weight += markers.places[i].weight;
  }
  return weight > 0.0 ? Vector3(sum / weight) : sum;
}

/// Part of the greatest below which markers tell nothing of a turn: they are in line to a thousandth.
constexpr double kInLine = 1e-6;

/// SS^-1 sum, without what lies along axes that SS does not know.
Vector3 solvedWhereTold(const Matrix3& SS, const Vector3& sum) {
  const Eigen::SelfAdjointEigenSolver<Matrix3> axes(SS);
  const Vector3& sizes = axes.eigenvalues();
  Vector3 x = Vector3::Zero();
  for (int i = 0; i < 3; ++i)
    if (sizes[i] > kInLine * sizes[2])
      x += axes.eigenvectors().col(i) * axes.eigenvectors().col(i).dot(sum) / sizes[i];
  return x;
}

/// The x that comes nearest to x x R a = v over the markers, a and v from their means.
struct TurnSums {
  const MovingMarkers& markers;
  Matrix3 R;
  Vector3 mean;

  Vector3 arm(std::size_t i) const { return R * (markers.places[i].onBody - mean); }

  Vector3 turn(const std::vector<Vector3>& values) const {
    const Vector3 middle = meanOf(markers, values);
    Matrix3 SS = Matrix3::Zero();  // (5.14)
    Vector3 sum = Vector3::Zero();
    for (std::size_t i = 0; i < values.size(); ++i) {
      const Vector3 a = arm(i);
      SS += markers.places[i].weight * (a.squaredNorm() * Matrix3::Identity() - a * a.transpose());
      sum += markers.places[i].weight * a.cross(values[i] - middle);
    }
    return solvedWhereTold(SS, sum);
  }
};

}  // namespace

MarkerRates markerRates(const MovingMarkers& markers, const Quaternion& q) {
  const TurnSums sums{markers, q.toRotationMatrix(), markerSums(markers.places).onBody};
  const Vector3 arm = sums.R * sums.mean;
  MarkerRates rates;
  rates.omega = sums.turn(markers.velocities);  // (5.13)
  rates.velocity = meanOf(markers, markers.velocities) - rates.omega.cross(arm);
  std::vector<Vector3> turned = markers.accelerations;
  for (std::size_t i = 0; i < turned.size(); ++i)
    turned[i] -= rates.omega.cross(rates.omega.cross(sums.arm(i)));
  rates.alpha = sums.turn(turned);  // (5.15)
  rates.acceleration = meanOf(markers, markers.accelerations) - rates.alpha.cross(arm) -
                       rates.omega.cross(rates.omega.cross(arm));
  return rates;
}

}  // namespace handhold
