// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/cabin/cabin_scene.h"

#include <QTest>
#include <map>
#include <set>

#include "engine/task/cabin.h"
#include "engine/task/prop_places.h"
#include "ui/scene/cabin/cabin_lamps.h"
#include "ui/scene/cabin/cabin_mesh.h"
#include "ui/scene/cabin/rack_print.h"
#include "ui/scene/framing.h"
#include "ui/scene/picking.h"

using namespace handhold;

namespace {

constexpr double kExact = 1e-9;   // m, closed forms
constexpr double kSingle = 1e-5;  // m, positions in single precision
const ThingId kId{ThingKind::Prop, 2};

Prop module() {
  Prop prop;
  prop.name = "module";
  prop.kind = PropKind::Cabin;
  prop.size = kCabinSize;
  prop.position = Vector3(0.2, 1.0, 0.0);
  prop.orientation = Quaternion(Eigen::AngleAxisd(0.5 * M_PI, Vector3::UnitY()));
  return prop;
}

Camera from(ViewAxis side) {
  Camera camera = lookingFrom(defaultCamera(), side);
  camera.target = module().position;
  camera.distance = 9.0;
  return camera;
}

Scene sceneOf(const std::vector<Contact>& contacts) {
  Scene scene;
  scene.theme = theme(ThemeName::Dark);
  scene.cabins.push_back(cabinOf(module(), kId, contacts, scene.theme));
  return scene;
}

}  // namespace

class CabinSceneTest : public QObject {
  Q_OBJECT

 private slots:
  void facesLookInwards();
  void meshStaysInItsModule();
  void racksAreDrawnForTheLength();
  void wallsAreToldApart();
  void racksAreNamed();
  void lampsShineFromBothSidesOverhead();
  void wallsAreBrighterBelowTheirLamps();
  void theNearestLampsAreTaken();
  void fittingsGoWithTheirWalls();
  void whatIsHeldStays();
  void railsArePickedByPart();
  void railsNeitherFrameNorHide();
  void raysMeetTheFarWall();
};

/// Each triangle's own normal agrees with that of its vertices; every face's plane has the cabin before it.
void CabinSceneTest::facesLookInwards() {
  const CabinMesh mesh = cabinMesh(0.5 * kCabinSize);
  QCOMPARE(mesh.faces.size(), std::size_t(10));
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const CabinVertex &a = mesh.vertices[mesh.indices[i]], &b = mesh.vertices[mesh.indices[i + 1]],
                      &c = mesh.vertices[mesh.indices[i + 2]];
    const Eigen::Vector3f normal = (b.position - a.position).cross(c.position - a.position);
    if (normal.norm() < 1e-7f) continue;
    QVERIFY(normal.normalized().dot(a.normal) > 0.99f);
  }
  for (const CabinFace& face : mesh.faces) {
    QVERIFY(face.inwards.dot(-face.point) > 0.5);
    QVERIFY(face.indexCount > 0);
  }
}

void CabinSceneTest::meshStaysInItsModule() {
  const Vector3 half(1.3, 0.95, 2.0);
  constexpr double kBehind = 0.08;  // the hatch's door and the gaps between racks lie behind the walls
  for (const CabinVertex& vertex : cabinMesh(half).vertices) {
    const Vector3 beyond = vertex.position.cast<double>().cwiseAbs() - half;
    QVERIFY(beyond.maxCoeff() < kBehind + kSingle);
    QVERIFY(vertex.shade > 0.0f && vertex.shade <= 1.0f);
  }
}

void CabinSceneTest::racksAreDrawnForTheLength() {
  const auto tracks = [](double length) {
    const CabinMesh mesh = cabinMesh({1.05, 1.05, 0.5 * length});
    int count = 0;
    for (const CabinVertex& vertex : mesh.vertices) count += vertex.paint == float(int(CabinPaint::Track));
    return count;
  };
  QVERIFY(tracks(4.2) > 0);
  QCOMPARE(tracks(4.2), 2 * tracks(2.1));  // four racks on a wall against two
}

/// By tones of their own, which nothing else has.
void CabinSceneTest::wallsAreToldApart() {
  std::map<CabinTone, std::vector<Vector3>> faces;
  for (const CabinFace& face : cabinMesh(0.5 * kCabinSize).faces) faces[face.tone].push_back(face.inwards);
  QCOMPARE(faces.size(), std::size_t(5));
  const std::pair<CabinTone, CabinWall> walls[] = {{CabinTone::Starboard, CabinWall::Starboard},
                                                   {CabinTone::Port, CabinWall::Port},
                                                   {CabinTone::Deck, CabinWall::Deck},
                                                   {CabinTone::Overhead, CabinWall::Overhead}};
  for (const auto& [tone, wall] : walls) {
    QCOMPARE(faces[tone].size(), std::size_t(1));
    QVERIFY((faces[tone][0] - inwards(wall)).norm() < 1e-12);
  }
}

/// Each letter is another picture within its three by five; what is no letter leaves a gap.
void CabinSceneTest::racksAreNamed() {
  const std::string letters = "SPDO0123456789";
  std::set<std::vector<int>> pictures;
  for (const char letter : letters) {
    std::vector<int> picture(15);
    for (const PrintedRun& run : printed(std::string(1, letter))) {
      QVERIFY(run.from >= 0 && run.from < run.to && run.to <= 3 && run.row >= 0 && run.row < kPrintRows);
      for (int column = run.from; column < run.to; ++column) picture[std::size_t(3 * run.row + column)] = 1;
    }
    pictures.insert(picture);
  }
  QCOMPARE(pictures.size(), letters.size());
  QVERIFY(printed("?").empty());
  QCOMPARE(printed("?1").front().from, kPrintStep + 1);
}

/// Mirror images; none behind a lamp, and less with the distance.
void CabinSceneTest::lampsShineFromBothSidesOverhead() {
  const std::vector<Lamp> lamps = cabinLamps(0.5 * kCabinSize);
  QCOMPARE(lamps.size(), std::size_t(2));
  const Vector3 mirror(-1.0, 1.0, 1.0);
  QVERIFY((lamps[0].middle.cwiseProduct(mirror) - lamps[1].middle).norm() < kExact);
  const Lamp& lamp = lamps[0];
  QVERIFY(lamp.middle.y() > 0.0 && lamp.halfLength < 0.5 * kCabinSize.z());
  const auto light = [&](double away) {
    return lampLight(lamp, lamp.middle + away * lamp.facing, -lamp.facing);
  };
  QVERIFY(light(0.1) <= 1.0 && light(0.1) > light(0.5) && light(0.5) > 2.0 * light(2.0) && light(2.0) > 0.0);
  QVERIFY(std::abs(light(0.5) - 0.9 / (1.0 + 1.5 * 0.25)) < 1e-4);  // closed form; 1e-6 keeps 0 from dividing
  QCOMPARE(light(-0.1), 0.0);
  QCOMPARE(lampLight(lamp, lamp.middle + lamp.facing, lamp.facing), 0.0);
}

/// By the same wall's lower half, of the upper half; corners take the same of both.
void CabinSceneTest::wallsAreBrighterBelowTheirLamps() {
  double upper = 0.0, lower = 0.0;
  int uppers = 0, lowers = 0;
  for (const CabinVertex& vertex : cabinMesh(0.5 * kCabinSize).vertices) {
    const float y = vertex.position.y();
    if (std::abs(vertex.normal.x()) < 0.99f || std::abs(y) < 0.3f || std::abs(y) > 0.8f) continue;
    (y > 0.0f ? upper : lower) += vertex.shade;
    ++(y > 0.0f ? uppers : lowers);
  }
  QVERIFY(uppers > 0 && lowers > 0);
  QVERIFY2(upper / uppers > 1.02 * lower / lowers,
           qPrintable(QString("%1 %2").arg(upper / uppers).arg(lower / lowers)));
}

/// In world; the module is turned.
void CabinSceneTest::theNearestLampsAreTaken() {
  Scene scene = sceneOf({});
  const Vector3 far = module().position + Vector3(0.0, 8.0, 0.0);
  scene.cabins.push_back(scene.cabins[0]);
  scene.cabins[1].X_WC.p = far;
  QCOMPARE(nearestLamps(scene, module().position, 9).size(), std::size_t(4));
  const std::vector<Lamp> lamps = nearestLamps(scene, module().position, 2);
  QCOMPARE(lamps.size(), std::size_t(2));
  for (const Lamp& lamp : lamps) {
    QVERIFY((lamp.middle - module().position).norm() < 1.6);
    QVERIFY(std::abs(lamp.along.dot(Vector3::UnitX())) > 1.0 - kExact);  // along the turned module
    QVERIFY(lamp.facing.dot(module().position - lamp.middle) > 0.0);
  }
  scene.cabins.clear();
  QVERIFY(nearestLamps(scene, far, 2).empty());
}

void CabinSceneTest::fittingsGoWithTheirWalls() {
  const Scene scene = sceneOf({});
  const std::size_t all = scene.cabins[0].fittings.size();
  QVERIFY(all > 30);
  for (const ViewAxis side : {ViewAxis::PlusX, ViewAxis::PlusY, ViewAxis::MinusZ}) {
    const Camera camera = from(side);
    const Scene seen = furnished(scene, camera);
    QVERIFY(!seen.solids.empty() && seen.solids.size() < all);
    for (const CabinFitting& fitting : scene.cabins[0].fittings) {
      const bool before = fitting.inwards.dot(camera.position() - fitting.solid.X_WS.p) > 0.0;
      const auto isIt = [&](const Solid& solid) {
        return (solid.X_WS.p - fitting.solid.X_WS.p).norm() < kExact;
      };
      QCOMPARE(std::any_of(seen.solids.begin(), seen.solids.end(), isIt), before);
    }
  }
  Camera parallel = withLens(from(ViewAxis::PlusY), Lens::Orthographic);
  for (const Solid& solid : furnished(scene, parallel).solids) QVERIFY(solid.X_WS.p.y() < 1.5);
}

void CabinSceneTest::whatIsHeldStays() {
  const Prop prop = module();
  const CabinRail rail = cabinLayout(prop.size).rails[0];
  Contact grip;
  grip.position = prop.position + prop.orientation * rail.middle();
  const Vector3 inwards_W = prop.orientation * inwards(rail.wall);
  Camera camera = from(ViewAxis::PlusX);
  camera.R_WC = Quaternion::FromTwoVectors(Vector3::UnitZ(), -inwards_W);  // from behind the rail's wall
  const auto isRail = [&](const Solid& solid) { return (solid.X_WS.p - grip.position).norm() < kExact; };
  const Scene loose = furnished(sceneOf({}), camera), held = furnished(sceneOf({grip}), camera);
  QVERIFY(std::none_of(loose.solids.begin(), loose.solids.end(), isRail));
  QVERIFY(std::any_of(held.solids.begin(), held.solids.end(), isRail));
}

void CabinSceneTest::railsArePickedByPart() {
  const Prop prop = module();
  const Scene scene = furnished(sceneOf({}), from(ViewAxis::PlusZ));
  const CabinLayout layout = cabinLayout(prop.size);
  int picked = 0;
  for (std::size_t i = 0; i < layout.rails.size(); ++i) {
    const Vector3 middle = prop.position + prop.orientation * layout.rails[i].middle();
    const Vector3 out = prop.orientation * inwards(layout.rails[i].wall);
    const auto hit = pick(scene, {middle + 0.4 * out, -out});
    if (!hit) continue;  // its wall is cut away
    ++picked;
    QCOMPARE(hit->id.whole(), kId);
    QCOMPARE(hit->id.part, int(i));
    QVERIFY((hit->p_W - middle - 0.5 * kRailThick * out).norm() < kExact);
    Task task;
    task.props = {prop};
    const auto grip = gripNear(task, hit->p_W, 0.05);
    QVERIFY(grip && grip->found.place.number == int(i) + 1);
    QVERIFY(std::abs(grip->found.place.along) < kExact);
  }
  QVERIFY(picked > 10);
}

void CabinSceneTest::railsNeitherFrameNorHide() {
  Scene scene = sceneOf({});
  FigureInstance person;
  person.limbs = {{{0.2, 0.5, 0.0}, {0.2, 1.5, 0.0}, 0.1, -1}};
  scene.figures.push_back(person);
  const ViewSize size{800, 600, 1.0};
  QVERIFY(hidingSolids(scene, firstView(scene, size)).empty());
  for (const Vector3& point : framingPoints(scene)) QVERIFY((point - module().position).norm() < 1.0);
}

void CabinSceneTest::raysMeetTheFarWall() {
  const Prop prop = module();  // its length lies along the world's x
  const auto deck = cabinSpot({Vector3(1.0, 5.0, 0.3), -Vector3::UnitY()}, prop);
  QVERIFY(deck && (deck->p_W - Vector3(1.0, -0.05, 0.3)).norm() < kExact);
  QVERIFY((deck->inwards - Vector3::UnitY()).norm() < kExact);
  const auto end = cabinSpot({prop.position, Vector3::UnitX()}, prop);
  QVERIFY(end && std::abs(end->p_W.x() - 0.2 - 3.15) < kExact);
  QVERIFY(!cabinSpot({Vector3(9.0, 5.0, 0.3), -Vector3::UnitY()}, prop));
}

QTEST_GUILESS_MAIN(CabinSceneTest)
#include "cabin_scene_test.moc"
