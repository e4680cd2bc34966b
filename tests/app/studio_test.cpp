// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QMouseEvent>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <algorithm>
#include <cmath>
#include <optional>

#include "app/studio.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/document/files/document_files.h"
#include "ui/document/posture_actions.h"
#include "ui/document/result_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/plots/timeline.h"
#include "ui/plots/torque_plot.h"

namespace handhold {

namespace {

const QString kPull = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/standing_pull.json");
const QString kArm = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/arm_biceps.json");
constexpr int kSolveMilliseconds = 60000;  // generous: sanitizers and busy machines
constexpr double kMoved = 0.01;            // m, a tenth of what the hand is dragged

void trigger(Studio& studio, const char* action) {
  studio.window().actions()[QString::fromLatin1(action)]->trigger();
}

bool isIdle(Studio& studio) { return !studio.runner().isRunning(); }

/// The contact of the right hand.
Element gripOf(const Project& project) {
  const auto& contacts = project.task.contacts;
  for (size_t i = 0; i < contacts.size(); ++i)
    if (contacts[i].end == ContactEnd::RightHand) return {ElementKind::Contact, static_cast<int>(i)};
  return {};
}

/// The whole program on a sample task, solved.
struct OpenStudio {
  explicit OpenStudio(const QString& task = kPull) {
    studio.window().show();
    studio.open(task);
    for (int k = 0; k < kSolveMilliseconds / 10 && !(isIdle(studio) && document().project().posture); ++k)
      QTest::qWait(10);
  }
  Document& document() { return studio.document(); }

  Studio studio;
};

}  // namespace

class StudioTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void sampleIsSolvedAndKept();
  void aMotionFromAPostureOfItsOwnIsWhatOpens();
  void dragIsOneStepAndUndoIsExact();
  void motionFillsTimelineAndPlots();
  void aMotionThatIsFoundPlaysWhereThatIsWanted();
  void savedSessionReopensAsItWas();
  void aPosedTaskReopensInItsPosture();
  void comparedResultsAreDrawnAndPlotted();
  void trailsAndMomentumAreShownAndRemembered();
  void aToolOrAForceIsDraggedByWhatItBelongsTo();
  void aLimbWithoutSkinIsDraggedAsThePartThatItIs();
  void whatIsNoLongerThereIsNotDragged();
  void aDraggedHandSlidesAlongTheBarAndAltFreesIt();
  void gravityDecidesHowTheViewTurns();
  void aFileIsLookedAtAgainAsItWasLeft();
  void aSampleOfTheStartPageIsSolvedToo();
};

void StudioTest::init() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

void StudioTest::sampleIsSolvedAndKept() {
  OpenStudio open;
  QVERIFY(open.document().project().posture);
  QVERIFY(open.document().project().posture->solved());
  QVERIFY(open.document().isClean());  // nobody asked for it
  QVERIFY(!open.document().history().canUndo());
  QVERIFY(!open.studio.window().actions()["edit.undo"]->isEnabled());
  QCOMPARE(open.document().project().results.size(), std::size_t(1));
  const Scene scene = open.studio.view().scene();
  QVERIFY(!scene.figures.empty());
  QVERIFY(scene.caption && !scene.caption->text.empty());
}

void StudioTest::aMotionFromAPostureOfItsOwnIsWhatOpens() {
  Studio studio;
  studio.open(QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/pull_up.json"));
  QVERIFY(studio.runner().isRunning());
  QCOMPARE(studio.runner().title(), QString("Predict motion"));
  studio.runner().cancel();
}

void StudioTest::dragIsOneStepAndUndoIsExact() {
  OpenStudio open;
  const VectorX before = open.document().project().q;
  const int steps = open.document().history().index();
  const auto hand = [&] { return sitePlace(open.document().shown(), "r_grip").p; };
  const Vector3 start = hand();
  DragSession& drag = open.studio.drag();
  drag.beginElement(gripOf(open.document().project()));
  drag.moveTo(start + Vector3(-0.1, 0.0, 0.0));  // along the bar
  QTRY_VERIFY_WITH_TIMEOUT(hand().x() < start.x() - kMoved, kSolveMilliseconds);
  QVERIFY(open.document().project().q == before);
  drag.finish();
  QTRY_VERIFY_WITH_TIMEOUT(!open.document().isPreviewing(), kSolveMilliseconds);
  QCOMPARE(open.document().history().index(), steps + 1);
  trigger(open.studio, "edit.undo");
  QVERIFY(open.document().project().q == before);
}

void StudioTest::motionFillsTimelineAndPlots() {
  OpenStudio open;
  trigger(open.studio, "solve.motion");
  QTRY_VERIFY_WITH_TIMEOUT(open.document().project().motion && isIdle(open.studio), kSolveMilliseconds);
  auto* timeline = open.studio.window().findChild<Timeline*>();
  auto* plot = open.studio.window().findChild<TorquePlot*>();
  QTRY_VERIFY(!plot->curves().curves.isEmpty() && !plot->showsInstant());
  timeline->goToEnd();
  QCOMPARE(open.document().playbackTime(), motionDuration(open.document().project()));
  timeline->setFocus();
  QTest::keyClick(timeline, Qt::Key_Left);
  QVERIFY(open.document().playbackTime() < motionDuration(open.document().project()));
}

void StudioTest::aMotionThatIsFoundPlaysWhereThatIsWanted() {
  OpenStudio open;
  auto* timeline = open.studio.window().findChild<Timeline*>();
  for (const WhenFound wanted : {WhenFound::Play, WhenFound::Stand}) {
    Preferences preferences = loadPreferences();
    preferences.found = wanted;
    savePreferences(preferences);
    QSignalSpy played(timeline, &Timeline::playingChanged);
    QSignalSpy found(&open.studio.runner(), &JobRunner::finished);
    trigger(open.studio, "solve.motion");
    QTRY_VERIFY_WITH_TIMEOUT(found.count() == 1, kSolveMilliseconds);
    QCOMPARE(!played.isEmpty() && played.first().first().toBool(), wanted == WhenFound::Play);
    if (wanted == WhenFound::Stand) QCOMPARE(open.document().playbackTime(), 0.0);
    timeline->goToEnd();
    QTRY_VERIFY(!timeline->clock().playing());
  }
}

void StudioTest::savedSessionReopensAsItWas() {
  const QTemporaryDir folder;
  const QString file = folder.filePath("session.json");
  OpenStudio open;
  renameResult(open.document(), 1, "First try");
  saveDocument(open.document(), file);
  QVERIFY(open.document().isClean());
  const VectorX q = open.document().project().q;
  Studio again;
  again.open(file);
  QVERIFY(isIdle(again));  // what is kept need not be solved again
  QVERIFY(again.document().project().q == q);
  QCOMPARE(again.document().project().results[0].name, std::string("First try"));
  QVERIFY(again.document().isClean());
}

void StudioTest::aPosedTaskReopensInItsPosture() {
  const QTemporaryDir folder;
  const QString file = folder.filePath("posed.json");
  OpenStudio open;
  trigger(open.studio, "edit.mirrorRight");
  setJointAngle(open.document(), open.document().model().findJoint("r_elbow_flexion"), -0.75, {});
  saveDocument(open.document(), file);
  const VectorX q = open.document().project().q;
  Studio again;
  again.open(file);
  QVERIFY(isIdle(again));
  QVERIFY(again.document().project().q == q);
  QVERIFY(!shownResult(again.document().project()));
  QVERIFY(again.document().isClean());
}

void StudioTest::comparedResultsAreDrawnAndPlotted() {
  OpenStudio open;
  setGravity(open.document(), Vector3(0.0, -1.62, 0.0), "Moon");
  trigger(open.studio, "solve.posture");
  QTRY_COMPARE_WITH_TIMEOUT(open.document().project().results.size(), std::size_t(2), kSolveMilliseconds);
  open.document().compare({1, 2});
  const Scene scene = open.studio.view().scene();
  QCOMPARE(scene.figures.size(), std::size_t(2));
  QVERIFY(!(scene.figures[0].tint == scene.figures[1].tint));
  auto* plot = open.studio.window().findChild<TorquePlot*>();
  const CurveSet curves = plot->curves();
  QCOMPARE(curves.curves.size() % 2, qsizetype(0));
  QCOMPARE(curves.curves[0].id, curves.curves[1].id);
  QVERIFY(curves.curves[0].color != curves.curves[1].color);
  open.document().endComparison();
  QCOMPARE(open.studio.view().scene().figures.size(), std::size_t(1));
}

void StudioTest::trailsAndMomentumAreShownAndRemembered() {
  OpenStudio open;
  const std::size_t lines = open.studio.view().scene().lines.size();
  trigger(open.studio, "view.trails");
  QCOMPARE(open.studio.view().scene().lines.size(), lines);  // there is no motion yet
  trigger(open.studio, "solve.motion");
  QTRY_VERIFY_WITH_TIMEOUT(open.document().project().motion && isIdle(open.studio), kSolveMilliseconds);
  open.document().setPlaybackTime(0.5 * motionDuration(open.document().project()));
  QCOMPARE(open.studio.view().scene().lines.size(), lines + 3);
  const std::size_t arrows = open.studio.view().scene().arrows.size();
  trigger(open.studio, "view.momentum");
  QVERIFY(open.studio.view().scene().arrows.size() > arrows);
  QCOMPARE(open.studio.view().scene().notes.size(), std::size_t(5));
  QVERIFY(QSettings().value(QStringLiteral("view/trails")).toBool());
  Studio again;
  QVERIFY(again.window().actions()[QStringLiteral("view.momentum")]->isChecked());
}

void StudioTest::aToolOrAForceIsDraggedByWhatItBelongsTo() {
  OpenStudio open;
  auto* view = open.studio.window().findChild<Viewport*>();
  const std::vector<ContactLoad> loads = open.document().moment().loads;
  const auto held = std::ranges::find_if(loads, [](const ContactLoad& load) { return load.contact >= 0; });
  QVERIFY(held != loads.end());
  emit view->dragStarted({ThingKind::Force, static_cast<int>(held - loads.begin())}, held->point);
  QVERIFY(open.document().selected().empty());
  QVERIFY(open.studio.drag().isActive());
  emit view->dragCancelled();
  addLoad(open.document(), suggestedLoad("r_grip", LoadKind::Mass));
  open.document().select({});
  const Vector3 hand = sitePlace(open.document().shown(), "r_grip").p;
  emit view->dragStarted({ThingKind::Load, 0}, hand);
  QVERIFY(open.document().selected().empty());
  QVERIFY(open.studio.drag().isActive());
  emit view->dragCancelled();
}

/// The arm of 004 is drawn by its limbs: who takes it at the wrist takes the wrist's target along.
void StudioTest::aLimbWithoutSkinIsDraggedAsThePartThatItIs() {
  OpenStudio open(kArm);
  auto* view = open.studio.window().findChild<Viewport*>();
  const Vector3 wrist = sitePlace(open.document().shown(), "r_wrist").p;
  const Scene scene = open.studio.view().scene();
  const std::vector<StickLimb>& limbs = scene.figures.front().limbs;
  const auto forearm =
      std::ranges::find_if(limbs, [&](const StickLimb& limb) { return (limb.b - wrist).norm() < 1e-9; });
  QVERIFY(forearm != limbs.end());
  emit view->dragStarted({ThingKind::Body, 0, static_cast<int>(forearm - limbs.begin())}, wrist);
  const Vector3 goal = open.document().project().task.targets[0].position + Vector3(0.0, 0.1, 0.0);
  emit view->dragMoved(wrist + Vector3(0.0, 0.1, 0.0), {});
  emit view->dragFinished();
  QTRY_VERIFY_WITH_TIMEOUT(!open.studio.drag().isActive(), kSolveMilliseconds);
  QVERIFY((open.document().project().task.targets[0].position - goal).norm() < 1e-3);
  QVERIFY((sitePlace(open.document().shown(), "r_wrist").p - goal).norm() < kMoved);
}

/// It was pressed before undo took it away, or its motion is of the task before.
void StudioTest::whatIsNoLongerThereIsNotDragged() {
  OpenStudio open;
  auto* view = open.studio.window().findChild<Viewport*>();
  const int contacts = static_cast<int>(open.document().project().task.contacts.size());
  const int targets = static_cast<int>(open.document().project().task.targets.size());
  for (const ThingId& gone : {ThingId{ThingKind::Contact, contacts}, ThingId{ThingKind::Target, targets},
                              ThingId{ThingKind::Load, 1000}, ThingId{ThingKind::Prop, 1000}}) {
    emit view->dragStarted(gone, Vector3::Zero());
    QVERIFY(!open.studio.drag().isActive());
    emit view->dragMoved(Vector3::UnitX(), {});
  }
  Trial motion = *open.document().project().posture;
  ContactLoad load;
  load.contact = contacts;
  motion.motion.frames.assign(2, motion.last());
  motion.motion.frames[1].time = 1.0;
  for (MotionFrame& frame : motion.motion.frames) frame.loads = {load};
  open.document().attachMotion(std::make_shared<const Trial>(motion));
  QCOMPARE(open.studio.view().elementOf({ThingKind::Force, 0}), Element());
}

namespace {

/// A place in the view where a contact is hit; empty where it hides.
std::optional<QPoint> whereHit(Viewport& view, int contact, const Vector3& p_W) {
  const Vector3 pixel = project(view.camera(), view.viewSize(), p_W) / view.devicePixelRatioF();
  for (int ring = 0; ring < 60; ++ring)
    for (int step = 0; step < 24; ++step) {
      const double angle = step * M_PI / 12.0;
      const QPoint point(qRound(pixel.x() + ring * std::cos(angle)),
                         qRound(pixel.y() + ring * std::sin(angle)));
      const auto hit = view.pickAt(point);
      if (hit && hit->id == ThingId{ThingKind::Contact, contact}) return point;
    }
  return std::nullopt;
}

void moveMouse(QWidget& widget, const QPoint& place, Qt::KeyboardModifiers modifiers) {
  QMouseEvent move(QEvent::MouseMove, place, widget.mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                   modifiers);
  QApplication::sendEvent(&widget, &move);
}

}  // namespace

void StudioTest::aDraggedHandSlidesAlongTheBarAndAltFreesIt() {
  OpenStudio open;
  auto* view = open.studio.window().findChild<Viewport*>();
  const Element grip = gripOf(open.document().project());
  const Contact before = open.document().project().task.contacts[grip.index];
  QCOMPARE(before.prop, std::string("bar"));
  const auto start = whereHit(*view, grip.index, before.position);
  QVERIFY(start);
  const auto shown = [&] { return open.document().shown().task.contacts[grip.index]; };
  QTest::mousePress(view, Qt::LeftButton, {}, *start);
  for (int k = 1; k <= 8; ++k) moveMouse(*view, *start + QPoint(5 * k, 3 * k), {});
  QVERIFY(open.studio.drag().isActive());
  const Vector3 slid = shown().position - before.position;
  QVERIFY(std::abs(slid.x()) > kMoved && std::hypot(slid.y(), slid.z()) < 1e-12);
  moveMouse(*view, *start + QPoint(40, 60), Qt::AltModifier);
  QVERIFY(!shown().place && std::abs(shown().position.y() - before.position.y()) > kMoved);
  moveMouse(*view, *start + QPoint(40, 24), {});
  QTest::mouseRelease(view, Qt::LeftButton, {}, *start + QPoint(40, 24));
  QTRY_VERIFY_WITH_TIMEOUT(!open.document().isPreviewing(), kSolveMilliseconds);
  const Contact& after = open.document().project().task.contacts[grip.index];
  QVERIFY(after.place && std::abs(after.place->along - before.place->along) > kMoved);
  QVERIFY((after.position - before.position - slid).norm() < kMoved);
  trigger(open.studio, "edit.undo");
  QVERIFY(open.document().project().task.contacts[grip.index].position == before.position);
}

void StudioTest::gravityDecidesHowTheViewTurns() {
  OpenStudio open;
  auto* view = open.studio.window().findChild<Viewport*>();
  QCOMPARE(view->camera().upMode, UpMode::Upright);
  setGravity(open.document(), Vector3::Zero(), "None");
  QTRY_COMPARE(view->camera().upMode, UpMode::Free);
  trigger(open.studio, "view.turning.1");
  QTRY_COMPARE(view->camera().upMode, UpMode::Upright);
  trigger(open.studio, "view.turning.0");
  QTRY_COMPARE(view->camera().upMode, UpMode::Free);
}

/// From the same place, with the same thing selected, at the same speed.
void StudioTest::aFileIsLookedAtAgainAsItWasLeft() {
  Camera left;
  {
    OpenStudio open;
    auto* viewport = open.studio.window().findChild<Viewport*>();
    left = viewport->camera();
    left.target += Vector3(0.2, -0.1, 0.3);
    left.distance = 2.5;
    viewport->setCamera(left);
    open.document().select(gripOf(open.document().project()));
    open.studio.window().findChild<Timeline*>()->setSpeed(0.5);
  }
  OpenStudio again;
  const Camera now = again.studio.window().findChild<Viewport*>()->camera();
  constexpr double kWritten = 1e-6;  // nine digits
  QVERIFY((now.target - left.target).norm() < kWritten && std::abs(now.distance - left.distance) < kWritten);
  QVERIFY(now.R_WC.angularDistance(left.R_WC) < kWritten);
  QCOMPARE(again.document().selection(), gripOf(again.document().project()));
  QCOMPARE(again.studio.window().findChild<Timeline*>()->clock().speed(), 0.5);
  QVERIFY(again.document().isClean());
  QVERIFY(!cameraOf("1 2 3") && !cameraOf("a b c d e f g h i") && !cameraOf("0 0 0 -1 1 0 0 0 0"));
}

void StudioTest::aSampleOfTheStartPageIsSolvedToo() {
  Studio studio;
  studio.window().show();
  studio.window().showStartPage();
  auto* card = studio.window().findChild<QAbstractButton*>("start.card.standing_pull");
  QVERIFY(card);
  card->click();
  QTRY_VERIFY_WITH_TIMEOUT(isIdle(studio) && !studio.document().project().results.empty(),
                           kSolveMilliseconds);
  QVERIFY(studio.document().isClean());
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioTest)
#include "studio_test.moc"
