// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/upright_goal.h"

#include <QTest>
#include <cmath>
#include <random>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/model/model_file.h"
#include "engine/model/roles.h"
#include "engine/task/objective.h"

namespace handhold {

namespace {

constexpr double kDegree = M_PI / 180.0;

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  return model;
}

/// Nothing but the goal, of weight one.
Task gazing() {
  Task task;
  for (const GoalRow& row : bodyGoals()) task.objective.*row.weight = 0.0;
  task.objective.upright = 1.0;
  return task;
}

Pose eyesOf(const Model& model, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  return sitePose(model, data, findSite(model, role::kEyes));
}

/// The hand is to be below where the eyes of a posture look, by an angle (rad), 0.6 m away.
Task workBelow(const Model& model, const VectorX& q, double angle) {
  Task task = gazing();
  Target target;
  target.site = "r_grip";
  target.position = eyesOf(model, q) * Vector3(0.0, -0.6 * std::sin(angle), 0.6 * std::cos(angle));
  task.targets = {target};
  task.watched = target.position;
  return task;
}

double goalAt(const Model& model, const Task& task, const VectorX& q) {
  PostureProblem problem(model, task, q, PostureProblem::Mode::Strict);
  problem.at(problem.startFrom(q));
  for (const auto& [term, value] : problem.goalTerms())
    if (term == "upright gaze") return value;
  return -1.0;
}

/// At ease, head and chest turned a little to all sides.
VectorX crooked() {
  VectorX q = human()->relaxedPosition();
  std::mt19937 random(3);
  std::uniform_real_distribution<double> spread(-0.15, 0.15);
  for (Eigen::Index i = 7; i < q.size(); ++i) q[i] += spread(random);
  return q;
}

VectorX atEase(const Model& model) {
  VectorX q = model.relaxedPosition();
  for (int i = 1; i < model.linkCount(); ++i)
    if (model.joints[i].limb == Limb::Head || model.joints[i].limb == Limb::Spine) q[positionIndex(i)] = 0.0;
  return q;
}

}  // namespace

class UprightGoalTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsLookedAtBinds();
  void aPostureAloneIsNotBound();
  void theHeadMayNodButNotRoll();
  void idleHoldsDoNotBind();
  void aHeadThatNothingTurnsIsNotBound();
  void whatIsWatchedComesBeforeTargets();
  void slopesAndBendsAreWhole_data();
  void slopesAndBendsAreWhole();
};

/// Within the easy angle half of 1 - cos, beyond it by six more: far from the rounding as printed.
void UprightGoalTest::whatIsLookedAtBinds() {
  const VectorX q = atEase(*human());
  const auto at = [&](double degrees) {
    return goalAt(*human(), workBelow(*human(), q, degrees * kDegree), q);
  };
  const double upright = at(0.0);
  const auto soft = [](double degrees) { return 0.5 * (1.0 - std::cos(degrees * kDegree)); };
  QVERIFY(std::abs(at(4.0) - upright - soft(4.0)) < 0.01);
  for (const double degrees : {30.0, 60.0, 90.0}) {
    const double beyond = 6.0 * (std::cos(12.0 * kDegree) - std::cos(degrees * kDegree));
    QVERIFY2(std::abs(at(degrees) - upright - soft(degrees) - beyond) < 0.01,
             qPrintable(QString::number(at(degrees))));
  }
}

void UprightGoalTest::aPostureAloneIsNotBound() {
  const VectorX q = atEase(*human());
  const auto at = [&](double degrees) {
    Task task = workBelow(*human(), q, degrees * kDegree);
    task.watched.reset();
    return goalAt(*human(), task, q);
  };
  QVERIFY(std::abs(at(60.0) - at(0.0) - 0.5 * (1.0 - std::cos(60.0 * kDegree))) < 1e-6);
}

/// The same sight of another head: where it nods the trunk alone counts, where it rolls three quarters of
/// the square of its sine, too.
void UprightGoalTest::theHeadMayNodButNotRoll() {
  const auto tilted = [](const char* joint, double angle) {
    VectorX q = atEase(*human());
    q[positionIndex(human()->findJoint(joint))] = angle;
    return q;
  };
  const auto ahead = [](const VectorX& q) { return goalAt(*human(), workBelow(*human(), q, 0.0), q); };
  const double level = ahead(atEase(*human()));
  QVERIFY(std::abs(ahead(tilted("neck_flexion", 0.7)) - level) < 1e-6);
  const VectorX rolled = tilted("neck_lateral", 0.17);
  const double sine = eyesOf(*human(), rolled).R.col(0).y();
  QVERIFY(std::abs(sine) > 0.1);
  QVERIFY(std::abs(ahead(rolled) - level - 0.75 * sine * sine) < 1e-6);
}

void UprightGoalTest::idleHoldsDoNotBind() {
  const VectorX q = atEase(*human());
  Task holding = gazing();
  Contact grip;
  grip.end = ContactEnd::RightHand;
  grip.position = workBelow(*human(), q, 60.0 * kDegree).targets[0].position;
  holding.contacts = {grip};
  const double held = goalAt(*human(), holding, q), soft = 0.5 * (1.0 - std::cos(60.0 * kDegree));
  holding.contacts.clear();
  QVERIFY(std::abs(held - goalAt(*human(), holding, q) - soft) < 1e-9);
  holding.contacts = {grip};
  holding.watched = grip.position;
  QVERIFY(goalAt(*human(), holding, q) > held + 1.0);
}

void UprightGoalTest::aHeadThatNothingTurnsIsNotBound() {
  Model stiff = *human();
  for (Joint& joint : stiff.joints)
    if (joint.limb == Limb::Head) joint.lower = joint.upper = joint.relaxed = joint.neutral = 0.0;
  const VectorX q = atEase(stiff);
  const double upright = goalAt(stiff, gazing(), q);
  const double soft = 0.5 * (1.0 - std::cos(60.0 * kDegree));
  QVERIFY(std::abs(goalAt(stiff, workBelow(stiff, q, 60.0 * kDegree), q) - upright - soft) < 1e-6);
}

void UprightGoalTest::whatIsWatchedComesBeforeTargets() {
  const VectorX q = atEase(*human());
  Task task = workBelow(*human(), q, 60.0 * kDegree);
  const double off = goalAt(*human(), task, q);
  task.watched = workBelow(*human(), q, 0.0).targets[0].position;
  QVERIFY(goalAt(*human(), task, q) < off - 1.0);
  QCOMPARE(workPlace(*human(), task), task.watched);
}

void UprightGoalTest::slopesAndBendsAreWhole_data() {
  QTest::addColumn<double>("degrees");
  QTest::addColumn<double>("gravity");
  for (const double degrees : {3.0, 11.0, 12.0, 13.0, 40.0, 85.0})
    for (const double gravity : {9.80665, 0.0})
      QTest::addRow("%.0f degrees, %.0f", degrees, gravity) << degrees << gravity;
}

/// Against central differences with steps of 1e-6; the objective is the goal alone.
void UprightGoalTest::slopesAndBendsAreWhole() {
  QFETCH(double, degrees);
  QFETCH(double, gravity);
  const VectorX q = crooked();
  Task task = workBelow(*human(), q, degrees * kDegree);
  task.watched = task.targets[0].position;
  task.targets.clear();
  task.gravity = Vector3(0.2 * gravity, -gravity, 0.1 * gravity);
  const PostureProblem::Content alone{Regime::Still, true, true, {}, 1.0};
  PostureProblem problem(*human(), task, q, PostureProblem::Mode::Strict, alone);
  const VectorX x = problem.startFrom(q);
  const int n = problem.variableCount();
  NlpValues values;
  problem.evaluate(x, NlpProblem::Order::Derivatives, values);
  const VectorX gradient = values.gradient;
  MatrixX H = MatrixX::Zero(n, n);
  problem.hessian(x, 1.0, VectorX::Zero(problem.equalityCount()), VectorX::Zero(problem.inequalityCount()),
                  H);
  H = H.selfadjointView<Eigen::Lower>();
  std::mt19937 random(11);
  std::uniform_real_distribution<double> spread(-1.0, 1.0);
  constexpr double kStep = 1e-6, kSlope = 1e-6, kBend = 1e-4;
  for (int trial = 0; trial < 5; ++trial) {
    VectorX d(n);
    for (int i = 0; i < n; ++i) d[i] = spread(random);
    NlpValues up, down;
    problem.evaluate(x + kStep * d, NlpProblem::Order::Derivatives, up);
    problem.evaluate(x - kStep * d, NlpProblem::Order::Derivatives, down);
    const double slope = (up.objective - down.objective) / (2.0 * kStep);
    QVERIFY2(std::abs(slope - gradient.dot(d)) < kSlope * std::max(1.0, std::abs(slope)),
             qPrintable(QString("%1 against %2").arg(gradient.dot(d)).arg(slope)));
    const VectorX bend = (up.gradient - down.gradient) / (2.0 * kStep);
    // the rotation's own coordinates are even only to first order: compared along the step
    const double along = d.dot(bend);
    QVERIFY2(std::abs(along - d.dot(H * d)) < kBend * std::max(1.0, std::abs(along)),
             qPrintable(QString("%1 against %2").arg(d.dot(H * d)).arg(along)));
  }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::UprightGoalTest)
#include "upright_goal_test.moc"
