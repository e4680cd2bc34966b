// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/manoeuvre/manoeuvre.h"

#include <QtTest>
#include <limits>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "engine/task/manoeuvre/usual_ramp.h"
#include "engine/task/manoeuvre_check.h"
#include "engine/task/manoeuvre_props.h"

using namespace handhold;

namespace {

const Subject& person() {
  static const Subject subject(
      loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json"));
  return subject;
}

const Model& human() { return *person().model; }

Task taskWith(const std::string& manoeuvre) {
  const std::string text =
      "{\n\"schema\": \"handhold-task-1\",\n\"gravity\": \"none\",\n\"manoeuvre\": " + manoeuvre + "}";
  return taskFromJson(text, "task.json", human());
}

Manoeuvre readBack(const Manoeuvre& manoeuvre) {
  Task task;
  task.manoeuvre = manoeuvre;
  return taskFromJson(taskToJson(task, person()), "written", human()).manoeuvre.value();
}

QString complaint(const std::string& manoeuvre) {
  try {
    taskWith(manoeuvre);
  } catch (const InputError& error) {
    return QString::fromStdString(error.what());
  }
  return QStringLiteral("accepted");
}

TurnManoeuvre fullTurn() {
  TurnManoeuvre turn;
  turn.axis = Vector3(0.6, 0.0, 0.8);
  turn.angle = -1.0 / 3.0;
  turn.goal = TurnGoal::LeastTorque;
  turn.limbs = TurnLimbs::LegsAndArms;
  turn.strengthShare = 0.3;
  turn.maxSpeed = 2.5;
  turn.time = 7.5;
  turn.cycles = 3;
  turn.steps = TurnSteps{0.4, 0.3, 0.2, -2.5, 1.1, {0.7, 1.3, 0.9}, {0.0, 2.0, 3.5}};
  return turn;
}

void fill(TraverseManoeuvre& way) {
  way.rungs = 4;
  way.spacing = 0.1 + 0.2;  // needs all seventeen digits
  way.speed = 0.2;
  way.rampTime = 2.0;
  way.pace = TraversePace::StopAtRungs;
  way.method = TraverseMethod::JointSpace;
  way.goal = TraverseGoal::Fastest;
  way.jointSpeed = 2.5;
  way.shoulderLimits = false;
  way.holdShare = 0.3;
  way.handHeight = 0.05;
  way.handWidth = 0.4;
  way.distance = 0.35;
  way.clearance = 0.07;
  way.attitude = Quaternion(0.8, 0.6, 0.0, 0.0);
  way.railLimit = 400.0;
}

}  // namespace

class ManoeuvreTest : public QObject {
  Q_OBJECT

 private slots:
  void turnsAreWrittenAndReadBack();
  void traversesAreWrittenAndReadBack();
  void flightsAreWrittenAndReadBack();
  void holdsAreWrittenAndReadBack();
  void aKindAloneIsEnough_data();
  void aKindAloneIsEnough();
  void jointSpaceHasARampOfItsOwn();
  void errorsNameTheField_data();
  void errorsNameTheField();
  void whatIsNotFiniteIsFound();
  void propsStandWhereTheManoeuvreIs();
  void theCarriedMassIsACube();
};

void ManoeuvreTest::turnsAreWrittenAndReadBack() {
  const TurnManoeuvre turn = fullTurn();
  auto back = std::get<TurnManoeuvre>(readBack(turn));
  QCOMPARE(back.axis, turn.axis);  // which is made a unit vector
  back.axis = turn.axis;
  QVERIFY(back == turn);
  QVERIFY(!std::get<TurnManoeuvre>(readBack(TurnManoeuvre())).time);
}

void ManoeuvreTest::traversesAreWrittenAndReadBack() {
  TraverseManoeuvre ladder;
  fill(ladder);
  const Manoeuvre read = readBack(ladder);
  QVERIFY(kindOf(read) == ManoeuvreKind::Ladder);
  QVERIFY(std::get<TraverseManoeuvre>(read) == ladder);
  ladder.method = TraverseMethod::Kinematic;  // hands that meet their bars in motion are of this one alone
  ladder.approachSpeed = 0.15;
  QVERIFY(std::get<TraverseManoeuvre>(readBack(ladder)) == ladder);
  CarryManoeuvre carry;
  fill(carry);
  carry.along = TraverseAlong::Rungs;
  carry.mass = 12.5;
  carry.size = 0.4;
  const auto back = std::get<CarryManoeuvre>(readBack(carry));
  QVERIFY(back == carry);
  QVERIFY(CarryManoeuvre().along == TraverseAlong::Rail);  // as files of old mean it
}

void ManoeuvreTest::flightsAreWrittenAndReadBack() {
  FlightManoeuvre flight;
  flight.from = PushFrom::Rail;
  flight.rail = Vector3(0.1, 2.5, -0.3);
  flight.railAxis = Vector3::UnitZ();
  flight.attitude = Quaternion(0.8, 0.0, 0.6, 0.0);
  flight.speed = 0.35;
  flight.pushStroke = 0.15;
  flight.catchStroke = 0.25;
  flight.handWidth = 0.5;
  flight.railLimit = 300.0;
  QVERIFY(std::get<FlightManoeuvre>(readBack(flight)) == flight);
}

void ManoeuvreTest::holdsAreWrittenAndReadBack() {
  HoldManoeuvre hold;
  hold.pull = Vector3(1.0, -2.0, 3.0);
  hold.tool = Vector3(0.1, 1.0, 0.5);
  hold.handle = Vector3::UnitY();
  hold.hands = ToolHands::Both;
  hold.feet = RestrainedFeet::Left;
  hold.handWidth = 0.25;
  hold.stance = 0.2;
  const auto back = std::get<HoldManoeuvre>(readBack(hold));
  QVERIFY(back.pull == hold.pull && back.tool == hold.tool && back.handle == hold.handle);
  QVERIFY(back.hands == hold.hands && back.feet == hold.feet);
  QVERIFY(back.handWidth == hold.handWidth && back.stance == hold.stance);
}

void ManoeuvreTest::aKindAloneIsEnough_data() {
  QTest::addColumn<int>("kind");
  for (int kind = 0; kind < 5; ++kind)
    QTest::newRow(toString(static_cast<ManoeuvreKind>(kind)).c_str()) << kind;
}

void ManoeuvreTest::aKindAloneIsEnough() {
  QFETCH(int, kind);
  const auto wanted = static_cast<ManoeuvreKind>(kind);
  const Task task = taskWith("{\"kind\": \"" + toString(wanted) + "\"}");
  QVERIFY(kindOf(task.manoeuvre.value()) == wanted);
  Task usual = task;
  usual.manoeuvre = usualManoeuvre(wanted);
  QCOMPARE(taskToJson(task, person()), taskToJson(usual, person()));
  QVERIFY(!manoeuvreProblem(*usual.manoeuvre));
}

/// Of who gives none: where the body rests at every rung it speeds up slower.
void ManoeuvreTest::jointSpaceHasARampOfItsOwn() {
  const auto ramp = [](const std::string& fields) {
    const Task task = taskWith(fields);
    const auto* ladder = std::get_if<TraverseManoeuvre>(&*task.manoeuvre);
    return ladder ? ladder->rampTime : std::get<CarryManoeuvre>(*task.manoeuvre).rampTime;
  };
  QCOMPARE(ramp(R"({"kind": "ladder"})"), 1.5);
  QCOMPARE(ramp(R"({"kind": "ladder", "method": "joint space"})"), kJointSpaceRamp);
  QCOMPARE(ramp(R"({"kind": "ladder", "ramp_time": 0.9, "method": "joint space"})"), 0.9);
  QCOMPARE(ramp(R"({"kind": "carry", "method": "joint space"})"), CarryManoeuvre().rampTime);
}

void ManoeuvreTest::errorsNameTheField_data() {
  QTest::addColumn<QString>("json");
  QTest::addColumn<QString>("words");
  const auto row = [](const char* name, const char* json, const char* words) {
    QTest::newRow(name) << QString(json) << QString(words);
  };
  row("no kind", "{}", "task.json:4: manoeuvre: the field 'kind' is missing");
  row("unknown kind", R"({"kind": "swim"})", "use orient, ladder, flight, hold or carry");
  row("unknown field", R"({"kind": "hold", "rungs": 3})", "manoeuvre.rungs");
  row("one rung", R"({"kind": "ladder", "rungs": 1})",
      "manoeuvre.rungs: 1 is out of range; use 2 to 100 rungs");
  row("half a rung", R"({"kind": "ladder", "rungs": 2.5})", "is not a whole number");
  row("too fast", R"({"kind": "flight", "speed": 9})",
      "manoeuvre.speed: 9 is out of range; use 0.05 to 3 m/s");
  row("near rail", R"({"kind": "flight", "rail": [0, 1, 0]})", "manoeuvre.rail");
  row("no axis", R"({"kind": "orient", "axis": [0, 0, 0]})", "points nowhere");
  row("no angle", R"({"kind": "orient", "angle": 0})", "manoeuvre.angle");
  row("no cycle", R"({"kind": "orient", "cycles": 0})", "manoeuvre.cycles");
  row("no twist", R"({"kind": "orient", "steps": {"twist": 0}})", "manoeuvre.steps.twist");
  row("a step in no time", R"({"kind": "orient", "steps": {"durations": [1, 0, 1]}})",
      "manoeuvre.steps.durations: 0 is out of range; use 0.05 to 60 s");
  row("fastest and improved", R"({"kind": "ladder", "goal": "fastest", "method": "predicted"})",
      "manoeuvre.goal");
  row("three hands", R"({"kind": "hold", "hands": "three"})", "use right, left or both");
  row("strong", R"({"kind": "hold", "pull": [0, 0, 5000]})", "manoeuvre.pull");
  row("light", R"({"kind": "carry", "mass": 0})", "manoeuvre.mass");
}

void ManoeuvreTest::errorsNameTheField() {
  QFETCH(QString, json);
  QFETCH(QString, words);
  const QString said = complaint(json.toStdString());
  QVERIFY2(said.contains(words), qPrintable(said));
}

void ManoeuvreTest::whatIsNotFiniteIsFound() {
  TraverseManoeuvre way;
  way.spacing = std::numeric_limits<double>::quiet_NaN();
  QCOMPARE(manoeuvreProblem(way).value().path, std::string("manoeuvre.spacing"));
  FlightManoeuvre flight;
  flight.attitude.coeffs().setZero();
  QCOMPARE(manoeuvreProblem(flight).value().path, std::string("manoeuvre.attitude"));
}

void ManoeuvreTest::propsStandWhereTheManoeuvreIs() {
  QVERIFY(manoeuvreProps(TurnManoeuvre()).empty());
  TraverseManoeuvre way;
  way.rungs = 4;
  way.spacing = 0.3;
  const Prop ladder = manoeuvreProps(way).at(0);
  QVERIFY(ladder.kind == PropKind::Ladder);
  QCOMPARE(ladder.position.y(), 0.6);  // half of four spacings
  QCOMPARE(ladder.spacing, 0.3);
  // a rail lies along the way, which goes up
  const Prop rail = manoeuvreProps(CarryManoeuvre()).at(0);
  QVERIFY((rail.orientation * Vector3::UnitX() - Vector3::UnitY()).norm() < 1e-12);
  FlightManoeuvre flight;
  QCOMPARE(manoeuvreProps(flight).at(0).position, flight.rail);
  const Prop wall = manoeuvreProps(flight).at(1);
  QCOMPARE(wall.position.y() + 0.5 * wall.size.y(), 0.0);
  flight.from = PushFrom::Rail;
  QCOMPARE(manoeuvreProps(flight).at(1).name, std::string("first rail"));
  QCOMPARE(manoeuvreProps(HoldManoeuvre()).at(0).position, HoldManoeuvre().tool);
}

void ManoeuvreTest::theCarriedMassIsACube() {
  CarryManoeuvre carry;
  carry.mass = 60.0;
  carry.size = 0.5;
  const Load load = manoeuvreLoads(carry).at(0);
  QCOMPARE(load.mass, 60.0);
  QCOMPARE(load.inertia.x(), 60.0 * 0.25 / 6.0);  // of a cube, m a^2 / 6
  QVERIFY(manoeuvreLoads(TraverseManoeuvre()).empty());
}

QTEST_GUILESS_MAIN(ManoeuvreTest)
#include "manoeuvre_test.moc"
