// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// Sum of weighted squared distances to planes: p^T A p + 2 b^T p + c.
struct Quadric {
  double xx = 0, xy = 0, xz = 0, yy = 0, yz = 0, zz = 0;
  Vector3 b = Vector3::Zero();
  double c = 0;

  static Quadric plane(const Vector3& n, double offset, double weight) {
    Quadric q;
    q.xx = weight * n.x() * n.x();
    q.xy = weight * n.x() * n.y();
    q.xz = weight * n.x() * n.z();
    q.yy = weight * n.y() * n.y();
    q.yz = weight * n.y() * n.z();
    q.zz = weight * n.z() * n.z();
    q.b = weight * offset * n;
    q.c = weight * offset * offset;
    return q;
  }

  Quadric& operator+=(const Quadric& o) {
    xx += o.xx, xy += o.xy, xz += o.xz, yy += o.yy, yz += o.yz, zz += o.zz;
    b += o.b;
    c += o.c;
    return *this;
  }

  Vector3 times(const Vector3& p) const {
    return {xx * p.x() + xy * p.y() + xz * p.z(), xy * p.x() + yy * p.y() + yz * p.z(),
            xz * p.x() + yz * p.y() + zz * p.z()};
  }

  double at(const Vector3& p) const { return p.dot(times(p)) + 2.0 * b.dot(p) + c; }

  /// Where the sum is least, drawn a little to `middle` so that flat places have an answer too.
  Vector3 minimiser(const Vector3& middle, double pull) const {
    const double k = pull * (xx + yy + zz);
    const double a = xx + k, d = yy + k, f = zz + k;
    const Vector3 r = k * middle - b;
    // Inverse of the symmetric 3x3 matrix by cofactors.
    const double c00 = d * f - yz * yz, c01 = xz * yz - xy * f, c02 = xy * yz - xz * d;
    const double determinant = a * c00 + xy * c01 + xz * c02;
    if (!(determinant > 0.0)) return middle;
    const double c11 = a * f - xz * xz, c12 = xy * xz - a * yz, c22 = a * d - xy * xy;
    return Vector3(c00 * r.x() + c01 * r.y() + c02 * r.z(), c01 * r.x() + c11 * r.y() + c12 * r.z(),
                   c02 * r.x() + c12 * r.y() + c22 * r.z()) /
           determinant;
  }
};

}  // namespace handhold
