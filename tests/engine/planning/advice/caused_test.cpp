// SPDX-License-Identifier: GPL-3.0-or-later
// Samples that one known thing makes impossible: the reason that is told is that thing, and the change that
// is advised holds when the task is solved with it.
#include <QTest>

#include "engine/planning/posture/posture.h"
#include "engine/trial/change_words.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/caused_tasks.h"

namespace handhold {

class CausedTest : public QObject {
  Q_OBJECT

 private slots:
  void theCauseIsToldAndTheRemedyHolds_data();
  void theCauseIsToldAndTheRemedyHolds();
  void ofTwoThatHelpTogetherTheSecondIsToldNext_data();
  void ofTwoThatHelpTogetherTheSecondIsToldNext();
};

void CausedTest::theCauseIsToldAndTheRemedyHolds_data() {
  QTest::addColumn<int>("which");
  const std::vector<Cause> all = causes();
  for (int i = 0; i < static_cast<int>(all.size()); ++i)
    QTest::newRow(all[static_cast<std::size_t>(i)].words.c_str()) << i;
}

void CausedTest::theCauseIsToldAndTheRemedyHolds() {
  QFETCH(int, which);
  const CausedTask made = causedTask(causes()[static_cast<std::size_t>(which)]);
  const PostureResult result = solvePosture(*made.model, made.task, {}, {});
  QVERIFY(!result.solved() && !result.violations.empty());
  const Violation& reason = result.violations.front();
  QVERIFY2(made.reasons.contains(reason.kind()), told(reason).c_str());
  QCOMPARE(result.advice.isGiven(), !made.remedies.empty());
  if (made.remedies.empty()) return;
  const std::string advice = told(result.advice, *made.model, made.task);
  QVERIFY2(made.remedies.contains(result.advice.change.kind), advice.c_str());
  if (result.advice.effect != Effect::MakesPossible) return;  // told as one that helps, no more
  Model person = *made.model;
  Task task = made.task;
  apply(result.advice.change, person, task);
  PostureOptions plain;
  plain.advising = PostureOptions::Advising::No;
  QVERIFY2(solvePosture(person, task, {}, plain).solved(), advice.c_str());
}

void CausedTest::ofTwoThatHelpTogetherTheSecondIsToldNext_data() {
  QTest::addColumn<QString>("words");
  QTest::newRow("standing") << "hands 4 m apart";
  QTest::newRow("weightless") << "hands 4 m apart, weightless";
}

/// No one change mends hands that are both too far: the first of two is told, and then the other.
void CausedTest::ofTwoThatHelpTogetherTheSecondIsToldNext() {
  QFETCH(QString, words);
  const std::vector<Cause> all = causes();
  CausedTask made = causedTask(*std::ranges::find(all, words.toStdString(), &Cause::words));
  Model person = *made.model;
  const Advice first = solvePosture(person, made.task, {}, {}).advice;
  QVERIFY2(first.effect == Effect::HelpsMost && first.left, told(first, person, made.task).c_str());
  apply(first.change, person, made.task);
  const Advice second = solvePosture(person, made.task, {}, {}).advice;
  QVERIFY2(second.effect == Effect::MakesPossible, told(second, person, made.task).c_str());
  QVERIFY(second.change.kind == TaskChange::Kind::Contact && second.change.index != first.change.index);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::CausedTest)
#include "caused_test.moc"
