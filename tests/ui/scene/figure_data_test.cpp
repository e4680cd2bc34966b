// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <functional>

#include "engine/core/error.h"
#include "tests/ui/scene/figure_sample.h"
#include "ui/scene/figure/placed_solid.h"

using namespace handhold;
using Json = nlohmann::json;

namespace {

constexpr double kExact = 1.0e-12;

Json shipped() {
  return Json::parse(std::ifstream(std::string(HANDHOLD_SOURCE_DIR) + "/resources/meshes/figure.json"));
}

/// One way to spoil the file, and what the complaint must name.
struct Damage {
  std::function<void(Json&)> spoil;
  std::string named;
};

Json& firstOf(Json& file, const std::string& shape) {
  for (Json& solid : file["primitives"]) {
    if (solid["shape"] == shape) return solid;
  }
  return file["primitives"][0];
}

}  // namespace
Q_DECLARE_METATYPE(Damage)

class FigureDataTest : public QObject {
  Q_OBJECT

 private slots:
  void theShippedNumbersAreAccepted() {
    const FigureData data = parseFigureData(shipped().dump(), "figure.json");
    QCOMPARE(data.palette.size(), std::size_t(94));
    QCOMPARE(data.boneSolids.size(), std::size_t(556));
    QVERIFY(data.solids.size() >= 111);
  }

  void wrongNumbersAreRefused_data() {
    QTest::addColumn<Damage>("damage");
    const auto row = [](const char* title, const std::function<void(Json&)>& spoil, const char* named) {
      QTest::newRow(title) << Damage{spoil, named};
    };
    row(
        "station radius", [](Json& f) { firstOf(f, "loft")["stations"][2][3] = 0.0; },
        "\"trunk\".stations[2]");
    row(
        "station order", [](Json& f) { firstOf(f, "loft")["stations"][2][0] = -1.0; },
        "\"trunk\".stations[2]");
    row(
        "cap", [](Json& f) { firstOf(f, "loft")["caps"][1] = -0.02; }, "\"trunk\".caps[1]");
    row(
        "ellipsoid radius", [](Json& f) { firstOf(f, "ellipsoid")["radii"][0] = 0.0; }, "\"l_pec\".radii");
    row(
        "axes", [](Json& f) { firstOf(f, "ellipsoid")["axes"][0][0] = 0.5; }, "\"l_pec\".axes");
    row(
        "cone radius", [](Json& f) { firstOf(f, "cone")["ra"] = -1; }, "\"l_trapezius\".ra");
    row(
        "cone in itself", [](Json& f) { firstOf(f, "cone")["ra"] = 1.0; }, "\"l_trapezius\".ra");
    row(
        "missing field", [](Json& f) { firstOf(f, "cone").erase("rb"); }, "\"l_trapezius\"");
    row(
        "frame", [](Json& f) { firstOf(f, "cone")["frame"] = 54; }, "\"l_trapezius\".frame");
    row(
        "text for number", [](Json& f) { firstOf(f, "cone")["blend"] = "wide"; }, "\"l_trapezius\".blend");
    row(
        "group", [](Json& f) { firstOf(f, "cone")["group"] = "tail"; }, "\"l_trapezius\".group");
    row(
        "shape", [](Json& f) { firstOf(f, "cone")["shape"] = "cube"; }, ".shape");
    row(
        "palette order", [](Json& f) { f["skin"]["palette"][2]["parent"] = "pelvis"; },
        "\"l_arm_swing\".parent");
    row(
        "chain", [](Json& f) { f["skin"]["joints"][0]["chain"][1] = "tail"; }, "\"l_clavicle\".chain[1]");
    row(
        "width", [](Json& f) { f["skin"]["joints"][0]["factors"][0]["width"][0] = 0; }, "factors[0].width");
    row(
        "cell", [](Json& f) { f["grid"]["cell"] = 0; }, "grid.cell");
    row(
        "levels", [](Json& f) { f["lod"]["triangles"] = {20000}; }, ".lod");
  }

  void wrongNumbersAreRefused() {
    QFETCH(Damage, damage);
    Json file = shipped();
    damage.spoil(file);
    try {
      parseFigureData(file.dump(), "figure.json");
      QFAIL("accepted");
    } catch (const InputError& error) {
      QVERIFY2(error.place().find(damage.named) != std::string::npos, error.what());
      QVERIFY(error.place().find("figure.json") == 0);
    }
  }

  void whatIsNoJsonIsRefused() {
    QVERIFY_EXCEPTION_THROWN(parseFigureData("{", "figure.json"), InputError);
    QVERIFY_EXCEPTION_THROWN(readFigureData("/no/such/file.json"), InputError);
  }

  void missingPosesAreRefused() {
    const testing::FigureSample sample;
    QVERIFY_EXCEPTION_THROWN(makeFigure(sample.data, {}, sample.rest, {}), InputError);
    FramePoses broken = sample.rest;
    broken[5].p.x() = std::nan("");
    QVERIFY_EXCEPTION_THROWN(makeFigure(sample.data, sample.zero, broken, {}), InputError);
  }

  // Closed forms of the distance functions: a sphere three times, and a cylinder's side.
  void aSphereIsASphereInEveryShape() {
    FigureSolid ball;
    ball.radii = Vector3::Constant(0.2);
    const PlacedSolid sphere(ball, {Matrix3::Identity(), Vector3(1.0, 0.0, 0.0)});
    QVERIFY(std::abs(sphere.distance({1.5, 0.0, 0.0}) - 0.3) < kExact);
    QVERIFY(std::abs(sphere.distance({1.0, 0.1, 0.0}) + 0.1) < kExact);

    FigureSolid capsule;
    capsule.shape = SolidShape::cone;
    capsule.b = Vector3(0.0, 0.3, 0.0);
    capsule.ra = capsule.rb = 0.1;
    const PlacedSolid cone(capsule, {});
    QVERIFY(std::abs(cone.distance({0.4, 0.15, 0.0}) - 0.3) < kExact);
    QVERIFY(std::abs(cone.distance({0.0, 0.6, 0.0}) - 0.2) < kExact);

    FigureSolid pipe;
    pipe.shape = SolidShape::loft;
    pipe.caps = {0.1, 0.1};
    for (const double t : {0.0, 0.2, 0.5}) pipe.stations.push_back({t, {0.0, 0.0, 0.1, 0.1, 0.1, 0.1, 2.0}});
    const PlacedSolid loft(pipe, {});
    QVERIFY(std::abs(loft.distance({0.15, 0.0, 0.3}) - 0.05) < 1.0e-9);
    QVERIFY(std::abs(loft.distance({0.06, 0.08, 0.3})) < 1.0e-9);
    QVERIFY(std::abs(loft.distance({0.0, 0.06, 0.58})) < 1.0e-9);
  }

  void aLoftPassesThroughItsStations() {
    FigureSolid vase;
    vase.shape = SolidShape::loft;
    vase.caps = {0.05, 0.05};
    const std::array<double, 4> radii{0.10, 0.04, 0.08, 0.05};
    for (int i = 0; i < 4; ++i) {
      const double r = radii[i];
      vase.stations.push_back({0.1 * i, {0.01, 0.0, r, r, 0.5 * r, 2.0 * r, 2.3}});
    }
    const PlacedSolid loft(vase, {});
    for (int i = 0; i < 4; ++i) {
      const double r = radii[i];
      QVERIFY(std::abs(loft.distance({0.01 + r, 0.0, 0.1 * i})) < 1.0e-9);
      QVERIFY(std::abs(loft.distance({0.01, 0.5 * r, 0.1 * i})) < 1.0e-9);
      QVERIFY(std::abs(loft.distance({0.01, -2.0 * r, 0.1 * i})) < 1.0e-9);
    }
  }
};

QTEST_GUILESS_MAIN(FigureDataTest)
#include "figure_data_test.moc"
