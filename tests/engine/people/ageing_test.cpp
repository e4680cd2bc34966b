// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/ageing.h"

#include <QtTest>

using namespace handhold;

class AgeingTest : public QObject {
  Q_OBJECT

 private slots:
  void whatFallsStays();
  void violatorsCountTogether();
  void orderIsKept();
};

void AgeingTest::whatFallsStays() {
  const std::vector<double> falling{0.163, 0.156, 0.156, 0.137};
  QVERIFY(nonGrowing(falling, {14.0, 14.0, 6.0, 1.0}) == falling);
  QVERIFY(nonGrowing({}, {}).empty());
}

/// 1, 3, 2, 4, 1 with equal weights: 1 and 3 are 2, which 2 does not exceed; 4 takes all of them along.
void AgeingTest::violatorsCountTogether() {
  QVERIFY(nonGrowing({1.0, 3.0, 2.0, 4.0, 1.0}, {1.0, 1.0, 1.0, 1.0, 1.0}) ==
          (std::vector<double>{2.5, 2.5, 2.5, 2.5, 1.0}));
  QVERIFY(nonGrowing({5.0, 2.0, 6.0}, {1.0, 3.0, 1.0}) == (std::vector<double>{5.0, 3.0, 3.0}));
}

/// Who is above others at every age stays so.
void AgeingTest::orderIsKept() {
  const std::vector<double> weak{4.0, 1.0, 3.0, 2.0}, strong{4.0, 6.0, 3.5, 5.0}, weights{2.0, 1.0, 1.0, 3.0};
  const std::vector<double> below = nonGrowing(weak, weights), above = nonGrowing(strong, weights);
  for (std::size_t i = 0; i < weak.size(); ++i) QVERIFY(below[i] <= above[i]);
}

QTEST_APPLESS_MAIN(AgeingTest)
#include "ageing_test.moc"
