// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jointed_fit/marker_doubts.h"

#include <QTest>

#include "tests/engine/jointed/random_trees.h"

namespace handhold {

namespace {

constexpr double kTolerance = 5e-3;  // m

/// Three bodies with so many markers each, seen to a millimetre.
PoseProblem seenBodies(std::size_t markers) {
  RandomTrees random(1);
  PoseProblem problem{random.tree(3), {}, {}, random.motion(3).pose, {}};
  for (std::size_t body = 0; body < 3; ++body) {
    auto& own = problem.markers.emplace_back();
    for (std::size_t i = 0; i < markers; ++i) {
      const Vector3 place = 0.2 * random.vector();
      own.push_back(
          {place, problem.near.centre[body] + problem.near.q[body] * place + 5e-4 * random.vector()});
    }
  }
  return problem;
}

void swapSeen(PoseProblem& problem, MarkerName a, MarkerName b) {
  std::swap(problem.markers[a.body][a.marker].seen, problem.markers[b.body][b.marker].seen);
}

bool isMended(const PoseProblem& problem, const MarkerDoubts& doubts) {
  const MarkerDoubts left = markerDoubts(withoutDoubts(problem, doubts), kTolerance);
  return left.markers.empty() && left.bodies.empty();
}

}  // namespace

class MarkerDoubtsTest : public QObject {
  Q_OBJECT

 private slots:
  void goodMarkersRaiseNone();
  void aMarkerOnTheWrongSegmentIsNamed();
  void swappedLabelsAreNamed_data();
  void swappedLabelsAreNamed();
  void ofThreeMarkersNoneIsBlamed();
};

void MarkerDoubtsTest::goodMarkersRaiseNone() {
  const MarkerDoubts doubts = markerDoubts(seenBodies(4), kTolerance);
  QVERIFY(doubts.markers.empty());
  QVERIFY(doubts.bodies.empty());
}

/// It moves with another body: in this frame it is elsewhere.
void MarkerDoubtsTest::aMarkerOnTheWrongSegmentIsNamed() {
  PoseProblem problem = seenBodies(5);
  const Vector3 truth = problem.markers[1][3].seen;
  problem.markers[1][3].seen = problem.near.centre[2] + problem.near.q[2] * Vector3(0.05, 0.1, 0.0);
  const MarkerDoubts doubts = markerDoubts(problem, kTolerance);
  QCOMPARE(doubts.markers.size(), std::size_t(1));
  QCOMPARE(doubts.markers[0].marker, (MarkerName{1, 3}));
  QVERIFY(!doubts.markers[0].swappedWith);
  QVERIFY(std::abs(doubts.markers[0].off - (problem.markers[1][3].seen - truth).norm()) < 0.01);
  QVERIFY(isMended(problem, doubts));
}

void MarkerDoubtsTest::swappedLabelsAreNamed_data() {
  QTest::addColumn<int>("otherBody");
  QTest::newRow("of one body") << 0;
  QTest::newRow("of two") << 2;
}

void MarkerDoubtsTest::swappedLabelsAreNamed() {
  QFETCH(int, otherBody);
  PoseProblem problem = seenBodies(5);
  const MarkerName a{0, 1}, b{std::size_t(otherBody), 4};
  swapSeen(problem, a, b);
  const MarkerDoubts doubts = markerDoubts(problem, kTolerance);
  QCOMPARE(doubts.markers.size(), std::size_t(2));
  QCOMPARE(doubts.markers[0].marker, a);
  QCOMPARE(*doubts.markers[0].swappedWith, b);
  QCOMPARE(*doubts.markers[1].swappedWith, a);
  QVERIFY(isMended(problem, doubts));
}

void MarkerDoubtsTest::ofThreeMarkersNoneIsBlamed() {
  PoseProblem problem = seenBodies(3);
  problem.markers[2][0].seen += Vector3(0.3, -0.2, 0.1);
  const MarkerDoubts doubts = markerDoubts(problem, kTolerance);
  QVERIFY(doubts.markers.empty());
  QCOMPARE(doubts.bodies, std::vector<std::size_t>{2});
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::MarkerDoubtsTest)
#include "marker_doubts_test.moc"
