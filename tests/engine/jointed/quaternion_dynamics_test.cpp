// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jointed/quaternion_dynamics.h"

#include <QTest>

#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"
#include "tests/engine/jointed/articulated_tree.h"
#include "tests/engine/jointed/random_trees.h"

namespace handhold {

namespace {

constexpr double kSame = 1e-10;  // of forces of some hundred N and moments of some hundred N m

/// Rotations and their rates along the tree.
struct Turning {
  std::vector<Vector3> omega, alpha;  ///< by link
};

Turning turningOf(const Model& model, const State& state, const Data& data) {
  Turning turning{{state.v.segment<3>(3)}, {state.vdot.segment<3>(3)}};
  for (int link = 1; link < model.linkCount(); ++link) {
    const std::size_t parent = static_cast<std::size_t>(int(model.joints[link].parent));
    const Vector3 axis = data.axis_W[std::size_t(link)];
    const double rate = state.v[5 + link];
    turning.omega.push_back(turning.omega[parent] + rate * axis);
    turning.alpha.push_back(turning.alpha[parent] + state.vdot[5 + link] * axis +
                            turning.omega[parent].cross(rate * axis));
  }
  return turning;
}

JointedMotion randomMotion(const JointedBodies& tree, int base, RandomTrees& random) {
  JointedMotion motion = random.motion(static_cast<int>(tree.bodies.size()));
  closeJoints(tree, base, motion);
  return motion;
}

double difference(const std::vector<Vector3>& a, const std::vector<Vector3>& b) {
  double most = 0.0;
  for (std::size_t i = 0; i < a.size(); ++i) most = std::max(most, (a[i] - b[i]).norm());
  return most;
}

Vector3 linearMomentum(const JointedBodies& tree, const JointedMotion& motion) {
  Vector3 momentum = Vector3::Zero();
  for (std::size_t i = 0; i < tree.bodies.size(); ++i) momentum += tree.bodies[i].mass * motion.velocity[i];
  return momentum;
}

/// About the origin.
Vector3 angularMomentum(const JointedBodies& tree, const JointedMotion& motion) {
  Vector3 momentum = Vector3::Zero();
  for (std::size_t i = 0; i < tree.bodies.size(); ++i) {
    const Quaternion& q = motion.pose.q[i];
    momentum += tree.bodies[i].mass * motion.pose.centre[i].cross(motion.velocity[i]) +
                q * (tree.bodies[i].inertia * (q.conjugate() * motion.omega[i]));
  }
  return momentum;
}

/// 8.1 in the plane x, y: bars of one metre and ten kilograms, P the end of the first.
JointedBodies threeBars() {
  const Matrix3 inertia = Vector3(0.0, 10.0 / 12.0, 10.0 / 12.0).asDiagonal();
  const Vector3 half = 0.5 * Vector3::UnitX();
  JointedBodies tree;
  for (const char* name : {"first", "second", "third"}) tree.bodies.push_back({name, 10.0, inertia});
  tree.bodies[0].inertia(0, 0) = tree.bodies[1].inertia(0, 0) = tree.bodies[2].inertia(0, 0) = 1e-3;
  tree.joints = {{0, 1, half, -half}, {1, 2, half, -half}};
  return tree;
}

}  // namespace

class QuaternionDynamicsTest : public QObject {
  Q_OBJECT

 private slots:
  void equations7_31To7_53MeetTheRecursiveOnes();
  void anyBodyMayBeTheBase();
  void forwardIsTheInverseOfInverse();
  void loadsActAsForcesDo();
  void equation7_53LeavesWhatLiesAlongTheQuaternion();
  void momentumIsKeptInFlight();
  void driftFallsWithTheFourthPowerOfTheStep();
  void figure8_21StartsAt25DegreesASecond_data();
  void figure8_21StartsAt25DegreesASecond();
};

/// Two algorithms that share nothing but the tree.
void QuaternionDynamicsTest::equations7_31To7_53MeetTheRecursiveOnes() {
  RandomTrees random(11);
  const JointedBodies tree = random.tree(10);
  const QuaternionDynamics dynamics(tree, 0);
  std::vector<LinkIndex> links;
  const Model model = articulated(tree, dynamics.order(), links);
  RandomStates states(model, 12);
  for (int trial = 0; trial < 20; ++trial) {
    const State state = states.next();
    Data data(model);
    updateKinematics(model, state.q, data);
    const Turning turning = turningOf(model, state, data);
    JointedMotion motion = random.motion(10);
    for (std::size_t i = 0; i < links.size(); ++i) {
      const std::size_t link = static_cast<std::size_t>(int(links[i]));
      motion.pose.q[i] = Quaternion(data.R_WL[link]);
      motion.omega[i] = turning.omega[link];
      motion.alpha[i] = turning.alpha[link];
    }
    motion.pose.centre[0] = state.q.head<3>();
    motion.velocity[0] = state.v.head<3>();
    motion.acceleration[0] = state.vdot.head<3>();
    closeJoints(tree, 0, motion);
    const JointMoments moments = dynamics.inverse(motion, kEarthGravity);
    const VectorX tau = torques(model, state);
    QVERIFY((moments.force - tau.head<3>()).norm() < 1e-9 * tau.norm());
    QVERIFY((moments.joint[0] - tau.segment<3>(3)).norm() < 1e-9 * tau.norm());
    for (std::size_t i = 1; i < links.size(); ++i)
      for (int axis = 0; axis < 3; ++axis) {
        const int link = int(links[i]) - 2 + axis;
        QVERIFY(std::abs(moments.joint[i].dot(data.axis_W[std::size_t(link)]) - tau[5 + link]) <
                1e-9 * tau.norm());
      }
  }
}

/// The same motion takes the same moments of the joints, seen from either side, and the same force.
void QuaternionDynamicsTest::anyBodyMayBeTheBase() {
  RandomTrees random(13);
  const JointedBodies tree = random.tree(8);
  const JointedMotion motion = randomMotion(tree, 0, random);
  const QuaternionDynamics first(tree, 0), other(tree, 5, Vector3(0.1, -0.2, 0.3));
  const JointMoments a = first.inverse(motion, kEarthGravity), b = other.inverse(motion, kEarthGravity);
  QVERIFY((a.force - b.force).norm() < kSame);
  // a joint's moment on its one body is minus that on its other; a path away from both bases is not turned
  // about. What the bases get from outside is carried along the way between them.
  const Vector3 p = motion.pose.centre[5] + motion.pose.q[5] * Vector3(0.1, -0.2, 0.3);
  const Vector3 carried = a.joint[0] + (motion.pose.centre[0] - p).cross(a.force);
  QVERIFY((carried - b.joint[5]).norm() < kSame);
  for (std::size_t body = 0; body < tree.bodies.size(); ++body)
    if (first.order().parent[body] == other.order().parent[body])
      QVERIFY((a.joint[body] - b.joint[body]).norm() < kSame);
}

void QuaternionDynamicsTest::forwardIsTheInverseOfInverse() {
  RandomTrees random(14);
  for (const int base : {0, 6}) {
    const JointedBodies tree = random.tree(14);
    const QuaternionDynamics dynamics(tree, base, 0.2 * random.vector());
    const JointedMotion motion = randomMotion(tree, base, random);
    std::vector<BodyLoad> loads;
    for (int i = 0; i < 14; ++i) loads.push_back({20.0 * random.vector(), 3.0 * random.vector()});
    const JointMoments moments = dynamics.inverse(motion, kEarthGravity, loads);
    JointedMotion made = motion;
    made.alpha.assign(14, Vector3::Zero());
    made.acceleration = made.alpha;
    dynamics.forward(moments, kEarthGravity, loads, made);
    QVERIFY(difference(made.alpha, motion.alpha) < 1e-9);
    QVERIFY(difference(made.acceleration, motion.acceleration) < 1e-9);
  }
}

/// Weight given as forces takes what gravity takes.
void QuaternionDynamicsTest::loadsActAsForcesDo() {
  RandomTrees random(15);
  const JointedBodies tree = random.tree(7);
  const QuaternionDynamics dynamics(tree, 2);
  const JointedMotion motion = randomMotion(tree, 2, random);
  std::vector<BodyLoad> weights;
  for (const JointedBody& body : tree.bodies) weights.push_back({body.mass * kEarthGravity, Vector3::Zero()});
  const JointMoments a = dynamics.inverse(motion, kEarthGravity);
  const JointMoments b = dynamics.inverse(motion, Vector3::Zero(), weights);
  QVERIFY((a.force - b.force).norm() < kSame);
  QVERIFY(difference(a.joint, b.joint) < kSame);
}

/// A quaternion that grows takes no moment: the same state with any part of q'' along q.
void QuaternionDynamicsTest::equation7_53LeavesWhatLiesAlongTheQuaternion() {
  RandomTrees random(16);
  const JointedBodies tree = random.tree(1);
  const QuaternionDynamics dynamics(tree, 0);
  const JointedMotion motion = randomMotion(tree, 0, random);
  const JointMoments moments = dynamics.inverse(motion, Vector3::Zero());
  const Quaternion& q = motion.pose.q[0];
  const Matrix3 inertia = q.toRotationMatrix() * tree.bodies[0].inertia * q.toRotationMatrix().transpose();
  const Vector3 euler = inertia * motion.alpha[0] + motion.omega[0].cross(inertia * motion.omega[0]);
  QVERIFY((moments.joint[0] - euler).norm() < 1e-13);
}

void QuaternionDynamicsTest::momentumIsKeptInFlight() {
  RandomTrees random(17);
  const JointedBodies tree = random.tree(6);
  const QuaternionDynamics dynamics(tree, 0);
  JointedMotion motion = randomMotion(tree, 0, random);
  const std::vector<Vector3> inner = [&] {
    std::vector<Vector3> moments;
    for (int i = 0; i < 6; ++i) moments.push_back(i == 0 ? Vector3::Zero() : random.vector());
    return moments;
  }();
  const auto held = [&](double) { return JointMoments{inner, Vector3::Zero()}; };
  dynamics.forward(held(0.0), Vector3::Zero(), {}, motion);
  Vector3 force = Vector3::Zero(), moment = Vector3::Zero();
  for (std::size_t i = 0; i < 6; ++i) {
    const Quaternion& q = motion.pose.q[i];
    const Matrix3 inertia = q.toRotationMatrix() * tree.bodies[i].inertia * q.toRotationMatrix().transpose();
    force += tree.bodies[i].mass * motion.acceleration[i];
    moment += tree.bodies[i].mass * motion.pose.centre[i].cross(motion.acceleration[i]) +
              inertia * motion.alpha[i] + motion.omega[i].cross(inertia * motion.omega[i]);
  }
  QVERIFY2(force.norm() < 1e-12, qPrintable(QString::number(force.norm())));
  QVERIFY2(moment.norm() < 1e-11, qPrintable(QString::number(moment.norm())));
  const Vector3 p = linearMomentum(tree, motion), l = angularMomentum(tree, motion);
  integrate(dynamics, {held, Vector3::Zero(), 0.2, 1e-3}, motion);
  QVERIFY((linearMomentum(tree, motion) - p).norm() < 1e-6);
  QVERIFY((angularMomentum(tree, motion) - l).norm() < 1e-6);
}

void QuaternionDynamicsTest::driftFallsWithTheFourthPowerOfTheStep() {
  RandomTrees random(18);
  const JointedBodies tree = random.tree(4);
  const QuaternionDynamics dynamics(tree, 0);
  const JointedMotion start = randomMotion(tree, 0, random);
  const auto none = [](double) {
    return JointMoments{std::vector<Vector3>(4, Vector3::Zero()), Vector3::Zero()};
  };
  const auto driftOf = [&](double step) {
    JointedMotion motion = start;
    return integrate(dynamics, {none, kEarthGravity, 0.4, step}, motion);
  };
  const QuaternionDrift coarse = driftOf(4e-3), fine = driftOf(2e-3);
  QVERIFY2(fine.norm < coarse.norm / 12.0, qPrintable(QString("%1 %2").arg(coarse.norm).arg(fine.norm)));
  QVERIFY2(fine.energy < coarse.energy / 12.0,
           qPrintable(QString("%1 %2").arg(coarse.energy).arg(fine.energy)));
}

void QuaternionDynamicsTest::figure8_21StartsAt25DegreesASecond_data() {
  QTest::addColumn<double>("rate");  // of q1, degrees a second
  QTest::addColumn<bool>("isFigure");
  QTest::newRow("as the figures") << 25.0 << true;
  QTest::newRow("as 8.1 is printed") << 20.0 << false;
}

/// After 0.2 s of flight: the centre of mass of figure 8.23 and the joints of 8.21, to the digits that can be
/// read. The rate that 8.1 prints is not the one.
void QuaternionDynamicsTest::figure8_21StartsAt25DegreesASecond() {
  QFETCH(double, rate);
  QFETCH(bool, isFigure);
  const JointedBodies tree = threeBars();
  const QuaternionDynamics dynamics(tree, 0, -0.5 * Vector3::UnitX());
  const double degree = M_PI / 180.0;
  const double angles[] = {45.0, 105.0, 30.0};  // against x, from those between bars
  const double rates[] = {rate, rate + 50.0, rate - 25.0};
  QuaternionState state;
  state.placeRate = Vector3(2.0, 4.0, 0.0);
  for (int i = 0; i < 3; ++i) {
    const Quaternion q = expQuaternion(angles[i] * degree * Vector3::UnitZ());
    state.q.push_back(toDocument(q));
    state.qRate.push_back(toDocument(Quaternion(0.0, 0.0, 0.0, 0.5 * rates[i] * degree) * q));
  }
  JointedMotion motion = dynamics.toMotion(state);
  const auto none = [](double) {
    return JointMoments{std::vector<Vector3>(3, Vector3::Zero()), Vector3::Zero()};
  };
  integrate(dynamics, {none, Vector3(0.0, -9.81, 0.0), 0.2, 1e-3}, motion);
  Vector3 centre = Vector3::Zero();
  for (std::size_t i = 0; i < 3; ++i) centre += motion.pose.centre[i] / 3.0;
  const Vector3 j1 = motion.pose.centre[0] + motion.pose.q[0] * Vector3(0.5, 0.0, 0.0);
  const Vector3 j2 = motion.pose.centre[1] + motion.pose.q[1] * Vector3(0.5, 0.0, 0.0);
  const double error = std::max({std::abs(centre.y() - 1.7769), (j1 - Vector3(1.0342, 1.3848, 0.0)).norm(),
                                 (j2 - Vector3(0.5421, 2.2553, 0.0)).norm()});
  QVERIFY2((error < 2e-4) == isFigure, qPrintable(QString::number(error)));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::QuaternionDynamicsTest)
#include "quaternion_dynamics_test.moc"
