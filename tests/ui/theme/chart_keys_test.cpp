// SPDX-License-Identifier: GPL-3.0-or-later
// Charts that paint themselves, without a mouse.
#include "ui/theme/chart_keys.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/ui/plots/offscreen.h"
#include "tests/ui/plots/sample_motion.h"
#include "ui/panels/import/body_map.h"
#include "ui/plots/contact_loads_view.h"
#include "ui/plots/contact_table.h"
#include "ui/plots/curves/instant_chart.h"
#include "ui/plots/load_bars.h"
#include "ui/studies/case_chart.h"

using namespace handhold;

namespace {

std::optional<int> walkedBy(int key, WalkAlong walk, int from, int count) {
  return walked(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier), walk, from, count);
}

CurveSet threeValues() {
  CurveSet set;
  set.unit = QStringLiteral("N m");
  for (int id : {7, 3, 5}) {
    Curve curve;
    curve.id = id;
    curve.name = QStringLiteral("joint %1").arg(id);
    curve.times = {0.0};
    curve.values = {10.0 * id};
    set.curves.append(curve);
  }
  return set;
}

QImage pictureOf(QWidget& widget) { return widget.grab().toImage(); }

/// Tab reaches it, and it shows that.
template <class Chart>
bool takesTheKeyboard(Chart& chart) {
  chart.resize(700, 300);
  chart.show();
  if (!QTest::qWaitForWindowActive(&chart)) return false;
  chart.clearFocus();  // a window may have given it to its first
  const QImage before = pictureOf(chart);
  chart.setFocus(Qt::TabFocusReason);
  return (chart.focusPolicy() & Qt::TabFocus) && !chart.accessibleName().isEmpty() && chart.hasFocus() &&
         pictureOf(chart) != before;
}

}  // namespace

class ChartKeysTest : public QObject {
  Q_OBJECT

 private slots:
  void arrowsGoAndStayWithin();
  void columnsOfAnInstantArePicked();
  void linesOfContactsArePicked();
  void barsOfLoadsArePicked();
  void aClickIsGoneOnFrom();
  void casesArePicked();
  void partsOfTheBodyArePicked();
};

void ChartKeysTest::arrowsGoAndStayWithin() {
  QCOMPARE(walkedBy(Qt::Key_Right, WalkAlong::Across, -1, 3).value(), 0);
  QCOMPARE(walkedBy(Qt::Key_Right, WalkAlong::Across, 2, 3).value(), 2);
  QCOMPARE(walkedBy(Qt::Key_Left, WalkAlong::Across, 0, 3).value(), 0);
  QCOMPARE(walkedBy(Qt::Key_Left, WalkAlong::Across, -1, 3).value(), 2);
  QCOMPARE(walkedBy(Qt::Key_Home, WalkAlong::Down, 2, 3).value(), 0);
  QCOMPARE(walkedBy(Qt::Key_End, WalkAlong::Down, 0, 3).value(), 2);
  QCOMPARE(walkedBy(Qt::Key_Down, WalkAlong::Down, 0, 3).value(), 1);
  for (const int key : {Qt::Key_Left, Qt::Key_Right})  // they step through time
    QVERIFY(!walkedBy(key, WalkAlong::Down, 0, 3));
  QVERIFY(!walkedBy(Qt::Key_Down, WalkAlong::Down, -1, 0));
  QVERIFY(!walked(QKeyEvent(QEvent::KeyPress, Qt::Key_Right, Qt::ShiftModifier), WalkAlong::Across, 0, 3));
  const auto steps = [](int key) { return stepped(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier)); };
  QCOMPARE(steps(Qt::Key_Left).value(), -1);
  QCOMPARE(steps(Qt::Key_Right).value(), 1);
  QVERIFY(steps(Qt::Key_End).value() > 100 && !steps(Qt::Key_Up));
}

void ChartKeysTest::columnsOfAnInstantArePicked() {
  InstantChart chart;
  chart.setCurves(threeValues());
  chart.setSelected(3);
  QVERIFY(takesTheKeyboard(chart));
  QCOMPARE(chart.atHand(), 1);  // where the selection is
  QSignalSpy picked(&chart, &InstantChart::curvePicked);
  QTest::keyClick(&chart, Qt::Key_Right);
  QVERIFY(chart.accessibleDescription().contains("joint 5  50.00 N m"));
  QTest::keyClick(&chart, Qt::Key_Return);
  QTest::keyClick(&chart, Qt::Key_Home);
  QTest::keyClick(&chart, Qt::Key_Enter);
  QCOMPARE(picked.size(), 2);
  QCOMPARE(picked[0][0].toInt(), 5);
  QCOMPARE(picked[1][0].toInt(), 7);
  chart.setCurves({});  // nothing is at hand any longer
  QTest::keyClick(&chart, Qt::Key_Return);
  QCOMPARE(picked.size(), 2);
}

void ChartKeysTest::linesOfContactsArePicked() {
  ContactLoadsView view;
  view.setMotion(sample::motion(), sample::human(), sample::task());
  view.resize(1280, 240);
  view.show();
  QVERIFY(QTest::qWaitForWindowActive(&view));
  ContactTable& table = view.table();
  table.setFocus(Qt::TabFocusReason);
  QVERIFY(table.hasFocus() && !table.accessibleName().isEmpty());
  QSignalSpy selected(&view, &ContactLoadsView::contactSelected);
  QTest::keyClick(&table, Qt::Key_Down);
  QTest::keyClick(&table, Qt::Key_Down);
  QVERIFY(table.accessibleDescription().startsWith("Left grip") ||
          table.accessibleDescription().startsWith("left grip"));
  QTest::keyClick(&table, Qt::Key_Return);
  QCOMPARE(selected.size(), 1);
  QCOMPARE(selected[0][0].toString(), QString("left grip"));
  QTest::keyClick(&table, Qt::Key_End);
  QTest::keyClick(&table, Qt::Key_Return);
  QCOMPARE(selected.last()[0].toString(), QString("left foot"));
}

void ChartKeysTest::barsOfLoadsArePicked() {
  LoadBars bars;
  bars.setModel(sample::human());
  bars.setTorques(sample::posture()->frames.front());
  QVERIFY(takesTheKeyboard(bars));
  QSignalSpy selected(&bars, &LoadBars::jointSelected), hovered(&bars, &LoadBars::jointHovered);
  QTest::keyClick(&bars, Qt::Key_Home);
  QTest::keyClick(&bars, Qt::Key_Down);
  QCOMPARE(hovered.size(), 2);
  QTest::keyClick(&bars, Qt::Key_Return);
  QCOMPARE(selected.size(), 1);
  QCOMPARE(selected[0][0], hovered.last()[0]);
  QVERIFY(!bars.accessibleDescription().isEmpty());
  QTest::keyClick(&bars, Qt::Key_End);
  QVERIFY(bars.viewport()->rect().contains(bars.lineOf(hovered.last()[0].toInt()).toAlignedRect().center()));
}

/// By the keys that walk along a chart; beside its columns and lines a click is none.
void ChartKeysTest::aClickIsGoneOnFrom() {
  InstantChart chart;
  chart.setCurves(threeValues());
  chart.resize(700, 300);
  chart.show();
  QVERIFY(QTest::qWaitForWindowActive(&chart));
  chart.clearFocus();
  QTest::mouseClick(&chart, Qt::LeftButton, Qt::NoModifier, QPoint(2, 100));
  QVERIFY(!chart.hasFocus());
  QTest::mouseClick(&chart, Qt::LeftButton, Qt::NoModifier, QPoint(350, 100));
  QVERIFY(chart.hasFocus());
  QCOMPARE(chart.atHand(), 1);
  QTest::keyClick(&chart, Qt::Key_Right);
  QCOMPARE(chart.atHand(), 2);

  LoadBars bars;
  bars.setModel(sample::human());
  bars.setTorques(sample::posture()->frames.front());
  bars.resize(1280, 300);
  bars.show();
  QVERIFY(QTest::qWaitForWindowActive(&bars));
  bars.clearFocus();
  QSignalSpy selected(&bars, &LoadBars::jointSelected);
  const int joint = static_cast<int>(sample::human()->findJoint("r_knee_flexion"));
  QTest::mouseClick(bars.viewport(), Qt::LeftButton, Qt::NoModifier, bars.lineOf(joint).center().toPoint());
  QVERIFY(bars.hasFocus());
  QTest::keyClick(&bars, Qt::Key_Down);
  QTest::keyClick(&bars, Qt::Key_Return);
  QCOMPARE(selected.size(), 2);
  QCOMPARE(selected[0][0].toInt(), joint);
  QVERIFY(bars.lineOf(selected[1][0].toInt()).top() > bars.lineOf(joint).top());
}

void ChartKeysTest::casesArePicked() {
  CaseChart chart;
  CaseChartContent content;
  content.xName = QStringLiteral("height");
  content.yName = QStringLiteral("load");
  content.points = {{4, 2.0, 0.5}, {9, 1.0, 0.25}};
  chart.show(content);
  static_cast<QWidget&>(chart).show();
  chart.resize(400, 200);
  chart.setFocus(Qt::TabFocusReason);
  QSignalSpy chosen(&chart, &CaseChart::chosen);
  QTest::keyClick(&chart, Qt::Key_Right);
  QVERIFY(chart.accessibleDescription().contains("height 1, load 0.25"));
  QTest::keyClick(&chart, Qt::Key_Return);
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(chosen[0][0].toInt(), 9);
}

void ChartKeysTest::partsOfTheBodyArePicked() {
  BodyMap map;
  map.setParts(segmentLines(*sample::human()));
  const SegmentLine& first = map.parts().front();
  map.setMarkers({{QStringLiteral("LASI"), 0.5 * (first.from + first.to), false}});
  QVERIFY(takesTheKeyboard(map));
  QSignalSpy picked(&map, &BodyMap::picked);
  QTest::keyClick(&map, Qt::Key_Return);
  QVERIFY(picked.isEmpty());  // no part is at hand yet
  QTest::keyClick(&map, Qt::Key_Down);
  QVERIFY2(map.accessibleDescription().endsWith(": LASI"), qPrintable(map.accessibleDescription()));
  QTest::keyClick(&map, Qt::Key_Return);
  QTest::keyClick(&map, Qt::Key_End);
  QVERIFY(!map.accessibleDescription().contains("LASI"));
  QTest::keyClick(&map, Qt::Key_Enter);
  QCOMPARE(picked.size(), 2);
  QCOMPARE(picked[0][0].toInt(), 0);
  QCOMPARE(picked[1][0].toInt(), static_cast<int>(map.parts().size()) - 1);
}

QTEST_MAIN(ChartKeysTest)
#include "chart_keys_test.moc"
