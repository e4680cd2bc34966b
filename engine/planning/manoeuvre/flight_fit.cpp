// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/flight_fit.h"

#include <algorithm>

#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/planning/manoeuvre/floating/fixed_point.h"
#include "engine/planning/manoeuvre/floating/floating_motion.h"
#include "engine/task/task_loads.h"

namespace handhold {

namespace {

/// Angular momentum of the flight (kg m^2/s): what is sought, and what is enough where more rounds do not
/// help; and what the splines of push and catch may miss of the momentum, as a share.
struct FitBounds {
  double sought, enough, kept;
};
constexpr FitBounds kWholeFit{1e-9, 1e-7, 1e-4}, kRoughFit{1e-4, 1e-3, 1e-3};
constexpr int kMostRounds = 20;
constexpr double kUsualRounds = 6.0;  // that fitting takes
constexpr double kStepRate = 60.0;    // a second, of the integration where joints move
constexpr double kRoughlySettled = 1e-8, kRoughSamples = 45.0;  // rad; of a slow phase
constexpr int kRoundsToKeep = 3;  // after which a push that misses the momentum still will go on doing so

}  // namespace

FlightFit::FlightFit(const Model& model, const FlightRequest& request, const FlightLayout& layout,
                     FlightDetail detail)
    : model_(model),
      request_(request),
      turn_(layout.turn),
      isRough_(detail != FlightDetail::Whole),
      loaded_(loadedModel()),
      stance_(model, loaded_, request, layout),
      push_(phaseOf(stance_.push())),
      catch_(phaseOf(stance_.grab())) {}

Model FlightFit::loadedModel() const {
  Task task;
  task.loads = request_.carried;
  return withTaskMasses(model_, task);
}

std::unique_ptr<RampPhase> FlightFit::phaseOf(RampPhase::Settings settings) const {
  settings.goOn = [this] { return !isStopped(); };
  if (isRough_) {
    settings.samplesPerSecond = std::min(kRoughDensity.samples, kRoughSamples / settings.duration);
    settings.settled = kRoughlySettled;
  }
  return std::make_unique<RampPhase>(loaded_, stance_.restOf(settings), settings);
}

VectorX FlightFit::withJoints(const Pose& base, const JointState& joints) const {
  const Quaternion R(base.R);
  VectorX q(model_.positionSize());
  q << base.p, R.w(), R.x(), R.y(), R.z(), joints.angles;
  return q;
}

/// A flight with an angular momentum between push and catch, and the momentum that would also turn away what
/// it misses of the attitude: the map whose fixed point fits. The same again where holds are missed.
VectorX FlightFit::fitOnce(const VectorX& angular) {
  kept_.angular = angular;
  missed_ = push_->setMomentum(kept_);
  if (push_->worstMiss() > kStanceReached) return angular;
  missed_ = std::max(missed_, catch_->setMomentum(kept_));
  if (catch_->worstMiss() > kStanceReached) return angular;
  const JointState release = push_->jointsAtSpeed(), touch = catch_->jointsAtSpeed();
  const VectorX from = withJoints(push_->baseAtSpeed(), release),
                to = withJoints(catch_->baseAtSpeed(), touch);
  flightWay_ = (stance_.centreOf(to) - stance_.centreOf(from)).norm();
  flightTime_ = flightWay_ / request_.speed;
  const VectorX rest = stance_.rest().tail(model_.jointCount());
  // once and for all, so that the map is smooth
  if (!pace_) pace_ = flightPace(model_, release, rest, touch, flightTime_);
  joints_ = std::make_unique<FlightJoints>(FlightCourse{release, rest, touch, flightTime_, *pace_, turn_});
  if (!joints_->hasTime()) return angular;
  const Quaternion reached =
      attitudeAfter(loaded_, *joints_, flightSettings(), isRough_ ? kRoughStepRate : kStepRate);
  const Vector3 missing = logQuaternion((baseOrientation(to) * reached.conjugate()).normalized());
  return angular + centralInertia(loaded_, to) * missing / flightTime_;
}

FloatSettings FlightFit::flightSettings() const {
  FloatSettings settings;
  settings.start = push_->baseAtSpeed();
  settings.kept = kept_;
  settings.duration = flightTime_;
  settings.framesPerSecond = request_.framesPerSecond;
  settings.goOn = [this](double) { return !isStopped(); };
  return settings;
}

/// The centre of mass goes straight from where the push ends to where the catch ends.
bool FlightFit::solve() {
  const VectorX rest = stance_.heldPosture(stance_.grab());
  const Vector3 way = stance_.centreOf(rest) - stance_.centreOf(stance_.heldPosture(stance_.push()));
  kept_.linear = loaded_.totalMass * request_.speed * way.normalized();
  if (!push_->begin(kept_.linear) || !catch_->begin(kept_.linear)) return false;
  const Quaternion turn(stance_.grab().edge.R * stance_.push().edge.R.transpose());
  const double time = way.norm() / request_.speed;
  const FitBounds& bounds = isRough_ ? kRoughFit : kWholeFit;
  int round = 0;
  double misfit = 1e300, before = 1e300;
  const FixedPoint::Answer answer = FixedPoint::solve(
      [&](const VectorX& at) {
        tellStage(request_.progress, "Fitting the momentum", kFitShare * round / (round + kUsualRounds));
        ++round;
        const VectorX image = fitOnce(at);
        before = misfit;
        misfit = (image - at).norm();
        return image;
      },
      turn_ ? Vector3::Zero()
            : Vector3(centralInertia(loaded_, rest) * logQuaternion(turn.normalized()) / time),
      bounds.sought, kMostRounds,
      [&] {
        const bool isStalled = misfit < bounds.enough && misfit > 0.5 * before;
        const bool isUnkept = round > kRoundsToKeep && missed_ > bounds.kept;
        return worstMiss() <= kStanceReached && !isStalled && !isUnkept && !isStopped();
      });
  return answer.misfit < bounds.enough && missed_ < bounds.kept;
}

}  // namespace handhold
