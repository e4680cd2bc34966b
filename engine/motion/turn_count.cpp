// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/turn_count.h"

#include <cmath>

#include "engine/math/rotation.h"

namespace handhold {

void TurnCount::moveTo(const Quaternion& R) {
  // R = exp(w) R_before in world axes; seen from the beginning w turns back with it
  const Vector3 w = logQuaternion((R * at_.conjugate()).normalized());
  sum_ += start_.conjugate() * w;
  at_ = R;
}

Vector3 TurnCount::turn() const {
  const Quaternion R = (start_.conjugate() * at_).normalized();
  if (sum_.norm() < M_PI) {
    // about half a turn the rotation vector leaps to its other end, the way does not
    const Vector3 w = logQuaternion(R);
    return w.dot(sum_) >= 0.0 || w.norm() < 0.5 * M_PI ? w : Vector3(w - 2.0 * M_PI * w.normalized());
  }
  const Vector3 n = sum_.normalized();
  // the twist about n has the vector part along n
  double angle = 2.0 * std::atan2(R.vec().dot(n), R.w());
  angle += 2.0 * M_PI * std::round((sum_.norm() - angle) / (2.0 * M_PI));
  return n * angle + logQuaternion((R * expQuaternion(-n * angle)).normalized());
}

}  // namespace handhold
