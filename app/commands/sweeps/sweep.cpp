// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sweeps/sweep.h"

#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstring>
#include <thread>

#include "engine/core/error.h"

namespace handhold {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kGrace = 120.0;  ///< beyond a case's time after which its claim is given up (s)
constexpr std::chrono::milliseconds kPause(2);

/// A case at work.
struct Worker {
  pid_t process = -1;
  int index = -1;
  Clock::time_point begin;
};

/// This program for one case. It ends with whoever asked for it.
pid_t spawnCase(const std::filesystem::path& file, int index, const std::string& owner) {
  const std::string number = std::to_string(index), place = file.string();
  const pid_t parent = getpid();
  const pid_t process = fork();
  if (process != 0) return process;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  execl("/proc/self/exe", "handhold", "study-case", place.c_str(), number.c_str(), owner.c_str(),
        static_cast<char*>(nullptr));
  _exit(127);
}

CaseResult lost(CaseState state, const std::string& reason, double seconds) {
  CaseResult result;
  result.state = state;
  result.reason = reason;
  result.seconds = seconds;
  return result;
}

class Sweep {
 public:
  Sweep(StudyStore& store, std::filesystem::path file, int jobs)
      : store_(store),
        file_(std::move(file)),
        plan_(store.plan()),
        jobs_(jobs),
        owner_(thisProcess().text()) {}

  ~Sweep() {
    for (const Worker& worker : workers_) {
      kill(worker.process, SIGKILL);
      waitpid(worker.process, nullptr, 0);
      store_.giveBack(worker.index, owner_);
    }
  }
  Sweep(const Sweep&) = delete;
  Sweep& operator=(const Sweep&) = delete;

  /// False when there is nothing left to do.
  bool step() {
    bool isWaiting = true;
    while (isWaiting && workers_.size() < static_cast<std::size_t>(jobs_)) isWaiting = begin();
    std::erase_if(workers_, [this](const Worker& worker) { return hasEnded(worker); });
    return !workers_.empty() || isWaiting;
  }

 private:
  bool begin() {
    const std::optional<int> index = store_.claim(owner_, plan_.timeLimit + kGrace);
    if (!index) return false;
    const pid_t process = spawnCase(file_, *index, owner_);
    if (process < 0) {
      store_.giveBack(*index, owner_);
      throw InputError("study", std::string("no further process can be started: ") + std::strerror(errno),
                       "take fewer --jobs");
    }
    workers_.push_back({process, *index, Clock::now()});
    return true;
  }

  bool hasEnded(const Worker& worker) {
    const double seconds = std::chrono::duration<double>(Clock::now() - worker.begin).count();
    int status = 0;
    if (waitpid(worker.process, &status, WNOHANG) == 0) {
      if (seconds < plan_.timeLimit) return false;
      kill(worker.process, SIGKILL);
      waitpid(worker.process, nullptr, 0);
      store_.finish(worker.index, owner_,
                    lost(CaseState::TimedOut, "took longer than the study allows", seconds));
      return true;
    }
    if (WIFSIGNALED(status))
      store_.finish(worker.index, owner_,
                    lost(CaseState::Crashed, std::string("ended by a signal: ") + strsignal(WTERMSIG(status)),
                         seconds));
    else if (WEXITSTATUS(status) != 0)
      store_.finish(
          worker.index, owner_,
          lost(CaseState::Crashed, "ended with code " + std::to_string(WEXITSTATUS(status)), seconds));
    return true;
  }

  StudyStore& store_;
  std::filesystem::path file_;
  StudyPlan plan_;
  int jobs_;
  std::string owner_;
  std::vector<Worker> workers_;
};

}  // namespace

void runSweep(StudyStore& store, const std::filesystem::path& file, int jobs, const SweepProgress& progress,
              const std::stop_token& stop) {
  constexpr std::chrono::milliseconds kTold(250);
  store.release();
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
