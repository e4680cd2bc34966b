// SPDX-License-Identifier: GPL-3.0-or-later
// Components of a predicted motion whose curves have fewer control points than the others (001 section 6).
#include <QtTest>
#include <algorithm>
#include <random>

#include "engine/core/error.h"
#include "engine/math/bspline_curve.h"
#include "engine/model/model_file.h"
#include "engine/planning/prediction/motion_guess.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/planning/prediction/reduced_motion.h"
#include "engine/task/file/task_file.h"
#include "engine/task/task_check.h"

using namespace handhold;

namespace {

const std::string kResources = HANDHOLD_SOURCE_DIR "/resources";
constexpr double kRounding = 1e-8;

std::shared_ptr<const Model> planar() {
  static const auto model = loadModel(kResources + "/models/planar9.json");
  return model;
}

Task sample() {
  Task task = loadTask(kResources + "/tasks/planar_trial_1.json", *planar());
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = 1.0;
  task.motion.controlPoints = 23;
  task.motion.instants = 48;
  return task;
}

Task withCoarse(Task task, const std::string& joint, int points) {
  ComponentTime component;
  component.name = joint;
  component.controlPoints = points;
  task.motion.components = {component};
  return task;
}

/// At how many inner knots a curve's highest derivative jumps: one polynomial ends and another begins.
int piecesOf(const BsplineBasis& basis, const VectorX& controls) {
  const BsplineCurve curve(basis, controls.transpose());
  std::vector<double> knots = basis.knots();
  knots.erase(std::unique(knots.begin(), knots.end()), knots.end());
  double greatest = 0.0;
  std::vector<double> highest;
  for (size_t k = 0; k + 1 < knots.size(); ++k) {
    highest.push_back(curve.at(0.5 * (knots[k] + knots[k + 1]), basis.degree())[0]);
    greatest = std::max(greatest, std::abs(highest.back()));
  }
  int pieces = 1;
  for (size_t k = 1; k < highest.size(); ++k)
    pieces += std::abs(highest[k] - highest[k - 1]) > 1e-6 * greatest ? 1 : 0;
  return pieces;
}

int signalOf(const MotionLayout& layout, const std::string& joint) {
  const int row = 5 + static_cast<int>(planar()->findJoint(joint));
  const auto& rows = layout.groups[0].coordinates;
  return static_cast<int>(std::ranges::find(rows, row) - rows.begin());
}

bool keepsLaws(const MotionPrediction& found) {
  return found.outcome.violations.empty() &&
         (found.outcome.status == PostureStatus::Optimal || found.outcome.status == PostureStatus::Feasible);
}

std::string someJoint() { return planar()->joints[planar()->linkCount() - 1].name; }

}  // namespace

class OwnCurvesTest : public QObject {
  Q_OBJECT

 private slots:
  // Whatever its unknowns are, the curve is a spline of so many points: count - degree polynomials.
  void aCoarseCurveHasItsOwnPieces_data() {
    QTest::addColumn<int>("points");
    for (const int points : {9, 10, 13, 18, 22}) QTest::addRow("%d points", points) << points;
  }
  void aCoarseCurveHasItsOwnPieces() {
    QFETCH(int, points);
    const Task task = withCoarse(sample(), someJoint(), points);
    const MotionPlan plan = planPostures(*planar(), task, {});
    const MotionLayout layout(*planar(), task);
    MotionProblem whole(*planar(), task,
                        curvesThrough(*planar(), task, layout, plan.guess, {plan.begin, plan.end}),
                        PostureProblem::Mode::Strict);
    CoarseMotion coarse(*planar(), whole);
    QCOMPARE(coarse.variableCount(), whole.variableCount() - (23 - points));
    std::mt19937 random(5);
    std::normal_distribution<double> normal(0.0, 0.2);
    VectorX y = coarse.reduced(whole.startFrom(whole.curves()));
    for (double& value : y) value += normal(random);
    y = y.cwiseMax(coarse.lower()).cwiseMin(coarse.upper());
    const VectorX x = coarse.whole(y);
    QVERIFY2((coarse.reduced(x) - y).norm() < kRounding, "there and back");
    NlpValues values;
    whole.evaluate(x, NlpProblem::Order::Values, values);
    const VectorX controls = whole.curves().controls[0].row(signalOf(whole.layout(), someJoint()));
    QCOMPARE(piecesOf(whole.layout().groups[0].basis, controls), points - task.motion.degree);
  }

  // The gradient by the own unknowns, and what the rows change by, against differences.
  void derivativesAreThoseOfTheOwnUnknowns() {
    const Task task = withCoarse(sample(), someJoint(), 11);
    const MotionPlan plan = planPostures(*planar(), task, {});
    const MotionLayout layout(*planar(), task);
    MotionProblem whole(*planar(), task,
                        curvesThrough(*planar(), task, layout, plan.guess, {plan.begin, plan.end}),
                        PostureProblem::Mode::Strict);
    CoarseMotion coarse(*planar(), whole);
    const VectorX y = coarse.reduced(whole.startFrom(whole.curves()));
    VectorX d = VectorX::LinSpaced(y.size(), -1.0, 1.0).array().sin();
    NlpValues at, ahead, behind;
    const double h = 1e-5;
    coarse.evaluate(y + h * d, NlpProblem::Order::Values, ahead);
    coarse.evaluate(y - h * d, NlpProblem::Order::Values, behind);
    coarse.evaluate(y, NlpProblem::Order::Derivatives, at);
    const double slope = (ahead.objective - behind.objective) / (2.0 * h);
    QVERIFY2(std::abs(at.gradient.dot(d) - slope) < 1e-4 * (1.0 + std::abs(slope)),
             qPrintable(QString::number(slope)));
    VectorX equality = VectorX::Zero(coarse.equalityCount()),
            inequality = VectorX::Zero(coarse.inequalityCount());
    coarse.multiply(d, equality, inequality);
    const VectorX rows = (ahead.equality - behind.equality) / (2.0 * h);
    QVERIFY2((equality - rows).norm() < 1e-4 * (1.0 + rows.norm()),
             qPrintable(QString::number((equality - rows).norm())));
  }

  // What is asked for is found, on every grid that the search takes; fewer curves to choose from never cost
  // less.
  void aMotionWithACoarseCurveIsFound() {
    const MotionPrediction free = predictMotion(*planar(), sample(), {});
    const MotionPrediction coarse = predictMotion(*planar(), withCoarse(sample(), someJoint(), 9), {});
    QVERIFY(keepsLaws(free) && keepsLaws(coarse));
    QVERIFY2(coarse.objective > free.objective * (1.0 - 1e-3), qPrintable(QString::number(coarse.objective)));
    const MotionLayout layout(*planar(), coarse.task);
    const BsplineBasis& basis = layout.groups[0].basis;
    const auto pieces = [&](const MotionPrediction& found) {
      const VectorX controls = found.curves.controls[0].row(signalOf(layout, someJoint()));
      return piecesOf(basis, controls);
    };
    QVERIFY2(pieces(coarse) <= 9 - coarse.task.motion.degree, qPrintable(QString::number(pieces(coarse))));
  }

  void aWrongNumberIsRefused_data() {
    QTest::addColumn<int>("points");
    QTest::newRow("too few for a curve") << 8;
    QTest::newRow("more than all") << 24;
  }
  void aWrongNumberIsRefused() {
    QFETCH(int, points);
    const auto problem = findProblem(withCoarse(sample(), someJoint(), points), *planar());
    QVERIFY(problem.has_value());
    QCOMPARE(problem->path, std::string("motion.components[0].control_points"));
  }

  void theFileKeepsIt() {
    const Task task = withCoarse(sample(), someJoint(), 12);
    const Task read = taskFromJson(taskToJson(task, Subject(planar())), "kept", *planar());
    QVERIFY(read.motion.components == task.motion.components);
  }
};

QTEST_GUILESS_MAIN(OwnCurvesTest)
#include "own_curves_test.moc"
