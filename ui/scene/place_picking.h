// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/task/task.h"
#include "ui/scene/camera.h"

namespace handhold {

/// The point on the prop that a contact lives on which lies under the ray: along its bar, or any other of its
/// kind, or on a face that is seen. Nothing for a contact without such a prop, and where the ray meets none.
std::optional<Vector3> placeUnder(const Task& task, const Contact& contact, const Ray& ray);

}  // namespace handhold
