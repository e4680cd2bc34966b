// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/math/types.h"

namespace handhold {

using Matrix4 = Eigen::Matrix4d;

/// A marker: where it is on its body (from the centre of mass, in body axes) and where it is seen (in
/// inertial axes), in m; how much it counts beside the others (X_s of 003).
struct BodyMarker {
  Vector3 onBody = Vector3::Zero();
  Vector3 seen = Vector3::Zero();
  double weight = 1.0;
};

/// What the markers of a body span, on it and as they are seen: an attitude is told by a plane or more. Along
/// a line the turn about it, of a point every turn is left open.
enum class MarkerSpan { None, Point, Line, Plane, Space };

struct MarkerAttitude {
  Quaternion q = Quaternion::Identity();  ///< R_IB
  Vector3 centre = Vector3::Zero();       ///< of mass (5.16, 5.17, mean over the markers)
  MarkerSpan span = MarkerSpan::None;
  double residual = 0.0;  ///< root of the mean weighted square of the distances (m)

  bool isTold() const { return span >= MarkerSpan::Plane; }
};

/// K of (2.9) for W = sum of X b a^T: q^T K q = sum of X b.(R a) in document quaternions of R (2.8). S of the
/// print reads W + W^T.
Matrix4 attitudeProfile(const Matrix3& W);

/// The quaternion of R_IB that maximises q^T K q (2.12 to 2.14); where several do, the nearest to `near`.
Quaternion greatestQuaternion(const Matrix4& K, const Quaternion& near);

/// Where markers are on the mean, and W of their places about it.
struct MarkerSums {
  Vector3 onBody = Vector3::Zero(), seen = Vector3::Zero();
  Matrix3 W = Matrix3::Zero();
  double weight = 0.0;
};

MarkerSums markerSums(std::span<const BodyMarker> markers);

MarkerSpan markerSpan(std::span<const BodyMarker> markers);

/// Wahba's problem by the q-method (2.1 to 2.14). What the markers leave open is taken from `near`; with no
/// marker the centre is at the origin.
MarkerAttitude markerAttitude(std::span<const BodyMarker> markers, const Quaternion& near);

}  // namespace handhold
