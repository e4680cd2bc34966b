// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/runge_kutta.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/math/rotation.h"

namespace handhold {

struct RungeKutta::Tableau {
  int stages;
  std::array<double, 7> c;
  std::array<std::array<double, 6>, 7> a;
  std::array<double, 7> b;
  std::array<double, 7> error;  ///< b less the weights of the embedded order; zero without one
};

// Kutta's classical scheme of order 4, and Dormand and Prince's pair 5(4) (Hairer, Norsett, Wanner, Solving
// Ordinary Differential Equations I, tables II.1.2 and II.5.2).
const RungeKutta::Tableau& RungeKutta::tableauOf(IntegrationScheme scheme) {
  static constexpr Tableau kKutta = {
      4, {0, 0.5, 0.5, 1}, {{{}, {0.5}, {0, 0.5}, {0, 0, 1}}}, {1. / 6, 1. / 3, 1. / 3, 1. / 6}, {}};
  static constexpr Tableau kDormandPrince = {
      7,
      {0, 1. / 5, 3. / 10, 4. / 5, 8. / 9, 1, 1},
      {{{},
        {1. / 5},
        {3. / 40, 9. / 40},
        {44. / 45, -56. / 15, 32. / 9},
        {19372. / 6561, -25360. / 2187, 64448. / 6561, -212. / 729},
        {9017. / 3168, -355. / 33, 46732. / 5247, 49. / 176, -5103. / 18656},
        {35. / 384, 0, 500. / 1113, 125. / 192, -2187. / 6784, 11. / 84}}},
      {35. / 384, 0, 500. / 1113, 125. / 192, -2187. / 6784, 11. / 84, 0},
      {71. / 57600, 0, -71. / 16695, 71. / 1920, -17253. / 339200, 22. / 525, -1. / 40}};
  return scheme == IntegrationScheme::RungeKutta4 ? kKutta : kDormandPrince;
}

namespace {

/// leftJacobian(u)^-1 w = w - u x w / 2 + c u x (u x w), c = (1 - (t/2) cot(t/2)) / t^2 with t = |u|.
Vector3 inverseLeftJacobian(const Vector3& u, const Vector3& w) {
  const double t = u.norm();
  const double c = t < 1e-3 ? 1.0 / 12.0 + t * t / 720.0 : (1.0 - 0.5 * t / std::tan(0.5 * t)) / (t * t);
  return w - 0.5 * u.cross(w) + c * u.cross(Vector3(u.cross(w)));
}

/// As `moved` of model.h, into room that is there.
void displace(const VectorX& from, const VectorX& d, VectorX& q) {
  q = from;
  q.head<3>() += d.head<3>();
  const Quaternion turned =
      (expQuaternion(d.segment<3>(3)) * Quaternion(from[3], from[4], from[5], from[6])).normalized();
  q.segment<4>(3) << turned.w(), turned.x(), turned.y(), turned.z();
  q.tail(q.size() - 7) += d.tail(d.size() - 6);
}

}  // namespace

RungeKutta::RungeKutta(const Model& model, IntegrationScheme scheme)
    : tableau_(tableauOf(scheme)),
      moves_(tableau_.stages, VectorX::Zero(model.velocitySize())),
      kicks_(tableau_.stages, VectorX::Zero(model.velocitySize())) {}

void RungeKutta::fillStage(int stage, const VectorX& displacement, const VectorX& v, const VectorX& vdot) {
  moves_[stage] = v;
  moves_[stage].segment<3>(3) = inverseLeftJacobian(displacement.segment<3>(3), v.segment<3>(3));
  kicks_[stage] = vdot;
}

bool RungeKutta::step(SupportedBody& body, const TorqueSource& source, const BodyState& from,
                      const Evaluation& first, double h, BodyState& to) {
  displacement_.setZero(from.v.size());
  fillStage(0, displacement_, from.v, first.vdot);
  work_ = {};
  work_.add(first.power, h * tableau_.b[0]);
  for (int s = 1; s < tableau_.stages; ++s) {
    displacement_.setZero();
    stage_.v = from.v;
    for (int k = 0; k < s; ++k) {
      displacement_ += h * tableau_.a[s][k] * moves_[k];
      stage_.v += h * tableau_.a[s][k] * kicks_[k];
    }
    displace(from.q, displacement_, stage_.q);
    stage_.time = from.time + tableau_.c[s] * h;
    body.evaluate(stage_, source, evaluation_);
    if (!evaluation_.vdot.allFinite()) return false;
    fillStage(s, displacement_, stage_.v, evaluation_.vdot);
    work_.add(evaluation_.power, h * tableau_.b[s]);
  }
  displacement_.setZero();
  to.v = from.v;
  errorMove_.setZero(from.v.size());
  errorKick_.setZero(from.v.size());
  for (int s = 0; s < tableau_.stages; ++s) {
    displacement_ += h * tableau_.b[s] * moves_[s];
    to.v += h * tableau_.b[s] * kicks_[s];
    errorMove_ += h * tableau_.error[s] * moves_[s];
    errorKick_ += h * tableau_.error[s] * kicks_[s];
  }
  sizeMove_ = displacement_;
  sizeKick_ = from.v.cwiseAbs().cwiseMax(to.v.cwiseAbs());
  displace(from.q, displacement_, to.q);
  to.time = from.time + h;
  return to.q.allFinite() && to.v.allFinite();
}

Eigen::Index RungeKutta::worstRate(const SimulationSettings& settings) const {
  Eigen::Index worst = 0;
  (errorKick_.array().abs() / (settings.absoluteTolerance + settings.relativeTolerance * sizeKick_.array()))
      .maxCoeff(&worst);
  return worst;
}

double RungeKutta::scaledError(const SimulationSettings& settings) const {
  const auto scaled = [&](const VectorX& error, const VectorX& size) {
    return (error.array() / (settings.absoluteTolerance + settings.relativeTolerance * size.array().abs()))
        .square()
        .sum();
  };
  const double sum = scaled(errorMove_, sizeMove_) + scaled(errorKick_, sizeKick_);
  return std::sqrt(sum / static_cast<double>(2 * errorMove_.size()));
}

}  // namespace handhold
