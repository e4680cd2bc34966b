// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/task.h"

#include "engine/task/prop_kind.h"

namespace handhold {

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

std::string toString(LoadFrame frame) { return frame == LoadFrame::World ? "world" : "site"; }

std::string toString(Trim trim) { return trim == Trim::Neutral ? "neutral" : "none"; }

std::string toString(PropKind kind) { return rowOf(kind).word; }

std::string toString(PathPace pace) { return pace == PathPace::Free ? "free" : "given"; }

std::string toString(MotionMethod method) {
  return method == MotionMethod::Kinematic ? "kinematic" : "predicted";
}

}  // namespace handhold
