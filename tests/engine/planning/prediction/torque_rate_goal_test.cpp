// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <random>

#include "engine/planning/prediction/motion_problem.h"
#include "engine/planning/prediction/torque_rate_goal.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/rod_model.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";

std::shared_ptr<const Model> planar() { return loadModel(kResources + "/models/planar9.json"); }
std::shared_ptr<const Model> human() { return loadModel(kResources + "/models/human55.json"); }

Task taskOf(const std::string& name, const Model& model) {
  return loadTask(kResources + "/tasks/" + name + ".json", model);
}

/// Of hands that turn freely: moments of theirs would take torque and its rate from the joints.
Task planarMotion(const Model& model, double duration) {
  Task task = taskOf("planar_trial_1", model);
  for (Contact& contact : task.contacts) contact.limits.turn = 0.0;
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = duration;
  return task;
}

/// The goal over the curves of a motion problem, as a function of its unknowns.
struct GoalOfUnknowns {
  GoalOfUnknowns(const Model& model, const Task& task, const MotionPlan& plan)
      : layout(model, task),
        problem(model, task, curvesThrough(model, task, layout, plan.guess, {plan.begin, plan.end}),
                PostureProblem::Mode::Strict),
        goal(model, task, problem.layout(), plan.begin.q),
        x(problem.startFrom(problem.curves())) {}

  double value(const VectorX& at) {
    problem.set(at);
    goal.evaluate(problem.curves(), NlpProblem::Order::Values);
    return goal.value();
  }
  VectorX gradient(const VectorX& at) {
    problem.set(at);
    goal.evaluate(problem.curves(), NlpProblem::Order::Derivatives);
    VectorX g = VectorX::Zero(at.size());
    goal.addGradient(1.0, g);
    return g;
  }
  /// Of fifth order, so that only rounding is left.
  double slope(const VectorX& at, const VectorX& d) {
    const double h = 1e-4;
    const auto difference = [&](double step) { return value(at + step * d) - value(at - step * d); };
    return (8.0 * difference(h) - difference(2.0 * h)) / (12.0 * h);
  }

  MotionLayout layout;
  MotionProblem problem;
  TorqueRateGoal goal;
  VectorX x;
};

VectorX randomDirection(Eigen::Index size, int seed) {
  std::mt19937 random(seed);
  std::normal_distribution<double> normal;
  return VectorX::NullaryExpr(size, [&] { return normal(random); });
}

/// The same mean from a motion's frames.
double measuredRate(const Model& model, const Motion& motion) {
  double sum = 0.0;
  const std::vector<MotionFrame>& frames = motion.frames;
  for (size_t k = 0; k + 1 < frames.size(); ++k)
    for (int i = 1; i < model.linkCount(); ++i) {
      const double limit = std::max(model.joints[i].torqueUpper, -model.joints[i].torqueLower);
      const double change = (frames[k + 1].tau[5 + i] - frames[k].tau[5 + i]) / limit;
      sum += change * change / (frames[k + 1].time - frames[k].time);
    }
  return sum / (frames.back().time - frames.front().time);
}

double term(const MotionPrediction& prediction, const std::string& name) {
  for (const auto& [key, value] : prediction.terms)
    if (key == name) return value;
  return 0.0;
}

bool keepsLaws(const MotionPrediction& prediction) {
  if (!prediction.outcome.violations.empty())
    qWarning("%s", told(prediction.outcome.violations.front()).c_str());
  return prediction.outcome.violations.empty() && (prediction.outcome.status == PostureStatus::Optimal ||
                                                   prediction.outcome.status == PostureStatus::Feasible);
}

}  // namespace

class TorqueRateGoalTest : public QObject {
  Q_OBJECT

 private slots:
  void gradientMatchesDifferences_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"planar_trial_1", "squat_rise", "ladder_step", "door_opening"})
      QTest::newRow(name) << name;
  }
  // With the duration free, the greatest torque an unknown, contacts that come and go, and one that turns.
  void gradientMatchesDifferences() {
    QFETCH(QString, name);
    const auto model = name.startsWith("planar") ? planar() : human();
    Task task = taskOf(name.toStdString(), *model);
    task.motion.objective.torqueRate = 0.7;
    task.motion.objective.body.greatestTorque = 0.3;
    task.motion.shortest = 0.5;
    GoalOfUnknowns goal(*model, task, planPostures(*model, task, {}));
    const VectorX x = goal.x + 0.01 * randomDirection(goal.x.size(), 7);
    const VectorX gradient = goal.gradient(x);
    for (int seed = 1; seed <= 4; ++seed) {
      const VectorX d = randomDirection(x.size(), seed);
      const double slope = goal.slope(x, d);
      QVERIFY2(std::abs(slope - gradient.dot(d)) < 1e-6 * std::abs(slope),
               qPrintable(QString("%1 and %2").arg(slope, 0, 'g', 12).arg(gradient.dot(d), 0, 'g', 12)));
    }
    const VectorX d = VectorX::Unit(x.size(), goal.layout.duration);
    const double slope = goal.slope(x, d);
    QVERIFY(std::abs(slope - gradient.dot(d)) < 1e-6 * std::abs(slope));
  }

  void meanMatchesDenseDifferences_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"planar_trial_1", "ladder_step"}) QTest::newRow(name) << name;
  }
  // Two algorithms: torques of a dense row of frames, and a few a span, at the solution, where the loads have
  // next to nothing to close.
  void meanMatchesDenseDifferences() {
    QFETCH(QString, name);
    const auto model = name.startsWith("planar") ? planar() : human();
    Task task = taskOf(name.toStdString(), *model);
    task.motion.objective.torqueRate = 0.1;
    const MotionPrediction p = predictMotion(*model, task, planPostures(*model, task, {}), {});
    const auto term = std::find_if(p.terms.begin(), p.terms.end(),
                                   [](const auto& named) { return named.first == "torque rate"; });
    QVERIFY(term != p.terms.end());
    const double mean = term->second / task.motion.objective.torqueRate;
    const double dense = measuredRate(*model, sampleMotion(*model, p.task, p.curves, 3000));
    QVERIFY2(std::abs(mean - dense) < 2e-2 * dense, qPrintable(QString("%1, %2").arg(mean).arg(dense)));
  }

  // tau = I qddot is linear in the control points, so that Gauss and Newton leave nothing out.
  void curvatureOfTheRodIsExact() {
    const auto model = test::rod();
    Task task = test::rodTask(1.5);
    task.motion.objective.torqueRate = 2.0;
    GoalOfUnknowns goal(*model, task, test::rodPlan(*model, 1.2, 1.5));
    BorderedBand K = goal.problem.newMatrix();
    K.setZero();
    const VectorX before = goal.gradient(goal.x);
    goal.goal.addCurvature(3.0, K);
    for (int j = 0; j < goal.x.size(); ++j) {
      const VectorX column = 3.0 * (goal.gradient(goal.x + VectorX::Unit(goal.x.size(), j)) - before);
      const int rows = std::min<int>(static_cast<int>(goal.x.size()) - j, K.bandwidth() + 1);
      for (int i = j; i < j + rows; ++i)
        QVERIFY(std::abs(K.block(i, j, 1, 1)(0, 0) - column[i]) < 1e-9 * column.norm());
    }
  }

  // Of the rod rates go with T^-3, so with r the weighted rates and J their derivatives: by the duration in
  // parts of the nominal one d = T / T0, dr/dd = -3 r / d, which gives the border from value and gradient.
  void borderOfTheRodMeetsItsClosedForm() {
    const auto model = test::rod();
    Task task = test::rodTask(1.5);
    task.motion.objective.torqueRate = 2.0;
    task.motion.shortest = 0.5;
    GoalOfUnknowns goal(*model, task, test::rodPlan(*model, 1.2, 1.5));
    const int d = goal.layout.duration;
    goal.x[d] = 0.8;
    const VectorX gradient = goal.gradient(goal.x);
    const double value = goal.value(goal.x), part = 1.0 / goal.x[d];
    BorderedBand K = goal.problem.newMatrix();
    K.setZero();
    goal.gradient(goal.x);
    goal.goal.addCurvature(1.0, K);
    QVERIFY(std::abs(gradient[d] + 6.0 * part * value) < 1e-10 * value);
    QVERIFY(std::abs(K.corner()(0, 0) - 18.0 * part * part * value) < 1e-10 * value);
    const VectorX row = K.borderRows().row(0).transpose();
    QVERIFY((row + 3.0 * part * gradient.head(d)).norm() < 1e-10 * row.norm());
  }

  // I^2 times the mean squared jerk: its least is that of Flash and Hogan's polynomial (1985), 720 (theta /
  // T^3)^2, so that half the time costs 64 times as much.
  void theRodTurnsWithLeastJerk() {
    const auto model = test::rod();
    const double angle = 1.2, weight = 1e3;
    for (double duration : {2.0, 1.0}) {
      Task task = test::rodTask(duration);
      task.motion.objective.torqueRate = weight;
      const MotionPrediction p = predictMotion(*model, task, test::rodPlan(*model, angle, duration), {});
      QVERIFY(keepsLaws(p));
      const double least =
          720.0 * std::pow(test::kRodInertia * angle / (test::kRodLimit * std::pow(duration, 3)), 2);
      const double mean = term(p, "torque rate") / weight;
      QVERIFY2(std::abs(mean - least) < 1e-3 * least, qPrintable(QString::number(mean / least, 'g', 8)));
      for (const MotionFrame& frame : p.outcome.motion.frames) {
        const double s = frame.time / duration;
        const double wanted = angle * s * s * s * (10.0 - 15.0 * s + 6.0 * s * s);
        QVERIFY(std::abs(frame.q[7] - wanted) < 1e-3);
      }
    }
  }

  // Of a planar person with gravity; the mean of the squared rate falls at least with the square of the time.
  void itsOwnMotionHasTheLowestRate() {
    const auto model = planar();
    double before = 0.0;
    for (double duration : {2.0, 1.0}) {
      Task task = planarMotion(*model, duration);
      const MotionPlan plan = planPostures(*model, task, {});
      task.motion.objective.jerk = 0.0;
      task.motion.objective.body = {.discomfort = 0.0, .upright = 0.0, .symmetry = 0.0};
      const MotionPrediction torque = predictMotion(*model, task, plan, {});
      task.motion.objective.body.normalizedTorque = 0.0;
      task.motion.objective.torqueRate = 1.0;
      const MotionPrediction rate = predictMotion(*model, task, plan, {});
      QVERIFY(keepsLaws(torque) && keepsLaws(rate));
      const double measured = measuredRate(*model, rate.outcome.motion);
      QVERIFY(measured < 0.9 * measuredRate(*model, torque.outcome.motion));
      QVERIFY(std::abs(measured - term(rate, "torque rate")) < 0.02 * measured);
      QVERIFY(measured > 4.0 * before);
      before = measured;
    }
  }

  void freeDurationWeighsRateAgainstTime() {
    const auto model = planar();
    Task task = planarMotion(*model, 1.0);
    task.motion.objective.torqueRate = 1.0;
    task.motion.shortest = 0.3;
    task.motion.longest = 4.0;
    const MotionPlan plan = planPostures(*model, task, {});
    double before = 0.0;
    for (double perSecond : {1.0, 0.1}) {
      task.motion.objective.duration = perSecond;
      const MotionPrediction p = predictMotion(*model, task, plan, {});
      QVERIFY(keepsLaws(p));
      QVERIFY2(p.curves.duration > before + 0.05, qPrintable(QString::number(p.curves.duration)));
      before = p.curves.duration;
    }
  }

  void humanMovesMoreSmoothly_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"squat_rise", "ladder_step"}) QTest::newRow(name) << name;
  }
  // All laws in force, in a mix, with contacts that stay or come and go.
  void humanMovesMoreSmoothly() {
    QFETCH(QString, name);
    const auto model = human();
    Task task = taskOf(name.toStdString(), *model);
    const MotionPlan plan = planPostures(*model, task, {});
    const MotionPrediction plain = predictMotion(*model, task, plan, {});
    task.motion.objective.torqueRate = 0.1;
    const MotionPrediction smooth = predictMotion(*model, task, plan, {});
    QVERIFY(keepsLaws(plain) && keepsLaws(smooth));
    QVERIFY(measuredRate(*model, smooth.outcome.motion) < 0.9 * measuredRate(*model, plain.outcome.motion));
  }
};

QTEST_GUILESS_MAIN(TorqueRateGoalTest)
#include "torque_rate_goal_test.moc"
