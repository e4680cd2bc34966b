// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

/// How much of the picture's height or width, whichever is short, a framed thing fills.
inline constexpr double kFramedShare = 0.8;

/// Points all over the skin of whoever is shown, or over the limbs of a person without one.
std::vector<Vector3> personPoints(const Scene& scene);

/// What a picture is about: the person, handholds, targets and loads; not the room and the furniture.
/// Without any of them everything in the scene; an empty scene: a person's box.
std::vector<Vector3> framingPoints(const Scene& scene);

/// What Home shows: the same with the props that are not much larger than a person.
std::vector<Vector3> homePoints(const Scene& scene);

/// How much of the person's skin lies in the picture, hidden or not, 0 to 1; 1 where nobody is shown.
double personInSight(const Scene& scene, const Camera& camera, const ViewSize& size);

/// From the same side, as near as all points fit, with them in the middle.
Camera framed(Camera camera, const std::vector<Vector3>& points, const ViewSize& size);

/// What is looked at when a thing is framed: the thing in its surroundings, however small it is.
Eigen::AlignedBox3d withAir(const Eigen::AlignedBox3d& thing);

/// The default view, from another side where props would hide the person.
Camera firstView(const Scene& scene, const ViewSize& size);

/// Boxes and meshes that stand between the eye and much of the person: indices into solids.
std::vector<std::size_t> hidingSolids(const Scene& scene, const Camera& camera);
/// The scene with those solids translucent.
Scene lookedThrough(Scene scene, const std::vector<std::size_t>& hiding);

}  // namespace handhold
