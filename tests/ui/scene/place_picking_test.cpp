// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/place_picking.h"

#include <QtTest>

#include "engine/task/prop_places.h"

using namespace handhold;

namespace {

/// Sums and products of a few numbers near one.
constexpr double kExact = 1e-12;

Task heldBox(PropKind kind, PropPart part) {
  Task task;
  Prop prop;
  prop.name = "thing";
  prop.kind = kind;
  prop.position = Vector3(0.0, 1.0, 0.0);
  prop.size = kind == PropKind::Bar ? Vector3(1.4, 0.04, 1.0) : Vector3(1.0, 1.0, 1.0);
  task.props = {prop};
  Contact contact;
  contact.kind = kind == PropKind::Bar ? ContactKind::Grip : ContactKind::Palm;
  PropPlace place;
  place.part = part;
  putOn(prop, place, contact);
  task.contacts = {contact};
  return task;
}

Ray towards(const Vector3& from, const Vector3& to) { return {from, (to - from).normalized()}; }

}  // namespace

class PlacePickingTest : public QObject {
  Q_OBJECT

 private slots:
  void aRayMeetsTheBarWhereItPassesNearest();
  void aRayMeetsTheFaceThatIsSeen();
  void nothingIsUnderAFreeContact();
};

void PlacePickingTest::aRayMeetsTheBarWhereItPassesNearest() {
  const Task task = heldBox(PropKind::Bar, PropPart::Bar);
  const Vector3 eye(0.2, 1.4, 3.0);
  const auto met = placeUnder(task, task.contacts[0], towards(eye, Vector3(0.3, 1.0, 0.0)));
  QVERIFY(met && (*met - Vector3(0.3, 1.0, 0.0)).norm() < kExact);
  // passing above the bar: the line between both stands across both
  const Ray above = towards(eye, Vector3(0.3, 1.1, 0.0));
  const Vector3 near = *placeUnder(task, task.contacts[0], above);
  const double t = above.direction.dot(near - above.origin);
  QVERIFY(std::abs((near - above.at(t)).x()) < kExact);
  const auto end = placeUnder(task, task.contacts[0], towards(eye, Vector3(5.0, 1.0, 0.0)));
  QVERIFY(end && (*end - Vector3(0.7, 1.0, 0.0)).norm() < kExact);
}

void PlacePickingTest::aRayMeetsTheFaceThatIsSeen() {
  const Task task = heldBox(PropKind::Box, PropPart::Face);
  const Vector3 eye(0.1, 1.2, 3.0);
  const auto met = placeUnder(task, task.contacts[0], towards(eye, Vector3(0.2, 1.1, 0.5)));
  QVERIFY(met && (*met - Vector3(0.2, 1.1, 0.5)).norm() < kExact);
  const auto edge = placeUnder(task, task.contacts[0], towards(eye, Vector3(0.2, 0.2, 0.5)));
  QVERIFY(edge && (*edge - Vector3(0.2, 0.5, 0.5)).norm() < kExact);
}

void PlacePickingTest::nothingIsUnderAFreeContact() {
  Task task = heldBox(PropKind::Bar, PropPart::Bar);
  setFree(task.contacts[0]);
  QVERIFY(!placeUnder(task, task.contacts[0], towards(Vector3(0, 1, 3), Vector3(0, 1, 0))));
}

QTEST_GUILESS_MAIN(PlacePickingTest)
#include "place_picking_test.moc"
