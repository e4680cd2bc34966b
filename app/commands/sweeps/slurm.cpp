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
QString asked(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  if (!process.waitForStarted())
    throw InputError("--slurm", program.toStdString() + " cannot be started",
                     "install slurm-wlm, or run without --slurm");
  process.waitForFinished(-1);
  if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
    throw InputError("--slurm",
                     program.toStdString() +
                         " says: " + QString(process.readAllStandardError()).simplified().toStdString(),
                     "see that the cluster is up");
  return QString(process.readAllStandardOutput()).trimmed();
}

/// For a shell, whatever the name holds.
std::string shellWord(const std::string& text) {
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

}  // namespace

std::string slurmScript(const fs::path& study, const fs::path& store, int tasks) {
  return "#!/bin/sh\n#SBATCH --job-name=handhold\n#SBATCH --array=1-" + std::to_string(tasks) +
         "\n#SBATCH --ntasks=1\n#SBATCH --cpus-per-task=1\n#SBATCH --requeue\n#SBATCH "
         "--output=/dev/null\nexec " +
         shellWord(fs::read_symlink("/proc/self/exe").string()) + " study " +
         shellWord(fs::absolute(study).string()) + " --jobs 1 --out " +
         shellWord(fs::absolute(store).string()) + "\n";
}

void runOnSlurm(StudyStore& store, const fs::path& study, const fs::path& file, int tasks,
                const std::stop_token& stop) {
  fs::path script = file;
  script += ".sbatch";
  writeFile(script, slurmScript(study, file, tasks));
  const QString job =
      asked("sbatch", {"--parsable", QString::fromStdString(script.string())}).section(';', 0, 0);
  while (true) {
    const std::vector<int> counts = store.counts();
    if (counts[0] + counts[1] == 0) return;
    if (stop.stop_requested()) {
      asked("scancel", {job});
      store.release();
      return;
    }
    if (asked("squeue", {"--noheader", "--jobs", job}).isEmpty()) break;
    std::this_thread::sleep_for(std::chrono::seconds(1));
  }
  store.release();
}

}  // namespace handhold
