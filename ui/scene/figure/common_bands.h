// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/figure/figure_mesh.h"

namespace handhold {

/// The same surface with the same three load bands in the same slots at the corners of each triangle, so that
/// their places can be interpolated between: vertices where triangles of other bands meet are doubled.
FigureMesh withCommonBands(const FigureMesh& mesh);

}  // namespace handhold
