// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/laws/constraints/constraint.h"

namespace handhold {

/// What pinned contacts ask of the posture, without redundant equations: positions and directions, and on
/// which side of a surface a hand or foot is. `start` settles the heading of clamped contacts that give none.
std::vector<std::unique_ptr<Constraint>> contactRows(const Model& model, const Task& task,
                                                     const VectorX& start);

/// What must-hold targets ask; wishes are left out.
std::vector<std::unique_ptr<Constraint>> targetRows(const Model& model, const Task& task);
/// The rows of one target, must it hold or not.
std::unique_ptr<Constraint> targetRow(const Model& model, const Task& task, int index);
/// What these leave open: which way round, and where a path ends; null for most.
std::unique_ptr<Constraint> targetSides(const Model& model, const Task& task, int index);

}  // namespace handhold
