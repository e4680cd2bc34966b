// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <map>

#include "app/process/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/json_document.h"
#include "engine/trial/csv.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

const QString kTasks = QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/tasks/";
const QString kOwnModel =
    QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/../shared/data/opensim/gait2354_walk/subject01_simbody.osim";
constexpr double kTorque = 1e-5;  ///< torques in tables of shortest digits (N m)

CsvTable tableAt(const QString& folder, const char* name) {
  const fs::path file = fs::path(folder.toStdString()) / name;
  return {readFile(file), file.string()};
}

/// Torque that muscles give each joint at the first instant.
std::map<std::string, double> givenTorques(const CsvTable& muscles) {
  std::map<std::string, double> given;
  for (int row = 0; row < muscles.rowCount() && muscles.text(row, 0) == muscles.text(0, 0); ++row)
    for (int column = muscles.column("length") + 1; column < static_cast<int>(muscles.columns().size());
         ++column)
      if (!muscles.text(row, column).empty())
        given[muscles.columns()[static_cast<std::size_t>(column)]] +=
            muscles.number(row, column) * muscles.number(row, muscles.column("tension"));
  return given;
}

/// What a joint bears at the first instant (N).
double borne(const CsvTable& contacts, const std::string& joint) {
  for (int row = 0; row < contacts.rowCount(); ++row)
    if (contacts.text(row, contacts.column("joint")) == joint)
      return contacts.number(row, contacts.column("force"));
  return -1.0;
}

bool has(const QTemporaryDir& folder, const char* file) { return QFile::exists(folder.filePath(file)); }

}  // namespace

class MusclesTest : public QObject {
  Q_OBJECT

 private slots:
  void aPostureIsSharedAmongMuscles_data();
  void aPostureIsSharedAmongMuscles();
  void aMotionHasTheirTensionsInEveryFrame();
  void whoHasNoMusclesIsTold();
  void whatNoMuscleMovesIsTold();
  void aReliefIsANumber();
  void aReliefThatCannotBeKeptIsNoSuccess();
  void whoHasNoMusclesIsToldBeforeTheSearch();
  void theArmOf004IsSolvedWithItsMuscles();
  void theyJoinTheResultThatTheyAreOf();
  void theirStressIsTensionOverTheirSection();
  void solveSharesAsItIsAsked();
  void theyAreAsStrongAsTheirPerson_data();
  void theyAreAsStrongAsTheirPerson();
};

void MusclesTest::aPostureIsSharedAmongMuscles_data() {
  QTest::addColumn<QStringList>("options");
  QTest::newRow("stress") << QStringList();
  QTest::newRow("fatigue") << QStringList{"--criterion", "fatigue"};
  QTest::newRow("curves") << QStringList{"--curves"};
  if (QFile::exists(kOwnModel)) QTest::newRow("a model of OpenSim") << QStringList{"--muscles", kOwnModel};
}

/// Tensions times moment arms and reserves are the torques of the same folder.
void MusclesTest::aPostureIsSharedAmongMuscles() {
  QFETCH(QStringList, options);
  const QTemporaryDir folder;
  const Run run =
      start(QStringList{"muscles", kTasks + "standing_pull.json", "--out", folder.path()} + options);
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const CsvTable reserves = tableAt(folder.path(), "muscle_reserves.csv");
  const CsvTable torques = tableAt(folder.path(), "torques.csv");
  std::map<std::string, double> given = givenTorques(tableAt(folder.path(), "muscles.csv"));
  for (int row = 0; row < reserves.rowCount(); ++row) {
    const std::string joint = reserves.text(row, reserves.column("joint"));
    const double asked = torques.number(0, torques.column(joint));
    const double both = given[joint] + reserves.number(row, reserves.column("reserve"));
    QVERIFY2(std::abs(both - asked) < kTorque * (1.0 + std::abs(asked)), joint.c_str());
  }
  QVERIFY(tableAt(folder.path(), "joint_contact.csv").rowCount() > 20);
  const auto json = nlohmann::json::parse(readFile(fs::path(folder.path().toStdString()) / "muscles.json"));
  QCOMPARE(json.at("muscles").get<int>(), options.contains("--muscles") ? 54 : 168);
  QCOMPARE(json.at("frames_without_an_end").get<int>(), 0);
  QVERIFY(json.at("greatest_tension").at("N").get<double>() > 10.0);
}

void MusclesTest::aMotionHasTheirTensionsInEveryFrame() {
  const QTemporaryDir folder;
  const Run run = start({"solve", kTasks + "standing_pull.json", "--motion", "--method", "kinematic",
                         "--muscles", "--out", folder.path()});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const CsvTable states = tableAt(folder.path(), "states.csv"),
                 muscles = tableAt(folder.path(), "muscles.csv");
  QVERIFY(states.rowCount() > 10);
  QCOMPARE(muscles.rowCount(), 168 * states.rowCount());
  for (int row = 0; row < muscles.rowCount(); ++row) {
    QVERIFY(muscles.number(row, muscles.column("tension")) >= 0.0);
    QVERIFY(muscles.number(row, muscles.column("activation")) <= 1.0);
  }
}

void MusclesTest::whoHasNoMusclesIsTold() {
  const QTemporaryDir folder;
  const Run run = start({"muscles", kTasks + "planar_trial_1.json", "--out", folder.path()});
  QCOMPARE(run.code, 1);
  QVERIFY(run.error.contains("has no muscles"));
}

/// An elbow's pair of muscles gives a shoulder nothing; a neck that is upright is not worth a line.
void MusclesTest::whatNoMuscleMovesIsTold() {
  const QTemporaryDir folder;
  const Run arm = start({"muscles", kTasks + "arm_hand.json", "--out", folder.path()});
  QVERIFY2(arm.out.contains("this model's 2 muscles move right elbow flexion alone"), qPrintable(arm.out));
  const Run whole = start({"muscles", kTasks + "standing_pull.json", "--out", folder.path()});
  QVERIFY2(!whole.out.contains("this model's") && !whole.out.contains("no muscle of"), qPrintable(whole.out));
  QVERIFY2(arm.out.trimmed().section('\n', -1).contains("this model's"), qPrintable(arm.out));
}

void MusclesTest::aReliefIsANumber() {
  const QTemporaryDir folder;
  for (const char* relief :
       {"right wrist=nan", "right wrist=1e999", "right wrist=-1", "right wrist=", "200"}) {
    const Run run =
        start({"muscles", kTasks + "standing_pull.json", "--relieve", relief, "--out", folder.path()});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.error.contains("is no joint and force"), qPrintable(run.error));
  }
}

void MusclesTest::aReliefThatCannotBeKeptIsNoSuccess() {
  const QTemporaryDir folder;
  const QStringList asked{"muscles", kTasks + "standing_pull.json", "--out", folder.path()};
  QCOMPARE(start(asked).code, 0);
  const double free = borne(tableAt(folder.path(), "joint_contact.csv"), "r_wrist");
  const Run relieved = start(asked + QStringList{"--relieve", "right wrist=0"});
  QCOMPARE(relieved.code, 2);
  QVERIFY2(relieved.out.contains("right wrist cannot be relieved so far: it bears"),
           qPrintable(relieved.out));
  const double least = borne(tableAt(folder.path(), "joint_contact.csv"), "r_wrist");
  QVERIFY2(least > 0.0 && least <= free, qPrintable(QString("%1 of %2").arg(least).arg(free)));
}

/// An impossible task of somebody without muscles: the search was not begun, and nothing is written.
void MusclesTest::whoHasNoMusclesIsToldBeforeTheSearch() {
  const QTemporaryDir folder;
  std::string task = readFile((kTasks + "planar_trial_1.json").toStdString());
  const std::string near = "[0, 0.06, 0]";
  task.replace(task.find(near), near.size(), "[0, 6.0, 0]");
  const QString file = folder.filePath("far.json"), out = folder.filePath("result");
  writeFile(file.toStdString(), task);
  QCOMPARE(start({"solve", file, "--out", out}).code, 2);
  QVERIFY(QDir(out).removeRecursively());
  const Run run = start({"solve", file, "--muscles", "--out", out});
  QCOMPARE(run.code, 1);
  QVERIFY2(run.error.contains("has no muscles"), qPrintable(run.error));
  QVERIFY(!QFile::exists(out));
}

void MusclesTest::theArmOf004IsSolvedWithItsMuscles() {
  const QTemporaryDir folder;
  const Run run = start({"solve", kTasks + "arm_biceps.json", "--muscles", "--out", folder.path()});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const CsvTable muscles = tableAt(folder.path(), "muscles.csv");
  QCOMPARE(muscles.rowCount(), 2);
  const int tension = muscles.column("tension");
  // one pulls, the other not: which, the torque of the elbow says
  const CsvTable torques = tableAt(folder.path(), "torques.csv");
  const double torque = torques.number(0, torques.column("r_elbow_flexion"));
  QVERIFY((muscles.number(0, tension) > 1.0) == (muscles.number(1, tension) < 1e-3));
  double given = 0.0;
  for (int row = 0; row < 2; ++row)
    given += muscles.number(row, tension) * muscles.number(row, muscles.column("r_elbow_flexion"));
  QVERIFY2(std::abs(given - torque) < kTorque * (1.0 + std::abs(torque)), qPrintable(QString::number(given)));
  // what hangs from the elbow takes away from what the muscle presses together
  QVERIFY(borne(tableAt(folder.path(), "joint_contact.csv"), "r_elbow") > 0.5 * muscles.number(0, tension));
}

/// At full strength all have one stress; with curves it is less than that of their activation, or more.
void MusclesTest::theirStressIsTensionOverTheirSection() {
  const QTemporaryDir folder;
  const Run run = start({"muscles", kTasks + "squat_load.json", "--out", folder.path()});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const CsvTable muscles = tableAt(folder.path(), "muscles.csv");
  const std::vector<std::string>& columns = muscles.columns();
  QCOMPARE(columns[columns.size() - 2], std::string("area_cm2"));
  QCOMPARE(columns.back(), std::string("stress_N_cm2"));
  constexpr double kStrong = 60.0;  // N/cm2, Rajagopal 2016
  for (int row = 0; row < muscles.rowCount(); ++row) {
    const double area = muscles.number(row, muscles.column("area_cm2")),
                 stress = muscles.number(row, muscles.column("stress_N_cm2")),
                 tension = muscles.number(row, muscles.column("tension")),
                 activation = muscles.number(row, muscles.column("activation"));
    QVERIFY2(area > 0.1 && area < 120.0, muscles.text(row, 1).c_str());  // soleus of big men: 100 cm2
    QVERIFY(std::abs(stress * area - tension) < 1e-4 * (1.0 + tension));
    QVERIFY(stress <= kStrong * activation + 1e-6);  // pennate fibres pull less along the tendon
  }
}

/// As the command for results does, with the same words.
void MusclesTest::solveSharesAsItIsAsked() {
  const QTemporaryDir solved, shared;
  const QString task = kTasks + "standing_pull.json";
  const QStringList how{"--criterion", "fatigue", "--curves", "--relieve", "right wrist=2000"};
  const Run run = start(QStringList{"solve", task, "--muscles", "--out", solved.path()} + how);
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.out.contains("right wrist bears"), qPrintable(run.out));
  QCOMPARE(start(QStringList{"muscles", task, "--out", shared.path()} + how).code, 0);
  for (const char* file : {"muscles.csv", "muscles.json"})
    QCOMPARE(readFile(fs::path(solved.path().toStdString()) / file),
             readFile(fs::path(shared.path().toStdString()) / file));
  const Run alone = start({"solve", task, "--curves", "--out", solved.path()});
  QVERIFY(alone.code == 1 && alone.error.contains("--muscles"));
  const Run wrong = start({"solve", task, "--muscles", "--relieve", "tail=3", "--out", solved.path()});
  QVERIFY2(wrong.code == 1 && wrong.error.contains("tail"), qPrintable(wrong.error));
}

/// What else is known of a motion stays; asked of somebody else the result is another.
void MusclesTest::theyJoinTheResultThatTheyAreOf() {
  const QTemporaryDir folder;
  const QString task = kTasks + "standing_pull.json";
  QCOMPARE(start({"solve", task, "--motion", "--method", "kinematic", "--out", folder.path()}).code, 0);
  QCOMPARE(start({"workload", folder.path()}).code, 0);
  const std::string states = readFile(folder.filePath("states.csv").toStdString());
  QVERIFY(has(folder, "workload.csv") && !has(folder, "muscles.csv"));
  const Run run = start({"muscles", folder.path(), "--out", folder.path()});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY(has(folder, "workload.csv") && has(folder, "efforts.csv") && has(folder, "muscles.csv"));
  QCOMPARE(readFile(folder.filePath("states.csv").toStdString()), states);
  const std::string list = readFile(folder.filePath("files.json").toStdString());
  for (const char* file : {"workload.csv", "muscles.csv", "joint_contact.csv"})
    QVERIFY2(list.find(file) != std::string::npos, file);
  QCOMPARE(start({"muscles", folder.path(), "--subject", "m50", "--out", folder.path()}).code, 0);
  QVERIFY(!has(folder, "workload.csv") && has(folder, "muscles.csv"));
}

void MusclesTest::theyAreAsStrongAsTheirPerson_data() {
  QTest::addColumn<QString>("person");
  QTest::addColumn<double>("least");
  QTest::addColumn<double>("most");
  // the standard body's limits of the legs are the source's, a third of what was measured
  QTest::newRow("human55") << "human55" << 2.5 << 3.2;
  for (const char* name : {"f05", "f50", "m50", "m95"}) QTest::newRow(name) << name << 0.8 << 1.2;
}

/// Knee extension at its best, muscles over the person's limit there.
void MusclesTest::theyAreAsStrongAsTheirPerson() {
  QFETCH(QString, person);
  QFETCH(double, least);
  QFETCH(double, most);
  const QTemporaryDir folder;
  const Run run = start({"muscles", kTasks + "squat_load.json", "--subject", person, "--out", folder.path()});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const CsvTable table = tableAt(folder.path(), "muscle_strength.csv");
  double muscles = 0.0, limit = 0.0;
  for (int row = 0; row < table.rowCount(); ++row) {
    if (table.text(row, table.column("joint")) != "r_knee_flexion") continue;
    muscles = std::max(muscles, -table.number(row, table.column("muscles_lower")));
    limit = std::max(limit, -table.number(row, table.column("limit_lower")));
  }
  QVERIFY2(muscles > least * limit && muscles < most * limit,
           qPrintable(QString("%1 over %2").arg(muscles).arg(limit)));
}

QTEST_APPLESS_MAIN(MusclesTest)
#include "muscles_test.moc"
