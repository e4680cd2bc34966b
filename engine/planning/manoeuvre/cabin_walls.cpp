// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/cabin_walls.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/task/cabin.h"

namespace handhold {

namespace {

constexpr double kGrazed = 0.05;  // m, of soft tissue and of hands at rails on the wall

/// How far a sphere at p_C sticks out of a cabin of that size (m); negative inside.
double outside(const Vector3& p_C, double radius, const Vector3& size) {
  const Vector3 beyond = p_C.cwiseAbs() - 0.5 * size + Vector3::Constant(radius);
  const bool isBeforeHatch = std::max(std::abs(p_C.x()), std::abs(p_C.y())) + radius < 0.5 * kHatch;
  return isBeforeHatch ? beyond.head<2>().maxCoeff() : beyond.maxCoeff();
}

}  // namespace

std::vector<Violation> cabinsLeft(const Model& model, const Task& task, const Motion& motion) {
  std::vector<Violation> left;
  Data data(model);
  for (const Prop& cabin : task.props) {
    if (cabin.kind != PropKind::Cabin) continue;
    Violation worst;
    worst.law = Law::Entering;
    worst.amount = kGrazed;
    worst.other = "a wall of " + cabin.name;
    const Pose X_CW = Pose{cabin.orientation.toRotationMatrix(), cabin.position}.inverse();
    for (const MotionFrame& frame : motion.frames) {
      updateKinematics(model, frame.q, data);
      for (const Capsule& capsule : model.capsules)
        for (const Vector3& end : {capsule.from, capsule.to}) {
          const Vector3 p_W = data.p_WL[capsule.link] + data.R_WL[capsule.link] * end;
          const double way = outside(X_CW * p_W, capsule.radius, cabin.size);
          if (way <= worst.amount) continue;
          worst.amount = worst.value = way;
          worst.name = capsule.name;
          worst.index = static_cast<int>(capsule.link);
          worst.time = frame.time;
        }
    }
    if (!worst.name.empty()) left.push_back(std::move(worst));
  }
  return left;
}

}  // namespace handhold
