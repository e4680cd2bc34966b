// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/violation_words.h"

#include <QTest>
#include <algorithm>
#include <vector>

#include "engine/trial/law_table.h"

namespace handhold {

namespace {

constexpr UnitChoice kUs{UnitSystem::UsCustomary};
constexpr Dimension kLength = Dimension::Length, kAngle = Dimension::Angle, kForce = Dimension::Force,
                    kMoment = Dimension::Torque, kShare = Dimension::None;
constexpr double kDegree = M_PI / 180.0;

struct Row {
  Violation violation;
  const char *si, *us, *remedy;
};

/// Every law, some with several deeds or quantities.
const std::vector<Row>& rows() {
  static const std::vector<Row> all = {
      {{Law::ContactReach, "right grip", 0, kLength, 0.12},
       "right grip is 12.0 cm out of reach",
       "right grip is 4.7 in out of reach",
       "move it to where the body reaches, or release another contact"},
      {{Law::ContactPlace, "right grip", 0, kLength, 0.004},
       "right grip is 4.0 mm off its place",
       "right grip is 0.16 in off its place",
       "solve the posture, or release the contact"},
      {{Law::ContactsApart, "left grip", 1, kLength, 48.6, 50.5, 1.9, Deed::None, "right grip"},
       "right grip and left grip lie 50.5 m apart, 48.6 m further than the body between them spans",
       "right grip and left grip lie 165.7 ft apart, 159.4 ft further than the body between them spans",
       "bring them nearer together"},
      {{Law::ContactAtEnds, "right foot", 0, kLength, 0.032},
       "right foot lies 3.2 cm apart in the start and the end posture",
       "right foot lies 1.3 in apart in the start and the end posture",
       "move or release the contact, or solve the start posture first"},
      {{Law::ContactAtStart, "left foot", 0, kLength, 0.05},
       "left foot is 5.0 cm off its place",
       "left foot is 2.0 in off its place",
       "move or release the contact, or solve the start posture first"},
      {{Law::ContactOnWay, "left foot", 0, kLength, 0.05},
       "left foot leaves its place by 5.0 cm",
       "left foot leaves its place by 2.0 in",
       "move or release the contact, or solve the start posture first"},
      {{Law::Leap, "body", -1, kAngle, 60.0},
       "the body would leap to keep its contacts",
       "the body would leap to keep its contacts",
       "release a contact, or solve another start posture first"},
      {{Law::SpeedBound, "l_knee_flexion", -1, Dimension::AngularSpeed, 2.0, 3.0, 1.0},
       "left knee flexion is moved at 172 degrees/s, its bound is 57.3 degrees/s",
       "left knee flexion is moved at 172 degrees/s, its bound is 57.3 degrees/s",
       "give what moves it more time or another contact, or allow a higher speed"},
      {{Law::ContactTurn, "left foot", 0, kAngle, 35.0 * kDegree},
       "left foot is turned 35 degrees too far",
       "left foot is turned 35 degrees too far",
       "turn its axis, or move it where the limb can face it"},
      {{Law::ContactFacing, "left foot", 0, kAngle, 35.0 * kDegree},
       "left foot is turned by 35 degrees",
       "left foot is turned by 35 degrees",
       "solve the posture, or release the contact"},
      {{Law::FacingAtEnds, "left foot", 0, kAngle, 35.0 * kDegree},
       "left foot is turned by 35 degrees between the start and the end posture",
       "left foot is turned by 35 degrees between the start and the end posture",
       "move or release the contact, or solve the start posture first"},
      {{Law::TargetReach, "shelf", 0, kLength, 2.5},
       "shelf is 250.0 cm out of reach",
       "shelf is 98.4 in out of reach",
       "move it to where the body reaches, or release another contact"},
      {{Law::TargetPlace, "shelf", 0, kLength, 0.12},
       "shelf is 12.0 cm off its place",
       "shelf is 4.7 in off its place",
       "solve the posture, or let the target be a wish"},
      {{Law::TargetTurn, "shelf", 0, kAngle, 0.5},
       "shelf is turned 29 degrees too far",
       "shelf is turned 29 degrees too far",
       "turn its axis, or move it where the limb can face it"},
      {{Law::TargetFacing, "shelf", 0, kAngle, 0.5},
       "shelf is turned 29 degrees too far",
       "shelf is turned 29 degrees too far",
       "solve the posture, or let the target be a wish"},
      {{Law::Gaze, "lamp", 0, kAngle, 0.5},
       "lamp is 29 degrees off the line of sight",
       "lamp is 29 degrees off the line of sight",
       "turn the body, or move what is looked at"},
      {{Law::GazeNow, "lamp", 0, kAngle, 0.5},
       "lamp is 29 degrees off the line of sight",
       "lamp is 29 degrees off the line of sight",
       "solve the posture, or let the target be a wish"},
      {{Law::CircleTarget, "crank", 0, kLength, 0.12},
       "crank is 12.0 cm off its circle",
       "crank is 4.7 in off its circle",
       "move the circle nearer to the body, or release a contact"},
      {{Law::PathTarget, "seam", 0, kLength, 0.12},
       "seam is 12.0 cm off its path",
       "seam is 4.7 in off its path",
       "move the path nearer to the body, or release a contact"},
      {{Law::PathBeginning, "seam", 0, kLength, 0.12},
       "seam is 12.0 cm beyond the first point of its path",
       "seam is 4.7 in beyond the first point of its path",
       "lengthen the path, or move it nearer to the body"},
      {{Law::PathEnd, "seam", 0, kLength, 0.12},
       "seam is 12.0 cm beyond the last point of its path",
       "seam is 4.7 in beyond the last point of its path",
       "lengthen the path, or move it nearer to the body"},
      {{Law::StageSpeed, "l_ball", -1, Dimension::Speed, 0.25, 0.0, 0.0, Deed::None, "at the end of return"},
       "l_ball is 0.25 m/s off its speed at the end of return",
       "l_ball is 0.82 ft/s off its speed at the end of return",
       "give the stages more time, or leave the speed free"},
      {{Law::HeldBack, "at the end of return", -1, Dimension::Speed, 0.5},
       "the speed at the end of return is missed by 0.5 m/s: contacts hold the body back",
       "the speed at the end of return is missed by 1.64 ft/s: contacts hold the body back",
       "let the contact go before, or ask for another speed"},
      {{Law::JointTorque, "r_elbow_flexion", 4, kShare, 0.38, 69.0, 50.0},
       "right elbow flexion would need 69.0 N m, its limit is 50.0 N m",
       "right elbow flexion would need 50.9 ft lbf, its limit is 36.9 ft lbf",
       "lighten the load or give the body another support"},
      {{Law::ContactLimit, "right grip", 0, kForce, 100.0, 640.0, 540.0, Deed::Pulls},
       "right grip pulls with 640 N, its limit is 540 N",
       "right grip pulls with 143.9 lbf, its limit is 121.4 lbf",
       "add a handhold or a foothold, or move the body over the feet"},
      {{Law::ContactLimit, "right grip", 0, kForce, 100.0, 640.0, 540.0, Deed::IsSheared},
       "right grip is sheared by 640 N, its limit is 540 N",
       "right grip is sheared by 143.9 lbf, its limit is 121.4 lbf",
       "add a handhold or a foothold, or move the body over the feet"},
      {{Law::ContactLimit, "boots", 0, kForce, 100.0, 640.0, 540.0, Deed::Shears},
       "boots shears with 640 N, its limit is 540 N",
       "boots shears with 143.9 lbf, its limit is 121.4 lbf",
       "add a handhold or a foothold, or move the body over the feet"},
      {{Law::ContactLimit, "right grip", 0, kMoment, 5.0, 20.0, 15.0, Deed::Twists},
       "right grip twists with 20.0 N m, its limit is 15.0 N m",
       "right grip twists with 14.8 ft lbf, its limit is 11.1 ft lbf",
       "add a handhold or a foothold, or move the body over the feet"},
      {{Law::OneSidedContact, "left foot heel", 1, kForce, 25.0, 25.0, 0.0, Deed::Pulls},
       "left foot heel pulls with 25 N, which it cannot",
       "left foot heel pulls with 5.6 lbf, which it cannot",
       "add a handhold or a foothold, or move the body over the feet"},
      {{Law::OneSidedContact, "fingertip", 1, kForce, 25.0, 25.0, 0.0, Deed::Pushes},
       "fingertip pushes with 25 N, which it cannot",
       "fingertip pushes with 5.6 lbf, which it cannot",
       "add a handhold or a foothold, or move the body over the feet"},
      {{Law::HingeMoment, "door handle", 0, kMoment, 12.34},
       "door handle lacks 12.3 N m to turn the hinge",
       "door handle lacks 9.1 ft lbf to turn the hinge",
       "hold further from the hinge, or lower its friction or damping"},
      {{Law::HandStrength, "block", 0, kForce, 100.0, 640.0, 540.0, Deed::OpensFingers, "right hand"},
       "block is too much for the right hand: it pulls the fingers open with 640 N, the limit is 540 N",
       "block is too much for the right hand: it pulls the fingers open with 143.9 lbf, the limit is "
       "121.4 lbf",
       "lighten it, or share it with the other hand"},
      {{Law::HandStrength, "block", 0, kForce, 100.0, 640.0, 540.0, Deed::PressesPalm, "right hand"},
       "block is too much for the right hand: it presses into the palm with 640 N, the limit is 540 N",
       "block is too much for the right hand: it presses into the palm with 143.9 lbf, the limit is "
       "121.4 lbf",
       "lighten it, or share it with the other hand"},
      {{Law::HandStrength,
        "block",
        0,
        kForce,
        100.0,
        640.0,
        540.0,
        Deed::SlidesThroughFingers,
        "left hand",
        {"lamp"}},
       "block and lamp is too much for the left hand: it slides through the fingers with 640 N, the limit "
       "is 540 N",
       "block and lamp is too much for the left hand: it slides through the fingers with 143.9 lbf, the "
       "limit is 121.4 lbf",
       "lighten it, or share it with the other hand"},
      {{Law::HandStrength, "block", 0, kMoment, 5.0, 20.0, 15.0, Deed::TwistsWrist, "right hand"},
       "block is too much for the right hand: it twists the wrist with 20.0 N m, the limit is 15.0 N m",
       "block is too much for the right hand: it twists the wrist with 14.8 ft lbf, the limit is 11.1 ft lbf",
       "lighten it, or share it with the other hand"},
      {{Law::Slip, "left foot", 0, kForce, 40.0, 120.0, 80.0},
       "left foot slips: 120 N along the surface, friction holds 80 N",
       "left foot slips: 27.0 lbf along the surface, friction holds 18.0 lbf",
       "choose a rougher surface or add a handhold"},
      {{Law::FrictionShortage, "left foot", 0, kForce, 40.0},
       "left foot slips: friction lacks 40 N",
       "left foot slips: friction lacks 9.0 lbf",
       "press harder there, or choose a surface with more friction"},
      {{Law::Balance, "equilibrium", -1, kForce, 964.0},
       "no contact can give the missing 964 N",
       "no contact can give the missing 216.7 lbf",
       "add a contact or release none"},
      {{Law::Balance, "equilibrium", -1, kMoment, 8.46},
       "no contact can give the missing 8.5 N m",
       "no contact can give the missing 6.2 ft lbf",
       "add a contact or release none"},
      {{Law::Support, "equilibrium", -1, kForce, 964.0},
       "the contacts lack 964 N to hold the body",
       "the contacts lack 216.7 lbf to hold the body",
       "add a handhold or foothold, or move one nearer to the line of the weight"},
      {{Law::PushOnly, "right foot", 0, kLength, 0.25, 0.0, 0.0, Deed::None, "", {"left foot"}},
       "right foot and left foot can push but not pull: without weight nothing stops the body, which has to "
       "move by 25.0 cm",
       "right foot and left foot can push but not pull: without weight nothing stops the body, which has to "
       "move by 9.8 in",
       "hold on with a hand, or put a foot into a restraint"},
      {{Law::Tipping, "left foot ball", 0, Dimension::Torque, 5.0, 23.0, 18.0},
       "left foot ball tips over its edge: 23.0 N m about it, what presses holds 18.0 N m",
       "left foot ball tips over its edge: 17.0 ft lbf about it, what presses holds 13.3 ft lbf",
       "move the body over the foot, or add a handhold"},
      {{Law::Entering, "r_forearm", 12, kLength, 0.03, 0.02, -0.01, Deed::None, "the left thigh"},
       "right forearm passes 2.0 cm into the left thigh",
       "right forearm passes 0.79 in into the left thigh",
       "move what the body holds or reaches, so that the limbs can go round"},
      {{Law::Clearance, "r_forearm", 12, kLength, 0.005, -0.005, -0.01, Deed::None, "bar"},
       "right forearm comes within 5.0 mm of bar",
       "right forearm comes within 0.20 in of bar",
       "move what the body holds or reaches, so that the limbs can go round"},
  };
  return all;
}

}  // namespace

class ViolationWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyLawHasItsSentence() {
    for (const LawRow& law : lawTable())
      QVERIFY2(std::ranges::any_of(rows(), [&](const Row& row) { return row.violation.law == law.law; }),
               std::string(law.word).c_str());
    for (int deed = 1; !rowOf(static_cast<Deed>(deed)).word.empty(); ++deed) {
      QVERIFY(std::ranges::any_of(
          rows(), [&](const Row& row) { return row.violation.deed == static_cast<Deed>(deed); }));
      if (static_cast<Deed>(deed) == Deed::TwistsWrist) break;
    }
  }

  void aLawIsToldInEitherSystem() {
    for (const Row& row : rows()) {
      QCOMPARE(told(row.violation), std::string(row.si));
      QCOMPARE(told(row.violation, kUs), std::string(row.us));
      QCOMPARE(remedyOf(row.violation), std::string(row.remedy));
    }
  }

  void wordsOfFilesAreEachOfOneLaw() {
    for (const LawRow& law : lawTable()) {
      QCOMPARE(lawCalled(law.word), std::optional(law.law));
      QVERIFY(!law.word.empty() && !law.sentence.empty() && !law.remedy.empty());
    }
    QVERIFY(!lawCalled("no such law"));
  }

  void anglesMayBeRadians() {
    UnitChoice radians;
    radians.angle = AngleUnit::Radian;
    QCOMPARE(told({Law::Gaze, "lamp", 0, kAngle, 0.5}, radians),
             std::string("lamp is 0.50 rad off the line of sight"));
  }

  void timesAreSaidOfMotions() {
    Violation late{Law::ContactReach, "right grip", 0, kLength, 0.12};
    late.time = 0.4;
    QCOMPARE(told(late), std::string("right grip is 12.0 cm out of reach at 0.40 s"));
    late.time = 0.0;
    QCOMPARE(told(late, kUs), std::string("right grip is 4.7 in out of reach at 0.00 s"));
  }

  void whatIsHardlyOverItsLimitIsToldAboveIt() {
    const Violation wrist{Law::JointTorque, "l_wrist_flexion", 0, kMoment, 0.013, 10.013, 10.0};
    QCOMPARE(told(wrist), std::string("left wrist flexion would need 10.01 N m, its limit is 10.00 N m"));
    QCOMPARE(told(wrist, kUs),
             std::string("left wrist flexion would need 7.39 ft lbf, its limit is 7.38 ft lbf"));
    const Violation bar{Law::ContactLimit, "bar", 0, kForce, 0.2, -556.2, -556.0, Deed::Pulls};
    QCOMPARE(told(bar), std::string("bar pulls with 556.2 N, its limit is 556.0 N"));
    const Violation thread{Law::ContactLimit, "thread", 0, kForce, 0.001, 1.101, 1.1, Deed::Pulls};
    QCOMPARE(told(thread), std::string("thread pulls with 1.101 N, its limit is 1.100 N"));
  }

  void whatWasToldBeforeIsToldAgain() {
    Violation old{Law::Slip, "left foot", 0, kForce, 40.0};
    old.time = 0.4;
    old.told = ToldText{"left foot slips at 0.40 s", "dry it"};
    QCOMPARE(told(old, kUs), std::string("left foot slips at 0.40 s"));
    QCOMPARE(remedyOf(old), std::string("dry it"));
  }

  void filesTellWhatTheirViolationsDoNot() {
    const Violation slip = {Law::FrictionShortage, "left foot", 0, kForce, 40.0};
    QCOMPARE(ownMessage(finding("", {slip}), {slip}), std::string());
    QCOMPARE(ownMessage(told(slip), {slip}), std::string());
    QCOMPARE(ownMessage(finding("", {slip}), {slip, slip}), std::string());
    QCOMPARE(ownMessage("Stopped on request.", {slip}), std::string("Stopped on request"));
    QCOMPARE(ownMessage("a local optimum", {}), std::string("a local optimum"));
  }

  void anAnswerIsItsMessageOrItsWorst() {
    const Violation slip = {Law::FrictionShortage, "left foot", 0, kForce, 40.0};
    QCOMPARE(finding("Stopped", {slip}), std::string("Stopped"));
    QCOMPARE(finding("", {slip}), std::string("Left foot slips: friction lacks 40 N"));
    QCOMPARE(finding("", {slip, slip, slip}),
             std::string("Left foot slips: friction lacks 40 N, and 2 more"));
    QCOMPARE(finding("", {slip}, kUs), std::string("Left foot slips: friction lacks 9.0 lbf"));
    QCOMPARE(finding("", {}), std::string());
  }
};

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::ViolationWordsTest)
#include "violation_words_test.moc"
