// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "engine/estimation/jointed_fit/marker_attitude.h"
#include "engine/estimation/jointed_fit/penalties.h"

namespace handhold {

/// One frame: where the markers of each body are seen.
struct PoseProblem {
  JointedBodies tree;
  std::vector<std::vector<BodyMarker>> markers;  ///< by body
  std::optional<Vector3> centre;                 ///< of mass of all, where it is known (m)
  JointedPose near;                              ///< decides what markers leave open: the frame before, say
  std::vector<double> jointWeights;              ///< by joint, beside the others; empty: all 1
};

/// What grows: joints by turning (W1 of 5.19), centre of mass of all (W2) and joints by moving the centres
/// (W3 of 5.20). What has no sequence stays out, without turning or centres also their half of the iteration.
struct PosePenalties {
  std::optional<PenaltySequence> turning, centre, centres;
};

/// Whether the weights of joints are relative to the greatest singular value of what markers say (8.3), or as
/// in 6.12: then the turning's orbits are minima of 5.19.
enum class Normalization { GreatestSingularValue, None };

struct PoseFitSettings {
  PosePenalties penalties;
  Iterations iterations;
  Normalization normalization = Normalization::GreatestSingularValue;
  std::function<void(const JointedPose&)> watch;  ///< sees each step of it; may be empty
};

/// Each body by its own markers (5.18 apart, 5.16, 5.17). A body without a marker stays where `near` has it.
JointedPose markerPose(const PoseProblem& problem);

/// Algo_p (fig. 6.1): with each weight attitudes are brought nearer to the joints j_n times (6.11 to 6.14),
/// each time all from those before, then the centres (6.30).
JointedPose iteratedPose(const PoseProblem& problem, JointedPose pose, const PoseFitSettings& settings);

/// Sum of weighted squares of what is left of the markers (5.18 with the places, m^2).
double markerLoss(const PoseProblem& problem, const JointedPose& pose);

/// The greatest distance of bodies in a joint (m).
double greatestGap(const JointedBodies& tree, const JointedPose& pose);

/// Weights of joints by what is left in them (chapter 11.2): as the square of their gap to the mean square,
/// within a tenth and ten.
std::vector<double> adaptedWeights(const JointedBodies& tree, const JointedPose& pose);

}  // namespace handhold
