// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/pack.h"
#include "engine/math/vec3.h"
#include "engine/model/model.h"

namespace handhold {

/// One state, or kLanes of them side by side, as the recursions read them.
template <class S>
struct StateView {
  const double* q;
  const double* v;
  const double* vdot;

  S angle(int link) const { return loadAt<S>(q, 6 + link); }
  S rate(int link) const { return loadAt<S>(v, 5 + link); }
  S acceleration(int link) const { return loadAt<S>(vdot, 5 + link); }
  Mat3<S> baseRotation() const {
    return rotationOf(loadAt<S>(q, 3), loadAt<S>(q, 4), loadAt<S>(q, 5), loadAt<S>(q, 6));
  }
  Vec3<S> omega() const { return triple(v + 3 * kWidth); }
  Vec3<S> alpha() const { return triple(vdot + 3 * kWidth); }
  /// Of the base origin less gravity.
  Vec3<S> lift(const Vector3& gravity) const {
    Vec3<S> a = triple(vdot);
    for (int k = 0; k < 3; ++k) a[k] -= gravity[k];
    return a;
  }

 private:
  static constexpr int kWidth = sizeof(S) / sizeof(double);
  static Vec3<S> triple(const double* row) {
    return {loadAt<S>(row, 0), loadAt<S>(row, 1), loadAt<S>(row, 2)};
  }
};

}  // namespace handhold
