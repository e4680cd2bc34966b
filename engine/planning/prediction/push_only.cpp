// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/push_only.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/task/contact_points.h"
#include "engine/task/task_loads.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

/// Postures whose centres of mass are nearer than this may be joined by a motion that leaves it in place (m).
constexpr double kStays = 0.01;

bool isPulled(const Task& task) {
  return !isWeightless(task) || task.water || std::ranges::any_of(task.loads, pushes);
}

/// Whether no sum of forces within the cones vanishes but of none: all have a part along the mean normal.
bool allPushOneWay(const std::vector<ContactPoint>& points) {
  Vector3 mean = Vector3::Zero();
  for (const ContactPoint& point : points) mean += point.normal;
  mean.normalize();
  return std::ranges::all_of(points, [&](const ContactPoint& point) {
    const double along = mean.dot(point.normal);
    return point.hasCone && point.lower[1] == 0.0 && along > point.friction * mean.cross(point.normal).norm();
  });
}

Vector3 centreIn(const Model& carrying, const VectorX& q) {
  Data data(carrying);
  updateKinematics(carrying, q, data);
  return centreOfMass(carrying, data);
}

}  // namespace

std::optional<Violation> pushOnly(const Model& model, const Task& task, const MotionPlan& plan) {
  if (isPulled(task) || !plan.isFromRestToRest() || plan.guess.frames.empty()) return {};
  const std::vector<ContactPoint> points = contactPoints(model, task);
  if (points.empty() || !allPushOneWay(points)) return {};
  const Model carrying = withTaskMasses(model, task);
  const double way = (centreIn(carrying, plan.end.q) - centreIn(carrying, plan.begin.q)).norm();
  if (way < kStays) return {};
  std::vector<std::string> names;
  for (const ContactPoint& point : points)
    if (const std::string& name = task.contacts[point.contact].name; !std::ranges::count(names, name))
      names.push_back(name);
  Violation told{Law::PushOnly, names.front(), points.front().contact, Dimension::Length, way};
  told.further.assign(names.begin() + 1, names.end());
  return told;
}

}  // namespace handhold
