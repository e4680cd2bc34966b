// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/frame_at.h"

#include <QtTest>
#include <cmath>

using namespace handhold;

namespace {

constexpr double kExact = 1e-12;  // a few roundings

MotionFrame frame(double time, double angle, double turn) {
  MotionFrame result;
  result.time = time;
  result.q = VectorX::Zero(8);
  result.q[0] = 10.0 * time;
  result.q[3] = std::cos(0.5 * turn);
  result.q[5] = std::sin(0.5 * turn);
  result.q[7] = angle;
  result.tau = VectorX::Constant(7, angle);
  ContactLoad load;
  load.name = "grip";
  load.force = Vector3(0.0, 100.0 * time, 0.0);
  result.loads = {load};
  return result;
}

/// The base turns a radian in each second about the vertical, the joint to 0.8 and back.
Motion motion() { return {{frame(0.0, 0.0, 0.0), frame(1.0, 0.8, 1.0), frame(2.0, 0.0, 2.0)}}; }

}  // namespace

class FrameAtTest : public QObject {
  Q_OBJECT

 private slots:
  void framesAreMetExactly();
  void betweenFramesAllGoesEvenly();
  void theBaseTurnsTheShortWay();
  void nothingMovesOutside();
  void otherLoadsAreThoseOfTheNearerFrame();
  void theNearestFrame_data();
  void theNearestFrame();
};

void FrameAtTest::framesAreMetExactly() {
  for (const MotionFrame& known : motion().frames) {
    const MotionFrame seen = frameAt(motion(), known.time);
    QVERIFY((seen.q - known.q).norm() < kExact);
    QVERIFY((seen.tau - known.tau).norm() < kExact);
  }
}

void FrameAtTest::betweenFramesAllGoesEvenly() {
  const MotionFrame seen = frameAt(motion(), 1.25);
  QCOMPARE(seen.time, 1.25);
  QVERIFY(std::abs(seen.q[0] - 12.5) < kExact);
  QVERIFY(std::abs(seen.q[7] - 0.6) < kExact);
  QVERIFY(std::abs(seen.q[3] - std::cos(0.625)) < kExact);
  QVERIFY(std::abs(seen.q[5] - std::sin(0.625)) < kExact);
  QVERIFY(std::abs(seen.tau[3] - 0.6) < kExact);
  QVERIFY(std::abs(seen.loads[0].force.y() - 125.0) < kExact);
}

/// A quaternion and its negative are the same orientation.
void FrameAtTest::theBaseTurnsTheShortWay() {
  Motion flipped = motion();
  flipped.frames[1].q.segment<4>(3) *= -1.0;
  const MotionFrame seen = frameAt(flipped, 0.5);
  const double sign = seen.q[3] < 0.0 ? -1.0 : 1.0;
  QVERIFY(std::abs(sign * seen.q[3] - std::cos(0.25)) < kExact);
  QVERIFY(std::abs(sign * seen.q[5] - std::sin(0.25)) < kExact);
}

void FrameAtTest::nothingMovesOutside() {
  QVERIFY(frameAt(motion(), -1.0).q == motion().frames.front().q);
  QVERIFY(frameAt(motion(), 9.0).q == motion().frames.back().q);
  QCOMPARE(frameAt({}, 1.0).q.size(), Eigen::Index(0));
}

void FrameAtTest::otherLoadsAreThoseOfTheNearerFrame() {
  Motion released = motion();
  released.frames[1].loads.clear();
  QCOMPARE(frameAt(released, 0.4).loads.size(), std::size_t(1));
  QCOMPARE(frameAt(released, 0.6).loads.size(), std::size_t(0));
}

void FrameAtTest::theNearestFrame_data() {
  QTest::addColumn<double>("time");
  QTest::addColumn<int>("nearest");
  QTest::newRow("before") << -1.0 << 0;
  QTest::newRow("nearer to the first") << 0.4 << 0;
  QTest::newRow("half way") << 0.5 << 0;
  QTest::newRow("nearer to the second") << 0.6 << 1;
  QTest::newRow("after") << 9.0 << 2;
}

void FrameAtTest::theNearestFrame() {
  QFETCH(double, time);
  QTEST(nearestFrame(motion(), time), "nearest");
  QCOMPARE(nearestFrame(Motion(), time), -1);
}

QTEST_GUILESS_MAIN(FrameAtTest)
#include "frame_at_test.moc"
