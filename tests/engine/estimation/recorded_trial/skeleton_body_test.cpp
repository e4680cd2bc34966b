// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <numbers>

#include "engine/estimation/bones/known_bones.h"
#include "engine/estimation/laboratory/body_coordinates.h"
#include "engine/estimation/marker_sets/joint_markers.h"
#include "engine/estimation/marker_sets/missing_bones.h"
#include "engine/estimation/marker_sets/own_places.h"
#include "engine/estimation/preparation.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "engine/model/scaling.h"
#include "engine/motion/motion_comparison.h"
#include "tests/engine/estimation/synthetic_recording.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
constexpr int kFrames = 30;
constexpr double kRate = 100.0;

RecordedTrialRequest requestFor(std::shared_ptr<const Recording> recording) {
  const std::vector<MarkerSet> sets = loadMarkerSets(kResources / "marker_sets");
  const KnownBones known = knownBones(*recording, sets);
  if (known.set < 0) qFatal("no set has the labels");
  RecordedTrialRequest request;
  request.file = "trial";
  request.recording = std::move(recording);
  request.markerSet = withOwnPlaces(sets[static_cast<std::size_t>(known.set)], known.places);
  request.subject = Subject(human());
  request.modelFile = readFile(kHumanFile);
  return request;
}

RecordedTrial imported(const char* file) {
  const Recording recording = recorded(file);
  return recordedTrial(
      requestFor(std::make_shared<const Recording>(prepared(recording, suggestedPreparation(recording)))));
}

/// Two seconds of it.
RecordedTrial importedPart(const Recording& recording) {
  Preparation preparation = suggestedPreparation(recording);
  preparation.crop = TimeSpan{2.0, 4.0};
  return recordedTrial(requestFor(std::make_shared<const Recording>(prepared(recording, preparation))));
}

/// That the guessed mass goes by (m).
double statureOf(const RecordedTrial& made) {
  for (const Doubt& doubt : made.doubts)
    if (doubt.about == DoubtAbout::UntoldMass && doubt.amounts.size() > 1) return doubt.amounts[1].value;
  return 0.0;
}

/// Of one joint in two trials (rad).
double apart(const Trial& a, const Trial& b, const std::string& joint) {
  const MotionComparison beside =
      compareMotions(*a.subject.model, a.motion, *b.subject.model, b.motion, TimeAlignment());
  const auto found = std::ranges::find(beside.joints, joint, &JointDifference::joint);
  return found == beside.joints.end() ? std::numeric_limits<double>::infinity() : found->angle.rms;
}

/// A body of other measures that swings all its joints.
Trial swinging(double trunk, double forearm) {
  BodyScale scale;
  scale.of(BodySegment::Trunk) = trunk;
  scale.of(BodySegment::Forearm) = forearm;
  Trial trial;
  trial.subject = Subject(std::make_shared<const Model>(scaled(*human(), scale)));
  const std::vector<VectorX> way = swingingWay(*trial.subject.model, kFrames, kRate);
  for (int k = 0; k < kFrames; ++k) {
    MotionFrame frame;
    frame.time = k / kRate;
    frame.q = way[static_cast<std::size_t>(k)];
    trial.motion.frames.push_back(frame);
  }
  return trial;
}

SkeletonJoint jointAt(const char* name, int parent, const Vector3& offset) {
  SkeletonJoint joint;
  joint.name = name;
  joint.parent = parent;
  joint.offset = offset;
  return joint;
}

/// A back and two arms that are spread; the left hand turns about the forearm.
Recording spread() {
  Recording recording;
  SkeletonJoint hand = jointAt("LeftHand", 2, {0.3, 0.0, 0.0});
  hand.freedoms = {{JointFreedom::Kind::Turn, 0, 0, 1}};
  recording.skeleton =
      Skeleton{{jointAt("Hips", -1, Vector3::Zero()), jointAt("Spine", 0, {0.0, 0.1, 0.0}),
                jointAt("Spine1", 1, {0.0, 0.2, 0.0}), hand, jointAt("RightHand", 2, {-0.3, 0.0, 0.0})}};
  recording.coordinates = {{"LeftHand_rx", Measured::Angle, {0.0, 0.5 * std::numbers::pi}}};
  recording.steps = evenTimes(0.0, kRate, 2);
  recording.up = LaboratoryAxis{1, 1};
  return recording;
}

const Marker* named(const Recording& recording, const std::string& name) {
  const auto found = std::ranges::find(recording.markers, name, &Marker::name);
  return found == recording.markers.end() ? nullptr : &*found;
}

}  // namespace

class SkeletonBodyTest : public QObject {
  Q_OBJECT

 private slots:
  void ourOwnJointsComeBackAsTheyWere_data();
  void ourOwnJointsComeBackAsTheyWere();
  void ourOwnJointsNeedNoNames();
  void bonesCountMoreThanAToldStature();
  void otherAxesAreNotOurOwn();
  void handsTellHowTheyAreTurned();
  void lostBonesArePutBack();
  void jointsInOnePlaceAreNoLostBone();
  void lostBonesAreThoseOfTheOtherFile();
  void oneTrialInThreeFilesIsOnePerson();
  void turnsThatNoCentreShowsAreThoseOfMarkers_data();
  void turnsThatNoCentreShowsAreThoseOfMarkers();
  void namesThatSayNothingAreTheSamePerson_data();
  void namesThatSayNothingAreTheSamePerson();
};

void SkeletonBodyTest::ourOwnJointsComeBackAsTheyWere_data() {
  QTest::addColumn<double>("trunk");
  QTest::addColumn<double>("forearm");
  QTest::newRow("the model's measures") << 1.0 << 1.0;
  QTest::newRow("others") << 1.1 << 0.9;
}

void SkeletonBodyTest::ourOwnJointsComeBackAsTheyWere() {
  QFETCH(const double, trunk);
  QFETCH(const double, forearm);
  const Trial trial = swinging(trunk, forearm);
  const RecordedTrial made =
      recordedTrial(requestFor(std::make_shared<const Recording>(toldRecording(trial, BodyAs::Skeleton))));
  const Model& model = *made.trial.subject.model;
  for (int k = 0; k < kFrames; ++k) {
    const auto frame = static_cast<std::size_t>(k);
    const VectorX off = made.trial.motion.frames[frame].q - trial.motion.frames[frame].q;
    QVERIFY2(off.tail(model.jointCount()).cwiseAbs().maxCoeff() < 1e-6,
             qPrintable(QString("frame %1: %2").arg(k).arg(off.tail(model.jointCount()).norm())));
  }
  for (int i = 1; i < model.linkCount(); ++i) {
    const auto link = static_cast<std::size_t>(i);
    QVERIFY((model.joints[link].offset - trial.subject.model->joints[link].offset).norm() < 1e-6);
  }
}

/// No other skeleton has this tree and these axes.
void SkeletonBodyTest::ourOwnJointsNeedNoNames() {
  const Trial trial = swinging(1.0, 1.0);
  Recording told = toldRecording(trial, BodyAs::Skeleton);
  for (std::size_t i = 0; i < told.skeleton->joints.size(); ++i)
    told.skeleton->joints[i].name = "joint_" + std::to_string(i);
  const RecordedTrial made = recordedTrial(requestFor(std::make_shared<const Recording>(told)));
  const int joints = made.trial.subject.model->jointCount();
  for (int k = 0; k < kFrames; ++k) {
    const auto frame = static_cast<std::size_t>(k);
    const VectorX off = made.trial.motion.frames[frame].q - trial.motion.frames[frame].q;
    QVERIFY(off.tail(joints).cwiseAbs().maxCoeff() < 1e-6);
  }
}

void SkeletonBodyTest::bonesCountMoreThanAToldStature() {
  RecordedTrialRequest request =
      requestFor(std::make_shared<const Recording>(toldRecording(swinging(1.0, 1.0), BodyAs::Skeleton)));
  request.stature = 1.2;
  const RecordedTrial made = recordedTrial(request);
  QVERIFY2(inOneText(made.doubts).find("the body is as its bones are told") != std::string::npos,
           inOneText(made.doubts).c_str());
  const LinkIndex knee = human()->findJoint("l_knee_flexion");
  QVERIFY((made.trial.subject.model->joints[knee].offset - human()->joints[knee].offset).norm() < 1e-6);
}

/// A knee that turns about another axis is to be fitted.
void SkeletonBodyTest::otherAxesAreNotOurOwn() {
  Recording told = toldRecording(swinging(1.0, 1.0), BodyAs::Skeleton);
  for (SkeletonJoint& joint : told.skeleton->joints)
    if (joint.name == "l_knee_flexion") joint.freedoms[0].axis = 1;
  const RecordedTrial made = recordedTrial(requestFor(std::make_shared<const Recording>(told)));
  QVERIFY(inOneText(made.doubts).find("are those of the body itself") == std::string::npos);
}

void SkeletonBodyTest::handsTellHowTheyAreTurned() {
  const Recording with = withJointMarkers(spread(), markerSet("skeleton"));
  const Marker* hand = named(with, "LeftHand");
  const Marker* front = named(with, "LeftHand front");
  QVERIFY(hand && front && named(with, "RightHand front"));
  const auto way = [&](std::size_t frame) {
    return Vector3((front->positions[frame] - hand->positions[frame]).cast<double>().normalized());
  };
  QVERIFY((way(0) - Vector3::UnitZ()).norm() < 1e-5);  // ahead at rest
  QVERIFY((way(1) + Vector3::UnitY()).norm() < 1e-5);  // a quarter turn about x
  QVERIFY(!named(withJointMarkers(spread(), markerSet("cmu_41")), "LeftHand front"));
}

void SkeletonBodyTest::lostBonesArePutBack() {
  Recording recording = spread();
  for (std::size_t i = 3; i < 5; ++i) recording.skeleton->joints[i].offset.setZero();
  putBackMissingBones(recording);
  for (std::size_t i = 3; i < 5; ++i)
    QVERIFY((recording.skeleton->joints[i].offset - Vector3(0.0, 0.2, 0.0)).norm() < 1e-12);
  QVERIFY(inOneText(recording.doubts).find("Spine1: has no length") != std::string::npos);
}

/// One child of no length is how joints of several axes are written, and bones with a length stay.
void SkeletonBodyTest::jointsInOnePlaceAreNoLostBone() {
  Recording recording = spread();
  const Recording whole = recording;
  putBackMissingBones(recording);
  QVERIFY(recording == whole);
  recording.skeleton->joints.pop_back();
  recording.skeleton->joints[3].offset.setZero();
  const Recording one = recording;
  putBackMissingBones(recording);
  QVERIFY(recording == one);
}

/// The BVH was made of the AMC: shoulders, neck and fingers stand where they stand there.
void SkeletonBodyTest::lostBonesAreThoseOfTheOtherFile() {
  WANT_RECORDED_DATA();
  Recording bvh = recorded("bvh/01_01.bvh");
  putBackMissingBones(bvh);
  const Recording a = withJointMarkers(bvh), b = withJointMarkers(recorded("amc/01_01.amc"));
  constexpr std::array kSame{std::pair("LeftArm", "lhumerus"), std::pair("RightForeArm", "rradius"),
                             std::pair("Head", "head"), std::pair("LFingers", "lfingers"),
                             std::pair("LeftLeg", "ltibia")};
  for (const auto& [here, there] : kSame)
    for (std::size_t k = 100; k < 2700; k += 100) {
      const auto off = (named(a, here)->positions[k + 1] - named(b, there)->positions[k]).norm();
      QVERIFY2(off < 0.006F, qPrintable(QString("%1 %2: %3").arg(here).arg(k).arg(off)));
    }
}

void SkeletonBodyTest::oneTrialInThreeFilesIsOnePerson() {
  WANT_RECORDED_DATA();
  const double c3d = statureOf(imported("c3d/cmu/01_01.c3d")), amc = statureOf(imported("amc/01_01.amc")),
               bvh = statureOf(imported("bvh/01_01.bvh"));
  QVERIFY2(std::abs(amc - bvh) < 0.005 && std::abs(amc - c3d) < 0.04,
           qPrintable(QString("%1 %2 %3").arg(c3d).arg(amc).arg(bvh)));
}

void SkeletonBodyTest::turnsThatNoCentreShowsAreThoseOfMarkers_data() {
  QTest::addColumn<QString>("file");
  QTest::newRow("AMC") << "amc/01_01.amc";
  QTest::newRow("BVH") << "bvh/01_01.bvh";
}

/// Centres alone gave 24 degrees of pronation in the BVH, 30 of the head in the AMC.
void SkeletonBodyTest::turnsThatNoCentreShowsAreThoseOfMarkers() {
  WANT_RECORDED_DATA();
  QFETCH(const QString, file);
  const Trial markers = imported("c3d/cmu/01_01.c3d").trial;
  const Trial skeleton = imported(file.toUtf8().constData()).trial;
  constexpr std::array kWithin{std::pair("neck_rotation", 10.0), std::pair("l_forearm_pronation", 10.0),
                               std::pair("r_forearm_pronation", 16.0)};
  for (const auto& [joint, degrees] : kWithin) {
    const double off = apart(markers, skeleton, joint) / kDegree;
    QVERIFY2(off < degrees, qPrintable(QString("%1: %2").arg(joint).arg(off)));
  }
}

void SkeletonBodyTest::namesThatSayNothingAreTheSamePerson_data() {
  QTest::addColumn<QString>("file");
  QTest::newRow("AMC") << "amc/01_01.amc";
  QTest::newRow("BVH") << "bvh/01_01.bvh";
}

/// All joints numbered: known by the shape of the skeleton. Limbs' joints are those of the names; what bends
/// within a back, a collar or a wrist hangs on which places of it the sets have, and no joint shows how a
/// foot is turned about its length.
void SkeletonBodyTest::namesThatSayNothingAreTheSamePerson() {
  WANT_RECORDED_DATA();
  QFETCH(const QString, file);
  const Recording named = recorded(file.toUtf8().constData());
  Recording numbered = named;
  for (std::size_t i = 0; i < numbered.skeleton->joints.size(); ++i)
    numbered.skeleton->joints[i].name = "joint_" + std::to_string(i);
  const RecordedTrial one = importedPart(named), other = importedPart(numbered);
  QVERIFY(std::abs(statureOf(one) - statureOf(other)) < 0.01);
  constexpr std::array kWithin{std::pair("_knee_flexion", 1.0),     std::pair("_ankle_plantarflexion", 5.0),
                               std::pair("_hip_flexion", 3.0),      std::pair("_hip_abduction", 3.0),
                               std::pair("_elbow_flexion", 5.0),    std::pair("_shoulder_adduction", 5.0),
                               std::pair("_forearm_pronation", 8.0)};
  QString beyond;
  for (const auto& [joint, degrees] : kWithin)
    for (const char* side : {"l", "r"}) {
      const double off = apart(one.trial, other.trial, std::string(side) + joint) / kDegree;
      if (!(off < degrees)) beyond += QString("%1%2: %3 ").arg(side).arg(joint).arg(off);
    }
  QVERIFY2(beyond.isEmpty(), qPrintable(beyond));
}

QTEST_GUILESS_MAIN(SkeletonBodyTest)
#include "skeleton_body_test.moc"
