// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/place_scene.h"

#include <algorithm>
#include <cmath>

#include "engine/task/prop_places.h"
#include "ui/scene/color.h"

namespace handhold {

namespace {

constexpr double kWorthTelling = 0.005;  // of the cost
constexpr double kWidth = 7.0;           // px
constexpr double kAbove = 4e-3;          // m; off the surface, so that the line is not half in it
constexpr double kPlaceRing = 0.035, kRingThickness = 0.004;  // m

Color colorOf(const Scene& scene, const PlaceCost& cost) {
  return cost.isPossible ? loadColor(cost.load) : scene.theme.muted;
}

std::string percent(double share) { return std::to_string(std::lround(100.0 * share)) + " %"; }

/// The places where they are drawn: on the skin of a rod, above a face.
struct SeenPlaces {
  ThingId id;                   ///< of the contact
  std::vector<Vector3> held;    ///< where the contact would be (m)
  std::vector<Vector3> points;  ///< of the line
};

SeenPlaces seen(const Prop& prop, const PartShape& shape, const PlaceGrid& grid, Contact contact) {
  const Vector3 off =
      shape.isRod() ? Vector3((shape.radius + kAbove) * shape.R.col(1)) : Vector3(kAbove * shape.R.col(2));
  SeenPlaces places;
  for (const PropPlace& place : grid.places) {
    putOn(prop, place, contact);
    places.held.push_back(contact.position);
    places.points.push_back(contact.position + off);
  }
  return places;
}

/// "Best place of right grip: 10 cm from here, costs 3 % less, load 46 %, left knee flexion"; on another
/// thing that is named.
std::string bestWords(const Contact& now, const PlaceCost& here, const Contact& there,
                      const PlaceCost& cost) {
  const double gain = here.isPossible ? 1.0 - cost.objective / here.objective : 0.0;
  const long centimetres = std::lround(100.0 * (there.position - now.position).norm());
  if (here.isPossible && (gain < kWorthTelling || centimetres == 0))
    return now.name + " is at its best place";
  std::string words = "Best place of " + now.name + ": ";
  if (there.prop != now.prop) words += "on " + there.prop + ", ";
  words += std::to_string(centimetres) + " cm from here, ";
  if (here.isPossible) words += "costs " + percent(gain) + " less, ";
  return words + "load " + percent(cost.load) + ", " + cost.binds;
}

/// A row as a line that is broken where nothing is to be seen: on faces where no posture holds.
void addRow(Scene& scene, const PlaceGrid& grid, const SeenPlaces& places,
            const std::vector<PlaceCost>& costs, int row) {
  const bool isRod = grid.rows() == 1;
  Polyline line;
  line.id = places.id;
  line.width = kWidth;
  line.depth = isRod ? Depth::OverBodies : Depth::Hidden;
  const auto finish = [&] {
    if (line.points.size() > 1) scene.lines.push_back(line);
    line.points.clear();
    line.colors.clear();
  };
  for (int i = row * grid.columns; i < (row + 1) * grid.columns; ++i) {
    const PlaceCost& cost = costs[std::size_t(i)];
    if (!cost.isWeighed || !(isRod || cost.isPossible)) {
      finish();
      continue;
    }
    line.points.push_back(places.points[std::size_t(i)]);
    line.colors.push_back(colorOf(scene, cost));
  }
  finish();
}

void addRing(Scene& scene, const Contact& contact) {
  Solid ring;
  ring.form = Form::Ring;
  ring.X_WS.p = contact.position;
  ring.X_WS.R = Quaternion::FromTwoVectors(Vector3::UnitY(), contact.axis).toRotationMatrix();
  ring.size = Vector3(kPlaceRing, 0.0, 0.0);
  ring.radius = kRingThickness;
  ring.material = Material::Plain;
  ring.color = scene.theme.accent;
  ring.shade = Shade::None;
  scene.solids.push_back(ring);
}

/// "27 of 200 places are not possible (grey)"; nothing where all are. On faces they are left out.
void noteImpossible(Scene& scene, const std::vector<WeighedThing>& things) {
  std::ptrdiff_t impossible = 0, all = 0;
  bool isRod = false;
  for (const WeighedThing& thing : things) {
    impossible += std::ranges::count(thing.costs, false, &PlaceCost::isPossible);
    all += std::ssize(thing.costs);
    isRod |= thing.grid.rows() == 1;
  }
  if (impossible > 0)
    scene.notes.push_back({std::to_string(impossible) + " of " + std::to_string(all) +
                               (isRod ? " places are not possible (grey)" : " places are not possible"),
                           scene.theme.muted});
}

/// Where the contact would be at each place.
std::vector<Vector3> addThing(Scene& scene, const Task& task, int contact, const WeighedThing& thing) {
  const Contact there = contactAt(task, contact, thing, 0);
  const Prop* prop = propOf(task, there);
  const auto shape = prop ? partShape(*prop, there.place->part, there.place->number) : std::nullopt;
  if (!shape) return {};
  SeenPlaces places = seen(*prop, *shape, thing.grid, there);
  places.id = {ThingKind::Contact, contact};
  for (int row = 0; row < thing.grid.rows(); ++row) addRow(scene, thing.grid, places, thing.costs, row);
  return places.held;
}

}  // namespace

void addPlaceCosts(Scene& scene, const Task& task, int contact, const std::vector<WeighedThing>& things) {
  if (contact < 0 || contact >= std::ssize(task.contacts) || things.empty()) return;
  const Contact& now = task.contacts[std::size_t(contact)];
  const auto away = [&](const Vector3& place) { return (place - now.position).norm(); };
  PlaceCost here;  // at the place that is nearest to it
  std::ptrdiff_t weighed = 0, all = 0;
  for (const WeighedThing& thing : things) {
    const std::vector<Vector3> held = addThing(scene, task, contact, thing);
    if (thing.choice == 0 && !held.empty())
      here = thing.costs[std::size_t(std::ranges::min_element(held, {}, away) - held.begin())];
    weighed += std::ranges::count(thing.costs, true, &PlaceCost::isWeighed);
    all += std::ssize(thing.costs);
  }
  scene.hasLoadLegend = true;
  if (weighed < all) {
    const std::string share = std::to_string(weighed) + " of " + std::to_string(all);
    return scene.notes.push_back({"Weighing places: " + share, scene.theme.accent});
  }
  const std::optional<std::size_t> best = bestThing(things);
  if (!best) return;
  const WeighedThing& thing = things[*best];
  const int place = bestPlace(thing.costs);
  const Contact there = contactAt(task, contact, thing, place);
  addRing(scene, there);
  scene.notes.push_back({bestWords(now, here, there, thing.costs[std::size_t(place)]), scene.theme.accent});
  noteImpossible(scene, things);
}

}  // namespace handhold
