// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"
#include "engine/task/task.h"
#include "ui/scene/dressing.h"
#include "ui/scene/scene.h"

namespace handhold {

/// Where nobody decided what is worn: the suit of who wears one (resources/suits).
ClothesChoice inOwnSuit(ClothesChoice choice, const Model& model);

/// What a figure in a pressure suit wears besides cloth: helmet with visor and neck ring, and a pack of life
/// support where the back is free. They are the person's, and nothing for other clothes. The kinematics in
/// data are those of the posture.
void addSuitParts(Scene& scene, const Task& task, const Model& model, const Data& data);

}  // namespace handhold
