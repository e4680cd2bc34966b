// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/implicit_field.h"

#include "ui/scene/figure/smooth_step.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

constexpr double kFar = 1.0e3;          ///< distance of nothing at all (m)
constexpr double kReachMargin = 0.010;  ///< beyond the blend (m)
constexpr double kLatticeCell = 0.032;  ///< lists of primitives for point queries (m)
// Thick thighs press each other flat and stay two: skin that were one would be torn where the legs part.
constexpr double kBesideMiddle = 0.005;  ///< of limbs from the middle plane (m)
constexpr double kPressedEdge = 0.012;   ///< rounding where it cuts them (m)

// Cubic soft minimum, twice differentiable; inflates by k / 6 where both surfaces coincide.
double softMin(double a, double b, double k) {
  const double h = k > 0.0 ? std::max(k - std::abs(a - b), 0.0) / k : 0.0;
  return std::min(a, b) - h * h * h * k / 6.0;
}

double softMax(double a, double b, double k) { return -softMin(-a, -b, k); }

/// Of a group of solids: left is positive, 0 is of both.
double sideOf(const SolidGroup& group) {
  return group.name.ends_with("_l") ? 1.0 : group.name.ends_with("_r") ? -1.0 : 0.0;
}

}  // namespace

ImplicitField ImplicitField::body(const FigureData& data, const FramePoses& rest) {
  return {Source{data.solids, data.groups, 1}, rest};
}

ImplicitField ImplicitField::bones(const FigureData& data, const FramePoses& rest) {
  Source source{data.boneSolids, {}, 0};
  for (const std::string& name : data.boneGroups) source.groups.push_back({name, 0.0});
  return {source, rest};
}

ImplicitField::ImplicitField(const Source& source, const FramePoses& rest)
    : groups_(source.groups), baseGroups_(source.baseGroups), middle_(rest.at(0).p) {
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    const bool isLimb = baseGroups_ > 0 && static_cast<int>(g) >= baseGroups_;
    outwards_.push_back(isLimb ? Vector3(sideOf(groups_[g]) * rest.at(0).R.col(0)) : Vector3::Zero());
    for (const FigureSolid& solid : source.solids) {
      if (solid.group != groups_[g].name) continue;
      solids_.emplace_back(solid, rest.at(solid.frame));
      groupOf_.push_back(static_cast<int>(g));
      frameOf_.push_back(solid.frame);
    }
  }
  enlargeBounds();
  fillLattice();
}

// A primitive matters as far as the widest blend that it or a later primitive of its fold uses.
void ImplicitField::enlargeBounds() {
  const int n = static_cast<int>(solids_.size());
  reaches_.resize(n);
  const auto enlarged = [&](int i, double blend) {
    const Vector3 margin = Vector3::Constant(solids_[i].reach() * blend + kReachMargin);
    return Eigen::AlignedBox3d(solids_[i].bounds().min() - margin, solids_[i].bounds().max() + margin);
  };
  for (int i = n - 1; i >= 0; --i) {
    double widest = solids_[i].blend();
    const Eigen::AlignedBox3d own = enlarged(i, widest);
    for (int later = i + 1; later < n; ++later) {
      const bool sameFold = groupOf_[later] == groupOf_[i] || groupOf_[i] < baseGroups_;
      if (sameFold && reaches_[later].intersects(own)) widest = std::max(widest, solids_[later].blend());
    }
    reaches_[i] = enlarged(i, widest);
    if (solids_[i].adds()) bounds_.extend(reaches_[i]);
  }
}

void ImplicitField::fillLattice() {
  latticeSize_ = (bounds_.sizes() / kLatticeCell).array().ceil().cast<int>();
  latticeBegin_.assign(1, 0);
  std::vector<std::vector<int>> cells(static_cast<std::size_t>(latticeSize_.prod()));
  for (int s = 0; s < static_cast<int>(solids_.size()); ++s) {
    const Eigen::AlignedBox3d box = reaches_[s].intersection(bounds_);
    if (box.isEmpty()) continue;
    const Eigen::Vector3i low = ((box.min() - bounds_.min()) / kLatticeCell).array().floor().cast<int>();
    const Eigen::Vector3i high = ((box.max() - bounds_.min()) / kLatticeCell)
                                     .array()
                                     .floor()
                                     .cast<int>()
                                     .min(latticeSize_.array() - 1);
    for (int z = low.z(); z <= high.z(); ++z) {
      for (int y = low.y(); y <= high.y(); ++y) {
        for (int x = low.x(); x <= high.x(); ++x) {
          cells[(static_cast<std::size_t>(z) * latticeSize_.y() + y) * latticeSize_.x() + x].push_back(s);
        }
      }
    }
  }
  for (const std::vector<int>& cell : cells) {
    latticeSolids_.insert(latticeSolids_.end(), cell.begin(), cell.end());
    latticeBegin_.push_back(static_cast<int>(latticeSolids_.size()));
  }
}

std::span<const int> ImplicitField::activeNear(const Vector3& p) const {
  const Eigen::Array3i cell = ((p - bounds_.min()) / kLatticeCell).array().floor().cast<int>();
  if ((cell < 0).any() || (cell >= latticeSize_.array()).any()) return {};
  const std::size_t i =
      (static_cast<std::size_t>(cell.z()) * latticeSize_.y() + cell.y()) * latticeSize_.x() + cell.x();
  return std::span(latticeSolids_).subspan(latticeBegin_[i], latticeBegin_[i + 1] - latticeBegin_[i]);
}

std::vector<int> ImplicitField::activeIn(const Eigen::AlignedBox3d& box) const {
  std::vector<int> active;
  for (int s = 0; s < static_cast<int>(solids_.size()); ++s) {
    if (reaches_[s].intersects(box)) active.push_back(s);
  }
  return active;
}

bool ImplicitField::anyAdds(std::span<const int> active) const {
  return std::any_of(active.begin(), active.end(), [this](int s) { return solids_[s].adds(); });
}

double ImplicitField::combined(double before, int solid, const Vector3& p) const {
  const PlacedSolid& shape = solids_[solid];
  double d = shape.distance(p);
  const Vector3& outwards = outwards_[groupOf_[solid]];
  if (!outwards.isZero(0.0)) d = softMax(d, kBesideMiddle - outwards.dot(p - middle_), kPressedEdge);
  return shape.adds() ? softMin(before, d, shape.blend()) : -softMin(-before, d, shape.blend());
}

// Where two limbs meet the crease is rounded, but only as far as both stand out of the trunk: otherwise
// the trunk would swell wherever the lists of two limbs happen to overlap.
double ImplicitField::limbCrease(double trunk, double nearer, double limb, int group) const {
  const double k = groups_[group].blend;
  if (k <= 0.0) return std::min(nearer, limb);
  return softMin(nearer, limb, k * smoothStep((trunk - std::max(nearer, limb)) / k));
}

double ImplicitField::value(const Vector3& p, std::span<const int> active) const {
  std::size_t i = 0;
  double trunk = kFar;
  for (; i < active.size() && groupOf_[active[i]] < baseGroups_; ++i) {
    if (reaches_[active[i]].contains(p)) trunk = combined(trunk, active[i], p);
  }
  double result = trunk;
  while (i < active.size()) {
    const int group = groupOf_[active[i]];
    double limb = trunk;
    for (; i < active.size() && groupOf_[active[i]] == group; ++i) {
      if (reaches_[active[i]].contains(p)) limb = combined(limb, active[i], p);
    }
    result = limbCrease(trunk, result, limb, group);
  }
  return result;
}

Vector3 ImplicitField::gradient(const Vector3& p, double step) const {
  static const Vector3 kCorners[4] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
  Vector3 sum = Vector3::Zero();
  for (const Vector3& corner : kCorners) sum += corner * value(p + step * corner);
  return sum / (4.0 * step);
}

int ImplicitField::groupIndex(const std::string& name) const {
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    if (groups_[g].name == name) return static_cast<int>(g);
  }
  return 0;
}

double ImplicitField::groupDistance(const Vector3& p, int group) const {
  double distance = kFar;
  for (int s = 0; s < static_cast<int>(solids_.size()); ++s) {
    if (groupOf_[s] == group) distance = combined(distance, s, p);
  }
  return distance;
}

int ImplicitField::limbAt(const Vector3& p) const {
  int limb = baseGroups_;
  double nearest = groupDistance(p, limb);
  for (int g = baseGroups_ + 1; g < static_cast<int>(groups_.size()); ++g) {
    const double d = groupDistance(p, g);
    if (d >= nearest) continue;
    nearest = d;
    limb = g;
  }
  return limb;
}

int ImplicitField::solidAt(const Vector3& p) const {
  double nearest = kFar;
  int solid = 0;
  for (const int s : activeNear(p)) {
    const double d = solids_[s].adds() ? solids_[s].distance(p) : kFar;
    if (d >= nearest) continue;
    nearest = d;
    solid = s;
  }
  return solid;
}

}  // namespace handhold
