// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/laboratory/body_coordinates.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "engine/trial/state_tables.h"

namespace handhold {

namespace {

constexpr int kPlaceParts = 3, kBaseParts = 7;  // of q
constexpr double kTimeDigit = 1e-9;             // s: times are sums
constexpr double kAlongAxis = 1e-12;            // of a unit vector's other parts, squared

void addColumns(const Trial& trial, Recording& recording) {
  const std::vector<std::string> names = positionColumns(*trial.subject.model);
  for (std::size_t part = 0; part < names.size(); ++part) {
    const int index = static_cast<int>(part);
    const Measured measure = index < kPlaceParts  ? Measured::Length
                             : index < kBaseParts ? Measured::Unknown
                                                  : Measured::Angle;
    RecordedCoordinate column{names[part], measure, {}};
    for (const MotionFrame& frame : trial.motion.frames) column.values.push_back(frame.q[index]);
    recording.coordinates.push_back(std::move(column));
  }
}

/// R = Rz(a) Ry(b) Rx(c), as a, b, c, of which a and c go on from those before by less than half a turn.
Vector3 zyxAfter(const Vector3& before, const Matrix3& R) {
  const double b = std::asin(std::clamp(-R(2, 0), -1.0, 1.0));
  const auto near = [](double angle, double last) {
    return angle + 2.0 * M_PI * std::round((last - angle) / (2.0 * M_PI));
  };
  return {near(std::atan2(R(1, 0), R(0, 0)), before[0]), b, near(std::atan2(R(2, 1), R(2, 2)), before[2])};
}

/// The base: three moves and three turns about z, y and x.
SkeletonJoint baseJoint(const std::string& name, Recording& recording) {
  SkeletonJoint base;
  base.name = name;
  for (const JointFreedom::Kind kind : {JointFreedom::Kind::Move, JointFreedom::Kind::Turn})
    for (const int axis : kind == JointFreedom::Kind::Move ? std::array{0, 1, 2} : std::array{2, 1, 0}) {
      const bool isMove = kind == JointFreedom::Kind::Move;
      base.freedoms.push_back({kind, axis, static_cast<int>(recording.coordinates.size()), 1});
      recording.coordinates.push_back(
          {name + (isMove ? "_t" : "_r") + "xyz"[axis], isMove ? Measured::Length : Measured::Angle, {}});
    }
  return base;
}

void addBaseMotion(const Motion& motion, Recording& recording) {
  Vector3 angles = Vector3::Zero();
  for (const MotionFrame& frame : motion.frames) {
    const Quaternion turn(frame.q[3], frame.q[4], frame.q[5], frame.q[6]);
    angles = zyxAfter(angles, turn.normalized().toRotationMatrix());
    for (std::size_t i = 0; i < 3; ++i) {
      const auto part = static_cast<Eigen::Index>(i);
      recording.coordinates[i].values.push_back(frame.q[part]);
      recording.coordinates[i + 3].values.push_back(angles[part]);
    }
  }
}

/// Turns about an axis of the link where the joint's is one, else about x of axes that have it.
void setTurn(const Vector3& axis, int channel, SkeletonJoint& joint) {
  Eigen::Index greatest = 0;
  axis.cwiseAbs().maxCoeff(&greatest);
  const Vector3 unit = Vector3::Unit(greatest) * (axis[greatest] < 0.0 ? -1.0 : 1.0);
  if ((axis - unit).squaredNorm() < kAlongAxis) {
    joint.freedoms = {
        {JointFreedom::Kind::Turn, static_cast<int>(greatest), channel, unit.sum() < 0.0 ? -1 : 1}};
    return;
  }
  joint.axes = Quaternion::FromTwoVectors(Vector3::UnitX(), axis).toRotationMatrix();
  joint.freedoms = {{JointFreedom::Kind::Turn, 0, channel, 1}};
}

/// The farthest of a link's sites shows where it ends.
std::optional<Vector3> endOf(const Model& model, LinkIndex link) {
  std::optional<Vector3> end;
  for (const Site& site : model.sites)
    if (site.link == link && (!end || site.X_LS.p.norm() > end->norm())) end = site.X_LS.p;
  return end;
}

void addSkeleton(const Trial& trial, Recording& recording) {
  const Model& model = *trial.subject.model;
  const std::string base = positionColumns(model).front();
  recording.skeleton.emplace();
  recording.skeleton->joints.push_back(baseJoint(base.substr(0, base.rfind('_')), recording));
  addBaseMotion(trial.motion, recording);
  for (int i = 1; i < model.linkCount(); ++i) {
    const LinkIndex link(i);
    SkeletonJoint joint;
    joint.name = model.joints[link].name;
    joint.parent = model.joints[link].parent;
    joint.offset = model.joints[link].offset;
    joint.end = endOf(model, link);
    setTurn(model.joints[link].axis, static_cast<int>(recording.coordinates.size()), joint);
    recording.skeleton->joints.push_back(joint);
    RecordedCoordinate angle{joint.name, Measured::Angle, {}};
    for (const MotionFrame& frame : trial.motion.frames) angle.values.push_back(frame.q[positionIndex(link)]);
    recording.coordinates.push_back(std::move(angle));
  }
}

TimeBase timesOf(const Motion& motion) {
  TimeBase times;
  for (const MotionFrame& frame : motion.frames) times.times.push_back(frame.time);
  times.rate = rateOf(times.times, kTimeDigit).value_or(0.0);
  return times;
}

}  // namespace

Recording toldRecording(const Trial& trial, BodyAs as) {
  const Recorded* recorded = trial.from<Recorded>();
  Recording recording = recorded && recorded->recording ? *recorded->recording : Recording();
  if (trial.motion.frames.empty()) return recording;
  if (!recording.up) recording.up = LaboratoryAxis{1, 1};
  recording.coordinates.clear();
  recording.skeleton.reset();
  recording.steps = timesOf(trial.motion);
  as == BodyAs::Skeleton ? addSkeleton(trial, recording) : addColumns(trial, recording);
  return recording;
}

}  // namespace handhold
