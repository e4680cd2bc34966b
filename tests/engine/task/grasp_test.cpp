// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/load_shares.h"

#include <QtTest>

#include "engine/task/cabin.h"
#include "engine/task/contact_points.h"
#include "engine/task/place_check.h"
#include "engine/task/prop_places.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

std::shared_ptr<const Model> person(const char* name) {
  return loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models" / name);
}

Task holding(PropKind kind, const Vector3& size, const PropPlace& place) {
  Task task;
  Prop prop;
  prop.name = "it";
  prop.kind = kind;
  prop.size = size;
  task.props = {prop};
  Contact grip;
  putOn(prop, place, grip);
  task.contacts = {grip};
  return task;
}

PropPlace inFrame(const Vector3& point, const Vector3& axis, double off = 0.0) {
  PropPlace place;
  place.part = PropPart::Frame;
  place.point = point;
  place.axis = axis;
  place.off = off;
  return place;
}

}  // namespace

class GraspTest : public QObject {
  Q_OBJECT

 private slots:
  void aHandOpensOnThickBars();
  void longHandsCloseRoundMore();
  void aHandOnAThickBarIsAtItsLimitSooner();
  void whatIsThickHoldsThePalmOff();
  void thePalmLiesOnWhatItHolds();
  void aGripThatBecomesAPalmLiesOnTheSkin();
};

/// The published means, and proportions between them.
void GraspTest::aHandOpensOnThickBars() {
  const double hand = 0.185;
  for (const auto& [across, force] :
       {std::pair(0.032, 236.0), {0.0508, 236.0}, {0.0635, 208.0}, {0.06985, 183.0}, {0.0762, 158.0}})
    QVERIFY(std::abs(closingShare(across, hand) - force / 236.0) < 1e-9);
  // the slope of the last two goes on
  QVERIFY(std::abs(236.0 * closingShare(0.0889, hand) - 108.0) < 1.0);
  QCOMPARE(closingShare(0.12, hand), 0.0);
}

/// The 5th percentile woman's hand holds less of a thick bar than the 95th percentile man's, and lets go of
/// one that he still holds.
void GraspTest::longHandsCloseRoundMore() {
  const auto small = person("f05.json"), large = person("m95.json");
  const double woman = handLength(*small, BodySide::Right), man = handLength(*large, BodySide::Left);
  QVERIFY(woman > 0.14 && woman < 0.175);
  QVERIFY(man > 0.185 && man < 0.215);
  QVERIFY(std::abs(closesRound(man) / closesRound(woman) - man / woman) < 1e-12);
  const auto share = [](const Model& model, double diameter) {
    const Task task = holding(PropKind::Bar, Vector3(1.0, diameter, 1.0), PropPlace{});
    return contactPoints(model, task).at(0).upper[1] / model.grip.right;
  };
  QCOMPARE(share(*small, 0.032), 1.0);
  QCOMPARE(share(*large, 0.052), 1.0);
  QVERIFY(share(*small, 0.052) < 0.95);
  QVERIFY(share(*small, 0.08) < share(*large, 0.08) - 0.2);
  QCOMPARE(share(*small, 0.112), 0.0);
  QVERIFY(share(*large, 0.112) > 0.05);
}

/// By the published mean of 76 mm.
void GraspTest::aHandOnAThickBarIsAtItsLimitSooner() {
  const auto model = human55();
  const VectorX q = standing(*model);
  const double thicker = handLength(*model, BodySide::Right) / 0.185;
  Task task;
  task.contacts = {gripAt(*model, q, ContactEnd::RightHand)};
  Prop bar;
  bar.name = "bar";
  bar.kind = PropKind::Bar;
  bar.size = Vector3(1.0, 0.0762 * thicker, 1.0);
  task.props = {bar};
  putOn(bar, PropPlace{}, task.contacts[0]);
  ContactLoad load;
  load.name = task.contacts[0].name;
  load.contact = 0;
  load.force = model->grip.right * siteAt(*model, q, "r_grip").R.col(1);
  QVERIFY(std::abs(*LoadShares(*model, task).at(q, {load})[0] - 236.0 / 158.0) < 1e-9);
}

/// The palm lies 18 mm from the middle of a slim grip, and on the skin of what is thicker.
void GraspTest::whatIsThickHoldsThePalmOff() {
  const auto model = human55();
  const auto off = [&](const Task& task) { return heldOff(*model, task, task.contacts[0]).y(); };
  const Vector3 x = Vector3::UnitX();
  const double room = 0.01802;
  const auto isAt = [&](const Task& task, double radius) {
    QVERIFY(std::abs(heldRadius(task, task.contacts[0]) - radius) < 1e-12);
    QVERIFY(std::abs(off(task) - std::max(0.0, radius - room)) < 2e-4);
  };
  isAt(holding(PropKind::Box, Vector3(0.4, 0.06, 0.06), inFrame(Vector3::Zero(), x)), 0.03);
  isAt(holding(PropKind::Box, Vector3(0.4, 0.02, 0.03), inFrame(Vector3::Zero(), x)), 0.015);
  // 2 cm within the edge of a shelf
  isAt(holding(PropKind::Box, Vector3(0.8, 0.02, 0.4), inFrame(Vector3(0.1, 0.0, 0.18), x)), 0.02);
  // a handle that stands off the box
  isAt(holding(PropKind::Box, Vector3(0.4, 0.06, 0.06), inFrame(Vector3(0.0, 0.05, 0.0), x)), 0.0);
  // an oval of 35 x 19 mm: two half circles and two straight edges of 16 mm
  PropPlace rail;
  rail.part = PropPart::Handrail;
  rail.number = 2;
  const Task cabin = holding(PropKind::Cabin, kCabinSize, rail);
  const double about = 0.019 * std::numbers::pi + 2.0 * 0.016;
  QVERIFY(std::abs(2.0 * std::numbers::pi * heldRadius(cabin, cabin.contacts[0]) - about) < 1e-12);
  QVERIFY(std::abs(off(cabin)) < 0.001);
  // a mesh where its file says so
  isAt(holding(PropKind::Mesh, Vector3::Constant(0.001), inFrame(Vector3::Zero(), x, 0.03)), 0.03);
  isAt(holding(PropKind::Mesh, Vector3::Constant(0.001), inFrame(Vector3::Zero(), x)), 0.0);
}

/// Three millimetres of flesh between them, whoever holds whatever; a handle that suits needs no more.
void GraspTest::thePalmLiesOnWhatItHolds() {
  for (const char* name : {"human55.json", "f05.json", "m50.json", "m95.json"}) {
    const auto model = person(name);
    const auto site = [&](const char* word) { return model->sites[model->findSite(word)].X_LS; };
    const auto between = [&](double radius) {
      const Task task = holding(PropKind::Bar, Vector3(1.0, 2.0 * radius, 1.0), PropPlace{});
      const Vector3 bar = site("r_grip") * heldOff(*model, task, task.contacts[0]);
      return (site("r_palm").inverse() * bar).y() - radius;
    };
    for (const double radius : {0.006, 0.01, 0.013}) QVERIFY(std::abs(between(radius) - 0.003) < 1e-9);
    for (const double radius : {0.014, 0.016, 0.018, 0.03, 0.05})
      QVERIFY(between(radius) > -1e-9 && between(radius) < 0.0031);
    const double suits = handleRadius(*model, BodySide::Right);
    const Task task = holding(PropKind::Bar, Vector3(1.0, 2.0 * suits, 1.0), PropPlace{});
    QVERIFY(heldOff(*model, task, task.contacts[0]).norm() < 1e-9);
  }
  QVERIFY(handleRadius(*person("m95.json"), BodySide::Left) > 0.018);
  // another site than the grip lies on it as it is
  Task byPalm = holding(PropKind::Bar, Vector3(1.0, 0.1, 1.0), PropPlace{});
  QVERIFY(heldOff(*person("human55.json"), byPalm, byPalm.contacts[0]).norm() > 0.01);
  byPalm.contacts[0].site = "r_palm";
  QCOMPARE(heldOff(*person("human55.json"), byPalm, byPalm.contacts[0]).norm(), 0.0);
}

void GraspTest::aGripThatBecomesAPalmLiesOnTheSkin() {
  const auto palmOn = [](const Task& task) {
    Contact palm = task.contacts[0];
    palm.kind = ContactKind::Palm;
    agreeWithPlace(task, task.contacts[0], palm);
    return palm;
  };
  const Contact onBox = palmOn(
      holding(PropKind::Box, Vector3(0.4, 0.06, 0.1), inFrame(Vector3(0.1, 0.01, 0.0), Vector3::UnitX())));
  QVERIFY((onBox.position - Vector3(0.1, 0.03, 0.0)).norm() < 1e-12);
  QVERIFY((onBox.axis - Vector3::UnitY()).norm() < 1e-12);
  QVERIFY(onBox.place->part == PropPart::Face);
  const Contact onMesh = palmOn(holding(PropKind::Mesh, Vector3::Constant(0.001),
                                        inFrame(Vector3(5.0, 0.0, 0.0), Vector3::UnitX(), 0.03)));
  QVERIFY((onMesh.position - Vector3(0.005, 0.03, 0.0)).norm() < 1e-12);
  QVERIFY((onMesh.axis - Vector3::UnitY()).norm() < 1e-12);
}

QTEST_GUILESS_MAIN(GraspTest)
#include "grasp_test.moc"
