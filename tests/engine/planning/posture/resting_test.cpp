// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the body that are no hand and no foot bear a person: a seat, a forearm on a table, knees on a
// floor.
#include <QtTest>
#include <numbers>

#include "engine/planning/paths/posture_motion.h"
#include "engine/planning/posture/placed_posture.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"
#include "tests/engine/planning/test_tasks.h"
#include "tests/engine/planning/turned_task.h"

using namespace handhold;

namespace {

/// Of the weight: what statics in double precision leaves after a solve to 1e-6.
constexpr double kBalanced = 1e-5;
/// Of the cost: two solves of one task that stands elsewhere.
constexpr double kSameCost = 1e-3;

Task sample(const std::string& name) {
  return loadTask(std::string(HANDHOLD_SOURCE_DIR) + "/resources/tasks/" + name + ".json", *human55());
}

PostureResult solve(const Task& task) { return solvePosture(*human55(), task, {}, {}); }

double weight() {
  double mass = 0.0;
  for (const Body& body : human55()->bodies) mass += body.mass;
  return 9.80665 * mass;
}

double liftOf(const PostureResult& result, const std::string& name) {
  double lift = 0.0;
  for (const ContactLoad& load : result.loads)
    if (load.name.starts_with(name)) lift += load.force.y();
  return lift;
}

Contact rest(ContactEnd end, const Vector3& position) {
  Contact contact;
  contact.name = toString(end);
  contact.kind = ContactKind::Rest;
  contact.end = end;
  contact.position = position;
  contact.axis = Vector3::UnitY();
  return contact;
}

}  // namespace

class RestingTest : public QObject {
  Q_OBJECT

 private slots:
  void aSeatBearsMostOfTheWeight();
  void aSeatFacesAnyWay();
  void aPersonKneels();
  void aTableCarriesWhatLeansOnIt();
  void aMotionBeginsOnTheSeat();
  void whoHasNoSeatBeginsStandingAtEase();
};

void RestingTest::aSeatBearsMostOfTheWeight() {
  const PostureResult result = solve(sample("sitting_console"));
  QVERIFY2(result.solved(), result.message.c_str());
  double up = 0.0;
  for (const ContactLoad& load : result.loads) up += load.force.y();
  QVERIFY(std::abs(up - weight()) < kBalanced * weight());
  QVERIFY(liftOf(result, "seat") > 0.5 * weight());
  QVERIFY(liftOf(result, "left forearm") >= 0.0);
  const Pose seat = siteAt(*human55(), result.q, "seat");
  QVERIFY(std::abs(seat.p.y() - 0.45) < 1e-4);
  // the seat faces down, whatever the pelvis' lean
  QVERIFY(seat.R.col(1).y() < -0.2);
}

void RestingTest::aSeatFacesAnyWay() {
  const Task task = sample("sitting_console");
  const PostureResult here = solve(task), there = solve(turnedAboutVertical(task, 0.75 * std::numbers::pi));
  QVERIFY(here.solved() && there.solved());
  QVERIFY(std::abs(here.objective - there.objective) < kSameCost * here.objective);
}

void RestingTest::aPersonKneels() {
  Task task;
  task.contacts = {rest(ContactEnd::RightKnee, Vector3(-0.12, 0.0, 0.0)),
                   rest(ContactEnd::LeftKnee, Vector3(0.12, 0.0, 0.0))};
  for (const ContactEnd end : {ContactEnd::RightHand, ContactEnd::LeftHand}) {
    Contact grip;
    grip.name = toString(end);
    grip.kind = ContactKind::Grip;
    grip.end = end;
    grip.position = Vector3(end == ContactEnd::RightHand ? -0.2 : 0.2, 0.8, 0.45);
    grip.axis = Vector3::UnitX();
    grip.limits = usualLimits(grip.kind);
    task.contacts.push_back(grip);
  }
  const PostureResult result = solve(task);
  QVERIFY2(result.solved(), result.message.c_str());
  const double knees = liftOf(result, "right knee") + liftOf(result, "left knee");
  QVERIFY(knees > 0.5 * weight() && knees < 1.5 * weight());
  QVERIFY(liftOf(result, "right knee") > 0.0 && liftOf(result, "left knee") > 0.0);
  QVERIFY(siteAt(*human55(), result.q, "hip_centre").p.y() > 0.25);
}

void RestingTest::aTableCarriesWhatLeansOnIt() {
  const Task leaning = sample("sitting_console");
  Task free = leaning;
  std::erase_if(free.contacts, [](const Contact& contact) { return contact.name == "left forearm"; });
  const PostureResult with = solve(leaning), without = solve(free);
  QVERIFY(with.solved() && without.solved());
  QVERIFY(liftOf(with, "left forearm") > 1.0);
}

void RestingTest::aMotionBeginsOnTheSeat() {
  const Task task = sample("sitting_console");
  const PostureResult end = solve(task);
  const VectorX from = motionStart(*human55(), task, end, {});
  QVERIFY(std::abs(siteAt(*human55(), from, "seat").p.y() - 0.45) < 2e-3);
  const MotionOutcome motion = planKinematicMotion(*human55(), task, from, end.q, {});
  QVERIFY2(motion.status == PostureStatus::Feasible || motion.status == PostureStatus::Optimal,
           motion.message.c_str());
}

/// With the feet wider than at ease: a motion began in whichever of many shapes cost least, other than where
/// the window shows that it begins.
void RestingTest::whoHasNoSeatBeginsStandingAtEase() {
  constexpr double kWider = 1.5;
  const auto model = human55();
  Task task = standingTask(*model, standing(*model));
  for (Contact& foot : task.contacts) foot.position.x() *= kWider;
  const PostureResult end = solve(task);
  QVERIFY(end.solved());
  const VectorX from = motionStart(*model, task, end, {});
  const VectorX easy = placedPosture(*model, task, startPosture(*model, task, {}));
  QVERIFY2((from - easy).norm() < 1e-12, qPrintable(QString::number((from - easy).norm())));
}

QTEST_GUILESS_MAIN(RestingTest)
#include "resting_test.moc"
