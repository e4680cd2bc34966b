// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/link_extent.h"
#include "engine/muscles/muscle_set.h"
#include "engine/muscles/path/moment_arms.h"

namespace handhold {

namespace {

/// How the places on a link grow: along each axis so that the origins of its joints come to the person's,
/// evenly between them; as much longer as the link is in all where none lies out along that axis.
struct LinkGrowth {
  double all = 1.0;
  std::array<std::map<double, double>, 3> stations;  ///< from the standard model's to the person's (m)

  double along(int axis, double place) const {
    const auto& known = stations[static_cast<std::size_t>(axis)];
    if (known.empty()) return all * place;
    const auto above = known.lower_bound(place);
    if (above == known.end() || above == known.begin()) {
      const auto& [from, to] = above == known.end() ? *known.rbegin() : *above;
      return from == 0.0 ? all * place : to / from * place;
    }
    const auto& [from, to] = *std::prev(above);
    return to + (above->second - to) * (place - from) / (above->first - from);
  }
  Vector3 of(const Vector3& place) const {
    return {along(0, place.x()), along(1, place.y()), along(2, place.z())};
  }
};

constexpr double kOut = 0.01;  ///< of joints along an axis from the link's origin, and from each other (m)

void addStation(std::map<double, double>& stations, double from, double to) {
  const auto isNear = [&](const auto& known) { return std::abs(known.first - from) < kOut; };
  if (std::ranges::none_of(stations, isNear) && std::abs(from) > kOut) stations[from] = to;
}

std::vector<LinkGrowth> growthOf(const Model& standard, const Model& person) {
  std::vector<LinkGrowth> growth(static_cast<std::size_t>(standard.linkCount()));
  for (std::size_t i = 0; i < growth.size(); ++i)
    growth[i].all = linkRatio(person, standard, LinkIndex(static_cast<int>(i)));
  for (std::size_t j = 0; j < standard.joints.size(); ++j) {
    const Joint &from = standard.joints[j], &to = person.joints[j];
    if (!from.parent.valid()) continue;
    auto& stations = growth[static_cast<std::size_t>(from.parent)].stations;
    for (int k = 0; k < 3; ++k)
      addStation(stations[static_cast<std::size_t>(k)], from.offset[k], to.offset[k]);
  }
  for (LinkGrowth& each : growth)
    for (auto& stations : each.stations)
      if (!stations.empty()) stations[0.0] = 0.0;
  return growth;
}

bool isSameTree(const Model& standard, const Model& person) {
  if (standard.linkCount() != person.linkCount()) return false;
  for (std::size_t i = 0; i < standard.joints.size(); ++i)
    if (standard.joints[i].name != person.joints[i].name ||
        standard.joints[i].parent != person.joints[i].parent)
      return false;
  return true;
}

void grow(const std::vector<LinkGrowth>& growth, MusclePath& path) {
  const auto of = [&](LinkIndex link) -> const LinkGrowth& { return growth[static_cast<std::size_t>(link)]; };
  for (MusclePoint& point : path.points) {
    point.place = of(point.link).of(point.place);
    point.scale *= of(point.link).all;
  }
  for (MuscleWrap& wrap : path.wraps) {
    wrap.X_LO.p = of(wrap.link).of(wrap.X_LO.p);
    wrap.surface.radii *= of(wrap.link).all;
    wrap.surface.length *= of(wrap.link).all;
  }
}

double lengthAt(const Model& model, const VectorX& q, const MusclePath& path) {
  Data data(model);
  updateKinematics(model, q, data);
  LineOfAction line;
  traceLine(path, linkPoses(data, q), line);
  return line.length;
}

}  // namespace

MuscledBody muscledBody(const MuscleSet& set, const Model& standard, std::shared_ptr<const Model> person) {
  if (!isSameTree(standard, *person))
    throw InputError(person->name, "has no muscles",
                     "choose a person with the joints of " + standard.name + ", whose muscles are known");
  MuscledBody body{person, set.muscles, {}};
  const std::vector<LinkGrowth> growth = growthOf(standard, *person);
  const VectorX q = standard.neutralPosition();  // a suit moves a person's own
  for (Muscle& muscle : body.muscles) {
    const double before = lengthAt(standard, q, muscle.path);
    grow(growth, muscle.path);
    const double longer = lengthAt(*person, q, muscle.path) / before;
    muscle.fibre *= longer;
    muscle.tendon *= longer;
    body.joints.push_back(spannedJoints(*person, muscle.path));
  }
  return body;
}

}  // namespace handhold
