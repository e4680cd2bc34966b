// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/roles.h"

namespace handhold {

/// A part of the body that measures and markers are told of, whatever joints a model has within it.
enum class BodySegment {
  Pelvis,
  Trunk,  ///< spine and chest, up to the neck
  Head,   ///< with the neck
  ShoulderGirdle,
  UpperArm,
  Forearm,
  Hand,
  Thigh,
  Shank,
  Foot,
  Toes
};

/// A segment's row: its word in files, and the role whose site its last link has.
struct SegmentRow {
  BodySegment segment = BodySegment::Pelvis;
  const char* word = "";
  const char* title = "";
  Role role;
};

inline constexpr std::array kSegments{
    SegmentRow{BodySegment::Pelvis, "pelvis", "pelvis", role::kHipCentre},
    SegmentRow{BodySegment::Trunk, "trunk", "trunk", role::kChest},
    SegmentRow{BodySegment::Head, "head", "head", role::kHeadTop},
    SegmentRow{BodySegment::ShoulderGirdle, "shoulder_girdle", "shoulder girdle", role::kShoulder},
    SegmentRow{BodySegment::UpperArm, "upper_arm", "upper arm", role::kElbow},
    SegmentRow{BodySegment::Forearm, "forearm", "forearm", role::kWrist},
    SegmentRow{BodySegment::Hand, "hand", "hand", role::kGrip},
    SegmentRow{BodySegment::Thigh, "thigh", "thigh", role::kKnee},
    SegmentRow{BodySegment::Shank, "shank", "shank", role::kAnkle},
    SegmentRow{BodySegment::Foot, "foot", "foot", role::kBall},
    SegmentRow{BodySegment::Toes, "toes", "toes", role::kToeTip}};

constexpr const SegmentRow& rowOf(BodySegment segment) {
  return kSegments[static_cast<std::size_t>(segment)];
}

/// "left thigh"; without a side "trunk".
std::string titleOf(BodySegment segment, std::optional<BodySide> side);

/// The segment's last link, which markers sit on; -1 where the model has none.
LinkIndex segmentLink(const Model& model, BodySegment segment, std::optional<BodySide> side);

/// Which segment each link belongs to: links between two segments' last ones to the farther. A link beyond
/// all of them belongs to its parent's.
std::vector<BodySegment> segmentsOf(const Model& model);

}  // namespace handhold
