// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

/// The scene sorted by how it is drawn; arrows, limbs and marks are broken down into solids and lines.
struct DrawList {
  std::vector<Solid> opaque;
  std::vector<Solid> casters;  ///< those of the opaque that throw shadows
  std::vector<Solid> translucent;
  std::vector<Solid> over;  ///< over bodies, with a halo
  std::vector<Polyline> lines;
  std::vector<Polyline> linesOver;
  std::vector<Solid> highlighted;  ///< also in one of the lists above
};

DrawList drawList(const Scene& scene, const Camera& camera, const ViewSize& size);

}  // namespace handhold
