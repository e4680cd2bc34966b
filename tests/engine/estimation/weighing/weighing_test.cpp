// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/weighing/weighing.h"

#include <QtTest>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/estimation/weighing/shared_holds.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

const Vector3 kGravity(0.0, -9.80665, 0.0);
constexpr double kRate = 100.0, kPlateRate = 1000.0;
constexpr int kFrames = 50;

/// 60 by 60 cm about a point of the floor; its z axis points down, as those of C3D do.
ForcePlate plateAt(const char* name, const Vector3& middle) {
  ForcePlate plate;
  plate.name = name;
  plate.type = 2;
  plate.corners = {middle + Vector3(0.3, 0.0, 0.3), middle + Vector3(-0.3, 0.0, 0.3),
                   middle + Vector3(-0.3, 0.0, -0.3), middle + Vector3(0.3, 0.0, -0.3)};
  return plate;
}

/// The plate bears a force at a point, all the time.
void load(ForcePlate& plate, const Vector3& force, const Vector3& at) {
  const Vector3 moment = (at - platePose(plate.corners).p).cross(force);
  plate.forces.assign(static_cast<std::size_t>(kFrames / kRate * kPlateRate), force.cast<float>());
  plate.moments.assign(plate.forces.size(), moment.cast<float>());
}

/// Somebody who stands still, each foot on a plate of its own, the weight between them.
struct Standing {
  Trial trial;
  Recording recording;
  double weight = 0.0;
  double floor = 0.0;
  Vector3 centre = Vector3::Zero();  ///< of mass
  std::vector<DeclaredHold> holds;

  Standing() {
    trial.subject = Subject(human());
    const Model& model = *trial.subject.model;
    const VectorX q = model.zeroPosition(), none = VectorX::Zero(model.velocitySize());
    Data data(model);
    updateKinematics(model, q, data);
    floor = sitePose(model, data, findSite(model, role::kHeel, BodySide::Left)).p.y();
    for (int i = 0; i < model.linkCount(); ++i) {
      const LinkInertia& link = model.links[static_cast<std::size_t>(i)];
      centre += (data.p_WL[static_cast<std::size_t>(i)] * link.mass +
                 data.R_WL[static_cast<std::size_t>(i)] * link.firstMoment) /
                model.totalMass;
    }
    for (int k = 0; k < kFrames; ++k) trial.motion.frames.push_back({k / kRate, q, none, none, {}, {}});
    weight = model.totalMass * kGravity.norm();
    recording.samples = evenTimes(0.0, kPlateRate, static_cast<int>(kFrames / kRate * kPlateRate));
    for (const double side : {1.0, -1.0}) {
      recording.plates.push_back(plateAt(side > 0.0 ? "P1" : "P2", Vector3(0.31 * side, floor, 0.0)));
      load(recording.plates.back(), Vector3(0.0, 0.5 * weight, 0.0),
           Vector3(0.08 * side + centre.x(), floor, centre.z()));
    }
  }

  Residual weighed(Doubts& doubts, double cutOff = 6.0) {
    trial.origin = Recorded{"", std::make_shared<const Recording>(recording)};
    return weigh({kGravity, cutOff, holds}, trial, doubts);
  }
};

}  // namespace

class WeighingTest : public QObject {
  Q_OBJECT

 private slots:
  void nothingIsLeftWhenPlatesBearAll_data();
  void nothingIsLeftWhenPlatesBearAll();
  void whatNothingBearsIsLeftOnThePelvis();
  void aLoadWithoutAFootIsDoubted();
  void whatPlatesDoNotTellIsTold();
  void aForceWithoutItsMomentIsNotBorne();
  void aFootOfAnotherPlateMakesNoDifference();
  void anInclinedForceTurnsTheBody();
  void inFlightNothingIsMissing();
  void whoDoesNotFallIsBorne();
  void aFootBesideItsPlateIsNotKnown();
  void holdsBearWhatPlatesLeave();
  void sharedLoadsAreTheLeast();
  void aFootThatIsPulledIsDoubted();
  void plateFeetAreTakenAsTold();
  void aToldFootIsTakenWhereItIsInDoubt();
};

void WeighingTest::nothingIsLeftWhenPlatesBearAll_data() {
  QTest::addColumn<double>("cutOff");
  QTest::newRow("low-passed") << 6.0;
  QTest::newRow("as measured") << 0.0;
}

/// Plates are kept in single precision: 1e-7 of some 500 N, at most 0.3 m from their middle.
void WeighingTest::nothingIsLeftWhenPlatesBearAll() {
  QFETCH(double, cutOff);
  Standing standing;
  Doubts doubts;
  const Residual residual = standing.weighed(doubts, cutOff);
  QVERIFY2(residual.force < 1e-3, qPrintable(QString::number(residual.force)));
  QVERIFY2(residual.moment < 1e-3, qPrintable(QString::number(residual.moment)));
  QCOMPARE(residual.weight, standing.weight);
  QCOMPARE(residual.shareOfFrames, 1.0);
  QCOMPARE(residual.forceMeasured, residual.force);
  const MotionFrame& frame = standing.trial.motion.frames[25];
  QCOMPARE(frame.loads.size(), std::size_t(2));
  QCOMPARE(frame.loads[0].name, std::string("left foot on P1"));
  QCOMPARE(frame.loads[1].name, std::string("right foot on P2"));
  const Model& model = *standing.trial.subject.model;
  for (const char* joint : {"hip_flexion", "knee_flexion", "ankle_plantarflexion"}) {
    const double right = frame.tau[velocityIndex(model.findJoint(std::string("r_") + joint))];
    const double left = frame.tau[velocityIndex(model.findJoint(std::string("l_") + joint))];
    QVERIFY2(std::abs(right - left) < 1e-2, joint);
  }
  const Channel* vertical = findChannel(standing.trial, "pelvis residual fy");
  QVERIFY(vertical && vertical->values.size() == std::size_t(kFrames));
}

void WeighingTest::whatNothingBearsIsLeftOnThePelvis() {
  Standing standing;
  standing.recording.plates.pop_back();  // the right foot's
  Doubts doubts;
  const Residual residual = standing.weighed(doubts);
  QVERIFY(std::abs(residual.force - 0.5 * standing.weight) < 1e-2);
  QCOMPARE(residual.shareOfFrames, 0.0);  // the right foot is down on nothing
}

void WeighingTest::aLoadWithoutAFootIsDoubted() {
  Standing standing;
  ForcePlate& plate = standing.recording.plates[1];
  const Vector3 away(1.0, 0.0, 1.0);
  for (Vector3& corner : plate.corners) corner += away;
  Doubts doubts;
  const Residual residual = standing.weighed(doubts);
  QCOMPARE(doubts.size(), std::size_t(1));
  QCOMPARE(doubts[0].place, std::string("P2"));
  QVERIFY(std::abs(residual.force - 0.5 * standing.weight) < 1e-2);
}

void WeighingTest::whatPlatesDoNotTellIsTold() {
  Standing standing;
  for (std::size_t i = 10; i < 15; ++i) standing.recording.plates[1].forces[i] = unseen();
  Doubts doubts;
  standing.weighed(doubts);
  QVERIFY(std::ranges::any_of(doubts, [](const Doubt& doubt) {
    return doubt.place == "P2" && doubt.found.starts_with("5 of ") && doubt.found.ends_with("not measured");
  }));
}

/// A force of which nobody knows where it acts is borne nowhere, as it is told: with a low-pass as without.
void WeighingTest::aForceWithoutItsMomentIsNotBorne() {
  for (const double cutOff : {6.0, 0.0}) {
    Standing standing;
    for (std::size_t i = 100; i < 400; ++i) standing.recording.plates[1].moments[i] = unseen();
    Doubts doubts;
    standing.weighed(doubts, cutOff);
    const std::vector<ContactLoad>& loads = standing.trial.motion.frames[25].loads;
    QCOMPARE(loads.size(), std::size_t(1));
    QCOMPARE(loads[0].name, std::string("left foot on P1"));
  }
}

/// A third plate that bears nothing, and one whose load is noise below 20 N.
void WeighingTest::aFootOfAnotherPlateMakesNoDifference() {
  Standing standing;
  standing.recording.plates.push_back(plateAt("P3", Vector3(0.0, standing.floor, 0.0)));
  load(standing.recording.plates.back(), Vector3(0.0, 15.0, 0.0), Vector3(0.08, standing.floor, 0.0));
  Doubts doubts;
  const Residual residual = standing.weighed(doubts);
  QVERIFY(doubts.empty());
  QVERIFY(residual.force < 1e-3);
}

/// Newton: a push of 100 N from the ground to the left that no acceleration answers stays as a force to the
/// right, with its moment about the pelvis.
void WeighingTest::anInclinedForceTurnsTheBody() {
  Standing standing;
  const Vector3 push(100.0, 0.0, 0.0);
  load(standing.recording.plates[0], Vector3(0.0, 0.5 * standing.weight, 0.0) + push,
       Vector3(0.08 + standing.centre.x(), standing.floor, standing.centre.z()));
  Doubts doubts;
  standing.weighed(doubts);
  const VectorX& tau = standing.trial.motion.frames[25].tau;
  QVERIFY((tau.head<3>() + push).norm() < 1e-2);
  const Vector3 arm(0.08 + standing.centre.x(), standing.floor, standing.centre.z());
  QVERIFY((tau.segment<3>(3) + arm.cross(push)).norm() < 1e-2);
}

/// Without plates the ground is measured in flight alone: upwards at first, falling, not at rest.
void WeighingTest::inFlightNothingIsMissing() {
  Standing standing;
  const Model& model = *standing.trial.subject.model;
  const auto measured = [&] { return whereGroundIsMeasured(model, standing.trial.motion, {}, {}, kGravity); };
  QCOMPARE(measured(), std::vector<bool>(kFrames, false));
  for (MotionFrame& frame : standing.trial.motion.frames) {
    frame.q.y() += 8.0 * frame.time + 0.5 * kGravity.y() * frame.time * frame.time;
    frame.v.y() = 8.0 + kGravity.y() * frame.time;
    frame.vdot.y() = kGravity.y();
  }
  QCOMPARE(measured(), std::vector<bool>(kFrames, true));
}

/// Who walks with feet that never seem to rest does not fly.
void WeighingTest::whoDoesNotFallIsBorne() {
  Standing standing;
  const Model& model = *standing.trial.subject.model;
  for (MotionFrame& frame : standing.trial.motion.frames) frame.q.z() += 2.0 * frame.time;
  QCOMPARE(whereGroundIsMeasured(model, standing.trial.motion, {}, {}, kGravity),
           std::vector<bool>(kFrames, false));
  // weightless it drifts
  QCOMPARE(whereGroundIsMeasured(model, standing.trial.motion, {}, {}, Vector3::Zero()),
           std::vector<bool>(kFrames, true));
}

/// Toes beside the plate may bear on the floor, which nobody measures.
void WeighingTest::aFootBesideItsPlateIsNotKnown() {
  Standing standing;
  Doubts doubts;
  QCOMPARE(standing.weighed(doubts).shareOfFrames, 1.0);
  for (MotionFrame& frame : standing.trial.motion.frames) frame.loads.clear();
  for (Vector3& corner : standing.recording.plates[0].corners) corner.z() -= 0.25;
  QCOMPARE(standing.weighed(doubts).shareOfFrames, 0.0);
}

/// The right plate is away: a declared right foot bears its half of the weight, up to what the pelvis may
/// keep.
void WeighingTest::holdsBearWhatPlatesLeave() {
  Standing standing;
  standing.recording.plates.pop_back();
  standing.holds = {{BodySegment::Foot, BodySide::Right}};
  Doubts doubts;
  const Residual residual = standing.weighed(doubts);
  QVERIFY(doubts.empty());
  QVERIFY2(residual.force < 1e-2 * standing.weight, qPrintable(QString::number(residual.force)));
  QCOMPARE(residual.shareOfFrames, 1.0);
  const MotionFrame& frame = standing.trial.motion.frames[25];
  QCOMPARE(frame.loads.size(), std::size_t(2));
  QCOMPARE(frame.loads[1].name, std::string("right foot holds"));
  QVERIFY(std::abs(frame.loads[1].force.y() / (0.5 * standing.weight) - 1.0) < 0.02);
}

/// Any other wrench of a hand makes the sum of squares larger: it is the least of a form that has one.
void WeighingTest::sharedLoadsAreTheLeast() {
  Standing standing;
  standing.recording.plates.clear();
  standing.holds = {{BodySegment::Hand, BodySide::Right}, {BodySegment::Hand, BodySide::Left}};
  Doubts doubts;
  standing.weighed(doubts);
  const Model& model = *standing.trial.subject.model;
  const MotionFrame& frame = standing.trial.motion.frames[25];
  Data data(model);
  updateKinematics(model, frame.q, data);
  const auto sumOf = [&](const VectorX& tau, const std::vector<ContactLoad>& loads) {
    double sum = tau.head<6>().squaredNorm() / squared(hold_size::kPelvis);
    for (int i = 1; i < model.linkCount(); ++i) {
      const Joint& joint = model.joints[static_cast<std::size_t>(i)];
      sum += squared(tau[velocityIndex(i)] / std::max({1.0, joint.torqueUpper, -joint.torqueLower}));
    }
    for (const ContactLoad& load : loads)
      sum += load.force.squaredNorm() / squared(hold_size::kForce) +
             load.moment.squaredNorm() / squared(hold_size::kHandMoment);
    return sum;
  };
  const double least = sumOf(frame.tau, frame.loads);
  for (int component = 0; component < 6; ++component)
    for (const double size : {3.0, -3.0}) {
      std::vector<ContactLoad> loads = frame.loads;
      const Vector6 wrench = size * Vector6::Unit(component);
      loads[0].moment += wrench.head<3>();
      loads[0].force += wrench.tail<3>();
      VectorX tau = frame.tau;
      addWrench(model, data, {loads[0].link, loads[0].point, wrench.tail<3>(), wrench.head<3>()}, -1.0, tau);
      QVERIFY2(sumOf(tau, loads) > least, qPrintable(QString::number(component)));
    }
}

/// With the plate giving twice the weight under the left foot, the right one would have to pull.
void WeighingTest::aFootThatIsPulledIsDoubted() {
  Standing standing;
  standing.recording.plates.pop_back();
  load(standing.recording.plates[0], Vector3(0.0, 2.0 * standing.weight, 0.0),
       Vector3(0.08 + standing.centre.x(), standing.floor, standing.centre.z()));
  standing.holds = {{BodySegment::Foot, BodySide::Right}};
  Doubts doubts;
  standing.weighed(doubts);
  QCOMPARE(doubts.size(), std::size_t(1));
  QCOMPARE(doubts[0].place, std::string("right foot"));
}

/// Both plates under the right foot: the left leg has the torques that it has without any plate, the whole is
/// borne as before. A plate under no foot bears nobody.
void WeighingTest::plateFeetAreTakenAsTold() {
  Standing bare, standing, half;
  bare.recording.plates.clear();
  Doubts doubts, none;
  bare.weighed(doubts);
  for (ForcePlate& plate : standing.recording.plates) plate.foot = PlateFoot::Right;
  const Residual residual = standing.weighed(none);
  QVERIFY2(residual.force < 1e-3 && residual.moment < 1e-3, qPrintable(QString::number(residual.force)));
  const Model& model = *standing.trial.subject.model;
  for (const char* joint : {"l_hip_flexion", "l_knee_flexion", "l_ankle_plantarflexion"}) {
    const auto row = velocityIndex(model.findJoint(joint));
    QCOMPARE(standing.trial.motion.frames[25].tau[row], bare.trial.motion.frames[25].tau[row]);
  }
  for (const ContactLoad& load : standing.trial.motion.frames[25].loads)
    QVERIFY2(load.name.starts_with("right foot on P"), load.name.c_str());
  // P1 lies under the other foot, 16 cm away
  QCOMPARE(none.size(), std::size_t(1));
  QVERIFY(none[0].place == "P1" && none[0].assumed == "taken as told");
  half.recording.plates[1].foot = PlateFoot::None;
  const Residual left = half.weighed(none);
  QVERIFY(std::abs(left.force - 0.5 * half.weight) < 1e-2);
  QCOMPARE(left.shareOfFrames, 0.0);
}

/// Pressure halfway between the feet is one foot's only by what somebody says.
void WeighingTest::aToldFootIsTakenWhereItIsInDoubt() {
  Standing standing;
  standing.recording.plates.pop_back();
  ForcePlate& plate = standing.recording.plates[0];
  plate = plateAt("P1", Vector3(0.0, standing.floor, 0.0));
  load(plate, Vector3(0.0, standing.weight, 0.0), Vector3(0.0, standing.floor, standing.centre.z()));
  Doubts doubts;
  standing.weighed(doubts);
  QCOMPARE(doubts.size(), std::size_t(1));
  QCOMPARE(doubts[0].found, std::string("at 0 s both feet are on it"));
  for (const PlateFoot foot : {PlateFoot::Left, PlateFoot::Right}) {
    plate.foot = foot;
    Doubts told;
    standing.weighed(told);
    QVERIFY(told.empty());
    const std::string side = foot == PlateFoot::Left ? "left" : "right";
    QCOMPARE(standing.trial.motion.frames[25].loads.at(0).name, side + " foot on P1");
  }
}

QTEST_GUILESS_MAIN(WeighingTest)
#include "weighing_test.moc"
