// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"
#include "engine/task/task.h"
#include "ui/scene/figure_instance.h"

namespace handhold {

/// Who decides what the person wears.
enum class ClothesChoice { ByGravity, ShirtAndTrousers, FlightSuit, None, PressureSuit, WorkGloves };

/// What is worn at a task whatever comes next, by gravity and by the work where nobody decided: a flight suit
/// where nothing weighs, gloves for who leads a torch.
ClothesChoice settledChoice(ClothesChoice choice, const Task& task);

Clothes clothesFor(ClothesChoice choice, const Task& task);

/// Where the eyes turn in the head to see a point (m, in world): to the left and up (rad), as far as eyes go
/// before the head has to follow; straight ahead for what lies behind.
Eigen::Vector2f gazeAt(const Pose& X_WEyes, const Vector3& point);

/// Clothes, and eyes on the work. The kinematics in data are those of the person's posture.
void dress(FigureInstance& figure, const Task& task, const Model& model, const Data& data,
           ClothesChoice choice);

}  // namespace handhold
