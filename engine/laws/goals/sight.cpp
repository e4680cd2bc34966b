// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/sight.h"

namespace handhold {

Sight::Line Sight::lineOf(const PostureEvaluation& posture) const {
  const Pose X = posture.site(site_);
  Line line{X.R.col(column_), place_ - X.p, X.p};
  line.d = line.e.norm();
  line.e /= line.d;
  line.s = line.u.dot(line.e);
  return line;
}

double Sight::cosine(const PostureEvaluation& posture) const { return lineOf(posture).s; }

// the line turns as the site moves: de = -(1 - e e') dp / d
VectorX Sight::slope(const PostureEvaluation& posture) const {
  const Line line = lineOf(posture);
  MatrixX J(3, posture.layout().size);
  posture.directionColumns(site_, line.u, J);
  VectorX slope = J.transpose() * line.e;
  posture.pointColumns(site_, line.p, J);
  slope.noalias() -= J.transpose() * (line.u - line.s * line.e) / line.d;
  return slope;
}

// u . e with e = r / d, r = P - p: d2 = u'' . e - p'' . (u - s e) / d + p' G p' - (u' E p' + p' E u'),
// E = (1 - e e') / d, G = (3 s e e' - u e' - e u' - s) / d^2
void Sight::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  const int n = posture.layout().coordinates;
  const Line line = lineOf(posture);
  const Vector3 &u = line.u, &e = line.e;
  const double d = line.d, s = line.s;
  const LinkIndex link = posture.model().sites[site_].link;
  curvature.addDirection(link, u, factor * e);
  curvature.addPoint(link, line.p, -factor / d * (u - s * e));
  MatrixX turn(3, posture.layout().size), shift(3, posture.layout().size);
  posture.directionColumns(site_, u, turn);
  posture.pointColumns(site_, line.p, shift);
  const Matrix3 E = (Matrix3::Identity() - e * e.transpose()) / d;
  const Matrix3 G =
      (3.0 * s * e * e.transpose() - u * e.transpose() - e * u.transpose() - s * Matrix3::Identity()) /
      (d * d);
  const auto u_q = turn.leftCols(n), p_q = shift.leftCols(n);
  const MatrixX cross = u_q.transpose() * (E * p_q);
  curvature.matrix().topLeftCorner(n, n) +=
      factor * (p_q.transpose() * (G * p_q) - cross - cross.transpose());
}

}  // namespace handhold
