// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/solve.h"

#include <QtTest>

#include "engine/task/file/opened_task.h"

using namespace handhold;

/// The one door to all planners.
class SolveTest : public QObject {
  Q_OBJECT

 private slots:
  void aKinematicMotionTellsWhatItLeftOut();
};

void SolveTest::aKinematicMotionTellsWhatItLeftOut() {
  const OpenedTask sample = openTask(HANDHOLD_SOURCE_DIR "/resources/tasks/rail_reach.json",
                                     HANDHOLD_SOURCE_DIR "/resources/models");
  SolveOptions options;
  options.wanted = Wanted::Motion;
  Task task = sample.task;
  task.motion.method = MotionMethod::Kinematic;
  const auto isTold = [&] {
    return solve(sample.subject, task, options)
               .message.find("eft out: stages, targets at times, times of contacts (") != std::string::npos;
  };
  QVERIFY(isTold());
  task.motion.stages.clear();
  task.motion.targets.clear();
  task.motion.holds.clear();
  QVERIFY(!isTold());
}

QTEST_APPLESS_MAIN(SolveTest)
#include "solve_test.moc"
