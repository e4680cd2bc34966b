// SPDX-License-Identifier: GPL-3.0-or-later
// The start page's samples, the plots as large as the window and in one of their own, the first steps.
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/number_field.h"
#include "ui/dialogs/first_steps.h"
#include "ui/dialogs/start_page.h"
#include "ui/document/posture_actions.h"
#include "ui/main_window/message_bar.h"

namespace handhold {

class WindowRoomsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void samplesStandInGroupsAndAreFound();
  void ctrlWGoesToTheStartPageThenCloses();
  void nothingIsToldOfATaskThatIsNotInSight();
  void plotsFillTheWindowAndComeBack();
  void aTornTabComesBackWhenItIsClosed();
  void firstStepsFollowWhatIsDone();
  void firstStepsFollowInAnyLanguage();
  void panelsBehindEachOtherKeepTheirNames();
  void whatWasTypedLastIsSolved();
  void tabComesToNothingUnseen();
};

void WindowRoomsTest::samplesStandInGroupsAndAreFound() {
  WindowFixture f;
  f.window->showStartPage();
  const auto card = [&](const char* name) { return f.find<CardButton>(QLatin1String("start.card.") + name); };
  QVERIFY(card("standing_pull")->card().group == SampleGroup::FirstSteps);
  QVERIFY(card("squat_load")->card().group == SampleGroup::OnEarth);
  QVERIFY(card("turn_left")->card().group == SampleGroup::Weightless);
  QVERIFY(card("turn_left_legs6")->card().group == SampleGroup::Trials);
  auto* search = f.find<QLineEdit>("start.search");
  QTest::keyClicks(search, "ladder hand");
  QVERIFY(!card("ladder_traverse")->isHidden());
  QVERIFY(card("standing_pull")->isHidden());
  search->setText("no such sample");
  for (const CardButton* one : f.window->findChildren<CardButton*>()) QVERIFY(one->isHidden());
  search->clear();
  QVERIFY(!card("standing_pull")->isHidden());
  QSignalSpy opened(f.find<QWidget>("start"), SIGNAL(fileChosen(QString)));
  QTest::keyClick(search, Qt::Key_Return);  // of many none
  QCOMPARE(opened.count(), 0);
  search->setText(card("standing_pull")->card().title);
  QTest::keyClick(search, Qt::Key_Return);
  QCOMPARE(opened.count(), 1);
  QVERIFY(opened.front().front().toString().endsWith(QStringLiteral("standing_pull.json")));
  f.find<StartPage>("start")->setRecordings({"/somewhere/squat_rise.c3d", "/somewhere/long_jump.trc"});
  search->setText("jump recorded");
  QVERIFY(f.find<QPushButton>("start.recording.squat_rise")->isHidden());
  QVERIFY(!f.find<QPushButton>("start.recording.long_jump")->isHidden());
}

void WindowRoomsTest::ctrlWGoesToTheStartPageThenCloses() {
  WindowFixture f;
  f.document.markSaved({});
  f.window->actions()["file.start"]->trigger();
  QVERIFY(f.find<QWidget>("start")->isVisible());
  QVERIFY(f.window->isVisible());
  f.window->actions()["file.start"]->trigger();
  QVERIFY(!f.window->isVisible());
}

void WindowRoomsTest::nothingIsToldOfATaskThatIsNotInSight() {
  WindowFixture f;
  auto* verdict = f.find<QLabel>("status.verdict");
  const QString title = f.window->windowTitle();
  QVERIFY(verdict->isVisible());
  f.window->showStartPage();
  QVERIFY(!verdict->isVisible());
  QCOMPARE(f.window->windowTitle(), QStringLiteral("Handhold"));
  f.window->showView();
  QVERIFY(verdict->isVisible());
  QCOMPARE(f.window->windowTitle(), title);
}

void WindowRoomsTest::plotsFillTheWindowAndComeBack() {
  WindowFixture f;
  QTRY_VERIFY(f.find<QWidget>("dock.scene")->isVisible());
  auto* bottom = f.find<QWidget>("bottom");
  const int before = bottom->height();
  auto* bar = f.find<QTabWidget>("bottom.tabs")->tabBar();
  QTest::mouseDClick(bar, Qt::LeftButton, {}, bar->tabRect(0).center());
  QTRY_VERIFY(bottom->height() > 2 * before);
  QVERIFY(!f.find<QWidget>("dock.scene")->isVisible());
  QTest::mouseRelease(bar, Qt::LeftButton, {}, bar->tabRect(0).center());  // a message waits for that
  // what is told is in sight there, too
  f.document.report(Severity::Good, "Written");
  auto* messages = f.window->findChild<MessageBar*>();
  QTRY_VERIFY(messages->isVisible());
  QTest::mouseClick(f.find<QToolButton>("bottom.maximise"), Qt::LeftButton);
  QTRY_COMPARE(messages->parentWidget(), f.window->centralWidget());
  QTRY_VERIFY(messages->isVisible());
  QTRY_VERIFY(f.find<QWidget>("dock.scene")->isVisible());
  QVERIFY(f.window->centralWidget()->isVisible());
  QTRY_VERIFY(std::abs(bottom->height() - before) < 40);
}

void WindowRoomsTest::aTornTabComesBackWhenItIsClosed() {
  WindowFixture f;
  auto* one = new QLabel("one");
  auto* two = new QLabel("two");
  f.window->setBottomWidgets({{"One", one}, {"Two", two}});
  f.window->showBottomWidget(*two);
  // no command asks for a tab that was there before
  QCOMPARE(f.find<BottomArea>("bottom")->tabActions().size(), 2);
  auto* tabs = f.find<QTabWidget>("bottom.tabs");
  QTest::mouseClick(f.find<QToolButton>("bottom.tearOff"), Qt::LeftButton);
  QCOMPARE(tabs->count(), 1);
  QVERIFY(two->window() != f.window.get() && two->isVisible());
  QCOMPARE(two->window()->windowTitle(), QString("Two"));
  f.window->showBottomWidget(*two);  // it is in sight, wherever it is
  QTest::mouseClick(f.find<QToolButton>("bottom.tearOff"), Qt::LeftButton);
  QCOMPARE(tabs->count(), 1);  // one stays
  two->window()->close();
  QTRY_COMPARE(tabs->count(), 2);
  QCOMPARE(two->window(), f.window.get());
  QCOMPARE(tabs->currentWidget(), static_cast<QWidget*>(two));
}

void WindowRoomsTest::firstStepsFollowWhatIsDone() {
  WindowFixture f;
  f.window->actions()["app.firstSteps"]->trigger();
  auto* steps = f.window->findChild<FirstSteps*>();
  QVERIFY(steps && steps->isVisible());
  QTest::mouseClick(f.find<QPushButton>("firstSteps.sample"), Qt::LeftButton);
  QTRY_COMPARE(steps->step(), 1);
  f.document.commit("Change laws", f.document.project());
  QCOMPARE(steps->step(), 1);
  f.document.commit("Drag Right palm", f.document.project());
  QCOMPARE(steps->step(), 2);
  moveThing(f.document, {ElementKind::Prop, 0}, Vector3(0.0, 0.01, 0.0));
  QCOMPARE(steps->step(), 3);
  const Project& moved = f.document.project();
  f.document.amend(
      withAnswer(moved, shared(fakeResult(moved.subject, moved.task, moved.q, PostureStatus::Optimal))));
  QCOMPARE(steps->step(), 3);  // what was moved is solved by itself
  f.window->actions()["solve.posture"]->trigger();
  QTRY_COMPARE(steps->step(), 4);
  QTest::mouseClick(f.find<QPushButton>("firstSteps.next"), Qt::LeftButton);
  QCOMPARE(steps->step(), 5);
  QTest::mouseClick(f.find<QPushButton>("firstSteps.next"), Qt::LeftButton);
  QVERIFY(!f.window->findChild<FirstSteps*>() || !steps->isVisible());
}

/// Steps are told by their titles in the language of the window.
void WindowRoomsTest::firstStepsFollowInAnyLanguage() {
  struct Steps : QTranslator {
    QString translate(const char*, const char* words, const char*, int) const override {
      return QString(words) == "Drag %1" ? QString("%1 ziehen") : QString();
    }
    bool isEmpty() const override { return false; }
  } german;
  WindowFixture f;
  f.window->actions()["app.firstSteps"]->trigger();
  auto* steps = f.window->findChild<FirstSteps*>();
  QTest::mouseClick(f.find<QPushButton>("firstSteps.sample"), Qt::LeftButton);
  QTRY_COMPARE(steps->step(), 1);
  QVERIFY(QCoreApplication::installTranslator(&german));
  f.document.commit("rechte Hand ziehen", f.document.project());
  QCoreApplication::removeTranslator(&german);
  QCOMPARE(steps->step(), 2);
}

/// Five of them were "So…", "Res…", "Phy…".
void WindowRoomsTest::panelsBehindEachOtherKeepTheirNames() {
  WindowFixture f;
  for (const char* name : {"Physics", "Manoeuvre", "Person"})
    f.window->addSidePanel({name, name}, new QWidget)->show();
  auto* solve = f.find<QDockWidget>("dock.solve");
  const int width = solve->width();
  const auto* names = f.window->findChild<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
  QVERIFY(names);
  QTRY_COMPARE(names->elideMode(), Qt::ElideNone);
  QVERIFY(names->count() >= 4);
  for (int tab = 0; tab < names->count(); ++tab)
    QVERIFY2(names->tabRect(tab).width() >= names->fontMetrics().horizontalAdvance(names->tabText(tab)),
             qPrintable(names->tabText(tab)));
  QTest::qWait(50);
  QCOMPARE(solve->width(), width);
}

/// By its keys the window solves while a number still stands in its field; one in red solves nothing.
void WindowRoomsTest::whatWasTypedLastIsSolved() {
  WindowFixture f;
  f.document.select({ElementKind::Contact, 0});
  auto* push = f.find<NumberField>("contact.push");
  QTRY_VERIFY(push && push->isVisible());
  const auto solved = [&](const char* typed) {
    QSignalSpy begun(&f.runner, &JobRunner::started);
    f.find<NumberField>("contact.push")->setFocus();
    f.find<NumberField>("contact.push")->selectAll();
    QTest::keyClicks(f.find<NumberField>("contact.push"), typed);
    f.window->actions()["solve.posture"]->trigger();
    QTest::qWait(100);
    return begun.count();
  };
  QCOMPARE(solved("777"), 1);
  QCOMPARE(f.document.project().task.contacts[0].limits.push, 777.0);
  QCOMPARE(solved("7 apples"), 0);
  QCOMPARE(f.document.project().task.contacts[0].limits.push, 777.0);
  QVERIFY(f.find<QLabel>("message.text")->text().contains("still wrong: Push"));
  // scrolled away it comes back
  push = f.find<NumberField>("contact.push");
  QScrollArea* area = nullptr;
  for (QWidget* around = push->parentWidget(); around && !area; around = around->parentWidget())
    area = qobject_cast<QScrollArea*>(around);
  QVERIFY(area);
  area->widget()->setMinimumHeight(3000);
  QTRY_VERIFY(area->verticalScrollBar()->maximum() > 1000);
  area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
  QVERIFY(push->visibleRegion().isEmpty());
  f.window->actions()["solve.posture"]->trigger();
  QVERIFY(!push->visibleRegion().isEmpty());
  QVERIFY(f.find<QLabel>("contact.doubt")->isHidden());
  QCOMPARE(solved("90000"), 1);  // taken, and doubted
  QVERIFY(f.find<QLabel>("contact.doubt")->isVisible());
  QVERIFY(f.find<QLabel>("contact.doubt")->text().contains("90000 N"));
}

/// Fields of a page behind another one took keys that nobody saw: arrows there chose another person.
void WindowRoomsTest::tabComesToNothingUnseen() {
  WindowFixture f;
  auto* behind = new QLineEdit;
  f.window->addSidePanel({"dock.behind", "Behind"}, behind)->show();
  auto* solve = f.find<QDockWidget>("dock.solve");
  solve->raise();
  QTRY_VERIFY(behind->visibleRegion().isEmpty() && behind->isVisible());
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  for (const Qt::FocusReason reason : {Qt::TabFocusReason, Qt::BacktabFocusReason}) {
    behind->setFocus(reason);
    const QWidget* now = QApplication::focusWidget();
    QVERIFY(now && now != behind && now->focusPolicy() & Qt::TabFocus);
  }
  f.find<QDockWidget>("dock.behind")->raise();
  QTRY_VERIFY(!behind->visibleRegion().isEmpty());
  behind->setFocus(Qt::TabFocusReason);
  QCOMPARE(QApplication::focusWidget(), behind);
}

}  // namespace handhold

QTEST_MAIN(handhold::WindowRoomsTest)
#include "window_rooms_test.moc"
