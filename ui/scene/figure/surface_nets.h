// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/figure/sample_grid.h"
#include "ui/scene/figure/surface_mesh.h"

namespace handhold {

/// The zero level of a sampled field as a closed manifold mesh: one vertex for each sheet of the surface
/// in each cell of the grid, two triangles for each grid edge that the surface crosses.
SurfaceMesh surfaceNets(const SampleGrid& grid);

}  // namespace handhold
