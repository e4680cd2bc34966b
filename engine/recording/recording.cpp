// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/recording.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include "engine/core/nearest_name.h"
#include "engine/recording/plausibility.h"
#include "engine/recording/same_values.h"

namespace handhold {

namespace {

constexpr double kLargest = 1e9;         // of any number that is kept in single precision
constexpr float kWidestSpan = 200.0f;    // m: of what one laboratory records
constexpr float kNarrowestSpan = 0.02f;  // m

std::string percent(double share) {
  // never "100 %" of what is not all
  return std::to_string(share >= 1.0 ? 100 : static_cast<int>(std::floor(100.0 * share))) + " %";
}

void noteGaps(Recording& recording) {
  int broken = 0;
  const Marker* worst = nullptr;
  for (const Marker& marker : recording.markers) {
    if (seenShare(marker) >= 1.0) continue;
    ++broken;
    if (!worst || seenShare(marker) < seenShare(*worst)) worst = &marker;
  }
  if (!worst) return;
  recording.doubts.push_back({DoubtKind::Gaps, "markers",
                              std::to_string(broken) + " of " + std::to_string(recording.markers.size()) +
                                  " are not seen all the time, " + quoted(worst->name) + " is seen in " +
                                  percent(seenShare(*worst)) + " of the frames",
                              "gaps stay where nothing fills them"});
}

/// The longest side of the box about all that was seen (m); a negative number where nothing was.
float spanOf(const std::vector<Marker>& markers) {
  Vector3f least = Vector3f::Constant(std::numeric_limits<float>::max()), most = -least;
  for (const Marker& marker : markers)
    for (const Vector3f& position : marker.positions) {
      if (!isSeen(position)) continue;
      least = least.cwiseMin(position);
      most = most.cwiseMax(position);
    }
  return least.x() > most.x() ? -1.0f : (most - least).maxCoeff();
}

void noteSpan(Recording& recording) {
  const float span = spanOf(recording.markers);
  const bool isOdd =
      span > kWidestSpan || (span >= 0.0f && span < kNarrowestSpan && recording.markers.size() > 2);
  if (isOdd)
    recording.doubts.push_back({DoubtKind::Units,
                                "markers",
                                "they span {1}",
                                "the unit was taken as it stands",
                                DoubtAbout::LengthUnit,
                                {{span}}});
}

bool hasPlaces(const Recording& recording) {
  return !recording.markers.empty() || !recording.plates.empty() || recording.skeleton.has_value();
}

}  // namespace

bool operator==(const Marker& a, const Marker& b) {
  return a.name == b.name && a.description == b.description && sameValues(a.positions, b.positions) &&
         sameValues(a.residuals, b.residuals);
}

bool operator==(const RecordedVectors& a, const RecordedVectors& b) {
  return a.name == b.name && a.description == b.description && a.measure == b.measure &&
         sameValues(a.values, b.values);
}

bool operator==(const AnalogChannel& a, const AnalogChannel& b) {
  return a.name == b.name && a.description == b.description && a.measure == b.measure &&
         sameValues(a.values, b.values);
}

bool operator==(const RecordedCoordinate& a, const RecordedCoordinate& b) {
  return a.name == b.name && a.measure == b.measure && sameValues(a.values, b.values);
}

bool operator==(const Recording& a, const Recording& b) {
  return a.title == b.title && a.firstFrame == b.firstFrame && a.frames == b.frames &&
         a.markers == b.markers && a.vectors == b.vectors && a.paths == b.paths && a.samples == b.samples &&
         a.analog == b.analog && a.plates == b.plates && a.steps == b.steps &&
         a.coordinates == b.coordinates && a.skeleton == b.skeleton && a.events == b.events &&
         a.person == b.person && a.up == b.up && a.doubts == b.doubts;
}

double seenShare(const Marker& marker) {
  if (marker.positions.empty()) return 1.0;
  const auto seen = std::count_if(marker.positions.begin(), marker.positions.end(), isSeen);
  return static_cast<double>(seen) / static_cast<double>(marker.positions.size());
}

int markerNamed(const Recording& recording, const std::string& name) {
  const auto found = std::find_if(recording.markers.begin(), recording.markers.end(),
                                  [&](const Marker& marker) { return marker.name == name; });
  return found == recording.markers.end() ? -1 : static_cast<int>(found - recording.markers.begin());
}

std::vector<double> coordinatesAt(const Recording& recording, int step) {
  std::vector<double> values;
  values.reserve(recording.coordinates.size());
  for (const RecordedCoordinate& coordinate : recording.coordinates)
    values.push_back(coordinate.values[static_cast<std::size_t>(step)]);
  return values;
}

void makeNamesUnique(std::vector<std::string>& names, const std::string& stem, const std::string& place,
                     Doubts& doubts) {
  std::set<std::string> taken;
  std::map<std::string, int> next;  // number of the next of a name: thousands may share it
  int nameless = 0, doubled = 0;
  std::string example;
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::string& name = names[i];
    if (name.empty()) {
      ++nameless;
      name = stem + " " + std::to_string(i + 1);
    }
    const std::string plain = name;
    if (taken.insert(name).second) continue;
    ++doubled;
    if (example.empty()) example = plain;
    int& number = next.try_emplace(plain, 2).first->second;
    do name = plain + " " + std::to_string(number++);
    while (!taken.insert(name).second);
  }
  if (nameless > 0)
    doubts.push_back({DoubtKind::Labels, place, std::to_string(nameless) + " have no name",
                      "they are counted: " + quoted(stem + " " + std::to_string(names.size()))});
  if (doubled > 0)
    doubts.push_back({DoubtKind::Labels, place, "names come twice, as " + handhold::quoted(example),
                      "the later ones are numbered: " + handhold::quoted(example + " 2")});
}

float oneOf(double number) { return std::abs(number) < kLargest ? static_cast<float>(number) : kGap; }

Vector3f threeOf(double x, double y, double z) {
  const Vector3f three(oneOf(x), oneOf(y), oneOf(z));
  return isSeen(three) ? three : unseen();
}

namespace {

constexpr double kApartTurn = 0.35;   // rad: between two frames nobody turns so far
constexpr double kApartShare = 10.0;  // of the usual step

/// The greatest turn of any channel from a frame to the next, by the shorter way (rad).
double greatestTurn(const Recording& recording, std::size_t step) {
  double most = 0.0;
  for (const RecordedCoordinate& coordinate : recording.coordinates)
    if (coordinate.measure == Measured::Angle)
      most = std::max(most, std::abs(std::remainder(coordinate.values[step + 1] - coordinate.values[step],
                                                    2.0 * std::numbers::pi)));
  return most;
}

}  // namespace

bool beginsApart(const Recording& recording) {
  std::vector<double> turns;
  for (std::size_t step = 0; step + 1 < recording.steps.times.size(); ++step)
    turns.push_back(greatestTurn(recording, step));
  if (turns.size() < 3) return false;
  const double first = turns.front();
  const auto middle = turns.begin() + static_cast<std::ptrdiff_t>(turns.size() / 2);
  std::nth_element(turns.begin(), middle, turns.end());
  return first > kApartTurn && first > kApartShare * *middle;
}

void hideZeros(Recording& recording) {
  int hidden = 0;
  const Marker* first = nullptr;
  for (Marker& marker : recording.markers)
    for (Vector3f& position : marker.positions) {
      if (!position.isZero(0.0f)) continue;
      position = unseen();
      ++hidden;
      if (!first) first = &marker;
    }
  if (!first) return;
  recording.doubts.push_back({DoubtKind::Gaps, "markers",
                              std::to_string(hidden) + (hidden == 1 ? " place is" : " places are") +
                                  " exactly 0, 0, 0, first of " + quoted(first->name),
                              "taken as not seen"});
}

void noteCommonDoubts(Recording& recording) {
  noteGaps(recording);
  noteSpan(recording);
  noteImplausible(recording);
  if (!recording.up && hasPlaces(recording) && !hasDoubt(recording.doubts, DoubtKind::UpAxis))
    recording.doubts.push_back(
        {DoubtKind::UpAxis, "file", "which axis points up is not told", "left open", DoubtAbout::UpOpen});
}

}  // namespace handhold
