// SPDX-License-Identifier: GPL-3.0-or-later
// Families of predicted motions: where a task gets easier its motion costs no more, and its sides are alike
// unless that costs more.
#include <QtTest>
#include <cmath>

#include "engine/model/model_file.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/violation_words.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

std::shared_ptr<const Model> human() { return loadModel(kResources + "/models/human55.json"); }

Task taskOf(const std::string& name, const Model& model) {
  return loadTask(kResources + "/tasks/" + name + ".json", model);
}

MotionPrediction predict(const Model& model, const Task& task) { return predictMotion(model, task, {}); }

bool keepsLaws(const MotionPrediction& prediction) {
  if (!prediction.outcome.violations.empty())
    qWarning("%s", told(prediction.outcome.violations.front()).c_str());
  return prediction.outcome.violations.empty() && (prediction.outcome.status == PostureStatus::Optimal ||
                                                   prediction.outcome.status == PostureStatus::Feasible);
}

/// A family's curve may rise by what the first-order conditions and the curves leave open.
constexpr double kFamilySlack = 1e-2;
/// What an uneven motion has to save, and what looks even (rad).
constexpr double kWorthUneven = 1e-2, kEven = 0.02;

/// Rounds of finer curves, of the four that are tried; iterations, of the thousands that once were.
constexpr int kFewRefinements = 2, kMostIterations = 400;

void stretch(Task& task, double duration) {
  for (TimedTarget& timed : task.motion.targets)
    for (double* time : {&timed.from, &timed.to}) *time *= duration / task.motion.duration;
  task.motion.duration = duration;
}

void carry(Task& task, double kilograms) {
  constexpr double kArm = 0.14;  // m, of the pack's inertia
  Load pack;
  pack.name = "pack";
  pack.kind = LoadKind::Mass;
  pack.com = task.loads.empty() ? Vector3(0.0, -0.02, -0.2) : task.loads[0].com;
  pack.mass = kilograms;
  pack.inertia = kilograms * kArm * kArm * Vector3::Ones();
  task.loads = {pack};
}

/// Greatest difference of a joint from its mirror image (rad).
double asymmetry(const Model& model, const Motion& motion) {
  double most = 0.0;
  for (const MotionFrame& frame : motion.frames)
    most = std::max(most,
                    (frame.q - mirrored(model, frame.q)).tail(model.jointCount()).lpNorm<Eigen::Infinity>());
  return most;
}

}  // namespace

class MotionFamilyTest : public QObject {
  Q_OBJECT

 private slots:
  // A motion may dwell where it costs least before it moves as the shorter one does; these postures cost less
  // at rest than the motion between them.
  void aLongerTimeNeverCostsMore_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<double>>("durations");
    QTest::newRow("source_motion_3") << "source_motion_3" << QList<double>{1.5, 2.5, 3.5, 4.0, 5.5};
    QTest::newRow("squat_rise") << "squat_rise" << QList<double>{1.5, 2.5, 3.5, 4.0, 5.5};
    QTest::newRow("pull_up") << "pull_up" << QList<double>{4.0, 5.0, 8.0};
    QTest::newRow("bar_swing") << "bar_swing" << QList<double>{2.4, 3.2, 4.0, 5.0};
  }
  void aLongerTimeNeverCostsMore() {
    QFETCH(QString, name);
    QFETCH(QList<double>, durations);
    const auto model = human();
    double before = 1e300;
    for (const double duration : durations) {
      Task task = taskOf(name.toStdString(), *model);
      stretch(task, duration);
      const MotionPrediction p = predict(*model, task);
      QVERIFY2(keepsLaws(p), qPrintable(QString::number(duration)));
      QVERIFY2(p.objective < before * (1.0 + kFamilySlack), qPrintable(QString::number(duration)));
      before = p.objective;
    }
  }

  void aLighterPackNeverCostsMore_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<double>>("kilograms");
    QTest::newRow("squat_rise") << "squat_rise" << QList<double>{0.1, 5.0, 8.0, 25.0, 60.0, 70.0};
    QTest::newRow("pull_up") << "pull_up" << QList<double>{0.1, 1.6, 2.4, 4.0, 16.0, 20.0};
    QTest::newRow("bar_swing") << "bar_swing" << QList<double>{8.0, 12.0, 16.0};
  }
  void aLighterPackNeverCostsMore() {
    QFETCH(QString, name);
    QFETCH(QList<double>, kilograms);
    const auto model = human();
    double before = 0.0;
    for (const double mass : kilograms) {
      Task task = taskOf(name.toStdString(), *model);
      carry(task, mass);
      const MotionPrediction p = predict(*model, task);
      QVERIFY2(keepsLaws(p), qPrintable(QString::number(mass)));
      QVERIFY2(p.objective > before / (1.0 + kFamilySlack), qPrintable(QString::number(mass)));
      before = p.objective;
    }
  }

  // Where a foot's friction is at its limit finer curves hardly help between the instants; heavy doors were
  // refused for it.
  void heavyDoorsAreOpenedInAnyTime_data() {
    QTest::addColumn<double>("duration");
    QTest::addColumn<double>("inertia");
    QTest::newRow("in a second") << 1.0 << 6.0;
    QTest::newRow("a heavy one in a second") << 1.0 << 20.0;
    QTest::newRow("slowly") << 2.5 << 60.0;
    QTest::newRow("one foot hardly bears anything") << 2.5 << 100.0;
    QTest::newRow("a very heavy one slowly") << 3.0 << 200.0;
  }
  void heavyDoorsAreOpenedInAnyTime() {
    QFETCH(double, duration);
    QFETCH(double, inertia);
    const auto model = human();
    Task task = taskOf("door_opening", *model);
    stretch(task, duration);
    for (Contact& contact : task.contacts)
      if (contact.hinge) contact.hinge->inertia = inertia;
    const MotionPrediction p = predict(*model, task);
    QVERIFY(keepsLaws(p));
    QVERIFY2(p.refinements <= kFewRefinements, qPrintable(QString::number(p.refinements)));
  }

  // A search that leads nowhere ends after so much work, and says what is still broken.
  void aHopelessSearchEndsByCount() {
    const auto model = human();
    Task task = taskOf("door_opening", *model);
    for (Contact& contact : task.contacts)
      if (contact.hinge) contact.hinge->inertia = 1000.0;
    const MotionPrediction p = predict(*model, task);
    QVERIFY2(p.iterations < kMostIterations, qPrintable(QString::number(p.iterations)));
    QVERIFY(keepsLaws(p) || !p.outcome.violations.empty());
  }

  // In a long time few control points once kept every motion as slow as it is long.
  void fewControlPointsMakeNoMotionDearer() {
    const auto model = human();
    Task task = taskOf("squat_rise", *model);
    stretch(task, 6.0);
    const MotionPrediction few = predict(*model, task);
    task.motion.controlPoints = 70;
    task.motion.instants = 144;
    const MotionPrediction many = predict(*model, task);
    QVERIFY(keepsLaws(few) && keepsLaws(many));
    QVERIFY2(few.objective < many.objective * (1.0 + kFamilySlack),
             qPrintable(QString("%1 against %2").arg(few.objective).arg(many.objective)));
    QVERIFY2(few.outcome.message.find("control points") != std::string::npos, few.outcome.message.c_str());
  }

  void symmetricTasksGiveSymmetricMotions_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"squat_rise", "wall_push"}) QTest::newRow(name) << name;
  }
  void symmetricTasksGiveSymmetricMotions() {
    QFETCH(QString, name);
    const auto model = human();
    Task task = taskOf(name.toStdString(), *model);
    task.motion.method = MotionMethod::Predicted;
    const MotionPrediction p = predict(*model, task);
    QVERIFY(keepsLaws(p));
    QVERIFY2(asymmetry(*model, p.outcome.motion) < kEven, qPrintable(name));
  }

  // Between uneven postures that are cheaper the even motion is tried all the same.
  void anUnevenMotionIsWorthIt() {
    const auto model = human();
    const Task task = taskOf("source_motion_3", *model);
    const MotionPlan plan = planPostures(*model, task, {});
    QVERIFY(!plan.mirror && plan.even);
    MotionPlan alike;
    alike.begin = plan.even->begin;
    alike.end = plan.even->end;
    alike.guess = plan.even->guess;
    const MotionPrediction even = predictMotion(*model, task, alike, {});
    const MotionPrediction best = predictMotion(*model, task, plan, {});
    QVERIFY(keepsLaws(even) && keepsLaws(best));
    const bool isEven = asymmetry(*model, best.outcome.motion) < kEven;
    QVERIFY2(isEven || best.objective < (1.0 - kWorthUneven) * even.objective,
             qPrintable(QString("%1 against %2").arg(best.objective).arg(even.objective)));
  }

  void furtherStartsAreTriedAndNeverCostMore() {
    const auto model = human();
    Task task = taskOf("squat_rise", *model);
    MotionPredictionOptions options;
    const MotionPrediction one = predictMotion(*model, task, options);
    options.starts = 4;
    const MotionPrediction four = predictMotion(*model, task, options);
    QVERIFY(keepsLaws(one) && keepsLaws(four));
    QVERIFY(four.iterations > one.iterations);
    QVERIFY(four.objective < one.objective * (1.0 + kFamilySlack));
  }
};

QTEST_GUILESS_MAIN(MotionFamilyTest)
#include "motion_family_test.moc"
