// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/timeline.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "tests/ui/plots/offscreen.h"
#include "tests/ui/plots/sample_motion.h"

using namespace handhold;

namespace {

constexpr double kPixel = 2.0 / 400.0;  // s, what one pixel of the ruler is worth at most here

QVector<double> frameTimes() {
  QVector<double> times;
  for (const MotionFrame& frame : sample::motion()->frames) times.append(frame.time);
  return times;
}

struct Bench {
  Timeline timeline;
  Bench() {
    timeline.resize(1000, 48);
    timeline.setFrameTimes(frameTimes());
    timeline.show();
  }
  void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(&timeline, static_cast<Qt::Key>(key), modifiers);
  }
};

}  // namespace

class TimelineTest : public QObject {
  Q_OBJECT

 private slots:
  void clickAndDragScrub();
  void keysStepJumpAndSetSpeed();
  void inAndOutPointsBoundThePlay();
  void whatIsPlayedIsNeverEmpty();
  void slowedTimeIsToldAndNothingElse();
  void bracketsAreDragged();
  void loopAndPlayByKey();
  void emptyStateOffersTheMotion();
  void marksNameJointAndStretch();
  void anEventKeepsItsName();
  void readoutTellsFrameAndTotal();
  void aNarrowWindowHoldsIt();
};

/// 1280 px at 200 %, less the edges of a window.
void TimelineTest::aNarrowWindowHoldsIt() {
  Bench bench;
  QVERIFY2(bench.timeline.minimumSizeHint().width() <= 624,
           qPrintable(QString::number(bench.timeline.minimumSizeHint().width())));
}

void TimelineTest::clickAndDragScrub() {
  Bench bench;
  QSignalSpy times(&bench.timeline, &Timeline::timeChanged);
  TimelineRuler& ruler = bench.timeline.ruler();
  const auto at = [&](double time) { return QPoint(qRound(ruler.xOf(time)), 26); };
  QTest::mouseClick(&ruler, Qt::LeftButton, Qt::NoModifier, at(0.5));
  QCOMPARE(times.count(), 1);
  QVERIFY(std::abs(times.last()[0].toDouble() - 0.5) < kPixel);
  QTest::mousePress(&ruler, Qt::LeftButton, Qt::NoModifier, at(0.5));
  QMouseEvent drag(QEvent::MouseMove, at(1.5), ruler.mapToGlobal(at(1.5)), Qt::NoButton, Qt::LeftButton,
                   Qt::NoModifier);
  QApplication::sendEvent(&ruler, &drag);
  QVERIFY(std::abs(bench.timeline.time() - 1.5) < kPixel);
  QMouseEvent beyond(QEvent::MouseMove, QPoint(5000, 26), QPoint(5000, 26), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
  QApplication::sendEvent(&ruler, &beyond);
  QCOMPARE(bench.timeline.time(), 2.0);
}

void TimelineTest::keysStepJumpAndSetSpeed() {
  Bench bench;
  bench.press(Qt::Key_Right);
  QCOMPARE(bench.timeline.frame(), 1);
  QCOMPARE(bench.timeline.time(), frameTimes()[1]);
  bench.press(Qt::Key_Right, Qt::ShiftModifier);
  QVERIFY(std::abs(bench.timeline.time() - (1.0 + 1.0 / 60.0)) < 1e-9);
  bench.press(Qt::Key_Left);
  QCOMPARE(bench.timeline.frame(), 60);
  bench.press(Qt::Key_End);
  QCOMPARE(bench.timeline.time(), 2.0);
  bench.press(Qt::Key_Right);
  QCOMPARE(bench.timeline.frame(), 120);
  bench.press(Qt::Key_Home);
  QCOMPARE(bench.timeline.time(), 0.0);
  for (int k = 0; k < 5; ++k) bench.press(Qt::Key_Plus);
  QCOMPARE(bench.timeline.clock().speed(), 4.0);
  for (int k = 0; k < 9; ++k) bench.press(Qt::Key_Minus);
  QCOMPARE(bench.timeline.clock().speed(), 0.1);
}

void TimelineTest::inAndOutPointsBoundThePlay() {
  Bench bench;
  bench.timeline.setTime(0.5);
  bench.press(Qt::Key_I);
  bench.timeline.setTime(1.2);
  bench.press(Qt::Key_O);
  QCOMPARE(bench.timeline.clock().in(), 0.5);
  QCOMPARE(bench.timeline.clock().out(), 1.2);
  bench.press(Qt::Key_Delete);
  QCOMPARE(bench.timeline.clock().in(), 0.0);
  QCOMPARE(bench.timeline.clock().out(), 2.0);
}

void TimelineTest::whatIsPlayedIsNeverEmpty() {
  Bench bench;
  const QVector<double> times = frameTimes();
  bench.press(Qt::Key_End);
  bench.press(Qt::Key_I);
  QCOMPARE(bench.timeline.clock().in(), times[times.size() - 2]);
  QCOMPARE(bench.timeline.clock().out(), times.last());
  bench.press(Qt::Key_Delete);
  bench.timeline.setTime(times.first());
  bench.press(Qt::Key_O);
  QCOMPARE(bench.timeline.clock().in(), times.first());
  QCOMPARE(bench.timeline.clock().out(), times[1]);
}

/// The rate of pictures is told in one place, which is the status line.
void TimelineTest::slowedTimeIsToldAndNothingElse() {
  Bench bench;
  bench.timeline.play();
  QVERIFY(bench.timeline.readout().reading().warning.isEmpty());
  QTest::qSleep(1500);  // one picture
  QTRY_VERIFY(!bench.timeline.readout().reading().warning.isEmpty());
  const QString warning = bench.timeline.readout().reading().warning;
  QVERIFY2(warning.startsWith("true 0."), qPrintable(warning));
  QVERIFY2(warning.endsWith(QChar(0x00D7)), qPrintable(warning));
}

void TimelineTest::bracketsAreDragged() {
  Bench bench;
  TimelineRuler& ruler = bench.timeline.ruler();
  const auto drag = [&](double from, double to) {
    const QPoint press(qRound(ruler.xOf(from)), 32), release(qRound(ruler.xOf(to)), 32);
    QTest::mousePress(&ruler, Qt::LeftButton, Qt::NoModifier, press);
    QMouseEvent move(QEvent::MouseMove, release, ruler.mapToGlobal(release), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&ruler, &move);
    QTest::mouseRelease(&ruler, Qt::LeftButton, Qt::NoModifier, release);
  };
  const double before = bench.timeline.time(), end = bench.timeline.clock().to();
  drag(bench.timeline.clock().from(), 0.5);
  QVERIFY(std::abs(bench.timeline.clock().in() - 0.5) < kPixel);
  drag(end, 1.5);
  QVERIFY(std::abs(bench.timeline.clock().out() - 1.5) < kPixel);
  QVERIFY(bench.timeline.time() == before || bench.timeline.time() == bench.timeline.clock().in());
  drag(bench.timeline.clock().out(), 0.1);  // cannot pass the other
  QVERIFY(bench.timeline.clock().out() > bench.timeline.clock().in());
}

void TimelineTest::loopAndPlayByKey() {
  Bench bench;
  bench.press(Qt::Key_L);
  QVERIFY(bench.timeline.clock().looping() == Looping::Loop);
  QSignalSpy playing(&bench.timeline, &Timeline::playingChanged);
  bench.press(Qt::Key_Space);
  QVERIFY(bench.timeline.clock().playing());
  QTRY_VERIFY(bench.timeline.time() > 0.0);
  bench.press(Qt::Key_Space);
  QVERIFY(!bench.timeline.clock().playing());
  QCOMPARE(playing.count(), 2);
}

void TimelineTest::emptyStateOffersTheMotion() {
  Bench bench;
  bench.timeline.setFrameTimes({});
  QCOMPARE(bench.timeline.frame(), -1);
  QSignalSpy wanted(&bench.timeline, &Timeline::motionWanted);
  auto* button = bench.timeline.findChild<QPushButton*>();
  QVERIFY(button && button->isVisible());
  QTest::mouseClick(button, Qt::LeftButton);
  QCOMPARE(wanted.count(), 1);
}

void TimelineTest::marksNameJointAndStretch() {
  const QVector<TimelineMark> marks = limitMarks(*sample::human(), *sample::motion());
  QCOMPARE(marks.size(), 1);
  QCOMPARE(marks[0].text, QStringLiteral("Right knee flexion 112 % of its limit"));
  // 1.12 sin(pi t / 2) = 1 at t = 0.7025 and 1.2975; frames are 1/60 s apart.
  QVERIFY(std::abs(marks[0].from - 0.7025) < 1.0 / 60.0);
  QVERIFY(std::abs(marks[0].to - 1.2975) < 1.0 / 60.0);
}

/// Whatever words and commas are in it.
void TimelineTest::anEventKeepsItsName() {
  const QVector<TimelineMark> marks = eventMarks({{"look at target, again", "Left", "", 1.0}});
  QCOMPARE(marks[0].label, QStringLiteral("look at target, again"));
  Bench bench;
  bench.timeline.setEventEditing(EventEditing::Editable);
  bench.timeline.setMarks(marks);
  bench.timeline.setTime(1.0);
  QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(), QPoint());
  QApplication::sendEvent(&bench.timeline, &key);
  const auto* menu = bench.timeline.findChild<QMenu*>("timeline.menu");
  QVERIFY(menu);
  QCOMPARE(menu->actions().first()->text(), QStringLiteral("look at target, again, left"));
}

void TimelineTest::readoutTellsFrameAndTotal() {
  Bench bench;
  bench.timeline.setTime(0.85);
  QCOMPARE(bench.timeline.readout().reading().frame, 52);
  QCOMPARE(bench.timeline.readout().reading().frames, 121);
  QCOMPARE(bench.timeline.readout().reading().total, 2.0);
}

QTEST_MAIN(TimelineTest)
#include "timeline_test.moc"
