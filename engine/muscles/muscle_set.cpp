// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/muscle_set.h"

#include <map>

#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/core/spoken_name.h"

namespace handhold {

namespace {

constexpr Range kForce{0.0, 1e5, "N"};
constexpr Range kFactor{1e-3, 100.0};
constexpr Range kPointNumber{1.0, 100.0};
constexpr Range kPennation{0.0, 1.5, "rad"};
constexpr Range kQuaternion{-1.0, 1.0};

Vector3 vectorAt(const JsonNode& node, const Range& range) {
  const std::vector<double> numbers = node.numbers(3, range);
  return {numbers[0], numbers[1], numbers[2]};
}

LinkIndex jointAt(const JsonNode& node, const Model& model) {
  const LinkIndex joint = model.findJoint(node.text());
  if (!joint.valid()) node.fail("is no joint of " + model.name, "write the name of one of its joints");
  return joint;
}

/// The link that a joint carries, or the base.
LinkIndex linkAt(const JsonNode& node, const Model& model) {
  return node.text() == "base" ? LinkIndex(0) : jointAt(node, model);
}

OsimFunction curveAt(const JsonNode& node) {
  node.allowOnly({"angle", "value"});
  std::vector<double> x, y;
  for (const JsonNode& item : node.at("angle").items()) x.push_back(item.number(bound::kAngle));
  for (const JsonNode& item : node.at("value").items()) y.push_back(item.number(bound::kBodyLength));
  if (x.size() != y.size() || x.size() < 2)
    node.fail("has not one value an angle", "give two or more of each");
  for (std::size_t i = 1; i < x.size(); ++i)
    if (x[i] <= x[i - 1]) node.fail("has angles that do not grow", "sort them");
  return OsimFunction::spline(x, y, OsimFunction::Ends::Simm);
}

MusclePoint pointAt(const JsonNode& node, const Model& model) {
  node.allowOnly({"link", "at", "while", "along"});
  MusclePoint point;
  point.link = linkAt(node.at("link"), model);
  if (const auto along = node.find("along")) {
    along->allowOnly({"joint", "x", "y", "z"});
    point.joint = jointAt(along->at("joint"), model);
    point.course = std::make_shared<const std::array<OsimFunction, 3>>(
        std::array{curveAt(along->at("x")), curveAt(along->at("y")), curveAt(along->at("z"))});
    return point;
  }
  point.place = vectorAt(node.at("at"), bound::kBodyLength);
  if (const auto condition = node.find("while")) {
    condition->allowOnly({"joint", "from", "to"});
    point.joint = jointAt(condition->at("joint"), model);
    point.active = {condition->at("from").number(bound::kAngle), condition->at("to").number(bound::kAngle)};
  }
  return point;
}

WrapSide sideAt(const JsonNode& node) {
  const std::string told = node.text();
  const char axis = told.empty() ? ' ' : told.back();
  if (told.size() > 2 || axis < 'x' || axis > 'z') node.fail("is no side", "write x, -x, y, -y, z or -z");
  return {axis - 'x', told.front() == '-' ? -1.0 : 1.0};
}

MuscleWrap wrapAt(const JsonNode& node, const Model& model) {
  node.allowOnly({"name", "link", "kind", "at", "turn", "radius", "radii", "length", "side", "between"});
  static const std::map<std::string, WrapKind> kKinds{
      {"cylinder", WrapKind::Cylinder}, {"sphere", WrapKind::Sphere}, {"ellipsoid", WrapKind::Ellipsoid}};
  MuscleWrap wrap;
  wrap.name = node.at("name").text();
  wrap.link = linkAt(node.at("link"), model);
  const auto kind = kKinds.find(node.at("kind").text());
  if (kind == kKinds.end()) node.at("kind").fail("is unknown", "write cylinder, sphere or ellipsoid");
  wrap.surface.kind = kind->second;
  wrap.X_LO.p = vectorAt(node.at("at"), bound::kBodyLength);
  const std::vector<double> turn = node.at("turn").numbers(4, kQuaternion);
  wrap.X_LO.R = Quaternion(turn[0], turn[1], turn[2], turn[3]).normalized().toRotationMatrix();
  if (kind->second == WrapKind::Ellipsoid)
    wrap.surface.radii = vectorAt(node.at("radii"), bound::kRadius);
  else
    wrap.surface.radii.setConstant(node.at("radius").number(bound::kRadius));
  node.read("length", wrap.surface.length, bound::kLength);
  if (const auto side = node.find("side")) wrap.surface.side = sideAt(*side);
  if (const auto between = node.find("between")) {  // numbers of points, from 1
    const std::vector<double> numbers = between->numbers(2, kPointNumber);
    wrap.first = static_cast<int>(numbers[0]) - 1;
    wrap.last = static_cast<int>(numbers[1]) - 1;
  }
  return wrap;
}

Muscle muscleAt(const JsonNode& node, const std::map<std::string, double>& factors, const Model& model) {
  node.allowOnly(
      {"name", "title", "group", "source", "force", "fibre", "tendon", "pennation", "points", "wraps"});
  Muscle muscle;
  muscle.name = "r_" + node.at("name").text();
  const auto title = node.find("title");
  muscle.title = title ? "right " + title->text() : spokenName(muscle.name);
  muscle.group = node.at("group").text();
  muscle.source = node.at("source").text();
  const auto factor = factors.find(muscle.group);
  if (factor == factors.end()) node.at("group").fail("is none of the groups", "add it to \"groups\"");
  muscle.strength = factor->second * node.at("force").number(kForce);
  muscle.fibre = node.at("fibre").number(bound::kRadius);
  muscle.tendon = node.at("tendon").number(bound::kLength);
  muscle.pennation = node.at("pennation").number(kPennation);
  for (const JsonNode& item : node.at("points").items()) muscle.path.points.push_back(pointAt(item, model));
  if (muscle.path.points.size() < 2) node.at("points").fail("are too few", "give origin and insertion");
  if (const auto wraps = node.find("wraps"))
    for (const JsonNode& item : wraps->items()) muscle.path.wraps.push_back(wrapAt(item, model));
  return muscle;
}

/// Of the other side; the middle is its own.
LinkIndex mirroredLink(const Model& model, LinkIndex link) {
  return link == 0 ? link : model.joints[link].mirror;
}

Vector3 mirroredPlace(const Vector3& place) { return {-place.x(), place.y(), place.z()}; }

MusclePoint mirroredPoint(const Model& model, MusclePoint point) {
  point.link = mirroredLink(model, point.link);
  point.place = mirroredPlace(point.place);
  if (point.course) {
    const auto& [x, y, z] = *point.course;
    point.course = std::make_shared<const std::array<OsimFunction, 3>>(std::array{x.times(-1.0), y, z});
  }
  if (point.joint.valid()) point.joint = model.joints[point.joint].mirror;
  return point;
}

/// Axes x and y in the mirror, z against it: they stay right-handed, and cylinders and balls what they are.
MuscleWrap mirroredWrap(const Model& model, MuscleWrap wrap) {
  wrap.link = mirroredLink(model, wrap.link);
  wrap.X_LO.p = mirroredPlace(wrap.X_LO.p);
  const Vector3 across(-1.0, 1.0, 1.0), along(1.0, 1.0, -1.0);
  wrap.X_LO.R = across.asDiagonal() * wrap.X_LO.R * along.asDiagonal();
  if (wrap.surface.side && wrap.surface.side->axis == 2) wrap.surface.side->sign *= -1.0;
  return wrap;
}

Muscle mirrored(const Model& model, const Muscle& muscle) {
  Muscle other = muscle;
  other.name = "l_" + muscle.name.substr(2);
  other.title = "left" + muscle.title.substr(std::string_view("right").size());
  for (MusclePoint& point : other.path.points) point = mirroredPoint(model, point);
  for (MuscleWrap& wrap : other.path.wraps) wrap = mirroredWrap(model, wrap);
  return other;
}

/// A condition or a course by an angle whose sign changes in the mirror has no mirror image here.
void wantMirror(const JsonNode& node, const Model& model, const Muscle& muscle) {
  for (const MusclePoint& point : muscle.path.points)
    if (point.joint.valid() && model.joints[point.joint].mirrorSign < 0.0)
      node.fail("has a point that goes by an angle of another sense on the left",
                "use a joint that turns alike on both sides");
}

/// "sides": both (the usual), or right: of an arm alone.
bool hasLeftSide(const JsonNode& root) {
  const auto sides = root.find("sides");
  if (sides && sides->text() != "both" && sides->text() != "right")
    sides->fail("is unknown", "write both or right");
  return !sides || sides->text() == "both";
}

}  // namespace

MuscleSet readMuscleSet(const std::filesystem::path& file, const Model& standard) {
  const JsonDocument document(readFile(file), file.string());
  const JsonNode root(document);
  root.allowOnly({"schema", "model", "strength_of", "sides", "sources", "groups", "muscles"});
  if (root.at("schema").text() != "handhold-muscles-1")
    root.at("schema").fail("is unknown", "write handhold-muscles-1");
  if (root.at("model").text() != standard.name)
    root.at("model").fail("is not " + standard.name, "use the set that was made for this model");
  MuscleSet set;
  if (const auto who = root.find("strength_of")) set.strengthOf = who->text();
  for (const JsonNode& node : root.at("sources").items())
    set.sources.push_back({node.at("name").text(), node.at("licence").text(), node.at("cite").text()});
  std::map<std::string, double> factors;
  for (const JsonNode& node : root.at("groups").items())
    factors[node.at("name").text()] = node.at("factor").number(kFactor);
  const bool isMirrored = hasLeftSide(root);
  for (const JsonNode& node : root.at("muscles").items()) {
    set.muscles.push_back(muscleAt(node, factors, standard));
    if (isMirrored) wantMirror(node, standard, set.muscles.back());
  }
  if (!isMirrored) return set;
  const std::size_t oneSide = set.muscles.size();
  for (std::size_t i = 0; i < oneSide; ++i) set.muscles.push_back(mirrored(standard, set.muscles[i]));
  return set;
}

}  // namespace handhold
