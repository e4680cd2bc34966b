// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/laws/constraints/velocity_rows.h"
#include "engine/planning/prediction/motion_guess.h"
#include "engine/task/stages.h"

namespace handhold {

/// What a border of stages within a motion prescribes, as rows of the instant at that time; q is a posture
/// near by. Of a body at rest only what its contacts leave open is asked for: they hold the rest of it.
std::unique_ptr<VelocityRows> speedRows(const Model& model, const Task& task, const VectorX& q,
                                        const StageBorder& border);

/// All of it, to look at what came out.
std::unique_ptr<VelocityRows> wholeSpeedRows(const Model& model, const StageBorder& border);

/// The state in which a motion begins or ends in a posture: contacts stay, sites and joints that the border
/// names have their speed, and everything else moves as little as it can. A speed that contacts do not allow
/// is told.
MotionEnd movingEnd(const Model& model, const Task& task, const VectorX& q, const StageBorder& border,
                    std::vector<Violation>& violations);

/// A state that the task gives, told where its posture or its speed leaves the contacts that hold there.
MotionEnd givenEnd(const Model& model, const Task& task, const GivenState& state, double time,
                   std::vector<Violation>& violations);

}  // namespace handhold
