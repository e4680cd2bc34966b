// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/model/person.h"
#include "engine/model/segments.h"

namespace handhold {

/// Of the seated height, after days without gravity (Young and Rajulu: 29 crew).
inline constexpr double kWeightlessGrowth = 0.06;

/// Where the joints of a standing body are (m): heights above the soles at the zero posture, lengths of
/// limbs.
struct BodySizes {
  double ankle = 0.0, knee = 0.0, hip = 0.0, seat = 0.0, pelvis = 0.0, chest = 0.0, shoulder = 0.0,
         neck = 0.0, top = 0.0;
  double hipHalf = 0.0, shoulderHalf = 0.0;  ///< from the middle
  double upperArm = 0.0, forearm = 0.0, hand = 0.0, foot = 0.0;
  double stature = 0.0;  ///< without gravity's absence
};

/// Of a model with the roles of a person. Throws InputError where it lacks one.
BodySizes sizesOf(const Model& model);

/// Of somebody with these measures, what no measure tells in the proportions of the base.
BodySizes sizesFor(const Person& person, const BodySizes& base);

/// By which a base's segment is larger, along the world's axes at the zero posture.
struct SegmentFactors {
  Vector3 bones = Vector3::Ones();  ///< places of joints
  Vector3 skin = Vector3::Ones();   ///< places on the body, and what surrounds it
};

struct BodyFactors {
  std::array<SegmentFactors, kSegments.size()> segments;
  double chestToShoulder = 1.0;  ///< height of the shoulders above the chest's joint
  SegmentFactors& of(BodySegment segment) { return segments[static_cast<std::size_t>(segment)]; }
  const SegmentFactors& of(BodySegment segment) const { return segments[static_cast<std::size_t>(segment)]; }
};

BodyFactors factorsFor(const Person& person, const BodySizes& base, const BodySizes& wanted);

}  // namespace handhold
