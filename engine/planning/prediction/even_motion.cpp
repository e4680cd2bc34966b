// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/even_motion.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"

namespace handhold {

namespace {

/// The first of the base's three turns among the coordinates.
constexpr int kFirstTurn = 3;
constexpr double kUnbounded = std::numeric_limits<double>::infinity();
/// A component of one side is one component of the other, but for rounding.
constexpr double kAligned = 1e-6;
/// Turnings that are even but for what the ways of a guess leave stay as they are (rad).
constexpr double kEvenTurn = 1e-4;

/// Half way to its mirror image.
Quaternion evenedTurn(const Model& model, const TaskMirror& mirror, const Quaternion& turn) {
  VectorX q = model.zeroPosition();
  q.segment<4>(3) << turn.w(), turn.x(), turn.y(), turn.z();
  return baseOrientation(mirror.symmetric(model, q));
}

bool isSameTurn(const Quaternion& a, const Quaternion& b) { return a.angularDistance(b) < kEvenTurn; }

}  // namespace

MotionCurves overEvenTurning(const Model& model, const MotionLayout& layout, const TaskMirror& mirror,
                             MotionCurves curves) {
  const std::vector<Quaternion> before = curves.reference.controls();
  std::vector<Quaternion> after;
  for (const Quaternion& turn : before) after.push_back(evenedTurn(model, mirror, turn));
  if (std::ranges::equal(before, after, isSameTurn)) return curves;
  const SignalGroup& body = layout.groups[0];
  const bool turnsAlong = static_cast<int>(before.size()) == body.basis.count();
  const auto turn = std::ranges::find(body.coordinates, kFirstTurn) - body.coordinates.begin();
  for (Eigen::Index i = 0; i < curves.controls[0].cols(); ++i) {
    const std::size_t k = turnsAlong ? static_cast<std::size_t>(i) : 0;
    const Vector3 phi = curves.controls[0].block<3, 1>(turn, i);
    curves.controls[0].block<3, 1>(turn, i) =
        logQuaternion(expQuaternion(phi) * before[k] * after[k].conjugate());
  }
  curves.reference = QuaternionCurve(curves.reference.basis(), std::move(after));
  return curves;
}

EvenMotion::EvenMotion(const Model& model, MotionProblem& whole, const TaskMirror& mirror)
    : ReducedMotion(whole), mirror_(mirror) {
  std::vector<SignalParts> parts;
  std::vector<int> widths;
  for (const SignalGroup& group : whole_.layout().groups) {
    widths.push_back(0);
    parts.push_back(group.loads.empty() ? bodySignals(model, group, widths.back())
                                        : loadSignals(model, group, widths.back()));
  }
  if (!isPossible_) return;
  number(parts, widths);
  bound();
  findBandwidth();
}

/// The base moves within the plane and turns across it; what has a partner moves with it, the spine does not
/// bend to a side.
EvenMotion::SignalParts EvenMotion::bodySignals(const Model& model, const SignalGroup& group,
                                                int& width) const {
  const Vector3 n = mirror_.normal();
  const Vector3 up = n.unitOrthogonal(), ahead = n.cross(up);
  SignalParts parts(group.coordinates.size());
  std::vector<int> of(model.velocitySize(), -1);
  width = 3;
  for (size_t s = 0; s < parts.size(); ++s) {
    const int k = group.coordinates[s];
    if (k < 3) {
      parts[s] = {{0, up[k]}, {1, ahead[k]}};
    } else if (k < 6) {
      parts[s] = {{2, n[k - 3]}};
    } else {
      const Joint& joint = model.joints[k - 5];
      const int other = 5 + static_cast<int>(joint.mirror);
      if (other == k && joint.mirrorSign < 0.0) continue;
      const bool isSecond = of[other] >= 0;
      of[k] = isSecond ? of[other] : width++;
      parts[s] = {{of[k], isSecond ? joint.mirrorSign : 1.0}};
    }
  }
  return parts;
}

/// A load of one side is the mirror image of the load of the other, counted in its own axes.
EvenMotion::SignalParts EvenMotion::loadSignals(const Model& model, const SignalGroup& group, int& width) {
  const VectorX q = mirror_.symmetric(model, whole_.instants().front()->problem().reference());
  Data data(model);
  updateKinematics(model, q, data);
  const std::vector<ContactPoint> points = contactPoints(model, whole_.task());
  const auto pointOf = [&](const LoadSignal& load) {
    const auto first = std::find_if(points.begin(), points.end(),
                                    [&](const ContactPoint& point) { return point.contact == load.contact; });
    return *(first + load.ordinal);
  };
  const Vector3 n = mirror_.normal();
  const Matrix3 across = Matrix3::Identity() - 2.0 * n * n.transpose();
  SignalParts parts(group.loads.size());
  width = 0;
  for (size_t s = 0; s < parts.size(); ++s) {
    if (!parts[s].empty()) continue;
    const LoadSignal& load = group.loads[s];
    const Vector3 axis = loadAxes(pointOf(load), data).col(load.component % 3);
    const Vector3 image = load.component < 3 ? Vector3(across * axis) : Vector3(-across * axis);
    parts[s] = {{width, 1.0}};
    bool isFound = false;
    for (size_t t = 0; t < parts.size(); ++t) {
      const LoadSignal& other = group.loads[t];
      if (other.contact != mirror_.partner(load.contact) || other.ordinal != load.ordinal ||
          other.component / 3 != load.component / 3 || !parts[t].empty())
        continue;
      const double along = image.dot(loadAxes(pointOf(other), data).col(other.component % 3));
      if (std::abs(std::abs(along) - 1.0) > kAligned) continue;
      parts[t] = {{width, along > 0.0 ? 1.0 : -1.0}};
      isFound = true;
    }
    isPossible_ = isPossible_ && isFound;
    ++width;
  }
  return parts;
}

/// In the order of the whole problem, then what all know.
void EvenMotion::number(const std::vector<SignalParts>& all, const std::vector<int>& widths) {
  const MotionLayout& layout = whole_.layout();
  struct Place {
    int first;
    size_t group;
  };
  std::vector<Place> places;
  for (size_t g = 0; g < all.size(); ++g)
    for (const int first : layout.groups[g].first)
      if (first >= 0) places.push_back({first, g});
  std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.first < b.first; });
  for (const Place& place : places) {
    const SignalParts& list = all[place.group];
    for (size_t s = 0; s < list.size(); ++s)
      for (const Part& part : list[s])
        parts_[place.first + static_cast<int>(s)].push_back({size_ + part.index, part.factor});
    size_ += widths[place.group];
  }
  bandSize_ = size_;
  addShared();
  const SignalGroup& body = layout.groups[0];
  const Vector3 middle = mirror_.normal() * mirror_.normal().dot(mirror_.point());
  for (const int first : body.first)
    for (int s = 0; s < body.width() && first >= 0; ++s)
      if (body.coordinates[s] < 3) origin_[first + s] = middle[body.coordinates[s]];
}

void EvenMotion::bound() {
  lower_ = VectorX::Constant(size_, -kUnbounded);
  upper_ = VectorX::Constant(size_, kUnbounded);
  for (int i = 0; i < whole_.variableCount(); ++i) {
    if (parts_[i].size() != 1) continue;  // the base has no bounds
    const auto [k, factor] = parts_[i].front();
    const double a = whole_.lower()[i] / factor, b = whole_.upper()[i] / factor;
    if (!std::isfinite(a) && !std::isfinite(b)) continue;
    lower_[k] = std::max(lower_[k], std::min(a, b));
    upper_[k] = std::min(upper_[k], std::max(a, b));
  }
}

/// The columns of B are orthogonal: each side counts half.
VectorX EvenMotion::reduced(const VectorX& x) const {
  VectorX squares = VectorX::Zero(size_);
  for (const auto& parts : parts_)
    for (const Part& part : parts) squares[part.index] += part.factor * part.factor;
  return transposed(x - origin_).cwiseQuotient(squares).cwiseMax(lower_).cwiseMin(upper_);
}

}  // namespace handhold
