// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/overlaps.h"

#include <QtTest>
#include <limits>

#include "engine/dynamics/kinematics.h"
#include "engine/planning/solve.h"
#include "engine/task/file/task_file.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

/// Where a floor begins to be entered (m).
double lowestSkin(const Model& model, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  double lowest = std::numeric_limits<double>::infinity();
  for (const Capsule& capsule : model.capsules)
    for (const Vector3& end : {capsule.from, capsule.to})
      lowest = std::min(lowest, (linkPose(data, capsule.link) * end).y() - capsule.radius);
  return lowest;
}

/// A person who hovers in a floor.
Trial hovering(double depth) {
  Trial trial;
  trial.subject.model = human55();
  const Model& model = *trial.subject.model;
  MotionFrame frame;
  frame.q = standing(model);
  Task task;
  Prop floor;
  floor.name = "floor";
  floor.kind = PropKind::Floor;
  floor.position.y() = lowestSkin(model, frame.q) + depth;
  task.props = {floor};
  trial.task = std::make_shared<const Task>(task);
  trial.status = PostureStatus::Optimal;
  trial.motion.frames = {frame};
  return trial;
}

bool says(const Trial& trial, const std::string& words) {
  return overlapWords(trial).find(words) != std::string::npos;
}

}  // namespace

class OverlapsTest : public QObject {
  Q_OBJECT

 private slots:
  void howDeepALimbStandsIsTold();
  void theDeepestInstantOfAMotionIsTold();
  void whereTheLawHoldsNothingIsTold();
  void handsOnARailPassBeforeTheFace();
};

void OverlapsTest::howDeepALimbStandsIsTold() {
  const std::string words = overlapWords(hovering(0.05));
  QVERIFY2(words.find("passes 5.0 cm into floor; clearance is off") != std::string::npos, words.c_str());
  QVERIFY(std::isupper(static_cast<unsigned char>(words[0])));
  QCOMPARE(overlapWords(hovering(0.015)), std::string());
  // and found again among other words of a message
  const std::string told = words.substr(0, words.find(';'));
  QCOMPARE(overlapToldIn(words), told);
  QCOMPARE(overlapToldIn("one of two local optima; " + words + "; a hand is empty"), told);
  QCOMPARE(overlapToldIn("one of two local optima; a hand is empty"), std::string());
}

void OverlapsTest::theDeepestInstantOfAMotionIsTold() {
  Trial trial = hovering(0.03);
  const MotionFrame first = trial.motion.frames.front();
  for (int i = 1; i < 5; ++i) {
    trial.motion.frames.push_back(first);
    trial.motion.frames.back().time = 0.1 * i;
    trial.motion.frames.back().q[1] -= i == 3 ? 0.04 : 0.01;
  }
  QVERIFY2(says(trial, "passes 7.0 cm into floor at 0.30 s"), overlapWords(trial).c_str());
}

void OverlapsTest::whereTheLawHoldsNothingIsTold() {
  Trial trial = hovering(0.05);
  trial.status = PostureStatus::Infeasible;
  QCOMPARE(overlapWords(trial), std::string());
  trial = hovering(0.05);
  Task task = *trial.task;
  task.laws.clearance = true;
  trial.task = std::make_shared<const Task>(task);
  QCOMPARE(overlapWords(trial), std::string());
}

/// The sample keeps clear of who does it, whatever the body, and holding nearer to the rail does not; the
/// rail that hands hold is no obstacle.
void OverlapsTest::handsOnARailPassBeforeTheFace() {
  const auto resources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
  for (const char* who : {"human55.json", "f05.json", "m95.json"}) {
    Subject subject;
    subject.model = loadModel(resources / "models" / who);
    Task task = loadTask(resources / "tasks/carry_mass.json", *subject.model);
    SolveOptions options;
    options.wanted = Wanted::Motion;
    const Trial apart = solve(subject, task, options);
    QVERIFY(apart.solved());
    QCOMPARE(overlapWords(apart), std::string());
    auto& carry = std::get<CarryManoeuvre>(*task.manoeuvre);
    carry.distance = 0.32;
    const Trial near = solve(subject, task, options);
    QVERIFY(near.solved());
    QVERIFY2(says(near, "into the head"), overlapWords(near).c_str());
  }
}

QTEST_GUILESS_MAIN(OverlapsTest)
#include "overlaps_test.moc"
