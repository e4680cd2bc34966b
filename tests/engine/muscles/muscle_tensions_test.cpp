// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/muscle_tensions.h"

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "engine/motion/joint_forces.h"
#include "tests/engine/dynamics/random_state.h"
#include "tests/engine/muscles/small_muscles.h"

using namespace handhold;

namespace {

constexpr double kNewton = 1e-8;  ///< sums of forces (N)
constexpr double kAlike = 1e-2;   ///< tensions of both sides: the model's own shoulders differ by 3 um
constexpr double kShared = 1e-7;  ///< of torques given and asked, in parts of the asked

MotionFrame frameOf(const Model& model, const VectorX& q) {
  MotionFrame frame;
  frame.q = q;
  frame.v = frame.vdot = VectorX::Zero(model.velocitySize());
  return frame;
}

void weigh(const Model& model, MotionFrame& frame) {
  Data data(model);
  inverseDynamics(model, frame.q, frame.v, frame.vdot, kEarthGravity, data, frame.tau);
}

double massBeyond(const Model& model, LinkIndex link) {
  std::vector<double> masses;
  for (const LinkInertia& inertia : model.links) masses.push_back(inertia.mass);
  for (int i = model.linkCount() - 1; i > 0; --i)
    masses[static_cast<std::size_t>(model.joints[static_cast<std::size_t>(i)].parent)] +=
        masses[static_cast<std::size_t>(i)];
  return masses[static_cast<std::size_t>(link)];
}

}  // namespace

class MuscleTensionsTest : public QObject {
  Q_OBJECT

 private slots:
  void tensionsAndReservesGiveTheTorques_data();
  void tensionsAndReservesGiveTheTorques();
  void aLimpLimbHangsOnItsBones();
  void movingSegmentsArePulledAsTheirCentresMove();
  void contactIsWhatMusclesAndBonesLeave();
  void aJointOfTwoDegreesBearsAllThatCrossesIt();
  void bothSidesPullAlikeInAMirroredPosture();
  void fatigueSpreadsTheLoad();
  void aJointIsRelievedAtTheLeastEffort();
  void whatCannotBeRelievedIsTold();
};

void MuscleTensionsTest::tensionsAndReservesGiveTheTorques_data() {
  QTest::addColumn<int>("criterion");
  QTest::addColumn<bool>("curves");
  QTest::newRow("stress") << 0 << false;
  QTest::newRow("stress with curves") << 0 << true;
  QTest::newRow("fatigue") << 1 << false;
  QTest::newRow("fatigue with curves") << 1 << true;
}

void MuscleTensionsTest::tensionsAndReservesGiveTheTorques() {
  QFETCH(int, criterion);
  QFETCH(bool, curves);
  const MuscledBody body = human55Muscles();
  RandomStates states(*body.model, 2);
  MuscleTensions tensions(body,
                          {criterion ? SharingCriterion::Fatigue : SharingCriterion::Stress, curves, {}});
  for (int i = 0; i < 5; ++i) {
    const State state = states.next();
    MotionFrame frame;
    frame.q = state.q;
    frame.v = 0.3 * state.v;
    frame.vdot = 0.3 * state.vdot;
    weigh(*body.model, frame);
    const MuscleFrame found = tensions.at(frame, kEarthGravity);
    QVERIFY(found.isConverged);
    QVERIFY(found.tensions.minCoeff() >= 0.0);
    QVERIFY(found.activations.maxCoeff() <= 1.0);
    VectorX given = found.reserves;
    std::size_t arm = 0;
    for (std::size_t m = 0; m < body.muscles.size(); ++m)
      for (const LinkIndex joint : body.joints[m])
        given[joint - 1] += found.tensions[static_cast<Eigen::Index>(m)] * found.arms[arm++];
    for (Eigen::Index j = 0; j < given.size(); ++j)
      QVERIFY(std::abs(given[j] - frame.tau[6 + j]) < kShared * (1.0 + std::abs(frame.tau[6 + j])));
  }
}

/// Without torques no muscle pulls, and each bone carries what hangs on it.
void MuscleTensionsTest::aLimpLimbHangsOnItsBones() {
  const MuscledBody body = human55Muscles();
  MotionFrame frame = frameOf(*body.model, body.model->zeroPosition());
  frame.tau = VectorX::Zero(body.model->velocitySize());
  MuscleTensions tensions(body, {});
  const MuscleFrame found = tensions.at(frame, kEarthGravity);
  QCOMPARE(found.tensions.maxCoeff(), 0.0);
  for (std::size_t i = 0; i < found.contacts.size(); ++i) {
    const double weight = massBeyond(*body.model, tensions.contactJoints()[i].link) * 9.80665;
    QVERIFY((found.contacts[i] - Vector3(0.0, weight, 0.0)).norm() < kNewton);
    // a table tells no two by one name
    QCOMPARE(
        std::ranges::count(tensions.contactJoints(), tensions.contactJoints()[i].name, &ContactJoint::name),
        std::ptrdiff_t(1));
  }
}

/// The same forces from the tree's generalized force of a base that moves with the part beyond.
void MuscleTensionsTest::movingSegmentsArePulledAsTheirCentresMove() {
  const auto model = human55();
  const State state = RandomStates(*model, 8).next();
  MotionFrame frame;
  frame.q = state.q;
  frame.v = state.v;
  frame.vdot = state.vdot;
  weigh(*model, frame);
  Data data(*model);
  updateKinematics(*model, frame.q, data);
  const std::vector<Vector3> forces = jointForces(*model, data, frame, kEarthGravity);
  QVERIFY((forces[0] - frame.tau.head<3>()).norm() < 1e-7 * (1.0 + frame.tau.head<3>().norm()));
}

/// Muscle pulls, contact and weight of a forearm that is held out are in balance, by hand.
void MuscleTensionsTest::contactIsWhatMusclesAndBonesLeave() {
  const MuscledBody body = human55Muscles();
  const Model& model = *body.model;
  VectorX q = model.zeroPosition();
  q[positionIndex(model.findJoint("r_shoulder_adduction"))] = M_PI / 2;
  q[positionIndex(model.findJoint("r_humerus_rotation"))] = -M_PI / 2;
  q[positionIndex(model.findJoint("r_elbow_flexion"))] = -M_PI / 2;
  MotionFrame frame = frameOf(model, q);
  weigh(model, frame);
  MuscleTensions tensions(body, {});
  const MuscleFrame found = tensions.at(frame, kEarthGravity);
  for (std::size_t j = 0; j < tensions.contactJoints().size(); ++j) {
    const ContactJoint& joint = tensions.contactJoints()[j];
    if (joint.name != "r_elbow") continue;
    Vector3 sum = found.contacts[j] + massBeyond(model, joint.link) * kEarthGravity;
    for (std::size_t m = 0; m < body.muscles.size(); ++m)
      for (const MuscleNode& node : tensions.lines()[m].nodes)
        for (LinkIndex link = node.bearer; link > 0; link = model.joints[link].parent)
          if (link == joint.link) sum += found.tensions[static_cast<Eigen::Index>(m)] * node.force;
    QVERIFY(sum.norm() < kNewton);
    QVERIFY(found.contacts[j].norm() > 50.0);  // far above the forearm's weight of some 20 N
    return;
  }
  QFAIL("no elbow");
}

/// The arm of document 004 with a hand: its muscles end before the forearm's roll. Held out level, the muscle
/// that bears it presses the elbow with no less than its tension less the weight.
void MuscleTensionsTest::aJointOfTwoDegreesBearsAllThatCrossesIt() {
  const std::shared_ptr<const Model> model = loadModel(kShipped / "models/arm9.json");
  const MuscledBody body = muscledBody(readMuscleSet(kShipped / "muscles/arm9.json", *model), *model, model);
  VectorX q = model->zeroPosition();
  q[positionIndex(model->findJoint("r_shoulder_lowering"))] = -0.81;
  q[positionIndex(model->findJoint("r_shoulder_roll"))] = 1.06;
  q[positionIndex(model->findJoint("r_elbow_flexion"))] = -1.47;
  MotionFrame frame = frameOf(*model, q);
  weigh(*model, frame);
  MuscleTensions tensions(body, {});
  const MuscleFrame found = tensions.at(frame, kEarthGravity);
  const LinkIndex elbow(model->findJoint("r_elbow_flexion"));
  Vector3 sum = massBeyond(*model, elbow) * kEarthGravity;
  for (std::size_t m = 0; m < body.muscles.size(); ++m)
    for (const MuscleNode& node : tensions.lines()[m].nodes)
      if (node.bearer >= elbow) sum += found.tensions[static_cast<Eigen::Index>(m)] * node.force;
  const auto joint = std::ranges::find(tensions.contactJoints(), "r_elbow", &ContactJoint::name);
  const auto at = static_cast<std::size_t>(joint - tensions.contactJoints().begin());
  QVERIFY2(found.tensions.maxCoeff() > 20.0, qPrintable(QString::number(found.tensions.maxCoeff())));
  QVERIFY((found.contacts[at] + sum).norm() < kNewton);
}

void MuscleTensionsTest::bothSidesPullAlikeInAMirroredPosture() {
  const MuscledBody body = human55Muscles();
  MotionFrame one = frameOf(*body.model, RandomStates(*body.model, 4).next().q);
  MotionFrame other = frameOf(*body.model, mirrored(*body.model, one.q));
  weigh(*body.model, one);
  weigh(*body.model, other);
  const MuscleFrame first = MuscleTensions(body, {}).at(one, kEarthGravity);
  const MuscleFrame second = MuscleTensions(body, {}).at(other, kEarthGravity);
  const Eigen::Index side = first.tensions.size() / 2;
  for (Eigen::Index i = 0; i < side; ++i)
    QVERIFY2(std::abs(first.tensions[i] - second.tensions[side + i]) < kAlike * (1.0 + first.tensions[i]),
             body.muscles[static_cast<std::size_t>(i)].name.c_str());
}

void MuscleTensionsTest::fatigueSpreadsTheLoad() {
  const MuscledBody body = human55Muscles();
  MotionFrame frame = frameOf(*body.model, body.model->zeroPosition());
  weigh(*body.model, frame);
  const MuscleFrame stress =
      MuscleTensions(body, {SharingCriterion::Stress, false, {}}).at(frame, kEarthGravity);
  const MuscleFrame fatigue =
      MuscleTensions(body, {SharingCriterion::Fatigue, false, {}}).at(frame, kEarthGravity);
  QVERIFY(stress.activations.squaredNorm() <= fatigue.activations.squaredNorm() + 1e-9);
  QVERIFY(fatigue.activations.array().cube().sum() <= stress.activations.array().cube().sum() + 1e-9);
}

/// A forearm held out flat with a weight in the hand.
MotionFrame heldOut(const MuscledBody& body) {
  VectorX q = body.model->zeroPosition();
  q[positionIndex(body.model->findJoint("r_shoulder_adduction"))] = M_PI / 2;
  q[positionIndex(body.model->findJoint("r_humerus_rotation"))] = -M_PI / 2;
  q[positionIndex(body.model->findJoint("r_elbow_flexion"))] = -M_PI / 2;
  MotionFrame frame = frameOf(*body.model, q);
  weigh(*body.model, frame);
  return frame;
}

/// The torques stay, the force is the asked one, and effort grows: each a consequence of a convex program.
void MuscleTensionsTest::aJointIsRelievedAtTheLeastEffort() {
  const MuscledBody body = human55Muscles();
  const MotionFrame frame = heldOut(body);
  MuscleTensions freely(body, {});
  const MuscleFrame free = freely.at(frame, kEarthGravity);
  const auto joint = std::ranges::find(freely.contactJoints(), "r_elbow", &ContactJoint::name);
  const auto elbow = static_cast<std::size_t>(joint - freely.contactJoints().begin());
  const double most = 0.97 * free.contacts[elbow].norm();
  const MuscleFrame relieved =
      MuscleTensions(body, {SharingCriterion::Stress, false, ContactRelief{"r_elbow", most}})
          .at(frame, kEarthGravity);
  QVERIFY(relieved.isRelieved);
  QVERIFY(std::abs(relieved.contacts[elbow].norm() - most) < 1e-3 * most);
  QVERIFY((relieved.reserves - free.reserves).lpNorm<Eigen::Infinity>() < 1e-3);
  QVERIFY(relieved.activations.squaredNorm() > free.activations.squaredNorm());
  // a relief that is none changes nothing
  const MuscleFrame same =
      MuscleTensions(body, {SharingCriterion::Stress, false,
                            ContactRelief{"r_elbow", 1.01 * free.contacts[elbow].norm()}})
          .at(frame, kEarthGravity);
  QVERIFY((same.tensions - free.tensions).lpNorm<Eigen::Infinity>() < 1e-9);
}

void MuscleTensionsTest::whatCannotBeRelievedIsTold() {
  const MuscledBody body = human55Muscles();
  const MotionFrame frame = heldOut(body);
  const MuscleFrame free = MuscleTensions(body, {}).at(frame, kEarthGravity);
  const MuscleFrame relieved =
      MuscleTensions(body, {SharingCriterion::Stress, false, ContactRelief{"r_elbow", 1.0}})
          .at(frame, kEarthGravity);
  QVERIFY(!relieved.isRelieved);
  QVERIFY((relieved.reserves - free.reserves).lpNorm<Eigen::Infinity>() < 1e-3);
  QVERIFY_EXCEPTION_THROWN(
      MuscleTensions(body, {SharingCriterion::Stress, false, ContactRelief{"r_tail", 1.0}}), InputError);
}

QTEST_APPLESS_MAIN(MuscleTensionsTest)
#include "muscle_tensions_test.moc"
