// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/manoeuvre_actions.h"
#include "tests/ui/fake_trials.h"

#include <QSignalSpy>
#include <QTest>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/planning/manoeuvre/manoeuvre_plan.h"
#include "engine/task/manoeuvre_props.h"
#include "ui/document/files/project_file.h"
#include "ui/document/motion_actions.h"
#include "ui/document/posture_actions.h"
#include "ui/document/result_actions.h"
#include "ui/document/verdict.h"
#include "ui/jobs/solve_jobs.h"

namespace handhold {

namespace {

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

/// Three frames that move the base, with figures.
Trial fakePlan(const Task& task, PostureStatus status) {
  Trial plan;
  plan.subject = human();
  plan.task = std::make_shared<const Task>(task);
  plan.origin = Planned();
  plan.status = status;
  plan.message = "Turned by 90.000 degrees";
  for (int k = 0; k < 3; ++k) {
    MotionFrame frame;
    frame.time = 0.5 * k;
    frame.q = human()->neutralPosition();
    frame.q[0] = 0.1 * k;
    frame.v = frame.vdot = frame.tau = VectorX::Zero(human()->velocitySize());
    plan.motion.frames.push_back(frame);
  }
  plan.figures = {{"angle_deg", 90.0}, {"momentum_residue", 3e-12}, {"rail_load", 0.25}, {"unknown", 1.0}};
  plan.peak = {0.4, human()->findJoint("r_hip_flexion"), 0.0};
  return plan;
}

Solvers planning(PostureStatus status, const Motion* motion = nullptr) {
  Solvers solvers;
  solvers.solve = [=](const Subject&, const Task& task, const SolveOptions&) {
    Trial plan = fakePlan(task, status);
    if (motion) plan.motion = *motion;
    if (status == PostureStatus::Infeasible)
      plan.message = "Bar 1 is 12.0 cm out of reach; a spacing of 0.40 m works";
    return plan;
  };
  return solvers;
}

/// The step that a choice in the panel makes.
void choose(Document& document, const Manoeuvre& manoeuvre) {
  setManoeuvre(document, manoeuvre, {"Manoeuvre", {}});
}

bool hasProp(const Document& document, const char* name) {
  for (const Prop& prop : document.project().task.props)
    if (prop.name == name) return true;
  return false;
}

}  // namespace

class ManoeuvreActionsTest : public QObject {
  Q_OBJECT

 private slots:
  void choosingOneTurnsGravityOffAndSetsUpItsProps();
  void anotherKindExchangesProps();
  void propsOfTheTaskStay();
  void noManoeuvreBringsItsSurroundingsBack();
  void aFloorGoesAlongWithGravity();
  void whoStoodBeforeStandsAgain();
  void nothingIsSaidBeforeItIsPlanned();
  void aWrongNumberChangesNothing();
  void aPlanIsOneStepAndKeptWithItsFigures();
  void figuresComeBackFromTheFile();
  void aHoldIsAPosture();
  void predictingPlansTheManoeuvre();
  void theImpossibleIsToldUntilSomethingChanges();
  void aStoppedPlanIsShown();
  void figuresAreToldForPeople();
  void theCarriedMassIsShown();
};

void ManoeuvreActionsTest::choosingOneTurnsGravityOffAndSetsUpItsProps() {
  Document document(standingProject(human()));
  choose(document, TraverseManoeuvre());
  QVERIFY(document.project().task.gravity.isZero());
  QVERIFY(hasProp(document, "ladder"));
  QVERIFY(hasProp(document, "floor"));  // what was there stays
  document.undo();
  QVERIFY(!document.project().task.manoeuvre);
  QVERIFY(!document.project().task.gravity.isZero());
  QVERIFY(!hasProp(document, "ladder"));
}

void ManoeuvreActionsTest::anotherKindExchangesProps() {
  Document document(newProject(human()));
  choose(document, TraverseManoeuvre());
  choose(document, FlightManoeuvre());
  QVERIFY(!hasProp(document, "ladder"));
  QVERIFY(hasProp(document, "rail") && hasProp(document, "wall"));
  FlightManoeuvre moved;
  moved.rail = Vector3(0.0, 3.0, 0.5);
  choose(document, moved);
  QCOMPARE(document.project().task.props.size(), std::size_t(2));
  QCOMPARE(document.project().task.props[0].position, moved.rail);
  setManoeuvre(document, std::nullopt, {"None", {}});
  QVERIFY(document.project().task.props.empty());
}

/// Whatever they are called.
void ManoeuvreActionsTest::propsOfTheTaskStay() {
  Document document(standingProject(human()));
  Prop rail;
  rail.name = "rail";
  rail.kind = PropKind::Bar;
  rail.position = Vector3(0.3, 1.2, 0.4);
  addProp(document, rail);
  ManoeuvreMemory memory;
  chooseManoeuvre(document, ManoeuvreKind::Carry, memory);
  QVERIFY(hasProp(document, "rail") && hasProp(document, "rail 2"));
  CarryManoeuvre longer;
  longer.rungs = 8;
  choose(document, longer);
  chooseManoeuvre(document, std::nullopt, memory);
  QVERIFY(!hasProp(document, "rail"));
  QCOMPARE(document.project().task.props.back().name, std::string("rail 2"));
  QCOMPARE(document.project().task.props.back().position, rail.position);
}

void ManoeuvreActionsTest::noManoeuvreBringsItsSurroundingsBack() {
  Document document(newProject(human()));
  ManoeuvreMemory memory;
  const Vector3 moon(0.0, -1.62, 0.0);
  setGravity(document, moon, "Moon");
  Water salt;
  salt.density = 1025.0;
  setWater(document, salt, {"Salt water", {}});
  chooseManoeuvre(document, ManoeuvreKind::Ladder, memory);
  QVERIFY(document.project().task.gravity.isZero() && !document.project().task.water);
  TraverseManoeuvre own;
  own.spacing = 0.4;
  choose(document, own);
  chooseManoeuvre(document, ManoeuvreKind::Orient, memory);
  chooseManoeuvre(document, std::nullopt, memory);
  QCOMPARE(document.project().task.gravity, moon);
  QVERIFY(document.project().task.water == salt);
  QVERIFY(!document.project().task.manoeuvre && document.project().task.props.empty());
  chooseManoeuvre(document, ManoeuvreKind::Ladder, memory);
  QCOMPARE(std::get<TraverseManoeuvre>(*document.project().task.manoeuvre).spacing, 0.4);
  setGravity(document, Vector3(0.0, -3.7, 0.0), "Mars");
  chooseManoeuvre(document, std::nullopt, memory);
  QCOMPARE(document.project().task.gravity.y(), -3.7);  // somebody set it beside the manoeuvre
}

/// Bodies pass below where one stands on earth; what stood there stands there again.
void ManoeuvreActionsTest::aFloorGoesAlongWithGravity() {
  Document document(standingProject(human()));
  const Task before = document.project().task;
  QVERIFY(std::ranges::any_of(before.contacts, [](const Contact& one) { return one.prop == "floor"; }));
  ManoeuvreMemory memory;
  chooseManoeuvre(document, ManoeuvreKind::Orient, memory);
  QVERIFY(!hasProp(document, "floor"));
  chooseManoeuvre(document, ManoeuvreKind::Ladder, memory);
  chooseManoeuvre(document, std::nullopt, memory);
  QVERIFY(hasProp(document, "floor"));
  const Task& after = document.project().task;
  QCOMPARE(after.contacts.size(), before.contacts.size());
  for (std::size_t i = 0; i < before.contacts.size(); ++i) {
    QCOMPARE(after.contacts[i].prop, before.contacts[i].prop);
    QCOMPARE(after.contacts[i].place.has_value(), before.contacts[i].place.has_value());
    QVERIFY((after.contacts[i].position - before.contacts[i].position).norm() < 1e-12);
  }
}

/// Not in the climb's posture over the floor.
void ManoeuvreActionsTest::whoStoodBeforeStandsAgain() {
  Document document(standingProject(human()));
  applyTrial(document, shared(stillTrial(human(), document.project().task, document.project().q)));
  const Project before = document.project();
  ManoeuvreMemory memory;
  chooseManoeuvre(document, ManoeuvreKind::Orient, memory);
  applyTrial(document, shared(fakePlan(document.project().task, PostureStatus::Feasible)));
  QVERIFY(document.project().q != before.q);
  chooseManoeuvre(document, std::nullopt, memory);
  QVERIFY(!document.project().motion);
  QCOMPARE(document.project().q, before.q);
  QCOMPARE(document.project().posture, before.posture);
}

/// How somebody stands before it, who holds on to nothing, is no answer.
void ManoeuvreActionsTest::nothingIsSaidBeforeItIsPlanned() {
  Document document(standingProject(human()));
  Trial held = stillTrial(human(), document.project().task, document.project().q);
  held.status = PostureStatus::Infeasible;
  held.origin = Held();
  held.violations = {{Law::ContactReach, "right foot", 0, Dimension::Length, 0.12}};
  Project posed = document.project();
  posed.posture = shared(held);
  QVERIFY(!openPlaces(posed).empty());
  posed.task.manoeuvre = FlightManoeuvre();
  QCOMPARE(verdictOf(posed).words, QString("Not planned yet"));
  QVERIFY(openPlaces(posed).empty());
  choose(document, TurnManoeuvre());
  applyTrial(document, shared(fakePlan(document.project().task, PostureStatus::Feasible)));
  QVERIFY(verdictOf(document.project()).words.startsWith("Feasible"));
}

void ManoeuvreActionsTest::aWrongNumberChangesNothing() {
  Document document(newProject(human()));
  choose(document, TraverseManoeuvre());
  TraverseManoeuvre wrong;
  wrong.spacing = 5.0;
  QVERIFY_EXCEPTION_THROWN(choose(document, wrong), InputError);
  QCOMPARE(std::get<TraverseManoeuvre>(*document.project().task.manoeuvre).spacing, 0.305);
}

void ManoeuvreActionsTest::aPlanIsOneStepAndKeptWithItsFigures() {
  Document document(newProject(human()));
  choose(document, TurnManoeuvre());
  QSignalSpy played(&document, &Document::playWanted);
  applyTrial(document, shared(fakePlan(document.project().task, PostureStatus::Feasible)));
  QCOMPARE(played.count(), 1);
  QCOMPARE(document.playbackTime(), 0.0);
  QCOMPARE(motionDuration(document.project()), 1.0);
  QCOMPARE(document.project().q[0], 0.2);  // the end
  QCOMPARE(document.project().motion->peak.load, 0.4);
  const KeptTrial* kept = shownResult(document.project());
  QVERIFY(kept);
  QCOMPARE(kept->name, std::string("Turn 1"));
  QCOMPARE(kept->trial->figures.size(), std::size_t(4));
  document.undo();
  QVERIFY(!document.project().motion);
  QVERIFY(document.project().results.empty());
}

void ManoeuvreActionsTest::figuresComeBackFromTheFile() {
  Document document(newProject(human()));
  choose(document, TurnManoeuvre());
  applyTrial(document, shared(fakePlan(document.project().task, PostureStatus::Feasible)));
  const Project back = projectFromJson(projectToJson(document.project()), "file", human());
  const KeptTrial* kept = shownResult(back);
  QVERIFY(kept);
  QCOMPARE(kept->trial->figures, document.project().results[0].trial->figures);
  QVERIFY(kindOf(*back.task.manoeuvre) == ManoeuvreKind::Orient);
}

void ManoeuvreActionsTest::aHoldIsAPosture() {
  Document document(newProject(human()));
  choose(document, HoldManoeuvre());
  Trial plan = fakePlan(document.project().task, PostureStatus::Optimal);
  plan.motion.frames.resize(1);
  plan.objective = 2.5;
  applyTrial(document, shared(plan));
  QVERIFY(!document.project().motion);
  QCOMPARE(*document.project().posture->objective, 2.5);
  QCOMPARE(shownResult(document.project())->name, std::string("Hold 1"));
}

void ManoeuvreActionsTest::predictingPlansTheManoeuvre() {
  Document document(newProject(human()));
  JobRunner runner;
  choose(document, TurnManoeuvre());
  predictMotionInBackground(document, runner, planning(PostureStatus::Feasible));
  QTRY_VERIFY(document.project().motion);
  QVERIFY(document.refusal().isEmpty());
  setManoeuvre(document, std::nullopt, {"None", {}});
  QVERIFY_EXCEPTION_THROWN(planManoeuvreInBackground(document, runner, planning(PostureStatus::Feasible)),
                           InputError);
}

void ManoeuvreActionsTest::theImpossibleIsToldUntilSomethingChanges() {
  Document document(newProject(human()));
  JobRunner runner;
  choose(document, TraverseManoeuvre());
  const Motion none;
  planManoeuvreInBackground(document, runner, planning(PostureStatus::Infeasible, &none));
  QTRY_VERIFY(document.refusal().contains("a spacing of 0.40 m works"));
  QVERIFY(!document.project().motion);
  TraverseManoeuvre nearer;
  nearer.spacing = 0.25;
  choose(document, nearer);
  QVERIFY(document.refusal().isEmpty());
}

void ManoeuvreActionsTest::aStoppedPlanIsShown() {
  Document document(newProject(human()));
  JobRunner runner;
  choose(document, TurnManoeuvre());
  const Motion none;
  planManoeuvreInBackground(document, runner, planning(PostureStatus::Stopped, &none));
  QTRY_VERIFY(!runner.isRunning());
  QVERIFY(!document.project().motion);
  planManoeuvreInBackground(document, runner, planning(PostureStatus::Stopped));
  QTRY_VERIFY(document.project().motion);
  QVERIFY(document.refusal().isEmpty());
}

void ManoeuvreActionsTest::figuresAreToldForPeople() {
  const std::vector<PlanFigure> told = planFigures(fakePlan(Task(), PostureStatus::Optimal).figures);
  QCOMPARE(told.size(), std::size_t(3));
  QCOMPARE(told[0].label, QString("Angle reached"));
  QCOMPARE(numberOf(told[0]), QString("90.0"));
  QCOMPARE(numberOf(told[1]), QString("25.0"));  // rail load in parts of a hundred
  QCOMPARE(numberOf(told[2]), QString("3.0e-12"));
}

void ManoeuvreActionsTest::theCarriedMassIsShown() {
  Document document(newProject(human()));
  choose(document, CarryManoeuvre());
  QVERIFY(document.project().task.loads.empty());
  QCOMPARE(taskShownAt(document.project(), 0.0).loads.size(), std::size_t(1));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::ManoeuvreActionsTest)
#include "manoeuvre_actions_test.moc"
