// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/marker_sets/recognition.h"

#include <algorithm>
#include <map>

#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

constexpr std::size_t kMostNamed = 12;  // labels in one doubt

std::string key(const std::string& label) {
  std::string text = bareLabel(label);
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

std::map<std::string, int> placesByLabel(const MarkerSet& set) {
  std::map<std::string, int> places;
  for (std::size_t i = 0; i < set.markers.size(); ++i)
    for (const std::string& label : set.markers[i].labels) places.emplace(key(label), static_cast<int>(i));
  return places;
}

}  // namespace

std::string bareLabel(const std::string& label) {
  std::string text = label.substr(label.rfind(':') + 1);
  text.erase(0, text.find_first_not_of(' '));
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

Recognition recognise(const std::vector<std::string>& labels, const MarkerSet& set) {
  const std::map<std::string, int> places = placesByLabel(set);
  Recognition found;
  std::vector<bool> isTaken(set.markers.size());
  for (const std::string& label : labels) {
    const auto place = places.find(key(label));
    const bool isNew = place != places.end() && !isTaken[static_cast<std::size_t>(place->second)];
    found.places.push_back(isNew ? place->second : -1);
    if (!isNew) continue;
    isTaken[static_cast<std::size_t>(place->second)] = true;
    ++found.matches;
  }
  if (!labels.empty()) found.shareOfLabels = found.matches / static_cast<double>(labels.size());
  if (!set.markers.empty()) found.shareOfSet = found.matches / static_cast<double>(set.markers.size());
  return found;
}

int recognisedSet(const std::vector<std::string>& labels, const std::vector<MarkerSet>& sets) {
  int best = -1;
  Recognition most;
  most.matches = kLeastMatches - 1;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const Recognition found = recognise(labels, sets[i]);
    const bool isBetter = found.matches != most.matches ? found.matches > most.matches
                                                        : best >= 0 && found.shareOfSet > most.shareOfSet;
    if (!isBetter) continue;
    best = static_cast<int>(i);
    most = found;
  }
  return best;
}

std::vector<std::string> labelsOf(const Recording& recording) {
  std::vector<std::string> labels;
  for (const Marker& marker : recording.markers) labels.push_back(marker.name);
  return labels;
}

Doubts doubtsOf(const Recognition& recognition, const std::vector<std::string>& labels,
                const MarkerSet& set) {
  std::vector<std::string> unknown;
  std::size_t count = 0;
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (recognition.places[i] < 0 && ++count <= kMostNamed) unknown.push_back(labels[i]);
  if (count == 0) return {};
  if (count > unknown.size()) unknown.push_back(std::to_string(count - unknown.size()) + " more");
  return {{DoubtKind::Labels, "markers", set.title + " has no " + listed(unknown),
           count == 1 ? "left out of the fit" : "they are left out of the fit"}};
}

}  // namespace handhold
