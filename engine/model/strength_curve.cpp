// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/strength_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace handhold {

namespace {

/// A function's value with its first two derivatives.
struct Jet {
  double value = 0.0, slope = 0.0, curvature = 0.0;
};

Jet operator+(const Jet& a, double b) { return {a.value + b, a.slope, a.curvature}; }
Jet operator*(double b, const Jet& a) { return {b * a.value, b * a.slope, b * a.curvature}; }
Jet operator-(const Jet& a, const Jet& b) {
  return {a.value - b.value, a.slope - b.slope, a.curvature - b.curvature};
}

/// f(g(x)), f taken at g's value.
Jet chained(const Jet& f, const Jet& g) {
  return {f.value, f.slope * g.slope, f.curvature * g.slope * g.slope + f.slope * g.curvature};
}

/// max(0, x), round between -half and half: the integral of 3 t^2 - 2 t^3.
Jet ramp(double x, double half) {
  if (x <= -half) return {};
  if (x >= half) return {x, 1.0, 0.0};
  const double t = (x + half) / (2.0 * half);
  return {2.0 * half * t * t * t * (1.0 - 0.5 * t), t * t * (3.0 - 2.0 * t),
          6.0 * t * (1.0 - t) / (2.0 * half)};
}

/// From 0 at 0 to 1 at 1, flat at both ends.
Jet step(double t) {
  if (t <= 0.0) return {};
  if (t >= 1.0) return {1.0, 0.0, 0.0};
  return {t * t * t * (10.0 + t * (6.0 * t - 15.0)), 30.0 * t * t * (1.0 - t) * (1.0 - t),
          60.0 * t * (1.0 - t) * (1.0 - 2.0 * t)};
}

constexpr double kTurnRound = 0.05;  // rad of the cosine's argument, to either side of where it comes to rest
constexpr double kShapeRound = 0.01;  // of 1
constexpr double kSpeedRound = 0.01;  // of the isometric torque, where two curves meet
constexpr double kStill = 0.2;        // rad/s: the corner between stretching and shortening is as round

Jet cosineAt(const StrengthCosine& cosine, double angle) {
  const double x = cosine.turn * (angle - cosine.best), side = x < 0.0 ? -1.0 : 1.0;
  const Jet over = ramp(std::abs(x) - kToldTurn, kTurnRound);
  const Jet held{side * (std::abs(x) - over.value), cosine.turn * (1.0 - over.slope),
                 -side * cosine.turn * cosine.turn * over.curvature};
  const double c = std::cos(held.value);
  return chained({c, -std::sin(held.value), -c}, held);
}

/// By the sum of polynomial and neighbours.
Jet held(double sum) {
  const Jet below = ramp(kLeastShape - sum - kShapeRound, kShapeRound),
            above = ramp(sum - 1.0 - kShapeRound, kShapeRound);
  return {sum + below.value - above.value, 1.0 - below.slope - above.slope,
          below.curvature - above.curvature};
}

// Anderson, f = (2 C4 C5 + w (C5 - 3 C4)) / (2 C4 C5 + w (2 C5 - 4 C4)), C4 and C5 the speeds at which three
// quarters and half are left.
Jet hyperbola(const StrengthSpeeds& speeds, double w) {
  const double k = 2.0 * speeds.threeQuarters * speeds.half, a = speeds.half - 3.0 * speeds.threeQuarters,
               b = 2.0 * speeds.half - 4.0 * speeds.threeQuarters;
  if (w >= speedOfNothing(speeds)) return {};
  const double below = k + w * b, slope = k * (a - b) / (below * below);
  return {(k + w * a) / below, slope, -2.0 * b * slope / below};
}

// Hill, f = (1 - w / top) / (1 + c w / top), c from what is left at half of the top speed; below zero beyond.
Jet hill(const StrengthSpeeds& speeds, double w) {
  const double c = 1.0 / speeds.atHalfTop - 2.0, u = w / speeds.top, below = 1.0 + c * u,
               slope = -(1.0 + c) / (below * below * speeds.top);
  return {(1.0 - u) / below, slope, -2.0 * c * slope / (below * speeds.top)};
}

Jet shortened(const StrengthSpeeds& speeds, double w) {
  const Jet begun = step(w / kStill), at{w * begun.value, begun.value + w / kStill * begun.slope,
                                         (2.0 * begun.slope + w / kStill * begun.curvature) / kStill};
  Jet part = hyperbola(speeds, at.value);
  if (speeds.top > 0.0) {
    const Jet apart = part - hill(speeds, at.value) + -kSpeedRound;
    part = part - chained(ramp(apart.value, kSpeedRound), apart);
  }
  part = chained(part, at);
  return chained(ramp(part.value - kLeastSpeed, kLeastSpeed), part) + kLeastSpeed;
}

Jet speedAt(const StrengthSpeeds& speeds, double w) {
  if (w > 0.0) return shortened(speeds, w);
  const Jet t{-w / speeds.stretchedAt, -1.0 / speeds.stretchedAt, 0.0};
  return (speeds.stretched - 1.0) * chained(step(t.value), t) + 1.0;
}

double shapeSum(const StrengthShape& shape, double angle, double neighbours) {
  return shape.constant + angle * (shape.linear + angle * shape.square) + neighbours;
}

/// By the angle and the neighbours' sum, the speed's place left free.
StrengthPart angled(const StrengthCurve& curve, double angle, double neighbours) {
  StrengthPart part;
  if (curve.cosine) {
    const Jet at = cosineAt(*curve.cosine, angle);
    part.value = at.value;
    part.slope[0] = at.slope;
    part.curvature(0, 0) = at.curvature;
  }
  if (!curve.shape) return part;
  const StrengthShape& shape = *curve.shape;
  const Jet of = held(shapeSum(shape, angle, neighbours));
  const Vector3 inner(shape.linear + 2.0 * shape.square * angle, 0.0, 1.0);
  Matrix3 curvature = of.curvature * inner * inner.transpose();
  curvature(0, 0) += 2.0 * shape.square * of.slope;
  const Vector3 slope = of.slope * inner;
  part.curvature = of.value * part.curvature + part.value * curvature + part.slope * slope.transpose() +
                   slope * part.slope.transpose();
  part.slope = of.value * part.slope + part.value * slope;
  part.value *= of.value;
  return part;
}

}  // namespace

StrengthPart strengthPart(const StrengthCurve& curve, double angle, double shortening, double neighbours) {
  StrengthPart part = angled(curve, angle, neighbours);
  if (!curve.speeds) return part;
  const Jet speed = speedAt(*curve.speeds, shortening);
  part.curvature *= speed.value;
  part.curvature.row(1) += speed.slope * part.slope.transpose();
  part.curvature.col(1) += speed.slope * part.slope;
  part.curvature(1, 1) += speed.curvature * part.value;
  part.slope *= speed.value;
  part.slope[1] = speed.slope * part.value;
  part.value *= speed.value;
  return part;
}

double strengthValue(const StrengthCurve& curve, double angle, double shortening, double neighbours) {
  double value = 1.0;
  if (curve.cosine) value *= cosineAt(*curve.cosine, angle).value;
  if (curve.shape) value *= held(shapeSum(*curve.shape, angle, neighbours)).value;
  if (curve.speeds) value *= speedAt(*curve.speeds, shortening).value;
  return value;
}

double leftAtSpeed(const StrengthSpeeds& speeds, double shortening) {
  return hyperbola(speeds, shortening).value;
}

double speedOfNothing(const StrengthSpeeds& speeds) {
  const double falls = 3.0 * speeds.threeQuarters - speeds.half;
  return falls <= 0.0 ? std::numeric_limits<double>::infinity()
                      : 2.0 * speeds.threeQuarters * speeds.half / falls;
}

StrengthCurve mirrored(const Model& model, const StrengthCurve& curve, double sign) {
  StrengthCurve other = curve;
  if (other.cosine) other.cosine->best *= sign;
  if (!other.shape) return other;
  other.shape->linear *= sign;
  for (StrengthShape::Neighbour& neighbour : other.shape->neighbours) {
    const Joint& joint = model.joints[neighbour.joint];
    neighbour = {joint.mirror, joint.mirrorSign * neighbour.slope};
  }
  std::ranges::sort(other.shape->neighbours, {}, [](const auto& of) { return static_cast<int>(of.joint); });
  return other;
}

}  // namespace handhold
