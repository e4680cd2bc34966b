// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/studies_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <thread>

#include "engine/estimation/jump/jump_study.h"
#include "engine/estimation/three_bar/three_bar_study.h"
#include "tests/ui/plots/offscreen.h"
#include "ui/controls/number_field.h"
#include "ui/studies/comparison_table.h"
#include "ui/studies/figure_view.h"
#include "ui/studies/stick_view.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines
constexpr StudyCondition kLength{"--length",      "length_m",       "All", "Length", "how long",
                                 {0.0, 2.0, "m"}, Dimension::Length};

/// Two numbers, one of which agrees, in figures that have a set of one name.
PrintedStudy twoNumbers(double length) {
  PrintedStudy study;
  compare(study, {"8.31", "length", "m", 1.0, PrintedClaim::Equals, 0.1, "it was changed"}, length);
  compare(study, {"8.4", "part", "1", 0.5, PrintedClaim::AtMost}, 0.25);
  study.figures = {
      {"8.4 a", "one", "time (s)", "gap (m)", {{"ic", {0, 1}, {0, 1e-4}}, {"sp_p", {0, 1}, {0, 1e-5}}}},
      {"8.31",
       "two",
       "iteration steps",
       "speed (m/s)",
       {{"ic", {0, 5}, {1, 2}}},
       {{3.0, PrintedClaim::AtMost}}}};
  const std::vector<Vector3> still{Vector3::Zero(), Vector3::UnitX()},
      moved{Vector3::UnitY(), Vector3::UnitX()};
  study.motions = {{"fall",
                    "time (s)",
                    {0.0, 0.5, 1.0},
                    {{"true", {still, still, still}}, {"ic", {still, moved, still}}}}};
  return study;
}

StudyKind quickKind() {
  StudyKind kind{"quick", "Quick study", "a length", {"It is a note."}, {kLength}, {1.0}, {}};
  kind.run = [](const StudyValues& values, const ProgressSink&, const std::stop_token&) {
    return twoNumbers(values[0]);
  };
  return kind;
}

/// Works until it is stopped, then has a part.
StudyKind slowKind() {
  StudyKind kind = quickKind();
  kind.title = "Slow study";
  kind.run = [](const StudyValues&, const ProgressSink& progress, const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      tellStage(progress, "Part", 0.5);
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return PrintedStudy();
  };
  return kind;
}

struct Page {
  explicit Page(std::vector<StudyKind> kinds) : session(std::move(kinds)), page(session) {
    page.resize(1200, 700);
    page.show();
  }
  template <class Widget>
  Widget* find(const char* name) {
    return page.findChild<Widget*>(QString::fromLatin1(name));
  }
  void run() {
    QSignalSpy done(&session, &StudySession::resultChanged);
    find<QPushButton>("studies.run")->click();
    QVERIFY(done.wait(kPatience));
  }
  QString verdict() { return find<QLabel>("studies.verdict")->text(); }

  StudySession session;
  StudiesPage page;
};

void type(QWidget* field, const QString& text) {
  field->setFocus();
  qobject_cast<QLineEdit*>(field)->selectAll();
  QTest::keyClicks(field, text);
  QTest::keyClick(field, Qt::Key_Return);
}

}  // namespace

class StudiesPageTest : public QObject {
  Q_OBJECT

 private slots:
  void theLinkageIsRunWithConditionsThatAreTyped();
  void fieldsRefuseWhatTheCommandRefuses();
  void nothingIsRunWithANumberInRed();
  void theDocumentsConditionsComeBack();
  void resultsOfOtherConditionsSaySo();
  void aStudyIsStopped();
  void rowsAreSortedAndCopied();
  void aRowLeadsToItsFigure();
  void curvesAreSwitchedInAllFigures();
  void figuresSayWhatTheyHaveAcross();
  void oneCursorForFiguresAndSticks();
  void whatMustBeKnownIsSaid();
  void escapeLeavesThePage();
  void theJumpIsRun();
  void whatNobodyPrintedIsTold();
};

/// Few iterations, so that less closes than in the document.
void StudiesPageTest::theLinkageIsRunWithConditionsThatAreTyped() {
  Page p({threeBarKind()});
  type(p.find<NumberField>("studies.self_iterations"), "3");
  type(p.find<NumberField>("studies.weighting_iterations"), "4");
  type(p.find<NumberField>("studies.offset_m"), "2 cm");
  p.run();
  QVERIFY(!QTest::currentTestFailed());
  const StudyRun& run = *p.session.result();
  StudyValues wanted = threeBarKind().usual;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const std::string key = run.kind.conditions[i].key;
    if (key == "self_iterations") wanted[i] = 3;
    if (key == "weighting_iterations") wanted[i] = 4;
    if (key == "offset_m") wanted[i] = 0.02;
    QVERIFY2(std::abs(run.values[i] - wanted[i]) < 1e-12, key.c_str());
  }
  auto* table = p.find<ComparisonTable>("studies.comparisons");
  QCOMPARE(table->topLevelItemCount(), static_cast<int>(run.study.comparisons.size()));
  int agree = 0;
  for (int i = 0; i < table->topLevelItemCount(); ++i) {
    const QTreeWidgetItem& row = *table->topLevelItem(i);
    const PrintedComparison& ours = run.study.comparisons[std::size_t(i)];
    QCOMPARE(row.text(ComparisonTable::kQuantity), QString::fromStdString(ours.quantity));
    QCOMPARE(row.text(ComparisonTable::kAgrees), QString(ours.agrees ? "agrees" : "differs"));
    QVERIFY(ours.agrees || row.text(ComparisonTable::kWhy).contains("self 3 (15)"));
    agree += ours.agrees;
  }
  QVERIFY(agree < table->topLevelItemCount());
  QVERIFY(p.verdict().startsWith(QString("%1 of ").arg(agree)));
}

void StudiesPageTest::fieldsRefuseWhatTheCommandRefuses() {
  Page p({quickKind()});
  auto* field = p.find<NumberField>("studies.length_m");
  for (const char* text : {"2.1 m", "-1 mm", "nan", "ten"}) {
    type(field, text);
    QVERIFY2(field->isRefused(), text);
    QCOMPARE(p.session.values()[0], 1.0);
    QTest::keyClick(field, Qt::Key_Escape);
  }
  QVERIFY_EXCEPTION_THROWN(p.session.setValue(0, 2.1), std::exception);
}

void StudiesPageTest::nothingIsRunWithANumberInRed() {
  Page p({quickKind()});
  auto* field = p.page.findChild<NumberField*>();
  QVERIFY(field);
  type(field, "abc");
  QVERIFY(field->isRefused());
  p.find<QPushButton>("studies.run")->click();
  QVERIFY(!p.session.runner().isRunning());
  QVERIFY2(p.verdict().startsWith("Not run"), qPrintable(p.verdict()));
}

void StudiesPageTest::theDocumentsConditionsComeBack() {
  Page p({quickKind()});
  auto* reset = p.find<QPushButton>("studies.reset");
  QVERIFY(!reset->isEnabled());
  type(p.find<NumberField>("studies.length_m"), "1.5 m");
  QCOMPARE(p.session.values()[0], 1.5);
  QVERIFY(reset->isEnabled());
  reset->click();
  QCOMPARE(p.session.values(), quickKind().usual);
  QCOMPARE(p.find<NumberField>("studies.length_m")->valueInSi(), 1.0);
}

void StudiesPageTest::resultsOfOtherConditionsSaySo() {
  Page p({quickKind()});
  QVERIFY(!p.find<QPushButton>("studies.export")->isEnabled());
  p.run();
  QCOMPARE(p.verdict(), QString("2 of 2 printed results agree"));
  QVERIFY(p.find<QPushButton>("studies.export")->isEnabled());
  p.session.setValue(0, 1.5);
  QVERIFY(p.verdict().contains("other conditions"));
  p.run();
  QCOMPARE(p.verdict(), QString("1 of 2 printed results agree"));
  const QTreeWidgetItem* row = p.find<ComparisonTable>("studies.comparisons")->topLevelItem(0);
  QCOMPARE(row->text(ComparisonTable::kWhy), QString("it was changed; other conditions: length 1.5 m (1 m)"));
}

void StudiesPageTest::aStudyIsStopped() {
  Page p({quickKind(), slowKind()});
  p.session.choose(1);
  p.find<QPushButton>("studies.run")->click();
  auto* stop = p.find<QPushButton>("studies.stop");
  QTRY_VERIFY(stop->isVisible());
  QSignalSpy done(&p.session, &StudySession::resultChanged);
  stop->click();
  QVERIFY(done.wait(kPatience));
  QVERIFY(p.verdict().contains("stopped"));
  QTRY_VERIFY(p.find<QPushButton>("studies.run")->isVisible());
  p.session.choose(0);
  QVERIFY(!p.session.result());
}

void StudiesPageTest::rowsAreSortedAndCopied() {
  Page p({quickKind()});
  p.run();
  auto* table = p.find<ComparisonTable>("studies.comparisons");
  QCOMPARE(table->topLevelItem(0)->text(0), QString("8.31"));
  table->sortByColumn(ComparisonTable::kFigure, Qt::AscendingOrder);
  QCOMPARE(table->topLevelItem(0)->text(0), QString("8.4"));
  table->sortByColumn(ComparisonTable::kOurs, Qt::DescendingOrder);
  QCOMPARE(table->topLevelItem(0)->text(0), QString("8.31"));
  QCOMPARE(table->copied().count('\n'), 3);
  table->topLevelItem(1)->setSelected(true);
  table->setFocus();
  QTest::keySequence(table, QKeySequence::Copy);
  QCOMPARE(QApplication::clipboard()->text().section('\n', 1, 1),
           QString("8.4\tpart\t1\tat most\t0.5\t0.25\tagrees\t"));
}

void StudiesPageTest::aRowLeadsToItsFigure() {
  Page p({quickKind()});
  p.run();
  auto* table = p.find<ComparisonTable>("studies.comparisons");
  auto* figures = p.find<QListWidget>("studies.figures");
  emit table->itemActivated(table->topLevelItem(0), 0);
  QCOMPARE(figures->currentRow(), 1);
  QCOMPARE(p.find<QTabWidget>("studies.tabs")->currentIndex(), 1);
  emit table->itemActivated(table->topLevelItem(1), 0);
  QCOMPARE(figures->currentRow(), 0);  // "8.4" is "8.4 a"
}

void StudiesPageTest::curvesAreSwitchedInAllFigures() {
  Page p({quickKind()});
  p.run();
  auto* view = p.page.findChild<FigureView*>();
  const CurveSet both = view->plot().curveSet();
  QCOMPARE(both.curves.size(), qsizetype(2));
  QVERIFY(both.curves[0].color != both.curves[1].color && both.curves[0].style != both.curves[1].style);
  view->switches().item(0)->setCheckState(Qt::Unchecked);
  QCOMPARE(view->plot().curveSet().curves.size(), qsizetype(1));
  QCOMPARE(view->plot().curveSet().curves[0].name, QString("sp_p"));
  QCOMPARE(view->plot().curveSet().curves[0].color, both.curves[1].color);
  view->list().setCurrentRow(1);
  QVERIFY(view->plot().curveSet().curves.isEmpty());
}

void StudiesPageTest::figuresSayWhatTheyHaveAcross() {
  Page p({quickKind()});
  p.run();
  auto* view = p.page.findChild<FigureView*>();
  QCOMPARE(valueWords(view->plot().curveSet(), -1.234e-5), QString::fromUtf8("−1.23 × 10⁻⁵ m"));
  QCOMPARE(acrossWords(view->plot().curveSet().across, 0.5), QString("0.500 s"));
  view->list().setCurrentRow(1);
  const CurveSet& steps = view->plot().curveSet();
  QCOMPARE(acrossWords(steps.across, 4.0), QString("4"));
  QCOMPARE(steps.levels.size(), qsizetype(1));
  QCOMPARE(steps.levels[0].name, QString("printed: at most 3"));
  QVERIFY(valueRange(steps).upper > 3.0);
  p.find<QCheckBox>("studies.logarithmic")->setChecked(true);
  view->list().setCurrentRow(0);
  QCOMPARE(valueRange(view->plot().curveSet()), (PlotRange{1e-5, 1e-4}));
}

void StudiesPageTest::oneCursorForFiguresAndSticks() {
  Page p({quickKind()});
  p.run();
  auto* figures = p.page.findChild<FigureView*>();
  auto* sticks = p.page.findChild<StickView*>();
  emit figures->plot().timeScrubbed(0.6);
  QCOMPARE(sticks->slider().value(), 1);
  QCOMPARE(sticks->picture().frame(), 1);
  sticks->slider().setValue(2);
  QCOMPARE(figures->plot().cursor().time(), 1.0);
  figures->list().setCurrentRow(1);
  emit figures->plot().timeScrubbed(0.0);  // of steps, not of time
  QCOMPARE(sticks->slider().value(), 2);
  figures->list().setCurrentRow(0);
  QCOMPARE(figures->plot().cursor().time(), 1.0);  // where it was in time
  const QPointF right = sticks->picture().seen(Vector3::UnitX()),
                up = sticks->picture().seen(Vector3::UnitY());
  QVERIFY(right.x() > up.x() && right.y() > up.y());
}

void StudiesPageTest::whatMustBeKnownIsSaid() {
  Page p({threeBarKind()});
  const QString notes = p.find<QLabel>("studies.notes")->text();
  for (const char* words : {"free of singularities", "They are not", "25 deg/s", "spline of quaternions"})
    QVERIFY2(notes.contains(words), words);
}

void StudiesPageTest::escapeLeavesThePage() {
  Page p({quickKind()});
  QSignalSpy left(&p.page, &StudiesPage::closeWanted);
  p.page.setFocus();
  QTest::keyClick(&p.page, Qt::Key_Escape);
  QCOMPARE(left.count(), 1);
}

/// Few iterations. The five sets stand over the jump as it was; figures of places are drawn as they are.
void StudiesPageTest::theJumpIsRun() {
  Page p({threeBarKind(), jumpKind()});
  p.session.choose(1);
  type(p.find<NumberField>("studies.self_iterations"), "3");
  auto* gaps = p.find<QCheckBox>("studies.gaps");
  QVERIFY(gaps->isChecked());
  gaps->click();
  p.run();
  const PrintedStudy& study = p.session.result()->study;
  const auto values = p.session.result()->values;
  QCOMPARE(std::ranges::count(values, 0.0) - std::ranges::count(jumpKind().usual, 0.0), std::ptrdiff_t(1));
  QCOMPARE(p.find<ComparisonTable>("studies.comparisons")->topLevelItemCount(),
           static_cast<int>(study.comparisons.size()));
  const auto five = std::ranges::find_if(
      study.motions, [](const StickMotion& motion) { return motion.title.starts_with("Five sets, exact"); });
  QVERIFY(five != study.motions.end() && five->sets.size() == 6);
  QVERIFY(five->across.size() > 60);  // without gaps the whole flight
  auto* figures = p.page.findChild<FigureView*>();
  figures->showFigure("9.13");
  QVERIFY(figures->drawing().isVisibleTo(figures) && !figures->plot().isVisibleTo(figures));
  QCOMPARE(figures->drawing().motion().sets.size(), std::size_t(figures->switches().count()) + 1);
  figures->showFigure("9.15 d");
  QVERIFY(figures->plot().isVisibleTo(figures));
}

void StudiesPageTest::whatNobodyPrintedIsTold() {
  StudyKind kind = quickKind();
  kind.run = [](const StudyValues& values, const ProgressSink&, const std::stop_token&) {
    PrintedStudy study = twoNumbers(values[0]);
    study.tables = {{"methods", "method", {{"gap_m", "gaps (m)"}}, {{"ours", {1e-9}}, {"theirs", {0.02}}}}};
    study.results = {{"time to 1 cm", "s", 0.07}};
    study.recommendation = "Take ours";
    return study;
  };
  Page p({kind, quickKind()});
  p.run();
  auto* tabs = p.find<QTabWidget>("studies.tabs");
  QVERIFY(tabs->isTabVisible(3));
  const auto* methods = p.find<QTreeWidget>("studies.table.methods");
  QCOMPARE(methods->headerItem()->text(2), QString("theirs"));
  QCOMPARE(methods->topLevelItem(0)->text(0), QString("gaps (m)"));
  QCOMPARE(methods->topLevelItem(0)->text(1), QString::fromUtf8("1 × 10⁻⁹"));
  QCOMPARE(p.find<QTreeWidget>("studies.results")->topLevelItem(0)->text(1), QString("0.07 s"));
  QCOMPARE(p.find<QLabel>("studies.recommendation")->text(), QString("Take ours"));
  p.session.choose(1);
  p.run();
  QVERIFY(!tabs->isTabVisible(3));
}

}  // namespace handhold

QTEST_MAIN(handhold::StudiesPageTest)
#include "studies_page_test.moc"
