// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "engine/muscles/path/ellipsoid.h"

namespace handhold {

namespace {

/// Steps of the arc to its middle, as many as from there: one, and another for so much that all of it turns
/// (rad). Lengths are off by less than 10 nm.
constexpr double kStepTurn = 0.17;
constexpr int kIterations = 40, kHalvings = 6;
constexpr double kMiss = 5e-8;    ///< how far the tangent may pass by the end (m)
constexpr double kProbe = 1e-7;   ///< of differences (rad; of the arc m)
constexpr double kFast = 0.2;     ///< of the last miss
constexpr double kBoldest = 0.4;  ///< change of the angle in a step (rad)

/// A point that moves along a surface without turning aside.
struct Runner {
  Vector3 place = Vector3::Zero(), way = Vector3::Zero();
};

/// A geodesic bends along the normal alone: x'' = -(x'^T H x' / |grad|^2) grad with grad = H x. All along it
/// x'^T H x' |grad|^2 = c is the same (Joachimsthal), so that x'' = -c grad / |grad|^4 is a matter of the
/// place.
class Geodesic {
 public:
  Geodesic(const Vector3& curvature, const Runner& start)
      : curvature_(curvature),
        constant_(curvature.cwiseProduct(start.way).dot(start.way) *
                  curvature.cwiseProduct(start.place).squaredNorm()) {}

  /// By Nystroem's rule of fifth order for such equations (Hairer, Norsett and Wanner 1993, II.14).
  Runner run(Runner at, double arc, int steps) const {
    const double h = arc / steps, hh = h * h;
    for (int i = 0; i < steps; ++i) {
      const Vector3 k1 = bend(at.place);
      const Vector3 k2 = bend(at.place + 1.0 / 5.0 * h * at.way + 1.0 / 50.0 * hh * k1);
      const Vector3 k3 =
          bend(at.place + 2.0 / 3.0 * h * at.way - 1.0 / 27.0 * hh * k1 + 7.0 / 27.0 * hh * k2);
      const Vector3 k4 =
          bend(at.place + h * at.way + 0.3 * hh * k1 - 2.0 / 35.0 * hh * k2 + 9.0 / 35.0 * hh * k3);
      at.place += h * at.way + 14.0 / 336.0 * hh * k1 + 100.0 / 336.0 * hh * k2 + 54.0 / 336.0 * hh * k3;
      at.way +=
          14.0 / 336.0 * h * k1 + 125.0 / 336.0 * h * k2 + 162.0 / 336.0 * h * k3 + 35.0 / 336.0 * h * k4;
    }
    return at;
  }

 private:
  Vector3 bend(const Vector3& place) const {
    const Vector3 gradient = curvature_.cwiseProduct(place);
    const double square = gradient.squaredNorm();
    return -constant_ / (square * square) * gradient;
  }

  Vector3 curvature_;
  double constant_;
};

/// A geodesic with how far its tangent at the end passes by: above the surface, and aside.
struct Shot {
  Wrapped string;
  Vector2 miss = Vector2::Zero();
};

/// Shoots geodesics from where the string may meet the surface.
class Shooting {
 public:
  Shooting(const WrapSurface& surface, const Vector3& from, const Vector3& to, const Wrapped& guess)
      : radii_(surface.radii), curvature_(surface.radii.cwiseAbs2().cwiseInverse()), from_(from), to_(to) {
    const Vector3 seen = from.cwiseQuotient(radii_);  // in the coordinates of the unit ball
    const Vector3 goal = to.cwiseQuotient(radii_);
    // of a string round that ball
    const double turn = std::acos(seen.dot(goal) / (seen.norm() * goal.norm())) -
                        std::acos(1.0 / seen.norm()) - std::acos(1.0 / goal.norm());
    steps_ = 1 + static_cast<int>(std::max(0.0, turn) / kStepTurn);
    centre_ = seen / seen.squaredNorm();
    const Vector3 towards = seen.normalized(), ahead = guess.leave.cwiseQuotient(radii_) - centre_;
    first_ = std::sqrt(1.0 - centre_.squaredNorm()) * (ahead - towards.dot(ahead) * towards).normalized();
    second_ = towards.cross(first_);
  }

  /// The points that `from` sees edge-on lie on an ellipse; angle 0 is the guess.
  Runner start(double angle) const {
    const Vector3 place = radii_.cwiseProduct(centre_ + std::cos(angle) * first_ + std::sin(angle) * second_);
    return {place, (place - from_).normalized()};
  }

  Shot shot(double angle, double arc) const {
    Shot made;
    const Runner first = start(angle);
    const Geodesic geodesic(curvature_, first);
    const Runner middle = geodesic.run(first, 0.5 * arc, steps_);
    const Runner last = geodesic.run(middle, 0.5 * arc, steps_);
    made.string = {first.place, last.place, middle.place, arc};
    const Vector3 normal = curvature_.cwiseProduct(last.place).normalized();
    const Vector3 left = to_ - last.place;
    made.miss = {left.dot(normal), left.dot(normal.cross(last.way))};
    return made;
  }

 private:
  Vector3 radii_, curvature_, from_, to_, centre_, first_, second_;
  int steps_ = 1;
};

/// Derivatives of the misses, by differences.
Eigen::Matrix2d slopeAt(const Shooting& shooting, const Vector2& at, const Vector2& miss) {
  Eigen::Matrix2d slope;
  slope.col(0) = (shooting.shot(at.x() + kProbe, at.y()).miss - miss) / kProbe;
  slope.col(1) = (shooting.shot(at.x(), at.y() + kProbe).miss - miss) / kProbe;
  return slope;
}

/// Newton's step, not too bold.
Vector2 stepOf(const Eigen::Matrix2d& slope, const Vector2& at, const Vector2& miss) {
  Vector2 step = -slope.inverse() * miss;
  step.x() = std::clamp(step.x(), -kBoldest, kBoldest);
  step.y() = std::max(step.y(), -0.5 * at.y());
  return step;
}

}  // namespace

/// Derivatives are kept up to date by Broyden's rule while the misses shrink fast.
std::optional<Wrapped> geodesicNear(const WrapSurface& surface, const Vector3& from, const Vector3& to,
                                    const Wrapped& guess) {
  const Shooting shooting(surface, from, to, guess);
  Vector2 at(0.0, guess.arc);
  Shot here = shooting.shot(at.x(), at.y());
  Eigen::Matrix2d slope = guess.misses;
  if (slope.isZero(0.0)) slope = slopeAt(shooting, at, here.miss);
  for (int i = 0; i < kIterations && here.miss.allFinite(); ++i) {
    if (here.miss.norm() < kMiss) {
      here.string.misses = slope;
      return here.string;
    }
    Vector2 step = stepOf(slope, at, here.miss);
    Shot there = shooting.shot(at.x() + step.x(), at.y() + step.y());
    for (int k = 0; k < kHalvings && !(there.miss.norm() < here.miss.norm()); ++k) {
      step *= 0.5;
      there = shooting.shot(at.x() + step.x(), at.y() + step.y());
    }
    at += step;
    if (there.miss.norm() > kFast * here.miss.norm())
      slope = slopeAt(shooting, at, there.miss);
    else
      slope += (there.miss - here.miss - slope * step) * step.transpose() / step.squaredNorm();
    here = there;
  }
  return std::nullopt;
}

}  // namespace handhold
