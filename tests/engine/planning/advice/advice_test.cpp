// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/laws/problem/posture_problem.h"
#include "engine/model/model_file.h"
#include "engine/optimization/dense_interior_point.h"
#include "engine/planning/advice/best_change.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "engine/trial/change_words.h"

using namespace handhold;

namespace {

using Kind = TaskChange::Kind;
using Mode = PostureProblem::Mode;

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
/// Slopes of the solved penalty by differences of two solves to 1e-9 each.
constexpr double kSlopeError = 0.02;

std::shared_ptr<const Model> human() { return loadModel(kResources + "/models/human55.json"); }
std::shared_ptr<const Model> planar() { return loadModel(kResources + "/models/planar9.json"); }

Task taskOf(const std::string& name, const Model& model) {
  return loadTask(kResources + "/tasks/" + name + ".json", model);
}

PostureResult solve(const Model& model, const Task& task) {
  return solvePosture(model, task, task.start, {});
}

/// What the advised change leaves of the gap, solved anew by the whole search.
double gapWith(const TaskChange& change, Model model, Task task) {
  apply(change, model, task);
  PostureOptions plain;
  plain.advising = PostureOptions::Advising::No;
  return gapOf(solvePosture(model, task, task.start, plain).violations);
}

double motionGapWith(const TaskChange& change, Model model, Task task) {
  apply(change, model, task);
  MotionPredictionOptions plain;
  plain.advising = PostureOptions::Advising::No;
  return gapOf(predictMotion(model, task, plain).outcome.violations);
}

TaskChange changeOf(Kind kind, int index) {
  TaskChange change;
  change.kind = kind;
  change.index = index;
  return change;
}

/// A posture problem whose laws cannot all hold, at its nearest solution.
struct Nearest {
  Model model;
  Task task;
  PostureProblem problem;
  NlpResult solved;

  Nearest(const Model& m, const Task& t) : Nearest(m, t, startPosture(m, t, t.start)) {}
  Nearest(const Model& m, const Task& t, const VectorX& from)
      : model(m), task(t), problem(m, t, startPosture(m, t, t.start), Mode::Nearest) {
    NlpOptions options;
    options.tolerance = 1e-9;
    solved = solveDense(problem, problem.startFrom(from), options);
    problem.at(solved.x);
  }

  double held(const TaskChange& change) const {
    Model other = model;
    Task changed = task;
    apply(change, other, changed);
    PostureProblem there(other, changed, startPosture(model, task, task.start), Mode::Nearest);
    there.restoreChart(problem.reference());
    NlpValues values;
    there.evaluate(solved.x, NlpProblem::Order::Values, values);
    return there.softPenalty() + limitTerms(there, values, solved.multipliers);
  }

  /// Solved again after a change; the objective counts the goals too.
  double objectiveWith(const TaskChange& change) const {
    Model other = model;
    Task changed = task;
    apply(change, other, changed);
    return Nearest(other, changed, problem.evaluation().q()).solved.objective;
  }

  std::vector<Lever> levers(const std::vector<TaskChange>& changes) const {
    return handhold::levers(model, task, changes, problem.softPenalty(),
                            [this](const TaskChange& change) { return held(change); });
  }
};

void weaken(Model& model, const std::vector<std::string>& joints, double factor) {
  for (const std::string& name : joints) {
    Joint& joint = model.joints[model.findJoint(name)];
    joint.torqueLower *= factor;
    joint.torqueUpper *= factor;
  }
}

/// Goals that do not look at the task.
Task plainTrial(const Model& model) {
  Task task = taskOf("planar_trial_1", model);
  task.objective = Objective{
      .displacement = 1e-3, .normalizedTorque = 0.0, .discomfort = 0.0, .upright = 0.0, .symmetry = 0.0};
  return task;
}

/// Hangs by two bars that are too far apart.
Task wideBars(const Model& model) {
  Task task = plainTrial(model);
  task.targets.clear();
  task.contacts[0].position.x() += 0.8;
  return task;
}

}  // namespace

class AdviceTest : public QObject {
  Q_OBJECT

 private slots:
  void changesAreMadeAndTold() {
    Model model = *planar();
    Task task = taskOf("planar_trial_1", model);
    const Vector3 place = task.contacts[0].position;
    TaskChange change = changeOf(Kind::Contact, 0);
    change.by = Vector3(-0.0234, 0.0912, 0.002);
    change = rounded(change);
    QVERIFY((change.by - Vector3(-0.02, 0.09, 0.0)).norm() < 1e-12);
    QCOMPARE(inWords(change, model, task),
             std::string("moving the handhold right hand 9 cm up and 2 cm to the right"));
    apply(change, model, task);
    QVERIFY((task.contacts[0].position - place - change.by).norm() < 1e-15);
    TaskChange stronger = changeOf(Kind::Strength, 2);
    stronger.factor = 1.12;
    stronger = rounded(stronger);
    QVERIFY(std::abs(stronger.factor - 1.15) < 1e-12);  // never less than is needed
    const double limit = model.joints[2].torqueUpper;
    apply(stronger, model, task);
    QVERIFY(std::abs(model.joints[2].torqueUpper - 1.15 * limit) < 1e-9 * limit);
    QVERIFY(inWords(stronger, model, task).starts_with("15 % more "));
    TaskChange slower = changeOf(Kind::Duration, 0);
    slower.factor = 1.25;
    task.motion.duration = 2.0;
    task.motion.holds = {{"right hand", 0.0, 1.0}};
    QCOMPARE(inWords(slower, model, task), std::string("taking 2.5 s instead of 2.0 s with all its times"));
    TaskChange little = slower;
    little.factor = 1.211;  // never less than it takes
    QCOMPARE(inWords(little, model, task), std::string("taking 2.5 s instead of 2.0 s with all its times"));
    apply(slower, model, task);
    QCOMPARE(task.motion.holds[0].to, 1.25);
    task.motion.holds.clear();
    QVERIFY(inWords(slower, model, task).ends_with(" s instead of 2.5 s"));
  }

  /// Less torque does not turn a grip: a shorter time was offered for it.
  void onlyWhatHelpsTheGravestLawIsOffered() {
    const auto model = planar();
    const Task task = taskOf("planar_trial_1", *model);
    const Violation turned{Law::ContactTurn, "right hand", 0, Dimension::Angle, 0.5},
        weak{Law::JointTorque, "r_elbow", 3, Dimension::None, 0.2, 60.0, 50.0};
    Lever hurry{changeOf(Kind::Duration, 0), 1.0};
    hurry.change.factor = 0.75;
    const Outlook now{{turned, weak}, {hurry}};
    const auto adviceWhere = [&](std::vector<Violation> left) {
      return bestChange(*model, task, now, [left](const Model&, const Task&) { return Outlook{left, {}}; });
    };
    QVERIFY(!adviceWhere({turned}).isGiven());
    QVERIFY(adviceWhere({weak}).effect == Effect::HelpsMost);
    QVERIFY(adviceWhere({}).effect == Effect::MakesPossible);
  }

  void whatTheTaskCannotBeIsNotOffered() {
    const auto model = planar();
    Task task = taskOf("planar_trial_1", *model);
    task.motion.method = MotionMethod::Predicted;
    task.motion.holds = {{task.contacts[0].name, 0.0, 0.012}};
    const Violation weak{Law::JointTorque, "r_elbow", 3, Dimension::None, 0.2, 60.0, 50.0};
    Lever hurry{changeOf(Kind::Duration, 0), 1.0};
    hurry.change.factor = 0.75;  // a hold of 9 ms
    int tried = 0;
    const auto always = [&](const Model&, const Task&) {
      ++tried;
      return Outlook{};
    };
    QVERIFY(!bestChange(*model, task, {{weak}, {hurry}}, always).isGiven());
    QCOMPARE(tried, 0);
    hurry.change.factor = 1.25;
    QVERIFY(bestChange(*model, task, {{weak}, {hurry}}, always).effect == Effect::MakesPossible);
  }

  void speedsOfStagesAreMadeLessAndTold() {
    Model model = *planar();
    Task task = taskOf("planar_trial_1", model);
    const TaskChange half{Kind::Speed, -1, Vector3::Zero(), 0.5};
    QVERIFY(!concerns(half, model, task));
    const GivenVelocity hand{"r_grip", Vector3(3.0, 4.0, 0.0), "", 0.0},
        slow{"l_grip", Vector3(0.0, 1.0, 0.0), "", 0.0}, elbow{"", Vector3::Zero(), "r_elbow", -8.0};
    task.motion.stages = {{"on", 1.0, {}, {StageVelocity::Kind::Given, {slow, elbow}}},
                          {"off", 1.0, {StageVelocity::Kind::Given, {hand}}, {}}};
    QVERIFY(concerns(half, model, task));
    QCOMPARE(inWords(half, model, task), std::string("moving right grip at 2.5 m/s instead of 5 m/s"));
    apply(half, model, task);
    QCOMPARE(task.motion.stages[1].start.given[0].linear, Vector3(1.5, 2.0, 0.0));
    QCOMPARE(task.motion.stages[0].end.given[1].speed, -4.0);
    task.motion.stages[1].start.given.clear();
    task.motion.stages[0].end.given = {elbow};
    UnitChoice radians;
    radians.angle = AngleUnit::Radian;
    QCOMPARE(inWords(half, model, task, radians),
             std::string("moving right elbow at 4 rad/s instead of 8 rad/s"));
  }

  // Envelope theorem: the slope with the unknowns held is the slope of the solved problem.
  void slopeOfAPlaceIsThatOfSolvedProblems() {
    const auto model = planar();
    const Nearest nearest(*model, wideBars(*model));
    QVERIFY(nearest.problem.softPenalty() > 1e-3);
    const TaskChange moved = changeOf(Kind::Contact, 0);
    const std::vector<Lever> levers = nearest.levers({moved});
    QCOMPARE(levers.size(), size_t(1));
    const double h = 1e-4;
    Vector3 gradient = Vector3::Zero();
    for (int k = 0; k < 2; ++k) {
      TaskChange above = moved, below = moved;
      above.by[k] = h;
      below.by[k] = -h;
      gradient[k] = (nearest.objectiveWith(above) - nearest.objectiveWith(below)) / (2.0 * h);
    }
    QVERIFY(gradient.norm() > 1.0);
    QVERIFY(std::abs(levers[0].benefit / 0.3 - gradient.norm()) < kSlopeError * gradient.norm());
    QVERIFY(levers[0].change.by.normalized().dot(-gradient.normalized()) > 0.95);
  }

  void aBarOutOfReachIsToBeMovedTowardsTheBody() {
    const auto model = human();
    Task task = taskOf("standing_pull", *model);
    task.targets.clear();  // the bar is all that is asked
    const Vector3 away(0.0, 0.0, 1.6);
    for (Prop& prop : task.props)
      if (prop.name == "bar") prop.position += away;
    resolvePlaces(task);
    const PostureResult result = solve(*model, task);
    QCOMPARE(result.status, PostureStatus::Infeasible);
    const TaskChange& change = result.advice.change;
    QVERIFY2(result.advice.isGiven(), "no advice");
    qInfo("%s", told(result.advice, *model, task).c_str());
    QVERIFY(change.kind == Kind::Prop);
    QVERIFY(change.by.normalized().dot(away.normalized()) < -0.7);
    QVERIFY(gapWith(change, *model, task) < 0.5 * gapOf(result.violations));
  }

  void oneHandTooFarIsTheOneToMove() {
    const auto model = planar();
    Task task = taskOf("planar_trial_1", *model);
    task.contacts[1].position += Vector3(-0.5, 0.2, 0.0);
    const PostureResult result = solve(*model, task);
    QCOMPARE(result.status, PostureStatus::Infeasible);
    QVERIFY(result.advice.isGiven());
    qInfo("%s", told(result.advice, *model, task).c_str());
    QVERIFY(result.advice.change.isMove());
    QVERIFY(gapWith(result.advice.change, *model, task) < 0.5 * gapOf(result.violations));
  }

  /// Stretched between a bar, the floor and a rest for the back, the hands get to the bar where that goes on
  /// from where the slope leads to.
  void aBarIsMovedToWhereTheHandsAre() {
    const auto model = loadModel(kResources + "/models/f05.json");
    const Task task = taskFromJson(R"({"schema": "handhold-task-1",
      "props": [{"name": "floor", "kind": "floor", "position": [0, 0, 0]},
                {"name": "bar", "kind": "bar", "position": [0, 1.9, 0.4], "size": [1.2, 0.03, 1]}],
      "contacts": [
        {"name": "right hand", "kind": "grip", "end": "right hand", "on": {"prop": "bar", "along": -0.25}},
        {"name": "left hand", "kind": "grip", "end": "left hand", "on": {"prop": "bar", "along": 0.25}},
        {"name": "back", "kind": "rest", "end": "back", "on": "world", "position": [0, 0.9, -0.15],
         "axis": [0, 0, 1]},
        {"name": "right foot", "kind": "flat foot", "end": "right foot", "position": [-0.12, 0, 0]},
        {"name": "left foot", "kind": "flat foot", "end": "left foot", "position": [0.12, 0, 0]}]})",
                                   "a bar out of reach", *model);
    const PostureResult result = solve(*model, task);
    QCOMPARE(result.status, PostureStatus::Infeasible);
    qInfo("%s", told(result.advice, *model, task).c_str());
    QVERIFY(result.advice.effect == Effect::MakesPossible);
    QCOMPARE(gapWith(result.advice.change, *model, task), 0.0);
  }

  void weakKneesNeedStrengthOrLess() {
    Model model = *human();
    Task task = taskOf("squat_load", model);
    task.loads[0].mass = 60.0;
    weaken(model, {"r_knee_flexion", "l_knee_flexion"}, 0.3);
    const PostureResult result = solve(model, task);
    QCOMPARE(result.status, PostureStatus::Infeasible);
    QVERIFY(result.advice.isGiven());
    qInfo("%s", told(result.advice, model, task).c_str());
    QVERIFY(gapWith(result.advice.change, model, task) < 0.5 * gapOf(result.violations));
  }

  void whatCanBeSolvedNeedsNoAdvice() {
    const auto model = human();
    QVERIFY(!solve(*model, taskOf("standing_pull", *model)).advice.isGiven());
  }

  void aHastyMotionNeedsTime() {
    const auto model = planar();
    Task task = taskOf("planar_trial_1", *model);
    task.motion.duration = 0.11;
    for (Contact& contact : task.contacts) contact.limits.turn = 0.0;  // hands with moments are fast enough
    const MotionPrediction hasty = predictMotion(*model, task, {});
    QCOMPARE(hasty.outcome.status, PostureStatus::Infeasible);
    QVERIFY(hasty.outcome.advice.isGiven());
    qInfo("%s", told(hasty.outcome.advice, *model, task).c_str());
    QVERIFY(hasty.outcome.advice.change.kind == Kind::Duration);
    QVERIFY(hasty.outcome.advice.change.factor > 1.0);
    QVERIFY(motionGapWith(hasty.outcome.advice.change, *model, task) < 0.7 * gapOf(hasty.outcome.violations));
  }

  // The end is out of reach: the advice of its posture is that of the motion.
  void aMotionIntoNowhereNamesTheTarget() {
    const auto model = planar();
    Task task = taskOf("planar_motion_1", *model);
    QVERIFY(!task.targets.empty());
    task.targets[0].position += Vector3(0.0, -0.6, 0.0);
    const MotionPrediction far = predictMotion(*model, task, {});
    QCOMPARE(far.outcome.status, PostureStatus::Infeasible);
    QVERIFY(far.outcome.advice.isGiven());
    qInfo("%s", told(far.outcome.advice, *model, task).c_str());
    QVERIFY(motionGapWith(far.outcome.advice.change, *model, task) < 0.5 * gapOf(far.outcome.violations));
  }
};

QTEST_GUILESS_MAIN(AdviceTest)
#include "advice_test.moc"
