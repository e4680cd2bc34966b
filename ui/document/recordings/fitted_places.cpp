// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/fitted_places.h"

#include <algorithm>

#include "engine/estimation/marker_sets/own_places.h"
#include "engine/estimation/marker_sets/recognition.h"

namespace handhold {

namespace {

/// A segment that moves with a link.
struct SegmentOfLink {
  BodySegment segment = BodySegment::Pelvis;
  std::optional<BodySide> side;
};

std::optional<SegmentOfLink> segmentOf(const Model& model, LinkIndex link) {
  for (const SegmentRow& row : kSegments) {
    if (!row.role.isSided) {
      if (segmentLink(model, row.segment, std::nullopt) == link) return SegmentOfLink{row.segment, {}};
      continue;
    }
    for (const BodySide side : kBodySides)
      if (segmentLink(model, row.segment, side) == link) return SegmentOfLink{row.segment, side};
  }
  return std::nullopt;
}

/// Calls `use` with each fitted marker, its name and its segment.
template <class Use>
void forEachFitted(const Trial& trial, const Use& use) {
  const Recorded* recorded = trial.from<Recorded>();
  if (!recorded || !recorded->recording) return;
  for (const FittedMarker& fitted : recorded->markers)
    if (const auto part = segmentOf(*trial.subject.model, fitted.link))
      use(fitted, recorded->recording->markers[static_cast<std::size_t>(fitted.marker)].name, *part);
}

bool isOn(const MarkerPlace& place, const SegmentOfLink& part) {
  return place.segment == part.segment && (!rowOf(part.segment).role.isSided || place.side == part.side);
}

/// The set's place of a label; null: it knows none.
const MarkerPlace* placeIn(const std::optional<MarkerSet>& set, const std::string& label) {
  if (!set) return nullptr;
  const int place = recognise({label}, *set).places.front();
  return place < 0 ? nullptr : &set->markers[static_cast<std::size_t>(place)];
}

}  // namespace

std::map<std::string, std::string> fittedSegments(const Trial& trial) {
  std::map<std::string, std::string> segments;
  forEachFitted(trial, [&](const FittedMarker&, const std::string& name, const SegmentOfLink& part) {
    segments[name] = titleOf(part.segment, part.side);
  });
  return segments;
}

std::vector<MarkerPlace> placesBeside(const Trial& trial, const std::optional<MarkerSet>& set) {
  std::vector<MarkerPlace> places;
  forEachFitted(trial, [&](const FittedMarker& fitted, const std::string& name, const SegmentOfLink& part) {
    const MarkerPlace* known = placeIn(set, name);
    if (known && isOn(*known, part)) return;
    const SegmentLine line{part.segment, part.side, {}, {}, {}, 0.0};
    places.push_back(placeOnSegment(name, line, fitted.point));
  });
  return places;
}

std::map<std::string, double> weightsBeside(const Trial& trial, const std::optional<MarkerSet>& set) {
  std::map<std::string, double> weights;
  forEachFitted(trial, [&](const FittedMarker& fitted, const std::string& name, const SegmentOfLink&) {
    const MarkerPlace* known = placeIn(set, name);
    if (known && known->weight != fitted.weight) weights[bareLabel(name)] = fitted.weight;
  });
  return weights;
}

}  // namespace handhold
