// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/motion_actions.h"

#include <QTest>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/task_check.h"
#include "tests/ui/jobs/fake_prediction.h"
#include "ui/document/element_names.h"
#include "ui/document/motion_goals.h"
#include "ui/document/posture_actions.h"
#include "ui/document/result_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/verdict.h"

namespace handhold {

namespace {

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

const MotionSettings& motionOf(const Document& document) { return document.project().task.motion; }

std::shared_ptr<const Trial> predictionFor(const Document& document, PostureStatus status) {
  return shared(fakePrediction(human(), document.project().task, status));
}

}  // namespace

class MotionActionsTest : public QObject {
  Q_OBJECT

 private slots:
  void aTimedTargetIsAddedMovedRenamedAndRemoved();
  void holdsFollowTheirContact();
  void aHoldFillsTheFirstGap();
  void theScheduleStaysTidy();
  void wrongSettingsChangeNothing_data();
  void wrongSettingsChangeNothing();
  void aPredictionIsOneStep();
  void aPredictedMotionStaysInSightOutdated();
  void aMotionFoundForTheShownTaskIsNoStep();
  void brokenLawsBelongToTheirThings();
  void everyGoalHasItsOwnWeight();
  void thePostureOfAScheduleHoldsWhatItsEndDoes();
};

/// It is solved for the end of the motion: a hand that has let go by then is shown open.
void MotionActionsTest::thePostureOfAScheduleHoldsWhatItsEndDoes() {
  Project project = standingProject(human());
  project.task.motion.duration = 2.0;
  const Contact& first = project.task.contacts.at(0);
  project.task.motion.holds = {{first.name, 0.0, 1.0}};
  QVERIFY(taskShownAt(project, 0.0).contacts[0].pinned);  // nothing has been found yet
  project.posture = std::make_shared<const Trial>(shownPosture(project));
  QVERIFY(!taskShownAt(project, 0.0).contacts[0].pinned);
  QVERIFY(taskShownAt(project, 0.0).contacts[1].pinned);
  project.task.motion.holds[0].to = 2.0;
  QVERIFY(taskShownAt(project, 0.0).contacts[0].pinned);
}

void MotionActionsTest::aTimedTargetIsAddedMovedRenamedAndRemoved() {
  Document document(standingProject(human()));
  const Element thing = addTimedTarget(document, suggestedTimedTarget(document.project(), "hip_centre"));
  QCOMPARE(thing, (Element{ElementKind::TimedTarget, 0}));
  QCOMPARE(document.selection(), thing);
  QCOMPARE(motionOf(document).targets[0].from, 1.0);
  addTimedTarget(document, suggestedTimedTarget(document.project(), "hip_centre"));
  QVERIFY(motionOf(document).targets[0].target.name != motionOf(document).targets[1].target.name);
  moveThing(document, thing, Vector3(0.1, 0.2, 0.3));
  QCOMPARE(motionOf(document).targets[0].target.position, Vector3(0.1, 0.2, 0.3));
  renameThing(document, thing, "over the bar");
  QCOMPARE(elementName(document.project(), thing), QString("over the bar"));
  QVERIFY_THROWS_EXCEPTION(InputError, renameThing(document, {ElementKind::TimedTarget, 1}, "over the bar"));
  TimedTarget edited = motionOf(document).targets[0];
  edited.to = 1.5;
  editTimedTarget(document, 0, edited, {"Change end", {}});
  QCOMPARE(motionOf(document).targets[0].to, 1.5);
  edited.to = 0.5;
  QVERIFY_THROWS_EXCEPTION(InputError, editTimedTarget(document, 0, edited, {"Change end", {}}));
  removeThing(document, thing);
  QCOMPARE(motionOf(document).targets.size(), std::size_t(1));
  document.goToStep(0);
  QVERIFY(motionOf(document).targets.empty());
}

void MotionActionsTest::holdsFollowTheirContact() {
  Document document(standingProject(human()));
  setHolds(document, {{"right foot", 0.0, 0.8}, {"left foot", 0.5, 2.0}}, {"Schedule", {}});
  renameThing(document, {ElementKind::Contact, 0}, "standing foot");
  // setting holds sorts them by contact: the left foot's is the first
  QCOMPARE(motionOf(document).holds[0].contact, std::string("left foot"));
  QCOMPARE(motionOf(document).holds[1].contact, std::string("standing foot"));
  QCOMPARE(motionOf(document).holds[1].to, 0.8);
  removeThing(document, {ElementKind::Contact, 0});
  QCOMPARE(motionOf(document).holds.size(), std::size_t(1));
  QCOMPARE(motionOf(document).holds[0].contact, std::string("left foot"));
  document.undo();
  QCOMPARE(motionOf(document).holds.size(), std::size_t(2));
}

void MotionActionsTest::aHoldFillsTheFirstGap() {
  Document document(standingProject(human()));
  addHold(document, "right foot");
  QCOMPARE(motionOf(document).holds[0].to, motionOf(document).duration);
  QVERIFY_THROWS_EXCEPTION(InputError, addHold(document, "right foot"));
  setHolds(document, {{"right foot", 0.0, 0.6}, {"right foot", 1.4, 2.0}}, {"Schedule", {}});
  addHold(document, "right foot");
  QCOMPARE(motionOf(document).holds.size(), std::size_t(3));
  QVERIFY(motionOf(document).holds[1].from > 0.6 && motionOf(document).holds[1].to < 1.4);
}

void MotionActionsTest::theScheduleStaysTidy() {
  Document document(standingProject(human()));
  setHolds(document, {{"right foot", 1.0, 2.5}, {"right foot", 0.0, 0.4}, {"left foot", 0.5, 2.0}},
           {"Schedule", {}});
  QCOMPARE(motionOf(document).holds[1].contact, std::string("right foot"));
  QCOMPARE(motionOf(document).holds[1].from, 0.0);
  QCOMPARE(motionOf(document).holds[2].to, 2.0);
  QVERIFY(!findProblem(document.project().task, document.model()));
  setHolds(document, {{"right foot", 0.0, 1.0}, {"right foot", 0.8, 1.6}}, {"Schedule", {}});
  QCOMPARE(motionOf(document).holds.size(), std::size_t(1));
  QCOMPARE(motionOf(document).holds[0].to, 1.6);
  MotionSettings longer = motionOf(document);
  longer.duration = 4.0;
  setMotionSettings(document, longer, {"Change duration", {}});
  QCOMPARE(motionOf(document).holds[0].to, 3.2);
}

void MotionActionsTest::wrongSettingsChangeNothing_data() {
  QTest::addColumn<int>("wrong");
  const char* names[] = {"duration", "shortest", "longest", "points", "instants", "hold", "target"};
  for (int i = 0; i < 7; ++i) QTest::newRow(names[i]) << i;
}

void MotionActionsTest::wrongSettingsChangeNothing() {
  QFETCH(int, wrong);
  Document document(standingProject(human()));
  MotionSettings settings = motionOf(document);
  const auto spoil =
      std::vector<std::function<void()>>{[&] { settings.duration = 0.0; },
                                         [&] { settings.shortest = settings.duration + 1.0; },
                                         [&] { settings.longest = 0.5 * settings.duration; },
                                         [&] { settings.controlPoints = 5; },
                                         [&] { settings.instants = 1; },
                                         [&] {
                                           settings.holds = {{"right foot", 1.0, 0.5}};
                                         },
                                         [&] {
                                           settings.targets = {{Target{.name = "via"}, -0.5, 0.5}};
                                         }};
  spoil[static_cast<std::size_t>(wrong)]();
  QVERIFY_THROWS_EXCEPTION(InputError, setMotionSettings(document, settings, {"Wrong", {}}));
  QCOMPARE(document.history().index(), 0);
}

void MotionActionsTest::aPredictionIsOneStep() {
  Document document(standingProject(human()));
  applyTrial(document, predictionFor(document, PostureStatus::Optimal));
  QCOMPARE(document.history().index(), 1);
  QVERIFY(document.project().motion);
  QCOMPARE(motionDuration(document.project()), 2.0);
  QCOMPARE(verdictOf(document.project()).severity, Severity::Good);
  document.undo();
  QVERIFY(!document.project().motion);
}

void MotionActionsTest::aPredictedMotionStaysInSightOutdated() {
  Document document(standingProject(human()));
  applyTrial(document, predictionFor(document, PostureStatus::Optimal));
  moveThing(document, {ElementKind::Contact, 0}, Vector3(0.2, 0.0, 0.2));
  QVERIFY(document.project().motion);
  QCOMPARE(document.project().motionAge, MotionAge::Outdated);
  QCOMPARE(verdictOf(document.project()).severity, Severity::Attention);
  document.undo();
  QCOMPARE(document.project().motionAge, MotionAge::Current);
  setPosture(document, document.model().relaxedPosition(), "Relax");
  QVERIFY(!document.project().motion);
  document.undo();
  Trial kinematic = *document.project().motion;
  kinematic.origin = Kinematic();
  applyTrial(document, shared(kinematic));
  QVERIFY(!showsPrediction(document.project()));
  moveThing(document, {ElementKind::Contact, 0}, Vector3(0.3, 0.0, 0.2));
  QVERIFY(!document.project().motion);
}

void MotionActionsTest::aMotionFoundForTheShownTaskIsNoStep() {
  Document document(standingProject(human()));
  applyTrial(document, predictionFor(document, PostureStatus::Optimal));
  moveThing(document, {ElementKind::Contact, 0}, Vector3(0.2, 0.0, 0.2));
  document.attachMotion(predictionFor(document, PostureStatus::Feasible));
  QCOMPARE(document.history().index(), 2);
  QCOMPARE(document.project().motionAge, MotionAge::Current);
  QCOMPARE(document.moment().q[0], 0.2);
}

void MotionActionsTest::brokenLawsBelongToTheirThings() {
  Document document(standingProject(human()));
  addTimedTarget(document, suggestedTimedTarget(document.project(), "hip_centre"));
  Task task = document.project().task;
  const std::string via = task.motion.targets[0].target.name;
  QCOMPARE(culpritOf(task, {Law::TargetReach, via, 0}), (Element{ElementKind::TimedTarget, 0}));
  QCOMPARE(culpritOf(task, {Law::Slip, "left foot", 0}), (Element{ElementKind::Contact, 1}));
  task.contacts[1].eitherSide = true;  // another contact went since
  QCOMPARE(culpritOf(task, {Law::ContactReach, "left foot (right foot)", 2}),
           (Element{ElementKind::Contact, 1}));
  task.contacts.push_back(task.contacts[1]);  // whose own name has brackets
  task.contacts[2].name = "left foot (worn)";
  for (const char* name : {"left foot (worn)", "left foot (worn) (right foot)"})
    QCOMPARE(culpritOf(task, {Law::Slip, name, 0}), (Element{ElementKind::Contact, 2}));
  QCOMPARE(culpritOf(task, {Law::JointTorque, "r_elbow_flexion", 9}), (Element{ElementKind::Joint, 9}));
  QCOMPARE(culpritOf(task, {Law::Balance, "base"}), (Element{ElementKind::Person, 0}));
}

void MotionActionsTest::everyGoalHasItsOwnWeight() {
  MotionObjective objective;
  double weight = 10.0;
  for (const GoalRow& goal : allMotionGoals()) goal.of(objective) = weight += 1.0;
  weight = 10.0;
  for (const GoalRow& goal : allMotionGoals()) QCOMPARE(std::as_const(goal).of(objective), weight += 1.0);
  QCOMPARE(objective.body.symmetry, 17.0);
  QCOMPARE(objective.body.potentialEnergy, 18.0);
  QCOMPARE(objective.duration, weight);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::MotionActionsTest)
#include "motion_actions_test.moc"
