// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown as files of recorded motion, by clicks in the menu of the whole program.
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <filesystem>

#include "app/studio.h"
#include "engine/core/atomic_file.h"
#include "engine/estimation/recorded_trial/told_postures.h"
#include "tests/app/dialog_answers.h"
#include "tests/ui/fake_recording.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

namespace {

constexpr int kPatience = 120000;  // ms: sanitizers and busy machines

/// Chooses a kind of files by its name in the list below them, as a person would, and saves under the name
/// that stands there then.
Answers::Answer saveAsKind(const QString& kind, QString& proposed) {
  return [kind, &proposed](QWidget& dialog) {
    auto* files = qobject_cast<QFileDialog*>(&dialog);
    if (!files) return false;
    auto* kinds = files->findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
    kinds->setFocus();
    for (int i = 0; i < kinds->count() && !kinds->currentText().contains(kind); ++i)
      QTest::keyClick(kinds, Qt::Key_Down);
    proposed = files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->text();
    press(*files, QStringLiteral("Save"));
    return true;
  };
}

}  // namespace

class StudioMotionExportTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void cleanupTestCase() { studio_.reset(); }
  void theEndingFollowsTheKind();
  void whatAFormatCannotHoldIsTold_data();
  void whatAFormatCannotHoldIsTold();
  void aFileThatIsThereIsAskedAbout();
  void aRecordingWithoutABodyHasNoFigure();

 private:
  std::filesystem::path path(const QString& name) const { return folder_.filePath(name).toStdString(); }
  void exportTo(const QString& name) {
    const Answers answers({saveAs(folder_.filePath(name))});
    clickExport(studio_->window(), QStringLiteral("Export motion…"));
    QVERIFY(answers.areGiven());
  }

  QTemporaryDir folder_;
  std::unique_ptr<Studio> studio_;
  QString message_;
};

void StudioMotionExportTest::initTestCase() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio-motion-export"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
  studio_ = std::make_unique<Studio>();
  studio_->window().resize(1280, 800);
  studio_->window().show();
  connect(&studio_->document(), &Document::reported, this,
          [this](Severity, const QString& words) { message_ = words; });
  studio_->open(writtenWalk(folder_));
  QTRY_VERIFY_WITH_TIMEOUT(studio_->import().isOpen() && studio_->import().trial(), kPatience);
  QTest::mouseClick(studio_->window().findChild<QPushButton*>("import.fit"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(studio_->document().project().motion, kPatience);
}

/// The name that is proposed is that of the result; with another kind it has another ending.
void StudioMotionExportTest::theEndingFollowsTheKind() {
  exportTo("anything.csv");  // the folder is proposed from then on
  QString proposed;
  const Answers answers({saveAsKind("*.trc", proposed)});
  clickExport(studio_->window(), QStringLiteral("Export motion…"));
  QVERIFY(answers.areGiven());
  QVERIFY2(proposed.contains("walk") && proposed.endsWith(".trc"), qPrintable(proposed));
  QCOMPARE(readRecording(path(proposed)).recording.markers.size(), std::size_t(9));
}

void StudioMotionExportTest::whatAFormatCannotHoldIsTold_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("lost");
  QTest::newRow("c3d") << "out.c3d"
                       << "56 coordinates";
  QTest::newRow("trc") << "out.trc"
                       << "1 force plates, 56 coordinates, 1 events, 1 person";
  QTest::newRow("mot") << "out.mot"
                       << "9 markers";
  QTest::newRow("sto") << "out.sto"
                       << "9 markers";
  QTest::newRow("bvh") << "out.bvh"
                       << "9 markers";
  QTest::newRow("csv") << "out.csv"
                       << "1 force plates";
}

/// What it holds comes back, and the rest is named.
void StudioMotionExportTest::whatAFormatCannotHoldIsTold() {
  QFETCH(const QString, name);
  QFETCH(const QString, lost);
  exportTo(name);
  QVERIFY2(
      message_.contains("written to") && message_.contains("It has no room for") && message_.contains(lost),
      qPrintable(message_));
  const Trial& shown = *studio_->document().project().motion;
  const Recording read = readRecording(path(name)).recording, &from = *recordingOf(shown);
  if (read.skeleton) {
    QCOMPARE(read.steps.count(), static_cast<int>(shown.motion.frames.size()));
  } else if (name.endsWith(".mot") || name.endsWith(".sto")) {
    const auto told = toldPostures(read, *shown.subject.model);
    QVERIFY(told && told->postures.size() == shown.motion.frames.size());
    QVERIFY((told->postures[50] - shown.motion.frames[50].q).lpNorm<Eigen::Infinity>() < 1e-9);
  } else {
    QCOMPARE(read.markers.size(), from.markers.size());
    for (std::size_t i = 0; i < read.markers.size(); ++i)
      QVERIFY((read.markers[i].positions[60] - from.markers[i].positions[60]).norm() < 1e-4f ||
              !isSeen(from.markers[i].positions[60]));
  }
}

/// No leaves it as it was.
void StudioMotionExportTest::aFileThatIsThereIsAskedAbout() {
  const QString file = folder_.filePath("there.trc");
  writeFile(file.toStdString(), "mine");
  const auto answer = [&](QMessageBox::StandardButton button) {
    return Answers({[&](QWidget& dialog) {
                      auto* files = qobject_cast<QFileDialog*>(&dialog);
                      if (!files) return false;
                      files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
                      QTimer::singleShot(0, files, [files] { press(*files, QStringLiteral("Save")); });
                      return true;
                    },
                    [button](QWidget& dialog) {
                      auto* question = qobject_cast<QMessageBox*>(&dialog);
                      if (!question) return false;
                      QTest::mouseClick(question->button(button), Qt::LeftButton);
                      return true;
                    },
                    [button](QWidget& dialog) {
                      auto* files = qobject_cast<QFileDialog*>(&dialog);
                      if (files && button == QMessageBox::No) files->reject();
                      return true;
                    }});
  };
  {
    const auto answers = answer(QMessageBox::No);
    clickExport(studio_->window(), QStringLiteral("Export motion…"));
  }
  QCOMPARE(readFile(file.toStdString()), std::string("mine"));
  {
    const auto answers = answer(QMessageBox::Yes);
    clickExport(studio_->window(), QStringLiteral("Export motion…"));
  }
  QCOMPARE(readRecording(file.toStdString()).recording.markers.size(), std::size_t(9));
}

/// The markers alone are exported; for a figure nobody was fitted.
void StudioMotionExportTest::aRecordingWithoutABodyHasNoFigure() {
  studio_->window().actions()["edit.undo"]->trigger();
  studio_->open(folder_.filePath("walk.c3d"));
  QTRY_VERIFY_WITH_TIMEOUT(studio_->import().isOpen() && studio_->import().trial(), kPatience);
  QTest::mouseClick(studio_->window().findChild<QPushButton*>("import.import"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(studio_->document().project().recording, kPatience);
  exportTo("figure.glb");
  QVERIFY2(message_.contains("no body moves"), qPrintable(message_));
  QVERIFY(!QFile::exists(folder_.filePath("figure.glb")));
  exportTo("markers.csv");
  QCOMPARE(readRecording(path("markers.csv")).recording.markers.size(), std::size_t(9));
  exportTo("forces.mot");
  QVERIFY2(message_.contains("what the force plates bore") && message_.contains("9 markers"),
           qPrintable(message_));
  const Recording table = readRecording(path("forces.mot")).recording;
  QCOMPARE(table.coordinates.size(), std::size_t(9));
  QCOMPARE(table.coordinates[0].name, std::string("1_ground_force_vx"));
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioMotionExportTest)
#include "studio_motion_export_test.moc"
