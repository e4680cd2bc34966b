// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/smooth_path.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/error.h"

namespace handhold {

namespace {

/// Points nearer than this are the same (m).
constexpr double kSamePoint = 1e-6;
/// Over a shorter way normals do not change; its direction would be rounding (m).
constexpr double kSameNormal = 1e-9;
/// Between two points; the error of the normals falls with the fourth power.
constexpr int kSamples = 64;
constexpr int kMostSteps = 60;
/// Of the speed along a path whose parameter is its chords.
constexpr double kStill = 1e-6;

/// Gauss' points and weights on [-1, 1], exact for polynomials of degree 7.
constexpr std::array<std::pair<double, double>, 4> kGauss = {{{-0.8611363115940526, 0.3478548451374538},
                                                              {-0.3399810435848563, 0.6521451548625461},
                                                              {0.3399810435848563, 0.6521451548625461},
                                                              {0.8611363115940526, 0.3478548451374538}}};

Vector3 reflected(const Vector3& v, const Vector3& across) {
  const double square = across.squaredNorm();
  return square > 0.0 ? Vector3(v - 2.0 / square * across.dot(v) * across) : v;
}

/// A normal carried from one point of a curve to the next without twist: reflected in the plane between the
/// positions, then in the one between the tangents.
Vector3 carried(const Vector3& normal, const Vector3& from, const Vector3& to, const Vector3& tangentFrom,
                const Vector3& tangentTo) {
  if ((to - from).norm() < kSameNormal) return normal;
  return reflected(reflected(normal, to - from), tangentTo - reflected(tangentFrom, to - from));
}

/// Any direction across a tangent; in a plane across z one of that plane.
Vector3 firstNormal(const Vector3& tangent) {
  const Vector3 inPlane = Vector3::UnitZ().cross(tangent);
  if (inPlane.norm() > 1e-3) return inPlane.normalized();
  return Vector3::UnitY().cross(tangent).normalized();
}

}  // namespace

SmoothPath::SmoothPath(const std::vector<Vector3>& points) : points_(points) {
  if (points.size() < 2) throw InputError("path", "has fewer than two points", "add points");
  knots_.push_back(0.0);
  for (size_t i = 0; i + 1 < points.size(); ++i) {
    const double chord = (points[i + 1] - points[i]).norm();
    if (!(chord > kSamePoint))
      throw InputError("path", "has the same point twice in succession", "remove or move one of them");
    knots_.push_back(knots_.back() + chord);
  }
  solveSecondDerivatives();
  carryNormals();
}

// h_i M_i + 2 (h_i + h_i+1) M_i+1 + h_i+1 M_i+2 = 6 (slope_i+1 - slope_i), M zero at both ends
void SmoothPath::solveSecondDerivatives() {
  const int n = static_cast<int>(points_.size()), inner = n - 2;
  seconds_.assign(points_.size(), Vector3::Zero());
  if (inner <= 0) return;
  std::vector<double> pivot(inner), upper(inner);
  std::vector<Vector3> right(inner);
  for (int i = 0; i < inner; ++i) {
    const double h = knots_[i + 1] - knots_[i], next = knots_[i + 2] - knots_[i + 1];
    right[i] = 6.0 * ((points_[i + 2] - points_[i + 1]) / next - (points_[i + 1] - points_[i]) / h);
    pivot[i] = 2.0 * (h + next);
    upper[i] = next;
    if (i == 0) continue;
    const double factor = h / pivot[i - 1];
    pivot[i] -= factor * upper[i - 1];
    right[i] -= factor * right[i - 1];
  }
  for (int i = inner - 1; i >= 0; --i) seconds_[i + 1] = (right[i] - upper[i] * seconds_[i + 2]) / pivot[i];
}

SmoothPath::Derivatives SmoothPath::at(double u) const {
  const double inside = std::clamp(u, knots_.front(), knots_.back());
  const auto above = std::upper_bound(knots_.begin() + 1, knots_.end() - 1, inside);
  const size_t i = static_cast<size_t>(above - knots_.begin()) - 1;
  const double h = knots_[i + 1] - knots_[i], b = (inside - knots_[i]) / h, a = 1.0 - b;
  const Vector3 &M = seconds_[i], &N = seconds_[i + 1];
  Derivatives d;
  d.value = a * points_[i] + b * points_[i + 1] + h * h / 6.0 * ((a * a * a - a) * M + (b * b * b - b) * N);
  d.first = (points_[i + 1] - points_[i]) / h + h / 6.0 * ((3.0 * b * b - 1.0) * N - (3.0 * a * a - 1.0) * M);
  d.second = a * M + b * N;
  d.third = (N - M) / h;
  if (u == inside) return d;
  d.value += (u - inside) * d.first;
  d.second = d.third = Vector3::Zero();
  return d;
}

double SmoothPath::wayBetween(double from, double to) const {
  const double half = 0.5 * (to - from), middle = 0.5 * (to + from);
  double way = 0.0;
  for (const auto& [place, weight] : kGauss) way += half * weight * at(middle + half * place).first.norm();
  return way;
}

void SmoothPath::carryNormals() {
  samples_.resize((knots_.size() - 1) * kSamples + 1);
  for (size_t k = 0; k < samples_.size(); ++k) {
    Sample& sample = samples_[k];
    const size_t i = std::min(k / kSamples, knots_.size() - 2);
    sample.u = knots_[i] + (knots_[i + 1] - knots_[i]) * static_cast<double>(k - i * kSamples) / kSamples;
    const Derivatives d = at(sample.u);
    sample.position = d.value;
    // where the path turns straight back it stands still, and goes on as it came
    const bool isStill = d.first.norm() < kStill && k > 0;
    sample.tangent = isStill ? samples_[k - 1].tangent : Vector3(d.first.normalized());
    if (k == 0) {
      sample.normal = firstNormal(sample.tangent);
      continue;
    }
    const Sample& last = samples_[k - 1];
    sample.way = last.way + wayBetween(last.u, sample.u);
    sample.normal = carried(last.normal, last.position, sample.position, last.tangent, sample.tangent);
  }
}

int SmoothPath::sampleBefore(double u) const {
  const auto above = std::upper_bound(samples_.begin() + 1, samples_.end() - 1, u,
                                      [](double value, const Sample& sample) { return value < sample.u; });
  return static_cast<int>(above - samples_.begin()) - 1;
}

// by the way s: c_ss = (c_uu - t (t . c_uu)) / |c_u|^2, and likewise once more across the tangent
PathPoint SmoothPath::pointAt(double u) const {
  const Sample& sample = samples_[sampleBefore(u)];
  const Derivatives d = at(u);
  const double speed = d.first.norm();
  PathPoint point;
  point.way = sample.way + wayBetween(sample.u, u);
  point.position = d.value;
  if (speed < kStill) {
    point.tangent = sample.tangent;
    point.bend = point.bendRate = Vector3::Zero();
    point.normal1 = sample.normal;
    point.normal2 = point.tangent.cross(point.normal1);
    return point;
  }
  point.tangent = d.first / speed;
  const auto across = [&](const Vector3& v) { return Vector3(v - point.tangent.dot(v) * point.tangent); };
  point.bend = across(d.second) / (speed * speed);
  const double gain = point.tangent.dot(d.second) / speed;  // of the speed, over the speed
  point.bendRate = across(d.third / (speed * speed) - 3.0 * gain / speed * d.second / speed) / speed;
  point.normal1 = carried(sample.normal, sample.position, point.position, sample.tangent, point.tangent);
  point.normal2 = point.tangent.cross(point.normal1);
  return point;
}

PathPoint SmoothPath::atPart(double part) const {
  const double way = std::clamp(part, 0.0, 1.0) * length();
  const auto above = std::upper_bound(samples_.begin() + 1, samples_.end() - 1, way,
                                      [](double value, const Sample& sample) { return value < sample.way; });
  const Sample &a = *(above - 1), &b = *above;
  double u = a.u + (b.u - a.u) * (way - a.way) / (b.way - a.way);
  for (int step = 0; step < 3; ++step) {
    const double speed = at(u).first.norm();
    if (speed < kStill) break;
    u = std::clamp(u - (a.way + wayBetween(a.u, u) - way) / speed, a.u, b.u);
  }
  return pointAt(u);
}

// (p - c) . c_u falls through zero at the nearest point: Newton's steps within a bracket
PathPoint SmoothPath::nearest(const Vector3& p) const {
  const auto byDistance = [&](const Sample& a, const Sample& b) {
    return (a.position - p).squaredNorm() < (b.position - p).squaredNorm();
  };
  const auto least = std::min_element(samples_.begin(), samples_.end(), byDistance);
  const auto reach = [&](double u) { return (p - at(u).value).dot(at(u).first); };
  double low = least == samples_.begin() ? least->u : (least - 1)->u;
  double high = least + 1 == samples_.end() ? least->u : (least + 1)->u;
  const double beyond = (p - least->position).norm() / least->tangent.norm() + length();
  if (least == samples_.begin() && reach(low) < 0.0) low -= beyond;
  if (least + 1 == samples_.end() && reach(high) > 0.0) high += beyond;
  double u = std::clamp(least->u, low, high);
  for (int step = 0; step < kMostSteps; ++step) {
    const Derivatives d = at(u);
    const double value = (p - d.value).dot(d.first);
    (value > 0.0 ? low : high) = u;
    const double slope = (p - d.value).dot(d.second) - d.first.squaredNorm();
    double next = slope < 0.0 ? u - value / slope : 0.5 * (low + high);
    if (next < low || next > high) next = 0.5 * (low + high);
    if (std::abs(next - u) < 1e-15 * (1.0 + std::abs(u))) break;
    u = next;
  }
  return pointAt(u);
}

}  // namespace handhold
