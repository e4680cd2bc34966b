// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/dressing.h"

#include <QTest>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/roles.h"
#include "ui/scene/body/pressure_suit.h"
#include "ui/scene/task/task_scene.h"

namespace handhold {

class DressingTest : public QObject {
  Q_OBJECT

 private slots:
  void eyesTurnTowardsThePoint();
  void eyesTurnAsFarAsTheyGo();
  void whatLiesBehindIsNotLookedAt();
  void eyesOfAPersonFollowWhatIsReachedFor();
  void weightlessCrewsWearSuits();
  void whoLeadsATorchWearsGloves();
  void garmentsEndWithAHem();
  void aPressureSuitHasAHelmetAndAPack();
  void aSuitThatIsWornIsDrawn();
  void unloadedJointsAreNotPainted();
};

/// Axes of the eyes: to the left, up, ahead.
void DressingTest::eyesTurnTowardsThePoint() {
  Pose X_WE;
  X_WE.p = Vector3(0.0, 1.5, 0.0);
  const Eigen::Vector2f gaze = gazeAt(X_WE, X_WE.p + Vector3(0.2, -0.1, 1.0));
  QVERIFY(std::abs(gaze.x() - std::atan(0.2)) < 1e-6);
  QVERIFY(std::abs(gaze.y() + std::atan(0.1 / std::hypot(0.2, 1.0))) < 1e-6);
}

void DressingTest::eyesTurnAsFarAsTheyGo() {
  const Eigen::Vector2f gaze = gazeAt(Pose(), Vector3(5.0, 5.0, 1.0));
  QVERIFY(gaze.x() > 0.3f && gaze.x() < 0.6f);
  QVERIFY(gaze.y() > 0.1f && gaze.y() < 0.4f);
}

void DressingTest::whatLiesBehindIsNotLookedAt() {
  QCOMPARE(gazeAt(Pose(), Vector3(0.3, 0.0, -1.0)), Eigen::Vector2f(0.0f, 0.0f));
}

/// The person is turned, as the oracle the same point is told in the head's own axes.
void DressingTest::eyesOfAPersonFollowWhatIsReachedFor() {
  const auto model = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  Data data(*model);
  updateKinematics(*model, VectorX::Zero(model->positionSize()), data);
  VectorX q = VectorX::Zero(model->positionSize());
  q[3] = 1.0;
  updateKinematics(*model, q, data);
  const Pose X_WE = sitePose(*model, data, findSite(*model, role::kEyes));
  Task task;
  Target target;
  target.site = "r_grip";
  target.position = X_WE * Vector3(-0.3, -0.05, 1.0);
  task.targets = {target};
  FigureInstance person;
  dress(person, task, *model, data, ClothesChoice::None);
  QCOMPARE(person.clothes, Clothes::None);
  QVERIFY(std::abs(person.gaze.x() + std::atan(0.3)) < 1e-5);
  QVERIFY(person.gaze.y() < -0.04f);
  // what is watched at an instant comes first
  task.watched = X_WE * Vector3(0.2, 0.0, 1.0);
  dress(person, task, *model, data, ClothesChoice::None);
  QVERIFY(std::abs(person.gaze.x() - std::atan(0.2)) < 1e-5);
}

void DressingTest::weightlessCrewsWearSuits() {
  Task task;
  QCOMPARE(clothesFor(ClothesChoice::ByGravity, task), Clothes::ShirtAndTrousers);
  task.gravity.setZero();
  QCOMPARE(clothesFor(ClothesChoice::ByGravity, task), Clothes::FlightSuit);
  QCOMPARE(clothesFor(ClothesChoice::ShirtAndTrousers, task), Clothes::ShirtAndTrousers);
  const ClothesChoice worn = settledChoice(ClothesChoice::ByGravity, task);  // elsewhere, too
  QCOMPARE(clothesFor(worn, Task()), Clothes::FlightSuit);
}

void DressingTest::whoLeadsATorchWearsGloves() {
  Task task;
  task.loads.emplace_back();
  task.loads[0].name = "MIG Torch";
  QCOMPARE(clothesFor(ClothesChoice::ByGravity, task), Clothes::WorkGloves);
  QCOMPARE(clothesFor(ClothesChoice::ShirtAndTrousers, task), Clothes::ShirtAndTrousers);
  task.loads[0].name = "drill";
  QCOMPARE(clothesFor(ClothesChoice::ByGravity, task), Clothes::ShirtAndTrousers);
  QCOMPARE(clothesFor(ClothesChoice::WorkGloves, task), Clothes::WorkGloves);
  const Theme dark = theme(ThemeName::Dark);
  const Color glove = clothColor("glove", Clothes::WorkGloves, dark);
  QVERIFY(glove != clothColor("glove", Clothes::ShirtAndTrousers, dark));
  for (const char* zone : {"skin", "sleeve", "cuff", "boot", "trouser_leg"}) {
    const Color color = clothColor(zone, Clothes::WorkGloves, dark);
    QVERIFY2(color == clothColor(zone, Clothes::ShirtAndTrousers, dark) && color != glove, zone);
  }
}

/// A shirt ends at the elbow, a suit at the wrist; the plain figure wears nothing.
void DressingTest::garmentsEndWithAHem() {
  QVERIFY(hasHem("sleeve", "cuff", Clothes::ShirtAndTrousers) &&
          !hasHem("sleeve", "cuff", Clothes::FlightSuit));
  QVERIFY(hasHem("cuff", "glove", Clothes::FlightSuit) &&
          !hasHem("cuff", "glove", Clothes::ShirtAndTrousers));
  QVERIFY(hasHem("glove", "cuff", Clothes::WorkGloves) &&
          !hasHem("glove", "cuff", Clothes::ShirtAndTrousers));
  QVERIFY(hasHem("sleeve", "cuff", Clothes::WorkGloves));
  QVERIFY(!hasHem("cuff", "sleeve", Clothes::ShirtAndTrousers));  // skin has none
  for (const Clothes clothes : {Clothes::ShirtAndTrousers, Clothes::FlightSuit, Clothes::PressureSuit})
    QVERIFY(hasHem("upper_suit", "skin", clothes) && hasHem("trouser_leg", "boot", clothes));
  QVERIFY(!hasHem("upper_suit", "skin", Clothes::None));
}

/// The head is within the helmet, and where a pack is carried there is no other.
void DressingTest::aPressureSuitHasAHelmetAndAPack() {
  const auto model = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  Data data(*model);
  updateKinematics(*model, model->zeroPosition(), data);
  Task task;
  Scene scene;
  scene.figures.emplace_back();
  scene.figures[0].id = {ThingKind::Body, 0};
  dress(scene.figures[0], task, *model, data, ClothesChoice::FlightSuit);
  addSuitParts(scene, task, *model, data);
  QVERIFY(scene.solids.empty());
  dress(scene.figures[0], task, *model, data, ClothesChoice::PressureSuit);
  addSuitParts(scene, task, *model, data);
  const std::size_t all = scene.solids.size();
  const Solid& visor = scene.solids.at(0);
  QVERIFY(visor.color.a < 0.5f);
  for (const Role& place : {role::kEyes, role::kChin, role::kHeadTop})
    QVERIFY((sitePose(*model, data, findSite(*model, place)).p - visor.X_WS.p).norm() <
            visor.size.x() - 0.02);
  QVERIFY(paddingOf("sleeve", Clothes::PressureSuit) > 0.01);
  QCOMPARE(paddingOf("skin", Clothes::PressureSuit), 0.0);
  QCOMPARE(paddingOf("sleeve", Clothes::FlightSuit), 0.0);
  scene.solids.clear();
  Load pack;
  pack.kind = LoadKind::Mass;
  pack.site = "back";
  task.loads = {pack};
  addSuitParts(scene, task, *model, data);
  QVERIFY(scene.solids.size() < all);
}

/// Of who wears one, by whatever name; who chose other clothes has those.
void DressingTest::aSuitThatIsWornIsDrawn() {
  const auto bare = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  auto suited = std::make_shared<Model>(*bare);
  suited->suit = "ours";
  const auto worn = [](const std::shared_ptr<const Model>& model, ClothesChoice choice) {
    TaskView view;
    view.clothes = choice;
    const Scene scene = taskScene({}, PosedFigure(model, nullptr), {model->zeroPosition(), {}, {}, {}}, view);
    return scene.figures.front().clothes;
  };
  QCOMPARE(worn(bare, ClothesChoice::ByGravity), Clothes::ShirtAndTrousers);
  QCOMPARE(worn(suited, ClothesChoice::ByGravity), Clothes::PressureSuit);
  QCOMPARE(worn(suited, ClothesChoice::FlightSuit), Clothes::FlightSuit);
  QCOMPARE(worn(suited, ClothesChoice::None), Clothes::None);
}

void DressingTest::unloadedJointsAreNotPainted() {
  QCOMPARE(loadCover(-1.0), 0.0f);
  QCOMPARE(loadCover(0.0), 0.0f);
  QVERIFY(loadCover(0.1) < loadCover(0.3));
  QCOMPARE(loadCover(0.5), 1.0f);
  QCOMPARE(loadCover(3.0), 1.0f);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::DressingTest)
#include "dressing_test.moc"
