// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewport/viewport.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <cmath>

#include "ui/theme/movement.h"
#include "ui/viewport/gl_probe.h"
#include "ui/viewport/overlay.h"

using namespace handhold;

namespace {

constexpr double kPixel = 1.0;  // px: mouse events are whole pixels
const ThingId kBox{ThingKind::Prop, 3};

std::shared_ptr<const Scene> boxScene() {
  auto scene = std::make_shared<Scene>();
  scene->theme = theme(ThemeName::Dark);
  Solid box = boxSolid({}, {0.3, 0.3, 0.3}, scene->theme.matte);
  box.id = kBox;
  scene->solids.push_back(box);
  return scene;
}

Camera front() {
  Camera camera = lookingFrom(defaultCamera(), ViewAxis::PlusZ);
  camera.target = Vector3::Zero();
  camera.distance = 4.0;
  return camera;
}

}  // namespace

/// Real mouse and key events on a window; picking needs no OpenGL.
class ViewportTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void clickSelectsAndEmptyClickDeselects();
  void dragOnEmptySpaceOrbitsWithoutSelecting();
  void dragOnAThingFollowsTheCursor();
  void escapeCancelsADragThenTheSelection();
  void rightDragPansAndRightClickAsks();
  void wheelZoomsToTheCursor();
  void keysLookAlongAxesAndSwitchTheLens();
  void axisCrossIsClickable();
  void gizmoMovesAlongItsAxis();
  void typedNumbersAreExact();
  void afterAToolsKeyAnAxisAndANumberMove();
  void enterTakesWholeAmounts();
  void clicksWithShiftSelectSeveral();
  void dragsFollowTheHabitsOfOtherPrograms();
  void withoutMovementTheViewJumps();
  void squaresAndShiftKeepToAPlane();
  void captionsOfPicturesHideNobody();
  void captionsEndBeforeTheCross();
  void hoverTellsWhatIsThere();
  void aWallBeforeThePersonIsLookedThrough();
  void aDragInTheCabinTurnsTheView();
  void controlRollsAFreeView();
  void homeLevelsAFreeView();
  void endIsNotOfTheTimeWhereHomeIsOfTheView();
  void uprightAgainIsLevel();
  void labelsDoNotOverlap();
  void withoutOpenGlItSaysWhy();

 private:
  QPoint at(const Vector3& p_W) const {
    const Vector3 p = project(view_->camera(), view_->viewSize(), p_W) / view_->devicePixelRatioF();
    return {int(std::lround(p.x())), int(std::lround(p.y()))};
  }
  void drag(Qt::MouseButton button, const QPoint& from, const QPoint& to) {
    press(button, from, to);
    QTest::mouseRelease(view_.get(), button, {}, to);
  }
  void press(Qt::MouseButton button, const QPoint& from, const QPoint& to) {
    QTest::mousePress(view_.get(), button, {}, from);
    move(from + (to - from) / 2, button);
    move(to, button);
  }
  void move(const QPoint& to, Qt::MouseButton button) {
    QMouseEvent event(QEvent::MouseMove, QPointF(to), QPointF(view_->mapToGlobal(to)), Qt::NoButton, button,
                      {});
    QApplication::sendEvent(view_.get(), &event);
  }

  void useCabin();

  std::unique_ptr<Viewport> view_;
};

/// A cabin around the eye's target with one handrail across the picture's middle.
void ViewportTest::useCabin() {
  auto scene = std::make_shared<Scene>();
  Cabin cabin;
  cabin.id = kBox;
  Solid rail = barBetween({-0.5, 0.0, -1.0}, {0.5, 0.0, -1.0}, 0.05, scene->theme);
  rail.id = kBox;
  rail.id.part = 2;
  cabin.fittings.push_back({rail, Vector3::UnitZ(), CabinFitting::Use::Free});
  scene->cabins.push_back(cabin);
  view_->setScene(scene);
}

void ViewportTest::init() {
  view_ = std::make_unique<Viewport>();
  view_->resize(800, 600);
  view_->setScene(boxScene());
  view_->setCamera(front());
  view_->show();
  QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
}

void ViewportTest::cleanup() { view_.reset(); }

void ViewportTest::clickSelectsAndEmptyClickDeselects() {
  QSignalSpy selected(view_.get(), &Viewport::selected);
  QTest::mouseClick(view_.get(), Qt::LeftButton, {}, at(Vector3::Zero()));
  QCOMPARE(selected.size(), 1);
  QVERIFY(view_->selection() == kBox);
  QTest::mouseClick(view_.get(), Qt::LeftButton, {}, {40, 560});
  QVERIFY(!view_->selection().valid());
}

void ViewportTest::dragOnEmptySpaceOrbitsWithoutSelecting() {
  view_->setSelection(kBox);
  drag(Qt::LeftButton, {60, 500}, {120, 500});
  QVERIFY(std::abs(yawOf(view_->camera()) + M_PI * 60.0 / 600.0) < 1e-6);
  QVERIFY(view_->selection() == kBox);
}

void ViewportTest::dragOnAThingFollowsTheCursor() {
  QSignalSpy started(view_.get(), &Viewport::dragStarted);
  QSignalSpy finished(view_.get(), &Viewport::dragFinished);
  Vector3 last = Vector3::Zero();
  connect(view_.get(), &Viewport::dragMoved, this, [&](const Vector3& p_W) { last = p_W; });
  const QPoint to = at(Vector3::Zero()) + QPoint(100, -50);
  drag(Qt::LeftButton, at(Vector3::Zero()), to);
  QCOMPARE(started.size(), 1);
  QCOMPARE(finished.size(), 1);
  QVERIFY2(std::abs(last.z() - 0.3) < 1e-6,
           qPrintable(QString::number(last.z(), 'g', 12)));  // the plane through the box's front
  const QPoint seen = at(last);
  QVERIFY(std::abs(seen.x() - to.x()) <= kPixel && std::abs(seen.y() - to.y()) <= kPixel);
  QVERIFY(!view_->selection().valid());
}

void ViewportTest::escapeCancelsADragThenTheSelection() {
  view_->setSelection(kBox);
  QSignalSpy cancelled(view_.get(), &Viewport::dragCancelled);
  QSignalSpy finished(view_.get(), &Viewport::dragFinished);
  press(Qt::LeftButton, at(Vector3::Zero()), at(Vector3::Zero()) + QPoint(60, 0));
  QTest::keyClick(view_.get(), Qt::Key_Escape);
  QTest::mouseRelease(view_.get(), Qt::LeftButton, {}, at(Vector3::Zero()));
  QCOMPARE(cancelled.size(), 1);
  QCOMPARE(finished.size(), 0);
  QVERIFY(view_->selection() == kBox);
  QTest::keyClick(view_.get(), Qt::Key_Escape);
  QVERIFY(!view_->selection().valid());
}

void ViewportTest::rightDragPansAndRightClickAsks() {
  QSignalSpy menu(view_.get(), &Viewport::contextMenuRequested);
  const QPoint before = at(Vector3::Zero());
  drag(Qt::RightButton, before, before + QPoint(70, 30));
  QCOMPARE(menu.size(), 0);
  const QPoint after = at(Vector3::Zero());
  QVERIFY(std::abs(after.x() - before.x() - 70) <= kPixel && std::abs(after.y() - before.y() - 30) <= kPixel);
  QTest::mouseClick(view_.get(), Qt::RightButton, {}, after);
  QCOMPARE(menu.size(), 1);
}

void ViewportTest::wheelZoomsToTheCursor() {
  const Vector3 corner(0.2, 0.2, 0.3);  // on the box
  const QPoint cursor = at(corner);
  QWheelEvent event(QPointF(cursor), QPointF(view_->mapToGlobal(cursor)), {}, {0, 240}, Qt::NoButton, {},
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(view_.get(), &event);
  QVERIFY(view_->camera().distance < 3.2);
  QVERIFY(std::abs(at(corner).x() - cursor.x()) <= kPixel);
  QVERIFY(std::abs(at(corner).y() - cursor.y()) <= kPixel);
}

void ViewportTest::keysLookAlongAxesAndSwitchTheLens() {
  QTest::keyClick(view_.get(), Qt::Key_X);
  QTRY_VERIFY((view_->camera().forward() + Vector3::UnitX()).norm() < 1e-6);
  QTest::keyClick(view_.get(), Qt::Key_7, Qt::KeypadModifier);
  QTRY_VERIFY((view_->camera().forward() + Vector3::UnitY()).norm() < 1e-6);
  QTest::keyClick(view_.get(), Qt::Key_5);
  QVERIFY(view_->camera().lens == Lens::Orthographic);
  view_->setSelection(kBox);
  QTest::keyClick(view_.get(), Qt::Key_F);
  QTRY_VERIFY(view_->camera().distance < 2.0);
}

void ViewportTest::axisCrossIsClickable() {
  QPoint place;
  for (int x = 700; x < 800; ++x) {
    if (axisCrossAt(view_->camera(), view_->size(), QPointF(x, 46)) == ViewAxis::PlusX) place = {x, 46};
  }
  QVERIFY(!place.isNull());
  QTest::mouseClick(view_.get(), Qt::LeftButton, {}, place);
  QTRY_VERIFY((view_->camera().forward() + Vector3::UnitX()).norm() < 1e-6);
}

void ViewportTest::gizmoMovesAlongItsAxis() {
  view_->setGizmo(Gizmo{});
  Pose last;
  connect(view_.get(), &Viewport::gizmoMoved, this, [&](const Pose& pose) { last = pose; });
  QSignalSpy finished(view_.get(), &Viewport::gizmoFinished);
  const double pixel = metresPerPixel(view_->camera(), view_->viewSize(), Vector3::Zero());
  const QPoint handle = at(Vector3(50.0 * pixel, 0, 0));
  drag(Qt::LeftButton, handle, handle + QPoint(40, 25));
  QCOMPARE(finished.size(), 1);
  QVERIFY(std::abs(last.p.x() - 40.0 * pixel) < 1.5 * pixel);
  QVERIFY(std::abs(last.p.y()) < 1e-9 && std::abs(last.p.z()) < 1e-9);
}

void ViewportTest::typedNumbersAreExact() {
  view_->setGizmo(Gizmo{});
  Pose last;
  connect(view_.get(), &Viewport::gizmoMoved, this, [&](const Pose& pose) { last = pose; });
  const double pixel = metresPerPixel(view_->camera(), view_->viewSize(), Vector3::Zero());
  const QPoint handle = at(Vector3(50.0 * pixel, 0, 0));
  press(Qt::LeftButton, handle, handle + QPoint(40, 0));
  QTest::keyClick(view_.get(), Qt::Key_Y);
  QTest::keyClicks(view_.get(), "250");  // mm, the usual unit of lengths
  QVERIFY((last.p - Vector3(0, 0.25, 0)).norm() < 1e-12);
  QTest::keyClicks(view_.get(), " + 1 c");  // not yet a unit: it stays where the last number put it
  QVERIFY((last.p - Vector3(0, 0.251, 0)).norm() < 1e-12);
  QTest::keyClicks(view_.get(), "m");
  QVERIFY((last.p - Vector3(0, 0.26, 0)).norm() < 1e-12);
  QTest::mouseRelease(view_.get(), Qt::LeftButton, {}, handle);
}

/// G X 0.1 Enter, without a drag; X alone still looks along the axis.
void ViewportTest::afterAToolsKeyAnAxisAndANumberMove() {
  view_->setGizmo(Gizmo{});
  Pose last;
  connect(view_.get(), &Viewport::gizmoMoved, this, [&](const Pose& pose) { last = pose; });
  QSignalSpy finished(view_.get(), &Viewport::gizmoFinished),
      cancelled(view_.get(), &Viewport::gizmoCancelled);
  view_->awaitAxis();
  QTest::keyClick(view_.get(), Qt::Key_X);
  QTest::keyClicks(view_.get(), "0.1 m");
  QCOMPARE(finished.count(), 0);
  QTest::keyClick(view_.get(), Qt::Key_Return);
  QVERIFY((last.p - Vector3(0.1, 0, 0)).norm() < 1e-12);
  QCOMPARE(finished.count(), 1);
  view_->setGizmo(Gizmo{});
  view_->awaitAxis();
  QTest::keyClick(view_.get(), Qt::Key_Z);
  QTest::keyClicks(view_.get(), "5");
  QTest::keyClick(view_.get(), Qt::Key_Escape);
  QCOMPARE(cancelled.count(), 1);
  QCOMPARE(finished.count(), 1);
  QTest::keyClick(view_.get(), Qt::Key_X);
  QTRY_VERIFY(view_->camera().forward().x() < -0.99);
}

/// Enter takes no part of an amount: it waits until all of it can be read.
void ViewportTest::enterTakesWholeAmounts() {
  view_->setGizmo(Gizmo{});
  Pose last;
  connect(view_.get(), &Viewport::gizmoMoved, this, [&](const Pose& pose) { last = pose; });
  QSignalSpy finished(view_.get(), &Viewport::gizmoFinished);
  view_->awaitAxis();
  QTest::keyClick(view_.get(), Qt::Key_X);
  QTest::keyClicks(view_.get(), "10 cn");
  QTest::keyClick(view_.get(), Qt::Key_Return);
  QCOMPARE(finished.count(), 0);
  QTest::keyClick(view_.get(), Qt::Key_Backspace);
  QTest::keyClicks(view_.get(), "m");
  QTest::keyClick(view_.get(), Qt::Key_Return);
  QCOMPARE(finished.count(), 1);
  QVERIFY((last.p - Vector3(0.1, 0, 0)).norm() < 1e-12);
}

void ViewportTest::clicksWithShiftSelectSeveral() {
  QSignalSpy alone(view_.get(), &Viewport::selected), too(view_.get(), &Viewport::selectedToo);
  QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ShiftModifier, at(Vector3::Zero()));
  QCOMPARE(too.count(), 1);
  QCOMPARE(alone.count(), 0);
}

void ViewportTest::dragsFollowTheHabitsOfOtherPrograms() {
  const QPoint from(60, 60), to(110, 90);
  const auto dragged = [&](MouseStyle style, Qt::MouseButton button) {
    view_->setMouseStyle(style);
    view_->setCamera(front());
    drag(button, from, to);
    return view_->camera();
  };
  const auto turns = [](const Camera& camera) { return camera.R_WC.angularDistance(front().R_WC) > 0.01; };
  const auto shifts = [](const Camera& camera) { return (camera.target - front().target).norm() > 0.01; };
  QVERIFY(turns(dragged(MouseStyle::Handhold, Qt::LeftButton)));
  const Camera still = dragged(MouseStyle::Blender, Qt::LeftButton);
  QVERIFY(!turns(still) && !shifts(still));
  QVERIFY(turns(dragged(MouseStyle::Blender, Qt::MiddleButton)));
  QVERIFY(shifts(dragged(MouseStyle::OpenSim, Qt::RightButton)));
  const Camera zoomed = dragged(MouseStyle::OpenSim, Qt::MiddleButton);
  QVERIFY(!turns(zoomed) && zoomed.distance > 1.1 * front().distance);
}

void ViewportTest::withoutMovementTheViewJumps() {
  const std::unique_ptr<QStyle> style(calmStyle());
  view_->setStyle(style.get());
  setMovement(Movement::None);
  QVERIFY(!isEased(*view_));
  view_->lookFrom(ViewAxis::PlusX);
  QVERIFY(view_->camera().forward().x() < -0.99);  // at once
  setMovement(Movement::Eased);
  QVERIFY(isEased(*view_));
  view_->lookFrom(ViewAxis::PlusZ);
  QVERIFY(view_->camera().forward().x() < -0.9);  // on its way
  QTRY_VERIFY(view_->camera().forward().z() < -0.99);
  view_->setStyle(nullptr);
}

void ViewportTest::squaresAndShiftKeepToAPlane() {
  view_->setGizmo(Gizmo{});
  Pose last;
  connect(view_.get(), &Viewport::gizmoMoved, this, [&](const Pose& pose) { last = pose; });
  const double pixel = metresPerPixel(view_->camera(), view_->viewSize(), Vector3::Zero());
  const QPoint square = at(Vector3(30.0 * pixel, 30.0 * pixel, 0));  // across z
  drag(Qt::LeftButton, square, square + QPoint(40, 25));
  QVERIFY(std::abs(last.p.x()) > pixel && std::abs(last.p.y()) > pixel);
  QVERIFY(std::abs(last.p.z()) < 1e-12);
  view_->setGizmo(Gizmo{});
  const QPoint arrow = at(Vector3(60.0 * pixel, 0, 0));
  press(Qt::LeftButton, arrow, arrow + QPoint(30, 30));
  QTest::keyClick(view_.get(), Qt::Key_Z, Qt::ShiftModifier);
  QVERIFY(std::abs(last.p.x()) > pixel && std::abs(last.p.y()) > pixel);
  QVERIFY(std::abs(last.p.z()) < 1e-12);
  QTest::mouseRelease(view_.get(), Qt::LeftButton, {}, arrow);
}

void ViewportTest::captionsOfPicturesHideNobody() {
  Scene scene;
  scene.caption = Caption{"Feasible · peak 48 % right shoulder horizontal flexion", rgb(0x3FB68B)};
  const auto isPainted = [&](const QPolygonF& keptFree, const QPoint& where) {
    QImage picture(416, 180, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    paintCaptions(painter, scene, {picture.size(), 416.0, keptFree});
    painter.end();
    return picture.pixelColor(where) != QColor(Qt::white);
  };
  const QPoint verdict(20, 24), peak(200, 24);
  QVERIFY(isPainted({}, verdict) && isPainted({}, peak));
  QVERIFY(isPainted({QPointF(peak)}, verdict) && !isPainted({QPointF(peak)}, peak));
  QVERIFY(!isPainted({QPointF(verdict)}, verdict));
}

/// In a narrow view the verdict was written under the cross of the axes.
void ViewportTest::captionsEndBeforeTheCross() {
  Scene scene;
  scene.caption = Caption{"Nearest posture, not feasible · peak 148 % right shoulder", rgb(0xF0524F)};
  for (const int width : {180, 260, 340, 420}) {
    QImage picture(width, 180, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    paintWords(painter, scene, Camera(), {picture.width(), picture.height(), 1.0});
    painter.end();
    const auto isWhite = [&](int x, int y) { return picture.pixelColor(x, y) == QColor(Qt::white); };
    QVERIFY(!isWhite(20, 24));
    constexpr int kCross = 80;  // px from the right edge
    for (int x = width - kCross; x < width; ++x)
      for (int y = 0; y < 100; ++y)
        QVERIFY2(isWhite(x, y), qPrintable(QString("%1 of %2").arg(x).arg(width)));
  }
}

void ViewportTest::hoverTellsWhatIsThere() {
  QSignalSpy hovered(view_.get(), &Viewport::hovered);
  move(at(Vector3::Zero()), Qt::NoButton);
  QCOMPARE(hovered.size(), 1);
  QVERIFY(hovered[0][0].value<ThingId>() == kBox);
  move({40, 560}, Qt::NoButton);
  QCOMPARE(hovered.size(), 2);
}

void ViewportTest::aWallBeforeThePersonIsLookedThrough() {
  auto scene = std::make_shared<Scene>();
  FigureInstance person;
  person.id = {ThingKind::Body, 0};
  person.limbs.push_back({Vector3(0, -0.5, 0), Vector3(0, 0.5, 0), 0.2, -1});
  scene->figures.push_back(person);
  Solid wall = boxSolid({Matrix3::Identity(), Vector3(0, 0, 1.5)}, {1.0, 1.0, 0.05}, scene->theme.matte);
  wall.id = kBox;
  scene->solids.push_back(wall);
  view_->setScene(scene);
  const auto through = view_->pickAt(QPointF(at(Vector3::Zero())));
  QVERIFY(through && through->id.kind == ThingKind::Body);
  const auto beside = view_->pickAt(QPointF(at(Vector3(0.7, 0.0, 1.5))));
  QVERIFY(beside && beside->id == kBox);
  view_->setCamera(lookingFrom(view_->camera(), ViewAxis::MinusZ));
  const auto behind = view_->pickAt(QPointF(at(Vector3(0.7, 0.0, 1.45))));
  QVERIFY(behind && behind->id == kBox);
}

void ViewportTest::labelsDoNotOverlap() {
  Scene scene = *boxScene();
  for (int i = 0; i < 5; ++i) scene.labels.push_back({{}, Vector3(0.01 * i, 0, 0), "Right grip 12 cm", {}});
  const QRectF face(420, 240, 80, 80);
  const auto labels =
      placedLabels(scene, view_->camera(), view_->viewSize(), QFontMetricsF(view_->font()), {face});
  QCOMPARE(labels.size(), std::size_t(5));
  for (std::size_t i = 0; i < labels.size(); ++i) {
    QVERIFY(!labels[i].pill.intersects(face));
    for (std::size_t j = 0; j < i; ++j) QVERIFY(!labels[i].pill.intersects(labels[j].pill));
  }
}

void ViewportTest::withoutOpenGlItSaysWhy() {
  const bool hasMessage = view_->findChild<QWidget*>("glProblem") != nullptr;
  QCOMPARE(hasMessage, !openGlProblem().isEmpty());
}

void ViewportTest::aDragInTheCabinTurnsTheView() {
  useCabin();
  QSignalSpy started(view_.get(), &Viewport::dragStarted);
  const QPoint rail = at({0.0, 0.0, -1.0});
  const auto hit = view_->pickAt(rail);
  QVERIFY(hit && hit->id.whole() == kBox && hit->id.part == 2);
  drag(Qt::LeftButton, rail, rail + QPoint(60, 0));
  QCOMPARE(started.size(), 0);
  QVERIFY(std::abs(yawOf(view_->camera()) + M_PI * 60.0 / 600.0) < 1e-6);
  view_->setCamera(lookingFrom(front(), ViewAxis::MinusZ));
  QVERIFY2(!view_->pickAt(at({0.0, 0.0, -1.0})), "gone with the wall that is cut away");
}

void ViewportTest::controlRollsAFreeView() {
  view_->setUpMode(UpMode::Free);
  const Camera before = view_->camera();
  const QPoint from(700, 300), to(400, 560);
  QTest::mousePress(view_.get(), Qt::LeftButton, Qt::ControlModifier, from);
  move(to, Qt::LeftButton);
  QTest::mouseRelease(view_.get(), Qt::LeftButton, {}, to);
  const Camera& after = view_->camera();
  QVERIFY((after.forward() - before.forward()).norm() < 1e-9);
  QVERIFY(after.R_WC.angularDistance(before.R_WC) > 1.0);
}

void ViewportTest::homeLevelsAFreeView() {
  view_->setUpMode(UpMode::Free);
  view_->setCamera(rolled(view_->camera(), {700.0, 300.0}, {400.0, 560.0}, view_->viewSize()));
  QTest::keyClick(view_.get(), Qt::Key_Home);
  QTRY_VERIFY(std::abs(view_->camera().right().y()) < 1e-9 && view_->camera().up().y() > 0.0);
  QCOMPARE(view_->camera().upMode, UpMode::Free);
}

void ViewportTest::endIsNotOfTheTimeWhereHomeIsOfTheView() {
  for (const Qt::Key key : {Qt::Key_Home, Qt::Key_End, Qt::Key_Left}) {
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
    QApplication::sendEvent(view_.get(), &press);
    QCOMPARE(press.isAccepted(), key != Qt::Key_Left);  // the window hands on what is not
  }
}

void ViewportTest::uprightAgainIsLevel() {
  view_->setUpMode(UpMode::Free);
  view_->setCamera(rolled(view_->camera(), {700.0, 300.0}, {400.0, 560.0}, view_->viewSize()));
  view_->setUpMode(UpMode::Upright);
  QTRY_VERIFY(std::abs(view_->camera().right().y()) < 1e-9);
  QCOMPARE(view_->camera().upMode, UpMode::Upright);
}

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  ViewportTest test;
  return QTest::qExec(&test, argc, argv);
}
#include "viewport_test.moc"
