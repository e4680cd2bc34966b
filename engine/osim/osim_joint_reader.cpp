// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_joint_reader.h"

#include <algorithm>

#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

/// A kind of joint whose axes OpenSim takes for granted: words of x, y, z for its turns and its shifts, in
/// the order of its coordinates.
struct PlainJoint {
  const char* tag;
  const char* turns;
  const char* shifts;
};

constexpr PlainJoint kPlainJoints[] = {{"WeldJoint", "", ""},        {"PinJoint", "z", ""},
                                       {"UniversalJoint", "xy", ""}, {"BallJoint", "xyz", ""},
                                       {"GimbalJoint", "xyz", ""},   {"SliderJoint", "", "x"},
                                       {"PlanarJoint", "z", "xy"},   {"FreeJoint", "xyz", "xyz"}};

std::vector<double> wantNumbers(const XmlNode& node, std::size_t least) {
  std::vector<double> numbers = node.numbers();
  if (numbers.size() < least)
    node.fail("has " + std::to_string(numbers.size()) + " numbers",
              "write " + std::to_string(least) + " or more");
  return numbers;
}

/// x grows, and each has its y.
std::pair<std::vector<double>, std::vector<double>> readPoints(const XmlNode& node) {
  std::vector<double> x = wantNumbers(node.at("x"), 2), y = wantNumbers(node.at("y"), 2);
  if (x.size() != y.size()) node.fail("has other numbers of x than of y", "give each x its y");
  if (!std::is_sorted(x.begin(), x.end(), std::less_equal<>()))
    node.fail("has an x that is not larger than the one before", "let x grow");
  return {std::move(x), std::move(y)};
}

/// The function within an element that names what it is for.
XmlNode functionIn(const XmlNode& node) {
  for (const XmlNode& child : node.children())
    if (child.tag().ends_with("Function") || child.tag().ends_with("Spline") || child.tag() == "Constant")
      return child;
  node.fail("has no function", "add one, as <Constant>");
}

void readCoordinates(const XmlNode& node, OsimModel& model, OsimJoint& joint) {
  const XmlNode old = node.find("CoordinateSet/objects");
  for (const XmlNode& child : (old ? old : node.find("coordinates")).children("Coordinate")) {
    OsimCoordinate coordinate;
    coordinate.name = child.name();
    if (coordinate.name.empty()) child.fail("has no name", "name it");
    if (model.coordinateNamed(coordinate.name) >= 0) child.fail("is there twice", "rename one");
    coordinate.usual = child.number("default_value", 0.0);
    const auto isSaid = [&](const char* what) { return child.find(what) && child.at(what).isTrue(); };
    coordinate.isClamped = isSaid("clamped");
    coordinate.isLocked = isSaid("locked");
    if (const XmlNode range = child.find("range")) {
      const std::vector<double> ends = wantNumbers(range, 2);
      coordinate.least = ends[0];
      coordinate.most = ends[1];
    }
    joint.coordinates.push_back(static_cast<int>(model.coordinates.size()));
    model.coordinates.push_back(coordinate);
  }
}

void readPlainJoint(const PlainJoint& plain, const XmlNode& node, OsimModel& model, OsimJoint& joint) {
  std::size_t next = 0;
  const auto add = [&](const char* axes, std::array<OsimAxis, 3>& list, bool isTurn) {
    for (std::size_t i = 0; axes[i] != '\0'; ++i) {
      if (next >= joint.coordinates.size()) node.fail("has too few coordinates", "add those of its kind");
      const int coordinate = joint.coordinates[next++];
      list[i] = {Vector3::Unit(axes[i] - 'x'), {coordinate}, OsimFunction::linear({1.0, 0.0})};
      model.coordinates[static_cast<std::size_t>(coordinate)].isTurn = isTurn;
    }
  };
  add(plain.turns, joint.turns, true);
  add(plain.shifts, joint.shifts, false);
}

OsimAxis readAxis(const XmlNode& node, const OsimModel& model) {
  OsimAxis axis;
  axis.axis = node.at("axis").vector();
  if (axis.axis.norm() < 1e-6) node.fail("has an axis without length", "write its direction");
  axis.axis.normalize();
  if (const XmlNode names = node.find("coordinates"))
    for (const std::string& name : names.words()) {
      axis.coordinates.push_back(model.coordinateNamed(name));
      if (axis.coordinates.back() < 0)
        names.fail("names " + quoted(name) + ", which is no coordinate", "correct it");
    }
  // OpenSim 2 had "<function>" around it
  const XmlNode wrapped = node.find("function");
  axis.function = readOsimFunction(functionIn(wrapped ? wrapped : node));
  if (axis.function.arguments() > static_cast<int>(axis.coordinates.size()))
    node.fail("has a function of more coordinates than it names", "name them");
  return axis;
}

void readCustomJoint(const XmlNode& node, OsimModel& model, OsimJoint& joint) {
  const std::vector<XmlNode> axes = node.at("SpatialTransform").children("TransformAxis");
  if (axes.size() != 6)
    node.fail("has " + std::to_string(axes.size()) + " axes", "write three turns and three shifts");
  std::vector<bool> isSet(model.coordinates.size(), false);
  for (std::size_t i = 0; i < 6; ++i) {
    OsimAxis axis = readAxis(axes[i], model);
    for (const int k : axis.coordinates) {
      if (std::ranges::find(joint.coordinates, k) == joint.coordinates.end())
        axes[i].fail("goes along a coordinate of another joint", "couple the two coordinates instead");
      const auto coordinate = static_cast<std::size_t>(k);
      if (!isSet[coordinate]) model.coordinates[coordinate].isTurn = i < 3;
      isSet[coordinate] = true;
    }
    (i < 3 ? joint.turns[i] : joint.shifts[i - 3]) = std::move(axis);
  }
}

}  // namespace

OsimFunction readOsimFunction(const XmlNode& node) {
  const std::string kind = node.tag();
  if (kind == "Constant") return OsimFunction::constant(node.number("value", 0.0));
  if (kind == "LinearFunction") return OsimFunction::linear(wantNumbers(node.at("coefficients"), 1));
  if (kind == "PolynomialFunction") return OsimFunction::polynomial(wantNumbers(node.at("coefficients"), 1));
  if (kind == "MultiplierFunction")
    return readOsimFunction(functionIn(node.at("function"))).times(node.number("scale", 1.0));
  if (kind == "SimmSpline" || kind == "NaturalCubicSpline" || kind == "PiecewiseLinearFunction") {
    auto [x, y] = readPoints(node);
    if (kind == "PiecewiseLinearFunction") return OsimFunction::pieces(std::move(x), std::move(y));
    return OsimFunction::spline(
        std::move(x), std::move(y),
        kind == "SimmSpline" ? OsimFunction::Ends::Simm : OsimFunction::Ends::Natural);
  }
  node.fail("is a function that is not known here",
            "use Constant, LinearFunction, PolynomialFunction, SimmSpline, NaturalCubicSpline or "
            "PiecewiseLinearFunction");
}

void readOsimMobility(const XmlNode& node, OsimModel& model, OsimJoint& joint) {
  readCoordinates(node, model, joint);
  if (node.tag() == "CustomJoint") return readCustomJoint(node, model, joint);
  for (const PlainJoint& plain : kPlainJoints)
    if (node.tag() == plain.tag) return readPlainJoint(plain, node, model, joint);
  node.fail("is a kind of joint that is not known here",
            "use a custom, weld, pin, universal, ball, gimbal, slider, planar or free joint");
}

}  // namespace handhold
