// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program on recordings: opened, dropped, looked at, imported, played.
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "app/studio.h"
#include "tests/ui/fake_recording.h"
#include "ui/document/recordings/recorded.h"
#include "ui/plots/recorded_plot.h"
#include "ui/plots/timeline.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines

bool isThere(Studio& studio) { return studio.import().isOpen() && studio.import().trial(); }

std::ptrdiff_t countOf(const Scene& scene, ThingKind kind) {
  return std::ranges::count_if(scene.solids, [&](const Solid& solid) { return solid.id.kind == kind; });
}

template <class Widget>
Widget* find(Studio& studio, const char* name) {
  return studio.window().findChild<Widget*>(QString::fromLatin1(name));
}

}  // namespace

class StudioRecordingsTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void everyFormatOpens_data();
  void everyFormatOpens();
  void aRecordingIsDroppedSeenAndImported();
  void anUpAxisIsChosenOnThePage();
  void whatIsNoFileOfOursIsRefused();
  void theTimeLinePlaysIt();
  void aFittedBodyIsTheOneThatWasMeasured();
};

void StudioRecordingsTest::init() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio-recordings"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

void StudioRecordingsTest::everyFormatOpens_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"walk.c3d", "walk.trc", "walk.csv"}) QTest::newRow(name) << QString(name);
}

void StudioRecordingsTest::everyFormatOpens() {
  QFETCH(const QString, name);
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.open(writtenWalk(folder, qPrintable(name)));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  QVERIFY(!studio.runner().isRunning());  // nothing is solved for a recording
  QCOMPARE(countOf(studio.view().scene(), ThingKind::Marker), 9);
}

void StudioRecordingsTest::aRecordingIsDroppedSeenAndImported() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(writtenWalk(folder))});
  QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&studio.window(), &enter);
  QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&studio.window(), &drop);
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  QVERIFY(find<QWidget>(studio, "import.import")->isVisible());
  const Scene scene = studio.view().scene();
  QVERIFY(scene.figures.empty());
  QCOMPARE(countOf(scene, ThingKind::Marker), 9);
  QCOMPARE(countOf(scene, ThingKind::Plate), 1);
  QVERIFY(!scene.lines.empty());  // sticks of the pelvis and the feet
  find<QPushButton>(studio, "import.import")->click();
  QTRY_COMPARE_WITH_TIMEOUT(studio.document().project().results.size(), std::size_t(1), kPatience);
  QVERIFY(shownRecording(studio.document().project()));
  QVERIFY(!find<QWidget>(studio, "import.import")->isVisible());
  studio.window().actions()["edit.undo"]->trigger();
  QVERIFY(!shownRecording(studio.document().project()));
  QVERIFY(!studio.view().scene().figures.empty());
}

void StudioRecordingsTest::anUpAxisIsChosenOnThePage() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  auto* up = find<QComboBox>(studio, "import.up");
  QCOMPARE(up->currentText(), QString("z"));
  up->setCurrentIndex(1);
  emit up->activated(1);
  const auto before = studio.import().trial();
  QTRY_VERIFY_WITH_TIMEOUT(studio.import().trial() != before, kPatience);
  const Recording& seen = *recordingOf(*studio.import().trial());
  constexpr float kRounding = 1e-4f;  // m: written in millimetres, read in single precision
  QVERIFY(std::abs(seen.markers[0].positions[0].y() - 0.12f) < kRounding);
}

void StudioRecordingsTest::whatIsNoFileOfOursIsRefused() {
  QTemporaryDir folder;
  QFile file(folder.filePath("walk.c3d"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("no C3D at all");
  file.close();
  Studio studio;
  studio.window().show();
  QString told;
  QObject::connect(&studio.document(), &Document::reported, &studio.window(),
                   [&](Severity severity, const QString& sentence) {
                     if (severity == Severity::Error) told = sentence;
                   });
  studio.open(file.fileName());
  QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), kPatience);
  QVERIFY2(told.contains("walk.c3d"), qPrintable(told));
  QVERIFY(!studio.import().isOpen());
}

/// Frames, events and curves under one cursor.
void StudioRecordingsTest::theTimeLinePlaysIt() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  auto* timeline = studio.window().findChild<Timeline*>();
  auto* plot = studio.window().findChild<RecordedPlot*>();
  QTRY_COMPARE(timeline->clock().to(), (kWalkFrames - 1) / kWalkRate);
  QCOMPARE(timeline->ruler().marks().size(), 1);
  QVERIFY(timeline->ruler().marks()[0].text.startsWith("Foot Strike, left"));
  QCOMPARE(plot->groups().front().title, QString("Plate forces"));
  const auto force = [&] {
    const Scene scene = studio.view().scene();
    return std::ranges::count_if(scene.arrows, [](const Arrow& a) { return a.id.kind == ThingKind::Plate; });
  };
  QCOMPARE(force(), 0);
  timeline->setTime(0.8);
  QCOMPARE(studio.document().playbackTime(), 0.8);
  QCOMPARE(force(), 1);
  const Vector3 up = studio.view().scene().arrows.back().to - studio.view().scene().arrows.back().from;
  QVERIFY(up.y() > 0.9 * up.norm());  // the plate bears the person
}

/// Its figure stands in the view, lines lead from it to markers that it misses, and undo brings the task's
/// person back.
void StudioRecordingsTest::aFittedBodyIsTheOneThatWasMeasured() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  find<QPushButton>(studio, "import.fit")->click();
  QTRY_VERIFY_WITH_TIMEOUT(!studio.import().isOpen(), kPatience);
  const Project& project = studio.document().project();
  QVERIFY(project.motion && shownSubject(project).model != project.subject.model);
  const Scene scene = studio.view().scene();
  QCOMPARE(scene.figures.size(), std::size_t(1));
  QCOMPARE(countOf(scene, ThingKind::Marker), 9);
  const std::vector<ChannelGroup>& groups = studio.window().findChild<RecordedPlot*>()->groups();
  QVERIFY(
      std::ranges::any_of(groups, [](const ChannelGroup& g) { return g.title == "Markers from the body"; }));
  studio.window().actions()["edit.undo"]->trigger();
  QCOMPARE(shownSubject(studio.document().project()).model, studio.document().project().subject.model);
  QCOMPARE(countOf(studio.view().scene(), ThingKind::Marker), 0);
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioRecordingsTest)
#include "studio_recordings_test.moc"
