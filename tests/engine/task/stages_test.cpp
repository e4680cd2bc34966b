// SPDX-License-Identifier: GPL-3.0-or-later
// Stages of a motion: what files say of them, where they meet, and what goes along when they change.
#include <QtTest>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "engine/task/stages.h"

using namespace handhold;

namespace {

const std::string kSource = HANDHOLD_SOURCE_DIR;
constexpr double kExact = 1e-12;

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kSource + "/resources/models/human55.json");
  return model;
}

Task sample() { return loadTask(kSource + "/resources/tasks/rail_reach.json", *human()); }

/// A stage tells its own holds and targets.
const char* const kOwnTimes = R"({
  "schema": "handhold-task-1",
  "contacts": [{"name": "grip", "kind": "grip", "end": "right hand", "position": [0, 1, 0.5]}],
  "motion": {"stages": [
    {"name": "go", "duration": 1},
    {"name": "hold", "duration": 0.5, "holds": ["grip"], "end_velocity": "rest"},
    {"name": "work", "duration": 2, "holds": ["grip"],
     "targets": [{"name": "there", "kind": "point", "site": "l_grip", "position": [0, 1, 0.4], "time": 1.5}]}
  ]}
})";

std::vector<std::pair<double, double>> holdsOf(const MotionSettings& motion, const std::string& contact) {
  std::vector<std::pair<double, double>> list;
  for (const HoldInterval& hold : motion.holds)
    if (hold.contact == contact) list.emplace_back(hold.from, hold.to);
  return list;
}

bool are(const std::vector<std::pair<double, double>>& holds, double from, double to) {
  return holds.size() == 1 && std::abs(holds[0].first - from) < kExact &&
         std::abs(holds[0].second - to) < kExact;
}

double timeOf(const MotionSettings& motion, const std::string& target) {
  for (const TimedTarget& timed : motion.targets)
    if (timed.target.name == target) return timed.from;
  return -1.0;
}

QStringList namesOf(const MotionSettings& motion) {
  QStringList names;
  for (const Stage& stage : motion.stages) names << QString::fromStdString(stage.name);
  return names;
}

std::string problemOf(const Task& task) {
  const auto problem = findProblem(task, *human());
  return problem ? problem->path : std::string();
}

}  // namespace

class StagesTest : public QObject {
  Q_OBJECT

 private slots:
  void timesOfAStageCountFromItsBeginning() {
    const MotionSettings motion = taskFromJson(kOwnTimes, "t.json", *human()).motion;
    QCOMPARE(namesOf(motion), QStringList({"go", "hold", "work"}));
    QVERIFY(std::abs(motion.duration - 3.5) < kExact);
    QVERIFY(are(holdsOf(motion, "grip"), 1.0, 3.5));
    QVERIFY(std::abs(timeOf(motion, "there") - 3.0) < kExact);
    QVERIFY(motion.stages[1].end.kind == StageVelocity::Kind::Rest);
  }

  void theSampleHasFourStages() {
    const MotionSettings motion = sample().motion;
    QCOMPARE(namesOf(motion), QStringList({"reach", "grip", "work", "return"}));
    QVERIFY(std::abs(motion.duration - 4.2) < kExact);
    QVERIFY(are(holdsOf(motion, "right grip"), 1.2, 3.0));
    QVERIFY(holdsOf(motion, "left foot").empty());
    QVERIFY(std::abs(timeOf(motion, "seam ends") - 3.0) < kExact);
  }

  void stagesRoundTrip() {
    Task task = sample();
    task.motion.stages[0].start = {StageVelocity::Kind::Given,
                                   {{"", Vector3::Zero(), "r_elbow_flexion", 0.5}}};
    task.motion.stages[1].start.kind = StageVelocity::Kind::Rest;
    const std::string joint = human()->joints[LinkIndex(5)].name;
    task.motion.stages[0].start.given[0].joint = joint;
    const Task back = taskFromJson(taskToJson(task, human()), "t.json", *human());
    QCOMPARE(back.motion.stages.size(), task.motion.stages.size());
    for (std::size_t i = 0; i < task.motion.stages.size(); ++i) {
      QCOMPARE(back.motion.stages[i].name, task.motion.stages[i].name);
      QCOMPARE(back.motion.stages[i].duration, task.motion.stages[i].duration);
      QVERIFY(back.motion.stages[i].start == task.motion.stages[i].start);
      QVERIFY(back.motion.stages[i].end == task.motion.stages[i].end);
    }
    QVERIFY(are(holdsOf(back.motion, "right grip"), 1.2, 3.0));
  }

  void aTaskWithoutStagesSaysNothingOfThem() {
    const Task task = loadTask(kSource + "/resources/tasks/ladder_step.json", *human());
    QVERIFY(taskToJson(task, human()).find("stages") == std::string::npos);
    QVERIFY(stageBorders(task.motion).empty());
  }

  void bordersTellBothStages() {
    const std::vector<StageBorder> borders = stageBorders(sample().motion);
    QCOMPARE(borders.size(), std::size_t(5));
    QVERIFY(borders[0].velocity.kind == StageVelocity::Kind::Rest);
    QVERIFY(borders[1].velocity.kind == StageVelocity::Kind::Carried);
    QVERIFY(borders[2].velocity.kind == StageVelocity::Kind::Given);
    QVERIFY(borders[4].velocity.kind == StageVelocity::Kind::Rest);
    QVERIFY(std::abs(borders[3].time - 3.0) < kExact);
    QCOMPARE(prescribedBorders(sample().motion).size(), std::size_t(2));
  }

  void wrongStagesAreRefused() {
    Task task = sample();
    task.motion.stages[2].name = "reach";
    QCOMPARE(problemOf(task), std::string("motion.stages[2].name"));
    task = sample();
    task.motion.stages[2].start.given[0].site = "l_gripp";
    QCOMPARE(problemOf(task), std::string("motion.stages[2].start_velocity[0].site"));
    task = sample();
    task.motion.stages[1].end.kind = StageVelocity::Kind::Rest;
    QCOMPARE(problemOf(task), std::string("motion.stages[2].start_velocity"));
    task = sample();
    task.motion.duration = 5.0;
    QCOMPARE(problemOf(task), std::string("motion.duration"));
    task = sample();
    task.motion.stages[3].end = task.motion.stages[2].end;
    task.motion.longest = 6.0;
    QCOMPARE(problemOf(task), std::string("motion.stages"));
  }

  void aLongerStageTakesItsTimesAlong() {
    MotionSettings motion = sample().motion;
    setStageDuration(motion, 2, 2.0);
    QVERIFY(std::abs(motion.duration - 5.2) < kExact);
    QVERIFY(are(holdsOf(motion, "right grip"), 1.2, 4.0));
    QVERIFY(std::abs(timeOf(motion, "seam begins") - 2.0) < kExact);
    QVERIFY(std::abs(timeOf(motion, "seam ends") - 4.0) < kExact);
  }

  /// What has one name is one thing only where it asks the same.
  void targetsOfOneNameStayTwo() {
    MotionSettings motion = taskFromJson(kOwnTimes, "t.json", *human()).motion;
    TimedTarget via{motion.targets[0].target, 0.2, 1.2}, also = via, more = via;
    also.target.site = "r_grip";
    also.from = 0.4;
    more.from = 1.2;
    more.to = 1.4;
    motion.targets = {via, also, more};
    setStageDuration(motion, 2, 3.0);
    QCOMPARE(motion.targets.size(), std::size_t(2));
    QCOMPARE(motion.targets[0].target.site, via.target.site);
    QCOMPARE(motion.targets[1].target.site, also.target.site);
    QVERIFY(std::abs(motion.targets[0].to - 1.4) < kExact && std::abs(motion.targets[1].to - 1.2) < kExact);
  }

  void stagesComeAndGo() {
    MotionSettings motion = sample().motion;
    addStageAfter(motion, 1);
    QCOMPARE(motion.stages.size(), std::size_t(5));
    // who holds before and after a new stage holds in it
    QVERIFY(are(holdsOf(motion, "right grip"), 1.2, 4.0));
    QVERIFY(std::abs(timeOf(motion, "seam ends") - 4.0) < kExact);
    removeStage(motion, 2);
    QVERIFY(are(holdsOf(motion, "right grip"), 1.2, 3.0));
    removeStage(motion, 2);
    QCOMPARE(namesOf(motion), QStringList({"reach", "grip", "return"}));
    QVERIFY(are(holdsOf(motion, "right grip"), 1.2, 2.0));
    QVERIFY(motion.duration < 3.2 + kExact && timeOf(motion, "seam ends") < 0.0);
    for (int k = 0; k < 3; ++k) removeStage(motion, 0);
    QVERIFY(motion.stages.empty() && motion.duration > 0.0);
  }

  /// Its neighbour goes on with the speed that both had been told.
  void theSpeedAtTheBorderThatStaysIsKept() {
    MotionSettings motion;
    motion.duration = 3.0;
    for (std::size_t k = 0; k < 3; ++k) addStageAfter(motion, k);
    StageVelocity told;
    told.kind = StageVelocity::Kind::Given;
    told.given = {{"r_grip", Vector3(0.0, 0.5, 0.0), {}, 0.0}};
    setBorderVelocity(motion, 2, told);
    removeStage(motion, 1);
    QVERIFY(stageBorders(motion)[1].velocity == told);
    StageVelocity rest;
    rest.kind = StageVelocity::Kind::Rest;
    addStageAfter(motion, 0);
    setBorderVelocity(motion, 1, rest);
    setBorderVelocity(motion, 2, told);
    removeStage(motion, 1);
    QVERIFY(stageBorders(motion)[1].velocity == rest);  // the neighbour was told another one
  }

  void stagesChangePlaces() {
    MotionSettings motion = sample().motion;
    swapWithNext(motion, 0);
    QCOMPARE(namesOf(motion), QStringList({"grip", "reach", "work", "return"}));
    const auto holds = holdsOf(motion, "right grip");
    QCOMPARE(holds.size(), std::size_t(2));
    QVERIFY(std::abs(holds[0].second - 0.8) < kExact && std::abs(holds[1].first - 2.0) < kExact);
    swapWithNext(motion, 0);
    QVERIFY(are(holdsOf(motion, "right grip"), 1.2, 3.0));
  }

  void theFirstStageIsTheWholeMotion() {
    MotionSettings motion;
    motion.duration = 3.0;
    addStageAfter(motion, 0);
    QCOMPARE(motion.stages.size(), std::size_t(1));
    QCOMPARE(motion.stages[0].duration, 3.0);
  }
};

QTEST_GUILESS_MAIN(StagesTest)
#include "stages_test.moc"
