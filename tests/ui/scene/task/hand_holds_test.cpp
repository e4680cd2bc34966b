// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/hand_holds.h"

#include <QTest>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/task/cabin.h"
#include "engine/task/prop_parts.h"
#include "engine/task/prop_places.h"
#include "tests/ui/scene/task/mesh_corners.h"
#include "ui/scene/task/held_tool.h"
#include "ui/scene/task/held_weight.h"

namespace handhold {

class HandHoldsTest : public QObject {
  Q_OBJECT

 private slots:
  void handsCloseOnWhatTheirContactsName();
  void aFingertipWithATargetPoints();
  void loadsOfAResultHoldHands();
  void handrailsAreOval();
  void meshesAreHeldByTheirSkin();
  void aHandThatIsNotThereHoldsNothing();
  void aWeightIsAsHeavyAsItIsTold();
  void aToolIsSeenByItsName();
};

namespace {

const Model& crew() {
  static const auto model = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  return *model;
}

const Data& atZero() {
  static const Data data = [] {
    Data made(crew());
    updateKinematics(crew(), crew().zeroPosition(), made);
    return made;
  }();
  return data;
}

Pose at(const char* site) { return sitePose(crew(), atZero(), crew().findSite(site)); }

HandGrips gripsOf(const Task& task, const std::vector<ContactLoad>& loads = {}) {
  PropMeshes meshes;
  return handGrips(task, crew(), atZero(), {loads, meshes});
}

}  // namespace

/// A thick bar lies its radius off the palm, 18 mm from the grip's middle; a wall at the palm, whatever is
/// behind it; fingers as asked.
void HandHoldsTest::handsCloseOnWhatTheirContactsName() {
  Task task;
  Prop bar;
  bar.name = "pipe";
  bar.kind = PropKind::Bar;
  bar.size = Vector3(1.0, 0.1, 0.1);
  Prop wall;
  wall.position = at("r_palm").p + Vector3(0.0, 0.0, 0.05);
  wall.name = "wall";
  wall.size = Vector3(1.0, 2.0, 0.1);
  task.props = {bar, wall};
  Contact grip;
  grip.end = ContactEnd::LeftHand;
  grip.prop = "pipe";
  grip.place = PropPlace{};
  grip.fingers = HandShape::Hook;
  grip.position = at("l_grip") * Vector3(0.0, 0.032, 0.0);
  Contact palm;
  palm.kind = ContactKind::Palm;
  palm.end = ContactEnd::RightHand;
  palm.prop = "wall";
  palm.place = PropPlace{PropPart::Face, 6};
  palm.position = at("r_palm").p;
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

void HandHoldsTest::aFingertipWithATargetPoints() {
  Task task;
  Target target;
  target.site = "l_fingertip";
  task.targets = {target};
  QCOMPARE(gripsOf(task)[1].pose, HandPose::Pointing);
  QCOMPARE(gripsOf(task)[0].pose, HandPose::Relaxed);
  task.targets[0].mustHold = false;
  QCOMPARE(gripsOf(task)[1].pose, HandPose::Relaxed);
}

/// Manoeuvres have no contacts in their task: their loads tell which rung a hand holds, a bar of its own.
void HandHoldsTest::loadsOfAResultHoldHands() {
  Task task;
  Prop bar;
  bar.name = "rail";
  bar.kind = PropKind::Bar;
  bar.size = Vector3(1.0, 0.035, 1.0);
  bar.position = at("r_grip").p;
  bar.orientation = Quaternion(at("r_grip").R * Eigen::AngleAxisd(-0.5 * M_PI, Vector3::UnitY()));
  task.props = {bar};
  ContactLoad load;
  load.kind = "fixed";
  load.link = crew().sites[crew().findSite("r_grip")].link;
  load.point = at("r_grip").p;
  load.normal = at("r_grip").R.col(2);
  const HandGrips held = gripsOf(task, {load});
  QCOMPARE(held[0].pose, HandPose::Closed);
  QVERIFY(std::abs(held[0].held.half.x() - 0.0175) < 1e-12);
  QCOMPARE(held[1].pose, HandPose::Relaxed);
  // a force of a tool closes the hand where there is something to hold
  load.kind = "load";
  QCOMPARE(gripsOf(task, {load})[0].pose, HandPose::Closed);
  task.props.clear();
  QCOMPARE(gripsOf(task, {load})[0].pose, HandPose::Relaxed);
  load.kind = "restraint";
  QCOMPARE(gripsOf(task, {load})[0].pose, HandPose::Relaxed);
}

/// 35 x 19 mm, wide along the wall, whichever way it is held.
void HandHoldsTest::handrailsAreOval() {
  Prop cabin;
  cabin.name = "module";
  cabin.kind = PropKind::Cabin;
  cabin.size = kCabinSize;
  PropPlace place{PropPart::Handrail, 2};
  const PartShape rail = *partShape(cabin, place.part, place.number);
  for (const BodySide side : kBodySides)
    for (const double turn : {0.0, 0.7, 2.0}) {
      const char* site = side == BodySide::Right ? "r_grip" : "l_grip";
      const Vector3 along = at(site).R.col(2);
      const Vector3 out = Eigen::AngleAxisd(turn, along) * at(site).R.col(1);
      Matrix3 R;
      R << along, out, along.cross(out);
      cabin.orientation = Quaternion(Matrix3(R * rail.R.transpose()));
      cabin.position = at(site).p - cabin.orientation * rail.middle;
      Task task;
      Contact grip;
      grip.end = side == BodySide::Right ? ContactEnd::RightHand : ContactEnd::LeftHand;
      putOn(cabin, place, grip);
      task.props = {cabin};
      task.contacts = {grip};
      const HeldSolid held = gripsOf(task)[side == BodySide::Right ? 0 : 1].held;
      QCOMPARE(held.form, HeldSolid::Form::Bar);
      Vector3 inGrip = at(site).R.transpose() * out, aside = at(site).R.transpose() * along.cross(out);
      for (Vector3* way : {&inGrip, &aside})
        if (side == BodySide::Left) way->z() = -way->z();
      QVERIFY(std::abs(held.distance(held.p_GS + 0.05 * inGrip) - 0.05 + 0.0095) < 1e-9);
      QVERIFY(std::abs(held.distance(held.p_GS + 0.05 * aside) - 0.05 + 0.0175) < 1e-9);
    }
}

/// A mesh of a square bar: the hand closes on it as on the box; beside it, on a handle of its own.
void HandHoldsTest::meshesAreHeldByTheirSkin() {
  auto mesh = std::make_shared<TriangleMesh>();
  const Vector3 half(0.3, 0.012, 0.02);
  for (const Vector3& corner : testing::boxCorners(half)) {
    mesh->positions.push_back(corner.cast<float>());
    const auto i = std::uint32_t(mesh->positions.size());
    if (i % 3 == 0) mesh->triangles.push_back({i - 3, i - 2, i - 1});
  }
  PropMeshes meshes;
  meshes.set({{"bar.obj", mesh}});
  Task task;
  Prop prop;
  prop.name = "bar";
  prop.kind = PropKind::Mesh;
  prop.file = "bar.obj";
  prop.position = at("l_grip").p;
  prop.orientation = Quaternion(at("l_grip").R * Eigen::AngleAxisd(-0.5 * M_PI, Vector3::UnitY()));
  task.props = {prop};
  Contact grip;
  grip.end = ContactEnd::LeftHand;
  grip.prop = "bar";
  grip.place = PropPlace{PropPart::Frame};
  grip.place->axis = Vector3::UnitX();
  resolvePlace(prop, grip);
  task.contacts = {grip};
  QCOMPARE(heldThing(task, task.contacts[0], meshes), GripOn::Surface);
  const HandGrips held = handGrips(task, crew(), atZero(), {{}, meshes});
  QCOMPARE(held[1].held.form, HeldSolid::Form::Mesh);
  HeldSolid box;
  box.form = HeldSolid::Form::Box;
  box.half = half;
  box.R_GS = held[1].held.R_GS;
  box.p_GS = held[1].held.p_GS;
  for (const Vector3& p : {Vector3(0.03, 0.01, 0.02), Vector3(-0.04, 0.02, 0.05), Vector3(0.0, -0.03, -0.06)})
    QVERIFY(std::abs(held[1].held.distance(p) - box.distance(p)) < 1e-3);
  task.contacts[0].place->point = Vector3(0.0, 0.0, 0.06);
  resolvePlace(prop, task.contacts[0]);
  QCOMPARE(heldThing(task, task.contacts[0], meshes), GripOn::Handle);
}

void HandHoldsTest::aHandThatIsNotThereHoldsNothing() {
  Task task;
  Contact grip;
  grip.position = at("r_grip").p + Vector3(0.0, 0.12, 0.0);
  task.contacts = {grip};
  QCOMPARE(gripsOf(task)[0].pose, HandPose::Relaxed);
  task.contacts[0].position = at("r_grip").p + Vector3(0.0, 0.01, 0.0);
  QCOMPARE(gripsOf(task)[0].pose, HandPose::Closed);
}

/// Iron of the mass that is told, its centre where that is told, whichever form it has.
void HandHoldsTest::aWeightIsAsHeavyAsItIsTold() {
  Theme theme;
  for (const Vector3& centre : {Vector3(0.0, 0.0, 0.0), Vector3(0.01, 0.0, 0.02), Vector3(0.15, 0.05, 0.0)}) {
    const Pose X_WG{Eigen::AngleAxisd(0.7, Vector3(1.0, 2.0, 2.0) / 3.0).toRotationMatrix(), {1.0, 2.0, 3.0}};
    double volume = 0.0;
    Vector3 moment = Vector3::Zero();
    for (const Solid& solid : heldWeight({X_WG}, centre, 6.0, theme)) {
      if (solid.form == Form::Capsule) continue;  // handle and struts
      const double own = solid.form == Form::Sphere
                             ? 4.0 / 3.0 * M_PI * std::pow(solid.radius, 3)
                             : 2.0 * solid.size.y() * M_PI * solid.radius * solid.radius;
      volume += own;
      moment += own * solid.X_WS.p;
      // fingers have room
      if (centre.norm() < 0.1)
        QVERIFY(std::abs((X_WG.inverse() * solid.X_WS.p).z()) - solid.size.y() > 0.039);
    }
    QVERIFY(std::abs(7000.0 * volume - 6.0) < 1e-9);
    QVERIFY((moment / volume - X_WG * centre).norm() < 1e-9);
  }
}

/// Its nose lies ahead of the fist on the thumb's side, of either hand; between thumb and little finger there
/// is nothing but the handle.
void HandHoldsTest::aToolIsSeenByItsName() {
  const Theme theme;
  for (const char* name : {"welding torch", "Tool", "cordless drill"})
    for (const BodySide side : kBodySides) {
      const double toThumb = side == BodySide::Right ? 1.0 : -1.0;
      const Pose X_WG{Eigen::AngleAxisd(0.7, Vector3(1.0, 2.0, 2.0) / 3.0).toRotationMatrix(),
                      {1.0, 2.0, 3.0}};
      double nose = 0.02;
      bool isHeld = false;
      for (const Solid& solid : heldTool(name, {X_WG, side}, 2.0, theme)) {
        const Vector3 middle = X_WG.inverse() * solid.X_WS.p;
        if (middle.x() > nose) {
          nose = middle.x();
          QVERIFY(toThumb * middle.z() > 0.05);
        }
        const bool isHandle = middle.head<2>().norm() < 1e-9;
        isHeld = isHeld || (isHandle && std::abs(solid.radius - kUsualBar) < 1e-12);
        if (!isHandle) QVERIFY(std::abs(middle.z()) > 0.055);
      }
      QVERIFY2(isHeld && nose > 0.1, name);
    }
  QVERIFY(heldTool("right weight", {}, 5.0, theme).empty());
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::HandHoldsTest)
#include "hand_holds_test.moc"
