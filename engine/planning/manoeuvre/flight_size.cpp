// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_size.h"

#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"

namespace handhold {

namespace {

constexpr double kLegs = 0.963908411077, kArms = 0.573824051085;  // m, of human55

}  // namespace

FlightSize flightSize(const Model& model) {
  const VectorX neutral = model.neutralPosition();
  Data data(model);
  updateKinematics(model, neutral, data);
  const auto place = [&](const Role& role) {
    return sitePose(model, data, wantSite(model, role, BodySide::Right)).p;
  };
  const Vector3 elbow = place(role::kElbow), wrist = place(role::kWrist);
  const double arm =
      (elbow - place(role::kShoulder)).norm() + (wrist - elbow).norm() + (place(role::kGrip) - wrist).norm();
  return {(neutral.y() - place(role::kToeTip).y()) / kLegs, arm / kArms};
}

}  // namespace handhold
