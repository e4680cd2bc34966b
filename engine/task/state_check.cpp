// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/state_check.h"

#include <cmath>

#include "engine/core/bounds.h"
#include "engine/core/nearest_name.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/planar.h"

namespace handhold {

namespace {

/// Faster than anybody moves.
constexpr Range kStateSpeed{-100.0, 100.0, "m/s or rad/s"};
/// Shorter is no quaternion.
constexpr double kNoTurn = 1e-9;
/// Points of a path nearer than this are the same (m).
constexpr double kTogether = 1e-3;
/// Loads of a shorter hold have no curve (s).
constexpr double kShortestHold = 0.01;

/// Not a number lies in no range.
std::optional<TaskProblem> outside(double number, const Range& range, const std::string& path) {
  if (range.holds(number)) return std::nullopt;
  return TaskProblem{path, outOfRange(number), "write " + inWords(range)};
}

std::string pelvisPath(const std::string& path, int row) { return path + "[" + std::to_string(row) + "]"; }

std::optional<TaskProblem> postureProblem(const VectorX& q, const Model& model, const std::string& path) {
  if (q.size() != model.positionSize())
    return TaskProblem{path,
                       "has " + std::to_string(q.size()) + " coordinates, the model " + model.name + " has " +
                           std::to_string(model.positionSize()),
                       "make the posture of this model"};
  for (int i = 0; i < 7; ++i)
    if (auto p = outside(q[i], i < 3 ? bound::kPosition : bound::kDirection, pelvisPath(path + ".pelvis", i)))
      return p;
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    const double angle = q[positionIndex(LinkIndex(i))];
    if (!bound::kJointLimit.holds(angle))
      return TaskProblem{path + ".joints." + joint.name, outOfRange(angle),
                         "write " + inWords({joint.lower, joint.upper, "rad"})};
  }
  if (q.segment<4>(3).norm() < kNoTurn)
    return TaskProblem{path + ".pelvis", "is zero and no orientation", "write a unit quaternion w, x, y, z"};
  return std::nullopt;
}

/// A state is not told twice, and its speeds are some.
std::optional<TaskProblem> givenProblem(const GivenState& state, const StageVelocity* stage,
                                        const Model& model, const std::string& path) {
  if (auto p = postureProblem(state.q, model, path)) return p;
  if (state.v.size() != model.velocitySize())
    return TaskProblem{path, "has not as many speeds as the model " + model.name, "tell all of them"};
  for (int i = 0; i < 6; ++i)
    if (auto p = outside(state.v[i], kStateSpeed, pelvisPath(path + ".pelvis_speed", i))) return p;
  for (int i = 1; i < model.linkCount(); ++i)
    if (auto p = outside(state.v[velocityIndex(LinkIndex(i))], kStateSpeed,
                         path + ".joint_speeds." + model.joints[i].name))
      return p;
  if (stage && stage->kind == StageVelocity::Kind::Given)
    return TaskProblem{path, "has speeds, and the stage there tells some, too", "leave one of them out"};
  return std::nullopt;
}

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

/// Of which a plane shows nothing but a point.
bool isLineAcross(const Target& target) {
  return target.kind == TargetKind::Line && target.direction.head<2>().norm() < 0.1 * target.direction.norm();
}

/// Links turn about z alone.
double acrossPlane(const Model& model, const Load& load) {
  if (load.frame == LoadFrame::World) return load.force.z();
  return (model.sites[model.findSite(load.site)].X_LS.R * load.force).z();
}

TaskProblem outside(const std::string& path) {
  return {path, "lies out of the plane in which this model moves", "let its z be that of the body, 0"};
}

constexpr Range kWaterDensity{1.0, 5000.0, "kg/m^3"};
constexpr Range kBodyDensity{100.0, 20000.0, "kg/m^3"};
constexpr Range kDragCoefficient{0.0, 10.0};

}  // namespace

std::optional<TaskProblem> stateProblem(const Task& task, const Model& model) {
  const MotionSettings& motion = task.motion;
  if (task.start.size() > 0)
    if (auto p = postureProblem(task.start, model, "start")) return p;
  const bool hasStages = !motion.stages.empty();
  if (motion.begin)
    if (auto p = givenProblem(*motion.begin, hasStages ? &motion.stages.front().start : nullptr, model,
                              "motion.begin"))
      return p;
  if (motion.end)
    return givenProblem(*motion.end, hasStages ? &motion.stages.back().end : nullptr, model, "motion.end");
  return std::nullopt;
}

namespace {

/// Part of the motion's duration: of shorter own times the curve made neither the beginning nor the end.
constexpr double kLeastOwnTime = 0.2;

}  // namespace

std::optional<TaskProblem> componentProblem(const Task& task, const Model& model) {
  const MotionSettings& motion = task.motion;
  for (std::size_t i = 0; i < motion.components.size(); ++i) {
    const ComponentTime& component = motion.components[i];
    const std::string path = "motion.components[" + std::to_string(i) + "]";
    const double time = component.duration.value_or(motion.duration - component.from);
    if (componentRows(model, component.name).empty())
      return TaskProblem{path + ".name", "the model has no component " + quoted(component.name),
                         suggestion(component.name, componentNames(model))};
    for (std::size_t other = 0; other < i; ++other)
      if (motion.components[other].name == component.name)
        return TaskProblem{path + ".name", quoted(component.name) + " has a time already", "take one away"};
    if (!bound::kTime.holds(component.from) || !bound::kDuration.holds(time))
      return TaskProblem{path, "begins or lasts as no motion does", "write times within the motion's"};
    if (component.from + time > motion.duration * (1.0 + 1e-9))
      return TaskProblem{path, "goes on after the motion's end", "let it end within the motion's duration"};
    if (time < kLeastOwnTime * motion.duration * (1.0 - 1e-9))
      return TaskProblem{path, "has too short a time for a curve through the whole motion",
                         "write at least a fifth of the motion's duration"};
    if (component.maxSpeed && !bound::kSpeed.holds(*component.maxSpeed))
      return TaskProblem{path + ".max_speed", outOfRange(*component.maxSpeed),
                         "write " + inWords(bound::kSpeed)};
    const int fewest = motion.degree + 4;
    if (component.controlPoints &&
        (*component.controlPoints < fewest || *component.controlPoints > motion.controlPoints))
      return TaskProblem{path + ".control_points", "has more control points than all, or too few for a curve",
                         "write " + std::to_string(fewest) + " to " + std::to_string(motion.controlPoints)};
  }
  return std::nullopt;
}

std::optional<TaskProblem> pathProblem(const Target& target, const Model& model, const std::string& path) {
  if (target.kind != TargetKind::Path) return std::nullopt;
  const std::vector<Vector3>& points = target.path;
  if (points.size() < 2) return TaskProblem{path, "has fewer than two points", "add points"};
  for (std::size_t i = 0; i < points.size(); ++i) {
    const std::string at = path + "[" + std::to_string(i) + "]";
    for (const double part : points[i])
      if (auto p = outside(part, bound::kPosition, at)) return p;
    if (i == 0) continue;
    Vector3 step = points[i] - points[i - 1];
    if (isPlanar(model)) step.z() = 0.0;  // a planar model sees the path from the front
    if (step.norm() < kTogether)
      return TaskProblem{at, "is the point before it", "remove or move one of them"};
  }
  return std::nullopt;
}

std::optional<TaskProblem> holdProblem(const Task& task) {
  if (task.motion.method != MotionMethod::Predicted) return std::nullopt;
  for (std::size_t i = 0; i < task.motion.holds.size(); ++i)
    if (task.motion.holds[i].to - task.motion.holds[i].from < kShortestHold)
      return TaskProblem{"motion.holds[" + std::to_string(i) + "]",
                         "is shorter than a motion can be predicted for", "let it last 0.01 s or longer"};
  return std::nullopt;
}

namespace {

std::optional<TaskProblem> planeProblem(const Target& target, const Plane& plane, const std::string& path) {
  if (isPlace(target.kind) && !plane.holds(target.site, target.position)) return outside(path + ".position");
  if (!isLineAcross(target)) return std::nullopt;
  return TaskProblem{path + ".direction", "points out of the plane in which this model moves",
                     "let its z be 0"};
}

}  // namespace

std::optional<TaskProblem> planeProblem(const Task& task, const Model& model) {
  if (!isPlanar(model)) return std::nullopt;
  if (std::abs(task.gravity.z()) > kInPlane) return outside("gravity");
  const Plane plane(model);
  const auto numbered = [](const char* list, std::size_t i) {
    return std::string(list) + "[" + std::to_string(i) + "]";
  };
  for (std::size_t i = 0; i < task.contacts.size(); ++i)
    if (!plane.holds(contactSite(task.contacts[i]), task.contacts[i].position))
      return outside(numbered("contacts", i) + ".position");
  for (std::size_t i = 0; i < task.targets.size(); ++i)
    if (auto p = planeProblem(task.targets[i], plane, numbered("targets", i))) return p;
  for (std::size_t i = 0; i < task.motion.targets.size(); ++i)
    if (auto p = planeProblem(task.motion.targets[i].target, plane, numbered("motion.targets", i))) return p;
  for (std::size_t i = 0; i < task.loads.size(); ++i)
    if (std::abs(acrossPlane(model, task.loads[i])) > kInPlane)
      return outside(numbered("loads", i) + ".force");
  return std::nullopt;
}

std::optional<TaskProblem> waterProblem(const Task& task, const Model& model) {
  if (!task.water) return std::nullopt;
  const Water& water = *task.water;
  if (auto p = outside(water.density, kWaterDensity, "surroundings.density")) return p;
  if (auto p = outside(water.dragCoefficient, kDragCoefficient, "surroundings.drag_coefficient")) return p;
  for (std::size_t i = 0; i < kSegments.size(); ++i)
    if (auto p = outside(water.densities[i], kBodyDensity,
                         std::string("surroundings.densities.") + kSegments[i].word))
      return p;
  if (water.dragCoefficient == 0.0 || !model.capsules.empty()) return std::nullopt;
  return TaskProblem{
      "surroundings.drag_coefficient",
      "has nothing to act on: the model " + model.name + " has no capsules, which tell its thickness",
      "write 0, or take a model with capsules"};
}

}  // namespace handhold
