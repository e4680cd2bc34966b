// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/quaternion_curve.h"

#include "engine/core/error.h"
#include "engine/math/rotation.h"

namespace handhold {

QuaternionCurve::QuaternionCurve(const Quaternion& constant)
    : QuaternionCurve(BsplineBasis::clamped(1, 2), {constant, constant}) {}

QuaternionCurve::QuaternionCurve(BsplineBasis basis, std::vector<Quaternion> controls)
    : basis_(std::move(basis)), controls_(std::move(controls)) {
  if (static_cast<int>(controls_.size()) != basis_.count())
    throw InputError("spline", "the number of control rotations does not fit the knots",
                     "give as many as knots less degree + 1");
  for (size_t i = 1; i < controls_.size(); ++i)
    steps_.push_back(logQuaternion(controls_[i - 1].conjugate() * controls_[i]));
}

// With body rates w of R: R exp(x) turns on with the body rate exp(-x) w + x', x = B w_i along one axis.
TurningFrame QuaternionCurve::at(double u) const {
  const BsplineBasis::Active active = basis_.at(u, 2);
  const int degree = basis_.degree();
  Matrix3 R = controls_[active.first].toRotationMatrix();
  Vector3 rate = Vector3::Zero(), quickening = Vector3::Zero();  // in the axes of R
  for (int j = 1; j <= degree; ++j) {
    const Vector3& step = steps_[active.first + j - 1];
    const Vector3 B = active.values.topRows(3).rightCols(degree + 1 - j).rowwise().sum();
    const Matrix3 turn = expQuaternion(B[0] * step).toRotationMatrix();
    const Vector3 own = B[1] * step;
    rate = turn.transpose() * rate;
    quickening = turn.transpose() * quickening + rate.cross(own) + B[2] * step;
    rate += own;
    R = R * turn;
  }
  return {R, R * rate, R * quickening};
}

}  // namespace handhold
