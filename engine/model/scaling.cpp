// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/scaling.h"

#include "engine/core/json_document.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

constexpr Range kFactor{0.2, 5.0};

double cubed(double factor) { return factor * factor * factor; }

void scaleBodies(const std::vector<double>& factors, double wantedMass, Model& model) {
  double whole = 0.0;
  for (const Body& body : model.bodies) whole += body.mass;
  for (Body& body : model.bodies) {
    const double factor = factors[static_cast<std::size_t>(body.link)];
    const double heavier = wantedMass > 0.0 && whole > 0.0 ? wantedMass / whole : cubed(factor);
    body.mass *= heavier;
    body.com *= factor;
    body.inertia *= heavier * factor * factor;
  }
}

}  // namespace

Model scaled(const Model& model, const BodyScale& scale) {
  Model grown = model;
  std::vector<double> factors;  // one a link
  for (const BodySegment segment : segmentsOf(model)) factors.push_back(scale.of(segment));
  const auto of = [&](LinkIndex link) { return factors[static_cast<std::size_t>(link)]; };
  for (Joint& joint : grown.joints)
    if (joint.parent.valid()) joint.offset *= of(joint.parent);
  for (Frame& frame : grown.frames) frame.X_LF.p *= of(frame.link);
  for (Site& site : grown.sites) site.X_LS.p *= of(site.link);
  for (Capsule& capsule : grown.capsules) {
    capsule.from *= of(capsule.link);
    capsule.to *= of(capsule.link);
    capsule.radius *= of(capsule.link);
  }
  scaleBodies(factors, scale.mass, grown);
  gatherInertia(grown);
  return grown;
}

BodyScale scaleAt(const JsonNode& node) {
  node.allowOnly({"segments", "mass"});
  BodyScale scale;
  node.read("mass", scale.mass, bound::kMass);
  const auto segments = node.find("segments");
  if (!segments) return scale;
  std::vector<std::string> words;
  for (const SegmentRow& row : kSegments) {
    words.emplace_back(row.word);
    segments->read(row.word, scale.of(row.segment), kFactor);
  }
  segments->allowOnly(words);
  return scale;
}

std::string withScale(const std::string& modelFile, const BodyScale& scale, const std::string& place) {
  const JsonDocument document(modelFile, place);
  nlohmann::ordered_json root = document.root();
  nlohmann::ordered_json segments = nlohmann::ordered_json::object();
  for (const SegmentRow& row : kSegments)
    if (scale.of(row.segment) != 1.0) segments[row.word] = scale.of(row.segment);
  root["scaled"] = {{"segments", segments}};
  if (scale.mass > 0.0) root["scaled"]["mass"] = scale.mass;
  root.erase("standard");
  return prettyJson(root);
}

}  // namespace handhold
