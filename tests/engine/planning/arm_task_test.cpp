// SPDX-License-Identifier: GPL-3.0-or-later
// Document 004's arm as tasks: the three samples beside its formulas, muscles by closed form, all cases of
// reach.
#include <QtTest>

#include "engine/arm/elbow.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/arm_sites.h"
#include "engine/model/model_file.h"
#include "engine/muscles/trial_muscles.h"
#include "engine/planning/solve.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
constexpr double kPlace = 2e-3;  ///< of a solved elbow, which the gentle posture draws a little aside (m)

Subject subjectOf(const std::string& model) {
  Subject subject;
  subject.name = model;
  subject.model = loadModel(kResources / "models" / (model + ".json"));
  return subject;
}

Task sample(const std::string& name, const Subject& subject) {
  return loadTask(kResources / "tasks" / (name + ".json"), *subject.model);
}

/// A solved posture in world.
struct Stance {
  Vector3 shoulder, elbow, wrist, fingertip = Vector3::Zero();
  ElbowCircle circle;

  Stance(const Model& model, const VectorX& q) {
    Data data(model);
    updateKinematics(model, q, data);
    const ArmSites arm = armsOf(model).front();
    shoulder = sitePose(model, data, arm.shoulder).p;
    elbow = sitePose(model, data, arm.elbow).p;
    wrist = sitePose(model, data, arm.wrist).p;
    if (arm.fingertip.valid()) fingertip = sitePose(model, data, arm.fingertip).p;
    circle = elbowCircle(shoulder, wrist, {(elbow - shoulder).norm(), (wrist - elbow).norm()});
  }
};

const Bearings kBearings{Vector3::UnitY(), Vector3::UnitZ()};

}  // namespace

class ArmTaskTest : public QObject {
  Q_OBJECT

 private slots:
  void theElbowTakesItsLowestPlace();
  void oneMuscleHoldsTheElbow_data();
  void oneMuscleHoldsTheElbow();
  void noElbowBendsTheWristLess_data();
  void noElbowBendsTheWristLess();
  void everyReachHasItsSentence_data();
  void everyReachHasItsSentence();
  void itMovesUnderAllLaws();
};

/// 3.1: of the circle for the wrist that was asked for.
void ArmTaskTest::theElbowTakesItsLowestPlace() {
  const Subject subject = subjectOf("arm4");
  const Trial trial = solve(subject, sample("arm_elbow", subject));
  QVERIFY2(trial.solved(), trial.message.c_str());
  const Stance stance(*subject.model, trial.last().q);
  QVERIFY((stance.wrist - Vector3(1.1, 0.9, 1.0)).norm() < 1e-6);
  QVERIFY((stance.elbow - elbowAt(stance.circle, 0.0, kBearings)).norm() < kPlace);
}

void ArmTaskTest::oneMuscleHoldsTheElbow_data() {
  QTest::addColumn<Vector3>("force");
  QTest::addColumn<std::string>("active");
  QTest::newRow("weights") << Vector3(0, 0, 0) << std::string("r_biceps");
  QTest::newRow("lifted") << Vector3(0, 150, 0) << std::string("r_triceps");
}

/// 3.2: the moment about the elbow's axis of all that hangs on it, over the lever of the one muscle that
/// pulls that way; whatever muscles do between its ends, the shoulder's torques are nobody's.
void ArmTaskTest::oneMuscleHoldsTheElbow() {
  QFETCH(Vector3, force);
  QFETCH(std::string, active);
  const Subject subject = subjectOf("arm4");
  Task task = sample("arm_biceps", subject);
  Load lift;
  lift.name = "lift";
  lift.site = "r_wrist";
  lift.force = force;
  task.loads.push_back(lift);
  const Trial trial = solve(subject, task);
  QVERIFY2(trial.solved(), trial.message.c_str());
  const Stance at(*subject.model, trial.last().q);
  const Vector3 axis = (at.elbow - at.shoulder).cross(at.wrist - at.elbow).normalized();
  const Vector3 fore = at.wrist - at.elbow;
  const Vector3 moment =
      (0.4 * fore).cross(2.0 * task.gravity) + fore.cross(Vector3(3.0 * task.gravity + force));
  const MuscleSet set = readMuscleSet(kResources / "muscles/arm4.json", *subject.model);
  const MuscledBody body = muscledBody(set, *subject.model, subject.model);
  const MuscleCourse course = trialMuscles({body, {}}, trial, task.gravity);
  const MuscleFrame& frame = course.frames.front();
  for (std::size_t i = 0; i < body.muscles.size(); ++i) {
    const Vector3 end = at.elbow + (body.muscles[i].name == "r_biceps" ? 0.1 : -0.1) * fore;
    const Vector3 pull = (at.shoulder - end).normalized();
    const double lever = (end - at.elbow).cross(pull).dot(axis), tension = -moment.dot(axis) / lever;
    const bool isActive = body.muscles[i].name == active;
    QCOMPARE(tension > 0.0, isActive);
    const double expected = isActive ? tension : 0.0;
    QVERIFY2(std::abs(frame.tensions[Eigen::Index(i)] - expected) < 1e-4 * (1.0 + expected),
             qPrintable(QString("%1 %2").arg(frame.tensions[Eigen::Index(i)]).arg(expected)));
  }
  QVERIFY((frame.reserves.head<3>() - frame.torques.head<3>()).norm() < 1e-9);
  QVERIFY(std::abs(frame.reserves[3]) < 1e-4);
}

void ArmTaskTest::noElbowBendsTheWristLess_data() {
  QTest::addColumn<Vector3>("held");
  QTest::addColumn<double>("turn");
  QTest::newRow("as given") << Vector3(1.5, 2.0, 1.4) << 0.0;
  QTest::newRow("hand to the left") << Vector3(0.8, 1.0, 1.6) << 1.2;
  QTest::newRow("hand to the right") << Vector3(0.6, -0.8, 1.5) << -0.9;
}

/// 3.3, of all 360 angles of the elbow on its circle.
void ArmTaskTest::noElbowBendsTheWristLess() {
  QFETCH(Vector3, held);
  QFETCH(double, turn);
  const Subject subject = subjectOf("arm9");
  Task task = sample("arm_hand", subject);
  task.targets[0].position = held;
  task.targets[1].orientation = Eigen::AngleAxisd(turn, Vector3::UnitY());
  const Trial trial = solve(subject, task);
  QVERIFY2(trial.solved(), trial.message.c_str());
  const Stance at(*subject.model, trial.last().q);
  const HandAxes hand{(at.fingertip - at.wrist).normalized(), Vector3::UnitY()};
  double least = M_PI;
  for (int degree = 0; degree < 360; ++degree)
    least = std::min(least, wristBend(elbowAt(at.circle, degree * M_PI / 180.0, kBearings), at.wrist, hand));
  const double bend = wristBend(at.elbow, at.wrist, hand);
  QVERIFY2(bend < least + 1e-4, qPrintable(QString("%1 %2").arg(bend).arg(least)));
}

void ArmTaskTest::everyReachHasItsSentence_data() {
  QTest::addColumn<std::string>("task");
  QTest::addColumn<Vector3>("place");
  QTest::addColumn<bool>("isSolved");
  QTest::addColumn<QString>("words");
  const std::string bare = "arm_elbow", hand = "arm_hand";
  QTest::newRow("too far") << bare << Vector3(0, 0, 4.0) << false
                           << "farther than upper arm and forearm reach";
  QTest::newRow("too near") << bare << Vector3(0, 0, 0.2) << false
                            << "nearer than upper arm and forearm can fold";
  // its elbow stops at 3.1 rad: sqrt(1.62^2 + 2^2 - 2 1.62 2 cos(pi - 3.1)) = 0.3872 m
  QTest::newRow("as near as its range")
      << bare << Vector3(0, 0, 0.15) << false << "fold (38.7 cm): take the target away by 23.7 cm";
  QTest::newRow("stretched") << bare << Vector3(0, 0, 3.62) << true << "The arm is straight";
  QTest::newRow("a circle") << bare << Vector3(1.1, 0.9, 1.0) << true << "";
  QTest::newRow("hand too far") << hand << Vector3(0, 0, 4.2) << false
                                << "farther than upper arm and forearm";
  QTest::newRow("degenerate") << hand << Vector3(0, 0, 3.0) << true << "bends the wrist alike";
}

void ArmTaskTest::everyReachHasItsSentence() {
  QFETCH(std::string, task);
  QFETCH(Vector3, place);
  QFETCH(bool, isSolved);
  QFETCH(QString, words);
  const Subject subject = subjectOf(task == "arm_hand" ? "arm9" : "arm4");
  Task asked = sample(task, subject);
  asked.targets[0].position = place;
  const Trial trial = solve(subject, asked);
  const QString told = QString::fromStdString(trial.message);
  QVERIFY2(trial.solved() == isSolved, qPrintable(told));
  QVERIFY2(words.isEmpty() ? !told.contains("elbow") : told.contains(words), qPrintable(told));
}

void ArmTaskTest::itMovesUnderAllLaws() {
  const Subject subject = subjectOf("arm4");
  SolveOptions options;
  options.wanted = Wanted::Motion;
  const Trial trial = solve(subject, sample("arm_biceps", subject), options);
  QVERIFY2(trial.solved(), trial.message.c_str());
  QVERIFY(trial.motion.frames.size() > 50);
}

QTEST_APPLESS_MAIN(ArmTaskTest)
#include "arm_task_test.moc"
