// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/muscles/path/muscle_path.h"

namespace handhold {

/// A point at which a taut line bends, and what a tension of 1 N does to the link there.
struct MuscleNode {
  Vector3 point = Vector3::Zero();  ///< in world (m)
  Vector3 force = Vector3::Zero();  ///< on the link, in world (N for each N of tension)
  LinkIndex link;
  int index = -1;      ///< of the path; -1: where it meets a surface
  LinkIndex bearer;    ///< what the force ends on: beyond the joint with which the point moves, or the link
  LinkIndex joint;     ///< along whose angle the point moves within its link
  double slide = 0.0;  ///< force times that motion (m/rad)
  bool startsArc = false;            ///< up to the next node the line lies on a surface
  Vector3 middle = Vector3::Zero();  ///< of that arc, in world (m)
};

/// A taut line in one posture.
struct LineOfAction {
  double length = 0.0;  ///< (m)
  std::vector<MuscleNode> nodes;
  std::vector<std::optional<Wrapped>> strings;  ///< on each surface, from where the next search begins
};

/// The shortest line through the points that are active and around the surfaces. Each surface lies on the
/// stretch between two points in whose way it is most; several on one stretch are met in turn until the line
/// is still. Fills `line`; one of a neighbouring instant makes it faster.
void traceLine(const MusclePath& path, const LinkPoses& poses, LineOfAction& line);

}  // namespace handhold
