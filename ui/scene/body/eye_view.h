// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <numbers>
#include <optional>

#include "engine/dynamics/data.h"
#include "engine/task/task.h"
#include "ui/scene/camera.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Height of the picture that eyes have (rad).
inline constexpr double kEyePicture = std::numbers::pi / 3.0;

/// The person's eyes, axes to the left, up and ahead; nothing for a model without. The kinematics in data are
/// those of the posture.
std::optional<Pose> eyesOf(const Model& model, const Data& data);
std::optional<Pose> eyesOf(const Model& model, const VectorX& q);

/// From between the eyes along their z; it turns about what the hands do before them.
Camera eyeCamera(const Pose& X_WE);

/// What the eyes look at, by the lens of another camera and as large: from so far behind the eyes.
Camera seenFromBehind(Camera eyes, const Camera& lens);

/// Where the eyes are drawn from: within the picture they would hide it.
enum class FieldOfView { FromOutside, FromEyes };

/// How far eyes turn about the normal line of sight, `below` the head's horizontal (rad;
/// engine/scores/sight.h): a cone of what is easy to see, an outline beyond which the head must turn, and
/// labels of both.
void addFieldOfView(Scene& scene, const Pose& X_WE, double below, FieldOfView from);

/// Of who does the task: lower where nothing weighs.
double sightBelow(const Task& task);

}  // namespace handhold
