// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/dynamics/data.h"
#include "engine/task/task.h"
#include "ui/scene/dressing.h"
#include "ui/scene/posed_figure.h"
#include "ui/scene/scene.h"
#include "ui/scene/task/prop_meshes.h"

namespace handhold {

/// What of a task and its person a picture shows.
struct TaskView {
  Theme theme;
  FigureLook look = FigureLook::Suit;
  ClothesChoice clothes = ClothesChoice::ByGravity;
  ThingId selected, hovered;
  bool showForces = true;
  bool showCenterOfMass = true;
  bool showLoadColors = true;
  bool showTargets = true;
  bool showGhosts = false;          ///< of the start and the end, where there is a motion
  int ghostEvery = 0;               ///< frames of a motion from one pale figure to the next; 0: none
  bool showTrails = false;          ///< of the hands and the centre of mass along a motion
  bool showMomentum = false;        ///< arrows at the centre of mass during a motion
  bool showFieldOfView = false;     ///< how far the eyes turn in the head
  bool fromEyes = false;            ///< seen from the person's own, without the head
  double metresPerNewton = 0.0008;  ///< length of force arrows
  double leastForce = 5.0;          ///< smaller ones are not drawn (N)
  /// That have been read: hands close on their surface.
  std::shared_ptr<PropMeshes> meshes = std::make_shared<PropMeshes>();
};

/// A person in one instant; empty vectors mean that nothing is known.
struct PersonState {
  VectorX q;
  VectorX tau;                     ///< for load colours
  std::vector<ContactLoad> loads;  ///< for arrows
  VectorX v = {};                  ///< for load colours, too; of who is still empty
};

/// A distance that could not be closed, drawn and measured.
struct Gap {
  Vector3 from = Vector3::Zero(), to = Vector3::Zero();
  std::string text;
  std::optional<Color> color;  ///< else that of attention
};

/// The person and everything around: props, handholds, targets, loads, forces, the floor or none.
Scene taskScene(const Task& task, const PosedFigure& person, const PersonState& state, const TaskView& view);

/// A pale copy of the person in another posture.
void addGhost(Scene& scene, const PosedFigure& person, const VectorX& q, const Color& tint);

void addGap(Scene& scene, const Gap& gap);

}  // namespace handhold
