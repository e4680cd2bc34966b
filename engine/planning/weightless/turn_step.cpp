// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/weightless/turn_step.h"

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

}  // namespace handhold
