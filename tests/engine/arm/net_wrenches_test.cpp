// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/net_wrenches.h"

#include <QTest>
#include <algorithm>
#include <numeric>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/jointed/quaternion_dynamics.h"
#include "engine/model/model_file.h"
#include "tests/engine/arm/random_arms.h"
#include "tests/engine/dynamics/random_state.h"

namespace handhold {

namespace {

constexpr double kSame = 1e-10;  // of forces of some hundred N and moments of some hundred N m
const Vector3 kGravity(0.0, 0.0, -9.81);

/// The same tree as bodies on ball joints, frames in the centres of mass; weights belong to their bodies.
JointedBodies jointedOf(const SegmentTree& tree) {
  JointedBodies bodies;
  for (const ArmSegment& segment : tree.segments) {
    bodies.bodies.push_back({segment.name, segment.mass, segment.inertia});
    if (segment.on < 0) continue;
    const int index = static_cast<int>(bodies.bodies.size()) - 1;
    bodies.joints.push_back({segment.on, index, segment.from - tree[segment.on].centre, -segment.centre});
  }
  return bodies;
}

JointedMotion jointedMotion(const SegmentTree& tree, const TreeMotion& motion) {
  JointedMotion jointed;
  jointed.pose.q = motion.q;
  jointed.omega = motion.omega;
  jointed.alpha = motion.alpha;
  for (int i = 0; i < tree.count(); ++i) {
    jointed.pose.centre.push_back(placeOf(motion, i, tree[i].centre));
    jointed.velocity.push_back(velocityOf(motion, i, tree[i].centre));
    jointed.acceleration.push_back(accelerationOf(motion, i, tree[i].centre));
  }
  return jointed;
}

/// A segment with a point mass is one heavier segment.
SegmentTree withWeights(SegmentTree tree, const std::vector<ArmWeight>& weights) {
  for (const ArmWeight& weight : weights) {
    ArmSegment& segment = tree.segments[std::size_t(weight.segment)];
    const Vector3 p = segment.at(weight.ratio), c = segment.centre;
    const double mass = segment.mass + weight.mass;
    const Vector3 centre = (segment.mass * c + weight.mass * p) / mass;
    const auto about = [](double m, const Vector3& r) -> Matrix3 {
      return m * (r.squaredNorm() * Matrix3::Identity() - r * r.transpose());
    };
    segment.inertia += about(segment.mass, c - centre) + about(weight.mass, p - centre);
    segment.centre = centre;
    segment.mass = mass;
  }
  return tree;
}

/// The same tree with its segments in another order.
SegmentTree reordered(const SegmentTree& tree, const std::vector<int>& to) {
  SegmentTree other{std::vector<ArmSegment>(tree.segments.size())};
  for (int i = 0; i < tree.count(); ++i) {
    ArmSegment segment = tree[i];
    if (segment.on >= 0) segment.on = to[std::size_t(segment.on)];
    other.segments[std::size_t(to[std::size_t(i)])] = segment;
  }
  return other;
}

/// Links as segments: the base is the one on the shoulder, links between the axes of one joint weigh nothing.
SegmentTree linksOf(const Model& model) {
  SegmentTree tree;
  for (int i = 0; i < model.linkCount(); ++i) {
    const LinkInertia& link = model.links[std::size_t(i)];
    const Joint& joint = model.joints[std::size_t(i)];
    ArmSegment segment{joint.name, i > 0 ? static_cast<int>(joint.parent) : -1};
    segment.from = joint.offset;
    segment.mass = link.mass;
    segment.inertia = link.rotational;
    if (link.mass > 0.0) {
      const Vector3 c = segment.centre = link.firstMoment / link.mass;
      segment.inertia -= link.mass * (c.squaredNorm() * Matrix3::Identity() - c * c.transpose());
    }
    tree.segments.push_back(segment);
  }
  return tree;
}

/// How the links move, from the base outwards.
TreeMotion motionOf(const Model& model, const SegmentTree& tree, const State& state, const Data& data) {
  std::vector<Quaternion> q;
  for (const Matrix3& R : data.R_WL) q.emplace_back(R);
  TreeMotion motion = restingTree(tree, std::move(q));
  motion.proximal[0] = data.p_WL[0];
  motion.velocity[0] = state.v.head<3>();
  motion.acceleration[0] = state.vdot.head<3>();
  motion.omega[0] = state.v.segment<3>(3);
  motion.alpha[0] = state.vdot.segment<3>(3);
  for (int i = 1; i < model.linkCount(); ++i) {
    const std::size_t link = static_cast<std::size_t>(i), parent = static_cast<std::size_t>(tree[i].on);
    const Vector3& axis = data.axis_W[link];
    const Vector3 rate = state.v[velocityIndex(i)] * axis;
    motion.omega[link] = motion.omega[parent] + rate;
    motion.alpha[link] =
        motion.alpha[parent] + state.vdot[velocityIndex(i)] * axis + motion.omega[parent].cross(rate);
  }
  closeTree(tree, motion);
  return motion;
}

}  // namespace

/// The recursion (2) of 004 against Lagrange's equations in quaternions, free bodies and energy.
class NetWrenchesTest : public QObject {
  Q_OBJECT

 private slots:
  void hierarchyCountsJoints();
  void treesWithLoopsAreRefused();
  void motionsAgreeWithLagrange();
  void motionsAgreeWithNewtonAndEuler();
  void restIsWithoutMotion();
  void orderOfSegmentsDoesNotMatter();
  void forcesAddUpToThoseOfTheBody();
  void hangingArmBearsItsWeight();
  void momentsMakeTheAccelerations();
  void fallingArmKeepsItsEnergy();
};

void NetWrenchesTest::hierarchyCountsJoints() {
  SegmentTree tree{{{"finger", 2}, {"upper", -1}, {"hand", 3}, {"fore", 1}, {"thumb", 2}}};
  QCOMPARE(hierarchyOf(tree), (std::vector<int>{4, 1, 3, 2, 4}));
  QVERIFY(hangsOn(tree, 4, 3) && hangsOn(tree, 3, 3) && !hangsOn(tree, 0, 4));
}

void NetWrenchesTest::treesWithLoopsAreRefused() {
  for (const SegmentTree& tree :
       {SegmentTree{{{"a", -1}, {"b", 2}, {"c", 1}}}, SegmentTree{{{"a", -1}, {"b", -1}}},
        SegmentTree{{{"a", -1}, {"b", 7}}}, SegmentTree{{{"a", 0}}}})
    QVERIFY_THROWS_EXCEPTION(InputError, hierarchyOf(tree));
}

void NetWrenchesTest::motionsAgreeWithLagrange() {
  RandomArms random(11);
  for (int trial = 0; trial < 25; ++trial) {
    const SegmentTree tree = random.tree(2 + trial % 7);
    const std::vector<ArmWeight> weights = random.weights(tree, trial % 4);
    const TreeMotion motion = random.motion(tree);
    const std::vector<JointWrench> net = netWrenches(tree, motion, kGravity, weights);
    const SegmentTree heavy = withWeights(tree, weights);
    const QuaternionDynamics lagrange(jointedOf(heavy), 0, -heavy[0].centre);
    const JointMoments moments = lagrange.inverse(jointedMotion(heavy, motion), kGravity);
    QVERIFY((moments.force - net[0].force).norm() < kSame);
    for (std::size_t i = 0; i < net.size(); ++i) QVERIFY((moments.joint[i] - net[i].moment).norm() < kSame);
  }
}

/// The whole human in quick motion: a joint's torque by recursive Newton-Euler (Featherstone, table 5.1) is
/// the net moment about its axis; the base takes the wrench of the first segment.
void NetWrenchesTest::motionsAgreeWithNewtonAndEuler() {
  const auto model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  const SegmentTree tree = linksOf(*model);
  RandomStates states(*model, 17);
  for (int trial = 0; trial < 10; ++trial) {
    const State state = states.next();
    const VectorX tau = torques(*model, state);
    Data data(*model);
    updateKinematics(*model, state.q, data);
    const std::vector<JointWrench> net =
        netWrenches(tree, motionOf(*model, tree, state, data), kEarthGravity);
    VectorX found(tau.size());
    found << net[0].force, net[0].moment, VectorX::Zero(model->jointCount());
    for (int i = 1; i < model->linkCount(); ++i)
      found[velocityIndex(i)] = net[std::size_t(i)].moment.dot(data.axis_W[std::size_t(i)]);
    const double greatest = std::max(1.0, tau.cwiseAbs().maxCoeff());
    QVERIFY((found - tau).cwiseAbs().maxCoeff() < kSame * greatest);
  }
}

void NetWrenchesTest::restIsWithoutMotion() {
  RandomArms random(12);
  const SegmentTree tree = random.tree(5);
  const TreeMotion rest = restingTree(tree, random.motion(tree).q);
  const std::vector<JointWrench> net = netWrenches(tree, rest, kGravity);
  Vector3 moment = Vector3::Zero();
  for (int i = 0; i < tree.count(); ++i)
    moment -= placeOf(rest, i, tree[i].centre).cross(tree[i].mass * kGravity);
  QVERIFY((net[0].moment - moment).norm() < kSame);
}

/// Segments of one level do not know each other, and numbers mean nothing (3.3.1).
void NetWrenchesTest::orderOfSegmentsDoesNotMatter() {
  RandomArms random(13);
  const SegmentTree tree = random.tree(9);
  const TreeMotion motion = random.motion(tree);
  const std::vector<JointWrench> net = netWrenches(tree, motion, kGravity, {{4, 0.7, 2.0}});
  std::vector<int> to(9);
  std::iota(to.begin(), to.end(), 0);
  for (int trial = 0; trial < 20; ++trial) {
    for (int i = 8; i > 0; --i) std::swap(to[std::size_t(i)], to[std::size_t(random.pick(i + 1))]);
    const SegmentTree other = reordered(tree, to);
    TreeMotion same = motion;
    for (std::size_t i = 0; i < 9; ++i) {
      const std::size_t there = static_cast<std::size_t>(to[i]);
      same.q[there] = motion.q[i];
      same.omega[there] = motion.omega[i];
      same.alpha[there] = motion.alpha[i];
      same.proximal[there] = motion.proximal[i];
      same.velocity[there] = motion.velocity[i];
      same.acceleration[there] = motion.acceleration[i];
    }
    closeTree(other, same);
    const std::vector<JointWrench> again = netWrenches(other, same, kGravity, {{to[4], 0.7, 2.0}});
    for (std::size_t i = 0; i < 9; ++i)
      QVERIFY((again[std::size_t(to[i])].moment - net[i].moment).norm() < kSame);
  }
}

void NetWrenchesTest::forcesAddUpToThoseOfTheBody() {
  RandomArms random(14);
  const SegmentTree tree = random.tree(6);
  const std::vector<ArmWeight> weights = random.weights(tree, 3);
  const TreeMotion motion = random.motion(tree);
  Vector3 force = Vector3::Zero();
  for (int i = 0; i < tree.count(); ++i)
    force += tree[i].mass * (accelerationOf(motion, i, tree[i].centre) - kGravity);
  for (const ArmWeight& w : weights)
    force += w.mass * (accelerationOf(motion, w.segment, tree[w.segment].at(w.ratio)) - kGravity);
  QVERIFY((netWrenches(tree, motion, kGravity, weights)[0].force - force).norm() < kSame);
}

/// Hanging down: weights alone; held level: each weight times its lever.
void NetWrenchesTest::hangingArmBearsItsWeight() {
  SegmentTree tree{
      {{"upper", -1, {}, 0.3, 2.0, {0.15, 0, 0}}, {"fore", 0, {0.3, 0, 0}, 0.25, 1.5, {0.1, 0, 0}}}};
  const std::vector<ArmWeight> held{{1, 1.0, 4.0}};
  const Quaternion down = attitudeAlong(-Vector3::UnitZ()), level = attitudeAlong(Vector3::UnitX());
  std::vector<JointWrench> net = netWrenches(tree, restingTree(tree, {down, down}), kGravity, held);
  QVERIFY(net[0].moment.norm() < kSame && (net[0].force - Vector3(0, 0, 7.5 * 9.81)).norm() < kSame);
  net = netWrenches(tree, restingTree(tree, {level, level}), kGravity, held);
  const double elbow = 9.81 * (1.5 * 0.1 + 4.0 * 0.25),
               shoulder = 9.81 * (2.0 * 0.15 + 1.5 * 0.4 + 4.0 * 0.55);
  QVERIFY((net[1].moment - Vector3(0, -elbow, 0)).norm() < kSame);
  QVERIFY((net[0].moment - Vector3(0, -shoulder, 0)).norm() < kSame);
}

void NetWrenchesTest::momentsMakeTheAccelerations() {
  RandomArms random(15);
  const SegmentTree tree = random.tree(6);
  const std::vector<ArmWeight> weights = random.weights(tree, 2);
  const TreeMotion motion = random.motion(tree);
  std::vector<Vector3> moments;
  for (const JointWrench& wrench : netWrenches(tree, motion, kGravity, weights))
    moments.push_back(wrench.moment);
  TreeMotion again = motion;
  for (Vector3& alpha : again.alpha) alpha.setZero();
  accelerate(tree, moments, kGravity, weights, again);
  for (std::size_t i = 0; i < 6; ++i) QVERIFY((again.alpha[i] - motion.alpha[i]).norm() < kSame);
}

/// Without moments, by small steps of second order: the change of energy falls by four as steps are halved.
void NetWrenchesTest::fallingArmKeepsItsEnergy() {
  RandomArms random(16);
  const SegmentTree tree = random.tree(3);
  const std::vector<ArmWeight> weights = random.weights(tree, 1);
  TreeMotion start = random.motion(tree);
  start.velocity[0].setZero();
  start.acceleration[0].setZero();
  closeTree(tree, start);
  const std::vector<Vector3> none(3, Vector3::Zero());
  const auto change = [&](int steps) {
    TreeMotion motion = start;
    const double step = 0.05 / steps;
    for (int i = 0; i < steps; ++i) {
      TreeMotion middle = motion;
      accelerate(tree, none, kGravity, weights, middle);
      for (std::size_t k = 0; k < 3; ++k) {
        const Vector3 half = 0.5 * step * middle.omega[k];
        middle.q[k] = Quaternion(Eigen::AngleAxisd(half.norm(), half.normalized())) * middle.q[k];
        middle.omega[k] += 0.5 * step * middle.alpha[k];
      }
      closeTree(tree, middle);
      accelerate(tree, none, kGravity, weights, middle);
      for (std::size_t k = 0; k < 3; ++k) {
        const Vector3 whole = step * middle.omega[k];
        motion.q[k] = Quaternion(Eigen::AngleAxisd(whole.norm(), whole.normalized())) * motion.q[k];
        motion.omega[k] += step * middle.alpha[k];
      }
      closeTree(tree, motion);
    }
    return std::abs(energyOf(tree, motion, kGravity, weights) - energyOf(tree, start, kGravity, weights));
  };
  const double rough = change(20), fine = change(40);
  QVERIFY2(fine < 0.35 * rough && fine < 1e-3, qPrintable(QString("%1 %2").arg(rough).arg(fine)));
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::NetWrenchesTest)
#include "net_wrenches_test.moc"
