// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "ui/scene/reach/reach_field.h"
#include "ui/scene/scene.h"

namespace handhold {

/// The surfaces of a reach: made once, shown in many pictures.
struct ReachShells {
  std::vector<Solid> solids;  ///< the slice, then from the inner to the outer
  Eigen::AlignedBox3d box;    ///< around what is reached, in world (m)
};

/// No joint of the postures within the inner shell is loaded beyond this part of its limit.
inline constexpr double kEasyReach = 0.5;

/// The outer shell of what is reached and the inner one of what is reached with ease, coloured by the
/// greatest |torque| / limit of the posture there; where it is cut, all of the plane in these colours. A stop
/// leaves them unfinished.
ReachShells reachShells(const ReachMap& map, const std::optional<ReachCut>& cut,
                        const std::stop_token& stop = {});

/// Adds them with their legend.
void addReach(Scene& scene, const ReachShells& shells);

}  // namespace handhold
