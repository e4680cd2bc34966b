// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/job_runner.h"

#include <exception>
#include <memory>
#include <optional>

#include "ui/document/language/said.h"
#include "ui/document/units/units.h"
#include "ui/jobs/throttle.h"

namespace handhold {

namespace {

constexpr std::chrono::milliseconds kScreenInterval{33};
/// Curves of a whole motion take longer to draw and to read.
constexpr std::chrono::milliseconds kMotionInterval{100};

}  // namespace

JobRunner::JobRunner(QObject* parent) : QObject(parent) {}

JobRunner::~JobRunner() {
  forget();
  if (thread_.joinable()) thread_.join();
}

void JobRunner::start(const QString& title, JobWork work) {
  if (running_) cancel();
  title_ = title;
  running_ = true;
  const int number = ++number_;
  isForgotten_ = std::make_shared<std::atomic_bool>(false);
  auto previous = std::make_shared<std::jthread>(std::move(thread_));
  thread_ = std::jthread(
      [this, previous, number, work = std::move(work), isForgotten = isForgotten_](std::stop_token stop) {
        if (previous->joinable()) previous->join();
        if (!*isForgotten) run(work, stop, number);
      });
  emit started(title_);
}

void JobRunner::forget() {
  if (isForgotten_) *isForgotten_ = true;
  thread_.request_stop();
}

JobContext JobRunner::context(std::stop_token stop, int number) {
  auto progressGate = std::make_shared<Throttle>(kScreenInterval);
  auto iterateGate = std::make_shared<Throttle>(kScreenInterval);
  auto motionGate = std::make_shared<Throttle>(kMotionInterval);
  JobContext context;
  context.stop = stop;
  context.progress = [this, number, progressGate](const Progress& progress) {
    if (!progressGate->passes()) return;
    QMetaObject::invokeMethod(this, [this, number, progress] {
      if (number == number_ && running_) emit progressed(progress);
    });
  };
  context.iterate = [this, number, iterateGate](const VectorX& q) {
    if (!iterateGate->passes()) return;
    QMetaObject::invokeMethod(this, [this, number, q] {
      if (number == number_ && running_) emit iterated(q);
    });
  };
  context.motion = [this, number, motionGate](const Motion& motion) {
    if (!motionGate->passes()) return;
    QMetaObject::invokeMethod(this, [this, number, seen = std::make_shared<const Motion>(motion)] {
      if (number == number_ && running_) emit motionIterated(seen);
    });
  };
  return context;
}

void JobRunner::run(const JobWork& work, std::stop_token stop, int number) {
  try {
    const JobEnd end = work(context(stop, number));
    QMetaObject::invokeMethod(this, [this, number, end] { receive(number, end); });
  } catch (const std::exception& problem) {
    const QString reason = said(problem.what());
    QMetaObject::invokeMethod(this, [this, number, reason] { fail(number, reason); });
  }
}

void JobRunner::setIdle() {
  running_ = false;
  stopping_ = false;
}

void JobRunner::receive(int number, const JobEnd& end) {
  if (number != number_ || !running_) return;
  setIdle();
  std::optional<QString> problem;
  try {
    if (end) end();
  } catch (const std::exception& thrown) {
    problem = inOwnUnits(said(thrown.what()));
  }
  problem ? emit failed(*problem) : emit finished();
}

void JobRunner::fail(int number, const QString& reason) {
  if (number != number_ || !running_) return;
  setIdle();
  emit failed(inOwnUnits(reason));
}

void JobRunner::stop() {
  if (!running_ || stopping_) return;
  stopping_ = true;
  thread_.request_stop();
  emit stopping();
}

void JobRunner::cancel() {
  if (!running_) return;
  forget();
  setIdle();
  emit cancelled();
}

}  // namespace handhold
