// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_inverse_dynamics.h"

namespace handhold {

namespace {

/// About the ground's origin, in its axes.
struct Wrench {
  Vector3 moment = Vector3::Zero(), force = Vector3::Zero();

  void add(const Vector3& f, const Vector3& p, const Vector3& turning) {
    force += f;
    moment += turning + p.cross(f);
  }
};

/// What a body's own motion takes: its change of momentum less its weight.
Wrench inertialWrench(const OsimBody& body, const OsimBodyState& state, const Vector3& gravity) {
  const Vector3 r = state.X_GB.R * body.com, p_com = state.X_GB.p + r;
  const Vector3 a_com = state.vdot + state.wdot.cross(r) + state.w.cross(state.w.cross(r));
  const Matrix3 I = state.X_GB.R * body.inertia * state.X_GB.R.transpose();
  Wrench wrench;
  wrench.add(body.mass * (a_com - gravity), p_com, I * state.wdot + state.w.cross(I * state.w));
  return wrench;
}

}  // namespace

VectorX osimInverseDynamics(const OsimModel& model, const OsimState& state,
                            std::span<const AppliedLoad> loads) {
  std::vector<Wrench> wrenches;
  for (std::size_t i = 0; i < model.bodies.size(); ++i)
    wrenches.push_back(inertialWrench(model.bodies[i], state.bodies[i], model.gravity));
  for (const AppliedLoad& load : loads)
    wrenches[static_cast<std::size_t>(load.body)].add(-load.force, load.point, -load.torque);
  VectorX tau = VectorX::Zero(static_cast<int>(model.coordinates.size()));
  for (std::size_t i = model.joints.size(); i-- > 0;) {
    const OsimJoint& joint = model.joints[i];
    const Wrench& carried = wrenches[static_cast<std::size_t>(joint.child)];
    const Vector3 aboutM = carried.moment - state.origins[i].cross(carried.force);
    for (const int k : joint.coordinates) {
      const OsimColumn& column = state.columns[static_cast<std::size_t>(k)];
      tau[k] = column.turn.dot(aboutM) + column.shift.dot(carried.force);
    }
    if (joint.parent < 0) continue;
    Wrench& parent = wrenches[static_cast<std::size_t>(joint.parent)];
    parent.moment += carried.moment;
    parent.force += carried.force;
  }
  return tau;
}

}  // namespace handhold
