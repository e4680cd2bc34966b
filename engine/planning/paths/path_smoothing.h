// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/model.h"

namespace handhold {

/// How hard a sampled path bends: the greatest second derivative of a coordinate by the path's share (m,
/// rad).
double sharpestBend(const Model& model, const std::vector<VectorX>& postures);

/// The samples with bends evened out over `width`, a share of the whole path; both ends stay. Offsets d from
/// the straight way become those g with the least  sum |g - d|^2 + m^4 sum |second difference of g|^2,
/// m = width in samples (Whittaker 1923).
std::vector<VectorX> smoothedPath(const Model& model, const std::vector<VectorX>& postures, double width);

}  // namespace handhold
