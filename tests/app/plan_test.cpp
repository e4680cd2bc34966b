// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>

#include "engine/core/atomic_file.h"
#include "engine/trial/csv.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

}  // namespace

class PlanTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aTurnFillsAFolder();
  void aGivenCycleIsLookedAt();
  void workloadReadsTheFolder();
  void aLadderInJointSpace();
  void aLadderPrintsItsPeriods();
  void anImprovedLadderIsCompared();
  void aTaskWithAManoeuvreIsPlannedLikeIt();
  void impossibleAsAsked();
  void wrongInputIsOneLine_data();
  void wrongInputIsOneLine();

 private:
  QString path(const char* name) const { return temporary_->filePath(name); }
  QJsonObject summary(const char* folder) const {
    const std::string text = readFile(fs::path(path(folder).toStdString()) / "summary.json");
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
  }
  QScopedPointer<QTemporaryDir> temporary_;
};

void PlanTest::init() { temporary_.reset(new QTemporaryDir); }

void PlanTest::aTurnFillsAFolder() {
  const Run run = start({"plan", "orient", "--model", "legs6", "--angle", "60", "--out", path("turn")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY(run.out.contains("Turned by 60.0 degrees"));
  QVERIFY2(!run.out.contains('_'), qPrintable(run.out));  // joints as people call them
  for (const char* file : {"states.csv", "torques.csv", "contacts.csv", "momentum.csv", "workload.csv"})
    QVERIFY2(fs::exists(path("turn").toStdString() + "/" + file), file);
  const QJsonObject plan = summary("turn")["plan"].toObject();
  QVERIFY(std::abs(plan["angle_deg"].toDouble() - 60.0) < 1e-4);
  QVERIFY(plan["momentum_residue"].toDouble() < 1e-9);
  const fs::path file = path("turn/momentum.csv").toStdString();
  const CsvTable table(readFile(file), "momentum.csv");
  QVERIFY(std::abs(table.number(table.rowCount() - 1, table.column("turn_y")) - M_PI / 3.0) < 1e-6);
}

/// 001 figures 7 to 10, and the same asked for again by its task.
void PlanTest::aGivenCycleIsLookedAt() {
  const Run run = start({"plan", "orient", "--model", "legs6", "--lift", "25,30,20", "--twist", "-120",
                         "--durations", "1,2,1.5", "--out", path("cycle")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.out.startsWith("One cycle turns the body by -"), qPrintable(run.out));
  QVERIFY(run.out.contains("lifting 1.00 s, twisting 2.00 s, closing 1.50 s"));
  const double turned = summary("cycle")["plan"].toObject()["angle_deg"].toDouble();
  QVERIFY(turned < -10.0 && turned > -90.0);
  const Run again = start({"solve", path("cycle/task.json"), "--motion", "--out", path("again")});
  QVERIFY2(again.code == 0, qPrintable(again.error));
  QCOMPARE(summary("again")["plan"].toObject()["angle_deg"].toDouble(), turned);
  QVERIFY2(run.error.isEmpty(), qPrintable(run.error));  // all is told
  const Run usual = start({"plan", "orient", "--model", "legs6", "--twist", "95", "--out", path("usual")});
  QVERIFY2(usual.error.contains("as usual, not told: --lift 28.6,28.6,28.6 (degrees), --durations 1,1,1 (s)"),
           qPrintable(usual.error));
  const Run both = start({"plan", "orient", "--lift", "20,20,20", "--angle", "30", "--out", path("both")});
  QVERIFY(both.code != 0 && both.error.contains("--angle"));
  const Run far = start({"plan", "orient", "--lift", "20,20,60", "--twist", "180", "--out", path("far")});
  QCOMPARE(far.code, 2);
  QVERIFY2(far.error.contains("passes its range"), qPrintable(far.error));
}

void PlanTest::aLadderInJointSpace() {
  const Run run = start({"plan", "ladder", "--model", "ladder13", "--rungs", "2", "--joint-space",
                         "--fastest", "--no-shoulder-limits", "--out", path("ladder")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.out.contains("as fast as all limits let"), qPrintable(run.out));
  QVERIFY2(run.out.contains("joints from period to period, at rest at every rung ("), qPrintable(run.out));
  QVERIFY(summary("ladder")["plan"].toObject()["greatest_speed_m_per_s"].toDouble() > 0.1);
}

void PlanTest::workloadReadsTheFolder() {
  QCOMPARE(start({"plan", "orient", "--model", "legs6", "--out", path("turn")}).code, 0);
  fs::remove(path("turn/workload.csv").toStdString());
  const Run run = start({"workload", path("turn"), "--html", path("page.html"), "--plot", path("sum.svg")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY(readFile(path("sum.svg").toStdString()).find("Weighted torque sum") != std::string::npos);
  QVERIFY(run.out.contains("joint work"));
  QVERIFY2(!run.out.contains('_'), qPrintable(run.out));
  QVERIFY(fs::exists(path("turn/workload.csv").toStdString()));
  QVERIFY(readFile(path("page.html").toStdString()).find("<svg") != std::string::npos);
  const Run us = start({"workload", path("turn"), "--units", "us"});
  QVERIFY2(us.out.contains(" ft lbf positive") && !us.out.contains(" J"), qPrintable(us.out));
}

void PlanTest::aLadderPrintsItsPeriods() {
  const Run run = start({"plan", "ladder", "--model", "ladder13", "--rungs", "3", "--out", path("ladder")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QCOMPARE(run.out.count("middle"), 2);
  QVERIFY2(run.out.contains("force (N)  at touch  sum |torque| (N m)"), qPrintable(run.out));
  // tables are in the units of the sentences above them
  const Run us =
      start({"plan", "ladder", "--model", "ladder13", "--rungs", "3", "--units", "us", "--out", path("us")});
  QVERIFY2(us.out.contains("force (lbf)  at touch  sum |torque| (ft lbf)") && !us.out.contains("(J)"),
           qPrintable(us.out));
  const CsvTable table(readFile(path("ladder/periods.csv").toStdString()), "periods.csv");
  QCOMPARE(table.rowCount(), 4);
  QVERIFY(table.number(1, table.column("peak_force")) > 5.0);
  // every hand on every bar is in the summary, with where it holds
  QCOMPARE(summary("ladder")["contacts"].toArray().size(), 6);
  const Run far = start({"plan", "ladder", "--model", "ladder13", "--spacing", "0.8", "--out", path("far")});
  QCOMPARE(far.code, 2);
  QVERIFY2(far.error.contains("out of reach; a spacing of"), qPrintable(far.error));
}

/// Both tables, and less load of the joints in the summary.
void PlanTest::anImprovedLadderIsCompared() {
  const Run run =
      start({"plan", "ladder", "--model", "ladder13", "--rungs", "2", "--improve", "--out", path("better")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY(run.out.contains("Improved by prediction"));
  for (const char* file : {"periods.csv", "periods_kinematic.csv"})
    QCOMPARE(CsvTable(readFile(fs::path(path("better").toStdString()) / file), file).rowCount(), 3);
  const QJsonObject figures = summary("better")["plan"].toObject();
  QVERIFY(figures["mean_squared_load"].toDouble() > 0.0);
  QVERIFY(figures["mean_squared_load"].toDouble() < 0.5 * figures["kinematic_mean_squared_load"].toDouble());
}

/// The same manoeuvre asked for by a task and by options.
void PlanTest::aTaskWithAManoeuvreIsPlannedLikeIt() {
  const QString task = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/turn_left_legs6.json");
  const Run ofTask = start({"solve", task, "--motion", "--out", path("task")});
  QVERIFY2(ofTask.code == 0, qPrintable(ofTask.error));
  const Run ofOptions = start({"plan", "orient", "--model", "legs6", "--out", path("options")});
  QVERIFY2(ofOptions.code == 0, qPrintable(ofOptions.error));
  QCOMPARE(ofTask.out, ofOptions.out);
  for (const char* file : {"states.csv", "torques.csv", "momentum.csv", "workload.csv", "efforts.csv"})
    QCOMPARE(readFile(fs::path(path("task").toStdString()) / file),
             readFile(fs::path(path("options").toStdString()) / file));
}

void PlanTest::impossibleAsAsked() {
  const Run run =
      start({"plan", "orient", "--model", "legs6", "--angle", "90", "--time", "1", "--out", path("turn")});
  QCOMPARE(run.code, 2);
  QVERIFY2(run.error.contains("the nearest that works is"), qPrintable(run.error));
  QCOMPARE(run.error.count('\n'), 1);
  QCOMPARE(summary("turn")["status"].toString(),
           QString("infeasible"));  // it takes the place of an older one
}

void PlanTest::wrongInputIsOneLine_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* name, const QStringList& arguments, const char* expected) {
    QTest::newRow(name) << arguments << expected;
  };
  row("no planner", {"plan"}, "subcommand");
  row("no folder", {"plan", "orient"}, "--out is required");
  row("axis", {"plan", "orient", "--axis", "sideways", "--out", "@/x"}, "'sideways' is not a direction");
  row("axis too long", {"plan", "orient", "--axis", "1e300,0,0", "--out", "@/x"}, "is not a direction");
  row("no turn", {"plan", "orient", "--angle", "0", "--out", "@/x"}, "use 0.01 degrees or more");
  row("no legs", {"plan", "orient", "--model", "ladder13", "--out", "@/x"}, "has no joint r_hip_abduction");
  row("held base", {"plan", "orient", "--model", "planar9", "--out", "@/x"}, "has no joint r_hip_abduction");
  row("effort", {"plan", "orient", "--effort", "2", "--out", "@/x"}, "--effort: 2 is out of range");
  row("rungs", {"plan", "ladder", "--rungs", "1", "--out", "@/x"}, "--rungs: 1 is out of range");
  row("no hands", {"plan", "ladder", "--model", "legs6", "--out", "@/x"},
      "has no left shoulder; add the site");
  row("only a plane", {"plan", "ladder", "--model", "planar9", "--out", "@/x"},
      "planar9: moves in one plane");
  row("step speeds",
      {"plan", "orient", "--model", "legs6", "--lift", "20,20,20", "--twist", "90", "--durations", "1,1,1",
       "--step-speeds", "0.1,0.1,0.1", "--out", "@/x"},
      " rad cannot be covered in 1 s at a speed of at most 0.1 rad/s; allow more than");
  row("the option of step speeds",
      {"plan", "orient", "--model", "legs6", "--lift", "20,20,20", "--twist", "90", "--durations", "1,1,1",
       "--step-speeds", "0.1,0.1,0.1", "--out", "@/x"},
      "--step-speeds: leg lifting: ");
  const QString reach = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/reach_in_flight.json");
  row("speed bound", {"solve", reach, "--motion", "--max-speed", "0.011", "--out", "@/x"},
      "--max-speed: a distance of ");
  row("own time", {"solve", reach, "--motion", "--own-time", "r_elbow_flexion=0:0.5:0.012", "--out", "@/x"},
      " rad cannot be covered in 0.5 s at a speed of at most 0.012 rad/s");
  row("rail too near", {"plan", "flight", "--rail", "0,1,0", "--out", "@/x"},
      "use 1.5 to 30 m from the start");
  row("turn of nothing", {"plan", "orient", "--angle", "0.001", "--out", "@/x"},
      "--angle: a turn by 0.001 degrees is out of range");
  row("no legs to turn with", {"plan", "orient", "--subject", "planar9", "--out", "@/x"},
      "take a person whose legs and arms swing");
  row("whole turn", {"plan", "flight", "--turn", "360", "--out", "@/x"}, "write -180 to 180 degrees");
  row("turn twice", {"plan", "flight", "--turn", "-720", "--out", "@/x"}, "--turn: -720 is out of range");
  row("rail is no place", {"plan", "flight", "--rail", "up", "--out", "@/x"},
      "'up' is not a place; write three");
  row("rail at the start", {"plan", "flight", "--rail", "0,0,0", "--out", "@/x"},
      "0 is out of range; use 1.5");
  row("picture's ending", {"render", "task.json", "--out", "@/x"}, "end it with .png");
  row("film's ending", {"render", "task.json", "--film", "--out", "@/x.avi"}, "end it with .mp4");
  row("plot's ending", {"workload", "@", "--plot", "@/x.xyz"}, "end it with .svg, .png, .pdf or .csv");
  row("page's ending", {"workload", "@", "--html", "@/x.pdf"}, "end it with .html or .htm");
  row("force", {"plan", "hold", "--force", "9000", "--out", "@/x"}, "force: 9000 is out of range");
  row("mass", {"plan", "carry", "--mass", "-1", "--out", "@/x"}, "--mass: -1 is out of range");
  row("no result", {"workload", "@/nothing"}, "is not a folder");
}

void PlanTest::wrongInputIsOneLine() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, expected);
  for (QString& argument : arguments) argument.replace("@", temporary_->path());
  const Run run = start(arguments);
  QVERIFY2(run.error.contains(expected), qPrintable(run.error));
  QCOMPARE(run.code, 1);
  QCOMPARE(run.error.count('\n'), 1);
  QVERIFY(!fs::exists(path("x").toStdString()));
}

QTEST_GUILESS_MAIN(PlanTest)
#include "plan_test.moc"
