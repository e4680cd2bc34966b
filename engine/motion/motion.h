// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/model/model.h"

namespace handhold {

/// One instant of a motion with what it takes.
struct MotionFrame {
  double time = 0.0;               ///< (s)
  VectorX q, v, vdot;              ///< sizes of the model
  VectorX tau;                     ///< generalized forces; the base rows are the residual
  std::vector<ContactLoad> loads;  ///< same entries in every frame of a phase
};

/// A motion sampled at instants, immutable once made.
struct Motion {
  std::vector<MotionFrame> frames;
  double duration() const { return frames.empty() ? 0.0 : frames.back().time - frames.front().time; }
};

}  // namespace handhold
