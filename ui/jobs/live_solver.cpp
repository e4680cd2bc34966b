// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/live_solver.h"

#include <algorithm>
#include <exception>

#include "ui/document/language/said.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

/// Steps that one request is given to settle where not all laws hold.
constexpr int kMostRounds = 20;
/// A change of posture that nobody sees (rad, m).
constexpr double kSeen = 1e-4;

bool hasMoved(const Trial& before, const Trial& after) {
  if (before.motion.frames.empty() || after.motion.frames.empty()) return false;
  return (after.last().q - before.last().q).lpNorm<Eigen::Infinity>() > kSeen;
}

}  // namespace

LiveSolver::LiveSolver(Solvers solvers, QObject* parent)
    : QObject(parent), solvers_(std::move(solvers)), worker_([this](std::stop_token stop) { work(stop); }) {}

LiveSolver::~LiveSolver() {
  worker_.request_stop();
  if (worker_.joinable()) worker_.join();
}

void LiveSolver::post(Job& slot, Job job) {
  {
    const std::scoped_lock lock(mutex_);
    slot = std::move(job);
  }
  wake_.notify_one();
}

void LiveSolver::begin(const Subject& subject, const Task& task, const Trial& from) {
  if (!solvers_.live) return;
  end();
  active_ = true;
  auto step = std::make_shared<LiveStep>();
  step_ = step;
  subject_ = subject;
  post(begin_,
       [this, step, subject, task, from](std::stop_token) { *step = solvers_.live(subject, task, from); });
}

void LiveSolver::request(const Task& task, const std::optional<Drag>& drag) {
  if (!active_) return;
  const quint64 session = session_;
  const quint64 number = ++requested_;
  post(request_, [this, session, number, step = step_, task, drag](std::stop_token stop) {
    PostureOptions options;
    options.stop = stop;
    std::shared_ptr<const Trial> before;
    for (int round = 1;; ++round) {
      auto result = std::make_shared<const Trial>((*step)(task, drag, options));
      const bool settles = result->solved() || round == kMostRounds || hasNewer() || stop.stop_requested() ||
                           (before && !hasMoved(*before, *result));
      QMetaObject::invokeMethod(this, [this, session, answered = settles ? number : 0, result] {
        answer(session, answered, result);
      });
      if (settles) return;
      before = std::move(result);
    }
  });
}

void LiveSolver::answer(quint64 session, quint64 number, std::shared_ptr<const Trial> result) {
  if (session != session_ || !active_) return;
  answered_ = std::max(answered_, number);
  emit solved(std::move(result));
}

bool LiveSolver::hasNewer() {
  const std::scoped_lock lock(mutex_);
  return begin_ || request_;
}

void LiveSolver::end() {
  ++session_;
  active_ = false;
  answered_ = requested_;
  const std::scoped_lock lock(mutex_);
  begin_ = nullptr;
  request_ = nullptr;
}

bool LiveSolver::requestLoads(const Subject& subject, const Task& task, const VectorX& q) {
  if (!solvers_.hold) return false;
  post(loads_, [this, subject, task, q](std::stop_token) {
    auto result = std::make_shared<const Trial>(solvers_.hold(subject, task, q));
    QMetaObject::invokeMethod(this, [this, result] { emit loadsFound(result); });
  });
  return true;
}

bool LiveSolver::takeNext(std::stop_token stop, Job& job) {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, stop, [this] { return begin_ || request_ || loads_; });
  if (stop.stop_requested()) return false;
  Job& slot = begin_ ? begin_ : (request_ ? request_ : loads_);
  job = std::exchange(slot, nullptr);
  return true;
}

void LiveSolver::runSafely(const Job& job, std::stop_token stop) {
  try {
    job(stop);
  } catch (const std::exception& problem) {
    const QString reason = said(problem.what());
    QMetaObject::invokeMethod(this, [this, reason] { emit failed(inOwnUnits(reason)); });
  }
}

void LiveSolver::work(std::stop_token stop) {
  Job job;
  while (takeNext(stop, job)) runSafely(job, stop);
}

}  // namespace handhold
