// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/reach/reach_scene.h"

#include <QtTest>
#include <cmath>

using namespace handhold;

namespace {

constexpr double kRadius = 0.75, kGrid = 0.1;
const Vector3 kMiddle(0.1, 1.2, -0.3);

/// A ball in which the load grows with the height from 0 at its foot to 1 at its head.
ReachMap ball() {
  ReachMap map;
  map.spacing = kGrid;
  for (int x = -10; x <= 10; ++x)
    for (int y = -10; y <= 10; ++y)
      for (int z = -10; z <= 10; ++z) {
        ReachPlace place;
        const Vector3 way = kGrid * Vector3(x, y, z);
        place.position = kMiddle + way;
        place.isReached = way.norm() <= kRadius;
        place.load = 0.5 + 0.5 * way.y() / kRadius;
        map.places.push_back(place);
      }
  return map;
}

/// Signed, by the divergence theorem: positive where faces turn outwards and the surface is closed.
double volumeOf(const TriangleMesh& mesh) {
  double volume = 0.0;
  for (const auto& t : mesh.triangles) {
    const auto at = [&](int i) -> Vector3 {
      return mesh.positions[t[static_cast<std::size_t>(i)]].cast<double>() - kMiddle;
    };
    volume += at(0).dot(at(1).cross(at(2))) / 6.0;
  }
  return volume;
}

double areaOf(const TriangleMesh& mesh) {
  double area = 0.0;
  for (const auto& t : mesh.triangles) {
    const Vector3 a = mesh.positions[t[0]].cast<double>(), b = mesh.positions[t[1]].cast<double>(),
                  c = mesh.positions[t[2]].cast<double>();
    area += 0.5 * (b - a).cross(c - a).norm();
  }
  return area;
}

}  // namespace

class ReachSceneTest : public QObject {
  Q_OBJECT

 private slots:
  /// The outer shell holds as much as its places, the inner one those with half of the load: the lower half.
  void shellsHoldTheirPlaces() {
    const ReachMap map = ball();
    const ReachShells shells = reachShells(map, std::nullopt);
    QCOMPARE(shells.solids.size(), std::size_t(2));
    const double outer = volumeOf(*shells.solids[1].mesh), inner = volumeOf(*shells.solids[0].mesh);
    constexpr double kGridded = 0.06;  // of the volume
    QVERIFY2(std::abs(outer / map.volume() - 1.0) < kGridded, qPrintable(QString::number(outer)));
    int easy = 0;
    for (const ReachPlace& place : map.places) easy += place.isReached && place.load <= kEasyReach ? 1 : 0;
    QVERIFY(std::abs(inner / (easy * std::pow(kGrid, 3.0)) - 1.0) < kGridded);
    for (const Solid& solid : shells.solids) QVERIFY(solid.color.a < 1.0f && solid.shade == Shade::None);
  }

  void coloursAreThoseOfTheLoad() {
    const ReachShells shells = reachShells(ball(), std::nullopt);
    const TriangleMesh& mesh = *shells.solids.back().mesh;
    QCOMPARE(mesh.colors.size(), mesh.positions.size());
    constexpr double kBeside = 0.12;  // of the load, beyond the last place
    for (std::size_t i = 0; i < mesh.positions.size(); ++i) {
      const double load = 0.5 + 0.5 * (mesh.positions[i].y() - kMiddle.y()) / kRadius;
      double nearest = 9.0;
      for (double other = load - kBeside; other <= load + kBeside; other += 0.005) {
        const Color color = toLinear(loadColor(std::clamp(other, 0.0, 1.0)));
        nearest =
            std::min<double>(nearest, (mesh.colors[i] - Eigen::Vector3f(color.r, color.g, color.b)).norm());
      }
      QVERIFY2(nearest < 0.03, qPrintable(QString("%1 at load %2").arg(nearest).arg(load)));
      const Vector3 outwards = (mesh.positions[i].cast<double>() - kMiddle).normalized();
      QVERIFY(mesh.normals[i].cast<double>().dot(outwards) > 0.5);
    }
  }

  void aSliceIsAPlaneOfTheReach() {
    const double place = kMiddle.z() + 0.23;
    const ReachShells shells = reachShells(ball(), ReachCut{2, place});
    QCOMPARE(shells.solids.size(), std::size_t(3));
    const TriangleMesh& slice = *shells.solids[0].mesh;
    for (const auto& position : slice.positions) QVERIFY(std::abs(position.z() - place) < 1e-5);
    const double circle = M_PI * (kRadius * kRadius - 0.23 * 0.23);
    QVERIFY2(std::abs(areaOf(slice) / circle - 1.0) < 0.06,
             qPrintable(QString::number(areaOf(slice) / circle)));
    for (std::size_t i = 1; i < 3; ++i)
      for (const auto& position : shells.solids[i].mesh->positions) QVERIFY(position.z() < place + 1e-5);
    QVERIFY(shells.box.max().z() < place + 1e-5);
  }

  void aRayMeetsWhatIsLeft() {
    const ReachField field(ball(), kAnyLoad);
    const Ray ray{kMiddle + Vector3(0.0, 0.0, 3.0), -Vector3::UnitZ()};
    const auto whole = field.hit(ray, std::nullopt), cut = field.hit(ray, ReachCut{2, kMiddle.z() - 0.2});
    QVERIFY(whole && std::abs(whole->z() - kMiddle.z() - kRadius) < 0.06);
    QVERIFY(cut && std::abs(cut->z() - kMiddle.z() + 0.2) < 0.03);
    QVERIFY(!field.hit({kMiddle + Vector3(1.0, 0.0, 3.0), -Vector3::UnitZ()}, std::nullopt));
  }

  void whatIsNotReachedIsNotShown() {
    ReachMap nothing = ball();
    for (ReachPlace& place : nothing.places) place.isReached = false;
    QVERIFY(reachShells(nothing, ReachCut{0, 0.0}).solids.empty());
    Scene scene;
    addReach(scene, reachShells(nothing, std::nullopt));
    QVERIFY(!scene.hasReachLegend && scene.reach.empty());
    addReach(scene, reachShells(ball(), std::nullopt));
    QVERIFY(scene.hasReachLegend && scene.shells.size() == 2 && scene.reach.size() == 8);
  }
};

QTEST_APPLESS_MAIN(ReachSceneTest)
#include "reach_scene_test.moc"
