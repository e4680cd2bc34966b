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

int figuresIn(const fs::path& folder, const std::string& suffix) {
  int count = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == suffix) ++count;
  return count;
}

}  // namespace

/// handhold study three-bar as a shell runs it.
class ThreeBarStudyCommandTest : public QObject {
  Q_OBJECT

 private slots:
  void summaryHoldsThePrintedBesideOurs();
  void figuresAreDrawn();
  void conditionsOfThePrintMakeAnotherMotion();
  void conditionsOutOfTheirRangesAreRefused();

 private:
  nlohmann::json study(const QStringList& options) {
    const QString folder = folder_.path() + "/" + options.join("");
    const Run run = start(QStringList{"study", "three-bar", "--out", folder} + options);
    if (run.code != 0) qFatal("%s", qPrintable(run.error));
    out_ = folder.toStdString();
    return nlohmann::json::parse(readFile(out_ / "summary.json"));
  }

  QTemporaryDir folder_;
  fs::path out_;
};

void ThreeBarStudyCommandTest::summaryHoldsThePrintedBesideOurs() {
  const nlohmann::json summary = study({});
  QVERIFY(summary["comparisons"].size() > 50);
  for (const nlohmann::json& row : summary["comparisons"]) {
    for (const char* field : {"figure", "quantity", "unit", "printed", "claim", "ours", "agrees", "why"})
      QVERIFY2(row.contains(field), field);
    QVERIFY(row["agrees"].get<bool>() || !row["why"].get<std::string>().empty());
  }
  QVERIFY(std::abs(summary["conditions"]["first_rate_deg_s"].get<double>() - 25.0) < 1e-12);
}

void ThreeBarStudyCommandTest::figuresAreDrawn() {
  study({});
  QVERIFY(figuresIn(out_, ".svg") > 25);
  QCOMPARE(figuresIn(out_, ".svg"), figuresIn(out_, ".csv"));
  QXmlStreamReader picture(QByteArray::fromStdString(readFile(out_ / "figure_8_4_a.svg")));
  int curves = 0;
  while (!picture.atEnd())
    if (picture.readNext() == QXmlStreamReader::StartElement && picture.name() == QLatin1String("polyline"))
      ++curves;
  QVERIFY2(!picture.hasError(), qPrintable(picture.errorString()));
  QCOMPARE(curves, 3);
}

void ThreeBarStudyCommandTest::conditionsOfThePrintMakeAnotherMotion() {
  const nlohmann::json first = study({"--as-printed"})["comparisons"][0];
  QVERIFY(!first["agrees"].get<bool>());
  QVERIFY(std::abs(first["ours"].get<double>() - 1.7663) < 1e-4);
}

void ThreeBarStudyCommandTest::conditionsOutOfTheirRangesAreRefused() {
  for (const char* option : {"--offset=nan", "--sigma=0", "--self=1.5", "--W1=11", "--first-rate=1e9"}) {
    const Run run = start({"study", "three-bar", option});
    QVERIFY2(run.code == 1, option);
    QVERIFY2(run.error.contains(QString(option).section('=', 0, 0)), qPrintable(run.error));
  }
}

QTEST_GUILESS_MAIN(ThreeBarStudyCommandTest)
#include "three_bar_study_test.moc"
