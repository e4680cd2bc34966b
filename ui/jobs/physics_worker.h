// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/simulation/hold_schedule.h"
#include "ui/jobs/physics_pace.h"

namespace handhold {

/// What a simulation begins with; a snapshot.
struct PhysicsStart {
  std::shared_ptr<const Model> model;
  Task task;
  std::shared_ptr<const TorqueSource> source;
  BodyState state;
  SimulationSettings settings;
  std::optional<double> schedule;  ///< of the contacts, as hold_schedule.h has it; empty: as they are
};

/// The newest instant, for whoever draws.
struct PhysicsFrame {
  SimulationFrame frame;
  SimulationEvents events;
  std::vector<bool> holds;      ///< one a contact of the task
  double realTimeFactor = 0.0;  ///< simulated over wall time during the last second; 0 while it rests
  double possibleFactor = 0.0;  ///< simulated over computing time, likewise: what there is in reserve
  SimulationStatus status = SimulationStatus::Running;
  double drift = 0.0;   ///< of the contacts, the greatest before it was put back (m, rad)
  std::string problem;  ///< why it cannot go on; empty: it can
};

/// A simulator in a thread of its own, in real time or slower where the machine cannot. Changes are posted
/// and run between two slices.
class PhysicsWorker {
 public:
  explicit PhysicsWorker(PhysicsStart start);
  ~PhysicsWorker();

  using Change = std::function<void(Simulator&)>;
  void post(Change change);
  void run();
  void pause();
  void stepOnce();  ///< by one slice, a sixtieth of a second; pauses
  bool isRunning() const { return running_; }

  /// Null until the first instant is there, then always the newest.
  std::shared_ptr<const PhysicsFrame> newest() const;
  /// Sixty frames a second from the start, at most the first two minutes.
  std::vector<SimulationFrame> recorded() const;

 private:
  void work(std::stop_token stop);
  void simulateUntilStopped(std::stop_token stop);
  bool waitForWork(std::stop_token stop);
  void runChanges(Simulator& simulator);
  void advance(Simulator& simulator, HoldSchedule& schedule, const std::stop_token& stop);
  void publish(Simulator& simulator);
  void publishProblem(const std::string& problem);

  PhysicsStart start_;
  PhysicsPace pace_;  ///< used by the worker alone
  std::atomic<bool> running_ = false;

  mutable std::mutex mutex_;
  std::condition_variable_any wake_;
  std::vector<Change> changes_;  ///< guarded by mutex_, as all below
  int steps_ = 0;
  std::shared_ptr<const PhysicsFrame> newest_;
  std::vector<SimulationFrame> recorded_;
  std::jthread worker_;  ///< last, so that it ends before what it uses
};

}  // namespace handhold
