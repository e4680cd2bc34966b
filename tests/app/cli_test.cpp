// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QImage>
#include <QStandardPaths>
#include <QtTest>
#include <filesystem>

#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/trial/csv.h"
#include "engine/trial/state_tables.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

const fs::path kSource = HANDHOLD_SOURCE_DIR;

std::shared_ptr<const Model> planar() { return loadModel(kSource / "resources/models/planar9.json"); }

std::string planarStates(double elbow) {
  const auto model = planar();
  Motion motion;
  motion.frames.resize(1);
  motion.frames[0].q = model->zeroPosition();
  motion.frames[0].q[positionIndex(model->findJoint("r_elbow"))] = elbow;
  return statesToCsv(motion, *model);
}

/// A second row whose time lies before the first one's.
std::string backwards(std::string states) {
  const std::size_t row = states.find('\n') + 1;
  const std::string first = states.substr(row);
  return states.substr(0, row) + "1" + first.substr(first.find(',')) + first;
}

}  // namespace

class CliTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void helpAndVersionSucceed();
  void forwardKinematicsListsEveryFrame();
  void inverseDynamicsHoldsTheWeight();
  void wrongInputIsOneLineAndChangesNothing_data();
  void wrongInputIsOneLineAndChangesNothing();
  void checkTellsWhatIsThere();
  void checkDoubtsWhatCannotBeMeant();
  void checkNamesWhatTheStartLeavesOpen();
  void aPositionBesideAPlaceIsTold();
  void resourcesMayBeElsewhere();
  void simulateWritesItsTables();
  void aFileBeforeACommandRunsNothing();
  void oneRowOfTorquesIsHeldOn();

 private:
  QString path(const char* name) const { return QString::fromStdString((folder_ / name).string()); }
  QScopedPointer<QTemporaryDir> temporary_;
  fs::path folder_;
};

void CliTest::init() {
  temporary_.reset(new QTemporaryDir);
  folder_ = temporary_->path().toStdString();
  writeFile(folder_ / "states.csv", planarStates(0.5));
  writeFile(folder_ / "backwards.csv", backwards(planarStates(0.5)));
  writeFile(folder_ / "part.obj", "v 0 0 0\n");
  const std::string planarTask =
      R"({"schema": "handhold-task-1", "model": "planar9", "start": {"joints": {"r_elbow": )";
  writeFile(folder_ / "round.json", planarTask + "100}}}");
  writeFile(folder_ / "bent.json", planarTask + "3}}}");
  writeFile(folder_ / "passwords.json", R"({"schema": "handhold-task-1", "model": "/etc/passwd"})");
  writeFile(folder_ / "out.csv", "precious");
  writeFile(folder_ / "task.json",
            // a weight of 726 N is more than one hand can hold
            R"({"schema": "handhold-task-1", "name": "Hang", "model": "planar9",
    "laws": {"contact_limits": false}, "contacts": [
    {"name": "right", "kind": "grip", "end": "right hand", "position": [0.06, 0.17, 0], "axis": [0, 0, 1]}]})");
  writeFile(folder_ / "elsewhere.json", R"({"schema": "handhold-task-1", "contacts": [
    {"name": "a", "kind": "grip", "end": "right hand", "position": [0, 1, 0], "axis": [1, 0, 0],
     "site": "l_ankle"}]})");
  writeFile(folder_ / "twins.json", R"({"schema": "handhold-task-1", "contacts": [
    {"name": "a", "kind": "foot", "end": "left foot", "position": [0, 0, 0], "axis": [0, 1, 0]},
    {"name": "b", "kind": "foot", "end": "left foot", "position": [0, 0, 0], "axis": [0, 1, 0]}]})");
  writeFile(folder_ / "strong.json", R"({"schema": "handhold-task-1", "contacts": [
    {"name": "a", "kind": "foot", "end": "left foot", "position": [0, 0, 0], "axis": [0, 1, 0],
     "limits": {"push": 900000}}]})");
  writeFile(folder_ / "pulled.json",
            R"({"schema": "handhold-task-1", "gravity": "earth", "manoeuvre": {"kind": "orient"}})");
  writeFile(folder_ / "hollow.json", R"({"schema": "handhold-task-1", "props": [
    {"name": "locker", "kind": "mesh", "file": "part.obj", "position": [0, 1, 0]}]})");
  writeFile(folder_ / "air.json", R"({"schema": "handhold-task-1", "props": [
    {"name": "bar", "kind": "bar", "position": [0, 1.2, 0.4], "size": [1, 0.032, 1]}], "contacts": [
    {"name": "a", "kind": "grip", "end": "right hand", "position": [0, 1.27, 0.4], "axis": [1, 0, 0]},
    {"name": "b", "kind": "grip", "end": "left hand", "position": [0, 1.2, 0.8], "axis": [1, 0, 0]}]})");
  writeFile(folder_ / "wrong.json", "{\n\"schema\": \"handhold-task-1\",\n\"gravitty\": 3}");
  writeFile(folder_ / "cut.json", "{\n\"schema\": ");
  writeFile(folder_ / "nan.csv", "time\nnan\n");
}

void CliTest::helpAndVersionSucceed() {
  const Run help = start({"--help"});
  QCOMPARE(help.code, 0);
  for (const char* command : {"check", "solve", "simulate", "inverse-dynamics", "forward-kinematics"})
    QVERIFY2(help.out.contains(command), qPrintable(help.out));
  QVERIFY(help.error.isEmpty());
  QCOMPARE(start({"--version"}).code, 0);
  QCOMPARE(start({"solve", "--help"}).code, 0);
}

void CliTest::forwardKinematicsListsEveryFrame() {
  const Run run = start(
      {"forward-kinematics", "--model", "planar9", "--states", path("states.csv"), "--out", path("out.csv")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const CsvTable table(readFile(folder_ / "out.csv"), "out.csv");
  QCOMPARE(table.rowCount(), 7);
  // frame 2 is the elbow: 14 cm up, turned by the angle about z
  QCOMPARE(table.number(2, table.column("frame")), 2.0);
  QVERIFY(std::abs(table.number(2, table.column("y")) - 0.08) < 1e-12);
  QVERIFY(std::abs(table.number(2, table.column("qz")) - std::sin(0.25)) < 1e-12);
}

void CliTest::inverseDynamicsHoldsTheWeight() {
  const Run run = start(
      {"inverse-dynamics", "--model", "planar9", "--states", path("states.csv"), "--out", path("out.csv")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const CsvTable earth(readFile(folder_ / "out.csv"), "out.csv");
  QVERIFY(std::abs(earth.number(0, earth.column("pelvis_fy")) - 726.0) < 1e-9);
  QCOMPARE(start({"inverse-dynamics", "--model", "planar9", "--gravity=0,0,0", "--states", path("states.csv"),
                  "--out", path("out.csv")})
               .code,
           0);
  const CsvTable none(readFile(folder_ / "out.csv"), "out.csv");
  for (int column = 1; column < 13; ++column) QVERIFY(std::abs(none.number(0, column)) < 1e-12);
}

void CliTest::wrongInputIsOneLineAndChangesNothing_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* name, const QStringList& arguments, const char* expected) {
    QTest::newRow(name) << arguments << expected;
  };
  const QStringList tail{"--out", "@/out.csv"};
  row("no such command", {"invers-dynamics"}, "did you mean 'inverse-dynamics'?");
  row("no states", QStringList{"forward-kinematics"} + tail, "--states is required");
  row("no such file", QStringList{"forward-kinematics", "--states", "@/none.csv"} + tail,
      "none.csv: cannot be read");
  row("wrong model", QStringList{"forward-kinematics", "--states", "@/states.csv"} + tail,
      "states.csv: has no column");
  row("no model", QStringList{"forward-kinematics", "--model", "ape", "--states", "@/states.csv"} + tail,
      "there is no model 'ape'; use arm4");
  row("not a number", QStringList{"inverse-dynamics", "--model", "planar9", "--states", "@/nan.csv"} + tail,
      "has no column");
  row("gravity",
      QStringList{"inverse-dynamics", "--gravity", "0,1", "--model", "planar9", "--states", "@/states.csv"} +
          tail,
      "--gravity");
  row("gravity nan",
      QStringList{"inverse-dynamics", "--gravity", "0,nan,0", "--model", "planar9", "--states",
                  "@/states.csv"} +
          tail,
      "'0,nan,0' is not a gravity");
  row("folder is missing",
      {"forward-kinematics", "--model", "planar9", "--states", "@/states.csv", "--out", "@/none/f.csv"},
      "cannot be written");
  row("unknown field", {"check", "@/wrong.json"},
      "wrong.json:3: gravitty: is not a field here; did you mean 'gravity'?");
  row("cut off", {"check", "@/cut.json"}, "cut.json:2:");
  row("solve a wrong task", {"solve", "@/wrong.json", "--out", "@/result"}, "wrong.json:3: gravitty");
  row("no such solver", {"solve", "@/task.json", "--solver", "magic", "--out", "@/result"}, "magic");
  row("starts", {"solve", "@/task.json", "--starts", "0", "--out", "@/result"}, "--starts");
  row("simulate what", {"simulate", "@/task.json", "--out", "@/result"}, "give one of --torques");
  row("simulate two", {"simulate", "@/task.json", "--limp", "--hold", "--out", "@/result"},
      "two things drive");
  row("simulate states as torques",
      {"simulate", "@/task.json", "--torques", "@/states.csv", "--out", "@/result"},
      "is a table of states, with a column 'pelvis_tx'");
  row("a hand's place on a leg", {"check", "@/elsewhere.json"}, "'l_ankle' is not of the right hand");
  row("simulate no motion", {"simulate", "@/task.json", "--motion", "@/none", "--out", "@/result"},
      "states.csv: cannot be read");
  row("simulate a negative time",
      {"simulate", "@/task.json", "--limp", "--duration", "-1", "--out", "@/result"}, "--duration");
  for (const char* option : {"--duration", "--step", "--tolerance", "--restitution", "--rate", "--track"})
    row(("simulate nan as " + std::string(option)).c_str(),
        {"simulate", "@/task.json", "--limp", option, "nan", "--out", "@/result"}, option);
  row("simulate step and tolerance",
      {"simulate", "@/task.json", "--limp", "--step", "0.001", "--tolerance", "1e-6", "--out", "@/result"},
      "--step");
  row("times that run backwards",
      QStringList{"forward-kinematics", "--model", "planar9", "--states", "@/backwards.csv"} + tail,
      "backwards.csv:3: time: does not come after 1");
  row("a joint turned round and round", {"check", "@/round.json"},
      "start.joints.r_elbow: 100 is out of range; write ");
  row("a mesh", {"@/part.obj"}, "part.obj: is a mesh and no task");
  row("a mesh to solve", {"solve", "@/part.obj", "--out", "@/result"}, "part.obj: is a mesh and no task");
  row("a model from anywhere", {"check", "@/passwords.json"}, "'/etc/passwd' lies outside the task's folder");
  row("no place", {"solve", "@/task.json", "--out", ""}, "--out: is empty");
  row("lean", {"plan", "ladder", "--lean", "400", "--out", "@/result"},
      "--lean: 400 is out of range; write -180 to 180 degrees");
  row("a touch in joint space",
      {"plan", "ladder", "--approach-speed", "0.1", "--joint-space", "--out", "@/result"},
      "--approach-speed excludes --joint-space");
  row("poses in the place of the states",
      {"forward-kinematics", "--model", "planar9", "--states", "@/out.csv", "--out", "@/out.csv"},
      "is the table of states itself");
  row("a figure with trails", {"render", "@/task.json", "--trails", "--out", "@/f.glb"},
      "--trails: is of pictures");
  row("a figure of a size", {"render", "@/task.json", "--size", "9x9", "--out", "@/f.glb"},
      "--size: is of pictures");
  row("a figure in a suit", {"render", "@/task.json", "--clothes", "flight suit", "--out", "@/f.glb"},
      "--clothes: is of pictures");
  row("a figure from its eyes", {"render", "@/task.json", "--from-eyes", "--out", "@/f.glb"},
      "--from-eyes: is of pictures");
  row("several figures", {"render", "@/task.json", "--instants", "0,1", "--out", "@/f.glb"},
      "--instants: are several");
  row("one too many", {"check", "@/task.json", "more"}, "The following argument was not expected: more");
  row("task and command", {"@/task.json", "check", "@/task.json"}, "is one argument too many");
}

void CliTest::wrongInputIsOneLineAndChangesNothing() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, expected);
  for (QString& argument : arguments) argument.replace("@", temporary_->path());
  const Run run = start(arguments);
  QVERIFY2(run.error.contains(expected), qPrintable(run.error));
  QCOMPARE(run.code, 1);
  QCOMPARE(run.error.count('\n'), 1);
  QCOMPARE(readFile(folder_ / "out.csv"), std::string("precious"));
  QVERIFY(!fs::exists(folder_ / "result"));
}

void CliTest::checkTellsWhatIsThere() {
  const Run run = start({"check", path("task.json")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY(run.out.contains("planar9, 9 degrees of freedom"));
  QVERIFY(run.out.contains("contact: right, grip of the right hand at r_grip"));
}

void CliTest::checkDoubtsWhatCannotBeMeant() {
  const Run twins = start({"check", path("twins.json")});
  const Run bent = start({"check", path("bent.json")});
  QVERIFY2(bent.out.contains("doubt: start.joints.r_elbow of 3 rad is outside the joint's range, "),
           qPrintable(bent.out));
  QVERIFY2(twins.out.contains("doubt: a and b are the same left foot at one place"), qPrintable(twins.out));
  const Run air = start({"check", path("air.json")});
  QVERIFY2(air.out.contains("doubt: a stands free, 7.0 cm from bar; "), qPrintable(air.out));
  QVERIFY(!air.out.contains("doubt: b "));
  const Run strong = start({"check", path("strong.json")});
  QVERIFY2(strong.out.contains("doubt: a: a push of 900000 N is many times"), qPrintable(strong.out));
  const Run pulled = start({"check", path("pulled.json")});
  QVERIFY2(pulled.out.contains("doubt: the manoeuvre cannot be planned: gravity pulls"),
           qPrintable(pulled.out));
  QVERIFY(pulled.out.endsWith("ready to solve its posture alone\n"));
  const Run torn = start({"check", path("hollow.json")});
  QVERIFY2(torn.out.contains("doubt: locker: part.obj "), qPrintable(torn.out + torn.error));
  QVERIFY(start({"check", path("task.json")}).out.endsWith("\nready to solve\n"));
}

/// A hand so far from its rail, in the posture that the file gives.
void CliTest::checkNamesWhatTheStartLeavesOpen() {
  const auto model = planar();
  Data data(*model);
  VectorX q = model->relaxedPosition();
  q[positionIndex(model->findJoint("r_elbow"))] = 0.3;
  updateKinematics(*model, q, data);
  const Vector3 hand = sitePose(*model, data, model->findSite("r_grip")).p;
  const auto told = [&](double gap) {
    char contact[160];
    std::snprintf(contact, sizeof contact, "\"position\": [%.9f, %.9f, 0], \"axis\": [0, 0, 1]",
                  hand.x() + gap, hand.y());
    writeFile(folder_ / "apart.json",
              R"({"schema": "handhold-task-1", "model": "planar9", "start": {"joints": {"r_elbow": 0.3}},
    "contacts": [{"name": "rail", "kind": "grip", "end": "right hand", )" +
                  std::string(contact) + "}]}");
    return start({"check", path("apart.json")}).out;
  };
  QVERIFY2(told(0.48).contains("start: rail is 48.0 cm off its place"), qPrintable(told(0.48)));
  QVERIFY2(told(0.0).contains("start: every contact and target is kept\n"), qPrintable(told(0.0)));
}

/// The place counts; who solves a task is told, not only who checks it.
void CliTest::aPositionBesideAPlaceIsTold() {
  auto json = nlohmann::json::parse(readFile(kSource / "resources/tasks/standing_pull.json"));
  for (auto& contact : json["contacts"])
    if (contact["name"] == "right grip") contact["position"] = {0.0, 3.0, 1.0};
  writeFile(folder_ / "task.json", json.dump());
  const Run run = start({"solve", path("task.json"), "--out", path("out")});
  QCOMPARE(run.code, 0);
  QVERIFY2(run.error.contains("from its place on"), qPrintable(run.error));
}

void CliTest::resourcesMayBeElsewhere() {
  const Run wrong = start({"check", path("task.json")}, {"HANDHOLD_RESOURCES=/nowhere"});
  QCOMPARE(wrong.code, 1);
  QVERIFY(wrong.error.contains("'/nowhere' is not a folder"));
  fs::create_directories(folder_ / "mine/models");
  fs::copy(kSource / "resources/models/planar9.json", folder_ / "mine/models/planar9.json");
  QCOMPARE(start({"check", path("task.json")}, {"HANDHOLD_RESOURCES=" + path("mine")}).code, 0);
}

// One hand at the bar, limp for 0.2 s: 13 rows at 60 a second; energy only falls.
void CliTest::simulateWritesItsTables() {
  const Run run =
      start({"simulate", path("task.json"), "--limp", "--duration", "0.2", "--out", path("result")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.out.startsWith("finished: 0.20 s in "), qPrintable(run.out));
  const CsvTable energy(readFile(folder_ / "result/energy.csv"), "energy.csv");
  QCOMPARE(energy.rowCount(), 13);
  const int total = energy.column("total");
  for (int row = 1; row < 13; ++row)
    QVERIFY(energy.number(row, total) <= energy.number(row - 1, total) + 1e-6);
  QCOMPARE(CsvTable(readFile(folder_ / "result/momentum.csv"), "momentum.csv").rowCount(), 13);
  QCOMPARE(readStates(folder_ / "result/states.csv", *planar()).frames.size(), std::size_t(13));
  QVERIFY(readFile(folder_ / "result/summary.json").find("\"status\": \"finished\"") != std::string::npos);
}

/// Nothing is solved and written before it is told.
void CliTest::aFileBeforeACommandRunsNothing() {
  const Run run = start({path("task.json"), "solve", path("task.json"), "--out", path("never")});
  QCOMPARE(run.code, 1);
  QVERIFY(run.error.contains("is one argument too many") && run.out.isEmpty());
  QVERIFY(!fs::exists(folder_ / "never"));
}

void CliTest::oneRowOfTorquesIsHeldOn() {
  Motion still;
  still.frames.resize(1);
  still.frames[0].tau = VectorX::Zero(planar()->velocitySize());
  writeFile(folder_ / "one.csv", torquesToCsv(still, *planar()));
  const Run run = start({"simulate", path("task.json"), "--torques", path("one.csv"), "--out", path("held")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.out.startsWith("finished: 2.00 s in "), qPrintable(run.out));
}

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
