// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/carried_pack.h"

#include <QTest>
#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "tests/ui/scene/figure_sample.h"
#include "ui/scene/body/trunk.h"
#include "ui/scene/posed_figure.h"
#include "ui/scene/task/held_weight.h"
#include "ui/scene/task/task_scene.h"

namespace handhold {

namespace {

/// A person who stands, with the sample's load.
struct Carrier {
  explicit Carrier(const char* file)
      : task(loadTask(std::string(HANDHOLD_SOURCE_DIR) + "/resources/tasks/" + file, *model)) {
    updateKinematics(*model, q, data);
    figure = PosedFigure(model, skin()).at(q, FigureLook::Suit);
    trunk = *trunkOf(*model, data);
    const Load& load = task.loads.front();
    const Pose X_WS = sitePose(*model, data, model->findSite(load.site));
    pack = {{X_WS.R, X_WS * load.com}, halfOfBox(load, false), std::nullopt};
  }
  static std::shared_ptr<const Figure> skin() {
    static const std::shared_ptr<const Figure> figure = testing::FigureSample().make();
    return figure;
  }
  std::vector<Solid> solids() const { return carriedPack(pack, figure, *model, data); }

  std::shared_ptr<const Model> model = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  Task task;
  VectorX q = model->zeroPosition();
  Data data{*model};
  FigureInstance figure;
  Trunk trunk;
  CarriedPack pack;
};

bool isMesh(const Solid& solid) { return solid.form == Form::Mesh; }

/// Around the pack itself, in its box's axes.
Eigen::AlignedBox3d around(std::vector<Solid> solids, const Pose& X_WB) {
  Eigen::AlignedBox3d box;
  for (Solid& solid : solids) {
    if (isMesh(solid) || solid.size.maxCoeff() < 0.023) continue;  // straps and buckle
    solid.X_WS = X_WB.inverse() * solid.X_WS;
    box.extend(boundsOf(solid));
  }
  return box;
}

}  // namespace

class CarriedPackTest : public QObject {
  Q_OBJECT

 private slots:
  void aPackHasTheSizeOfItsBox_data();
  void aPackHasTheSizeOfItsBox();
  void strapsRunOverTheShouldersAndRoundTheHips();
  void nozzlesOpenAgainstTheirPush();
  void aSmallThingWithinTheTrunkHasNoStraps();
  void whatIsCarriedInFrontIsNoPack();
  void aLoadOfTheTaskIsDrawnAsAPack();
};

void CarriedPackTest::aPackHasTheSizeOfItsBox_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<bool>("hasNozzles");
  QTest::newRow("bag") << "squat_load.json" << false;
  QTest::newRow("thruster") << "thruster_pack.json" << true;
}

void CarriedPackTest::aPackHasTheSizeOfItsBox() {
  QFETCH(QString, file);
  QFETCH(bool, hasNozzles);
  Carrier carrier(file.toUtf8().constData());
  if (hasNozzles) carrier.pack.thrust = carrier.trunk.ahead;
  const Eigen::AlignedBox3d box = around(carrier.solids(), carrier.pack.X_WB);
  QVERIFY2((box.max() - carrier.pack.half).cwiseAbs().maxCoeff() < 1e-3,
           qPrintable(QString::number((box.max() - carrier.pack.half).cwiseAbs().maxCoeff())));
  QVERIFY((box.min() + carrier.pack.half).cwiseAbs().maxCoeff() < 1e-3);
}

void CarriedPackTest::strapsRunOverTheShouldersAndRoundTheHips() {
  const Carrier carrier("squat_load.json");
  const std::vector<Solid> solids = carrier.solids();
  std::vector<Solid> straps;
  std::ranges::copy_if(solids, std::back_inserter(straps), isMesh);
  QCOMPARE(straps.size(), std::size_t(3));
  const auto places = [&](const Solid& strap, const auto& along) {
    std::vector<double> at;
    for (const auto& p : strap.mesh->positions) at.push_back(along(Vector3(p.cast<double>())));
    return std::ranges::minmax(at);
  };
  const Trunk& trunk = carrier.trunk;
  const auto aside = [&](const Vector3& p) { return trunk.left.dot(p - trunk.shoulders); };
  const auto above = [&](const Vector3& p) { return trunk.up.dot(p - trunk.shoulders); };
  const auto ahead = [&](const Vector3& p) { return trunk.ahead.dot(p - trunk.shoulders); };
  for (const int i : {0, 1}) {
    const double side = i == 0 ? -1.0 : 1.0;
    QVERIFY(side * places(straps[std::size_t(i)], aside).min > 0.0);
    QVERIFY(side * places(straps[std::size_t(i)], aside).max > 0.0);
    QVERIFY(places(straps[std::size_t(i)], above).max > 0.0);
    QVERIFY(places(straps[std::size_t(i)], ahead).max > 0.05);
  }
  const auto belt = places(straps[2], above);
  QVERIFY(belt.max - belt.min < 0.06 && belt.max < -0.2);
  QVERIFY(places(straps[2], aside).min < -0.1 && places(straps[2], aside).max > 0.1);
}

void CarriedPackTest::nozzlesOpenAgainstTheirPush() {
  Carrier carrier("thruster_pack.json");
  carrier.pack.thrust = carrier.trunk.ahead;
  int nozzles = 0;
  for (const Solid& solid : carrier.solids()) {
    if (solid.form != Form::Cone) continue;
    ++nozzles;  // a cone's tip is at its y, the sample's site has its own to the back
    QVERIFY(solid.X_WS.R.col(1).dot(-carrier.pack.X_WB.R.col(1)) > 0.999);
  }
  QCOMPARE(nozzles, 4);
}

/// Both ends of a shoulder strap are nearest to one place of the skin.
void CarriedPackTest::aSmallThingWithinTheTrunkHasNoStraps() {
  Carrier carrier("squat_load.json");
  carrier.pack.X_WB.p = carrier.trunk.shoulders - 0.055 * carrier.trunk.ahead - 0.1 * carrier.trunk.up;
  carrier.pack.half = Vector3::Constant(0.01);
  const std::vector<Solid> solids = carrier.solids();
  std::vector<Solid> straps;
  std::ranges::copy_if(solids, std::back_inserter(straps), isMesh);
  QCOMPARE(straps.size(), std::size_t(3));
  for (const int i : {0, 1}) QVERIFY(straps[std::size_t(i)].mesh->positions.empty());
  QVERIFY(!straps[2].mesh->positions.empty());
}

void CarriedPackTest::whatIsCarriedInFrontIsNoPack() {
  Carrier carrier("squat_load.json");
  carrier.pack.X_WB.p += 0.8 * carrier.trunk.ahead;
  QVERIFY(carrier.solids().empty());
}

void CarriedPackTest::aLoadOfTheTaskIsDrawnAsAPack() {
  const Carrier carrier("thruster_pack.json");
  TaskView view;
  view.theme = theme(ThemeName::Dark);
  const Scene scene =
      taskScene(carrier.task, PosedFigure(carrier.model, Carrier::skin()), {carrier.q, {}, {}, {}}, view);
  const ThingId id{ThingKind::Load, 0};
  const auto isNozzle = [&](const Solid& solid) { return solid.id == id && solid.form == Form::Cone; };
  QCOMPARE(std::ranges::count_if(scene.solids, isNozzle), 4);
  QCOMPARE(std::ranges::count_if(scene.solids, [&](const Solid& s) { return s.id == id && isMesh(s); }), 3);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::CarriedPackTest)
#include "carried_pack_test.moc"
