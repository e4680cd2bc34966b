// SPDX-License-Identifier: GPL-3.0-or-later
// What the drawn eyes seek at the time that is shown.
#include <QTest>

#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "ui/document/project.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
const Vector3 kRail(-0.25, 1.1, 0.45);

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kResources + "/models/human55.json");
  return model;
}

MotionFrame frameOf(double time, const std::vector<ContactLoad>& loads = {}) {
  MotionFrame frame;
  frame.time = time;
  frame.q = human()->relaxedPosition();
  frame.loads = loads;
  return frame;
}

template <class Kind>
Project moving(const Task& task, std::vector<MotionFrame> frames) {
  Project project = newProject(Subject(human()));
  project.task = task;
  auto trial = std::make_shared<Trial>();
  trial->subject = project.subject;
  trial->task = std::make_shared<const Task>(task);
  trial->motion.frames = std::move(frames);
  trial->origin.emplace<Kind>();
  project.motion = trial;
  return project;
}

Task railReach() { return loadTask(kResources + "/tasks/rail_reach.json", *human()); }

}  // namespace

class ShownGazeTest : public QObject {
  Q_OBJECT

 private slots:
  void eyesFollowTheSchedule_data();
  void eyesFollowTheSchedule();
  void eyesOfAManoeuvreSeekTheNextHold();
  void posturesAndSimulationsAreAsBefore();
};

void ShownGazeTest::eyesFollowTheSchedule_data() {
  QTest::addColumn<bool>("isPredicted");
  QTest::addColumn<double>("slower");
  QTest::newRow("predicted") << true << 1.0;
  QTest::newRow("predicted, slower than asked") << true << 2.0;
  QTest::newRow("kinematic") << false << 1.0;
}

/// The rail is taken at 1.2 s of 4.2 s, the seam begins at 2 s.
void ShownGazeTest::eyesFollowTheSchedule() {
  QFETCH(bool, isPredicted);
  QFETCH(double, slower);
  const std::vector<MotionFrame> frames{frameOf(0.0), frameOf(4.2 * slower)};
  const Project project =
      isPredicted ? moving<Predicted>(railReach(), frames) : moving<Kinematic>(railReach(), frames);
  QVERIFY(!taskShownAt(project, 0.5 * slower).watched);
  QCOMPARE(taskShownAt(project, 1.0 * slower).watched, std::optional<Vector3>(kRail));
  QCOMPARE(taskShownAt(project, 2.0 * slower).watched, std::optional<Vector3>(Vector3(0.05, 1.0, 0.5)));
}

void ShownGazeTest::eyesOfAManoeuvreSeekTheNextHold() {
  ContactLoad hold;
  hold.name = "rail, right hand";
  hold.kind = "fixed";
  hold.link = human()->sites[human()->findSite("r_grip")].link;
  hold.point = Vector3(0.3, 2.4, 1.0);
  const Project project = moving<Planned>(Task(), {frameOf(0.0), frameOf(1.0), frameOf(2.0, {hold})});
  QCOMPARE(taskShownAt(project, 0.0).watched, std::optional<Vector3>(hold.point));
  QCOMPARE(taskShownAt(project, 1.0).watched, std::optional<Vector3>(hold.point));
  QVERIFY(!taskShownAt(project, 2.0).watched);
}

void ShownGazeTest::posturesAndSimulationsAreAsBefore() {
  const Project fallen = moving<Simulated>(railReach(), {frameOf(0.0), frameOf(4.2)});
  QVERIFY(!taskShownAt(fallen, 1.0).watched);
  Project still = fallen;
  still.motion.reset();
  QVERIFY(!taskShownAt(still, 1.0).watched);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::ShownGazeTest)
#include "shown_gaze_test.moc"
