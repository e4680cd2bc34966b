// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/muscle_session.h"

#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "engine/core/error.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/muscles/muscle_tables.h"
#include "tests/engine/dynamics/random_state.h"
#include "tests/engine/muscles/small_muscles.h"
#include "tests/ui/fake_trials.h"
#include "ui/plots/muscle_channels.h"

namespace handhold {

namespace {

constexpr int kLong_ms = 20000;  // a busy machine

MuscledBody musclesOf(const Subject& subject) {
  MuscledBody body = human55Muscles();
  body.model = subject.model;
  return body;
}

Subject person() {
  static const auto model = human55();
  Subject subject;
  subject.model = model;
  return subject;
}

/// Standing still under gravity, with the torques that it takes of a body on its pelvis.
Trial stillHuman(const Subject& subject, double elbow = -1.2) {
  VectorX q = subject.model->neutralPosition();
  q[positionIndex(subject.model->findJoint("r_elbow_flexion"))] = elbow;
  Trial trial = stillTrial(subject, Task(), q);
  Data data(*subject.model);
  MotionFrame& frame = trial.motion.frames.front();
  inverseDynamics(*subject.model, frame.q, frame.v, frame.vdot, kEarthGravity, data, frame.tau);
  return trial;
}

Trial longMotion(const Subject& subject, int frames) {
  Trial trial = stillHuman(subject);
  trial.motion.frames.resize(static_cast<std::size_t>(frames), trial.motion.frames.front());
  for (int i = 0; i < frames; ++i) trial.motion.frames[static_cast<std::size_t>(i)].time = 0.01 * i;
  return trial;
}

Project projectWith(const Subject& subject) { return newProject(subject); }

}  // namespace

class MuscleSessionTest : public QObject {
  Q_OBJECT

 private slots:
  void nothingIsFoundUnlessSomebodyLooks();
  void aPostureHasItsMuscles();
  void whatAMuscleIsGivenIsShown();
  void aDragIsFollowedToItsEnd();
  void anotherMotionTakesThePlaceOfTheOneBeforeIt();
  void whoHasNoMusclesIsTold();
  void otherMusclesTakeTheirPlace();
  void otherChoicesAreFoundAnew();
  void aJointThatThePersonLacksIsNotRelieved();
  void theGreatestTensionsArePlottedFirst();
};

void MuscleSessionTest::nothingIsFoundUnlessSomebodyLooks() {
  const Subject subject = person();
  Document document(withLoaded(projectWith(subject), shared(stillHuman(subject))));
  MuscleSession session(document, musclesOf);
  document.preview(document.project());
  QVERIFY(!session.isRunning());
  QVERIFY(!session.found());
}

void MuscleSessionTest::aPostureHasItsMuscles() {
  const Subject subject = person();
  const Trial trial = stillHuman(subject);
  Document document(withLoaded(projectWith(subject), shared(trial)));
  MuscleSession session(document, musclesOf);
  QSignalSpy changed(&session, &MuscleSession::changed);
  session.setWanted("test", true);
  QTRY_VERIFY_WITH_TIMEOUT(session.found() != nullptr, kLong_ms);
  const MuscleFrame mine =
      MuscleTensions(human55Muscles(), {}).at(trial.last(), document.project().task.gravity);
  const MuscleFrame& found = session.found()->course.frames.at(0);
  QVERIFY((found.tensions - mine.tensions).lpNorm<Eigen::Infinity>() < 1e-9);
  session.setWanted("test", false);
  QVERIFY(!session.found());
}

/// A muscle that physics activates shows at least that, and the others share what is left of the torques.
void MuscleSessionTest::whatAMuscleIsGivenIsShown() {
  const Subject subject = person();
  const Trial trial = stillHuman(subject);
  Document document(withLoaded(projectWith(subject), shared(trial)));
  MuscleSession session(document, musclesOf);
  const MuscledBody body = human55Muscles();
  std::vector<double> given(body.muscles.size(), 0.0);
  given[3] = 0.6;
  session.setGiven([&] { return given; });
  session.setWanted("test", true);
  QTRY_VERIFY_WITH_TIMEOUT(session.found() != nullptr, kLong_ms);
  const MuscleFrame& found = session.found()->course.frames.at(0);
  QVERIFY(found.activations[3] >= 0.6 && found.activations.maxCoeff() <= 1.0 + 1e-9);
  // all of them and what they lack still are the torques
  VectorX sum = found.reserves;
  std::size_t arm = 0;
  for (std::size_t i = 0; i < body.muscles.size(); ++i)
    for (const LinkIndex joint : body.joints[i])
      sum[velocityIndex(joint) - 6] += found.tensions[static_cast<Eigen::Index>(i)] * found.arms[arm++];
  for (const std::vector<LinkIndex>& joints : body.joints)
    for (const LinkIndex joint : joints)
      QVERIFY(std::abs(sum[velocityIndex(joint) - 6] - found.torques[velocityIndex(joint) - 6]) < 1e-3);
}

/// However fast postures come, the last one is shared.
void MuscleSessionTest::aDragIsFollowedToItsEnd() {
  const Subject subject = person();
  Document document(withLoaded(projectWith(subject), shared(stillHuman(subject))));
  MuscleSession session(document, musclesOf);
  session.setWanted("test", true);
  Trial last;
  for (int i = 0; i < 30; ++i) {
    last = stillHuman(subject, -0.1 - 0.05 * i);
    Project next = document.project();
    next.q = last.last().q;
    document.preview(withLoaded(next, shared(last)));
  }
  const MuscleFrame mine =
      MuscleTensions(human55Muscles(), {}).at(last.last(), document.project().task.gravity);
  QTRY_VERIFY_WITH_TIMEOUT(
      session.found() &&
          (session.found()->course.frames.at(0).tensions - mine.tensions).lpNorm<Eigen::Infinity>() < 0.05,
      kLong_ms);
}

void MuscleSessionTest::anotherMotionTakesThePlaceOfTheOneBeforeIt() {
  const Subject subject = person();
  Document document(withMotion(projectWith(subject), shared(longMotion(subject, 200000))));
  MuscleSession session(document, musclesOf);
  QSignalSpy cancelled(&session.runner(), &JobRunner::cancelled);
  session.setWanted("test", true);
  QVERIFY(session.isSharingMotion());
  document.preview(withMotion(document.project(), shared(longMotion(subject, 20))));
  QCOMPARE(cancelled.count(), 1);
  QTRY_VERIFY_WITH_TIMEOUT(session.found() != nullptr, kLong_ms);
  QCOMPARE(session.found()->course.frames.size(), std::size_t(20));
}

/// As when an OpenSim model is chosen while a posture is shown.
void MuscleSessionTest::otherMusclesTakeTheirPlace() {
  const Subject subject = person();
  Document document(withLoaded(projectWith(subject), shared(stillHuman(subject))));
  MuscleSession session(document, musclesOf);
  session.setWanted("test", true);
  QTRY_VERIFY_WITH_TIMEOUT(session.found(), kLong_ms);
  const std::size_t all = session.found()->body->muscles.size();
  session.setMuscles([](const Subject&) {
    MuscledBody one = human55Muscles();
    one.muscles.resize(1);
    one.joints.resize(1);
    return one;
  });
  QTRY_VERIFY_WITH_TIMEOUT(session.found() && session.found()->body->muscles.size() == 1, kLong_ms);
  QVERIFY(all > 1);
}

void MuscleSessionTest::whoHasNoMusclesIsTold() {
  const Subject subject = person();
  Document document(withLoaded(projectWith(subject), shared(stillHuman(subject))));
  MuscleSession session(document, [](const Subject&) -> MuscledBody {
    throw InputError("planar9", "has no muscles", "choose a person");
  });
  session.setWanted("test", true);
  QTRY_VERIFY_WITH_TIMEOUT(session.refusal().contains("has no muscles"), kLong_ms);
  QVERIFY(!session.found());
}

/// What is found says by which choices; what was known stays until then.
void MuscleSessionTest::otherChoicesAreFoundAnew() {
  const Subject subject = person();
  const Trial trial = stillHuman(subject);
  Document document(withLoaded(projectWith(subject), shared(trial)));
  MuscleSession session(document, musclesOf);
  session.setWanted("test", true);
  QTRY_VERIFY_WITH_TIMEOUT(session.found(), kLong_ms);
  const double free = relievedIn(session.found()->course, {"r_wrist", 0.0}).greatest;
  MuscleOptions options;
  options.criterion = SharingCriterion::Fatigue;
  options.hasCurves = true;
  options.relief = ContactRelief{"r_wrist", 0.0};
  session.setOptions(options);
  QVERIFY(session.found());
  QTRY_VERIFY_WITH_TIMEOUT(session.found()->options.relief, kLong_ms);
  const TrialMuscles& found = *session.found();
  QVERIFY(found.options.hasCurves && found.options.criterion == SharingCriterion::Fatigue);
  const MuscleFrame mine =
      MuscleTensions(*found.body, options).at(trial.last(), document.project().task.gravity);
  QVERIFY((found.course.frames.at(0).tensions - mine.tensions).lpNorm<Eigen::Infinity>() < 1e-6);
  const Relieved relieved = relievedIn(found.course, *options.relief);
  QVERIFY(!relieved.isKept && relieved.greatest > 0.0 && relieved.greatest < free);
}

void MuscleSessionTest::aJointThatThePersonLacksIsNotRelieved() {
  const Subject subject = person();
  Document document(withLoaded(projectWith(subject), shared(stillHuman(subject))));
  MuscleSession session(document, musclesOf);
  MuscleOptions options;
  options.relief = ContactRelief{"third_hand", 10.0};
  session.setOptions(options);
  session.setWanted("test", true);
  QTRY_VERIFY_WITH_TIMEOUT(session.found(), kLong_ms);
  QVERIFY(!session.found()->options.relief && session.refusal().isEmpty());
}

void MuscleSessionTest::theGreatestTensionsArePlottedFirst() {
  auto muscles = std::make_shared<TrialMuscles>();
  muscles->body = std::make_shared<const MuscledBody>(human55Muscles());
  muscles->course = trialMuscles({*muscles->body, {}}, stillHuman(person()), kEarthGravity);
  const std::vector<ChannelGroup> groups = muscleChannels(muscles);
  QCOMPARE(groups[0].title, QString("Muscle tension"));
  QCOMPARE(groups[0].channels.size(), muscles->body->muscles.size());
  Eigen::Index strongest = 0;
  const VectorX& tensions = muscles->course.frames[0].tensions;
  const double most = tensions.maxCoeff(&strongest);
  QCOMPARE(groups[0].first.front(), static_cast<int>(strongest));
  QCOMPARE(groups[0].channels[std::size_t(strongest)].at(0), most);
  const auto contacts = std::ranges::find(groups, QString("Joint contact force"), &ChannelGroup::title);
  QVERIFY(contacts != groups.end());
  QCOMPARE(contacts->channels.size(), muscles->course.joints.size());
  QCOMPARE(contacts->channels[0].at(0), muscles->course.frames[0].contacts[0].norm());
  const ChannelGroup stress = muscleChannels(muscles, MuscleQuantity::Stress);
  QCOMPARE(stress.title, groups[3].title);
  const double area = muscles->body->muscles[std::size_t(strongest)].strength / 6e5;
  QVERIFY(std::abs(stress.channels[std::size_t(strongest)].at(0) - most / area) < 1e-6 * most / area);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::MuscleSessionTest)
#include "muscle_session_test.moc"
