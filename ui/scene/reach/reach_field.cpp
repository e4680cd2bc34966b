// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/reach/reach_field.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

using ReachCell = std::array<int, 3>;
constexpr int kRim = 2;        ///< nodes around the outermost places
constexpr double kOwn = 0.58;  ///< of a node's smoothed value its own; its six neighbours have the rest
constexpr double kStepsOfCell = 5.0;  ///< of a ray through a cell of the grid

ReachCell cellAt(const Vector3& p_W, double spacing) {
  ReachCell cell;
  for (int axis = 0; axis < 3; ++axis)
    cell[static_cast<std::size_t>(axis)] = static_cast<int>(std::lround(p_W[axis] / spacing));
  return cell;
}

}  // namespace

ReachField::ReachField(const ReachMap& map, double mostLoad) : spacing_(map.spacing) {
  Eigen::AlignedBox3d box;
  const auto counts = [&](const ReachPlace& place) { return place.isReached && place.load <= mostLoad; };
  for (const ReachPlace& place : map.places)
    if (counts(place)) box.extend(place.position);
  if (box.isEmpty()) return;
  corner_ = box.min() - Vector3::Constant(kRim * spacing_);
  for (int axis = 0; axis < 3; ++axis)
    count_[static_cast<std::size_t>(axis)] =
        static_cast<int>(std::lround(box.sizes()[axis] / spacing_)) + 2 * kRim + 1;
  values_.assign(indexOf(0, 0, count_[2]), 0.0);
  loads_ = values_;
  std::vector<bool> known(values_.size(), false);
  for (const ReachPlace& place : map.places) {
    if (!place.isReached || !box.contains(place.position)) continue;
    const ReachCell cell = cellAt(place.position - corner_, spacing_);
    const std::size_t at = indexOf(cell[0], cell[1], cell[2]);
    if (counts(place)) values_[at] = 1.0;
    loads_[at] = place.load;
    known[at] = true;
  }
  spreadLoads(std::move(known));
  smooth();
}

/// A place beside those that are reached has the mean of their loads, so that the surface between has theirs.
void ReachField::spreadLoads(std::vector<bool> known) {
  for (int round = 0; round < kRim; ++round) {
    const std::vector<bool> before = known;
    for (int z = 1; z + 1 < count_[2]; ++z)
      for (int y = 1; y + 1 < count_[1]; ++y)
        for (int x = 1; x + 1 < count_[0]; ++x) {
          const std::size_t at = indexOf(x, y, z);
          if (before[at]) continue;
          double sum = 0.0;
          int beside = 0;
          for (int i = 0; i < 27; ++i) {
            const std::size_t other = indexOf(x + i % 3 - 1, y + i / 3 % 3 - 1, z + i / 9 - 1);
            if (before[other]) sum += loads_[other], ++beside;
          }
          if (beside > 0) loads_[at] = sum / beside, known[at] = true;
        }
  }
}

/// Steps of the grid become slopes; a single place stays one.
void ReachField::smooth() {
  const std::vector<double> sharp = values_;
  for (int z = 1; z + 1 < count_[2]; ++z)
    for (int y = 1; y + 1 < count_[1]; ++y)
      for (int x = 1; x + 1 < count_[0]; ++x)
        values_[indexOf(x, y, z)] =
            kOwn * sharp[indexOf(x, y, z)] +
            (1.0 - kOwn) / 6.0 *
                (sharp[indexOf(x - 1, y, z)] + sharp[indexOf(x + 1, y, z)] + sharp[indexOf(x, y - 1, z)] +
                 sharp[indexOf(x, y + 1, z)] + sharp[indexOf(x, y, z - 1)] + sharp[indexOf(x, y, z + 1)]);
}

ReachField::Node ReachField::node(int x, int y, int z) const {
  const std::size_t at = indexOf(x, y, z);
  return {corner_ + spacing_ * Vector3(x, y, z), values_[at], loads_[at]};
}

Eigen::AlignedBox3d ReachField::box() const {
  if (isEmpty()) return {};
  return {corner_, corner_ + spacing_ * Vector3(count_[0] - 1, count_[1] - 1, count_[2] - 1)};
}

double ReachField::at(const std::vector<double>& numbers, const Vector3& p_W) const {
  if (numbers.empty()) return 0.0;
  const Vector3 place = (p_W - corner_) / spacing_;
  ReachCell low;
  Vector3 share;
  for (int axis = 0; axis < 3; ++axis) {
    const int most = count_[static_cast<std::size_t>(axis)] - 2;
    const double floor = std::floor(place[axis]);
    if (floor < 0.0 || floor > most) return 0.0;
    low[static_cast<std::size_t>(axis)] = static_cast<int>(floor);
    share[axis] = place[axis] - floor;
  }
  double sum = 0.0;
  for (int i = 0; i < 8; ++i) {
    const int dx = i & 1, dy = i >> 1 & 1, dz = i >> 2 & 1;
    const double weight = (dx ? share.x() : 1.0 - share.x()) * (dy ? share.y() : 1.0 - share.y()) *
                          (dz ? share.z() : 1.0 - share.z());
    sum += weight * numbers[indexOf(low[0] + dx, low[1] + dy, low[2] + dz)];
  }
  return sum;
}

std::optional<Vector3> ReachField::hit(const Ray& ray, const std::optional<ReachCut>& cut) const {
  if (isEmpty()) return std::nullopt;
  const double step = spacing_ / kStepsOfCell;
  const Eigen::AlignedBox3d all = box();
  const double nearest = std::max(0.0, (ray.origin - all.center()).norm() - 0.5 * all.diagonal().norm());
  const double farthest = nearest + all.diagonal().norm();
  for (double t = nearest; t <= farthest; t += step) {
    const Vector3 p_W = ray.at(t);
    if (cut && p_W[cut->axis] > cut->place) continue;
    if (reached(p_W) > 0.5) return p_W;
  }
  return std::nullopt;
}

}  // namespace handhold
