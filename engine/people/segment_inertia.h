// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>

#include "engine/math/types.h"
#include "engine/model/person.h"

namespace handhold {

/// The segments of Dumas, in the order of their table.
enum class InertialSegment { Head, Thorax, Abdomen, Pelvis, UpperArm, Forearm, Hand, Thigh, Shank, Foot };
inline constexpr int kInertialSegments = 10;

constexpr bool isPaired(InertialSegment segment) { return segment >= InertialSegment::UpperArm; }

/// A segment's mass, centre and inertia as shares of the whole mass and of its length L. Axes: x forward, y
/// up, z to the right, in standing with hanging arms, palms forward; of the right side.
struct SegmentShare {
  double mass = 0.0;                  ///< of the whole body
  Vector3 centre = Vector3::Zero();   ///< from its upper joint, of L
  Matrix3 inertia = Matrix3::Zero();  ///< about the centre, of the segment's mass times L squared
};

struct SegmentShares {
  std::array<std::array<SegmentShare, kInertialSegments>, 2> shares;  ///< by Sex
  const SegmentShare& of(Sex sex, InertialSegment segment) const {
    return shares[static_cast<std::size_t>(sex)][static_cast<std::size_t>(segment)];
  }
};

/// Dumas's table (percent; products of inertia as roots, negative where the table prints an imaginary one).
/// The masses, printed with one decimal, are brought to a sum of one; head and trunk are brought to the
/// middle (the table has their centres up to 0.4 % of a length aside), so that a person's sides are alike.
/// Throws InputError.
SegmentShares readSegmentShares(const std::filesystem::path& file);

}  // namespace handhold
