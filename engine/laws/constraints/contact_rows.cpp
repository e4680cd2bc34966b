// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/constraints/contact_rows.h"

#include <Eigen/Eigenvalues>

#include "engine/contact/held_name.h"
#include "engine/dynamics/kinematics.h"
#include "engine/laws/constraints/circle_rows.h"
#include "engine/laws/constraints/gaze_rows.h"
#include "engine/laws/constraints/path_rows.h"
#include "engine/laws/constraints/pose_rows.h"
#include "engine/model/planar.h"
#include "engine/task/contact_points.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

/// Where not all can hold, a target yields before a hand, and a hand before a foot.
constexpr double kFeet = 100.0, kHands = 40.0, kTargets = 0.5;
/// Equations of direction hold as well where the direction is reversed; its cosine tells. Far from one and
/// from where a range ends, so that this never binds where the equations hold.
constexpr double kSameWay = 0.1;
/// Of a unit vector: less of it lies in a planar body's plane by rounding only.
constexpr double kSeen = 1e-6;

struct Frame2 {
  Vector3 e1, e2;
};

/// Two unit vectors that complete a direction to a right-handed frame.
Frame2 across(const Vector3& axis) {
  const Vector3 n = axis.normalized();
  const Vector3 other = std::abs(n.y()) < 0.9 ? Vector3::UnitY() : Vector3::UnitZ();
  const Vector3 e1 = other.cross(n).normalized();
  return {e1, n.cross(e1)};
}

void addPosition(const Model& model, PoseRows& rows, const Vector3& position, const std::string& name) {
  rows.addPosition(Vector3::UnitX(), position, name + " position x");
  rows.addPosition(Vector3::UnitY(), position, name + " position y");
  if (!isPlanar(model)) rows.addPosition(Vector3::UnitZ(), position, name + " position z");
}

/// Where the site's column `column` should point, flattened into the plane across `normal`.
Vector3 headingOf(const Model& model, const Contact& contact, int column, const VectorX& start) {
  Vector3 heading = contact.heading.value_or(Vector3::Zero());
  if (!contact.heading) {
    Data data(model);
    updateKinematics(model, start, data);
    heading = sitePose(model, data, model.findSite(contactSite(contact))).R.col(column);
  }
  const Vector3 n = contact.axis.normalized();
  heading -= n * n.dot(heading);
  return heading.norm() > 1e-6 ? Vector3(heading.normalized()) : across(n).e1;
}

/// The ways in which the solver may choose a contact's place: directions in world with the span on each.
struct Freedom {
  std::optional<PartShape> shape;
  std::array<std::optional<Span>, 2> spans = {};

  bool any() const { return shape.has_value() && (spans[0] || spans[1]); }
  bool isAlong(int column) const { return column < 2 && spans[column].has_value(); }
};

Freedom freedomOf(const Task& task, const Contact& contact) {
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place || !contact.place->isFree()) return {};
  return {partShape(*prop, contact.place->part, contact.place->number), contact.place->free};
}

/// Equations of one contact: grips turn about the bar, surfaces about their normal, clamped kinds not at all.
class ContactWriter {
 public:
  ContactWriter(const Model& model, const Task& task, int index, const VectorX& start)
      : model_(model),
        contact_(task.contacts[index]),
        row_(rowOf(contact_)),
        ball_(ballBeside(contact_, task.contacts)),
        freedom_(freedomOf(task, contact_)),
        off_(heldOff(model, task, contact_)),
        index_(index),
        start_(start),
        across_(across(contact_.axis)) {}

  std::unique_ptr<PoseRows> equations() const;
  std::unique_ptr<PoseRows> sides() const;

 private:
  std::unique_ptr<PoseRows> rows() const;
  void position(PoseRows& rows) const;
  void besideBall(PoseRows& rows) const;
  void spans(PoseRows& rows) const;
  Vector3 inSpace(const Vector3& direction) const;
  void direction(PoseRows& rows, int column) const;
  void heading(PoseRows& rows, int column) const;
  std::optional<int> headingColumn() const;
  Vector3 wantedHeading(int column) const { return headingOf(model_, contact_, column, start_); }

  const Model& model_;
  const Contact& contact_;
  const ContactKindRow& row_;
  const Contact* ball_;  ///< that stands beside this heel; null for none
  Freedom freedom_;
  Vector3 off_;  ///< of what is held from the site (m)
  int index_;
  const VectorX& start_;
  Frame2 across_;
};

std::unique_ptr<PoseRows> ContactWriter::rows() const {
  auto rows = std::make_unique<PoseRows>(model_, contactSite(contact_), row_.isOfHand() ? kHands : kFeet);
  rows->setSubject(Law::ContactReach, Law::ContactTurn, heldName(contact_), index_);
  rows->setLocalPoint(off_);
  return rows;
}

/// The part of a direction that a planar body sees.
Vector3 ContactWriter::inSpace(const Vector3& direction) const {
  return isPlanar(model_) ? Vector3(direction.x(), direction.y(), 0.0) : direction;
}

/// All of the place, or what of it lies across the ways that are free.
void ContactWriter::position(PoseRows& rows) const {
  if (!freedom_.any()) return addPosition(model_, rows, contact_.position, contact_.name);
  Matrix3 open = Matrix3::Zero();  // projects onto the free ways
  for (int k = 0; k < 2; ++k) {
    const Vector3 way = inSpace(freedom_.shape->R.col(k));
    if (freedom_.isAlong(k) && way.norm() > kSeen) open += way.normalized() * way.normalized().transpose();
  }
  const Eigen::SelfAdjointEigenSolver<Matrix3> ways(open);
  for (int k = 0; k < 3; ++k) {
    const Vector3 closed = inSpace(ways.eigenvectors().col(k));
    if (ways.eigenvalues()[k] < 0.5 && closed.norm() > kSeen)
      rows.addPosition(closed.normalized(), contact_.position,
                       contact_.name + " position " + std::to_string(k + 1));
  }
}

/// The ball holds the foot's place already: of the heel are left its height and on which side of the ball it
/// is.
void ContactWriter::besideBall(PoseRows& rows) const {
  const Vector3 n = contact_.axis.normalized();
  rows.addPosition(n, contact_.position, contact_.name + " height");
  const Vector3 side = n.cross(ball_->position - contact_.position);
  if (!isPlanar(model_) && !ball_->heading && side.norm() > kSeen)
    rows.addPosition(side.normalized(), contact_.position, contact_.name + " side");
}

void ContactWriter::spans(PoseRows& rows) const {
  for (int k = 0; k < 2; ++k) {
    if (!freedom_.any() || !freedom_.isAlong(k)) continue;
    const Vector3 way = freedom_.shape->R.col(k);
    if (inSpace(way).norm() < kSeen) continue;
    const Span& span = *freedom_.spans[k];
    rows.add({true, 0, way, way.dot(freedom_.shape->middle), span.from, span.to, contact_.name + " span"});
  }
}

void ContactWriter::direction(PoseRows& rows, int column) const {
  rows.addDirection(column, across_.e1, 0.0, contact_.name + " direction 1");
  rows.addDirection(column, across_.e2, 0.0, contact_.name + " direction 2");
}

void ContactWriter::heading(PoseRows& rows, int column) const {
  const Vector3 side = contact_.axis.normalized().cross(wantedHeading(column));
  rows.addDirection(column, side, 0.0, contact_.name + " heading");
}

/// The site's axis that fingers or toes lie along, where their heading is settled.
std::optional<int> ContactWriter::headingColumn() const {
  if (isPlanar(model_)) return row_.isClamped ? std::optional<int>(0) : std::nullopt;
  if (row_.turnsFreely || !(row_.isClamped || contact_.heading)) return std::nullopt;
  return row_.headingAxis();
}

std::unique_ptr<PoseRows> ContactWriter::equations() const {
  auto rows = this->rows();
  if (ball_) {
    besideBall(*rows);
    return rows;
  }
  position(*rows);
  if (isPlanar(model_)) {
    if (const auto column = headingColumn())
      rows->addDirection(*column, Vector3::UnitZ().cross(wantedHeading(*column)).normalized(), 0.0,
                         contact_.name + " direction");
    return rows;
  }
  switch (row_.attitude) {
    case HeldAttitude::Along:
      direction(*rows, 2);
      break;
    case HeldAttitude::NoTilt:
    case HeldAttitude::OnHeel:
      // heel or ball stands on the surface without tilting to a side; the other may rise
      rows->addDirection(0, contact_.axis.normalized(), 0.0, contact_.name + " tilt");
      break;
    case HeldAttitude::Level:
      direction(*rows, 1);
      break;
    case HeldAttitude::Open:
      break;
  }
  if (const auto column = headingColumn()) heading(*rows, *column);
  return rows;
}

std::unique_ptr<PoseRows> ContactWriter::sides() const {
  auto rows = this->rows();
  if (ball_) return rows;
  spans(*rows);
  if (const auto column = headingColumn())
    rows->addDirectionRange(*column, wantedHeading(*column), kSameWay, 2.0);
  if (isPlanar(model_)) return rows;
  const Vector3 n = contact_.axis.normalized();
  if (const auto side = askedSide(contact_)) rows->addDirectionRange(2, *side * n, kSameWay, 2.0);
  if (!row_.isOnBar())
    rows->addDirectionRange(1, n, row_.outward > 0.0 ? 0.2 : -2.0, row_.outward > 0.0 ? 2.0 : -0.2);
  // the heel stays above the surface
  if (row_.attitude == HeldAttitude::NoTilt) rows->addDirectionRange(2, n, -2.0, 0.0);
  if (row_.attitude == HeldAttitude::OnHeel) rows->addDirectionRange(2, n, 0.0, 2.0);
  return rows;
}

}  // namespace

std::vector<std::unique_ptr<Constraint>> contactRows(const Model& model, const Task& task,
                                                     const VectorX& start) {
  std::vector<std::unique_ptr<Constraint>> result;
  for (int i = 0; i < static_cast<int>(task.contacts.size()); ++i) {
    if (!task.contacts[i].pinned) continue;
    const ContactWriter writer(model, task, i, start);
    result.push_back(writer.equations());
    auto sides = writer.sides();
    if (sides->rows() > 0) result.push_back(std::move(sides));
  }
  return result;
}

std::unique_ptr<Constraint> targetRow(const Model& model, const Task& task, int index) {
  const Target& target = task.targets[index];
  if (target.kind == TargetKind::Gaze)
    return std::make_unique<GazeRows>(model, target, index, kTargets, GazeRows::Part::Across);
  if (target.kind == TargetKind::Circle) return std::make_unique<CircleRows>(model, target, index, kTargets);
  if (target.kind == TargetKind::Path) return std::make_unique<PathRows>(model, target, index, kTargets);
  auto rows = std::make_unique<PoseRows>(model, target.site, kTargets);
  rows->setSubject(Law::TargetReach, Law::TargetTurn, target.name, index);
  const Frame2 side = across(target.direction);
  switch (target.kind) {
    case TargetKind::Point:
      addPosition(model, *rows, target.position, target.name);
      break;
    case TargetKind::Line:
      if (isPlanar(model)) {
        rows->addPosition(Vector3::UnitZ().cross(target.direction).normalized(), target.position,
                          target.name + " off the line");
        break;
      }
      rows->addPosition(side.e1, target.position, target.name + " off the line 1");
      rows->addPosition(side.e2, target.position, target.name + " off the line 2");
      break;
    case TargetKind::Plane:
      rows->addPosition(target.direction.normalized(), target.position, target.name + " off the plane");
      break;
    default: {
      // three rows that vanish together at R_WS = R wanted: y across x and z, z across x
      const Matrix3 R = target.orientation.toRotationMatrix();
      rows->addDirection(0, R.col(1), 0.0, target.name + " turn 1");
      if (isPlanar(model)) break;
      rows->addDirection(0, R.col(2), 0.0, target.name + " turn 2");
      rows->addDirection(1, R.col(2), 0.0, target.name + " turn 3");
    }
  }
  return rows;
}

std::unique_ptr<Constraint> targetSides(const Model& model, const Task& task, int index) {
  const Target& target = task.targets[index];
  if (target.kind == TargetKind::Path) return std::make_unique<PathEnds>(model, target, index, kTargets);
  if (target.kind == TargetKind::Gaze)
    return std::make_unique<GazeRows>(model, target, index, kTargets, GazeRows::Part::Ahead);
  if (target.kind != TargetKind::Orientation) return nullptr;
  auto rows = std::make_unique<PoseRows>(model, target.site, kTargets);
  rows->setSubject(Law::TargetReach, Law::TargetTurn, target.name, index);
  const Matrix3 R = target.orientation.toRotationMatrix();
  rows->addDirectionRange(0, R.col(0), kSameWay, 2.0);
  if (!isPlanar(model)) rows->addDirectionRange(1, R.col(1), kSameWay, 2.0);
  return rows;
}

std::vector<std::unique_ptr<Constraint>> targetRows(const Model& model, const Task& task) {
  std::vector<std::unique_ptr<Constraint>> result;
  for (int i = 0; i < static_cast<int>(task.targets.size()); ++i) {
    const Target& target = task.targets[i];
    if (!target.mustHold) continue;
    result.push_back(targetRow(model, task, i));
    if (auto sides = targetSides(model, task, i)) result.push_back(std::move(sides));
  }
  return result;
}

}  // namespace handhold
