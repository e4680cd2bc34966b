// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "engine/task/task.h"
#include "engine/trial/advice.h"

namespace handhold {

/// The shortest longer time in which a motion that is too fast holds, as it is told and tried whole: found by
/// doubling and halving what is added, to a twentieth of it. Empty where no slowness helps. `holds` judges
/// the motion of a task that differs in its times alone.
std::optional<Advice> slowerMotion(const Model& model, const Task& task,
                                   const std::function<bool(const Task& task)>& holds);

/// A time that was found to hold, so much longer (s), as it is told and tried whole; a little longer where it
/// does not hold there.
std::optional<Advice> slowerBy(double added, const Model& model, const Task& task,
                               const std::function<bool(const Task& task)>& holds);

}  // namespace handhold
