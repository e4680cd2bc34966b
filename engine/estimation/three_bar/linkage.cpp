// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/three_bar/linkage.h"

#include "engine/jointed/quaternion_dynamics.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr int kBars = 3;
constexpr double kLength = 1.0, kMass = 10.0;
/// About the bar itself, of which nothing in the plane depends.
constexpr double kSlender = 2e-3;
constexpr double kIntegrationStep = 1e-3;  // s

const Vector3 kEnd(0.5 * kLength, 0.0, 0.0);

QuaternionDynamics dynamics() { return QuaternionDynamics(threeBars(), 0, -kEnd); }

/// 8.1.
JointedMotion start(double firstRate) {
  const double angles[] = {45.0 * kPerDegree, 105.0 * kPerDegree, 30.0 * kPerDegree};
  const double rates[] = {firstRate, firstRate + 50.0 * kPerDegree, firstRate - 25.0 * kPerDegree};
  JointedMotion motion;
  for (int i = 0; i < kBars; ++i) {
    motion.pose.q.push_back(expQuaternion(angles[i] * Vector3::UnitZ()));
    motion.omega.push_back(rates[i] * Vector3::UnitZ());
  }
  const std::vector<Vector3> zeros(kBars, Vector3::Zero());
  motion.pose.centre = motion.velocity = motion.alpha = motion.acceleration = zeros;
  const Vector3 arm = motion.pose.q[0] * kEnd;
  motion.pose.centre[0] = arm;  // P at the origin
  motion.velocity[0] = Vector3(2.0, 4.0, 0.0) + motion.omega[0].cross(arm);
  closeJoints(threeBars(), 0, motion);
  return motion;
}

}  // namespace

JointedBodies threeBars() {
  const double across = kMass * kLength * kLength / 12.0;
  JointedBodies tree;
  for (const char* name : {"bar 1", "bar 2", "bar 3"})
    tree.bodies.push_back({name, kMass, Vector3(kSlender, across, across).asDiagonal()});
  tree.joints = {{0, 1, kEnd, -kEnd}, {1, 2, kEnd, -kEnd}};
  return tree;
}

Vector3 linkageGravity() { return {0.0, -9.81, 0.0}; }

double figuresFirstRate() { return 25.0 * kPerDegree; }

double printedFirstRate() { return 20.0 * kPerDegree; }

JointedFrames linkageMotion(const LinkageRun& run) {
  const QuaternionDynamics equations = dynamics();
  JointMoments moments{std::vector<Vector3>(kBars, run.moment * Vector3::UnitZ())};
  moments.joint[0].setZero();
  JointedFrames frames;
  JointedMotion motion = start(run.firstRate);
  const auto count = static_cast<int>(std::lround(run.duration / run.step));
  for (int i = 0; i <= count; ++i) {
    equations.forward(moments, linkageGravity(), {}, motion);
    frames.push_back(motion);
    integrate(equations, {[&](double) { return moments; }, linkageGravity(), run.step, kIntegrationStep},
              motion);
  }
  return frames;
}

std::vector<Vector3> linkagePlaces(const JointedPose& pose) {
  std::vector<Vector3> places;
  for (std::size_t i = 0; i < kBars; ++i) places.push_back(pose.centre[i] - pose.q[i] * kEnd);
  places.push_back(pose.centre.back() + pose.q.back() * kEnd);
  return places;
}

std::vector<std::vector<BodyMarker>> linkageMarkers(const JointedPose& pose) {
  const Vector3 onBar[] = {{-0.4, 0.05, 0.0}, {-0.1, -0.05, 0.0}, {0.1, 0.05, 0.0}, {0.4, -0.05, 0.0}};
  std::vector<std::vector<BodyMarker>> markers(kBars);
  for (std::size_t i = 0; i < kBars; ++i)
    for (const Vector3& place : onBar) markers[i].push_back({place, pose.centre[i] + pose.q[i] * place});
  return markers;
}

Vector3 linkageAngles(const JointedPose& pose) {
  Vector3 angles = Vector3::Zero();
  Quaternion before = Quaternion::Identity();
  for (int i = 0; i < kBars; ++i) {
    const Vector3 along = (before.conjugate() * pose.q[std::size_t(i)]) * Vector3::UnitX();
    angles[i] = std::atan2(along.y(), along.x());
    before = pose.q[std::size_t(i)];
  }
  return angles;
}

LinkageLoads linkageLoads(const JointedMotion& motion) {
  const JointedBodies tree = threeBars();
  Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
  double tau[kBars];
  for (int i = kBars - 1; i >= 0; --i) {
    const auto body = static_cast<std::size_t>(i);
    const Vector3 arm = motion.pose.q[body] * kEnd;
    const Matrix3 R = motion.pose.q[body].toRotationMatrix();
    const Matrix3 J = R * tree.bodies[body].inertia * R.transpose();
    const Vector3 own = tree.bodies[body].mass * (motion.acceleration[body] - linkageGravity());
    const Vector3 turning = J * motion.alpha[body] + motion.omega[body].cross(J * motion.omega[body]);
    // from the tip's side its bar bears `force` and `moment`; about the centre of this one
    moment += turning + arm.cross(force) + arm.cross(force + own);
    force += own;
    tau[i] = moment.z();
  }
  return {tau[0], tau[1], tau[2], force};
}

}  // namespace handhold
