// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/three_bar/three_bar_study.h"

#include <QTest>
#include <algorithm>
#include <set>

namespace handhold {

namespace {

const PrintedComparison& of(const ThreeBarStudy& study, const std::string& quantity) {
  for (const PrintedComparison& comparison : study.comparisons)
    if (comparison.quantity == quantity) return comparison;
  throw std::runtime_error("there is no " + quantity);
}

double middleHeight(const JointedPose& pose) {
  return (pose.centre[0].y() + pose.centre[1].y() + pose.centre[2].y()) / 3.0;
}

}  // namespace

class ThreeBarStudyTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void sec8_1_theFiguresComeFromTwentyFiveDegrees();
  void theCentreFalls();
  void loadsAreThoseThatMadeTheMotion();
  void fig8_4_turningAloneFailsForTranslations();
  void fig8_10_theCentreAloneChangesNothing();
  void fig8_34_theExactSolverLeavesNoGaps();
  void whatDisagreesSaysWhy();
  void itStops();
  void conditionsAreDescribedOnce();
  void changedConditionsAreAmongTheReasons();
  void theFiveSetsCanBeSeen();
  void printedNumbersAreMarkedInFigures();

 private:
  ThreeBarStudy study_;
};

void ThreeBarStudyTest::initTestCase() { study_ = threeBarStudy({}); }

void ThreeBarStudyTest::sec8_1_theFiguresComeFromTwentyFiveDegrees() {
  const JointedPose figures = linkageMotion({figuresFirstRate()}).back().pose;
  const JointedPose printed = linkageMotion({printedFirstRate()}).back().pose;
  QVERIFY(std::abs(middleHeight(figures) - 1.77689) < 1e-5);
  QVERIFY(std::abs(middleHeight(printed) - 1.7663) < 1e-4);
  QVERIFY((linkagePlaces(figures)[1] - Vector3(1.0342, 1.3848, 0.0)).norm() < 1e-4);
  QVERIFY((linkagePlaces(figures)[2] - Vector3(0.5421, 2.2553, 0.0)).norm() < 1e-4);
}

/// On its parabola, whatever the joints do.
void ThreeBarStudyTest::theCentreFalls() {
  const JointedFrames frames = linkageMotion({figuresFirstRate(), 5.0, 1.0});
  const WholeMotion first = wholeMotion(threeBars(), frames.front()),
                    last = wholeMotion(threeBars(), frames.back());
  QVERIFY((last.centre - first.centre - first.velocity - 0.5 * linkageGravity()).norm() < 1e-9);
  QVERIFY((last.momentum - first.momentum).norm() < 1e-8);
}

void ThreeBarStudyTest::loadsAreThoseThatMadeTheMotion() {
  for (const JointedMotion& frame : linkageMotion({figuresFirstRate(), 5.0, 0.3})) {
    const LinkageLoads loads = linkageLoads(frame);
    QVERIFY(std::abs(loads.tau1) < 1e-8);
    QVERIFY(std::abs(loads.tau2 - 5.0) < 1e-8);
    QVERIFY(std::abs(loads.tau3 - 5.0) < 1e-8);
    QVERIFY(loads.force.norm() < 1e-8);
  }
}

void ThreeBarStudyTest::fig8_4_turningAloneFailsForTranslations() {
  QVERIFY(of(study_, "greater gap that W1 5^k alone leaves of dy = 0.1 m").agrees);
  QVERIFY(of(study_, "gap of J1 that W3 5^k alone leaves of dy = 0.1 m").agrees);
}

void ThreeBarStudyTest::fig8_10_theCentreAloneChangesNothing() {
  QVERIFY(of(study_, "gap of J1 that W2 alone leaves of dy = 0.1 m").agrees);
}

void ThreeBarStudyTest::fig8_34_theExactSolverLeavesNoGaps() {
  for (const char* quantity :
       {"gap of J1, exact solver", "gap of J2, exact solver", "centre of mass, exact solver"})
    QVERIFY(of(study_, quantity).ours < 1e-12);
  QVERIFY(of(study_, "acceleration between the bodies of J1, exact solver").ours <
          1e-6 * of(study_, "acceleration between the bodies of J1").ours);
}

void ThreeBarStudyTest::whatDisagreesSaysWhy() {
  for (const PrintedComparison& comparison : study_.comparisons)
    QVERIFY2(comparison.agrees || !comparison.why.empty(), comparison.quantity.c_str());
}

void ThreeBarStudyTest::itStops() {
  std::stop_source source;
  const auto afterOne = [&](const Progress& progress) {
    if (progress.fraction > 0.0) source.request_stop();
  };
  QVERIFY(threeBarStudy({}, afterOne, source.get_token()).figures.size() < study_.figures.size());
}

/// Each number goes where its description says, and none is told out of its range.
void ThreeBarStudyTest::conditionsAreDescribedOnce() {
  const StudyKind kind = threeBarKind();
  QCOMPARE(kind.usual.size(), kind.conditions.size());
  const PrintedStudy usual = runStudy(kind, kind.usual).study;
  std::set<std::string> options, keys;
  for (std::size_t i = 0; i < kind.conditions.size(); ++i) {
    const StudyCondition& condition = kind.conditions[i];
    QVERIFY(options.insert(condition.option).second && keys.insert(condition.key).second);
    QVERIFY2(condition.range.holds(kind.usual[i] * condition.perSi), condition.option);
    StudyValues values = kind.usual;
    values[i] = condition.isWhole ? values[i] + 1.0 : 0.9 * values[i];
    const PrintedStudy changed = runStudy(kind, values).study;
    const auto differs = [](const PrintedComparison& a, const PrintedComparison& b) {
      return a.ours == b.ours;
    };
    QVERIFY2(!std::ranges::equal(usual.comparisons, changed.comparisons, differs), condition.option);
  }
}

void ThreeBarStudyTest::changedConditionsAreAmongTheReasons() {
  const StudyKind kind = threeBarKind();
  QCOMPARE(changedConditions(kind, kind.usual), std::string());
  StudyValues values = kind.usual;
  values[3] = 0.05;
  QCOMPARE(changedConditions(kind, values), std::string("offset 0.05 m (0.01 m)"));
  int told = 0;
  for (const PrintedComparison& comparison : runStudy(kind, values).study.comparisons)
    if (!comparison.agrees) told += comparison.why.ends_with("other conditions: offset 0.05 m (0.01 m)");
  QVERIFY(told > 0);
}

/// A stick a half of each bar: in the simulated motion all joints are closed, in the markers' none is.
void ThreeBarStudyTest::theFiveSetsCanBeSeen() {
  const auto noise = std::ranges::find_if(
      study_.motions, [](const StickMotion& motion) { return motion.acrossTitle == "time (s)"; });
  QVERIFY(noise != study_.motions.end());
  QCOMPARE(noise->sets.size(), std::size_t(6));
  for (const StickSet& set : noise->sets) QCOMPARE(set.frames.size(), noise->across.size());
  const auto gap = [&](std::size_t set) {
    const std::vector<Vector3>& ends = noise->sets[set].frames[50];
    return (ends[1] - ends[5]).norm();  // J1 as the first and as the second bar have it
  };
  QCOMPARE(noise->sets[0].frames[0].size(), std::size_t(12));
  QVERIFY(gap(0) < 1e-12);
  QVERIFY(gap(1) > 1e-4);
  QVERIFY((noise->sets[0].frames[0][3] - Vector3::Zero()).norm() < 1e-12);  // P
}

void ThreeBarStudyTest::printedNumbersAreMarkedInFigures() {
  for (const char* number : {"8.4 a", "8.7 b", "8.34", "8.40", "8.44", "8.26"}) {
    const auto figure = std::ranges::find(study_.figures, std::string(number), &StudyFigure::number);
    QVERIFY2(figure != study_.figures.end() && !figure->printed.empty(), number);
  }
  QStringList counted{"G.2", "10.1", "8.31", "8.4 b", "8.4 a", "8.4"};
  std::ranges::sort(counted, [](const QString& a, const QString& b) {
    return isNumberBefore(a.toStdString(), b.toStdString());
  });
  QCOMPARE(counted, (QStringList{"8.4", "8.4 a", "8.4 b", "8.31", "10.1", "G.2"}));
  QCOMPARE(printedWords({0.04, PrintedClaim::AtMost}), std::string("printed: at most 0.04"));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::ThreeBarStudyTest)
#include "three_bar_study_test.moc"
