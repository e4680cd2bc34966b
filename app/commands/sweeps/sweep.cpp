// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sweeps/sweep.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstring>
#include <thread>

#include "engine/core/error.h"

namespace handhold {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kGrace = 120.0;  ///< beyond a case's time after which its claim is given up (s)
constexpr std::chrono::milliseconds kPause(5);

double leaseOf(const StudyPlan& plan) { return plan.timeLimit + kGrace; }

/// A process that works on cases.
struct Worker {
  pid_t process = -1;
  std::string owner;  ///< as which it claims
};

/// This program as a worker. It ends with whoever asked for it.
Worker spawnWorker(const std::filesystem::path& file) {
  const std::string place = file.string();
  const pid_t parent = getpid();
  const pid_t process = fork();
  if (process < 0)
    throw InputError("study", std::string("no further process can be started: ") + std::strerror(errno),
                     "take fewer --jobs");
  if (process > 0) return {process, ownerOf(process).text()};
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  execl("/proc/self/exe", "handhold", "study-worker", place.c_str(), static_cast<char*>(nullptr));
  _exit(127);
}

/// What a case came to that took its worker with it.
CaseResult lostCase(int status, double seconds) {
  CaseResult result;
  result.seconds = seconds;
  result.state = CaseState::Crashed;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) {
    result.state = CaseState::TimedOut;
    result.reason = "took longer than the study allows";
  } else if (WIFSIGNALED(status)) {
    result.reason = std::string("ended by a signal: ") + strsignal(WTERMSIG(status));
  } else {
    result.reason = "ended with code " + std::to_string(WEXITSTATUS(status));
  }
  return result;
}

/// The workers of one process.
class Sweep {
 public:
  Sweep(StudyStore& store, std::filesystem::path file, int jobs)
      : store_(store), file_(std::move(file)), lease_(leaseOf(store.plan())) {
    // what a process that is just dying works on waits soon
    const std::vector<int> counts = store_.counts();
    for (int i = 0; i < std::min(jobs, counts[0] + counts[1]); ++i) workers_.push_back(spawnWorker(file_));
  }

  ~Sweep() {
    for (const Worker& worker : workers_) {
      kill(worker.process, SIGKILL);
      waitpid(worker.process, nullptr, 0);
      store_.giveBack(worker.owner);
    }
  }
  Sweep(const Sweep&) = delete;
  Sweep& operator=(const Sweep&) = delete;

  /// False when there is nothing left to do.
  bool step() {
    for (Worker& worker : workers_) {
      int status = 0;
      if (waitpid(worker.process, &status, WNOHANG) == 0) continue;
      const bool isDone = WIFEXITED(status) && WEXITSTATUS(status) == 0;
      if (!isDone) settle(worker, status);
      worker = isDone ? Worker() : spawnWorker(file_);
    }
    std::erase_if(workers_, [](const Worker& worker) { return worker.process < 0; });
    return !workers_.empty();
  }

 private:
  /// A worker has been lost with its case.
  void settle(const Worker& worker, int status) {
    constexpr int kMostIdle = 10;
    const std::optional<OwnedCase> lost = store_.caseOf(worker.owner);
    idle_ = lost ? 0 : idle_ + 1;
    if (!lost && (WIFEXITED(status) || idle_ > kMostIdle))
      throw InputError("study", "workers end before their first case: " + lostCase(status, 0.0).reason,
                       "see what they said above");
    if (lost) store_.finish({lost->index, lostCase(status, lease_ - lost->left)}, worker.owner);
  }

  StudyStore& store_;
  std::filesystem::path file_;
  double lease_;
  std::vector<Worker> workers_;
  int idle_ = 0;  ///< workers in a row that ended without a case
};

/// The process ends by SIGALRM so many seconds from now; 0: never.
void setAlarm(double seconds) {
  itimerval timer{};
  timer.it_value.tv_sec = static_cast<time_t>(seconds);
  timer.it_value.tv_usec = static_cast<suseconds_t>((seconds - std::floor(seconds)) * 1e6);
  setitimer(ITIMER_REAL, &timer, nullptr);
}

}  // namespace

void workOn(const std::filesystem::path& file) {
  StudyStore store(file);
  const StudyCases cases(store.plan());
  const std::string owner = thisProcess().text();
  const double lease = leaseOf(cases.plan());
  std::optional<int> index = store.claim(owner, lease);
  while (true) {
    if (!index && store.release() > 0) index = store.claim(owner, lease);
    if (!index) return;
    setAlarm(cases.plan().timeLimit);
    DoneCase done{*index, solveCase(cases, *index)};
    setAlarm(0.0);
    index = store.exchange(done, owner, lease);
  }
}

void runSweep(StudyStore& store, const std::filesystem::path& file, int jobs, const SweepProgress& progress,
              const std::stop_token& stop) {
  constexpr std::chrono::milliseconds kTold(250);
  Sweep sweep(store, file, jobs);
  Clock::time_point told;
  while (!stop.stop_requested() && sweep.step()) {
    if (Clock::now() - told > kTold) {
      progress(store.counts());
      told = Clock::now();
    }
    std::this_thread::sleep_for(kPause);
  }
}

}  // namespace handhold
