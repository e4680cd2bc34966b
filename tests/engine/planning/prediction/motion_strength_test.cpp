// SPDX-License-Identifier: GPL-3.0-or-later
// Motions of bodies whose strength goes with angles and speeds.
#include <QtTest>

#include "engine/model/strength_curve.h"
#include "engine/model/utilisation.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/file/task_file.h"
#include "tests/engine/planning/rod_model.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
constexpr double kTurn = 1.2;  // rad

/// All joints weaker away from an angle, beside their neighbour's, and at speed.
std::shared_ptr<const Model> varied(const Model& constant) {
  Model model = constant;
  for (int i = 1; i < model.linkCount(); ++i) {
    StrengthCurve curve{StrengthCosine{0.1, 0.6}, {}, StrengthSpeeds{1.5, 4.0, 1.1, 2.0, 0.0, 0.25}};
    if (i > 1) {
      curve.shape = StrengthShape{0.8, 0.05, 0.0, {{LinkIndex(i - 1), 0.1}}};
    }
    model.joints[i].strength = std::make_shared<StrengthCurves>(StrengthCurves{curve, curve});
  }
  return std::make_shared<const Model>(std::move(model));
}

Task rodIn(double seconds) {
  Task task = test::rodTask(seconds);
  task.motion.objective.body.torque = 1e-6;
  return task;
}

MotionPrediction turned(const Model& model, double seconds) {
  MotionPlan plan = test::rodPlan(model, kTurn, seconds);
  for (MotionFrame& frame : plan.guess.frames) {
    frame.v = frame.vdot = frame.tau = VectorX::Zero(model.velocitySize());
    frame.v[6] = kTurn / seconds;
  }
  return predictMotion(model, rodIn(seconds), plan, {});
}

bool keepsLaws(const MotionPrediction& prediction) {
  return prediction.outcome.violations.empty() && (prediction.outcome.status == PostureStatus::Optimal ||
                                                   prediction.outcome.status == PostureStatus::Feasible);
}

/// The shortest time by halves: the rod turns in one, and does not in the other.
double shortest(const Model& model) {
  double too = 0.1, enough = 2.0;
  for (int halves = 0; halves < 6; ++halves) {
    const double middle = std::sqrt(too * enough);
    (keepsLaws(turned(model, middle)) ? enough : too) = middle;
  }
  return enough;
}

}  // namespace

class MotionStrengthTest : public QObject {
  Q_OBJECT

 private slots:
  void derivativesMatchDifferences();
  void fastMotionsAreRefused();
};

/// All first derivatives of the transcription, the free duration and the greatest torque among them.
void MotionStrengthTest::derivativesMatchDifferences() {
  const auto model = varied(*loadModel(kResources + "/models/planar9.json"));
  Task task = loadTask(kResources + "/tasks/planar_trial_2.json", *model);
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = 1.5;
  task.motion.objective.body.greatestTorque = 0.3;
  task.motion.objective.body.normalizedTorque = 1.0;
  task.motion.objective.duration = 0.1;
  task.motion.shortest = 0.5;
  task.motion.instants = 24;
  const MotionPlan plan = planPostures(*model, task, {});
  for (const double greatest : {0.3, 0.0}) {
    task.motion.objective.body.greatestTorque = greatest;
    const MotionLayout layout(*model, task);
    MotionProblem problem(*model, task,
                          curvesThrough(*model, task, layout, plan.guess, {plan.begin, plan.end}),
                          PostureProblem::Mode::Strict);
    VectorX x = problem.startFrom(problem.curves());
    std::srand(3);
    x += 0.01 * VectorX::Random(x.size());
    const VectorX d = VectorX::Random(x.size());
    const double h = 1e-6;
    NlpValues above, below, here;
    problem.evaluate(x + h * d, NlpProblem::Order::Values, above);
    problem.evaluate(x - h * d, NlpProblem::Order::Values, below);
    problem.evaluate(x, NlpProblem::Order::Derivatives, here);
    VectorX E(problem.equalityCount()), I(problem.inequalityCount());
    problem.multiply(d, E, I);
    const double slope = (above.objective - below.objective) / (2.0 * h);
    QVERIFY(std::abs(slope - here.gradient.dot(d)) < 1e-5 * (1.0 + std::abs(slope)));
    QVERIFY(((above.inequality - below.inequality) / (2.0 * h) - I).norm() < 1e-6 * I.norm());
  }
}

/// Muscles that shorten fast have little left: what a rod does in the shortest time for constant strength it
/// does not do for one that goes with speed, and what it does then keeps the limits of every instant.
void MotionStrengthTest::fastMotionsAreRefused() {
  const auto constant = test::rod(), weaker = varied(*constant);
  const double fast = shortest(*constant), slow = shortest(*weaker);
  // at even torque there and back: 2 sqrt(I angle / limit) = 0.219 s
  QVERIFY2(fast > 0.219 && fast < 0.35, qPrintable(QString::number(fast)));
  QVERIFY2(slow > 1.1 * fast, qPrintable(QString("%1 against %2").arg(slow).arg(fast)));
  const MotionPrediction refused = turned(*weaker, fast);
  QVERIFY(!keepsLaws(refused));
  const MotionPrediction kept = turned(*weaker, slow);
  double most = 0.0, ofConstant = 0.0;
  for (const MotionFrame& frame : kept.outcome.motion.frames) {
    most = std::max(most, normalizedTorque(*weaker, frame.tau, frame.q, frame.v)[0]);
    ofConstant = std::max(ofConstant, normalizedTorque(*constant, frame.tau, frame.q, frame.v)[0]);
  }
  QVERIFY2(most <= 1.0 + 1e-3 && ofConstant < most, qPrintable(QString("%1 %2").arg(most).arg(ofConstant)));
}

QTEST_GUILESS_MAIN(MotionStrengthTest)
#include "motion_strength_test.moc"
