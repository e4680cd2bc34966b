// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jointed/jointed_bodies.h"

#include <QTest>

#include "engine/core/error.h"
#include "engine/jointed/document_quaternion.h"
#include "engine/math/rotation.h"
#include "tests/engine/jointed/random_trees.h"

namespace handhold {

class JointedBodiesTest : public QObject {
  Q_OBJECT

 private slots:
  void jointsClose();
  void velocitiesAreThoseOfDifferences();
  void noTreeIsRefused_data();
  void noTreeIsRefused();
  void theDocumentTurnsTheOtherWay();
};

void JointedBodiesTest::jointsClose() {
  RandomTrees random(1);
  const JointedBodies tree = random.tree(12);
  JointedMotion motion = random.motion(12);
  for (const int base : {0, 7}) {
    closeJoints(tree, base, motion);
    for (int joint = 0; joint < std::ssize(tree.joints); ++joint)
      QVERIFY(jointGap(tree, motion.pose, joint).norm() < 1e-14);
  }
}

/// A short time before and after, each body turned as it turns.
void JointedBodiesTest::velocitiesAreThoseOfDifferences() {
  constexpr double kStep = 1e-4;
  RandomTrees random(2);
  const JointedBodies tree = random.tree(9);
  JointedMotion motion = random.motion(9);
  closeJoints(tree, 3, motion);
  const auto at = [&](double time) {
    JointedPose pose = motion.pose;
    for (std::size_t i = 0; i < pose.q.size(); ++i)
      pose.q[i] = expQuaternion(time * motion.omega[i] + 0.5 * time * time * motion.alpha[i]) * pose.q[i];
    pose.centre[3] += time * motion.velocity[3] + 0.5 * time * time * motion.acceleration[3];
    closeJoints(tree, 3, pose);
    return pose;
  };
  const JointedPose before = at(-kStep), after = at(kStep);
  for (std::size_t i = 0; i < tree.bodies.size(); ++i) {
    const Vector3 velocity = (after.centre[i] - before.centre[i]) / (2.0 * kStep);
    const Vector3 acceleration =
        (after.centre[i] - 2.0 * motion.pose.centre[i] + before.centre[i]) / (kStep * kStep);
    QVERIFY((velocity - motion.velocity[i]).norm() < 1e-6);
    QVERIFY((acceleration - motion.acceleration[i]).norm() < 1e-5);
  }
}

void JointedBodiesTest::noTreeIsRefused_data() {
  QTest::addColumn<int>("a");
  QTest::addColumn<int>("b");
  QTest::newRow("a loop") << 0 << 2;
  QTest::newRow("itself") << 2 << 2;
  QTest::newRow("nobody") << 2 << 9;
  QTest::newRow("one left out") << 0 << 1;
}

void JointedBodiesTest::noTreeIsRefused() {
  QFETCH(int, a);
  QFETCH(int, b);
  JointedBodies tree = RandomTrees(3).tree(4);
  tree.joints = {{0, 1}, {1, 2}, {a, b}};
  QVERIFY_EXCEPTION_THROWN(orderFrom(tree, 0), InputError);
}

void JointedBodiesTest::theDocumentTurnsTheOtherWay() {
  const Quaternion q = expQuaternion(Vector3(0.3, -0.8, 0.5));
  QVERIFY((documentRotation(toDocument(q)) - q.toRotationMatrix().transpose()).norm() < 1e-15);
  QVERIFY(fromDocument(toDocument(q)).isApprox(q, 1e-15));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::JointedBodiesTest)
#include "jointed_bodies_test.moc"
