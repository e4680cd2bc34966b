// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "ui/document/solvers.h"

namespace handhold {

/// Re-solves while something is dragged, in its own thread. Every mouse move posts a request; the worker
/// always takes the newest and the older ones are forgotten, so the answer never lags behind the hand.
class LiveSolver : public QObject {
  Q_OBJECT

 public:
  explicit LiveSolver(Solvers solvers, QObject* parent = nullptr);
  ~LiveSolver() override;

  /// A drag begins at this result; its q and loads are the warm start.
  void begin(const Subject& subject, const Task& task, const Trial& from);
  /// What is wanted now; answered by solved(), several times while the nearest posture settles and nothing
  /// newer is wanted.
  void request(const Task& task, const std::optional<Drag>& drag);
  /// The drag is over; answers that are still under way are dropped.
  void end();
  bool isActive() const { return active_; }
  /// True while a request has not been answered, or its answer has not settled.
  bool isBusy() const { return answered_ != requested_; }

  /// Torques and contact loads that hold a posture as it is; answered by loadsFound(). Newest wins too. False
  /// where nobody answers.
  bool requestLoads(const Subject& subject, const Task& task, const VectorX& q);

 signals:
  void solved(std::shared_ptr<const handhold::Trial> result);
  void loadsFound(std::shared_ptr<const handhold::Trial> result);
  void failed(const QString& reason);

 private:
  using Job = std::function<void(std::stop_token)>;

  void post(Job& slot, Job job);
  void work(std::stop_token stop);
  bool takeNext(std::stop_token stop, Job& job);
  /// Number 0: more answers to the same request follow.
  void answer(quint64 session, quint64 number, std::shared_ptr<const Trial> result);
  bool hasNewer();
  void runSafely(const Job& job, std::stop_token stop);

  Solvers solvers_;
  quint64 session_ = 0;    ///< of the drag; answers to older ones are dropped
  quint64 requested_ = 0;  ///< numbers of the newest request and of the newest answer
  quint64 answered_ = 0;
  bool active_ = false;
  std::shared_ptr<LiveStep> step_;  ///< used by the worker alone after begin()
  Subject subject_;

  std::mutex mutex_;
  std::condition_variable_any wake_;
  Job begin_;  ///< the newest of each kind, empty when done; guarded by mutex_
  Job request_;
  Job loads_;
  std::jthread worker_;  ///< last, so that it ends before what it uses
};

}  // namespace handhold
