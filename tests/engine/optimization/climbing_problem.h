// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "engine/optimization/nlp.h"
#include "tests/engine/planning/friction_facets.h"

namespace handhold::test {

/// A posture problem of the real one's size and kind, without the rest of the engine: a 55-DOF tree of
/// revolute joints on a free base holds eight points in place, balances its weight by their loads, keeps
/// torques within limits and loads within friction pyramids. 79 unknowns (55 coordinates, then 24 loads in
/// 100 N), 30 equalities, 280 inequalities. The Hessian is Gauss-Newton's.
class ClimbingProblem : public NlpProblem {
 public:
  static constexpr int kJoints = 55, kContacts = 8, kLoads = 3 * kContacts, kUnknowns = kJoints + kLoads;
  static constexpr int kBase = 6, kTorques = kJoints - kBase, kFacets = 22;
  static constexpr int kEqualities = kLoads + kBase, kInequalities = 2 * kTorques + kContacts * kFacets + 6;

  explicit ClimbingProblem(unsigned seed) {
    std::mt19937 random(seed);
    build(random);
    setBounds();
    aim(random);
  }

  int variableCount() const override { return kUnknowns; }
  int equalityCount() const override { return kEqualities; }
  int inequalityCount() const override { return kInequalities; }
  const VectorX& lower() const override { return lower_; }
  const VectorX& upper() const override { return upper_; }
  const VectorX& inequalityLower() const override { return rowLower_; }
  const VectorX& inequalityUpper() const override { return rowUpper_; }
  std::string equalityName(int row) const override {
    return row < kLoads ? "contact " + std::to_string(row / 3) : "balance " + std::to_string(row - kLoads);
  }
  std::string inequalityName(int row) const override {
    if (row < 2 * kTorques) return "torque " + std::to_string(row % kTorques);
    return row < kInequalities - 6 ? "friction " + std::to_string((row - 2 * kTorques) / kFacets)
                                   : "balance box";
  }

  /// Upright, the weight shared evenly.
  VectorX start() const {
    VectorX x = VectorX::Zero(kUnknowns);
    for (int c = 0; c < kContacts; ++c) x[kJoints + 3 * c + 2] = kWeight / kContacts;
    return x;
  }
  /// Moves the target of a contact.
  void drag(int contact, const Vector3& by) { targets_[static_cast<size_t>(contact)] += by; }

  void evaluate(const VectorX& x, Order order, NlpValues& values) const override {
    place(x);
    sumWrenches(x);
    torques(order);
    fillValues(x, values);
    if (order == Order::Derivatives) fillDerivatives(x, values);
  }

  void hessian(const VectorX& /*x*/, double factor, const VectorX& /*yE*/, const VectorX& /*yI*/,
               MatrixX& H) const override {
    H.setZero(kUnknowns, kUnknowns);
    H.selfadjointView<Eigen::Lower>().rankUpdate(effortJacobian_.transpose(), factor);
    H.diagonal().head(kJoints).array() += factor * kComfort;
    H.diagonal().tail(kLoads).array() += factor * kLoadWeight;
  }

 private:
  static constexpr double kWeight = 7.0, kComfort = 0.05, kLoadWeight = 1e-3;
  static constexpr double kHalfRange = 1.3;

  struct Joint {
    int parent = -1;
    Vector3 axis, offset;
    double mass = 0.0;  // weight in 100 N at the joint's own mass point
    Vector3 massPoint = Vector3::Zero();
    double limit = 1.0;
  };

  void addChain(int parent, int length, const Vector3& root, const Vector3& link, double weight) {
    static const std::array<Vector3, 3> axes{Vector3::UnitY(), Vector3::UnitX(), Vector3::UnitZ()};
    for (int k = 0; k < length; ++k) {
      Joint joint;
      joint.parent = k == 0 ? parent : static_cast<int>(joints_.size()) - 1;
      joint.axis = axes[static_cast<size_t>(k) % 3];
      joint.offset = k == 0 ? root : (k % 2 == 0 ? link : Vector3(0.02 * link));
      joint.mass = k % 2 == 1 ? 2.0 * weight / length : 0.0;
      joint.massPoint = 0.5 * link;
      joint.limit = 1.5 - 0.1 * k;
      joints_.push_back(joint);
    }
  }

  void build(std::mt19937& random) {
    for (int k = 0; k < kBase; ++k) {
      Joint joint;
      joint.parent = k - 1;
      joint.axis = Vector3::Unit(k % 3);
      joint.offset.setZero();
      joints_.push_back(joint);
    }
    joints_[5].mass = 1.2;
    addChain(5, 9, {0, 0, 0.1}, {0, 0, 0.1}, 2.2);
    addChain(14, 10, {0, 0.18, 0.05}, {0.02, 0.03, -0.15}, 0.45);
    addChain(14, 10, {0, -0.18, 0.05}, {0.02, -0.03, -0.15}, 0.45);
    addChain(5, 10, {0, 0.09, -0.05}, {0.02, 0.0, -0.2}, 1.35);
    addChain(5, 10, {0, -0.09, -0.05}, {0.02, 0.0, -0.2}, 1.35);
    std::uniform_real_distribution<double> unit(-1.0, 1.0);
    for (size_t k = kBase; k < joints_.size(); ++k) {
      joints_[k].axis += 0.1 * Vector3(unit(random), unit(random), unit(random));
      joints_[k].axis.normalize();
    }
    contactLinks_ = {24, 22, 34, 32, 44, 42, 54, 52};
  }

  void setBounds() {
    const double none = std::numeric_limits<double>::infinity();
    lower_.setConstant(kUnknowns, -kHalfRange);
    upper_.setConstant(kUnknowns, kHalfRange);
    lower_.head(kBase).setConstant(-none);
    upper_.head(kBase).setConstant(none);
    lower_.tail(kLoads).setConstant(-6.0);
    upper_.tail(kLoads).setConstant(6.0);
    rowLower_.setZero(kInequalities);
    rowUpper_.setConstant(kInequalities, none);
    rowLower_.segment(0, kTorques).setConstant(-none);
    rowUpper_.segment(0, kTorques).setOnes();
    rowLower_.segment(kTorques, kTorques).setConstant(-1.0);
    rowLower_.tail(6).setConstant(-0.4);
  }

  /// Targets and the comfortable posture around a random reachable posture.
  void aim(std::mt19937& random) {
    std::uniform_real_distribution<double> angle(-0.45, 0.45);
    VectorX x = VectorX::Zero(kUnknowns);
    for (int k = 0; k < kJoints; ++k) x[k] = k < kBase ? 0.2 * angle(random) : angle(random);
    place(x);
    for (size_t c = 0; c < kContacts; ++c) targets_[c] = points_[c];
  }

  void place(const VectorX& x) const {
    for (int k = 0; k < kJoints; ++k) {
      const Joint& joint = joints_[static_cast<size_t>(k)];
      const Matrix3 R = joint.parent < 0 ? Matrix3::Identity() : R_[static_cast<size_t>(joint.parent)];
      const Vector3 o = joint.parent < 0 ? Vector3::Zero() : o_[static_cast<size_t>(joint.parent)];
      const size_t j = static_cast<size_t>(k);
      a_[j] = R * joint.axis;
      o_[j] = o + R * joint.offset;
      R_[j] = R;
      if (k < 3)
        o_[j] += x[k] * a_[j];
      else
        R_[j] = R * Eigen::AngleAxisd(x[k], joint.axis).toRotationMatrix();
    }
    for (size_t c = 0; c < kContacts; ++c) {
      const size_t j = static_cast<size_t>(contactLinks_[c]);
      points_[c] = o_[j] + R_[j] * joints_[j].massPoint;
    }
  }

  /// Of each joint's subtree: force, and the sum of lever times force transposed about the joint's own point.
  void sumWrenches(const VectorX& x) const {
    centre_.setZero();
    for (size_t j = 0; j < kJoints; ++j) {
      const Vector3 lever = R_[j] * joints_[j].massPoint;
      const Vector3 weight(0, 0, -joints_[j].mass);
      force_[j] = weight;
      spread_[j] = lever * weight.transpose();
      centre_ += joints_[j].mass / kWeight * (o_[j] + lever);
    }
    for (size_t c = 0; c < kContacts; ++c) {
      const size_t j = static_cast<size_t>(contactLinks_[c]);
      const Vector3 load = x.segment<3>(kJoints + 3 * static_cast<int>(c));
      force_[j] += load;
      spread_[j] += (points_[c] - o_[j]) * load.transpose();
    }
    for (size_t j = kJoints - 1; j > 0; --j) {
      const size_t p = static_cast<size_t>(joints_[j].parent);
      force_[p] += force_[j];
      spread_[p] += spread_[j] + (o_[j] - o_[p]) * force_[j].transpose();
    }
  }

  static Vector3 moment(const Matrix3& spread) {
    return {spread(1, 2) - spread(2, 1), spread(2, 0) - spread(0, 2), spread(0, 1) - spread(1, 0)};
  }

  void torques(Order order) const {
    for (size_t j = 0; j < kJoints; ++j)
      torque_[static_cast<int>(j)] = -a_[j].dot(j < 3 ? force_[j] : moment(spread_[j]));
    if (order == Order::Derivatives) torqueDerivatives();
  }

  void torqueDerivatives() const {
    torqueJacobian_.setZero(kJoints, kUnknowns);
    for (size_t j = 3; j < kJoints; ++j) {
      const Vector3 b = spread_[j] * a_[j] - spread_[j].trace() * a_[j];
      for (int i = static_cast<int>(j); i >= 3; i = joints_[static_cast<size_t>(i)].parent) {
        const double slope = -a_[static_cast<size_t>(i)].dot(b);
        torqueJacobian_(static_cast<int>(j), i) = torqueJacobian_(i, static_cast<int>(j)) = slope;
      }
    }
    pointJacobian_.setZero(kLoads, kJoints);
    for (size_t c = 0; c < kContacts; ++c)
      for (int j = contactLinks_[c]; j >= 0; j = joints_[static_cast<size_t>(j)].parent) {
        const size_t k = static_cast<size_t>(j);
        pointJacobian_.block<3, 1>(3 * static_cast<int>(c), j) =
            j < 3 ? a_[k] : Vector3(a_[k].cross(points_[c] - o_[k]));
      }
    torqueJacobian_.rightCols(kLoads) = -pointJacobian_.transpose();
  }

  void fillValues(const VectorX& x, NlpValues& v) const {
    effort_.resize(kTorques);
    for (int k = 0; k < kTorques; ++k)
      effort_[k] = torque_[kBase + k] / joints_[static_cast<size_t>(kBase + k)].limit;
    v.objective = 0.5 * effort_.squaredNorm() + 0.5 * kComfort * x.head(kJoints).squaredNorm() +
                  0.5 * kLoadWeight * x.tail(kLoads).squaredNorm();
    v.equality.resize(kEqualities);
    for (int c = 0; c < kContacts; ++c)
      v.equality.segment<3>(3 * c) = points_[static_cast<size_t>(c)] - targets_[static_cast<size_t>(c)];
    v.equality.tail(kBase) = torque_.head(kBase);
    v.inequality.resize(kInequalities);
    v.inequality.head(kTorques) = effort_;
    v.inequality.segment(kTorques, kTorques) = effort_;
    int row = 2 * kTorques;
    for (int c = 0; c < kContacts; ++c)
      for (int k = 0; k < kFacets; ++k) v.inequality[row++] = facets_.row(c * kFacets + k).dot(load(x, c));
    v.inequality.segment<3>(row) = centre_;
    v.inequality.segment<3>(row + 3) = -centre_;
  }

  static Eigen::RowVector3d load(const VectorX& x, int contact) {
    return x.segment<3>(kJoints + 3 * contact).transpose();
  }

  void fillDerivatives(const VectorX& x, NlpValues& v) const {
    effortJacobian_ = torqueJacobian_.bottomRows(kTorques);
    for (int k = 0; k < kTorques; ++k)
      effortJacobian_.row(k) /= joints_[static_cast<size_t>(kBase + k)].limit;
    v.gradient.noalias() = effortJacobian_.transpose() * effort_;
    v.gradient.head(kJoints) += kComfort * x.head(kJoints);
    v.gradient.tail(kLoads) += kLoadWeight * x.tail(kLoads);
    v.equalityJacobian.setZero(kEqualities, kUnknowns);
    v.equalityJacobian.topLeftCorner(kLoads, kJoints) = pointJacobian_;
    v.equalityJacobian.bottomRows(kBase) = torqueJacobian_.topRows(kBase);
    v.inequalityJacobian.setZero(kInequalities, kUnknowns);
    v.inequalityJacobian.topRows(kTorques) = effortJacobian_;
    v.inequalityJacobian.middleRows(kTorques, kTorques) = effortJacobian_;
    for (int c = 0; c < kContacts; ++c)
      v.inequalityJacobian.block(2 * kTorques + c * kFacets, kJoints + 3 * c, kFacets, 3) =
          facets_.middleRows(c * kFacets, kFacets);
    fillCentre(v.inequalityJacobian);
  }

  void fillCentre(MatrixX& J) const {
    std::array<double, kJoints> mass{};
    std::array<Vector3, kJoints> first;
    for (size_t j = 0; j < kJoints; ++j) {
      mass[j] = joints_[j].mass / kWeight;
      first[j] = mass[j] * (o_[j] + R_[j] * joints_[j].massPoint);
    }
    for (size_t j = kJoints - 1; j > 0; --j) {
      const size_t p = static_cast<size_t>(joints_[j].parent);
      mass[p] += mass[j];
      first[p] += first[j];
    }
    for (size_t j = 0; j < kJoints; ++j) {
      const Vector3 slope =
          j < 3 ? Vector3(mass[j] * a_[j]) : Vector3(a_[j].cross(first[j] - mass[j] * o_[j]));
      J.block<3, 1>(kInequalities - 6, static_cast<int>(j)) = slope;
      J.block<3, 1>(kInequalities - 3, static_cast<int>(j)) = -slope;
    }
  }

  std::vector<Joint> joints_;
  std::array<int, kContacts> contactLinks_{};
  std::array<Vector3, kContacts> targets_;
  VectorX lower_, upper_, rowLower_, rowUpper_;
  Eigen::Matrix<double, Eigen::Dynamic, 3> facets_ = frictionFacets(kContacts, kFacets);

  mutable std::array<Matrix3, kJoints> R_, spread_;
  mutable std::array<Vector3, kJoints> a_, o_, force_;
  mutable std::array<Vector3, kContacts> points_;
  mutable Vector3 centre_;
  mutable VectorX torque_ = VectorX::Zero(kJoints), effort_;
  mutable MatrixX torqueJacobian_, pointJacobian_, effortJacobian_;
};

}  // namespace handhold::test
