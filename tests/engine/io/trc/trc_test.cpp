// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/io/trc/trc_reader.h"
#include "engine/io/trc/trc_writer.h"
#include "tests/engine/io/recorded_data.h"
#include "tests/engine/io/sample_recording.h"

using namespace handhold;

namespace {

constexpr double kPrinted = 1e-6;  // m: real files print micrometres or less

const std::string kHead =
    "PathFileType\t4\t(X/Y/Z)\twalk.trc\n"
    "DataRate\tCameraRate\tNumFrames\tNumMarkers\tUnits\tOrigDataRate\tOrigDataStartFrame\tOrigNumFrames\n"
    "100\t100\t2\t2\tmm\t100\t1\t2\n"
    "Frame#\tTime\tHEAD\t\t\tFOOT\n"
    "\t\tX1\tY1\tZ1\tX2\tY2\tZ2\n";

Recording read(const std::string& text) { return readText(text, readTrc, "walk.trc"); }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

std::string manyRows(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += std::to_string(i) + "\t" + std::to_string(i) + "\n";
  return text;
}

}  // namespace

class TrcTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsWrittenIsReadBack();
  void linesMayEndInEveryWay_data();
  void linesMayEndInEveryWay();
  void gapsAreBlankOrSpelt();
  void zerosAreGapsAndTold();
  void aCutOffRowIsToldAndLeftOut();
  void unevenTimesStay();
  void aLostFrameShowsInCoarseTimes();
  void anUnknownUnitIsADoubt();
  void refusals_data();
  void refusals();
  void realFiles_data();
  void realFiles();
  void aRealFileThatEndsInItsHeaderIsRefused();
  void roundedTimesAreEven();
};

void TrcTest::whatIsWrittenIsReadBack() {
  for (unsigned seed = 1; seed <= 60; ++seed) {
    SampleRecording sample(seed);
    Recording recording;
    sample.addMarkers(recording, sample.count(1, 20));
    const Recording back = read(trcText(recording, "walk.trc"));
    QCOMPARE(back.title, recording.title);
    QCOMPARE(back.firstFrame, recording.firstFrame);
    QVERIFY(back.markers == recording.markers);
    QCOMPARE(back.frames.rate, recording.frames.rate);
    QCOMPARE(back.frames.count(), recording.frames.count());
    for (int f = 0; f < back.frames.count(); ++f)
      QVERIFY(std::abs(back.frames.times[f] - recording.frames.times[f]) < 1e-12);
    QVERIFY2(back.doubts.empty(), inOneText(back.doubts).c_str());
  }
}

void TrcTest::linesMayEndInEveryWay_data() {
  QTest::addColumn<QString>("end");
  QTest::newRow("Unix") << "\n";
  QTest::newRow("Windows") << "\r\n";
  QTest::newRow("Macintosh") << "\r";
}

void TrcTest::linesMayEndInEveryWay() {
  QFETCH(QString, end);
  const QString text =
      QString::fromStdString("\xEF\xBB\xBF" + kHead + "1\t0\t1\t2\t3\t4\t5\t6\n2\t0.01\t7\t8\t9\t1\t2\t3");
  const Recording recording = read(QString(text).replace("\n", end).toStdString());
  QCOMPARE(recording.frames.count(), 2);
  QVERIFY(recording.markers[1].positions[1].isApprox(Vector3f(0.001f, 0.002f, 0.003f)));
}

void TrcTest::gapsAreBlankOrSpelt() {
  const Recording recording =
      read(kHead + "1\t0\t\t\t\tNaN\tnan\tNAN\n2\t0.01\t1\t2\t3\t1.#QNAN\t1\t-nan(ind)\n");
  QVERIFY(!isSeen(recording.markers[0].positions[0]));
  QVERIFY(isSeen(recording.markers[0].positions[1]));
  QCOMPARE(seenShare(recording.markers[1]), 0.0);
}

/// As programs write what nobody saw; a zero of one axis is a place.
void TrcTest::zerosAreGapsAndTold() {
  const Recording recording = read(kHead + "1\t0\t0\t0\t0\t0\t0\t6\n2\t0.01\t1\t2\t3\t0\t0.0\t-0\n");
  QVERIFY(!isSeen(recording.markers[0].positions[0]) && isSeen(recording.markers[0].positions[1]));
  QVERIFY(isSeen(recording.markers[1].positions[0]) && !isSeen(recording.markers[1].positions[1]));
  QVERIFY2(inOneText(recording.doubts).find("2 places are exactly 0, 0, 0") != std::string::npos,
           inOneText(recording.doubts).c_str());
}

void TrcTest::aCutOffRowIsToldAndLeftOut() {
  const Recording recording = read(kHead + "1\t0\t1\t2\t3\t4\t5\t6\n2\t0.01\t1\t2\t3\t4\n");
  QCOMPARE(recording.frames.count(), 1);
  QVERIFY(hasDoubt(recording.doubts, DoubtKind::Frames));
  QVERIFY(inOneText(recording.doubts).find("cut off; left out") != std::string::npos);
}

void TrcTest::unevenTimesStay() {
  const Recording recording =
      read(kHead + "1\t0\t1\t2\t3\t4\t5\t6\n2\t0.02\t1\t2\t3\t4\t5\t6\n3\t0.023\t1\t2\t3\t4\t5\t6\n");
  QCOMPARE(recording.frames.times[2], 0.023);
  QVERIFY(hasDoubt(recording.doubts, DoubtKind::Rate));
}

/// A thousand frames a second in milliseconds, one of them lost; rounded times without a loss stay even.
void TrcTest::aLostFrameShowsInCoarseTimes() {
  const auto timed = [](double rate, int digits, int lost) {
    std::string text = replaced(kHead, "100\t100\t2", std::to_string(rate) + "\t100\t80");
    for (int i = 0; i < 80; ++i)
      text += std::to_string(i + 1) + "\t" +
              QByteArray::number((i < lost ? i : i + 1) / rate, 'f', digits).toStdString() +
              "\t1\t2\t3\t4\t5\t6\n";
    return read(text);
  };
  const Recording whole = timed(1000.0, 3, 80), broken = timed(1000.0, 3, 30);
  QVERIFY2(whole.doubts.empty() && whole.frames.rate == 1000.0, inOneText(whole.doubts).c_str());
  QVERIFY(hasDoubt(broken.doubts, DoubtKind::Rate));
  QCOMPARE(broken.frames.times[30], 0.031);
  for (const double rate : {60.0, 90.0, 120.0, 240.0}) {
    const Recording rounded = timed(rate, 2, 80);
    QVERIFY2(rounded.doubts.empty(), inOneText(rounded.doubts).c_str());
    QVERIFY(std::abs(rounded.frames.times[7] - 7.0 / rate) < 1e-12);
  }
}

void TrcTest::anUnknownUnitIsADoubt() {
  const Recording recording =
      read(replaced(kHead, "\tmm\t", "\tells\t") + "1\t0\t1\t2\t3\t4\t5\t6\n2\t0.01\t1\t2\t3\t4\t5\t6\n");
  QCOMPARE(inOneText(recording.doubts),
           std::string("Units: line 3: the unit 'ells' is not known; read as millimetres\n"));
}

void TrcTest::refusals_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char* name, const std::string& text, const char* sentence) {
    QTest::newRow(name) << QString::fromStdString(text) << QString(sentence);
  };
  row("cut off", kHead.substr(0, 60),
      "walk.trc:2: ends before the values of the header; export the trial again");
  row("no frames", kHead, "walk.trc:5: has a header and no frames; export the trial with its frames");
  row("no markers", "PathFileType\nNumMarkers\n0\nFrame#\tTime\n\t\n",
      "walk.trc:4: names no marker; export the trial with its markers");
  row("word", kHead + "1\t0\t1\tten\t3\t4\t5\t6\n",
      "walk.trc:6: 'ten' is not a number; correct or empty the cell");
  row("time", kHead + "1\tsoon\t1\t2\t3\t4\t5\t6\n",
      "walk.trc:6: 'soon' is not a time; write seconds in the second column");
  row("bomb", kHead + "1\t0\t1\t2\t3\n2\t1" + std::string(30000, '\t') + "5\n" + manyRows(200),
      "walk.trc:132: has far more gaps than values; export the trial again");
  row("other line", replaced(kHead, "Frame#", "Label"),
      "walk.trc:4: the line of markers does not begin with Frame#; export the trial again");
}

void TrcTest::refusals() {
  QFETCH(QString, text);
  QFETCH(QString, sentence);
  QCOMPARE(QString::fromStdString(refusal([&] { read(text.toStdString()); })), sentence);
}

void TrcTest::realFiles_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<int>("markers");
  QTest::addColumn<int>("frames");
  QTest::addColumn<double>("rate");
  QTest::addColumn<QString>("doubt");
  const auto row = [](const char* file, int markers, int frames, double rate, const char* doubt = "") {
    QTest::newRow(file) << QString(file) << markers << frames << rate << QString(doubt);
  };
  row("trc/T.trc", 41, 89, 30.0);
  row("trc/ballet_reduced.trc", 41, 100, 30.0);
  row("trc/dataWithBlanksForMissingMarkers.trc", 40, 464, 250.0);
  row("trc/dataWithEformat.trc", 14, 5, 119.88012);
  row("trc/exampleFormat.trc", 3, 5, 100.0);
  row("trc/misaligned_header_61mk.trc", 61, 281, 100.0);
  row("c3d/biobuddy/static.trc", 49, 138, 100.0, "promises 1300 frames, there are 138");
  row("c3d/btk/Gait.trc", 92, 487, 100.0, "promises 66 markers and names 33");
  row("c3d/osim/std_walking2_markers.trc", 44, 126, 0.0, "tells 250 frames a second, its times are not even");
  row("opensim/rajagopal_walk/markers_walk.trc", 41, 238, 100.0);
  row("opensim/opencap_dropjump/DJ1.trc", 51, 269, 100.0);
}

void TrcTest::realFiles() {
  WANT_RECORDED_DATA();
  QFETCH(QString, file);
  QFETCH(QString, doubt);
  const Recording recording = recorded(qPrintable(file));
  QTEST(static_cast<int>(recording.markers.size()), "markers");
  QTEST(recording.frames.count(), "frames");
  QFETCH(double, rate);
  QVERIFY2(std::abs(recording.frames.rate - rate) <= 1e-6 * rate, inOneText(recording.doubts).c_str());
  const QString doubts = QString::fromStdString(inOneText(recording.doubts));
  QVERIFY2(doubts.contains(doubt), qPrintable(doubts));
  QVERIFY2(doubts.contains("Frames:") == doubt.contains("frames,"), qPrintable(doubts));
}

void TrcTest::aRealFileThatEndsInItsHeaderIsRefused() {
  WANT_RECORDED_DATA();
  const std::string told = refusal([] { recorded("trc/Truncated.trc"); });
  QVERIFY2(told.ends_with("Truncated.trc:2: ends before the values of the header; export the trial again"),
           told.c_str());
}

void TrcTest::roundedTimesAreEven() {
  WANT_RECORDED_DATA();
  const Recording recording = recorded("trc/T.trc");
  QVERIFY(std::abs(recording.frames.times[2] - 2.0 / 30.0) < 1e-12);
  // the numbers of the file's first row
  QVERIFY((recording.markers[0].positions[0] - Vector3f(-0.33642437f, 1.63963722f, -0.022068f)).norm() <
          kPrinted);
  QCOMPARE(recording.markers[0].name, std::string("RFHD"));
}

QTEST_GUILESS_MAIN(TrcTest)
#include "trc_test.moc"
