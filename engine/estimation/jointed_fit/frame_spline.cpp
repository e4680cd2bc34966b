// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/frame_spline.h"

#include "engine/core/error.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

constexpr int kDegree = 3;
constexpr std::size_t kFewest = 4;
constexpr int kMostCorrections = 60;
constexpr double kMeets = 1e-13;  ///< rad

void wantEnough(std::size_t count) {
  if (count < kFewest)
    throw InputError("frames", "there are only " + std::to_string(count), "a spline takes at least 4");
}

/// Second derivatives at the knots: m_{i-1} + 4 m_i + m_{i+1} = 6 / h^2 times the second difference. Where
/// the third derivative does not jump next to an end, the first of these equations is 6 m_1 alone.
std::vector<Vector3> secondDerivatives(const std::vector<Vector3>& y, double h) {
  const std::size_t last = y.size() - 1;
  std::vector<Vector3> m(y.size());
  for (std::size_t i = 1; i < last; ++i) m[i] = 6.0 / (h * h) * (y[i - 1] - 2.0 * y[i] + y[i + 1]);
  m[1] /= 6.0;
  m[last - 1] /= 6.0;
  std::vector<double> pivots(y.size(), 4.0);
  for (std::size_t i = 2; i + 1 < last; ++i) {
    const bool isFirst = i == 2;
    const double factor = isFirst ? 1.0 : 1.0 / pivots[i - 1];
    m[i] -= factor * m[i - 1];
    if (!isFirst) pivots[i] -= factor;
  }
  for (std::size_t i = last - 2; i >= 2; --i) m[i] = (m[i] - m[i + 1]) / pivots[i];
  m[0] = 2.0 * m[1] - m[2];
  m[last] = 2.0 * m[last - 1] - m[last - 2];
  return m;
}

/// Clamped ends; the frames next to them are no knots.
BsplineBasis basisThrough(std::size_t frames, double step) {
  std::vector<double> knots(kDegree + 1, 0.0);
  for (std::size_t i = 2; i + 2 < frames; ++i) knots.push_back(static_cast<double>(i) * step);
  knots.insert(knots.end(), kDegree + 1, static_cast<double>(frames - 1) * step);
  return {kDegree, std::move(knots)};
}

/// The banded matrix of the functions' values at the frames, in factors. It is totally positive, so that
/// elimination needs no pivots (de Boor 1978).
class Collocation {
 public:
  Collocation(const BsplineBasis& basis, double step) : band_(basis.count(), 2 * kDegree + 1) {
    band_.setZero();
    for (Eigen::Index i = 0; i < band_.rows(); ++i) {
      const BsplineBasis::Active active = basis.at(static_cast<double>(i) * step, 0);
      for (int j = 0; j <= kDegree; ++j) at(i, active.first + j) = active.values(0, j);
    }
    for (Eigen::Index i = 1; i < band_.rows(); ++i)
      for (Eigen::Index k = std::max<Eigen::Index>(0, i - kDegree); k < i; ++k) eliminate(i, k);
  }

  /// Values at frames become weights of the functions.
  void solve(std::vector<Vector3>& x) const {
    for (Eigen::Index i = 0; i < band_.rows(); ++i)
      for (Eigen::Index k = std::max<Eigen::Index>(0, i - kDegree); k < i; ++k)
        x[std::size_t(i)] -= of(i, k) * x[std::size_t(k)];
    for (Eigen::Index i = band_.rows() - 1; i >= 0; --i) {
      for (Eigen::Index k = i + 1; k <= std::min(i + kDegree, band_.rows() - 1); ++k)
        x[std::size_t(i)] -= of(i, k) * x[std::size_t(k)];
      x[std::size_t(i)] /= of(i, i);
    }
  }

 private:
  double& at(Eigen::Index i, Eigen::Index k) { return band_(i, k - i + kDegree); }
  double of(Eigen::Index i, Eigen::Index k) const { return band_(i, k - i + kDegree); }

  void eliminate(Eigen::Index i, Eigen::Index k) {
    const double factor = of(i, k) / of(k, k);
    at(i, k) = factor;
    for (Eigen::Index j = k + 1; j <= std::min(k + kDegree, band_.rows() - 1); ++j)
      at(i, j) -= factor * of(k, j);
  }

  MatrixX band_;  ///< row by row, the diagonal in the middle
};

}  // namespace

FrameSpline frameSpline(const std::vector<Vector3>& values, double step) {
  wantEnough(values.size());
  FrameSpline spline;
  spline.second = secondDerivatives(values, step);
  const std::vector<Vector3>& m = spline.second;
  spline.integral.push_back(Vector3::Zero());
  for (std::size_t i = 0; i + 1 < values.size(); ++i) {
    spline.first.emplace_back((values[i + 1] - values[i]) / step - step / 6.0 * (2.0 * m[i] + m[i + 1]));
    spline.integral.emplace_back(spline.integral.back() + 0.5 * step * (values[i] + values[i + 1]) -
                                 step * step * step / 24.0 * (m[i] + m[i + 1]));
  }
  const std::size_t last = values.size() - 1;
  spline.first.emplace_back((values[last] - values[last - 1]) / step +
                            step / 6.0 * (m[last - 1] + 2.0 * m[last]));
  return spline;
}

QuaternionCurve curveThrough(const std::vector<Quaternion>& q, double step) {
  wantEnough(q.size());
  const BsplineBasis basis = basisThrough(q.size(), step);
  const Collocation collocation(basis, step);
  std::vector<Quaternion> controls = q;
  std::vector<Vector3> missing(q.size());
  for (int correction = 0; correction < kMostCorrections; ++correction) {
    const QuaternionCurve curve(basis, controls);
    double greatest = 0.0;
    for (std::size_t i = 0; i < q.size(); ++i) {
      const Quaternion there(curve.at(static_cast<double>(i) * step).R);
      missing[i] = logQuaternion(q[i] * there.conjugate());
      greatest = std::max(greatest, missing[i].norm());
    }
    if (greatest < kMeets) break;
    collocation.solve(missing);
    for (std::size_t i = 0; i < q.size(); ++i)
      controls[i] = (expQuaternion(missing[i]) * controls[i]).normalized();
  }
  return QuaternionCurve(basis, std::move(controls));
}

FrameTurns frameTurns(const std::vector<Quaternion>& q, double step) {
  const QuaternionCurve curve = curveThrough(q, step);
  FrameTurns turns{q, {}, {}};
  for (std::size_t i = 0; i < q.size(); ++i) {
    const TurningFrame frame = curve.at(static_cast<double>(i) * step);
    turns.omega.push_back(frame.velocity);
    turns.alpha.push_back(frame.acceleration);
  }
  return turns;
}

std::vector<Quaternion> integratedTurns(const Quaternion& first, const std::vector<Vector3>& omega,
                                        double step) {
  const FrameSpline spline = frameSpline(omega, step);
  std::vector<Quaternion> q{first};
  for (std::size_t i = 0; i + 1 < omega.size(); ++i) {
    const Vector3 sum = spline.integral[i + 1] - spline.integral[i];
    // (h^2 / 12) [A_1, A_0] between the ends of the step, for turns in inertial axes
    const Vector3 commutator = step * step / 12.0 * omega[i + 1].cross(omega[i]);
    q.push_back((expQuaternion(sum + commutator) * q.back()).normalized());
  }
  return q;
}

}  // namespace handhold
