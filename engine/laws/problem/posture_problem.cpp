// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/problem/posture_problem.h"

#include "engine/laws/constraints/clearance_rows.h"
#include "engine/laws/constraints/contact_rows.h"
#include "engine/laws/constraints/equilibrium.h"
#include "engine/laws/constraints/friction_cones.h"
#include "engine/laws/constraints/held_load_rows.h"
#include "engine/laws/constraints/hinge_rows.h"
#include "engine/laws/constraints/torque_rows.h"
#include "engine/laws/constraints/yielding_load_rows.h"
#include "engine/laws/goals/coordinate_goals.h"
#include "engine/laws/goals/goal_table.h"
#include "engine/math/rotation.h"
#include "engine/task/task_loads.h"
#include "engine/task/water_body.h"

namespace handhold {

namespace {

/// Small enough to leave every goal its optimum within a part in ten thousand, large enough to single one
/// out.
constexpr double kLoadRegulariser = 1e-4;
constexpr double kPostureRegulariser = 1e-4;
constexpr double kWish = 20.0;

}  // namespace

PostureProblem::PostureProblem(const Model& model, const Task& task, const VectorX& reference, Mode mode,
                               Content content)
    : model_(withTaskMasses(model, task)),
      task_(task),
      layout_(model_, task_, content.regime),
      reference_(reference),
      mode_(mode),
      content_(content),
      evaluation_(model_, task_, layout_),
      curvature_(evaluation_) {
  addGoals();
  addConstraints();
  placeRows();
}

void PostureProblem::addGoals() {
  const Objective& weights = task_.objective;
  goals_ = goalsOf(model_, task_);
  goals_.push_back(std::make_unique<LoadRegulariser>(kLoadRegulariser));
  if (weights.displacement <= 0.0 && weights.discomfort <= 0.0)
    goals_.push_back(std::make_unique<DisplacementGoal>(kPostureRegulariser, "gentle posture"));
  for (int i = 0; i < static_cast<int>(task_.targets.size()); ++i) {
    if (task_.targets[i].mustHold) continue;
    for (auto* rows : {&targetRow, &targetSides}) {
      std::unique_ptr<Constraint> wish = rows(model_, task_, i);
      if (!wish) continue;
      wishes_.push_back(std::move(wish));
      wishWeights_.push_back(kWish * task_.targets[i].weight);
    }
  }
}

/// In Nearest mode bounds and cones of loads stay as they are.
bool PostureProblem::yields(LawGroup group) const {
  return content_.yielding.has(group) || (mode_ == Mode::Nearest && group != LawGroup::Friction);
}

void PostureProblem::place(LawGroup group, std::unique_ptr<Constraint> rows) {
  if (rows->rows() == 0) return;
  if (!yields(group)) return constraints_.push_back(std::move(rows));
  soft_.push_back(std::move(rows));
  softGroups_.push_back(group);
}

void PostureProblem::addConstraints() {
  if (content_.keepsEquilibrium) {
    place(LawGroup::Equilibrium, std::make_unique<Equilibrium>(model_));
    place(LawGroup::Equilibrium, std::make_unique<HingeRows>(task_, layout_));
  }
  for (const auto& balance : constraints_) balanceRows_ += balance->rows();
  if (content_.placesContacts) addContacts();
  for (auto& rows : targetRows(model_, task_))
    if (content_.placesContacts || !rows->isEquation()) place(LawGroup::Targets, std::move(rows));
  addStrength();
  if (task_.laws.clearance) place(LawGroup::Clearance, std::make_unique<ClearanceRows>(model_, task_));
  penalties_.assign(soft_.size(), 1.0);
  for (const auto& rows : soft_) rowPenalties_.push_back(VectorX::Ones(rows->rows()));
}

void PostureProblem::addLaw(LawGroup group, std::unique_ptr<Constraint> rows) {
  place(group, std::move(rows));
  penalties_.resize(soft_.size(), 1.0);
  while (rowPenalties_.size() < soft_.size())
    rowPenalties_.push_back(VectorX::Ones(soft_[rowPenalties_.size()]->rows()));
  placeRows();
}

void PostureProblem::addContacts() {
  for (const LawGroup group : {LawGroup::Feet, LawGroup::Hands}) {
    Task part = task_;
    for (Contact& contact : part.contacts)
      contact.pinned = contact.pinned && isHand(contact.end) == (group == LawGroup::Hands);
    for (auto& rows : contactRows(model_, part, reference_)) place(group, std::move(rows));
  }
}

void PostureProblem::addStrength() {
  const bool torqueYields = yields(LawGroup::Torque);
  if (layout_.greatest >= 0) constraints_.push_back(std::make_unique<GreatestTorqueRows>(model_));
  if (task_.laws.torqueLimits && (layout_.greatest < 0 || torqueYields))
    place(LawGroup::Torque, std::make_unique<TorqueRows>(model_));
  if (layout_.greatest >= 0 && torqueYields) layout_.upper[layout_.greatest] = 1e3;
  if (task_.laws.contactLimits)
    for (const HeldLoads& held : heldLoads(model_, task_))
      place(LawGroup::Holding, std::make_unique<HeldLoadRows>(model_, task_, held));
  if (content_.yielding.has(LawGroup::Holding)) {
    auto limits = std::make_unique<LoadLimitRows>(layout_);
    limits->lift(layout_);
    place(LawGroup::Holding, std::move(limits));
  }
  if (yields(LawGroup::Friction))
    place(LawGroup::Friction, std::make_unique<FrictionShortageRows>(layout_));
  else
    place(LawGroup::Friction, std::make_unique<FrictionCones>(layout_));
}

void PostureProblem::placeRows() {
  std::vector<double> lower, upper;
  equalityRows_ = 0;
  for (const auto& constraint : constraints_) {
    if (constraint->isEquation()) {
      equalityRows_ += constraint->rows();
      continue;
    }
    for (int r = 0; r < constraint->rows(); ++r) {
      lower.push_back(constraint->lower(r));
      upper.push_back(constraint->upper(r));
    }
  }
  inequalityRows_ = static_cast<int>(lower.size());
  inequalityLower_ = Eigen::Map<VectorX>(lower.data(), inequalityRows_);
  inequalityUpper_ = Eigen::Map<VectorX>(upper.data(), inequalityRows_);
}

void PostureProblem::setDrag(std::unique_ptr<DragGoal> drag) { drag_ = std::move(drag); }

template <class Rows>
void PostureProblem::fillRows(const Rows& wanted, Order order, VectorX& c, MatrixX& J) const {
  int row = 0;
  for (const auto& constraint : constraints_) {
    if (!wanted(*constraint)) continue;
    const int count = constraint->rows();
    constraint->evaluate(evaluation_, c.segment(row, count));
    if (order == Order::Derivatives) constraint->jacobian(evaluation_, J.middleRows(row, count));
    row += count;
  }
}

void PostureProblem::evaluate(const VectorX& x, Order order, NlpValues& values) const {
  evaluation_.set(x, reference_, order);
  values.objective = 0.0;
  for (const auto& goal : goals_) values.objective += goal->value(evaluation_);
  if (drag_) values.objective += drag_->value(evaluation_);
  for (size_t k = 0; k < wishes_.size(); ++k) values.objective += softValue(*wishes_[k], wishWeights(k));
  values.objective *= content_.goalWeight;
  values.objective += softPenalty();
  values.equality.resize(equalityRows_);
  values.inequality.resize(inequalityRows_);
  if (order == Order::Derivatives) {
    values.gradient.setZero(layout_.size);
    for (const auto& goal : goals_) goal->addGradient(evaluation_, values.gradient);
    if (drag_) drag_->addGradient(evaluation_, values.gradient);
    for (size_t k = 0; k < wishes_.size(); ++k) addSoftGradient(*wishes_[k], wishWeights(k), values.gradient);
    values.gradient *= content_.goalWeight;
    for (size_t k = 0; k < soft_.size(); ++k) addSoftGradient(*soft_[k], penalty(k), values.gradient);
    values.equalityJacobian.setZero(equalityRows_, layout_.size);
    values.inequalityJacobian.setZero(inequalityRows_, layout_.size);
  }
  fillRows([](const Constraint& c) { return c.isEquation(); }, order, values.equality,
           values.equalityJacobian);
  fillRows([](const Constraint& c) { return !c.isEquation(); }, order, values.inequality,
           values.inequalityJacobian);
  if (order == Order::Derivatives) turnColumns(values);
}

/// Derivatives were taken by the world-axes rotation; x counts the rotation as a vector from the reference.
void PostureProblem::turnColumns(NlpValues& values) const {
  const Vector3 offset = evaluation_.x().segment<3>(3);
  if (offset.isZero(0.0)) return;
  const Matrix3 J = leftJacobian(offset);
  values.gradient.segment<3>(3) = J.transpose() * values.gradient.segment<3>(3).eval();
  values.equalityJacobian.middleCols<3>(3) = values.equalityJacobian.middleCols<3>(3).eval() * J;
  values.inequalityJacobian.middleCols<3>(3) = values.inequalityJacobian.middleCols<3>(3).eval() * J;
}

void PostureProblem::hessian(const VectorX& x, double objectiveFactor, const VectorX& yE, const VectorX& yI,
                             MatrixX& H) const {
  if (!evaluation_.hasDerivatives() || x != evaluation_.x())
    evaluation_.set(x, reference_, Order::Derivatives);
  curvature_.begin(H);
  const double weight = objectiveFactor * content_.goalWeight;
  for (const auto& goal : goals_) goal->addCurvature(evaluation_, weight, curvature_);
  if (drag_) drag_->addCurvature(evaluation_, weight, curvature_);
  for (size_t k = 0; k < wishes_.size(); ++k)
    addSoftCurvature(*wishes_[k], weight * wishWeights(k), curvature_);
  for (size_t k = 0; k < soft_.size(); ++k)
    addSoftCurvature(*soft_[k], objectiveFactor * penalty(k), curvature_);
  int equality = 0, inequality = 0;
  for (const auto& constraint : constraints_) {
    const int count = constraint->rows();
    int& row = constraint->isEquation() ? equality : inequality;
    constraint->addCurvature(evaluation_, (constraint->isEquation() ? yE : yI).segment(row, count),
                             curvature_);
    row += count;
  }
  curvature_.finish();
  const Vector3 offset = x.segment<3>(3);
  if (offset.isZero(0.0)) return;
  const Matrix3 J = leftJacobian(offset);
  H.middleCols<3>(3) = H.middleCols<3>(3).eval() * J;
  H.middleRows<3>(3) = J.transpose() * H.middleRows<3>(3).eval();
}

void PostureProblem::recentre(VectorX& x) {
  VectorX step = VectorX::Zero(model_.velocitySize());
  step.head<6>() = x.head<6>();
  reference_ = moved(model_, reference_, step);
  reference_.tail(model_.jointCount()) = x.segment(6, model_.jointCount());
  x.head<6>().setZero();
}

VectorX PostureProblem::startFrom(const VectorX& q) const {
  VectorX x = VectorX::Zero(layout_.size);
  x.head<6>() = difference(model_, reference_, q).head<6>();
  x.segment(6, model_.jointCount()) = q.tail(model_.jointCount());
  // each surface point starts with its share of the weight, each grip without load
  int surfaces = 0;
  for (const ContactPoint& point : layout_.points) surfaces += point.hasCone ? 1 : 0;
  for (size_t k = 0; k < layout_.loads.size(); ++k) {
    const ContactPoint& point = layout_.points[layout_.loads[k].point];
    if (point.hasCone && layout_.loads[k].component == 1)
      x[layout_.loadIndex(static_cast<int>(k))] =
          0.5 + pressingMass(model_, task_) * task_.gravity.norm() / (surfaces * PostureLayout::kForceScale);
  }
  if (layout_.greatest >= 0) x[layout_.greatest] = 0.9;
  return x;
}

const PostureEvaluation& PostureProblem::at(const VectorX& x) {
  evaluation_.set(x, reference_, Order::Values);
  return evaluation_;
}

std::vector<std::pair<std::string, double>> PostureProblem::goalTerms() const {
  std::vector<std::pair<std::string, double>> terms;
  for (const auto& goal : goals_) terms.emplace_back(goal->name(), goal->value(evaluation_));
  double wishes = 0.0;
  for (size_t k = 0; k < wishes_.size(); ++k) wishes += softValue(*wishes_[k], wishWeights(k));
  if (!wishes_.empty()) terms.emplace_back("wished targets", wishes);
  return terms;
}

std::vector<Violation> PostureProblem::violations(double tolerance) const {
  std::vector<Violation> result;
  for (const auto* list : {&soft_, &constraints_})
    for (const auto& constraint : *list) constraint->describe(evaluation_, tolerance, result);
  return result;
}

namespace {

std::string nameOf(const std::vector<std::unique_ptr<Constraint>>& list, int row, NlpProblem::Order which) {
  const bool equations = which == NlpProblem::Order::Values;
  for (const auto& constraint : list) {
    if (constraint->isEquation() != equations) continue;
    if (row < constraint->rows()) return constraint->rowName(row);
    row -= constraint->rows();
  }
  return {};
}

}  // namespace

std::string PostureProblem::equalityName(int row) const { return nameOf(constraints_, row, Order::Values); }
std::string PostureProblem::inequalityName(int row) const {
  return nameOf(constraints_, row, Order::Derivatives);
}

}  // namespace handhold
