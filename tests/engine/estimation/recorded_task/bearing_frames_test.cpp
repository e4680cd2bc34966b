// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_task/bearing_frames.h"

#include <QtTest>

using namespace handhold;

namespace {

constexpr int kFrames = 100;
constexpr double kRate = 100.0;

/// At rest where it is, but for the frames from 60 on, in which it is 5 cm further along z.
SiteWay shiftedWay() {
  SiteWay way;
  for (int k = 0; k < kFrames; ++k) {
    way.poses.push_back({Matrix3::Identity(), Vector3(0.0, 1.8, k < 60 ? 0.0 : 0.05)});
    way.speeds.push_back(0.0);
  }
  return way;
}

BearingFrames gripOf(const SiteWay& way, int first, int last) {
  BearingFrames part{{ContactKind::Grip, BodySide::Left}, {first, last}, &way};
  part.bearing.X_WS = way.poses[static_cast<std::size_t>(first)];
  return part;
}

}  // namespace

class BearingFramesTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsBackAtOnceWasNotAway();
  void whoFallsInBetweenWasAway();
  void whatIsFurtherOffIsKeptApart();
  void whatIsThereGoesOnToBear();
  void whatIsLeftIsSharedByLimbs();
};

/// 0.4 s at one place, 0.1 s of nothing, 0.4 s at a place 5 cm off: one hold at their mean.
void BearingFramesTest::whatIsBackAtOnceWasNotAway() {
  const SiteWay way = shiftedWay();
  std::vector<BearingFrames> parts{gripOf(way, 60, 99), gripOf(way, 10, 49)};
  closeGaps(std::vector<bool>(kFrames, false), kRate, parts);
  QCOMPARE(parts.size(), std::size_t(1));
  QVERIFY(parts[0].run.first <= 10 && parts[0].run.last == 99);
  QVERIFY((parts[0].bearing.X_WS.p - Vector3(0.0, 1.8, 0.025)).norm() < 1e-12);
}

void BearingFramesTest::whoFallsInBetweenWasAway() {
  const SiteWay way = shiftedWay();
  std::vector<BearingFrames> parts{gripOf(way, 10, 49), gripOf(way, 60, 99)};
  std::vector<bool> falling(kFrames, false);
  falling[55] = true;
  closeGaps(falling, kRate, parts);
  QCOMPARE(parts.size(), std::size_t(2));
}

/// 0.3 m off: another hold, and no limb gets there in less than 0.05 s.
void BearingFramesTest::whatIsFurtherOffIsKeptApart() {
  SiteWay way = shiftedWay();
  for (std::size_t k = 60; k < way.poses.size(); ++k) way.poses[k].p.x() = 0.3;
  std::vector<BearingFrames> parts{gripOf(way, 10, 58), gripOf(way, 60, 99)};
  closeGaps(std::vector<bool>(kFrames, false), kRate, parts);
  QCOMPARE(parts.size(), std::size_t(2));
  QVERIFY(parts[1].run.first - parts[0].run.last >= 5);
}

/// Up to where the body falls; what was measured is as it was measured.
void BearingFramesTest::whatIsThereGoesOnToBear() {
  const SiteWay way = shiftedWay();
  std::vector<bool> falling(kFrames, false);
  std::fill(falling.begin() + 40, falling.end(), true);
  for (const double measured : {0.0, 500.0}) {
    std::vector<BearingFrames> parts{gripOf(way, 0, 29)};
    parts[0].bearing.greatest = measured;
    closeGaps(falling, kRate, parts);
    QCOMPARE(parts[0].run.last, measured > 0.0 ? 29 : 39);
  }
}

/// Ball and heel are one limb's, and what was measured took its own.
void BearingFramesTest::whatIsLeftIsSharedByLimbs() {
  const SiteWay way = shiftedWay();
  std::vector<BearingFrames> parts{gripOf(way, 0, 99), gripOf(way, 0, 99), gripOf(way, 0, 49),
                                   gripOf(way, 0, 99)};
  parts[0].bearing.kind = ContactKind::Foot;
  parts[1].bearing.kind = ContactKind::Heel;
  parts[3].bearing.side = BodySide::Right;
  parts[3].bearing.greatest = 300.0;
  Motion motion;
  for (int k = 0; k < kFrames; ++k) {
    MotionFrame frame;
    frame.tau = VectorX::Zero(10);
    frame.tau[1] = k == 20 ? 800.0 : k == 70 ? 450.0 : 0.0;
    motion.frames.push_back(frame);
  }
  shareWhatIsLeft(motion, parts);
  QCOMPARE(parts[0].bearing.greatest, 450.0);  // alone at 0.7 s
  QCOMPARE(parts[1].bearing.greatest, 450.0);
  QCOMPARE(parts[2].bearing.greatest, 400.0);
  QCOMPARE(parts[3].bearing.greatest, 300.0);
}

QTEST_APPLESS_MAIN(BearingFramesTest)
#include "bearing_frames_test.moc"
