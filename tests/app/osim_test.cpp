// SPDX-License-Identifier: GPL-3.0-or-later
// `handhold osim` as a user types it: markers of a motion give the motion back, a falling body needs no
// force.
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

#include "engine/core/atomic_file.h"
#include "engine/io/recording_formats.h"
#include "tests/app/program_run.h"

using namespace handhold;

namespace {

const char* const kFaller =
    R"(<OpenSimDocument Version="40000"><Model name="faller"><gravity>0 -10 0</gravity>
<BodySet><objects><Body name="body"><mass>5</mass><inertia>1 2 3 0 0 0</inertia></Body></objects></BodySet>
<JointSet><objects><FreeJoint name="free"><socket_parent_frame>/ground</socket_parent_frame>
<socket_child_frame>/bodyset/body</socket_child_frame><coordinates><Coordinate name="rx"/><Coordinate name="ry"/>
<Coordinate name="rz"/><Coordinate name="body_tx"/><Coordinate name="body_ty"/><Coordinate name="body_tz"/></coordinates></FreeJoint></objects></JointSet>
<MarkerSet><objects><Marker name="A"><socket_parent_frame>/bodyset/body</socket_parent_frame><location>0.2 0 0</location></Marker>
<Marker name="B"><socket_parent_frame>/bodyset/body</socket_parent_frame><location>0 0.3 0</location></Marker>
<Marker name="C"><socket_parent_frame>/bodyset/body</socket_parent_frame><location>0 0 0.4</location></Marker></objects></MarkerSet>
</Model></OpenSimDocument>)";

/// Falls from rest and turns evenly about its z.
std::string fall() {
  std::string text =
      "fall\nversion=1\nnRows=41\nnColumns=7\ninDegrees=no\nendheader\ntime\trx\try\trz\tbody_tx\tbody_"
      "ty\tbody_tz\n";
  for (int i = 0; i <= 40; ++i) {
    const double t = 0.01 * i;
    text += QStringLiteral("%1\t0\t0\t%2\t0.5\t%3\t0\n")
                .arg(t)
                .arg(2.0 * t, 0, 'g', 12)
                .arg(2.0 - 5.0 * t * t, 0, 'g', 12)
                .toStdString();
  }
  return text;
}

}  // namespace

class OsimCommandTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    writeFile(path("faller.osim"), kFaller);
    writeFile(path("fall.mot"), fall());
  }
  void whatFallsNeedsNoForce();
  void markersGiveTheMotionBack();
  void markersWithAnotherAxisUpAreTurned();
  void whatIsReadIsNotReplaced();
  void refusalsAreOneLineAndLeaveNothing();

 private:
  std::string path(const char* name) const { return folder_.filePath(name).toStdString(); }
  Run osim(const QStringList& arguments) const { return start(QStringList{"osim"} + arguments); }
  QString file(const char* name) const { return folder_.filePath(name); }

  QTemporaryDir folder_;
};

void OsimCommandTest::whatFallsNeedsNoForce() {
  const Run run =
      osim({"inverse-dynamics", file("faller.osim"), "--motion", file("fall.mot"), "--out", file("id.sto")});
  QCOMPARE(run.code, 0);
  QVERIFY2(run.out.contains("left at the base, which no joint gives: rms 0.0 N"), qPrintable(run.out));
  const Recording forces = readRecording(path("id.sto")).recording;
  QCOMPARE(forces.coordinates.size(), 6u);
  for (const RecordedCoordinate& column : forces.coordinates)
    for (const double value : column.values) QVERIFY2(std::abs(value) < 1e-4, column.name.c_str());
}

void OsimCommandTest::markersGiveTheMotionBack() {
  QCOMPARE(osim({"markers", file("faller.osim"), "--motion", file("fall.mot"), "--out", file("m.trc")}).code,
           0);
  const Run run =
      osim({"inverse-kinematics", file("faller.osim"), "--markers", file("m.trc"), "--out", file("ik.mot")});
  QVERIFY2(run.out.contains("3 of 3 markers, 41 of 41 frames: rms 0.0 mm"), qPrintable(run.out));
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const Recording motion = readRecording(path("ik.mot")).recording;
  for (int i = 0; i <= 40; ++i)
    QVERIFY(std::abs(motion.coordinates[2].values[static_cast<size_t>(i)] - 0.02 * i) < 1e-5);
}

/// A laboratory that calls up z sees the same motion.
void OsimCommandTest::markersWithAnotherAxisUpAreTurned() {
  QCOMPARE(osim({"markers", file("faller.osim"), "--motion", file("fall.mot"), "--out", file("m.trc")}).code,
           0);
  Recording markers = readRecording(path("m.trc")).recording;
  for (Marker& marker : markers.markers)
    for (Vector3f& p : marker.positions) p = Vector3f(p.x(), -p.z(), p.y());
  markers.up = LaboratoryAxis{2, 1};
  writeRecording(markers, path("z.c3d"));
  const Run run =
      osim({"inverse-kinematics", file("faller.osim"), "--markers", file("z.c3d"), "--out", file("ik.mot")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  QVERIFY2(run.out.contains("z is up, and y in models of OpenSim; turned so"), qPrintable(run.out));
  const Recording motion = readRecording(path("ik.mot")).recording;
  for (int i = 0; i <= 40; ++i) {
    const double t = 0.01 * i;
    const auto at = [&](int column) { return motion.coordinates[column].values[static_cast<size_t>(i)]; };
    QVERIFY(std::abs(at(2) - 2.0 * t) < 1e-5 && std::abs(at(4) - 2.0 + 5.0 * t * t) < 1e-5);
  }
}

void OsimCommandTest::whatIsReadIsNotReplaced() {
  for (const QStringList& command : {QStringList{"markers", file("faller.osim"), "--motion"},
                                     {"inverse-dynamics", file("faller.osim"), "--motion"},
                                     {"inverse-kinematics", file("faller.osim"), "--markers"}}) {
    const Run run = osim(command + QStringList{file("fall.mot"), "--out", file("fall.mot")});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.error.contains("itself; name another file"), qPrintable(run.error));
  }
  QCOMPARE(readFile(path("fall.mot")), fall());
}

void OsimCommandTest::refusalsAreOneLineAndLeaveNothing() {
  const Run run =
      osim({"inverse-dynamics", file("fall.mot"), "--motion", file("fall.mot"), "--out", file("no.sto")});
  QCOMPARE(run.code, 1);
  QVERIFY2(run.error.startsWith("handhold: ") && run.error.trimmed().count('\n') == 0, qPrintable(run.error));
  QVERIFY(!QFile::exists(file("no.sto")));
}

QTEST_GUILESS_MAIN(OsimCommandTest)
#include "osim_test.moc"
