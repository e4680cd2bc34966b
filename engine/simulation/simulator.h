// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "engine/simulation/runge_kutta.h"
#include "engine/simulation/simulation_frame.h"
#include "engine/task/task.h"

namespace handhold {

/// How far from its place a hand or foot may hold on again (m).
inline constexpr double kGripReach = 0.08;

enum class SimulationStatus {
  Running,
  Finished,
  Stopped,       ///< by the stop token
  NotAssembled,  ///< the start does not fit the contacts
  StepTooSmall,  ///< the tolerance cannot be kept
  Diverged       ///< numbers ran away; the last good state stands
};

/// Forward dynamics of a task, step by step: the body is integrated, its supports open, slip, and close with
/// an impact, and what drifts from its place is put back. May be changed while it runs; one thread.
class Simulator {
 public:
  /// `start` is moved onto the pinned contacts where it misses them by less than 5 cm; else NotAssembled.
  Simulator(const Model& model, const Task& task, std::shared_ptr<const TorqueSource> source,
            const BodyState& start, const SimulationSettings& settings);

  /// By dt seconds, less where a stop is asked for, which is looked at before every step: steps may be as
  /// short as microseconds. Nothing happens unless the status is Running.
  void advance(double dt, const std::stop_token& stop = {});

  const BodyState& state() const { return state_; }
  SimulationStatus status() const { return status_; }
  const std::string& message() const { return message_; }  ///< one sentence when it cannot go on
  const SimulationEvents& events() const { return events_; }
  const Model& model() const { return body_.model(); }  ///< with the masses of the task
  int steps() const { return steps_; }
  double drift() const { return greatestDrift_; }  ///< greatest one before it was put back (m, rad)

  /// Evaluates the present state.
  SimulationFrame frame();

  void setSource(std::shared_ptr<const TorqueSource> source);
  void setGravity(const Vector3& gravity);
  const Vector3& gravity() const { return body_.gravity(); }
  void setDrag(const std::optional<DragSpring>& drag);

  bool holds(int contact) const;
  void release(int contact);
  /// Hands and feet hold on where they are, when that is within kGripReach of the contact's place, what
  /// pushes only on its surface; else false.
  bool grip(int contact);

 private:
  void assemble();
  void ensureEvaluated();
  bool takeStep(double most);
  bool tryStep(double h);
  double evenStep(double most);
  double toleratedStep(double most);
  double stopBeforeTouch(double h);
  double leastGap();
  void settle();
  void keepMomentum(const Momentum& before, double h);
  void openSupports();
  bool closeTouches();
  bool mayTouch(const Support& support) const;
  bool isInReach(const Support& support);
  void recordShares(double h);
  double energy() const;
  std::string roughPlace() const;
  void fail(SimulationStatus status, const std::string& message);
  void listLoads(SimulationFrame& frame);

  SimulationSettings settings_;
  Task task_;
  std::shared_ptr<const TorqueSource> source_;
  SupportedBody body_;
  RungeKutta scheme_;
  BodyState state_, next_;
  Evaluation now_;
  bool isEvaluated_ = false;
  double stepSize_;
  SimulationStatus status_ = SimulationStatus::Running;
  std::string message_;
  SimulationEvents events_;
  std::vector<char> bouncing_;
  double effort_ = 0.0, correction_ = 0.0, greatestDrift_ = 0.0;
  int steps_ = 0;
  EnergyFlow work_;  ///< since the start
};

}  // namespace handhold
