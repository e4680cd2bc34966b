// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/laws/goals/goal.h"

namespace handhold {

/// -weight * d / 10 cm, how far the zero-moment point lies within the edge of support (002 chapter 7,
/// "balance"; Vukobratovic and Borovac, Zero-moment point, 2004). Support is the hull, seen along gravity, of
/// the patches in which the body presses on what faces upwards. Over an edge from p_i along u, of all that
/// contacts bear (f_k in p_k, m_k),
///   d_e = u . sum( (p_k - p_i) x f_k + m_k ) / (m |g|),
/// the distance (m) of the point from it, inside positive, where the body does not quicken up or down; of a
/// still body without outside forces that is below its centre of mass. d is the least of them, rounded within
/// a centimetre. Nothing counts where there is no gravity or nothing to stand on.
class BalanceGoal : public Goal {
 public:
  BalanceGoal(const Model& model, const Task& task, double weight);
  std::string name() const override { return "balance"; }
  double value(const PostureEvaluation& posture) const override;
  void addGradient(const PostureEvaluation& posture, VectorX& gradient) const override;
  /// As if the edges did not turn, which they do not where what stands stays.
  void addCurvature(const PostureEvaluation& posture, double factor, Curvature& curvature) const override;

  /// d (m), before it is weighted; 0 where there is nothing to stand on.
  double margin(const PostureEvaluation& posture) const;

 private:
  /// A corner of a patch: with which point it moves, and where it is.
  struct Corner {
    std::size_t point = 0;
    Vector3 p = Vector3::Zero();
    double x = 0.0, z = 0.0;  ///< along two axes square to gravity
  };
  struct Edge {
    Corner from, to;
    Vector3 along = Vector3::Zero(), inwards = Vector3::Zero();  ///< u, and n = up x u
    double length = 0.0, distance = 0.0, share = 0.0;            ///< share: of the rounded least
  };
  std::vector<Corner> hull(const PostureEvaluation& posture) const;
  std::vector<Edge> edges(const PostureEvaluation& posture) const;
  VectorX slope(const PostureEvaluation& posture, const Edge& edge) const;
  void addEdgeCurvature(const PostureEvaluation& posture, const Edge& edge, double factor,
                        Curvature& curvature) const;

  double weight_ = 0.0;                 ///< for one metre
  double bodyWeight_ = 0.0;             ///< (N)
  Matrix3 axes_ = Matrix3::Identity();  ///< columns x, up, z
};

}  // namespace handhold
