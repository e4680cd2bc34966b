// SPDX-License-Identifier: GPL-3.0-or-later
// Torques of loads that turn with the body, of water and of what is worn, by posture and speed: slopes and
// bends against central differences.
#include <QtTest>

#include "engine/laws/evaluation/curvature.h"
#include "engine/math/rotation.h"
#include "engine/task/task_loads.h"
#include "tests/engine/planning/random_shapes.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

/// Steps of 1e-6 leave 1e-8 of forces of a thousand newtons.
constexpr double kStep = 1e-6, kSlopeError = 1e-6, kBendError = 1e-5;

Load thrust(const std::string& site, LoadFrame frame) {
  Load load;
  load.name = "thrust at " + site;
  load.site = site;
  load.force = Vector3(30.0, -50.0, 80.0);
  load.moment = Vector3(4.0, -6.0, 9.0);
  load.frame = frame;
  return load;
}

Load packOf(double mass) {
  Load load;
  load.name = "pack";
  load.kind = LoadKind::Mass;
  load.site = "back";
  load.mass = mass;
  load.com = Vector3(0.0, 0.1, -0.2);
  load.inertia = Vector3(1.0, 1.2, 0.9);
  return load;
}

Model worn(Model model) {
  for (Joint& joint : model.joints) {
    joint.friction = 3.0;
    joint.frictionRate = 0.5;
  }
  return model;
}

/// A guess of a posture, or of an instant of a motion, that is moved along one unknown at a time.
class Probe {
 public:
  Probe(const Model& bare, Task task, Regime regime)
      : task_(std::move(task)),
        model_(withTaskMasses(bare, task_)),
        layout_(model_, task_, regime),
        evaluation_(model_, task_, layout_),
        curvature_(evaluation_),
        q_(shapes_.posture(model_)),
        x_(VectorX::Zero(layout_.size)) {
    x_.segment(6, model_.jointCount()) = q_.tail(model_.jointCount());
    for (int k = model_.velocitySize(); k < layout_.size; ++k) x_[k] = shapes_.number(-1.0, 1.0);
  }

  int size() const { return layout_.size; }
  int coordinates() const { return layout_.coordinates; }
  const PostureEvaluation& at(int k, double step) {
    VectorX x = x_;
    x[k] += step;
    evaluation_.set(x, q_, NlpProblem::Order::Derivatives);
    return evaluation_;
  }
  double slopeError() {
    const MatrixX J = at(0, 0.0).dtau();
    double worst = 0.0;
    for (int k = 0; k < size(); ++k) {
      const VectorX above = at(k, kStep).tau(), below = at(k, -kStep).tau();
      const VectorX d = (above - below) / (2.0 * kStep);
      worst = std::max(worst, (J.col(k) - d).cwiseAbs().maxCoeff() / (1.0 + d.cwiseAbs().maxCoeff()));
    }
    return worst;
  }
  double bendError() {
    VectorX weights(coordinates());
    for (double& weight : weights) weight = shapes_.number(-1.0, 1.0);
    at(0, 0.0);
    MatrixX H;
    curvature_.begin(H);
    for (int k = 0; k < coordinates(); ++k) curvature_.addTorque(k, weights[k]);
    curvature_.finish();
    MatrixX differences(size(), size());
    for (int k = 0; k < size(); ++k)
      differences.col(k) = (slopeOf(weights, k, kStep) - slopeOf(weights, k, -kStep)) / (2.0 * kStep);
    const MatrixX even = 0.5 * (differences + differences.transpose());
    return (H - even).cwiseAbs().maxCoeff() / (1.0 + even.cwiseAbs().maxCoeff());
  }

 private:
  VectorX slopeOf(const VectorX& weights, int k, double step) {
    MatrixX J = at(k, step).dtau();
    const Vector3 offset = evaluation_.x().segment<3>(3);
    J.middleCols<3>(3) = J.middleCols<3>(3).eval() * leftJacobian(offset);
    return J.transpose() * weights;
  }

  Task task_;
  Model model_;
  PostureLayout layout_;
  PostureEvaluation evaluation_;
  Curvature curvature_;
  RandomShapes shapes_;
  VectorX q_, x_;
};

Task thrustTask(const Model& model) {
  Task task = standingTask(model, standing(model));
  task.loads = {thrust("chest", LoadFrame::Site), thrust("l_wrist", LoadFrame::Site),
                thrust("r_knee", LoadFrame::World)};
  return task;
}

Task waterTask(Trim trim) {
  Task task;
  task.water = Water();
  task.water->trim = trim;
  task.loads = {packOf(20.0)};
  return task;
}

}  // namespace

class GivenWrenchesTest : public QObject {
  Q_OBJECT
 private slots:
  void loadsThatTurnWithTheBody();
  void waterHoldsAndDrags_data();
  void waterHoldsAndDrags();
  void waterBends();
  void whatIsWornRubs();
};

void GivenWrenchesTest::loadsThatTurnWithTheBody() {
  const auto model = human55();
  Probe probe(*model, thrustTask(*model), Regime::Still);
  const double slope = probe.slopeError(), bend = probe.bendError();
  qInfo("slopes %.1e, bends %.1e", slope, bend);
  QVERIFY(slope < kSlopeError);
  QVERIFY(bend < kBendError);
}

void GivenWrenchesTest::waterHoldsAndDrags_data() {
  QTest::addColumn<int>("trim");
  QTest::addColumn<int>("regime");
  for (const Trim trim : {Trim::Neutral, Trim::None}) {
    QTest::newRow(("still, trim " + toString(trim)).c_str()) << int(trim) << int(Regime::Still);
    QTest::newRow(("moving, trim " + toString(trim)).c_str()) << int(trim) << int(Regime::Moving);
  }
}

void GivenWrenchesTest::waterHoldsAndDrags() {
  QFETCH(int, trim);
  QFETCH(int, regime);
  Probe probe(*human55(), waterTask(Trim(trim)), Regime(regime));
  const double slope = probe.slopeError();
  qInfo("slopes %.1e", slope);
  QVERIFY(slope < kSlopeError);
}

/// Of a body that is still: drag's own bends are left out.
void GivenWrenchesTest::waterBends() {
  Probe probe(*human55(), waterTask(Trim::None), Regime::Still);
  const double bend = probe.bendError();
  qInfo("bends %.1e", bend);
  QVERIFY(bend < kBendError);
}

void GivenWrenchesTest::whatIsWornRubs() {
  Probe probe(worn(*human55()), Task(), Regime::Moving);
  const double slope = probe.slopeError(), bend = probe.bendError();
  qInfo("slopes %.1e, bends %.1e", slope, bend);
  QVERIFY(slope < kSlopeError);
  QVERIFY(bend < kBendError);
}

QTEST_APPLESS_MAIN(GivenWrenchesTest)
#include "given_wrenches_test.moc"
