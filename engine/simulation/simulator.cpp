// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/simulator.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/core/spoken_name.h"
#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/task/task_loads.h"

namespace handhold {

namespace {

/// A start that misses its contacts by more does not belong to them.
constexpr double kNearStart = 0.05;  // m, and rad
/// A point this near to a surface touches it, one this far over it has left it.
constexpr double kTouch = 1e-6;       // m
constexpr double kClear = 1e-4;       // m
constexpr double kLeaving = 1e-6;     // m/s
constexpr double kSlowImpact = 0.05;  // m/s
/// What is put back: less is left to the next step.
constexpr double kDriftOfPlace = 1e-9;  // m, rad
constexpr double kDriftOfSpeed = 1e-8;  // m/s, rad/s
constexpr int kMostRefinements = 12, kMostAssemblySteps = 20, kMostSettlingSteps = 3;
/// Touches that come faster one after the other are taken as they are, without looking for their instants.
constexpr double kShortestStep = 1e-6;  // s
constexpr double kHopeless = 1e6;       // an error that asks for the shortest step
constexpr double kFastestRate = 1e4;    // m/s, rad/s: no body that can be simulated moves so

std::string sentence(const std::string& name, const char* format, double value) {
  char buffer[160];
  std::snprintf(buffer, sizeof buffer, format, value);
  return name + buffer;
}

}  // namespace

Simulator::Simulator(const Model& model, const Task& task, std::shared_ptr<const TorqueSource> source,
                     const BodyState& start, const SimulationSettings& settings)
    : settings_(settings),
      task_(task),
      source_(std::move(source)),
      body_(model, task, settings, start.q),
      scheme_(model, settings.scheme),
      state_(start),
      next_(start),
      stepSize_(settings.step),
      bouncing_(body_.supports().size(), 0) {
  body_.setCreepTime(std::max(2e-3, settings.scheme == IntegrationScheme::RungeKutta4 ? settings.step : 0.0));
  assemble();
}

void Simulator::fail(SimulationStatus status, const std::string& message) {
  status_ = status;
  message_ = message;
}

void Simulator::assemble() {
  for (int i = 0; i < static_cast<int>(body_.supports().size()); ++i) {
    const Support& support = body_.supports()[i];
    if (support.state != SupportState::Closed) continue;
    const double gap = support.oneSided ? gapOf(support, body_.data()) : 0.0;
    const double away = support.oneSided ? std::max(0.0, -gap) : offsetOf(support, body_.data()).norm();
    if (away > kNearStart)
      return fail(SimulationStatus::NotAssembled,
                  sentence(support.point.name, " is %.1f cm from where it holds at the start", 100.0 * away));
    if (gap > kClear) body_.setState(i, SupportState::Open);
  }
  if (!body_.projectPosition(state_.q, kMostAssemblySteps))
    return fail(SimulationStatus::NotAssembled, "the contacts cannot all be reached from the start posture");
  body_.projectVelocity(state_.q, state_.v, 0.0, {});
}

void Simulator::ensureEvaluated() {
  while (!isEvaluated_) {
    body_.evaluate(state_, *source_, now_);
    isEvaluated_ = true;
    openSupports();
  }
}

/// Supports that no longer press and move away. After an evaluation of the state.
void Simulator::openSupports() {
  std::vector<int> opened;
  for (const SupportTouch& touch : body_.rows().touches()) {
    const int index = body_.rows().supportOf(touch.row);
    const bool away = body_.rows().velocity()[touch.row] > kLeaving ||
                      gapOf(body_.supports()[index], body_.data()) > kTouch;
    if (now_.force[touch.row] <= 0.0 && away) opened.push_back(index);
  }
  for (const int index : opened) body_.setState(index, SupportState::Open);
  events_.released += static_cast<int>(opened.size());
  if (!opened.empty()) isEvaluated_ = false;
}

void Simulator::advance(double dt, const std::stop_token& stop) {
  const double end = state_.time + dt;
  while (status_ == SimulationStatus::Running && end - state_.time > 1e-12 * (1.0 + std::abs(end)))
    if (stop.stop_requested() || !takeStep(end - state_.time)) return;
  if (status_ == SimulationStatus::Running) state_.time = end;
}

bool Simulator::tryStep(double h) {
  if (scheme_.step(body_, *source_, state_, now_, h, next_) &&
      next_.v.lpNorm<Eigen::Infinity>() < kFastestRate)
    return true;
  // the adaptive scheme may find a shorter way
  if (settings_.scheme == IntegrationScheme::RungeKutta4)
    fail(SimulationStatus::Diverged,
         sentence("the motion", " ran away at %.4f s; a smaller step may help", state_.time));
  return false;
}

/// Equal steps to the end, none longer than the one asked for. Returns the step that leads to next_.
double Simulator::evenStep(double most) {
  const double h = most / std::max(1.0, std::ceil(most / settings_.step - 1e-6));
  tryStep(h);
  return h;
}

/// Hairer, Norsett, Wanner, Solving Ordinary Differential Equations I, equation II.4.13.
double Simulator::toleratedStep(double most) {
  for (double h = std::min(stepSize_, most); h >= std::min(settings_.smallestStep, most);) {
    const double error = tryStep(h) ? scheme_.scaledError(settings_) : kHopeless;
    const double factor = 0.9 * std::pow(std::max(error, 1e-10), -1.0 / RungeKutta::kErrorOrder);
    const double proposed = std::min(h * std::clamp(factor, 0.2, 5.0), settings_.largestStep);
    if (error <= 1.0) {
      // a step cut short by the end says nothing against the size before
      stepSize_ = h < stepSize_ ? std::max(stepSize_, proposed) : proposed;
      return h;
    }
    stepSize_ = h = std::min(proposed, 0.9 * h);
  }
  fail(SimulationStatus::StepTooSmall, roughPlace());
  return 0.0;
}

/// Where no step is short enough: what changes there without a slope, a stop or a contact, or is too stiff.
std::string Simulator::roughPlace() const {
  const Eigen::Index rate = scheme_.worstRate(settings_);
  const Model& model = body_.model();
  const std::string what =
      rate < 6 ? "the pelvis" : spokenName(model.joints[LinkIndex(static_cast<int>(rate) - 5)].name);
  return sentence(what, " changes too abruptly at %.4f s", state_.time) +
         sentence("", " for steps of %.0e s and more: a stop, a contact or a stiff joint; ",
                  settings_.smallestStep) +
         sentence("", "allow a larger tolerance than %.0e, or use fixed steps", settings_.relativeTolerance);
}

/// One step of at most `most` seconds.
bool Simulator::takeStep(double most) {
  ensureEvaluated();
  std::optional<Momentum> momentum;
  if (body_.isFloating()) momentum = body_.momentumOf(state_.v);
  double h = settings_.scheme == IntegrationScheme::RungeKutta4 ? evenStep(most) : toleratedStep(most);
  if (status_ == SimulationStatus::Running) h = stopBeforeTouch(h);
  if (status_ != SimulationStatus::Running) return false;
  recordShares(h);
  work_.add(scheme_.work(), 1.0);
  std::swap(state_, next_);
  ++steps_;
  if (momentum) keepMomentum(*momentum, h);
  settle();
  return status_ == SimulationStatus::Running;
}

/// A body in free flight keeps its angular momentum about the centre of mass, and gravity gives it linear
/// momentum at an even rate. The scheme keeps both but to its order; what it missed in the last step goes to
/// the base.
void Simulator::keepMomentum(const Momentum& before, double h) {
  updateKinematics(body_.model(), state_.q, body_.data());
  Momentum after = before;
  after.linear += h * body_.model().totalMass * body_.gravity();
  body_.setMomentum(after, state_.v);
}

/// The task's own support on the same surface goes before a touch.
bool Simulator::mayTouch(const Support& support) const {
  return support.oneSided && support.state == SupportState::Open && support.armed &&
         (support.twin < 0 || body_.supports()[support.twin].state == SupportState::Off);
}

/// Least gap of the supports that may be touched, at next_.
double Simulator::leastGap() {
  updateKinematics(body_.model(), next_.q, body_.data());
  double least = 1.0;
  for (const Support& support : body_.supports())
    if (mayTouch(support)) least = std::min(least, gapOf(support, body_.data()));
  return least;
}

/// Shortens the step that led to next_ until nothing is deeper in a surface than kTouch.
double Simulator::stopBeforeTouch(double h) {
  double late = h, lateGap = leastGap(), early = 0.0;
  if (lateGap > -kTouch) return h;
  std::swap(state_, next_);
  double earlyGap = std::max(kTouch, leastGap());
  std::swap(state_, next_);
  for (int i = 0; i < kMostRefinements && late > kShortestStep; ++i) {
    const double share = std::clamp(earlyGap / (earlyGap - lateGap), 0.1, 0.9);
    const double middle = early + share * (late - early);
    if (!tryStep(middle)) return middle;
    const double gap = leastGap();
    if (std::abs(gap) <= kTouch) return middle;
    (gap > 0.0 ? early : late) = middle;
    (gap > 0.0 ? earlyGap : lateGap) = gap;
  }
  tryStep(late);
  return late;
}

/// At the poses in data(), which must be those of the state.
double Simulator::energy() const { return body_.kineticEnergy(state_.v) + body_.potentialEnergy(state_.q); }

void Simulator::recordShares(double h) {
  effort_ += h * now_.effort;
  correction_ += h * now_.correction;
}

/// Closes what touches at state_, with the poses of it in data(); true when there was any.
bool Simulator::closeTouches() {
  bool any = false;
  for (int i = 0; i < static_cast<int>(body_.supports().size()); ++i) {
    Support& support = body_.support(i);
    bouncing_[i] = 0;
    if (!support.oneSided || support.state != SupportState::Open) continue;
    const double gap = gapOf(support, body_.data());
    if (!support.armed) support.armed = gap > kClear;
    if (!mayTouch(support) || gap > kTouch) continue;
    const Vector3 point = worldPoint(support.point, body_.data());
    const double speed = support.point.normal.dot(
        pointVelocity(body_.model(), body_.data(), state_.v, support.point.link, point).tail<3>());
    if (speed > 0.0) continue;
    body_.setState(i, SupportState::Closed);
    bouncing_[i] = speed < -kSlowImpact && settings_.restitution > 0.0;
    ++events_.impacts;
    any = true;
  }
  return any;
}

/// After a step: touches close, what drifted goes back to its place.
void Simulator::settle() {
  isEvaluated_ = false;
  updateKinematics(body_.model(), state_.q, body_.data());
  const double before = energy();
  const bool touched = closeTouches();
  const double drift = body_.drift();
  greatestDrift_ = std::max(greatestDrift_, drift);
  if (drift > kDriftOfPlace && !body_.projectPosition(state_.q, kMostSettlingSteps))
    return fail(SimulationStatus::Diverged,
                sentence("the contacts", " cannot all be kept at %.4f s", state_.time));
  if (touched || body_.speedOfDrift(state_.v) > kDriftOfSpeed)
    body_.projectVelocity(state_.q, state_.v, settings_.restitution, bouncing_);
  work_.impacts += energy() - before;
  if (!touched || settings_.restitution == 0.0) return;
  for (std::size_t i = 0; i < bouncing_.size(); ++i)
    if (bouncing_[i]) body_.setState(static_cast<int>(i), SupportState::Open);
}

SimulationFrame Simulator::frame() {
  ensureEvaluated();
  SimulationFrame frame;
  MotionFrame& motion = frame.motion;
  motion.time = state_.time;
  motion.q = state_.q;
  motion.v = state_.v;
  motion.vdot = now_.vdot;
  motion.tau = now_.tau;
  listLoads(frame);
  frame.kineticEnergy = body_.kineticEnergy(state_.v);
  frame.potentialEnergy = body_.potentialEnergy(state_.q);
  const Momentum sum = momentum(body_.model(), state_.v, body_.data());
  frame.linearMomentum = sum.linear;
  frame.angularMomentum = sum.angular;
  frame.work = work_;
  frame.steps = steps_;
  frame.controllerShare = effort_ > 0.0 ? correction_ / effort_ : 0.0;
  return frame;
}

/// Every contact of the task, without force where it does not hold; touches where they touch.
void Simulator::listLoads(SimulationFrame& frame) {
  for (int i = 0; i < static_cast<int>(body_.supports().size()); ++i) {
    const Support& support = body_.supports()[i];
    const bool closed = support.state == SupportState::Closed;
    if (!closed && support.point.contact < 0) continue;
    const Vector6 components = closed ? body_.rows().componentsOf(i, now_.force) : Vector6(Vector6::Zero());
    ContactLoad load = toContactLoad(support.point, body_.data(), components);
    load.moment += rubbingMoment(support, state_.time, *source_);
    if (support.oneSided) load.point -= support.radius * support.point.normal;
    frame.motion.loads.push_back(load);
  }
  const std::vector<ContactLoad> carried = taskLoads(body_.model(), task_, body_.data(), state_.v, now_.vdot);
  frame.motion.loads.insert(frame.motion.loads.end(), carried.begin(), carried.end());
}

}  // namespace handhold
