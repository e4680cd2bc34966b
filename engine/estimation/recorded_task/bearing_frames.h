// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/estimation/recorded_task/bearings.h"
#include "engine/estimation/recorded_task/resting_points.h"

namespace handhold {

/// A bearing by its frames, and where its site is in each frame of the piece.
struct BearingFrames {
  Bearing bearing;
  FrameRun run;
  const SiteWay* way = nullptr;
};

/// Frames in which the centre of mass quickens downwards nearly as free bodies do under a gravity (m/s^2);
/// all of them where there is none.
std::vector<bool> fallingFrames(const Model& model, const Motion& motion, double gravity);

/// Those in which nothing bears the body, and it does not fall.
std::vector<bool> openFrames(const std::vector<bool>& falling, const std::vector<BearingFrames>& parts);

/// A body that does not fall is borne: where nothing bears one, what nobody measured and what was there just
/// before or comes just after goes on to bear, as long as it is at its place. What nobody measured and is
/// back within 0.1 m and 0.15 s was not away; times of one hand, ball or heel at two places are kept apart.
/// `rate`: frames a second.
void closeGaps(const std::vector<bool>& falling, double rate, std::vector<BearingFrames>& parts);

/// What is left on the pelvis was borne by what nobody measured, each limb taking as much: the greatest that
/// comes to each.
void shareWhatIsLeft(const Motion& motion, std::vector<BearingFrames>& parts);

}  // namespace handhold
