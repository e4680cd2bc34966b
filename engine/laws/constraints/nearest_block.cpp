// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/laws/constraints/nearest_points.h"

namespace handhold {

namespace {

/// Of the edges of boxes, and least half thickness (m).
constexpr double kEdge = 0.01, kLeastHalf = 0.005;
constexpr int kBisections = 52, kNewtonSteps = 20;
/// Where Newton's steps along a segment end; the distance changes by their square.
constexpr double kStill = 1e-13;
/// A segment within a tenth of a millimetre of the direction of an edge crosses it nowhere (m^2).
constexpr double kAlong = 1e-8;

/// What is left of a block when its rounding is taken off, and a segment, both in the block's axes.
struct Meeting {
  const Segment& a_W;
  const Pose& X_WB;
  Vector3 half;
  double rounding;
  Segment a;

  Meeting(const Segment& segment, const Block& block) : a_W(segment), X_WB(block.X_WB) {
    half = block.half.cwiseMax(kLeastHalf);
    rounding = std::min(kEdge, half.minCoeff());
    half.array() -= rounding;
    const Pose X_BW = block.X_WB.inverse();
    a = {X_BW * segment.from, X_BW * segment.to};
  }
};

/// Distance of a point to a box, less than zero inside; convex in the point.
struct BoxField {
  double value = 0.0;
  Vector3 gradient = Vector3::Zero();
  Matrix3 hessian = Matrix3::Zero();
};

BoxField fieldOf(const Vector3& half, const Vector3& p) {
  const Vector3 beyond = p.cwiseAbs() - half;
  const Vector3 sign = p.unaryExpr([](double c) { return c < 0.0 ? -1.0 : 1.0; });
  BoxField field;
  int face = 0;
  field.value = beyond.maxCoeff(&face);
  field.gradient[face] = sign[face];
  if (field.value <= 0.0) return field;
  const Vector3 out = beyond.cwiseMax(0.0);
  const Vector3 active = (out.array() > 0.0).cast<double>();
  field.value = out.norm();
  field.gradient = out.cwiseProduct(sign) / field.value;
  field.hessian = (Matrix3(active.asDiagonal()) - field.gradient * field.gradient.transpose()) / field.value;
  return field;
}

/// Where the slope of the distance along the segment changes sign.
double leastAlong(const Meeting& meeting) {
  const Vector3 edge = meeting.a.edge();
  double low = 0.0, high = 1.0;
  const auto slope = [&](double s) {
    return fieldOf(meeting.half, meeting.a.at(s)).gradient.dot(edge) + 2.0 * kNearestMiddle * (s - 0.5);
  };
  if (slope(low) >= 0.0) return low;
  if (slope(high) <= 0.0) return high;
  for (int k = 0; k < kBisections; ++k) {
    const double middle = 0.5 * (low + high);
    (slope(middle) < 0.0 ? low : high) = middle;
  }
  return 0.5 * (low + high);
}

/// A way of seeing the two apart: where on the segment, and the box's distance from there.
struct Gap {
  double s = 0.5;
  BoxField field;
  double total() const { return field.value + kNearestMiddle * (s - 0.5) * (s - 0.5); }
};

Gap gapBeyondFace(const Meeting& meeting, int axis, double side) {
  Gap gap;
  gap.s = std::clamp(0.5 - side * meeting.a.edge()[axis] / (2.0 * kNearestMiddle), 0.0, 1.0);
  gap.field.value = side * meeting.a.at(gap.s)[axis] - meeting.half[axis];
  gap.field.gradient[axis] = side;
  return gap;
}

/// The segment goes through the box past one of its edges; `corner` is where the edge begins, `axis` how it
/// runs. The gap is the distance of the two lines, negative, and that is the greatest along the segment.
std::optional<Gap> gapAcrossEdge(const Meeting& meeting, int axis, const Vector3& corner) {
  const auto flat = [axis](Vector3 v) {
    v[axis] = 0.0;
    return v;
  };
  const Vector3 edge = flat(meeting.a.edge());
  if (edge.squaredNorm() < kAlong) return std::nullopt;
  const auto out = [&](double s) { return flat(meeting.a.at(s) - corner); };
  Gap gap;
  gap.s = -out(0.0).dot(edge) / edge.squaredNorm();
  double step = 1.0;
  for (int k = 0; k < kNewtonSteps && std::abs(step) > kStill; ++k) {
    const Vector3 r = out(gap.s);
    const double far = r.norm(), from = gap.s - 0.5;
    if (far == 0.0) return std::nullopt;
    step = (r.dot(edge) - 2.0 * kNearestMiddle * from * far) /
           (edge.squaredNorm() - 2.0 * kNearestMiddle * (far + from * r.dot(edge) / far));
    gap.s -= step;
  }
  if (std::abs(step) > kStill || gap.s <= 0.0 || gap.s >= 1.0) return std::nullopt;
  const Vector3 r = out(gap.s);
  if ((r.cwiseProduct(corner).array() > 0.0).any()) return std::nullopt;
  gap.field.value = -r.norm();
  gap.field.gradient = r / gap.field.value;
  gap.field.hessian =
      (Matrix3(flat(Vector3::Ones()).asDiagonal()) - gap.field.gradient * gap.field.gradient.transpose()) /
      gap.field.value;
  return gap;
}

/// The shortest way out: the separating axis that sees the least overlap.
Gap widestGap(const Meeting& meeting) {
  Gap best = gapBeyondFace(meeting, 0, 1.0);
  const auto consider = [&](const Gap& gap) {
    if (gap.total() > best.total()) best = gap;
  };
  for (int axis = 0; axis < 3; ++axis) {
    const int j = (axis + 1) % 3, k = (axis + 2) % 3;
    for (const double side : {-1.0, 1.0}) {
      consider(gapBeyondFace(meeting, axis, side));
      for (const double other : {-1.0, 1.0}) {
        Vector3 corner = Vector3::Zero();
        corner[j] = side * meeting.half[j];
        corner[k] = other * meeting.half[k];
        if (const std::optional<Gap> gap = gapAcrossEdge(meeting, axis, corner)) consider(*gap);
      }
    }
  }
  return best;
}

Gap gapOf(const Meeting& meeting) {
  Gap gap;
  gap.s = leastAlong(meeting);
  gap.field = fieldOf(meeting.half, meeting.a.at(gap.s));
  return gap.field.value > 0.0 ? gap : widestGap(meeting);
}

}  // namespace

NearestPoints nearestPoints(const Segment& a, const Block& block) {
  const Meeting meeting(a, block);
  const Gap gap = gapOf(meeting);
  const Matrix3& R = block.X_WB.R;
  NearestPoints near;
  near.edgeA = a.edge();
  near.a = a.at(gap.s);
  near.distance = gap.total() - meeting.rounding;
  near.normal = R * gap.field.gradient;
  near.b = near.a - (gap.field.value - meeting.rounding) * near.normal;
  near.A = near.B = R * gap.field.hessian * R.transpose();
  if (gap.s > 0.0 && gap.s < 1.0)
    near.inverseK(0, 0) = 1.0 / (near.edgeA.dot(near.A * near.edgeA) + 2.0 * kNearestMiddle);
  return near;
}

}  // namespace handhold
