// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/dynamics/data.h"
#include "engine/motion/motion.h"
#include "engine/trial/origin.h"

namespace handhold {

/// Where the body has a marker (m, world). Reads the poses that updateKinematics left in data.
Vector3 placeOf(const FittedMarker& marker, const Data& data);

/// How far the markers are from their places on the body.
struct MarkerDistances {
  MatrixX distances;            ///< a row a fitted marker, a column a frame (m); NaN where it was not seen
  double rms = 0.0, max = 0.0;  ///< over all markers that count in the fit
  std::vector<int> worstFirst;  ///< frames by the root mean square of their markers
};

MarkerDistances distancesOf(const Model& model, const Motion& motion, const Recorded& recorded);

/// What users of OpenSim expect of each marker: at most 2 cm RMS, and nowhere more than 4 cm.
inline constexpr double kGoodMarkerRms = 0.02, kGoodMarkerMax = 0.04;
bool isMetWell(const FittedMarker& marker);

/// Of the markers that count in the fit, worst first: places in the list.
std::vector<int> markersWorstFirst(const Recorded& recorded);

/// The worst frames, no more than `most`, none within 0.1 s of a worse one: nearer ones are of one lapse.
std::vector<int> worstFramesApart(const MarkerDistances& distances, const Motion& motion, std::size_t most);

/// Fills in rms and max of each marker.
void measureMarkers(const MarkerDistances& distances, Recorded& recorded);

}  // namespace handhold
