// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/end_names.h"

#include <QSignalSpy>
#include <QtTest>

#include "tests/ui/plots/offscreen.h"
#include "tests/ui/plots/sample_motion.h"
#include "tests/ui/plots/torque_bench.h"
#include "ui/plots/curves/plot_style.h"
#include "ui/plots/torque_plot.h"
#include "ui/theme/contrast.h"

using namespace handhold;

namespace {

using sample::jointNamed;

CurveSet longNamed() {
  Curve curve;
  curve.id = 0;
  curve.name = QStringLiteral("Right shoulder horizontal adduction");
  curve.times = {0.0, 1.0};
  curve.values = {0.0, 1.0};
  CurveSet set;
  set.curves = {curve};
  set.to = 1.0;
  return set;
}

struct Bench : sample::TorqueBench {
  CurvePlot& curves() { return plot.plot(); }
  QVector<EndNames::Placed> placed() {
    curves().replot();
    return curves().ends().placed();
  }
};

}  // namespace

class EndNamesTest : public QObject {
  Q_OBJECT

 private slots:
  void placesAreSpreadAsLittleAsCanBe();
  void namesStandAtTheCurvesEnds();
  void aNameIsPickedAndLeavesTheTime();
  void asManyAsFitAreNamed();
  void aNarrowPlotKeepsItsCurves();
  void namesFollowSizeAndFont();
  void everyNameCanBeRead();
};

/// Closed form: two that meet move by half of what they lack, one that is free stays, and the room holds.
void EndNamesTest::placesAreSpreadAsLittleAsCanBe() {
  const PlotRange room{0.0, 100.0};
  QCOMPARE(spreadApart({20.0, 24.0, 60.0}, 10.0, room), (QVector<double>{17.0, 27.0, 60.0}));
  QCOMPARE(spreadApart({95.0, 99.0}, 10.0, room), (QVector<double>{90.0, 100.0}));
  QCOMPARE(spreadApart({-5.0, 2.0, 4.0}, 10.0, room), (QVector<double>{0.0, 10.0, 20.0}));
  QCOMPARE(spreadApart({}, 10.0, room), QVector<double>());
}

/// Beside the axes, in the curves' colours, apart from each other and from the limit's word, in their order.
void EndNamesTest::namesStandAtTheCurvesEnds() {
  Bench bench;
  const int knee = jointNamed("r_knee_flexion");
  bench.plot.setChosenJoints({knee, jointNamed("l_knee_flexion"), jointNamed("r_elbow_flexion")});
  bench.plot.setSelectedJoint(knee);
  const QVector<EndNames::Placed> placed = bench.placed();
  const CurvePlot& plot = bench.curves();
  QStringList texts;
  for (const EndNames::Placed& each : placed) {
    texts << each.word.text;
    QVERIFY(each.box.left() > plot.axisRect()->right() && each.box.right() <= plot.width());
    QVERIFY(each.box.top() >= plot.axisRect()->top() - 1.0);
    QCOMPARE(each.word.isBold, each.word.id == knee);
    for (const Curve& curve : plot.curveSet().curves)
      if (curve.id == each.word.id)
        QCOMPARE(each.word.lead.color(), curvePen(curve, PlotTheme::dark(), CurveRank::Plain).color());
  }
  for (qsizetype k = 0; k + 1 < placed.size(); ++k) {
    QVERIFY(placed[k].box.bottom() <= placed[k + 1].box.top() + 0.01);
    QVERIFY(placed[k].word.value >= placed[k + 1].word.value);
  }
  for (const Curve& curve : plot.curveSet().curves)
    QVERIFY2(texts.contains(curve.name), qPrintable(texts.join("; ")));
  QVERIFY2(texts.contains(QString::fromUtf8("limit −80 N m")), qPrintable(texts.join("; ")));
}

void EndNamesTest::aNameIsPickedAndLeavesTheTime() {
  Bench bench;
  QSignalSpy selected(&bench.plot, &TorquePlot::jointSelected), times(&bench.plot, &TorquePlot::timeScrubbed);
  const EndNames::Placed last = bench.placed().last();
  QTest::mouseClick(&bench.curves(), Qt::LeftButton, Qt::NoModifier, last.box.center().toPoint());
  QCOMPARE(selected.size(), 1);
  QCOMPARE(selected[0][0].toInt(), last.word.id);
  QCOMPARE(times.size(), 0);
}

void EndNamesTest::asManyAsFitAreNamed() {
  Bench bench;
  std::set<int> all;
  for (int joint = 1; joint < sample::human()->linkCount(); ++joint) all.insert(joint);
  bench.plot.setChosenJoints(all);
  const qsizetype count = bench.placed().size();
  const double most = bench.curves().axisRect()->height() / QFontMetricsF(plotFont(bench.curves())).height();
  QVERIFY(count > 2 && static_cast<double>(count) <= most);
}

/// A name that would have to be cut is left out.
void EndNamesTest::aNarrowPlotKeepsItsCurves() {
  CurvePlot plot;
  plot.resize(300, 200);
  plot.show();
  plot.setCurves(longNamed());
  plot.replot();
  QVERIFY(plot.ends().placed().isEmpty());
  QVERIFY(plot.axisRect()->width() > 200);
}

/// As of a plot that is maximised, with no wheel or click after it.
void EndNamesTest::namesFollowSizeAndFont() {
  CurvePlot plot;
  plot.resize(300, 200);
  plot.show();
  plot.setCurves(longNamed());
  plot.replot();
  QTest::qWait(20);
  const int names = endRoom({longNamed().curves.first().name}, plotFont(plot));
  plot.resize(3 * names, 600);
  QCOMPARE(plot.ends().placed().size(), 1);
  QVERIFY(plot.ends().placed().first().box.width() >=
          QFontMetricsF(plotFont(plot)).horizontalAdvance(plot.ends().placed().first().word.text));
  const QVector<double> ticks = plot.yAxis->tickVector();
  plot.replot();
  QCOMPARE(plot.yAxis->tickVector(), ticks);
  QFont larger = plot.font();
  larger.setPixelSize(2 * QFontInfo(larger).pixelSize());
  plot.setFont(larger);
  QCOMPARE(plot.xAxis->tickLabelFont(), plotFont(plot));
  QTest::qWait(20);
  QVERIFY(plot.ends().placed().isEmpty());
}

/// The contrast of WCAG 2.1, level AA, in both themes: the blue of the left arm has 2.9 on the dark panel.
/// The limb's hue stays.
void EndNamesTest::everyNameCanBeRead() {
  for (const PlotTheme& theme : {PlotTheme::dark(), PlotTheme::light()})
    for (const Limb limb :
         {Limb::Spine, Limb::Head, Limb::RightArm, Limb::LeftArm, Limb::RightLeg, Limb::LeftLeg}) {
      CurveSet set = longNamed();
      set.curves[0].color = limbHue(limb);
      const QVector<EndWord> words =
          endWords(set, {PlotRange{0.0, 1.0}, PlotRange{0.0, 1.0}}, nullptr, -1, theme);
      QCOMPARE(words.size(), 1);
      QVERIFY(contrast(words[0].color, theme.panel) >= kReadable - 0.01);  // of 8 bits a part
      const int before = limbHue(limb).hsvHue(), now = words[0].color.hsvHue();
      const int apart = std::abs(before - now);
      QVERIFY(before < 0 || std::min(apart, 360 - apart) <= 15);
    }
}

QTEST_MAIN(EndNamesTest)
#include "end_names_test.moc"
