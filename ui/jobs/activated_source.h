// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "engine/muscles/muscle_set.h"
#include "engine/simulation/torque_source.h"

namespace handhold {

/// How far each muscle is activated beyond what it does anyway (0 to 1); changed while a simulation reads.
class MuscleActivations {
 public:
  explicit MuscleActivations(std::size_t muscles) : of_(muscles) {}

  void set(std::size_t muscle, double activation) { of_[muscle] = activation; }
  double of(std::size_t muscle) const { return of_[muscle]; }
  std::size_t size() const { return of_.size(); }

 private:
  std::vector<std::atomic<double>> of_;
};

/// What a controller does where an activated muscle moves a joint.
enum class ActivatedJoints {
  Corrected,  ///< it follows its motion there as elsewhere
  Yielding    ///< it goes on with what it knew beforehand and brakes, and does not pull back
};

/// What another source does, and tensions beyond it, which accelerate the body (004, 4.1 and 4.3): each
/// activated muscle adds its tension at rest times its moment arms.
class ActivatedSource : public TorqueSource {
 public:
  ActivatedSource(std::shared_ptr<const TorqueSource> other, std::shared_ptr<const MuscledBody> body,
                  std::shared_ptr<const MuscleActivations> activations,
                  ActivatedJoints joints = ActivatedJoints::Corrected);

  void at(const BodyState& state, TorqueLaw& law) const override;
  Vector3 gripMoment(double time, const std::string& grip) const override;

 private:
  std::shared_ptr<const TorqueSource> other_;
  std::shared_ptr<const MuscledBody> body_;
  std::shared_ptr<const MuscleActivations> activations_;
  ActivatedJoints joints_;
};

/// The generalized forces of such tensions in a posture (N m), velocitySize; the base rows are zero.
VectorX activationTorques(const MuscledBody& body, const MuscleActivations& activations, const VectorX& q);

}  // namespace handhold
