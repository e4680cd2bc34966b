// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMouseEvent>
#include <QTest>

#include "tests/ui/plots/offscreen.h"
#include "ui/plots/curves/curve_plot.h"
#include "ui/plots/curves/quantity.h"
#include "ui/plots/curves/timeline_ruler.h"
#include "ui/plots/export/export_table.h"
#include "ui/plots/export/plot_sheet.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

/// From 1e-6 to 1, with a zero that no power of ten shows.
CurveSet fall() {
  CurveSet set;
  set.title = QStringLiteral("Gap");
  set.unit = set.column = QStringLiteral("m");
  set.digits = 3;
  set.across = {QStringLiteral("steps"), {}, 0};
  Curve curve;
  curve.id = 0;
  curve.name = QStringLiteral("one");
  curve.style = Qt::DotLine;
  curve.times = {0.0, 1.0, 2.0, 3.0};
  curve.values = {1.0, 1e-3, 1e-6, 0.0};
  set.curves = {curve};
  set.to = 3.0;
  set.levels = {{1e-7, QStringLiteral("printed")}};
  return set;
}

struct Shown {
  explicit Shown(CurveSet set) {
    plot.resize(600, 400);
    plot.setCurves(std::move(set));
    plot.replot();
  }
  void drag(double down) {
    const QPointF from = plot.axisRect()->rect().center(), to = from + QPointF(0.0, down);
    QMouseEvent press(QEvent::MouseButtonPress, from, from, Qt::MiddleButton, Qt::MiddleButton, {});
    QMouseEvent move(QEvent::MouseMove, to, to, Qt::NoButton, Qt::MiddleButton, {});
    QApplication::sendEvent(&plot, &press);
    QApplication::sendEvent(&plot, &move);
  }
  CurvePlot plot;
};

}  // namespace

class CurveScaleTest : public QObject {
  Q_OBJECT

 private slots:
  void levelsBelongInThePicture();
  void powersOfTenAreShownWhole();
  void panningMovesEveryScaleWithTheMouse();
  void penStylesAreDrawn();
  void tablesNameWhatIsAcross();
  void aSampleIsItselfAfterAGap();
  void stepsAreToldApart();
  void anotherMotionsTimeIsReached();
  void namesOfMarksStandAboveTheCurves();
  void theCursorsTimeCoversNoName();
  void namesOfLevelsStandApart();
};

void CurveScaleTest::levelsBelongInThePicture() {
  CurveSet set = fall();
  set.levels[0].value = 3.0;
  QVERIFY(valueRange(set).upper > 3.0);
  set.levels[0].value = -3.0;
  QVERIFY(valueRange(set).lower < -3.0);
}

void CurveScaleTest::powersOfTenAreShownWhole() {
  CurveSet set = fall();
  set.scale = ValueScale::Logarithmic;
  const PlotRange range = valueRange(set);
  QVERIFY(std::abs(range.lower / 1e-7 - 1.0) < 1e-9 && range.upper == 1.0);
  set.curves[0].values[2] = 1e-30;  // rounding
  set.levels.clear();
  QVERIFY(valueRange(set).lower > 1e-18);
  set.curves.clear();
  QVERIFY(valueRange(set).lower > 0.0);
}

/// What was under the mouse stays there, and comes back.
void CurveScaleTest::panningMovesEveryScaleWithTheMouse() {
  for (const ValueScale scale : {ValueScale::Linear, ValueScale::Logarithmic}) {
    CurveSet set = fall();
    set.scale = scale;
    Shown shown(set);
    const double at = shown.plot.axisRect()->rect().center().y();
    const PlotRange before = shown.plot.valueRangeShown();
    const double value = shown.plot.yAxis->pixelToCoord(at);
    shown.drag(40.0);
    QVERIFY(std::abs(shown.plot.yAxis->coordToPixel(value) - at - 40.0) < 1e-6);
    shown.drag(-40.0);
    const PlotRange after = shown.plot.valueRangeShown();
    QVERIFY(std::abs(after.lower - before.lower) < 1e-9 * before.upper);
    QVERIFY(std::abs(after.upper - before.upper) < 1e-9 * before.upper);
  }
}

void CurveScaleTest::penStylesAreDrawn() {
  Shown shown(fall());
  QCOMPARE(shown.plot.graph(0)->pen().style(), Qt::DotLine);
}

void CurveScaleTest::tablesNameWhatIsAcross() {
  QCOMPARE(curveTable(fall()).heads.first(), QString("steps (1)"));
  CurveSet timed = fall();
  timed.across = {};
  QCOMPARE(curveTable(timed).heads.first(), QString("time (s)"));
  timed.scale = ValueScale::Logarithmic;
  QVERIFY(svgOf(plotSheet(timed), QSize(600, 300)).contains("printed"));
}

/// At the very time of a sample nothing is mixed in: not the gap before it, nor the digits of its neighbour.
void CurveScaleTest::aSampleIsItselfAfterAGap() {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  CurveSet set = fall();
  set.curves[0].values = {1.0, nan, 0.3, 1e17};
  set.curves.append(set.curves[0]);
  set.curves[1].values = {1e17, 0.1, 0.3, 1e-3};
  QCOMPARE(interpolated(set.curves[1].times, set.curves[1].values, 1.0), 0.1);
  const ExportTable table = curveTable(set);
  QCOMPARE(table.rows[1], (QStringList{"1", "", "0.1"}));
  QCOMPARE(table.rows[2], (QStringList{"2", "0.3", "0.3"}));
}

void CurveScaleTest::stepsAreToldApart() {
  for (const double span : {0.03, 0.2, 0.7, 1.0, 3.0, 40.0, 7000.0}) {
    const double step = niceStep(span, 5.0);
    QSet<QString> told;
    for (int k = 0; k < 5; ++k) {
      const QString label = figures(k * step, decimalsOfStep(step));
      QVERIFY2(std::abs(label.toDouble() - k * step) < 1e-9, qPrintable(label));
      told.insert(label);
    }
    QCOMPARE(told.size(), qsizetype(5));
  }
}

/// Curves that come again while the axis is on its way to another motion's time do not stop it.
void CurveScaleTest::anotherMotionsTimeIsReached() {
  Shown shown(fall());
  shown.plot.setTheme(PlotTheme::dark());  // eased
  shown.plot.show();
  QVERIFY(QTest::qWaitForWindowExposed(&shown.plot));
  CurveSet shorter = fall();
  shorter.to = 1.0;
  shown.plot.setCurves(shorter);
  QVERIFY(shown.plot.timeRange().upper > 1.0);  // on its way
  shown.plot.setCurves(shorter);
  QTRY_COMPARE(shown.plot.timeRange().upper, 1.0);
}

/// Of a band's two levels the names stand outside of it.
void CurveScaleTest::namesOfLevelsStandApart() {
  CurveSet set = fall();
  set.levels = {{0.01, QStringLiteral("high")}, {-0.01, QStringLiteral("low")}};
  Shown shown(set);
  QMap<QString, double> middles;
  for (int i = 0; i < shown.plot.itemCount(); ++i)
    if (const auto* name = qobject_cast<QCPItemText*>(shown.plot.item(i)); name && name->visible())
      middles[name->text()] = 0.5 * (name->top->pixelPosition().y() + name->bottom->pixelPosition().y());
  QVERIFY(middles["low"] - middles["high"] > shown.plot.fontMetrics().height());
}

/// Those that would meet are left out, from the left.
void CurveScaleTest::namesOfMarksStandAboveTheCurves() {
  CurveSet set = fall();
  set.levels.clear();
  set.marks = {{0.5, QStringLiteral("Foot Strike")},
               {0.55, QStringLiteral("Foot Off")},
               {2.0, QStringLiteral("Touch")}};
  Shown shown(set);
  QStringList names;
  for (int i = 0; i < shown.plot.itemCount(); ++i) {
    const auto* name = qobject_cast<QCPItemText*>(shown.plot.item(i));
    if (!name || !name->visible() || name->text().isEmpty()) continue;
    names << name->text();
    QVERIFY(name->bottom->pixelPosition().y() <= shown.plot.axisRect()->top() + 1.0);
    QVERIFY(!name->clipToAxisRect());
  }
  QCOMPARE(names, (QStringList{"Foot Strike", "Touch"}));
}

/// At a mark, its name is read as at any other time.
void CurveScaleTest::theCursorsTimeCoversNoName() {
  CurveSet set = fall();
  set.levels.clear();
  set.marks = {{1.0, QStringLiteral("Foot Strike")}};
  Shown shown(set);
  shown.plot.grab();  // its size is known from now on
  const int count = shown.plot.itemCount();
  const auto* name = qobject_cast<QCPItemText*>(shown.plot.item(count - 1));
  QVERIFY(name && name->text() == set.marks[0].name);
  const QRect box(name->topLeft->pixelPosition().toPoint(), name->bottomRight->pixelPosition().toPoint());
  const auto nameAt = [&](double time) {
    shown.plot.setTime(time);
    return shown.plot.grab(box.adjusted(0, 0, 0, -3)).toImage();
  };
  const QImage elsewhere = nameAt(3.0);
  QCOMPARE(nameAt(1.0), elsewhere);
  QVERIFY(box.top() > 0 && box.height() > 8);
}

}  // namespace handhold

QTEST_MAIN(handhold::CurveScaleTest)
#include "curve_scale_test.moc"
