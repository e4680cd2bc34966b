// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QTreeWidget>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/panels/scores/scores_view.h"

namespace handhold {

namespace {

PopulationStrength shippedStrength() {
  return PopulationStrength(std::string(HANDHOLD_SOURCE_DIR) + "/resources/scores/strength.csv");
}

/// Standing, then with the back bent by nearly 50 degrees.
Project bending() {
  Project project = newProject(human());
  Trial trial;
  trial.subject = human();
  trial.origin = Kinematic();
  for (int k = 0; k <= 10; ++k) {
    MotionFrame frame;
    frame.time = 0.1 * k;
    frame.q = human()->relaxedPosition();
    for (const char* joint :
         {"spine1_flexion", "spine2_flexion", "spine3_flexion", "r_hip_flexion", "l_hip_flexion"}) {
      const LinkIndex at = human()->findJoint(joint);
      frame.q[positionIndex(at)] += (joint[0] == 's' ? 0.03 : -0.03) * k;
    }
    frame.v = frame.vdot = frame.tau = VectorX::Zero(human()->velocitySize());
    trial.motion.frames.push_back(frame);
  }
  project.motion = shared(trial);
  return project;
}

}  // namespace

class ScoresTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }

  void everyRuleHasItsRowAndUnfolds() {
    Document document(bending());
    ScoresView view(document, shippedStrength());
    view.resize(1200, 300);
    view.show();
    auto* table = view.findChild<QTreeWidget*>("scores.table");
    QVERIFY(table->isVisible());
    QCOMPARE(table->topLevelItemCount(), static_cast<int>(kRuleRows.size()));
    const QTreeWidgetItem* rula = table->topLevelItem(0);
    QCOMPARE(rula->text(0), QString("RULA"));
    QVERIFY(rula->childCount() >= 7);
    QVERIFY2(rula->text(4).startsWith("trunk"), qPrintable(rula->text(4)));
    QVERIFY(!rula->text(6).isEmpty());
    QCOMPARE(table->topLevelItem(6)->text(3), QString("Does not apply"));  // crew loads weigh nothing
  }

  void nowFollowsTheTimeLine() {
    Document document(bending());
    ScoresView view(document, shippedStrength());
    view.resize(1200, 300);
    view.show();
    auto* table = view.findChild<QTreeWidget*>("scores.table");
    document.setPlaybackTime(0.0);
    const int straight = table->topLevelItem(0)->text(2).toInt();
    document.setPlaybackTime(1.0);
    QVERIFY(table->topLevelItem(0)->text(2).toInt() > straight);
    QCOMPARE(table->topLevelItem(0)->text(2), table->topLevelItem(0)->text(1));
    QVERIFY(view.colouring() && instantAt(*view.colouring(), document.moment().time).time == 1.0);
    // a double click or Enter goes to the worst instant
    document.setPlaybackTime(0.0);
    emit table->itemActivated(table->topLevelItem(4), 0);
    QCOMPARE(document.moment().time, view.verdicts()[4].worstInstant().time);
  }

  void theWorstInstantIsFoundBesideOthers() {
    Project project = bending();
    project.results = {{1, "first", shared(*project.motion), {}}, {2, "shown", project.motion, {}}};
    project.results[1].alignment.shift = 0.8;
    Document document(project);
    document.compare({1, 2});
    ScoresView view(document, shippedStrength());
    view.resize(1200, 300);
    view.show();
    auto* table = view.findChild<QTreeWidget*>("scores.table");
    emit table->itemActivated(table->topLevelItem(4), 0);
    const double worst = view.verdicts()[4].worstInstant().time;
    QCOMPARE(document.playbackTime(), worst + 0.8);
    QCOMPARE(document.moment().time, worst);
  }

  void settingsCountAtOnce() {
    Document document(bending());
    ScoresView view(document, shippedStrength());
    view.resize(1200, 300);
    view.show();
    auto* table = view.findChild<QTreeWidget*>("scores.table");
    const int before = table->topLevelItem(1)->text(1).toInt();
    auto* held = view.findChild<NumberField*>("scores.held");
    QVERIFY(held);
    held->setFocus();
    held->selectAll();
    QTest::keyClicks(held, "120");
    QTest::keyClick(held, Qt::Key_Return);
    QCOMPARE(table->topLevelItem(1)->text(1).toInt(), before + 1);
  }

  void withoutAPostureItSaysWhatWouldFillIt() {
    Document document(newProject(human()));
    ScoresView view(document, shippedStrength());
    view.resize(1200, 300);
    view.show();
    QVERIFY(view.findChild<QWidget*>("scores.empty")->isVisible());
    QVERIFY(!view.colouring());
  }
};

}  // namespace handhold

using handhold::ScoresTest;
QTEST_MAIN(ScoresTest)
#include "scores_test.moc"
