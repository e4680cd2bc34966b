// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/contact_points.h"

#include <QtTest>
#include <cmath>

#include "engine/contact/given_force.h"
#include "engine/core/error.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/task/held_loads.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

Task oneContact(ContactKind kind, ContactEnd end) {
  Task task;
  Contact contact;
  contact.kind = kind;
  contact.end = end;
  contact.name = "it";
  contact.axis = Vector3::UnitY();
  contact.limits = {500.0, 900.0, 300.0, 12.0};
  task.contacts = {contact};
  return task;
}

std::string carried(const ContactPoint& point) {
  std::string word;
  for (bool carries : point.carries) word += carries ? '1' : '0';
  return word;
}

}  // namespace

class ContactPointsTest : public QObject {
  Q_OBJECT

 private slots:
  void eachKindCarriesWhatItCan();
  void aGripIsPulledOpenOutOfThePalm();
  void aFlatFootLoadsHeelAndBall();
  void aBroadFootTipsOverItsEdge();
  void localPointsAreInTheirFrames();
  void switchedOffLimitsAreInfinite();
  void aHandThatExertsAGivenForceBearsNothingElse();
  void releasedContactsCarryNothing();
  void planarModelsCarryInTheirPlane();
  void aBaseThatStaysLeavesAllOfSpace();
  void anUnknownSiteIsNamed();
  void theHandThatWasChosenIsToldWithTheForce();
};

void ContactPointsTest::eachKindCarriesWhatItCan() {
  const auto model = human55();
  struct Case {
    ContactKind kind;
    ContactEnd end;
    const char* word;
    const char* carries;
    bool cone;
  };
  for (const Case& c : {Case{ContactKind::Grip, ContactEnd::RightHand, "grip", "111110", false},
                        Case{ContactKind::FixedGrip, ContactEnd::LeftHand, "fixed", "111111", false},
                        Case{ContactKind::Palm, ContactEnd::LeftHand, "palm", "111000", true},
                        Case{ContactKind::Foot, ContactEnd::RightFoot, "foot", "111000", true},
                        Case{ContactKind::Restraint, ContactEnd::LeftFoot, "restraint", "111111", false},
                        Case{ContactKind::Rest, ContactEnd::Seat, "rest", "111000", true},
                        Case{ContactKind::Rest, ContactEnd::LeftForearm, "rest", "111000", true}}) {
    const auto points = contactPoints(*model, oneContact(c.kind, c.end));
    QCOMPARE(points.size(), size_t(1));
    QCOMPARE(points[0].fileKind, std::string(c.word));
    QCOMPARE(carried(points[0]), std::string(c.carries));
    QCOMPARE(points[0].hasCone, c.cone);
    QVERIFY(points[0].isTarget);
  }
}

/// The bar lies in front of the palm: fingers hold it against forces out of the palm, the palm against
/// others.
void ContactPointsTest::aGripIsPulledOpenOutOfThePalm() {
  const auto model = human55();
  const VectorX q = standing(*model);
  const Task task = oneContact(ContactKind::Grip, ContactEnd::RightHand);
  const ContactPoint grip = contactPoints(*model, task).at(0);
  QCOMPARE(grip.upper[1], 500.0);
  QCOMPARE(grip.lower[1], -900.0);
  QCOMPARE(grip.upper[0], 300.0);
  QCOMPARE(grip.upper[3], 12.0);
  QCOMPARE(grip.upper[5], 0.0);
  Task rubbing = task;
  rubbing.contacts[0].limits.turn = frictionTurn(540.0, 0.6, 0.032);
  QVERIFY(std::abs(contactPoints(*model, rubbing).at(0).upper[5] - 5.184) < 1e-12);
  Data data(*model);
  updateKinematics(*model, q, data);
  const Vector3 palmToBar = siteAt(*model, q, "r_grip").p - siteAt(*model, q, "r_palm").p;
  const ContactLoad load = toContactLoad(grip, data, Vector6::Unit(1));
  QVERIFY(load.force.dot(palmToBar.normalized()) > 0.99);
  const Vector3 toFingers = siteAt(*model, q, "r_fingertip").p - siteAt(*model, q, "r_palm").p;
  QVERIFY(loadAxes(grip, data).col(0).dot(toFingers.normalized()) > 0.9);
}

void ContactPointsTest::aFlatFootLoadsHeelAndBall() {
  const auto model = human55();
  const VectorX q = standing(*model);
  Task task = oneContact(ContactKind::FlatFoot, ContactEnd::LeftFoot);
  task.contacts[0].position = siteAt(*model, q, "l_ball").p;
  auto points = contactPoints(*model, task);
  QCOMPARE(points.size(), size_t(2));
  QCOMPARE(points[0].name, std::string("it ball"));
  QCOMPARE(points[1].name, std::string("it heel"));
  QVERIFY(points[0].isTarget && !points[1].isTarget);
  QVERIFY(std::isinf(points[1].upper[0]) && points[1].lower[1] == 0.0 && points[1].upper[1] == 900.0);
  task.contacts[0].heading = Vector3::UnitZ();
  points = contactPoints(*model, task);
  QVERIFY(points[1].isTarget);
  QVERIFY((points[1].target - siteAt(*model, q, "l_heel").p).norm() < 1e-9);
}

/// It presses within half its breadth of heel and ball, so it carries moments, but none about the normal.
void ContactPointsTest::aBroadFootTipsOverItsEdge() {
  const auto model = human55();
  Task task = oneContact(ContactKind::FlatFoot, ContactEnd::LeftFoot);
  task.contacts[0].breadth = 0.09;
  for (const ContactPoint& point : contactPoints(*model, task)) {
    QCOMPARE(carried(point), std::string("111101"));
    QCOMPARE(point.patch, 0.045);
    QVERIFY(std::isinf(point.upper[3]) && std::isinf(point.lower[5]));
  }
  task.laws.friction = task.laws.contactLimits = false;  // no sole holds more by that
  QCOMPARE(contactPoints(*model, task)[0].patch, 0.045);
}

void ContactPointsTest::localPointsAreInTheirFrames() {
  const auto model = human55();
  const VectorX q = crouching(*model, 0.2);
  Data data(*model);
  updateKinematics(*model, q, data);
  for (ContactEnd end : {ContactEnd::RightHand, ContactEnd::LeftHand}) {
    const ContactPoint point = contactPoints(*model, oneContact(ContactKind::Palm, end)).at(0);
    const Vector3 expected = siteAt(*model, q, end == ContactEnd::RightHand ? "r_palm" : "l_palm").p;
    QVERIFY((worldPoint(point, data) - expected).norm() < 1e-12);
    QVERIFY((framePose(*model, data, point.frame) * point.localPoint - expected).norm() < 1e-12);
  }
}

void ContactPointsTest::switchedOffLimitsAreInfinite() {
  const auto model = human55();
  Task task = oneContact(ContactKind::Foot, ContactEnd::RightFoot);
  task.laws.contactLimits = false;
  task.laws.friction = false;
  task.contacts[0].limits.push = 0.0;
  const ContactPoint foot = contactPoints(*model, task).at(0);
  QVERIFY(std::isinf(foot.upper[1]));
  QCOMPARE(foot.lower[1], 0.0);  // it never pulls
  QVERIFY(!foot.hasCone);
}

/// Its place is kept whatever is switched off, what it exerts is a load of its own.
void ContactPointsTest::aHandThatExertsAGivenForceBearsNothingElse() {
  const auto model = human55();
  for (const ContactKind kind : {ContactKind::Grip, ContactKind::FixedGrip, ContactKind::Palm}) {
    Task task = oneContact(kind, ContactEnd::RightHand);
    task.contacts[0].limits = nothingBorne();
    for (const bool isLimited : {true, false}) {
      task.laws.contactLimits = isLimited;
      const auto points = contactPoints(*model, task);
      QCOMPARE(points.size(), size_t(1));
      QVERIFY(points[0].isTarget && !points[0].hasCone);
      QCOMPARE(carried(points[0]), std::string("000000"));
    }
    // the hand itself is as strong as ever
    Load force;
    force.site = contactSite(task.contacts[0]);
    force.force = Vector3(0.0, 0.0, 60.0);
    task.loads = {force};
    task.laws.contactLimits = true;
    const auto held = heldLoads(*model, task);
    QCOMPARE(held.size(), size_t(1));
    QVERIFY(held[0].grip.upper[1] > 200.0 && held[0].grip.lower[1] < -200.0);
  }
}

void ContactPointsTest::releasedContactsCarryNothing() {
  Task task = oneContact(ContactKind::Foot, ContactEnd::RightFoot);
  task.contacts[0].pinned = false;
  QVERIFY(contactPoints(*human55(), task).empty());
}

void ContactPointsTest::planarModelsCarryInTheirPlane() {
  const auto model = loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models/planar9.json");
  Task task = oneContact(ContactKind::Grip, ContactEnd::RightHand);
  task.contacts[0].axis = Vector3::UnitZ();
  QCOMPARE(carried(contactPoints(*model, task).at(0)), std::string("110000"));
  task.contacts[0].limits.turn = 30.0;
  const ContactPoint turned = contactPoints(*model, task).at(0);
  QCOMPARE(carried(turned), std::string("110001"));
  QCOMPARE(turned.upper[5], 30.0);
  QCOMPARE(turned.lower[5], -30.0);
  task.contacts[0].kind = ContactKind::FixedGrip;
  QCOMPARE(carried(contactPoints(*model, task).at(0)), std::string("110001"));
}

/// As a free one does, in the site's own axes.
void ContactPointsTest::aBaseThatStaysLeavesAllOfSpace() {
  const auto model = loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models/arm9.json");
  Task task = oneContact(ContactKind::Grip, ContactEnd::RightHand);
  task.contacts[0].site = "r_held";
  const ContactPoint held = contactPoints(*model, task).at(0);
  QCOMPARE(carried(held), std::string("111110"));
  QVERIFY((held.R_LS - model->sites[model->findSite("r_held")].X_LS.R).norm() < 1e-15);
}

void ContactPointsTest::anUnknownSiteIsNamed() {
  Task task = oneContact(ContactKind::Palm, ContactEnd::RightHand);
  task.contacts[0].site = "r_wing";
  try {
    contactPoints(*human55(), task);
    QFAIL("no such site");
  } catch (const InputError& error) {
    QVERIFY(QString(error.what()).startsWith("contacts[0].site: model human55 has no site r_wing"));
  }
}

/// Of two hands that may hold, who reads that the grip is pulled open wants to know by which.
void ContactPointsTest::theHandThatWasChosenIsToldWithTheForce() {
  const auto model = human55();
  Task task = oneContact(ContactKind::Grip, ContactEnd::LeftHand);
  Vector6 pulled = Vector6::Zero();
  pulled[1] = 2000.0;
  const auto told = [&] {
    return violatedLoads(contactPoints(*model, task).at(0), pulled, kLimitTolerance).at(0).name;
  };
  QCOMPARE(told(), std::string("it"));
  task.contacts[0].eitherSide = true;
  QCOMPARE(told(), std::string("it (left hand)"));
  task.contacts[0].kind = ContactKind::FlatFoot;
  task.contacts[0].end = ContactEnd::LeftFoot;
  const ContactPoint heel = contactPoints(*model, task).at(1);
  QCOMPARE(heel.told, std::string("it (left foot) heel"));
  QCOMPARE(heel.name, std::string("it heel"));  // tables and curves keep the name of its owner
}

QTEST_GUILESS_MAIN(ContactPointsTest)
#include "contact_points_test.moc"
