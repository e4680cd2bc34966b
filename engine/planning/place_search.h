// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/planning/solve.h"

namespace handhold {

/// Answers a task whose contacts are where they are to hold.
using AnswerTask = std::function<Trial(const Task&, const SolveOptions&)>;

/// The cheapest answer to a task that leaves it to the solver which of several things a contact holds, or
/// with which side of the body: each way to choose is answered, as many as there are. The trial's task tells
/// the choice, its message how many hold. Where none does, it is the answer with all contacts where they
/// stand.
Trial cheapestOfPlaces(const Task& task, const SolveOptions& options, const AnswerTask& answer);

}  // namespace handhold
