// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/playback_clock.h"

#include <QSignalSpy>
#include <QtTest>

using namespace handhold;
using std::chrono::milliseconds;

namespace {

constexpr double kExact = 1e-12;  // s, sums of a few doubles

/// A clock whose wall time the test moves.
struct Bench {
  std::chrono::nanoseconds wall{0};
  PlaybackClock clock{[this] { return wall; }};

  Bench() { clock.setRange(0.0, 2.0); }
  void pass(milliseconds step) {
    wall += step;
    clock.tick();
  }
};

}  // namespace

class PlaybackClockTest : public QObject {
  Q_OBJECT

 private slots:
  void timeFollowsTheWallAtAnySpeed();
  void lateTicksDropPicturesAndKeepTime();
  void longGapSlowsTimeAndSaysSo();
  void stopsAtTheEndAndStartsOver();
  void loopWrapsInsideThePlayRange();
  void pausedTimeStands();
};

void PlaybackClockTest::timeFollowsTheWallAtAnySpeed() {
  for (const double speed : {0.1, 1.0, 4.0}) {
    Bench bench;
    bench.clock.setSpeed(speed);
    bench.clock.play();
    for (int k = 0; k < 20; ++k) bench.pass(milliseconds(16));
    QVERIFY(std::abs(bench.clock.time() - 0.32 * speed) < kExact);
    QVERIFY(std::abs(bench.clock.trueSpeed() - speed) < kExact);
  }
}

void PlaybackClockTest::lateTicksDropPicturesAndKeepTime() {
  Bench bench;
  QSignalSpy pictures(&bench.clock, &PlaybackClock::timeChanged);
  bench.clock.play();
  for (int k = 0; k < 4; ++k) bench.pass(milliseconds(450));
  QCOMPARE(pictures.count(), 4);
  QVERIFY(std::abs(bench.clock.time() - 1.8) < kExact);
  QVERIFY(std::abs(bench.clock.trueSpeed() - 1.0) < kExact);
}

void PlaybackClockTest::longGapSlowsTimeAndSaysSo() {
  Bench bench;
  bench.clock.play();
  bench.pass(milliseconds(1000));
  QVERIFY(std::abs(bench.clock.time() - 0.5) < kExact);
  QVERIFY(std::abs(bench.clock.trueSpeed() - 0.5) < kExact);
}

void PlaybackClockTest::stopsAtTheEndAndStartsOver() {
  Bench bench;
  bench.clock.setTime(1.95);
  bench.clock.play();
  QSignalSpy playing(&bench.clock, &PlaybackClock::playingChanged);
  bench.pass(milliseconds(100));
  QCOMPARE(bench.clock.time(), 2.0);
  QVERIFY(!bench.clock.playing());
  QCOMPARE(playing.count(), 1);
  bench.clock.play();
  QCOMPARE(bench.clock.time(), 0.0);
  QVERIFY(bench.clock.playing());
}

void PlaybackClockTest::loopWrapsInsideThePlayRange() {
  Bench bench;
  bench.clock.setPlayRange(0.5, 0.7);
  bench.clock.setLooping(Looping::Loop);
  bench.clock.play();
  QCOMPARE(bench.clock.time(), 0.5);
  bench.pass(milliseconds(150));
  bench.pass(milliseconds(150));
  QVERIFY(std::abs(bench.clock.time() - 0.6) < kExact);
  QVERIFY(bench.clock.playing());
}

void PlaybackClockTest::pausedTimeStands() {
  Bench bench;
  bench.pass(milliseconds(100));
  QCOMPARE(bench.clock.time(), 0.0);
  bench.clock.play();
  bench.clock.pause();
  bench.pass(milliseconds(100));
  QCOMPARE(bench.clock.time(), 0.0);
  bench.clock.setTime(9.0);
  QCOMPARE(bench.clock.time(), 2.0);
}

QTEST_GUILESS_MAIN(PlaybackClockTest)
#include "playback_clock_test.moc"
