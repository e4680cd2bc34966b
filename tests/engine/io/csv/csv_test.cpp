// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <numbers>

#include "engine/core/atomic_file.h"
#include "engine/io/csv/csv_reader.h"
#include "engine/io/csv/csv_writer.h"
#include "tests/engine/io/recorded_data.h"
#include "tests/engine/io/sample_recording.h"

using namespace handhold;

namespace {

Recording read(const std::string& text) { return readText(text, readCsv, "walk.csv"); }

CsvDescription describe(const std::string& text) {
  Doubts doubts;
  const auto source = inMemory(text, "walk.csv");
  return describeCsv(Reading{*source}, doubts);
}

}  // namespace

class CsvTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsWrittenIsReadBack();
  void anglesKeepTheirChannels();
  void headingsTellWhatColumnsAre();
  void metresAreKnownByTheirSize();
  void centimetresAreKnownByAPersonsWidth();
  void wordsAmongNumbersAreGaps();
  void textsOfOtherEncodings();
  void aTitleMayHaveEmptyCells();
  void headingsMayBeLong();
  void unitsMayHaveALineOfTheirOwn();
  void unitsMayEndTheNames();
  void degreesMayBeGerman();
  void notesNameTheLineOfTheHeadings();
  void commasOfOtherCountries();
  void timesHaveManyNames();
  void aTableWithoutNames();
  void aDescriptionMayBeChanged();
  void aRowOfOnesIsARow();
  void namesAreToldApartWithoutTheirUnits();
  void whatHasNoUnitIsNoMarker();
  void namesLikeFormulasAreText();
  void wordsAreLeftOut();
  void linesAboveTheRowsAreSkipped();
  void forcesAreChannels();
  void whatNobodyMeasuresIsAGap();
  void refusals_data();
  void refusals();
  void writerRefusals();
};

void CsvTest::whatIsWrittenIsReadBack() {
  for (unsigned seed = 1; seed <= 50; ++seed) {
    SampleRecording sample(seed);
    Recording out;
    sample.addMarkers(out, sample.count(1, 6));
    out.markers[0].name = "a, \"b\"; c";
    const std::pair<const char*, Measured> names[] = {
        {"knee", Measured::Angle},      {"pull", Measured::Force},     {"twist", Measured::Moment},
        {"work rate", Measured::Power}, {"push_x", Measured::Unknown}, {"slide", Measured::Length}};
    out.steps = out.frames;
    for (const auto& [name, measure] : names) {
      RecordedCoordinate coordinate{name, measure, {}};
      for (int f = 0; f < out.frames.count(); ++f) coordinate.values.push_back(sample.number(-9.0, 9.0));
      out.coordinates.push_back(coordinate);
    }
    const Recording in = read(csvRecordingText(out, "walk.csv"));
    QVERIFY(in.markers == out.markers);
    QVERIFY(in.coordinates == out.coordinates);
    QVERIFY(in.frames.times == out.frames.times && in.steps.times == out.steps.times);
    if (out.frames.count() > 1) QVERIFY(std::abs(in.frames.rate - out.frames.rate) < 1e-6 * out.frames.rate);
  }
}

void CsvTest::anglesKeepTheirChannels() {
  WANT_RECORDED_DATA();
  const Recording bvh = recorded("bvh/cmu_12_01_walk.bvh");
  QTemporaryDir folder;
  const std::filesystem::path file = folder.path().toStdString() + "/walk.csv";
  QCOMPARE(writeRecording(bvh, file), std::vector<std::string>{"31 joints of the skeleton"});
  const Recording csv = readRecording(file).recording;
  QVERIFY(csv.coordinates == bvh.coordinates);
  QCOMPARE(csv.coordinates[0].name, std::string("Hips.Xposition"));
}

void CsvTest::headingsTellWhatColumnsAre() {
  const Recording recording = read(
      "trial 7\nFrame,Time [ms],RKNE:X,RKNE:Y,RKNE:Z,knee angle "
      "(deg),foot_x,EMG\n5,0,100,200,300,90,4,5\n6,10,100,200,300,45,4,5\n");
  QCOMPARE(recording.firstFrame, 5);
  QCOMPARE(recording.markers.size(), std::size_t(1));
  QVERIFY(recording.markers[0].positions[0].isApprox(Vector3f(0.1f, 0.2f, 0.3f)));
  QCOMPARE(recording.frames.times[1], 0.01);
  QCOMPARE(recording.coordinates.size(), std::size_t(3));
  QVERIFY(std::abs(recording.coordinates[0].values[0] - 0.5 * std::numbers::pi) < 1e-15);
  QCOMPARE(recording.coordinates[1].name, std::string("foot_x"));
  const std::string doubts = inOneText(recording.doubts);
  QVERIFY2(
      doubts.find("no unit is told of the markers; read as millimetres, by their size") != std::string::npos,
      doubts.c_str());
  QVERIFY2(doubts.find("what some columns hold is not told, as 'foot_x'") != std::string::npos,
           doubts.c_str());
}

/// Nobody is two millimetres tall.
void CsvTest::metresAreKnownByTheirSize() {
  const Recording recording = read("Time,RKNE_x,RKNE_y,RKNE_z\n0,0.1,nan,0.3\n0.01,0.1,1.7,-0.3\n");
  QVERIFY(recording.markers.at(0).positions[1].isApprox(Vector3f(0.1f, 1.7f, -0.3f)));
  const std::string doubts = inOneText(recording.doubts);
  QVERIFY2(doubts.find("read as metres, by their size") != std::string::npos, doubts.c_str());
}

/// The same person in any unit; a hand's eight markers, or three of a person, tell less.
void CsvTest::centimetresAreKnownByAPersonsWidth() {
  const auto tableIn = [](double perMetre, int markers) {
    std::string header = "Time", row = "0";
    for (int i = 0; i < markers; ++i) {
      const std::string name = "M" + std::to_string(i);
      header += "," + name + "_x," + name + "_y," + name + "_z";
      for (const double metres : {2.5, 1.7 * i / (markers - 1), 0.1 * i})
        row += "," + std::to_string(perMetre * metres);
    }
    return header + "\n" + row + "\n" + row + "\n";
  };
  for (const double perMetre : {1.0, 100.0, 1000.0}) {
    const Recording recording = read(tableIn(perMetre, 12));
    constexpr float kPrinted = 1e-5f;  // m
    QVERIFY((recording.markers.back().positions[0] - Vector3f(2.5f, 1.7f, 1.1f)).norm() < kPrinted);
  }
  const std::string told = inOneText(read(tableIn(100.0, 12)).doubts);
  QVERIFY2(told.find("read as centimetres: they span 170 in a frame, as a person does") != std::string::npos,
           told.c_str());
  QVERIFY(inOneText(read(tableIn(100.0, 3)).doubts).find("read as millimetres") != std::string::npos);
}

/// However far down; the first of a column is told with its line.
void CsvTest::wordsAmongNumbersAreGaps() {
  std::string text = "time,a_x,a_y,a_z,b_x,b_y,b_z\n";
  for (int k = 0; k < 80; ++k)
    text += std::to_string(0.01 * k) + ",1,2," + (k == 60 || k == 70 ? "lost" : "3") + ",1,2,3\n";
  const Recording recording = read(text);
  QVERIFY(!isSeen(recording.markers[0].positions[60]) && !isSeen(recording.markers[0].positions[70]));
  QCOMPARE(seenShare(recording.markers[1]), 1.0);
  const std::string told = inOneText(recording.doubts);
  QVERIFY2(told.find("line 62: 'lost' is no number, in the column 'a_z', and 1 more; taken as gaps") !=
               std::string::npos,
           told.c_str());
}

/// As spreadsheets save them.
void CsvTest::textsOfOtherEncodings() {
  const std::string text = "Time;Fuß_x (mm);Fuß_y (mm);Fuß_z (mm)\n0;1;2;3\n0.01;4;5;6\n";
  const QString unicode = QString::fromStdString(text);
  std::string little = "\xFF\xFE", big = "\xFE\xFF";
  for (const QChar c : unicode) {
    const char low = static_cast<char>(c.unicode() & 0xFF), high = static_cast<char>(c.unicode() >> 8);
    little += {low, high};
    big += {high, low};
  }
  QTemporaryDir folder;
  const std::filesystem::path file = folder.path().toStdString() + "/walk.csv";
  const std::string latin = unicode.toLatin1().toStdString();
  for (const std::string& bytes : {text, "\xEF\xBB\xBF" + text, little, big, latin}) {
    writeFile(file, bytes);
    const Recording recording = readRecording(file).recording;
    QCOMPARE(recording.markers.size(), std::size_t(1));
    QCOMPARE(recording.markers[0].name, std::string("Fuß"));
    QVERIFY(recording.markers[0].positions[1].isApprox(Vector3f(4e-3f, 5e-3f, 6e-3f)));
    QVERIFY(tableBeginning(file).has_value());
  }
}

/// As spreadsheets pad them.
void CsvTest::aTitleMayHaveEmptyCells() {
  const CsvDescription table =
      describe("Lab of Tuesday;;;\n# by hand\nt;KneeX (cm);KneeY;note\n0;1,5;;3\n1;2,5;2;3\n");
  QCOMPARE(table.headerLine, 3);
  QCOMPARE(table.columns.at(1).name, std::string("KneeX"));
}

/// A hundred markers have headings of thousands of letters.
void CsvTest::headingsMayBeLong() {
  std::string header = "Time", row = "0";
  for (int marker = 0; marker < 400; ++marker)
    for (const char* axis : {"_x", "_y", "_z"}) {
      header += ",marker " + std::to_string(marker) + axis;
      row += ",500";
    }
  QTemporaryDir folder;
  const std::filesystem::path file = folder.path().toStdString() + "/many.csv";
  writeFile(file, header + "\n" + row + "\n" + row + "\n");
  QCOMPARE(readRecording(file).recording.markers.size(), std::size_t(400));
}

void CsvTest::unitsMayHaveALineOfTheirOwn() {
  const std::string text =
      "Anna;;;;\nt;knee_x;knee_y;knee_z;hip\ns;cm;cm;[cm];(deg)\n0;1;2;3;90\n0.01;4;5;6;45\n";
  QCOMPARE(describe(text).headerLine, 2);
  QCOMPARE(describe(text).firstRow, 4);
  const Recording recording = read(text);
  QCOMPARE(recording.frames.count(), 2);
  QVERIFY(recording.markers.at(0).positions[1].isApprox(Vector3f(0.04f, 0.05f, 0.06f)));
  QVERIFY(std::abs(recording.coordinates.at(0).values[0] - 0.5 * M_PI) < 1e-12);
  QVERIFY2(recording.doubts.empty(), inOneText(recording.doubts).c_str());
  // two names that could be units are names
  QCOMPARE(describe("s,m\n0,1\n1,2\n").headerLine, 1);
}

void CsvTest::unitsMayEndTheNames() {
  const Recording recording = read(
      "time,RKNE_x_cm,RKNE_y_cm,RKNE_z_cm,A_X_m,A_Y_m,A_Z_m,knee_angle_deg,foot_in,pull_n\n"
      "0,1,2,3,4,5,6,90,7,8\n0.1,1,2,3,4,5,6,90,7,8\n");
  QCOMPARE(recording.markers.size(), std::size_t(2));
  QCOMPARE(recording.markers[0].name, std::string("RKNE"));
  QVERIFY(recording.markers[0].positions[0].isApprox(Vector3f(0.01f, 0.02f, 0.03f)));
  QVERIFY(recording.markers[1].positions[0].isApprox(Vector3f(4.0f, 5.0f, 6.0f)));
  QCOMPARE(recording.coordinates.size(), std::size_t(3));
  QCOMPARE(recording.coordinates[0].name, std::string("knee_angle"));
  QVERIFY(std::abs(recording.coordinates[0].values[0] - 0.5 * M_PI) < 1e-12);
  QCOMPARE(recording.coordinates[1].name, std::string("foot_in"));
  QCOMPARE(recording.coordinates[2].name, std::string("pull_n"));
}

void CsvTest::degreesMayBeGerman() {
  const Recording recording =
      read("Zeit [s];Knie [Grad];Kniewinkel_Grad;Hip (grad/s);slope_grad\n0;90;90;90;1\n0,1;90;90;90;1\n");
  for (std::size_t i = 0; i < 3; ++i)
    QVERIFY(std::abs(recording.coordinates.at(i).values[0] - 0.5 * M_PI) < 1e-12);
  QCOMPARE(recording.coordinates[1].name, std::string("Kniewinkel"));
  QCOMPARE(recording.coordinates.at(3).name, std::string("slope_grad"));
  const std::string told = inOneText(recording.doubts);
  QVERIFY2(told.find("is not known") == std::string::npos, told.c_str());
}

void CsvTest::notesNameTheLineOfTheHeadings() {
  const std::string told =
      inOneText(read("Lab\n\nt,side,a_x,a_y,a_z,p (furlong)\n0,left,1,2,3,4\n1,left,1,2,3,4\n").doubts);
  for (const char* note : {"line 3: the column 'side' holds words", "line 3: the unit 'furlong'",
                           "line 3: no unit is told of the markers"})
    QVERIFY2(told.find(note) != std::string::npos, told.c_str());
}

void CsvTest::commasOfOtherCountries() {
  const Recording recording = read("time;a (N)\n0,00;1,5\n0,01;2,5\n");
  QCOMPARE(recording.coordinates[0].values[1], 2.5);
  QVERIFY(std::abs(recording.steps.rate - 100.0) < 1e-9);
  // rows of whole numbers, the last one too
  const Recording whole = read("Version;1.0\ntime;a, left (N)\n0;5,2\n0,5;7,25\n1;30\n");
  QCOMPARE(whole.coordinates[0].values, (std::vector<double>{5.2, 7.25, 30.0}));
  QCOMPARE(read("time;a (N)\n0;5.25\n1;30\n").coordinates[0].values[0], 5.25);
}

void CsvTest::timesHaveManyNames() {
  const std::pair<const char*, double> headings[] = {{"t", 20.0},
                                                     {"TIME", 20.0},
                                                     {"time [s]", 20.0},
                                                     {"Time (ms)", 0.02},
                                                     {"time_ms", 0.02},
                                                     {"Time s", 20.0},
                                                     {"Zeit", 20.0},
                                                     {"Zeit [ms]", 0.02},
                                                     {"Zeit_s", 20.0},
                                                     {"zeit (sek)", 20.0},
                                                     {"Zeit in s", 20.0},
                                                     {"time_left", -1.0},
                                                     {"Zeit (Sekunden)", 20.0}};
  for (const auto& [heading, time] : headings) {
    const Recording recording = read(std::string(heading) + ";pull (N)\n10;5\n20;6\n30;7\n");
    const bool isTime = !hasDoubt(recording.doubts, DoubtKind::Rate);
    QVERIFY2(isTime == (time > 0.0), heading);
    if (!isTime) continue;
    QVERIFY2(std::abs(recording.steps.times.at(1) - time) < 1e-9, heading);
    QVERIFY2(!hasDoubt(recording.doubts, DoubtKind::Units), heading);
  }
}

void CsvTest::aTableWithoutNames() {
  const Recording recording = read("1,2\n3,4\n5,6\n");
  QCOMPARE(recording.coordinates.size(), std::size_t(2));
  QCOMPARE(recording.coordinates[1].name, std::string("column 2"));
  QCOMPARE(recording.coordinates[1].values, (std::vector<double>{2.0, 4.0, 6.0}));
  QVERIFY(inOneText(recording.doubts).find("no column holds times; read as 100 rows a second") !=
          std::string::npos);
}

void CsvTest::aDescriptionMayBeChanged() {
  const std::string text = "a,b,c,d\n1,2,3,4\n5,6,7,8\n";
  CsvDescription description = describe(text);
  QCOMPARE(description.headerLine, 1);
  description.rate = 50.0;
  const CsvUse uses[] = {CsvUse::MarkerX, CsvUse::MarkerY, CsvUse::MarkerZ, CsvUse::Ignore};
  for (std::size_t i = 0; i < 4; ++i) {
    description.columns[i].use = uses[i];
    description.columns[i].name = "head";
    description.columns[i].unit = {Measured::Length, 0.01, true};
  }
  const auto source = inMemory(text, "walk.csv");
  const Recording recording = readCsvAs(Reading{*source}, description);
  QVERIFY(recording.coordinates.empty());
  QVERIFY(recording.markers[0].positions[1].isApprox(Vector3f(0.05f, 0.06f, 0.07f)));
  QCOMPARE(recording.frames.times[1], 0.02);
}

/// One is the unit of counts, which brackets tell.
void CsvTest::aRowOfOnesIsARow() {
  const Recording recording = read("time,a,b\n1,1,1\n2,3,4\n");
  QCOMPARE(recording.steps.times, (std::vector<double>{1.0, 2.0}));
  QCOMPARE(recording.coordinates.at(1).values, (std::vector<double>{1.0, 4.0}));
  QCOMPARE(read("time,a,b\n(s),(1),(N)\n1,1,1\n2,3,4\n").coordinates.at(0).measure, Measured::Count);
}

void CsvTest::namesAreToldApartWithoutTheirUnits() {
  const Recording recording = read(
      "time,knee (deg),knee (rad),A_x (mm),A_y (mm),A_z (mm),A_x (mm),A_y (mm),A_z (mm),A_x (mm),,time\n"
      "0,90,1,1,2,3,4,5,6,7,8,9\n0.1,90,2,1,2,3,4,5,6,7,8,9\n");
  std::vector<std::string> names;
  for (const RecordedCoordinate& coordinate : recording.coordinates) names.push_back(coordinate.name);
  QCOMPARE(names, (std::vector<std::string>{"knee", "knee 2", "A_x", "column 11", "time 2"}));
  QCOMPARE(recording.coordinates[1].values[1], 2.0);
  QCOMPARE(recording.frames.times[1], 0.1);
  QCOMPARE(recording.markers.size(), std::size_t(2));
  QCOMPARE(recording.markers[1].name, std::string("A 2"));
  QVERIFY(recording.markers[0].positions[1].isApprox(Vector3f(1e-3f, 2e-3f, 3e-3f)));
  QVERIFY(recording.markers[1].positions[1].isApprox(Vector3f(4e-3f, 5e-3f, 6e-3f)));
  const std::string told = inOneText(recording.doubts);
  QVERIFY2(told.find("names come twice, as 'knee'") != std::string::npos, told.c_str());
}

void CsvTest::whatHasNoUnitIsNoMarker() {
  Recording out;
  out.frames = out.steps = evenTimes(0.0, 50.0, 2);
  out.markers.push_back({"M", "", std::vector(2, Vector3f(1.0f, 2.0f, 3.0f)), {}});
  out.vectors.push_back({"share", "", Measured::Unknown, std::vector(2, Vector3f(0.1f, 0.2f, 0.3f))});
  for (const char* name : {"push_x", "push_y", "push_z", "emg"})
    out.coordinates.push_back({name, Measured::Unknown, {7.0, 8.0}});
  const Recording in = read(csvRecordingText(out, "walk.csv"));
  QVERIFY(in.markers == out.markers);
  QCOMPARE(in.coordinates.size(), std::size_t(7));
  QCOMPARE(in.coordinates[1].name, std::string("share_y"));
  QCOMPARE(static_cast<float>(in.coordinates[1].values[1]), 0.2f);
  for (std::size_t i = 0; i < 4; ++i) QVERIFY(in.coordinates[3 + i] == out.coordinates[i]);
}

void CsvTest::namesLikeFormulasAreText() {
  Recording out;
  out.frames = evenTimes(0.0, 50.0, 2);
  for (const char* name : {"=M", "+M", "-M", "@M", "'M", "''M", "'=M", "M'"})
    out.markers.push_back({name, "", std::vector(2, Vector3f(1.0f, 2.0f, 3.0f)), {}});
  const std::string text = csvRecordingText(out, "walk.csv");
  for (const char* cell : {",=", ",+", ",-", ",@"}) QVERIFY(text.find(cell) == std::string::npos);
  QVERIFY(read(text).markers == out.markers);
}

/// A column for people hinders nobody, and is told.
void CsvTest::wordsAreLeftOut() {
  const Recording recording =
      read("time,side,knee (deg),note\n0,left,10,\n0.1,right,20,tired\n0.2,left,30,\n");
  QCOMPARE(recording.coordinates.size(), std::size_t(1));
  QCOMPARE(recording.coordinates[0].name, std::string("knee"));
  QCOMPARE(recording.steps.count(), 3);
  QVERIFY(inOneText(recording.doubts).find("'side' holds words") != std::string::npos);
}

void CsvTest::linesAboveTheRowsAreSkipped() {
  const std::string text = "Gym, 3rd floor\nname of nobody\ntime,pull\ns,N\n0,1\n0.1,2\n0.2,3\n";
  QVERIFY(isCsv(text) && isCsv("words\nmore words\ntime;pull\n0;1\n") && !isCsv("{\n\"a\": 1,\n"));
  CsvDescription description = describe(text);
  description.headerLine = 3;
  description.firstRow = 5;
  Doubts doubts;
  const auto source = inMemory(text, "walk.csv");
  description = describedAs(firstLines(Reading{*source}), description, doubts);
  const Recording recording = readCsvAs(Reading{*source}, description);
  QCOMPARE(recording.steps.count(), 3);
  QCOMPARE(recording.coordinates[0].name, std::string("pull"));
  QCOMPARE(recording.coordinates[0].values[2], 3.0);
}

/// What pushes is no coordinate of a body.
void CsvTest::forcesAreChannels() {
  const std::string text = "time,pull (kN),knee (deg)\n0,1,10\n0.1,2,20\n0.2,3,30\n";
  CsvDescription description = describe(text);
  description.columns[1].use = CsvUse::Channel;
  const auto source = inMemory(text, "walk.csv");
  const Recording recording = readCsvAs(Reading{*source}, description);
  QCOMPARE(recording.analog.size(), std::size_t(1));
  QCOMPARE(recording.analog[0].values[2], 3000.0f);
  QVERIFY(recording.analog[0].measure == Measured::Force && recording.samples.count() == 3);
  QCOMPARE(recording.coordinates.size(), std::size_t(1));
}

/// Beyond what a single holds, and beyond what anything is.
void CsvTest::whatNobodyMeasuresIsAGap() {
  const std::string text = "time,pull (kN)\n0,1\n0.1,1e300\n0.2,-2e6\n";
  CsvDescription description = describe(text);
  description.columns[1].use = CsvUse::Channel;
  const auto source = inMemory(text, "walk.csv");
  const std::vector<float> values = readCsvAs(Reading{*source}, description).analog.at(0).values;
  QCOMPARE(values.at(0), 1000.0f);
  QVERIFY(std::isnan(values.at(1)) && std::isnan(values.at(2)));
}

void CsvTest::refusals_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("line")
      << "a,b\n"
      << "walk.csv:1: is no table: it has fewer than two lines; give a line of names and one a frame";
  QTest::newRow("words")
      << "a,b\nc,d\n"
      << "walk.csv:2: no row of numbers follows within its first lines; give a line of names and one a frame";
  QTest::newRow("no number as time") << "time,b\n0,1\nx,1\n"
                                     << "walk.csv:3: a row has no time; write it in each row";
  QTest::newRow("long") << "time,b\n0,1,2\n1,2\n"
                        << "walk.csv:2: a row has 3 cells for 2 columns; correct the row";
  QTest::newRow("short") << "time,b\n0\n1,2\n"
                         << "walk.csv:3: a row has 1 cells for 2 columns; correct the row";
  QTest::newRow("no time") << "time,b\n,1\n1,2\n"
                           << "walk.csv:2: a row has no time; write it in each row";
}

void CsvTest::refusals() {
  QFETCH(QString, text);
  QFETCH(QString, sentence);
  QCOMPARE(QString::fromStdString(refusal([&] { read(text.toStdString()); })), sentence);
}

void CsvTest::writerRefusals() {
  Recording recording;
  QCOMPARE(refusal([&] { csvRecordingText(recording, "a.csv"); }),
           std::string("a.csv: a table needs markers or coordinates, the recording has none; write c3d for "
                       "analog channels"));
  recording.frames = evenTimes(0.0, 1.0, 1);
  recording.markers.push_back({"m", "", {Vector3f::Ones()}, {}});
  recording.steps = evenTimes(1.0, 1.0, 1);
  recording.coordinates.push_back({"c", Measured::Angle, {1.0}});
  QCOMPARE(refusal([&] { csvRecordingText(recording, "a.csv"); }),
           std::string("a.csv: markers and coordinates have different times; write them in two files"));
}

QTEST_GUILESS_MAIN(CsvTest)
#include "csv_test.moc"
