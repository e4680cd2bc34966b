// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>

#include <QTemporaryDir>
#include <QtTest>

#include "app/commands/sweeps/slurm.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/study/study_store.h"
#include "engine/trial/csv.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

/// The sample in which a bar is pulled, at heights of which the lowest and the highest cannot be reached.
class SweepBench {
 public:
  explicit SweepBench(const std::string& vary) {
    QFile::copy(QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/tasks/standing_pull.json",
                path("task.json"));
    writeFile(
        path("study.json").toStdString(),
        "{\"schema\": \"handhold-study-1\", \"task\": \"task.json\", \"scores\": [\"rula\"], " + vary + "}");
  }
  QString path(const char* name) const { return folder_.filePath(name); }
  StudyStore store() const { return StudyStore(path("study.sqlite").toStdString()); }
  Run run(const QStringList& options) const {
    return start(QStringList{"study", path("study.json")} + options);
  }

 private:
  QTemporaryDir folder_;
};

constexpr const char* kHeights =
    R"("vary": [{"name": "height", "pointer": "/props/bar/position/1", "values": [1.1, 1.2, 1.3, "high", 9]}])";

}  // namespace

class StudySweepTest : public QObject {
  Q_OBJECT

 private slots:
  void everyCaseIsARow() {
    const SweepBench bench(kHeights);
    const Run run = bench.run({"--jobs", "2", "--csv", bench.path("table.csv")});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    const std::vector<StudyRow> rows = bench.store().rows();
    QCOMPARE(rows.size(), std::size_t(5));
    QCOMPARE(rows[1].state, CaseState::Solved);
    QCOMPARE(rows[3].state, CaseState::Refused);
    QCOMPARE(rows[4].state, CaseState::Infeasible);
    QVERIFY2(rows[3].reason.find("position") != std::string::npos, rows[3].reason.c_str());
    QVERIFY2(rows[4].reason.find("further than the body") != std::string::npos, rows[4].reason.c_str());
    QVERIFY(rows[4].figures.empty() && !rows[1].figures.empty());
    const CsvTable table(readFile(bench.path("table.csv").toStdString()), "table.csv");
    QCOMPARE(table.rowCount(), 5);
    QCOMPARE(table.number(0, table.column("height")), 1.1);
    QVERIFY(table.number(1, table.column("rula")) >= 1.0);
    // as the task alone is solved
    QCOMPARE(start({"solve", bench.path("task.json"), "--out", bench.path("alone")}).code, 0);
    const std::string summary = readFile(bench.path("alone/summary.json").toStdString());
    QVERIFY(!bench.store().trialOf(1).empty());
    const double objective = table.number(1, table.column("objective"));
    QVERIFY2(summary.find(csvNumber(objective)) != std::string::npos,
             qPrintable(QString::number(objective, 'g', 17)));
    // once more: nothing is left to do
    QVERIFY(bench.run({"--jobs", "2"}).out.contains("3 solved"));
  }

  void killedAtAnyTimeItGoesOn() {
    const SweepBench bench(
        R"("design": "sobol", "count": 24, "vary": [{"pointer": "/props/bar/position/1", "from": 1.1, "to": 1.3}])");
    for (int time = 0; time < 4; ++time) {
      QProcess program;
      program.start(HANDHOLD_PROGRAM, {"study", bench.path("study.json"), "--jobs", "3"});
      QVERIFY(program.waitForStarted());
      QTest::qWait(150 + 170 * time);
      program.kill();
      program.waitForFinished(-1);
    }
    const Run run = bench.run({"--jobs", "3"});
    QVERIFY2(run.code == 0, qPrintable(run.error + run.out));
    const StudyStore store = bench.store();
    const std::vector<int> counts = store.counts();
    QCOMPARE(counts[static_cast<std::size_t>(CaseState::Solved)] +
                 counts[static_cast<std::size_t>(CaseState::Infeasible)],
             24);
    for (const StudyRow& row : store.rows())
      QCOMPARE(std::count_if(row.figures.begin(), row.figures.end(),
                             [](const auto& each) { return each.first == "objective"; }),
               1);
  }

  /// Whoever is at work is killed as the system kills where memory ends: its case alone is lost, and tried
  /// again.
  void aCrashCostsOneCase() {
    const SweepBench bench(
        R"("design": "sobol", "count": 12, "starts": 3, "vary": [{"pointer": "/props/bar/position/1", "from": 1.1, "to": 1.3}])");
    QProcess program;
    program.start(HANDHOLD_PROGRAM, {"study", bench.path("study.json"), "--jobs", "1"});
    QVERIFY(program.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(bench.path("study.sqlite")), 60000);
    const QString own = QString::number(program.processId());
    const QString children = "/proc/" + own + "/task/" + own + "/children";
    const auto isWorking = [&] {
      try {
        const std::vector<int> counts = bench.store().counts();
        return counts[static_cast<std::size_t>(CaseState::Solved)] > 0 && counts[1] > 0;
      } catch (const InputError&) {
        return false;  // the file is there before the study is in it
      }
    };
    QTRY_VERIFY_WITH_TIMEOUT(isWorking(), 60000);
    QFile list(children);
    QVERIFY(list.open(QIODevice::ReadOnly));
    kill(QString(list.readAll()).simplified().section(' ', 0, 0).toInt(), SIGKILL);
    QVERIFY(program.waitForFinished(300000));
    std::vector<int> counts = bench.store().counts();
    QCOMPARE(counts[static_cast<std::size_t>(CaseState::Crashed)], 1);
    QCOMPARE(counts[static_cast<std::size_t>(CaseState::Solved)], 11);
    QCOMPARE(program.exitCode(), 2);
    QCOMPARE(bench.run({"--jobs", "1"}).code, 0);
    counts = bench.store().counts();
    QCOMPARE(counts[static_cast<std::size_t>(CaseState::Solved)], 12);
  }

  void whatTakesTooLongIsToldSo() {
    const SweepBench bench(
        R"("time_limit": 0.1, "starts": 1000, "vary": [{"pointer": "/name", "values": ["a", "b"]}])");
    for (int time = 0; time < 2; ++time) {  // tried again by the same command
      const Run run = bench.run({"--jobs", "2"});
      QCOMPARE(run.code, 2);
      QVERIFY2(run.out.contains("2 timed out;") && run.out.contains("tries again"), qPrintable(run.out));
    }
    for (const StudyRow& row : bench.store().rows()) {
      QCOMPARE(row.state, CaseState::TimedOut);
      QVERIFY(!row.reason.empty());
    }
  }

  void aPageTellsQuestionAndAnswer() {
    const SweepBench bench(kHeights);
    const Run run = bench.run({"--page", bench.path("page.html")});
    QCOMPARE(run.code, 0);
    const QString page = QString::fromStdString(readFile(bench.path("page.html").toStdString()));
    QVERIFY2(run.out.contains("  Possible: 75.0 %, 3 of 4\n"), qPrintable(run.out));
    for (const char* words :
         {"75.0 %, 3 of 4</b>", "height: 1.1, 1.2, 1.3, high, 9", "What stands in the way",
          "further than the body", "/props/1/position/1", "<svg ", "Assumptions"})
      QVERIFY2(page.contains(words), words);
    QCOMPARE(bench.run({"--page", bench.path("page.pdf")}).code, 0);
    QVERIFY(readFile(bench.path("page.pdf").toStdString()).starts_with("%PDF"));
    QCOMPARE(bench.run({"--page", bench.path("page.doc")}).code, 1);
  }

  void aWrongStudyIsRefused() {
    const SweepBench bench(
        R"("vary": [{"pointer": "/props/rail/position/1", "from": 1, "to": 2, "steps": 2}])");
    const Run run = bench.run({});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.error.contains("vary[0].pointer"), qPrintable(run.error));
    QCOMPARE(start({"study"}).code, 1);
    QVERIFY(start({"study", "peple"}).error.contains("did you mean 'people'"));
    // a field that no task has, though the place for it is there
    const SweepBench misspelt(R"("vary": [{"pointer": "/gravty", "values": ["earth", "moon"]}])");
    const Run other = misspelt.run({});
    QCOMPARE(other.code, 1);
    QVERIFY2(other.error.contains("study.json:1: vary[0].pointer") && other.error.contains("'gravity'"),
             qPrintable(other.error));
  }

  void theScriptForSlurmQuotesItsNames() {
    const std::string script = slurmScript("/a b/it's.sqlite", 7);
    QVERIFY(script.find("#SBATCH --array=1-7\n") != std::string::npos);
    QVERIFY(script.find("study-task '/a b/it'\\''s.sqlite'") != std::string::npos);
  }
};

QTEST_GUILESS_MAIN(StudySweepTest)
#include "study_sweep_test.moc"
