// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <csignal>
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
  void aRecordedJumpIsStudied();
  void stoppedItWritesNothing();
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

void JumpStudyCommandTest::aRecordedJumpIsStudied() {
  const fs::path recorded =
      fs::path(HANDHOLD_SOURCE_DIR).parent_path() / "shared/data/opensim/opencap_dropjump";
  if (!fs::exists(recorded)) QSKIP("no real recordings: shared/data is missing beside the checkout");
  out_ = folder_.path().toStdString() + "/recorded";
  const Run run =
      start({"study", "jump", "--recording", QString::fromStdString(recorded / "DJ1.trc"), "--forces",
             QString::fromStdString(recorded / "DJ1_grf.mot"), "--out", QString::fromStdString(out_)});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const nlohmann::json summary = nlohmann::json::parse(readFile(out_ / "summary.json"));
  QCOMPARE(summary["methods"].size(), std::size_t(4));
  QCOMPARE(summary["methods"][3]["method"].get<std::string>(), std::string("the whole-body fit"));
  QVERIFY(run.out.contains(QString::fromStdString(summary["recommendation"].get<std::string>())));
  QVERIFY2(run.error.contains("head and trunk"), qPrintable(run.error));  // it has no marker of its own
  QCOMPARE(curvesIn(out_ / "figure_9_12_ground_L.svg"), 4);
}

/// Whether it is stopped before it listens, or later.
void JumpStudyCommandTest::stoppedItWritesNothing() {
  QProcess process;
  const QString folder = folder_.path() + "/stopped";
  process.start(HANDHOLD_PROGRAM, {"study", "jump", "--self", "1000", "--weights", "15", "--out", folder});
  QVERIFY(process.waitForStarted());
  QTest::qWait(500);
  QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
  QVERIFY(process.waitForFinished(60000));
  QVERIFY(process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0);
  QVERIFY(!fs::exists(folder.toStdString()));
}

void JumpStudyCommandTest::wrongConditionsWriteNothing_data() {
  QTest::addColumn<QStringList>("options");
  QTest::newRow("noise") << QStringList{"--noise", "1"};
  QTest::newRow("nan") << QStringList{"--offset", "nan"};
  QTest::newRow("half a gap") << QStringList{"--gaps", "0.5"};
  QTest::newRow("a ratio") << QStringList{"--V3", "1e9"};
  QTest::newRow("weights") << QStringList{"--weights", "0"};
  QTest::newRow("no recording") << QStringList{"--markers", "cmu_41"};
  QTest::newRow("units of no recording") << QStringList{"--units", "cm"};
  QTest::newRow("a weight of no recording") << QStringList{"--weight", "LTHI=0"};
  QTest::newRow("a plate of no recording") << QStringList{"--plate", "1=left"};
  QTest::newRow("a rate of no recording") << QStringList{"--rate", "100"};
  QTest::newRow("noise of a recording") << QStringList{"--recording", "jump.c3d", "--noise", "0.001"};
  QTest::newRow("a file that is not there") << QStringList{"--recording", "/nowhere/jump.c3d"};
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
