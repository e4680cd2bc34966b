// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include "ui/viewport/viewport.h"

using namespace handhold;

namespace {

/// Eyes at head height that look along the world's z.
Pose someEyes() { return {Matrix3::Identity(), Vector3(0.1, 1.6, 0.2)}; }

Camera outside() {
  Camera camera = lookingFrom(defaultCamera(), ViewAxis::PlusX);
  camera.distance = 3.0;
  return camera;
}

bool isSame(const Camera& a, const Camera& b) {
  return (a.position() - b.position()).norm() < 1e-9 && a.R_WC.isApprox(b.R_WC) &&
         a.fieldOfView == b.fieldOfView && a.lens == b.lens;
}

}  // namespace

/// The view through a person's eyes and its ends.
class EyesTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { view_.reset(); }
  void theCameraIsWhereTheEyesAre();
  void theyLeadBackToWhereOneWas();
  void aTurnByTheMouseEndsThem();
  void anotherSideEndsThem();
  void aParallelLensComesBack();

 private:
  std::unique_ptr<Viewport> view_;
};

void EyesTest::init() {
  view_ = std::make_unique<Viewport>();
  view_->resize(400, 300);
  view_->setScene(std::make_shared<const Scene>());
  view_->setCamera(outside());
}

void EyesTest::theCameraIsWhereTheEyesAre() {
  view_->lookThrough(someEyes());
  QVERIFY((view_->camera().position() - someEyes().p).norm() < 1e-9);
  QVERIFY((view_->camera().forward() - Vector3::UnitZ()).norm() < 1e-9);
  QVERIFY(isSame(view_->outsideCamera(), outside()));
}

/// Not to where the eyes were a moment ago.
void EyesTest::theyLeadBackToWhereOneWas() {
  QSignalSpy left(view_.get(), &Viewport::eyesLeft);
  view_->lookThrough(someEyes());
  view_->lookThrough({Matrix3::Identity(), Vector3(0.5, 1.0, 0.0)});
  QCOMPARE(left.size(), 0);
  view_->lookFromOutside();
  QCOMPARE(left.size(), 1);
  QTRY_VERIFY(isSame(view_->camera(), outside()));
  view_->lookFromOutside();
  QCOMPARE(left.size(), 1);
}

void EyesTest::aTurnByTheMouseEndsThem() {
  QSignalSpy left(view_.get(), &Viewport::eyesLeft);
  view_->lookThrough(someEyes());
  const Vector3 target = view_->camera().target;
  const auto move = [&](const QPoint& to) {
    QMouseEvent event(QEvent::MouseMove, QPointF(to), QPointF(view_->mapToGlobal(to)), Qt::NoButton,
                      Qt::LeftButton, {});
    QApplication::sendEvent(view_.get(), &event);
  };
  QTest::mousePress(view_.get(), Qt::LeftButton, {}, {60, 200});
  move({90, 200});
  move({120, 200});
  QTest::mouseRelease(view_.get(), Qt::LeftButton, {}, {120, 200});
  QCOMPARE(left.size(), 1);
  QCOMPARE(view_->camera().fieldOfView, outside().fieldOfView);
  QVERIFY((view_->camera().target - target).norm() < 1e-9);
}

void EyesTest::anotherSideEndsThem() {
  QSignalSpy left(view_.get(), &Viewport::eyesLeft);
  view_->lookThrough(someEyes());
  view_->lookFrom(ViewAxis::PlusY);
  QCOMPARE(left.size(), 1);
  QTRY_VERIFY((view_->camera().forward() + Vector3::UnitY()).norm() < 1e-6);
  QTRY_COMPARE(view_->camera().fieldOfView, outside().fieldOfView);
}

void EyesTest::aParallelLensComesBack() {
  view_->setLens(Lens::Orthographic);
  view_->lookThrough(someEyes());
  QCOMPARE(view_->camera().lens, Lens::Perspective);
  view_->lookFromOutside();
  QTRY_COMPARE(view_->camera().lens, Lens::Orthographic);
}

QTEST_MAIN(EyesTest)
#include "eyes_test.moc"
