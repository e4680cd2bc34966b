// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/reach/reach_steps.h"

#include <QtTest>

#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

ReachPlace place(const Vector3& position, bool isReached) {
  ReachPlace place;
  place.position = position;
  place.isReached = isReached;
  return place;
}

}  // namespace

class ReachStepsTest : public QObject {
  Q_OBJECT

 private slots:
  /// A coarse place stands for eight finer ones, but for those that were looked at.
  void whatIsNotYetLookedAtIsTakenFromTheCoarser() {
    ReachMap fine, coarse;
    fine.spacing = 0.1, coarse.spacing = 0.2;
    coarse.places = {place({0.2, -0.2, 0.0}, true), place({0.4, 0.0, 0.0}, false)};
    fine.places = {place({0.3, -0.2, 0.0}, false), place({0.5, 0.0, 0.0}, true)};
    const ReachMap both = filledUp(fine, coarse);
    QCOMPARE(both.spacing, 0.1);
    QCOMPARE(both.places.size(), std::size_t(2 + 7));
    QCOMPARE(both.reachedCount(), 1 + 7);
    Eigen::AlignedBox3d box;
    for (std::size_t i = 2; i < both.places.size(); ++i) box.extend(both.places[i].position);
    QVERIFY((box.min() - Vector3(0.2, -0.2, 0.0)).norm() < 1e-12);
    QVERIFY((box.max() - Vector3(0.3, -0.1, 0.1)).norm() < 1e-12);
    QCOMPARE(nearestReached(both, {0.51, 0.0, 0.0}), &both.places[1]);
    QCOMPARE(nearestReached(coarse, {9.0, 0.0, 0.0}), &coarse.places[0]);
    QVERIFY(!nearestReached(ReachMap(), Vector3::Zero()));
  }

  /// In the end nothing is left of the coarser; a target of the hand itself stands in no way.
  void theEndIsWhatWasAsked() {
    ReachQuestion question;
    question.model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/planar9.json");
    question.task = taskFromJson(R"({"schema": "handhold-task-1", "model": "planar9", "gravity": "none",
      "contacts": [
      {"name": "right", "kind": "grip", "end": "right hand", "position": [0, 0, 0], "axis": [0, 0, 1]}]})",
                                 "test", *question.model);
    question.site = "l_grip";
    question.spacing = 0.15;
    const ReachMap asked = reachOf(question);
    Target target;
    target.name = "there";
    target.site = "l_grip";
    target.position = Vector3(0.3, 0.3, 0.0);
    question.task.targets.push_back(target);
    double coarsest = 0.0;
    const ReachMap found =
        reachInSteps(question, [&](const ReachMap& some) { coarsest = std::max(coarsest, some.spacing); });
    QCOMPARE(coarsest, 0.3);
    QVERIFY(asked.reachedCount() > 20);
    QCOMPARE(found.reachedCount(), asked.reachedCount());
    QCOMPARE(found.places.size(), asked.places.size());
  }

  void endsAreCalledByWords() {
    QCOMPARE(reachSite("left foot"), std::string("l_ball"));
    QCOMPARE(reachSite("r_elbow"), std::string("r_elbow"));
  }
};

QTEST_APPLESS_MAIN(ReachStepsTest)
#include "reach_steps_test.moc"
