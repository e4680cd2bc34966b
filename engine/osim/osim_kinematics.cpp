// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_kinematics.h"

#include <limits>

namespace handhold {

namespace {

/// What a function of moving coordinates does.
struct Going {
  double value = 0.0, rate = 0.0, acceleration = 0.0;
  std::vector<double> slopes;  ///< by each of its coordinates
};

Going goingOf(const OsimFunction& function, const std::vector<int>& coordinates, const OsimInstant& at) {
  std::vector<double> q;
  for (const int k : coordinates) q.push_back(at.q[k]);
  Going going;
  going.value = function.value(q);
  for (int i = 0; i < function.arguments(); ++i) {
    const int k = coordinates[static_cast<std::size_t>(i)];
    going.slopes.push_back(function.slope(q, i));
    going.rate += going.slopes.back() * at.qdot[k];
    going.acceleration += going.slopes.back() * at.qddot[k];
  }
  if (function.arguments() == 1)
    going.acceleration += function.bend(q) * at.qdot[coordinates.front()] * at.qdot[coordinates.front()];
  return going;
}

/// M in F: what a joint adds, in F's axes.
struct JointMotion {
  Pose X_FM;
  Vector3 w = Vector3::Zero(), wdot = Vector3::Zero();
  Vector3 v = Vector3::Zero(), vdot = Vector3::Zero();
};

class StateWriter {
 public:
  StateWriter(const OsimModel& model, const OsimInstant& at) : model_(model), at_(at) {
    state_.bodies.resize(model.bodies.size());
    state_.origins.resize(model.joints.size());
    state_.columns.resize(model.coordinates.size());
  }

  OsimState write() {
    for (std::size_t i = 0; i < model_.joints.size(); ++i) place(i);
    return std::move(state_);
  }

 private:
  void place(std::size_t index);
  JointMotion motionOf(const OsimJoint& joint);
  void turn(const OsimAxis& axis, JointMotion& motion);
  void shift(const OsimAxis& axis, JointMotion& motion);

  const OsimModel& model_;
  const OsimInstant& at_;
  OsimState state_;
};

/// The axis goes with what has turned before: its own rate is w x u.
void StateWriter::turn(const OsimAxis& axis, JointMotion& motion) {
  const Going angle = goingOf(axis.function, axis.coordinates, at_);
  const Vector3 u = motion.X_FM.R * axis.axis;
  for (std::size_t i = 0; i < angle.slopes.size(); ++i)
    state_.columns[static_cast<std::size_t>(axis.coordinates[i])].turn += angle.slopes[i] * u;
  motion.wdot += angle.acceleration * u + angle.rate * motion.w.cross(u);
  motion.w += angle.rate * u;
  motion.X_FM.R *= Eigen::AngleAxisd(angle.value, axis.axis).toRotationMatrix();
}

void StateWriter::shift(const OsimAxis& axis, JointMotion& motion) {
  const Going way = goingOf(axis.function, axis.coordinates, at_);
  for (std::size_t i = 0; i < way.slopes.size(); ++i)
    state_.columns[static_cast<std::size_t>(axis.coordinates[i])].shift += way.slopes[i] * axis.axis;
  motion.X_FM.p += way.value * axis.axis;
  motion.v += way.rate * axis.axis;
  motion.vdot += way.acceleration * axis.axis;
}

JointMotion StateWriter::motionOf(const OsimJoint& joint) {
  JointMotion motion;
  for (const OsimAxis& axis : joint.turns) turn(axis, motion);
  for (const OsimAxis& axis : joint.shifts) shift(axis, motion);
  return motion;
}

void StateWriter::place(std::size_t index) {
  const OsimJoint& joint = model_.joints[index];
  const OsimBodyState parent =
      joint.parent < 0 ? OsimBodyState() : state_.bodies[static_cast<std::size_t>(joint.parent)];
  const JointMotion m = motionOf(joint);
  const Pose X_GF = parent.X_GB * joint.X_PF, X_GM = X_GF * m.X_FM;
  for (const int k : joint.coordinates) {
    OsimColumn& column = state_.columns[static_cast<std::size_t>(k)];
    column = {X_GF.R * column.turn, X_GF.R * column.shift};
  }
  OsimBodyState& body = state_.bodies[static_cast<std::size_t>(joint.child)];
  const Vector3 w_FM = X_GF.R * m.w, v_FM = X_GF.R * m.v;
  body.X_GB = X_GM * joint.X_BM.inverse();
  body.w = parent.w + w_FM;
  body.wdot = parent.wdot + X_GF.R * m.wdot + parent.w.cross(w_FM);
  // Mo as a point that leaves the parent, then Bo as one of the child
  const Vector3 toM = X_GM.p - parent.X_GB.p, toB = body.X_GB.p - X_GM.p;
  const Vector3 v_M = parent.v + parent.w.cross(toM) + v_FM;
  const Vector3 vdot_M = parent.vdot + parent.wdot.cross(toM) + parent.w.cross(parent.w.cross(toM)) +
                         2.0 * parent.w.cross(v_FM) + X_GF.R * m.vdot;
  body.v = v_M + body.w.cross(toB);
  body.vdot = vdot_M + body.wdot.cross(toB) + body.w.cross(body.w.cross(toB));
  state_.origins[index] = X_GM.p;
}

}  // namespace

void couple(const OsimModel& model, OsimInstant& instant) {
  for (const OsimCoupling& coupling : model.couplings) {
    const Going going = goingOf(coupling.function, coupling.independent, instant);
    instant.q[coupling.dependent] = going.value;
    instant.qdot[coupling.dependent] = going.rate;
    instant.qddot[coupling.dependent] = going.acceleration;
  }
}

OsimState stateOf(const OsimModel& model, const OsimInstant& instant) {
  return StateWriter(model, instant).write();
}

std::vector<Vector3> pathPositions(const OsimPath& path, const OsimInstant& instant, const OsimState& state) {
  std::vector<Vector3> positions;
  for (const OsimPathPoint& point : path.points) {
    Vector3 place = point.position;
    for (const OsimAxis& axis : point.course)
      place += goingOf(axis.function, axis.coordinates, instant).value * axis.axis;
    const double at = point.condition < 0 ? 0.0 : instant.q[point.condition];
    if (point.condition >= 0 && !(at >= point.least && at <= point.most))
      place.setConstant(std::numeric_limits<double>::quiet_NaN());
    positions.push_back(point.body < 0 ? place
                                       : state.bodies[static_cast<std::size_t>(point.body)].X_GB * place);
  }
  return positions;
}

std::vector<Vector3> markerPositions(const OsimModel& model, const OsimState& state) {
  std::vector<Vector3> positions;
  for (const OsimMarker& marker : model.markers)
    positions.push_back(marker.body < 0
                            ? marker.position
                            : state.bodies[static_cast<std::size_t>(marker.body)].X_GB * marker.position);
  return positions;
}

}  // namespace handhold
