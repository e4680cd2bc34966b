// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/posture_placement.h"

#include <Eigen/Cholesky>
#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/model/planar.h"
#include "engine/planning/posture/joint_clamp.h"

namespace handhold {

namespace {

/// Moving the pelvis costs little against turning joints, for which the guess was chosen.
constexpr double kRoughBaseSoftness = 0.3;  // m^2 or rad^2 for one rad^2
constexpr double kRoughDamping = 1e-3;      // of the rows (m^2): what is out of reach pulls no limb straight
constexpr double kRoughLongestStep = 0.4;   // m or rad: farther the rows bend too much
constexpr double kTurnLength = 0.2;         // m for one rad
constexpr double kRoughlyPlaced = 1e-3;     // m: the solver does the rest
constexpr int kRoughMostSteps = 14, kRoughClampRounds = 3;

/// A component of a place or an axis of a site, and what it should be.
struct Row {
  SiteIndex site;
  int axis = -1;  ///< of the site; -1: its place
  Vector3 along = Vector3::UnitX();
  double wanted = 0.0;
};

class Placement {
 public:
  Placement(const Model& model, const Task& task, int way) : model_(model), way_(way), data_(model) {
    for (const Contact& contact : task.contacts)
      if (contact.pinned) addContact(contact);
    for (const Target& target : task.targets)
      if (target.mustHold && model.findSite(target.site).valid()) addTarget(target);
    softness_ = VectorX::Ones(model.velocitySize());
    for (int k = 0; k < 6; ++k) softness_[k] = model.baseFree[k] ? kRoughBaseSoftness : 0.0;
  }

  PlacedGuess best(const VectorX& start) {
    PlacedGuess best{start, gapAt(start)};
    VectorX q = start;
    for (int step = 0; step < kRoughMostSteps && best.gap > kRoughlyPlaced; ++step) {
      q = stepped(q);
      const double gap = gapAt(q);
      if (gap < best.gap) best = {q, gap};
    }
    return best;
  }

 private:
  void addPlace(SiteIndex site, const Vector3& position) {
    for (int k = 0; k < (isPlanar(model_) ? 2 : 3); ++k)
      rows_.push_back({site, -1, Vector3::Unit(k), position[k]});
  }

  void addAxis(SiteIndex site, int axis, const Vector3& wanted) {
    for (int k = 0; k < 3; ++k) rows_.push_back({site, axis, Vector3::Unit(k), wanted[k]});
  }

  void addContact(const Contact& contact) {
    const SiteIndex site = model_.findSite(contactSite(contact));
    addPlace(site, contact.position);
    if (isPlanar(model_)) return;
    const Vector3 n = contact.axis.normalized();
    if (const auto side = askedSide(contact))
      addAxis(site, 2, *side * n);
    else if (rowOf(contact).isOnBar())
      addAxis(site, 2, barSide(way_, bars_++) * n);
    else if (rowOf(contact).attitude == HeldAttitude::Level)
      addAxis(site, 1, rowOf(contact).outward * n);
    else if (rowOf(contact).rollsOver() && !contact.heading)
      rows_.push_back({site, 0, n, 0.0});
    if (!contact.heading || rowOf(contact).turnsFreely) return;
    const Vector3 ahead = (*contact.heading - n * n.dot(*contact.heading)).normalized();
    // a foot may rise to its toes or its heel: its breadth has the heading
    if (rowOf(contact).rollsOver())
      addAxis(site, 0, n.cross(ahead));
    else
      addAxis(site, rowOf(contact).headingAxis(), ahead);
  }

  void addTarget(const Target& target) {
    const SiteIndex site = model_.findSite(target.site);
    const Vector3 n = target.direction.normalized();
    if (target.kind == TargetKind::Point) addPlace(site, target.position);
    if (target.kind == TargetKind::Plane) rows_.push_back({site, -1, n, n.dot(target.position)});
    if (target.kind != TargetKind::Line) return;
    const Vector3 side = n.unitOrthogonal();
    for (const Vector3& e : {side, Vector3(n.cross(side))})
      rows_.push_back({site, -1, e, e.dot(target.position)});
  }

  /// Leaves weighted rows and Jacobian of q behind.
  //   place: e . (p + v + w x r)      J = (e, r x e) with r from the joint to the point
  //   axis:  e . (d + w x d)          J = (0, d x e)
  double gapAt(const VectorX& q) {
    updateKinematics(model_, q, data_);
    c_.resize(static_cast<int>(rows_.size()));
    J_.setZero(c_.size(), model_.velocitySize());
    for (int r = 0; r < c_.size(); ++r) {
      const Row& row = rows_[r];
      const Pose X = sitePose(model_, data_, row.site);
      const bool isPlace = row.axis < 0;
      const double weight = isPlace ? 1.0 : kTurnLength;
      const Vector3 at = isPlace ? X.p : Vector3(X.R.col(row.axis));
      c_[r] = weight * (row.along.dot(at) - row.wanted);
      const auto turning = [&](LinkIndex i) -> Vector3 {
        return weight * (isPlace ? Vector3(at - data_.p_WL[i]) : at).cross(row.along);
      };
      for (LinkIndex i = model_.sites[row.site].link; i > 0; i = model_.joints[i].parent)
        J_(r, velocityIndex(i)) = data_.axis_W[i].dot(turning(i));
      if (isPlace) J_.row(r).head<3>() = row.along;
      J_.row(r).segment<3>(3) = turning(LinkIndex(0));
    }
    return c_.norm();
  }

  // Damped least squares, u = -S J^T (J S J^T + d I)^-1 c; a joint that would leave its limits stays at the
  // limit and the others take its part.
  VectorX stepped(const VectorX& q) const {
    VectorX softness = softness_;
    for (int round = 0;; ++round) {
      const MatrixX softJ = J_ * softness.asDiagonal();
      MatrixX normal = softJ * J_.transpose();
      normal.diagonal().array() += kRoughDamping;
      VectorX u = -(softJ.transpose() * normal.ldlt().solve(c_));
      const double turn = u.tail(model_.jointCount()).lpNorm<Eigen::Infinity>();
      const double longest = std::max({u.head<3>().norm(), u.segment<3>(3).norm(), turn});
      if (longest > kRoughLongestStep) u *= kRoughLongestStep / longest;
      VectorX next = moved(model_, q, u);
      if (clampJoints(model_, next, softness) == 0 || round == kRoughClampRounds) return next;
    }
  }

  const Model& model_;
  int way_, bars_ = 0;
  Data data_;
  std::vector<Row> rows_;
  VectorX softness_, c_;
  MatrixX J_;
};

}  // namespace

PlacedGuess placedGuess(const Model& model, const Task& task, const AlignedBody& body) {
  return Placement(model, task, body.way).best(body.q);
}

}  // namespace handhold
