// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/ui/jobs/fake_prediction.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/number_field.h"
#include "ui/controls/section.h"
#include "ui/document/motion_actions.h"
#include "ui/panels/solve/motion_result_view.h"

namespace handhold {

namespace {

/// What the house promises for Cancel.
constexpr int kCancelMilliseconds = 200;

Project predictedPull() {
  Project project = samplePull();
  project.task.motion.method = MotionMethod::Predicted;
  return project;
}

void type(NumberField* field, const QString& number) {
  QVERIFY(field);
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, number);
  QTest::keyClick(field, Qt::Key_Return);
}

const MotionSettings& motionOf(const WindowFixture& f) { return f.document.project().task.motion; }

}  // namespace

class MotionPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void theMethodShowsWhatBelongsToIt();
  void weightsAndPresetsAreUndoable();
  void aFreeDurationHasBounds();
  void wrongNumbersAreToldInPlace();
  void theScheduleIsATable();
  void timesAreTakenAsFilesHaveThem();
  void aComponentHasControlPointsOfItsOwn();
  void aRowThatGoesTakesWhatIsTypedAlong();
  void aTimedTargetStandsInTreeAndInspector();
  void predictingCommitsOnce();
  void cancelForgetsInTimeAndStopKeeps();
  void whatWasStoppedIsGivenNoRemedy_data();
  void whatWasStoppedIsGivenNoRemedy();
  void aBrokenLawLeadsToItsInstant();
  void theSwitchDecidesWhetherChangesAreFollowed();
};

void MotionPanelTest::theMethodShowsWhatBelongsToIt() {
  WindowFixture f;
  auto* objective = f.find<SectionHeader>("motion.objective");
  QVERIFY(!objective->isVisibleTo(f.window.get()));
  auto* method = f.find<QComboBox>("motion.method");
  method->setFocus();
  QTest::keyClick(method, Qt::Key_Down);
  QVERIFY(motionOf(f).method == MotionMethod::Predicted);
  QVERIFY(objective->isVisibleTo(f.window.get()));
  f.document.undo();
  QCOMPARE(method->currentIndex(), 0);
  QVERIFY(!objective->isVisibleTo(f.window.get()));
}

void MotionPanelTest::weightsAndPresetsAreUndoable() {
  WindowFixture f(quickPredictor(PostureStatus::Optimal), predictedPull());
  type(f.find<NumberField>("weight.motion.work"), "0.25");
  QCOMPARE(motionOf(f).objective.work, 0.25);
  auto* preset = f.find<QComboBox>("motion.preset");
  QCOMPARE(preset->currentText(), QString("Own mix"));
  f.document.undo();
  QCOMPARE(preset->currentIndex(), 0);
  preset->setFocus();
  for (int row = 0; row < 2; ++row) QTest::keyClick(preset, Qt::Key_Down);
  QCOMPARE(motionOf(f).objective.body.greatestTorque, 1.0);
  QCOMPARE(motionOf(f).objective.body.discomfort, 0.0);
}

void MotionPanelTest::aFreeDurationHasBounds() {
  WindowFixture f(quickPredictor(PostureStatus::Optimal), predictedPull());
  auto* longest = f.find<NumberField>("motion.longest");
  QVERIFY(!longest->isEnabled());
  QTest::mouseClick(f.find<QCheckBox>("motion.free"), Qt::LeftButton, Qt::NoModifier, QPoint(8, 8));
  QVERIFY(motionOf(f).shortest && motionOf(f).longest);
  QVERIFY(longest->isEnabled());
  type(longest, "3.5");
  QCOMPARE(*motionOf(f).longest, 3.5);
  type(f.find<NumberField>("motion.duration"), "5");
  QCOMPARE(*motionOf(f).longest, 5.0);
}

void MotionPanelTest::wrongNumbersAreToldInPlace() {
  WindowFixture f(quickPredictor(PostureStatus::Optimal), predictedPull());
  QTest::mouseClick(f.find<QCheckBox>("motion.free"), Qt::LeftButton, Qt::NoModifier, QPoint(8, 8));
  type(f.find<NumberField>("motion.shortest"), "4");
  bool told = false;
  for (const QLabel* label : f.window->findChildren<QLabel*>("motion.problem"))
    told = told || (label->isVisibleTo(f.window.get()) && label->text().contains("above the duration"));
  QVERIFY(told);
  QCOMPARE(*motionOf(f).shortest, 1.0);
}

/// Up to an hour.
void MotionPanelTest::timesAreTakenAsFilesHaveThem() {
  Project project = predictedPull();
  project.task.motion.duration = 3000.0;
  project.task.motion.framesPerSecond = 10.0;
  WindowFixture f(quickPredictor(PostureStatus::Optimal), project);
  f.find<SectionHeader>("motion.schedule.header")->setChecked(true);
  QTest::mouseClick(f.find<QToolButton>("schedule.add.1"), Qt::LeftButton);
  type(f.find<NumberField>("hold.0.to"), "2000");
  QCOMPARE(motionOf(f).holds[0].to, 2000.0);
  type(f.find<NumberField>("motion.duration"), "3500");
  QCOMPARE(motionOf(f).duration, 3500.0);
}

void MotionPanelTest::theScheduleIsATable() {
  WindowFixture f(quickPredictor(PostureStatus::Optimal), predictedPull());
  f.find<SectionHeader>("motion.schedule.header")->setChecked(true);
  QTest::mouseClick(f.find<QToolButton>("schedule.add.1"), Qt::LeftButton);
  QCOMPARE(motionOf(f).holds.size(), std::size_t(1));
  QCOMPARE(motionOf(f).holds[0].contact, std::string("right hand"));
  type(f.find<NumberField>("hold.0.to"), "0.9");
  QCOMPARE(motionOf(f).holds[0].to, 0.9);
  type(f.find<NumberField>("hold.0.from"), "1.5");
  QCOMPARE(motionOf(f).holds[0].from, 0.0);
  QTest::mouseClick(f.find<QToolButton>("schedule.close.1"), Qt::LeftButton);
  QVERIFY(motionOf(f).holds.empty());
  f.document.undo();
  QCOMPARE(motionOf(f).holds[0].to, 0.9);
}

void MotionPanelTest::aComponentHasControlPointsOfItsOwn() {
  WindowFixture f(quickPredictor(PostureStatus::Optimal), predictedPull());
  auto* adder = f.find<QComboBox>("points.add");
  const int elbow = adder->findData(QStringLiteral("r_elbow_flexion"));
  QVERIFY(elbow > 0);
  emit adder->activated(elbow);
  QCOMPARE(motionOf(f).components.size(), std::size_t(1));
  QCOMPARE(motionOf(f).components[0].controlPoints, std::optional(11));  // half of 23
  auto* count = f.find<NumberField>("points.r_elbow_flexion.count");
  type(count, QStringLiteral("14"));
  QCOMPARE(motionOf(f).components[0].controlPoints, std::optional(14));
  type(count, QStringLiteral("40"));  // more than all
  QCOMPARE(motionOf(f).components[0].controlPoints, std::optional(14));
  f.find<QToolButton>("points.r_elbow_flexion.remove")->click();
  QVERIFY(motionOf(f).components.empty());
  f.document.undo();
  QCOMPARE(motionOf(f).components[0].controlPoints, std::optional(14));
}

/// The button leaves the keyboard to the field, whose number must not become another row's.
void MotionPanelTest::aRowThatGoesTakesWhatIsTypedAlong() {
  Project project = samplePull();
  project.task.motion.components = {{"r_elbow_flexion", 0.0, 1.0, {}}, {"l_elbow_flexion", 0.25, 1.0, {}}};
  WindowFixture f(quickPredictor(PostureStatus::Optimal), project);
  f.find<SectionHeader>("motion.own.header")->setChecked(true);
  const auto typeWithoutEnter = [&](const char* name, const char* number) {
    auto* field = f.find<NumberField>(name);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, number);
  };
  typeWithoutEnter("own.0.from", "0.5");
  f.find<QToolButton>("own.0.remove")->click();
  QCOMPARE(motionOf(f).components.size(), std::size_t(1));
  QCOMPARE(motionOf(f).components[0].name, std::string("l_elbow_flexion"));
  QCOMPARE(motionOf(f).components[0].from, 0.25);
  typeWithoutEnter("own.0.from", "0.75");
  f.find<QToolButton>("own.0.remove")->click();
  QVERIFY(motionOf(f).components.empty());
  f.document.undo();
  QCOMPARE(motionOf(f).components[0].from, 0.75);  // it counts, as everywhere
  typeWithoutEnter("own.0.from", "1.5");
  f.document.reset(samplePull(), {});  // the row is another task's
  QVERIFY(motionOf(f).components.empty());
}

void MotionPanelTest::aTimedTargetStandsInTreeAndInspector() {
  WindowFixture f(quickPredictor(PostureStatus::Optimal), predictedPull());
  addTimedTarget(f.document, suggestedTimedTarget(f.document.project(), "hip_centre"));
  const QString name = QString::fromStdString(motionOf(f).targets[0].target.name);
  auto* tree = f.find<QTreeWidget>("scene.tree");
  QCOMPARE(tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive).size(), 1);
  type(f.find<NumberField>("timed.to"), "1.25");
  QCOMPARE(motionOf(f).targets[0].to, 1.25);
  type(f.find<NumberField>("timed.position.y"), "130");
  QVERIFY(std::abs(motionOf(f).targets[0].target.position.y() - 0.13) < 1e-12);
  tree->setFocus();
  QTest::keyClick(tree, Qt::Key_Delete);
  QVERIFY(motionOf(f).targets.empty());
}

void MotionPanelTest::predictingCommitsOnce() {
  WindowFixture f(quickPredictor(PostureStatus::Optimal), predictedPull());
  QTest::mouseClick(f.find<QPushButton>("solve.predict"), Qt::LeftButton);
  QTRY_VERIFY(f.document.project().motion);
  QCOMPARE(f.document.history().index(), 1);
  QCOMPARE(f.find<QLabel>("motion.verdict")->text(), QString("Feasible, local optimum"));
  QVERIFY(!f.find<QLabel>("result.verdict")->isVisibleTo(f.window.get()));
}

void MotionPanelTest::cancelForgetsInTimeAndStopKeeps() {
  WindowFixture f(slowPredictor(std::chrono::milliseconds(500)), predictedPull());
  auto* predict = f.find<QPushButton>("solve.predict");
  QTest::mouseClick(predict, Qt::LeftButton);
  QTRY_VERIFY(f.find<QLabel>("solve.progress")->text().contains("force balance at 0.85 s"));
  QElapsedTimer clock;
  clock.start();
  QTest::mouseClick(f.find<QPushButton>("solve.cancel"), Qt::LeftButton);
  QVERIFY(predict->isVisibleTo(f.window.get()));
  QVERIFY(clock.elapsed() < kCancelMilliseconds);
  QTest::qWait(700);
  QCOMPARE(f.document.history().index(), 0);
  QTest::mouseClick(predict, Qt::LeftButton);
  QTRY_VERIFY(f.find<QLabel>("solve.progress")->text().contains("Iteration"));
  QTest::mouseClick(f.find<QPushButton>("solve.stop"), Qt::LeftButton);
  QTRY_COMPARE(f.document.history().index(), 1);
  QVERIFY(f.find<QLabel>("motion.verdict")->text().startsWith("Stopped"));
}

/// Of a search that did not come to its end nobody knows what helps.
void MotionPanelTest::whatWasStoppedIsGivenNoRemedy_data() {
  QTest::addColumn<PostureStatus>("status");
  QTest::addColumn<bool>("isGiven");
  QTest::newRow("refused") << PostureStatus::Infeasible << true;
  QTest::newRow("stopped") << PostureStatus::Stopped << false;
}

void MotionPanelTest::whatWasStoppedIsGivenNoRemedy() {
  QFETCH(const PostureStatus, status);
  QFETCH(const bool, isGiven);
  WindowFixture f(quickPredictor(status), predictedPull());
  Project project = f.document.project();
  Trial motion = fakeResult(project.subject, project.task, project.q, status);
  motion.motion.frames.push_back(motion.motion.frames.front());
  motion.motion.frames.back().time = 1.0;
  motion.violations = {{Law::ContactReach, "right grip", 0, Dimension::Length, 0.12}};
  project.motion = std::make_shared<const Trial>(motion);
  f.document.preview(project);
  MotionResultView view(f.document);
  view.refresh();
  const auto labels = view.findChild<QAbstractButton*>("motion.unmet.0")->findChildren<QLabel*>();
  QCOMPARE(labels.size(), 2);
  QCOMPARE(labels[1]->isVisibleTo(&view), isGiven);
}

void MotionPanelTest::aBrokenLawLeadsToItsInstant() {
  WindowFixture f(quickPredictor(PostureStatus::Infeasible), predictedPull());
  QTest::mouseClick(f.find<QPushButton>("solve.predict"), Qt::LeftButton);
  QTRY_VERIFY(f.find<QAbstractButton>("motion.unmet.1"));
  QCOMPARE(f.find<QLabel>("motion.verdict")->text(), QString("Not feasible"));
  QVERIFY(f.find<QWidget>("motion.advice")->isVisibleTo(f.window.get()));
  QTest::mouseClick(f.find<QAbstractButton>("motion.unmet.1"), Qt::LeftButton);
  QCOMPARE(f.document.playbackTime(), 1.2);
  QCOMPARE(f.document.selection(), (Element{ElementKind::Joint, human()->findJoint("r_elbow_flexion")}));
  QTest::mouseClick(f.find<QAbstractButton>("motion.unmet.0"), Qt::LeftButton);
  QCOMPARE(f.document.playbackTime(), 0.4);
  QCOMPARE(f.document.selection(), (Element{ElementKind::Contact, 0}));
}

void MotionPanelTest::theSwitchDecidesWhetherChangesAreFollowed() {
  WindowFixture f(quickPredictor(PostureStatus::Optimal), predictedPull());
  QTest::mouseClick(f.find<QPushButton>("solve.predict"), Qt::LeftButton);
  QTRY_VERIFY(f.document.project().motion);
  auto* follow = f.find<QCheckBox>("motion.follow");
  QTest::mouseClick(follow, Qt::LeftButton, Qt::NoModifier, QPoint(8, 8));
  type(f.find<NumberField>("motion.duration"), "3");
  QTest::qWait(600);
  QCOMPARE(f.document.project().motionAge, MotionAge::Outdated);
  QTest::mouseClick(follow, Qt::LeftButton, Qt::NoModifier, QPoint(8, 8));
  QTRY_COMPARE(f.document.project().motionAge, MotionAge::Current);
  QCOMPARE(motionDuration(f.document.project()), 3.0);
}

}  // namespace handhold

QTEST_MAIN(handhold::MotionPanelTest)
#include "motion_panel_test.moc"
