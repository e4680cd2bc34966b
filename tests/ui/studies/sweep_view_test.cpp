// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "engine/core/atomic_file.h"
#include "engine/study/study_owner.h"
#include "ui/studies/answer_list.h"
#include "ui/studies/case_chart.h"
#include "ui/studies/sweep_view.h"

using namespace handhold;

namespace {

/// Two people at three heights; the higher of the first cannot be.
class ViewBench {
 public:
  ViewBench() {
    writeFile(path("task.json"), R"({"schema": "handhold-task-1", "name": "A task"})");
    writeFile(path("study.json"),
              R"({"schema": "handhold-study-1", "name": "Heights", "task": "task.json", "vary": [
              {"name": "person", "pointer": "/model", "values": ["f05", "m95"]},
              {"name": "height", "pointer": "/name", "from": 1, "to": 2, "steps": 3}]})");
    StudyStore store(file(), readStudyPlan(path("study.json")));
    while (const std::optional<int> index = store.claim("me 1 1", 60.0)) {
      CaseResult result;
      if (*index == 2)
        result.state = CaseState::Infeasible, result.reason = "out of reach", result.law = "target reach",
        result.thing = "left hand";
      if (*index == 5) break;  // left as it is
      result.figures = {{"peak_load", 0.1 * *index}, {"rula", 3.0}};
      result.trial = "{}";
      store.finish({*index, result}, "me 1 1");
    }
  }
  std::string path(const char* name) const { return folder_.filePath(name).toStdString(); }
  std::string file() const { return path("study.sqlite"); }

 private:
  QTemporaryDir folder_;
};

int shownRows(const QTreeWidget& table) {
  int shown = 0;
  for (int i = 0; i < table.topLevelItemCount(); ++i) shown += table.topLevelItem(i)->isHidden() ? 0 : 1;
  return shown;
}

}  // namespace

class SweepViewTest : public QObject {
  Q_OBJECT

 private slots:
  void everyCaseIsARowWithItsFigures() {
    const ViewBench bench;
    SweepView view;
    const auto* page = view.findChild<QPushButton*>("sweep.page");
    QVERIFY(!page->isEnabled());
    auto* tabs = view.findChild<QTabWidget*>("sweep.tabs");
    QVERIFY(!tabs->isVisibleTo(&view));  // nor an empty chart: a sentence and its button stand there
    view.open(bench.file());
    QVERIFY(page->isEnabled());
    QVERIFY(tabs->isVisibleTo(&view));
    auto* table = view.findChild<QTreeWidget*>("sweep.table");
    QCOMPARE(table->topLevelItemCount(), 6);
    const QTreeWidgetItem* row = table->topLevelItem(2);
    QCOMPARE(row->text(1), QString("f05"));
    QCOMPARE(row->text(2), QString("2"));
    QCOMPARE(row->text(3), QString("infeasible"));
    QCOMPARE(row->text(4), QString("target reach: left hand"));
    QCOMPARE(row->text(5), QString("out of reach"));
    QCOMPARE(row->text(7), QString());
    QCOMPARE(table->topLevelItem(3)->text(7), QString("30"));
    QCOMPARE(view.nameOf(2), QString("f05, 2"));
    QVERIFY(view.findChild<QLabel*>("sweep.state")->text().contains("4 solved, 1 infeasible"));
    QVERIFY(view.findChild<QPushButton*>("sweep.run")->isEnabled());
    QVERIFY(!view.findChild<QPushButton*>("sweep.stop")->isEnabled());
  }

  void aFilterLeavesItsRowsAndPoints() {
    const ViewBench bench;
    SweepView view;
    view.resize(1000, 300);
    view.show();
    view.open(bench.file());
    auto* table = view.findChild<QTreeWidget*>("sweep.table");
    auto* chart = view.findChild<CaseChart*>("sweep.chart");
    QCOMPARE(chart->content().points.size(), 4);
    QCOMPARE(chart->content().yName, QString("peak_load (%) (solved cases)"));
    QTest::keyClicks(view.findChild<QLineEdit*>("sweep.filter"), "F05 solved");
    QCOMPARE(shownRows(*table), 2);
    QCOMPARE(chart->content().points.size(), 2);
  }

  void aFilterTakesBoundsOfColumns() {
    const ViewBench bench;
    SweepView view;
    view.show();
    view.open(bench.file());
    auto* filter = view.findChild<QLineEdit*>("sweep.filter");
    auto* table = view.findChild<QTreeWidget*>("sweep.table");
    const auto rows = [&](const char* words) {
      filter->setText(words);
      return shownRows(*table);
    };
    QCOMPARE(rows("peakload<25"), 2);
    QCOMPARE(rows("peakload>=10 height<=1.5"), 3);
    QCOMPARE(rows("height=2"), 2);
    QCOMPARE(rows("height>1 m95"), 2);
    QCOMPARE(rows("rula>3"), 0);
    QCOMPARE(rows("peakload<25"), 2);
    const auto* state = view.findChild<QLabel*>("sweep.state");
    QVERIFY(state->text().contains("4 solved"));
    QCOMPARE(rows("rulla<4"), 0);
    QVERIFY2(state->text().startsWith("No case has “rulla<4”; columns: Case, person"),
             qPrintable(state->text()));
  }

  /// What waits goes on, what crashed is tried again, and of what is decided nothing is left to do.
  void runAndStopAreOfferedWhereTheyDoSomething() {
    const ViewBench bench;
    SweepView view;
    auto* run = view.findChild<QPushButton*>("sweep.run");
    auto* stop = view.findChild<QPushButton*>("sweep.stop");
    QVERIFY(!run->isEnabled() && !stop->isEnabled());
    view.open(bench.file());
    QVERIFY(run->isEnabled() && run->text() == "Go on");
    view.setRunning(true);
    QVERIFY(!run->isEnabled() && stop->isEnabled());
    view.setStopping();
    QVERIFY(!stop->isEnabled());
    view.setRunning(false);
    QVERIFY(run->isEnabled() && !stop->isEnabled());
  }

  /// Its worker is no more.
  void whatWasStoppedDoesNotRun() {
    const ViewBench bench;
    StudyStore store(bench.file());
    StudyOwner gone = thisProcess();
    gone.start += "1";
    store.giveBack("me 1 1");
    QVERIFY(store.claim(gone.text(), 60.0));
    SweepView view;
    view.open(bench.file());
    const auto* state = view.findChild<QLabel*>("sweep.state");
    QVERIFY2(state->text().contains("1 running"), qPrintable(state->text()));
    view.setRunning(true);
    view.setRunning(false);
    QVERIFY2(state->text().contains("1 waiting"), qPrintable(state->text()));
  }

  void arrowsShowTheCaseOfTheirRow() {
    const ViewBench bench;
    SweepView view;
    view.resize(1000, 300);
    view.show();
    view.open(bench.file());
    auto* table = view.findChild<QTreeWidget*>("sweep.table");
    const QSignalSpy chosen(&view, &SweepView::caseChosen);
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QTRY_COMPARE(chosen.size(), 1);  // the last of them, as hands rest
    QCOMPARE(chosen[0][0].toInt(), table->currentItem()->text(0).toInt());
    QVERIFY(chosen[0][0].toInt() > 0);
  }

  void anotherStudyHasNoCaseOfTheOneBefore() {
    const ViewBench one, other;
    SweepView view;
    view.open(one.file());
    view.mark(2);
    const auto* table = view.findChild<QTreeWidget*>("sweep.table");
    QVERIFY(table->currentItem());
    view.open(one.file());
    QVERIFY(table->currentItem());
    view.open(other.file());
    QVERIFY(!table->currentItem() && table->selectedItems().isEmpty());
  }

  void aClickOnAPointChoosesItsCase() {
    const ViewBench bench;
    SweepView view;
    view.resize(1000, 300);
    view.show();
    view.open(bench.file());
    auto* chart = view.findChild<CaseChart*>("sweep.chart");
    auto* across = view.findChild<QComboBox*>("sweep.across");
    across->setCurrentIndex(across->findText("person"));
    QCOMPARE(chart->content().columns, (QStringList{"f05", "m95"}));
    const QSignalSpy chosen(&view, &SweepView::caseChosen);
    const CasePoint point = chart->content().points[3];
    QTest::mouseClick(chart, Qt::LeftButton, {}, chart->placeOf(point).toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), point.index);
    QCOMPARE(view.findChild<QTreeWidget*>("sweep.table")->currentItem()->text(0).toInt(), point.index);
  }

  /// The answer's words are those of command and page; its links leave the cases that they count.
  void theAnswerNamesWhatStandsInTheWayAndShowsItsCases() {
    const ViewBench bench;
    SweepView view;
    view.resize(1000, 300);
    view.show();
    view.open(bench.file());
    auto* answer = view.findChild<AnswerList*>("sweep.answer");
    QVERIFY2(answer->toPlainText().contains("80.0 %, 4 of 5"), qPrintable(answer->toPlainText()));
    QVERIFY(answer->toPlainText().contains("Best height"));
    QVERIFY(answer->toPlainText().contains("1 case"));
    emit answer->anchorClicked(QUrl(answer->document()->toHtml().section("href=\"", 1).section('"', 0, 0)));
    auto* table = view.findChild<QTreeWidget*>("sweep.table");
    QCOMPARE(shownRows(*table), 1);
    QVERIFY(!table->topLevelItem(2)->isHidden());
  }

  void sharesAreChartedWithTheirPlaces() {
    const ViewBench bench;
    SweepView view;
    view.open(bench.file());
    auto* up = view.findChild<QComboBox*>("sweep.up");
    auto* across = view.findChild<QComboBox*>("sweep.across");
    across->setCurrentIndex(across->findText("height"));
    up->setCurrentIndex(up->findText("Possible, %"));
    const auto& shares = view.findChild<CaseChart*>("sweep.chart")->content().shares;
    QCOMPARE(shares.size(), 3);
    QCOMPARE(shares[0].share, 100.0);
    QCOMPARE(shares[2].x, 2.0);  // of the first person impossible, of the second not decided
    QCOMPARE(shares[2].share, 0.0);
    QVERIFY(view.findChild<CaseChart*>("sweep.chart")->content().points.isEmpty());
  }

  /// However narrow the window is.
  void theAxesAreNamedInFull() {
    const ViewBench bench;
    SweepView view;
    view.resize(640, 300);
    view.show();
    view.open(bench.file());
    constexpr int kArrow = 20;  // px
    for (const char* name : {"sweep.up", "sweep.across"}) {
      const auto* box = view.findChild<QComboBox*>(name);
      QTRY_VERIFY(box->width() >= box->fontMetrics().horizontalAdvance(box->currentText()) + kArrow);
    }
  }

  void axesHaveRoundNumbers() {
    CaseChart chart;
    chart.resize(500, 200);
    CaseChartContent content;
    content.points = {{0, 0.0654, 1234.5}, {1, 0.2871, 1731.0}};
    chart.show(content);
    for (const QVector<double>& ticks : {chart.xTicks(), chart.yTicks()}) {
      QVERIFY(ticks.size() >= 2);
      for (const double tick : ticks)  // two digits tell it whole
        QVERIFY2(std::abs(QString::number(tick, 'g', 2).toDouble() - tick) < 1e-9 * std::abs(tick),
                 qPrintable(QString::number(tick)));
    }
    QVERIFY(chart.xTicks().first() >= 0.05 && chart.xTicks().last() <= 0.31);
  }

  void whatIsNoStudyIsRefused() {
    const ViewBench bench;
    SweepView view;
    QVERIFY_THROWS_EXCEPTION(std::exception, view.open(bench.path("task.json")));
    QCOMPARE(view.findChild<QTreeWidget*>("sweep.table")->topLevelItemCount(), 0);
  }
};

QTEST_MAIN(SweepViewTest)
#include "sweep_view_test.moc"
