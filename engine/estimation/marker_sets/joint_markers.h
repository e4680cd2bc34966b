// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/marker_sets/marker_set.h"
#include "engine/recording/recording.h"

namespace handhold {

/// A recording of joint angles with a marker in the centre of each joint of its skeleton, "LeftArm", and at
/// the end of each bone that tells one, "Head end". Unchanged where it has markers, or no skeleton.
Recording withJointMarkers(const Recording& recording);

/// With those, too, that the set places "front" of a joint, "LeftHand front": a hand's breadth before its
/// centre as the skeleton stands at rest, that it turns with. Centres alone do not show how a forearm is
/// pronated and where a face looks; the joints' turns do. At rest people of skeletons look ahead and their
/// thumbs point there, with spread arms (palms down) as with hanging ones (palms inward). None where no
/// joints of a left and a right side tell which way is ahead.
Recording withJointMarkers(const Recording& recording, const MarkerSet& set);

/// "LeftHand front".
std::string frontLabel(const std::string& joint);

/// Where that lies for a joint of a hand or a head whose place is given; nothing for others, whose turns the
/// next joint shows.
std::optional<MarkerPlace> placeInFront(const MarkerPlace& joint);

/// Ahead at rest: the axis that goes from the joints of the right side to those of the left, turned about up;
/// sides are those of the set, or of names ("LeftArm", "RightArm") where it has none of the joints.
std::optional<Vector3> aheadAtRest(const Skeleton& skeleton, const MarkerSet& set, const Vector3& up);

}  // namespace handhold
