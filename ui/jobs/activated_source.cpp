// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/activated_source.h"

#include <utility>

#include "engine/dynamics/kinematics.h"
#include "engine/muscles/force_curves.h"
#include "engine/muscles/path/moment_arms.h"

namespace handhold {

ActivatedSource::ActivatedSource(std::shared_ptr<const TorqueSource> other,
                                 std::shared_ptr<const MuscledBody> body,
                                 std::shared_ptr<const MuscleActivations> activations)
    : other_(std::move(other)), body_(std::move(body)), activations_(std::move(activations)) {}

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
  for (VectorX* part : {&law.offset, &law.lower, &law.upper, &law.feedforward}) *part += added;
}

Vector3 ActivatedSource::gripMoment(double time, const std::string& grip) const {
  return other_->gripMoment(time, grip);
}

}  // namespace handhold
