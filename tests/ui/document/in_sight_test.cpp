// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of the instant in sight: of whose body, in which posture, of which task.
#include <QTest>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/utilisation.h"
#include "engine/recording/recording.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/actions/own_clock.h"
#include "ui/document/document.h"
#include "ui/document/joint_loads.h"
#include "ui/document/posture_actions.h"
#include "ui/document/subject_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

std::shared_ptr<const Model> shipped(const char* name) {
  return loadModel(std::string(HANDHOLD_SOURCE_DIR "/resources/models/") + name + ".json");
}

Contact gripOf(const Project& project, ContactEnd end) {
  return suggestedContact(project, end, ContactKind::Grip);
}

/// Predicted with both hands in the world: the elbow bends from 0.3 to 1.3 rad in a second, and the right
/// hand bears 100 N, the left one 30 N.
Project pulling() {
  Project project = newProject(shipped("human55"));
  for (const ContactEnd end : {ContactEnd::RightHand, ContactEnd::LeftHand})
    project.task.contacts.push_back(gripOf(project, end));
  const Model& model = *project.subject.model;
  Trial trial = stillTrial(project.subject, project.task, project.q, 1.0);
  trial.motion.frames.resize(2, trial.motion.frames.front());
  for (int i = 0; i < 2; ++i) {
    MotionFrame& frame = trial.motion.frames[i];
    frame.time = i;
    frame.q[positionIndex(model.findJoint("r_elbow_flexion"))] = -0.3 - i;
    for (int contact = 0; contact < 2; ++contact) {
      ContactLoad load;
      load.name = project.task.contacts[contact].name;
      load.contact = contact;
      load.force = Vector3(0.0, contact == 0 ? 100.0 : 30.0, 0.0);
      frame.loads.push_back(load);
    }
  }
  trial.origin = Predicted();
  return withTrial(project, shared(trial));
}

Vector3 palmOf(const Model& model, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  return sitePose(model, data, model.findSite("r_palm")).p;
}

}  // namespace

class InSightTest : public QObject {
  Q_OBJECT

 private slots:
  void aRecordedBodyIsToldByItsOwnLimits();
  void aMotionOfSomebodyElseIsToldByTheirLimits();
  void motionsBeginAtTheInstantInSight();
  void placesAreThoseInSight();
  void aRemovedHandLeavesTheOtherItsLoad();
  void anEarlierMotionHasItsOwnGravity();
  void comparedResultsPlayFromTheFirstToTheLast();
  void whatIsShownBesideOthersHasItsOwnClock();
};

/// 15 N m at the elbow are 79 % of what f05 has there, and 30 % of what human55 has.
void InSightTest::aRecordedBodyIsToldByItsOwnLimits() {
  Project project = newProject(shipped("f05"));
  const Subject measured(shipped("human55"));
  const LinkIndex elbow = measured.model->findJoint("r_elbow_flexion");
  Trial trial = stillTrial(measured, project.task, measured.model->relaxedPosition());
  trial.motion.frames.resize(2, trial.motion.frames.front());
  trial.motion.frames[1].time = 1.0;
  for (MotionFrame& frame : trial.motion.frames) frame.tau[velocityIndex(elbow)] = 15.0;
  trial.origin = Recorded{"walk.c3d", std::make_shared<const Recording>()};
  project = withTrial(project, shared(trial));
  const Document document(project);
  const auto share = [&](const Model& model) {
    return QStringLiteral("peak %1 %")
        .arg(std::lround(100.0 * utilisation(model, elbow, 15.0, model.zeroPosition(), noRates())));
  };
  const QString words = peakWords(document.shown(), document.moment());
  QVERIFY(share(*measured.model) != share(document.model()));
  QVERIFY2(words.startsWith(share(*measured.model)), qPrintable(words));
  QCOMPARE(&shownModel(document), measured.model.get());
  const Vector3 palm = palmOf(*measured.model, document.moment().q);
  QVERIFY((sitePlace(inSight(document), "r_palm").p - palm).norm() < 1e-12);
  QVERIFY((palmOf(document.model(), document.moment().q) - palm).norm() > 0.01);
}

/// Until it is predicted again, a motion before another person was chosen is that of who moved: torques stood
/// beside the limits of somebody who never gave them.
void InSightTest::aMotionOfSomebodyElseIsToldByTheirLimits() {
  Project project = pulling();
  const std::shared_ptr<const Model> moved = project.subject.model;
  const LinkIndex elbow = moved->findJoint("r_elbow_flexion");
  Trial trial = *project.motion;
  for (MotionFrame& frame : trial.motion.frames) {
    frame.tau = VectorX::Zero(moved->velocitySize());
    frame.tau[velocityIndex(elbow)] = 15.0;
  }
  Document document(withTrial(project, shared(trial)));
  const QString words = peakWords(document.shown(), document.moment());
  const Vector3 palm = sitePlace(inSight(document), "r_palm").p;
  QVERIFY(words.startsWith("peak "));
  changeSubject(document, Subject("f05", shipped("f05")), "Person", {});
  QCOMPARE(document.project().motionAge, MotionAge::Outdated);
  QCOMPARE(peakWords(document.shown(), document.moment()), words);
  QCOMPARE(&shownModel(document), moved.get());
  QVERIFY((sitePlace(inSight(document), "r_palm").p - palm).norm() < 1e-12);
  // what is added to the task is added to whoever does it now
  QVERIFY(
      (sitePlace(document.project(), "r_palm").p - palmOf(document.model(), document.project().q)).norm() <
      1e-12);
  document.attachMotion(shared(trial));
  QCOMPARE(&shownModel(document), &document.model());
}

void InSightTest::motionsBeginAtTheInstantInSight() {
  Document document(pulling());
  document.setPlaybackTime(0.0);
  useAsStart(document);
  QVERIFY(document.project().task.start == document.project().motion->motion.frames.front().q);
  document.undo();
  document.setPlaybackTime(1.0);
  useAsStart(document);
  QVERIFY(document.project().task.start == document.project().motion->motion.frames.back().q);
}

void InSightTest::placesAreThoseInSight() {
  Document document(pulling());
  for (const double time : {0.0, 1.0}) {
    document.setPlaybackTime(time);
    const Vector3 palm = palmOf(document.model(), document.moment().q);
    QVERIFY((sitePlace(inSight(document), "r_palm").p - palm).norm() < 1e-12);
    QVERIFY((suggestedTarget(inSight(document), "r_palm").position - palm).norm() < 1e-12);
  }
  const auto& frames = document.project().motion->motion.frames;
  QVERIFY((palmOf(document.model(), frames[0].q) - palmOf(document.model(), frames[1].q)).norm() > 0.1);
}

/// The motion of both stays in sight, outdated.
void InSightTest::aRemovedHandLeavesTheOtherItsLoad() {
  Document document(pulling());
  const auto bearers = [&] {
    std::vector<int> contacts;
    for (const ContactLoad& load : document.moment().loads)
      contacts.push_back(bearerOf(document.shown(), load.contact));
    return contacts;
  };
  QCOMPARE(bearers(), (std::vector<int>{0, 1}));
  removeThing(document, {ElementKind::Contact, 0});
  QVERIFY(document.project().motion);
  QCOMPARE(bearers(), (std::vector<int>{-1, 0}));
  renameThing(document, {ElementKind::Contact, 0}, "other hand");
  QCOMPARE(bearers(), (std::vector<int>{-1, 0}));
  document.goToStep(0);
  QCOMPARE(bearers(), (std::vector<int>{0, 1}));
}

void InSightTest::anEarlierMotionHasItsOwnGravity() {
  Document document(pulling());
  const Vector3 before = document.project().task.gravity;
  setGravity(document, Vector3::Zero(), "None");
  QVERIFY(document.project().motion && before.norm() > 9.0);
  QCOMPARE(gravityShown(document.project()), before);
  Project posture = document.project();
  posture.motion.reset();
  QCOMPARE(gravityShown(posture), Vector3(Vector3::Zero()));
}

/// The second begins 0.4 s before the first, the third ends 1.5 s after it.
void InSightTest::comparedResultsPlayFromTheFirstToTheLast() {
  Project project = pulling();
  for (int id = 1; id <= 3; ++id) {
    KeptTrial kept;
    kept.id = id;
    kept.trial = project.motion;
    kept.alignment.shift = id == 1 ? 0.0 : id == 2 ? -0.4 : 1.5;
    project.results.push_back(kept);
  }
  Document document(project);
  document.compare({1, 2, 3});
  for (const auto& [wanted, given] : {std::pair(-1.0, -0.4), std::pair(2.2, 2.2), std::pair(3.0, 2.5)}) {
    document.setPlaybackTime(wanted);
    QCOMPARE(document.playbackTime(), given);
  }
  document.endComparison();
  QCOMPARE(document.playbackTime(), 1.0);
}

/// What is shown begins 0.8 s after the other: at 1.3 s it is half a second old.
void InSightTest::whatIsShownBesideOthersHasItsOwnClock() {
  Project project = pulling();
  project.results = {{1, "recorded", std::make_shared<const Trial>(*project.motion), {}},
                     {2, "predicted", project.motion, {}}};
  project.results[1].alignment.shift = 0.8;
  Document document(project);
  document.setPlaybackTime(0.7);
  QCOMPARE(ownTime(document), 0.7);
  document.compare({1, 2});
  document.setPlaybackTime(1.3);
  QVERIFY(std::abs(ownTime(document) - 0.5) < 1e-12);
  setOwnTime(document, 1.0);
  QCOMPARE(document.playbackTime(), 1.8);
  QCOMPARE(document.moment().time, 1.0);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::InSightTest)
#include "in_sight_test.moc"
