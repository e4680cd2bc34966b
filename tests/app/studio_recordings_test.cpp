// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program on recordings: opened, dropped, looked at, imported, played.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTreeWidget>

#include "app/studio.h"
#include "tests/ui/fake_recording.h"
#include "ui/controls/figure_row.h"
#include "ui/controls/number_field.h"
#include "ui/dialogs/recovery_dialog.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/result_actions.h"
#include "ui/document/task_actions.h"
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
  void closingThePagesPanelIsItsCancel();
  void anUpAxisIsChosenOnThePage();
  void whatIsNoFileOfOursIsRefused();
  void theTimeLinePlaysIt();
  void aFittedBodyIsTheOneThatWasMeasured();
  void comparedTheyCarryTheirNamesAndPlayToTheEnd();
  void comparedResultsAreAligned();
  void theHumanIsFittedFromTheResults();
  void aRecordedMotionIsAskedForAgain();
  void paleFiguresStandAlongTheMotion();
  void eventsAreEditedOnTheTimeLine();
  void theBracketsStandAboutWhatIsKept();
  void aNamedResultStaysWhenACrashLeftWork();
  void theInspectorTellsWhoWasRecorded();
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

void StudioRecordingsTest::closingThePagesPanelIsItsCancel() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  find<QDockWidget>(studio, "dock.import")->close();
  QVERIFY(!studio.import().isOpen());
  QVERIFY(!studio.view().scene().figures.empty());  // the task's person is back
  QVERIFY(find<QDockWidget>(studio, "dock.posture")->isVisible());
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
  timeline->play();
  QVERIFY(timeline->clock().playing());
  emit plot->timeScrubbed(0.5);  // it ran on below the hand
  QVERIFY(!timeline->clock().playing());
  QCOMPARE(timeline->time(), 0.5);
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

/// A fitted recording, one without a body and a shorter part: each figure its name in its colour, the time
/// line as long as the longest, no mark of the task's own posture.
void StudioRecordingsTest::comparedTheyCarryTheirNamesAndPlayToTheEnd() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  const QString file = writtenWalk(folder);
  for (const char* button : {"import.import", "import.fit", "import.fit"}) {
    studio.open(file);
    QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
    if (!studio.document().project().results.empty())
      studio.import().keepTime(TimeSpan{0.0, 0.5 * double(studio.document().project().results.size())});
    find<QPushButton>(studio, button)->click();
    QTRY_VERIFY_WITH_TIMEOUT(!studio.import().isOpen(), kPatience);
  }
  studio.document().compare({1, 2, 3});
  const Scene scene = studio.view().scene();
  QCOMPARE(scene.figures.size(), std::size_t(2));
  QCOMPARE(scene.labels.size(), std::size_t(2));
  QVERIFY(QString::fromStdString(scene.labels[0].text).startsWith("walk 2 "));
  QVERIFY(QString::fromStdString(scene.labels[1].text).startsWith("walk 3 "));
  QVERIFY(!(scene.labels[0].color == scene.labels[1].color));
  QVERIFY(!scene.caption && !scene.hasLoadLegend);
  auto* timeline = studio.window().findChild<Timeline*>();
  QCOMPARE(timeline->clock().to(), (kWalkFrames - 1) / kWalkRate);
  studio.document().endComparison();
  QCOMPARE(timeline->clock().to(), 1.0);
}

/// In view and time line, by the fields below the names.
void StudioRecordingsTest::comparedResultsAreAligned() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  const auto trial = studio.import().trial();
  studio.import().close();
  for (int k = 0; k < 2; ++k) addTrial(studio.document(), "walk", trial);
  studio.document().compare({1, 2});
  const auto marker = [&](int of) {
    std::vector<Vector3> places;
    for (const Solid& solid : studio.view().scene().solids)
      if (solid.id == ThingId{ThingKind::Marker, 0}) places.push_back(solid.X_WS.p);
    return places.at(std::size_t(of));
  };
  studio.document().setPlaybackTime(1.0);
  const Vector3 start = marker(0);
  QVERIFY((marker(1) - start).norm() < 1e-9);
  emit find<NumberField>(studio, "align.left")->entered(0.7);
  emit find<NumberField>(studio, "align.shift")->entered(0.5);
  QVERIFY((marker(0) - start).norm() < 1e-9);
  QVERIFY(std::abs(marker(1).x() - start.x() - 0.7) < 1e-9);
  QVERIFY(std::abs(marker(1).z() - start.z() + 0.8 * 0.5) < 0.01);  // it is where it was half a second ago
  auto* timeline = studio.window().findChild<Timeline*>();
  QCOMPARE(timeline->clock().from(), 0.0);
  QCOMPARE(timeline->clock().to(), (kWalkFrames - 1) / kWalkRate + 0.5);
  auto* event = find<QComboBox>(studio, "align.event");
  emit event->activated(1);
  QCOMPARE(findResult(studio.document().project(), 2)->alignment.shift, 0.0);
}

/// By the button that stands in place of Branch, and by the menu.
void StudioRecordingsTest::theHumanIsFittedFromTheResults() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  QAction* action = studio.window().actions()["solve.fit"];
  QVERIFY(!action->isEnabled());
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  find<QPushButton>(studio, "import.import")->click();
  QVERIFY(!find<QWidget>(studio, "results.fit")->isHidden());
  QVERIFY(find<QWidget>(studio, "results.branch")->isHidden());
  QVERIFY(action->isEnabled());
  find<QPushButton>(studio, "results.fit")->click();
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  QVERIFY(find<QWidget>(studio, "import.fit")->isVisible());
  studio.import().close();
  action->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  find<QPushButton>(studio, "import.fit")->click();
  QTRY_VERIFY_WITH_TIMEOUT(studio.document().project().motion, kPatience);
  QVERIFY(find<QWidget>(studio, "results.fit")->isHidden());
  QVERIFY(!find<QWidget>(studio, "results.predict")->visibleRegion().isEmpty());  // what was made is in front
  QVERIFY(find<QWidget>(studio, "results.keep")->isHidden());                     // nobody posed it by hand
}

/// By the button that stands in place of Branch: the page tells the holds, the brackets choose the part, and
/// what is predicted stands beside the recording. A quarter of a second is enough to see all of it.
void StudioRecordingsTest::aRecordedMotionIsAskedForAgain() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().resize(1920, 1200);
  studio.window().show();
  QAction* action = studio.window().actions()["solve.prediction"];
  QVERIFY(!action->isEnabled());
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  find<QPushButton>(studio, "import.fit")->click();
  QTRY_VERIFY_WITH_TIMEOUT(studio.document().project().motion, kPatience);
  QVERIFY(action->isEnabled());
  QVERIFY(find<QWidget>(studio, "results.branch")->isHidden());
  find<QPushButton>(studio, "motion.predictThis")->click();
  QVERIFY(studio.prediction().isOpen());
  studio.prediction().close();
  find<QPushButton>(studio, "results.predict")->click();
  QVERIFY(studio.prediction().isOpen());
  QVERIFY(find<QWidget>(studio, "prediction.predict")->isVisible());
  auto* timeline = studio.window().findChild<Timeline*>();
  emit timeline->playRangeChosen(0.5, 0.75);
  QCOMPARE(studio.prediction().draft().piece.from, 0.5);
  QCOMPARE(timeline->clock().out(), 0.75);
  auto other = std::make_shared<Trial>(*studio.document().project().motion);
  for (MotionFrame& frame : other->motion.frames) frame.time *= 3.0;
  studio.document().commit("Show another", withMotion(studio.document().project(), other));
  QCOMPARE(timeline->clock().to(), other->motion.frames.back().time);
  QCOMPARE(timeline->clock().in(), timeline->clock().from());
  QCOMPARE(timeline->clock().out(), timeline->clock().to());  // nobody chose a part of that one
  studio.document().undo();
  QCOMPARE(timeline->clock().in(), 0.5);
  find<QCheckBox>(studio, "prediction.law.torqueLimits")->click();
  QVERIFY(!studio.prediction().draft().laws.torqueLimits);
  QTRY_VERIFY_WITH_TIMEOUT(studio.prediction().task(), kPatience);
  QVERIFY(find<QLabel>(studio, "prediction.task")->text().contains("0.25 s on these holds"));
  find<QPushButton>(studio, "prediction.predict")->click();
  QTRY_VERIFY_WITH_TIMEOUT(!studio.prediction().isPredicting(), 10 * kPatience);
  QVERIFY(!studio.prediction().isOpen() && !find<QWidget>(studio, "prediction.predict")->isVisible());
  const Project& project = studio.document().project();
  QCOMPARE(project.results.size(), std::size_t(2));
  QVERIFY(!project.subject.file.empty());
  QCOMPARE(studio.view().scene().figures.size(), std::size_t(2));
  auto* table = find<QTreeWidget>(studio, "results.agreementTable");
  QVERIFY(table->isVisible() && table->topLevelItemCount() == 49);
  studio.document().endComparison();
  QVERIFY(!table->isVisible());
}

/// Sticks of a recording, bodies of what was fitted, in the film as in the view.
void StudioRecordingsTest::paleFiguresStandAlongTheMotion() {
  QCOMPARE(stripFrames(101, 25), (std::vector<int>{0, 25, 50, 75, 100}));
  QCOMPARE(stripFrames(1, 5), std::vector<int>());
  QVERIFY(stripFrames(100000, 1).size() <= std::size_t(kMostStripFigures));
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  const std::size_t sticks = studio.view().scene().lines.size();
  QAction* strip = studio.window().actions()["view.strip.4"];
  strip->trigger();  // every 50th of 200 frames
  QCOMPARE(studio.view().scene().lines.size(), 5 * sticks);
  find<QPushButton>(studio, "import.fit")->click();
  QTRY_VERIFY_WITH_TIMEOUT(!studio.import().isOpen(), kPatience);
  QCOMPARE(studio.view().scene().figures.size(), std::size_t(1 + 4));
  for (const FigureInstance& figure : studio.view().scene().figures)
    QCOMPARE(figure.opacity < 1.0f, figure.id.kind == ThingKind::None);
  const FilmView film = studio.view().filmView();
  MeshStore meshes;
  const PosedFigure person(shownSubject(film.project).model, film.figure);
  QCOMPARE(filmScene(film, person, meshes, 0.4).figures.size(), std::size_t(1 + 4));
  studio.window().actions()["view.strip.0"]->trigger();
  QCOMPARE(studio.view().scene().figures.size(), std::size_t(1));
}

/// Dragged by the diamond, added and deleted by the menu, before and after the import.
void StudioRecordingsTest::eventsAreEditedOnTheTimeLine() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().resize(1280, 800);
  studio.window().show();
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  auto* timeline = studio.window().findChild<Timeline*>();
  TimelineRuler& ruler = timeline->ruler();
  QTRY_COMPARE(ruler.marks().size(), 1);
  const auto events = [&] { return shownRecording(studio.document().shown())->events; };
  const auto drag = [&](double from, double to) {
    const int below = ruler.height() - 8;
    QTest::mousePress(&ruler, Qt::LeftButton, {}, QPoint(qRound(ruler.xOf(from)), below));
    QTest::mouseMove(&ruler, QPoint(qRound(ruler.xOf(0.5 * (from + to))), below));
    QTest::mouseMove(&ruler, QPoint(qRound(ruler.xOf(to)), below));
    QTest::mouseRelease(&ruler, Qt::LeftButton, {}, QPoint(qRound(ruler.xOf(to)), below));
  };
  const auto choose = [&](double at, const char* words) {
    const QPoint place = ruler.mapTo(timeline, QPoint(qRound(ruler.xOf(at)), ruler.height() - 8));
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, timeline->mapToGlobal(place));
    QCoreApplication::sendEvent(timeline, &asked);
    auto* menu = timeline->findChild<QMenu*>("timeline.menu");
    for (QAction* action : menu->findChildren<QAction*>())
      if (action->text() == QLatin1String(words)) action->trigger();
    delete menu;
  };
  constexpr double kPixel = 0.02;  // s, of a narrow strip
  drag(0.5, 1.0);
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(events()[0].time - 1.0) < kPixel, kPatience);
  QVERIFY(!studio.document().history().canUndo());
  find<QPushButton>(studio, "import.import")->click();
  QTRY_VERIFY_WITH_TIMEOUT(!studio.import().isOpen(), kPatience);
  QVERIFY(std::abs(events()[0].time - 1.0) < kPixel);
  choose(0.3, "Foot off, right");
  QCOMPARE(events().size(), std::size_t(2));
  QVERIFY(events()[0].label == "Foot Off" && std::abs(events()[0].time - 0.3) < kPixel);
  QTRY_COMPARE(ruler.marks().size(), 2);
  drag(events()[0].time, 0.6);
  QVERIFY(std::abs(events()[0].time - 0.6) < kPixel);
  choose(events()[1].time, "Delete the event");
  QCOMPARE(events().size(), std::size_t(1));
  for (int step = 0; step < 3; ++step) studio.document().undo();
  QCOMPARE(events().size(), std::size_t(1));
  QVERIFY(events()[0].label == "Foot Strike");
}

/// One clock: fields, time line and playhead count alike, and the brackets are dragged.
void StudioRecordingsTest::theBracketsStandAboutWhatIsKept() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  auto* timeline = studio.window().findChild<Timeline*>();
  QTRY_COMPARE(timeline->clock().to(), (kWalkFrames - 1) / kWalkRate);
  studio.import().keepTime(TimeSpan{0.5, 1.5});
  QCOMPARE(timeline->clock().in(), 0.5);
  QCOMPARE(timeline->clock().out(), 1.5);
  timeline->setTime(0.75);
  timeline->setInPoint();
  QCOMPARE(studio.import().draft().kept, (std::optional<TimeSpan>({0.75, 1.5})));
  ImportDraft draft = studio.import().draft();
  draft.preparation.placement.scale = 10.0;
  studio.import().change(draft);
  const auto before = studio.import().trial();
  QTRY_VERIFY_WITH_TIMEOUT(studio.import().trial() != before, kPatience);
  QTRY_COMPARE(timeline->clock().in(), 0.75);  // what is prepared anew has them again
  studio.import().close();
  QVERIFY(timeline->clock().in() == timeline->clock().from());
}

void StudioRecordingsTest::aNamedResultStaysWhenACrashLeftWork() {
  QTemporaryDir folder;
  {
    Studio crashed;
    perform(crashed.document(), [&] { setGravity(crashed.document(), Vector3(0, -1.6, 0), "Moon"); });
    crashed.recovery().keepAtExit();
  }
  Studio studio;
  studio.window().show();
  studio.open(writtenWalk(folder));
  QVERIFY(!studio.bringBack());
  auto* offer = studio.window().findChild<RecoveryDialog*>();
  QVERIFY(offer && offer->isVisible());
  QCOMPARE(studio.document().project().task.gravity.y(), -9.80665);
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
}

/// Not the task's own person.
void StudioRecordingsTest::theInspectorTellsWhoWasRecorded() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  const auto fact = [&](const char* name) { return find<FigureLabel>(studio, name)->text(); };
  QTRY_VERIFY(fact("task.mass").startsWith("98.3"));
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(isThere(studio), kPatience);
  QTRY_COMPARE(fact("task.who"), QString("Anna"));
  QCOMPARE(fact("task.model"), QString("none fitted"));
  find<QPushButton>(studio, "import.fit")->click();
  QTRY_VERIFY_WITH_TIMEOUT(!studio.import().isOpen(), kPatience);
  QTRY_VERIFY2(fact("task.mass").startsWith("66.5"), qPrintable(fact("task.mass")));
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioRecordingsTest)
#include "studio_recordings_test.moc"
