// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/trial_words.h"
#include "engine/trial/violation_words.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/comparison.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/project_file.h"
#include "ui/document/posture_actions.h"
#include "ui/document/result_actions.h"
#include "ui/document/task_actions.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

const QString kModels = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/models");
const QString kSquat = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/squat_load.json");

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return model;
}

/// Every joint at the same part of its upper limit.
Trial loaded(const Project& project, double share) {
  Trial result = stillTrial(human(), project.task, project.q);
  MotionFrame& frame = result.motion.frames[0];
  for (LinkIndex joint(1); joint < human()->linkCount(); joint = LinkIndex(joint + 1))
    frame.tau[velocityIndex(joint)] = share * human()->joints[joint].torqueUpper;
  result.peak = {share, human()->findJoint("l_knee_flexion"), 0.0};
  result.objective = 10.0 * share;
  result.terms = {{"normalized torque", 8.0 * share}, {"discomfort", 2.0 * share}};
  result.seconds = 0.25;
  ContactLoad load;
  load.name = "left foot heel";
  load.kind = "foot";
  load.contact = 1;
  load.link = human()->findJoint("l_knee_flexion");
  load.frame = FrameIndex(3);
  load.point = Vector3(0.1, 0.2, 1.0 / 3.0);
  load.force = Vector3(1.0, 200.0, -3.0);
  frame.loads = {load};
  result.violations = {{Law::FrictionShortage, "left foot", 1, Dimension::Force, 12.0}};
  return result;
}

void solve(Document& document, double share) {
  applyTrial(document, shared(loaded(document.project(), share)));
}

Trial motionOf(const Project& project) {
  Trial trial = loaded(project, 0.9);
  trial.motion.frames.clear();
  for (int k = 0; k < 3; ++k) {
    MotionFrame frame = loaded(project, 0.3 * (k + 1)).last();
    frame.time = 0.5 * k;
    frame.v = frame.vdot = VectorX::Constant(human()->velocitySize(), 0.1 * k);
    trial.motion.frames.push_back(std::move(frame));
  }
  trial.status = PostureStatus::Feasible;
  trial.peak.joint = human()->findJoint("r_elbow_flexion");
  trial.objective.reset();
  trial.terms.clear();
  trial.origin = Kinematic();
  return trial;
}

}  // namespace

class ResultsTest : public QObject {
  Q_OBJECT

 private slots:
  void limitsThatWereOffAreSaid();
  void whatIsBeingSolvedSaysSo();
  void everySolveIsKeptWithItsTask();
  void addingTellsWhetherItIsShown();
  void showingBringsItsTaskBack();
  void branchingKeepsTheTaskOfNow();
  void lookingAtResultsChangesNoFile();
  void aStepThatLeavesTheFileIsUndone();
  void namesAreFreeAndIdsAreNeverUsedTwice();
  void comparisonEndsWithItsResults();
  void comparisonEndsWithItsFile();
  void bodiesWithOtherJointsAreToldApart();
  void differencesAreThoseOfTheNumbers();
  void motionsAreComparedByTheirOwnTerms();
  void fileKeepsResultsExactly();
  void thePostureThatIsShownStandsInTheFile();
  void aNameChangesNoAnswer();
  void taskReaderPassesResultsBy();
  void wrongResultIsToldWithItsPlace();
};

void ResultsTest::limitsThatWereOffAreSaid() {
  Document document(standingProject(human()));
  solve(document, 2.49);
  QCOMPARE(verdictOf(document.project()).severity, Severity::Good);
  QCOMPARE(verdictOf(document.project()).words, QString("Feasible, local optimum"));
  Laws laws;
  laws.torqueLimits = laws.friction = laws.clearance = false;
  setLaws(document, laws);
  solve(document, 2.49);
  const Verdict verdict = verdictOf(document.project());
  QCOMPARE(verdict.severity, Severity::Attention);
  QCOMPARE(verdict.words, QString("Feasible, local optimum, torque limits and friction off"));
  const Verdict kept = verdictOf(*document.project().results.back().trial);
  QCOMPARE(kept.words, verdict.words);
  QCOMPARE(kept.severity, verdict.severity);
  Trial entering = *document.project().results.back().trial;  // clearance was off, too
  entering.message = "Pelvis passes 8.6 cm into foot plate; clearance is off";
  QCOMPARE(verdictOf(entering).words,
           verdict.words + QStringLiteral(" · Pelvis passes 8.6 cm into foot plate"));
  const UnitsHere inches(UnitChoice{UnitSystem::UsCustomary});
  QVERIFY2(verdictOf(entering).words.contains("3.39 in into"), qPrintable(verdictOf(entering).words));
  applyTrial(document, shared(motionOf(document.project())));
  QCOMPARE(verdictOf(document.project()).words, QString("Feasible, torque limits and friction off"));
}

/// Until whoever looks for it has ended: no answer before stands as if it were the last word.
void ResultsTest::whatIsBeingSolvedSaysSo() {
  Document document(newProject(human()));
  QCOMPARE(document.verdict().words, QString("Not solved"));
  const QSignalSpy told(&document, &Document::readoutsChanged);
  document.setBeingSolved(true);
  QTRY_VERIFY(!told.isEmpty());
  QCOMPARE(document.verdict().words, QString("Being solved"));
  solve(document, 0.5);
  QCOMPARE(document.verdict().words, QString("Being solved"));
  const QObject other;
  document.setBeingSolved(true, &other);
  document.setBeingSolved(false);
  QCOMPARE(document.verdict().words, QString("Being solved"));
  document.setBeingSolved(false, &other);
  QCOMPARE(document.verdict().words, verdictOf(document.project()).words);
  // while something is dragged there are pictures without torques: its last verdict stands
  document.preview(withPosture(document.project(), document.project().q));
  QVERIFY(!document.shown().posture);
  QCOMPARE(document.verdict().words, verdictOf(document.project()).words);
  document.dropPreview();
  document.undo();
  QCOMPARE(document.verdict().words, QString("Not solved"));
}

void ResultsTest::everySolveIsKeptWithItsTask() {
  Document document(standingProject(human()));
  solve(document, 0.5);
  setGravity(document, Vector3::Zero(), "None");
  applyTrial(document, shared(motionOf(document.project())));
  const auto& results = document.project().results;
  QCOMPARE(results.size(), std::size_t(2));
  QCOMPARE(results[0].name, std::string("Posture 1"));
  QCOMPARE(results[1].name, std::string("Motion 2"));
  QCOMPARE(results[0].trial->task->gravity.y(), -9.80665);
  QCOMPARE(results[1].trial->task->gravity.y(), 0.0);
  QCOMPARE(results[1].trial->peak.load, 0.9);
  document.undo();
  QCOMPARE(document.project().results.size(), std::size_t(1));
}

/// What answers another task is kept beside, and the message says of which.
void ResultsTest::addingTellsWhetherItIsShown() {
  Document document(standingProject(human()));
  QSignalSpy step(&document, &Document::stepReported), told(&document, &Document::reported);
  addTrial(document, "same", shared(stillTrial(human(), document.project().task, document.project().q)));
  QCOMPARE(step.count(), 1);
  QVERIFY(step[0][0].toString().contains(QStringLiteral("“same” is added and shown in place")));
  Task moon = document.project().task;
  moon.name = "On the Moon";
  moon.gravity = Vector3(0.0, -1.62, 0.0);
  addTrial(document, "other", shared(stillTrial(human(), moon, document.project().q)));
  QCOMPARE(step.count(), 1);
  QCOMPARE(told.count(), 1);
  QVERIFY(told[0][1].toString().contains(QStringLiteral("“other” is kept beside")));
  QVERIFY(told[0][1].toString().contains(QStringLiteral("On the Moon")));
  QCOMPARE(shownResult(document.project())->name, std::string("same"));
}

void ResultsTest::showingBringsItsTaskBack() {
  Document document(standingProject(human()));
  solve(document, 0.5);
  const VectorX found = document.project().q;
  setGravity(document, Vector3::Zero(), "None");
  setJointAngle(document, human()->findJoint("r_elbow_flexion"), 1.0);
  QVERIFY(!shownResult(document.project()));
  QSignalSpy told(&document, &Document::stepReported);
  showResult(document, 1);
  QCOMPARE(told.count(), 1);  // the task at work is another one now
  showResult(document, 1);
  QCOMPARE(told.count(), 1);
  document.undo();
  QVERIFY(document.project().q == found);
  QCOMPARE(document.project().task.gravity.y(), -9.80665);
  QCOMPARE(shownResult(document.project())->id, 1);
  document.undo();
  QCOMPARE(document.project().task.gravity.y(), 0.0);
}

void ResultsTest::branchingKeepsTheTaskOfNow() {
  Document document(standingProject(human()));
  solve(document, 0.5);
  const VectorX found = document.project().q;
  setGravity(document, Vector3::Zero(), "None");
  setJointAngle(document, human()->findJoint("r_elbow_flexion"), 1.0);
  branchFrom(document, 1);
  QVERIFY(document.project().q == found);
  QCOMPARE(document.project().task.gravity.y(), 0.0);
  QVERIFY(!document.project().posture);
}

/// Which result is shown stands in the file, but nobody is asked to save for having looked.
void ResultsTest::lookingAtResultsChangesNoFile() {
  QTemporaryDir folder;
  Document document(standingProject(human()));
  solve(document, 0.5);
  solve(document, 0.4);
  QVERIFY(!document.isClean());
  saveDocument(document, folder.filePath("task.json"));
  showResult(document, 1);
  QVERIFY(document.isClean());
  showResult(document, 2);
  QVERIFY(document.isClean());
  setJointAngle(document, human()->findJoint("r_elbow_flexion"), 1.0);
  QVERIFY(!document.isClean());
  document.undo();
  QVERIFY(document.isClean());
  setGravity(document, Vector3::Zero(), "None");
  showResult(document, 1);  // with its own task again
  QVERIFY(document.isClean());
  noteResult(document, 1, "too low");
  QVERIFY(!document.isClean());
  document.undo();
  QVERIFY(document.isClean());
  renameResult(document, 1, "Better");
  QVERIFY(!document.isClean());
  document.undo();
  document.undo();
  QVERIFY(!document.isClean());
}

/// What is saved next asks where, until undo or another name; the name stays.
void ResultsTest::aStepThatLeavesTheFileIsUndone() {
  Document document(standingProject(human()));
  document.markSaved("/somewhere.json");
  renameTask(document, "Case 1");
  document.leaveFile();
  QCOMPARE(document.filePath(), QString("/somewhere.json"));
  renameTask(document, "Case 1, changed");
  QVERIFY(!document.isOfFile());
  document.goToStep(0);
  QVERIFY(document.isOfFile() && document.isClean());
  document.goToStep(2);
  QVERIFY(!document.isOfFile());
  document.markSaved("/elsewhere.json");
  QVERIFY(document.isOfFile());
  document.goToStep(0);
  QVERIFY(!document.isOfFile());  // but of the file before
  document.redo();
  QVERIFY(document.isOfFile());
  document.undo();
  renameTask(document, "Another way");
  QVERIFY(!document.isOfFile());
  document.undo();
  QVERIFY(!document.isOfFile());
}

void ResultsTest::namesAreFreeAndIdsAreNeverUsedTwice() {
  Document document(standingProject(human()));
  solve(document, 0.5);
  solve(document, 0.4);
  renameResult(document, 2, "  Posture 3 ");
  QCOMPARE(document.project().results[1].name, std::string("Posture 3"));
  QVERIFY_THROWS_EXCEPTION(InputError, renameResult(document, 1, "Posture 3"));
  QVERIFY_THROWS_EXCEPTION(InputError, renameResult(document, 1, " "));
  removeResult(document, 1);
  solve(document, 0.3);
  const KeptTrial& last = document.project().results.back();
  QCOMPARE(last.id, 3);
  QCOMPARE(last.name, std::string("Posture 4"));
  QVERIFY_THROWS_EXCEPTION(InputError, showResult(document, 1));
}

void ResultsTest::comparisonEndsWithItsResults() {
  Document document(standingProject(human()));
  solve(document, 0.5);
  document.compare({1, 1});
  document.compare({1, 2});
  QVERIFY(!document.comparison());
  solve(document, 0.4);
  document.compare({1, 2});
  QVERIFY(document.comparison() == std::optional(Comparison{1, 2}));
  removeResult(document, 2);
  QVERIFY(!document.comparison());
  solve(document, 0.3);
  solve(document, 0.2);
  document.compare({3, 1, 2, 1});
  QVERIFY(document.comparison() == std::optional(Comparison{3, 1, 2}));
  const auto& kept = document.project().results;
  const auto lines = differences({&kept[2], &kept[0], &kept[1]});
  QCOMPARE(lines.front().values, (std::vector<std::optional<double>>{20.0, 50.0, 30.0}));
  removeResult(document, 1);
  QVERIFY(document.comparison() == std::optional(Comparison{3, 2}));
}

/// Results of the next have the same ids.
void ResultsTest::comparisonEndsWithItsFile() {
  Document document(standingProject(human()));
  solve(document, 0.25);
  solve(document, 0.75);
  document.compare({1, 2});
  QVERIFY(document.comparison());
  QSignalSpy changed(&document, &Document::comparisonChanged);
  document.reset(document.project(), QStringLiteral("other.json"));
  QVERIFY(!document.comparison());
  QCOMPARE(changed.count(), 1);
}

/// The results of a person stay when another kind of body is chosen.
void ResultsTest::bodiesWithOtherJointsAreToldApart() {
  const Subject legs = loadModel((kModels + "/legs6.json").toStdString());
  Document document(standingProject(human()));
  Trial untold = loaded(document.project(), 0.5);
  const Trial other = stillTrial(legs, {}, VectorX::Zero(legs.model->positionSize()));
  const KeptTrial one{1, "untold", shared(untold)}, two{2, "other", shared(other)};
  for (const auto& results : {std::vector{&one, &two}, {&two, &one}})
    for (const Difference& line : differences(results))
      if (line.joint >= 0) QVERIFY(line.values[0] && !line.values[1]);
  untold.task.reset();
  addTrial(document, "untold", shared(untold));
  Project next = document.project();
  next.subject = legs;
  next.q = VectorX::Zero(legs.model->positionSize());
  next.task = {};
  next.posture.reset();
  document.commit("Change the person", next);
  QVERIFY_EXCEPTION_THROWN(showResult(document, document.project().results[0].id), InputError);
}

void ResultsTest::differencesAreThoseOfTheNumbers() {
  Document document(standingProject(human()));
  solve(document, 0.5);
  Trial other = loaded(document.project(), 0.5);
  const LinkIndex elbow = human()->findJoint("r_elbow_flexion");
  other.motion.frames[0].tau[velocityIndex(elbow)] = -0.75 * std::abs(human()->joints[elbow].torqueLower);
  other.terms = {{"discomfort", 4.0}};
  applyTrial(document, shared(other));
  const auto& results = document.project().results;
  const std::vector<Difference> lines = differences({&results[0], &results[1]});
  const auto joint =
      std::find_if(lines.begin(), lines.end(), [](const auto& line) { return line.joint > 0; });
  QCOMPARE(joint->joint, int(elbow));
  QCOMPARE(*joint->values[0], 50.0);
  QCOMPARE(*joint->values[1], 75.0);
  const auto torque = std::find_if(lines.begin(), lines.end(),
                                   [](const auto& line) { return line.title == "Normalized torque"; });
  QCOMPARE(*torque->values[0], 4.0);
  QVERIFY(!torque->values[1]);
}

void ResultsTest::motionsAreComparedByTheirOwnTerms() {
  Document document(standingProject(human()));
  solve(document, 0.5);
  Trial found = motionOf(document.project());
  found.terms = {{"work", 0.25}};
  found.origin = Predicted();
  applyTrial(document, shared(found));
  applyTrial(document, shared(motionOf(document.project())));
  const auto& results = document.project().results;
  const auto lines = differences({&results[1], &results[2]});
  const auto hasLine = [&](const char* title) {
    return std::any_of(lines.begin(), lines.end(), [&](const auto& line) { return line.title == title; });
  };
  QVERIFY(hasLine("Work"));
  QVERIFY(!hasLine("Normalized torque"));  // of the posture at the end
}

void ResultsTest::fileKeepsResultsExactly() {
  const QTemporaryDir folder;
  const QString file = folder.filePath("kept.json");
  Document document(readProject(kSquat, kModels));
  solve(document, 1.0 / 3.0);
  applyTrial(document, shared(motionOf(document.project())));
  showResult(document, 1);
  saveDocument(document, file);
  const Project read = readProject(file, kModels);
  QCOMPARE(read.results.size(), std::size_t(2));
  QCOMPARE(shownResult(read)->id, 1);
  QVERIFY(read.posture && !read.motion);
  for (std::size_t i = 0; i < read.results.size(); ++i)
    QVERIFY(*read.results[i].trial == *document.project().results[i].trial);
  QCOMPARE(projectToJson(read), projectToJson(document.project()));
}

void ResultsTest::thePostureThatIsShownStandsInTheFile() {
  const QTemporaryDir folder;
  const QString file = folder.filePath("task.json");
  Document document(standingProject(human()));
  saveDocument(document, file);
  QVERIFY(readFile(file.toStdString()).find("results") == std::string::npos);  // it begins like any other
  solve(document, 0.5);
  setJointAngle(document, human()->findJoint("r_elbow_flexion"), -1.0 / 3.0, {});
  for (const bool isKept : {true, false}) {
    if (!isKept) removeResult(document, 1);
    saveDocument(document, file);
    const Project read = readProject(file, kModels);
    QCOMPARE(read.q, document.project().q);
    QCOMPARE(read.results.size(), document.project().results.size());
    QVERIFY(!shownResult(read));
    QCOMPARE(read.task.start, document.project().task.start);  // motions begin where they did
  }
  std::string text = readFile(file.toStdString());
  text.replace(text.find("\"posture\": ["), 13, "\"posture\": [7.0, ");
  QVERIFY_EXCEPTION_THROWN(projectFromJson(text, "task.json", human()), InputError);
}

void ResultsTest::aNameChangesNoAnswer() {
  Document document(standingProject(human()));
  solve(document, 0.5);
  Trial told = loaded(document.project(), 0.7);
  told.violations.push_back({Law::ContactsApart, "left foot", 1, Dimension::Length, 0.1, 2.5, 2.4});
  told.violations[1].other = "right foot";
  told.violations.push_back({Law::HandStrength, "left foot", 0, Dimension::Force, 1.0, 3.0, 2.0});
  told.violations[2].other = "left hand";
  told.advice = {Effect::HelpsMost, {TaskChange::Kind::Contact, 1}, told.violations[0]};
  std::vector<ContactLoad>& loads = told.motion.frames[0].loads;
  loads.push_back(loads[0]);
  loads[1].name = "left foot";  // a load of that name is not meant
  loads[1].contact = -1;
  applyTrial(document, shared(told));
  applyTrial(document, shared(motionOf(document.project())));
  const Project before = document.project();
  renameThing(document, {ElementKind::Contact, 1}, "pedal");
  const Project& now = document.project();
  QCOMPARE(now.task.contacts[1].name, std::string("pedal"));
  QVERIFY(now.posture && now.posture->from<Solved>() && now.motion);
  QCOMPARE(now.motion->motion.frames[1].loads[0].name, std::string("pedal heel"));
  QCOMPARE(now.results.size(), before.results.size());
  for (const KeptTrial& result : now.results) {
    QCOMPARE(result.trial->task->contacts[1].name, std::string("pedal"));
    QCOMPARE(result.trial->violations[0].name, std::string("pedal"));
    QCOMPARE(result.trial->last().loads[0].name, std::string("pedal heel"));
  }
  const Trial& second = *now.results[1].trial;
  QCOMPARE(second.last().loads[1].name, std::string("left foot"));
  QCOMPARE(handhold::told(second.violations[1]),
           std::string(
               "right foot and pedal lie 250.0 cm apart, 10.0 cm further than the body between them spans"));
  QCOMPARE(second.violations[2].name, std::string("left foot"));  // a load of that name
  QCOMPARE(adviceOf(second),
           std::string("moving the foothold pedal would help most; then pedal slips: friction lacks 12 N"));
  QCOMPARE(second.last().tau, before.results[1].trial->last().tau);
  QCOMPARE(shownResult(now), &now.results[2]);
  document.undo();
  QVERIFY(document.project().motion == before.motion);
  QCOMPARE(document.project().results[0].trial->violations[0].name, std::string("left foot"));
}

void ResultsTest::taskReaderPassesResultsBy() {
  Document document(readProject(kSquat, kModels));
  solve(document, 0.5);
  const std::string text = projectToJson(document.project());
  const Task task = taskFromJson(text, "kept", *human());
  QCOMPARE(taskToJson(task, human()), taskToJson(document.project().task, human()));
}

void ResultsTest::wrongResultIsToldWithItsPlace() {
  Document document(readProject(kSquat, kModels));
  solve(document, 0.5);
  std::string text = projectToJson(document.project());
  const std::size_t q = text.find("\"q\":[") + 5;
  text.insert(q, "1.0,");
  try {
    projectFromJson(text, "kept", human());
    QFAIL("a posture of the wrong length was taken");
  } catch (const InputError& problem) {
    QVERIFY2(std::string(problem.what()).find("results.kept[0].trial.motion[0].q") != std::string::npos,
             problem.what());
  }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::ResultsTest)
#include "results_test.moc"
