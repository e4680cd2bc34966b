// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Handles to move or turn a thing. Its axes are those of X_WG: world's or the thing's own.
struct Gizmo {
  enum class Mode { Move, Rotate };
  Mode mode = Mode::Move;
  Pose X_WG;
};

/// Parts of a gizmo's ThingId: its three axes, the middle that moves in the plane of the picture, and the
/// three squares that move in the plane across x, y or z.
inline constexpr int kGizmoMiddle = 3;
inline constexpr int kGizmoPlane = 4;

/// Puts the handles into the scene, the same size on every screen and at every zoom.
/// activePart: the handle under the cursor or in the hand; -1: none.
void addGizmo(Scene& scene, const Gizmo& gizmo, const Camera& camera, const ViewSize& size, int activePart);

enum class Precision { Normal, Snapped, Fine };

/// A handle in the hand: where it was taken.
struct GizmoDrag {
  Gizmo start;
  int part = 0;
  Ray grabbed;
};

/// How far the handle has been dragged: metres along its axis, or radians about it.
double draggedAmount(const GizmoDrag& drag, const Ray& now, Precision precision);
/// The gizmo's pose after that amount.
Pose posedBy(const GizmoDrag& drag, double amount);
/// The pose while the cursor is at `now`; the middle follows it in the plane of the picture, a square in
/// its own.
Pose draggedPose(const GizmoDrag& drag, const Ray& now, const Camera& camera, Precision precision);

}  // namespace handhold
