// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <random>
#include <set>

#include "engine/dynamics/energy.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/laws/goals/goal_table.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kResources + "/models/human55.json");
  return model;
}

Objective nothing() {
  Objective objective;
  for (const GoalRow& row : bodyGoals()) objective.*row.weight = 0.0;
  return objective;
}

Task standing() { return loadTask(kResources + "/tasks/standing_pull.json", *human()); }

double energyOf(const Task& task, const VectorX& q) {
  Data data(*human());
  updateKinematics(*human(), q, data);
  return potentialEnergy(*human(), task.gravity, data) + springEnergy(*human(), q);
}

}  // namespace

class GoalTableTest : public QObject {
  Q_OBJECT

 private slots:
  void everyRowHasItsGoal();
  void wordsAndTermsAreSingle();
  void termsAreThoseThatWereAskedFor();
  void aGoalHasItsDerivatives_data();
  void aGoalHasItsDerivatives();
  void aFloatingBodyAtRestIsNeutral();
  void leastEnergySinksAsFarAsLawsLet();
};

/// A row without a maker would be a weight that does nothing.
void GoalTableTest::everyRowHasItsGoal() {
  for (const GoalRow& row : bodyGoals()) {
    Task task = standing();
    task.objective = nothing();
    task.objective.*row.weight = 2.0;
    const auto goals = goalsOf(*human(), task);
    QVERIFY2(goals.size() == 1, row.word);
    QCOMPARE(goals.front()->name(), std::string(row.term));
  }
}

void GoalTableTest::wordsAndTermsAreSingle() {
  std::set<std::string> words, terms;
  for (const auto rows : {bodyGoals(), motionGoals()})
    for (const GoalRow& row : rows) {
      QVERIFY2(words.insert(row.word).second && terms.insert(row.term).second, row.word);
      QVERIFY2((row.weight == nullptr) != (row.motionWeight == nullptr), row.word);
    }
}

/// What keeps a posture single is no goal that somebody gave a weight.
void GoalTableTest::termsAreThoseThatWereAskedFor() {
  Task task = standing();
  task.objective = nothing();
  task.objective.normalizedTorque = 1.0;
  PostureProblem problem(*human(), task, human()->relaxedPosition(), PostureProblem::Mode::Strict);
  problem.at(problem.startFrom(human()->relaxedPosition()));
  for (const auto& [name, value] : problem.goalTerms())
    if (const GoalRow* row = goalOfTerm(name)) QVERIFY2(task.objective.*row->weight > 0.0, name.c_str());
}

void GoalTableTest::aGoalHasItsDerivatives_data() {
  QTest::addColumn<QString>("word");
  QTest::addColumn<double>("gravity");
  QTest::addColumn<double>("curved");
  QTest::addColumn<bool>("moves");
  QTest::newRow("energy on Earth") << "potential_energy" << -9.80665 << 1e-5 << false;
  QTest::newRow("energy, weightless") << "potential_energy" << 0.0 << 1e-5 << false;
  QTest::newRow("bend of the wrists") << "wrist_bend" << -9.80665 << 1e-5 << false;
  QTest::newRow("upright and gaze") << "upright" << -9.80665 << 1e-5 << false;
  QTest::newRow("displacement") << "displacement" << -9.80665 << 1e-5 << false;
  QTest::newRow("effort") << "effort" << -9.80665 << 1e-5 << false;
  QTest::newRow("metabolic energy") << "metabolic_energy" << -9.80665 << 1e-4 << false;
  QTest::newRow("visual displacement") << "visual_displacement" << -9.80665 << 1e-5 << false;
  QTest::newRow("visual acuity") << "visual_acuity" << -9.80665 << 1e-4 << false;
  QTest::newRow("visual acuity, weightless") << "visual_acuity" << 0.0 << 1e-4 << false;
  QTest::newRow("balance") << "balance" << -9.80665 << 1e9 << false;  // its edges turn only where feet move
  // of powers and of edges that turn the gradient alone is whole
  QTest::newRow("metabolic energy, moving") << "metabolic_energy" << -9.80665 << 1e9 << true;
  QTest::newRow("balance, moving") << "balance" << -9.80665 << 1e9 << true;
  QTest::newRow("torque, moving") << "torque" << -9.80665 << 1e-5 << true;
  QTest::newRow("normalized torque, moving") << "normalized_torque" << -9.80665 << 1e-5 << true;
  QTest::newRow("effort, moving") << "effort" << -9.80665 << 1e-5 << true;
}

/// Gradient and Hessian of the whole program, whose objective is the goal alone, against differences.
void GoalTableTest::aGoalHasItsDerivatives() {
  QFETCH(QString, word);
  QFETCH(double, gravity);
  QFETCH(double, curved);
  QFETCH(bool, moves);
  Task task = standing();
  task.gravity = Vector3(0.3 * gravity, gravity, -0.2 * gravity);
  task.objective = nothing();
  for (const GoalRow& row : bodyGoals())
    if (word == row.word) task.objective.*row.weight = 1.5;
  task.targets.clear();
  const PostureProblem::Content still{Regime::Still, true, true, {}, 1.0};
  const PostureProblem::Content moving{Regime::Moving, false, false, {}, 1.0};
  PostureProblem problem(*human(), task, human()->relaxedPosition(), PostureProblem::Mode::Strict,
                         moves ? moving : still);
  VectorX x = problem.startFrom(human()->relaxedPosition());
  std::mt19937 random(7);
  std::uniform_real_distribution<double> spread(-0.3, 0.3);
  for (Eigen::Index i = 0; i < x.size(); ++i) x[i] += spread(random);
  x.segment<3>(3).setZero();  // solvers count turns from where they are
  const int n = problem.variableCount();
  NlpValues values;
  MatrixX H = MatrixX::Zero(n, n);
  problem.evaluate(x, NlpProblem::Order::Derivatives, values);
  const VectorX gradient = values.gradient;
  problem.hessian(x, 1.0, VectorX::Zero(problem.equalityCount()), VectorX::Zero(problem.inequalityCount()),
                  H);
  H = H.selfadjointView<Eigen::Lower>();
  const double h = 1e-5;
  for (int trial = 0; trial < 5; ++trial) {
    VectorX d = VectorX::Zero(n);
    for (int i = 0; i < n; ++i) d[i] = spread(random);
    NlpValues up, down;
    problem.evaluate(x + h * d, NlpProblem::Order::Derivatives, up);
    problem.evaluate(x - h * d, NlpProblem::Order::Derivatives, down);
    const double slope = (up.objective - down.objective) / (2.0 * h);
    const double scale = std::max(1.0, std::abs(slope));
    QVERIFY2(std::abs(slope - gradient.dot(d)) < 1e-6 * scale,
             qPrintable(QString("%1 against %2").arg(gradient.dot(d)).arg(slope)));
    const VectorX bend = (up.gradient - down.gradient) / (2.0 * h);
    const double off = (bend - H * d).lpNorm<Eigen::Infinity>();
    QVERIFY2(off < curved * std::max(1.0, bend.lpNorm<Eigen::Infinity>()), qPrintable(QString::number(off)));
  }
}

/// Without gravity and contacts only the springs are left: the neutral posture of weightlessness.
void GoalTableTest::aFloatingBodyAtRestIsNeutral() {
  Task task;
  task.gravity.setZero();
  task.objective = nothing();
  task.objective.potentialEnergy = 1.0;
  const PostureResult result = solvePosture(*human(), task, {}, {});
  QVERIFY2(result.solved(), result.message.c_str());
  for (LinkIndex i(1); i < human()->linkCount(); i = LinkIndex(i + 1)) {
    const Joint& joint = human()->joints[i];
    // the little that keeps postures single pulls a soft spring aside
    if (joint.stiffness > 1.0)
      QVERIFY2(std::abs(result.q[positionIndex(i)] - joint.neutral) < 0.02, joint.name.c_str());
  }
}

void GoalTableTest::leastEnergySinksAsFarAsLawsLet() {
  Task task = standing();
  const PostureResult usual = solvePosture(*human(), task, {}, {});
  task.objective = nothing();
  task.objective.potentialEnergy = 1.0;
  const PostureResult sunk = solvePosture(*human(), task, {}, {});
  QVERIFY2(usual.solved() && sunk.solved(), sunk.message.c_str());
  const double gained = energyOf(task, usual.q) - energyOf(task, sunk.q);
  QVERIFY2(gained > 20.0, qPrintable(QString::number(gained)));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::GoalTableTest)
#include "goal_table_test.moc"
