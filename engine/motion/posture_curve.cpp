// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/posture_curve.h"

#include <cmath>

#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"

namespace handhold {

namespace {

/// Coordinates without the quaternion: base position, rotation vector from the middle, joints.
MatrixX chart(const Model& model, const std::vector<VectorX>& postures, const Quaternion& middle) {
  MatrixX samples(model.velocitySize(), static_cast<Eigen::Index>(postures.size()));
  for (int i = 0; i < samples.cols(); ++i) {
    const VectorX& q = postures[i];
    samples.col(i).head<3>() = q.head<3>();
    samples.col(i).segment<3>(3) = logQuaternion(baseOrientation(q) * middle.conjugate());
    samples.col(i).tail(model.jointCount()) = q.tail(model.jointCount());
  }
  return samples;
}

/// (1 - cos x) / x^2, (x - sin x) / x^3 and their derivatives over x; series where quotients lose digits.
struct ExpFactors {
  explicit ExpFactors(double x) {
    const double s = x * x;
    if (x < 0.05) {
      a = 0.5 - s / 24.0 + s * s / 720.0;
      b = 1.0 / 6.0 - s / 120.0 + s * s / 5040.0;
      aSlope = -1.0 / 12.0 + s / 180.0 - s * s / 6720.0;
      bSlope = -1.0 / 60.0 + s / 1260.0 - s * s / 60480.0;
      return;
    }
    a = (1.0 - std::cos(x)) / s;
    b = (x - std::sin(x)) / (s * x);
    aSlope = (x * std::sin(x) - 2.0 + 2.0 * std::cos(x)) / (s * s);
    bSlope = (x * (1.0 - std::cos(x)) - 3.0 * (x - std::sin(x))) / (s * s * x);
  }
  double a, b, aSlope, bSlope;
};

struct RateTurn {
  Vector3 omega, alpha;
};

Quaternion middleOf(const std::vector<VectorX>& postures) {
  return baseOrientation(postures[postures.size() / 2]);
}

// R = exp(w) R0 turns with  omega = w' + a w x w' + b w x (w x w'),  a = (1 - cos x) / x^2,
// b = (x - sin x) / x^3, x = |w|; alpha is its derivative, where w' x (..) terms of a cancel.
RateTurn turning(const Vector3& w, const Vector3& w1, const Vector3& w2) {
  const ExpFactors f(w.norm());
  const Vector3 c = w.cross(w1), cc = w.cross(c), d = w.cross(w2);
  const double rate = w.dot(w1);
  RateTurn turn;
  turn.omega = w1 + f.a * c + f.b * cc;
  turn.alpha = w2 + f.a * d + f.b * (w1.cross(c) + w.cross(d)) + rate * (f.aSlope * c + f.bSlope * cc);
  return turn;
}

}  // namespace

PostureCurve::PostureCurve(const Model& model, const std::vector<VectorX>& postures)
    : middle_(middleOf(postures)), spline_(chart(model, postures, middle_)) {}

CurveState PostureCurve::at(double u) const {
  const CurvePoint p = spline_.at(u);
  const Eigen::Index joints = p.value.size() - 6;
  const Vector3 w = p.value.segment<3>(3);
  const Quaternion orientation = expQuaternion(w) * middle_;
  CurveState state;
  state.q.resize(7 + joints);
  state.q.head<3>() = p.value.head<3>();
  state.q.segment<4>(3) << orientation.w(), orientation.x(), orientation.y(), orientation.z();
  state.q.segment<4>(3).normalize();
  state.q.tail(joints) = p.value.tail(joints);
  const RateTurn turn = turning(w, p.first.segment<3>(3), p.second.segment<3>(3));
  state.first = p.first;
  state.second = p.second;
  state.first.segment<3>(3) = turn.omega;
  state.second.segment<3>(3) = turn.alpha;
  return state;
}

PostureRates::PostureRates(int count) : slopes_(count, count) {
  const QuinticSpline spline(MatrixX::Identity(count, count));
  for (int i = 0; i < count; ++i) slopes_.col(i) = spline.at(static_cast<double>(i) / (count - 1)).first;
}

MatrixX PostureRates::operator()(const Model& model, const std::vector<VectorX>& postures) const {
  const MatrixX samples = chart(model, postures, middleOf(postures));
  MatrixX rates = samples * slopes_;
  for (Eigen::Index i = 0; i < rates.cols(); ++i) {
    const Vector3 w = samples.col(i).segment<3>(3), w1 = rates.col(i).segment<3>(3);
    rates.col(i).segment<3>(3) = turning(w, w1, Vector3::Zero()).omega;
  }
  return rates;
}

}  // namespace handhold
