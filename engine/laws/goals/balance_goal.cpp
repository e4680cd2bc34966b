// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/balance_goal.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/jacobian.h"
#include "engine/math/rotation.h"
#include "engine/task/water_body.h"

namespace handhold {

namespace {

constexpr double kMarginUnit = 0.1;  // m
constexpr double kPatch = 0.03;  // m, from the middle of what presses to its sides where no breadth is told
constexpr double kMarginRound = 0.01;  // m
constexpr double kFacesUp = 0.5;       // cosine
constexpr double kPressing = 0.01;     // of the mass: who presses less hangs in water

}  // namespace

BalanceGoal::BalanceGoal(const Model& model, const Task& task, double weight) {
  const double mass = pressingMass(model, task);
  if (mass < kPressing * model.totalMass) return;
  weight_ = weight / kMarginUnit;
  bodyWeight_ = mass * task.gravity.norm();
  const Vector3 up = -task.gravity.normalized();
  const Vector3 x = up.cross(std::abs(up.z()) < 0.9 ? Vector3::UnitZ() : Vector3::UnitX()).normalized();
  axes_ << x, up, x.cross(up);
}

/// Counterclockwise seen from above (Andrew's monotone chain).
std::vector<BalanceGoal::Corner> BalanceGoal::hull(const PostureEvaluation& posture) const {
  std::vector<Corner> corners;
  for (std::size_t k = 0; k < posture.points().size(); ++k) {
    const ContactPoint& point = posture.layout().points[k];
    if (point.axes != LoadAxes::Surface || point.normal.dot(axes_.col(1)) < kFacesUp) continue;
    // along the sole, so that it does not matter which way the scene faces
    const Vector3 up = axes_.col(1), z = point.R_WC.col(2), to = (z - up * up.dot(z)).normalized();
    const double patch = point.patch > 0.0 ? point.patch : kPatch;
    for (const double side : {-patch, patch})
      for (const double ahead : {-patch, patch}) {
        const Vector3 p = posture.points()[k].p_W + side * up.cross(to) + ahead * to;
        corners.push_back({k, p, p.dot(axes_.col(0)), -p.dot(axes_.col(2))});
      }
  }
  std::sort(corners.begin(), corners.end(),
            [](const Corner& a, const Corner& b) { return a.x != b.x ? a.x < b.x : a.z < b.z; });
  std::vector<Corner> round;
  const auto turnsRight = [&](const Corner& c) {
    const Corner &a = round[round.size() - 2], &b = round.back();
    return (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x) <= 0.0;
  };
  const auto walk = [&](auto begin, auto end) {
    const std::size_t least = round.size() + 2;
    for (auto corner = begin; corner != end; ++corner) {
      while (round.size() >= least && turnsRight(*corner)) round.pop_back();
      round.push_back(*corner);
    }
    if (!round.empty()) round.pop_back();  // the other half begins with it
  };
  walk(corners.begin(), corners.end());
  walk(corners.rbegin(), corners.rend());
  return round;
}

std::vector<BalanceGoal::Edge> BalanceGoal::edges(const PostureEvaluation& posture) const {
  std::vector<Edge> edges;
  if (weight_ <= 0.0) return edges;
  const std::vector<Corner> corners = hull(posture);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    Edge edge{corners[i], corners[(i + 1) % corners.size()], {}, {}};
    Vector3 way = edge.to.p - edge.from.p;
    way -= way.dot(axes_.col(1)) * axes_.col(1);
    edge.length = way.norm();
    edge.along = way / edge.length;
    edge.inwards = axes_.col(1).cross(edge.along);
    Vector3 moment = Vector3::Zero();
    for (const LoadedPoint& point : posture.points())
      moment += (point.p_W - edge.from.p).cross(point.force) + point.moment;
    edge.distance = edge.along.dot(moment) / bodyWeight_;
    edges.push_back(edge);
  }
  if (edges.empty()) return edges;
  const double least = std::ranges::min_element(edges, {}, &Edge::distance)->distance;
  double sum = 0.0;
  for (Edge& edge : edges) sum += edge.share = std::exp((least - edge.distance) / kMarginRound);
  for (Edge& edge : edges) edge.share /= sum;
  return edges;
}

// -r log sum exp(-d_e / r) = least - r log sum exp((least - d_e) / r), and the largest share is 1 / that sum
double BalanceGoal::margin(const PostureEvaluation& posture) const {
  const std::vector<Edge> all = edges(posture);
  if (all.empty()) return 0.0;
  const Edge& nearest = *std::ranges::min_element(all, {}, &Edge::distance);
  return nearest.distance + kMarginRound * std::log(nearest.share);
}

double BalanceGoal::value(const PostureEvaluation& posture) const { return -weight_ * margin(posture); }

// d (u . M) = u . dM + du . M, du = n (n . (dp_j - dp_i)) / length, of p_i dM = -dp_i x F
VectorX BalanceGoal::slope(const PostureEvaluation& posture, const Edge& edge) const {
  const PostureLayout& layout = posture.layout();
  const int n = layout.coordinates;
  VectorX row = VectorX::Zero(layout.size);
  Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
  MatrixX turn(3, n);
  for (std::size_t k = 0; k < posture.points().size(); ++k) {
    const LoadedPoint& point = posture.points()[k];
    const Vector3 arm = point.p_W - edge.from.p;
    force += point.force;
    moment += arm.cross(point.force) + point.moment;
    row.head(n) += point.Jp.transpose() * point.force.cross(edge.along);
    if (layout.points[k].axes != LoadAxes::Site) continue;
    directionJacobian(posture.model(), posture.data(), layout.points[k].link, point.force, turn);
    row.head(n) += turn.transpose() * edge.along.cross(arm);
    directionJacobian(posture.model(), posture.data(), layout.points[k].link, point.moment, turn);
    row.head(n) += turn.transpose() * edge.along;
  }
  const MatrixX &from = posture.points()[edge.from.point].Jp, &to = posture.points()[edge.to.point].Jp;
  row.head(n) -= from.transpose() * force.cross(edge.along);
  row.head(n) += (to - from).transpose() * edge.inwards * (edge.inwards.dot(moment) / edge.length);
  for (std::size_t l = 0; l < layout.loads.size(); ++l) {
    const PostureLayout::LoadUnknown& load = layout.loads[l];
    const LoadedPoint& point = posture.points()[std::size_t(load.point)];
    const Vector3 axis = load.scale * point.axes.col(load.component % 3);
    row[n + int(l)] =
        edge.along.dot(load.component < 3 ? (point.p_W - edge.from.p).cross(axis).eval() : axis);
  }
  return row / bodyWeight_;
}

void BalanceGoal::addGradient(const PostureEvaluation& posture, VectorX& gradient) const {
  for (const Edge& edge : edges(posture)) gradient.noalias() -= weight_ * edge.share * slope(posture, edge);
}

/// u . sum( (p_k - p_i) x f_k + m_k ) twice by what moves, u fixed.
void BalanceGoal::addEdgeCurvature(const PostureEvaluation& posture, const Edge& edge, double factor,
                                   Curvature& curvature) const {
  const PostureLayout& layout = posture.layout();
  const int n = layout.coordinates;
  const LoadedPoint& from = posture.points()[edge.from.point];
  const LinkIndex fromLink = layout.points[edge.from.point].link;
  const auto addCross = [&](const MatrixX& a, const MatrixX& b) {
    const MatrixX cross = factor * a.transpose() * b;
    curvature.matrix().topLeftCorner(n, n) += cross + cross.transpose();
  };
  MatrixX turn(3, n);
  for (std::size_t k = 0; k < posture.points().size(); ++k) {
    const LoadedPoint& point = posture.points()[k];
    const LinkIndex link = layout.points[k].link;
    const Vector3 arm = edge.along.cross(point.p_W - edge.from.p);  // u . (r x f) = (u x r) . f
    const Vector3 weight = factor * point.force.cross(edge.along);
    curvature.addPoint(link, point.p_W, weight);
    curvature.addPoint(fromLink, from.p_W, -weight);
    if (layout.points[k].axes != LoadAxes::Site) continue;
    curvature.addDirection(link, point.force, factor * arm);
    curvature.addDirection(link, point.moment, factor * edge.along);
    directionJacobian(posture.model(), posture.data(), link, point.force, turn);
    // (u x dr) . df
    addCross(skew(edge.along) * (point.Jp - from.Jp), turn);
  }
  for (std::size_t l = 0; l < layout.loads.size(); ++l) {
    const PostureLayout::LoadUnknown& load = layout.loads[l];
    const std::size_t k = std::size_t(load.point);
    const LoadedPoint& point = posture.points()[k];
    const Vector3 axis = load.scale * point.axes.col(load.component % 3);
    VectorX row = VectorX::Zero(n);
    const bool isForce = load.component < 3;
    if (isForce) row += (point.Jp - from.Jp).transpose() * axis.cross(edge.along);
    if (layout.points[k].axes == LoadAxes::Site) {
      directionJacobian(posture.model(), posture.data(), layout.points[k].link, axis, turn);
      row += turn.transpose() * (isForce ? edge.along.cross(point.p_W - edge.from.p).eval() : edge.along);
    }
    curvature.matrix().row(n + int(l)).head(n) += factor * row.transpose();
    curvature.matrix().col(n + int(l)).head(n) += factor * row;
  }
}

// least d: sum s_e d_e'' - ( sum s_e d_e' d_e'^T - mean mean^T ) / r
void BalanceGoal::addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const {
  const std::vector<Edge> all = edges(posture);
  if (all.empty()) return;
  MatrixX slopes(all.size(), posture.layout().size);
  VectorX mean = VectorX::Zero(posture.layout().size);
  for (std::size_t e = 0; e < all.size(); ++e) {
    slopes.row(Eigen::Index(e)) = slope(posture, all[e]);
    mean += all[e].share * slopes.row(Eigen::Index(e)).transpose();
  }
  for (std::size_t e = 0; e < all.size(); ++e) {
    slopes.row(Eigen::Index(e)) = std::sqrt(all[e].share) * (slopes.row(Eigen::Index(e)) - mean.transpose());
    addEdgeCurvature(posture, all[e], -factor * weight_ * all[e].share / bodyWeight_, curvature);
  }
  curvature.addSquares(factor * weight_ / kMarginRound, slopes);
}

}  // namespace handhold
