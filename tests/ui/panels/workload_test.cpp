// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHeaderView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/panels/workload/workload_view.h"
#include "ui/theme/style_sheet.h"

namespace handhold {

namespace {

/// Flexion of the right elbow at an even rate against a torque that stays the same: work is torque times
/// angle.
constexpr double kTorque = 10.0, kAngle = 0.6, kDuration = 1.0;
constexpr int kFrames = 61;

Trial curl() {
  Trial trial;
  trial.subject = human();
  trial.origin = Kinematic();
  const LinkIndex elbow = human()->findJoint("r_elbow_flexion");
  for (int k = 0; k < kFrames; ++k) {
    MotionFrame frame;
    frame.time = kDuration * k / (kFrames - 1);
    frame.q = human()->neutralPosition();
    frame.q[positionIndex(elbow)] += kAngle * frame.time / kDuration;
    frame.v = frame.vdot = frame.tau = VectorX::Zero(human()->velocitySize());
    frame.v[velocityIndex(elbow)] = kAngle / kDuration;
    frame.tau[velocityIndex(elbow)] = kTorque;
    trial.motion.frames.push_back(frame);
  }
  return trial;
}

Project curling() {
  Project project = newProject(human());
  project.task.name = "Curl";
  project.task.gravity.setZero();
  project.motion = shared(curl());
  return project;
}

}  // namespace

class WorkloadTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void totalsAreThoseOfTheMotion();
  void limbsUnfoldIntoJoints();
  void titlesAreWholeBesideTheArrow();
  void withoutAMotionItSaysWhatWouldFillIt();
  void aMotionWithoutTorquesHasNone();
  void aMotionIsCountedInItsOwnGravity();
};

void WorkloadTest::totalsAreThoseOfTheMotion() {
  const Workload workload = workloadOfProject(curling()).value();
  QVERIFY(std::abs(workload.totals.positiveWork - kTorque * kAngle) < 1e-9);
  QVERIFY(std::abs(workload.totals.weightedWork - kTorque * kAngle) < 1e-9);
  QCOMPARE(workload.totals.negativeWork, 0.0);
}

void WorkloadTest::limbsUnfoldIntoJoints() {
  Document document(curling());
  WorkloadView view(document);
  view.resize(1000, 200);
  view.show();
  auto* table = view.findChild<QTreeWidget*>("workload.table");
  QVERIFY(table->isVisible());
  QTreeWidgetItem* arm = table->topLevelItem(0);  // most loaded first
  QCOMPARE(arm->text(0), QString("Right arm"));
  QCOMPARE(arm->text(3), QString("6.00"));
  QTreeWidgetItem* elbow = arm->child(0);
  QCOMPARE(elbow->text(3), QString("6.00"));
  emit table->itemClicked(elbow, 0);
  QCOMPARE(document.selection().index, int(human()->findJoint("r_elbow_flexion")));
}

/// Whichever column is sorted, its arrow stands beside the title and not over it.
void WorkloadTest::titlesAreWholeBesideTheArrow() {
  applyAppearance(*qApp, Appearance::Light);
  Document document(curling());
  WorkloadView view(document);
  view.resize(1400, 200);
  view.show();
  auto* table = view.findChild<QTreeWidget*>("workload.table");
  constexpr int kArrow = 10, kPadding = 12;  // px, of the style sheet
  for (int column = 1; column < table->columnCount(); ++column) {
    const QString title = table->headerItem()->text(column);
    const int wanted = table->header()->fontMetrics().horizontalAdvance(title) + kArrow + kPadding;
    QVERIFY2(table->columnWidth(column) >= wanted, qPrintable(title));
  }
}

void WorkloadTest::withoutAMotionItSaysWhatWouldFillIt() {
  Document document(newProject(human()));
  WorkloadView view(document);
  view.show();
  auto* empty = view.findChild<QWidget*>("workload.empty");
  QVERIFY(empty->isVisible());
  QSignalSpy wanted(&view, &WorkloadView::motionWanted);
  empty->findChild<QPushButton*>()->click();
  QCOMPARE(wanted.count(), 1);
  document.commit("Curl", curling());
  QTRY_VERIFY(view.findChild<QTreeWidget*>("workload.table")->isVisible());
  document.undo();
  QTRY_VERIFY(view.findChild<QWidget*>("workload.empty")->isVisible());
}

void WorkloadTest::aMotionWithoutTorquesHasNone() {
  Project project = curling();
  Trial bare = curl();
  bare.motion.frames[3].tau.resize(0);
  project.motion = shared(bare);
  QVERIFY(!workloadOfProject(project));
}

/// It was found in weightlessness, and the task stands on Earth by now.
void WorkloadTest::aMotionIsCountedInItsOwnGravity() {
  Project project = curling();
  Trial trial = curl();
  trial.task = std::make_shared<const Task>(project.task);
  project.motion = shared(trial);
  const double change = workloadOfProject(project).value().totals.energyChange;
  project.task.gravity = Task().gravity;
  QVERIFY(project.task.gravity.norm() > 9.0);
  QCOMPARE(workloadOfProject(project).value().totals.energyChange, change);
  trial.task.reset();
  project.motion = shared(trial);
  QVERIFY(workloadOfProject(project).value().totals.energyChange != change);
}

}  // namespace handhold

QTEST_MAIN(handhold::WorkloadTest)
#include "workload_test.moc"
