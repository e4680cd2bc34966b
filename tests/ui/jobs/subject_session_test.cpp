// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/subject_session.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/result_actions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

/// Comes nearer in steps, each of which has a verdict of its own, and is done with the last.
Solvers steppingSolvers(int steps) {
  Solvers solvers;
  solvers.live = [steps](const Subject& subject, const Task&, const Trial& from) -> LiveStep {
    return [steps, subject, from, step = 0](const Task& task, const std::optional<Drag>&,
                                            const PostureOptions&) mutable {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));  // longer than readouts pause
      VectorX q = from.last().q;
      q[1] += 0.01 * ++step;
      return fakeResult(subject, task, q, step < steps ? PostureStatus::Infeasible : PostureStatus::Optimal);
    };
  };
  return solvers;
}

}  // namespace

class SubjectSessionTest : public QObject {
  Q_OBJECT

 private slots:
  void theVerdictChangesOnceWhenAllIsFound();
  void whoeverSolvesNothingIsNotWaitedFor();
  void whatWasOvertakenIsAskedForAgain();
};

/// Neither the verdict of who was there before nor those of the steps are told as if they were the last word.
void SubjectSessionTest::theVerdictChangesOnceWhenAllIsFound() {
  Document document(samplePull());
  applyTrial(document, shared(fakeResult(human(), document.project().task, document.project().q,
                                         PostureStatus::Optimal)));
  SubjectSession session(document, steppingSolvers(4));
  QStringList told{document.verdict().words};
  connect(&document, &Document::readoutsChanged, this, [&] {
    if (document.verdict().words != told.last()) told << document.verdict().words;
  });
  session.take(Subject(human()), QStringLiteral("Suit"));
  QVERIFY(document.isBeingSolved());
  QTRY_VERIFY(!document.isBeingSolved());
  QTRY_COMPARE(told.last(), QString("Feasible, local optimum"));
  QVERIFY2(!told.contains("Not feasible"), qPrintable(told.join("; ")));
  QCOMPARE(told.count("Being solved"), 1);
}

void SubjectSessionTest::whoeverSolvesNothingIsNotWaitedFor() {
  Document document(samplePull());
  SubjectSession session(document, Solvers());
  session.take(Subject(human()), QStringLiteral("Suit"));
  QVERIFY(!document.isBeingSolved());
  QCOMPARE(document.verdict().words, QString("Not solved"));
}

/// Whoever goes on before the answer is there, and back, sees the posture that was asked for.
void SubjectSessionTest::whatWasOvertakenIsAskedForAgain() {
  Document document(samplePull());
  SubjectSession session(document, steppingSolvers(1));
  session.take(Subject(std::make_shared<Model>(*human())), QStringLiteral("Another person"));
  setGravity(document, Vector3(0.0, -1.62, 0.0), "Moon");
  QTRY_VERIFY(!document.isBeingSolved());
  document.undo();
  QTRY_VERIFY(document.project().posture && !document.isBeingSolved());
  QCOMPARE(document.verdict().words, QString("Feasible, local optimum"));
  document.redo();
  QVERIFY(document.project().task.gravity.y() == -1.62);
}

}  // namespace handhold

QTEST_MAIN(handhold::SubjectSessionTest)
#include "subject_session_test.moc"
