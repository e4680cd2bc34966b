// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/marker_attitude.h"

#include <Eigen/Eigenvalues>

#include "engine/jointed/document_quaternion.h"

namespace handhold {

namespace {

/// Part of the greatest that counts as nothing: markers are seen to a millimetre over a metre at best.
constexpr double kFlat = 1e-3;
/// Part of the greatest eigenvalue within which another is as great.
constexpr double kEqual = 1e-9;

/// R of 003 (2.6) turns the other way than the house's: its quaternion of R_IB is that of the house's R_BI.
Vector4 ofBodyIntoInertial(const Quaternion& q) { return toDocument(q.conjugate()); }
Quaternion fromBodyIntoInertial(const Vector4& q) { return fromDocument(q).conjugate(); }

int dimension(const Matrix3& scatter) {
  const Vector3 squares =
      Eigen::SelfAdjointEigenSolver<Matrix3>(scatter, Eigen::EigenvaluesOnly).eigenvalues();
  return static_cast<int>((squares.array() > kFlat * kFlat * squares[2]).count());
}

double residualOf(std::span<const BodyMarker> markers, const MarkerAttitude& attitude, double weight) {
  double sum = 0.0;
  for (const BodyMarker& marker : markers)
    sum += marker.weight * (marker.seen - attitude.centre - attitude.q * marker.onBody).squaredNorm();
  return std::sqrt(sum / weight);
}

}  // namespace

Matrix4 attitudeProfile(const Matrix3& W) {
  const double sigma = W.trace();
  const Vector3 Z(W(1, 2) - W(2, 1), W(2, 0) - W(0, 2), W(0, 1) - W(1, 0));
  Matrix4 K;
  K.topLeftCorner<3, 3>() = W + W.transpose() - sigma * Matrix3::Identity();
  K.topRightCorner<3, 1>() = Z;
  K.bottomLeftCorner<1, 3>() = Z.transpose();
  K(3, 3) = sigma;
  return K;
}

Quaternion greatestQuaternion(const Matrix4& K, const Quaternion& near) {
  const Eigen::SelfAdjointEigenSolver<Matrix4> solver(K);
  const Vector4& values = solver.eigenvalues();
  const Vector4 wanted = ofBodyIntoInertial(near);
  const double least = values[3] - kEqual * values.cwiseAbs().maxCoeff();
  Vector4 q = Vector4::Zero();
  for (int i = 0; i < 4; ++i)
    if (values[i] >= least) q += solver.eigenvectors().col(i).dot(wanted) * solver.eigenvectors().col(i);
  if (q.norm() < kEqual) q = solver.eigenvectors().col(3);
  return fromBodyIntoInertial(q.normalized());
}

MarkerSums markerSums(std::span<const BodyMarker> markers) {
  MarkerSums sums;
  for (const BodyMarker& marker : markers) {
    sums.weight += marker.weight;
    sums.onBody += marker.weight * marker.onBody;
    sums.seen += marker.weight * marker.seen;
  }
  if (sums.weight <= 0.0) return sums;
  sums.onBody /= sums.weight;
  sums.seen /= sums.weight;
  for (const BodyMarker& marker : markers)
    sums.W += marker.weight * (marker.seen - sums.seen) * (marker.onBody - sums.onBody).transpose();
  return sums;
}

MarkerSpan markerSpan(std::span<const BodyMarker> markers) {
  const MarkerSums sums = markerSums(markers);
  if (sums.weight <= 0.0) return MarkerSpan::None;
  Matrix3 onBody = Matrix3::Zero(), seen = Matrix3::Zero();
  for (const BodyMarker& marker : markers) {
    const Vector3 a = marker.onBody - sums.onBody, b = marker.seen - sums.seen;
    onBody += marker.weight * a * a.transpose();
    seen += marker.weight * b * b.transpose();
  }
  const int dimensions = std::min(dimension(onBody), dimension(seen));
  return static_cast<MarkerSpan>(static_cast<int>(MarkerSpan::Point) + dimensions);
}

MarkerAttitude markerAttitude(std::span<const BodyMarker> markers, const Quaternion& near) {
  const MarkerSums sums = markerSums(markers);
  MarkerAttitude attitude{near, Vector3::Zero(), markerSpan(markers)};
  if (attitude.span == MarkerSpan::None) return attitude;
  attitude.q = greatestQuaternion(attitudeProfile(sums.W), near);
  attitude.centre = sums.seen - attitude.q * sums.onBody;  // (5.16), (5.17)
  attitude.residual = residualOf(markers, attitude, sums.weight);
  return attitude;
}

}  // namespace handhold
