// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/estimation/fit/body_fit.h"

namespace handhold {

/// The frames that measure a body, one after the other, as if of one recording.
struct GatheredFrames {
  FitProblem problem;                       ///< its markers' places are still to be pointed to
  std::vector<std::vector<Vector3f>> seen;  ///< of each marker
};

/// Of each recording so many frames in which enough is seen, equally far from each other, with the feet that
/// stand flat there.
GatheredFrames gatheredFrames(const Model& model, const BodyMeasuring& measuring);

}  // namespace handhold
