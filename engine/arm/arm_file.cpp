// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/arm_file.h"

#include <algorithm>
#include <numbers>

#include "engine/arm/arm_presets_reader.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

constexpr double kTriangle = 1e-6;  // of the greatest moment: rounding of what files have
constexpr Range kLengthOfBone{1e-4, 1e3, "m"}, kMassOfBone{1e-6, 1e5, "kg"}, kMoment{1e-12, 1e6, "kg m^2"};
constexpr Range kPart{0.0, 1.0}, kMuscleRatio{-10.0, 10.0}, kDegrees{-360.0, 360.0, "deg"};
constexpr double kPerDegree = std::numbers::pi / 180.0;

Vector3 unitVector(const JsonNode& node) {
  const Vector3 v = readThree(node, bound::kDirection);
  if (v.norm() < 1e-9) node.fail("has no direction", "write a vector that is not zero");
  return v.normalized();
}

/// A file may come from a document whose numbers no body has: they are kept, and told.
void noteImpossible(const ArmSegment& segment, const Vector3& moments, ArmModel& model) {
  const double most = moments.maxCoeff();
  if (2.0 * most > moments.sum() + kTriangle * most)
    model.remarks.push_back("No rigid body has the moments of inertia of the " + segment.name +
                            " (the greatest is above the sum of the others): at rest they do not matter, in "
                            "motion they are taken as they stand");
}

ArmSegment readSegment(const JsonNode& node, ArmModel& model) {
  node.allowOnly({"name", "on", "from", "length", "mass", "centre_ratio", "inertia"});
  ArmSegment segment;
  segment.name = node.at("name").text();
  if (model.segmentOf(segment.name) >= 0)
    node.at("name").fail("stands twice", "give each segment a name of its own");
  segment.length = node.at("length").number(kLengthOfBone);
  segment.mass = node.at("mass").number(kMassOfBone);
  segment.centre = segment.at(node.at("centre_ratio").number(kPart));
  const Vector3 moments = readThree(node.at("inertia"), kMoment);
  segment.inertia = moments.asDiagonal();
  noteImpossible(segment, moments, model);
  return segment;
}

/// Which hangs on which, once all names are known; without `from` at the end of the one that it hangs on.
void hang(const JsonNode& node, ArmSegment& segment, const ArmModel& model) {
  if (!node.has("on")) {
    if (node.has("from")) node.at("from").fail("is of a segment on the shoulder", "leave it out");
    return;
  }
  segment.on = readSegmentName(node.at("on"), model);
  segment.from =
      node.has("from") ? readThree(node.at("from"), bound::kBodyLength) : model.tree[segment.on].at(1.0);
}

void readSegments(const JsonNode& root, ArmModel& model) {
  const std::vector<JsonNode> nodes = root.at("segments").items();
  for (const JsonNode& node : nodes) model.tree.segments.push_back(readSegment(node, model));
  for (std::size_t i = 0; i < nodes.size(); ++i) hang(nodes[i], model.tree.segments[i], model);
  try {
    hierarchyOf(model.tree);
  } catch (const InputError& error) {
    const bool isOfAll = error.place() == "segments";
    root.at("segments").fail((isOfAll ? "" : error.place() + " ") + error.problem(), error.remedy());
  }
}

/// The forearm hangs on the upper arm's end, and the hand on the forearm's: their lengths make the circle.
void readRoles(const JsonNode& root, ArmModel& model) {
  model.upper = readSegmentName(root.at("upper_arm"), model);
  model.fore = readSegmentName(root.at("forearm"), model);
  if (root.has("hand")) model.hand = readSegmentName(root.at("hand"), model);
  const auto wantAtEnd = [&](const char* field, int outer, int inner) {
    const ArmSegment& segment = model.tree[outer];
    if (segment.on != inner || !segment.from.isApprox(model.tree[inner].at(1.0)))
      root.at(field).fail("does not hang on the end of the " + model.tree[inner].name,
                          "name the segment that does");
  };
  if (model.tree[model.upper].on != -1)
    root.at("upper_arm").fail("does not hang on the shoulder", "name the segment that does");
  wantAtEnd("forearm", model.fore, model.upper);
  if (model.hand) wantAtEnd("hand", *model.hand, model.fore);
}

MuscleEnd readEnd(const JsonNode& node, const ArmModel& model) {
  node.allowOnly({"segment", "ratio", "beside"});
  MuscleEnd end;
  end.segment = readSegmentName(node.at("segment"), model);
  end.ratio = node.at("ratio").number(kMuscleRatio);
  if (node.has("beside")) end.beside = readThree(node.at("beside"), bound::kBodyLength);
  return end;
}

void readMuscles(const JsonNode& root, ArmModel& model) {
  if (!root.has("muscles")) return;
  for (const JsonNode& node : root.at("muscles").items()) {
    node.allowOnly({"name", "distal", "proximal", "strength"});
    ArmMuscle muscle{node.at("name").text(), readEnd(node.at("distal"), model),
                     readEnd(node.at("proximal"), model)};
    if (std::ranges::find(model.muscles, muscle.name, &ArmMuscle::name) != model.muscles.end())
      node.at("name").fail("stands twice", "give each muscle a name of its own");
    if (muscle.distal.segment == muscle.proximal.segment)
      node.at("distal").fail("is on the segment of the other end", "let a muscle go over a joint");
    node.read("strength", muscle.strength, {1e-3, 1e6, "N"});
    model.muscles.push_back(std::move(muscle));
  }
}

void readMuscled(const JsonNode& root, ArmModel& model) {
  if (!root.has("taken_by_muscles")) return;
  for (const JsonNode& node : root.at("taken_by_muscles").items()) {
    node.allowOnly({"joint", "about"});
    MuscledAxis muscled{readSegmentName(node.at("joint"), model), {}};
    const JsonNode about = node.at("about");
    if (!about.isText()) muscled.axis = unitVector(about);
    if (about.isText() && about.text() != "bend")
      about.fail(quoted(about.text()) + " is no axis",
                 "write bend (across the plane of both segments) or a vector in the segment's axes");
    if (!muscled.axis && model.tree[muscled.joint].on < 0)
      about.fail("the shoulder's segment has no plane with another", "write a vector in the segment's axes");
    model.muscled.push_back(muscled);
  }
}

void readAsked(const JsonNode& root, ArmModel& model) {
  model.target = readThree(root.at("target"), bound::kPosition);
  if (root.has("angle_deg")) model.angle = kPerDegree * root.at("angle_deg").number(kDegrees);
  if (!root.has("hand_axes")) return;
  const JsonNode node = root.at("hand_axes");
  node.allowOnly({"x", "z"});
  model.handAxes = {unitVector(node.at("x")), unitVector(node.at("z"))};
  if (std::abs(model.handAxes.x.dot(model.handAxes.z)) > 1e-6)
    node.at("z").fail("is not across x", "write a palm direction at right angles to the hand");
}

void readAngles(const JsonNode& parent, const char* field, std::optional<AngleRange>& angles) {
  if (!parent.has(field)) return;
  const JsonNode node = parent.at(field);
  node.allowOnly({"least_deg", "most_deg"});
  angles = AngleRange{kPerDegree * node.at("least_deg").number(kDegrees),
                      kPerDegree * node.at("most_deg").number(kDegrees)};
  if (angles->least > angles->most) node.at("most_deg").fail("is below the least", "write them in order");
}

void readRanges(const JsonNode& root, ArmModel& model) {
  readAngles(root, "roll", model.roll);
  if (!root.has("ranges")) return;
  const JsonNode node = root.at("ranges");
  node.allowOnly({"elbow_bend", "wrist_bend", "wrist_twist"});
  readAngles(node, "elbow_bend", model.ranges.elbow);
  readAngles(node, "wrist_bend", model.ranges.wrist);
  readAngles(node, "wrist_twist", model.ranges.wristTwist);
  for (const char* field : {"wrist_bend", "wrist_twist"})
    if (node.has(field) && !model.hand) node.at(field).fail("is of an arm without a hand", "name its hand");
}

void readWorld(const JsonNode& root, ArmModel& model) {
  model.gravity = readThree(root.at("gravity"), bound::kGravity);
  model.ahead = unitVector(root.at("ahead"));
  if (model.ahead.cross(model.bearings().up).norm() < 1e-6)
    root.at("ahead").fail("is along gravity", "write a level direction");
}

}  // namespace

ArmModel readArm(const JsonDocument& document) {
  const JsonNode root(document);
  root.allowOnly({"schema", "name", "title", "description", "gravity", "ahead", "segments", "upper_arm",
                  "forearm", "hand", "muscles", "taken_by_muscles", "weights", "target", "angle_deg",
                  "hand_axes", "roll", "ranges", "presets"});
  if (root.at("schema").text() != kArmSchema)
    root.at("schema").fail(quoted(root.at("schema").text()) + " is not known",
                           std::string("write ") + kArmSchema);
  ArmModel model;
  model.name = root.at("name").text();
  model.title = root.at("title").text();
  root.read("description", model.description);
  readWorld(root, model);
  readSegments(root, model);
  readRoles(root, model);
  readMuscles(root, model);
  readMuscled(root, model);
  model.weights = readWeights(root.at("weights"), model);
  if (model.weights.empty())
    root.at("weights").fail("names none", "write what the arm holds, of 0 kg for nothing");
  readAsked(root, model);
  readRanges(root, model);
  readPresets(root, model);
  return model;
}

ArmModel readArmFile(const std::filesystem::path& file) {
  return readArm(JsonDocument(readFile(file), file.string()));
}

}  // namespace handhold
