// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_plot.h"

#include <QSignalSpy>
#include <QtTest>

#include "engine/model/strength_curve.h"
#include "engine/model/utilisation.h"
#include "engine/motion/workload/workload.h"
#include "tests/ui/plots/offscreen.h"
#include "tests/ui/plots/sample_motion.h"
#include "tests/ui/plots/torque_bench.h"
#include "ui/document/element_names.h"
#include "ui/plots/curves/joint_curve.h"
#include "ui/plots/curves/plot_style.h"
#include "ui/plots/export/plot_sheet.h"
#include "ui/plots/weighted_sum.h"
#include "ui/theme/figures.h"

using namespace handhold;

namespace {

constexpr double kPixel = 2.0 / 500.0;  // s, one pixel of the plot at most

using sample::jointNamed;

struct Bench : sample::TorqueBench {
  QPoint at(double time, double value) {
    return QPoint(qRound(plot.plot().xAxis->coordToPixel(time)),
                  qRound(plot.plot().yAxis->coordToPixel(value)));
  }
};

}  // namespace

class TorquePlotTest : public QObject {
  Q_OBJECT

 private slots:
  void mostLoadedJointsAreChosenAtFirst();
  void theMostLoadedAreChosenUntilSomebodyChooses();
  void clickAndDragScrub();
  void wheelZoomsAndDoubleClickResets();
  void keysZoom();
  void bandsFollowTheStrength();
  void comparedMotionsHaveTheStrengthOfTheirPerson();
  void onlyLimitsThatAreNearAreInThePicture();
  void bandsAreTheLimitsOfTheSelected();
  void noTwoCurvesLookTheSame_data();
  void noTwoCurvesLookTheSame();
  void hoverTellsNameValueUnitTime();
  void clickOnACurveSelectsItsJoint();
  void joints();
  void searchHidesTheOthers();
  void quantitiesAreInTheirUnits();
  void theWeightedSumIsOneCurveWithItsTouches();
  void theWeightedSumOfAnInstantIsAPoint();
  void whatAFileTellsIsDottedBesideIt();
  void postureShowsOneInstant();
  void emptyStateOffersTheSolve();
  void rangesEaseUnlessReduced();
  void numbersHaveAPointUnderACommaLocale();
  void aMotionStaysWhenItsPersonChanges();
};

void TorquePlotTest::mostLoadedJointsAreChosenAtFirst() {
  Bench bench;
  const std::set<int>& chosen = bench.plot.list().chosen();
  QCOMPARE(chosen.size(), size_t(6));
  QVERIFY(chosen.count(jointNamed("r_knee_flexion")));
  const std::vector<double> peaks = peakLoads(*sample::human(), *sample::motion());
  for (int joint = 1; joint < sample::human()->linkCount(); ++joint)
    for (const int one : chosen) QVERIFY(chosen.count(joint) || peaks[joint] <= peaks[one]);
}

void TorquePlotTest::noTwoCurvesLookTheSame_data() {
  QTest::addColumn<bool>("isCompared");
  QTest::newRow("one motion") << false;
  QTest::newRow("compared") << true;
}

/// All joints at once, in the ink and pen that screen, list and exports take; left limbs have their own pens.
void TorquePlotTest::noTwoCurvesLookTheSame() {
  QFETCH(bool, isCompared);
  Bench bench;
  std::set<int> joints = bench.plot.list().chosen();
  if (!isCompared)
    for (int joint = 1; joint < sample::human()->linkCount(); ++joint)
      if (sample::human()->joints[joint].limb != Limb::Other) joints.insert(joint);
  bench.plot.list().setChosen(joints);
  if (isCompared)
    bench.plot.setCompared(
        {{"a", sample::motion(), sample::human()}, {"b", sample::motion(), sample::human()}});
  for (const PlotTheme& theme : {PlotTheme::dark(), PlotTheme::light()}) {
    std::set<std::tuple<QRgb, Qt::PenStyle>> looks;
    const QVector<Curve> curves = bench.plot.curves().curves;
    QCOMPARE(curves.size(), qsizetype(joints.size()) * (isCompared ? 2 : 1));
    for (const Curve& curve : curves)
      QVERIFY2(
          looks.insert({inkOf(curve, theme).rgb(), curvePen(curve, theme, CurveRank::Plain).style()}).second,
          qPrintable(curve.name));
  }
  const auto penOf = [](const char* name) { return jointLook(*sample::human(), jointNamed(name)).style; };
  QCOMPARE(penOf("r_knee_flexion"), Qt::SolidLine);
  QCOMPARE(penOf("l_knee_flexion"), Qt::DashLine);
}

/// A posture that was only held, and another answer later, may be led by other joints.
void TorquePlotTest::theMostLoadedAreChosenUntilSomebodyChooses() {
  Bench bench;
  const int wrist = jointNamed("r_wrist_flexion"), neck = jointNamed("neck_rotation");
  const auto ledBy = [](int joint) {
    auto motion = std::make_shared<Motion>(*sample::posture());
    motion->frames[0].tau.setZero();
    motion->frames[0].tau[velocityIndex(LinkIndex(joint))] = 1e-3;
    return motion;
  };
  const std::set<int> atFirst = bench.plot.list().chosen();
  bench.plot.setMotion(ledBy(wrist));  // an instant after a motion
  QVERIFY(bench.plot.list().chosen().count(wrist) && bench.plot.list().chosen() != atFirst);
  const QTreeWidget& tree = bench.plot.list().tree();
  QVERIFY(tree.viewport()->rect().intersects(tree.visualItemRect(bench.plot.list().rowOf(wrist))));
  const std::set<int> ofWrist = bench.plot.list().chosen();
  bench.plot.setMotion(ledBy(neck));  // as while something is dragged
  QCOMPARE(bench.plot.list().chosen(), ofWrist);
  bench.plot.setMotion(nullptr);  // then torques are not known in between
  bench.plot.setMotion(ledBy(neck));
  QCOMPARE(bench.plot.list().chosen(), ofWrist);
  bench.plot.chooseAnew();
  bench.plot.setMotion(ledBy(neck));
  QVERIFY(bench.plot.list().chosen().count(neck));
  bench.plot.setChosenJoints({wrist});
  bench.plot.chooseAnew();
  bench.plot.setMotion(sample::motion());
  QCOMPARE(bench.plot.list().chosen(), std::set<int>{wrist});
}

/// Of other measures and back: the motion is outdated meanwhile, and in sight.
void TorquePlotTest::aMotionStaysWhenItsPersonChanges() {
  Bench bench;
  const std::string models = std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/";
  bench.plot.setModel(loadModel(models + "f05.json"));
  QVERIFY(!bench.plot.curves().curves.isEmpty());
  bench.plot.setModel(sample::human());
  QVERIFY(!bench.plot.curves().curves.isEmpty());
  bench.plot.setModel(loadModel(models + "planar9.json"));
  QVERIFY(bench.plot.curves().curves.isEmpty());
}

void TorquePlotTest::clickAndDragScrub() {
  Bench bench;
  QSignalSpy times(&bench.plot, &TorquePlot::timeScrubbed);
  QTest::mouseClick(&bench.plot.plot(), Qt::LeftButton, Qt::NoModifier, bench.at(0.5, 0.0));
  QVERIFY(std::abs(times.last()[0].toDouble() - 0.5) < kPixel);
  const QPoint to = bench.at(1.25, 0.0);
  QMouseEvent drag(QEvent::MouseMove, to, bench.plot.plot().mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                   Qt::NoModifier);
  QApplication::sendEvent(&bench.plot.plot(), &drag);
  QVERIFY(std::abs(times.last()[0].toDouble() - 1.25) < kPixel);
  QVERIFY(std::abs(bench.plot.plot().cursor().time() - 1.25) < kPixel);
}

void TorquePlotTest::wheelZoomsAndDoubleClickResets() {
  Bench bench;
  const QPoint at = bench.at(1.0, 0.0);
  QWheelEvent wheel(at, bench.plot.plot().mapToGlobal(at), QPoint(), QPoint(0, 120), Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QApplication::sendEvent(&bench.plot.plot(), &wheel);
  const PlotRange zoomed = bench.plot.plot().timeRange();
  QVERIFY(zoomed.upper - zoomed.lower < 1.8);
  QVERIFY(zoomed.lower < 1.0 && zoomed.upper > 1.0);
  QTest::mouseDClick(&bench.plot.plot(), Qt::LeftButton, Qt::NoModifier, at);
  QVERIFY((bench.plot.plot().timeRange() == PlotRange{0.0, 2.0}));
}

void TorquePlotTest::keysZoom() {
  Bench bench;
  CurvePlot& plot = bench.plot.plot();
  QVERIFY(plot.focusPolicy() & Qt::TabFocus);
  bench.plot.setTime(1.0);
  const PlotRange values = plot.valueRangeShown();
  QTest::keyClick(&plot, Qt::Key_PageUp);
  const PlotRange zoomed = plot.timeRange();
  QVERIFY(zoomed.upper - zoomed.lower < 1.8);
  QVERIFY(zoomed.lower < 1.0 && zoomed.upper > 1.0);
  QVERIFY(plot.valueRangeShown() == values);
  QTest::keyClick(&plot, Qt::Key_PageUp, Qt::ShiftModifier);
  QVERIFY(plot.timeRange() == zoomed);
  QVERIFY(plot.valueRangeShown().upper - plot.valueRangeShown().lower < values.upper - values.lower);
  for (int i = 0; i < 3; ++i) QTest::keyClick(&plot, Qt::Key_PageDown);
  QVERIFY((plot.timeRange() == PlotRange{0.0, 2.0}));
}

/// Limits that go with the angle are those of every instant.
void TorquePlotTest::bandsFollowTheStrength() {
  Model model = *sample::human();
  const int knee = jointNamed("r_knee_flexion");
  StrengthCurve curve;
  curve.cosine = StrengthCosine{1.0, 1.2};
  model.joints[static_cast<std::size_t>(knee)].strength =
      std::make_shared<StrengthCurves>(StrengthCurves{curve, {}});
  const Motion motion = *sample::motion();
  const Curve drawn = jointCurve(model, motion, knee, Quantity::Torque);
  QVERIFY(drawn.hasOwnLimits());
  for (qsizetype k = 0; k < drawn.times.size(); ++k) {
    const double angle = motion.frames[static_cast<std::size_t>(k)].q[positionIndex(knee)];
    QVERIFY(std::abs(drawn.lowerLimits[k] + 80.0 * strengthValue(curve, angle, 0.0, 0.0)) < 1e-9);
    QCOMPARE(drawn.upperLimits[k], 80.0);
  }
  QVERIFY(!jointCurve(model, motion, knee, Quantity::Angle).hasOwnLimits());
  QVERIFY(!jointCurve(*sample::human(), motion, knee, Quantity::Torque).hasOwnLimits());
  // a band's outline starts and ends at the edge, and goes along the limits between
  const QVector<QPointF> outline =
      beyondLimits(drawn, drawn.lowerLimits, -200.0, {{{0.0, 2.0}, {-100.0, 100.0}}});
  QCOMPARE(outline.first(), QPointF(0.0, -200.0));
  QCOMPARE(outline.last(), QPointF(2.0, -200.0));
  QCOMPARE(outline[1].y(), drawn.lowerLimits.first());
  QCOMPARE(outline[outline.size() - 2].y(), drawn.lowerLimits.last());
}

/// A posture of somebody else beside a motion is level with level limits, and has no joint that is not
/// theirs.
void TorquePlotTest::comparedMotionsHaveTheStrengthOfTheirPerson() {
  Bench bench;
  const std::string models = std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/";
  const auto man = loadModel(models + "m50.json"), planar = loadModel(models + "planar9.json");
  const int knee = jointNamed("r_knee_flexion"), own = man->findJoint("r_knee_flexion");
  const auto still = [](const Model& model) {
    auto motion = std::make_shared<Motion>();
    motion->frames.push_back(sample::frameAt(model, 1.0));
    return motion;
  };
  const auto posture = still(*man);
  bench.plot.setChosenJoints({knee});
  bench.plot.setCompared({{"long", sample::motion(), sample::human()},
                          {"short", posture, man},
                          {"flat", still(*planar), planar}});
  CurveSet set = bench.plot.curves();
  QCOMPARE(set.curves.size(), 2);
  const Curve& level = set.curves[1];
  const MotionFrame& frame = posture->frames[0];
  const double lower = torqueLimit(*man, own, TorqueEnd::Lower, frame.q, frame.v);
  QCOMPARE(level.id, knee);
  QCOMPARE(level.times, (QVector<double>{0.0, 2.0}));
  QCOMPARE(level.lowerLimits, (QVector<double>{lower, lower}));
  QCOMPARE(level.upperLimits.size(), 2);
  QVERIFY(std::isfinite(valueRange(set).lower));
  QCOMPARE(beyondLimits(level, level.lowerLimits, -500.0, {{{0.0, 2.0}, {-400.0, 400.0}}})[1].y(), lower);
  // two curves have the joint: nobody's limits are drawn, on the screen as on paper
  bench.plot.setSelectedJoint(knee);
  QVERIFY(!bench.plot.plot().limited());
  QCOMPARE(bench.plot.sheet().limited, -1);
  QVERIFY(!svgOf(bench.plot.sheet(), QSize(600, 300)).isEmpty());
  bench.plot.setQuantity(Quantity::Load);
  set = bench.plot.curves();
  QVERIFY(frame.tau[velocityIndex(own)] < 0.0);
  QVERIFY(std::abs(set.curves[1].values[0] - frame.tau[velocityIndex(own)] / lower) < 1e-9);
  bench.plot.setQuantity(Quantity::WeightedTorque);
  QCOMPARE(bench.plot.curves().curves.size(), 3);
  // what is chosen of another body is what the shown one has of it
  bench.plot.setCompared({{"flat", still(*planar), planar}});
  bench.plot.chooseMostLoaded();
  for (const int joint : bench.plot.list().chosen())
    QVERIFY(planar->findJoint(sample::human()->joints[static_cast<std::size_t>(joint)].name).valid());
  bench.plot.setCompared({{"short", posture, man}});
  bench.plot.chooseMostLoaded();
  QCOMPARE(bench.plot.list().chosen().size(), size_t(6));
}

/// By the limit of the moment, not by those before.
void TorquePlotTest::onlyLimitsThatAreNearAreInThePicture() {
  Curve curve;
  curve.times = {0.0, 1.0};
  curve.values = {250.0, 50.0};
  curve.lowerLimits = {-300.0, -300.0};
  curve.upperLimits = {300.0, 400.0};
  curve.limits = {-300.0, 400.0};
  CurveSet set;
  set.curves = {curve};
  QVERIFY(valueRange(set).upper > 300.0 && valueRange(set).upper < 400.0);
  set.curves[0].values = {10.0, 50.0};
  set.curves[0].upperLimits = {400.0, 70.0};
  QVERIFY(valueRange(set).upper > 70.0 && valueRange(set).upper < 100.0);
}

void TorquePlotTest::bandsAreTheLimitsOfTheSelected() {
  Bench bench;
  CurvePlot& plot = bench.plot.plot();
  QVERIFY(bench.plot.curves().curves.size() > 1);
  QVERIFY(plot.shownLimits() == Curve().limits);  // those of one joint are none of the others
  const int knee = jointNamed("r_knee_flexion");
  bench.plot.setChosenJoints({knee, jointNamed("r_wrist_flexion")});
  plot.replot();
  const QPoint at = bench.at(1.0, -1.12 * 80.0);
  QMouseEvent move(QEvent::MouseMove, at, plot.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
  QApplication::sendEvent(&plot, &move);
  QVERIFY((plot.shownLimits() == Limits{-80.0, 80.0}));
  QEvent leaving(QEvent::Leave);
  QApplication::sendEvent(&plot, &leaving);
  QVERIFY(plot.shownLimits() == Curve().limits);
  bench.plot.setChosenJoints({knee, jointNamed("l_knee_flexion")});  // both have the same
  QVERIFY((plot.shownLimits() == Limits{-80.0, 80.0}));
  bench.plot.chooseMostLoaded();
  bench.plot.setSelectedJoint(jointNamed("r_wrist_flexion"));
  QVERIFY((bench.plot.plot().shownLimits() == Limits{-10.0, 10.0}));
  bench.plot.setQuantity(Quantity::Load);
  QCOMPARE(bench.plot.plot().shownLimits().upper, 1.0);
}

void TorquePlotTest::hoverTellsNameValueUnitTime() {
  Bench bench;
  bench.plot.setChosenJoints({jointNamed("r_knee_flexion")});
  bench.plot.plot().replot();
  const double value = -1.12 * 80.0;  // at the middle of the motion
  const QPoint at = bench.at(1.0, value);
  QMouseEvent move(QEvent::MouseMove, at, bench.plot.plot().mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                   Qt::NoModifier);
  QApplication::sendEvent(&bench.plot.plot(), &move);
  const QVector<ValuePill>& pills = bench.plot.plot().cursor().pills();
  QCOMPARE(pills.size(), 1);
  QVERIFY2(pills[0].text.contains(QStringLiteral("Right knee flexion")), qPrintable(pills[0].text));
  QVERIFY2(pills[0].text.contains(QStringLiteral("89.6 N m")), qPrintable(pills[0].text));
  QVERIFY2(pills[0].text.contains(QStringLiteral(" s")), qPrintable(pills[0].text));
}

void TorquePlotTest::clickOnACurveSelectsItsJoint() {
  Bench bench;
  QSignalSpy selected(&bench.plot, &TorquePlot::jointSelected);
  QTest::mouseClick(&bench.plot.plot(), Qt::LeftButton, Qt::NoModifier, bench.at(1.0, -1.12 * 80.0));
  QCOMPARE(selected.count(), 1);
  QCOMPARE(selected[0][0].toInt(), jointNamed("r_knee_flexion"));
  QCOMPARE(bench.plot.plot().selected(), jointNamed("r_knee_flexion"));
}

void TorquePlotTest::joints() {
  Bench bench;
  const int joint = jointNamed("l_ankle_plantarflexion");
  bench.plot.list().tree().scrollToItem(bench.plot.list().rowOf(joint));
  const QRect row = bench.plot.list().tree().visualItemRect(bench.plot.list().rowOf(joint));
  const bool before = bench.plot.list().chosen().count(joint);
  QTest::mouseClick(bench.plot.list().tree().viewport(), Qt::LeftButton, Qt::NoModifier,
                    row.topLeft() + QPoint(10, 10));
  QCOMPARE(bool(bench.plot.list().chosen().count(joint)), !before);
  bench.plot.chooseOnlyLimbOf(joint);
  QCOMPARE(bench.plot.list().chosen().size(), jointsOf(*sample::human(), Limb::LeftLeg).size());
  QCOMPARE(size_t(bench.plot.plot().graphCount()), bench.plot.list().chosen().size());
}

void TorquePlotTest::searchHidesTheOthers() {
  Bench bench;
  QTest::keyClicks(bench.plot.list().findChild<QLineEdit*>(), QStringLiteral("right knee"));
  QVERIFY(!bench.plot.list().rowOf(jointNamed("r_knee_flexion"))->isHidden());
  QVERIFY(bench.plot.list().rowOf(jointNamed("l_knee_flexion"))->isHidden());
  QVERIFY(bench.plot.list().rowOf(jointNamed("neck_flexion"))->isHidden());
}

void TorquePlotTest::quantitiesAreInTheirUnits() {
  Bench bench;
  const int knee = jointNamed("r_knee_flexion");
  const MotionFrame& middle = sample::motion()->frames[60];
  const Model& model = *sample::human();
  QVERIFY(std::abs(jointValue(model, middle, knee, Quantity::Torque) + 89.6) < 1e-9);
  QVERIFY(std::abs(jointValue(model, middle, knee, Quantity::Load) - 1.12) < 1e-9);
  const double angle = middle.q[positionIndex(LinkIndex(knee))];
  QVERIFY(std::abs(jointValue(model, middle, knee, Quantity::Angle) - angle * 180.0 / M_PI) < 1e-9);
  QVERIFY(std::abs(jointLimits(model.joints[knee], Quantity::Angle).upper - 135.0) < 0.01);
}

/// The sum of the engine's workload, which counts it for itself; one mark where the left hand takes hold
/// again.
void TorquePlotTest::theWeightedSumIsOneCurveWithItsTouches() {
  Bench bench;
  auto motion = std::make_shared<Motion>(*sample::motion());
  for (int k = 40; k < 80; ++k)
    std::erase_if(motion->frames[k].loads, [](const ContactLoad& load) { return load.name == "left grip"; });
  bench.plot.setMotion(motion);
  bench.plot.setQuantity(Quantity::WeightedTorque);
  const CurveSet set = bench.plot.curves();
  QCOMPARE(set.curves.size(), 1);
  const Workload workload = workloadOf(*sample::human(), *motion, Vector3::Zero());
  for (std::size_t k = 0; k < workload.curve.size(); ++k)
    QVERIFY(std::abs(set.curves[0].values[static_cast<int>(k)] - workload.curve[k].weightedTorque) < 1e-9);
  QCOMPARE(set.marks.size(), 1);
  QCOMPARE(set.marks[0].time, motion->frames[80].time);
  QCOMPARE(set.marks[0].name, QString("left grip"));
  bench.plot.plot().replot();
  int lines = 0;
  for (int k = 0; k < bench.plot.plot().itemCount(); ++k)
    if (qobject_cast<QCPItemLine*>(bench.plot.plot().item(k))) ++lines;
  QCOMPARE(lines, 1);
  bench.plot.setQuantity(Quantity::Angle);
  QVERIFY(bench.plot.curves().marks.isEmpty());
}

void TorquePlotTest::theWeightedSumOfAnInstantIsAPoint() {
  const Model& model = *sample::human();
  const Curve curve = weightedSumCurve(model, *sample::posture(), Qt::black);
  const Workload workload = workloadOf(model, *sample::posture(), Vector3::Zero());
  QCOMPARE(curve.values.size(), 1);
  QCOMPARE(curve.values[0], workload.curve[0].weightedTorque);
  QVERIFY(weightedSumCurve(model, Motion{}, Qt::black).values.isEmpty());
}

/// In the sense of our joints, of the quantity that is shown alone.
void TorquePlotTest::whatAFileTellsIsDottedBesideIt() {
  Bench bench;
  const int knee = jointNamed("r_knee_flexion");
  bench.plot.setChosenJoints({knee});
  ToldValue moment;
  moment.joint = "r_knee_flexion";
  moment.measure = Measured::Moment;
  moment.sense = -1.0;
  moment.times = {0.0, 0.1, 0.2};
  moment.told = {10.0, 20.0, -30.0};
  bench.plot.setTold({{moment}, 0.0});
  const CurveSet set = bench.plot.curves();
  QCOMPARE(set.curves.size(), 2);
  QCOMPARE(set.curves[1].id, knee);
  QCOMPARE(set.curves[1].style, Qt::DotLine);
  QCOMPARE(set.curves[1].values, (QVector<double>{-10.0, -20.0, 30.0}));
  for (const int selected : {knee, -1}) QCOMPARE(limitedCurve(set, selected), &set.curves[0]);
  bench.plot.setQuantity(Quantity::Angle);
  QCOMPARE(bench.plot.curves().curves.size(), 1);
  bench.plot.setQuantity(Quantity::Torque);
  bench.plot.setTold({});
  QCOMPARE(bench.plot.curves().curves.size(), 1);
}

void TorquePlotTest::postureShowsOneInstant() {
  Bench bench;
  bench.plot.setMotion(sample::posture());
  QVERIFY(bench.plot.showsInstant());
  QVERIFY(bench.plot.instant().isVisible());
  QCOMPARE(bench.plot.instant().curveSet().curves.size(), qsizetype(6));
  QSignalSpy selected(&bench.plot, &TorquePlot::jointSelected);
  const int id = bench.plot.instant().curveSet().curves[0].id;
  QTest::mouseClick(&bench.plot.instant(), Qt::LeftButton, Qt::NoModifier, QPoint(100, 80));
  QCOMPARE(selected.count(), 1);
  QCOMPARE(selected[0][0].toInt(), id);
}

void TorquePlotTest::emptyStateOffersTheSolve() {
  Bench bench;
  bench.plot.setMotion(nullptr);
  QSignalSpy wanted(&bench.plot, &TorquePlot::solveWanted);
  auto* button = bench.plot.findChild<QPushButton*>();
  QVERIFY(button && button->isVisible());
  QTest::mouseClick(button, Qt::LeftButton);
  QCOMPARE(wanted.count(), 1);
}

void TorquePlotTest::rangesEaseUnlessReduced() {
  Bench bench;
  const PlotRange before = bench.plot.plot().valueRangeShown();
  bench.plot.setTheme(PlotTheme::dark());  // full motion
  bench.plot.setChosenJoints({jointNamed("r_wrist_flexion")});
  const PlotRange wanted = valueRange(bench.plot.plot().curveSet());
  QVERIFY(!(bench.plot.plot().valueRangeShown() == wanted));
  QVERIFY(wanted.upper - wanted.lower < before.upper - before.lower);
  QTRY_VERIFY(bench.plot.plot().valueRangeShown() == wanted);
}

void TorquePlotTest::numbersHaveAPointUnderACommaLocale() {
  const QLocale before;
  QLocale::setDefault(QLocale(QLocale::German));
  Bench bench;
  QCOMPARE(figures(-1234.5, 1), QChar(0x2212) + QStringLiteral("1234.5"));
  QCOMPARE(figures(-0.001, 1), QStringLiteral("0.0"));
  QCOMPARE(plainNumber(0.1), QStringLiteral("0.1"));
  bench.plot.setQuantity(Quantity::Load);
  bench.plot.plot().replot();
  for (const QString& label : bench.plot.plot().yAxis->tickVectorLabels())
    QVERIFY(!label.contains(QLatin1Char(',')));
  QLocale::setDefault(before);
}

QTEST_MAIN(TorquePlotTest)
#include "torque_plot_test.moc"
