// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/posture_scores.h"

#include <QtTest>

using namespace handhold;

// The rules' test lines were computed by hand from the printed tables (McAtamney and Corlett 1993, Hignett
// and McAtamney 2000, Karhu, Kansi and Kuorinka 1977), independently of the program.

class PostureScoresTest : public QObject {
  Q_OBJECT

 private slots:
  void rulaIsAsTheTablesSay_data() {
    QTest::addColumn<QVector<int>>("codes");
    QTest::addColumn<QVector<int>>("scores");
    QTest::newRow("all neutral") << QVector<int>{1, 1, 1, 1, 1, 1, 1, 0, 0} << QVector<int>{1, 1, 1};
    QTest::newRow("light work") << QVector<int>{2, 2, 2, 1, 2, 2, 1, 0, 0} << QVector<int>{3, 2, 3};
    QTest::newRow("held") << QVector<int>{3, 2, 3, 1, 3, 3, 1, 2, 0} << QVector<int>{6, 4, 6};
    QTest::newRow("heavy") << QVector<int>{4, 2, 3, 2, 4, 4, 2, 3, 3} << QVector<int>{8, 10, 7};
    QTest::newRow("worst") << QVector<int>{6, 3, 4, 2, 6, 6, 2, 0, 0} << QVector<int>{9, 9, 7};
  }
  void rulaIsAsTheTablesSay() {
    QFETCH(QVector<int>, codes);
    QFETCH(QVector<int>, scores);
    const RulaCodes read{codes[0], codes[1], codes[2], codes[3], codes[4],
                         codes[5], codes[6], codes[7], codes[8]};
    const RulaScore score = rulaScore(read);
    QCOMPARE(score.a + read.useA, scores[0]);
    QCOMPARE(score.b + read.useB, scores[1]);
    QCOMPARE(score.grand, scores[2]);
  }

  void rebaIsAsTheTablesSay_data() {
    QTest::addColumn<QVector<int>>("codes");
    QTest::addColumn<QVector<int>>("scores");
    QTest::newRow("all neutral") << QVector<int>{1, 1, 1, 0, 1, 1, 1, 0, 0} << QVector<int>{1, 1, 1};
    QTest::newRow("bent and loaded") << QVector<int>{2, 3, 2, 1, 3, 1, 2, 1, 1} << QVector<int>{6, 5, 9};
    QTest::newRow("repeated") << QVector<int>{1, 2, 1, 0, 2, 2, 1, 0, 1} << QVector<int>{2, 2, 3};
    QTest::newRow("heavy") << QVector<int>{2, 4, 3, 2, 4, 2, 2, 1, 2} << QVector<int>{9, 7, 13};
    QTest::newRow("worst") << QVector<int>{3, 5, 4, 3, 6, 2, 3, 3, 3} << QVector<int>{12, 12, 15};
  }
  void rebaIsAsTheTablesSay() {
    QFETCH(QVector<int>, codes);
    QFETCH(QVector<int>, scores);
    const RebaScore score =
        rebaScore({codes[0], codes[1], codes[2], codes[3], codes[4], codes[5], codes[6], codes[7], codes[8]});
    QCOMPARE(score.a, scores[0]);
    QCOMPARE(score.b, scores[1]);
    QCOMPARE(score.final, scores[2]);
  }

  void rulaNeverFallsAsAPartGetsWorse() {
    // every single step of a code through the whole table of grand scores
    for (int upper = 1; upper < 6; ++upper)
      for (int trunk = 1; trunk <= 6; ++trunk) {
        RulaCodes codes{upper, 2, 2, 1, 2, trunk, 1, 0, 0}, next = codes;
        ++next.upperArm;
        QVERIFY(rulaScore(next).grand >= rulaScore(codes).grand);
      }
  }

  void codesBeyondTheTablesAreTheirLast() {
    QCOMPARE(rulaScore({9, 9, 9, 9, 9, 9, 9, 9, 9}).grand, 7);
    QCOMPARE(owasCategory({9, 9, 9, 9}), 4);
  }

  void owasIsAsItsTableSays() {
    QCOMPARE(owasCategory({1, 1, 2, 1}), 1);  // straight, arms low, on both legs, light
    QCOMPARE(owasCategory({2, 1, 2, 3}), 3);  // bent, over 20 kg
    QCOMPARE(owasCategory({2, 1, 4, 1}), 3);  // bent, knees bent
    QCOMPARE(owasCategory({4, 3, 1, 1}), 4);  // bent and twisted, arms up, sitting
    QCOMPARE(owasCategory({3, 2, 6, 2}), 3);
    QCOMPARE(owasCategory({1, 3, 7, 3}), 2);
  }

  void owasSharesOfTimeAreAsPrinted() {
    QCOMPARE(owasBackCategory(2, 0.30), 1);
    QCOMPARE(owasBackCategory(2, 0.31), 2);
    QCOMPARE(owasBackCategory(4, 0.80), 4);
    QCOMPARE(owasBackCategory(4, 0.70), 3);
    QCOMPARE(owasArmsCategory(3, 0.20), 1);
    QCOMPARE(owasArmsCategory(3, 1.00), 3);
    QCOMPARE(owasLegsCategory(4, 0.80), 4);
    QCOMPARE(owasLegsCategory(1, 0.90), 1);
    QCOMPARE(owasLegsCategory(1, 1.00), 2);
  }
};

QTEST_GUILESS_MAIN(PostureScoresTest)
#include "posture_scores_test.moc"
