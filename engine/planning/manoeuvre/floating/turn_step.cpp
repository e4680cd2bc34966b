// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/turn_step.h"

#include <cmath>

#include "engine/math/rotation.h"

namespace handhold {

Quaternion turnStep(const TurnRate& rate, double time, double step, const Quaternion& R) {
  const auto slope = [&](double t, const Vector3& u) -> Vector3 {
    const Vector3 omega = rate(t, expQuaternion(u) * R);
    const Vector3 c = u.cross(omega);
    return omega - 0.5 * c + u.cross(c) / 12.0;
  };
  const Vector3 a = slope(time, Vector3::Zero());
  const Vector3 b = slope(time + 0.5 * step, 0.5 * step * a);
  const Vector3 c = slope(time + 0.5 * step, 0.5 * step * b);
  const Vector3 d = slope(time + step, step * c);
  return (expQuaternion(step / 6.0 * (a + 2.0 * b + 2.0 * c + d)) * R).normalized();
}

// For Y' = A Y, with A at the three points, a1 = h A2, a2 = sqrt(15)/3 h (A3 - A1), a3 = 10/3 h (A3 - 2 A2 +
// A1):
//   Omega = a1 + a3 / 12 + [-20 a1 - a3 + C1, a2 + C2] / 240,
//   C1 = [a1, a2],  C2 = -[a1, 2 a3 + C1] / 60.
// Here Y = R^T and A = -[omega]x; commutators are cross products.
Quaternion bodyTurnStep(const BodyTurnRate& rate, double time, double step, const Quaternion& R) {
  const double gauss = std::sqrt(15.0) / 10.0;
  const Vector3 A1 = -rate(time + (0.5 - gauss) * step), A2 = -rate(time + 0.5 * step),
                A3 = -rate(time + (0.5 + gauss) * step);
  const Vector3 a1 = step * A2, a2 = std::sqrt(15.0) / 3.0 * step * (A3 - A1),
                a3 = 10.0 / 3.0 * step * (A3 - 2.0 * A2 + A1);
  const Vector3 C1 = a1.cross(a2), C2 = -a1.cross(2.0 * a3 + C1) / 60.0;
  const Vector3 turn = a1 + a3 / 12.0 + (-20.0 * a1 - a3 + C1).cross(a2 + C2) / 240.0;
  return (R * expQuaternion(-turn)).normalized();
}

}  // namespace handhold
