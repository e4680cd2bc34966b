// SPDX-License-Identifier: GPL-3.0-or-later
// Motions that are asked for in too short a time: why, and in which time they hold.
#include <QtTest>

#include "engine/model/model_file.h"
#include "engine/planning/prediction/motion_pace.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/violation_words.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

/// Iterations of a search that finds out how fast a motion can be: ten runs of thirty, of the hundreds that
/// it took to fail.
constexpr int kMostIterations = 450;

std::shared_ptr<const Model> human() { return loadModel(kResources + "/models/human55.json"); }

Task inTime(const std::string& name, double duration, const Model& model) {
  Task task = loadTask(kResources + "/tasks/" + name + ".json", model);
  TaskChange change;
  change.kind = TaskChange::Kind::Duration;
  change.factor = duration / task.motion.duration;
  Model same = model;
  apply(change, same, task);
  return task;
}

bool keepsLaws(const MotionPrediction& prediction) {
  return prediction.outcome.violations.empty() && (prediction.outcome.status == PostureStatus::Optimal ||
                                                   prediction.outcome.status == PostureStatus::Feasible);
}

bool isPlace(const Violation& violation) {
  return violation.kind() == ViolationKind::ContactPosition || violation.kind() == ViolationKind::Target;
}

}  // namespace

class MotionPaceTest : public QObject {
  Q_OBJECT

 private slots:
  // Each was told a time that fails, or a place that is out of reach, after half a minute.
  void tooFastMotionsAreToldATimeThatWorks_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("duration");
    QTest::addColumn<double>("longest");  // half as long again as what is known to work
    QTest::newRow("a door in a tenth of a second") << "door_opening" << 0.1 << 1.05;
    QTest::newRow("a rise") << "squat_rise" << 0.4 << 0.9;
    QTest::newRow("a rise that a slow one does not lead to") << "squat_rise" << 0.41 << 0.9;
    QTest::newRow("a rise that nearly holds") << "squat_rise" << 0.47 << 0.75;
  }
  void tooFastMotionsAreToldATimeThatWorks() {
    QFETCH(QString, name);
    QFETCH(double, duration);
    QFETCH(double, longest);
    const auto model = human();
    Task task = inTime(name.toStdString(), duration, *model);
    const MotionPrediction p = predictMotion(*model, task, {});
    QCOMPARE(p.outcome.status, PostureStatus::Infeasible);
    QVERIFY(!p.outcome.violations.empty());
    QVERIFY2(!isPlace(p.outcome.violations.front()), told(p.outcome.violations.front()).c_str());
    QVERIFY2(p.iterations < kMostIterations, qPrintable(QString::number(p.iterations)));
    const Advice& advice = p.outcome.advice;
    QVERIFY(advice.isGiven() && advice.change.kind == TaskChange::Kind::Duration);
    QVERIFY(advice.change.factor > 1.0);
    Model same = *model;
    apply(advice.change, same, task);
    const MotionPrediction slower = predictMotion(*model, task, {});
    QVERIFY2(keepsLaws(slower), slower.outcome.message.c_str());
    QVERIFY2(task.motion.duration < longest, qPrintable(QString::number(task.motion.duration)));
  }

  void timesThatJustSufficeAreNotRefused_data() {
    QTest::addColumn<double>("duration");
    // 17 frames of the guess for 18 control points of its loads
    QTest::newRow("0.52 s") << 0.52;
    QTest::newRow("0.54 s") << 0.54;
  }
  void timesThatJustSufficeAreNotRefused() {
    QFETCH(double, duration);
    const auto model = human();
    const MotionPrediction p = predictMotion(*model, inTime("squat_rise", duration, *model), {});
    QVERIFY2(keepsLaws(p), p.outcome.violations.empty() ? p.outcome.message.c_str()
                                                        : told(p.outcome.violations.front()).c_str());
  }

  // Stopped while it looked how fast the motion can be, it kept the motion of another time, or the words of a
  // search that had ended.
  void aStoppedSearchKeepsItsTimeAndSaysSo_data() {
    QTest::addColumn<int>("iterations");
    for (const int iterations : {30, 60, 90}) QTest::addRow("after %d iterations", iterations) << iterations;
  }
  void aStoppedSearchKeepsItsTimeAndSaysSo() {
    QFETCH(int, iterations);
    constexpr double kDuration = 0.41;
    const auto model = human();
    std::stop_source source;
    MotionPredictionOptions options;
    options.stop = source.get_token();
    options.progress = [&source, left = iterations](const Progress&) mutable {
      if (--left == 0) source.request_stop();
    };
    const MotionPrediction p = predictMotion(*model, inTime("squat_rise", kDuration, *model), options);
    QVERIFY(source.stop_requested());
    QCOMPARE(p.outcome.status, PostureStatus::Stopped);
    QCOMPARE(p.outcome.message, std::string("Stopped on request"));
    QCOMPARE(p.outcome.motion.duration(), kDuration);
  }

  void aPacedMotionGoesTheSameWay() {
    constexpr double kSlower = 2.5, kRounding = 1e-12;
    const auto model = human();
    const Task task = inTime("squat_rise", 1.0, *model);
    const Motion motion = planPostures(*model, task, {}).guess;
    const Motion slow = paced(*model, task, motion, kSlower);
    QCOMPARE(slow.frames.size(), motion.frames.size());
    for (size_t k = 0; k < motion.frames.size(); ++k) {
      const MotionFrame &before = motion.frames[k], &after = slow.frames[k];
      QVERIFY(after.q == before.q);
      QVERIFY((after.v * kSlower - before.v).norm() < kRounding * (1.0 + before.v.norm()));
      QVERIFY((after.vdot * kSlower * kSlower - before.vdot).norm() < kRounding * (1.0 + before.vdot.norm()));
    }
    QVERIFY(std::abs(slow.duration() - kSlower * motion.duration()) < kRounding);
    const double gentle = gentleDuration(motion, 1.0);
    double most = 0.0;
    for (const MotionFrame& frame : paced(*model, task, motion, gentle / motion.duration()).frames)
      most = std::max(most, frame.vdot.lpNorm<Eigen::Infinity>());
    QVERIFY(std::abs(most - 1.0) < kRounding);
  }
};

QTEST_GUILESS_MAIN(MotionPaceTest)
#include "motion_pace_test.moc"
