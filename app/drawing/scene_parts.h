// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/motion/motion.h"
#include "ui/document/project.h"
#include "ui/scene/motion_marks.h"
#include "ui/scene/task/task_scene.h"

namespace handhold {

/// Pale bodies at both ends of the motion, unless the person nearly stands there.
void addEndGhosts(Scene& scene, const PosedFigure& person, const Motion& motion, const VectorX& q);

/// The ways along a motion, computed once for as long as the motion stays the same.
class PathStore {
 public:
  const MotionPaths& of(const Project& project);
  /// The box of the ways of the centre of mass and the hands; empty without a motion, and where the body
  /// stays about where it is.
  const Eigen::AlignedBox3d& travelOf(const Project& project);

 private:
  void adopt(const Project& project);

  std::shared_ptr<const Trial> motion_;
  MotionPaths paths_;
  Eigen::AlignedBox3d travel_;
};

/// Trails and arrows of momentum as the view asks for them, where the project has a motion, and how far the
/// eyes turn.
void addMotionMarks(Scene& scene, const Project& project, PathStore& paths, const TaskView& view,
                    double time);

/// Takes away what belongs to these things; parts do not count.
void dropHidden(Scene& scene, std::span<const ThingId> hidden);

}  // namespace handhold
