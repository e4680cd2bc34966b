// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/stage_speeds.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/laws/constraints/contact_rows.h"
#include "engine/model/planar.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

/// Smaller parts of what is held count as none.
constexpr double kRank = 1e-8;
/// Step along the velocity for the change of what is held, and what counts as one time (s).
constexpr double kStep = 1e-4;
/// A speed that is missed by more is told (m/s, rad/s).
constexpr double kMissed = 1e-4;
/// A given posture that is farther off its contacts is told (m, rad).
constexpr double kMissedPlace = 1e-4;

/// Contacts and targets that hold before and after a time. What begins or ends then leaves the speed open.
Task lastingAt(const Task& task, double time) {
  const double before = std::max(0.0, time - kStep), after = std::min(task.motion.duration, time + kStep);
  Task now = taskAt(task, time);
  for (Contact& contact : now.contacts)
    contact.pinned = holdsAt(task, contact, before) && holdsAt(task, contact, after);
  now.targets.clear();
  for (const TimedTarget& timed : task.motion.targets)
    if (timed.from <= before && timed.to >= after) now.targets.push_back(targetAt(timed, time));
  return now;
}

/// Derivatives by v of what contacts and targets hold; columns of coordinates that are fixed vanish.
MatrixX heldRates(const Model& model, const Task& now, const VectorX& q) {
  const PostureLayout layout(model, now);
  PostureEvaluation posture(model, now, layout);
  VectorX x = VectorX::Zero(layout.size);
  x.segment(6, model.jointCount()) = q.tail(model.jointCount());
  posture.set(x, q, NlpProblem::Order::Derivatives);
  std::vector<std::unique_ptr<Constraint>> laws = contactRows(model, now, q);
  for (auto& rows : targetRows(model, now)) laws.push_back(std::move(rows));
  MatrixX J(0, model.velocitySize());
  for (const auto& law : laws) {
    if (!law->isEquation()) continue;
    MatrixX block(law->rows(), layout.size);
    law->jacobian(posture, block);
    J.conservativeResize(J.rows() + block.rows(), J.cols());
    J.bottomRows(block.rows()) = block.leftCols(J.cols());
  }
  for (int k = 0; k < 6; ++k)
    if (!model.baseFree[k]) J.col(k).setZero();
  return J;
}

/// Directions of the free coordinates that are left open, as columns.
MatrixX openDirections(const Model& model, const MatrixX& held) {
  MatrixX fixed = held;
  for (int k = 0; k < 6; ++k) {
    if (model.baseFree[k]) continue;
    fixed.conservativeResize(fixed.rows() + 1, model.velocitySize());
    fixed.bottomRows<1>() = VectorX::Unit(model.velocitySize(), k).transpose();
  }
  if (fixed.rows() == 0) return MatrixX::Identity(model.velocitySize(), model.velocitySize());
  Eigen::JacobiSVD<MatrixX> parts(fixed, Eigen::ComputeFullV);
  parts.setThreshold(kRank);
  return parts.matrixV().rightCols(model.velocitySize() - parts.rank());
}

/// Rows of what a border names, by v at a posture, and their values.
struct GivenRows {
  MatrixX byRates;
  VectorX wanted;
};

GivenRows givenRows(const Model& model, const VectorX& q, const std::vector<GivenVelocity>& given) {
  Data data(model);
  updateKinematics(model, q, data);
  const int n = model.velocitySize();
  GivenRows rows{MatrixX::Zero(0, n), VectorX::Zero(0)};
  const auto add = [&](const VectorX& row, double wanted) {
    rows.byRates.conservativeResize(rows.byRates.rows() + 1, n);
    rows.byRates.bottomRows<1>() = row.transpose();
    rows.wanted.conservativeResize(rows.wanted.size() + 1);
    rows.wanted.tail<1>()[0] = wanted;
  };
  for (const GivenVelocity& one : given) {
    if (one.site.empty()) {
      add(VectorX::Unit(n, velocityIndex(model.findJoint(one.joint))), one.speed);
      continue;
    }
    const SiteIndex site = model.findSite(one.site);
    MatrixX J = MatrixX::Zero(3, n);
    translationJacobian(model, data, model.sites[site].link, sitePose(model, data, site).p, J);
    for (int k = 0; k < (isPlanar(model) ? 2 : 3); ++k) add(J.row(k).transpose(), one.linear[k]);
  }
  for (int k = 0; k < 6; ++k)
    if (!model.baseFree[k]) rows.byRates.col(k).setZero();
  return rows;
}

/// The least of what keeps the rows.
VectorX leastRates(const MatrixX& rows, const VectorX& wanted) {
  return rows.completeOrthogonalDecomposition().solve(wanted);
}

/// What is held stays so where its rates change: J vdot = -dJ/dt v.
VectorX bendingAcceleration(const Model& model, const Task& now, const VectorX& q, const VectorX& v,
                            const MatrixX& held) {
  if (held.rows() == 0) return VectorX::Zero(v.size());
  const MatrixX ahead = heldRates(model, now, moved(model, q, kStep * v)),
                behind = heldRates(model, now, moved(model, q, -kStep * v));
  return leastRates(held, -(ahead - behind) * v / (2.0 * kStep));
}

Violation missed(double by, const StageBorder& border) {
  Violation violation{Law::HeldBack, border.name, -1, Dimension::Speed, by};
  violation.time = border.time;
  return violation;
}

void addGiven(const Model& model, const StageBorder& border, VelocityRows& rows) {
  for (const GivenVelocity& given : border.velocity.given) {
    if (given.site.empty())
      rows.addJoint(model.findJoint(given.joint), given.speed);
    else
      rows.addSite(model.findSite(given.site), given.linear);
  }
}

}  // namespace

std::unique_ptr<VelocityRows> speedRows(const Model& model, const Task& task, const VectorX& q,
                                        const StageBorder& border) {
  auto rows = std::make_unique<VelocityRows>(model, border.name);
  addGiven(model, border, *rows);
  if (border.velocity.kind != StageVelocity::Kind::Rest) return rows;
  const MatrixX open = openDirections(model, heldRates(model, lastingAt(task, border.time), q));
  for (int k = 0; k < open.cols(); ++k) rows->addRest(open.col(k));
  return rows;
}

std::unique_ptr<VelocityRows> wholeSpeedRows(const Model& model, const StageBorder& border) {
  auto rows = std::make_unique<VelocityRows>(model, border.name);
  addGiven(model, border, *rows);
  if (border.velocity.kind != StageVelocity::Kind::Rest) return rows;
  for (int k = 0; k < model.velocitySize(); ++k)
    if (k >= 6 || model.baseFree[k]) rows->addRest(VectorX::Unit(model.velocitySize(), k));
  return rows;
}

MotionEnd movingEnd(const Model& model, const Task& task, const VectorX& q, const StageBorder& border,
                    std::vector<Violation>& violations) {
  if (border.velocity.kind != StageVelocity::Kind::Given) return {q, {}, {}};
  const Task now = lastingAt(task, border.time);
  const MatrixX held = heldRates(model, now, q);
  const GivenRows given = givenRows(model, q, border.velocity.given);
  MatrixX rows(held.rows() + given.byRates.rows(), model.velocitySize());
  rows << held, given.byRates;
  VectorX wanted = VectorX::Zero(rows.rows());
  wanted.tail(given.wanted.size()) = given.wanted;
  const VectorX v = leastRates(rows, wanted);
  const double by = (rows * v - wanted).lpNorm<Eigen::Infinity>();
  if (by > kMissed) violations.push_back(missed(by, border));
  return {q, v, bendingAcceleration(model, now, q, v, held)};
}

MotionEnd givenEnd(const Model& model, const Task& task, const GivenState& state, double time,
                   std::vector<Violation>& violations) {
  Task now = lastingAt(task, time);
  now.targets.clear();
  const PostureLayout layout(model, now);
  PostureEvaluation posture(model, now, layout);
  VectorX x = VectorX::Zero(layout.size);
  x.segment(6, model.jointCount()) = state.q.tail(model.jointCount());
  posture.set(x, state.q, NlpProblem::Order::Values);
  const std::size_t before = violations.size();
  for (const auto& law : contactRows(model, now, state.q)) law->describe(posture, kMissedPlace, violations);
  for (std::size_t i = before; i < violations.size(); ++i) violations[i].time = time;
  const MatrixX held = heldRates(model, now, state.q);
  const double by = held.rows() > 0 ? (held * state.v).lpNorm<Eigen::Infinity>() : 0.0;
  if (by > kMissed)
    violations.push_back(missed(by, {time, {}, time > 0.0 ? "at the end" : "at the beginning"}));
  return {state.q, state.v, {}};
}

}  // namespace handhold
