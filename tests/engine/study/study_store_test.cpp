// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_store.h"

#include <sys/wait.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QtTest>
#include <numeric>
#include <thread>

#include "engine/core/atomic_file.h"

using namespace handhold;

namespace {

constexpr int kCases = 200;

class StoreBench {
 public:
  StoreBench() {
    writeFile(path("task.json"), R"({"schema": "handhold-task-1", "name": "A task"})");
    writeFile(path("study.json"),
              R"({"schema": "handhold-study-1", "task": "task.json", "design": "random", "count": )" +
                  std::to_string(kCases) + R"(, "vary": [{"pointer": "/name", "from": 0, "to": 1}]})");
  }
  std::string path(const char* name) const { return folder_.filePath(name).toStdString(); }
  StudyPlan plan() const { return readStudyPlan(path("study.json")); }
  std::string file() const { return path("results.sqlite"); }

 private:
  QTemporaryDir folder_;
};

CaseResult solvedCase(double value) {
  CaseResult result;
  result.figures = {{"value", value}};
  return result;
}

}  // namespace

class StudyStoreTest : public QObject {
  Q_OBJECT

 private slots:
  void eachCaseIsDoneOnceByManyWriters() {
    const StoreBench bench;
    StudyStore(bench.file(), bench.plan());
    std::vector<std::jthread> writers;
    std::array<int, 4> done{};
    for (std::size_t w = 0; w < done.size(); ++w)
      writers.emplace_back([&, w] {
        StudyStore store(bench.file());
        // of another host, so that nobody may ask whether it lives
        const std::string owner = "host" + std::to_string(w) + " 1 1";
        while (const std::optional<int> index = store.claim(owner, 60.0))
          if (store.finish({*index, solvedCase(*index)}, owner)) ++done[w];
      });
    writers.clear();
    const StudyStore store(bench.file());
    QCOMPARE(std::accumulate(done.begin(), done.end(), 0), kCases);
    QCOMPARE(store.counts()[static_cast<std::size_t>(CaseState::Solved)], kCases);
    for (const StudyRow& row : store.rows()) {
      QCOMPARE(row.figures.size(), std::size_t(1));
      QCOMPARE(row.figures[0].second, static_cast<double>(row.index));
      QCOMPARE(row.values, caseValues(bench.plan(), row.index));
    }
  }

  void aKilledOwnersCaseWaitsAgain() {
    const StoreBench bench;
    StudyStore store(bench.file(), bench.plan());
    const pid_t child = fork();
    if (child == 0) {
      StudyStore own(bench.file());
      own.claim(thisProcess().text(), 3600.0);
      kill(getpid(), SIGKILL);
    }
    waitpid(child, nullptr, 0);
    QCOMPARE(store.counts()[1], 1);
    const std::optional<int> mine = store.claim(thisProcess().text(), 3600.0);
    QCOMPARE(mine, std::optional<int>(1));
    QCOMPARE(store.release(), 1);  // the dead one's, not mine
    QCOMPARE(store.counts()[1], 1);
    QVERIFY(store.finish({1, solvedCase(1.0)}, thisProcess().text()));
    QVERIFY(!store.finish({1, solvedCase(2.0)}, thisProcess().text()));
    QVERIFY(!store.finish({0, solvedCase(2.0)}, thisProcess().text()));
    QCOMPARE(store.rows()[1].figures[0].second, 1.0);
    QVERIFY(store.rows()[0].figures.empty());
  }

  void aLeaseThatRanOutIsGivenBack() {
    const StoreBench bench;
    StudyStore store(bench.file(), bench.plan());
    store.claim("elsewhere 1 1", -1.0);
    store.claim("elsewhere 2 1", 3600.0);
    QCOMPARE(store.release(), 1);
    QCOMPARE(store.counts()[0], kCases - 1);
    // who comes too late changes nothing
    QVERIFY(!store.finish({0, solvedCase(0.0)}, "elsewhere 1 1"));
  }

  void aWorkerWritesAndClaimsAtOnce() {
    const StoreBench bench;
    StudyStore store(bench.file(), bench.plan());
    const std::string owner = thisProcess().text();
    QCOMPARE(store.exchange({}, owner, {2, 60.0}), (std::vector<int>{0, 1}));
    CaseResult stopped;
    stopped.state = CaseState::Infeasible;
    stopped.law = "joint torque";
    stopped.thing = "left knee flexion";
    QCOMPARE(store.exchange({{0, stopped}, {1, solvedCase(7.0)}}, owner, {1, 60.0}), std::vector<int>{2});
    QCOMPARE(store.rows()[1].figures[0].second, 7.0);
    QCOMPARE(store.rows()[0].law, stopped.law);
    QCOMPARE(store.rows()[0].thing, stopped.thing);
    store.giveBack(owner);
    QCOMPARE(store.counts()[0], kCases - 2);
  }

  /// An owner that writes keeps what it has; the last cases are shared among several.
  void aWriterKeepsItsCasesAndLeavesOthersSome() {
    const StoreBench bench;
    StudyStore store(bench.file(), bench.plan());
    const std::string owner = "elsewhere 1 1";
    QCOMPARE(store.exchange({}, owner, {64, -1.0}).size(), std::size_t(kCases / 8));
    QVERIFY(store.exchange({}, owner, {0, 3600.0}).empty());
    QCOMPARE(store.release(), 0);
    QCOMPARE(store.exchange({}, "elsewhere 2 1", {5, 3600.0}).size(), std::size_t(5));
    QCOMPARE(store.counts()[1], kCases / 8 + 5);
  }

  void whatCrashedOrTookTooLongIsTriedAgain() {
    const StoreBench bench;
    StudyStore store(bench.file(), bench.plan());
    const std::string owner = thisProcess().text();
    CaseResult lost;
    lost.state = CaseState::Crashed;
    lost.reason = "disk full";
    QVERIFY(store.finish({*store.claim(owner, 60.0), lost}, owner));
    QVERIFY(store.finish({*store.claim(owner, 60.0), solvedCase(1.0)}, owner));
    lost.state = CaseState::TimedOut;
    QVERIFY(store.finish({*store.claim(owner, 60.0), lost}, owner));
    store.retryLost();
    QCOMPARE(store.counts()[0], kCases - 1);
    QVERIFY(store.rows()[0].reason.empty());
    QCOMPARE(store.claim(owner, 60.0), std::optional<int>(0));
    QVERIFY(store.finish({0, solvedCase(2.0)}, owner));
    QCOMPARE(store.rows()[0].figures[0].second, 2.0);
  }

  void anotherStudyIsRefused() {
    const StoreBench bench;
    StudyStore(bench.file(), bench.plan());
    StudyPlan other = bench.plan();
    writeFile(bench.path("task.json"), R"({"schema": "handhold-task-1", "name": "Another"})");
    QVERIFY_THROWS_EXCEPTION(std::exception, StudyStore(bench.file(), bench.plan()));
    StudyStore(bench.file(), other);
    QVERIFY_THROWS_EXCEPTION(std::exception, StudyStore(bench.path("task.json")));
    QVERIFY_THROWS_EXCEPTION(std::exception, StudyStore("/nowhere/results.sqlite", other));
  }
};

QTEST_GUILESS_MAIN(StudyStoreTest)
#include "study_store_test.moc"
