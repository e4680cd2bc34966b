// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/body_alignment.h"

#include <Eigen/SVD>
#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

/// What a radian between axes counts against a metre between places, squared; and the trunk's lean.
constexpr double kTurnShare = 0.03, kUprightShare = 0.05;  // m^2
/// Where neither places nor axes tell which way to face.
constexpr double kNoWay = 1e-6;  // m^2
/// Two turns of the whole body that are worth a try each (rad).
constexpr double kDifferent = 0.3;
/// Bars whose both ways round are tried.
constexpr int kMostBars = 2;

/// A place or an axis of the body, before it is turned, and where it should be in the world.
struct Pair {
  Vector3 body, world;
  double weight = 1.0;
};

class Alignment {
 public:
  Alignment(const Model& model, const Task& task, const VectorX& q) : model_(model), task_(task), q_(q) {
    Data data(model);
    updateKinematics(model, q, data);
    for (const Contact& contact : task.contacts)
      if (contact.pinned) addContact(contact, data);
    for (const Target& target : task.targets) {
      const bool isKnown = model.findSite(target.site).valid();
      if (target.kind != TargetKind::Point || !target.mustHold || !isKnown) continue;
      places_.push_back({sitePose(model, data, model.findSite(target.site)).p, target.position});
    }
    center();
  }

  std::vector<AlignedBody> bodies() const {
    std::vector<AlignedBody> list;
    for (int way = 0; way < 1 << std::min(static_cast<int>(bars_.size()), kMostBars); ++way) {
      if (!model_.baseFree[3]) {
        list.push_back(placed(Matrix3::Identity(), way));
      } else if (isAfloat(task_)) {
        list.push_back(placed(anyTurn(way), way));
      } else {
        const Matrix3 level = levelTurn(way), any = anyTurn(way);
        list.push_back(placed(level, way));
        if (Eigen::AngleAxisd(level.transpose() * any).angle() > kDifferent) list.push_back(placed(any, way));
      }
    }
    return list;
  }

 private:
  void addContact(const Contact& contact, const Data& data) {
    const Pose X = sitePose(model_, data, model_.findSite(contactSite(contact)));
    places_.push_back({X.p, contact.position});
    const Vector3 n = contact.axis.normalized();
    if (const auto side = askedSide(contact))
      axes_.push_back({X.R.col(2), *side * n, kTurnShare});
    else if (rowOf(contact).isOnBar())
      bars_.push_back({X.R.col(2), n, kTurnShare});
    else
      axes_.push_back({X.R.col(1), rowOf(contact).outward * n, kTurnShare});
    if (!contact.heading || rowOf(contact).turnsFreely) return;
    const Vector3 ahead = *contact.heading - n * n.dot(*contact.heading);
    axes_.push_back({X.R.col(rowOf(contact).headingAxis()), ahead.normalized(), kTurnShare});
  }

  /// Places count from their middle.
  void center() {
    for (const Pair& pair : places_) {
      middleOfBody_ += pair.body / static_cast<double>(places_.size());
      middleOfWorld_ += pair.world / static_cast<double>(places_.size());
    }
    for (Pair& pair : places_) {
      pair.body -= middleOfBody_;
      pair.world -= middleOfWorld_;
    }
  }

  /// sum w world body^T over places and axes, whose best rotation R has the greatest tr(R^T B).
  Matrix3 moment(int way) const {
    Matrix3 B = Matrix3::Zero();
    for (const auto* list : {&places_, &axes_})
      for (const Pair& pair : *list) B += pair.weight * pair.world * pair.body.transpose();
    for (int k = 0; k < static_cast<int>(bars_.size()); ++k)
      B += barSide(way, k) * bars_[k].weight * bars_[k].world * bars_[k].body.transpose();
    return B;
  }

  Matrix3 upright() const {
    return Quaternion::FromTwoVectors(Vector3::UnitY(), -task_.gravity.normalized()).toRotationMatrix();
  }

  /// About the vertical, by the angle in closed form.
  Matrix3 levelTurn(int way) const {
    const Matrix3 base = upright();
    const Matrix3 B = base.transpose() * moment(way);
    const double sine = B(0, 2) - B(2, 0), cosine = B(0, 0) + B(2, 2);
    if (std::hypot(sine, cosine) < kNoWay) return base;
    return base * Eigen::AngleAxisd(std::atan2(sine, cosine), Vector3::UnitY()).toRotationMatrix();
  }

  /// However it fits best: Wahba's problem by the singular value decomposition.
  Matrix3 anyTurn(int way) const {
    Matrix3 B = moment(way);
    if (!isAfloat(task_)) B -= kUprightShare * task_.gravity.normalized() * Vector3::UnitY().transpose();
    const Eigen::JacobiSVD<Matrix3> svd(B, Eigen::ComputeFullU | Eigen::ComputeFullV);
    const double sign = (svd.matrixU() * svd.matrixV().transpose()).determinant() < 0.0 ? -1.0 : 1.0;
    return svd.matrixU() * Vector3(1.0, 1.0, sign).asDiagonal() * svd.matrixV().transpose();
  }

  AlignedBody placed(const Matrix3& turn, int way) const {
    AlignedBody aligned{q_, 0.0, way};
    const Quaternion R_WB = Quaternion(turn) * Quaternion(q_[3], q_[4], q_[5], q_[6]);
    aligned.q.segment<4>(3) << R_WB.w(), R_WB.x(), R_WB.y(), R_WB.z();
    if (!places_.empty()) {
      const Vector3 p = middleOfWorld_ + turn * (q_.head<3>() - middleOfBody_);
      for (int k = 0; k < 3; ++k)
        if (model_.baseFree[k]) aligned.q[k] = p[k];
    }
    for (const auto* list : {&places_, &axes_})
      for (const Pair& pair : *list)
        aligned.misfit += pair.weight * (pair.world - turn * pair.body).squaredNorm();
    for (int k = 0; k < static_cast<int>(bars_.size()); ++k)
      aligned.misfit +=
          bars_[k].weight * (barSide(way, k) * bars_[k].world - turn * bars_[k].body).squaredNorm();
    aligned.misfit = std::sqrt(aligned.misfit);
    return aligned;
  }

  const Model& model_;
  const Task& task_;
  const VectorX& q_;
  Vector3 middleOfBody_ = Vector3::Zero(), middleOfWorld_ = Vector3::Zero();
  std::vector<Pair> places_, axes_, bars_;
};

}  // namespace

double barSide(int way, int bar) { return bar < kMostBars && (way >> bar & 1) != 0 ? -1.0 : 1.0; }

AlignedBody heldAsItIs(const Model& model, const Task& task, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  AlignedBody body{q};
  int bar = 0;
  for (const Contact& contact : task.contacts) {
    if (!contact.pinned || !rowOf(contact).isOnBar() || askedSide(contact)) continue;
    const Vector3 along = sitePose(model, data, model.findSite(contactSite(contact))).R.col(2);
    if (bar < kMostBars && along.dot(contact.axis) < 0.0) body.way |= 1 << bar;
    ++bar;
  }
  return body;
}

std::vector<AlignedBody> alignedBodies(const Model& model, const Task& task, const VectorX& q) {
  return Alignment(model, task, q).bodies();
}

}  // namespace handhold
