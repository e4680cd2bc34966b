// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts live on props: where a place is, what takes it along, what is no place, and how old files get one.
#include "engine/task/prop_places.h"

#include <QtTest>
#include <cmath>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/cabin.h"
#include "engine/task/file/task_file.h"
#include "engine/task/place_check.h"
#include "engine/task/task_at.h"
#include "engine/trial/task_change.h"

using namespace handhold;

namespace {

/// Sums and products of a few numbers near one.
constexpr double kExact = 1e-12;

const Subject& person() {
  static const Subject subject(
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json"));
  return subject;
}

const Model& human() { return *person().model; }

Prop propOfKind(PropKind kind) {
  Prop prop;
  prop.name = "thing";
  prop.kind = kind;
  prop.position = Vector3(0.3, 1.1, -0.4);
  prop.size = kind == PropKind::Cabin  ? kCabinSize
              : kind == PropKind::Bar  ? Vector3(1.4, 0.04, 1.0)
              : kind == PropKind::Mesh ? Vector3(0.5, 2.0, 1.0)
                                       : Vector3(0.6, 2.0, 0.8);
  if (kind == PropKind::Mesh) prop.file = "part.obj";
  return prop;
}

Contact holder(ContactKind kind) {
  Contact contact;
  contact.name = "hold";
  contact.kind = kind;
  if (rowOf(kind).part == BodyPart::Foot) contact.end = ContactEnd::LeftFoot;
  return contact;
}

Task taskOn(PropKind kind, ContactKind contact, const PropPlace& place) {
  Task task;
  task.props = {propOfKind(kind)};
  task.contacts = {holder(contact)};
  task.contacts[0].heading = Vector3::UnitX();
  task.contacts[0].prop = "thing";
  task.contacts[0].place = place;
  resolvePlaces(task);
  return task;
}

PropPlace placeOn(PropPart part, int number = 1) {
  PropPlace place;
  place.part = part;
  place.number = number;
  return place;
}

PropPlace onRod(PropPart part, int number, double along, double angle) {
  PropPlace place = placeOn(part, number);
  place.along = along;
  place.angle = angle;
  return place;
}

PropPlace onFace(PropPart part, int number, double first, double second) {
  PropPlace place = placeOn(part, number);
  place.across = Vector2(first, second);
  return place;
}

PropPlace inFrame(const Vector3& point, const Vector3& axis) {
  PropPlace place = placeOn(PropPart::Frame);
  place.point = point;
  place.axis = axis;
  place.heading = axis.unitOrthogonal();
  return place;
}

/// A case of every part of every prop, with hands and with feet.
struct Case {
  const char* name;
  PropKind prop;
  ContactKind contact;
  PropPlace place;
};

std::vector<Case> everyCase() {
  using P = PropKind;
  using C = ContactKind;
  return {
      {"grip on a bar", P::Bar, C::FixedGrip, onRod(PropPart::Bar, 1, 0.2, 0.5)},
      {"palm on a bar", P::Bar, C::Palm, onRod(PropPart::Bar, 1, -0.7, 2.0)},
      {"grip on a rung", P::Ladder, C::FixedGrip, onRod(PropPart::Rung, 3, -0.1, -1.0)},
      {"foot on a rung", P::Ladder, C::FlatFoot, onRod(PropPart::Rung, 2, 0.3, 0.4)},
      {"grip on a left rail", P::Ladder, C::FixedGrip, onRod(PropPart::SideRail, 2, 0.6, 0.1)},
      {"grip on a handrail", P::Cabin, C::FixedGrip, onRod(PropPart::Handrail, 3, 0.1, 0.2)},
      {"foot in a restraint", P::Cabin, C::Restraint, onFace(PropPart::Restraint, 2, 0.05, -0.1)},
      {"foot on the overhead", P::Cabin, C::Restraint, onFace(PropPart::Wall, 4, 0.3, 1.2)},
      {"palm on the front", P::Box, C::Palm, onFace(PropPart::Face, 5, 0.1, -0.9)},
      {"foot on the floor", P::Floor, C::FlatFoot, onFace(PropPart::Ground, 1, 7.0, -9.0)},
      {"palm on a mesh", P::Mesh, C::Palm, inFrame({1.0, 0.2, -0.3}, Vector3(0.6, 0.8, 0.0))},
      {"grip beside a box", P::Box, C::FixedGrip, inFrame({0.0, 1.2, 0.0}, Vector3::UnitX())},
  };
}

std::string complaint(const std::string& contact, const std::string& props) {
  try {
    taskFromJson(
        R"({"schema": "handhold-task-1", "props": [)" + props + R"(], "contacts": [)" + contact + "]}",
        "t.json", human());
  } catch (const InputError& error) {
    return error.what();
  }
  return "no complaint";
}

NotedTask read(const std::string& contact, const std::string& props) {
  return notedTaskFromJson(
      R"({"schema": "handhold-task-1", "props": [)" + props + R"(], "contacts": [)" + contact + "]}",
      "t.json", human());
}

constexpr const char* kBar =
    R"({"name": "bar", "kind": "bar", "position": [0, 2, 0], "size": [1.4, 0.032, 1]})";
constexpr const char* kLadder =
    R"({"name": "ladder", "kind": "ladder", "position": [0, 1.3, 0], "size": [0.5, 2.6, 1]})";
constexpr const char* kBox = R"({"name": "box", "kind": "box", "position": [0, 0.5, 0], "size": [1, 1, 1]})";

std::string grip(const std::string& rest) {
  return R"({"name": "hold", "kind": "grip", "end": "right hand", )" + rest + "}";
}

}  // namespace

class PropPlacesTest : public QObject {
  Q_OBJECT

 private slots:
  void placesAreWhereTheyShouldBe();
  void facesHaveTheirNormals();
  void headingsTurnAboutTheNormal();
  void aTurnedSceneTurnsItsContacts_data();
  void aTurnedSceneTurnsItsContacts();
  void whatGrowsTakesItsContactsAlong();
  void aScaledMeshKeepsItsNormals();
  void everyPlaceIsFoundAgain_data();
  void everyPlaceIsFoundAgain();
  void everyPlaceRoundTrips_data();
  void everyPlaceRoundTrips();
  void aPlaceAloneTellsPosition();
  void complaintsAreExact_data();
  void complaintsAreExact();
  void oldFilesGetPlaces();
  void whatIsFarOrFreedStaysFree();
  void thePlaceCountsWhereTheyDisagree();
  void withoutASceneThePositionCounts();
  void holdsSlideAlongWhatTheyHold();
  void aSlidFootKeepsItsSideOfTheRung();
  void aKindThatDoesNotSuitStaysBeside();
  void anotherHandOnTheDoorGoesAlong();
  void adviceSlidesAlongTheBar();
};

void PropPlacesTest::placesAreWhereTheyShouldBe() {
  const double r = 0.02;
  // the bar lies along x, its angles begin at y and go on to z
  Task bar = taskOn(PropKind::Bar, ContactKind::Palm, onRod(PropPart::Bar, 1, 0.25, M_PI / 2.0));
  QVERIFY((bar.contacts[0].position - Vector3(0.55, 1.1, -0.4 + r)).norm() < kExact);
  QVERIFY((bar.contacts[0].axis - Vector3::UnitZ()).norm() < kExact);
  bar.contacts[0].kind = ContactKind::FixedGrip;
  resolvePlaces(bar);
  QVERIFY((bar.contacts[0].position - Vector3(0.55, 1.1, -0.4)).norm() < kExact);
  QVERIFY((bar.contacts[0].axis - Vector3::UnitX()).norm() < kExact);
  QVERIFY((*bar.contacts[0].heading - Vector3::UnitZ()).norm() < kExact);
  // the third rung from below, 2.5 spacings above the ladder's lower end
  const Task rung = taskOn(PropKind::Ladder, ContactKind::FixedGrip, onRod(PropPart::Rung, 3, -0.1, 0.0));
  QVERIFY((rung.contacts[0].position - Vector3(0.2, 0.1 + 2.5 * 0.305, -0.4)).norm() < kExact);
  const Task rail = taskOn(PropKind::Ladder, ContactKind::FixedGrip, onRod(PropPart::SideRail, 2, 0.4, 0.0));
  QVERIFY((rail.contacts[0].position - Vector3(0.6, 1.5, -0.4)).norm() < kExact);
  const Task cabin =
      taskOn(PropKind::Cabin, ContactKind::Restraint, onFace(PropPart::Restraint, 2, 0.1, 0.2));
  const Vector3 plate = cabinLayout(kCabinSize).footPlates[1];
  QVERIFY((cabin.contacts[0].position - propOfKind(PropKind::Cabin).position - plate - Vector3(0.1, 0.0, 0.2))
              .norm() < kExact);
}

void PropPlacesTest::facesHaveTheirNormals() {
  const Vector3 normals[] = {Vector3::UnitX(),  -Vector3::UnitX(), Vector3::UnitY(),
                             -Vector3::UnitY(), Vector3::UnitZ(),  -Vector3::UnitZ()};
  const Vector3 half = 0.5 * propOfKind(PropKind::Box).size;
  for (int number = 1; number <= 6; ++number) {
    PropPlace place = onFace(PropPart::Face, number, 0.0, 0.0);
    place.off = 0.03;
    const Task task = taskOn(PropKind::Box, ContactKind::Palm, place);
    const Vector3 n = normals[number - 1];
    const Vector3 expected = propOfKind(PropKind::Box).position + half.cwiseProduct(n) + 0.03 * n;
    QVERIFY((task.contacts[0].position - expected).norm() < kExact);
    QVERIFY((task.contacts[0].axis - n).norm() < kExact);
    QCOMPARE(partName(PropPart::Face, 3), std::string("top face"));
  }
}

void PropPlacesTest::headingsTurnAboutTheNormal() {
  PropPlace place = onFace(PropPart::Ground, 1, 0.0, 0.0);
  for (const auto& [turn, heading] : {std::pair{0.0, Vector3(0, 0, 1)}, {M_PI / 2.0, Vector3(1, 0, 0)}}) {
    place.turn = turn;
    const Task task = taskOn(PropKind::Floor, ContactKind::FlatFoot, place);
    QVERIFY((*task.contacts[0].heading - heading).norm() < kExact);
  }
}

void PropPlacesTest::aTurnedSceneTurnsItsContacts_data() {
  QTest::addColumn<int>("index");
  const std::vector<Case> cases = everyCase();
  for (int i = 0; i < static_cast<int>(cases.size()); ++i) QTest::newRow(cases[i].name) << i;
}

/// A floor stays level: it turns about the upright alone.
void PropPlacesTest::aTurnedSceneTurnsItsContacts() {
  QFETCH(int, index);
  const Case one = everyCase()[index];
  const bool isFloor = one.prop == PropKind::Floor;
  const Vector3 about = isFloor ? Vector3::UnitY() : Vector3(1.0, -2.0, 0.5);
  const Quaternion turn(Eigen::AngleAxisd(1.1, about.normalized()));
  const Vector3 step(0.2, -0.3, 0.7);
  const Task task = taskOn(one.prop, one.contact, one.place);
  Task turned = task;
  turned.props[0].position = turn * task.props[0].position + step;
  turned.props[0].orientation = turn * task.props[0].orientation;
  resolvePlaces(turned);
  const Contact &before = task.contacts[0], &after = turned.contacts[0];
  QVERIFY((after.position - (turn * before.position + step)).norm() < kExact);
  QVERIFY((after.axis - turn * before.axis).norm() < kExact);
  QVERIFY((*after.heading - turn * *before.heading).norm() < kExact);
  QVERIFY(std::abs(before.heading->dot(before.axis)) < kExact || one.prop == PropKind::Mesh);
}

void PropPlacesTest::whatGrowsTakesItsContactsAlong() {
  Task box = taskOn(PropKind::Box, ContactKind::Palm, onFace(PropPart::Face, 3, 0.1, 0.2));
  const Vector3 before = box.contacts[0].position;
  box.props[0].size.y() += 0.5;
  resolvePlaces(box);
  QVERIFY((box.contacts[0].position - before - Vector3(0.0, 0.25, 0.0)).norm() < kExact);

  Task ladder = taskOn(PropKind::Ladder, ContactKind::Foot, onRod(PropPart::Rung, 3, 0.1, 0.0));
  const double height = ladder.contacts[0].position.y();
  ladder.props[0].spacing += 0.1;
  ladder.props[0].diameter += 0.02;
  resolvePlaces(ladder);
  QVERIFY(std::abs(ladder.contacts[0].position.y() - height - 2.5 * 0.1 - 0.01) < kExact);
}

/// A palm on a roof that slopes by 45 degrees: made twice as high it slopes by 63.
void PropPlacesTest::aScaledMeshKeepsItsNormals() {
  Task task = taskOn(PropKind::Mesh, ContactKind::Palm,
                     inFrame({1.0, 2.0, 0.0}, Vector3(1.0, 1.0, 0.0).normalized()));
  task.props[0].size = Vector3(1.0, 2.0, 1.0);
  resolvePlaces(task);
  const Vector3 alongRoof = Vector3(1.0, -2.0, 0.0).normalized();
  QVERIFY(std::abs(task.contacts[0].axis.dot(alongRoof)) < kExact);
  QVERIFY((task.contacts[0].position - task.props[0].position - Vector3(1.0, 4.0, 0.0)).norm() < kExact);
  task.contacts[0].kind = ContactKind::FixedGrip;  // along a bar of the mesh
  resolvePlaces(task);
  QVERIFY((task.contacts[0].axis - Vector3(1.0, 2.0, 0.0).normalized()).norm() < kExact);
}

void PropPlacesTest::everyPlaceIsFoundAgain_data() { aTurnedSceneTurnsItsContacts_data(); }

/// From position and axes alone.
void PropPlacesTest::everyPlaceIsFoundAgain() {
  QFETCH(int, index);
  const Case one = everyCase()[index];
  const Task task = taskOn(one.prop, one.contact, one.place);
  Contact contact = task.contacts[0];
  contact.place.reset();
  const auto found = heldProp(task, contact);
  QVERIFY(found.has_value());
  QVERIFY(found->found.place.part == one.place.part && found->found.place.number == one.place.number);
  QVERIFY(found->found.moved < kExact && found->found.turned < kExact);
  putOn(task.props[0], found->found.place, contact);
  QVERIFY((contact.position - task.contacts[0].position).norm() < kExact);
  QVERIFY((*contact.heading - *task.contacts[0].heading).norm() < kExact);
}

void PropPlacesTest::everyPlaceRoundTrips_data() { aTurnedSceneTurnsItsContacts_data(); }

void PropPlacesTest::everyPlaceRoundTrips() {
  QFETCH(int, index);
  const Case one = everyCase()[index];
  PropPlace place = one.place;
  const bool isFrame = place.part == PropPart::Frame;
  if (!isFrame && !rowOf(one.contact).isOnBar()) place.turn = 0.1 + 0.2;  // needs all seventeen digits
  if (!isFrame) place.off = rowOf(one.contact).isOnBar() ? 0.0 : 0.03;
  const Task task = taskOn(one.prop, one.contact, place);
  const std::string text = taskToJson(task, person());
  const NotedTask back = notedTaskFromJson(text, "t.json", human());
  QVERIFY2(back.notes.empty(), inWords(back.notes).empty() ? "" : inWords(back.notes)[0].c_str());
  const Contact& contact = back.task.contacts[0];
  QCOMPARE(contact.prop, std::string("thing"));
  QVERIFY(contact.place.has_value());
  QVERIFY(contact.place->part == place.part);
  QCOMPARE(contact.place->number, place.number);
  QCOMPARE(contact.place->along, place.along);
  QCOMPARE(contact.place->angle, place.angle);
  QCOMPARE(contact.place->across, place.across);
  QCOMPARE(contact.place->turn, place.turn);
  QCOMPARE(contact.place->off, place.off);
  QCOMPARE(contact.place->point, place.point);
  QVERIFY((contact.place->axis - place.axis).norm() < kExact);
  QCOMPARE(contact.place->heading.has_value(), place.heading.has_value());
  QVERIFY((contact.position - task.contacts[0].position).norm() < kExact);
  QCOMPARE(taskToJson(back.task, person()), text);
}

void PropPlacesTest::aPlaceAloneTellsPosition() {
  const Task task = read(grip(R"("on": {"prop": "ladder", "rung": 4, "along": 0.1})"), kLadder).task;
  QVERIFY((task.contacts[0].position - Vector3(0.1, 3.5 * 0.305, 0.0)).norm() < kExact);
  QVERIFY(!task.contacts[0].heading);
  const Task palm = read(R"({"name": "p", "kind": "palm", "end": "left hand",
      "on": {"prop": "box", "face": "front", "point": [0, 0.2], "turn": 0}})",
                         kBox)
                        .task;
  QVERIFY((palm.contacts[0].position - Vector3(0.0, 0.7, 0.5)).norm() < kExact);
  QVERIFY(palm.contacts[0].heading && (*palm.contacts[0].heading - Vector3::UnitY()).norm() < kExact);
}

void PropPlacesTest::complaintsAreExact_data() {
  QTest::addColumn<QString>("contact");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* name, const std::string& on, const char* expected) {
    QTest::newRow(name) << QString::fromStdString(grip("\"on\": " + on)) << expected;
  };
  row("no such prop", R"({"prop": "bra", "along": 0})",
      "t.json:1: contacts[0].on.prop (hold): the task has no prop 'bra'; did you mean 'bar'?");
  row("beyond the end", R"({"prop": "bar", "along": 0.8})",
      "contacts[0].on.along (hold): lies 10.0 cm beyond the end of 'bar'; write -0.7 to 0.7 m");
  row("no such rung", R"({"prop": "ladder", "rung": 12, "along": 0})",
      "contacts[0].on.rung (hold): 'ladder' has 9 rungs; choose another rung");
  row("half a rung", R"({"prop": "ladder", "rung": 1.5, "along": 0})",
      "contacts[0].on.rung (hold): is not a whole number");
  row("rung of a bar", R"({"prop": "bar", "rung": 1, "along": 0})",
      "contacts[0].on (hold): is no place on a bar; write what a bar has");
  row("no such rail", R"({"prop": "ladder", "rail": "middle", "along": 0})",
      "contacts[0].on.rail (hold): 'middle' is no rail; use right or left");
  row("rung and rail", R"({"prop": "ladder", "rail": "left", "rung": 1, "along": 0})",
      "contacts[0].on.rail (hold): stands beside 'rung'; keep one of them");
  row("grip on a face", R"({"prop": "box", "face": "top", "point": [0, 0]})",
      "contacts[0].on (hold): a grip goes round bars, rungs and rails");
  row("unknown field", R"({"prop": "bar", "along": 0, "angel": 1})",
      "contacts[0].on.angel (hold): is not a field here; did you mean 'angle'?");
  row("no number", R"({"prop": "bar"})",
      "contacts[0].on (hold): tells no place; add 'along' on a bar, or 'point'");
  row("a word", R"("bar")", "contacts[0].on (hold): 'bar' is no place; write \"world\"");
  row("far off", R"({"prop": "bar", "along": 0, "off": 0.5})",
      "contacts[0].on.off (hold): 0.5 is out of range");
  row("nothing to choose", R"({"prop": "bar", "along": {"from": 0.2, "to": 0.2}})",
      "contacts[0].on.along (hold): leaves nothing to choose");
  row("free beyond the end", R"({"prop": "bar", "along": {"from": 0, "to": 0.8}})",
      "contacts[0].on.along (hold): reaches beyond what is held; write 'from' and 'to' within -0.7 to 0.7 m");
  row("outside what is free", R"({"prop": "bar", "along": {"from": 0, "to": 0.5, "at": 0.6}})",
      "contacts[0].on.along.at (hold): lies outside");
  QTest::newRow("beyond the edge")
      << R"({"name": "p", "kind": "palm", "end": "left hand",
      "on": {"prop": "box", "face": "top", "point": [0, 0.6]}})"
      << "contacts[0].on.point (p): lies 10.0 cm beyond the edge of top face of 'box'";
  QTest::newRow("two props") << QString::fromStdString(
                                    grip(R"("prop": "ladder", "on": {"prop": "bar", "along": 0})"))
                             << "contacts[0].prop (hold): is another prop than that of 'on'";
}

void PropPlacesTest::complaintsAreExact() {
  QFETCH(QString, contact);
  QFETCH(QString, expected);
  const std::string props = std::string(kBar) + ", " + kLadder + ", " + kBox;
  const QString said = QString::fromStdString(complaint(contact.toStdString(), props));
  QVERIFY2(said.contains(expected), qPrintable(said));
}

void PropPlacesTest::oldFilesGetPlaces() {
  const NotedTask exact = read(grip(R"("position": [0.2, 2, 0], "axis": [-1, 0, 0])"), kBar);
  QCOMPARE(exact.task.contacts[0].prop, std::string("bar"));
  QVERIFY(std::abs(exact.task.contacts[0].place->along - 0.2) < kExact);
  QCOMPARE(inWords(exact.notes), std::vector<std::string>{"hold is now on bar"});
  const NotedTask near = read(grip(R"("position": [0.2, 2.012, 0])"), kBar);
  QVERIFY((near.task.contacts[0].position - Vector3(0.2, 2.0, 0.0)).norm() < kExact);
  QCOMPARE(inWords(near.notes), std::vector<std::string>{"hold (moved 1.2 cm) is now on bar"});
  // a site above the surface stays so far above it
  const NotedTask foot = read(R"({"name": "foot", "kind": "flat foot", "end": "left foot",
      "position": [0.1, 1.015, 0.2], "heading": [0, 0, 1]})",
                              kBox);
  QVERIFY(std::abs(foot.task.contacts[0].place->off - 0.015) < kExact);
  QVERIFY((foot.task.contacts[0].position - Vector3(0.1, 1.015, 0.2)).norm() < kExact);
}

void PropPlacesTest::whatIsFarOrFreedStaysFree() {
  for (const char* rest :
       {R"("position": [0.2, 2.04, 0])", R"("position": [0.8, 2, 0])",
        R"("position": [0.2, 2, 0], "axis": [0, 1, 0])", R"("on": "world", "position": [0.2, 2, 0])"}) {
    const NotedTask task = read(grip(rest), kBar);
    QVERIFY2(!task.task.contacts[0].place && task.task.contacts[0].prop.empty(), rest);
    QVERIFY(task.notes.empty());
  }
  // named in an old file it goes along from where it is
  const NotedTask named = read(grip(R"("position": [0.2, 2.5, 0], "prop": "bar")"), kBar);
  QVERIFY(named.task.contacts[0].place->part == PropPart::Frame);
  QVERIFY((named.task.contacts[0].position - Vector3(0.2, 2.5, 0)).norm() < kExact);
}

void PropPlacesTest::thePlaceCountsWhereTheyDisagree() {
  const NotedTask task = read(grip(R"("on": {"prop": "bar", "along": 0.1}, "position": [0.15, 2, 0])"), kBar);
  QVERIFY((task.task.contacts[0].position - Vector3(0.1, 2.0, 0.0)).norm() < kExact);
  QCOMPARE(
      inWords(task.notes),
      std::vector<std::string>{"the position of hold is 5.0 cm from its place on bar; the place counts"});
}

/// Whoever turns a task and leaves its props out tells where contacts are by position alone.
void PropPlacesTest::withoutASceneThePositionCounts() {
  const NotedTask task = read(grip(R"("on": {"prop": "bar", "along": 0.1}, "position": [0, 2, 0.1])"), "");
  QVERIFY(!task.task.contacts[0].place && task.task.contacts[0].prop.empty());
  QCOMPARE(task.task.contacts[0].position, Vector3(0.0, 2.0, 0.1));
  QCOMPARE(inWords(task.notes),
           std::vector<std::string>{"hold stands free: the task has no props, and no bar"});
  QVERIFY(complaint(grip(R"("on": {"prop": "bar", "along": 0.1})"), "").find("no prop 'bar'") !=
          std::string::npos);
}

void PropPlacesTest::holdsSlideAlongWhatTheyHold() {
  Task bar = taskOn(PropKind::Bar, ContactKind::Grip, onRod(PropPart::Bar, 1, 0.0, 0.0));
  slideTo(bar, Vector3(0.5, 1.3, 0.1), bar.contacts[0]);
  QVERIFY((bar.contacts[0].position - Vector3(0.5, 1.1, -0.4)).norm() < kExact);
  slideTo(bar, Vector3(5.0, 1.1, 0.1), bar.contacts[0]);
  QVERIFY((bar.contacts[0].position - Vector3(1.0, 1.1, -0.4)).norm() < kExact);
  Task ladder = taskOn(PropKind::Ladder, ContactKind::Grip, onRod(PropPart::Rung, 1, 0.0, 0.0));
  slideTo(ladder, Vector3(0.4, 0.1 + 3.6 * 0.305, 0.0), ladder.contacts[0]);
  QCOMPARE(ladder.contacts[0].place->number, 4);
  QVERIFY(std::abs(ladder.contacts[0].place->along - 0.1) < kExact);
}

void PropPlacesTest::aSlidFootKeepsItsSideOfTheRung() {
  PropPlace place = onRod(PropPart::Rung, 2, 0.0, 0.2);
  place.off = 0.01;
  place.turn = 0.3;
  Task task = taskOn(PropKind::Ladder, ContactKind::FlatFoot, place);
  slideTo(task, task.contacts[0].position + Vector3(0.1, 0.05, 0.2), task.contacts[0]);
  QVERIFY(std::abs(task.contacts[0].place->along - 0.1) < kExact);
  place.along = task.contacts[0].place->along;
  QVERIFY(task.contacts[0].place == place);
}

void PropPlacesTest::aKindThatDoesNotSuitStaysBeside() {
  const Task task = taskOn(PropKind::Box, ContactKind::Palm, onFace(PropPart::Face, 5, 0.1, 0.2));
  Contact contact = task.contacts[0];
  contact.kind = ContactKind::Grip;
  agreeWithPlace(task, task.contacts[0], contact);
  QVERIFY(contact.place->part == PropPart::Frame);
  QCOMPARE(contact.prop, std::string("thing"));
  QVERIFY((contact.position - task.contacts[0].position).norm() < kExact);
  QVERIFY((contact.axis - task.contacts[0].axis).norm() < kExact);
}

/// One hand turns the door about the upright through the origin by a quarter, the other holds on.
void PropPlacesTest::anotherHandOnTheDoorGoesAlong() {
  Task task = taskOn(PropKind::Box, ContactKind::Palm, onFace(PropPart::Face, 5, 0.1, 0.2));
  Contact handle = task.contacts[0];
  handle.name = "handle";
  handle.hinge = Hinge{Vector3::Zero(), Vector3::UnitY(), M_PI / 2.0};
  task.contacts.push_back(handle);
  const Task end = taskAt(task, task.motion.duration);
  const Vector3 before = task.contacts[0].position;
  for (const Contact& contact : end.contacts) {
    QVERIFY((contact.position - Vector3(before.z(), before.y(), -before.x())).norm() < kExact);
    QVERIFY((contact.axis - Vector3::UnitX()).norm() < kExact);
  }
}

void PropPlacesTest::adviceSlidesAlongTheBar() {
  Task task = taskOn(PropKind::Bar, ContactKind::Grip, onRod(PropPart::Bar, 1, 0.0, 0.0));
  Model model = human();
  TaskChange change{TaskChange::Kind::Contact, 0, Vector3(0.1, 0.2, 0.0)};
  apply(change, model, task);
  QVERIFY((task.contacts[0].position - Vector3(0.4, 1.1, -0.4)).norm() < kExact);
  apply({TaskChange::Kind::Prop, 0, change.by}, model, task);
  QVERIFY((task.contacts[0].position - Vector3(0.5, 1.3, -0.4)).norm() < kExact);
}

QTEST_GUILESS_MAIN(PropPlacesTest)
#include "prop_places_test.moc"
