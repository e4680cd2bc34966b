// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/muscles/muscle_set.h"
#include "engine/muscles/path/line_of_action.h"
#include "ui/scene/scene.h"

namespace handhold {

/// A muscle as it is drawn: a line with a spindle on it.
struct Spindle {
  std::vector<Vector3> line;    ///< origin first, in world (m); arcs are led over their middle
  double from = 0.0, to = 1.0;  ///< where on the line the belly lies, in parts of its length
  double radius = 0.0;          ///< of the belly's middle (m): its volume stays what it is
  double tendon = 0.0;          ///< radius of the tendons (m)
};

/// The belly is as long as what the tendon leaves and half of that, and as thick as its volume asks for:
/// strength over 60 N/cm^2 (Rajagopal 2016) times the fibres' best length. Tendons bear 40 N/mm^2 at full
/// strength.
Spindle spindleOf(const Muscle& muscle, const LineOfAction& line);

/// A round body around the spindle's line from one part of its length to another, in world.
TriangleMesh spindleMesh(const Spindle& spindle);
TriangleMesh tendonMesh(std::span<const Spindle> spindles);

/// All muscles of a body, in the colours of their activations (0 to 1, one a muscle); the person is seen to
/// the bones where she would be dressed. Things are ThingKind::Muscle by number.
void addMuscles(Scene& scene, const MuscledBody& body, std::span<const LineOfAction> lines,
                const VectorX& activations);

}  // namespace handhold
