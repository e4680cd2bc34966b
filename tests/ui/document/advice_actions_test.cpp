// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/advice_actions.h"

#include <QTest>

#include "engine/core/error.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/panels/solve/solve_panel.h"

namespace handhold {

class AdviceActionsTest : public QObject {
  Q_OBJECT

 private slots:
  void aMoveIsOneStep();
  void thePersonIsNotChanged();
  void theSolveAfterItIsPartOfTheStep();
  void whatIsGoneIsNotChanged();
  void aLongerTimeIsTaken();
};

void AdviceActionsTest::aMoveIsOneStep() {
  Document document(samplePull());
  const Vector3 before = document.project().task.contacts[0].position;
  Advice advice{Effect::MakesPossible};
  advice.change = {TaskChange::Kind::Contact, 0, Vector3(0.0, -0.09, 0.0)};
  QVERIFY(canApply(advice));
  applyAdvice(document, advice);
  QVERIFY((document.project().task.contacts[0].position - before - advice.change.by).norm() < 1e-12);
  QCOMPARE(document.history().index(), 1);
  document.undo();
  QCOMPARE(document.project().task.contacts[0].position, before);
}

void AdviceActionsTest::theSolveAfterItIsPartOfTheStep() {
  WindowFixture f;
  Advice advice{Effect::MakesPossible};
  advice.change = {TaskChange::Kind::Contact, 0, Vector3(0.0, -0.09, 0.0)};
  f.window->solvePanel().solveAsPartOf(applyAdvice(f.document, advice));
  QTRY_COMPARE(f.document.project().results.size(), std::size_t(1));
  QCOMPARE(f.document.history().index(), 1);
}

void AdviceActionsTest::thePersonIsNotChanged() {
  Document document(samplePull());
  Advice advice{Effect::MakesPossible};
  for (const TaskChange::Kind kind : {TaskChange::Kind::Strength, TaskChange::Kind::Range}) {
    advice.change = {kind, 3, Vector3::Zero(), 1.15, 0.1};
    QVERIFY(!canApply(advice));
    QVERIFY_EXCEPTION_THROWN(applyAdvice(document, advice), InputError);
  }
  QVERIFY(!canApply({}));
  QCOMPARE(document.history().index(), 0);
}

/// A kept result's advice may be about a contact that was deleted since.
void AdviceActionsTest::whatIsGoneIsNotChanged() {
  Document document(samplePull());
  const int contacts = static_cast<int>(document.project().task.contacts.size());
  const TaskChange change{TaskChange::Kind::Contact, contacts, Vector3(0.0, -0.09, 0.0)};
  QVERIFY_EXCEPTION_THROWN(applyAdvice(document, {Effect::MakesPossible, change}), InputError);
  QCOMPARE(document.history().index(), 0);
}

/// It is about the whole motion and has no number of its own.
void AdviceActionsTest::aLongerTimeIsTaken() {
  Document document(samplePull());
  const double before = document.project().task.motion.duration;
  Advice advice{Effect::ShouldHelp};
  advice.change.kind = TaskChange::Kind::Duration;
  advice.change.factor = 1.5;
  QVERIFY(canApply(advice));
  applyAdvice(document, advice);
  QCOMPARE(document.project().task.motion.duration, 1.5 * before);
  advice.told = "taking 2.3 s should help";  // of an earlier version's file: words alone
  QVERIFY(!canApply(advice));
}

}  // namespace handhold

QTEST_MAIN(handhold::AdviceActionsTest)
#include "advice_actions_test.moc"
