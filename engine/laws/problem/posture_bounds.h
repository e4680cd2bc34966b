// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/task/task.h"
#include "engine/trial/violation.h"

namespace handhold {

/// Two pinned contacts that lie further apart than the body between them is long, stretched in a line: no
/// posture has both. Of several the two that are furthest too far.
struct PlacesApart {
  int first = -1, second = -1;        ///< into the task's contacts
  double distance = 0.0, span = 0.0;  ///< (m)
};
std::optional<PlacesApart> placesApart(const Model& model, const Task& task);

/// By how much further they lie apart than the body spans.
Violation apartViolation(const Task& task, const PlacesApart& apart);

/// Whether no posture keeps all laws, as far as needs no search: places of contacts and points that must be
/// met lie further apart than the body spans, or a hand holds more than its fingers bear whichever way it
/// turns. Of the task of one instant.
bool isBeyondBounds(const Model& model, const Task& task);

}  // namespace handhold
