// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/figure_scaling.h"

#include "ui/scene/figure/smooth_step.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

// Frames of human55 that mark joints (figure.md section 8).
enum Joint {
  kPelvis = 0,
  kSpine1 = 3,
  kSpine2 = 6,
  kSpine3 = 9,
  kNeckRoot = 32,
  kHead = 35,
  kRightShoulder = 14,
  kRightElbow = 17,
  kRightWrist = 19,
  kLeftShoulder = 24,
  kLeftElbow = 27,
  kLeftWrist = 29,
  kRightHip = 38,
  kRightKnee = 41,
  kRightAnkle = 42,
  kRightBall = 44,
  kLeftHip = 46,
  kLeftKnee = 49,
  kLeftAnkle = 50,
  kLeftBall = 52
};

constexpr double kStoredMass = 61.0;  ///< of the stored numbers at 1.01 kg per litre (kg)
constexpr double kMassDamping = 0.6;
constexpr double kLeastGirth = 0.85;
constexpr double kMostGirth = 1.25;
constexpr double kHipsEnd = 0.18;         ///< height above the pelvis up to which hips rule the width (m)
constexpr double kShouldersBegin = 0.32;  ///< height from which clavicles do (m)

/// A segment chain: its joints sorted along one axis of the world at the zero posture.
struct Chain {
  int axis = 1;
  std::vector<int> joints;
};

Chain chainOf(int frame) {
  if (frame >= 15 && frame <= 21) return {0, {kRightShoulder, kRightElbow, kRightWrist}};
  if (frame >= 25 && frame <= 31) return {0, {kLeftShoulder, kLeftElbow, kLeftWrist}};
  if (frame == 44 || frame == 45) return {2, {kRightAnkle, kRightBall}};
  if (frame == 52 || frame == 53) return {2, {kLeftAnkle, kLeftBall}};
  if (frame >= 38 && frame <= 43) return {1, {kRightHip, kRightKnee, kRightAnkle}};
  if (frame >= 46 && frame <= 51) return {1, {kLeftHip, kLeftKnee, kLeftAnkle}};
  return {1, {kRightHip, kPelvis, kSpine1, kSpine2, kSpine3, kRightShoulder, kNeckRoot, kHead}};
}

bool onTrunk(const Chain& chain) { return chain.joints.size() > 3; }

bool onFoot(const Chain& chain) { return chain.axis == 2; }

bool isHead(int frame) { return frame == 36 || frame == 37; }

bool isHand(int frame) { return frame == 20 || frame == 21 || frame == 30 || frame == 31; }

/// Beyond the last joint of its chain.
bool isEnd(int frame) { return isHead(frame) || isHand(frame) || onFoot(chainOf(frame)); }

/// Head and neck hang on the trunk's chain but keep their width.
bool takesTrunkWidth(int frame) { return onTrunk(chainOf(frame)) && frame <= kNeckRoot; }

class Scaling {
 public:
  Scaling(const FigureData& data, const FramePoses& zero, const FigureShape& shape)
      : zero_(zero), shape_(shape), stored_(zero) {
    for (int frame = 0; frame < kFigureFrames; ++frame) stored_[frame].p = data.zeroPositions[frame];
    for (const GirthPlane& plane : data.girths) {
      const auto section = shape.sections.find(plane.name);
      if (section == shape.sections.end()) continue;
      const Knot knot{placeAlong(plane.frame, plane.point), section->second};
      knots_[bandOf(plane.frame)].push_back(knot);
      if (plane.frame == kPelvis) knots_[Band::leg].push_back(knot);
    }
    for (auto& [band, knots] : knots_) std::ranges::sort(knots, {}, &Knot::place);
  }

  /// Growth across the segment's axis at a point of a frame, of a primitive that takes that share of the
  /// girth.
  SectionFactors acrossAt(int frame, const Vector3& local, double girthShare) const {
    if (shape_.sections.empty()) return 1.0 + (shape_.girth - 1.0) * girthShare;
    const Band band = bandOf(frame);
    if (band == Band::hand) return shape_.hand;
    if (band == Band::foot) return shape_.footBreadth;
    const auto found = knots_.find(band);
    if (found == knots_.end()) return 1.0;
    return between(found->second, placeAlong(frame, local));
  }

  void apply(FigureSolid& solid, double girthShare) const {
    if (solid.shape == SolidShape::cone) {
      const SectionFactors atA = acrossAt(solid.frame, solid.a, girthShare);
      const SectionFactors atB = acrossAt(solid.frame, solid.b, girthShare);
      solid.a = place(solid.frame, solid.a, atA);
      solid.b = place(solid.frame, solid.b, atB);
      solid.ra *= std::sqrt(atA.breadth * atA.depth);
      solid.rb *= std::sqrt(atB.breadth * atB.depth);
      return;
    }
    if (solid.shape == SolidShape::loft) {
      applyLoft(solid, girthShare);
      return;
    }
    const SectionFactors across = acrossAt(solid.frame, solid.origin, girthShare);
    const double share = isEnd(solid.frame) ? 1.0 : 0.5;
    for (int i = 0; i < 3; ++i) {
      const Vector3 direction = solid.axes.row(i).transpose();
      const double stretch = stretchAlong(solid.frame, solid.origin, direction);
      int axis = 0;
      (stored_[solid.frame].R * direction).cwiseAbs().maxCoeff(&axis);
      const Vector3 P = stored_[solid.frame] * solid.origin;
      solid.radii[i] *= (1.0 + share * (stretch - 1.0)) * girthAlong(solid.frame, axis, P, across);
    }
    solid.origin = place(solid.frame, solid.origin, across);
  }

  /// A point of a frame, carried to the new lengths and moved off its segment's axis by `across`.
  Vector3 place(int frame, const Vector3& local, const SectionFactors& across) const {
    const Vector3 stored = stored_[frame] * local;
    Vector3 P = moved(frame, stored);
    const Vector3 axisPoint = moved(frame, onAxis(frame, stored));
    for (int i = 0; i < 3; ++i) {
      P[i] = axisPoint[i] + girthAlong(frame, i, stored, across) * (P[i] - axisPoint[i]);
    }
    return zero_[frame].inverse() * P;
  }

 private:
  /// Parts of the body that have girths of their own.
  enum class Band { trunk, neck, head, arm, hand, leg, foot };
  struct Knot {
    double place;  ///< along the axis (m)
    SectionFactors section;
  };

  static Band bandOf(int frame) {
    const Chain chain = chainOf(frame);
    if (onFoot(chain)) return Band::foot;
    if (chain.axis == 0) return isHand(frame) ? Band::hand : Band::arm;
    if (!onTrunk(chain)) return Band::leg;
    if (isHead(frame)) return Band::head;
    return takesTrunkWidth(frame) ? Band::trunk : Band::neck;
  }

  /// Along the segment's axis (m); both arms are alike. The trunk goes on below its origin.
  double placeAlong(int frame, const Vector3& local) const {
    const int axis = chainOf(frame).axis;
    const double place = (stored_[frame] * local)[axis];
    return axis == 0 ? std::abs(place) : place;
  }

  static SectionFactors between(const std::vector<Knot>& knots, double at) {
    if (at <= knots.front().place) return knots.front().section;
    for (std::size_t i = 0; i + 1 < knots.size(); ++i) {
      const auto& [low, a] = knots[i];
      const auto& [high, b] = knots[i + 1];
      if (at >= high) continue;
      const double share = smoothStep((at - low) / (high - low));
      SectionFactors out;
      out.breadth = std::lerp(a.breadth, b.breadth, share);
      out.depth = std::lerp(a.depth, b.depth, share);
      out.corners = std::lerp(a.corners, b.corners, share);
      return out;
    }
    return knots.back().section;
  }

  /// Growth along an axis of the world of what lies beyond the last joint.
  double endStretch(int frame, int axis) const {
    if (isHead(frame) && axis == 1) return shape_.head;
    if (isHand(frame) && axis == 0) return shape_.hand;
    if (!onFoot(chainOf(frame))) return 1.0;
    return axis == 2 ? shape_.foot : axis == 1 ? shape_.sole : 1.0;
  }

  // Lofts lie along or across their segment; every station moves by itself and widens with its place.
  void applyLoft(FigureSolid& solid, double girthShare) const {
    const Vector3 u = solid.axes.row(0).transpose();
    const Vector3 v = solid.axes.row(1).transpose();
    const Vector3 w = solid.axes.row(2).transpose();
    const Vector3 origin = place(solid.frame, solid.origin, acrossAt(solid.frame, solid.origin, girthShare));
    for (LoftStation& station : solid.stations) {
      const Vector3 old = solid.origin + station.t * w + station.channels[0] * u + station.channels[1] * v;
      const SectionFactors across = acrossAt(solid.frame, old, girthShare);
      const Vector3 now = place(solid.frame, old, across) - origin;
      const double alongU = sectionFactor(solid.frame, old, u, across);
      const double alongV = sectionFactor(solid.frame, old, v, across);
      station.t = now.dot(w);
      station.channels[0] = now.dot(u);
      station.channels[1] = now.dot(v);
      for (const int i : {2, 3}) station.channels[i] *= alongU;
      for (const int i : {4, 5}) station.channels[i] *= alongV;
      station.channels[6] *= across.corners;
    }
    solid.origin = origin;
  }

  /// Growth of a width at a point of the frame along a direction of the frame.
  double sectionFactor(int frame, const Vector3& at, const Vector3& direction,
                       const SectionFactors& across) const {
    int axis = 0;
    (stored_[frame].R * direction).cwiseAbs().maxCoeff(&axis);
    const Vector3 P = stored_[frame] * at;
    const double width = axis == 0 && takesTrunkWidth(frame) ? trunkWidth(P.y()) : 1.0;
    return width * girthAlong(frame, axis, P, across) * endStretch(frame, axis);
  }

  // At the shoulders the clavicles rule the width of the trunk, so girth fades to a quarter. The sole keeps
  // its depth below the ankle, where contacts expect it.
  double girthAlong(int frame, int axis, const Vector3& stored, const SectionFactors& across) const {
    const Chain chain = chainOf(frame);
    if (axis == chain.axis || (onFoot(chain) && axis == 1)) return 1.0;
    if (axis != 0) return across.depth;
    if (!takesTrunkWidth(frame)) return across.breadth;
    const double fade = 1.0 - 0.75 * smoothStep((stored.y() - 0.20) / 0.13);
    return 1.0 + (across.breadth - 1.0) * fade;
  }

  double widthRatio(int frame) const {
    return std::abs(zero_[frame].p.x()) / std::max(std::abs(stored_[frame].p.x()), 1.0e-6);
  }

  double trunkWidth(double height) const {
    const double upper = smoothStep((height - kHipsEnd) / (kShouldersBegin - kHipsEnd));
    return (1.0 - upper) * widthRatio(kRightHip) + upper * widthRatio(kRightShoulder);
  }

  /// The point of the segment's axis beside P: between the joints of the chain, midline for the trunk.
  Vector3 onAxis(int frame, const Vector3& P) const {
    const Chain chain = chainOf(frame);
    Vector3 out = P;
    const Vector3 line = onTrunk(chain) ? stored_[kPelvis].p : stored_[chain.joints.back()].p;
    for (int i = 0; i < 3; ++i) {
      if (i != chain.axis) out[i] = line[i];
    }
    return out;
  }

  // Joints carry what lies between them; beyond the last joint everything moves with it.
  Vector3 moved(int frame, const Vector3& P) const {
    const Chain chain = chainOf(frame);
    Vector3 out = P + displacement(chain, P);
    if (takesTrunkWidth(frame)) out.x() = P.x() * trunkWidth(P.y());
    if (!isEnd(frame)) return out;
    const int joint = isHead(frame) ? kHead : chain.joints[onFoot(chain) ? 0 : 2];
    for (int axis = 0; axis < 3; ++axis)
      if (endStretch(frame, axis) != 1.0)
        out[axis] = zero_[joint].p[axis] + endStretch(frame, axis) * (P[axis] - stored_[joint].p[axis]);
    return out;
  }

  Vector3 displacement(const Chain& chain, const Vector3& P) const {
    std::vector<int> joints = chain.joints;
    const auto place = [&](int joint) { return stored_[joint].p[chain.axis]; };
    std::stable_sort(joints.begin(), joints.end(), [&](int a, int b) { return place(a) < place(b); });
    const auto shift = [&](int joint) {
      Vector3 d = zero_[joint].p - stored_[joint].p;
      if (onTrunk(chain)) d.x() = 0.0;
      return d;
    };
    const double x = P[chain.axis];
    if (x <= place(joints.front())) return shift(joints.front());
    for (std::size_t i = 0; i + 1 < joints.size(); ++i) {
      const double low = place(joints[i]);
      const double high = place(joints[i + 1]);
      if (x >= high) continue;
      const double t = (x - low) / std::max(high - low, 1.0e-9);
      return (1.0 - t) * shift(joints[i]) + t * shift(joints[i + 1]);
    }
    return shift(joints.back());
  }

  /// How much a short length at a point grows along a direction of its frame.
  double stretchAlong(int frame, const Vector3& local, const Vector3& direction) const {
    constexpr double kStep = 0.01;
    const Vector3 a = moved(frame, stored_[frame] * Vector3(local - kStep * direction));
    const Vector3 b = moved(frame, stored_[frame] * Vector3(local + kStep * direction));
    return (b - a).norm() / (2.0 * kStep);
  }

  const FramePoses& zero_;
  FigureShape shape_;
  FramePoses stored_;
  std::map<Band, std::vector<Knot>> knots_;
};

double stature(const std::vector<Vector3>& p) { return p[kHead].y() - p[kRightAnkle].y(); }

/// The women's solids among the others.
void putWomens(FigureData& data) {
  for (const FigureSolid& solid : data.women) {
    const auto same = std::ranges::find(data.solids, solid.name, &FigureSolid::name);
    if (same == data.solids.end())
      data.solids.push_back(solid);
    else
      *same = solid;
  }
}

}  // namespace

FigureData scaledFigure(const FigureData& data, const FramePoses& zero, const FigureShape& shape) {
  const Scaling scaling(data, zero, shape);
  std::vector<double> share(kFigureFrames, 1.0);
  for (const SegmentScaling& segment : data.scaling) share[segment.frame] = segment.girthShare;
  FigureData out = data;
  if (shape.isWoman) putWomens(out);
  for (FigureSolid& solid : out.solids) scaling.apply(solid, share[solid.frame]);
  for (FigureSolid& solid : out.boneSolids) scaling.apply(solid, 0.0);
  const auto onBody = [&](int frame, const Vector3& local) {
    return scaling.place(frame, local, scaling.acrossAt(frame, local, 0.0));
  };
  for (DensitySphere& sphere : out.density) sphere.point = onBody(sphere.frame, sphere.point);
  for (PaletteEntry& entry : out.palette)
    if (entry.kind == PaletteEntry::Kind::hinge) entry.centre = onBody(entry.frame, entry.centre);
  for (GirthPlane& plane : out.girths) plane.point = scaling.place(plane.frame, plane.point, 1.0);
  for (Finger& finger : out.fingers) {
    for (Vector3& joint : finger.joints) joint *= shape.hand;
    for (double& radius : finger.radii) radius *= shape.hand;
    finger.tip *= shape.hand;
  }
  for (SkinJoint& joint : out.joints) {
    for (SkinFactor& factor : joint.factors) factor.point = onBody(factor.frame, factor.point);
  }
  for (auto& [name, point] : out.points) point.local = onBody(point.frame, point.local);
  for (int frame = 0; frame < kFigureFrames; ++frame) out.zeroPositions[frame] = zero[frame].p;
  return out;
}

double girthOfMass(const FigureData& data, const FramePoses& zero, double mass) {
  std::vector<Vector3> now;
  for (const Pose& pose : zero) now.push_back(pose.p);
  const double expected = kStoredMass * stature(now) / stature(data.zeroPositions);
  return std::clamp(1.0 + kMassDamping * (std::sqrt(mass / expected) - 1.0), kLeastGirth, kMostGirth);
}

}  // namespace handhold
