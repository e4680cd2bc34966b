// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "engine/core/atomic_file.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

/// Polylines of a picture; -1 where it is none.
int curvesIn(const fs::path& file) {
  QXmlStreamReader picture(QByteArray::fromStdString(readFile(file)));
  int curves = 0;
  while (!picture.atEnd())
    if (picture.readNext() == QXmlStreamReader::StartElement && picture.name() == QLatin1String("polyline"))
      ++curves;
  return picture.hasError() ? -1 : curves;
}

}  // namespace

/// handhold study jump as a shell runs it.
class JumpStudyCommandTest : public QObject {
  Q_OBJECT

 private slots:
  void summaryHoldsThePrintedBesideOurs();
  void figuresAreDrawn();
  void conditionsAreTaken();
  void wrongConditionsWriteNothing_data();
  void wrongConditionsWriteNothing();

 private:
  nlohmann::json study(const QStringList& options) {
    const QString folder = folder_.path() + "/" + options.join("");
    const Run run = start(QStringList{"study", "jump", "--out", folder} + options);
    if (run.code != 0) qFatal("%s", qPrintable(run.error));
    out_ = folder.toStdString();
    return nlohmann::json::parse(readFile(out_ / "summary.json"));
  }

  QTemporaryDir folder_;
  fs::path out_;
};

void JumpStudyCommandTest::summaryHoldsThePrintedBesideOurs() {
  const nlohmann::json summary = study({});
  QVERIFY(summary["comparisons"].size() > 60);
  for (const nlohmann::json& row : summary["comparisons"]) {
    for (const char* field : {"figure", "quantity", "unit", "printed", "claim", "ours", "agrees", "why"})
      QVERIFY2(row.contains(field), field);
    QVERIFY(row["agrees"].get<bool>() || !row["why"].get<std::string>().empty());
  }
  QCOMPARE(summary["methods"].size(), std::size_t(3));
  QVERIFY(summary["recommendation"].get<std::string>().starts_with("Take the exact solver"));
}

/// Six sets; three components; five people.
void JumpStudyCommandTest::figuresAreDrawn() {
  study({});
  QCOMPARE(curvesIn(out_ / "figure_9_6_a.svg"), 6);
  QCOMPARE(curvesIn(out_ / "figure_9_12_d.svg"), 3);
  QCOMPARE(curvesIn(out_ / "figure_9_13.svg"), 5);
  for (const char* number : {"G_1_d", "G_7_a", "G_19_d", "H_1_b", "H_8_d", "9_10_b"})
    QVERIFY2(fs::exists(out_ / (std::string("figure_") + number + ".csv")), number);
}

void JumpStudyCommandTest::conditionsAreTaken() {
  const nlohmann::json summary =
      study({"--noise", "0", "--gaps", "0", "--exact", "1", "--W1", "5", "--self", "2", "--weights", "2"});
  QCOMPARE(summary["conditions"]["noise_m"].get<double>(), 0.0);
  QCOMPARE(summary["conditions"]["shows_exact"].get<int>(), 1);
  QCOMPARE(summary["conditions"]["W1_ratio"].get<double>(), 5.0);
  QVERIFY(!fs::exists(out_ / "figure_9_6_c.svg"));  // one period
}

void JumpStudyCommandTest::wrongConditionsWriteNothing_data() {
  QTest::addColumn<QStringList>("options");
  QTest::newRow("noise") << QStringList{"--noise", "1"};
  QTest::newRow("nan") << QStringList{"--offset", "nan"};
  QTest::newRow("half a gap") << QStringList{"--gaps", "0.5"};
  QTest::newRow("a ratio") << QStringList{"--V3", "1e9"};
  QTest::newRow("weights") << QStringList{"--weights", "0"};
}

void JumpStudyCommandTest::wrongConditionsWriteNothing() {
  QFETCH(const QStringList, options);
  const QString folder = folder_.path() + "/wrong";
  const Run run = start(QStringList{"study", "jump", "--out", folder} + options);
  QCOMPARE(run.code, 1);
  QCOMPARE(run.error.trimmed().count('\n'), 0);
  QVERIFY(!fs::exists(folder.toStdString()));
}

QTEST_GUILESS_MAIN(JumpStudyCommandTest)
#include "jump_study_test.moc"
