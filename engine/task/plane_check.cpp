// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/plane_check.h"

#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/planar.h"

namespace handhold {

namespace {

constexpr double kInPlane = 1e-4;  // m, N, m/s^2

/// How far from the plane of its site a place lies.
class Plane {
 public:
  explicit Plane(const Model& model) : model_(model), data_(model) {
    updateKinematics(model, model.zeroPosition(), data_);
  }

  bool holds(const std::string& site, const Vector3& place) const {
    const SiteIndex index = model_.findSite(site);
    return !index.valid() || std::abs(place.z() - sitePose(model_, data_, index).p.z()) <= kInPlane;
  }

 private:
  const Model& model_;
  Data data_;
};

bool isPlace(TargetKind kind) {
  return kind == TargetKind::Point || kind == TargetKind::Circle || kind == TargetKind::Path;
}

TaskProblem outside(const std::string& path) {
  return {path, "lies out of the plane in which this model moves", "let its z be that of the body, 0"};
}

}  // namespace

std::optional<TaskProblem> planeProblem(const Task& task, const Model& model) {
  if (!isPlanar(model)) return std::nullopt;
  if (std::abs(task.gravity.z()) > kInPlane) return outside("gravity");
  const Plane plane(model);
  for (std::size_t i = 0; i < task.contacts.size(); ++i)
    if (!plane.holds(contactSite(task.contacts[i]), task.contacts[i].position))
      return outside("contacts[" + std::to_string(i) + "].position");
  for (std::size_t i = 0; i < task.targets.size(); ++i)
    if (isPlace(task.targets[i].kind) && !plane.holds(task.targets[i].site, task.targets[i].position))
      return outside("targets[" + std::to_string(i) + "].position");
  for (std::size_t i = 0; i < task.loads.size(); ++i)
    if (std::abs(task.loads[i].force.z()) > kInPlane)
      return outside("loads[" + std::to_string(i) + "].force");
  return std::nullopt;
}

}  // namespace handhold
