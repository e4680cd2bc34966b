// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/supported_body.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/energy.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/mass_matrix.h"
#include "engine/task/task_loads.h"

namespace handhold {

namespace {

constexpr double kCreepTime = 2e-3;  // s
/// A torque that reaches its limit gives way and the law is solved again; more rounds than this never pay.
constexpr int kMostRounds = 4;
constexpr double kAssembled = 1e-10;   // m, rad
constexpr double kStillHeld = 1e-4;    // m, rad
constexpr double kLongestMove = 0.05;  // m, rad

Data posed(const Model& model, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  return data;
}

}  // namespace

SupportedBody::SupportedBody(const Model& model, const Task& task, const SimulationSettings& settings,
                             const VectorX& q)
    : model_(withTaskMasses(model, task)),
      passive_(model_, settings.passive),
      gravity_(task.gravity),
      creepTime_(kCreepTime),
      data_(posed(model_, q)),
      supports_(makeSupports(model_, task, settings.touching, data_)),
      rows_(model_, supports_),
      impulse_(6 * static_cast<int>(supports_.size())),
      swept_(model_.velocitySize(), 6 * static_cast<int>(supports_.size())),
      factor_(model_.velocitySize()),
      zero_(VectorX::Zero(model_.velocitySize())) {
  for (const Load& load : task.loads)
    if (load.kind == LoadKind::Force) pushes_.push_back(load);
  if (task.water) water_.emplace(model_, task);
  flow_.setZero(model_.velocitySize());
  rows_.choose(supports_);
}

void SupportedBody::setState(int support, SupportState state) {
  supports_[support].state = state;
  rows_.choose(supports_);
}

/// Of the mass matrix in mass_ and what the law adds; velocities of the base that are held get a row of one.
void SupportedBody::factor(const VectorX& inertia) {
  massAndControl_ = mass_;
  massAndControl_.diagonal() += inertia;
  massAndControl_.diagonal().tail(model_.jointCount()).array() += passive_.armature();
  for (int k = 0; k < 6; ++k) {
    if (model_.baseFree[k]) continue;
    massAndControl_.row(k).setZero();
    massAndControl_.col(k).setZero();
    massAndControl_(k, k) = 1.0;
  }
  factor_.compute(massAndControl_);
}

// With M = L L^T: J M^-1 J^T = (L^-1 J^T)^T (L^-1 J^T).
void SupportedBody::fillDelassus() {
  const int count = rows_.count();
  auto swept = swept_.leftCols(count);
  swept = rows_.jacobian();
  for (int k = 0; k < 6; ++k)
    if (!model_.baseFree[k]) swept.row(k).setZero();
  factor_.matrixL().solveInPlace(swept);
  delassus_.noalias() = swept.transpose() * swept;
}

void SupportedBody::addDrag(const VectorX& v) {
  if (!drag_) return;
  const Vector3 p = data_.p_WL[drag_->link] + data_.R_WL[drag_->link] * drag_->p_L;
  Vector3 force = drag_->stiffness * (drag_->goal - p);
  const double size = force.norm();
  if (size > drag_->greatestForce) force *= drag_->greatestForce / size;
  force -= drag_->damping * pointVelocity(model_, data_, v, drag_->link, p).tail<3>();
  addWrench(model_, data_, {drag_->link, p, force, Vector3::Zero()}, 1.0, external_);
}

void SupportedBody::addWater(const VectorX& v) {
  if (!water_) return;
  for (const WaterBody::Lift& lift : water_->liftsWithCarried())
    addWrench(model_, data_,
              {lift.link, data_.p_WL[lift.link], -lift.mass * gravity_,
               -(data_.R_WL[lift.link] * lift.firstMoment).cross(gravity_)},
              1.0, known_);
  flow_.setZero();
  for (const LinkWrench& drag : dragWrenches(*water_, model_, data_, v))
    addWrench(model_, data_, drag, 1.0, flow_);
  known_ += flow_;
}

/// known_: all generalized forces but the muscles' and the supports'. (1)
void SupportedBody::gatherForces(const BodyState& state) {
  inverseDynamics(model_, state.q, state.v, zero_, gravity_, data_, known_);
  known_ *= -1.0;
  stopInertia_.setZero(state.v.size());
  passive_.addTorque(state.q, state.v, known_, stopInertia_);
  external_.setZero(state.v.size());
  for (const Load& push : pushes_) addWrench(model_, data_, forceWrench(model_, data_, push), 1.0, external_);
  addDrag(state.v);
  addWater(state.v);
}

Vector3 rubbingMoment(const Support& support, double time, const TorqueSource& source) {
  if (!support.rubs || support.state != SupportState::Closed) return Vector3::Zero();
  const Vector3& bar = support.point.normal;
  return bar * bar.dot(source.gripMoment(time, support.point.name));
}

void SupportedBody::addRubbing(double time, const TorqueSource& source) {
  for (const Support& support : supports_)
    if (support.rubs)
      addWrench(model_, data_,
                {support.point.link, worldPoint(support.point, data_), Vector3::Zero(),
                 rubbingMoment(support, time, source)},
                1.0, external_);
}

/// For the law as it stands.
void SupportedBody::solveOnce(Evaluation& result) {
  right_ = known_ + law_.offset;
  for (int k = 0; k < 6; ++k)
    if (!model_.baseFree[k]) right_[k] = 0.0;
  factor(law_.inertia + stopInertia_);
  factor_.matrixL().solveInPlace(right_);
  if (rows_.count() > 0) {
    fillDelassus();
    auto swept = swept_.leftCols(rows_.count());
    free_ = rows_.bias();
    free_.noalias() += swept.transpose() * right_;
    for (const SupportTouch& touch : rows_.touches()) {
      // a pressed point that drifted off comes back, critically damped; one that leaves is not held
      free_[touch.row] += std::max(0.0, rows_.velocity()[touch.row]) / creepTime_ +
                          std::max(0.0, gapOf(supports_[rows_.supportOf(touch.row)], data_)) /
                              (4.0 * creepTime_ * creepTime_);
      free_.segment(touch.row + 1, touch.tangents) +=
          rows_.velocity().segment(touch.row + 1, touch.tangents) / creepTime_;
    }
    result.contactsSolved =
        impulse_.solve(delassus_, free_, rows_.holdCount(), rows_.touches(), result.force) &&
        result.contactsSolved;
    right_.noalias() += swept * result.force;
  } else {
    result.force.resize(0);
  }
  factor_.matrixU().solveInPlace(right_);
  result.vdot = right_;
}

/// Torques of the law at this vdot. True when one was beyond a limit: it stays there from now on.
bool SupportedBody::clampTorques(Evaluation& result) {
  bool clamped = false;
  result.tau = law_.offset - law_.inertia.cwiseProduct(result.vdot);
  for (Eigen::Index j = 6; j < result.tau.size(); ++j) {
    const double bounded = std::clamp(result.tau[j], law_.lower[j], law_.upper[j]);
    if (bounded == result.tau[j]) continue;
    law_.offset[j] = bounded;
    law_.inertia[j] = 0.0;
    clamped = true;
  }
  return clamped;
}

void SupportedBody::evaluate(const BodyState& state, const TorqueSource& source, Evaluation& result) {
  massMatrix(model_, state.q, data_, mass_);
  gatherForces(state);
  addRubbing(state.time, source);
  known_ += external_;
  law_.reset(model_.velocitySize());
  source.at(state, law_);
  if (rows_.count() > 0) {
    rows_.fill(model_, supports_, data_);
    rows_.fillBias(model_, supports_, data_, state.v);
  }
  result.contactsSolved = true;
  for (int round = 0; round < kMostRounds; ++round) {
    solveOnce(result);
    if (!clampTorques(result)) break;
  }
  result.effort = result.tau.lpNorm<1>();
  result.correction = (result.tau - law_.feedforward).lpNorm<1>();
  result.power = powerOf(state, result);
}

EnergyFlow SupportedBody::powerOf(const BodyState& state, const Evaluation& result) const {
  EnergyFlow power;
  passive_.addPower(state, result.vdot, power);
  power.muscles = result.tau.dot(state.v);
  power.loads = external_.dot(state.v);
  power.water = flow_.dot(state.v);
  if (rows_.count() > 0) power.contacts = result.force.dot(rows_.velocity());
  return power;
}

double SupportedBody::driftOfHolds() {
  rows_.fillOffsets(supports_, data_, offsets_);
  return rows_.holdCount() > 0 ? offsets_.head(rows_.holdCount()).lpNorm<Eigen::Infinity>() : 0.0;
}

double SupportedBody::drift() {
  double worst = driftOfHolds();
  for (const SupportTouch& touch : rows_.touches()) worst = std::max(worst, -offsets_[touch.row]);
  return worst;
}

// Newton steps dq = M^-1 J^T f with J dq = -offset where the body is held and 0 <= f, -gap <= J dq where it
// touches, without friction: the shortest in the metric of the kinetic energy.
bool SupportedBody::projectPosition(VectorX& q, int steps) {
  slippery_.assign(rows_.touches().begin(), rows_.touches().end());
  for (SupportTouch& touch : slippery_) touch.friction = 0.0;
  for (int i = 0; i < steps; ++i) {
    updateKinematics(model_, q, data_);
    if (drift() < kAssembled) return true;
    massMatrix(model_, q, data_, mass_);
    factor(zero_);
    rows_.fill(model_, supports_, data_);
    fillDelassus();
    impulse_.solve(delassus_, offsets_, rows_.holdCount(), slippery_, force_);
    right_.noalias() = swept_.leftCols(rows_.count()) * force_;
    factor_.matrixU().solveInPlace(right_);
    const double greatest = right_.lpNorm<Eigen::Infinity>();
    if (greatest > kLongestMove) right_ *= kLongestMove / greatest;
    q = moved(model_, q, right_);
  }
  updateKinematics(model_, q, data_);
  return driftOfHolds() < kStillHeld;
}

double SupportedBody::speedOfDrift(const VectorX& v) {
  rows_.fillBias(model_, supports_, data_, v);
  double worst = 0.0;
  for (int r = 0; r < rows_.holdCount(); ++r) worst = std::max(worst, std::abs(rows_.velocity()[r]));
  for (const SupportTouch& touch : rows_.touches()) worst = std::max(worst, -rows_.velocity()[touch.row]);
  return worst;
}

// v+ = v- + M^-1 J^T f with 0 <= f_n, 0 <= v_n+ + e v_n-.
void SupportedBody::impulse(VectorX& v, double restitution, const std::vector<char>& bouncing) {
  rows_.fillBias(model_, supports_, data_, v);
  free_ = rows_.velocity();
  for (const SupportTouch& touch : rows_.touches())
    if (!bouncing.empty() && bouncing[rows_.supportOf(touch.row)]) free_[touch.row] *= 1.0 + restitution;
  impulse_.solve(delassus_, free_, rows_.holdCount(), rows_.touches(), force_);
  right_.noalias() = swept_.leftCols(rows_.count()) * force_;
  factor_.matrixU().solveInPlace(right_);
  v += right_;
}

// Newton's restitution can gain energy where several supports with friction are hit at once; then nothing
// bounces, which never does.
void SupportedBody::projectVelocity(const VectorX& q, VectorX& v, double restitution,
                                    const std::vector<char>& bouncing) {
  if (rows_.count() == 0) return;
  massMatrix(model_, q, data_, mass_);
  factor(zero_);
  rows_.fill(model_, supports_, data_);
  fillDelassus();
  const VectorX before = v;
  impulse(v, restitution, bouncing);
  if (restitution == 0.0 || kineticEnergy(v) <= kineticEnergy(before)) return;
  v = before;
  impulse(v, 0.0, {});
}

bool SupportedBody::isFloating() const {
  const bool isBaseFree = std::ranges::all_of(model_.baseFree, [](bool isFree) { return isFree; });
  return isBaseFree && rows_.count() == 0 && pushes_.empty() && !drag_ && !water_;
}

// A change of the base's velocity alone moves the whole body as one, with the centre of mass at c from its
// origin:
//   Ic omega = dL,  m (u + omega x c) = dP.
void SupportedBody::setMomentum(const Momentum& wanted, VectorX& v) {
  const Momentum present = momentumOf(v);
  const Composite& all = data_.composite[0];
  const Vector3 c = all.firstMoment / model_.totalMass;
  const Matrix3 central =
      all.inertia - model_.totalMass * (c.squaredNorm() * Matrix3::Identity() - c * c.transpose());
  const Vector3 omega = central.ldlt().solve(wanted.angular - present.angular);
  v.head<3>() += (wanted.linear - present.linear) / model_.totalMass - omega.cross(c);
  v.segment<3>(3) += omega;
}

double SupportedBody::kineticEnergy(const VectorX& v) const {
  return handhold::kineticEnergy(model_, v, data_) +
         0.5 * passive_.armature() * v.tail(model_.jointCount()).squaredNorm();
}

double SupportedBody::potentialEnergy(const VectorX& q) const {
  const double buoyant = water_ ? buoyantEnergy(*water_, data_, gravity_) : 0.0;
  return handhold::potentialEnergy(model_, gravity_, data_) + buoyant + passive_.energy(q);
}

}  // namespace handhold
