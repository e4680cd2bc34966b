// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/terminal_progress.h"

#include <QtTest>
#include <csignal>

using namespace handhold;

class TerminalProgressTest : public QObject {
  Q_OBJECT

 private slots:
  void solversTellTheirIterations() {
    Progress step;
    step.iteration = 12;
    step.objective = 3.25;
    step.worstViolation = 0.01;
    step.worstName = "left foot slips";
    QCOMPARE(lineOf(step),
             std::string("iteration 12, objective 3.25, worst violation 1.0e-02, left foot slips"));
    step.worstViolation = 0.0;
    QCOMPARE(lineOf(step), std::string("iteration 12, objective 3.25"));
  }

  void plannersTellTheirStages() {
    Progress step;
    step.stage = "Trying cycles";
    step.fraction = 0.4;
    QCOMPARE(lineOf(step), std::string("Trying cycles, 40 %"));
  }

  // Ctrl+C was heard only where something told how far it was: a search for advice ran to its end.
  void whoTellsNothingIsStopped() {
    constexpr int kBusy_ms = 20000;
    const TerminalProgress progress;
    const std::stop_token stop = progress.stop();
    QTest::qWait(120);
    QVERIFY(!stop.stop_requested());
    std::raise(SIGINT);
    QTRY_VERIFY_WITH_TIMEOUT(stop.stop_requested(), kBusy_ms);
  }
};

QTEST_APPLESS_MAIN(TerminalProgressTest)
#include "terminal_progress_test.moc"
