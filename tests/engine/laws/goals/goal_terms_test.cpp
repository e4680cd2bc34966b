// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/goals/goal_terms.h"

#include <QtTest>

using namespace handhold;

class GoalTermsTest : public QObject {
  Q_OBJECT

 private slots:
  void sumsOfOneNameAreOne() {
    GoalTerms terms;
    addTerm("torque", 1.0, terms);
    addTerm("wished targets", 2.0, terms);
    addTerm("torque", 0.5, terms);
    QCOMPARE(terms, (GoalTerms{{"torque", 1.5}, {"wished targets", 2.0}}));
  }

  /// Whatever goals add: what is cheaper by a part stays so where both lie as far below nothing as above.
  void objectivesMayBeNegative() {
    QVERIFY(isCheaperBy(0.01, 0.98, 1.0) && !isCheaperBy(0.01, 0.995, 1.0));
    QVERIFY(isCheaperBy(0.01, -1.02, -1.0) && !isCheaperBy(0.01, -1.005, -1.0));
    QVERIFY(!isCheaperBy(0.01, -0.995, -1.0));
    QVERIFY(isCheaperBy(0.01, -1e-9, 0.0) && !isCheaperBy(0.01, 0.0, 0.0));
  }
};

QTEST_APPLESS_MAIN(GoalTermsTest)
#include "goal_terms_test.moc"
