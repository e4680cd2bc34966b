// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/floating_motion.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/planning/manoeuvre/floating/turn_step.h"

namespace handhold {

namespace {

/// A body that floats along a joint path.
class Floater {
 public:
  Floater(const Model& model, const JointsAt& joints, const KeptMomentum& kept)
      : model_(model), joints_(joints), kept_(kept), base_(model), data_(model) {}

  Vector3 turnRate(double time, const Quaternion& R);
  Quaternion advance(double from, double to, double longest, Quaternion R);
  MotionFrame frame(double time, const Quaternion& R, const Vector3& centre);
  const MomentumBase& base() const { return base_; }

 private:
  VectorX posture(const Quaternion& R, const VectorX& angles) const;

  const Model& model_;
  const JointsAt& joints_;
  KeptMomentum kept_;
  MomentumBase base_;
  Data data_;
};

VectorX Floater::posture(const Quaternion& R, const VectorX& angles) const {
  VectorX q(model_.positionSize());
  q << Vector3::Zero(), R.w(), R.x(), R.y(), R.z(), angles;
  return q;
}

Vector3 Floater::turnRate(double time, const Quaternion& R) {
  const JointState joints = joints_(time);
  VectorX v(model_.velocitySize());
  v.tail(joints.rates.size()) = joints.rates;
  base_.completeVelocity(posture(R, joints.angles), kept_, v);
  return v.segment<3>(3);
}

Quaternion Floater::advance(double from, double to, double longest, Quaternion R) {
  const int steps = std::max(1, static_cast<int>(std::ceil((to - from) / longest - 1e-9)));
  const double h = (to - from) / steps;
  const TurnRate rate = [this](double t, const Quaternion& at) { return turnRate(t, at); };
  for (int i = 0; i < steps; ++i) R = turnStep(rate, from + i * h, h, R);
  return R;
}

/// The frame whose centre of mass lies at `centre`.
MotionFrame Floater::frame(double time, const Quaternion& R, const Vector3& centre) {
  const JointState joints = joints_(time);
  MotionFrame frame;
  frame.time = time;
  frame.q = posture(R, joints.angles);
  frame.v.setZero(model_.velocitySize());
  frame.vdot = frame.v;
  frame.v.tail(joints.rates.size()) = joints.rates;
  frame.vdot.tail(joints.rates.size()) = joints.accelerations;
  base_.completeVelocity(frame.q, kept_, frame.v);
  base_.completeAcceleration(frame.q, frame.v, frame.vdot);
  frame.q.head<3>() = centre - base_.centreOfMass();
  inverseDynamics(model_, frame.q, frame.v, frame.vdot, Vector3::Zero(), data_, frame.tau);
  addPassive(model_, frame.q, frame.v, frame.tau);
  return frame;
}

int stepsOf(const FloatSettings& settings) {
  return settings.partsOfFrame *
         std::max(1, static_cast<int>(std::ceil(settings.duration * settings.framesPerSecond - 1e-9)));
}

bool goesOn(const FloatSettings& settings, double share) { return !settings.goOn || settings.goOn(share); }

}  // namespace

Motion floatingInstants(const Model& model, const JointsAt& joints, const FloatSettings& settings) {
  Floater body(model, joints, settings.kept);
  const int steps = stepsOf(settings);
  Motion motion;
  for (int i = 0; i <= steps; ++i)
    motion.frames.push_back(
        body.frame(settings.duration * i / steps, Quaternion(settings.start.R), settings.start.p));
  return motion;
}

Motion floatingMotion(const Model& model, const JointsAt& joints, const FloatSettings& settings) {
  Floater body(model, joints, settings.kept);
  const int steps = stepsOf(settings);
  Quaternion R(settings.start.R);
  // where the centre of mass is when the base lies at the origin
  body.frame(0.0, R, Vector3::Zero());
  const Vector3 centre = settings.start.p + body.base().centreOfMass();
  const Vector3 velocity = settings.kept.linear / model.totalMass;
  Motion motion;
  for (int i = 0; i <= steps; ++i) {
    if (!goesOn(settings, static_cast<double>(i) / steps)) break;
    const double time = settings.duration * i / steps;
    motion.frames.push_back(body.frame(time, R, centre + velocity * time));
    if (i < steps) R = body.advance(time, settings.duration * (i + 1) / steps, settings.longestStep, R);
  }
  return motion;
}

Quaternion floatingAttitude(const Model& model, const JointsAt& joints, const FloatSettings& settings,
                            int steps) {
  Floater body(model, joints, settings.kept);
  const double h = settings.duration / steps;
  Quaternion R(settings.start.R);
  for (int i = 0; i < steps && goesOn(settings, static_cast<double>(i) / steps); ++i)
    R = body.advance(i * h, (i + 1) * h, h, R);
  return R;
}

Matrix3 centralInertia(const Model& model, const VectorX& q) {
  MomentumBase base(model);
  VectorX v = VectorX::Zero(model.velocitySize());
  base.completeVelocity(q, {}, v);
  return base.centralInertia();
}

Quaternion floatingTurn(const Model& model, const JointsAt& joints, double duration, int steps) {
  Floater body(model, joints, {});
  const BodyTurnRate rate = [&](double time) { return body.turnRate(time, Quaternion::Identity()); };
  const double h = duration / steps;
  Quaternion R = Quaternion::Identity();
  for (int i = 0; i < steps; ++i) R = bodyTurnStep(rate, i * h, h, R);
  return R;
}

}  // namespace handhold
