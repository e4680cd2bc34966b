// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include "tests/ui/jobs/fake_prediction.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/number_field.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

constexpr UnitChoice kUs{UnitSystem::UsCustomary};

QString wordsOf(const WindowFixture& f, const char* name) {
  return f.find<QAbstractButton>(name)->accessibleName();
}

Project predictedPull() {
  Project project = samplePull();
  project.task.motion.method = MotionMethod::Predicted;
  return project;
}

}  // namespace

/// What is told of broken laws and advice follows the window's units, while it is shown.
class ToldUnitsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void cleanup() { Units::shared().choose({}); }

  void brokenLawsOfAPosture() {
    WindowFixture f(quickSolvers(PostureStatus::Infeasible));
    QTest::mouseClick(f.find<QPushButton>("solve.start"), Qt::LeftButton);
    QTRY_VERIFY(f.find<QAbstractButton>("unmet.1"));
    QVERIFY(wordsOf(f, "unmet.0").startsWith("Right hand is 120 mm out of reach. Move it to where"));
    Units::shared().choose(kUs);
    QVERIFY(wordsOf(f, "unmet.0").startsWith("Right hand is 4.7 in out of reach. Move it to where"));
    QVERIFY(wordsOf(f, "unmet.1")
                .startsWith("Right elbow flexion would need 50.9 ft lbf, its limit is 36.9 ft lbf. "));
    Units::shared().choose({});
    QVERIFY(
        wordsOf(f, "unmet.1").startsWith("Right elbow flexion would need 69.0 N m, its limit is 50.0 N m. "));
  }

  void brokenLawsAndAdviceOfAMotion() {
    WindowFixture f(quickPredictor(PostureStatus::Infeasible), predictedPull());
    QTest::mouseClick(f.find<QPushButton>("solve.predict"), Qt::LeftButton);
    QTRY_VERIFY(f.find<QAbstractButton>("motion.unmet.1"));
    auto* advice = f.find<QLabel>("motion.advice.sentence");
    QVERIFY(wordsOf(f, "motion.unmet.0").startsWith("Right hand is 120 mm out of reach at 0.40 s."));
    QVERIFY(advice->text().contains(" 90 mm down would help most"));
    Units::shared().choose(kUs);
    QVERIFY(wordsOf(f, "motion.unmet.0").startsWith("Right hand is 4.7 in out of reach at 0.40 s."));
    QVERIFY2(advice->text().contains(" 3.54 in down would help most"), qPrintable(advice->text()));
  }

  void gravityHasFeet() {
    WindowFixture f;
    Units::shared().choose(kUs);
    auto* field = f.find<NumberField>("task.gravity.y");
    QVERIFY(field);
    QVERIFY(std::abs(field->value() + 9.80665 / 0.3048) < 0.01);  // two decimals
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "-16");
    QTest::keyClick(field, Qt::Key_Return);
    constexpr double kExact = 1e-12;
    QVERIFY(std::abs(f.document.project().task.gravity.y() + 16.0 * 0.3048) < kExact);
  }

  void gapsInTheTree() {
    WindowFixture f;
    const Project& project = f.document.project();
    Trial held = fakeResult(human(), project.task, project.q, PostureStatus::Infeasible);
    held.violations = {{Law::ContactPlace, project.task.contacts[0].name, 0, Dimension::Length, 0.12}};
    held.origin = Held();
    f.document.attachLoads(shared(held));
    const QString contact = QString::fromStdString(project.task.contacts[0].name);
    const auto* item =
        f.find<QTreeWidget>("scene.tree")->findItems(contact, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    QVERIFY(item);
    QTRY_VERIFY(item->toolTip(0).endsWith(" is 120 mm off its place"));
    QVERIFY(f.find<QLabel>("status.verdict")->text().endsWith(" is 120 mm off its place"));
    Units::shared().choose(kUs);
    QVERIFY(item->toolTip(0).endsWith(" is 4.7 in off its place"));
    QVERIFY(f.find<QLabel>("status.verdict")->text().endsWith(" is 4.7 in off its place"));
  }
};

}  // namespace handhold

QTEST_MAIN(handhold::ToldUnitsTest)
#include "told_units_test.moc"
