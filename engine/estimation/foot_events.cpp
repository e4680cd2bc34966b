// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/foot_events.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace handhold {

namespace {

constexpr double kLeastStance = 0.1;     // s: less is a touch, or a frame lost
constexpr double kSameEvent = 0.2;       // s: the plate's is the better one
constexpr double kNearEvent = 0.15;      // s: so near an event its own foot bears, and no other
constexpr double kRestingHeight = 0.03;  // m above where the marker rests
constexpr double kRestingSpeed = 0.4;    // m/s
constexpr double kRestingShare = 0.05;   // of the frames: below that height it rests
constexpr double kOnPlate = 0.5;         // m: a foot that is farther from the pressure is not on it

enum class Foot { Left, Right };

struct Stance {
  double from = 0.0, to = 0.0;
  bool begins = true, ends = true;  ///< within the recording
};

const char* wordOf(Foot foot) { return foot == Foot::Left ? "Left" : "Right"; }

/// Of flags at times; shorter ones and shorter breaks are left out.
std::vector<Stance> stancesOf(const std::vector<bool>& stands, const std::vector<double>& times) {
  std::vector<Stance> stances;
  for (std::size_t i = 0; i < stands.size(); ++i) {
    if (!stands[i]) continue;
    if (stances.empty() || times[i] - stances.back().to > kLeastStance)
      stances.push_back({times[i], times[i], i > 0, true});
    stances.back().to = times[i];
    stances.back().ends = i + 1 < stands.size();
  }
  std::erase_if(stances, [](const Stance& stance) { return stance.to - stance.from < kLeastStance; });
  return stances;
}

void addEvents(const std::vector<Stance>& stances, const std::string& context,
               std::vector<RecordedEvent>& events) {
  for (const Stance& stance : stances) {
    if (stance.begins) events.push_back({"Foot Strike", context, "", stance.from});
    if (stance.ends) events.push_back({"Foot Off", context, "", stance.to});
  }
}

std::vector<const Marker*> markersOf(const Recording& recording, const std::vector<std::string>& names) {
  std::vector<const Marker*> markers;
  for (const std::string& name : names)
    if (const int index = markerNamed(recording, name); index >= 0)
      markers.push_back(&recording.markers[static_cast<std::size_t>(index)]);
  return markers;
}

std::size_t frameAtTime(const TimeBase& frames, double time) {
  const auto later = std::lower_bound(frames.times.begin(), frames.times.end(), time);
  return static_cast<std::size_t>(std::min(later - frames.times.begin(), std::ptrdiff_t(frames.count()) - 1));
}

/// From a point to the nearest of the markers, as seen from above.
double distanceTo(const std::vector<const Marker*>& markers, std::size_t frame, const Vector3& p) {
  double least = std::numeric_limits<double>::infinity();
  for (const Marker* marker : markers) {
    const Vector3 way = marker->positions[frame].cast<double>() - p;
    if (isSeen(marker->positions[frame])) least = std::min(least, std::hypot(way.x(), way.z()));
  }
  return least;
}

/// Whose foot a plate bears at a sample; "General" where nobody can tell.
std::string whoStands(const Recording& recording, const FootMarkers& feet, const ForcePlate& plate,
                      int sample) {
  if (plate.foot == PlateFoot::Right) return wordOf(Foot::Right);
  if (plate.foot == PlateFoot::Left) return wordOf(Foot::Left);
  if (recording.frames.count() == 0) return "General";
  const Vector3 pressure = plateLoad(plate, sample).centreOfPressure;
  const std::size_t frame =
      frameAtTime(recording.frames, recording.samples.times[static_cast<std::size_t>(sample)]);
  const double left = distanceTo(markersOf(recording, feet.left), frame, pressure);
  const double right = distanceTo(markersOf(recording, feet.right), frame, pressure);
  if (!(std::min(left, right) < kOnPlate)) return "General";
  return wordOf(left < right ? Foot::Left : Foot::Right);
}

/// The heaviest sample of a span of time, -1: there is none.
int heaviestIn(const Stance& part, const std::vector<double>& times, const ForcePlate& plate) {
  int heaviest = -1;
  const auto first = std::lower_bound(times.begin(), times.end(), part.from) - times.begin();
  for (auto i = static_cast<std::size_t>(first); i < times.size() && times[i] <= part.to; ++i)
    if (heaviest < 0 || plate.forces[i].y() > plate.forces[static_cast<std::size_t>(heaviest)].y())
      heaviest = static_cast<int>(i);
  return heaviest;
}

/// Of one plate: one foot may come while another goes, so each event is told by what bears near it.
std::vector<RecordedEvent> eventsOfPlates(const Recording& recording, const FootMarkers& feet) {
  std::vector<RecordedEvent> events;
  const std::vector<double>& times = recording.samples.times;
  for (const ForcePlate& plate : recording.plates) {
    if (plate.foot == PlateFoot::None) continue;
    std::vector<bool> stands;
    for (const Vector3f& force : plate.forces) stands.push_back(force.y() > kLeastPlateForce);
    const auto whoIn = [&](const Stance& part) {
      const int sample = heaviestIn(part, times, plate);
      return sample < 0 ? std::string("General") : whoStands(recording, feet, plate, sample);
    };
    for (const Stance& stance : stancesOf(stands, times)) {
      const double near = std::min(kNearEvent, 0.5 * (stance.to - stance.from));
      if (stance.begins)
        events.push_back({"Foot Strike", whoIn({stance.from, stance.from + near}), "", stance.from});
      if (stance.ends) events.push_back({"Foot Off", whoIn({stance.to - near, stance.to}), "", stance.to});
    }
  }
  return events;
}

/// The height below which the marker is in its lowest frames.
std::optional<double> restingHeight(const Marker& marker) {
  std::vector<float> heights;
  for (const Vector3f& p : marker.positions)
    if (isSeen(p)) heights.push_back(p.y());
  if (heights.empty()) return std::nullopt;
  const auto at =
      heights.begin() + static_cast<std::ptrdiff_t>(kRestingShare * static_cast<double>(heights.size()));
  std::nth_element(heights.begin(), at, heights.end());
  return static_cast<double>(*at);
}

/// Notes the frames in which the marker rests near the ground.
void noteResting(const Marker& marker, const TimeBase& frames, std::vector<bool>& stands) {
  const std::optional<double> low = restingHeight(marker);
  for (std::size_t i = 1; low && i + 1 < marker.positions.size(); ++i) {
    const Vector3f &before = marker.positions[i - 1], &here = marker.positions[i],
                   &after = marker.positions[i + 1];
    if (!isSeen(before) || !isSeen(here) || !isSeen(after)) continue;
    const double speed =
        static_cast<double>((after - before).norm()) / (frames.times[i + 1] - frames.times[i - 1]);
    if (static_cast<double>(here.y()) < *low + kRestingHeight && speed < kRestingSpeed) stands[i] = true;
  }
}

std::vector<RecordedEvent> eventsOfFoot(const Recording& recording, const std::vector<std::string>& names,
                                        Foot foot) {
  std::vector<bool> stands(recording.frames.times.size(), false);
  for (const Marker* marker : markersOf(recording, names)) noteResting(*marker, recording.frames, stands);
  // speeds are known between frames: the first and the last are as their neighbours
  if (stands.size() > 2) {
    stands.front() = stands[1];
    stands.back() = stands[stands.size() - 2];
  }
  std::vector<RecordedEvent> events;
  addEvents(stancesOf(stands, recording.frames.times), wordOf(foot), events);
  return events;
}

bool isTold(const std::vector<RecordedEvent>& events, const RecordedEvent& event) {
  return std::any_of(events.begin(), events.end(), [&](const RecordedEvent& told) {
    const bool isSameFoot =
        told.context == event.context || told.context == "General" || told.context.empty();
    return isSameFoot && told.label == event.label && std::abs(told.time - event.time) < kSameEvent;
  });
}

void addUntold(const std::vector<RecordedEvent>& found, const std::vector<RecordedEvent>& told,
               std::vector<RecordedEvent>& events) {
  for (const RecordedEvent& event : found)
    if (!isTold(told, event)) events.push_back(event);
}

}  // namespace

std::vector<RecordedEvent> foundFootEvents(const Recording& recording, const FootMarkers& feet) {
  const std::vector<RecordedEvent> ofPlates = eventsOfPlates(recording, feet);
  std::vector<RecordedEvent> events, better = recording.events;
  better.insert(better.end(), ofPlates.begin(), ofPlates.end());
  addUntold(ofPlates, recording.events, events);
  addUntold(eventsOfFoot(recording, feet.left, Foot::Left), better, events);
  addUntold(eventsOfFoot(recording, feet.right, Foot::Right), better, events);
  std::stable_sort(events.begin(), events.end(),
                   [](const RecordedEvent& a, const RecordedEvent& b) { return a.time < b.time; });
  return events;
}

}  // namespace handhold
