// SPDX-License-Identifier: GPL-3.0-or-later
// Models of OpenSim as recordings: the points of muscles in closed form, a pendulum's torque, what is
// refused.
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/osim/osim_reader.h"
#include "engine/osim/osim_recording.h"
#include "tests/engine/osim/pendulum_osim.h"

using namespace handhold;

namespace {

constexpr double kMass = 2.0, kLength = 0.4, kInertia = 0.03, kGravity = 10.0;

OsimModel read(const std::string& text) {
  QTemporaryDir folder;
  const std::string file = folder.filePath("model.osim").toStdString();
  writeFile(file, text);
  return readOsim(file);
}

/// In the ground, of a place on the rod at an angle.
Vector3 turned(double angle, const Vector3& place) {
  return Eigen::AngleAxisd(angle, Vector3::UnitZ()) * place;
}

constexpr double kAmplitude = 0.9, kSpeed = 3.0;  // rad, rad/s
double angleAt(double time) { return kAmplitude * std::sin(kSpeed * time); }

Recording swinging() {
  Recording table;
  table.steps = evenTimes(0.0, 200.0, 401);
  table.coordinates.push_back({"swing", Measured::Angle, {}});
  for (const double time : table.steps.times) table.coordinates[0].values.push_back(angleAt(time));
  return table;
}

const RecordedVectors& pointOf(const Recording& recording, std::size_t path, std::size_t point) {
  return recording.vectors[static_cast<std::size_t>(recording.paths[path].points[point])];
}

}  // namespace

class OsimRecordingTest : public QObject {
  Q_OBJECT

 private slots:
  void aModelStands();
  void muscleSPointsStayComeAndGo();
  void aPendulumTakesItsTorque();
  void itsColumnsAreWhatTheModelSays();
  void theRateIsToldInFigures();
  void wrongPathsAreRefused_data();
  void wrongPathsAreRefused();
};

void OsimRecordingTest::aModelStands() {
  const OsimModel model = read(kPendulum);
  QCOMPARE(model.paths.size(), std::size_t(2));
  const Recording recording = recordingOf({model});
  QCOMPARE(recording.frames.count(), 1);
  QVERIFY(recording.coordinates.empty());
  QCOMPARE(recording.person.mass, kMass);
  const Vector3 tip = recording.markers.at(0).positions.at(0).cast<double>();
  QVERIFY((tip - turned(0.2, {0.0, -0.8, 0.0})).norm() < 1e-6);
  QCOMPARE(recording.paths.size(), std::size_t(3));
  QVERIFY(recording.paths[0].kind == RecordedPath::Kind::Bone);  // from the pin to the centre of mass
  const Vector3 end = pointOf(recording, 0, 1).values[0].cast<double>();
  QVERIFY((end - turned(0.2, {0.0, -kLength, 0.0})).norm() < 1e-6);
  QCOMPARE(recording.paths[1].name, std::string("flexor"));
  QVERIFY(hasDoubt(recording.doubts, DoubtKind::Skeleton));  // it wraps around what is not read
}

void OsimRecordingTest::muscleSPointsStayComeAndGo() {
  const OsimModel model = read(kPendulum);
  const CoordinateCurves curves(model, swinging(), 0.0, "table");
  const Recording recording = recordingOf({model, &curves});
  QCOMPARE(recording.frames.count(), 401);
  int seen = 0;
  for (std::size_t i = 0; i < recording.frames.times.size(); ++i) {
    const double angle = angleAt(recording.frames.times[i]);
    const Vector3f &first = pointOf(recording, 1, 0).values[i], &second = pointOf(recording, 1, 1).values[i],
                   &third = pointOf(recording, 1, 2).values[i];
    QVERIFY((first.cast<double>() - Vector3(0.0, 0.1, 0.0)).norm() < 1e-7);
    QVERIFY((third.cast<double>() - turned(angle, {0.02 + 0.1 * angle, -0.3, 0.04})).norm() < 1e-6);
    QCOMPARE(isSeen(second), std::abs(angle) <= 0.5);
    if (!isSeen(second)) continue;
    ++seen;
    QVERIFY((second.cast<double>() - turned(angle, {0.05, -0.1, 0.01})).norm() < 1e-6);
  }
  QVERIFY(seen > 50 && seen < 350);  // both happen
}

/// tau = (I + m l^2) a + m g l sin(angle).
void OsimRecordingTest::aPendulumTakesItsTorque() {
  const OsimModel model = read(kPendulum);
  const CoordinateCurves curves(model, swinging(), 0.0, "table");
  const Recording recording = recordingOf({model, &curves});
  QCOMPARE(recording.coordinates.size(), std::size_t(2));
  QCOMPARE(recording.coordinates[1].name, std::string("swing_moment"));
  for (std::size_t i = 20; i + 20 < recording.steps.times.size(); ++i) {  // splines bend freely at their ends
    const double time = recording.steps.times[i], angle = angleAt(time);
    const double torque = (kInertia + kMass * kLength * kLength) * -kSpeed * kSpeed * angle +
                          kMass * kGravity * kLength * std::sin(angle);
    QVERIFY(std::abs(recording.coordinates[0].values[i] - angle) < 1e-9);
    QVERIFY2(std::abs(recording.coordinates[1].values[i] - torque) < 1e-4, qPrintable(QString::number(time)));
  }
}

void OsimRecordingTest::itsColumnsAreWhatTheModelSays() {
  OsimModel model = read(kPendulum);
  model.coordinates.push_back({"slider", false, 0.0, 0.0, 0.0, false});
  const MeasureOfName known = measuresOf(model);
  QCOMPARE(known("/jointset/pin/slider/value"), std::optional(Measured::Length));
  QCOMPARE(known("swing"), std::optional(Measured::Angle));
  QVERIFY(!known("slider/speed") && !known("pelvis_tx"));
}

void OsimRecordingTest::theRateIsToldInFigures() {
  const OsimModel model = read(kPendulum);
  try {
    CoordinateCurves(model, swinging(), 150.0, "table");
    QFAIL("was smoothed");
  } catch (const InputError& error) {
    QVERIFY2(std::string(error.what()).find("half the rate of 200 Hz") != std::string::npos, error.what());
  }
}

void OsimRecordingTest::wrongPathsAreRefused_data() {
  QTest::addColumn<QString>("part");
  QTest::addColumn<QString>("with");
  QTest::addColumn<QString>("said");
  QTest::newRow("body") << "<body>rod</body>"
                        << "<body>leg</body>"
                        << "which is no body";
  QTest::newRow("coordinate") << "<socket_coordinate>/jointset/pin/swing"
                              << "<socket_coordinate>/jointset/pin/turn"
                              << "which is no coordinate";
  QTest::newRow("range") << "<range>-0.5 0.5</range>"
                         << "<range>-0.5</range>"
                         << "write two";
  QTest::newRow("function") << "<Constant><value>-0.3</value></Constant>"
                            << ""
                            << "has no function";
  QTest::newRow("location") << "<location>0 -0.2 0</location>"
                            << "<location>0 -0.2</location>"
                            << "";
}

void OsimRecordingTest::wrongPathsAreRefused() {
  QFETCH(const QString, part);
  QFETCH(const QString, with);
  QFETCH(const QString, said);
  const QString text = QString::fromStdString(kPendulum).replace(part, with);
  try {
    read(text.toStdString());
    QFAIL("was read");
  } catch (const InputError& error) {
    const QString words = QString::fromUtf8(error.what());
    QVERIFY2(words.contains("model.osim:") && words.contains(said), error.what());
  }
}

QTEST_APPLESS_MAIN(OsimRecordingTest)
#include "osim_recording_test.moc"
