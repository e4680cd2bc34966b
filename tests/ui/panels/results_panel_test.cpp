// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/result_actions.h"

namespace handhold {

namespace {

/// Two postures with different loads, and the list of them in front.
struct ResultsFixture : WindowFixture {
  ResultsFixture() {
    for (const PostureStatus status : {PostureStatus::Optimal, PostureStatus::Infeasible})
      applyTrial(document,
                 shared(fakeResult(human(), document.project().task, document.project().q, status)));
    find<QDockWidget>("dock.results")->raise();
    list = find<QTreeWidget>("results.list");
    QTest::qWait(1);
  }

  void click(int row, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
    const QRect rect = list->visualItemRect(list->topLevelItem(row));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers, QPoint(30, rect.center().y()));
  }

  QTreeWidget* list;
};

}  // namespace

class ResultsPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void listTellsNamesAndFigures();
  void returnShowsAndUndoGoesBack();
  void typedNameIsOneStep();
  void takenNameIsRefused();
  void deleteKeyRemovesTheResultAlone();
  void twoChosenAreCompared();
  void branchStartsASolve();
};

void ResultsPanelTest::listTellsNamesAndFigures() {
  ResultsFixture f;
  QCOMPARE(f.list->topLevelItemCount(), 2);
  QCOMPARE(f.list->topLevelItem(0)->text(0), QStringLiteral("Posture 1"));
  QCOMPARE(f.list->topLevelItem(1)->text(1), QStringLiteral("138.0"));
  QVERIFY(f.find<QLabel>("results.facts")->text().contains(QStringLiteral("right elbow flexion")));
}

void ResultsPanelTest::returnShowsAndUndoGoesBack() {
  ResultsFixture f;
  QCOMPARE(shownResult(f.document.project())->id, 2);
  f.click(0);
  QTest::keyClick(f.list, Qt::Key_Return);
  QCOMPARE(shownResult(f.document.project())->id, 1);
  f.document.undo();
  QCOMPARE(shownResult(f.document.project())->id, 2);
}

void ResultsPanelTest::typedNameIsOneStep() {
  ResultsFixture f;
  const int steps = f.document.history().index();
  f.click(0);
  QTest::keyClick(f.list, Qt::Key_F2);
  auto* field = f.list->findChild<QLineEdit*>();
  QVERIFY(field);
  QTest::keyClicks(field, QStringLiteral("Low bar"));
  QTest::keyClick(field, Qt::Key_Return);
  QTRY_COMPARE(f.document.project().results[0].name, std::string("Low bar"));
  QCOMPARE(f.document.history().index(), steps + 1);
}

void ResultsPanelTest::takenNameIsRefused() {
  ResultsFixture f;
  const int steps = f.document.history().index();
  f.click(0);
  QTest::keyClick(f.list, Qt::Key_F2);
  auto* field = f.list->findChild<QLineEdit*>();
  QTest::keyClicks(field, QStringLiteral("Posture 2"));
  QTest::keyClick(field, Qt::Key_Return);
  QTRY_VERIFY(!f.list->findChild<QLineEdit*>());
  QCOMPARE(f.list->topLevelItem(0)->text(0), QStringLiteral("Posture 1"));
  QCOMPARE(f.document.history().index(), steps);
}

void ResultsPanelTest::deleteKeyRemovesTheResultAlone() {
  ResultsFixture f;
  f.document.select({ElementKind::Contact, 0});
  const std::size_t contacts = f.document.project().task.contacts.size();
  f.click(0);
  QTest::keyClick(f.list, Qt::Key_Delete);
  QCOMPARE(f.document.project().results.size(), std::size_t(1));
  QCOMPARE(f.document.project().results[0].id, 2);
  QCOMPARE(f.document.project().task.contacts.size(), contacts);
}

void ResultsPanelTest::twoChosenAreCompared() {
  ResultsFixture f;
  auto* compare = f.find<QPushButton>("results.compare");
  f.click(0);
  QVERIFY(!compare->isEnabled());
  f.click(1, Qt::ControlModifier);
  QTest::mouseClick(compare, Qt::LeftButton);
  QVERIFY(f.document.comparison() == std::optional(Comparison{1, 2}));
  auto* table = f.find<QTreeWidget>("results.differences");
  QVERIFY(table->isVisible());
  QCOMPARE(table->topLevelItem(0)->text(1), QStringLiteral("82.0"));
  QCOMPARE(table->topLevelItem(0)->text(3), QStringLiteral("+56.0"));
  QTest::mouseClick(f.find<QToolButton>("results.endComparison"), Qt::LeftButton);
  QVERIFY(!f.document.comparison());
  QVERIFY(!table->isVisible());
}

void ResultsPanelTest::branchStartsASolve() {
  ResultsFixture f;
  f.click(0);
  QTest::mouseClick(f.find<QPushButton>("results.branch"), Qt::LeftButton);
  QTRY_COMPARE(f.document.project().results.size(), std::size_t(3));
  QCOMPARE(shownResult(f.document.project())->id, 3);
}

}  // namespace handhold

QTEST_MAIN(handhold::ResultsPanelTest)
#include "results_panel_test.moc"
