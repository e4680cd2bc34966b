// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/activated_source.h"

#include <cmath>
#include <utility>

#include "engine/dynamics/kinematics.h"
#include "engine/muscles/force_curves.h"
#include "engine/muscles/path/moment_arms.h"

namespace handhold {

namespace {

constexpr double kMoved = 0.01;  ///< of the greatest torque that is added

}  // namespace

ActivatedSource::ActivatedSource(std::shared_ptr<const TorqueSource> other,
                                 std::shared_ptr<const MuscledBody> body,
                                 std::shared_ptr<const MuscleActivations> activations, ActivatedJoints joints)
    : other_(std::move(other)),
      body_(std::move(body)),
      activations_(std::move(activations)),
      joints_(joints) {}

VectorX activationTorques(const MuscledBody& body, const MuscleActivations& activations, const VectorX& q) {
  const Model& model = *body.model;
  VectorX torques = VectorX::Zero(model.velocitySize());
  Data data(model);
  bool isPosed = false;
  for (std::size_t i = 0; i < activations.size(); ++i) {
    const double activation = activations.of(i);
    if (activation == 0.0) continue;
    if (!std::exchange(isPosed, true)) updateKinematics(model, q, data);
    LineOfAction line;
    traceLine(body.muscles[i].path, linkPoses(data, q), line);
    std::vector<double> arms(body.joints[i].size());
    momentArms(model, data, line, body.joints[i], arms);
    const double tension = activation * restingTension(body.muscles[i]);
    for (std::size_t k = 0; k < arms.size(); ++k)
      torques[velocityIndex(body.joints[i][k])] += tension * arms[k];
  }
  return torques;
}

/// The controller's bounds move along: it may not undo what somebody asked for beyond its own strength.
void ActivatedSource::at(const BodyState& state, TorqueLaw& law) const {
  other_->at(state, law);
  const VectorX added = activationTorques(*body_, *activations_, state.q);
  if (joints_ == ActivatedJoints::Yielding && !added.isZero(0.0)) {
    TorqueLaw still;
    still.reset(static_cast<int>(added.size()));
    other_->at({state.time, state.q, VectorX::Zero(added.size())}, still);
    const double moved = kMoved * added.lpNorm<Eigen::Infinity>();
    for (Eigen::Index i = 0; i < added.size(); ++i)
      if (std::abs(added[i]) > moved) law.offset[i] += law.feedforward[i] - still.offset[i];
  }
  for (VectorX* part : {&law.offset, &law.lower, &law.upper, &law.feedforward}) *part += added;
}

Vector3 ActivatedSource::gripMoment(double time, const std::string& grip) const {
  return other_->gripMoment(time, grip);
}

}  // namespace handhold
