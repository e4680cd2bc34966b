// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/marker_sets/own_places.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/estimation/marker_sets/recognition.h"

namespace handhold {

namespace {

constexpr double kOwnSpread = 0.1;  // m: half of a trunk's depth

/// Thickness as a picture of a person shows it (m).
double radiusOf(BodySegment segment) {
  using enum BodySegment;
  if (segment == Trunk) return 0.13;
  if (segment == Head || segment == Pelvis) return 0.09;
  return segment == Thigh ? 0.07 : segment == Hand || segment == Toes ? 0.035 : 0.045;
}

class PartsOfModel {
 public:
  explicit PartsOfModel(const Model& model) : model_(model), data_(model) {
    updateKinematics(model, model.zeroPosition(), data_);
  }

  std::optional<SegmentLine> part(BodySegment segment, std::optional<BodySide> side) const {
    const LinkIndex link = segmentLink(model_, segment, side);
    const Role& role = rowOf(segment).role;
    const SiteIndex end = side ? findSite(model_, role, *side) : findSite(model_, role);
    if (!link.valid() || !end.valid()) return std::nullopt;
    SegmentLine part{segment,          side, origin(link), origin(link), sitePose(model_, data_, end).p,
                     radiusOf(segment)};
    if (segment == BodySegment::Pelvis) spanHips(part);
    if (segment == BodySegment::Trunk) part.from = 0.5 * (origin(LinkIndex(0)) + part.origin);  // the waist
    return part;
  }

 private:
  Vector3 origin(LinkIndex link) const { return data_.p_WL[static_cast<std::size_t>(int(link))]; }

  /// Its own two places lie on one another.
  void spanHips(SegmentLine& pelvis) const {
    const LinkIndex right = segmentLink(model_, BodySegment::Thigh, BodySide::Right),
                    left = segmentLink(model_, BodySegment::Thigh, BodySide::Left);
    if (!right.valid() || !left.valid()) return;
    pelvis.from = origin(right);
    pelvis.to = origin(left);
  }

  const Model& model_;
  Data data_;
};

bool isLabel(const std::string& a, const std::string& b) { return bareLabel(a) == bareLabel(b); }

}  // namespace

std::vector<SegmentLine> segmentLines(const Model& model) {
  const PartsOfModel parts(model);
  std::vector<SegmentLine> all;
  const auto add = [&](BodySegment segment, std::optional<BodySide> side) {
    if (const std::optional<SegmentLine> part = parts.part(segment, side)) all.push_back(*part);
  };
  for (const SegmentRow& row : kSegments) {
    if (!row.role.isSided) {
      add(row.segment, std::nullopt);
      continue;
    }
    for (const BodySide side : kBodySides) add(row.segment, side);
  }
  return all;
}

Vector3 nearestOnLine(const SegmentLine& part, const Vector3& point) {
  Vector3 along = part.to - part.from, to = point - part.from;
  along.z() = to.z() = 0.0;
  const double length = along.squaredNorm();
  const double share = length > 0.0 ? std::clamp(along.dot(to) / length, 0.0, 1.0) : 0.5;
  return part.from + share * (part.to - part.from);
}

MarkerPlace placeOnSegment(const std::string& label, const SegmentLine& part, const Vector3& point) {
  MarkerPlace place;
  place.labels = {bareLabel(label)};
  place.segment = part.segment;
  place.side = part.side;
  place.offset = point - part.origin;
  if (part.side == BodySide::Right) place.offset.x() = -place.offset.x();
  place.spread = kOwnSpread;
  return place;
}

std::optional<Vector3> placeAtZero(const Model& model, const MarkerPlace& place) {
  const BodyPlace on = placeOn(model, place);
  if (!on.link.valid()) return std::nullopt;
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  return linkPose(data, on.link) * on.point;
}

MarkerSet withOwnPlaces(const std::optional<MarkerSet>& set, const std::vector<MarkerPlace>& own) {
  MarkerSet all = set.value_or(MarkerSet{"own", "Own places", "", {}});
  for (const MarkerPlace& place : own) {
    for (MarkerPlace& other : all.markers)
      std::erase_if(other.labels,
                    [&](const std::string& label) { return isLabel(label, place.labels.front()); });
    all.markers.push_back(place);
  }
  std::erase_if(all.markers, [](const MarkerPlace& place) { return place.labels.empty(); });
  return all;
}

bool setWeight(const std::string& label, double weight, MarkerSet& set) {
  const int place = recognise({label}, set).places.front();
  if (place < 0) return false;
  set.markers[static_cast<std::size_t>(place)].weight = weight;
  return true;
}

std::string wordOfTitle(const std::string& title) {
  std::string word;
  for (const char c : title) {
    const bool isLetter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    const bool isCapital = c >= 'A' && c <= 'Z';
    if (isLetter || isCapital)
      word += isCapital ? static_cast<char>(c - 'A' + 'a') : c;
    else if (!word.empty() && word.back() != '_')
      word += '_';
  }
  while (word.ends_with('_')) word.pop_back();
  return word;
}

}  // namespace handhold
