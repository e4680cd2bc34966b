// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>

#include "engine/core/progress.h"
#include "engine/math/types.h"
#include "engine/motion/motion.h"

namespace handhold {

/// What a job may use while it works in its own thread.
struct JobContext {
  std::stop_token stop;
  ProgressSink progress;                          ///< as often as it likes; the window sees 30 a second
  std::function<void(const VectorX& q)> iterate;  ///< likewise
  std::function<void(const Motion&)> motion;      ///< of a motion that is being solved; ten a second
};

/// Runs in the GUI thread with what the job found.
using JobEnd = std::function<void()>;
/// Runs in the job's thread on a snapshot; touches nothing else.
using JobWork = std::function<JobEnd(const JobContext&)>;

/// One job at a time off the GUI thread. Stop asks it to come back with its best so far; Cancel forgets it
/// at once, even while its thread still needs a moment to notice.
class JobRunner : public QObject {
  Q_OBJECT

 public:
  explicit JobRunner(QObject* parent = nullptr);
  ~JobRunner() override;

  /// Cancels what is running and starts the work when its thread has ended. What is cancelled while it still
  /// waits for that is never begun.
  void start(const QString& title, JobWork work);
  void stop();
  void cancel();

  bool isRunning() const { return running_; }
  bool isStopping() const { return stopping_; }
  const QString& title() const { return title_; }

 signals:
  void started(const QString& title);
  void stopping();
  void progressed(const handhold::Progress& progress);
  void iterated(const handhold::VectorX& q);
  void motionIterated(std::shared_ptr<const handhold::Motion> motion);
  void finished();   ///< its result has been applied
  void cancelled();  ///< its result is forgotten
  void failed(const QString& reason);

 private:
  JobContext context(std::stop_token stop, int number);
  void run(const JobWork& work, std::stop_token stop, int number);
  void receive(int number, const JobEnd& end);
  void fail(int number, const QString& reason);
  void setIdle();
  void forget();

  std::shared_ptr<std::atomic_bool> isForgotten_;  ///< of the newest job
  std::jthread thread_;                            ///< the newest; it joins its predecessor first
  QString title_;
  int number_ = 0;  ///< of the newest job; messages of older ones are dropped
  bool running_ = false;
  bool stopping_ = false;
};

}  // namespace handhold
