// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/scene_parts.h"

#include <algorithm>

#include "engine/motion/frame_at.h"
#include "ui/scene/body/eye_view.h"

namespace handhold {

namespace {

/// Postures less apart than this (m and rad together) are drawn as one.
constexpr double kGhostApart = 0.3;
/// A body whose centre of mass goes farther leaves the picture of where it began; room for trunk and legs
/// about it (m).
constexpr double kFarTravel = 0.6, kBodyRoom = 0.55;

Eigen::AlignedBox3d travelAlong(const MotionPaths& ways) {
  Eigen::AlignedBox3d travel, middle;
  for (const Vector3& place : ways.centreOfMass) middle.extend(place);
  if (middle.isEmpty() || middle.diagonal().norm() < kFarTravel) return travel;
  const Vector3 room = Vector3::Constant(kBodyRoom);
  travel = Eigen::AlignedBox3d(middle.min() - room, middle.max() + room);
  for (const auto* way : {&ways.rightHand, &ways.leftHand})
    for (const Vector3& place : *way) travel.extend(place);
  return travel;
}

}  // namespace

void addEndGhosts(Scene& scene, const PosedFigure& person, const Motion& motion, const VectorX& q) {
  if (motion.frames.empty()) return;
  const auto tint = [](const Color& color) { return withAlpha(color, 0.6f); };
  // a ghost that nearly coincides with the person only dirties it
  const auto isApart = [&](const MotionFrame& frame) { return (frame.q - q).norm() > kGhostApart; };
  const MotionFrame &first = motion.frames.front(), &last = motion.frames.back();
  if (isApart(first)) addGhost(scene, person, first.q, tint(scene.theme.muted));
  if (isApart(last)) addGhost(scene, person, last.q, tint(scene.theme.predicted));
}

const MotionPaths& PathStore::of(const Project& project) {
  adopt(project);
  return paths_;
}

const Eigen::AlignedBox3d& PathStore::travelOf(const Project& project) {
  adopt(project);
  return travel_;
}

void PathStore::adopt(const Project& project) {
  if (project.motion == motion_) return;
  motion_ = project.motion;
  paths_ = motion_ ? motionPaths(*shownSubject(project).model, motion_->motion) : MotionPaths();
  travel_ = travelAlong(paths_);
}

void addMotionMarks(Scene& scene, const Project& project, PathStore& paths, const TaskView& view,
                    double time) {
  if (view.showFieldOfView && !project.recording)
    if (const auto eyes = eyesOf(*shownSubject(project).model, momentAt(project, time).q))
      addFieldOfView(scene, *eyes, sightBelow(project.task),
                     view.fromEyes ? FieldOfView::FromEyes : FieldOfView::FromOutside);
  if (!project.motion) return;
  if (view.showTrails) addTrails(scene, paths.of(project), time);
  if (view.showMomentum)
    addMomentum(scene, *shownSubject(project).model, frameAt(project.motion->motion, time));
}

void dropHidden(Scene& scene, std::span<const ThingId> hidden) {
  const auto isHidden = [&](const auto& thing) {
    return std::any_of(hidden.begin(), hidden.end(), [&](const ThingId& id) {
      return id.kind == thing.id.kind && id.index == thing.id.index;
    });
  };
  std::erase_if(scene.figures, isHidden);
  std::erase_if(scene.solids, isHidden);
  std::erase_if(scene.arrows, isHidden);
  std::erase_if(scene.lines, isHidden);
  std::erase_if(scene.targets, isHidden);
}

}  // namespace handhold
