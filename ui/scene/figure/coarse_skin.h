// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/figure/figure_mesh.h"

namespace handhold {

/// The same body in about so many triangles, each of its corners moved and coloured as the nearest one of the
/// finer skin.
FigureMesh coarseSkin(const FigureMesh& skin, int triangles);

}  // namespace handhold
