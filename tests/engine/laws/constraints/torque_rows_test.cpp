// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <filesystem>
#include <random>

#include "engine/laws/constraints/equilibrium.h"
#include "engine/laws/evaluation/posture_evaluation.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/laws/problem/posture_problem.h"
#include "engine/model/model_file.h"
#include "engine/model/strength_curve.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";

constexpr double kStep = 1e-6;

/// All limits vary with everything.
std::shared_ptr<const Model> variedHuman() {
  static const auto model = [] {
    Model human = *loadModel(kResources / "models/human55.json");
    for (int i = 1; i < human.linkCount(); ++i) {
      StrengthCurve curve{StrengthCosine{0.2, 0.9}, StrengthShape{0.75, 0.1, -0.05, {}},
                          StrengthSpeeds{1.5, 3.5, 1.1, 2.0, 9.0, 0.4}};
      curve.shape->neighbours = {{LinkIndex(i > 1 ? i - 1 : 2), 0.12}};
      human.joints[i].strength = std::make_shared<StrengthCurves>(StrengthCurves{curve, curve});
    }
    return std::make_shared<const Model>(std::move(human));
  }();
  return model;
}

Task standing(double greatest) {
  Task task = loadTask(kResources / "tasks/standing_pull.json", *variedHuman());
  task.targets.clear();
  task.objective.greatestTorque = greatest;
  return task;
}

}  // namespace

/// Rows and goals of strength that goes with angles and speeds.
class TorqueRowsTest : public QObject {
  Q_OBJECT

 private slots:
  void derivativesMatchDifferences_data();
  void derivativesMatchDifferences();
  void flatCurvesChangeNothing();
  void fastMusclesAreTold();
  void inFlightNoContactsLackAnything();
};

void TorqueRowsTest::derivativesMatchDifferences_data() {
  QTest::addColumn<bool>("moves");
  QTest::addColumn<double>("greatest");
  QTest::newRow("still") << false << 0.0;
  QTest::newRow("moving") << true << 0.0;
  QTest::newRow("greatest torque") << false << 1.0;
  QTest::newRow("greatest torque, moving") << true << 1.0;
}

/// Gradient, Jacobian, and Hessian of the Lagrangian of the whole program, against differences.
void TorqueRowsTest::derivativesMatchDifferences() {
  QFETCH(bool, moves);
  QFETCH(double, greatest);
  const Task task = standing(greatest);
  const PostureProblem::Content content{moves ? Regime::Moving : Regime::Still, !moves, !moves, {}, 1.0};
  const VectorX start = variedHuman()->relaxedPosition();
  PostureProblem problem(*variedHuman(), task, start, PostureProblem::Mode::Strict, content);
  VectorX x = problem.startFrom(start);
  std::mt19937 random(11);
  std::uniform_real_distribution<double> spread(-0.3, 0.3);
  for (Eigen::Index i = 0; i < x.size(); ++i) x[i] += spread(random);
  x.segment<3>(3).setZero();  // solvers count turns from where they are
  const int n = problem.variableCount();
  VectorX yE(problem.equalityCount()), yI(problem.inequalityCount());
  for (double& y : yE) y = spread(random);
  for (double& y : yI) y = spread(random);
  NlpValues here;
  problem.evaluate(x, NlpProblem::Order::Derivatives, here);
  MatrixX H = MatrixX::Zero(n, n);
  problem.hessian(x, 0.7, yE, yI, H);
  H = H.selfadjointView<Eigen::Lower>();
  const auto lagrangian = [&](const NlpValues& at) {
    return VectorX(0.7 * at.gradient + at.equalityJacobian.transpose() * yE +
                   at.inequalityJacobian.transpose() * yI);
  };
  for (int trial = 0; trial < 6; ++trial) {
    VectorX d(n);
    for (double& each : d) each = spread(random);
    NlpValues up, down;
    problem.evaluate(x + kStep * d, NlpProblem::Order::Derivatives, up);
    problem.evaluate(x - kStep * d, NlpProblem::Order::Derivatives, down);
    const VectorX rows = (up.inequality - down.inequality) / (2.0 * kStep);
    QVERIFY((rows - here.inequalityJacobian * d).lpNorm<Eigen::Infinity>() <
            1e-6 * std::max(1.0, rows.lpNorm<Eigen::Infinity>()));
    const double slope = (up.objective - down.objective) / (2.0 * kStep);
    QVERIFY(std::abs(slope - here.gradient.dot(d)) < 1e-6 * std::max(1.0, std::abs(slope)));
    const VectorX bend = (lagrangian(up) - lagrangian(down)) / (2.0 * kStep);
    const double off = (bend - H * d).lpNorm<Eigen::Infinity>();
    QVERIFY2(off < 2e-5 * std::max(1.0, bend.lpNorm<Eigen::Infinity>()), qPrintable(QString::number(off)));
  }
}

/// Where curves are 1 everywhere rows are those of constant limits of both sides alike: -1 to 1 of each.
void TorqueRowsTest::flatCurvesChangeNothing() {
  Model flat = *variedHuman(), plain = *variedHuman();
  StrengthCurve one;
  one.shape = StrengthShape{};
  for (Joint& joint : flat.joints)
    joint.strength = std::make_shared<StrengthCurves>(StrengthCurves{one, one});
  for (Joint& joint : plain.joints) joint.strength.reset();
  const Task task = standing(0.0);
  const VectorX start = flat.relaxedPosition();
  PostureProblem varied(flat, task, start, PostureProblem::Mode::Strict),
      constant(plain, task, start, PostureProblem::Mode::Strict);
  const VectorX x = constant.startFrom(start);
  NlpValues a, b;
  varied.evaluate(x, NlpProblem::Order::Derivatives, a);
  constant.evaluate(x, NlpProblem::Order::Derivatives, b);
  QCOMPARE(a.objective, b.objective);
  QVERIFY((a.gradient - b.gradient).isZero(0.0));
  QVERIFY((a.inequality - b.inequality).lpNorm<Eigen::Infinity>() < 1e-12);
  QVERIFY((a.inequalityJacobian - b.inequalityJacobian).lpNorm<Eigen::Infinity>() < 1e-12);
}

/// A torque that a joint can hold is too much for the muscle that shortens fast.
void TorqueRowsTest::fastMusclesAreTold() {
  const Model& model = *variedHuman();
  const int knee = model.findJoint("r_knee_flexion");
  VectorX q = model.zeroPosition(), v = VectorX::Zero(model.velocitySize()), tau = v;
  const double strength = torqueLimit(model, knee, TorqueEnd::Upper, q, v);
  tau[velocityIndex(knee)] = 0.9 * strength;
  QVERIFY(violatedTorques(model, tau, torqueLimits(model, q, v), kLimitTolerance).empty());
  v[velocityIndex(knee)] = 3.5;
  const std::vector<Violation> told = violatedTorques(model, tau, torqueLimits(model, q, v), kLimitTolerance);
  QCOMPARE(told.size(), std::size_t(1));
  QCOMPARE(told[0].index, knee);
  QVERIFY(std::abs(told[0].limit - 0.5 * strength) < 1e-9);
  v[velocityIndex(knee)] = -3.5;  // it gives way slowly: stretched muscles hold more
  QVERIFY(violatedTorques(model, tau, torqueLimits(model, q, v), kLimitTolerance).empty());
}

/// What is missing is told of the contacts only where there are some.
void TorqueRowsTest::inFlightNoContactsLackAnything() {
  const Model& model = *variedHuman();
  Task task = standing(0.0);
  task.loads.clear();
  const VectorX start = model.relaxedPosition();
  const auto told = [&] {
    const PostureLayout layout(model, task);
    PostureEvaluation posture(model, task, layout);
    VectorX x = VectorX::Zero(layout.size);
    x.segment(6, model.jointCount()) = start.tail(model.jointCount());
    posture.set(x, start, NlpProblem::Order::Values);
    std::vector<Violation> violations;
    Equilibrium(model).describe(posture, kLimitTolerance, violations);
    return violations;
  };
  const std::vector<Violation> held = told();
  task.contacts.clear();
  const std::vector<Violation> flying = told();
  QVERIFY(held.size() == 1 && held[0].law == Law::Support);
  QVERIFY(flying.size() == 1 && flying[0].law == Law::Balance);
}

QTEST_APPLESS_MAIN(TorqueRowsTest)
#include "torque_rows_test.moc"
