// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/manoeuvre_props.h"

namespace handhold {

namespace {

constexpr double kBarDiameter = 0.035;                        // m, a handrail that a hand goes round
constexpr double kBarLength = 1.0;                            // m
constexpr double kWallSide = 2.0, kWallDepth = 0.05;          // m
constexpr double kPlateDepth = 0.36, kPlateThickness = 0.03;  // m

Prop bar(const char* name, const Vector3& place, const Vector3& along, double length) {
  Prop prop;
  prop.name = name;
  prop.kind = PropKind::Bar;
  prop.position = place;
  prop.size = Vector3(length, kBarDiameter, 1.0);
  prop.orientation = Quaternion::FromTwoVectors(Vector3::UnitX(), along);
  return prop;
}

/// Its upper side in the plane y = 0.
Prop plate(const char* name, const Vector3& middle, const Vector3& size) {
  Prop prop;
  prop.name = name;
  prop.kind = PropKind::Box;
  prop.position = middle - Vector3(0.0, 0.5 * size.y(), 0.0);
  prop.size = size;
  return prop;
}

std::vector<Prop> propsOf(const TurnManoeuvre&) { return {}; }

std::vector<Prop> propsOf(const TraverseManoeuvre& traverse) {
  const double way = traverse.rungs * traverse.spacing;
  const Vector3 middle(0.0, 0.5 * way, 0.0);
  if (traverse.along == TraverseAlong::Rail) return {bar("rail", middle, Vector3::UnitY(), way + 0.3)};
  Prop ladder;
  ladder.name = "ladder";
  ladder.kind = PropKind::Ladder;
  ladder.position = middle;
  ladder.size = Vector3(traverse.handWidth + 0.1, way + traverse.spacing, 1.0);
  ladder.spacing = traverse.spacing;
  return {ladder};
}

std::vector<Prop> propsOf(const FlightManoeuvre& flight) {
  std::vector<Prop> props{bar("rail", flight.rail, flight.railAxis, kBarLength)};
  if (flight.from == PushFrom::Rail)
    props.push_back(bar("first rail", Vector3::Zero(), Vector3::UnitX(), kBarLength));
  else
    props.push_back(plate("wall", Vector3::Zero(), Vector3(kWallSide, kWallDepth, kWallSide)));
  return props;
}

std::vector<Prop> propsOf(const HoldManoeuvre& hold) {
  const double length = hold.hands == ToolHands::Both ? hold.handWidth + 0.15 : 0.2;
  const double width = hold.feet == RestrainedFeet::Both ? hold.stance + 0.2 : 0.2;
  return {bar("tool", hold.tool, hold.handle, length),
          plate("foot plate", Vector3(0.0, 0.0, -0.05), Vector3(width, kPlateThickness, kPlateDepth))};
}

}  // namespace

std::vector<Prop> manoeuvreProps(const Manoeuvre& manoeuvre) {
  return std::visit([](const auto& one) { return propsOf(one); }, manoeuvre);
}

std::vector<Load> manoeuvreLoads(const Manoeuvre& manoeuvre) {
  const auto* carry = std::get_if<CarryManoeuvre>(&manoeuvre);
  if (!carry) return {};
  Load load;
  load.name = "carried mass";
  load.kind = LoadKind::Mass;
  load.site = "hip_centre";
  load.mass = carry->mass;
  load.com = Vector3(0.0, -0.2, -0.25 - 0.5 * carry->size);
  load.inertia.setConstant(carry->mass * carry->size * carry->size / 6.0);
  return {load};
}

}  // namespace handhold
