// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jointed_fit/cascade.h"
#include "engine/model/segments.h"
#include "engine/trial/trial.h"

namespace handhold {

/// A person that was fitted to a recording, as rigid segments on ball joints: trunk with pelvis and shoulder
/// girdle, head, arms of three and legs of three, 14 in all, where markers show them. A segment with fewer
/// than two markers has those near its joints, too; where even so none tells where it points, it is one with
/// that on which it hangs.
struct RecordedBodies {
  struct Marker {
    std::size_t fitted = 0;  ///< among the trial's
    std::size_t body = 0;
    Vector3 onBody = Vector3::Zero();  ///< from the centre of mass (m)
  };

  JointedBodies tree;  ///< the trunk first; axes are those of the world in the posture that all frames have
                       ///< on the mean
  std::vector<Marker> markers;
  std::vector<LinkIndex> links;       ///< by body: that carries most markers, and tells how it is turned
  std::vector<Pose> placed;           ///< by body: its centre of mass and axes in that link
  std::vector<std::string> together;  ///< segments that are one with another, "left hand with left forearm"
};

/// Throws InputError for a model without segments. The trial is of a recording.
RecordedBodies recordedBodies(const Trial& trial);

/// How the whole-body fit moves them in a frame: each as its link.
JointedMotion bodiesIn(const RecordedBodies& bodies, const Model& model, const MotionFrame& frame);

}  // namespace handhold
