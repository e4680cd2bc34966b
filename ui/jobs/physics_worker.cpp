// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/physics_worker.h"

#include <exception>

namespace handhold {

namespace {

constexpr double kSlice = 1.0 / 60.0;            // s
constexpr std::size_t kMostRecorded = 60 * 120;  // frames

}  // namespace

PhysicsWorker::PhysicsWorker(PhysicsStart start)
    : start_(std::move(start)), worker_([this](std::stop_token stop) { work(stop); }) {}

PhysicsWorker::~PhysicsWorker() {
  worker_.request_stop();
  wake_.notify_all();
}

void PhysicsWorker::post(Change change) {
  {
    const std::scoped_lock lock(mutex_);
    changes_.push_back(std::move(change));
  }
  wake_.notify_one();
}

void PhysicsWorker::run() {
  {
    const std::scoped_lock lock(mutex_);  // or it falls asleep between its look and this
    running_ = true;
  }
  wake_.notify_one();
}

void PhysicsWorker::pause() { running_ = false; }

void PhysicsWorker::stepOnce() {
  running_ = false;
  {
    const std::scoped_lock lock(mutex_);
    ++steps_;
  }
  wake_.notify_one();
}

std::shared_ptr<const PhysicsFrame> PhysicsWorker::newest() const {
  const std::scoped_lock lock(mutex_);
  return newest_;
}

std::vector<SimulationFrame> PhysicsWorker::recorded() const {
  const std::scoped_lock lock(mutex_);
  return recorded_;
}

void PhysicsWorker::work(std::stop_token stop) {
  try {
    simulateUntilStopped(stop);
  } catch (const std::exception& problem) {
    publishProblem(problem.what());
  }
}

/// Until there is something to do and, when it runs, until the next slice is due. False: stop.
bool PhysicsWorker::waitForWork(std::stop_token stop) {
  std::unique_lock lock(mutex_);
  const auto isPosted = [this] { return !changes_.empty() || steps_ > 0; };
  if (!running_) {
    wake_.wait(lock, stop, [&] { return isPosted() || running_; });
    pace_.begin(PhysicsPace::Clock::now());
  } else {
    wake_.wait_until(lock, stop, pace_.due(), isPosted);
  }
  return !stop.stop_requested();
}

void PhysicsWorker::simulateUntilStopped(std::stop_token stop) {
  HoldSchedule schedule(start_.task, start_.schedule, start_.state.time);
  Simulator simulator(*start_.model, schedule.firstTask(), start_.source, start_.state, start_.settings);
  publish(simulator);
  pace_.begin(PhysicsPace::Clock::now());
  while (waitForWork(stop)) {
    runChanges(simulator);
    bool oneMore = false;
    {
      const std::scoped_lock lock(mutex_);
      oneMore = steps_ > 0;
      if (oneMore) --steps_;
    }
    const bool isDue = running_ && PhysicsPace::Clock::now() >= pace_.due();
    if (simulator.status() == SimulationStatus::Running && (oneMore || isDue))
      advance(simulator, schedule, stop);
    if (simulator.status() != SimulationStatus::Running) running_ = false;
    publish(simulator);
  }
}

void PhysicsWorker::runChanges(Simulator& simulator) {
  std::vector<Change> changes;
  {
    const std::scoped_lock lock(mutex_);
    changes.swap(changes_);
  }
  for (const Change& change : changes) change(simulator);
}

/// By one slice; where steps have to be short it takes minutes, so a stop ends it between two of them.
void PhysicsWorker::advance(Simulator& simulator, HoldSchedule& schedule, const std::stop_token& stop) {
  const auto began = PhysicsPace::Clock::now();
  const double end = simulator.state().time + kSlice;
  while (simulator.status() == SimulationStatus::Running && simulator.state().time < end &&
         !stop.stop_requested()) {
    schedule.changeAt(simulator.state().time, simulator);
    simulator.advance(schedule.nextBefore(end) - simulator.state().time, stop);
  }
  pace_.passed(kSlice, began, PhysicsPace::Clock::now());
}

void PhysicsWorker::publish(Simulator& simulator) {
  auto next = std::make_shared<PhysicsFrame>();
  next->frame = simulator.frame();
  next->events = simulator.events();
  for (std::size_t i = 0; i < start_.task.contacts.size(); ++i)
    next->holds.push_back(simulator.holds(static_cast<int>(i)));
  next->realTimeFactor = running_ ? pace_.realTimeFactor() : 0.0;
  next->possibleFactor = pace_.possibleFactor();
  next->status = simulator.status();
  next->drift = simulator.drift();
  next->problem = simulator.message();
  const std::scoped_lock lock(mutex_);
  const bool isLater =
      recorded_.empty() || next->frame.motion.time > recorded_.back().motion.time + 0.5 * kSlice;
  if (isLater && recorded_.size() < kMostRecorded) recorded_.push_back(next->frame);
  newest_ = std::move(next);
}

void PhysicsWorker::publishProblem(const std::string& problem) {
  running_ = false;
  const std::scoped_lock lock(mutex_);
  auto next = std::make_shared<PhysicsFrame>();
  if (newest_) *next = *newest_;
  next->status = SimulationStatus::Diverged;
  next->problem = problem;
  newest_ = std::move(next);
}

}  // namespace handhold
