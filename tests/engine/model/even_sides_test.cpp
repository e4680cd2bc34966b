// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/even_sides.h"

#include <QtTest>
#include <algorithm>
#include <random>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"

using namespace handhold;

namespace {

constexpr double kRounding = 1e-13;

/// A posture that is its own mirror image in x = 0, joints anywhere within their limits.
VectorX evenPosture(const Model& model, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> part(0.0, 1.0);
  VectorX q = model.zeroPosition();
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    q[positionIndex(i)] = joint.lower + part(random) * (joint.upper - joint.lower);
  }
  return 0.5 * (q + mirrored(model, q));
}

/// The greatest distance of a site of the right from the mirror image of its partner (m).
double unevenness(const Model& model, unsigned seed) {
  Data data(model);
  updateKinematics(model, evenPosture(model, seed), data);
  double most = 0.0;
  for (const Site& site : model.sites) {
    if (!site.name.starts_with("r_")) continue;
    const Vector3 right = sitePose(model, data, model.findSite(site.name)).p,
                  left = sitePose(model, data, model.findSite("l_" + site.name.substr(2))).p;
    most = std::max(most, (right - Vector3(-left.x(), left.y(), left.z())).norm());
  }
  return most;
}

}  // namespace

class EvenSidesTest : public QObject {
  Q_OBJECT
 private slots:
  void handsOfAnEvenPostureMirrorEachOther();
  void sidesThatDifferMeetHalfWay();
};

void EvenSidesTest::handsOfAnEvenPostureMirrorEachOther() {
  const auto model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  const Model even = withEvenSides(*model);
  for (unsigned seed = 1; seed < 6; ++seed) {
    QVERIFY(unevenness(*model, seed) > 1e-6);
    QVERIFY(unevenness(even, seed) < kRounding);
  }
}

void EvenSidesTest::sidesThatDifferMeetHalfWay() {
  Model model =
      withEvenSides(*loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json"));
  const LinkIndex right = model.findJoint("r_elbow_flexion"), left = model.joints[right].mirror;
  const Vector3 offset = model.joints[right].offset;
  model.joints[right].offset += Vector3(0.002, 0.004, -0.006);
  const auto isRight = [](const Body& each) { return each.name == "r_upper_arm"; };
  Body& body = *std::ranges::find_if(model.bodies, isRight);
  const double mass = body.mass, total = model.totalMass;
  body.mass += 0.5;
  gatherInertia(model);
  const Model even = withEvenSides(model);
  QVERIFY((even.joints[right].offset - offset - Vector3(0.001, 0.002, -0.003)).norm() < kRounding);
  QVERIFY((even.joints[left].offset - model.joints[left].offset - Vector3(-0.001, 0.002, -0.003)).norm() <
          kRounding);
  QVERIFY(std::abs(even.bodies[static_cast<size_t>(&body - model.bodies.data())].mass - mass - 0.25) <
          kRounding);
  QVERIFY(std::abs(even.totalMass - total - 0.5) < 1e-10);
}

QTEST_GUILESS_MAIN(EvenSidesTest)
#include "even_sides_test.moc"
