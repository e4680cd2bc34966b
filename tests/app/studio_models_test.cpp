// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program on a model of OpenSim: opened with the motion that lies beside it, seen, kept, saved.
#include <QApplication>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <cmath>

#include "app/studio.h"
#include "engine/core/atomic_file.h"
#include "tests/engine/osim/pendulum_osim.h"
#include "tests/ui/fake_recording.h"
#include "ui/document/files/document_files.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines

bool isThere(Studio& studio) { return studio.import().isOpen() && studio.import().trial(); }

/// A model with a table of its one coordinate beside it, and another one of something else.
QString writtenModel(const QTemporaryDir& folder) {
  writeFile(folder.filePath("pendulum.osim").toStdString(), kPendulum);
  Recording motion;
  motion.steps = evenTimes(0.0, 100.0, 101);
  motion.coordinates.push_back({"swing", Measured::Angle, {}});
  for (const double time : motion.steps.times)
    motion.coordinates[0].values.push_back(0.9 * std::sin(3.0 * time));
  writeRecording(motion, folder.filePath("swing.mot").toStdString());
  motion.coordinates[0].name = "other";
  writeRecording(motion, folder.filePath("other.mot").toStdString());
  return folder.filePath("pendulum.osim");
}

/// Lines through three points, as the muscle has them while its second point is on it.
std::ptrdiff_t muscles(const Scene& scene) {
  return std::ranges::count_if(scene.lines, [](const Polyline& line) { return line.points.size() == 3; });
}

}  // namespace

class StudioModelsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void aModelMovesIsKeptAndSaved();
  void aModelAloneStands();
};

void StudioModelsTest::init() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio-models"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

void StudioModelsTest::aModelMovesIsKeptAndSaved() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.open(writtenModel(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  QCOMPARE(studio.import().draft().model->motion.filename().string(), std::string("swing.mot"));
  QCOMPARE(muscles(studio.view().scene()), std::ptrdiff_t(1));
  studio.document().setPlaybackTime(0.5);  // 0.9 rad: the middle point has gone
  QCOMPARE(muscles(studio.view().scene()), std::ptrdiff_t(0));
  studio.window().findChild<QPushButton*>(QStringLiteral("import.import"))->click();
  QTRY_COMPARE_WITH_TIMEOUT(studio.document().project().results.size(), std::size_t(1), kPatience);
  const Recording& kept = *shownRecording(studio.document().project());
  QCOMPARE(kept.coordinates.back().name, std::string("swing_moment"));
  const QString file = folder.filePath("kept.json");
  saveDocument(studio.document(), file);
  const Project again = readProject(file, QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/models"));
  QVERIFY(*recordingOf(*again.results.at(0).trial) == kept);
}

void StudioModelsTest::aModelAloneStands() {
  QTemporaryDir folder;
  const QString model = folder.filePath("pendulum.osim");
  writeFile(model.toStdString(), kPendulum);
  Studio studio;
  studio.window().show();
  studio.open(model);
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  QVERIFY(studio.import().draft().model->motion.empty());
  QCOMPARE(muscles(studio.view().scene()), std::ptrdiff_t(1));
  // its motion is chosen on the page
  writtenModel(folder);
  ModelFiles files = *studio.import().draft().model;
  files.motion = folder.filePath("swing.mot").toStdString();
  studio.import().readMoved(files);
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio) && studio.import().draft().read->frames.count() == 101, kPatience);
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioModelsTest)
#include "studio_models_test.moc"
