// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "engine/core/atomic_file.h"
#include "engine/trial/csv.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

}  // namespace

/// handhold study arm as a shell runs it.
class ArmStudyCommandTest : public QObject {
  Q_OBJECT

 private slots:
  void everyModelIsWritten();
  void picturesAreDrawn();
  void conditionsChangeTheAnswer();
  void ownFilesAreTaken();
  void whatCannotBeReachedIsTold();
  void whatIsNotPossibleEndsWithTwo_data();
  void whatIsNotPossibleEndsWithTwo();
  void movementIsTold();
  void presetsThatCannotHoldSayWhy();
  void numbersStayAsTheyAreTold();
  void wrongNumbersAreRefused();

 private:
  Run study(const QStringList& options) {
    out_ = (folder_.path() + "/" + QString::number(++count_)).toStdString();
    return start(QStringList{"study", "arm", "--out", QString::fromStdString(out_.string())} + options);
  }
  nlohmann::json summary() const { return nlohmann::json::parse(readFile(out_ / "summary.json")); }
  double tension(const char* muscle) const {
    const CsvTable table(readFile(out_ / "muscles.csv"), "muscles.csv");
    for (int row = 0; row < table.rowCount(); ++row)
      if (table.text(row, table.column("muscle")) == muscle)
        return table.number(row, table.column("tension_N"));
    return -1.0;
  }

  QTemporaryDir folder_;
  fs::path out_;
  int count_ = 0;
};

void ArmStudyCommandTest::everyModelIsWritten() {
  for (const char* model : {"1", "2", "3", "person"}) {
    const Run run = study({"--model", model});
    QVERIFY2(run.code == 0, qPrintable(run.error));
    for (const char* file : {"summary.json", "muscles.csv", "joint_contact.csv", "wrenches.csv"})
      QVERIFY2(fs::exists(out_ / file), file);
    for (const nlohmann::json& row : summary()["comparisons"])
      QVERIFY(row["agrees"].get<bool>() || !row["why"].get<std::string>().empty());
  }
}

void ArmStudyCommandTest::picturesAreDrawn() {
  QCOMPARE(study({}).code, 0);
  for (const char* name :
       {"figure_3_3_1", "figure_3_3_2", "figure_3_3_3_a", "figure_3_3_4_b", "figure_3_3_5"}) {
    QXmlStreamReader picture(QByteArray::fromStdString(readFile(out_ / (std::string(name) + ".svg"))));
    int curves = 0;
    while (!picture.atEnd())
      if (picture.readNext() == QXmlStreamReader::StartElement && picture.name() == QLatin1String("polyline"))
        ++curves;
    QVERIFY2(!picture.hasError() && curves > 1, name);
  }
}

void ArmStudyCommandTest::conditionsChangeTheAnswer() {
  QCOMPARE(study({"--model", "2"}).code, 0);
  const double usual = std::max(tension("biceps"), tension("triceps"));
  QCOMPARE(study({"--model", "2", "--weight", "20"}).code, 0);
  QVERIFY(std::max(tension("biceps"), tension("triceps")) > usual);
  QVERIFY(summary()["conditions"]["weight_kg"].get<double>() == 20.0);
  QCOMPARE(study({"--model", "2", "--lift", "0.3", "--duration", "0.5"}).code, 0);
  QVERIFY(fs::exists(out_ / "figure_4_3_a.svg"));
}

void ArmStudyCommandTest::ownFilesAreTaken() {
  const fs::path own = fs::path(folder_.path().toStdString()) / "own.json";
  std::string text = readFile(fs::path(HANDHOLD_SOURCE_DIR) / "resources/studies/arm/model_2.json");
  const std::string mass = "\"mass\": 3";
  text.replace(text.find(mass), mass.size(), "\"mass\": 5");
  writeFile(own, text);
  QCOMPARE(study({"--model", QString::fromStdString(own.string())}).code, 0);
  QVERIFY(summary()["conditions"]["weight_kg"].get<double>() == 5.0);
}

void ArmStudyCommandTest::whatCannotBeReachedIsTold() {
  const Run run = study({"--x", "4.5"});
  QCOMPARE(run.code, 2);
  QVERIFY(run.out.contains("bring the target nearer by"));
}

void ArmStudyCommandTest::whatIsNotPossibleEndsWithTwo_data() {
  QTest::addColumn<QStringList>("options");
  QTest::addColumn<QString>("words");
  const auto person = [](const QStringList& more) { return QStringList{"--model", "person"} + more; };
  QTest::newRow("strength") << person({"--weight", "100"}) << "more than its 610 N";
  QTest::newRow("relief") << person({"--wrist-most", "10"}) << "at the least, not 10 N";
  QTest::newRow("side") << person({"--rise", "-180"}) << "Muscles only pull, and none gives the";
  QTest::newRow("straight") << QStringList{"--model", "2", "--x", "3.62", "--y", "0", "--z", "0"}
                            << "no lever and no plane";
  QTest::newRow("wrist") << person({"--heading", "180"}) << "96 degrees beyond its range of 0 to 45 degrees";
  QTest::newRow("twist") << person({"--roll", "150"}) << "The wrist is twisted by";
  QTest::newRow("elbow") << person({"--x", "0", "--y", "0", "--z", "0.15"}) << "The elbow is bent by";
  QTest::newRow("on the way") << person({"--lift", "0.3", "--duration", "0.1"}) << "or move slower";
  QTest::newRow("out of reach on the way") << person({"--lift", "-0.3"}) << "The motion ends at";
}

/// Each with a sentence that names what and by how much, and none that says that all is well.
void ArmStudyCommandTest::whatIsNotPossibleEndsWithTwo() {
  QFETCH(QStringList, options);
  QFETCH(QString, words);
  const Run run = study(options);
  QVERIFY2(run.out.contains(words), qPrintable(run.out.right(1500)));
  QCOMPARE(run.code, 2);
  QVERIFY(!summary()["impossible"].empty());
}

void ArmStudyCommandTest::movementIsTold() {
  const Run run = start({"study", "arm", "--model", "2", "--lift", "0.1"});
  QVERIFY2(run.out.contains("Peak tension of the triceps, at") &&
               run.out.contains("Peak net moment at the shoulder, at"),
           qPrintable(run.out));
}

void ArmStudyCommandTest::presetsThatCannotHoldSayWhy() {
  const Run run = study({"--model", "person"});
  QVERIFY(!run.out.contains("nan"));
  QVERIFY(run.out.contains("no side of the thing lets the hand point down to it"));
}

void ArmStudyCommandTest::numbersStayAsTheyAreTold() {
  study({"--model", "1", "--angle", "-120"});
  QCOMPARE(summary()["conditions"]["elbow_angle_deg"].dump(), std::string("-120.0"));
  const Run part = study({"--model", "2", "--muscle", "1.5", "--extra", "10"});
  QVERIFY(part.code == 1 && part.error.contains("whole"));
}

void ArmStudyCommandTest::wrongNumbersAreRefused() {
  const Run far = study({"--x", "400"});
  QVERIFY(far.code == 1 && far.error.contains("--x") && far.error.contains("out of range"));
  const Run none = study({"--model", "1", "--extra", "3"});
  QVERIFY(none.code == 1 && none.error.contains("no such condition"));
  const Run file = study({"--model", "4"});
  QVERIFY(file.code == 1 && !fs::exists(out_));
}

QTEST_GUILESS_MAIN(ArmStudyCommandTest)
#include "arm_study_test.moc"
