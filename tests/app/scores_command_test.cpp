// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "engine/core/atomic_file.h"
#include "engine/scores/rule.h"
#include "engine/trial/csv.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

const QString kTaskFolder = QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/tasks/";

}  // namespace

class ScoresCommandTest : public QObject {
  Q_OBJECT

 private slots:
  void aPostureIsJudged() {
    QTemporaryDir folder;
    const QString json = folder.filePath("s.json"), csv = folder.filePath("s.csv");
    for (const QString& out : {json, csv}) {
      const Run run = start({"scores", kTaskFolder + "standing_pull.json", "--out", out});
      QCOMPARE(run.code, 0);
      QVERIFY2(run.out.contains("RULA: ") && run.out.contains("McAtamney and Corlett 1993"),
               qPrintable(run.out));
      QVERIFY(run.out.contains("Crew loads: does not apply: "));
    }
    const auto root = nlohmann::json::parse(readFile(json.toStdString()));
    QCOMPARE(root.at("verdicts").size(), kRuleRows.size());
    const CsvTable table(readFile(csv.toStdString()), "s.csv");
    int driving = 0;
    for (int row = 0; row < table.rowCount(); ++row)
      if (table.text(row, table.column("rule")) == "rula" &&
          table.text(row, table.column("drives")) == "yes") {
        ++driving;
        // both files say the same
        const auto& worst = root.at("verdicts").at(0).at("worst");
        QCOMPARE(table.number(row, table.column("value")), worst.at("value").get<double>());
        QCOMPARE(table.text(row, table.column("part")), worst.at("driver").get<std::string>());
      }
    QCOMPARE(driving, 1);
  }

  void aMotionHasSharesOfTime() {
    QTemporaryDir folder;
    QCOMPARE(start({"solve", kTaskFolder + "standing_pull.json", "--motion", "--out", folder.path()}).code,
             0);
    const QString out = folder.filePath("scores.json");
    const Run run =
        start({"scores", folder.path(), "--rule", "reba,low-back", "--out", out, "--units", "us"});
    QCOMPARE(run.code, 0);
    QVERIFY2(run.out.contains("of the time") && run.out.contains("lbf"), qPrintable(run.out));
    const auto root = nlohmann::json::parse(readFile(out.toStdString()));
    QCOMPARE(root.at("verdicts").size(), std::size_t(2));
    for (const auto& verdict : root.at("verdicts")) {
      double all = 0.0, most = 0.0;
      for (const auto& [level, share] : verdict.at("time_shares").items()) all += share.get<double>();
      QVERIFY(std::abs(all - 1.0) < 1e-12);
      for (const auto& value : verdict.at("values")) most = std::max(most, value.get<double>());
      QCOMPARE(verdict.at("worst").at("value").get<double>(), most);
      QVERIFY(verdict.at("times").size() > 10);
    }
  }

  void settingsChangeTheScore() {
    const auto reba = [](const QStringList& settings) {
      const Run run =
          start(QStringList{"scores", kTaskFolder + "squat_load.json", "--rule", "reba"} + settings);
      return run.out.section(' ', 1, 1).remove(':').toInt();
    };
    const int once = reba({});
    QVERIFY(once > 0);
    QCOMPARE(reba({"--held", "120", "--per-minute", "5"}), once + 2);
  }

  void anUnsolvedTaskIsJudgedAndToldByTheExitCode() {
    QTemporaryDir folder;
    QFile task(kTaskFolder + "standing_pull.json");
    QVERIFY(task.open(QIODevice::ReadOnly));
    auto json = nlohmann::ordered_json::parse(task.readAll().toStdString());
    for (auto& prop : json["props"])
      if (prop["name"] == "bar") prop["position"][1] = 9.0;
    const QString far = folder.filePath("far.json");
    writeFile(far.toStdString(), json.dump());
    const Run run = start({"scores", far, "--rule", "reach"});
    QCOMPARE(run.code, 2);
    QVERIFY2(run.out.contains("not solved, the nearest found is judged"), qPrintable(run.out));
  }

  void whatIsWrongIsTold() {
    const Run rule = start({"scores", kTaskFolder + "squat_load.json", "--rule", "rulla"});
    QCOMPARE(rule.code, 1);
    QVERIFY2(rule.error.contains("did you mean 'rula'"), qPrintable(rule.error));
    QTemporaryDir folder;
    QCOMPARE(start({"scores", kTaskFolder + "squat_load.json", "--out", folder.filePath("scores.txt")}).code,
             1);
    QCOMPARE(start({"scores", kTaskFolder + "squat_load.json", "--coupling", "loose"}).code, 1);
  }
};

QTEST_GUILESS_MAIN(ScoresCommandTest)
#include "scores_command_test.moc"
