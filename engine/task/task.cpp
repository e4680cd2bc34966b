// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/task.h"

namespace handhold {

namespace {

std::string usualPlace(ContactKind kind) {
  switch (kind) {
    case ContactKind::Grip:
    case ContactKind::FixedGrip:
      return "grip";
    case ContactKind::Palm:
      return "palm";
    default:
      return "ball";
  }
}

}  // namespace

std::string contactSite(const Contact& contact) {
  if (!contact.site.empty()) return contact.site;
  const bool right = contact.end == ContactEnd::RightHand || contact.end == ContactEnd::RightFoot;
  return (right ? "r_" : "l_") + usualPlace(contact.kind);
}

double frictionTurn(double grip, double friction, double diameter) {
  return grip * friction * 0.5 * diameter;
}

ContactLimits usualLimits(ContactKind kind, ContactEnd end) {
  ContactLimits limits;
  if (kind == ContactKind::Restraint) return {1219.0, 1219.0, 1219.0, 475.0};
  if (end == ContactEnd::LeftHand) limits.pull = limits.shear = 490.0;
  return limits;
}

std::string toString(ContactKind kind) {
  switch (kind) {
    case ContactKind::Grip:
      return "grip";
    case ContactKind::FixedGrip:
      return "fixed grip";
    case ContactKind::Palm:
      return "palm";
    case ContactKind::Foot:
      return "foot";
    case ContactKind::FlatFoot:
      return "flat foot";
    case ContactKind::Restraint:
      return "restraint";
  }
  return {};
}

std::string toString(ContactEnd end) {
  switch (end) {
    case ContactEnd::RightHand:
      return "right hand";
    case ContactEnd::LeftHand:
      return "left hand";
    case ContactEnd::RightFoot:
      return "right foot";
    case ContactEnd::LeftFoot:
      return "left foot";
  }
  return {};
}

std::string toString(TargetKind kind) {
  switch (kind) {
    case TargetKind::Point:
      return "point";
    case TargetKind::Line:
      return "line";
    case TargetKind::Plane:
      return "plane";
    case TargetKind::Circle:
      return "circle";
    case TargetKind::Path:
      return "path";
    case TargetKind::Orientation:
      return "orientation";
    case TargetKind::Gaze:
      return "gaze";
  }
  return {};
}

std::string toString(LoadKind kind) { return kind == LoadKind::Force ? "force" : "mass"; }

std::string toString(PropKind kind) {
  switch (kind) {
    case PropKind::Floor:
      return "floor";
    case PropKind::Bar:
      return "bar";
    case PropKind::Ladder:
      return "ladder";
    case PropKind::Box:
      return "box";
    case PropKind::Mesh:
      return "mesh";
    case PropKind::Cabin:
      return "cabin";
  }
  return {};
}

std::string toString(PathPace pace) { return pace == PathPace::Free ? "free" : "given"; }

std::string toString(MotionMethod method) {
  return method == MotionMethod::Kinematic ? "kinematic" : "predicted";
}

}  // namespace handhold
