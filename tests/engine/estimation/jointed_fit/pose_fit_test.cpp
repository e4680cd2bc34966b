// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/estimation/jointed_fit/nearest_pose.h"
#include "engine/jointed/document_quaternion.h"
#include "engine/math/rotation.h"
#include "tests/engine/jointed/random_trees.h"

namespace handhold {

namespace {

constexpr int kBodies = 7;

struct Seen {
  PoseProblem problem;
  JointedPose truth;
};

/// A tree with branches, its joints closed, four markers a body seen with an error of so much (m).
Seen seenTree(unsigned seed, double error) {
  RandomTrees random(seed);
  Seen seen{{random.tree(kBodies), {}, {}, {}, {}}, random.motion(kBodies).pose};
  closeJoints(seen.problem.tree, 0, seen.truth);
  seen.problem.near = seen.truth;
  for (std::size_t i = 0; i < kBodies; ++i) {
    std::vector<BodyMarker>& markers = seen.problem.markers.emplace_back();
    for (int marker = 0; marker < 4; ++marker) {
      const Vector3 place = 0.2 * random.vector();
      markers.push_back({place, seen.truth.centre[i] + seen.truth.q[i] * place + error * random.vector()});
    }
  }
  return seen;
}

Vector3 middleOf(const JointedBodies& tree, const JointedPose& pose) {
  Vector3 middle = Vector3::Zero();
  for (std::size_t i = 0; i < pose.q.size(); ++i)
    middle += tree.bodies[i].mass / tree.mass() * pose.centre[i];
  return middle;
}

/// (5.19), each joint once, markers about their means.
double turningLoss(const PoseProblem& problem, const JointedPose& pose, double W1) {
  double loss = 0.0;
  for (std::size_t i = 0; i < problem.markers.size(); ++i) {
    const MarkerSums sums = markerSums(problem.markers[i]);
    for (const BodyMarker& marker : problem.markers[i])
      loss += (marker.seen - sums.seen - pose.q[i] * (marker.onBody - sums.onBody)).squaredNorm();
  }
  for (int j = 0; j < std::ssize(problem.tree.joints); ++j)
    loss += W1 * jointGap(problem.tree, pose, j).squaredNorm();
  return loss;
}

double greatestError(const JointedPose& pose, const JointedPose& truth) {
  double greatest = 0.0;
  for (std::size_t i = 0; i < pose.q.size(); ++i)
    greatest = std::max(greatest, (pose.centre[i] - truth.centre[i]).norm());
  return greatest;
}

PoseFitSettings settingsOf(double W1, double W2, double W3) {
  return {{PenaltySequence{0.01, W1}, PenaltySequence{0.01, W2}, PenaltySequence{0.01, W3}}, {}, {}, {}};
}

}  // namespace

class PoseFitTest : public QObject {
  Q_OBJECT

 private slots:
  void eq5_18_withoutErrorsEachBodyIsFound();
  void eq6_10_jointsInRelativeQuaternions();
  void eq6_11_orbitsAreMinimaOf5_19();
  void eq6_30_jointsCloseAndTheCentreIsHeld();
  void theNearestPoseFindsTheTruth();
  void aFrameWithoutMarkersStaysWhereItIs();
  void noPoseThatClosesIsNearer_data();
  void noPoseThatClosesIsNearer();
  void theIterationLosesAgainstTheNearestPose();
  void aBodyWithoutMarkersHangsOnItsJoints();
  void weightsFollowTheGaps();
  void oneBodyIsATree();
};

void PoseFitTest::eq5_18_withoutErrorsEachBodyIsFound() {
  const Seen seen = seenTree(1, 0.0);
  const JointedPose pose = markerPose(seen.problem);
  QVERIFY(greatestError(pose, seen.truth) < 1e-12);
  QVERIFY(greatestGap(seen.problem.tree, pose) < 1e-12);
}

/// {q*}_L^T K {q*}_L of 6.12 turns the unknown against the neighbour; ours turns the neighbour's arm first.
void PoseFitTest::eq6_10_jointsInRelativeQuaternions() {
  RandomTrees random(2);
  const Quaternion own = random.rotation(), other = random.rotation();
  const Vector3 ownArm = random.vector(), otherArm = random.vector();
  const auto form = [](const Matrix4& K, const Quaternion& q) {
    const Vector4 x = toDocument(q.conjugate());
    return x.dot(K * x);
  };
  const double relative = form(attitudeProfile(otherArm * ownArm.transpose()), other.conjugate() * own);
  const double absolute = form(attitudeProfile((other * otherArm) * ownArm.transpose()), own);
  QVERIFY(std::abs(relative - absolute) < 1e-13);
  QVERIFY(std::abs(relative - (other * otherArm).dot(own * ownArm)) < 1e-13);
}

/// With a weight that stays and no normalization, the iteration ends where 5.19 has no slope.
void PoseFitTest::eq6_11_orbitsAreMinimaOf5_19() {
  constexpr double kStep = 1e-5, kWeight = 0.3;
  const Seen seen = seenTree(3, 0.02);
  PoseFitSettings settings{{PenaltySequence{kWeight, 1.0}, {}, {}}, {2000, 1}, Normalization::None, {}};
  const JointedPose pose = iteratedPose(seen.problem, markerPose(seen.problem), settings);
  for (std::size_t i = 0; i < kBodies; ++i)
    for (int axis = 0; axis < 3; ++axis) {
      JointedPose before = pose, after = pose;
      before.q[i] = expQuaternion(-kStep * Vector3::Unit(axis)) * pose.q[i];
      after.q[i] = expQuaternion(kStep * Vector3::Unit(axis)) * pose.q[i];
      const double slope =
          turningLoss(seen.problem, after, kWeight) - turningLoss(seen.problem, before, kWeight);
      QVERIFY(std::abs(slope) / (2.0 * kStep) < 1e-8);
    }
}

void PoseFitTest::eq6_30_jointsCloseAndTheCentreIsHeld() {
  Seen seen = seenTree(4, 0.01);
  seen.problem.centre = middleOf(seen.problem.tree, seen.truth);
  const JointedPose pose = iteratedPose(seen.problem, markerPose(seen.problem), settingsOf(2.0, 10.0, 10.0));
  QVERIFY(greatestGap(seen.problem.tree, markerPose(seen.problem)) > 5e-3);
  QVERIFY(greatestGap(seen.problem.tree, pose) < 1e-8);
  QVERIFY((middleOf(seen.problem.tree, pose) - *seen.problem.centre).norm() < 1e-8);
}

void PoseFitTest::theNearestPoseFindsTheTruth() {
  RandomTrees random(5);
  const Seen seen = seenTree(6, 0.0);
  JointedPose start = seen.truth;
  for (Quaternion& q : start.q) q = expQuaternion(0.3 * random.vector()) * q;
  const NearestPose found = nearestPose(seen.problem, start);
  QVERIFY(found.isConverged);
  QVERIFY(greatestError(found.pose, seen.truth) < 1e-8);
}

void PoseFitTest::aFrameWithoutMarkersStaysWhereItIs() {
  Seen seen = seenTree(6, 0.0);
  for (auto& markers : seen.problem.markers) markers.clear();
  const NearestPose found = nearestPose(seen.problem, seen.truth);
  QVERIFY(greatestError(found.pose, seen.truth) < 1e-9);
  QCOMPARE(found.loss, 0.0);
}

void PoseFitTest::noPoseThatClosesIsNearer_data() {
  QTest::addColumn<bool>("centreIsKnown");
  QTest::newRow("free") << false;
  QTest::newRow("with its centre of mass") << true;
}

void PoseFitTest::noPoseThatClosesIsNearer() {
  QFETCH(bool, centreIsKnown);
  RandomTrees random(7);
  Seen seen = seenTree(8, 0.05);
  if (centreIsKnown) seen.problem.centre = middleOf(seen.problem.tree, seen.truth);
  const NearestPose found = nearestPose(seen.problem, markerPose(seen.problem));
  QVERIFY(found.isConverged);
  QVERIFY(greatestGap(seen.problem.tree, found.pose) < 1e-14);
  for (int i = 0; i < 100; ++i) {
    JointedPose other = found.pose;
    for (Quaternion& q : other.q) q = expQuaternion(1e-3 * random.vector()) * q;
    if (!centreIsKnown) other.centre[0] += 1e-3 * random.vector();
    closeJoints(seen.problem.tree, 0, other);
    if (centreIsKnown) {
      const Vector3 shift = *seen.problem.centre - middleOf(seen.problem.tree, other);
      for (Vector3& centre : other.centre) centre += shift;
    }
    QVERIFY(markerLoss(seen.problem, other) > found.loss);
  }
}

/// Both close the joints; the alternation leaves more of the markers.
void PoseFitTest::theIterationLosesAgainstTheNearestPose() {
  const Seen seen = seenTree(9, 0.03);
  JointedPose iterated = iteratedPose(seen.problem, markerPose(seen.problem), settingsOf(5.0, 2.0, 10.0));
  QVERIFY(greatestGap(seen.problem.tree, iterated) < 1e-6);
  const NearestPose nearest = nearestPose(seen.problem, markerPose(seen.problem));
  QVERIFY(markerLoss(seen.problem, iterated) > 1.01 * nearest.loss);
}

void PoseFitTest::aBodyWithoutMarkersHangsOnItsJoints() {
  Seen seen = seenTree(10, 0.0);
  seen.problem.markers[3].clear();
  seen.problem.near.centre[3] += Vector3(0.1, 0.0, 0.0);
  const NearestPose found = nearestPose(seen.problem, markerPose(seen.problem));
  QVERIFY(found.isConverged);
  QVERIFY(greatestError(found.pose, seen.truth) < 1e-4);
}

void PoseFitTest::weightsFollowTheGaps() {
  const Seen seen = seenTree(11, 0.01);
  JointedPose pose = seen.truth;
  pose.centre[kBodies - 1] += Vector3(0.1, 0.0, 0.0);
  const std::vector<double> weights = adaptedWeights(seen.problem.tree, pose);
  for (std::size_t j = 0; j < weights.size(); ++j) {
    const BallJoint& joint = seen.problem.tree.joints[j];
    const bool isOpen = joint.a == kBodies - 1 || joint.b == kBodies - 1;
    QVERIFY(isOpen ? weights[j] > 1.0 : weights[j] == 0.1);
  }
}

/// Without joints the iteration leaves it where its markers have it, as the nearest pose does.
void PoseFitTest::oneBodyIsATree() {
  const Seen seen = seenTree(12, 0.01);
  const PoseProblem& whole = seen.problem;
  const PoseProblem alone{
      {{whole.tree.bodies[0]}, {}}, {whole.markers[0]}, {}, {{whole.near.q[0]}, {whole.near.centre[0]}}, {}};
  const JointedPose start = markerPose(alone);
  const JointedPose iterated = iteratedPose(alone, start, settingsOf(2.0, 2.0, 2.0));
  const NearestPose nearest = nearestPose(alone, start);
  QVERIFY((iterated.centre[0] - start.centre[0]).norm() < 1e-12);
  QVERIFY((nearest.pose.centre[0] - start.centre[0]).norm() < 1e-7);
  QVERIFY(nearest.pose.q[0].angularDistance(iterated.q[0]) < 1e-6);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::PoseFitTest)
#include "pose_fit_test.moc"
