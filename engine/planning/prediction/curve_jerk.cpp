// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/curve_jerk.h"

#include <algorithm>
#include <cmath>

#include "engine/math/bspline_gram.h"

namespace handhold {

namespace {

/// However long a motion takes, its curve is not bent more sharply than its control points can follow: this
/// part of the squared third derivative by the time as a part of the duration always counts. Finer curves
/// can follow sharper bends: it is that of so many spans, those that follow two seconds of a person's motion
/// well, and falls with the sixth power of their number.
constexpr double kEvenness = 1e-7, kEvennessSpans = 18.0;

double evennessOf(const BsplineBasis& basis) {
  const double spans = basis.count() - basis.degree();
  return kEvenness * std::min(1.0, std::pow(kEvennessSpans / spans, 6));
}

}  // namespace

CurveJerk::CurveJerk(const MotionLayout& layout, double weight)
    : layout_(layout),
      weight_(weight),
      evenness_(evennessOf(layout.groups[0].basis)),
      gram_(derivativeGram(layout.groups[0].basis, 3)) {}

double CurveJerk::perDuration(double duration) const { return weight_ * std::pow(duration, -6); }

double CurveJerk::value(const MatrixX& controls, double duration) const {
  return perDuration(duration) * square(controls);
}

double CurveJerk::evenness(const MatrixX& controls) const { return evenness_ * square(controls); }

double CurveJerk::square(const MatrixX& controls) const {
  return (controls * gram_).cwiseProduct(controls).sum();
}

void CurveJerk::addGradient(const MatrixX& controls, double duration, double factor,
                            Eigen::Ref<VectorX> out) const {
  const SignalGroup& group = layout_.groups[0];
  const double scale = factor * perDuration(duration), even = scale + factor * evenness_;
  const MatrixX slope = controls * gram_;
  for (int i = 0; i < group.basis.count(); ++i)
    if (group.first[i] >= 0) out.segment(group.first[i], group.width()) += 2.0 * even * slope.col(i);
  if (layout_.duration >= 0)
    out[layout_.duration] -= 6.0 * scale * nominal_ / duration * slope.cwiseProduct(controls).sum();
}

void CurveJerk::addCurvature(const MatrixX& controls, double duration, double factor, BorderedBand& K) const {
  const SignalGroup& group = layout_.groups[0];
  const double scale = factor * perDuration(duration), part = nominal_ / duration,
               even = scale + factor * evenness_;
  const MatrixX slope = controls * gram_;
  for (int j = 0; j < group.basis.count(); ++j) {
    if (group.first[j] < 0) continue;
    for (int i = j; i <= std::min(j + group.basis.degree(), group.basis.count() - 1); ++i)
      if (group.first[i] >= 0)
        K.block(group.first[i], group.first[j], group.width(), group.width()).diagonal().array() +=
            2.0 * even * gram_(i, j);
    if (layout_.duration >= 0)
      K.borderRows().block(layout_.duration - layout_.bandSize, group.first[j], 1, group.width()) -=
          12.0 * scale * part * slope.col(j).transpose();
  }
  if (layout_.duration < 0) return;
  const int d = layout_.duration - layout_.bandSize;
  K.corner()(d, d) += 42.0 * scale * part * part * slope.cwiseProduct(controls).sum();
}

}  // namespace handhold
