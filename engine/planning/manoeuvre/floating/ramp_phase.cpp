// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/ramp_phase.h"

#include <Eigen/LU>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/math/bspline_basis.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/planning/manoeuvre/floating/phase_frames.h"

namespace handhold {

namespace {

constexpr int kMostRounds = 40;
constexpr double kFits = 100.0;   // of the full momentum, times what joints settle to
constexpr double kStalled = 0.7;  // of the last round's misfit: what is left then is the spline's own error
constexpr double kGoodSoFar = 1e-4;  // below which a stall is an end
constexpr double kLost = 1e-3;       // m, rad: holds missed by more do not come back
constexpr int kRoundsToReach = 3;
constexpr int kPatience = 5;  // rounds, in which what is missed falls to a half or will not do so any more
constexpr double kFarOut = 0.08;  // m, rad: twice what the guess misses at most where hands and feet reach
constexpr int kLooks = 5;         // at it
constexpr double kLongestMove = 0.1;               // m, rad: of the base in one round
constexpr int kDegree = 5, kSamplesOfControl = 2;  // of the splines that correct the base's way

/// Takes samples of a rate at equal steps of u = 0 to 1 to its integral from the end, through the spline
/// whose derivative is nearest to them: what changes from sample to sample has no part in it.
MatrixX integralFromEnd(int samples) {
  const int controls = std::max(kDegree + 4, samples / kSamplesOfControl);
  const BsplineBasis basis = BsplineBasis::clamped(kDegree, controls);
  MatrixX way = MatrixX::Zero(samples, controls), rate = way;
  for (int i = 0; i < samples; ++i) {
    const BsplineBasis::Active active = basis.at(static_cast<double>(i) / (samples - 1), 1);
    way.row(i).segment(active.first, kDegree + 1) = active.values.row(0);
    rate.row(i).segment(active.first, kDegree + 1) = active.values.row(1);
  }
  // without the last control all ways end at zero
  const MatrixX inverse =
      rate.leftCols(controls - 1).householderQr().solve(MatrixX::Identity(samples, samples));
  return way.leftCols(controls - 1) * inverse;
}

}  // namespace

RampPhase::RampPhase(const Model& model, const VectorX& rest, const Settings& settings)
    : model_(model),
      settings_(settings),
      rest_(rest),
      reach_(model, rest, settings.settled),
      data_(model),
      postures_(static_cast<std::size_t>(phaseSamples(settings.duration, settings.samplesPerSecond)), rest),
      starts_(postures_.size()),
      limbRates_(postures_.size()),
      rates_(count()),
      fromEnd_(settings.duration * integralFromEnd(count())) {}

double RampPhase::shareAt(double time) const {
  const double t = time / settings_.duration, u = settings_.ramp == Ramp::SpeedUp ? t : 1.0 - t;
  return u * u * (3.0 - 2.0 * u);
}

// Seconds at full speed that the way to the end is worth, negative: the integral of u^2 (3 - 2 u) is
// T u^3 (1 - u / 2).
double RampPhase::wayAt(double time) const {
  const double T = settings_.duration, u = std::clamp(time / T, 0.0, 1.0);
  const double grown = T * u * u * u * (1.0 - 0.5 * u);
  return settings_.ramp == Ramp::SpeedUp ? grown - 0.5 * T : u * T - grown - 0.5 * T;
}

/// As if the base ran like the centre of mass.
void RampPhase::guess() {
  const Quaternion R(settings_.edge.R);
  for (int i = 0; i < count(); ++i) {
    postures_[i].head<3>() = settings_.edge.p + full_.linear / model_.totalMass * wayAt(timeOf(i));
    postures_[i].segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  }
}

/// Returns what is missed.
double RampPhase::reach(int sample) { return reach_.solve(settings_.holds, postures_[sample]); }

/// What the last reach missed.
void RampPhase::remember(double miss) {
  if (miss <= worstMiss_) return;
  worstMiss_ = miss;
  missesTurn_ = reach_.missesTurn();
}

/// From where limbs were in the round before; in the first, and where that did not reach, from where those of
/// the neighbour are, so that they stay on one branch of what reaches.
void RampPhase::reachAll() {
  worstMiss_ = 0.0;
  for (int i = count() - 1; i >= 0; --i) {
    const LimbReach::Start beside = reach_.answer();
    reach_.startFrom(starts_[i]);
    double miss = reach(i);
    if (miss > kLost && !starts_[i].empty()) {
      reach_.startFrom(beside);
      miss = reach(i);
    }
    remember(miss);
    starts_[i] = miss < kLost ? reach_.answer() : LimbReach::Start();
    reach_.limbRates(limbRates_[i]);
  }
}

// A v = h with v = (V, N V), N what the limbs do when the base moves: (A_b + A_j N) dV = h_wanted - A v
Vector6 RampPhase::correction(int sample, const VectorX& rates, double& missed) {
  updateKinematics(model_, postures_[sample], data_);
  Matrix6X A(6, model_.velocitySize());
  centroidalMomentumMatrix(model_, data_, A);
  const double share = shareAt(timeOf(sample));
  Vector6 lacking = -A * rates / settings_.duration;
  lacking.head<3>() += share * full_.angular;
  lacking.tail<3>() += share * full_.linear;
  missed = std::max(missed, lacking.lpNorm<Eigen::Infinity>());
  const Eigen::Matrix<double, 6, 6> B =
      A.leftCols<6>() + A.rightCols(model_.jointCount()) * limbRates_[sample];
  return B.partialPivLu().solve(lacking);
}

/// One round: every base velocity corrected, and the base led back along them from the end. Returns what was
/// missed before.
double RampPhase::improve() {
  const MatrixX rates = rates_(model_, postures_);
  double missed = 0.0;
  MatrixX corrections(count(), 6);
  for (int i = 0; i < count(); ++i) corrections.row(i) = correction(i, rates.col(i), missed).transpose();
  MatrixX moves = fromEnd_ * corrections;
  const double longest = moves.lpNorm<Eigen::Infinity>();
  if (longest > kLongestMove) moves *= kLongestMove / longest;
  for (int i = 0; i < count(); ++i) {
    VectorX& q = postures_[i];
    q.head<3>() += moves.row(i).head<3>();
    const Vector3 turn = moves.row(i).tail<3>();
    const Quaternion R = (expQuaternion(turn) * baseOrientation(q)).normalized();
    q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
  }
  reachAll();
  return missed / full_.linear.norm();
}

/// Of some samples of the guess, from the edge outward: what these miss by much is out of reach whatever the
/// base does.
bool RampPhase::guessesFarOut() {
  const int apart = std::max(1, (count() - 1) / kLooks);
  for (int i = count() - 1; i > -apart; i -= apart) remember(reach(std::max(i, 0)));
  return worstMiss_ > kFarOut;
}

bool RampPhase::begin(const Vector3& linear) {
  isBegun_ = true;
  full_.linear = linear;
  guess();
  isFarOut_ = guessesFarOut();
  if (!isFarOut_) reachAll();
  return !isFarOut_;
}

double RampPhase::setMomentum(const Momentum& full) {
  if (!isBegun_) begin(full.linear);
  if (isFarOut_) return worstMiss_;
  full_ = full;
  curve_.reset();
  double missed = 0.0, last = 1e300, before = 1e300;
  for (int i = 0; i < kMostRounds; ++i, last = missed) {
    missed = improve();
    if (i % kPatience == 0) {
      if (missed > 0.5 * before && missed > kGoodSoFar) break;
      before = missed;
    }
    if (worstMiss_ > (i >= kRoundsToReach ? kLost : kFarOut)) break;
    if (settings_.goOn && !settings_.goOn()) break;
    if (!std::isfinite(missed) || missed < kFits * settings_.settled ||
        (missed < kGoodSoFar && missed > kStalled * last))
      break;
  }
  return missed;
}

const PostureCurve& RampPhase::curve() const {
  if (!curve_) curve_.emplace(model_, postures_);
  return *curve_;
}

VectorX RampPhase::postureAt(double time) const { return curve().at(time / settings_.duration).q; }

JointState RampPhase::jointsAtSpeed() const {
  const CurveState state = curve().at(settings_.ramp == Ramp::SpeedUp ? 1.0 : 0.0);
  const double T = settings_.duration;
  const int joints = model_.jointCount();
  return {state.q.tail(joints), state.first.tail(joints) / T, state.second.tail(joints) / (T * T)};
}

Pose RampPhase::baseAtSpeed() const {
  const VectorX& q = settings_.ramp == Ramp::SpeedUp ? postures_.back() : postures_.front();
  return {baseOrientation(q).toRotationMatrix(), q.head<3>()};
}

}  // namespace handhold
