// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/prediction_session.h"

#include <QTemporaryDir>
#include <QTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/model/scaling.h"
#include "engine/task/file/opened_task.h"
#include "tests/ui/jobs/fake_prediction.h"
#include "ui/document/actions/agreement.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/recovery.h"
#include "ui/document/result_actions.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines
const std::string kModels = HANDHOLD_SOURCE_DIR "/resources/models";

Subject shipped() {
  static const Subject person = openSubject("human55", {}, kModels);
  return person;
}

Subject measured() {
  BodyScale scale;
  scale.mass = 66.5;
  const std::string file = withScale(readFile(kModels + "/human55.json"), scale, "human55");
  Subject subject({}, modelFromJson(file, "measured"));
  subject.file = file;
  return subject;
}

/// A measured body that stands on its feet for a second while an elbow bends.
std::shared_ptr<const Trial> recorded() {
  auto trial = std::make_shared<Trial>();
  trial->subject = measured();
  trial->status = PostureStatus::Feasible;
  trial->origin = Recorded{"/some/walk.c3d"};
  const Project standing = standingProject(trial->subject);
  const LinkIndex elbow = trial->subject.model->findJoint("r_elbow_flexion");
  for (int k = 0; k <= 100; ++k) {
    MotionFrame frame;
    frame.time = 0.01 * k;
    frame.q = standing.q;
    frame.q[positionIndex(elbow)] = -0.3 * frame.time;
    frame.v = frame.vdot = VectorX::Zero(trial->subject.model->velocitySize());
    frame.v[velocityIndex(elbow)] = -0.3;
    trial->motion.frames.push_back(frame);
  }
  return trial;
}

/// A document with the recording, and a session on it.
struct OpenPrediction {
  explicit OpenPrediction(Solvers with = quickPredictor(PostureStatus::Optimal)) : solvers(std::move(with)) {
    addTrial(document, "walk", recorded());
    session.open(document.project().results.front());
  }

  Document document{standingProject(shipped())};
  JobRunner runner;
  Solvers solvers;
  PredictionSession session{document, runner, solvers};
};

}  // namespace

class PredictionSessionTest : public QObject {
  Q_OBJECT

 private slots:
  void theTaskIsSeenBeforeItIsPredicted();
  void aPieceIsPredictedBesideTheRecording();
  void itIsKeptWithItsBody();
  void aBodyThatWasMeasuredComesBackFromACopy();
  void choicesAreTaken();
  void whatIsNoRecordedMotionIsRefused();
  void itCanBeStopped();
};

void PredictionSessionTest::theTaskIsSeenBeforeItIsPredicted() {
  OpenPrediction open;
  QVERIFY(!open.session.task());
  QTRY_VERIFY_WITH_TIMEOUT(open.session.task(), kPatience);
  QCOMPARE(open.session.task()->task.contacts.size(), std::size_t(2));
  QCOMPARE(open.session.task()->task.name, std::string("walk"));
  PredictionDraft draft = open.session.draft();
  draft.piece = {5.0, 6.0};
  open.session.change(draft);
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.problem().isEmpty(), kPatience);
  QVERIFY(!open.session.task());
  open.session.predict();
  QVERIFY(!open.session.isPredicting());
}

/// One step; shown with its task and its person, at the instants of the recording.
void PredictionSessionTest::aPieceIsPredictedBesideTheRecording() {
  OpenPrediction open;
  PredictionDraft draft = open.session.draft();
  draft.piece = {0.3, 0.8};
  open.session.change(draft);
  const int before = open.document.history().index();
  open.session.predict();  // waits for the task
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isOpen(), kPatience);
  QCOMPARE(open.document.history().index(), before + 1);
  const Project& project = open.document.project();
  QCOMPARE(project.results.size(), std::size_t(2));
  const KeptTrial& predicted = project.results.back();
  QCOMPARE(predicted.name, std::string("walk predicted"));
  QCOMPARE(shownResult(project)->id, predicted.id);
  QVERIFY(isSamePerson(project.subject, measured()));
  QVERIFY(std::abs(project.task.motion.duration - 0.5) < 1e-9);
  QCOMPARE(open.document.comparison(), (Comparison{1, predicted.id}));
  QVERIFY(std::abs(predicted.alignment.shift - 0.3) < 1e-9);
  const std::optional<MotionComparison> found = agreementOf(project, *open.document.comparison());
  QVERIFY(found && std::abs(found->from - 0.3) < 1e-9 && std::abs(found->to - 0.8) < 1e-9);
  QCOMPARE(found->joints.front().joint, std::string("r_elbow_flexion"));
  // from -0.09 and 0 to -0.24 and -1: 0.09 and 0.76 apart at the ends, evenly between
  const double a = 0.09, b = -0.76;
  constexpr double kEven = 0.01;  // rad: frames of the one lie apart
  QVERIFY(std::abs(found->joints.front().angle.rms - std::sqrt((a * a + a * b + b * b) / 3.0)) < kEven);
  QVERIFY(found->joints.front().angle.correlation.value_or(0.0) > 0.999);
  QVERIFY(std::abs(rmsOf(*found) * std::sqrt(double(found->joints.size())) -
                   found->joints.front().angle.rms) < 0.2 * found->joints.front().angle.rms);
  open.document.undo();
  QVERIFY(isSamePerson(open.document.project().subject, shipped()));
}

/// In the file of the window, and the shipped person's results beside it.
void PredictionSessionTest::itIsKeptWithItsBody() {
  OpenPrediction open;
  open.session.predict();
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isOpen(), kPatience);
  QTemporaryDir folder;
  const QString file = folder.filePath("walk.json");
  applyTrial(open.document, std::make_shared<const Trial>(fakePrediction(
                                shipped(), open.document.project().task, PostureStatus::Optimal)));
  showResult(open.document, 2);
  saveDocument(open.document, file);
  Document again(standingProject(shipped()));
  openDocument(again, file, QString::fromStdString(kModels));
  QVERIFY(isSamePerson(again.project().subject, measured()));
  QCOMPARE(again.project().subject.model->totalMass, measured().model->totalMass);
  const auto& results = again.project().results;
  QCOMPARE(results.size(), std::size_t(3));
  QVERIFY(isSamePerson(results[0].trial->subject, measured()));
  QVERIFY(isSamePerson(results[1].trial->subject, measured()));
  QVERIFY(isSamePerson(results[2].trial->subject, shipped()));
  QVERIFY(*results[1].trial == *open.document.project().results[1].trial);
  showResult(again, results[2].id);
  QVERIFY(isSamePerson(again.project().subject, shipped()));
  showResult(again, 2);
  QVERIFY(isSamePerson(again.project().subject, measured()));
  const OpenedTask opened = openTask(file.toStdString(), kModels);
  QVERIFY(isSamePerson(opened.subject, measured()));
}

/// After a crash: the task never was a file.
void PredictionSessionTest::aBodyThatWasMeasuredComesBackFromACopy() {
  QTemporaryDir folder;
  OpenPrediction open;
  Recovery recovery(open.document, folder.path());
  open.session.predict();
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isOpen(), kPatience);
  QVERIFY(recovery.writeNow());
  const QString copy = folder.filePath(QStringLiteral("session-copy.json"));
  QVERIFY(QFile::copy(recovery.file(), copy));
  Document again(standingProject(shipped()));
  Recovery other(again, folder.path());
  other.bringBack(copy, QString::fromStdString(kModels));
  QVERIFY(isSamePerson(again.project().subject, measured()));
  QCOMPARE(shownResult(again.project())->id, 2);
}

void PredictionSessionTest::choicesAreTaken() {
  OpenPrediction open;
  PredictionDraft draft = open.session.draft();
  draft.laws.torqueLimits = false;
  draft.goal = &motionGoals().front();
  open.session.change(draft);
  QTRY_VERIFY_WITH_TIMEOUT(open.session.task(), kPatience);
  const Task& task = open.session.task()->task;
  QVERIFY(!task.laws.torqueLimits && task.laws.jointLimits);
  QCOMPARE(task.motion.objective.body.discomfort, 0.0);
  QCOMPARE(draft.goal->of(task.motion.objective), 1.0);
  draft.piece = {0.8, 0.3};
  QVERIFY_EXCEPTION_THROWN(open.session.change(draft), InputError);
}

void PredictionSessionTest::whatIsNoRecordedMotionIsRefused() {
  OpenPrediction open;
  KeptTrial solved;
  solved.trial = std::make_shared<const Trial>(fakePrediction(shipped(), Task(), PostureStatus::Optimal));
  QVERIFY_EXCEPTION_THROWN(open.session.open(solved), InputError);
  QVERIFY(open.session.isOpen());  // what stood there stays
  removeResult(open.document, 1);
  QVERIFY(!open.session.isOpen());
}

/// Half a motion is none, and the page stays.
void PredictionSessionTest::itCanBeStopped() {
  OpenPrediction open(slowPredictor(std::chrono::milliseconds(0)));
  open.session.predict();
  QTRY_VERIFY_WITH_TIMEOUT(open.session.isPredicting(), kPatience);
  open.runner.cancel();
  QTRY_VERIFY_WITH_TIMEOUT(!open.session.isPredicting(), kPatience);
  QVERIFY(open.session.isOpen());
  QCOMPARE(open.document.project().results.size(), std::size_t(1));
}

}  // namespace handhold

QTEST_MAIN(handhold::PredictionSessionTest)
#include "prediction_session_test.moc"
