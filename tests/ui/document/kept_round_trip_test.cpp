// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/core/atomic_file.h"
#include "engine/trial/law_table.h"
#include "engine/trial/trial_words.h"
#include "tests/engine/trial/every_trial.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/files/project_file.h"
#include "ui/document/verdict.h"

namespace handhold {

namespace {

const std::string kSource = HANDHOLD_SOURCE_DIR;

std::shared_ptr<const Model> arms() {
  static const std::shared_ptr<const Model> model = loadModel(kSource + "/resources/models/planar9.json");
  return model;
}

Project everyResult() {
  Project project = newProject(arms());
  project.task = loadTask(kSource + "/resources/tasks/planar_trial_1.json", *arms());
  for (const Trial& trial : EveryTrial(arms(), project.task).all()) {
    const int id = static_cast<int>(project.results.size()) + 1;
    project.results.push_back(
        {id, "Result \"" + std::to_string(id) + "\"", std::make_shared<const Trial>(trial)});
  }
  return withResult(project, KeptTrial(project.results[3]));
}

/// What files of version 0.1 hold, written by it: postures of each origin, and motions of each kind.
Project readEarlier() {
  const std::string file = kSource + "/tests/data/results_of_version_0_1.json";
  return projectFromJson(readFile(file), file, arms());
}

}  // namespace

class KeptRoundTripTest : public QObject {
  Q_OBJECT

 private slots:
  void everyKindHasItsWord();
  void whatIsReadIsWhatWasWritten();
  void anAnswerThatNoResultKeepsComesBack();
  void earlierFilesAreRead();
  void whatWasReadFromEarlierFilesIsWrittenAnew();
};

/// A kind that is added and left out of a table would be read back as another one.
void KeptRoundTripTest::everyKindHasItsWord() {
  for (int i = 0; i < 64; ++i) {
    const auto kind = static_cast<ViolationKind>(i);
    const bool isListed =
        std::find(kViolationKinds.begin(), kViolationKinds.end(), kind) != kViolationKinds.end();
    QCOMPARE(isListed, !toString(kind).empty());
    const auto status = static_cast<PostureStatus>(i);
    const bool isKnown =
        std::find(kPostureStatuses.begin(), kPostureStatuses.end(), status) != kPostureStatuses.end();
    QCOMPARE(isKnown, !toString(status).empty());
  }
}

void KeptRoundTripTest::whatIsReadIsWhatWasWritten() {
  const Project before = everyResult();
  const std::string text = projectToJson(before);
  const Project after = projectFromJson(text, "kept.json", arms());
  QCOMPARE(after.results.size(), before.results.size());
  for (std::size_t i = 0; i < before.results.size(); ++i) {
    QCOMPARE(after.results[i].id, before.results[i].id);
    QCOMPARE(after.results[i].name, before.results[i].name);
    QVERIFY2(*after.results[i].trial == *before.results[i].trial, before.results[i].name.c_str());
  }
  QCOMPARE(projectToJson(after), text);
  QCOMPARE(shownResult(after)->id, shownResult(before)->id);
}

/// What a live solve found; not under a task that was written anew.
void KeptRoundTripTest::anAnswerThatNoResultKeepsComesBack() {
  Project project = everyResult();
  project = withTask(withoutMotion(project), project.task);
  project.recording = nullptr;
  project.q.tail(project.q.size() - 7) *= 0.9;
  project.posture = shared(stillTrial(arms(), project.task, project.q));
  const Project after = projectFromJson(projectToJson(project), "kept.json", arms());
  QVERIFY(after.posture && *after.posture == *project.posture);
  QCOMPARE(verdictOf(after).words, verdictOf(project).words);
  project.task.gravity.y() += 1.0;
  const Project anew = projectFromJson(projectToJson(project), "kept.json", arms());
  QVERIFY(!anew.posture || !anew.posture->solved());
  QCOMPARE(anew.q, project.q);
}

void KeptRoundTripTest::earlierFilesAreRead() {
  const Project read = readEarlier();
  QCOMPARE(read.results.size(), std::size_t(8));
  const auto trial = [&](int id) -> const Trial& { return *findResult(read, id)->trial; };
  QVERIFY(trial(1).from<Solved>() && trial(2).from<Held>() && trial(3).from<Solved>());
  QVERIFY(trial(4).from<Simulated>() && trial(5).from<Kinematic>() && trial(6).from<Predicted>());
  QVERIFY(trial(7).from<Planned>() && trial(8).from<Simulated>());
  QCOMPARE(trial(3).message, std::string("infeasible: ümläut, \"quotes\""));
  QVERIFY(trial(3).status == PostureStatus::Infeasible);
  QCOMPARE(trial(3).terms.size(), std::size_t(2));
  QCOMPARE(trial(3).violations.size(), kViolationKinds.size());
  QVERIFY(trial(3).last().loads[1].hasTarget && !trial(3).last().loads[0].hasTarget);
  QCOMPARE(adviceOf(trial(3)), std::string("change it"));
  QVERIFY(!trial(5).objective);
  QVERIFY(trial(5).isMotion() && trial(5).violations[0].time > 0.0);
  QCOMPARE(*trial(6).objective, 1.119);
  QCOMPARE(trial(6).from<Predicted>()->controlPoints, 46);
  QVERIFY(trial(6).from<Predicted>()->check.contactGap != 0.0);
  QCOMPARE(trial(7).figures[1].second, 3.25);
  QCOMPARE(shownResult(read)->id, 6);
  QCOMPARE(verdictOf(trial(8)).words, QString("Simulated"));
}

void KeptRoundTripTest::whatWasReadFromEarlierFilesIsWrittenAnew() {
  const Project read = readEarlier();
  const Project again = projectFromJson(projectToJson(read), "kept.json", arms());
  for (std::size_t i = 0; i < read.results.size(); ++i)
    QVERIFY2(*again.results[i].trial == *read.results[i].trial, read.results[i].name.c_str());
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::KeptRoundTripTest)
#include "kept_round_trip_test.moc"
