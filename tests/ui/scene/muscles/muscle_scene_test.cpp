// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/muscles/muscle_scene.h"

#include <QtTest>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/muscles/path/moment_arms.h"
#include "tests/engine/muscles/small_muscles.h"
#include "ui/scene/palette.h"
#include "ui/scene/picking.h"

using namespace handhold;

namespace {

constexpr double kFaceted = 0.10;  ///< of a volume: ten sides and fifteen rings hold that much less
constexpr double kExact = 1e-6;    ///< m, of points in single precision

/// A muscle of 300 N with fibres of 10 cm along a straight line of 30 cm.
Muscle straightMuscle() {
  Muscle muscle;
  muscle.strength = 300.0;
  muscle.fibre = 0.1;
  muscle.tendon = 0.16;
  return muscle;
}

LineOfAction straightLine() {
  LineOfAction line;
  line.length = 0.3;
  line.nodes.resize(2);
  line.nodes[1].point = Vector3(0.0, 0.3, 0.0);
  return line;
}

/// By the divergence theorem, of a closed mesh whose triangles turn outwards.
double volumeOf(const TriangleMesh& mesh) {
  double sum = 0.0;
  for (const auto& [a, b, c] : mesh.triangles)
    sum += mesh.positions[a].cast<double>().dot(
        mesh.positions[b].cast<double>().cross(mesh.positions[c].cast<double>()));
  return sum / 6.0;
}

/// Relative luminance (IEC 61966-2-1).
float luminance(const Color& color) {
  const Color light = toLinear(color);
  return 0.2126f * light.r + 0.7152f * light.g + 0.0722f * light.b;
}

std::vector<LineOfAction> linesOf(const MuscledBody& body) {
  Data data(*body.model);
  const VectorX q = body.model->neutralPosition();
  updateKinematics(*body.model, q, data);
  std::vector<LineOfAction> lines(body.muscles.size());
  for (std::size_t i = 0; i < lines.size(); ++i)
    traceLine(body.muscles[i].path, linkPoses(data, q), lines[i]);
  return lines;
}

}  // namespace

class MuscleSceneTest : public QObject {
  Q_OBJECT

 private slots:
  void aBellyHasTheVolumeOfItsFibres();
  void spindlesGoFromOriginToInsertion();
  void facesLookOutwards();
  void coloursAreToldApartByLightnessAlone();
  void aMuscleIsFoundThroughTheBody();
  void everyMuscleIsDrawnUnderItsNumber();
};

/// PCSA times fibre length: 300 N over 60 N/cm^2 times 10 cm are 50 cm^3.
void MuscleSceneTest::aBellyHasTheVolumeOfItsFibres() {
  const Spindle spindle = spindleOf(straightMuscle(), straightLine());
  const double length = (spindle.to - spindle.from) * 0.3;
  QVERIFY(std::abs(length - 0.22) < kExact);  // half of the tendon lies outside
  const double smooth = 8.0 / 15.0 * M_PI * spindle.radius * spindle.radius * length;
  QVERIFY(std::abs(smooth - 50e-6) < 1e-9);
  const double drawn = volumeOf(spindleMesh(spindle));
  QVERIFY2(std::abs(drawn / 50e-6 - 1.0) < kFaceted, qPrintable(QString::number(drawn)));
}

void MuscleSceneTest::spindlesGoFromOriginToInsertion() {
  const Spindle spindle = spindleOf(straightMuscle(), straightLine());
  const TriangleMesh tendons = tendonMesh({&spindle, 1});
  float least = 1.0f, most = -1.0f;
  for (const auto& p : tendons.positions) least = std::min(least, p.y()), most = std::max(most, p.y());
  QVERIFY(std::abs(least) < kExact);
  QVERIFY(std::abs(most - 0.3f) < kExact);
  QVERIFY(spindle.from > 0.0 && spindle.to < 1.0);
}

void MuscleSceneTest::facesLookOutwards() {
  const TriangleMesh mesh = spindleMesh(spindleOf(straightMuscle(), straightLine()));
  for (std::size_t i = 0; i < mesh.positions.size(); ++i) {
    const Eigen::Vector3f out(mesh.positions[i].x(), 0.0f, mesh.positions[i].z());
    QVERIFY(out.dot(mesh.normals[i]) > 0.0f);
    QVERIFY(std::abs(mesh.normals[i].norm() - 1.0f) < 1e-5f);
  }
}

/// Whoever sees no red and green sees the ramp fall from pale to dark.
void MuscleSceneTest::coloursAreToldApartByLightnessAlone() {
  for (int i = 0; i < 20; ++i)
    QVERIFY(luminance(muscleColor(0.05 * i)) > luminance(muscleColor(0.05 * (i + 1))) + 0.005f);
  QVERIFY(luminance(rgb(kTendon)) > luminance(muscleColor(0.0)) + 0.2f);
}

void MuscleSceneTest::aMuscleIsFoundThroughTheBody() {
  Scene scene;
  scene.solids.push_back(sphereSolid(Vector3(0.0, 0.15, 0.5), 0.1, rgb(0)));
  scene.solids.back().id = {ThingKind::Body, 0};
  Solid belly;
  belly.id = {ThingKind::Muscle, 7};
  belly.form = Form::Mesh;
  belly.mesh = std::make_shared<const TriangleMesh>(spindleMesh(spindleOf(straightMuscle(), straightLine())));
  scene.solids.push_back(belly);
  const Ray ray{Vector3(0.0, 0.15, 2.0), -Vector3::UnitZ()};
  QCOMPARE(pick(scene, ray)->id.kind, ThingKind::Body);  // what is pressed
  QCOMPARE(pickMuscle(scene, ray)->id.index, 7);         // what is told
  QVERIFY(!pickMuscle(scene, {Vector3(0.2, 0.15, 2.0), -Vector3::UnitZ()}));
}

void MuscleSceneTest::everyMuscleIsDrawnUnderItsNumber() {
  const MuscledBody body = human55Muscles();
  Scene scene;
  FigureInstance figure;
  figure.id = {ThingKind::Body, 0};
  scene.figures = {figure};
  VectorX activations = VectorX::Zero(static_cast<Eigen::Index>(body.muscles.size()));
  activations[3] = 1.0;
  addMuscles(scene, body, linesOf(body), activations);
  QCOMPARE(scene.solids.size(), body.muscles.size() + 1);  // tendons are one
  for (std::size_t i = 0; i < body.muscles.size(); ++i) {
    QCOMPARE(scene.solids[i].id, (ThingId{ThingKind::Muscle, static_cast<int>(i)}));
    for (const auto& p : scene.solids[i].mesh->positions) QVERIFY(p.allFinite());
  }
  QVERIFY(scene.solids[3].color == muscleColor(1.0));
  QVERIFY(scene.solids[4].color == muscleColor(0.0));
  QVERIFY(scene.solids[3].shade == Shade::Cast);  // there is no skin around them
  QCOMPARE(scene.figures[0].look, FigureLook::Bone);
  QVERIFY(scene.hasMuscleLegend);
}

QTEST_APPLESS_MAIN(MuscleSceneTest)
#include "muscle_scene_test.moc"
