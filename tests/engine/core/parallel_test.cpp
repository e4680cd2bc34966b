// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/parallel.h"

#include <QtTest>
#include <atomic>
#include <stdexcept>
#include <vector>

using namespace handhold;

class ParallelTest : public QObject {
  Q_OBJECT

 private slots:
  void eachIndexIsWorkedOnce();
  void nothingToDoReturns();
  void anExceptionArrivesAfterAllIsDone();
};

void ParallelTest::eachIndexIsWorkedOnce() {
  std::vector<int> worked(100, 0);
  inParallel(100, [&](int k) { worked[k] += k; });
  for (int k = 0; k < 100; ++k) QCOMPARE(worked[k], k);
}

void ParallelTest::nothingToDoReturns() {
  inParallel(0, [](int) { QFAIL("there is no index"); });
}

void ParallelTest::anExceptionArrivesAfterAllIsDone() {
  std::atomic<int> done = 0;
  const auto work = [&](int k) {
    if (k == 3) throw std::runtime_error("three");
    ++done;
  };
  QVERIFY_EXCEPTION_THROWN(inParallel(20, work), std::runtime_error);
  QCOMPARE(done.load(), 19);
}

QTEST_GUILESS_MAIN(ParallelTest)
#include "parallel_test.moc"
