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

/// Where the line runs: on the skin of a rod, above a face.
Vector3 seenAt(const Task& task, const Contact& contact) {
  const Prop* prop = propOf(task, contact);
  const auto shape = prop ? partShape(*prop, contact.place->part, contact.place->number) : std::nullopt;
  if (!shape) return contact.position;
  if (!shape->isRod()) return contact.position + kAbove * shape->R.col(2);
  const Vector3 up = shape->R.col(1);
  return contact.position + (shape->radius + kAbove) * up;
}

std::string percent(double share) { return std::to_string(std::lround(100.0 * share)) + " %"; }

/// "Best place of right grip: 10 cm from here, costs 3 % less, load 46 %, left knee flexion".
std::string bestWords(const Contact& now, const Vector3& there, const std::vector<Vector3>& points,
                      const std::vector<PlaceCost>& costs, int best) {
  const auto nearest =
      std::min_element(points.begin(), points.end(), [&](const Vector3& a, const Vector3& b) {
        return (a - now.position).norm() < (b - now.position).norm();
      });
  const PlaceCost &here = costs[std::size_t(nearest - points.begin())], &cost = costs[std::size_t(best)];
  const double gain = here.isPossible ? 1.0 - cost.objective / here.objective : 0.0;
  const long away = std::lround(100.0 * (there - now.position).norm());
  if (here.isPossible && (gain < kWorthTelling || away == 0)) return now.name + " is at its best place";
  std::string words = "Best place of " + now.name + ": " + std::to_string(away) + " cm from here, ";
  if (here.isPossible) words += "costs " + percent(gain) + " less, ";
  return words + "load " + percent(cost.load) + ", " + cost.binds;
}

void addRow(Scene& scene, const std::vector<Vector3>& points, const std::vector<std::optional<Color>>& colors,
            int contact, Depth depth) {
  Polyline line;
  line.id = {ThingKind::Contact, contact};
  line.width = kWidth;
  line.depth = depth;
  const auto finish = [&] {
    if (line.points.size() > 1) scene.lines.push_back(line);
    line.points.clear();
    line.colors.clear();
  };
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (!colors[i]) {
      finish();
      continue;
    }
    line.points.push_back(points[i]);
    line.colors.push_back(*colors[i]);
  }
  finish();
}

}  // namespace

void addPlaceCosts(Scene& scene, const Task& task, int contact, const PlaceGrid& grid,
                   const std::vector<std::optional<PlaceCost>>& costs) {
  if (contact < 0 || contact >= std::ssize(task.contacts) || costs.size() != grid.places.size()) return;
  Contact there = task.contacts[std::size_t(contact)];
  const Prop* prop = propOf(task, there);
  if (!prop) return;
  std::vector<PlaceCost> known;
  std::vector<Vector3> points;
  std::vector<std::optional<Color>> colors;
  int impossible = 0, weighed = 0;
  const bool isRod = grid.rows() == 1;
  for (std::size_t i = 0; i < costs.size(); ++i) {
    putOn(*prop, grid.places[i], there);
    points.push_back(seenAt(task, there));
    const bool isSeen = costs[i] && (isRod || costs[i]->isPossible);
    colors.push_back(isSeen ? std::optional(colorOf(scene, *costs[i])) : std::nullopt);
    known.push_back(costs[i].value_or(PlaceCost()));
    weighed += costs[i].has_value();
    impossible += costs[i] && !costs[i]->isPossible;
  }
  for (int row = 0; row < grid.rows(); ++row) {
    const auto from = row * grid.columns, to = from + grid.columns;
    addRow(scene, {points.begin() + from, points.begin() + to}, {colors.begin() + from, colors.begin() + to},
           contact, isRod ? Depth::OverBodies : Depth::Hidden);
  }
  scene.hasLoadLegend = true;
  if (weighed < std::ssize(costs)) {
    const std::string share = std::to_string(weighed) + " of " + std::to_string(costs.size());
    return scene.notes.push_back({"Weighing places: " + share, scene.theme.accent});
  }
  const int best = bestPlace(known);
  if (best < 0) return;
  putOn(*prop, grid.places[std::size_t(best)], there);
  Solid ring;
  ring.form = Form::Ring;
  ring.X_WS.p = there.position;
  ring.X_WS.R = Quaternion::FromTwoVectors(Vector3::UnitY(), there.axis).toRotationMatrix();
  ring.size = Vector3(kPlaceRing, 0.0, 0.0);
  ring.radius = kRingThickness;
  ring.material = Material::Plain;
  ring.color = scene.theme.accent;
  ring.shade = Shade::None;
  scene.solids.push_back(ring);
  scene.notes.push_back({bestWords(task.contacts[std::size_t(contact)], there.position, points, known, best),
                         scene.theme.accent});
  if (impossible > 0)
    scene.notes.push_back({std::to_string(impossible) + " of " + std::to_string(costs.size()) +
                               (isRod ? " places are not possible (grey)" : " places are not possible"),
                           scene.theme.muted});
}

}  // namespace handhold
