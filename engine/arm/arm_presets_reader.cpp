// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/arm_presets_reader.h"

#include <cmath>

#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

constexpr double kUnit = 1e-3;  // how far a quaternion of a file may be from unit length
constexpr double kWhole = 1e-6;

Quaternion readQuaternion(const JsonNode& node) {
  const std::vector<double> n = node.numbers(4, {-1.001, 1.001});
  const Quaternion q(n[0], n[1], n[2], n[3]);
  if (std::abs(q.norm() - 1.0) > kUnit)
    node.fail("is no unit quaternion", "write w, x, y, z with a sum of squares of one");
  return q.normalized();
}

void readFingers(const JsonNode& list, const ArmModel& model, HandPreset& preset) {
  for (const JsonNode& node : list.items()) {
    node.allowOnly({"segment", "attitude"});
    const int segment = readSegmentName(node.at("segment"), model);
    if (segment == *model.hand || !hangsOn(model.tree, segment, *model.hand))
      node.at("segment").fail("is no part of a finger", "name a segment that hangs on the hand");
    preset.fingers.push_back({segment, readQuaternion(node.at("attitude"))});
  }
}

HandPreset readPreset(const JsonNode& node, const ArmModel& model) {
  node.allowOnly({"name", "words", "thing", "fingers", "bearing", "from_above", "either_side"});
  HandPreset preset{
      node.at("name").text(), node.at("words").text(), readQuaternion(node.at("thing")), {}, {}};
  readFingers(node.at("fingers"), model, preset);
  preset.bearing = readWeights(node.at("bearing"), model);
  node.read("from_above", preset.isFromAbove);
  node.read("either_side", preset.isEitherSide);
  double sum = 0.0;
  for (const ArmWeight& part : preset.bearing) sum += part.mass;
  if (std::abs(sum - 1.0) > kWhole)
    node.at("bearing").fail("has parts that do not make one", "let the masses add up to 1");
  return preset;
}

}  // namespace

Vector3 readThree(const JsonNode& node, const Range& range) {
  const std::vector<double> n = node.numbers(3, range);
  return {n[0], n[1], n[2]};
}

int readSegmentName(const JsonNode& node, const ArmModel& model) {
  std::vector<std::string> known;
  for (const ArmSegment& segment : model.tree.segments) known.push_back(segment.name);
  const int found = model.segmentOf(node.text());
  if (found < 0) node.fail("there is no segment " + quoted(node.text()), suggestion(node.text(), known));
  return found;
}

std::vector<ArmWeight> readWeights(const JsonNode& list, const ArmModel& model) {
  std::vector<ArmWeight> weights;
  for (const JsonNode& node : list.items()) {
    node.allowOnly({"segment", "ratio", "mass"});
    weights.push_back({readSegmentName(node.at("segment"), model), node.at("ratio").number({-10.0, 10.0}),
                       node.at("mass").number(bound::kMass)});
  }
  return weights;
}

void readPresets(const JsonNode& root, ArmModel& model) {
  if (!root.has("presets")) return;
  if (!model.hand) root.at("presets").fail("are of an arm without a hand", "name its hand");
  for (const JsonNode& node : root.at("presets").items()) model.presets.push_back(readPreset(node, model));
}

}  // namespace handhold
