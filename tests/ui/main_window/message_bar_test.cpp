// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/message_bar.h"

#include <QLabel>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include "engine/core/error.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/result_actions.h"

namespace handhold {

/// How long sentences stay, and what they do to the view.
class MessageBarTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void refusalsGoWithTheNextChange();
  void aSolveThatFailedIsToldUntilTheTaskChanges();
  void messagesWaitForTheMouse();
  void aMessageMovesNothing();
  void aStepThatReplacesTheTaskOffersUndo();
  void aMotionWhoseStartHoldsNothingIsToldTheWayOut();
};

/// Why a name was refused stood there for ever; that work could not be saved still does.
void MessageBarTest::refusalsGoWithTheNextChange() {
  WindowFixture f;
  MessageBar& bar = f.window->messages();
  QVERIFY(!perform(f.document, [&] { renameThing(f.document, {ElementKind::Contact, 0}, "left hand"); }));
  QVERIFY(bar.message().contains("taken"));
  setGravity(f.document, Vector3::Zero(), "None");
  QVERIFY(bar.message().isEmpty());
  f.document.markSaved("/proc/nowhere/task.json");
  setGravity(f.document, Vector3(0.0, -1.62, 0.0), "Moon");
  f.window->actions()["file.save"]->trigger();
  QVERIFY2(bar.message().contains("nowhere"), qPrintable(bar.message()));
  setGravity(f.document, Vector3::Zero(), "None");
  QVERIFY(bar.message().contains("nowhere"));
  const QTemporaryDir folder;
  f.document.markSaved(folder.filePath("task.json"));
  setGravity(f.document, Vector3(0.0, -1.62, 0.0), "Moon");
  f.window->actions()["file.save"]->trigger();
  QVERIFY2(bar.message().isEmpty(), qPrintable(bar.message()));
}

/// The red sentence of a solve that found nothing is about the task as it was.
void MessageBarTest::aSolveThatFailedIsToldUntilTheTaskChanges() {
  Solvers solvers;
  solvers.solve = [](const Subject&, const Task&, const SolveOptions&) -> Trial {
    throw InputError("load", "is too big", "make it smaller");
  };
  WindowFixture f(solvers);
  f.window->actions()["solve.posture"]->trigger();
  QTRY_VERIFY(f.window->messages().message().contains("too big"));
  setGravity(f.document, Vector3::Zero(), "None");
  QVERIFY(f.window->messages().message().isEmpty());
}

/// A message that comes lies between the mouse and what it holds there.
void MessageBarTest::messagesWaitForTheMouse() {
  WindowFixture f;
  MessageBar& bar = f.window->messages();
  QWindow* window = f.window->windowHandle();
  const QPoint place(600, 400);
  QTest::mousePress(window, Qt::LeftButton, {}, place);
  f.document.report(Severity::Attention, "The hand is out of reach");
  QTest::qWait(100);
  QVERIFY(!bar.isVisible());
  QTest::mouseRelease(window, Qt::LeftButton, {}, place);
  QTRY_VERIFY(bar.isVisible());
  QTest::mousePress(window, Qt::LeftButton, {}, place);
  setGravity(f.document, Vector3::Zero(), "None");
  QVERIFY(bar.isVisible());
  QTest::mouseRelease(window, Qt::LeftButton, {}, place);
  QTRY_VERIFY(!bar.isVisible());
}

/// The view became lower, and the time line of plots that fill the window went down, by 32 px.
void MessageBarTest::aMessageMovesNothing() {
  WindowFixture f;
  auto* timeline = new QLabel("0.000 s");
  f.window->setTimeline(timeline);
  QVERIFY(QTest::qWaitForWindowExposed(f.window.get()));
  MessageBar& bar = f.window->messages();
  const auto placeOf = [&](const QWidget& widget) {
    return QRect(widget.mapTo(f.window.get(), QPoint()), widget.size());
  };
  const auto staysWithAMessage = [&](const QWidget& widget) {
    QTest::qWait(50);
    const QRect before = placeOf(widget);
    f.document.report(Severity::Error, "Nothing was found: the bar is far out of reach of both hands");
    QTRY_VERIFY(bar.isVisible());
    QTest::qWait(50);
    QCOMPARE(placeOf(widget), before);
    QVERIFY(bar.parentWidget()->rect().contains(bar.geometry()));
    QVERIFY(bar.height() >= bar.heightForWidth(bar.width()));  // all of it is read
    bar.dismiss();
    QTest::qWait(50);
    QCOMPARE(placeOf(widget), before);
  };
  staysWithAMessage(*f.window->centralWidget()->findChild<QStackedWidget*>());
  f.window->resize(1100, 700);
  staysWithAMessage(*f.window->centralWidget()->findChild<QStackedWidget*>());
  f.window->actions()["view.plotsAlone"]->trigger();
  staysWithAMessage(*timeline);
}

void MessageBarTest::aStepThatReplacesTheTaskOffersUndo() {
  WindowFixture f;
  applyTrial(f.document, shared(fakeResult(human(), f.document.project().task, f.document.project().q,
                                           PostureStatus::Optimal)));
  setGravity(f.document, Vector3::Zero(), "None");
  showResult(f.document, 1);
  QVERIFY(f.document.project().task.gravity.norm() > 0.0);
  QVERIFY(f.window->messages().message().contains("in place of the one at work"));
  auto* undo = f.find<QToolButton>("message.undo");
  QVERIFY(undo && undo->isVisible());
  QTest::mouseClick(undo, Qt::LeftButton);
  QCOMPARE(f.document.project().task.gravity.norm(), 0.0);
  QVERIFY(f.window->messages().message().isEmpty());
}

/// A bar, two hands on it, Predict: the first thing that a newcomer asks for was refused without a way out.
void MessageBarTest::aMotionWhoseStartHoldsNothingIsToldTheWayOut() {
  Solvers solvers;
  solvers.solve = [](const Subject& subject, const Task& task, const SolveOptions&) {
    Trial refused;
    refused.subject = subject;
    refused.task = std::make_shared<const Task>(task);
    refused.status = PostureStatus::Failed;
    refused.violations = {{Law::ContactAtEnds, "right hand", 0, Dimension::Length, 0.911}};
    return refused;
  };
  WindowFixture f(solvers);
  f.window->actions()["solve.motion"]->trigger();
  QTRY_VERIFY(f.window->messages().message().startsWith("Right hand lies 911 mm apart"));
  const QString command = f.window->actions()["edit.useAsStart"]->text().remove('&');
  QVERIFY2(f.window->messages().message().contains(command), qPrintable(f.window->messages().message()));
}

}  // namespace handhold

QTEST_MAIN(handhold::MessageBarTest)
#include "message_bar_test.moc"
