// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/recording_json.h"

#include "engine/core/nearest_name.h"
#include "engine/task/file/json_list.h"
#include "engine/trial/trial_fields.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

constexpr double kMost = 1e9;  // whatever is counted or measured
constexpr Range kAny{-kMost, kMost};

std::vector<std::string> measureWords() {
  std::vector<std::string> words;
  for (int i = 0; i <= static_cast<int>(Measured::Count); ++i)
    words.emplace_back(wordOf(static_cast<Measured>(i)));
  return words;
}

/// Which of the words a field holds; the first where it is not there.
int wordAt(const JsonNode& node, const char* field, const std::vector<std::string>& words) {
  if (!node.has(field)) return 0;
  const std::string text = node.at(field).text();
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == text) return static_cast<int>(i);
  node.at(field).fail(quoted(text) + " is not known", suggestion(text, words));
}

Vector3 threeAt(const JsonNode& node) {
  const std::vector<double> numbers = node.numbers(3, kAny);
  return {numbers[0], numbers[1], numbers[2]};
}

/// What all lists of numbers have.
template <class Named>
Json namedJson(const Named& item) {
  Json json{{"name", item.name}};
  if (!item.description.empty()) json["description"] = item.description;
  return json;
}

template <class Named>
void readNamed(const JsonNode& node, Named& item) {
  node.read("name", item.name);
  node.read("description", item.description);
}

Json markersJson(const Recording& recording) {
  Json list = Json::array();
  for (const Marker& marker : recording.markers) {
    Json json = namedJson(marker);
    if (!marker.residuals.empty()) json["residuals"] = true;
    list.push_back(json);
  }
  return list;
}

template <class Channels>
Json channelsJson(const Channels& channels) {
  Json list = Json::array();
  for (const auto& channel : channels) {
    Json json = namedJson(channel);
    json["measure"] = wordOf(channel.measure);
    list.push_back(json);
  }
  return list;
}

Json pathJson(const RecordedPath& path) {
  return {{"name", path.name}, {"muscle", path.kind == RecordedPath::Kind::Muscle}, {"points", path.points}};
}

Json coordinateJson(const RecordedCoordinate& coordinate) {
  return {{"name", coordinate.name}, {"measure", wordOf(coordinate.measure)}};
}

Json plateJson(const ForcePlate& plate) {
  Json corners = Json::array();
  for (const Vector3& corner : plate.corners) corners.push_back(list(corner));
  Json json{{"name", plate.name},
            {"type", plate.type},
            {"corners", corners},
            {"origin", list(plate.origin)},
            {"channels", plate.channels},
            {"forces", !plate.forces.empty()},
            {"moments", !plate.moments.empty()}};
  if (plate.foot != PlateFoot::AsFound) json["foot"] = kPlateFootWords[static_cast<std::size_t>(plate.foot)];
  return json;
}

Json jointJson(const SkeletonJoint& joint) {
  Json freedoms = Json::array();
  for (const JointFreedom& freedom : joint.freedoms)
    freedoms.push_back({{"move", freedom.kind == JointFreedom::Kind::Move},
                        {"axis", freedom.axis},
                        {"sign", freedom.sign},
                        {"channel", freedom.channel}});
  Json json{{"name", joint.name},
            {"parent", joint.parent},
            {"offset", list(joint.offset)},
            {"axes", list(VectorX(joint.axes.reshaped()))},
            {"freedoms", freedoms}};
  if (joint.end) json["end"] = list(*joint.end);
  return json;
}

Json eventJson(const RecordedEvent& event) {
  return {
      {"label", event.label}, {"context", event.context}, {"subject", event.subject}, {"time", event.time}};
}

template <class Items, class ToJson>
Json listJson(const Items& items, const ToJson& toJson) {
  Json list = Json::array();
  for (const auto& item : items) list.push_back(toJson(item));
  return list;
}

Marker markerAt(const JsonNode& node) {
  Marker marker;
  readNamed(node, marker);
  bool hasResiduals = false;
  node.read("residuals", hasResiduals);
  if (hasResiduals) marker.residuals.push_back(0.0F);
  return marker;
}

template <class ChannelKind>
ChannelKind channelAt(const JsonNode& node) {
  ChannelKind channel;
  readNamed(node, channel);
  channel.measure = static_cast<Measured>(wordAt(node, "measure", measureWords()));
  return channel;
}

RecordedCoordinate coordinateAt(const JsonNode& node) {
  RecordedCoordinate coordinate;
  node.read("name", coordinate.name);
  coordinate.measure = static_cast<Measured>(wordAt(node, "measure", measureWords()));
  return coordinate;
}

ForcePlate plateAt(const JsonNode& node) {
  ForcePlate plate;
  node.read("name", plate.name);
  plate.type = indexAt(node, "type");
  const std::vector<JsonNode> corners = node.at("corners").items();
  if (corners.size() != plate.corners.size()) node.at("corners").fail("are not four", "import it again");
  for (std::size_t i = 0; i < corners.size(); ++i) plate.corners[i] = threeAt(corners[i]);
  plate.origin = threeAt(node.at("origin"));
  for (const JsonNode& channel : node.at("channels").items())
    plate.channels.push_back(static_cast<int>(channel.number({0.0, kMost})));
  if (node.at("forces").flag()) plate.forces.push_back(Vector3f::Zero());
  if (node.at("moments").flag()) plate.moments.push_back(Vector3f::Zero());
  plate.foot = static_cast<PlateFoot>(wordAt(node, "foot", {kPlateFootWords.begin(), kPlateFootWords.end()}));
  return plate;
}

JointFreedom freedomAt(const JsonNode& node, std::size_t coordinates) {
  JointFreedom freedom;
  freedom.kind = node.at("move").flag() ? JointFreedom::Kind::Move : JointFreedom::Kind::Turn;
  freedom.axis = static_cast<int>(node.at("axis").number({0.0, 2.0}));
  freedom.sign = node.has("sign") && node.at("sign").number({-1.0, 1.0}) < 0.0 ? -1 : 1;
  freedom.channel =
      static_cast<int>(node.at("channel").number({-1.0, static_cast<double>(coordinates) - 1.0}));
  return freedom;
}

SkeletonJoint jointAt(const JsonNode& node, int number, std::size_t coordinates) {
  SkeletonJoint joint;
  node.read("name", joint.name);
  joint.parent = static_cast<int>(node.at("parent").number({-1.0, number - 1.0}));
  joint.offset = threeAt(node.at("offset"));
  const std::vector<double> axes = node.at("axes").numbers(9, {-1.001, 1.001});
  joint.axes = Eigen::Map<const Matrix3>(axes.data());
  for (const JsonNode& freedom : node.at("freedoms").items())
    joint.freedoms.push_back(freedomAt(freedom, coordinates));
  if (node.has("end")) joint.end = threeAt(node.at("end"));
  return joint;
}

RecordedEvent eventAt(const JsonNode& node) {
  RecordedEvent event;
  node.read("label", event.label);
  node.read("context", event.context);
  node.read("subject", event.subject);
  node.read("time", event.time, kAny);
  return event;
}

/// The times of a base that no table tells are its own.
Json baseJson(const TimeBase& base, bool isInTable) {
  Json json{{"rate", base.rate}};
  if (!isInTable && !base.times.empty()) json["times"] = base.times;
  return json;
}

TimeBase baseAt(const JsonNode& node) {
  TimeBase base;
  node.read("rate", base.rate, {0.0, kMost});
  if (const auto times = node.find("times"))
    for (const JsonNode& time : times->items()) base.times.push_back(time.number(kAny));
  return base;
}

template <class Items, class Read>
void readList(const JsonNode& node, const char* field, const Read& read, Items& items) {
  if (const auto list = node.find(field))
    for (const JsonNode& item : list->items()) items.push_back(read(item));
}

void readSkeleton(const JsonNode& node, Recording& recording) {
  const auto joints = node.find("skeleton");
  if (!joints) return;
  recording.skeleton.emplace();
  int number = 0;
  for (const JsonNode& joint : joints->items())
    recording.skeleton->joints.push_back(jointAt(joint, number++, recording.coordinates.size()));
}

void readPerson(const JsonNode& node, Recording& recording) {
  if (const auto person = node.find("person")) {
    person->read("name", recording.person.name);
    person->read("mass", recording.person.mass, bound::kMass);
    person->read("stature", recording.person.stature, bound::kLength);
  }
  if (!node.has("up")) return;
  recording.up.emplace();
  recording.up->axis = static_cast<int>(node.at("up").at("axis").number({0.0, 2.0}));
  recording.up->sign = node.at("up").at("sign").number({-1.0, 1.0}) < 0.0 ? -1 : 1;
}

bool hasPlateLoads(const Recording& recording) {
  for (const ForcePlate& plate : recording.plates)
    if (!plate.forces.empty() || !plate.moments.empty()) return true;
  return false;
}

void readPaths(const JsonNode& node, Recording& recording) {
  const auto paths = node.find("paths");
  if (!paths) return;
  const double last = static_cast<double>(recording.vectors.size()) - 1.0;
  for (const JsonNode& item : paths->items()) {
    RecordedPath& path = recording.paths.emplace_back();
    item.read("name", path.name);
    path.kind = item.at("muscle").flag() ? RecordedPath::Kind::Muscle : RecordedPath::Kind::Bone;
    for (const JsonNode& point : item.at("points").items())
      path.points.push_back(static_cast<int>(point.number({0.0, last})));
  }
}

}  // namespace

Json recordingJson(const Recording& recording) {
  Json json{{"title", recording.title}, {"first_frame", recording.firstFrame}};
  json["frames"] = baseJson(recording.frames, !recording.markers.empty() || !recording.vectors.empty());
  json["samples"] = baseJson(recording.samples, !recording.analog.empty() || hasPlateLoads(recording));
  json["steps"] = baseJson(recording.steps, !recording.coordinates.empty());
  json["markers"] = markersJson(recording);
  json["vectors"] = channelsJson(recording.vectors);
  if (!recording.paths.empty()) json["paths"] = listJson(recording.paths, pathJson);
  json["analog"] = channelsJson(recording.analog);
  json["coordinates"] = listJson(recording.coordinates, coordinateJson);
  json["plates"] = listJson(recording.plates, plateJson);
  if (recording.skeleton) json["skeleton"] = listJson(recording.skeleton->joints, jointJson);
  json["events"] = listJson(recording.events, eventJson);
  const RecordedPerson& person = recording.person;
  json["person"] = {{"name", person.name}, {"mass", person.mass}, {"stature", person.stature}};
  if (recording.up) json["up"] = {{"axis", recording.up->axis}, {"sign", recording.up->sign}};
  json["doubts"] = doubtsJson(recording.doubts);
  return json;
}

Recording recordingAt(const JsonNode& node) {
  Recording recording;
  node.read("title", recording.title);
  recording.firstFrame = static_cast<int>(node.at("first_frame").number(kAny));
  recording.frames = baseAt(node.at("frames"));
  recording.samples = baseAt(node.at("samples"));
  recording.steps = baseAt(node.at("steps"));
  readList(node, "markers", markerAt, recording.markers);
  readList(node, "vectors", channelAt<RecordedVectors>, recording.vectors);
  readPaths(node, recording);
  readList(node, "analog", channelAt<AnalogChannel>, recording.analog);
  readList(node, "coordinates", coordinateAt, recording.coordinates);
  readList(node, "plates", plateAt, recording.plates);
  readSkeleton(node, recording);
  readList(node, "events", eventAt, recording.events);
  readPerson(node, recording);
  if (node.has("doubts")) recording.doubts = doubtsAt(node.at("doubts"));
  return recording;
}

Json fittedMarkersJson(const Recorded& recorded, const Model& model) {
  Json json = Json::array();
  for (const FittedMarker& marker : recorded.markers)
    json.push_back({{"marker", marker.marker},
                    {"link", model.joints[marker.link].name},
                    {"point", list(marker.point)},
                    {"weight", marker.weight},
                    {"rms", marker.rms},
                    {"max", marker.max}});
  return json;
}

std::vector<FittedMarker> fittedMarkersAt(const JsonNode& node, const Recording& recording,
                                          const Model& model) {
  const double last = static_cast<double>(recording.markers.size()) - 1.0;
  std::vector<FittedMarker> markers;
  for (const JsonNode& item : node.items()) {
    FittedMarker& marker = markers.emplace_back();
    marker.marker = static_cast<int>(item.at("marker").number({0.0, last}));
    const std::string link = item.at("link").text();
    marker.link = model.findJoint(link);
    if (!marker.link.valid())
      item.at("link").fail("there is no link " + quoted(link), "import the recording again");
    marker.point = threeAt(item.at("point"));
    item.read("weight", marker.weight, bound::kWeight);
    item.read("rms", marker.rms, kAny);
    item.read("max", marker.max, kAny);
  }
  return markers;
}

}  // namespace handhold
