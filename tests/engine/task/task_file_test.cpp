// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/task_file.h"
#include "engine/task/file/opened_task.h"

#include <QtTest>
#include <filesystem>
#include <fstream>
#include <limits>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/model/scaling.h"
#include "engine/task/prop_places.h"

using namespace handhold;

namespace {

const std::filesystem::path kSource = HANDHOLD_SOURCE_DIR;

const Subject& person() {
  static const Subject subject(loadModel(kSource / "resources/models/human55.json"));
  return subject;
}

const Model& human() { return *person().model; }

Contact bar() {
  Contact contact;
  contact.name = "right hand";
  contact.kind = ContactKind::FixedGrip;
  contact.site = "r_grip";
  contact.position = Vector3(-0.2, 2.0 / 3.0, 0.1);
  contact.axis = Vector3(0.6, 0.0, 0.8);
  contact.heading = Vector3::UnitY();
  contact.friction = 0.1 + 0.2;  // needs all seventeen digits
  contact.limits = {1.0, 2.0, 3.0, 4.0};
  contact.pinned = false;
  contact.prop = "bar";
  contact.place = PropPlace{.along = 0.125, .angle = 0.7};
  return contact;
}

Contact foot() {
  Contact contact;
  contact.name = "left \"foot\", heel";
  contact.kind = ContactKind::FlatFoot;
  contact.end = ContactEnd::LeftFoot;
  contact.axis = Vector3::UnitY();
  contact.breadth = 0.09;
  return contact;
}

/// A task with no field at its default.
Task fullTask() {
  Task task;
  task.name = "Ladder";
  task.description = "Zürich, two\nlines";
  task.gravity = Vector3(0.1, -1.62, 1e-300);
  task.props = {{"bar", PropKind::Bar, Vector3(1, 2, 3), Quaternion(0.5, 0.5, -0.5, 0.5), Vector3(1, 0.04, 0),
                 0.3, 0.05, ""},
                {"part", PropKind::Mesh, Vector3::Zero(), Quaternion::Identity(), Vector3::Ones(), 0.3, 0.05,
                 "part.obj"}};
  task.contacts = {bar(), foot()};
  task.targets = {{"look", TargetKind::Gaze, "eyes", Vector3(1, 2, 3), Vector3::UnitX(),
                   Quaternion::Identity(), false, 0.25},
                  {"handle", TargetKind::Circle, "r_grip", Vector3(1, 2, 3), Vector3::UnitX(),
                   Quaternion::Identity(), true, 0.5, 1.0 / 3.0},
                  {"seam",
                   TargetKind::Path,
                   "r_grip",
                   Vector3(1, 2, 3),
                   Vector3::UnitX(),
                   Quaternion::Identity(),
                   true,
                   0.5,
                   0.5,
                   {Vector3::Zero(), Vector3(0.1, 1.0 / 3.0, 0)},
                   PathPace::Given}};
  task.loads = {{"box", LoadKind::Mass, "r_palm", Vector3(1, 0, 0), Vector3(0, 1, 0), 12.5,
                 Vector3(0, 0, 0.1), Vector3(0.1, 0.1, 0.15)},
                {"thrust", LoadKind::Force, "back", Vector3(1, 2, 3), Vector3(0, 1, 0)}};
  task.loads[1].frame = LoadFrame::Site;
  task.water = Water{1025.0, 0.8, Trim::None};
  task.water->densities[2] = 1234.5;
  task.objective = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7};
  task.laws = {false, false, false, false, true};
  task.start = human().relaxedPosition();
  task.start.head<7>() << 0.1, 0.2, 0.3, 0.5, -0.5, 0.5, 0.5;
  task.start[20] = 1.0 / 3.0;
  task.contacts[0].note = "wet \"steel\"";
  task.contacts[0].hinge = Hinge{Vector3(1, 2, 3), Vector3::UnitX(), 0.4, 5.0, 0.6, 0.7, 0.8, {"part"}};
  task.contacts[0].limits.turn = 0.9;
  task.motion.method = MotionMethod::Predicted;
  task.motion.duration = 1.25;
  task.motion.framesPerSecond = 30.0;
  task.motion.maxSpeed = 0.7;
  task.motion.objective.work = 0.3;
  task.motion.objective.jerk = 2e-3;
  task.motion.objective.torqueRate = 0.4;
  task.motion.shortest = 0.5;
  task.motion.longest = 2.5;
  task.motion.holds = {{task.contacts[0].name, 0.1, 0.9}};
  task.motion.targets = {{task.targets[0], 0.2, 0.4}};
  task.motion.begin = task.motion.end =
      GivenState{task.start, VectorX::LinSpaced(human().velocitySize(), -1.0, 1.0 / 3.0)};
  task.motion.end->v[7] = 0.125;
  task.manoeuvre = CarryManoeuvre();
  task.motion.controlPoints = 31;
  task.motion.instants = 77;
  task.motion.degree = 4;
  resolvePlaces(task);
  return task;
}

const char* const kSmall = R"({
  "schema": "handhold-task-1",
  "gravity": "moon",
  "contacts": [
    {"name": "a", "kind": "grip", "end": "left hand", "position": [0, 1, 0]},
    {"name": "b", "kind": "foot", "end": "right foot", "position": [0, 0, 0]}
  ],
  "loads": [{"name": "pull", "kind": "force", "force": [0, -10, 0]}],
  "start": {"joints": {"r_elbow_flexion": -1}}
}
)";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

std::string complaint(const std::string& text) {
  try {
    taskFromJson(text, "t.json", human());
  } catch (const InputError& error) {
    return error.what();
  }
  return "no complaint";
}

void quietly(const std::string& text) {
  try {
    taskFromJson(text, "t.json", human());
  } catch (const InputError&) {
  }
}

}  // namespace

class TaskFileTest : public QObject {
  Q_OBJECT

 private slots:
  void roundTripIsExact();
  void defaultsFillWhatIsMissing();
  void complaintsAreExact_data();
  void complaintsAreExact();
  void valuesAreCheckedBeforeSaving_data();
  void valuesAreCheckedBeforeSaving();
  void failedSavingKeepsTheOldFile();
  void modelIsFoundByNameAndByPath();
  void aMeasuredBodyGoesAlong();
  void everyShippedTaskLoadsAndRoundTrips();
  void damagedTextsAreRefusedInOrder();
};

void TaskFileTest::roundTripIsExact() {
  const Task task = fullTask();
  const std::string text = taskToJson(task, person());
  const Task back = taskFromJson(text, "t.json", human());
  QCOMPARE(taskToJson(back, person()), text);
  QCOMPARE(back.gravity, task.gravity);
  QCOMPARE(back.start, task.start);
  QCOMPARE(back.objective, task.objective);
  QCOMPARE(back.laws, task.laws);
  QCOMPARE(back.description, task.description);
  QCOMPARE(back.contacts[0].friction, task.contacts[0].friction);
  QCOMPARE(back.contacts[0].position, task.contacts[0].position);
  QCOMPARE(back.contacts[0].axis, task.contacts[0].axis);
  QCOMPARE(*back.contacts[0].heading, *task.contacts[0].heading);
  QCOMPARE(back.contacts[0].prop, task.contacts[0].prop);
  QVERIFY(back.contacts[0].place == task.contacts[0].place);
  QCOMPARE(back.contacts[1].name, task.contacts[1].name);
  QVERIFY(!back.contacts[1].heading);
  QCOMPARE(back.contacts[1].breadth, 0.09);
  QCOMPARE(back.props[0].orientation.coeffs(), task.props[0].orientation.coeffs());
  QCOMPARE(back.props[1].file, task.props[1].file);
  QCOMPARE(back.targets[0].mustHold, false);
  QVERIFY(back.targets[1].kind == TargetKind::Circle);
  QCOMPARE(back.targets[1].radius, task.targets[1].radius);
  QCOMPARE(back.loads[0].inertia, task.loads[0].inertia);
  QVERIFY(back.loads[0].frame == LoadFrame::World && back.loads[1].frame == LoadFrame::Site);
  QVERIFY(back.water == task.water);
  QCOMPARE(*back.motion.maxSpeed, *task.motion.maxSpeed);
  QVERIFY(back.motion.method == task.motion.method && back.motion.objective == task.motion.objective);
  QCOMPARE(*back.motion.shortest, *task.motion.shortest);
  QCOMPARE(*back.motion.longest, *task.motion.longest);
  QCOMPARE(back.motion.holds.at(0).contact, task.motion.holds[0].contact);
  QCOMPARE(back.motion.holds.at(0).to, task.motion.holds[0].to);
  QCOMPARE(back.motion.targets.at(0).target.name, task.motion.targets[0].target.name);
  QCOMPARE(back.motion.targets.at(0).from, task.motion.targets[0].from);
  QCOMPARE(back.motion.begin->q, task.motion.begin->q);
  QCOMPARE(back.motion.begin->v, task.motion.begin->v);
  QCOMPARE(back.motion.end->v, task.motion.end->v);
  QCOMPARE(back.motion.controlPoints, task.motion.controlPoints);
  QCOMPARE(back.motion.degree, task.motion.degree);
  QCOMPARE(back.contacts.at(0).hinge->angle, task.contacts[0].hinge->angle);
  QCOMPARE(back.contacts.at(0).note, task.contacts[0].note);
  QCOMPARE(back.contacts.at(0).hinge->inertia, task.contacts[0].hinge->inertia);
  QCOMPARE(back.contacts.at(0).hinge->friction, 0.7);
  QCOMPARE(back.contacts.at(0).hinge->damping, 0.8);
  QCOMPARE(back.contacts.at(0).hinge->with, task.contacts[0].hinge->with);
  QCOMPARE(back.contacts.at(0).limits.turn, 0.9);
}

void TaskFileTest::defaultsFillWhatIsMissing() {
  const Task task = taskFromJson(kSmall, "t.json", human());
  QCOMPARE(task.gravity, Vector3(0.0, -1.62, 0.0));
  QCOMPARE(task.contacts[0].axis, Vector3(Vector3::UnitX()));
  QCOMPARE(task.contacts[1].axis, Vector3(Vector3::UnitY()));
  QCOMPARE(task.contacts[0].limits.moment, ContactLimits().moment);
  QCOMPARE(task.contacts[0].limits.turn, 0.0);  // older files: hands turn freely
  QVERIFY(!task.laws.clearance);
  VectorX start = human().relaxedPosition();
  start[positionIndex(human().findJoint("r_elbow_flexion"))] = -1.0;
  QCOMPARE(task.start, start);
  QCOMPARE(taskFromJson(replaced(kSmall, "\"moon\"", "\"none\""), "t.json", human()).gravity,
           Vector3(Vector3::Zero()));
}

void TaskFileTest::complaintsAreExact_data() {
  QTest::addColumn<QString>("from");
  QTest::addColumn<QString>("to");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
    QTest::newRow(name) << from << to << expected;
  };
  row("kind", "\"kind\": \"foot\"", "\"kind\": \"gripp\"",
      "t.json:6: contacts[1].kind (b): 'gripp' is not a kind; use grip, fixed grip, palm, foot, flat foot, "
      "heel, "
      "restraint or rest");
  row("syntax", "\"b\", ", "\"b\" ", "t.json:6:23: not JSON: ");
  row("unknown field", "\"gravity\"", "\"gravitty\"",
      "t.json:3: gravitty: is not a field here; did you mean 'gravity'?");
  row("field twice", "\"gravity\": \"moon\"", "\"gravity\": \"moon\", \"gravity\": \"mars\"",
      "the field 'gravity' is there twice");
  static const std::string deep = "[" + std::string(100000, '[');
  row("nested without end", "[0, 1, 0]", deep.c_str(), "t.json: has more than 64 brackets within each other");
  row("overflow", "[0, -10, 0]", "[0, -1e999, 0]", "t.json: number overflow");
  row("not a number", "[0, 1, 0]", "[0, NaN, 0]", "t.json:5:");
  row("two numbers", "[0, 1, 0]", "[0, 1]", "contacts[0].position (a): has 2 numbers; write 3");
  row("text for number", "[0, 1, 0]", "[0, \"1\", 0]",
      "t.json:5: contacts[0].position[1] (a): is a text; write a number");
  row("name twice", "\"name\": \"b\"", "\"name\": \"a\"",
      "t.json:6: contacts[1].name (a): 'a' is taken by contacts[0]; choose another name");
  row("axes of a load", "\"kind\": \"force\"", "\"kind\": \"force\", \"frame\": \"body\"",
      "loads[0].frame (pull): 'body' is not known here; use world or site");
  row("axes of a mass", "\"kind\": \"force\"", "\"kind\": \"mass\", \"mass\": 1, \"frame\": \"site\"",
      "loads[0].frame (pull): is told of a mass");
  row("surroundings", "\"loads\":", "\"surroundings\": {\"kind\": \"oil\"}, \"loads\":",
      "surroundings.kind: 'oil' surrounds nobody here; use water or air");
  row("density of water",
      "\"loads\":", "\"surroundings\": {\"kind\": \"water\", \"density\": -1}, \"loads\":",
      "surroundings.density: -1 is out of range; write 1 to 5000 kg/m^3");
  row("density of a limb",
      "\"loads\":", "\"surroundings\": {\"kind\": \"water\", \"densities\": {\"leg\": 1050}}, \"loads\":",
      "surroundings.densities");
  row("load named as contact", "\"pull\"", "\"a\"", "loads[0].name (a): 'a' is taken by contacts[0]");
  row("name that a terminal obeys", "\"name\": \"b\"", R"("name": "b\u001b[2J")",
      ": holds a control character; write letters alone");
  row("name of Latin-1's controls", "\"name\": \"b\"", R"("name": "b\u009b2J")",
      ": holds a control character; write letters alone");
  row("empty name", "\"name\": \"b\"", "\"name\": \"\"", "contacts[1].name: is empty");
  row("site", "\"end\": \"left hand\"", "\"end\": \"left hand\", \"site\": \"l_gripp\"",
      "contacts[0].site (a): the model human55 has no site 'l_gripp'; did you mean 'l_grip'?");
  row("joint", "r_elbow_flexion", "r_elbow_flexionn",
      "the model human55 has no joint 'r_elbow_flexionn'; did you mean 'r_elbow_flexion'?");
  row("zero axis", "\"end\": \"left hand\"", "\"end\": \"left hand\", \"axis\": [0, 0, 0]",
      "contacts[0].axis (a): is zero and points nowhere");
  row("parallel heading", "\"end\": \"left hand\"", "\"end\": \"left hand\", \"heading\": [2, 0, 0]",
      "contacts[0].heading (a): lies along the axis");
  row("negative friction", "\"end\": \"left hand\"", "\"end\": \"left hand\", \"friction\": -1",
      "t.json:5: contacts[0].friction (a): -1 is out of range; write 0 to 100");
  row("a hand's sole", "\"end\": \"left hand\"", "\"end\": \"left hand\", \"breadth\": 0.1",
      "contacts[0].breadth (a): is of soles alone; leave it out");
  row("prop", "\"end\": \"left hand\"", "\"end\": \"left hand\", \"prop\": \"bar\"",
      "contacts[0].prop (a): the task has no prop 'bar'");
  row("mass", "\"force\", \"force\": [0, -10, 0]", "\"mass\", \"mass\": -2",
      "loads[0].mass (pull): -2 is out of range; write 0 to 100000 kg");
  row("mass missing", "\"force\", \"force\": [0, -10, 0]", "\"mass\"", "the field 'mass' is missing");
  row("impossible inertia", "\"force\": [0, -10, 0]", "\"force\": [0, 0, 0], \"inertia\": [1, 1, 3]",
      "loads[0].inertia (pull): no body has one moment greater");
  row("duration", "\"start\"", "\"motion\": {\"duration\": -2}, \"start\"",
      "motion.duration: -2 is out of range; write 0.01 to 3600 s");
  row("endless motion", "\"start\"", "\"motion\": {\"duration\": 3000}, \"start\"",
      "motion: asks for more than 100000 frames");
  row("rungs without end", "\"contacts\"",
      "\"props\": [{\"name\": \"l\", \"kind\": \"ladder\", \"position\": [0, 0, 0], \"size\": [0.4, 3, "
      "0.05], "
      "\"spacing\": 1e-9}], \"contacts\"",
      "props[0].spacing (l): 1e-09 is out of range");
  row("weight", "\"start\"", "\"objective\": {\"torque\": -2}, \"start\"",
      "objective.torque: -2 is out of range");
  row("weight of a motion", "\"start\"", "\"motion\": {\"objective\": {\"torque_rate\": -1}}, \"start\"",
      "motion.objective.torque_rate: -1 is out of range");
  const char* const circle = "\"targets\": [{\"name\": \"t\", \"kind\": \"circle\", \"position\": [0, 0, 0]";
  row("circle's radius missing", "\"start\"", qPrintable(QString("%1}], \"start\"").arg(circle)),
      "the field 'radius' is missing");
  const char* const path = "\"targets\": [{\"name\": \"t\", \"kind\": \"path\", \"position\": [0, 0, 0]";
  row("path's points missing", "\"start\"", qPrintable(QString("%1}], \"start\"").arg(path)),
      "the field 'points' is missing");
  row("path of one point", "\"start\"",
      qPrintable(QString("%1, \"points\": [[0, 0, 0]]}], \"start\"").arg(path)),
      "targets[0].points (t): has fewer than two points");
  row("path's point twice", "\"start\"",
      qPrintable(QString("%1, \"points\": [[0, 0, 0], [0, 0, 0]]}], \"start\"").arg(path)),
      "targets[0].points[1] (t): is the point before it");
  row("circle's radius", "\"start\"", qPrintable(QString("%1, \"radius\": 0}], \"start\"").arg(circle)),
      "targets[0].radius (t): 0 is out of range; write 0.001 to 1000 m");
  row("law", "\"start\"", "\"laws\": {\"clearence\": true}, \"start\"",
      "laws.clearence: is not a field here; did you mean 'clearance'?");
  row("gravity", "\"moon\"", "\"venus\"",
      "t.json:3: gravity: 'venus' is not a gravity; use earth, moon, mars or none or three numbers");
  row("schema", "handhold-task-1", "handhold-task-2", "t.json:2: schema: 'handhold-task-2' is not a schema");
  row("zero quaternion", "{\"joints\"", "{\"pelvis\": [0,0,0,0,0,0,0], \"joints\"",
      "start.pelvis: is zero and no orientation");
  row("list for object", "{\"joints\": {\"r_elbow_flexion\": -1}}", "[]",
      "start: is a list; write an object");
}

void TaskFileTest::complaintsAreExact() {
  QFETCH(QString, from);
  QFETCH(QString, to);
  QFETCH(QString, expected);
  const std::string text = replaced(kSmall, from.toStdString(), to.toStdString());
  QVERIFY2(!text.empty(), "the sample has changed");
  const QString said = QString::fromStdString(complaint(text));
  QVERIFY2(said.contains(expected), qPrintable(said));
  QVERIFY2(said.startsWith("t.json") && !said.contains('\n'), qPrintable(said));
}

void TaskFileTest::valuesAreCheckedBeforeSaving_data() {
  QTest::addColumn<int>("damage");
  QTest::addColumn<QString>("path");
  const char* const paths[] = {
      "gravity", "contacts[0].on.along", "props[1].file",          "targets[0].direction",
      "start",   "loads[0].mass",        "contacts[1].limits.pull"};
  for (int i = 0; i < 7; ++i) QTest::newRow(paths[i]) << i << paths[i];
}

void TaskFileTest::valuesAreCheckedBeforeSaving() {
  QFETCH(int, damage);
  QFETCH(QString, path);
  Task task = fullTask();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  if (damage == 0) task.gravity.x() = nan;
  if (damage == 1) task.contacts[0].place->along = std::numeric_limits<double>::infinity();
  if (damage == 2) task.props[1].file.clear();
  if (damage == 3) task.targets[0].direction.setZero();
  if (damage == 4) task.start.conservativeResize(20);
  if (damage == 5) task.loads[0].mass = -1.0;
  if (damage == 6) task.contacts[1].limits.pull = nan;
  const auto file = std::filesystem::path(QDir::tempPath().toStdString()) / "handhold_never_written.json";
  try {
    saveTask(task, person(), file);
    QFAIL("a wrong task was saved");
  } catch (const InputError& error) {
    QVERIFY2(QString(error.what()).contains(path), error.what());
  }
  QVERIFY(!std::filesystem::exists(file));
}

void TaskFileTest::failedSavingKeepsTheOldFile() {
  QTemporaryDir folder;
  const auto file = std::filesystem::path(folder.path().toStdString()) / "t.json";
  saveTask(fullTask(), person(), file);
  const std::string before = readFile(file);
  Task wrong = fullTask();
  wrong.contacts[0].name.clear();
  QVERIFY_EXCEPTION_THROWN(saveTask(wrong, person(), file), InputError);
  QCOMPARE(readFile(file), before);
  QVERIFY_EXCEPTION_THROWN(saveTask(fullTask(), person(), file / "below.json"), InputError);
  QCOMPARE(readFile(file), before);
  // nothing but the file is left in the folder
  QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
  QCOMPARE(taskToJson(loadTask(file, human()), person()), before);
}

void TaskFileTest::modelIsFoundByNameAndByPath() {
  QTemporaryDir temporary;
  const std::filesystem::path folder(temporary.path().toStdString());
  const auto models = kSource / "resources/models";
  const auto task = folder / "t.json";
  writeFile(task, R"({"schema": "handhold-task-1"})");
  QCOMPARE(taskModelFile(task, models), models / "human55.json");
  QCOMPARE(taskModelName(task, models), std::string("human55"));
  QVERIFY(openSubject(task, models).file.empty());
  writeFile(folder / "mine.json", "{}");
  writeFile(task, R"({"schema": "handhold-task-1", "model": "mine.json"})");
  QCOMPARE(taskModelFile(task, models), folder / "mine.json");
  writeFile(task, R"({"schema": "handhold-task-1", "model": "human54"})");
  try {
    taskModelFile(task, models);
    QFAIL("found a model that is not there");
  } catch (const InputError& error) {
    QVERIFY2(QString(error.what()).contains("human55"), error.what());
  }
}

/// Within the task file: what it names it finds in itself, wherever it is carried.
void TaskFileTest::aMeasuredBodyGoesAlong() {
  QTemporaryDir temporary;
  const std::filesystem::path folder(temporary.path().toStdString()), task = folder / "t.json";
  const auto models = kSource / "resources/models";
  BodyScale scale;
  scale.of(BodySegment::Thigh) = 1.0 + 0.1 / 3.0;
  scale.mass = 66.5;
  const std::string file = withScale(readFile(models / "human55.json"), scale, "human55");
  Subject measured({}, modelFromJson(file, "measured"));
  measured.file = file;
  saveTask(fullTask(), measured, task);
  const OpenedTask opened = openTask(task, models);
  QVERIFY(isSamePerson(opened.subject, measured) && !isSamePerson(opened.subject, person()));
  QVERIFY(opened.subject.name.empty());
  QCOMPARE(opened.subject.model->totalMass, measured.model->totalMass);
  const LinkIndex knee = human().findJoint("r_knee_flexion");
  QVERIFY(opened.subject.model->joints[knee].offset == measured.model->joints[knee].offset);
  QCOMPARE(taskModelFile(task, models), task);
  QVERIFY(!isModelOutside(task, models));
  QCOMPARE(taskToJson(opened.task, opened.subject), readFile(task));
  writeFile(task, R"({"schema": "handhold-task-1", "model": {"schema": "handhold-model-1"}})");
  QVERIFY_EXCEPTION_THROWN(openTask(task, models), InputError);
}

void TaskFileTest::everyShippedTaskLoadsAndRoundTrips() {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kSource / "resources/tasks")) {
    if (entry.path().extension() != ".json") continue;  // pictures of the tasks lie beside them
    const auto model = loadModel(taskModelFile(entry.path(), kSource / "resources/models"));
    const Task task = loadTask(entry.path(), *model);
    const std::string text = taskToJson(task, model);
    QCOMPARE(taskToJson(taskFromJson(text, "t.json", *model), model), text);
    // about 50 places of each file, anything but InputError ends the test
    const std::string original = readFile(entry.path());
    for (std::size_t at = 0; at < original.size(); at += original.size() / 50 + 1)
      quietly(original.substr(0, at));
    ++count;
  }
  QVERIFY(count > 0);
}

void TaskFileTest::damagedTextsAreRefusedInOrder() {
  const std::string text = taskToJson(fullTask(), person());
  for (std::size_t length = 0; length < text.size(); length += 3) quietly(text.substr(0, length));
  const std::string letters = "\"{}[],:0-9eE.\\n\xff\x01t";
  for (std::size_t at = 0; at < text.size(); at += 7) {
    std::string flipped = text;
    flipped[at] = letters[at % letters.size()];
    quietly(flipped);
  }
  QVERIFY(complaint(std::string(100000, '[')).starts_with("t.json: has more than 64 brackets"));
}

QTEST_GUILESS_MAIN(TaskFileTest)
#include "task_file_test.moc"
