// SPDX-License-Identifier: GPL-3.0-or-later
#include <pwd.h>
#include <signal.h>
#include <unistd.h>

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/study/study_store.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

constexpr int kCases = 60, kPatience = 120000;  // ms

/// A cluster of one node, which is this machine, of daemons of our own on ports of our own.
class SmallCluster {
 public:
  ~SmallCluster() {
    for (QProcess* daemon : {&manager_, &node_}) {
      daemon->terminate();
      if (!daemon->waitForFinished(5000)) daemon->kill();
      daemon->waitForFinished(5000);
    }
  }
  static bool isInstalled() {
    for (const char* name : {"slurmctld", "slurmd", "sbatch"})
      if (program(name).isEmpty()) return false;
    return true;
  }
  /// Whether it takes jobs.
  bool start() {
    QDir(folder_.path()).mkdir("state");
    QDir(folder_.path()).mkdir("spool");
    writeFile(folder_.filePath("slurm.conf").toStdString(), configuration());
    qputenv("SLURM_CONF", folder_.filePath("slurm.conf").toUtf8());
    startManager();
    node_.start(program("slurmd"), {"-D", "-N", "localhost"});
    return QTest::qWaitFor([] { return asked("sinfo", {"-h", "-o", "%t"}).startsWith("idle"); }, kPatience);
  }
  void startManager() { manager_.start(program("slurmctld"), {"-D"}); }
  /// In order, so that it writes down what runs: one that has lost its memory starts the same numbers again
  /// and drains the node, where a study's array waits for ever.
  void stopManager() {
    manager_.terminate();
    manager_.waitForFinished(-1);
  }
  static QString asked(const QString& name, const QStringList& arguments) {
    QProcess process;
    process.start(program(name), arguments);
    process.waitForFinished(-1);
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
  }

 private:
  static QString program(const QString& name) {
    const QString known = QStandardPaths::findExecutable(name);
    return known.isEmpty() ? QStandardPaths::findExecutable(name, {"/usr/sbin", "/usr/bin"}) : known;
  }
  std::string configuration() const {
    const std::string folder = folder_.path().toStdString();
    const int port = 20000 + getpid() % 20000;
    return "ClusterName=handhold\nSlurmctldHost=localhost\nSlurmctldPort=" + std::to_string(port) +
           "\nSlurmdPort=" + std::to_string(port + 1) +
           "\nAuthType=auth/none\nCredType=cred/none\nSlurmUser=" + owner() + "\nSlurmdUser=" + owner() +
           "\nStateSaveLocation=" + folder + "/state\nSlurmdSpoolDir=" + folder +
           "/spool\nSlurmctldPidFile=" + folder + "/slurmctld.pid\nSlurmdPidFile=" + folder +
           "/slurmd.pid\nSlurmctldLogFile=" + folder + "/slurmctld.log\nSlurmdLogFile=" + folder +
           "/slurmd.log\nProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nSwitchType=switch/none\n"
           "MpiDefault=none\nReturnToService=2\nSchedulerType=sched/builtin\nSelectType=select/cons_tres\n"
           "SelectTypeParameters=CR_Core\nNodeName=localhost CPUs=2 State=UNKNOWN\n"
           "PartitionName=main Nodes=localhost Default=YES MaxTime=INFINITE State=UP\n";
  }
  static std::string owner() {
    const passwd* user = getpwuid(getuid());
    return user ? user->pw_name : "root";
  }

  QTemporaryDir folder_;
  QProcess manager_, node_;
};

/// A study beside a copy of its task.
class ClusterStudy {
 public:
  ClusterStudy() {
    QFile::copy(QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/tasks/standing_pull.json",
                path("task.json"));
    writeFile(
        path("study.json").toStdString(),
        R"({"schema": "handhold-study-1", "task": "task.json", "design": "sobol", "starts": 2, "count": )" +
            std::to_string(kCases) +
            R"(, "vary": [{"pointer": "/props/bar/position/1", "from": 1.1, "to": 1.3}]})");
  }
  QString path(const char* name) const { return folder_.filePath(name); }
  QStringList command(const char* out) const {
    return {"study", path("study.json"), "--out", path(out), "--jobs", "2"};
  }
  /// So far; the file may be there before anything is in it.
  int solvedSoFar(const char* out) const {
    try {
      return QFile::exists(path(out)) ? solved(out) : 0;
    } catch (const InputError&) {
      return 0;
    }
  }
  int solved(const char* out) const {
    return StudyStore(path(out).toStdString()).counts()[static_cast<std::size_t>(CaseState::Solved)];
  }
  /// Kills what runs that command on our results; how many.
  int killAll(const QByteArray& command) const {
    int killed = 0;
    for (const QString& process : QDir("/proc").entryList(QDir::Dirs)) {
      QFile line("/proc/" + process + "/cmdline");
      if (process.toInt() <= 0 || !line.open(QIODevice::ReadOnly)) continue;
      const QList<QByteArray> words = line.readAll().split('\0');
      if (!words.contains(command) || !words.contains(path("slurm.sqlite").toUtf8())) continue;
      killed += kill(process.toInt(), SIGKILL) == 0 ? 1 : 0;
    }
    return killed;
  }

 private:
  QTemporaryDir folder_;
};

}  // namespace

class SlurmStudyTest : public QObject {
  Q_OBJECT

 private slots:
  /// Workers and tasks are killed, the manager is stopped and started; each case is there once, with the
  /// numbers of one machine alone.
  void eachCaseOnceWhateverIsKilled() {
    if (!SmallCluster::isInstalled())
      QSKIP("NO CLUSTER WAS TRIED: install slurm-wlm (apt-get install slurm-wlm)");
    SmallCluster cluster;
    if (!cluster.start()) QSKIP("NO CLUSTER WAS TRIED: slurmctld and slurmd do not start here");
    const ClusterStudy study;
    QProcess program;
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(HANDHOLD_PROGRAM, study.command("slurm.sqlite") << "--slurm");
    const auto isPast = [&](int count) {
      return QTest::qWaitFor([&] { return study.solvedSoFar("slurm.sqlite") > count; }, kPatience);
    };
    QVERIFY(isPast(3));
    const int workers = study.killAll("study-worker");
    QVERIFY(workers >= 1);
    QVERIFY(isPast(10));
    QVERIFY(study.killAll("study-task") >= 1);
    cluster.stopManager();
    QTest::qWait(1500);
    cluster.startManager();
    QVERIFY2(program.waitForFinished(2 * kPatience), "the study does not end");
    const QByteArray said = program.readAll();
    // what was killed while it solved is told as crashed, and tried again
    const Run again = start(study.command("slurm.sqlite") << "--slurm");
    QVERIFY2(again.code == 0, qPrintable(again.error + again.out + said));
    QCOMPARE(study.solved("slurm.sqlite"), kCases);
    QCOMPARE(start(study.command("alone.sqlite")).code, 0);
    const std::vector<StudyRow> ours = StudyStore(study.path("slurm.sqlite").toStdString()).rows(),
                                alone = StudyStore(study.path("alone.sqlite").toStdString()).rows();
    QCOMPARE(ours.size(), std::size_t(kCases));
    for (std::size_t i = 0; i < ours.size(); ++i) {
      QCOMPARE(ours[i].values, alone[i].values);
      QCOMPARE(ours[i].figures, alone[i].figures);
    }
  }
};

QTEST_GUILESS_MAIN(SlurmStudyTest)
#include "slurm_study_test.moc"
