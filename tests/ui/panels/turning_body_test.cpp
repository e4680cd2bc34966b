// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/turning_body.h"

#include <QApplication>
#include <QMouseEvent>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <vector>

#include "ui/theme/movement.h"

using namespace handhold;

namespace {

constexpr int kLong = 60000;   // ms, on a busy machine
constexpr int kAWhile = 1000;  // ms in which a body that turns would be several steps on

QColor colorOf(int step) { return {2 * step, 255 - 2 * step, 40}; }

}  // namespace

class TurningBodyTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QApplication::setStyle(calmStyle()); }
  void init();
  void cleanup();
  void itTurnsByItselfWhileItIsSeen();
  void itWaitsForItsPictures();
  void withLessMovementItStandsUntilItIsTurned();
  void turnedByHandItStays();
  void keysTurnIt();
  void aPictureIsAskedForOnce();

 private:
  /// The left button pressed in the middle and led so far to the right (px).
  void drag(int to);
  QColor seen() const { return body_->grab().toImage().pixelColor(5, 5); }

  std::unique_ptr<TurningBody> body_;
  std::vector<int> asked_;
  bool isPainted_ = true;
};

/// A picture of one colour for each step, at once.
void TurningBodyTest::init() {
  setMovement(Movement::Eased);
  asked_.clear();
  isPainted_ = true;
  body_ = std::make_unique<TurningBody>();
  body_->resize(192, 200);
  connect(body_.get(), &TurningBody::wanted, this, [this](int step, const QSize& pixels) {
    asked_.push_back(step);
    if (!isPainted_) return;
    QImage picture(pixels, QImage::Format_RGB32);
    picture.fill(colorOf(step));
    body_->take(step, picture);
  });
}

void TurningBodyTest::cleanup() {
  body_.reset();
  setMovement(Movement::Eased);
}

void TurningBodyTest::drag(int to) {
  const QPoint middle(96, 100);
  QTest::mousePress(body_.get(), Qt::LeftButton, {}, middle);
  const QPoint end = middle + QPoint(to, 0);
  QMouseEvent move(QEvent::MouseMove, end, body_->mapToGlobal(end), Qt::NoButton, Qt::LeftButton, {});
  QApplication::sendEvent(body_.get(), &move);
  QTest::mouseRelease(body_.get(), Qt::LeftButton, {}, end);
}

void TurningBodyTest::itTurnsByItselfWhileItIsSeen() {
  QVERIFY(asked_.empty());
  body_->show();
  QTRY_VERIFY_WITH_TIMEOUT(body_->step() >= 3, kLong);
  body_->hide();
  const int step = body_->step();
  const std::size_t asked = asked_.size();
  QTest::qWait(kAWhile);
  QCOMPARE(body_->step(), step);
  QCOMPARE(asked_.size(), asked);
}

void TurningBodyTest::itWaitsForItsPictures() {
  isPainted_ = false;
  body_->show();
  QTest::qWait(kAWhile);
  QCOMPARE(body_->step(), 0);
  QVERIFY(!asked_.empty() && std::ranges::all_of(asked_, [](int step) { return step == 0; }));
}

/// A quarter of the width is an eighth of a turn.
void TurningBodyTest::withLessMovementItStandsUntilItIsTurned() {
  setMovement(Movement::None);
  body_->show();
  QTest::qWait(kAWhile);
  QCOMPARE(body_->step(), 0);
  QCOMPARE(seen(), colorOf(0));
  drag(48);
  QCOMPARE(body_->step(), TurningBody::kSteps / 8);
  QCOMPARE(seen(), colorOf(TurningBody::kSteps / 8));
  drag(-96);
  QCOMPARE(body_->step(), TurningBody::kSteps / 8 - TurningBody::kSteps / 4 + TurningBody::kSteps);
}

void TurningBodyTest::turnedByHandItStays() {
  body_->show();
  drag(48);
  const int step = body_->step();
  QTest::qWait(kAWhile);
  QCOMPARE(body_->step(), step);
  QTest::keyClick(body_.get(), Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(body_->step() != step, kLong);
}

void TurningBodyTest::keysTurnIt() {
  setMovement(Movement::None);
  body_->show();
  QTest::keyClick(body_.get(), Qt::Key_Right);
  const int once = body_->step();
  QVERIFY(once > 0 && once < TurningBody::kSteps / 8);
  QTest::keyClick(body_.get(), Qt::Key_Left);
  QCOMPARE(body_->step(), 0);
  QTest::keyClick(body_.get(), Qt::Key_Left);
  QCOMPARE(body_->step(), TurningBody::kSteps - once);
}

void TurningBodyTest::aPictureIsAskedForOnce() {
  setMovement(Movement::None);
  body_->show();
  const auto timesAsked = [this](int step) { return static_cast<int>(std::ranges::count(asked_, step)); };
  QVERIFY(timesAsked(0) >= 1);
  QTest::keyClick(body_.get(), Qt::Key_Right);
  const int once = body_->step();
  QTest::keyClick(body_.get(), Qt::Key_Left);
  const int before = timesAsked(0);
  QTest::keyClick(body_.get(), Qt::Key_Right);
  QTest::keyClick(body_.get(), Qt::Key_Left);
  QCOMPARE(timesAsked(0), before);
  QCOMPARE(timesAsked(once), 1);
  body_->forget();
  QCOMPARE(timesAsked(0), before + 1);
}

QTEST_MAIN(TurningBodyTest)
#include "turning_body_test.moc"
