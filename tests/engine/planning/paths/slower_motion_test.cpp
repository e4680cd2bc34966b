// SPDX-License-Identifier: GPL-3.0-or-later
// Kinematic motions that are only too fast are told a time that does, and hardly a longer one than that.
#include <QtTest>

#include "engine/model/model_file.h"
#include "engine/planning/solve.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/trial_words.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
/// Of the time that is added: as much less is too little, and what telling in tenths of a second adds (s).
constexpr double kTooLittle = 0.1, kTold = 0.1;

Trial moved(const std::shared_ptr<const Model>& model, const Task& task) {
  SolveOptions options;
  options.wanted = Wanted::Motion;
  return solve(model, task, options);
}

void setDuration(double seconds, Task& task) {
  TaskChange change;
  change.kind = TaskChange::Kind::Duration;
  change.factor = seconds / task.motion.duration;
  Model none;
  apply(change, none, task);
}

}  // namespace

class SlowerMotionTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsTooFastIsToldATimeThatDoes_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("duration");
    for (const char* name : {"squat_load", "overhead_work", "wall_push", "standing_pull"})
      for (const double duration : {0.1, 0.2})
        QTest::addRow("%s in %.1f s", name, duration) << QString(name) << duration;
    QTest::newRow("feet that would pull") << QString("squat_load") << 0.8;
  }
  void whatIsTooFastIsToldATimeThatDoes() {
    QFETCH(QString, name);
    QFETCH(double, duration);
    const auto model = loadModel(kResources + "/models/human55.json");
    Task task = loadTask(kResources + "/tasks/" + name.toStdString() + ".json", *model);
    task.motion.method = MotionMethod::Kinematic;
    setDuration(duration, task);
    const Trial fast = moved(model, task);
    QVERIFY(!fast.solved());
    QCOMPARE(fast.advice.change.kind, TaskChange::Kind::Duration);
    const std::string words = adviceOf(fast);
    QVERIFY2(words.find(" s instead of ") != std::string::npos, words.c_str());
    const double told = fast.advice.change.factor * duration;
    setDuration(told, task);
    QVERIFY2(moved(model, task).solved(), words.c_str());
    const double added = told - duration;
    if (added < 3.0 * kTold) return;
    setDuration(duration + (1.0 - kTooLittle) * added - kTold, task);
    QVERIFY2(!moved(model, task).solved(), words.c_str());
  }
};

QTEST_GUILESS_MAIN(SlowerMotionTest)
#include "slower_motion_test.moc"
