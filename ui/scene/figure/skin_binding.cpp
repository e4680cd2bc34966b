// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/skin_binding.h"

#include "ui/scene/figure/smooth_step.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace handhold {
namespace {

constexpr double kSeamStep = 0.001;    ///< for the slope of a seam's coordinate (m)
constexpr double kGentlestSeam = 1.5;  ///< least slope taken for a distance (1/m)
constexpr double kReached = 0.05;      ///< share of a vertex from which a joint's seam may pass there
constexpr double kPassed = 1.0e-3;     ///< share left of a passage that is over
constexpr double kFarCoordinate = 3.0;
constexpr double kArmpitStretch = 3.5;
constexpr double kFarFromSeam = 1.0;  ///< (m)
constexpr int kNoGroup = 0;           ///< of a factor: the trunk is no limb

// x with smoothStep(x) = s.
double unsmooth(double s) { return 0.5 - std::sin(std::asin(std::clamp(1.0 - 2.0 * s, -1.0, 1.0)) / 3.0); }

bool startsWith(const std::string& text, const std::string& start) {
  return text.compare(0, start.size(), start) == 0;
}

std::string withoutSide(const std::string& name) {
  return startsWith(name, "l_") || startsWith(name, "r_") ? name.substr(2) : name;
}

}  // namespace

SkinBinding::SkinBinding(const FigureData& data, const ImplicitField& body, const FramePoses& rest)
    : body_(body), bones_(data.palette.size()), rootBone_(data.rootBone) {
  for (const SkinJoint& joint : data.joints) {
    PlacedJoint placed;
    placed.chain = joint.chain;
    for (const SkinFactor& factor : joint.factors) placed.factors.push_back(place(factor, body, rest));
    placed.seamed = joint.seamed;
    placed.onSpine = startsWith(joint.name, "spine");
    if (joint.coloured) addBand(joint, placed);
    joints_.push_back(placed);
  }
  classifyBones(data);
}

SkinBinding::PlacedFactor SkinBinding::place(const SkinFactor& factor, const ImplicitField& body,
                                             const FramePoses& rest) const {
  const Pose& X_WF = rest.at(factor.frame);
  const Vector3 normal = X_WF.R * factor.normal;
  const Vector3 extension = X_WF.R * factor.extension;
  return {factor.kind,
          X_WF * factor.point,
          normal,
          extension,
          normal.cross(extension),
          factor.width,
          factor.shift,
          factor.cone,
          factor.reference,
          factor.group.empty() ? kNoGroup : body.groupIndex(factor.group),
          factor.soft,
          factor.bias};
}

void SkinBinding::addBand(const SkinJoint& joint, PlacedJoint& placed) {
  placed.band = static_cast<int>(bands_.size());
  bands_.push_back({joint.name, joint.loads});
  if (!placed.onSpine) return;
  const PlacedFactor& plane = placed.factors.front();
  const Eigen::Vector3f n = plane.normal.cast<float>();
  spineBands_.push_back({placed.band,
                         {n.x(), n.y(), n.z()},
                         static_cast<float>(plane.normal.dot(plane.point) + plane.shift[0]),
                         static_cast<float>(plane.width[0])});
}

void SkinBinding::classifyBones(const FigureData& data) {
  zoneOfBone_.assign(bones_, 0);
  partOfBone_.assign(bones_, 0);
  for (std::size_t bone = 0; bone < bones_; ++bone) {
    const std::string& name = data.palette[bone].name;
    for (std::size_t zone = 0; zone < data.zones.size(); ++zone) {
      for (const std::string& segment : data.zones[zone].segments) {
        if (startsWith(withoutSide(name), segment)) zoneOfBone_[bone] = static_cast<std::uint8_t>(zone);
      }
    }
    for (std::size_t part = 0; part < data.parts.size(); ++part) {
      const std::vector<std::string>& members = data.parts[part].bones;
      const bool member = std::find(members.begin(), members.end(), name) != members.end();
      if (member) partOfBone_[bone] = static_cast<std::uint8_t>(part);
    }
  }
}

// Distances of solids far off are rough, up to twice or half the true ones: only those of the limb that a
// point is of are asked for. Of another limb it is beyond every passage into this one.
double SkinBinding::coordinateAt(const PlacedFactor& f, const Place& at) const {
  if (f.kind == SkinFactor::Kind::plane) return besideMiddle(f, at, planeCoordinate(f, at.p));
  if (at.limb != f.group) return -kFarCoordinate;
  return 0.5 + (fromTrunk(at) + f.bias) / (2.0 * f.soft);
}

/// How much farther off the trunk is than the point's limb (m).
double SkinBinding::fromTrunk(const Place& at) const {
  return body_.groupDistance(at.p, 0) - body_.groupDistance(at.p, at.limb);
}

// figure.md section 6: .5 + (x - shift) / width, wide on the stretching side and narrow in the fold; its
// smoothstep is the factor.
double SkinBinding::planeCoordinate(const PlacedFactor& f, const Vector3& p) const {
  const Vector3 d = p - f.point;
  double x = d.dot(f.normal);
  const double e = smoothStep(0.5 + 0.5 * std::clamp(d.dot(f.extension) / f.reference, -1.0, 1.0));
  x -= f.cone[1] * std::max(std::abs(d.dot(f.side)) - f.cone[0], 0.0);
  const double width = (1.0 - e) * f.width[0] + e * f.width[1];
  const double shift = (1.0 - e) * f.shift[0] + e * f.shift[1];
  return 0.5 + (x - shift) / width;
}

// Between the legs a plane parts the trunk softly; clear of the trunk a thigh is of its own leg up to the
// other thigh.
double SkinBinding::besideMiddle(const PlacedFactor& f, const Place& at, double coordinate) const {
  if (f.group == kNoGroup) return coordinate;
  const double own = at.limb == f.group ? std::max(coordinate, 1.0) : std::min(coordinate, 0.0);
  if (own == coordinate) return coordinate;
  return std::lerp(coordinate, own, smoothStep((fromTrunk(at) / f.soft - 1.0) / 2.0));
}

double SkinBinding::passageAt(const PlacedJoint& joint, const Place& at) const {
  double s = 1.0;
  for (const PlacedFactor& factor : joint.factors) {
    s *= smoothStep(coordinateAt(factor, at));
    if (s == 0.0) break;
  }
  return s;
}

// The passage undone from its smoothing is nearly linear, so that its zero line stays straight on long
// triangles. Where the passage is over, the least of the unclamped coordinates goes on in its place.
double SkinBinding::seamCoordinate(const PlacedJoint& joint, const Place& at) const {
  const double s = passageAt(joint, at);
  if (s > kPassed && s < 1.0 - kPassed) return unsmooth(s) - 0.5;
  double least = 1.0e3;
  for (const PlacedFactor& factor : joint.factors) least = std::min(least, coordinateAt(factor, at));
  return std::clamp(least - 0.5, -kFarCoordinate, kFarCoordinate);
}

// The same for a load band, without a step where the passage is over.
double SkinBinding::bandPlace(const PlacedJoint& joint, const Place& at) const {
  const double s = passageAt(joint, at), place = seamCoordinate(joint, at) + 0.5;
  if (s <= kPassed) return std::min(place, unsmooth(kPassed));
  return s < 1.0 - kPassed ? place : std::max(place, unsmooth(1.0 - kPassed));
}

// Divided by its slope along the surface the coordinate is the distance to the seam.
double SkinBinding::seamDistance(const PlacedJoint& joint, const Place& at, const Vector3& normal) const {
  const double here = seamCoordinate(joint, at);
  Vector3 slope;
  for (int axis = 0; axis < 3; ++axis) {
    const Vector3 step = kSeamStep * Vector3::Unit(axis);
    slope[axis] =
        (seamCoordinate(joint, {at.p + step, at.limb}) - seamCoordinate(joint, {at.p - step, at.limb})) /
        (2.0 * kSeamStep);
  }
  slope -= normal * normal.dot(slope);
  const double distance = stretchOf(joint, at.p) * here / std::max(slope.norm(), kGentlestSeam);
  return std::clamp(distance, -kFarFromSeam, kFarFromSeam);
}

// Under a raised arm the skin stretches more than twice: its seam is drawn thinner there at rest.
double SkinBinding::stretchOf(const PlacedJoint& joint, const Vector3& p) {
  double stretch = 1.0;
  for (const PlacedFactor& f : joint.factors) {
    if (f.kind != SkinFactor::Kind::group) continue;
    const PlacedFactor& plane = joint.factors.front();
    const double e = -(p - plane.point).dot(plane.extension) / plane.reference;
    stretch = 1.0 + kArmpitStretch * smoothStep(e);
  }
  return stretch;
}

void SkinBinding::bind(const Vector3& p, const Vector3& normal, FigureVertex& vertex) const {
  const Place at{p, body_.limbAt(p)};
  std::vector<double> weights(bones_, 0.0);
  weights[rootBone_] = 1.0;
  vertex.trunk = 0.0f;
  int reached = rootBone_;
  double parity = 1.0;
  double seam = kFarFromSeam;
  const PlacedJoint* nearest = nullptr;
  bool spineSeen = false;
  for (const PlacedJoint& joint : joints_) {
    const double share = weights[joint.chain.front()];
    if (joint.onSpine && !spineSeen) vertex.trunk = static_cast<float>(share);
    spineSeen = spineSeen || joint.onSpine;
    if (share <= 0.0) continue;
    const double s = passageAt(joint, at);
    const double u = s * (static_cast<double>(joint.chain.size()) - 1.0);
    const std::size_t low = std::min(static_cast<std::size_t>(u), joint.chain.size() - 2);
    weights[joint.chain.front()] = 0.0;
    weights[joint.chain[low]] += share * (1.0 - (u - low));
    weights[joint.chain[low + 1]] += share * (u - low);
    if (reached == joint.chain.front() && s > 0.5) reached = joint.chain.back();
    if (joint.band >= 0 && !joint.onSpine) keepBand(bandPlace(joint, at), share, joint.band, vertex);
    if (joint.seamed && share > kReached) {
      const double distance = seamDistance(joint, at, normal);
      if (distance > 0.0) parity = -parity;
      if (std::abs(distance) < seam) nearest = &joint;
      seam = std::min(seam, std::abs(distance));
    }
  }
  vertex.seam = static_cast<float>(parity * seam);
  vertex.zone = vertex.beyond = zoneOfBone_[reached];
  if (nearest) {
    const std::uint8_t before = zoneOfBone_[nearest->chain.front()],
                       after = zoneOfBone_[nearest->chain.back()];
    vertex.beyond = vertex.zone == after ? before : after;
  }
  vertex.part = partOfBone_[reached];
  keepLargest(weights, vertex);
}

void SkinBinding::keepLargest(const std::vector<double>& weights, FigureVertex& vertex) {
  std::vector<int> order(weights.size());
  std::iota(order.begin(), order.end(), 0);
  std::partial_sort(order.begin(), order.begin() + 4, order.end(),
                    [&](int a, int b) { return weights[a] != weights[b] ? weights[a] > weights[b] : a < b; });
  double sum = 0.0;
  for (int i = 0; i < 4; ++i) sum += weights[order[i]];
  for (int i = 0; i < 4; ++i) {
    vertex.bone[i] = static_cast<std::uint8_t>(order[i]);
    vertex.weight[i] = static_cast<float>(weights[order[i]] / sum);
  }
}

/// The three that are nearest are kept, the nearest first: between vertices places are interpolated, and a
/// band's edge lies where no vertex is.
void SkinBinding::keepBand(double place, double share, int band, FigureVertex& vertex) {
  const auto nearness = [](double at, double part) { return part / (0.5 + std::abs(at - 0.5)); };
  std::size_t slot = 3;
  while (slot > 0 && nearness(vertex.place[slot - 1], vertex.share[slot - 1]) < nearness(place, share))
    --slot;
  if (slot == 3) return;
  for (std::size_t i = 2; i > slot; --i) {
    vertex.place[i] = vertex.place[i - 1];
    vertex.share[i] = vertex.share[i - 1];
    vertex.band[i] = vertex.band[i - 1];
  }
  vertex.place[slot] = static_cast<float>(place);
  vertex.share[slot] = static_cast<float>(share);
  vertex.band[slot] = static_cast<std::uint8_t>(band);
}

}  // namespace handhold
