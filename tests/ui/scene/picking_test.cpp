// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/picking.h"

#include <QTest>
#include <cmath>

#include "ui/scene/ray_intersection.h"

using namespace handhold;

namespace {

constexpr double kExact = 1e-9;  // m, closed forms
const Ray kAlongZ{Vector3(0, 0, 5), -Vector3::UnitZ()};

Ray from(double x, double y) { return {Vector3(x, y, 5), -Vector3::UnitZ()}; }

bool isAt(std::optional<double> t, double expected) { return t && std::abs(*t - expected) < kExact; }

}  // namespace

class PickingTest : public QObject {
  Q_OBJECT

 private slots:
  void sphere();
  void capsule();
  void turnedBox();
  void triangleAndDisc();
  void ring();
  void nearestWins();
  void handlesOverBodiesWin();
  void ghostsAndNamelessThingsAreLookedThrough();
  void slackCatchesThinArrows();
  void limbsTellTheirNumber();
  void faceNormalsThatMeetAreJoined();
  void largeFansAreMeshed();
  void meshesAreHitByTriangle();
  void whoStandsInsideAThingIsKnown();
};

void PickingTest::sphere() {
  QVERIFY(isAt(hitSphere(kAlongZ, {0, 0, 1}, 0.5), 3.5));
  QVERIFY(!hitSphere(kAlongZ, {0.6, 0, 1}, 0.5));
  QVERIFY(!hitSphere(kAlongZ, {0, 0, 9}, 0.5));
  QVERIFY(isAt(hitSphere(kAlongZ, {0, 0, 5.1}, 0.5), 0.0));
}

void PickingTest::capsule() {
  const Vector3 a(-1, 0, 0), b(1, 0, 0);
  QVERIFY(isAt(hitCapsule(from(0.3, 0.0), a, b, 0.2), 4.8));
  QVERIFY(isAt(hitCapsule(from(1.1, 0.0), a, b, 0.2), 5.0 - std::sqrt(0.03)));  // the round end
  QVERIFY(!hitCapsule(from(1.21, 0.0), a, b, 0.2));
  QVERIFY(!hitCapsule(from(0.3, 0.21), a, b, 0.2));
}

void PickingTest::turnedBox() {
  const Pose X_WB{Eigen::AngleAxisd(M_PI / 4, Vector3::UnitY()).toRotationMatrix(), Vector3::Zero()};
  QVERIFY(isAt(hitBox(kAlongZ, X_WB, {1, 1, 1}), 5.0 - std::sqrt(2.0)));
  QVERIFY(isAt(hitBox(from(1.4, 0), X_WB, {1, 1, 1}), 5.0 - (std::sqrt(2.0) - 1.4)));
  QVERIFY(!hitBox(from(1.42, 0), X_WB, {1, 1, 1}));
}

void PickingTest::triangleAndDisc() {
  QVERIFY(isAt(hitTriangle(from(0.2, 0.2), {0, 0, 1}, {1, 0, 1}, {0, 1, 1}), 4.0));
  QVERIFY(isAt(hitTriangle(from(0.2, 0.2), {0, 0, 1}, {0, 1, 1}, {1, 0, 1}), 4.0));
  QVERIFY(!hitTriangle(from(0.6, 0.6), {0, 0, 1}, {1, 0, 1}, {0, 1, 1}));
  const Pose facing = poseAlong(Vector3::Zero(), Vector3::UnitZ());
  QVERIFY(isAt(hitDisc(from(0.3, 0.3), {facing.R, Vector3::Zero()}, 0.5), 5.0));
  QVERIFY(!hitDisc(from(0.4, 0.4), {facing.R, Vector3::Zero()}, 0.5));
}

void PickingTest::ring() {
  const Pose facing{poseAlong(Vector3::Zero(), Vector3::UnitZ()).R, Vector3::Zero()};
  QVERIFY(hitRing(from(0.5, 0.0), facing, 0.5, 0.02));
  QVERIFY(hitRing(from(0.0, -0.5), facing, 0.5, 0.02));
  QVERIFY(!hitRing(kAlongZ, facing, 0.5, 0.02));
}

void PickingTest::nearestWins() {
  Scene scene;
  for (int i = 0; i < 3; ++i) {
    Solid box = boxSolid({Matrix3::Identity(), Vector3(0, 0, double(i))}, {0.2, 0.2, 0.2}, rgb(0xFFFFFF));
    box.id = {ThingKind::Prop, i};
    scene.solids.push_back(box);
  }
  const auto hit = pick(scene, kAlongZ);
  QVERIFY(hit);
  QCOMPARE(hit->id.index, 2);
  QVERIFY((hit->p_W - Vector3(0, 0, 2.2)).norm() < kExact);
  QVERIFY(!pick(scene, from(3, 3)));
}

void PickingTest::handlesOverBodiesWin() {
  Scene scene;
  Solid front = sphereSolid({0, 0, 2}, 0.3, rgb(0xFFFFFF));
  front.id = {ThingKind::Body, 0};
  Solid handle = sphereSolid({0, 0, 0}, 0.1, rgb(0xFFFFFF));
  handle.id = {ThingKind::Gizmo, 0, 2};
  handle.depth = Depth::OverBodies;
  scene.solids = {front, handle};
  QCOMPARE(pick(scene, kAlongZ)->id, handle.id);
  QCOMPARE(pick(scene, from(0.2, 0))->id, front.id);
}

void PickingTest::ghostsAndNamelessThingsAreLookedThrough() {
  Scene scene;
  scene.solids.push_back(sphereSolid({0, 0, 2}, 0.3, rgb(0xFFFFFF)));
  FigureInstance ghost;
  ghost.id = {ThingKind::Body, 7};
  ghost.opacity = 0.25f;
  ghost.limbs.push_back({{-1, 0, 1}, {1, 0, 1}, 0.1, -1});
  scene.figures.push_back(ghost);
  QVERIFY(!pick(scene, kAlongZ));
}

void PickingTest::slackCatchesThinArrows() {
  Scene scene;
  Arrow arrow;
  arrow.id = {ThingKind::Force, 3};
  arrow.from = {-1, 0, 0};
  arrow.to = {1, 0, 0};
  scene.arrows.push_back(arrow);
  QVERIFY(!pick(scene, from(0, 0.02)));
  QCOMPARE(pick(scene, from(0, 0.02), 0.004)->id.index, 3);
}

void PickingTest::limbsTellTheirNumber() {
  Scene scene;
  FigureInstance person;
  person.id = {ThingKind::Body, 1};
  person.limbs = {{{-1, 0, 0}, {1, 0, 0}, 0.1, -1}, {{-1, 0, 1}, {1, 0, 1}, 0.1, -1}};
  scene.figures.push_back(person);
  const ThingId expected{ThingKind::Body, 1, 1};
  QCOMPARE(pick(scene, kAlongZ)->id, expected);
  const auto box = boundsOf(scene, {ThingKind::Body, 1});
  QVERIFY((box.max() - Vector3(1.1, 0.1, 1.1)).norm() < kExact);
}

namespace {

/// A flat cone about z: its faces lean by the angle (rad), all meet in its tip.
std::vector<Eigen::Vector3f> cone(int faces, double lean) {
  const auto rim = [&](int k) {
    const double turn = 2.0 * M_PI * k / faces;
    return Vector3(std::cos(turn), std::sin(turn), -std::tan(lean)).cast<float>().eval();
  };
  std::vector<Eigen::Vector3f> corners;
  for (int k = 0; k < faces; ++k)
    for (const Eigen::Vector3f& corner : {Eigen::Vector3f(0, 0, 0), rim(k), rim(k + 1)})
      corners.push_back(corner);
  return corners;
}

}  // namespace

/// The tip is smooth where the faces lean by little, and as steep as each face where they lean by much.
void PickingTest::faceNormalsThatMeetAreJoined() {
  constexpr double kCells = 0.05;  // rad: many faces count by their direction alone
  for (const int faces : {12, 3000}) {
    const TriangleMesh flat = meshFromTriangles(cone(faces, 0.2));
    QVERIFY((flat.normals[0] - Eigen::Vector3f::UnitZ()).norm() < kCells);
    const TriangleMesh steep = meshFromTriangles(cone(faces, 1.2));
    const Vector3 face = Vector3(std::cos(M_PI / faces) * std::sin(1.2),
                                 std::sin(M_PI / faces) * std::sin(1.2), std::cos(1.2));
    QVERIFY((steep.normals[0].cast<double>() - face).norm() < 2.0 * kCells);
  }
}

/// By pairs it would take minutes.
void PickingTest::largeFansAreMeshed() {
  const std::vector<Eigen::Vector3f> fan = cone(200000, 0.0);
  const TriangleMesh mesh = meshFromTriangles(fan);
  QCOMPARE(mesh.triangles.size(), std::size_t(200000));
  QVERIFY((mesh.normals[0] - Eigen::Vector3f::UnitZ()).norm() < 1e-4f);
  std::stop_source stopped;
  stopped.request_stop();
  QVERIFY(meshFromTriangles(fan, stopped.get_token()).triangles.empty());
}

void PickingTest::meshesAreHitByTriangle() {
  const TriangleMesh mesh = meshFromTriangles({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}});
  QVERIFY((mesh.normals[0] - Eigen::Vector3f::UnitZ()).norm() < 1e-6f);
  Solid prop;
  prop.form = Form::Mesh;
  prop.mesh = std::make_shared<const TriangleMesh>(mesh);
  prop.size = Vector3(2, 2, 2);
  prop.id = {ThingKind::Prop, 4};
  Scene scene;
  scene.solids.push_back(prop);
  QCOMPARE(pick(scene, from(1.5, 0.2))->id, prop.id);
  QVERIFY(!pick(scene, from(1.5, 0.8)));
}

namespace {

/// A closed corner of a cube: four faces from the origin.
TriangleMesh tetrahedron() {
  const Eigen::Vector3f o(0, 0, 0), x(1, 0, 0), y(0, 1, 0), z(0, 0, 1);
  return meshFromTriangles({o, y, x, o, x, z, o, z, y, x, y, z});
}

}  // namespace

/// Each form about the origin or, of the mesh, beside it; what is open or translucent has no inside.
void PickingTest::whoStandsInsideAThingIsKnown() {
  const auto isAround = [](Solid solid, const Vector3& p) {
    solid.id = {ThingKind::Prop, 2, 7};
    Scene scene;
    scene.solids.push_back(solid);
    const std::optional<ThingId> found = thingAround(scene, p);
    return found == ThingId{ThingKind::Prop, 2, -1};
  };
  Solid solid;
  solid.size = Vector3(0.3, 1.0, 0.3);
  solid.radius = 0.2;
  const std::pair<Form, Vector3> insides[] = {{Form::Sphere, {0.1, 0.1, 0.1}},
                                              {Form::Capsule, {0.0, 1.1, 0.1}},
                                              {Form::Cylinder, {0.1, 0.9, 0.1}},
                                              {Form::Cone, {0.0, 0.9, 0.005}},
                                              {Form::Box, {0.25, -0.9, 0.25}}};
  for (const auto& [form, p] : insides) {
    solid.form = form;
    QVERIFY(isAround(solid, p));
    QVERIFY(!isAround(solid, p + Vector3(0.3, 0.3, 0.3)));
  }
  QVERIFY(!isAround(solid, {0.0, 1.1, 0.0}));
  Solid glass = solid;
  glass.color.a = 0.3f;
  QVERIFY(!isAround(glass, {0.0, 0.0, 0.0}));
  TriangleMesh mesh = tetrahedron();
  solid.form = Form::Mesh;
  solid.size = Vector3(2, 2, 2);
  solid.mesh = std::make_shared<const TriangleMesh>(mesh);
  QVERIFY(isAround(solid, {0.4, 0.4, 0.4}) && !isAround(solid, {0.8, 0.8, 0.8}));
  mesh.isOpen = true;
  solid.mesh = std::make_shared<const TriangleMesh>(mesh);
  QVERIFY(!isAround(solid, {0.4, 0.4, 0.4}));
}

QTEST_GUILESS_MAIN(PickingTest)
#include "picking_test.moc"
