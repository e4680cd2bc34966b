// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <numbers>

#include "engine/io/storage/storage_columns.h"
#include "engine/io/storage/storage_reader.h"
#include "engine/io/storage/storage_writer.h"
#include "tests/engine/io/recorded_data.h"
#include "tests/engine/io/sample_recording.h"

using namespace handhold;

namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
constexpr double kRoundTrip = 1e-14;  // of numbers below 2, to degrees and back

Recording read(const std::string& text) { return readText(text, readStorage, "walk.mot"); }

const std::string kRows = "endheader\ntime\tpelvis_tx\thip_flexion_r\n0\t0.5\t90\n0.01\t0.6\t45\n";

double valueOf(const Recording& recording, const std::string& name, std::size_t row) {
  for (const RecordedCoordinate& coordinate : recording.coordinates)
    if (coordinate.name == name) return coordinate.values[row];
  return qQNaN();
}

}  // namespace

class StorageTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsWrittenIsReadBack_data();
  void whatIsWrittenIsReadBack();
  void bothDialectsOfTheHeader();
  void degreesWhereNothingIsTold();
  void degreesInATableOfRadians();
  void namesTellMeasures_data();
  void namesTellMeasures();
  void whatIsKnownGoesBeforeNames();
  void channelsBesideLengthsStayChannels();
  void doubtsOfTheHeader();
  void refusals_data();
  void refusals();
  void writerRefusals();
  void realFiles_data();
  void realFiles();
  void plateLoadsAgreeWithAnotherReader();
  void pressuresAgreeWithAnotherReader();
};

void StorageTest::whatIsWrittenIsReadBack_data() {
  QTest::addColumn<bool>("isMot");
  QTest::newRow("mot") << true;
  QTest::newRow("sto") << false;
}

void StorageTest::whatIsWrittenIsReadBack() {
  QFETCH(bool, isMot);
  for (unsigned seed = 1; seed <= 50; ++seed) {
    SampleRecording sample(seed);
    Recording out;
    out.title = "trial " + std::to_string(seed);
    sample.addCoordinates(out, {{"pelvis_tx", Measured::Length},
                                {"knee angle r", Measured::Angle},
                                {"/jointset/hip/hip_flexion/speed", Measured::AngularSpeed},
                                {"ground_force_vy", Measured::Force},
                                {"hip_flexion_r_moment", Measured::Moment},
                                {"/forceset/soleus/activation", Measured::Unknown}});
    out.coordinates[1].values[0] = qQNaN();
    const Recording in = read(isMot ? motText(out, "walk.mot") : stoText(out, "walk.sto"));
    QCOMPARE(in.title, out.title);
    QVERIFY(in.steps.times == out.steps.times);
    QVERIFY(std::abs(in.steps.rate - 100.0) < 1e-9);
    QCOMPARE(in.coordinates.size(), out.coordinates.size());
    for (std::size_t i = 0; i < in.coordinates.size(); ++i) {
      QCOMPARE(in.coordinates[i].name, out.coordinates[i].name);
      QCOMPARE(in.coordinates[i].measure, out.coordinates[i].measure);
      for (std::size_t k = 0; k < out.steps.times.size(); ++k) {
        const double a = in.coordinates[i].values[k], b = out.coordinates[i].values[k];
        QVERIFY(std::isnan(a) == std::isnan(b) && !(std::abs(a - b) > kRoundTrip));
      }
    }
  }
}

void StorageTest::bothDialectsOfTheHeader() {
  const Recording openSim = read("Coordinates\nversion=1\nnRows=2\nnColumns=3\ninDegrees=yes\n" + kRows);
  const Recording simm =
      read("name Coordinates\ndatarows 2\ndatacolumns 3\nrange 0 0.01\ninDegrees yes\n" + kRows);
  QVERIFY2(openSim.doubts.empty() && simm.doubts.empty(), inOneText(simm.doubts).c_str());
  QVERIFY(openSim == simm);
  QCOMPARE(openSim.title, std::string("Coordinates"));
  QCOMPARE(valueOf(openSim, "hip_flexion_r", 0), 90.0 * kDegree);
  QCOMPARE(valueOf(openSim, "pelvis_tx", 1), 0.6);
}

void StorageTest::degreesWhereNothingIsTold() {
  const Recording recording = read("Coordinates\n" + kRows);
  QCOMPARE(valueOf(recording, "hip_flexion_r", 1), 45.0 * kDegree);
  QVERIFY(inOneText(recording.doubts).find("inDegrees is not told; angles were read as degrees") !=
          std::string::npos);
}

void StorageTest::degreesInATableOfRadians() {
  const Recording recording =
      read("inDegrees=no\nendheader\ntime\thip_flexion_r\tknee_angle_r\n0\t1.5\t60\n0.01\t1.4\t61\n");
  QCOMPARE(valueOf(recording, "hip_flexion_r", 0), 1.5);
  QCOMPARE(valueOf(recording, "knee_angle_r", 0), 60.0 * kDegree);
  QVERIFY(inOneText(recording.doubts).find("exceed two turns; read as degrees: 'knee_angle_r'") !=
          std::string::npos);
}

void StorageTest::namesTellMeasures_data() {
  QTest::addColumn<bool>("isAmongCoordinates");
  QTest::addColumn<int>("measure");
  const auto row = [](const char* name, Measured measure, bool isAmong = true) {
    QTest::newRow(name) << isAmong << static_cast<int>(measure);
  };
  row("pelvis_ty", Measured::Length);
  row("/jointset/ground_pelvis/pelvis_tz/value", Measured::Length);
  row("/jointset/ground_pelvis/pelvis_tz/speed", Measured::Speed);
  row("knee_angle_r", Measured::Angle);
  row("knee_angle_r_u", Measured::AngularSpeed);
  row("ground_force_1_vx", Measured::Force);
  row("1_ground_force_pz", Measured::Length);
  row("ground_force_r_mx", Measured::Moment);
  row("ground_torque_x", Measured::Moment);
  row("pelvis_tilt_moment", Measured::Moment);
  row("pelvis_tx_force", Measured::Force);
  row("/forceset/soleus_r/activation", Measured::Unknown);
  row("LeftFoot.Xposition", Measured::Length);
  row("tib_tx_r", Measured::Length);
  row("tib_tx_r/speed", Measured::Speed);
  row("tib_tx_r_force", Measured::Force);
  row("block_height", Measured::Length);
  row("block_height", Measured::Unknown, false);
  row("push1", Measured::Unknown, false);
  row("EMG3", Measured::Unknown);
}

void StorageTest::namesTellMeasures() {
  QFETCH(bool, isAmongCoordinates);
  QTEST(static_cast<int>(columnMeasure(QTest::currentDataTag(), isAmongCoordinates)), "measure");
}

/// As of a model's coordinates: 0.3 m are no degrees.
void StorageTest::whatIsKnownGoesBeforeNames() {
  const auto source = inMemory(
      "Coordinates\ninDegrees=yes\nendheader\ntime\tslider\thip_flexion_r\n0\t0.3\t90\n", "walk.mot");
  Reading reading{*source};
  reading.known = [](const std::string& name) {
    return name == "slider" ? std::optional(Measured::Length) : std::nullopt;
  };
  const Recording recording = readStorage(reading);
  QCOMPARE(valueOf(recording, "slider", 0), 0.3);
  QCOMPARE(recording.coordinates[0].measure, Measured::Length);
  QCOMPARE(valueOf(recording, "hip_flexion_r", 0), 90.0 * kDegree);
}

/// A word in the title would make an angle of any column.
void StorageTest::channelsBesideLengthsStayChannels() {
  Recording out;
  out.steps = evenTimes(0.0, 100.0, 2);
  out.coordinates = {{"pelvis_tx", Measured::Length, {0.5, 0.6}}, {"push1", Measured::Unknown, {70.0, 80.0}}};
  for (const Recording& in : {read(motText(out, "a.mot")), read(stoText(out, "a.sto"))})
    QVERIFY(in.coordinates == out.coordinates);
  Recording torques = out;  // ours have the names of joints
  torques.coordinates = {{"pelvis_fx", Measured::Unknown, {300.0, 400.0}},
                         {"r_knee_flexion", Measured::Unknown, {70.0, 80.0}}};
  QVERIFY(read(motText(torques, "a.mot")).coordinates == torques.coordinates);
  out.title = "Coordinates and muscles";
  QVERIFY(refusal([&] { motText(out, "a.mot"); }).starts_with("a.mot: the unit of 'push1' is not told"));
  out.title.clear();
  out.coordinates = {{"r_knee_flexion", Measured::Unknown, {70.0, 80.0}}};
  QVERIFY(refusal([&] { motText(out, "a.mot"); }).ends_with("as in 'r_knee_flexion (deg)', or write csv"));
}

void StorageTest::doubtsOfTheHeader() {
  const Recording recording = read("nRows=9\nnColumns=4\ninDegrees=yes\n" + kRows + "0.02\t1");
  QCOMPARE(QString::fromStdString(inOneText(recording.doubts)),
           QString("Frames: line 8: the last row is cut off; left out\n"
                   "Header: line 8: the header promises 9 rows, there are 2; those that are there were read\n"
                   "Header: line 8: the header promises 4 columns, there are 3; those that are there were "
                   "read\n"));
}

void StorageTest::refusals_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("header") << "name x\n"
                          << "walk.mot:1: has no endheader; export the table again";
  QTest::newRow("end") << "x\nendheader\n"
                       << "walk.mot:2: ends after its header; export the table again";
  QTest::newRow("time") << "endheader\nx\ty\n"
                        << "walk.mot:2: its first column is 'x', not time; put time first";
  QTest::newRow("rows") << "endheader\ntime\ty\n"
                        << "walk.mot:2: has a header and no rows; export the table with its rows";
  QTest::newRow("short") << "endheader\ntime\tx\n0\n1\t2\n"
                         << "walk.mot:4: a row has 1 cells for 2 columns; correct the row";
  QTest::newRow("long") << "endheader\ntime\tx\n0\t1\t2\n"
                        << "walk.mot:3: a row has 3 cells for 2 columns; correct the row";
  QTest::newRow("word") << "endheader\ntime\tx\n0\tone\n"
                        << "walk.mot:3: 'one' is not a number; correct or empty the cell";
  QTest::newRow("no time") << "endheader\ntime\tx\n\t1\n"
                           << "walk.mot:3: a row has no time; write seconds in the first column";
  QTest::newRow("vectors")
      << "DataType=Vec3\nendheader\n"
      << "walk.mot:1: its cells hold Vec3, not one number each; export it as numbers (DataType=double)";
}

void StorageTest::refusals() {
  QFETCH(QString, text);
  QFETCH(QString, sentence);
  QCOMPARE(QString::fromStdString(refusal([&] { read(text.toStdString()); })), sentence);
}

void StorageTest::writerRefusals() {
  Recording recording;
  QCOMPARE(refusal([&] { motText(recording, "a.mot"); }),
           std::string("a.mot: a table of coordinates needs some, the recording has none; write c3d, trc or "
                       "csv for markers"));
  recording.steps = evenTimes(0.0, 1.0, 1);
  recording.coordinates = {{"pelvis_tx", Measured::Angle, {1.0}}};
  QCOMPARE(refusal([&] { motText(recording, "a.mot"); }),
           std::string("a.mot: 'pelvis_tx' is of measure angle and has the name of measure length; rename "
                       "it, or write csv"));
}

void StorageTest::realFiles_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<QString>("doubt");
  const auto row = [](const char* file, int columns, int rows, const char* doubt = "") {
    QTest::newRow(file) << columns << rows << QString(doubt);
  };
  row("trc/gait10dof18musc_ik_CRLF.mot", 10, 15);
  row("opensim/gait2354_walk/subject01_walk1_ik.mot", 23, 73);
  row("opensim/gait2354_walk/subject01_walk1_grf.mot", 18, 1501);
  row("opensim/gait2354_walk/inverse_dynamics.sto", 23, 73);
  row("opensim/ik_synthetic/std_subject01_walk1_ik.mot", 23, 73,
      "inDegrees is not told; angles were read as degrees");
  row("opensim/opencap_dropjump/DJ1_grf.mot", 27, 269);
  row("opensim/opencap_dropjump/DJ1_manual_scaling_ik.mot", 35, 109);
  row("opensim/rajagopal_walk/coordinates.sto", 31, 1350,
      "read as degrees: '/jointset/patellofemoral_r/knee_angle_r_beta/value' or "
      "'/jointset/patellofemoral_l/knee_angle_l_beta/value'");
  row("opensim/rajagopal_walk/grf_walk.mot", 18, 4778);
  row("c3d/osim/std_walking2_grfs.sto", 18, 101, "what 18 columns hold is not told, as 'f1_1'");
}

void StorageTest::realFiles() {
  WANT_RECORDED_DATA();
  const Recording recording = recorded(QTest::currentDataTag());
  QTEST(static_cast<int>(recording.coordinates.size()), "columns");
  QTEST(recording.steps.count(), "rows");
  QFETCH(QString, doubt);
  const QString doubts = QString::fromStdString(inOneText(recording.doubts));
  QVERIFY2(doubt.isEmpty() == !doubts.contains("Units") && doubts.contains(doubt), qPrintable(doubts));
  for (const RecordedCoordinate& coordinate : recording.coordinates)
    for (const double value : coordinate.values)
      QVERIFY(coordinate.measure != Measured::Angle || std::abs(value) < 2.0 * std::numbers::pi);
}

/// Another reader's loads of the same trial, each 100th sample: about the corners' middle, in N and N mm.
void StorageTest::plateLoadsAgreeWithAnotherReader() {
  WANT_RECORDED_DATA();
  const Recording trial = recorded("c3d/osim/walking2.c3d"),
                  loads = recorded("c3d/osim/std_walking2_grfs.sto");
  for (int k = 0; k < 2; ++k)
    for (std::size_t row = 0; row + 1 < loads.steps.times.size(); ++row) {
      const auto at = [&](const char* what, int axis) {
        return valueOf(loads, std::string(what) + std::to_string(k + 1) + "_" + std::to_string(axis + 1),
                       row);
      };
      const ForcePlate& plate = trial.plates[static_cast<std::size_t>(k)];
      for (int axis = 0; axis < 3; ++axis) {
        QVERIFY(std::abs(plate.forces[100 * row][axis] - at("f", axis)) < 1e-3);
        QVERIFY(std::abs(platePose(plate.corners).p[axis] - 1e-3 * at("p", axis)) < 1e-5);
        QVERIFY2(std::abs(plate.moments[100 * row][axis] - 1e-3 * at("m", axis)) < 1e-3,
                 qPrintable(QString("plate %1 row %2 axis %3: %4 and %5")
                                .arg(k + 1)
                                .arg(row)
                                .arg(axis)
                                .arg(plate.moments[100 * row][axis])
                                .arg(1e-3 * at("m", axis))));
      }
    }
}

/// Where each force acts and what it turns there, of all samples that bear enough to tell.
void StorageTest::pressuresAgreeWithAnotherReader() {
  WANT_RECORDED_DATA();
  const Recording trial = recorded("c3d/osim/walking2.c3d"),
                  loads = recorded("c3d/osim/std_cop_walking2_grfs.sto");
  for (int k = 0; k < 2; ++k) {
    int loaded = 0;
    for (std::size_t row = 0; row + 1 < loads.steps.times.size(); ++row) {
      const auto at = [&](const char* what, int axis) {
        return valueOf(loads, std::string(what) + std::to_string(k + 1) + "_" + std::to_string(axis + 1),
                       row);
      };
      const ForcePlate& plate = trial.plates[static_cast<std::size_t>(k)];
      const PlateLoad load = plateLoad(plate, static_cast<int>(100 * row));
      if (!load.centreOfPressure.allFinite()) continue;
      ++loaded;
      for (int axis = 0; axis < 3; ++axis)
        QVERIFY(std::abs(load.centreOfPressure[axis] - 1e-3 * at("p", axis)) < 5e-5);  // 0.05 mm
      const Vector3 free = load.freeMoment * platePose(plate.corners).R.col(2);
      QVERIFY2(std::abs(free.z() - 1e-3 * at("m", 2)) < 1e-3,
               qPrintable(QString("plate %1 row %2: %3").arg(k + 1).arg(row).arg(free.z())));
    }
    QVERIFY(loaded >= 10);
  }
}

QTEST_GUILESS_MAIN(StorageTest)
#include "storage_test.moc"
