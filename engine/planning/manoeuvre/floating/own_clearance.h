// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/laws/constraints/clearance_look.h"
#include "engine/motion/motion.h"
#include "engine/trial/violation.h"

namespace handhold {

/// Capsules are rounder than limbs: what is no deeper counts as touch (m).
inline constexpr double kOfCapsules = 0.02;

/// How deep a body is in itself. Used by one thread; the model must outlive it.
class OwnClearance {
 public:
  explicit OwnClearance(const Model& model) : model_(model), look_(model, task_) {}

  /// Where a posture is deepest (Law::Entering); empty where that is no deeper than kOfCapsules, and for
  /// bodies without capsules.
  std::optional<Violation> deepest(const VectorX& q);
  /// The same of so many frames of a motion at most, with its time.
  std::optional<Violation> deepest(const Motion& motion, std::size_t frames);

 private:
  const Model& model_;
  const Task task_;  ///< nothing but the body
  ClearanceLook look_;
};

/// The deepest of what is looked at.
std::optional<Violation> deepestIn(ClearanceLook& look, const VectorX& q);

}  // namespace handhold
