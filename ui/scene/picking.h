// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

struct Hit {
  ThingId id;
  Vector3 p_W = Vector3::Zero();
  double distance = 0.0;  ///< along the ray (m)
};

/// The first thing under the ray. Things drawn over bodies win over what lies nearer; things without
/// an id, ghosts and muscles are looked through. slack: how far a ray may pass a slim thing and still hit it,
/// as a share of the distance (0.004 is about 4 pixels of an 800-pixel picture).
std::optional<Hit> pick(const Scene& scene, const Ray& ray, double slack = 0.0);

/// The first muscle under the ray, whatever lies before it: bodies are looked through to their muscles.
std::optional<Hit> pickMuscle(const Scene& scene, const Ray& ray);

/// The person, opaque prop or load within which a place lies.
std::optional<ThingId> thingAround(const Scene& scene, const Vector3& p_W);

/// The slack of so many pixels.
double pickSlack(const Camera& camera, const ViewSize& size, double pixels);

}  // namespace handhold
