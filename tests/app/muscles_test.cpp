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

/// An elbow's pair of muscles gives a shoulder nothing.
void MusclesTest::whatNoMuscleMovesIsTold() {
  const QTemporaryDir folder;
  const Run arm = start({"muscles", kTasks + "arm_hand.json", "--out", folder.path()});
  QVERIFY2(arm.out.contains("this model's 2 muscles move right elbow flexion alone"), qPrintable(arm.out));
  const Run whole = start({"muscles", kTasks + "standing_pull.json", "--out", folder.path()});
  QVERIFY2(!whole.out.contains("this model's"), qPrintable(whole.out));
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

QTEST_APPLESS_MAIN(MusclesTest)
#include "muscles_test.moc"
