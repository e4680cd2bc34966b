// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/muscle_sharing.h"

#include <QTest>

#include "engine/arm/pulling_program.h"
#include "tests/engine/arm/random_arms.h"

namespace handhold {

namespace {

constexpr double kSame = 1e-9;        // of some hundred N and N m
constexpr double kDifference = 1e-7;  // m/rad: lengths a hundred thousandth of a radian apart
const Vector3 kGravity(0.0, 0.0, -9.81);

/// The arm of 004, 3.2.
struct TwoMuscles {
  SegmentTree tree{
      {{"upper arm", -1, {}, 1.62, 4.0, {0.868, 0, 0}}, {"forearm", 0, {1.62, 0, 0}, 2.0, 2.0, {0.8, 0, 0}}}};
  std::vector<ArmMuscle> muscles{{"biceps", {1, 0.9, Vector3::Zero()}, {0, 1.0, Vector3::Zero()}},
                                 {"triceps", {1, 1.1, Vector3::Zero()}, {0, 1.0, Vector3::Zero()}}};
  std::vector<MuscledAxis> axes{{1, {}}};
  std::vector<ArmWeight> weights{{1, 1.0, 3.0}};

  TreeMotion rest(const Vector3& upper, const Vector3& fore) const {
    return restingTree(tree, {attitudeAlong(upper), attitudeAlong(fore)});
  }
  std::vector<JointWrench> net(const TreeMotion& motion) const {
    return netWrenches(tree, motion, kGravity, weights);
  }
};

/// A chain with muscles over one and two joints, at random.
struct RandomChain {
  SegmentTree tree;
  TreeMotion motion;
  std::vector<ArmMuscle> muscles;
  std::vector<MuscledAxis> axes;

  explicit RandomChain(RandomArms& random) {
    for (int i = 0; i < 4; ++i) {
      ArmSegment segment{"segment " + std::to_string(i), i - 1};
      if (i > 0) segment.from = tree[i - 1].at(1.0);
      segment.length = 0.2 + random.unit();
      segment.centre = segment.at(0.5);
      tree.segments.push_back(segment);
    }
    motion = restingTree(tree, {random.rotation(), random.rotation(), random.rotation(), random.rotation()});
    for (int k = 0; k < 9; ++k) {
      const int outer = 1 + random.pick(3);
      muscles.push_back({"muscle " + std::to_string(k),
                         {outer, random.unit(), 0.1 * random.vector()},
                         {random.pick(outer), random.unit(), 0.1 * random.vector()},
                         100.0 + 900.0 * random.unit()});
    }
    axes = {{1, random.direction()}, {2, {}}};
  }
};

/// The least over all choices of pulling muscles, each by its equations.
double leastByTrying(const PullingProgram& program) {
  const Eigen::Index n = program.A.cols(), m = program.A.rows();
  double least = std::numeric_limits<double>::infinity();
  for (int set = 0; set < (1 << n); ++set) {
    std::vector<Eigen::Index> in;
    for (Eigen::Index i = 0; i < n; ++i)
      if (set >> i & 1) in.push_back(i);
    const Eigen::Index k = static_cast<Eigen::Index>(in.size());
    MatrixX kkt = MatrixX::Zero(k + m, k + m);
    VectorX right = VectorX::Zero(k + m);
    right.tail(m) = program.b;
    if (k > 0) {
      kkt.topLeftCorner(k, k) = program.H(in, in);
      kkt.topRightCorner(k, m) = program.A(Eigen::all, in).transpose();
      kkt.bottomLeftCorner(m, k) = program.A(Eigen::all, in);
      right.head(k) = -program.f(in);
    }
    const VectorX solved = kkt.completeOrthogonalDecomposition().solve(right);
    if ((kkt * solved - right).norm() > 1e-8 * (1.0 + right.norm()) ||
        (k > 0 && solved.head(k).minCoeff() < 0.0))
      continue;
    const VectorX x = solved.head(k);
    least = std::min(least, k > 0 ? 0.5 * x.dot(program.H(in, in) * x) + program.f(in).dot(x) : 0.0);
  }
  return least;
}

}  // namespace

/// Muscles of two ends and how they share (004, 3.2, 4.1) by closed form, free bodies and trying all.
class MuscleSharingTest : public QObject {
  Q_OBJECT

 private slots:
  void bicepsHoldsALevelForearm();
  void tricepsHoldsWhatWouldFold();
  void exactlyOneOfTwoPulls();
  void netWrenchOfTheShoulderKnowsNoMuscle();
  void straightAndFoldedArmsHaveNoLever();
  void freeBodiesAreInBalance();
  void momentArmsAreDerivativesOfLength();
  void leastOfAllChoicesIsFound();
  void sharesKeepTheirMoments();
  void nobodyPushes();
  void jointsAreRelieved();
};

/// Upper arm down, forearm level, by hand: the biceps acts 0.2 m from the elbow towards the shoulder.
void MuscleSharingTest::bicepsHoldsALevelForearm() {
  const TwoMuscles arm;
  const TreeMotion rest = arm.rest(-Vector3::UnitZ(), Vector3::UnitX());
  const MuscleShare share = shareOut({arm.tree, arm.muscles, arm.axes}, rest, arm.net(rest));
  const double moment = 9.81 * (2.0 * 0.8 + 3.0 * 2.0);
  const double lever = 0.2 * 1.62 / std::hypot(0.2, 1.62);
  QCOMPARE(share.status, SharingStatus::Shared);
  QVERIFY(std::abs(share.tension[0] - moment / lever) < kSame && share.tension[1] == 0.0);
  QVERIFY(std::abs(std::abs(share.arms(0, 0)) - lever) < kSame);
}

/// Upper arm up, forearm level: the weight opens nothing, it folds the arm.
void MuscleSharingTest::tricepsHoldsWhatWouldFold() {
  const TwoMuscles arm;
  const TreeMotion rest = arm.rest(Vector3(-0.6, 0.0, 0.8), Vector3(0.8, 0.0, 0.6));
  const TreeMotion over = arm.rest(Vector3(0.0, 0.0, 1.0), Vector3(0.6, 0.0, -0.8));
  QVERIFY(shareOut({arm.tree, arm.muscles, arm.axes}, over, arm.net(over)).tension[1] > 0.0);
  QVERIFY(shareOut({arm.tree, arm.muscles, arm.axes}, rest, arm.net(rest)).tension[1] > 0.0);
}

void MuscleSharingTest::exactlyOneOfTwoPulls() {
  const TwoMuscles arm;
  RandomArms random(31);
  int biceps = 0;
  for (int i = 0; i < 200; ++i) {
    const TreeMotion rest = arm.rest(random.direction(), random.direction());
    const MuscleShare share = shareOut({arm.tree, arm.muscles, arm.axes}, rest, arm.net(rest));
    QCOMPARE(share.status, SharingStatus::Shared);
    QVERIFY((share.tension[0] > 0.0) != (share.tension[1] > 0.0));
    QVERIFY(share.tension.minCoeff() >= 0.0);
    biceps += share.tension[0] > 0.0;
    // what is left to the elbow has no part across the plane
    const auto contact = jointContact(arm.tree, rest, arm.muscles, share.tension, arm.net(rest));
    QVERIFY(std::abs(contact[1].moment.dot(share.axes[0])) < kSame);
  }
  QVERIFY(biceps > 20 && biceps < 180);
}

/// The origin pulls, too (the document's recursion adds the tension there).
void MuscleSharingTest::netWrenchOfTheShoulderKnowsNoMuscle() {
  const TwoMuscles arm;
  const TreeMotion rest = arm.rest(-Vector3::UnitZ(), Vector3::UnitX());
  const std::vector<JointWrench> net = arm.net(rest);
  const VectorX tension = (VectorX(2) << 100.0, 40.0).finished();
  const auto contact = jointContact(arm.tree, rest, arm.muscles, tension, net);
  QVERIFY((contact[0].force - net[0].force).norm() == 0.0 &&
          (contact[0].moment - net[0].moment).norm() == 0.0);
  QVERIFY((contact[1].force - net[1].force).norm() > 100.0);
}

void MuscleSharingTest::straightAndFoldedArmsHaveNoLever() {
  const TwoMuscles arm;
  for (const double side : {1.0, -1.0}) {
    const TreeMotion rest = arm.rest(Vector3::UnitX(), side * Vector3::UnitX());
    const MuscleShare share = shareOut({arm.tree, arm.muscles, arm.axes}, rest, arm.net(rest));
    QCOMPARE(share.status, SharingStatus::NoPlane);
    QVERIFY(share.tension.isZero(0.0));
    QVERIFY(sharingSentence(share, arm.tree, arm.axes, {}).find("straight or folded") != std::string::npos);
  }
}

/// Each segment alone: its joint's contact, those of the next ones, muscle ends, weights.
void MuscleSharingTest::freeBodiesAreInBalance() {
  RandomArms random(32);
  for (int trial = 0; trial < 20; ++trial) {
    const RandomChain chain(random);
    const std::vector<ArmWeight> weights = random.weights(chain.tree, 2);
    const std::vector<JointWrench> net = netWrenches(chain.tree, chain.motion, kGravity, weights);
    const VectorX tension = 300.0 * VectorX::Random(9).cwiseAbs();
    const auto contact = jointContact(chain.tree, chain.motion, chain.muscles, tension, net);
    for (int i = 0; i < 4; ++i) {
      JointWrench sum = movedBy(chain.motion.proximal[std::size_t(i)], contact[std::size_t(i)]);
      if (i < 3) sum -= movedBy(chain.motion.proximal[std::size_t(i + 1)], contact[std::size_t(i + 1)]);
      const auto add = [&](const Vector3& place, const Vector3& force) {
        sum += movedBy(place, {force, Vector3::Zero()});
      };
      add(placeOf(chain.motion, i, chain.tree[i].centre), chain.tree[i].mass * kGravity);
      for (const ArmWeight& w : weights)
        if (w.segment == i) add(placeOf(chain.motion, i, chain.tree[i].at(w.ratio)), w.mass * kGravity);
      for (std::size_t k = 0; k < chain.muscles.size(); ++k) {
        const MuscleLine line = lineOf(chain.tree, chain.motion, chain.muscles[k]);
        const Vector3 pull = tension[Eigen::Index(k)] * line.pull;
        if (chain.muscles[k].distal.segment == i) add(line.distal, pull);
        if (chain.muscles[k].proximal.segment == i) add(line.proximal, -pull);
      }
      QVERIFY(sum.force.norm() < kSame && sum.moment.norm() < kSame);
    }
  }
}

/// By the principle of virtual work: as all that hangs on a joint turns, the muscle shortens by its arm.
void MuscleSharingTest::momentArmsAreDerivativesOfLength() {
  RandomArms random(33);
  for (int trial = 0; trial < 20; ++trial) {
    const RandomChain chain(random);
    const Vector3 axis = random.direction();
    for (int joint = 0; joint < 4; ++joint)
      for (const ArmMuscle& muscle : chain.muscles) {
        const auto length = [&](double angle) {
          TreeMotion turned = chain.motion;
          for (int i = joint; i < 4; ++i)
            turned.q[std::size_t(i)] = Quaternion(Eigen::AngleAxisd(angle, axis)) * turned.q[std::size_t(i)];
          closeTree(chain.tree, turned);
          return lineOf(chain.tree, turned, muscle).length;
        };
        const double slope = (length(1e-5) - length(-1e-5)) / 2e-5;
        QVERIFY(std::abs(momentArm(chain.tree, chain.motion, muscle, joint, axis) + slope) < kDifference);
      }
  }
}

void MuscleSharingTest::leastOfAllChoicesIsFound() {
  RandomArms random(34);
  int feasible = 0;
  for (int trial = 0; trial < 150; ++trial) {
    const Eigen::Index n = 2 + random.pick(6), m = 1 + random.pick(2);
    PullingProgram program{MatrixX::Identity(n, n), VectorX::Zero(n), MatrixX(m, n), VectorX(m)};
    for (Eigen::Index i = 0; i < n; ++i) {
      program.H(i, i) = 0.1 + random.unit();
      program.f[i] = trial % 2 ? random.vector().x() : 0.0;
      for (Eigen::Index row = 0; row < m; ++row) program.A(row, i) = random.vector().x();
    }
    for (Eigen::Index row = 0; row < m; ++row) program.b[row] = random.vector().x();
    const double least = leastByTrying(program);
    const PullingAnswer answer = leastPulls(program);
    QCOMPARE(answer.isFeasible, std::isfinite(least));
    if (!answer.isFeasible) continue;
    ++feasible;
    QVERIFY(answer.x.minCoeff() >= 0.0 && answer.missing.norm() < kSame);
    const double ours = 0.5 * answer.x.dot(program.H * answer.x) + program.f.dot(answer.x);
    QVERIFY2(std::abs(ours - least) < 1e-7 * (1.0 + std::abs(least)),
             qPrintable(QString("%1: %2 %3").arg(trial).arg(ours).arg(least)));
  }
  QVERIFY(feasible > 75);
}

/// Several muscles a joint and over two joints.
void MuscleSharingTest::sharesKeepTheirMoments() {
  RandomArms random(35);
  int shared = 0;
  for (int trial = 0; trial < 50; ++trial) {
    const RandomChain chain(random);
    const auto net = netWrenches(chain.tree, chain.motion, kGravity, random.weights(chain.tree, 2));
    const MuscleShare share = shareOut({chain.tree, chain.muscles, chain.axes}, chain.motion, net);
    if (!share.isShared()) continue;
    ++shared;
    const auto contact = jointContact(chain.tree, chain.motion, chain.muscles, share.tension, net);
    for (std::size_t row = 0; row < chain.axes.size(); ++row)
      QVERIFY(std::abs(contact[std::size_t(chain.axes[row].joint)].moment.dot(share.axes[row])) < kSame);
  }
  QVERIFY(shared > 25);
}

void MuscleSharingTest::nobodyPushes() {
  TwoMuscles arm;
  arm.muscles.erase(arm.muscles.begin());  // the triceps alone, where the biceps is wanted
  const TreeMotion rest = arm.rest(-Vector3::UnitZ(), Vector3::UnitX());
  const MuscleShare share = shareOut({arm.tree, arm.muscles, arm.axes}, rest, arm.net(rest));
  QCOMPARE(share.status, SharingStatus::CannotPull);
  QVERIFY(share.tension.isZero(0.0));
  QVERIFY(std::abs(std::abs(share.missing[0]) - 9.81 * 7.6) < kSame);
  QVERIFY(sharingSentence(share, arm.tree, arm.axes, {}).find("74.6 N m") != std::string::npos);
}

/// The contact force falls to what was asked at the price of effort; less than the least there is is told.
void MuscleSharingTest::jointsAreRelieved() {
  RandomArms random(36);
  int relieved = 0;
  for (int trial = 0; trial < 40; ++trial) {
    const RandomChain chain(random);
    const auto net = netWrenches(chain.tree, chain.motion, kGravity, random.weights(chain.tree, 2));
    const auto shareWith = [&](double most) {
      return shareOut({chain.tree, chain.muscles, chain.axes}, chain.motion, net, {2, most});
    };
    const MuscleShare free = shareWith(1e9), none = shareWith(0.0);
    if (!free.isShared()) continue;
    QVERIFY(none.relieved <= free.relieved + kSame);
    if (none.relieved > 0.9 * free.relieved) continue;
    const double half = 0.5 * (none.relieved + free.relieved);
    const MuscleShare eased = shareWith(half);
    QCOMPARE(eased.status, SharingStatus::Shared);
    QVERIFY2(eased.relieved <= half * (1.0 + 1e-5) && eased.relieved > 0.99 * half,
             qPrintable(QString("%1: %2 %3 %4 %5")
                            .arg(trial)
                            .arg(none.relieved)
                            .arg(free.relieved)
                            .arg(half)
                            .arg(eased.relieved)));
    QVERIFY(eased.tension.minCoeff() >= 0.0 && (eased.arms * eased.tension - eased.asked).norm() < 1e-6);
    if (none.relieved > 1.0) QCOMPARE(none.status, SharingStatus::CannotRelieve);
    ++relieved;
  }
  QVERIFY2(relieved > 5, qPrintable(QString::number(relieved)));
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::MuscleSharingTest)
#include "muscle_sharing_test.moc"
