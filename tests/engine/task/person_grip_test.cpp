// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/core/json_document.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "engine/task/held_loads.h"
#include "engine/trial/task_change.h"

using namespace handhold;

namespace {

const std::filesystem::path kModels = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models";

Subject person(const std::string& name) { return Subject(name, loadModel(kModels / (name + ".json"))); }

/// Two hands on bars; the left one tells its pull.
const char* const kTwoHands = R"({
  "schema": "handhold-task-1",
  "contacts": [
    {"name": "right", "kind": "grip", "end": "right hand", "position": [0, 1, 0]},
    {"name": "left", "kind": "fixed grip", "end": "left hand", "position": [0, 1, 0], "limits": {"pull": 300}},
    {"name": "loop", "kind": "restraint", "end": "right foot", "position": [0, 0, 0]},
    {"name": "palm", "kind": "palm", "end": "left hand", "position": [0, 0, 0]}
  ],
  "loads": [{"name": "case", "kind": "mass", "site": "r_grip", "mass": 5}]
}
)";

Task twoHands(const Subject& who) { return taskFromJson(kTwoHands, "t.json", *who.model); }

}  // namespace

class PersonGripTest : public QObject {
  Q_OBJECT

 private slots:
  void handsHoldWhatTheirPersonsDo();
  void filesTellTheNumberAndWhoseItIs();
  void aNumberOfTheTasksOwnStays();
  void aStrongerGripIsTheTasksOwn();
};

/// 002 chapter 5 of the source's skeleton; women of 25 to 29 of Mathiowetz.
void PersonGripTest::handsHoldWhatTheirPersonsDo() {
  for (const auto& [name, right, left] : {std::tuple("human55", 540.0, 490.0), {"f05", 331.4, 282.5}}) {
    const Subject who = person(name);
    const Task task = twoHands(who);
    const auto points = contactPoints(*who.model, task);
    QCOMPARE(points[0].upper[1], right);  // opens the fingers
    QCOMPARE(points[0].upper[0], right);  // along the palm
    QCOMPARE(points[1].upper[1], 300.0);
    QCOMPARE(points[1].lower[2], -left);
    QCOMPARE(points[2].lower[1], -1219.0);  // a restraint's own
    QVERIFY(isOfPerson(task.contacts[0]) && isOfPerson(task.contacts[1]));
    QVERIFY(!isOfPerson(task.contacts[2]) && !isOfPerson(task.contacts[3]));
    QCOMPARE(heldLoads(*who.model, task).at(0).grip.upper[1], right);
    Task empty = task;
    empty.contacts.clear();  // what is carried, by a hand that holds nothing else
    QCOMPARE(heldLoads(*who.model, empty).at(0).grip.upper[1], right);
  }
}

/// Whoever reads a result's task sees what held; asked of somebody else it is theirs.
void PersonGripTest::filesTellTheNumberAndWhoseItIs() {
  const Subject small = person("f05"), large = person("m95");
  const std::string text = taskToJson(twoHands(small), small);
  const auto json = nlohmann::ordered_json::parse(text);
  QCOMPARE(json["contacts"][0]["limits"]["pull"].get<double>(), 331.4);
  QCOMPARE(json["contacts"][0]["limits"]["of_person"].get<double>(), 331.4);
  QCOMPARE(json["contacts"][1]["limits"]["pull"].get<double>(), 300.0);
  QCOMPARE(json["contacts"][1]["limits"]["shear"].get<double>(), 282.5);
  QVERIFY(!json["contacts"][2]["limits"].contains("of_person"));
  QVERIFY(!json["contacts"][3]["limits"].contains("pull"));  // a palm only pushes
  const Task read = taskFromJson(text, "t.json", *large.model);
  QCOMPARE(taskToJson(read, small), text);
  QCOMPARE(*limitsOn(*large.model, read.contacts[0]).pull, 537.3);
  QCOMPARE(*limitsOn(*large.model, read.contacts[1]).pull, 300.0);
  QCOMPARE(*limitsOn(*large.model, read.contacts[1]).shear, 491.5);
}

/// A study, or somebody with an editor, writes another number into a file that was saved.
void PersonGripTest::aNumberOfTheTasksOwnStays() {
  const Subject small = person("f05"), large = person("m95");
  auto json = nlohmann::ordered_json::parse(taskToJson(twoHands(small), small));
  json["contacts"][0]["limits"]["pull"] = 250.0;
  const Task read = taskFromJson(json.dump(), "t.json", *large.model);
  QCOMPARE(*limitsOn(*large.model, read.contacts[0]).pull, 250.0);
  QCOMPARE(*limitsOn(*large.model, read.contacts[0]).shear, 537.3);
  // also one that happens to be what that person holds
  Task same = twoHands(small);
  same.contacts[0].limits.pull = small.model->grip.right;
  const Task again = taskFromJson(taskToJson(same, small), "t.json", *large.model);
  QCOMPARE(*limitsOn(*large.model, again.contacts[0]).pull, 331.4);
  QCOMPARE(*limitsOn(*large.model, again.contacts[0]).shear, 537.3);
}

/// Advice to hold more is about the hand that was asked.
void PersonGripTest::aStrongerGripIsTheTasksOwn() {
  const Subject small = person("f05");
  Task task = twoHands(small);
  Model model = *small.model;
  TaskChange change;
  change.kind = TaskChange::Kind::Grip;
  change.index = 0;
  change.factor = 1.5;
  apply(change, model, task);
  QVERIFY(std::abs(*task.contacts[0].limits.pull - 1.5 * 331.4) < 1e-9);
  QVERIFY(!isOfPerson(task.contacts[0]));
}

QTEST_APPLESS_MAIN(PersonGripTest)
#include "person_grip_test.moc"
