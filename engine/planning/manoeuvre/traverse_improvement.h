// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/planning/manoeuvre/traverse.h"
#include "engine/planning/prediction/motion_prediction.h"

namespace handhold {

/// A planned manoeuvre as a task of motion prediction: its contacts with the times at which they hold, its
/// duration, least normalized torque (002 equation 5.6). `base` gives loads and frames a second. Hands whose
/// arms cannot keep a grip's attitude (ladder13: five joints) turn freely about the bar, without friction.
Task improvementTask(const Model& model, const Task& base, const PlannedMotion& plan);

/// What an improvement lowers, and what it costs: joints share their loads better where the whole body swings
/// along, which takes work and pulls at the bars.
std::string improvementWords(const TraversePlan& before, const TraversePlan& after);

/// A traverse with the same holds at the same times, improved by motion prediction (001 section 5 with the
/// objective of 002): it begins and ends in the planned postures. Where prediction finds nothing better, or
/// was stopped, or where it lowers no mean squared load, the planned motion stays, and the message says so.
TraversePlan improveTraverse(const Model& model, const TraverseRequest& request, const TraversePlan& plan);

}  // namespace handhold
