// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/figure/implicit_field.h"
#include "ui/scene/figure/parallel.h"
#include "ui/scene/figure/surface_mesh.h"

namespace handhold {

/// Evens the triangles out: every vertex slides along the surface towards its neighbours' mean.
/// Positions end on the zero level of the field.
void relax(SurfaceMesh& mesh, const ImplicitField& field, double cell, const Workforce& force);

/// Moves every vertex to the zero level by `steps` Newton steps of at most `longest` (m).
struct Projection {
  int steps = 1;
  double longest = 0.0;
};
void project(SurfaceMesh& mesh, const ImplicitField& field, const Projection& projection,
             const Workforce& force);

/// Unit normals of the field at the vertices: smoother than any mean of faces.
std::vector<Vector3> fieldNormals(const SurfaceMesh& mesh, const ImplicitField& field,
                                  const Workforce& force);

}  // namespace handhold
