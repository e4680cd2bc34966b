// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/laws/constraints/clearance_pairs.h"
#include "engine/math/rotation.h"
#include "engine/task/task.h"

namespace handhold {

/// The vertical plane in which a task and the person are their own mirror images, whatever its heading.
class TaskMirror {
 public:
  /// Empty where contacts, targets, loads, schedule, what the body keeps clear of or the person's joints are
  /// not alike on both sides. Limits of contacts may differ, and so may the start.
  static std::optional<TaskMirror> of(const Model& model, const Task& task);

  const Vector3& point() const { return point_; }    ///< in the plane (m)
  const Vector3& normal() const { return normal_; }  ///< horizontal
  /// The contact on the other side.
  int partner(int contact) const { return partners_[contact]; }

  /// The mirror image of a posture, and the posture half way to it.
  VectorX image(const Model& model, const VectorX& q) const;
  VectorX symmetric(const Model& model, const VectorX& q) const;
  /// The task with the tighter limits of each pair of contacts on both, so that nothing tells the sides
  /// apart.
  Task evened(const Model& model, const Task& task) const;
  /// Whether that is another task.
  bool tellsLimitsApart(const Model& model, const Task& task) const;

 private:
  TaskMirror() = default;
  Vector3 mirroredPoint(const Vector3& p) const { return p - 2.0 * normal_ * normal_.dot(p - point_); }
  Vector3 mirroredVector(const Vector3& v) const { return v - 2.0 * normal_ * normal_.dot(v); }
  bool place(const Task& task);
  bool pairContacts(const Model& model, const Task& task);
  bool isImage(const Contact& a, const Contact& b) const;
  bool isImage(const Model& model, const Target& a, const Target& b) const;
  bool isImage(const Model& model, const TimedTarget& a, const TimedTarget& b) const;
  bool isImage(const Model& model, const Load& a, const Load& b) const;
  bool isImage(const Obstacle& a, const Obstacle& b) const;
  bool lieOn(const MeshBody& mesh, const MeshBody& skin) const;
  bool keepsClearAlike(const Model& model, const Task& task) const;
  /// Each has its image among all, or is its own.
  template <class Part>
  bool arePaired(const Model& model, const std::vector<Part>& parts) const;

  Vector3 point_ = Vector3::Zero(), normal_ = Vector3::UnitX();
  std::vector<int> partners_;
};

}  // namespace handhold
