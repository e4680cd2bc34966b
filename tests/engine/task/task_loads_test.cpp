// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/task_loads.h"

#include <QtTest>
#include <random>

#include "engine/core/error.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

class TaskLoadsTest : public QObject {
  Q_OBJECT

 private slots:
  void aCarriedMassIsABodyOfTheModel();
  void aForceActsAtItsSite();
  void anUnknownSiteIsNamed();
};

/// Two ways to one torque: the mass as a body of the model, or as a wrench on the bare body.
void TaskLoadsTest::aCarriedMassIsABodyOfTheModel() {
  const auto model = human55();
  Task task;
  Load load;
  load.name = "tool";
  load.kind = LoadKind::Mass;
  load.site = "r_grip";
  load.mass = 7.5;
  load.com = Vector3(0.02, 0.1, -0.05);
  load.inertia = Vector3(0.1, 0.2, 0.15);
  task.loads = {load};
  const Model loaded = withTaskMasses(*model, task);
  QCOMPARE(loaded.totalMass, model->totalMass + 7.5);
  std::mt19937 random(20261121);
  std::uniform_real_distribution<double> any(-1.0, 1.0);
  for (int i = 0; i < 20; ++i) {
    VectorX step(model->velocitySize()), v(step.size()), vdot(step.size()), bare, carried;
    for (int k = 0; k < step.size(); ++k) {
      step[k] = any(random);
      v[k] = 3 * any(random);
      vdot[k] = 10 * any(random);
    }
    const VectorX q = moved(*model, model->zeroPosition(), step);
    Data data(*model), loadedData(loaded);
    updateKinematics(*model, q, data);
    inverseDynamics(*model, q, v, vdot, task.gravity, data, bare);
    for (const ContactLoad& wrench : taskLoads(*model, task, data, v, vdot))
      addWrench(*model, data, toWrench(wrench), -1.0, bare);
    inverseDynamics(loaded, q, v, vdot, task.gravity, loadedData, carried);
    // rounding of forces of some thousand newtons
    QVERIFY2((bare - carried).lpNorm<Eigen::Infinity>() < 1e-9,
             qPrintable(QString::number((bare - carried).lpNorm<Eigen::Infinity>())));
  }
}

void TaskLoadsTest::aForceActsAtItsSite() {
  const auto model = human55();
  Task task;
  Load load;
  load.site = "l_grip";
  load.force = Vector3(10, -20, 5);
  load.moment = Vector3(1, 2, 3);
  task.loads = {load};
  const VectorX q = standing(*model), rest = VectorX::Zero(model->velocitySize());
  Data data(*model);
  updateKinematics(*model, q, data);
  const ContactLoad wrench = taskLoads(*model, task, data, rest, rest).at(0);
  QCOMPARE(wrench.kind, std::string("load"));
  QVERIFY((wrench.point - siteAt(*model, q, "l_grip").p).norm() < 1e-12);
  QVERIFY((framePose(*model, data, wrench.frame) * wrench.localPoint - wrench.point).norm() < 1e-12);
  QVERIFY(wrench.force == load.force && wrench.moment == load.moment);
}

void TaskLoadsTest::anUnknownSiteIsNamed() {
  const auto model = human55();
  Task task;
  task.loads.resize(2);
  task.loads[1].site = "tail";
  task.loads[1].kind = LoadKind::Mass;
  QVERIFY_EXCEPTION_THROWN(withTaskMasses(*model, task), InputError);
  try {
    const VectorX rest = VectorX::Zero(model->velocitySize());
    taskLoads(*model, task, Data(*model), rest, rest);
    QFAIL("no such site");
  } catch (const InputError& error) {
    QVERIFY(QString(error.what()).contains("loads[1].site"));
    QVERIFY(QString(error.what()).contains("tail"));
  }
}

QTEST_GUILESS_MAIN(TaskLoadsTest)
#include "task_loads_test.moc"
