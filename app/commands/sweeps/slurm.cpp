// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sweeps/slurm.h"

#include <QProcess>
#include <chrono>
#include <thread>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

/// What a program of Slurm answers. Throws InputError.
std::string asked(const std::string& program, const std::vector<std::string>& arguments) {
  QProcess process;
  QStringList words;
  for (const std::string& argument : arguments) words << QString::fromStdString(argument);
  process.start(QString::fromStdString(program), words);
  if (!process.waitForStarted())
    throw InputError("--slurm", program + " cannot be started", "install slurm-wlm, or run without --slurm");
  process.waitForFinished(-1);
  if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
    throw InputError("--slurm",
                     program + " says: " + QString(process.readAllStandardError()).simplified().toStdString(),
                     "see that the cluster is up");
  return QString(process.readAllStandardOutput()).trimmed().toStdString();
}

/// Until the array has ended; a manager that is away for a while loses nothing.
void waitFor(const std::string& job, const std::function<void()>& tell, const std::stop_token& stop) {
  constexpr int kMostFailures = 300;  // seconds that the manager may be away
  int failures = 0;
  while (!stop.stop_requested()) {
    try {
      if (asked("squeue", {"--noheader", "--jobs", job}).empty()) return;
      failures = 0;
    } catch (const InputError& error) {
      // a manager that has forgotten an ended job says that its number is invalid
      if (error.problem().find("Invalid job id") != std::string::npos) return;
      if (++failures > kMostFailures) throw;
    }
    tell();
    std::this_thread::sleep_for(std::chrono::seconds(1));
  }
  asked("scancel", {job});
}

/// For a shell, whatever the name holds.
std::string shellWord(const std::string& text) {
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

}  // namespace

std::string slurmScript(const fs::path& store, int tasks) {
  return "#!/bin/sh\n#SBATCH --job-name=handhold\n#SBATCH --array=1-" + std::to_string(tasks) +
         "\n#SBATCH --ntasks=1\n#SBATCH --cpus-per-task=1\n#SBATCH --requeue\n#SBATCH "
         "--output=/dev/null\nexec " +
         shellWord(fs::read_symlink("/proc/self/exe").string()) + " study-task " +
         shellWord(fs::absolute(store).string()) + "\n";
}

void runOnSlurm(StudyStore& store, const fs::path& file, int tasks, const SweepProgress& progress,
                const std::stop_token& stop) {
  fs::path script = file;
  script += ".sbatch";
  writeFile(script, slurmScript(file, tasks));
  const auto openCases = [&] {
    store.release();
    const std::vector<int> counts = store.counts();
    return counts[0] + counts[1];
  };
  int open = openCases();
  while (open > 0) {
    const std::string job = asked("sbatch", {"--parsable", script});
    waitFor(
        job.substr(0, job.find(';')), [&] { progress(store.counts()); }, stop);
    const int left = openCases();
    if (stop.stop_requested() || left == open) return;  // an array that did nothing would do nothing again
    open = left;
  }
}

}  // namespace handhold
