// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/bones/known_bones.h"

#include <QtTest>

#include "engine/estimation/bones/body_shape.h"
#include "engine/estimation/bones/bone_words.h"
#include "engine/estimation/bones/standing_up.h"
#include "engine/estimation/marker_sets/own_places.h"
#include "engine/estimation/preparation.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "engine/estimation/world_placement.h"
#include "tests/engine/estimation/bones/rig.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

constexpr int kFrames = 12;
constexpr double kRate = 50.0;
constexpr double kSameAngle = 1e-6;  // rad: the same sums, as markers stand in one order

std::vector<MarkerSet> sets() { return loadMarkerSets(kResources / "marker_sets"); }

template <class NameOf>
Recording rig(const NameOf& nameOf) {
  return rigRecording(*human(), swingingWay(*human(), kFrames, kRate), kRate, nameOf);
}

Recording plainRig() {
  return rig([](const std::string& joint) { return joint; });
}

Recording rigOf(const Convention& convention) {
  return rig([&](const std::string& joint) { return nameIn(convention, joint); });
}

MarkerSet setOf(const Recording& recording) {
  const std::vector<MarkerSet> all = sets();
  const KnownBones known = knownBones(recording, all);
  if (known.set < 0) qFatal("not known");
  return withOwnPlaces(all[static_cast<std::size_t>(known.set)], known.places);
}

RecordedTrial imported(const Recording& recording) {
  RecordedTrialRequest request;
  request.file = "rig.bvh";
  request.markerSet = setOf(recording);
  request.recording = std::make_shared<const Recording>(prepared(recording, suggestedPreparation(recording)));
  request.subject = Subject(human());
  request.modelFile = readFile(kHumanFile);
  return recordedTrial(request);
}

/// Greatest difference of any coordinate (rad, m).
double apart(const Trial& a, const Trial& b) {
  double most = a.motion.frames.size() == b.motion.frames.size() ? 0.0 : 1e9;
  for (std::size_t k = 0; k < std::min(a.motion.frames.size(), b.motion.frames.size()); ++k)
    most = std::max(most, (a.motion.frames[k].q - b.motion.frames[k].q).cwiseAbs().maxCoeff());
  return most;
}

/// "left forearm" of each of the rig's joints, under the names that the recording has.
std::map<std::string, std::string> partsOf(const KnownBones& known) {
  std::map<std::string, std::string> parts;
  for (const MarkerPlace& place : known.places) parts[place.labels.front()] = boneTitle(place);
  return parts;
}

/// All of it turned about an axis, as other programs stand in the world.
void turnAll(const Matrix3& R, Recording& recording) {
  for (SkeletonJoint& joint : recording.skeleton->joints) {
    joint.offset = R * joint.offset;
    if (joint.end) joint.end = Vector3(R * *joint.end);
  }
}

void dropEnds(Recording& recording) {
  for (SkeletonJoint& joint : recording.skeleton->joints) joint.end.reset();
}

}  // namespace

class KnownBonesTest : public QObject {
  Q_OBJECT

 private slots:
  void namesAreReadAsWords_data();
  void namesAreReadAsWords();
  void wordsOfTheRigDoNotCount();
  void aBoneIsWhatBeginsInItsJoint();
  void othersNamesAreTheSameMotion_data();
  void othersNamesAreTheSameMotion();
  void jointNamesAreTheSameMotion_data();
  void jointNamesAreTheSameMotion();
  void namesThatSayNothingAreTheSameMotion();
  void fingersFollowTheWrist();
  void feetTellSides();
  void namesTellSidesBeforeFeet();
  void withoutFeetSidesAreAGuess();
  void aRestThatIsNoStanceDoesNotMatter();
  void twistBonesAreNoElbows();
  void limbsWithoutEndsAreKnown();
  void zIsUpWhereTheBodyStandsAlongIt();
  void whoLiesKeepsTheUsualAxis();
  void legsMayHangBesideTheSpine();
  void whatIsNoBodyIsNotKnown();
  void aRootThatOnlyTurnsStandsOnTheFloor();
};

void KnownBonesTest::namesAreReadAsWords_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("part");
  QTest::addColumn<int>("side");  // -1 left, 1 right
  const auto row = [](const char* name, const char* part, int side) {
    QTest::newRow(name) << name << part << side;
  };
  row("LeftUpperArm", "upperarm", -1);
  row("mixamorig:LeftUpperArm", "upperarm", -1);
  row("upper_arm.L", "upperarm", -1);
  row("UpperArm_R", "upperarm", 1);
  row("r upperarm", "upperarm", 1);
  row("ShoulderLeft", "shoulder", -1);
  row("SHOULDER_LEFT", "shoulder", -1);
  row("upperarm01.L", "upperarm1", -1);
  row("spine_007", "spine7", 0);
  row("Toe0", "toe0", 0);
  row("lShin", "shin", -1);
  row("Leg", "leg", 0);
  row("lower", "lower", 0);
}

void KnownBonesTest::namesAreReadAsWords() {
  QFETCH(const QString, name);
  QFETCH(const QString, part);
  QFETCH(const int, side);
  const BoneWords words = boneWords(name.toStdString());
  QCOMPARE(QString::fromStdString(words.part), part);
  QCOMPARE(!words.side ? 0 : *words.side == BodySide::Left ? -1 : 1, side);
}

void KnownBonesTest::wordsOfTheRigDoNotCount() {
  const std::vector<BoneWords> bones =
      boneWords(std::vector<std::string>{"Bip01", "Bip01 Pelvis", "Bip01 Spine", "Bip01 L Thigh",
                                         "Bip01 R Thigh", "Bip01 Head", "Bip01 Neck", "prop"});
  QVERIFY((bones[1] == BoneWords{std::nullopt, "pelvis"}));
  QVERIFY((bones[3] == BoneWords{BodySide::Left, "thigh"}));
  QVERIFY((bones[7] == BoneWords{std::nullopt, "prop"}));
  const std::vector<BoneWords> single =
      boneWords(std::vector<std::string>{"lhumerus", "rhumerus", "lowerback"});
  QVERIFY((single[1] == BoneWords{BodySide::Right, "humerus"}));
  QVERIFY((single[2] == BoneWords{std::nullopt, "lowerback"}));
}

void KnownBonesTest::aBoneIsWhatBeginsInItsJoint() {
  for (const MarkerPlace& place : markerSet("skeleton").markers) {
    if (place.labels.front() == "LeftForeArm") QCOMPARE(boneTitle(place), std::string("left forearm"));
    if (place.labels.front() == "RightFoot") QCOMPARE(boneTitle(place), std::string("right foot"));
    if (place.labels.front() == "Head") QCOMPARE(boneTitle(place), std::string("head"));
    if (place.labels.front() == "RightUpLeg") QCOMPARE(boneTitle(place), std::string("right thigh"));
  }
}

void KnownBonesTest::othersNamesAreTheSameMotion_data() {
  QTest::addColumn<int>("convention");
  const std::vector<Convention> all = boneConventions();
  for (std::size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].name) << int(i);
}

void KnownBonesTest::othersNamesAreTheSameMotion() {
  QFETCH(const int, convention);
  static const Trial ours = imported(plainRig()).trial;
  const Trial theirs = imported(rigOf(boneConventions()[std::size_t(convention)])).trial;
  QVERIFY2(apart(ours, theirs) < kSameAngle, qPrintable(QString::number(apart(ours, theirs))));
}

void KnownBonesTest::jointNamesAreTheSameMotion_data() {
  QTest::addColumn<int>("convention");
  const std::vector<Convention> all = jointConventions();
  for (std::size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].name) << int(i);
}

void KnownBonesTest::jointNamesAreTheSameMotion() {
  QFETCH(const int, convention);
  static const Trial ours = imported(rigOf(jointNames())).trial;
  const Trial theirs = imported(rigOf(jointConventions()[std::size_t(convention)])).trial;
  QVERIFY2(apart(ours, theirs) < kSameAngle, qPrintable(QString::number(apart(ours, theirs))));
}

void KnownBonesTest::namesThatSayNothingAreTheSameMotion() {
  const Recording numbered = rig(numberedName);
  const KnownBones known = knownBones(numbered, sets());
  QVERIFY2(inOneText(known.doubts).find("by the shape of the skeleton") != std::string::npos,
           inOneText(known.doubts).c_str());
  QVERIFY(inOneText(known.doubts).find("where the feet point") != std::string::npos);
  QVERIFY(apart(imported(plainRig()).trial, imported(numbered).trial) < kSameAngle);
  QVERIFY(knownBones(plainRig(), sets()).doubts.empty() && knownBones(plainRig(), sets()).places.empty());
}

/// Whatever they are called, and however many there are.
void KnownBonesTest::fingersFollowTheWrist() {
  Recording handed = rigOf(boneConventions()[5]);  // Unreal
  std::vector<SkeletonJoint>& joints = handed.skeleton->joints;
  const auto hand = std::ranges::find(joints, "hand_l", &SkeletonJoint::name);
  SkeletonJoint finger, thumb;
  finger.name = "middle_01_l";
  thumb.name = "thumb_01_l";
  finger.parent = thumb.parent = static_cast<int>(hand - joints.begin());
  finger.offset = 0.5 * *hand->end;
  finger.end = finger.offset;
  thumb.offset = 0.2 * finger.offset;
  hand->end.reset();
  joints.push_back(thumb);
  joints.push_back(finger);
  const std::map<std::string, std::string> parts = partsOf(knownBones(handed, sets()));
  QVERIFY(parts.contains("middle_01_l") && parts.contains("middle_01_l end"));
  QVERIFY(!parts.contains("thumb_01_l"));
  QCOMPARE(parts.at("middle_01_l"), std::string("left hand"));
}

/// However the skeleton stands in the world.
void KnownBonesTest::feetTellSides() {
  const std::map<std::string, std::string> parts = partsOf(knownBones(rig(numberedName), sets()));
  QCOMPARE(parts.at(numberedName("LeftForeArm")), std::string("left forearm"));
  QCOMPARE(parts.at(numberedName("RightLeg")), std::string("right shank"));
  for (const Vector3& axis : {Vector3(0, 1, 0), Vector3(1, 0, 0), Vector3(0.6, 0.0, 0.8)}) {
    Recording turned = rig(numberedName);
    turnAll(Eigen::AngleAxisd(2.0, axis).toRotationMatrix(), turned);
    QVERIFY(partsOf(knownBones(turned, sets())) == parts);
  }
}

void KnownBonesTest::namesTellSidesBeforeFeet() {
  const Recording swapped = rig([](const std::string& joint) {
    const bool isLeft = joint.starts_with("Left"), isRight = joint.starts_with("Right");
    return numberedName(joint) + (isLeft ? ".R" : isRight ? ".L" : "");
  });
  const std::map<std::string, std::string> parts = partsOf(knownBones(swapped, sets()));
  QCOMPARE(parts.at(numberedName("LeftForeArm") + ".R"), std::string("right forearm"));
}

void KnownBonesTest::withoutFeetSidesAreAGuess() {
  Recording footless = rig(numberedName);
  std::vector<SkeletonJoint>& joints = footless.skeleton->joints;
  for (const char* toe : {"RightToeBase", "LeftToeBase"})
    for (SkeletonJoint& joint : joints)
      if (joint.name == numberedName(toe)) {
        joint.offset.setZero();
        joint.end.reset();
      }
  const KnownBones known = knownBones(footless, sets());
  QVERIFY(inOneText(known.doubts).find("a guess: x is taken as left") != std::string::npos);
  QCOMPARE(partsOf(known).at(numberedName("LeftForeArm")), std::string("left forearm"));
}

/// Some programs write bones at rest that point anywhere, and turn them in every frame: here legs go up.
void KnownBonesTest::aRestThatIsNoStanceDoesNotMatter() {
  const auto legsUp = [](const std::string& joint) {
    const bool isOfLeg = joint.ends_with("Leg") || joint.ends_with("Foot") || joint.ends_with("ToeBase");
    return isOfLeg ? Matrix3(Eigen::AngleAxisd(std::numbers::pi, Vector3::UnitX()).toRotationMatrix())
                   : palmsDown(joint);
  };
  const Recording folded =
      rigRecording(*human(), swingingWay(*human(), kFrames, kRate), kRate, numberedName, legsUp);
  const std::optional<SkeletonShape> upright = bodyShape(rig(numberedName)), shape = bodyShape(folded);
  QVERIFY(upright && upright->ahead && (*upright->ahead - Vector3::UnitZ()).norm() < 0.1);
  QVERIFY(shape && !shape->ahead && shape->bones == upright->bones);
}

/// An upper arm of two bones in a row.
void KnownBonesTest::twistBonesAreNoElbows() {
  Recording twisted = rig(numberedName);
  std::vector<SkeletonJoint>& joints = twisted.skeleton->joints;
  for (const char* side : {"Left", "Right"}) {
    const auto elbow =
        std::ranges::find(joints, numberedName(std::string(side) + "ForeArm"), &SkeletonJoint::name);
    SkeletonJoint twist;
    twist.name = std::string("twist ") + (*side == 'L' ? "A" : "B");
    twist.parent = elbow->parent;
    twist.offset = 0.5 * elbow->offset;
    elbow->offset *= 0.5;
    const int at = static_cast<int>(elbow - joints.begin());
    elbow->parent = at;
    for (SkeletonJoint& joint : joints)
      if (&joint != &*elbow && joint.parent >= at) ++joint.parent;
    joints.insert(elbow, twist);
  }
  const std::map<std::string, std::string> parts = partsOf(knownBones(twisted, sets()));
  QCOMPARE(parts.at(numberedName("LeftForeArm")), std::string("left forearm"));
  QVERIFY(!parts.contains("twist A"));
}

void KnownBonesTest::limbsWithoutEndsAreKnown() {
  Recording open = rig(numberedName);
  dropEnds(open);
  const std::map<std::string, std::string> parts = partsOf(knownBones(open, sets()));
  QCOMPARE(parts.at(numberedName("LeftLeg")), std::string("left shank"));
  QCOMPARE(parts.at(numberedName("RightForeArm")), std::string("right forearm"));
}

void KnownBonesTest::zIsUpWhereTheBodyStandsAlongIt() {
  Recording upright = plainRig();
  upright.doubts.push_back(
      {DoubtKind::UpAxis, "file", "BVH tells no up axis", "taken as +Y up, as most are"});
  settleUpByStance(upright);
  QCOMPARE(upright.up->axis, 1);
  QVERIFY(inOneText(upright.doubts).find("as most are") != std::string::npos);
  Recording turned = upright;
  WorldPlacement lying;  // what was up is the laboratory's z then
  lying.up = LaboratoryAxis{2, -1};
  lying.forward = LaboratoryAxis{1, 1};
  placeInWorld(lying, turned);
  turned.up = LaboratoryAxis{1, 1};
  settleUpByStance(turned);
  QCOMPARE(turned.up->axis, 2);
  QVERIFY(inOneText(turned.doubts).find("along which the body stands") != std::string::npos);
  QCOMPARE(suggestedPlacement(turned).up.axis, 2);
}

/// Who lies in half of the frames stands along none.
void KnownBonesTest::whoLiesKeepsTheUsualAxis() {
  std::vector<VectorX> way = swingingWay(*human(), kFrames, kRate);
  const Quaternion lying(Eigen::AngleAxisd(1.57, Vector3::UnitX()));
  for (std::size_t k = 0; k < way.size() / 2; ++k)
    way[k].segment<4>(3) << lying.w(), lying.x(), lying.y(), lying.z();
  Recording recording = rigRecording(*human(), way, kRate, numberedName);
  recording.doubts.push_back({DoubtKind::UpAxis, "file", "BVH tells no up axis", "taken as +Y up"});
  settleUpByStance(recording);
  QCOMPARE(recording.up->axis, 1);
}

/// On a pelvis of their own, under a root that carries both.
void KnownBonesTest::legsMayHangBesideTheSpine() {
  Recording split = rig(numberedName);
  std::vector<SkeletonJoint>& joints = split.skeleton->joints;
  for (SkeletonJoint& joint : joints)
    if (joint.parent >= 0) ++joint.parent;
  SkeletonJoint pelvis;
  pelvis.name = "joint_99";
  pelvis.parent = 0;
  pelvis.offset = Vector3(0.0, -0.04, 0.0);
  joints.insert(joints.begin() + 1, pelvis);
  for (SkeletonJoint& joint : joints) {
    const bool isThigh = joint.name == numberedName("LeftUpLeg") || joint.name == numberedName("RightUpLeg");
    if (joint.parent == 1) joint.parent = isThigh ? 1 : 0;
  }
  const std::map<std::string, std::string> parts = partsOf(knownBones(split, sets()));
  QCOMPARE(parts.at(numberedName("LeftLeg")), std::string("left shank"));
  QCOMPARE(parts.at(numberedName("RightHand")), std::string("right hand"));
  QCOMPARE(parts.at(numberedName("Hips")), std::string("pelvis"));
}

void KnownBonesTest::whatIsNoBodyIsNotKnown() {
  Recording chain = rig(numberedName);
  chain.skeleton->joints.resize(5);  // hips to head
  QCOMPARE(knownBones(chain, sets()).set, -1);
  QVERIFY(!bodyShape(chain));
  Recording few = rigOf(boneConventions()[5]);  // hips to head: its end and its front are no further joints
  few.skeleton->joints.resize(5);
  QCOMPARE(knownBones(few, sets()).set, -1);
}

void KnownBonesTest::aRootThatOnlyTurnsStandsOnTheFloor() {
  Recording still = plainRig();
  std::vector<JointFreedom>& freedoms = still.skeleton->joints.front().freedoms;
  const Recording moving = still;
  standStillRoot(still);
  QVERIFY(still == moving);
  std::erase_if(freedoms,
                [](const JointFreedom& freedom) { return freedom.kind == JointFreedom::Kind::Move; });
  standStillRoot(still);
  QVERIFY(inOneText(still.doubts).find("does not tell where it is") != std::string::npos);
  double lowest = 1.0;
  const std::vector<Pose> poses = jointPoses(*still.skeleton, coordinatesAt(still, 0));
  for (std::size_t i = 0; i < poses.size(); ++i) {
    const std::optional<Vector3>& end = still.skeleton->joints[i].end;
    lowest = std::min({lowest, poses[i].p.y(), end ? (poses[i] * *end).y() : 1.0});
  }
  QVERIFY(std::abs(lowest) < 1e-9);
}

QTEST_GUILESS_MAIN(KnownBonesTest)
#include "known_bones_test.moc"
