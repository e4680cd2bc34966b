// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/roles.h"
#include "engine/motion/motion.h"

namespace handhold {

/// Where a site of a body is in each frame of a motion.
struct SiteWay {
  LinkIndex link;
  std::vector<Pose> poses;     ///< W; empty where the model has no such site
  std::vector<double> speeds;  ///< m/s, from neighbour to neighbour
};

SiteWay wayOf(const Model& model, const Motion& motion, const Role& role, BodySide side);

/// Frames from the first to the last.
struct FrameRun {
  int first = 0, last = 0;
};

/// How short runs and pauses between them may be, in frames: shorter runs are left out once pauses of up to
/// so many frames are filled.
struct RunLengths {
  int shortest = 1, longestPause = 0;
};

/// Runs of frames that are marked.
std::vector<FrameRun> runsOf(std::vector<bool> marked, const RunLengths& lengths);

/// Rests between which a point never was farther than `apart` (m) from where it had rested are one stay.
struct StayLimits {
  int shortest = 1;  ///< frames
  double apart = 0.0;
};

/// Runs in which a point rests, and stays that are made of shorter ones and pauses between them.
std::vector<FrameRun> restsInPlace(const SiteWay& way, const std::vector<bool>& rests,
                                   const RunLengths& lengths, const StayLimits& limits);

/// The mean place in a run, and how far from it (m) the point comes there.
struct RestingPlace {
  Vector3 mean = Vector3::Zero();
  double spread = 0.0;
};
RestingPlace placeIn(const SiteWay& way, const FrameRun& run);

/// How far the base gets in a run from where it was at its beginning (m).
double passedIn(const Motion& motion, const FrameRun& run);

/// The mean pose of some frames: mean place, and the rotation nearest to all.
Pose meanPose(const std::vector<Pose>& poses, const std::vector<bool>& counts, const FrameRun& run);

}  // namespace handhold
