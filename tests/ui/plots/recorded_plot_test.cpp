// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/recorded_plot.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/trial/marker_residuals.h"
#include "tests/ui/fake_recording.h"
#include "ui/document/language/catalogue.h"

namespace handhold {

namespace {

std::shared_ptr<const Trial> shared(Recording recording) {
  auto trial = std::make_shared<Trial>();
  trial->origin = Recorded{"walk.c3d", std::make_shared<const Recording>(std::move(recording)), "", {}};
  return trial;
}

}  // namespace

class RecordedPlotTest : public QObject {
  Q_OBJECT

 private slots:
  void quantitiesAreGroupedByUnit();
  void channelsHaveTheirValuesAndGaps();
  void platesAreSeenFirst();
  void channelsAreChosenAndStayChosen();
  void whatNobodyChoseIsChosenAnew();
  void whatAFitFoundIsPlottedToo();
  void whatWasFoundOfJointAnglesIsPlotted();
  void oneCursor();
  void severalQuantitiesStandUnderOneCursor();
  void whatIsKeptIsKeptInEveryLanguage();
  void aRightClickOffersWhatIsPlotted();
};

void RecordedPlotTest::quantitiesAreGroupedByUnit() {
  Recording recording = walk();
  recording.analog = {{"EMG", "", Measured::Voltage, std::vector<float>(recording.samples.times.size())},
                      {"Fz", "", Measured::Force, std::vector<float>(recording.samples.times.size())}};
  recording.vectors = {{"LKneeAngles", "", Measured::Angle, std::vector<Vector3f>(kWalkFrames)}};
  QStringList titles, units;
  for (const ChannelGroup& group : channelGroups(recording)) titles << group.title, units << group.unit;
  QCOMPARE(titles, QStringList({"Plate forces", "Centres of pressure", "Analog: force", "Analog: voltage",
                                "Computed elsewhere: angle", "Markers"}));
  QCOMPARE(units, QStringList({"N", "mm", "N", "V", "°", "mm"}));
}

void RecordedPlotTest::channelsHaveTheirValuesAndGaps() {
  const Recording recording = walk();
  const std::vector<ChannelGroup> groups = channelGroups(recording);
  const ChannelGroup& markers = groups.back();
  QCOMPARE(markers.channels.size(), std::size_t(27));
  QCOMPARE(markers.channels[6].name, QString("LPSI x"));
  const Curve curve = curveOf(markers.channels[6], markers);
  QCOMPARE(curve.values.size(), qsizetype(kWalkFrames));
  QVERIFY(std::isnan(curve.values[52]));
  QVERIFY(std::abs(curve.values[0] + 100.0) < 1e-3);  // mm
}

void RecordedPlotTest::platesAreSeenFirst() {
  RecordedPlot plot;
  QVERIFY(!plot.hasTrial());
  plot.setTrial(shared(walk()));
  QCOMPARE(plot.group().currentData().toString(), QString("Plate forces"));
  QCOMPARE(plot.plot().curveSet().curves.size(), qsizetype(1));
  QCOMPARE(plot.plot().curveSet().curves[0].name, QString("plate 1 y"));
  QCOMPARE(plot.plot().curveSet().marks.size(), qsizetype(1));
}

void RecordedPlotTest::channelsAreChosenAndStayChosen() {
  RecordedPlot plot;
  plot.setTrial(shared(walk()));
  plot.group().setCurrentIndex(plot.group().findData("Markers"));
  QCOMPARE(plot.plot().curveSet().curves.size(), qsizetype(3));
  plot.list().item(12)->setCheckState(Qt::Checked);
  QCOMPARE(plot.plot().curveSet().curves.size(), qsizetype(4));
  plot.setTrial(shared(walk()));  // prepared otherwise
  QCOMPARE(plot.group().currentData().toString(), QString("Markers"));
  QCOMPARE(plot.plot().curveSet().curves.size(), qsizetype(4));
}

void RecordedPlotTest::whatNobodyChoseIsChosenAnew() {
  ChannelPlot plot(ChannelWords{});
  const TimeBase times{1.0, {0.0, 1.0}};
  const auto source = [&](int first) {
    return [&times, first] {
      ChannelGroup group{"Tension", "N", "N", 1, {}, {first}};
      for (const char* name : {"biceps", "triceps", "soleus"})
        group.channels.push_back({name, &times, [](std::size_t) { return 1.0; }});
      return std::vector<ChannelGroup>{group};
    };
  };
  const auto only = [&] { return plot.plot().curveSet().curves.value(0).name; };
  plot.setSource(source(0));
  plot.setSource(source(1));
  QCOMPARE(only(), QString("biceps"));
  plot.chooseAnew();
  plot.setSource(source(1));
  QCOMPARE(only(), QString("triceps"));
  plot.select(2);
  plot.chooseAnew();
  plot.setSource(source(0));
  QCOMPARE(only(), QString("triceps"));
  QCOMPARE(plot.plot().curveSet().curves.size(), qsizetype(2));
}

/// A marker that sits on the pelvis's origin and was seen 10 mm beside it.
void RecordedPlotTest::whatAFitFoundIsPlottedToo() {
  Trial trial;
  trial.subject = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  Recording recording;
  recording.frames = evenTimes(0.0, 10.0, 2);
  MotionFrame frame;
  frame.q = trial.subject.model->zeroPosition();
  Data data(*trial.subject.model);
  updateKinematics(*trial.subject.model, frame.q, data);
  const Vector3 place = placeOf({0, LinkIndex(0), Vector3::Zero(), 1.0, 0.0, 0.0}, data);
  const Vector3f beside = (place + Vector3(0.01, 0.0, 0.0)).cast<float>();
  recording.markers = {{"SACR", "", {beside, unseen()}, {}}};
  for (const double time : recording.frames.times) {
    frame.time = time;
    trial.motion.frames.push_back(frame);
  }
  Recorded origin{"walk.c3d", std::make_shared<const Recording>(recording), "", {}};
  origin.markers = {{0, LinkIndex(0), Vector3::Zero(), 1.0, 0.01, 0.01}};
  trial.origin = origin;
  trial.channels = {{"pelvis residual", "N", {3.0, 4.0}}};
  const std::vector<ChannelGroup> groups = channelGroups(trial);
  QCOMPARE(groups.size(), std::size_t(4));
  QCOMPARE(groups[1].title, QString("Joint angles"));
  QCOMPARE(groups[1].channels.size(), std::size_t(trial.subject.model->linkCount() - 1));
  const Curve distance = curveOf(groups[2].channels.at(0), groups[2]);
  constexpr double kSingle = 1e-3;  // mm
  QVERIFY(std::abs(distance.values[0] - 10.0) < kSingle && std::isnan(distance.values[1]));
  QCOMPARE(curveOf(groups[3].channels.at(0), groups[3]).values, (QVector<double>{3.0, 4.0}));
}

/// Such a table has no frames of markers, but steps.
void RecordedPlotTest::whatWasFoundOfJointAnglesIsPlotted() {
  Trial trial;
  trial.subject = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  Recording table;
  table.steps = evenTimes(0.0, 10.0, 2);
  for (const double time : table.steps.times) {
    MotionFrame frame;
    frame.time = time;
    frame.q = trial.subject.model->zeroPosition();
    trial.motion.frames.push_back(frame);
  }
  trial.origin = Recorded{"states.csv", std::make_shared<const Recording>(table)};
  trial.channels = {{"pelvis residual fx", "N", {3.0, 4.0}}};
  const std::vector<ChannelGroup> groups = channelGroups(trial);
  const Curve found = curveOf(groups.back().channels.at(0), groups.back());
  QCOMPARE(found.values, (QVector<double>{3.0, 4.0}));
  QCOMPARE(found.times, (QVector<double>{0.0, 0.1}));
}

void RecordedPlotTest::oneCursor() {
  RecordedPlot plot;
  plot.resize(900, 300);
  plot.setTrial(shared(walk()));
  plot.setTime(0.7);
  QCOMPARE(plot.plot().cursor().time(), 0.7);
  QSignalSpy scrubbed(&plot, &RecordedPlot::timeScrubbed);
  emit plot.plot().timeScrubbed(1.1);
  QCOMPARE(scrubbed.count(), 1);
}

void RecordedPlotTest::aRightClickOffersWhatIsPlotted() {
  RecordedPlot plot;
  plot.resize(900, 300);
  plot.setTrial(shared(walk()));
  emit plot.plot().menuWanted(QPoint(10, 10), -1);
  const auto* menu = plot.findChild<QMenu*>("plots.menu");
  QVERIFY(menu);
  for (QAction* action : menu->actions())
    if (action->text() == QLatin1String("Copy values")) action->trigger();
  const QString table = QApplication::clipboard()->text();
  QCOMPARE(table.section('\n', 0, 0).count('\t'), 1);  // time and one plate's upward force
  QVERIFY(table.count('\n') > kWalkFrames / 2);
}

/// The quantity that is kept stays below the next: one time, one cursor, channels as they were chosen.
void RecordedPlotTest::severalQuantitiesStandUnderOneCursor() {
  RecordedPlot plot;
  plot.resize(900, 500);
  plot.show();
  plot.setTrial(shared(walk()));
  CurveStack& stack = plot.stack();
  QCOMPARE(stack.belowCount(), 0);
  auto* keep = plot.findChild<QToolButton*>("recorded.keep");
  QSignalSpy changed(&plot, &RecordedPlot::keptChanged);
  QTest::mouseClick(keep, Qt::LeftButton);
  QCOMPARE(plot.kept(), QStringList("Plate forces"));
  QCOMPARE(changed.count(), 1);
  QCOMPARE(stack.belowCount(), 0);  // it is the one above
  const auto choose = [&](const char* title) {
    plot.group().setCurrentIndex(plot.group().findData(QString::fromLatin1(title)));
  };
  choose("Markers");
  QVERIFY(!keep->isChecked());
  QCOMPARE(stack.belowCount(), 1);
  QCOMPARE(stack.first().curveSet().title, QString("Markers"));
  QCOMPARE(stack.below(0).curveSet().title, QString("Plate forces"));
  QCOMPARE(stack.below(0).curveSet().curves.size(), qsizetype(1));
  plot.setTime(0.7);
  for (CurvePlot* one : {&stack.first(), &stack.below(0)}) QCOMPARE(one->cursor().time(), 0.7);
  QTRY_VERIFY(stack.below(0).axisRect()->width() > 100);
  QCOMPARE(stack.below(0).axisRect()->left(), stack.first().axisRect()->left());
  QSignalSpy scrubbed(&plot, &RecordedPlot::timeScrubbed);
  const QPoint middle = stack.below(0).axisRect()->rect().center();
  QTest::mouseClick(&stack.below(0), Qt::LeftButton, {}, middle);
  QCOMPARE(scrubbed.count(), 1);
  QCOMPARE(stack.first().cursor().time(), scrubbed[0][0].toDouble());
  QWheelEvent wheel(middle, stack.below(0).mapToGlobal(middle), {}, QPoint(0, 240), Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  const PlotRange before = stack.first().timeRange();
  QCoreApplication::sendEvent(&stack.below(0), &wheel);
  QVERIFY(!(stack.first().timeRange() == before));
  QCOMPARE(stack.first().timeRange(), stack.below(0).timeRange());
  choose("Centres of pressure");
  QTest::mouseClick(keep, Qt::LeftButton);
  choose("Markers");
  QCOMPARE(stack.belowCount(), 2);
  QTest::mouseClick(plot.findChild<QToolButton*>("plots.remove.0"), Qt::LeftButton);
  QCOMPARE(plot.kept(), QStringList("Centres of pressure"));
  QTRY_COMPARE(stack.belowCount(), 1);
  QCOMPARE(stack.below(0).curveSet().title, QString("Centres of pressure"));
  const int beside = stack.first().axisRect()->minimumMargins().left();
  plot.keep({});
  QVERIFY(stack.first().axisRect()->minimumMargins().left() < beside);  // alone, it has the room again
}

/// It is remembered by one word, and shown in that of the window.
void RecordedPlotTest::whatIsKeptIsKeptInEveryLanguage() {
  Catalogue german(QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/translations/handhold_de.ts"));
  QVERIFY(QCoreApplication::installTranslator(&german));
  QStringList kept, shown;
  {
    RecordedPlot plot;
    plot.setTrial(shared(walk()));
    for (int i = 0; i < plot.group().count(); ++i) shown << plot.group().itemText(i);
    QTest::mouseClick(plot.findChild<QToolButton*>("recorded.keep"), Qt::LeftButton);
    kept = plot.kept();
  }
  QCoreApplication::removeTranslator(&german);
  QCOMPARE(kept, QStringList("Plate forces"));
  for (const QString& words : shown)
    for (const char* english : {"Plate", "Markers", "Centres", "Coordinates"})
      QVERIFY2(!words.contains(QLatin1String(english)), qPrintable(words));
  QVERIFY2(shown.first().startsWith(QStringLiteral("Plattenkräfte")), qPrintable(shown.join("; ")));
  RecordedPlot plot;
  plot.setTrial(shared(walk()));
  plot.keep(kept);
  plot.group().setCurrentIndex(plot.group().findData(QStringLiteral("Markers")));
  QCOMPARE(plot.stack().belowCount(), 1);
}

}  // namespace handhold

QTEST_MAIN(handhold::RecordedPlotTest)
#include "recorded_plot_test.moc"
