// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/math/rotation_chart.h"

#include <cmath>

#include "engine/math/rotation.h"

namespace handhold {

namespace {

/// sum_k (-s)^k / (2k + m)!, the even series of sin(t)/t (m = 1), (1 - cos t)/t^2 (m = 2), (t - sin t)/t^3
/// (m = 3) in s = t^2, with its first two derivatives by s. Exact to rounding for turns below 2 pi.
struct Series {
  double f = 0.0, f1 = 0.0, f2 = 0.0;

  Series(int m, double s) {
    constexpr int kTerms = 24;
    double term[kTerms];
    term[0] = 1.0 / std::tgamma(m + 1.0);
    for (int k = 1; k < kTerms; ++k) term[k] = -term[k - 1] / ((2.0 * k + m) * (2.0 * k + m - 1.0));
    for (int k = kTerms - 1; k >= 0; --k) {
      f2 = f2 * s + 2.0 * f1;
      f1 = f1 * s + f;
      f = f * s + term[k];
    }
  }
};

/// A(phi) x for a constant x, A = 1 + b [phi] + c [phi]^2, and its derivative by phi.
Vector3 timesA(const Series& b, const Series& c, const Vector3& phi, const Vector3& x) {
  return x + b.f * phi.cross(x) + c.f * phi.cross(phi.cross(x));
}

Matrix3 derivativeOfA(const Series& b, const Series& c, const Vector3& phi, const Vector3& x) {
  const Vector3 once = phi.cross(x), twice = phi.cross(once);
  Matrix3 D = (2.0 * b.f1 * once + 2.0 * c.f1 * twice) * phi.transpose();
  D -= b.f * skew(x);
  // d (phi x (phi x x)) = -[phi x x] - [phi][x]
  D -= c.f * (skew(once) + skew(phi) * skew(x));
  return D;
}

/// Second derivative of A(phi) x: the derivative by phi of derivativeOfA(phi, x) y.
Matrix3 secondDerivativeOfA(const Series& b, const Series& c, const Vector3& phi, const Vector3& x,
                            const Vector3& y) {
  const Vector3 once = phi.cross(x), twice = phi.cross(once), xy = y.cross(x);
  const Matrix3 dOnce = -skew(x), dTwice = -(skew(once) + skew(phi) * skew(x));
  const double along = phi.dot(y);
  // D y = (2 b1 once + 2 c1 twice) (phi . y) + b (y x x) + c (y x (phi x x) + phi x (y x x))
  Matrix3 D = (2.0 * b.f1 * once + 2.0 * c.f1 * twice) * y.transpose();
  D += along * (2.0 * b.f1 * dOnce + 2.0 * c.f1 * dTwice);
  D += along * (4.0 * b.f2 * once + 4.0 * c.f2 * twice) * phi.transpose();
  D += 2.0 * b.f1 * xy * phi.transpose();
  D += 2.0 * c.f1 * (y.cross(once) + phi.cross(xy)) * phi.transpose();
  D += c.f * (skew(y) * dOnce - skew(xy));
  return D;
}

}  // namespace

RotationChart rotationChart(const Vector3& phi, const Vector3& first, const Vector3& second,
                            const TurningFrame& reference) {
  const double s = phi.squaredNorm();
  const Series b(2, s), c(3, s);
  const Matrix3 turn = expQuaternion(phi).toRotationMatrix();
  const Vector3 own = timesA(b, c, phi, first);
  const Vector3 carried = turn * reference.velocity, quickened = turn * reference.acceleration;

  RotationChart chart;
  for (int k = 0; k < 3; ++k) chart.A.col(k) = timesA(b, c, phi, Vector3::Unit(k));
  const Matrix3 dOwn = derivativeOfA(b, c, phi, first);  // by phi
  const Matrix3 dCarried = -skew(carried) * chart.A;
  chart.frame.R = turn * reference.R;
  chart.frame.velocity = own + carried;
  chart.frame.acceleration = timesA(b, c, phi, second) + dOwn * first + own.cross(carried) + quickened;

  chart.velocityByPhi = dOwn + dCarried;
  chart.accelerationByPhi = derivativeOfA(b, c, phi, second) + secondDerivativeOfA(b, c, phi, first, first);
  chart.accelerationByPhi += skew(own) * dCarried - skew(carried) * dOwn - skew(quickened) * chart.A;
  // d (A' phi') / d phi' = dOwn + (derivative of A e_k along phi')
  chart.accelerationByRate = dOwn - skew(carried) * chart.A;
  for (int k = 0; k < 3; ++k)
    chart.accelerationByRate.col(k) += derivativeOfA(b, c, phi, Vector3::Unit(k)) * first;
  return chart;
}

}  // namespace handhold
