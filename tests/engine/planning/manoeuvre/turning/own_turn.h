// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"
#include "engine/motion/motion.h"
#include "engine/motion/turn_count.h"

namespace handhold {

constexpr double kOwnTurn =
    2e-4;  ///< rad, of ownTurn at 60 frames a second: its error goes with their square

struct OwnTurn {
  Quaternion attitude = Quaternion::Identity();  ///< at the end, in the first axes
  Vector3 counted = Vector3::Zero();             ///< past half turns (turn_count.h)
};

/// The turn of the base that the joint angles of a motion's frames make alone:
/// from places of bodies in the base at both ends of each step the base's rotation for which no angular
/// momentum about the centre of mass is left, with no dynamics of the engine.
inline OwnTurn ownTurn(const Model& model, const Motion& motion) {
  struct Placed {
    Matrix3 R;
    Vector3 p;
  };
  Data data(model);
  const auto placed = [&](const VectorX& joints) {
    VectorX q = model.zeroPosition();
    q.tail(model.jointCount()) = joints.tail(model.jointCount());
    updateKinematics(model, q, data);
    std::vector<Placed> list;
    for (const Body& body : model.bodies)
      list.push_back({data.R_WL[body.link], data.p_WL[body.link] + data.R_WL[body.link] * body.com});
    return list;
  };
  Quaternion attitude = Quaternion::Identity();
  TurnCount count(attitude);
  for (std::size_t k = 0; k + 1 < motion.frames.size(); ++k) {
    const std::vector<Placed> before = placed(motion.frames[k].q), after = placed(motion.frames[k + 1].q);
    Vector3 centre = Vector3::Zero(), L = Vector3::Zero();
    Matrix3 inertia = Matrix3::Zero();
    for (std::size_t i = 0; i < before.size(); ++i)
      centre += model.bodies[i].mass / model.totalMass * 0.5 * (before[i].p + after[i].p);
    for (std::size_t i = 0; i < before.size(); ++i) {
      const Body& body = model.bodies[i];
      const Vector3 arm = 0.5 * (before[i].p + after[i].p) - centre;
      const Vector3 spin =
          logQuaternion(Quaternion(Matrix3(after[i].R * before[i].R.transpose())).normalized());
      const Matrix3 middle =
          Eigen::AngleAxisd(0.5 * spin.norm(),
                            spin.norm() > 0.0 ? Vector3(spin.normalized()) : Vector3::UnitX()) *
          before[i].R;
      const Matrix3 own = middle * body.inertia * middle.transpose();
      inertia += own + body.mass * (arm.squaredNorm() * Matrix3::Identity() - arm * arm.transpose());
      L += own * spin + body.mass * arm.cross(after[i].p - before[i].p);
    }
    attitude = (attitude * expQuaternion(-inertia.inverse() * L)).normalized();
    count.moveTo(attitude);
  }
  return {attitude, count.turn()};
}

}  // namespace handhold
