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

/// "Best place of right grip: 10 cm from here, costs 3 % less, load 46 %, left knee flexion".
std::string bestWords(const Contact& now, const std::vector<Vector3>& held,
                      const std::vector<PlaceCost>& costs, int best) {
  const auto away = [&](const Vector3& there) { return (there - now.position).norm(); };
  const auto nearest = std::ranges::min_element(held, {}, away) - held.begin();
  const PlaceCost &here = costs[std::size_t(nearest)], &cost = costs[std::size_t(best)];
  const double gain = here.isPossible ? 1.0 - cost.objective / here.objective : 0.0;
  const long centimetres = std::lround(100.0 * away(held[std::size_t(best)]));
  if (here.isPossible && (gain < kWorthTelling || centimetres == 0))
    return now.name + " is at its best place";
  std::string words = "Best place of " + now.name + ": " + std::to_string(centimetres) + " cm from here, ";
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

/// "27 of 200 places are not possible (grey)"; nothing where all are.
void noteImpossible(Scene& scene, const PlaceGrid& grid, const std::vector<PlaceCost>& costs) {
  const auto impossible = std::ranges::count(costs, false, &PlaceCost::isPossible);
  if (impossible == 0) return;
  scene.notes.push_back(
      {std::to_string(impossible) + " of " + std::to_string(costs.size()) +
           (grid.rows() == 1 ? " places are not possible (grey)" : " places are not possible"),
       scene.theme.muted});
}

}  // namespace

void addPlaceCosts(Scene& scene, const Task& task, int contact, const PlaceGrid& grid,
                   const std::vector<PlaceCost>& costs) {
  if (contact < 0 || contact >= std::ssize(task.contacts) || costs.size() != grid.places.size()) return;
  const Contact& now = task.contacts[std::size_t(contact)];
  const Prop* prop = propOf(task, now);
  const auto shape = prop && now.place ? partShape(*prop, now.place->part, now.place->number) : std::nullopt;
  if (!shape) return;
  SeenPlaces places = seen(*prop, *shape, grid, now);
  places.id = {ThingKind::Contact, contact};
  for (int row = 0; row < grid.rows(); ++row) addRow(scene, grid, places, costs, row);
  scene.hasLoadLegend = true;
  const auto weighed = std::ranges::count(costs, true, &PlaceCost::isWeighed);
  if (weighed < std::ssize(costs)) {
    const std::string share = std::to_string(weighed) + " of " + std::to_string(costs.size());
    return scene.notes.push_back({"Weighing places: " + share, scene.theme.accent});
  }
  const int best = bestPlace(costs);
  if (best < 0) return;
  Contact there = now;
  putOn(*prop, grid.places[std::size_t(best)], there);
  addRing(scene, there);
  scene.notes.push_back({bestWords(now, places.held, costs, best), scene.theme.accent});
  noteImpossible(scene, grid, costs);
}

}  // namespace handhold
