// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/suit.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "engine/core/nearest_name.h"
#include "engine/model/limb_side.h"
#include "engine/model/model_file.h"
#include "engine/model/segments.h"

namespace handhold {

namespace {

constexpr const char* kSuitSchema = "handhold-suit-1";
constexpr Range kPressure{0.0, 1e6, "Pa"};
constexpr Range kReferencePressure{1.0, 1e6, "Pa"};
constexpr Range kFrictionRate{1e-3, 10.0, "rad/s"};
constexpr Range kSuitMass{0.0, 500.0, "kg"};

double pressureShare(const JsonNode& suit) {
  double reference = 1.0, pressure = 1.0;
  if (suit.has("pressure") != suit.has("reference_pressure"))
    suit.fail("tells one pressure without the other",
              "write 'pressure' and the 'reference_pressure' of its numbers, or neither");
  suit.read("reference_pressure", reference, kReferencePressure);
  pressure = reference;
  suit.read("pressure", pressure, kPressure);
  return pressure / reference;
}

JointSuit jointSuitAt(const JsonNode& node, double share) {
  node.allowOnly({"joint", "stiffness", "neutral", "friction", "rate", "note"});
  JointSuit suit;
  node.read("stiffness", suit.stiffness, bound::kStiffness);
  node.read("friction", suit.friction, bound::kMomentLimit);
  node.read("rate", suit.rate, kFrictionRate);
  if (suit.stiffness > 0.0 || node.has("neutral"))
    suit.neutral = node.at("neutral").number(bound::kJointLimit);
  suit.stiffness *= share;
  suit.friction *= share;
  return suit;
}

/// Of a joint, or of both of that name without its side.
std::vector<LinkIndex> jointsNamed(const JsonNode& node, const Model& model) {
  const std::string name = node.text();
  if (const LinkIndex one = model.findJoint(name); one > 0) return {one};
  std::vector<LinkIndex> both;
  for (const char* side : {"r_", "l_"})
    if (const LinkIndex one = model.findJoint(side + name); one > 0) both.push_back(one);
  if (!both.empty()) return both;
  std::vector<std::string> names;
  for (int i = 1; i < model.linkCount(); ++i) names.push_back(model.joints[i].name);
  node.fail("the model " + model.name + " has no joint '" + name + "'", suggestion(name, names));
}

void wearAt(const JsonNode& node, const JointSuit& suit, Joint& joint) {
  const double stiffness = joint.stiffness + suit.stiffness;
  if (stiffness > 0.0)
    joint.neutral = (joint.stiffness * joint.neutral + suit.stiffness * suit.neutral) / stiffness;
  joint.stiffness = stiffness;
  joint.friction = suit.friction;
  joint.frictionRate = suit.rate;
  if (joint.neutral < joint.lower || joint.neutral > joint.upper)
    (node.has("neutral") ? node.at("neutral") : node)
        .fail("would bring " + joint.name + " to rest beyond its limits", "move it between them");
}

/// Each joint with the entry that it is of.
std::vector<std::pair<JsonNode, JointSuit>> jointSuits(const JsonNode& suit, const Model& model) {
  const double share = pressureShare(suit);
  std::vector<std::pair<JsonNode, JointSuit>> all;
  std::set<int> worn;
  if (!suit.has("joints")) return all;
  for (const JsonNode& node : suit.at("joints").items()) {
    const std::vector<LinkIndex> joints = jointsNamed(node.at("joint"), model);
    for (const LinkIndex index : joints) {
      const Joint& joint = model.joints[index];
      if (!worn.insert(index).second)
        node.at("joint").fail(joint.name + " is there twice", "put both entries together");
      JointSuit added = jointSuitAt(node, share);
      added.joint = index;
      if (index != joints.front()) added.neutral *= joint.mirrorSign;
      all.emplace_back(node, added);
    }
  }
  return all;
}

void wearMass(const JsonNode& node, BodySegment segment, double mass, Model& model) {
  const std::vector<BodySegment> segments = segmentsOf(model);
  const bool isSided = rowOf(segment).role.isSided;
  const auto isOf = [&](const Body& body, std::optional<BodySide> side) {
    return segments[static_cast<std::size_t>(body.link)] == segment &&
           (!side || limbSide(model.joints[body.link].limb) == side);
  };
  const std::vector<std::optional<BodySide>> sides =
      isSided ? std::vector<std::optional<BodySide>>{BodySide::Right, BodySide::Left}
              : std::vector<std::optional<BodySide>>{std::nullopt};
  for (const auto& side : sides) {
    double own = 0.0;
    for (const Body& body : model.bodies)
      if (isOf(body, side)) own += body.mass;
    if (!(own > 0.0))
      node.fail("the model " + model.name + " has no mass at the " + titleOf(segment, side), "take it out");
    for (Body& body : model.bodies) {
      if (!isOf(body, side)) continue;
      body.mass *= 1.0 + mass / own;
      body.inertia *= 1.0 + mass / own;
    }
  }
}

void wearMasses(const JsonNode& masses, Model& model) {
  std::vector<std::string> words;
  for (const SegmentRow& row : kSegments) words.emplace_back(row.word);
  masses.allowOnly(words);
  for (const SegmentRow& row : kSegments)
    if (masses.has(row.word))
      wearMass(masses.at(row.word), row.segment, masses.at(row.word).number(kSuitMass), model);
  gatherInertia(model);
}

}  // namespace

void wear(const JsonNode& suit, Model& model) {
  if (suit.isText())
    suit.fail("names a file, and there is no folder to look for it", "write the suit itself here");
  suit.allowOnly({"schema", "name", "note", "pressure", "reference_pressure", "joints", "masses"});
  const JsonNode schema = suit.at("schema");
  if (schema.text() != kSuitSchema)
    schema.fail("'" + schema.text() + "' is not a suit that this program reads",
                std::string("use ") + kSuitSchema);
  model.suit = suit.at("name").text();
  if (model.suit.empty()) suit.at("name").fail("is empty", "give the suit a name");
  for (const auto& [node, added] : jointSuits(suit, model)) wearAt(node, added, model.joints[added.joint]);
  if (const auto masses = suit.find("masses")) wearMasses(*masses, model);
}

std::string withSuit(const std::string& modelFile, const std::string& modelPlace, const std::string& suitFile,
                     const std::string& suitPlace) {
  const JsonDocument suit(suitFile, suitPlace);
  const std::string bare = withoutSuit(modelFile, modelPlace);
  Model body = *modelFromJson(bare, modelPlace);
  wear(JsonNode(suit), body);  // what is wrong with the suit is told with its own file
  nlohmann::ordered_json root = nlohmann::ordered_json::parse(bare);
  root["suit"] = suit.root();
  return prettyJson(root);
}

std::string withoutSuit(const std::string& modelFile, const std::string& place) {
  nlohmann::ordered_json root = JsonDocument(modelFile, place).root();
  root.erase("suit");
  root.erase("standard");
  return prettyJson(root);
}

std::optional<WornSuit> suitIn(const std::string& modelFile, const std::string& place) {
  const JsonDocument document(modelFile, place);
  const auto suit = JsonNode(document).find("suit");
  if (!suit) return std::nullopt;
  const auto bare = modelFromJson(withoutSuit(modelFile, place), place);
  WornSuit worn{suit->at("name").text(), {}, 0.0, {}};
  suit->read("note", worn.note);
  worn.mass = modelFromJson(modelFile, place)->totalMass - bare->totalMass;
  for (const auto& [node, added] : jointSuits(*suit, *bare)) worn.joints.push_back(added);
  return worn;
}

Subject inSuitOf(const Subject& worn, Subject bare) {
  if (!worn.model || worn.model->suit.empty()) return bare;
  const JsonDocument from(worn.file, worn.name);
  bare.file = withSuit(bare.file, bare.name, from.root().at("suit").dump(), worn.model->suit);
  bare.model = modelFromJson(bare.file, bare.name);
  return bare;
}

}  // namespace handhold
