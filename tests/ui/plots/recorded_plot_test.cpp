// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/recorded_plot.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/ui/fake_recording.h"

namespace handhold {

namespace {

std::shared_ptr<const Recording> shared(Recording recording) {
  return std::make_shared<const Recording>(std::move(recording));
}

}  // namespace

class RecordedPlotTest : public QObject {
  Q_OBJECT

 private slots:
  void quantitiesAreGroupedByUnit();
  void channelsHaveTheirValuesAndGaps();
  void platesAreSeenFirst();
  void channelsAreChosenAndStayChosen();
  void oneCursor();
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
  QVERIFY(!plot.hasRecording());
  plot.setRecording(shared(walk()));
  QCOMPARE(plot.group().currentText(), QString("Plate forces"));
  QCOMPARE(plot.plot().curveSet().curves.size(), qsizetype(1));
  QCOMPARE(plot.plot().curveSet().curves[0].name, QString("plate 1 y"));
  QCOMPARE(plot.plot().curveSet().marks.size(), qsizetype(1));
}

void RecordedPlotTest::channelsAreChosenAndStayChosen() {
  RecordedPlot plot;
  plot.setRecording(shared(walk()));
  plot.group().setCurrentText("Markers");
  QCOMPARE(plot.plot().curveSet().curves.size(), qsizetype(3));
  plot.list().item(12)->setCheckState(Qt::Checked);
  QCOMPARE(plot.plot().curveSet().curves.size(), qsizetype(4));
  plot.setRecording(shared(walk()));  // prepared otherwise
  QCOMPARE(plot.group().currentText(), QString("Markers"));
  QCOMPARE(plot.plot().curveSet().curves.size(), qsizetype(4));
}

void RecordedPlotTest::oneCursor() {
  RecordedPlot plot;
  plot.resize(900, 300);
  plot.setRecording(shared(walk()));
  plot.setTime(0.7);
  QCOMPARE(plot.plot().cursor().time(), 0.7);
  QSignalSpy scrubbed(&plot, &RecordedPlot::timeScrubbed);
  emit plot.plot().timeScrubbed(1.1);
  QCOMPARE(scrubbed.count(), 1);
}

}  // namespace handhold

QTEST_MAIN(handhold::RecordedPlotTest)
#include "recorded_plot_test.moc"
