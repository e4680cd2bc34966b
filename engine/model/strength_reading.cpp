// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/strength_reading.h"

#include <algorithm>

#include "engine/core/nearest_name.h"
#include "engine/model/strength_curve.h"

namespace handhold {

namespace {

constexpr Range kTurn{1e-3, 100.0};
constexpr Range kRate{1e-3, 1e3, "rad/s"};
constexpr Range kStretched{1.0, 1.2};
constexpr Range kAtHalfTop{1e-3, 0.499};
constexpr Range kPart{-100.0, 100.0};

StrengthCosine readCosine(const JsonNode& node) {
  node.allowOnly({"best", "turn"});
  return {node.at("best").number(bound::kJointLimit), node.at("turn").number(kTurn)};
}

StrengthSpeeds readSpeeds(const JsonNode& node) {
  node.allowOnly({"three_quarters", "half", "stretched", "stretched_at", "top", "at_half_top"});
  StrengthSpeeds speeds;
  speeds.threeQuarters = node.at("three_quarters").number(kRate);
  speeds.half = node.at("half").number(kRate);
  if (speeds.half <= speeds.threeQuarters)
    node.at("half").fail("half of the torque is left at a speed no greater than that of three quarters",
                         "make half greater than three_quarters");
  node.read("stretched", speeds.stretched, kStretched);
  node.read("stretched_at", speeds.stretchedAt, kRate);
  node.read("top", speeds.top, kRate);
  node.read("at_half_top", speeds.atHalfTop, kAtHalfTop);
  if (speeds.top == 0.0 && node.has("at_half_top"))
    node.at("at_half_top").fail("there is no top speed", "add top, or take it out");
  if (speeds.top > 0.0 && speeds.top <= speeds.half)
    node.at("top").fail("the top speed is no greater than that of half the torque", "make it greater");
  return speeds;
}

StrengthShape readShape(const JsonNode& node, LinkIndex own, const Model& model) {
  node.allowOnly({"constant", "linear", "square", "with"});
  StrengthShape shape;
  shape.constant = node.at("constant").number(kPart);
  node.read("linear", shape.linear, kPart);
  node.read("square", shape.square, kPart);
  const auto with = node.find("with");
  if (!with) return shape;
  std::vector<std::string> names;
  for (const Joint& joint : model.joints) names.push_back(joint.name);
  for (const std::string& name : with->fields()) {
    const LinkIndex other = model.findJoint(name);
    if (other < 1) with->at(name).fail("there is no joint '" + name + "'", suggestion(name, names));
    if (other == own)
      with->at(name).fail(name + " is the joint itself", "tell its own angle by linear and square");
    shape.neighbours.push_back({other, with->at(name).number(kPart)});
  }
  std::ranges::sort(shape.neighbours, {}, [](const auto& of) { return static_cast<int>(of.joint); });
  return shape;
}

std::optional<StrengthCurve> readCurve(const JsonNode& strength, const char* end, LinkIndex own,
                                       const Model& model) {
  const auto node = strength.find(end);
  if (!node) return {};
  node->allowOnly({"angle", "speed", "shape"});
  StrengthCurve curve;
  if (const auto angle = node->find("angle")) curve.cosine = readCosine(*angle);
  if (const auto speed = node->find("speed")) curve.speeds = readSpeeds(*speed);
  if (const auto shape = node->find("shape")) curve.shape = readShape(*shape, own, model);
  if (!curve.cosine && !curve.speeds && !curve.shape)
    node->fail("tells nothing", "give it an angle, a shape or a speed, or take it out");
  return curve;
}

}  // namespace

void readStrengths(const std::vector<std::pair<LinkIndex, JsonNode>>& nodes, Model& model) {
  for (const auto& [index, node] : nodes) {
    const auto strength = node.find("strength");
    if (!strength) continue;
    strength->allowOnly({"lower", "upper"});
    StrengthCurves curves{readCurve(*strength, "lower", index, model),
                          readCurve(*strength, "upper", index, model)};
    if (!curves.lower && !curves.upper)
      strength->fail("tells nothing", "give it lower or upper, or take it out");
    model.joints[index].strength = std::make_shared<const StrengthCurves>(std::move(curves));
  }
}

}  // namespace handhold
