// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/still_water.h"

#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "engine/task/file/opened_task.h"
#include "ui/scene/task/task_scene.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";

}  // namespace

/// The tank of a task that is done in water.
class StillWaterTest : public QObject {
  Q_OBJECT

 private slots:
  void everybodyIsUnderWater_data();
  void everybodyIsUnderWater();
  void itStandsStillAndIsPickedByNobody();
  void thereIsNoneInAir();

 private:
  static OpenedTask pool() {
    return openTask(kResources / "tasks/reach_in_pool.json", kResources / "models");
  }
  static Scene sceneOf(const OpenedTask& opened, const VectorX& q) {
    return taskScene(opened.task, PosedFigure(opened.subject.model, nullptr), {q, {}, {}, {}}, {});
  }
};

void StillWaterTest::everybodyIsUnderWater_data() {
  QTest::addColumn<QString>("who");
  for (const char* who : {"f05", "m95", "human55"}) QTest::newRow(who) << who;
}

/// On the floor that the task has, with the rail and all of the body.
void StillWaterTest::everybodyIsUnderWater() {
  QFETCH(QString, who);
  OpenedTask opened = pool();
  opened.subject = openSubject(who.toStdString(), {}, kResources / "models");
  const Model& model = *opened.subject.model;
  VectorX q = model.zeroPosition();
  Data data(model);
  updateKinematics(model, q, data);
  q[1] -= sitePose(model, data, model.findSite("r_heel")).p.y();
  updateKinematics(model, q, data);
  const Scene scene = sceneOf(opened, q);
  QCOMPARE(scene.shells.size(), std::size_t(1));
  const Eigen::AlignedBox3d water = boundsOf(scene.shells[0]);
  for (const Site& site : model.sites) {
    const Vector3 p = sitePose(model, data, model.findSite(site.name)).p;
    if (p.y() > 0.01) QVERIFY2(water.contains(p), site.name.c_str());
  }
  QVERIFY(std::abs(water.min().y()) < 1e-6);
  for (const Solid& solid : scene.solids)
    if (solid.id.kind == ThingKind::Prop) QVERIFY(water.contains(boundsOf(solid)));
}

void StillWaterTest::itStandsStillAndIsPickedByNobody() {
  const OpenedTask opened = pool();
  VectorX q = opened.subject.model->zeroPosition();
  const Solid before = sceneOf(opened, q).shells.at(0);
  q.tail(10).setConstant(0.2);
  q[0] += 0.3;
  const Solid after = sceneOf(opened, q).shells.at(0);
  QVERIFY((before.X_WS.p - after.X_WS.p).norm() < 1e-12 && (before.size - after.size).norm() < 1e-12);
  QCOMPARE(before.mesh, after.mesh);
  QVERIFY(!before.id.valid());
  QVERIFY(before.color.a < 0.3f);
}

void StillWaterTest::thereIsNoneInAir() {
  OpenedTask opened = pool();
  opened.task.water.reset();
  QVERIFY(sceneOf(opened, opened.subject.model->zeroPosition()).shells.empty());
}

QTEST_GUILESS_MAIN(StillWaterTest)
#include "still_water_test.moc"
