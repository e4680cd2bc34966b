// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/laws/evaluation/contact_manifold.h"
#include "engine/motion/posture_curve.h"

namespace handhold {

/// A contact is the same at both ends of a way, and in its place, when it differs by less (m, rad).
inline constexpr double kSamePosition = 1e-3, kSameDirection = 0.02;

/// The way from one posture to another with the pinned contacts kept: at each share s in [0, 1] the posture
/// nearest to the straight way (base turning along the geodesic) that keeps them,
///   c(q(u, s)) = (1 - s) c(from) + s c(to),   u = S J^T f,
/// u the offset from the straight way, S its softness, f any forces of the contacts: as if springs held the
/// body on the straight way and the contacts pulled it off. Joint limits hold by construction: a joint angle
/// is
///   q = lower + g(z - lower) - g(z - upper),  g(d) = (d + sqrt(d^2 + 4 e^2)) / 2,
/// which rounds the corners at the limits so that the motion has no jerks where a joint meets its limit;
/// e vanishes at both ends, where the postures given are met exactly.
class PinnedPath {
 public:
  /// Models and tasks must outlive it. Joint limits are those of the task's laws, widened to contain both
  /// ends.
  PinnedPath(const Model& model, const Task& task, const VectorX& from, const VectorX& to);

  /// Postures in order of s are fast: each starts from the offset of the last.
  VectorX at(double s);

  /// From now on the postures nearest to this curve between the same ends; without one, to the straight way.
  void follow(std::optional<PostureCurve> guide);
  const std::optional<PostureCurve>& guide() const { return guide_; }

  /// The next call starts from the guide itself.
  void restart() { offset_.setZero(); }

  ContactManifold& contacts() { return manifold_; }
  VectorX wanted(double s) const { return (1.0 - s) * wantedFrom_ + s * wantedTo_; }
  double lastError() const { return lastError_; }  ///< of the rows after the last call (m, rad)
  int lastSteps() const { return lastSteps_; }

 private:
  void limitJoints(const Task& task);
  VectorX guideAt(double s) const;
  VectorX place(const VectorX& guide, double s, VectorX* slope) const;
  void solveStep(const VectorX& slope);

  const Model& model_;
  VectorX from_, to_, way_;
  std::optional<PostureCurve> guide_;  ///< empty: the straight way
  ContactManifold manifold_;
  VectorX wantedFrom_, wantedTo_;
  VectorX lower_, upper_;  ///< of the joint angles
  VectorX softness_;       ///< inverse weights of the offsets; 0 keeps a coordinate on the straight way
  VectorX offset_, values_;
  MatrixX J_, softJ_, normal_;
  double lastError_ = 0.0;
  int lastSteps_ = 0;
};

}  // namespace handhold
