// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/dynamics/data.h"
#include "engine/task/contact_points.h"
#include "engine/task/task.h"

namespace handhold {

/// What the pinned contacts of a task ask of a posture, as equations c(q) = values:
/// - each contact's point lies at its position (m);
/// - the grip axis lies along the bar, a palm faces and a flat sole lies on the surface, the ball of a foot
///   does not tilt to a side (rad);
/// - fingers and toes keep their heading, but on a bar, and a heel its height.
/// Rows of direction are e . (R_WL d), the component of a direction d of the link along a fixed e of world.
/// A planar model has rows for the plane only.
class ContactManifold {
 public:
  enum class RowKind {
    Position,   ///< of the contact in the task
    Direction,  ///< asked by the task
    Heading     ///< perhaps not asked: it goes evenly from start to end, so that nothing twists in place
  };
  struct Row {
    RowKind kind = RowKind::Position;
    int contact = -1;  ///< index into Task::contacts
    LinkIndex link;
    Vector3 part = Vector3::Zero();   ///< point or direction, in link axes
    Vector3 along = Vector3::Zero();  ///< unit, in world
    double wanted = 0.0;              ///< value that the task asks for
  };

  /// Of one contact, between two sets of row values.
  struct Difference {
    int contact = -1;
    double position = 0.0;   ///< (m)
    double direction = 0.0;  ///< (rad)
  };

  /// start gives the headings that the task leaves open. The model must outlive it.
  ContactManifold(const Model& model, const Task& task, const VectorX& start);

  int size() const { return static_cast<int>(rows_.size()); }
  const std::vector<Row>& rows() const { return rows_; }

  /// Values of the rows and, where J is given, their derivatives by v (rows x velocitySize).
  void evaluate(const VectorX& q, VectorX& values, MatrixX* J = nullptr);

  /// One entry a contact; headings do not count.
  std::vector<Difference> differences(const VectorX& a, const VectorX& b) const;

  /// Joints that move a contact, one entry a link; the base is always among them.
  const std::vector<bool>& movesContact() const { return movesContact_; }

 private:
  void addAttitude(const ContactPoint& point, const Contact& contact);
  void addPosition(const ContactPoint& point);
  void addDirection(RowKind kind, const ContactPoint& point, const Vector3& part_S, const Vector3& along);
  void addHeading(const ContactPoint& point, const Contact& contact, const Vector3& part_S);
  void markLinks();

  const Model& model_;
  Data data_;
  std::vector<Row> rows_;
  std::vector<bool> movesContact_;
};

}  // namespace handhold
