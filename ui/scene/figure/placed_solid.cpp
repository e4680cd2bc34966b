// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/placed_solid.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

// Off its axes the pseudo-distance of a flat ellipsoid falls well below the true one (found by trial).
constexpr double kEllipsoidReach = 2.0;
constexpr double kLoftReach = 1.4;
constexpr double kConeReach = 1.0;
constexpr int kBoundSamples = 8;  ///< per span of a loft

double square(double x) { return x * x; }

}  // namespace

PlacedSolid::PlacedSolid(const FigureSolid& solid, const Pose& X_WF)
    : shape_(solid.shape),
      operation_(solid.operation),
      blend_(solid.blend),
      axes_(solid.axes * X_WF.R.transpose()),
      origin_(X_WF * solid.origin),
      radii_(solid.radii),
      a_(X_WF * solid.a),
      b_(X_WF * solid.b),
      ra_(solid.ra),
      rb_(solid.rb),
      caps_(solid.caps) {
  if (shape_ == SolidShape::cone) boundCone();
  if (shape_ == SolidShape::ellipsoid) boundEllipsoid();
  if (shape_ == SolidShape::loft) {
    fitSpline(solid.stations);
    boundLoft();
  }
}

double PlacedSolid::reach() const {
  if (shape_ == SolidShape::ellipsoid) return kEllipsoidReach;
  return shape_ == SolidShape::loft ? kLoftReach : kConeReach;
}

double PlacedSolid::distance(const Vector3& p) const {
  if (shape_ == SolidShape::ellipsoid) return ellipsoid(p);
  return shape_ == SolidShape::cone ? cone(p) : loft(p);
}

double PlacedSolid::ellipsoid(const Vector3& p) const {
  const Vector3 q = axes_ * (p - origin_);
  const Vector3 scaled = q.cwiseQuotient(radii_);
  const double k0 = scaled.norm();
  if (k0 < 1.0e-4) return -radii_.minCoeff();
  return k0 * (k0 - 1.0) / scaled.cwiseQuotient(radii_).norm();
}

// Exact distance to a round cone after I. Quilez, "Distance functions" (sdRoundCone between two points).
double PlacedSolid::cone(const Vector3& p) const {
  const Vector3 ba = b_ - a_;
  const double l2 = ba.squaredNorm();
  const double rr = ra_ - rb_;
  const double a2 = l2 - rr * rr;
  const Vector3 pa = p - a_;
  const double y = pa.dot(ba);
  const double z = y - l2;
  const double x2 = (pa * l2 - ba * y).squaredNorm();
  const double y2 = y * y * l2;
  const double z2 = z * z * l2;
  const double k = std::copysign(rr * rr * x2, rr);
  if (std::copysign(a2 * z2, z) > k) return std::sqrt(x2 + z2) / l2 - rb_;
  if (std::copysign(a2 * y2, y) < k) return std::sqrt(x2 + y2) / l2 - ra_;
  return (std::sqrt(x2 * a2 / l2) + y * rr) / l2 - ra_;
}

PlacedSolid::Channels PlacedSolid::channelsAt(double t) const {
  const double inside = std::clamp(t, firstT_, lastT_);
  std::size_t i = spans_.size() - 1;
  while (i > 0 && inside < spans_[i].start) --i;
  const Span& span = spans_[i];
  const double s = inside - span.start;
  return span.c0 + s * (span.c1 + s * (span.c2 + s * span.c3));
}

// figure.md section 2: superellipse |du/ru|^n + |dv/rv|^n + |h/c|^n with k = S^(1/n), divided by its
// gradient.
double PlacedSolid::loft(const Vector3& p) const {
  const Vector3 q = axes_ * (p - origin_);
  const Channels c = channelsAt(q.z());
  const double du = q.x() - c[0];
  const double dv = q.y() - c[1];
  const double ru = du >= 0.0 ? c[2] : c[3];
  const double rv = dv >= 0.0 ? c[4] : c[5];
  const double n = c[6];
  const double h = q.z() < firstT_ ? firstT_ - q.z() : std::max(q.z() - lastT_, 0.0);
  const double cap = q.z() < firstT_ ? caps_[0] : caps_[1];

  const Eigen::Array4d offset(std::abs(du), std::abs(dv), h, 0.0);
  const Eigen::Array4d size(ru, rv, cap, 1.0);
  const Eigen::Array4d base = (offset / size).max(1.0e-12);
  const Eigen::Array4d power = (base.log() * n).exp();
  const double S = power[0] + power[1] + power[2];
  if (S < 1.0e-7) return -std::min(ru, rv);
  const double k = std::exp(std::log(S) / n);
  const Eigen::Array4d gradient = power / offset.max(1.0e-9);
  const double g = k / S * std::sqrt(square(gradient[0]) + square(gradient[1]) + square(gradient[2]));
  const double widest = h > 0.0 ? std::max({ru, rv, cap}) : std::max(ru, rv);
  return (k - 1.0) / std::max(g, 0.5 / widest);
}

// Natural cubic spline through the stations: second derivatives m from the tridiagonal system, zero at both
// ends.
void PlacedSolid::fitSpline(const std::vector<LoftStation>& stations) {
  const std::size_t n = stations.size();
  std::vector<Channels> y(n, Channels::Zero()), m(n, Channels::Zero());
  std::vector<double> upper(n, 0.0);
  for (std::size_t i = 0; i < n; ++i) {
    for (int c = 0; c < LoftStation::kChannels; ++c) y[i][c] = stations[i].channels[c];
  }
  const auto width = [&](std::size_t i) { return stations[i + 1].t - stations[i].t; };
  for (std::size_t i = 1; i + 1 < n; ++i) {
    const double pivot = 2.0 * (width(i - 1) + width(i)) - width(i - 1) * upper[i - 1];
    upper[i] = width(i) / pivot;
    const Channels slopeChange = (y[i + 1] - y[i]) / width(i) - (y[i] - y[i - 1]) / width(i - 1);
    m[i] = (6.0 * slopeChange - width(i - 1) * m[i - 1]) / pivot;
  }
  for (std::size_t i = n - 2; i > 0; --i) m[i] -= upper[i] * m[i + 1];
  for (std::size_t i = 0; i + 1 < n; ++i) {
    const double h = width(i);
    spans_.push_back({y[i], (y[i + 1] - y[i]) / h - h * (2.0 * m[i] + m[i + 1]) / 6.0, m[i] / 2.0,
                      (m[i + 1] - m[i]) / (6.0 * h), stations[i].t});
  }
  firstT_ = stations.front().t;
  lastT_ = stations.back().t;
}

void PlacedSolid::boundCone() {
  bounds_.extend(Vector3(a_.array() - ra_)).extend(Vector3(a_.array() + ra_));
  bounds_.extend(Vector3(b_.array() - rb_)).extend(Vector3(b_.array() + rb_));
}

void PlacedSolid::boundEllipsoid() {
  const Vector3 half = (radii_.asDiagonal() * axes_).colwise().norm().transpose();
  bounds_ = Eigen::AlignedBox3d(origin_ - half, origin_ + half);
}

void PlacedSolid::boundLoft() {
  const int samples = kBoundSamples * static_cast<int>(spans_.size());
  for (int i = 0; i <= samples; ++i) {
    const double t = firstT_ + (lastT_ - firstT_) * i / samples;
    const Channels c = channelsAt(t);
    const double low = i == 0 ? t - caps_[0] : t;
    const double high = i == samples ? t + caps_[1] : t;
    for (int corner = 0; corner < 8; ++corner) {
      const Vector3 q(corner & 1 ? c[0] + c[2] : c[0] - c[3], corner & 2 ? c[1] + c[4] : c[1] - c[5],
                      corner & 4 ? high : low);
      bounds_.extend(Vector3(origin_ + axes_.transpose() * q));
    }
  }
}

}  // namespace handhold
