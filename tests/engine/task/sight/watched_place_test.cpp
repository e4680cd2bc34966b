// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/sight/watched_place.h"

#include <QtTest>
#include <cmath>

#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
constexpr double kRounding = 1e-9;  // m

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kResources + "/models/human55.json");
  return model;
}

Task sample(const std::string& name) { return loadTask(kResources + "/tasks/" + name + ".json", *human()); }

/// Whether that place is watched at a time.
bool watches(const Task& task, double time, const Vector3& place) {
  const auto watched = watchedPlace(*human(), task, time);
  return watched && (*watched - place).norm() < kRounding;
}

bool watchesNothing(const Task& task, double time) { return !watchedPlace(*human(), task, time).has_value(); }

Target point(const std::string& site, const Vector3& place) {
  Target target;
  target.name = site;
  target.site = site;
  target.position = place;
  return target;
}

Contact rail(const std::string& name, ContactEnd end, const Vector3& place) {
  Contact contact;
  contact.name = name;
  contact.end = end;
  contact.position = place;
  return contact;
}

}  // namespace

class WatchedPlaceTest : public QObject {
  Q_OBJECT

 private slots:
  void aTorchIsWatchedAlongItsSeam();
  void eyesAreAtARailBeforeTheHand();
  void aHandleIsWatchedWhileItsDoorTurns();
  void whatHandsOnlyHoldIsNotWatched();
  void aReachIsWatchedFromItsBeginning();
  void handsThatHoldFarApartAreNoOnePlace();
  void ofSeveralHoldsTheNextIsWatched();
  void betweenItsTargetsAHandGoesStraight();
  void whatIsToBeLookedAtComesFirst();
  void theTaskOfAnInstantHasWhatIsWatched();
};

/// Ends and middle of the seam as the file has them, which is the same from both ends.
void WatchedPlaceTest::aTorchIsWatchedAlongItsSeam() {
  const Task task = sample("seam_welding");
  QVERIFY(watches(task, 0.0, Vector3(-0.45, 1.0, 0.42)));
  QVERIFY(watches(task, 3.0, Vector3(-0.15, 1.0, 0.5)));
  QVERIFY(watches(task, 6.0, Vector3(0.15, 1.0, 0.58)));
}

/// The right hand takes the rail at 1.2 s; the left one then sets out for the seam, along which it goes from
/// 2 s to 3 s.
void WatchedPlaceTest::eyesAreAtARailBeforeTheHand() {
  const Task task = sample("rail_reach");
  const Vector3 bar(-0.25, 1.1, 0.45), begin(0.05, 1.0, 0.5), end(0.3, 1.0, 0.5);
  QVERIFY(watchesNothing(task, 0.0) && watchesNothing(task, 0.89));
  QVERIFY(watches(task, 0.9, bar) && watches(task, 1.19, bar));
  QVERIFY(watches(task, 1.2, begin) && watches(task, 1.9, begin) && watches(task, 2.0, begin));
  QVERIFY(watches(task, 2.25, 0.75 * begin + 0.25 * end));
  QVERIFY(watches(task, 3.0, end));
  QVERIFY(watchesNothing(task, 3.1) && watchesNothing(task, 4.2));
}

/// It turns by 0.6 rad about the hinge, a half of that by the middle.
void WatchedPlaceTest::aHandleIsWatchedWhileItsDoorTurns() {
  const Task task = sample("door_opening");
  const Vector3 hinge(-0.9, 1.05, 0.62), handle(-0.12, 1.05, 0.545);
  for (const double part : {0.0, 0.5, 1.0}) {
    const double c = std::cos(0.6 * part), s = std::sin(0.6 * part);
    const Vector3 arm = handle - hinge;
    const Vector3 turned = hinge + Vector3(c * arm.x() + s * arm.z(), 0.0, c * arm.z() - s * arm.x());
    QVERIFY(watches(task, part * task.motion.duration, turned));
  }
}

void WatchedPlaceTest::whatHandsOnlyHoldIsNotWatched() {
  const Task task = sample("ladder_step");
  for (const double time : {0.0, 0.7, 1.5, 2.0, 3.0}) QVERIFY(watchesNothing(task, time));
  QVERIFY(!placeOfWork(*human(), taskAt(task, 1.5)));
}

void WatchedPlaceTest::aReachIsWatchedFromItsBeginning() {
  const Task task = sample("pump_reach");
  for (const double time : {0.0, 1.0, 2.0}) QVERIFY(watches(task, time, Vector3(-0.2, 0.62, 0.24)));
}

/// The rests of a chair are 0.6 m apart.
void WatchedPlaceTest::handsThatHoldFarApartAreNoOnePlace() {
  Task task = sample("sit_down");
  QVERIFY(watchesNothing(task, 0.8));
  for (Contact& contact : task.contacts)
    if (isHand(contact.end)) contact.position.x() *= 0.5;
  QVERIFY(watches(task, 0.8, Vector3(0.0, 0.68, 0.17)));
  // nor those of a bar that they lift, which is looked at softly
  const Task lift = sample("weight_lifting");
  for (const double time : {0.0, 5.0, 10.0}) QVERIFY(watchesNothing(lift, time));
  QVERIFY(!placeOfWork(*human(), endTask(lift)));
  QVERIFY((*placeOfHands(*human(), endTask(lift)) - Vector3(0.0, 1.3, 0.32)).norm() < kRounding);
}

void WatchedPlaceTest::ofSeveralHoldsTheNextIsWatched() {
  Task task;
  task.motion.duration = 2.0;
  task.contacts = {rail("near", ContactEnd::RightHand, Vector3(0.1, 1.2, 0.4)),
                   rail("far", ContactEnd::LeftHand, Vector3(0.3, 1.5, 0.4)),
                   rail("step", ContactEnd::RightFoot, Vector3(0.0, 0.2, 0.4)),
                   rail("left out", ContactEnd::LeftHand, Vector3(0.9, 1.5, 0.4))};
  task.contacts[3].pinned = false;
  task.motion.holds = {{"far", 1.1, 2.0}, {"near", 1.0, 2.0}, {"step", 0.9, 2.0}, {"left out", 0.9, 2.0}};
  QVERIFY(watches(task, 0.85, task.contacts[0].position));
  QVERIFY(watches(task, 1.05, task.contacts[1].position));
  QVERIFY(watchesNothing(task, 1.2));
}

void WatchedPlaceTest::betweenItsTargetsAHandGoesStraight() {
  Task task;
  task.motion.duration = 4.0;
  const Vector3 a(0.2, 1.0, 0.4), b(-0.2, 1.4, 0.4);
  task.motion.targets = {{point("r_fingertip", a), 1.0, 2.0}};
  task.targets = {point("r_fingertip", b), point("hip_centre", Vector3::Zero())};
  QVERIFY(watches(task, 0.5, a) && watches(task, 1.5, a));
  QVERIFY(watches(task, 3.0, 0.5 * (a + b)) && watches(task, 4.0, b));
  // a hand at work before one that only sets out; then both
  const Vector3 c(0.1, 1.4, 0.4);
  task.targets.push_back(point("l_fingertip", c));
  QVERIFY(watches(task, 1.5, a) && watches(task, 3.0, 0.5 * (a + b)) && watches(task, 4.0, 0.5 * (b + c)));
}

void WatchedPlaceTest::whatIsToBeLookedAtComesFirst() {
  Task task = sample("rail_reach");
  Target sight;
  sight.kind = TargetKind::Gaze;
  sight.position = Vector3(0.0, 1.7, 2.0);
  task.targets = {sight};
  QVERIFY(watches(task, 0.5, sight.position));  // nothing else there
  QVERIFY(watches(task, 1.0, Vector3(-0.25, 1.1, 0.45)));
  task.motion.targets.push_back({sight, 0.8, 1.1});
  QVERIFY(watches(task, 1.0, sight.position));
  QVERIFY(watches(task, 1.15, Vector3(-0.25, 1.1, 0.45)));
}

void WatchedPlaceTest::theTaskOfAnInstantHasWhatIsWatched() {
  const Task task = sample("rail_reach");
  const Task now = watchfulTaskAt(*human(), task, 1.0);
  QVERIFY(now.watched.has_value());
  QCOMPARE(placeOfWork(*human(), now), now.watched);
  QVERIFY(!watchfulTaskAt(*human(), task, 0.5).watched);
  // what a file has of it is as before
  const Subject subject{"human55", human()};
  QCOMPARE(taskToJson(now, subject), taskToJson(taskAt(task, 1.0), subject));
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::WatchedPlaceTest)
#include "watched_place_test.moc"
