// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/csv/csv_name_rows.h"

#include <QtTest>

#include "engine/io/csv/csv_reader.h"
#include "tests/engine/io/recorded_data.h"
#include "tests/engine/io/sample_recording.h"

using namespace handhold;

namespace {

Recording read(const std::string& text) { return readText(text, readCsv, "walk.csv"); }

/// Two markers in two frames, at (1, 2, 3), (4, 5, gap) and (1.1, 2.1, 3.1), (4.1, 5.1, 6.1) m.
void isTheWalk(const Recording& walk, double rate) {
  QCOMPARE(walk.markers.size(), std::size_t(2));
  QVERIFY(walk.coordinates.empty() && walk.analog.empty());
  QCOMPARE(walk.markers[0].name, std::string("Ann:LASI"));
  QCOMPARE(walk.markers[1].name, std::string("Ann:RASI"));
  QCOMPARE(walk.frames.rate, rate);
  QCOMPARE(walk.frames.count(), 2);
  QVERIFY((walk.markers[0].positions[0] - Vector3f(1.0F, 2.0F, 3.0F)).norm() < 1e-6F);
  QVERIFY(!isSeen(walk.markers[1].positions[0]));
  QVERIFY((walk.markers[1].positions[1] - Vector3f(4.1F, 5.1F, 6.1F)).norm() < 1e-6F);
}

}  // namespace

class CsvNameRowsTest : public QObject {
  Q_OBJECT

 private slots:
  void motiveNamesEachColumn();
  void motiveTellsItsUnit();
  void motiveTurnsAreNoPlaces();
  void nexusNamesTheFirstOfThree();
  void visual3DNamesBelowTheFile();
  void qualisysNamesAboveTheRows();
  void oneNameForAllIsNone();
};

void CsvNameRowsTest::motiveNamesEachColumn() {
  isTheWalk(
      read("Format Version,1.23,Capture Frame Rate,240.0,Export Frame Rate,120.0,Length Units,Meters\n\n"
           ",Type,Marker,Marker,Marker,Marker,Marker,Marker\n"
           ",Name,Ann:LASI,Ann:LASI,Ann:LASI,Ann:RASI,Ann:RASI,Ann:RASI\n"
           ",ID,a1,a1,a1,b2,b2,b2\n,,Position,Position,Position,Position,Position,Position\n"
           "Frame,Time (Seconds),X,Y,Z,X,Y,Z\n0,0.0,1,2,3,4,5,\n1,0.5,1.1,2.1,3.1,4.1,5.1,6.1\n"),
      2.0);
}

/// By their size these would be millimetres.
void CsvNameRowsTest::motiveTellsItsUnit() {
  const Recording walk = read(
      "Format Version,1.23,Export Frame Rate,120.0,Length Units,Centimeters\n\n"
      ",Name,LASI,LASI,LASI,RASI,RASI,RASI\nFrame,Time (Seconds),X,Y,Z,X,Y,Z\n"
      "0,0.0,100,200,300,400,500,\n1,0.5,110,210,310,410,510,610\n");
  QVERIFY((walk.markers[0].positions[0] - Vector3f(1.0F, 2.0F, 3.0F)).norm() < 1e-6F);
  QVERIFY(!hasDoubt(walk.doubts, DoubtKind::Units));
}

/// A rigid body beside two markers: its quaternion, or its angles, and its place.
void CsvNameRowsTest::motiveTurnsAreNoPlaces() {
  const auto isRead = [](const Recording& walk) {
    QCOMPARE(walk.markers.size(), std::size_t(3));
    QCOMPARE(walk.markers[0].name, std::string("RB"));
    QCOMPARE(walk.markers[2].name, std::string("RASI"));
    QVERIFY((walk.markers[0].positions[0] - Vector3f(5.0F, 6.0F, 7.0F)).norm() < 1e-6F);
    QVERIFY((walk.markers[2].positions[1] - Vector3f(4.1F, 5.1F, 6.1F)).norm() < 1e-6F);
  };
  isRead(
      read("Format Version,1.23,Length Units,Meters\n"
           ",Type,Rigid Body,Rigid Body,Rigid Body,Rigid Body,Rigid Body,Rigid Body,Rigid Body,"
           "Marker,Marker,Marker,Marker,Marker,Marker\n"
           ",Name,RB,RB,RB,RB,RB,RB,RB,LASI,LASI,LASI,RASI,RASI,RASI\n"
           ",ID,a1,a1,a1,a1,a1,a1,a1,b2,b2,b2,c3,c3,c3\n"
           ",,Rotation,Rotation,Rotation,Rotation,Position,Position,Position,"
           "Position,Position,Position,Position,Position,Position\n"
           "Frame,Time (Seconds),X,Y,Z,W,X,Y,Z,X,Y,Z,X,Y,Z\n"
           "0,0.0,0,0,0,1,5,6,7,1,2,3,4,5,6\n1,0.5,0,0,0,1,5,6,7,1.1,2.1,3.1,4.1,5.1,6.1\n"));
  isRead(
      read("Format Version,1.23,Length Units,Meters\n"
           ",Name,RB,RB,RB,RB,RB,RB,LASI,LASI,LASI,RASI,RASI,RASI\n"
           ",,Rotation,Rotation,Rotation,Position,Position,Position,"
           "Position,Position,Position,Position,Position,Position\n"
           "Frame,Time (Seconds),X,Y,Z,X,Y,Z,X,Y,Z,X,Y,Z\n"
           "0,0.0,10,20,30,5,6,7,1,2,3,4,5,6\n1,0.5,10,20,30,5,6,7,1.1,2.1,3.1,4.1,5.1,6.1\n"));
}

/// The rate stands alone, units below the axes; there is no time.
void CsvNameRowsTest::nexusNamesTheFirstOfThree() {
  isTheWalk(read("Trajectories\n200\n,,Ann:LASI,,,Ann:RASI,,\nFrame,Sub Frame,X,Y,Z,X,Y,Z\n"
                 ",,mm,mm,mm,mm,mm,mm\n342,0,1000,2000,3000,4000,5000,\n"
                 "343,0,1100,2100,3100,4100,5100,6100\n"),
            200.0);
}

void CsvNameRowsTest::visual3DNamesBelowTheFile() {
  isTheWalk(read("\twalk.c3d\twalk.c3d\twalk.c3d\twalk.c3d\twalk.c3d\twalk.c3d\n"
                 "\tAnn:LASI\tAnn:LASI\tAnn:LASI\tAnn:RASI\tAnn:RASI\tAnn:RASI\n"
                 "\tTARGET\tTARGET\tTARGET\tTARGET\tTARGET\tTARGET\n"
                 "\tORIGINAL\tORIGINAL\tORIGINAL\tORIGINAL\tORIGINAL\tORIGINAL\n"
                 "ITEM\tX\tY\tZ\tX\tY\tZ\n1\t1\t2\t3\t4\t5\t\n2\t1.1\t2.1\t3.1\t4.1\t5.1\t6.1\n"),
            100.0);
}

void CsvNameRowsTest::qualisysNamesAboveTheRows() {
  isTheWalk(read("NO_OF_FRAMES\t2\nNO_OF_MARKERS\t2\nFREQUENCY\t300\nTIME_STAMP\t2023-05-01\t12.5\n"
                 "MARKER_NAMES\tAnn:LASI\tAnn:RASI\n"
                 "1.0\t2.0\t3.0\t4.0\t5.0\t\n1.1\t2.1\t3.1\t4.1\t5.1\t6.1\n"),
            300.0);
}

/// Such columns stay what they were.
void CsvNameRowsTest::oneNameForAllIsNone() {
  CsvDescription layout;
  layout.headerLine = 2;
  std::vector<std::string> headings{"X", "Y", "Z", "X", "Y", "Z"};
  const std::vector<std::string> before = headings;
  nameByRowAbove({{1, "P,P,P,P,P,P"}, {2, "X,Y,Z,X,Y,Z"}, {3, "1,2,3,4,5,6"}}, layout, headings);
  QCOMPARE(headings, before);
  nameByRowAbove({{1, "P,,,Q,,"}, {2, "X,Y,Z,X,Y,Z"}, {3, "1,2,3,4,5,6"}}, layout, headings);
  QCOMPARE(headings.front(), std::string("P x"));
  QCOMPARE(headings.back(), std::string("Q z"));
}

QTEST_APPLESS_MAIN(CsvNameRowsTest)
#include "csv_name_rows_test.moc"
