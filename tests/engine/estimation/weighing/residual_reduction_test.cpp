// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/weighing/residual_reduction.h"

#include <QtTest>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/momentum.h"
#include "engine/estimation/fit/rates.h"
#include "engine/estimation/recorded_trial/weighed_anew.h"
#include "engine/model/model_file.h"
#include "engine/model/scaling.h"
#include "engine/model/suit.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

const Vector3 kGravity(0.0, -9.80665, 0.0);
constexpr double kRate = 100.0;
constexpr int kFrames = 200;
constexpr double kUnderFoot = 0.08;                   // m, aside
constexpr double kTrueMass = 70.0, kToldMass = 73.0;  // kg
constexpr double kMass = 0.2;                         // kg: what sways leave open
constexpr double kLess = 0.5;                         // of the moments and forces that a shaken motion leaves

Subject personOf(double mass) {
  BodyScale scale;
  scale.mass = mass;
  const std::string file = withScale(readFile(kHumanFile), scale, "human");
  Subject subject("person.json", modelFromJson(file, "person.json"));
  subject.file = file;
  return subject;
}

/// A body that sways and bends its knees over its feet, which rest (the legs follow nobody: what counts is
/// the force that its mass asks for).
VectorX swaying(const Model& model, double time, double hop) {
  VectorX q = model.zeroPosition();
  // flat above, sharp below
  q[1] += hop * (1.0 - std::pow(std::sin(6.0 * time), 8));
  q[0] += 0.01 * std::sin(5.0 * time);
  q[1] += 0.01 * std::sin(4.0 * time);
  q[positionIndex(model.findJoint("r_shoulder_adduction"))] = -0.3 + 0.3 * std::sin(3.0 * time);
  return q;
}

/// The mean of 21 samples about each.
void smear(std::vector<Vector3f>& vectors) {
  constexpr int kAside = 10;
  const std::vector<Vector3f> sharp = vectors;
  const int last = static_cast<int>(sharp.size()) - 1;
  for (int k = 0; k <= last; ++k) {
    Vector3f sum = Vector3f::Zero();
    for (int i = -kAside; i <= kAside; ++i)
      sum += sharp[static_cast<std::size_t>(std::clamp(k + i, 0, last))];
    vectors[static_cast<std::size_t>(k)] = sum / static_cast<float>(2 * kAside + 1);
  }
}

/// Plates as they would be under a body of the true mass, the person told to be heavier, and the pelvis of
/// the fit shaken slowly.
struct Swaying {
  Trial trial;
  Recording recording;
  std::vector<VectorX> postures;

  explicit Swaying(double shake, double hop = 0.0) {
    const Subject truth = personOf(kTrueMass);
    const Model& model = *truth.model;
    for (int k = 0; k < kFrames; ++k) postures.push_back(swaying(model, k / kRate, hop));
    const TimeBase times = evenTimes(0.0, kRate, kFrames);
    const Motion motion = motionOf(model, postures, times, 0.0);
    Data data(model);
    updateKinematics(model, postures[0], data);
    const double floor = sitePose(model, data, findSite(model, role::kHeel, BodySide::Left)).p.y();
    recording.frames = recording.samples = times;
    for (const double side : {1.0, -1.0}) addPlate(side, floor, model, motion);
    trial.subject = personOf(kToldMass);
    for (int k = 0; k < kFrames; ++k)
      postures[static_cast<std::size_t>(k)][2] += shake * std::sin(9.0 * k / kRate);
    trial.motion = motionOf(*trial.subject.model, postures, times, 0.0);
    trial.origin = Recorded{"", std::make_shared<const Recording>(recording)};
  }

  void addPlate(double side, double floor, const Model& model, const Motion& motion) {
    ForcePlate plate;
    plate.name = side > 0.0 ? "P1" : "P2";
    plate.type = 2;
    const Vector3 middle(0.31 * side, floor, 0.0);
    plate.corners = {middle + Vector3(0.3, 0.0, 0.3), middle + Vector3(-0.3, 0.0, 0.3),
                     middle + Vector3(-0.3, 0.0, -0.3), middle + Vector3(0.3, 0.0, -0.3)};
    Data data(model);
    VectorX tau;
    for (const MotionFrame& frame : motion.frames) {
      inverseDynamics(model, frame.q, frame.v, frame.vdot, kGravity, data, tau);
      // half of all that the body asks for; what is shifted outwards under one foot is so under the other
      const Vector3 force = 0.5 * tau.head<3>();
      const Vector3 moment = 0.5 * tau.segment<3>(3) - Vector3(middle - frame.q.head<3>()).cross(force) +
                             Vector3(kUnderFoot * side, 0.0, 0.0).cross(force);
      plate.forces.push_back(force.cast<float>());
      plate.moments.push_back(moment.cast<float>());
    }
    recording.plates.push_back(plate);
  }

  Residual weighed() {
    Doubts doubts;
    for (MotionFrame& frame : trial.motion.frames) frame.loads.clear();
    return weigh({kGravity, 0.0, {}}, trial, doubts);
  }
};

}  // namespace

class ResidualReductionTest : public QObject {
  Q_OBJECT

 private slots:
  void aMassThatNobodyToldIsFound();
  void aMassThatWasToldStays();
  void aMassChangesByItsShareOnce();
  void platesTellTheMass();
  void platesBearASuit();
  void impulsesTellTheMassOfWhoHops();
  void aShakenMotionIsSmoothed();
  void whatWasReducedIsToldWhenItIsWeighedAgain();
  void withoutPlatesNothingChanges();
};

void ResidualReductionTest::aMassThatNobodyToldIsFound() {
  Swaying swaying(0.0);
  const Residual before = swaying.weighed();
  QVERIFY2(before.shareOfFrames > 0.9, qPrintable(QString::number(before.shareOfFrames)));
  ReductionSizes sizes;
  sizes.greatestMass = 0.05;
  const ReducedResidual reduced = reduceResidual({kGravity, 0.0, {}}, sizes, swaying.trial);
  QCOMPARE(reduced.massBefore, kToldMass);
  QVERIFY2(std::abs(reduced.mass - kTrueMass) < kMass, qPrintable(QString::number(reduced.mass)));
  QCOMPARE(swaying.trial.subject.model->totalMass, reduced.mass);
  const Residual after = swaying.weighed();
  QVERIFY2(after.forceMeasured < 0.1 * before.forceMeasured,
           qPrintable(QString::number(after.forceMeasured)));
}

/// Although the plates bear less, and what that leaves stays.
void ResidualReductionTest::aMassThatWasToldStays() {
  Swaying swaying(0.0);
  const Residual before = swaying.weighed();
  const ReducedResidual reduced = reduceResidual({kGravity, 0.0, {}}, {}, swaying.trial);
  QVERIFY(!reduced.judged.empty());
  QCOMPARE(reduced.mass, kToldMass);
  QCOMPARE(swaying.trial.subject.model->totalMass, kToldMass);
  QVERIFY(swaying.weighed().forceMeasured > kLess * before.forceMeasured);
}

/// Reduced again and again it would go by its share each time.
void ResidualReductionTest::aMassChangesByItsShareOnce() {
  Swaying swaying(0.0);
  swaying.weighed();
  ReductionSizes sizes;
  sizes.greatestMass = 0.02;
  const double least = (1.0 - sizes.greatestMass) * kToldMass;
  for (int time = 0; time < 3; ++time) {
    Doubts doubts;
    for (MotionFrame& frame : swaying.trial.motion.frames) frame.loads.clear();
    weighAnew({kGravity, 0.0, {}}, sizes, swaying.trial, doubts);
    QVERIFY2(std::abs(swaying.trial.subject.model->totalMass - least) < 1e-6,
             qPrintable(QString::number(swaying.trial.subject.model->totalMass)));
  }
}

void ResidualReductionTest::platesTellTheMass() {
  Swaying swaying(0.0);
  swaying.weighed();
  const std::optional<double> mass = massOnPlates(swaying.trial);
  QVERIFY(mass && std::abs(*mass - kTrueMass) < kMass);
  const Subject lighter = ofMass(swaying.trial.subject, *mass);
  QCOMPARE(lighter.model->totalMass, *mass);
  swaying.recording.plates.clear();
  swaying.trial.origin = Recorded{"", std::make_shared<const Recording>(swaying.recording)};
  swaying.weighed();
  QVERIFY(!massOnPlates(swaying.trial));
}

/// What they tell is the person with what is worn.
void ResidualReductionTest::platesBearASuit() {
  const Swaying swaying(0.0);
  Subject suited = swaying.trial.subject;
  suited.file =
      withSuit(suited.file, "person",
               R"({"schema": "handhold-suit-1", "name": "shell", "masses": {"trunk": 20}})", "suit");
  suited.model = modelFromJson(suited.file, "person");
  const Subject weighed = ofMass(suited, 90.0);
  QVERIFY2(std::abs(weighed.model->totalMass - 90.0) < 1e-9,
           qPrintable(QString::number(weighed.model->totalMass)));
  QCOMPARE(weighed.model->suit, std::string("shell"));
}

/// Short pushes and long falls, and plates whose forces are smoothed more than the motion is: most frames ask
/// for more than the plates show, and their impulses agree.
void ResidualReductionTest::impulsesTellTheMassOfWhoHops() {
  Swaying hopping(0.0, 0.05);
  for (ForcePlate& plate : hopping.recording.plates) {
    smear(plate.forces);
    smear(plate.moments);
  }
  hopping.trial.origin = Recorded{"", std::make_shared<const Recording>(hopping.recording)};
  hopping.weighed();
  const std::optional<double> mass = massOnPlates(hopping.trial);
  constexpr double kHop = 1.0;  // kg
  QVERIFY2(mass && std::abs(*mass - kTrueMass) < kHop, qPrintable(QString::number(mass.value_or(0.0))));
}

/// Of a pelvis that was shaken by 3 mm less than half the force is left; it moves by no more than that.
void ResidualReductionTest::aShakenMotionIsSmoothed() {
  constexpr double kShake = 0.003;
  Swaying swaying(kShake);
  swaying.trial.subject = personOf(kTrueMass);
  const Residual before = swaying.weighed();
  const ReducedResidual reduced = reduceResidual({kGravity, 0.0, {}}, {}, swaying.trial);
  const Residual after = swaying.weighed();
  QVERIFY2(after.forceMeasured < kLess * before.forceMeasured,
           qPrintable(QString("%1 of %2 N").arg(after.forceMeasured).arg(before.forceMeasured)));
  QVERIFY2(reduced.moved.z() > 0.2 * kShake && reduced.moved.z() < kShake,
           qPrintable(QString::number(reduced.moved.z())));
  double apart = 0.0;
  for (int k = 20; k < kFrames - 20; ++k)
    apart = std::max(apart, std::abs(swaying.trial.motion.frames[static_cast<std::size_t>(k)].q[2] -
                                     ::swaying(*swaying.trial.subject.model, k / kRate, 0.0)[2]));
  QVERIFY2(apart < kShake, qPrintable(QString::number(apart)));
}

/// The motion stays as it was changed, and so does what that was.
void ResidualReductionTest::whatWasReducedIsToldWhenItIsWeighedAgain() {
  Swaying swaying(0.003);
  const Weighing weighing{kGravity, 0.0, {}};
  Doubts doubts;
  weighAnew(weighing, ReductionSizes(), swaying.trial, doubts);
  const Figures reduced = swaying.trial.figures;
  for (const char* name :
       {"share_of_frames_reduced", "residual_force_before_rms_N", "residual_moment_reduced_rms_Nm",
        "mass_before_kg", "body_moved_z_rms_m", "body_turned_x_rms_rad"})
    QVERIFY2(std::ranges::count(reduced, name, &Figures::value_type::first) == 1, name);
  weighAnew(weighing, std::nullopt, swaying.trial, doubts);
  QVERIFY(swaying.trial.figures == reduced);
}

void ResidualReductionTest::withoutPlatesNothingChanges() {
  Swaying swaying(0.003);
  swaying.recording.plates.clear();
  swaying.trial.origin = Recorded{"", std::make_shared<const Recording>(swaying.recording)};
  swaying.weighed();
  const Motion before = swaying.trial.motion;
  const ReducedResidual reduced = reduceResidual({kGravity, 0.0, {}}, {}, swaying.trial);
  QCOMPARE(reduced.mass, kToldMass);
  QVERIFY(reduced.judged.empty());
  for (std::size_t k = 0; k < before.frames.size(); ++k)
    QVERIFY(before.frames[k].q == swaying.trial.motion.frames[k].q);
}

QTEST_APPLESS_MAIN(ResidualReductionTest)
#include "residual_reduction_test.moc"
