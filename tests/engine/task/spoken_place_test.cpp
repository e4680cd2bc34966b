// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/spoken_place.h"

#include <QtTest>

using namespace handhold;

/// Fields of a task by the names that people gave its things.
class SpokenPlaceTest : public QObject {
  Q_OBJECT

 private slots:
  void fieldsAreNamed_data();
  void fieldsAreNamed();
};

namespace {

Task namedTask() {
  Task task;
  task.contacts.resize(2);
  task.contacts[0].name = "right foot";
  task.contacts[1].name = "left_grip";
  task.contacts[1].prop = "bar";
  task.targets.resize(1);
  task.targets[0].name = "belt";
  task.loads.resize(1);
  task.loads[0].name = "box";
  task.props.resize(1);
  task.props[0].name = "bar";
  task.motion.targets.resize(1);
  task.motion.targets[0].target.name = "via";
  task.motion.holds = {{"left_grip", 0.0, 1.0}};
  task.motion.components = {{"r_knee_flexion", 0.0, 1.0, {}}};
  return task;
}

}  // namespace

void SpokenPlaceTest::fieldsAreNamed_data() {
  QTest::addColumn<QString>("words");
  const auto row = [](const char* path, const char* words) { QTest::newRow(path) << words; };
  row("contacts[1].on.along", "contact left_grip, place along bar");
  row("contacts[1].on.along.at", "contact left_grip, place along bar");
  row("contacts[1].on.point[0]", "contact left_grip, place on bar");
  row("contacts[1].on", "contact left_grip, place on bar");
  row("contacts[0].limits.pull", "contact right foot, pull of the limits");
  row("contacts[0].position[1]", "contact right foot, position y");
  row("contacts[0]", "contact right foot");
  row("targets[0].points[2][1]", "target belt, points 3 y");
  row("loads[0].mass", "load box, mass");
  row("props[0].spacing", "prop bar, spacing");
  row("motion.targets[0].from", "target via, from");
  row("motion.holds[0].to", "hold of left_grip, to");
  row("motion.components[0].from", "own way of right knee flexion, from");
  row("motion.frames_per_second", "frames per second of the motion");
  row("manoeuvre.ramp_time", "ramp time of the manoeuvre");
  row("gravity", "gravity");
  // of a thing that is not there the field alone
  row("contacts[7].axis", "axis of the contacts 8");
}

void SpokenPlaceTest::fieldsAreNamed() {
  QFETCH(QString, words);
  QCOMPARE(QString::fromStdString(spokenPlace(namedTask(), QTest::currentDataTag())), words);
}

QTEST_GUILESS_MAIN(SpokenPlaceTest)
#include "spoken_place_test.moc"
