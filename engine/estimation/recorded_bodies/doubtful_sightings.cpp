// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_bodies/doubtful_sightings.h"

#include <algorithm>
#include <map>

#include "engine/core/spoken_amount.h"
#include "engine/estimation/jointed_fit/marker_doubts.h"
#include "engine/model/limb_side.h"
#include "engine/model/segments.h"

namespace handhold {

namespace {

/// Of a segment's markers (m, root of the mean square): what skin and clothes let them slip.
constexpr double kSlip = 0.03;
constexpr double kMostFrames = 0.5;  // of all: what is called most

/// The markers that sit on one link.
struct LinkMarkers {
  LinkIndex link;
  std::vector<std::size_t> fitted;
};

std::vector<LinkMarkers> markersByLink(const Recorded& recorded) {
  std::map<int, std::vector<std::size_t>> byLink;
  for (std::size_t i = 0; i < recorded.markers.size(); ++i)
    if (recorded.markers[i].weight > 0.0) byLink[recorded.markers[i].link].push_back(i);
  std::vector<LinkMarkers> links;
  for (const auto& [link, fitted] : byLink) links.push_back({LinkIndex(link), fitted});
  return links;
}

/// One frame, with which of the fitted markers each is.
struct FrameMarkers {
  PoseProblem problem;
  std::vector<std::vector<std::size_t>> fitted;
};

FrameMarkers markersAt(const Recorded& recorded, const std::vector<LinkMarkers>& links, std::size_t frame) {
  FrameMarkers markers;
  for (const LinkMarkers& link : links) {
    markers.problem.markers.emplace_back();
    markers.problem.near.q.push_back(Quaternion::Identity());
    markers.fitted.emplace_back();
    for (const std::size_t i : link.fitted) {
      const auto marker = static_cast<std::size_t>(recorded.markers[i].marker);
      const Vector3f& seen = recorded.recording->markers[marker].positions[frame];
      if (!isSeen(seen)) continue;
      markers.problem.markers.back().push_back({recorded.markers[i].point, seen.cast<double>()});
      markers.fitted.back().push_back(i);
    }
  }
  return markers;
}

void take(const FrameMarkers& markers, const std::vector<LinkMarkers>& links, std::size_t frame,
          DoubtfulSightings& sightings) {
  const MarkerDoubts doubts = markerDoubts(markers.problem, kSlip);
  const auto fitted = [&](const MarkerName& name) { return markers.fitted[name.body][name.marker]; };
  for (const DoubtfulMarker& doubt : doubts.markers) {
    DoubtfulSighting sighting{fitted(doubt.marker), frame, doubt.off, {}};
    if (doubt.swappedWith) sighting.swappedWith = fitted(*doubt.swappedWith);
    sightings.markers.push_back(sighting);
  }
  for (const std::size_t body : doubts.bodies) sightings.segments.push_back({links[body].link, frame});
}

std::string titleOf(const Model& model, LinkIndex link) {
  const BodySegment segment = segmentsOf(model)[static_cast<std::size_t>(link)];
  if (!rowOf(segment).role.isSided) return titleOf(segment, std::nullopt);
  const Limb limb = model.joints[static_cast<std::size_t>(link)].limb;
  return titleOf(segment, limbSide(limb).value_or(BodySide::Left));
}

/// How often, and when first.
struct Often {
  std::size_t frames = 0, first = 0;
  double most = 0.0;  ///< m

  void add(std::size_t frame, double off) {
    if (frames++ == 0) first = frame;
    most = std::max(most, off);
  }

  std::string words(const Trial& trial) const {
    return "in " + std::to_string(frames) + " of " + std::to_string(trial.motion.frames.size()) +
           " frames, first at " + spokenSize(trial.motion.frames[first].time, Dimension::None) + "s";
  }
};

void addMarkers(const DoubtfulSightings& sightings, const Trial& trial, Doubts& doubts) {
  const Recorded& recorded = *trial.from<Recorded>();
  const auto name = [&](std::size_t fitted) {
    return recorded.recording->markers[static_cast<std::size_t>(recorded.markers[fitted].marker)].name;
  };
  std::map<std::size_t, Often> odd;
  std::map<std::pair<std::size_t, std::size_t>, Often> swapped;
  for (const DoubtfulSighting& one : sightings.markers) {
    if (!one.swappedWith)
      odd[one.marker].add(one.frame, one.off);
    else if (one.marker < *one.swappedWith)
      swapped[{one.marker, *one.swappedWith}].add(one.frame, one.off);
  }
  for (const auto& [pair, often] : swapped)
    doubts.push_back({DoubtKind::Labels, name(pair.first) + " and " + name(pair.second),
                      "are taken for each other " + often.words(trial),
                      "taken as they are; exchange their labels there, or leave that time out"});
  for (const auto& [marker, often] : odd)
    doubts.push_back({DoubtKind::Labels,
                      name(marker),
                      "is up to {1} from where the others of the " +
                          titleOf(*trial.subject.model, recorded.markers[marker].link) + " have it, " +
                          often.words(trial),
                      "taken as it is; it may sit on another segment",
                      DoubtAbout::Other,
                      {{often.most}}});
}

void addSegments(const DoubtfulSightings& sightings, const Trial& trial, Doubts& doubts) {
  std::map<int, Often> torn;
  for (const DoubtfulSegment& one : sightings.segments) torn[one.link].add(one.frame, 0.0);
  for (const auto& [link, often] : torn)
    doubts.push_back({DoubtKind::Labels, titleOf(*trial.subject.model, LinkIndex(link)),
                      "has markers that do not keep their distances, " + often.words(trial),
                      "taken as they are; some may sit on another segment"});
}

void addUntold(const DoubtfulSightings& sightings, const Trial& trial, Doubts& doubts) {
  std::string names;
  for (const LinkIndex link : sightings.untold)
    names += (names.empty() ? "" : ", ") + titleOf(*trial.subject.model, link);
  if (!names.empty())
    doubts.push_back({DoubtKind::Labels, names, "show fewer than three markers out of line in most frames",
                      "how they are turned follows from the joints and what they hang on"});
  if (sightings.framesWithoutMarkers > 0)
    doubts.push_back({DoubtKind::Gaps, "markers",
                      "are seen not at all in " + std::to_string(sightings.framesWithoutMarkers) + " frames",
                      "the posture there follows from the frames around"});
}

}  // namespace

DoubtfulSightings doubtfulSightings(const Trial& trial) {
  const Recorded& recorded = *trial.from<Recorded>();
  const std::vector<LinkMarkers> links = markersByLink(recorded);
  const std::size_t frames = trial.motion.frames.size();
  std::vector<std::size_t> untold(links.size(), 0);
  DoubtfulSightings sightings;
  for (std::size_t frame = 0; frame < frames; ++frame) {
    const FrameMarkers markers = markersAt(recorded, links, frame);
    bool isSeenAtAll = false;
    for (std::size_t i = 0; i < links.size(); ++i) {
      isSeenAtAll = isSeenAtAll || !markers.fitted[i].empty();
      if (markerSpan(markers.problem.markers[i]) < MarkerSpan::Plane) ++untold[i];
    }
    if (!isSeenAtAll) ++sightings.framesWithoutMarkers;
    take(markers, links, frame, sightings);
  }
  for (std::size_t i = 0; i < links.size(); ++i)
    if (static_cast<double>(untold[i]) > kMostFrames * static_cast<double>(frames))
      sightings.untold.push_back(links[i].link);
  return sightings;
}

Doubts doubtsOf(const DoubtfulSightings& sightings, const Trial& trial) {
  Doubts doubts;
  addMarkers(sightings, trial, doubts);
  addSegments(sightings, trial, doubts);
  addUntold(sightings, trial, doubts);
  return doubts;
}

}  // namespace handhold
