// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/marker_sets/marker_set.h"

namespace handhold {

/// A part of the body as it stands at the zero posture, upright with the arms out: where a person points to
/// when markers are put on it. A line with a thickness.
struct SegmentLine {
  BodySegment segment = BodySegment::Pelvis;
  std::optional<BodySide> side;
  Vector3 origin = Vector3::Zero();                      ///< of the joint that carries it, W (m)
  Vector3 from = Vector3::Zero(), to = Vector3::Zero();  ///< its ends, W (m)
  double radius = 0.05;                                  ///< m
};

/// Those that the model has.
std::vector<SegmentLine> segmentLines(const Model& model);

/// Where the line comes nearest to a point, as seen from the front.
Vector3 nearestOnLine(const SegmentLine& part, const Vector3& point);

/// A marker about there: the fit measures where on the segment it sits, within the thickness of a trunk.
MarkerPlace placeOnSegment(const std::string& label, const SegmentLine& part, const Vector3& point);

/// Where a place is at the zero posture, W (m); nothing where the model lacks the segment.
std::optional<Vector3> placeAtZero(const Model& model, const MarkerPlace& place);

/// The set with places of a person's own, which count before its own of the same label; of nothing but them
/// where there is no set. Its name is the set's.
MarkerSet withOwnPlaces(const std::optional<MarkerSet>& set, const std::vector<MarkerPlace>& own);

/// Gives the marker of a label that weight in the fit; false where the set has none of that label.
bool setWeight(const std::string& label, double weight, MarkerSet& set);

/// "My lab, 2" -> "my_lab_2": what files and the command line call it.
std::string wordOfTitle(const std::string& title);

}  // namespace handhold
