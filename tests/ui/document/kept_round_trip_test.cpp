// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/model/model_file.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/task_file.h"
#include "engine/trial/posture_words.h"
#include "ui/document/comparison.h"
#include "ui/document/files/project_file.h"
#include "ui/document/files/result_words.h"
#include "ui/document/verdict.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources/";

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model = loadModel(kResources + "models/human55.json");
  return model;
}

/// Numbers that need all their digits, none of them twice.
class Numbers {
 public:
  double next() {
    ++count_;
    return (count_ % 2 == 0 ? -1.0 : 1.0) * (count_ + 1.0 / 3.0) * 1e-3;
  }
  Vector3 vector() { return {next(), next(), next()}; }
  VectorX vector(int size) {
    VectorX v(size);
    for (double& number : v) number = next();
    return v;
  }

 private:
  int count_ = 0;
};

/// Every kind of broken law.
std::vector<Unmet> everyUnmet(Numbers& n) {
  std::vector<Unmet> unmet;
  for (const UnmetKind kind : kUnmetKinds)
    unmet.push_back({kind, "the \"" + toString(kind) + "\"", "is\nbroken", n.next(), "N m", "mend it",
                     int(unmet.size()) - 1});
  return unmet;
}

Advice adviceOf(TaskChange::Kind kind, Numbers& n) {
  return {"change it", {kind, 2, n.vector(), n.next(), n.next()}};
}

ContactLoad load(const char* name, Numbers& n) {
  ContactLoad load{name, "foot", 1, LinkIndex(4), FrameIndex(3)};
  load.localPoint = n.vector();
  load.normal = n.vector();
  load.friction = n.next();
  load.point = n.vector();
  load.force = n.vector();
  load.moment = n.vector();
  return load;
}

/// With a target, without one, and of no contact.
std::vector<ContactLoad> everyLoad(Numbers& n) {
  std::vector<ContactLoad> loads = {load("left foot", n), load("left foot", n), load("pull", n)};
  loads[1].hasTarget = true;
  loads[1].target = n.vector();
  loads[2].contact = -1;
  loads[2].kind = "load";
  return loads;
}

PostureResult posture(PostureStatus status, Numbers& n) {
  PostureResult result;
  result.status = status;
  result.message = toString(status) + ": ümläut, \"quotes\"";
  result.q = human()->relaxedPosition();
  result.q[0] = n.next();
  result.tau = n.vector(human()->velocitySize());
  result.loads = everyLoad(n);
  result.objective = n.next();
  result.terms = {{"discomfort", n.next()}, {"normalized torque", n.next()}};
  result.unmet = everyUnmet(n);
  result.advice = adviceOf(TaskChange::Kind::Grip, n);
  result.peakLoad = n.next();
  result.peakJoint = LinkIndex(7);
  result.iterations = 17;
  result.seconds = n.next();
  return result;
}

MotionOutcome outcome(PostureStatus status, TaskChange::Kind change, Numbers& n) {
  MotionOutcome result;
  result.status = status;
  result.message = "a motion";
  for (int k = 0; k < 3; ++k) {
    const VectorX v = n.vector(human()->velocitySize()), vdot = n.vector(human()->velocitySize());
    result.motion.frames.push_back(
        {k / 3.0, human()->relaxedPosition(), v, vdot, n.vector(human()->velocitySize()), everyLoad(n)});
  }
  result.unmet = everyUnmet(n);
  for (const Unmet& unmet : result.unmet) result.unmetTimes.push_back(std::abs(unmet.amount));
  result.peakLoad = n.next();
  result.peakJoint = LinkIndex(9);
  result.peakTime = n.next();
  result.seconds = n.next();
  result.advice = adviceOf(change, n);
  return result;
}

std::shared_ptr<MotionPrediction> prediction(const Task& task, Numbers& n) {
  auto result = std::make_shared<MotionPrediction>();
  result->outcome = outcome(PostureStatus::Optimal, TaskChange::Kind::Duration, n);
  result->task = task;
  result->task.motion.controlPoints = 46;
  result->task.motion.instants = 120;
  result->check.force = n.next();
  result->check.moment = n.next();
  result->check.closure.force = n.next();
  result->check.closure.moment = n.next();
  result->check.contactGap = n.next();
  result->check.targetGap = n.next();
  result->check.peakLoad = n.next();
  result->check.peakJoint = LinkIndex(5);
  result->check.peakTime = n.next();
  result->check.unmet = everyUnmet(n);
  result->check.unmetTimes = {0.25};
  result->objective = 1.119;
  result->terms = {{"normalized torque", 1.0}, {"torque rate", 0.119}};
  result->peakAtInstants = n.next();
  result->iterations = 31;
  result->refinements = 1;
  return result;
}

/// Postures of every status and origin, motions of each method, and a plan.
Project everyResult() {
  Numbers n;
  Project project = standingProject(human());
  const auto keep = [&](KeptResult result) {
    result.id = static_cast<int>(project.results.size()) + 1;
    result.name = "Result " + std::to_string(result.id);
    if (!result.task) result.task = std::make_shared<const Task>(project.task);
    if (!result.posture)
      result.posture = std::make_shared<const PostureResult>(posture(PostureStatus::Optimal, n));
    project.results.push_back(std::move(result));
  };
  for (const PostureStatus status : kPostureStatuses) {
    for (const auto& [word, from] : kLoadsWords) {
      KeptResult kept;
      kept.posture = std::make_shared<const PostureResult>(posture(status, n));
      kept.loadsFrom = from;
      keep(kept);
    }
  }
  for (const auto& [word, change] : kChangeWords) {
    KeptResult kinematic;
    kinematic.motion = std::make_shared<const MotionOutcome>(outcome(PostureStatus::Feasible, change, n));
    keep(kinematic);
  }
  KeptResult predicted, planned;
  predicted.prediction = prediction(project.task, n);
  predicted.motion = {predicted.prediction, &predicted.prediction->outcome};
  keep(predicted);
  const std::string file = kResources + "tasks/ladder_traverse.json";
  planned.task = std::make_shared<const Task>(loadTask(file, *human()));
  planned.figures = {{"angle_deg", n.next()}, {"impulse_Ns", n.next()}};
  keep(planned);
  return project;
}

// What differs is told by name; a field that is added to a result belongs here too.

void compare(const std::vector<ContactLoad>& a, const std::vector<ContactLoad>& b) {
  QCOMPARE(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    QCOMPARE(a[i].name, b[i].name);
    QCOMPARE(a[i].kind, b[i].kind);
    QCOMPARE(a[i].contact, b[i].contact);
    QVERIFY(a[i].link == b[i].link && a[i].frame == b[i].frame);
    QVERIFY(a[i].localPoint == b[i].localPoint && a[i].normal == b[i].normal);
    QCOMPARE(a[i].friction, b[i].friction);
    QCOMPARE(a[i].hasTarget, b[i].hasTarget);
    QVERIFY(a[i].target == b[i].target && a[i].point == b[i].point);
    QVERIFY(a[i].force == b[i].force && a[i].moment == b[i].moment);
  }
}

void compare(const std::vector<Unmet>& a, const std::vector<Unmet>& b) {
  QCOMPARE(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    QVERIFY2(a[i].kind == b[i].kind, b[i].name.c_str());
    QCOMPARE(a[i].name, b[i].name);
    QCOMPARE(a[i].sentence, b[i].sentence);
    QCOMPARE(a[i].amount, b[i].amount);
    QCOMPARE(a[i].unit, b[i].unit);
    QCOMPARE(a[i].remedy, b[i].remedy);
    QCOMPARE(a[i].index, b[i].index);
  }
}

void compare(const Advice& a, const Advice& b) {
  QCOMPARE(a.sentence, b.sentence);
  QVERIFY(a.change == b.change);
}

void compare(const PostureResult& a, const PostureResult& b) {
  QVERIFY(a.status == b.status);
  QCOMPARE(a.message, b.message);
  QVERIFY(a.q == b.q && a.tau == b.tau);
  compare(a.loads, b.loads);
  QCOMPARE(a.objective, b.objective);
  QVERIFY(a.terms == b.terms);
  compare(a.unmet, b.unmet);
  compare(a.advice, b.advice);
  QCOMPARE(a.peakLoad, b.peakLoad);
  QVERIFY(a.peakJoint == b.peakJoint);
  QCOMPARE(a.iterations, b.iterations);
  QCOMPARE(a.seconds, b.seconds);
}

void compare(const MotionOutcome& a, const MotionOutcome& b) {
  QVERIFY(a.status == b.status);
  QCOMPARE(a.message, b.message);
  QCOMPARE(a.motion.frames.size(), b.motion.frames.size());
  for (std::size_t i = 0; i < a.motion.frames.size(); ++i) {
    const MotionFrame &f = a.motion.frames[i], &g = b.motion.frames[i];
    QCOMPARE(f.time, g.time);
    QVERIFY(f.q == g.q && f.v == g.v && f.vdot == g.vdot && f.tau == g.tau);
    compare(f.loads, g.loads);
  }
  compare(a.unmet, b.unmet);
  QVERIFY(a.unmetTimes == b.unmetTimes);
  QCOMPARE(a.peakLoad, b.peakLoad);
  QVERIFY(a.peakJoint == b.peakJoint);
  QCOMPARE(a.peakTime, b.peakTime);
  QCOMPARE(a.seconds, b.seconds);
  compare(a.advice, b.advice);
}

/// All but the curves.
void compare(const MotionPrediction& a, const MotionPrediction& b) {
  compare(a.outcome, b.outcome);
  QCOMPARE(taskToJson(a.task, *human()), taskToJson(b.task, *human()));
  QVERIFY(a.check.force == b.check.force && a.check.moment == b.check.moment);
  QVERIFY(a.check.closure.force == b.check.closure.force && a.check.closure.moment == b.check.closure.moment);
  QVERIFY(a.check.contactGap == b.check.contactGap && a.check.targetGap == b.check.targetGap);
  QVERIFY(a.check.peakLoad == b.check.peakLoad && a.check.peakJoint == b.check.peakJoint);
  QCOMPARE(a.check.peakTime, b.check.peakTime);
  compare(a.check.unmet, b.check.unmet);
  QVERIFY(a.check.unmetTimes == b.check.unmetTimes);
  QCOMPARE(a.objective, b.objective);
  QVERIFY(a.terms == b.terms);
  QCOMPARE(a.peakAtInstants, b.peakAtInstants);
  QVERIFY(a.iterations == b.iterations && a.refinements == b.refinements);
}

void compare(const KeptResult& a, const KeptResult& b) {
  QCOMPARE(a.id, b.id);
  QCOMPARE(a.name, b.name);
  QCOMPARE(taskToJson(*a.task, *human()), taskToJson(*b.task, *human()));
  compare(*a.posture, *b.posture);
  QVERIFY(a.loadsFrom == b.loadsFrom);
  QCOMPARE(a.motion != nullptr, b.motion != nullptr);
  if (a.motion) compare(*a.motion, *b.motion);
  QCOMPARE(a.prediction != nullptr, b.prediction != nullptr);
  if (a.prediction) compare(*a.prediction, *b.prediction);
  QVERIFY(a.figures == b.figures);
}

}  // namespace

class KeptRoundTripTest : public QObject {
  Q_OBJECT

 private slots:
  void everyKindHasItsWord();
  void whatIsReadIsWhatWasWritten();
  void aMotionIsJudgedByItsOwnGoals();
};

/// A kind that is added and left out of a table would be read back as another one.
void KeptRoundTripTest::everyKindHasItsWord() {
  for (int i = 0; i < 64; ++i) {
    const auto kind = static_cast<UnmetKind>(i);
    const bool isListed = std::find(kUnmetKinds.begin(), kUnmetKinds.end(), kind) != kUnmetKinds.end();
    QCOMPARE(isListed, !toString(kind).empty());
    const auto status = static_cast<PostureStatus>(i);
    const bool isKnown =
        std::find(kPostureStatuses.begin(), kPostureStatuses.end(), status) != kPostureStatuses.end();
    QCOMPARE(isKnown, !toString(status).empty());
  }
}

void KeptRoundTripTest::whatIsReadIsWhatWasWritten() {
  const Project before = everyResult();
  const std::string text = projectToJson(before);
  const Project after = projectFromJson(text, "kept.json", human());
  QCOMPARE(after.results.size(), before.results.size());
  for (std::size_t i = 0; i < before.results.size(); ++i) compare(after.results[i], before.results[i]);
  QCOMPARE(projectToJson(after), text);
}

/// Its objective was that of the posture at its end once the file was opened again: 3.405 for 1.119.
void KeptRoundTripTest::aMotionIsJudgedByItsOwnGoals() {
  const Project read = projectFromJson(projectToJson(everyResult()), "kept.json", human());
  const KeptResult& predicted = read.results[read.results.size() - 2];
  const KeptResult& kinematic = read.results[read.results.size() - 3];
  QCOMPARE(figuresOf(predicted).objective, std::optional(1.119));
  QVERIFY(!figuresOf(kinematic).objective);
  QVERIFY(termsOf(kinematic).empty());
  QStringList titles;
  for (const Difference& line : differences(*human(), predicted, kinematic))
    if (line.joint < 0) titles << line.title;
  QCOMPARE(titles,
           QStringList({"Peak load", "Objective", "Normalized torque", "Torque rate", "Solver's time"}));
  Project shown = withResult(read, predicted);
  QVERIFY(shown.prediction && shown.motion.get() == &shown.prediction->outcome);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::KeptRoundTripTest)
#include "kept_round_trip_test.moc"
