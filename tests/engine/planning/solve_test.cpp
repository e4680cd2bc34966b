// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/solve.h"

#include <QtTest>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/roles.h"
#include "engine/task/file/opened_task.h"
#include "engine/task/spoken_place.h"

using namespace handhold;

namespace {

constexpr double kEasySight = 15.0;  // degrees that are left to the eyes

/// Between where the face points and a place (degrees).
double sightOff(const Model& model, const VectorX& q, const Vector3& place) {
  Data data(model);
  updateKinematics(model, q, data);
  const Pose eyes = sitePose(model, data, findSite(model, role::kEyes));
  return std::acos(eyes.R.col(2).dot((place - eyes.p).normalized())) * 180.0 / M_PI;
}

}  // namespace

/// The one door to all planners.
class SolveTest : public QObject {
  Q_OBJECT

 private slots:
  void aKinematicMotionTellsWhatItLeftOut();
  void aGripThatHoldsNothingIsTold();
  void fingersThatDoNotCloseAreTold();
  void peopleOfAnySizeLeanBackOnAHandle_data();
  void peopleOfAnySizeLeanBackOnAHandle();
};

void SolveTest::aKinematicMotionTellsWhatItLeftOut() {
  const OpenedTask sample = openTask(HANDHOLD_SOURCE_DIR "/resources/tasks/rail_reach.json",
                                     HANDHOLD_SOURCE_DIR "/resources/models");
  SolveOptions options;
  options.wanted = Wanted::Motion;
  Task task = sample.task;
  task.motion.method = MotionMethod::Kinematic;
  const auto isTold = [&] {
    return solve(sample.subject, task, options)
               .message.find("eft out: stages, targets at times, times of contacts (") != std::string::npos;
  };
  QVERIFY(isTold());
  task.motion.stages.clear();
  task.motion.targets.clear();
  task.motion.holds.clear();
  QVERIFY(!isTold());
}

void SolveTest::aGripThatHoldsNothingIsTold() {
  const OpenedTask sample = openTask(HANDHOLD_SOURCE_DIR "/resources/tasks/sitting_console.json",
                                     HANDHOLD_SOURCE_DIR "/resources/models");
  const auto message = [&](double diameter) {
    Task task = sample.task;
    for (Prop& prop : task.props)
      if (prop.kind == PropKind::Bar) prop.size.y() = diameter;
    return solve(sample.subject, task, {}).message;
  };
  const std::string thick = message(0.115);
  QVERIFY2(thick.find("right grip holds nothing: handle is 11.5 cm across") != std::string::npos,
           thick.c_str());
  QVERIFY(message(0.032).find("holds nothing") == std::string::npos);
}

/// After solving, too: these words are put to its message.
void SolveTest::fingersThatDoNotCloseAreTold() {
  const OpenedTask sample = openTask(HANDHOLD_SOURCE_DIR "/resources/tasks/sitting_console.json",
                                     HANDHOLD_SOURCE_DIR "/resources/models");
  const auto words = [&](HandShape fingers, std::optional<double> pull, bool isPinned) {
    Task task = sample.task;
    for (Contact& contact : task.contacts) {
      if (contact.name != "right grip") continue;
      contact.fingers = fingers;
      contact.limits.pull = pull;
      contact.pinned = isPinned;
    }
    return emptyHandWords(*sample.subject.model, task);
  };
  for (const HandShape fingers : kHandShapes) {
    const bool isLoose =
        fingers == HandShape::Pointing || fingers == HandShape::Flat || fingers == HandShape::Relaxed;
    const std::string told = words(fingers, {}, true);
    QVERIFY2(told.starts_with("right grip may bear a pull") == isLoose, told.c_str());
    QVERIFY(words(fingers, 0.0, true).empty());
    QVERIFY(words(fingers, {}, false).empty());
  }
}

void SolveTest::peopleOfAnySizeLeanBackOnAHandle_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"human55", "f05", "f50", "m50", "m95"}) QTest::newRow(name) << QString(name);
}

/// Hips at one height were 1.3 cm out of reach of the tall, whose ankles do not bend that far over flat feet;
/// and they looked 21 to 34 degrees past the hand, which a posture's eyes follow only where it is asked for.
void SolveTest::peopleOfAnySizeLeanBackOnAHandle() {
  QFETCH(QString, name);
  const OpenedTask sample = openTask(HANDHOLD_SOURCE_DIR "/resources/tasks/hook_pull.json",
                                     HANDHOLD_SOURCE_DIR "/resources/models");
  const std::string file = std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/" + name.toStdString();
  const Subject who(name.toStdString(), loadModel(file + ".json"));
  const Trial trial = solve(who, sample.task, {});
  QVERIFY2(trial.solved(), trial.message.c_str());
  const double off = sightOff(*who.model, trial.last().q, sample.task.contacts.back().position);
  QVERIFY2(off < kEasySight, qPrintable(QString::number(off)));
}

QTEST_APPLESS_MAIN(SolveTest)
#include "solve_test.moc"
