// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>
#include <fstream>

// The program where it is installed, away from the source that it was built from.

namespace {

namespace fs = std::filesystem;

constexpr int kMostMilliseconds = 60000;

struct Outcome {
  int exitCode;
  QString said;
};

Outcome outcomeOf(const QString& program, const QStringList& arguments) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.remove("HANDHOLD_RESOURCES");
  process.setProcessEnvironment(environment);
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(program, arguments);
  process.waitForFinished(kMostMilliseconds);
  return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAll()};
}

}  // namespace

class InstalledTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void everyPartIsThere_data();
  void everyPartIsThere();
  void programTellsItsVersion();
  void sampleIsSolved();
  void modelsComeFromTheInstalledFolder();

 private:
  QString at(const QString& path) const { return prefix_.filePath(path); }

  QTemporaryDir prefix_;
};

void InstalledTest::initTestCase() {
  const fs::path build = fs::path(HANDHOLD_PROGRAM).parent_path().parent_path();
  const Outcome install =
      outcomeOf("cmake", {"--install", QString::fromStdString(build.string()), "--prefix", prefix_.path()});
  QVERIFY2(install.exitCode == 0, qPrintable(install.said));
}

void InstalledTest::everyPartIsThere_data() {
  QTest::addColumn<QString>("path");
  for (const char* path :
       {"bin/handhold", "share/handhold/tasks/standing_pull.json", "share/handhold/models/human55.json",
        "share/handhold/meshes/figure.json", "share/man/man1/handhold.1.gz",
        "share/applications/example.handhold.Handhold.desktop",
        "share/metainfo/example.handhold.Handhold.metainfo.xml",
        "share/icons/hicolor/scalable/apps/example.handhold.Handhold.svg"})
    QTest::newRow(path) << path;
}

void InstalledTest::everyPartIsThere() {
  QFETCH(QString, path);
  QVERIFY(QFileInfo(at(path)).size() > 0);
}

void InstalledTest::programTellsItsVersion() {
  const Outcome outcome = outcomeOf(at("bin/handhold"), {"--version"});
  QCOMPARE(outcome.exitCode, 0);
  QVERIFY(outcome.said.startsWith("handhold "));
}

void InstalledTest::sampleIsSolved() {
  const Outcome outcome = outcomeOf(
      at("bin/handhold"), {"solve", at("share/handhold/tasks/standing_pull.json"), "--out", at("result")});
  QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.said));
  QVERIFY(QFileInfo(at("result/summary.json")).size() > 0);
}

void InstalledTest::modelsComeFromTheInstalledFolder() {
  const QString models = at("share/handhold/models/");
  QVERIFY(QFile::copy(models + "planar9.json", models + "only_installed.json"));
  const fs::path task = at("task.json").toStdString();
  std::ofstream(task) << R"({"schema": "handhold-task-1", "name": "installed", "model": "only_installed"})";
  const Outcome outcome = outcomeOf(at("bin/handhold"), {"check", QString::fromStdString(task.string())});
  QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.said));
}

QTEST_GUILESS_MAIN(InstalledTest)
#include "installed_test.moc"
