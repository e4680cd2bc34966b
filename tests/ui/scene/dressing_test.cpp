// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/dressing.h"

#include <QTest>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/roles.h"

namespace handhold {

class DressingTest : public QObject {
  Q_OBJECT

 private slots:
  void eyesTurnTowardsThePoint();
  void eyesTurnAsFarAsTheyGo();
  void whatLiesBehindIsNotLookedAt();
  void eyesOfAPersonFollowWhatIsReachedFor();
  void weightlessCrewsWearSuits();
  void unloadedJointsAreNotPainted();
  void handsCloseOnWhatTheirContactsName();
  void aFingertipWithATargetPoints();
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
}

void DressingTest::weightlessCrewsWearSuits() {
  Task task;
  QCOMPARE(clothesFor(ClothesChoice::ByGravity, task), Clothes::ShirtAndTrousers);
  task.gravity.setZero();
  QCOMPARE(clothesFor(ClothesChoice::ByGravity, task), Clothes::FlightSuit);
  QCOMPARE(clothesFor(ClothesChoice::ShirtAndTrousers, task), Clothes::ShirtAndTrousers);
}

void DressingTest::unloadedJointsAreNotPainted() {
  QCOMPARE(loadCover(-1.0), 0.0f);
  QCOMPARE(loadCover(0.0), 0.0f);
  QVERIFY(loadCover(0.1) < loadCover(0.3));
  QCOMPARE(loadCover(0.5), 1.0f);
  QCOMPARE(loadCover(3.0), 1.0f);
}

namespace {

const Model& crew() {
  static const auto model = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  return *model;
}

HandGrips gripsOf(const Task& task) {
  Data data(crew());
  updateKinematics(crew(), crew().zeroPosition(), data);
  return handGrips(task, crew(), data);
}

}  // namespace

/// A thick bar lies its radius off the palm, 18 mm from the grip's middle; a wall at the palm, whatever is
/// behind it; fingers as asked.
void DressingTest::handsCloseOnWhatTheirContactsName() {
  Task task;
  Prop bar;
  bar.name = "pipe";
  bar.kind = PropKind::Bar;
  bar.size = Vector3(1.0, 0.1, 0.1);
  Prop wall;
  wall.name = "wall";
  wall.size = Vector3(1.0, 2.0, 0.1);
  task.props = {bar, wall};
  Contact grip;
  grip.end = ContactEnd::LeftHand;
  grip.prop = "pipe";
  grip.place = PropPlace{};
  grip.fingers = HandShape::Hook;
  Contact palm;
  palm.kind = ContactKind::Palm;
  palm.end = ContactEnd::RightHand;
  palm.prop = "wall";
  palm.place = PropPlace{PropPart::Face, 6};
  palm.position = Vector3(0.0, 0.0, -0.05);
  palm.axis = -Vector3::UnitZ();
  task.contacts = {grip, palm};
  const HandGrips grips = gripsOf(task);
  QCOMPARE(grips[1].pose, HandPose::Hook);
  QCOMPARE(grips[1].held.form, HeldSolid::Form::Bar);
  QVERIFY(std::abs(grips[1].held.half.x() - 0.05) < 1e-12);
  QVERIFY(std::abs(grips[1].held.p_GS.y() - 0.032) < 1e-4);
  QCOMPARE(grips[0].pose, HandPose::Flat);
  QCOMPARE(grips[0].held.form, HeldSolid::Form::Box);
  // at zero the palm faces forward, as the wall's back faces it
  QVERIFY(std::abs(grips[0].held.distance(Vector3(0.0, -0.018, 0.0))) < 1e-4);
  QVERIFY(std::abs(grips[0].held.distance(Vector3(0.0, -0.118, 0.0)) - 0.1) < 1e-4);
  task.contacts[1].pinned = false;
  QCOMPARE(gripsOf(task)[0].pose, HandPose::Relaxed);
}

void DressingTest::aFingertipWithATargetPoints() {
  Task task;
  Target target;
  target.site = "l_fingertip";
  task.targets = {target};
  QCOMPARE(gripsOf(task)[1].pose, HandPose::Pointing);
  QCOMPARE(gripsOf(task)[0].pose, HandPose::Relaxed);
  task.targets[0].mustHold = false;
  QCOMPARE(gripsOf(task)[1].pose, HandPose::Relaxed);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::DressingTest)
#include "dressing_test.moc"
