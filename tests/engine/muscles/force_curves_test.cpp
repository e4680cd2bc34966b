// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/force_curves.h"

#include <QtTest>
#include <cmath>

using namespace handhold;

namespace {

constexpr double kPaper = 0.01;  ///< the published curves pass one of these values (parts of F0)

Muscle strap() {
  Muscle muscle;
  muscle.strength = 500.0;
  muscle.fibre = 0.1;
  muscle.tendon = 0.2;
  return muscle;
}

}  // namespace

class ForceCurvesTest : public QObject {
  Q_OBJECT

 private slots:
  void thePublishedCurvesPassTheirMarks();
  void aStrapAtItsBestLengthPullsItsStrength();
  void shorteningWeakensAndLengtheningStrengthens();
  void leaningFibresPullByTheirCosine();
};

/// De Groote et al. 2016, figure 1: one at rest at the best length, none at the greatest shortening.
void ForceCurvesTest::thePublishedCurvesPassTheirMarks() {
  QVERIFY(std::abs(activeForceByLength(1.0) - 1.0) < kPaper);
  QVERIFY(activeForceByLength(0.5) < 0.3);
  QVERIFY(activeForceByLength(1.6) < 0.15);
  QVERIFY(std::abs(forceByVelocity(0.0) - 1.0) < kPaper);
  QVERIFY(forceByVelocity(-1.0) < 0.02);
  QVERIFY(forceByVelocity(1.0) > 1.3 && forceByVelocity(1.0) < 1.9);
}

void ForceCurvesTest::aStrapAtItsBestLengthPullsItsStrength() {
  QVERIFY(std::abs(greatestTension(strap(), 0.3, 0.0) - 500.0) < 500.0 * kPaper);
  QCOMPARE(restingTension(strap()), 500.0);
}

void ForceCurvesTest::shorteningWeakensAndLengtheningStrengthens() {
  const double still = greatestTension(strap(), 0.3, 0.0);
  QVERIFY(greatestTension(strap(), 0.3, -0.3) < 0.6 * still);
  QVERIFY(greatestTension(strap(), 0.3, 0.3) > 1.1 * still);
  QVERIFY(greatestTension(strap(), 0.3, -2.0) >= 0.0);
}

/// At the best length a fibre leans by the pennation; behind a slack tendon it does not pull backwards.
void ForceCurvesTest::leaningFibresPullByTheirCosine() {
  Muscle muscle = strap();
  muscle.pennation = 0.4;
  const double length = muscle.tendon + muscle.fibre * std::cos(0.4);
  QVERIFY(std::abs(greatestTension(muscle, length, 0.0) - 500.0 * std::cos(0.4)) < 500.0 * kPaper);
  QVERIFY(greatestTension(muscle, 0.05, 0.0) >= 0.0);
}

QTEST_APPLESS_MAIN(ForceCurvesTest)
#include "force_curves_test.moc"
