// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/laws/evaluation/posture_evaluation.h"
#include "engine/task/held_loads.h"
#include "engine/trial/violation.h"

namespace handhold {

/// Torques, holds and contact loads over their limits by no more than this part of them count as kept, in
/// every verdict.
constexpr double kLimitTolerance = 1e-3;

/// Joints whose torque is over its limit by more than the tolerance (a share of the limit), worst first.
std::vector<Violation> violatedTorques(const Model& model, const VectorX& tau, const TorqueLimits& limits,
                                       double tolerance);

/// What a contact's load (six components in the point's axes) breaks by more than the tolerance (a share of
/// the limit): its bounds, component by component, its friction cone and its patch. Limits below 100 N and 10
/// N m, as of feet that cannot pull, count as those.
std::vector<Violation> violatedLoads(const ContactPoint& point, const Vector6& components, double tolerance);

/// A moment about the edges of where a contact presses, beyond what its force holds back from tipping (N m).
Violation tipping(const std::string& name, int contact, double moment, double held);

/// The same of all contacts of a posture and its loads.
std::vector<Violation> violatedLoads(const PostureEvaluation& posture, double tolerance);

/// What a hand holds beyond its strength by more than the tolerance (a share of the limit): of its wrench in
/// the hand's axes the component that is furthest over. `alone` is heldTask().
std::optional<Violation> violatedHold(const HeldLoads& held, const Task& alone, const Vector6& wrench,
                                      double tolerance);

/// The base rows that nothing balances, force and moment, when greater than the tolerance (N, N m).
std::vector<Violation> violatedEquilibrium(const Model& model, const VectorX& tau, double tolerance);

}  // namespace handhold
