// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

#include "engine/dynamics/kinematics.h"
#include "engine/trial/marker_residuals.h"
#include "tests/ui/fake_recording.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/severity_look.h"
#include "ui/document/motion_actions.h"
#include "ui/document/posture_actions.h"
#include "ui/document/result_actions.h"
#include "ui/theme/style_sheet.h"

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
  void titlesAreWhole();
  void returnShowsAndUndoGoesBack();
  void typedNameIsOneStep();
  void takenNameIsRefused();
  void deleteKeyRemovesTheResultAlone();
  void whatUndoBringsBackIsChosen();
  void theChoiceGoesAlongWithWhatIsShown();
  void aPosedPostureIsKept();
  void twoChosenAreCompared();
  void whatFollowsAChangeIsToldAnew();
  void aMotionOfAnEarlierTaskIsToldSo();
  void branchStartsASolve();
  void fiveStandSideBySideWithTheirNames();
  void theAlignmentIsScrolledToWhole();
  void namesHaveTheRoomOfEmptyColumns();
  void theMenuIsOfTheResultThatWasClicked_data();
  void theMenuIsOfTheResultThatWasClicked();
  void aNoteIsToldAtOnce();
  void aFitIsToldWithItsWorstFirst();
  void comparedNamesKeepTheirColoursInTheOtherTheme();
};

void ResultsPanelTest::listTellsNamesAndFigures() {
  ResultsFixture f;
  QCOMPARE(f.list->topLevelItemCount(), 2);
  QCOMPARE(f.list->topLevelItem(0)->text(0), QStringLiteral("Posture 1"));
  QCOMPARE(f.list->topLevelItem(1)->text(1), QStringLiteral("138.0"));
  QVERIFY(f.find<QLabel>("results.facts")->text().contains(QStringLiteral("right elbow flexion")));
}

void ResultsPanelTest::titlesAreWhole() {
  applyAppearance(*qApp, Appearance::Light);
  ResultsFixture f;
  f.document.compare({1, 2});
  constexpr int kPadding = 12;  // px, of the style sheet
  for (const auto* table : {f.list, f.find<QTreeWidget>("results.differences")})
    for (int column = 1; column < table->columnCount(); ++column) {
      if (table->isColumnHidden(column)) continue;
      const QString title = table->headerItem()->text(column);
      const int icon = table->headerItem()->icon(column).isNull() ? 0 : table->iconSize().width();
      const int wanted = table->header()->fontMetrics().horizontalAdvance(title) + icon + kPadding;
      QVERIFY2(table->columnWidth(column) >= wanted, qPrintable(title));
    }
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

void ResultsPanelTest::whatUndoBringsBackIsChosen() {
  ResultsFixture f;
  f.click(0);
  QTest::keyClick(f.list, Qt::Key_Delete);
  f.document.undo();
  QCOMPARE(f.list->topLevelItemCount(), 2);
  QVERIFY(f.list->topLevelItem(0)->isSelected());
  QVERIFY(!f.list->topLevelItem(1)->isSelected());
  showResult(f.document, 1);
  const Project again = f.document.project();
  f.document.reset(newProject(human()), QString());
  f.document.reset(again, QString());
  QVERIFY(f.list->topLevelItem(0)->isSelected());  // what is shown
}

/// Unless something else was chosen.
void ResultsPanelTest::theChoiceGoesAlongWithWhatIsShown() {
  ResultsFixture f;
  const auto isChosen = [&](int row) { return f.list->topLevelItem(row)->isSelected(); };
  QVERIFY(!isChosen(0) && isChosen(1));
  setJointAngle(f.document, human()->findJoint("r_elbow_flexion"), -1.0);
  QVERIFY(!isChosen(0) && !isChosen(1));
  f.document.undo();
  QVERIFY(!isChosen(0) && isChosen(1));
  f.document.undo();
  QVERIFY(isChosen(0));
  f.document.redo();
  QVERIFY(!isChosen(0) && isChosen(1));
  f.click(0);
  setJointAngle(f.document, human()->findJoint("r_elbow_flexion"), -1.0);
  QVERIFY(isChosen(0) && !isChosen(1));
}

void ResultsPanelTest::aPosedPostureIsKept() {
  ResultsFixture f;
  auto* keep = f.find<QPushButton>("results.keep");
  QVERIFY(!keep->isEnabled());  // a result is shown
  setJointAngle(f.document, human()->findJoint("r_elbow_flexion"), -1.0);
  Trial loads =
      fakeResult(human(), f.document.project().task, f.document.project().q, PostureStatus::Optimal);
  loads.origin = Held();
  f.document.attachLoads(shared(loads));
  QVERIFY(keep->isEnabled());
  const VectorX posed = f.document.project().q;
  QTest::mouseClick(keep, Qt::LeftButton);
  QCOMPARE(f.document.project().results.size(), std::size_t(3));
  QCOMPARE(shownResult(f.document.project())->id, 3);
  QVERIFY(!keep->isEnabled());
  showResult(f.document, 1);
  showResult(f.document, 3);
  QVERIFY(f.document.project().q == posed);
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
  for (int column = 1; column < table->columnCount(); ++column)
    QVERIFY(table->columnWidth(column) >= table->header()->sectionSizeHint(column));
  QVERIFY(!table->headerItem()->icon(1).isNull());  // its colour
  QTest::mouseClick(f.find<QToolButton>("results.endComparison"), Qt::LeftButton);
  QVERIFY(!f.document.comparison());
  QVERIFY(!table->isVisible());
}

/// A motion that is solved again keeps its place in the list and has other figures.
void ResultsPanelTest::whatFollowsAChangeIsToldAnew() {
  ResultsFixture f;
  f.document.compare({1, 2});
  auto* table = f.find<QTreeWidget>("results.differences");
  const QString before = f.list->topLevelItem(1)->text(1);
  Trial again = *f.document.project().results[1].trial;
  again.peak.load = 0.25;
  Project next = f.document.project();
  next.results[1].trial = shared(again);
  f.document.amend(next);
  QVERIFY(before != QStringLiteral("25.0"));
  QCOMPARE(f.list->topLevelItem(1)->text(1), QStringLiteral("25.0"));
  QCOMPARE(table->topLevelItem(0)->text(2), QStringLiteral("25.0"));
}

/// Its verdict is none of what is asked now.
void ResultsPanelTest::aMotionOfAnEarlierTaskIsToldSo() {
  ResultsFixture f;
  Trial motion =
      fakeResult(human(), f.document.project().task, f.document.project().q, PostureStatus::Feasible);
  motion.motion.frames.resize(2, motion.motion.frames.front());
  motion.motion.frames[1].time = 1.0;
  motion.origin = Kinematic();
  applyTrial(f.document, shared(motion));
  const auto* facts = f.find<QLabel>("results.facts");
  QTRY_VERIFY2(facts->text().startsWith("Feasible"), qPrintable(facts->text()));
  MotionSettings longer = f.document.project().task.motion;
  longer.duration *= 2.0;
  setMotionSettings(f.document, longer, {"Duration", {}});
  QTRY_VERIFY2(facts->text().startsWith("Motion before the last change"), qPrintable(facts->text()));
  QVERIFY(f.list->topLevelItem(2)->toolTip(0).contains("Motion before the last change"));
  f.document.undo();
  QTRY_VERIFY2(facts->text().startsWith("Feasible"), qPrintable(facts->text()));
}

void ResultsPanelTest::fiveStandSideBySideWithTheirNames() {
  ResultsFixture f;
  for (int i = 0; i < 3; ++i)
    applyTrial(f.document, shared(fakeResult(human(), f.document.project().task, f.document.project().q,
                                             PostureStatus::Optimal)));
  const QString longName = QStringLiteral("standing_pull_of_the_second_series_with_a_low_bar");
  renameResult(f.document, 4, longName);
  f.document.compare({1, 2, 3, 4, 5});
  f.find<QDockWidget>("dock.results")->raise();
  auto* table = f.find<QTreeWidget>("results.differences");
  QTRY_VERIFY(table->isVisible());
  constexpr int kRead = 100;  // px of a title: "Peak load  %" is read
  QVERIFY2(table->columnWidth(0) >= kRead, qPrintable(QString::number(table->columnWidth(0))));
  int wide = 0;
  for (int column = 0; column < table->columnCount(); ++column) wide += table->columnWidth(column);
  QVERIFY(wide <= table->viewport()->width() || table->horizontalScrollBar()->maximum() > 0);
  const auto names = table->parentWidget()->findChildren<ElidedLabel*>();
  int shown = 0;
  for (const ElidedLabel* name : names) shown += name->isVisible() ? 1 : 0;
  QCOMPARE(shown, 5);
  QVERIFY(names[3]->text().contains(longName));
  QVERIFY(names[3]->mapTo(f.window.get(), QPoint(names[3]->width(), 0)).x() <= f.window->width());
  const QString pictures = qEnvironmentVariable("HANDHOLD_SCREENSHOTS");
  if (!pictures.isEmpty()) {
    QTest::qWait(100);
    QVERIFY(f.window->grab().save(pictures + "/five.png"));
  }
}

void ResultsPanelTest::branchStartsASolve() {
  ResultsFixture f;
  f.click(0);
  QTest::mouseClick(f.find<QPushButton>("results.branch"), Qt::LeftButton);
  QTRY_COMPARE(f.document.project().results.size(), std::size_t(3));
  QCOMPARE(shownResult(f.document.project())->id, 3);
}

/// At 1280 by 800 the dock is too low for all of it: the last of its fields comes into sight.
void ResultsPanelTest::theAlignmentIsScrolledToWhole() {
  ResultsFixture f;
  f.document.compare({1, 2});
  f.find<QAbstractButton>("results.alignment")->click();
  auto* last = f.find<QWidget>("align.heading");
  auto* table = f.find<QTreeWidget>("results.differences");
  QScrollArea* area = nullptr;
  for (QWidget* at = last; at && !area; at = at->parentWidget()) area = qobject_cast<QScrollArea*>(at);
  QVERIFY(area);
  QTRY_VERIFY(area->widget()->height() >= area->widget()->minimumSizeHint().height());
  for (QWidget* wanted : {last, static_cast<QWidget*>(table)}) {
    area->ensureWidgetVisible(wanted, 0, 0);
    const QRect seen(wanted->mapTo(area->viewport(), QPoint()), wanted->size());
    QVERIFY2(area->viewport()->rect().intersects(seen), qPrintable(wanted->objectName()));
    QVERIFY2(wanted->height() >= wanted->minimumSizeHint().height(), qPrintable(wanted->objectName()));
  }
  f.document.endComparison();
  QVERIFY(!area->isVisible());
}

void ResultsPanelTest::namesHaveTheRoomOfEmptyColumns() {
  ResultsFixture f;
  const auto shown = [&] {
    int count = 0;
    for (int column = 1; column < f.list->columnCount(); ++column) count += !f.list->isColumnHidden(column);
    return count;
  };
  f.list->setMinimumWidth(500);
  QTRY_COMPARE(shown(), 3);
  f.list->setMinimumWidth(0);
  f.list->setFixedWidth(240);  // the name comes before figures
  QTRY_COMPARE(shown(), 1);
  QTRY_VERIFY(f.list->columnWidth(0) >= 110);
  Trial recording;
  recording.subject = human();
  recording.origin = Recorded{"walk.c3d", std::make_shared<const Recording>(walk()), "", {}};
  Project recorded = f.document.project();
  for (KeptTrial& result : recorded.results) {
    result.id += 10;
    result.trial = shared(recording);
  }
  f.document.commit(QStringLiteral("Recorded"), recorded);
  for (int column = 1; column < f.list->columnCount(); ++column) QVERIFY(f.list->isColumnHidden(column));
  QTRY_COMPARE(f.list->columnWidth(0), f.list->viewport()->width());
}

void ResultsPanelTest::theMenuIsOfTheResultThatWasClicked_data() {
  QTest::addColumn<QString>("action");
  for (const char* action : {"Rename", "Delete"}) QTest::newRow(action) << action;
}

/// A solve that ends while the menu is open adds a result, which is chosen then.
void ResultsPanelTest::theMenuIsOfTheResultThatWasClicked() {
  QFETCH(const QString, action);
  ResultsFixture f;
  f.click(0);
  emit f.list->customContextMenuRequested(f.list->visualItemRect(f.list->topLevelItem(0)).center());
  auto* menu = f.find<QMenu>("results.menu");
  QVERIFY(menu);
  applyTrial(f.document, shared(fakeResult(human(), f.document.project().task, f.document.project().q,
                                           PostureStatus::Optimal)));
  QVERIFY(f.list->topLevelItem(2)->isSelected());
  for (QAction* each : menu->actions())
    if (each->text() == action) each->trigger();
  if (action == QStringLiteral("Rename")) {
    auto* field = f.list->findChild<QLineEdit*>();
    QVERIFY(field);
    QCOMPARE(field->text(), QStringLiteral("Posture 1"));
    return;
  }
  QCOMPARE(f.document.project().results.size(), std::size_t(2));
  QCOMPARE(f.document.project().results[0].id, 2);
  QCOMPARE(f.document.project().results[1].id, 3);
}

void ResultsPanelTest::aNoteIsToldAtOnce() {
  ResultsFixture f;
  noteResult(f.document, 1, QStringLiteral("For the review"));
  QVERIFY(f.list->topLevelItem(0)->toolTip(0).contains(QStringLiteral("For the review")));
  noteResult(f.document, 1, QStringLiteral("Done"));
  QVERIFY(f.list->topLevelItem(0)->toolTip(0).endsWith(QStringLiteral("Done")));
}

/// Two markers on the pelvis: one where it was seen, one 50 mm beside it in the second frame.
void ResultsPanelTest::aFitIsToldWithItsWorstFirst() {
  ResultsFixture f;
  auto* words = f.find<QTextBrowser>("results.fitWords");
  QVERIFY(!words->isVisible());
  Trial trial =
      fakeResult(human(), f.document.project().task, f.document.project().q, PostureStatus::Feasible);
  trial.motion.frames.assign(3, trial.motion.frames.front());
  Recording recording;
  recording.frames = evenTimes(0.0, 2.0, 3);
  recording.markers = {{"SACR", "", {}, {}}, {"LASI", "", {}, {}}};
  Data data(*trial.subject.model);
  for (std::size_t k = 0; k < 3; ++k) {
    trial.motion.frames[k].time = recording.frames.times[k];
    updateKinematics(*trial.subject.model, trial.motion.frames[k].q, data);
    const Vector3f place = placeOf({0, LinkIndex(0), Vector3::Zero(), 1.0, 0.0, 0.0}, data).cast<float>();
    recording.markers[0].positions.push_back(place);
    recording.markers[1].positions.push_back(place + Vector3f(k == 1 ? 0.05f : 0.0f, 0.0f, 0.0f));
  }
  Recorded origin{"walk.c3d", std::make_shared<const Recording>(recording)};
  origin.markers = {{0, LinkIndex(0), Vector3::Zero()}, {1, LinkIndex(0), Vector3::Zero()}};
  measureMarkers(distancesOf(*trial.subject.model, trial.motion, origin), origin);
  origin.doubts = {{DoubtKind::Plate, "plate 1", "both feet are on it", "given to the nearer one"}};
  origin.cutOff = 12.0;
  trial.task.reset();
  trial.origin = origin;
  trial.figures = {{"share_of_frames_reduced", 0.5},       {"residual_force_before_rms_N", 60.0},
                   {"residual_force_reduced_rms_N", 20.0}, {"body_moved_x_rms_m", 0.003},
                   {"body_moved_y_rms_m", 0.004},          {"mass_before_kg", 1.0}};
  addTrial(f.document, "walk", shared(trial));
  QTRY_VERIFY(words->isVisible());
  const QString told = words->toPlainText();
  QVERIFY2(told.contains("reduced in the 50 % of the frames that plates explained from 60 N") &&
               told.contains("the body was moved by") && told.contains("instead of 1.0 kg"),
           qPrintable(told));
  for (const char* part : {"12 Hz", "both feet are on it", "Worst at 0.50 s"})
    QVERIFY2(told.contains(QLatin1String(part)), qPrintable(told));
  QVERIFY2(told.indexOf(QStringLiteral("LASI")) < told.indexOf(QStringLiteral("SACR")), qPrintable(told));
  QPoint link;
  for (int y = 0; y < words->viewport()->height() && link.isNull(); ++y)
    for (int x = 0; x < words->viewport()->width() && link.isNull(); ++x)
      if (words->anchorAt(QPoint(x, y)) == QStringLiteral("0.5")) link = QPoint(x, y);
  QVERIFY(!link.isNull());
  QTest::mouseClick(words->viewport(), Qt::LeftButton, {}, link + QPoint(2, 2));
  QCOMPARE(f.document.playbackTime(), 0.5);
  for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
    f.window->setAppearance(appearance);
    QTRY_VERIFY(words->toHtml().contains(severityColor(Severity::Attention, words->palette()).name()));
  }
  f.document.undo();
  QVERIFY(!words->isVisible());
}

void ResultsPanelTest::comparedNamesKeepTheirColoursInTheOtherTheme() {
  ResultsFixture f;
  f.document.compare({1, 2});
  for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
    f.window->setAppearance(appearance);
    const auto names = f.find<QDockWidget>("dock.results")->findChildren<ElidedLabel*>();
    const auto first = std::ranges::find_if(names, [](auto* name) { return name->text().startsWith("● 1"); });
    QVERIFY(first != names.end());
    QTRY_COMPARE((*first)->palette().color(QPalette::WindowText), tokens((*first)->palette()).compared[0]);
  }
}

}  // namespace handhold

QTEST_MAIN(handhold::ResultsPanelTest)
#include "results_panel_test.moc"
