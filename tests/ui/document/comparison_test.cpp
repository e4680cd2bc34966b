// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/comparison.h"

#include <QTest>
#include <algorithm>
#include <cmath>

#include "engine/model/model_file.h"
#include "tests/ui/fake_trials.h"

namespace handhold {

namespace {

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  return model;
}

/// An elbow's share of its strength (%) in each frame, ten a second.
KeptTrial elbowMotion(const std::vector<double>& shares, double shift) {
  const LinkIndex elbow = human()->findJoint("r_elbow_flexion");
  VectorX q = VectorX::Zero(human()->positionSize());
  q[3] = 1.0;
  Trial trial = stillTrial(human(), {}, q);
  const MotionFrame still = trial.motion.frames.front();
  trial.motion.frames.clear();
  for (const double share : shares) {
    MotionFrame& frame = trial.motion.frames.emplace_back(still);
    frame.time = 0.1 * static_cast<double>(trial.motion.frames.size() - 1);
    frame.tau[velocityIndex(elbow)] = -0.01 * share * std::abs(human()->joints[elbow].torqueLower);
  }
  trial.peak = peakOf(*human(), trial.motion);
  return {1, "motion", shared(std::move(trial)), {shift}};
}

const Difference* lineCalled(const std::vector<Difference>& lines, const QString& title) {
  const auto line = std::ranges::find(lines, title, &Difference::title);
  return line == lines.end() ? nullptr : &*line;
}

bool areNear(const Difference& line, double first, double second) {
  constexpr double kRounding = 1e-6;
  return std::abs(line.values.at(0).value() - first) < kRounding &&
         std::abs(line.values.at(1).value() - second) < kRounding;
}

}  // namespace

class ComparisonTest : public QObject {
  Q_OBJECT

 private slots:
  void peaksAreOfTheTimesThatAllHave();
  void motionsOfOneTimeAreComparedWhole();
  void whoMovesAtAnotherTimeIsKnown();
};

/// A recording of a second, its greatest load at the start, and a prediction of a piece of it.
void ComparisonTest::peaksAreOfTheTimesThatAllHave() {
  const KeptTrial recorded = elbowMotion({75, 20, 20, 20, 20, 30, 25, 20, 20, 60, 20}, 0.0);
  const KeptTrial predicted = elbowMotion({40, 50, 40}, 0.4);
  const std::vector<Difference> lines = differences({&recorded, &predicted});
  QVERIFY(areNear(lines.front(), 30.0, 50.0));
  const auto joint = std::ranges::find_if(lines, [](const Difference& line) { return line.joint > 0; });
  QVERIFY(areNear(*joint, 30.0, 50.0));
  const Difference *from = lineCalled(lines, "Compared from"), *to = lineCalled(lines, "Compared to");
  QVERIFY(from && to && areNear(*from, 0.4, 0.0) && areNear(*to, 0.6, 0.2));
}

/// And so are those that have no time in common.
void ComparisonTest::motionsOfOneTimeAreComparedWhole() {
  for (const double shift : {0.0, 5.0}) {
    const KeptTrial first = elbowMotion({75, 20, 20}, 0.0), second = elbowMotion({20, 20, 60}, shift);
    const std::vector<Difference> lines = differences({&first, &second});
    QVERIFY(areNear(lines.front(), 75.0, 60.0));
    QVERIFY(!lineCalled(lines, "Compared from"));
  }
}

void ComparisonTest::whoMovesAtAnotherTimeIsKnown() {
  const KeptTrial motion = elbowMotion({20, 20, 20}, 0.4), posture = elbowMotion({20}, 0.0);
  QVERIFY(isAt(0.4, motion) && isAt(0.6, motion) && !isAt(0.39, motion) && !isAt(0.7, motion));
  QVERIFY(isAt(5.0, posture));
  const Range common = commonTimes({&motion, &posture}).value();
  QVERIFY(!lastsBeyond(common, motion) && lastsBeyond({0.45, 0.6, "s"}, motion));
  QVERIFY(!commonTimes({&posture}));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::ComparisonTest)
#include "comparison_test.moc"
