// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/marker_sets/marker_set.h"

#include <algorithm>

#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kSchema = "handhold-marker-set-1";
constexpr Range kSpread{1e-4, 1.0, "m"};
constexpr Range kWeight{0.0, kGreatestMarkerWeight};

const SegmentRow& segmentAt(const JsonNode& node) {
  std::vector<std::string> words;
  for (const SegmentRow& row : kSegments) {
    if (node.text() == row.word) return row;
    words.emplace_back(row.word);
  }
  node.fail(quoted(node.text()) + " is no segment of the body", suggestion(node.text(), words));
}

/// The role of that word; it may be one of a side only where the marker has a side.
void checkRole(const JsonNode& node, bool isSided) {
  std::vector<std::string> words;
  for (const Role& role : kRoles) {
    if (role.isSided && !isSided) continue;
    if (node.text() == role.word) return;
    words.emplace_back(role.word);
  }
  node.fail(quoted(node.text()) + " is no place to put a marker near", suggestion(node.text(), words));
}

std::vector<std::string> textsAt(const JsonNode& node) {
  std::vector<std::string> texts;
  for (const JsonNode& item : node.items()) texts.push_back(item.text());
  if (texts.empty()) node.fail("is empty", "name the marker");
  return texts;
}

MarkerPlace placeAt(const JsonNode& node, bool isSided) {
  MarkerPlace place;
  place.segment = segmentAt(node.at("segment")).segment;
  if (node.has("near")) {
    place.near = node.at("near").text();
    checkRole(node.at("near"), isSided);
  }
  const std::vector<double> at = node.at("at").numbers(3, bound::kBodyLength);
  place.offset = Vector3(at[0], at[1], at[2]);
  node.read("spread", place.spread, kSpread);
  node.read("weight", place.weight, kWeight);
  return place;
}

/// A marker of the middle, or one of each side.
void readPlaces(const JsonNode& node, MarkerSet& set) {
  node.allowOnly({"labels", "right", "left", "segment", "near", "at", "spread", "weight"});
  if (node.has("labels")) {
    set.markers.push_back(placeAt(node, false));
    set.markers.back().labels = textsAt(node.at("labels"));
    return;
  }
  const MarkerPlace place = placeAt(node, true);
  for (const BodySide side : kBodySides) {
    const char* field = side == BodySide::Right ? "right" : "left";
    if (!node.has(field)) continue;
    set.markers.push_back(place);
    set.markers.back().side = side;
    set.markers.back().labels = textsAt(node.at(field));
  }
  if (!node.has("right") && !node.has("left"))
    node.fail("has no label", "give it labels, or right and left ones");
}

/// A middle segment has no side, and that of a limb has one.
void checkSide(const JsonNode& node, const MarkerPlace& place) {
  const SegmentRow& row = rowOf(place.segment);
  if (row.role.isSided && !place.side)
    node.at("segment").fail(std::string("there are two of '") + row.word + "'",
                            "write right and left instead of labels");
}

/// Of a link at the zero posture, where the axes of all links are parallel.
Vector3 originAtZero(const Model& model, LinkIndex link) {
  Vector3 origin = Vector3::Zero();
  for (; link > 0; link = model.joints[link].parent) origin += model.joints[link].offset;
  return origin;
}

SiteIndex siteNear(const Model& model, const MarkerPlace& place) {
  const SiteIndex site = model.findSite(place.near);
  return site.valid() || !place.side ? site : model.findSite(prefixOf(*place.side) + place.near);
}

Json placeJson(const MarkerPlace& place) {
  const char* field = !place.side ? "labels" : *place.side == BodySide::Right ? "right" : "left";
  Json json{{field, place.labels}, {"segment", rowOf(place.segment).word}};
  if (!place.near.empty()) json["near"] = place.near;
  json["at"] = {place.offset.x(), place.offset.y(), place.offset.z()};
  json["spread"] = place.spread;
  if (place.weight != 1.0) json["weight"] = place.weight;
  return json;
}

}  // namespace

MarkerSet markerSetFromJson(const std::string& text, const std::string& place) {
  const JsonDocument document(text, place);
  const JsonNode root(document);
  root.allowOnly({"schema", "name", "title", "note", "markers"});
  if (root.at("schema").text() != kSchema)
    root.at("schema").fail(quoted(root.at("schema").text()) + " is not a schema that this program reads",
                           std::string("use ") + kSchema);
  MarkerSet set;
  set.name = set.title = root.at("name").text();
  root.read("title", set.title);
  root.read("note", set.note);
  for (const JsonNode& node : root.at("markers").items()) {
    const std::size_t first = set.markers.size();
    readPlaces(node, set);
    for (std::size_t i = first; i < set.markers.size(); ++i) checkSide(node, set.markers[i]);
  }
  if (set.markers.empty()) root.at("markers").fail("is empty", "place at least one marker");
  return set;
}

MarkerSet loadMarkerSet(const std::filesystem::path& file) {
  return markerSetFromJson(readFile(file), file.string());
}

std::string markerSetToJson(const MarkerSet& set) {
  Json json{{"schema", kSchema}, {"name", set.name}, {"title", set.title}, {"note", set.note}};
  json["markers"] = Json::array();
  for (const MarkerPlace& place : set.markers) json["markers"].push_back(placeJson(place));
  return prettyJson(json);
}

std::vector<MarkerSet> loadMarkerSets(const std::filesystem::path& folder) {
  std::vector<MarkerSet> sets;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".json") sets.push_back(loadMarkerSet(entry.path()));
  std::sort(sets.begin(), sets.end(), [](const MarkerSet& a, const MarkerSet& b) { return a.name < b.name; });
  return sets;
}

BodyPlace placeOn(const Model& model, const MarkerPlace& place) {
  BodyPlace found;
  const bool isSided = rowOf(place.segment).role.isSided;
  found.link = segmentLink(model, place.segment, isSided ? place.side : std::nullopt);
  if (!found.link.valid()) return found;
  found.point = place.offset;
  if (place.side == BodySide::Right) found.point.x() = -found.point.x();
  if (place.near.empty()) return found;
  const SiteIndex near = siteNear(model, place);
  if (!near.valid()) return {};
  const Site& site = model.sites[near];
  found.point += originAtZero(model, site.link) + site.X_LS.p - originAtZero(model, found.link);
  return found;
}

}  // namespace handhold
