// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sweeps/sweep.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <thread>

#include "engine/core/error.h"

namespace handhold {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kGrace = 120.0;  ///< beyond a case's time after which its claim is given up (s)
constexpr std::chrono::milliseconds kPause(5);
/// A worker writes its results so often (s), or so many of them: to write takes a disk as long as some cases,
/// and what it has not written is solved again when it is killed.
constexpr double kWrittenAfter = 0.5;
constexpr int kMostAtOnce = 64;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// A process that works on cases; it says by its output which it begins.
struct Worker {
  pid_t process = -1;
  std::string owner;  ///< as which it claims
  int output = -1;
  std::string line;          ///< of which the end has not come yet
  std::optional<int> index;  ///< of the case that it is on
  Clock::time_point begun;

  void listen() {
    std::array<char, 4096> bytes{};
    for (ssize_t got = 0; (got = read(output, bytes.data(), bytes.size())) > 0;)
      for (const char c : std::string_view(bytes.data(), static_cast<std::size_t>(got))) {
        if (c != '\n') {
          line += c;
          continue;
        }
        index = std::atoi(line.c_str());
        begun = Clock::now();
        line.clear();
      }
  }
};

/// This program as a worker. It ends with whoever asked for it.
Worker spawnWorker(const std::filesystem::path& file) {
  const std::string place = file.string();
  const pid_t parent = getpid();
  std::array<int, 2> ends{};
  const pid_t process = pipe2(ends.data(), O_CLOEXEC) == 0 ? fork() : -1;
  if (process < 0)
    throw InputError("study", std::string("no further process can be started: ") + std::strerror(errno),
                     "take fewer --jobs");
  if (process > 0) {
    close(ends[1]);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    Worker worker;
    worker.process = process;
    worker.owner = ownerOf(process).text();
    worker.output = ends[0];
    return worker;
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  setpgid(0, 0);  // Ctrl+C in the terminal is for who asked: what is begun waits again
  dup2(ends[1], STDOUT_FILENO);
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
  Sweep(StudyStore& store, std::filesystem::path file, int jobs) : store_(store), file_(std::move(file)) {
    // what a process that is just dying works on waits soon
    const std::vector<int> counts = store_.counts();
    for (int i = 0; i < std::min(jobs, counts[0] + counts[1]); ++i) workers_.push_back(spawnWorker(file_));
  }

  ~Sweep() {
    for (const Worker& worker : workers_) {
      kill(worker.process, SIGKILL);
      waitpid(worker.process, nullptr, 0);
      close(worker.output);
      store_.giveBack(worker.owner);
    }
  }
  Sweep(const Sweep&) = delete;
  Sweep& operator=(const Sweep&) = delete;

  /// False when there is nothing left to do.
  bool step() {
    for (Worker& worker : workers_) {
      int status = 0;
      const bool hasEnded = waitpid(worker.process, &status, WNOHANG) != 0;
      worker.listen();
      if (!hasEnded) continue;
      close(worker.output);
      const bool isDone = WIFEXITED(status) && WEXITSTATUS(status) == 0;
      if (!isDone) settle(worker, status);
      worker = isDone ? Worker() : spawnWorker(file_);
    }
    std::erase_if(workers_, [](const Worker& worker) { return worker.process < 0; });
    return !workers_.empty();
  }

 private:
  /// A worker has been lost with its case, and with results that it had not written: those cases wait again.
  void settle(const Worker& worker, int status) {
    constexpr int kMostIdle = 10;
    idle_ = worker.index ? 0 : idle_ + 1;
    if (!worker.index && (WIFEXITED(status) || idle_ > kMostIdle))
      throw InputError("study", "workers end before their first case: " + lostCase(status, 0.0).reason,
                       "see what they said above");
    if (worker.index)
      store_.finish({*worker.index, lostCase(status, secondsSince(worker.begun))}, worker.owner);
    store_.giveBack(worker.owner);
  }

  StudyStore& store_;
  std::filesystem::path file_;
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
  const double lease = cases.plan().timeLimit + kGrace;
  std::vector<DoneCase> done;
  auto written = Clock::now();
  const auto exchange = [&](int most) {
    std::vector<int> next = store.exchange(done, owner, {most, lease});
    if (next.empty() && most > 0 && store.release() > 0) next = store.exchange({}, owner, {most, lease});
    done.clear();
    written = Clock::now();
    return next;
  };
  std::vector<int> own = exchange(1);
  while (!own.empty()) {
    const auto begin = Clock::now();
    for (const int index : own) {
      std::printf("%d\n", index);
      std::fflush(stdout);
      setAlarm(cases.plan().timeLimit);
      done.push_back({index, solveCase(cases, index)});
      setAlarm(0.0);
      if (secondsSince(written) > kWrittenAfter) exchange(0);
    }
    const double each = secondsSince(begin) / static_cast<double>(own.size());
    own = exchange(std::clamp(static_cast<int>(kWrittenAfter / each), 1, kMostAtOnce));
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
