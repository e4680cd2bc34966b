// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/engine/io/recorded_data.h"

// What data/README.md says of the real files: counts, faults, and pairs that hold one trial.

using namespace handhold;

namespace {

constexpr double kEdge = 0.02;         // m: plates are less exact at their edges and under little load
constexpr float kSmoothed = 2e-3f;     // m: median; feet, which are fastest, are smoothed most
constexpr double kWaist = 0.05;        // m: markers lie on the skin, the root within
constexpr double kAnalogStep = 0.025;  // half a step of the coarsest integers

/// The greatest difference of two markers along an axis where both are seen; NaN where their gaps differ.
double apart(const Marker& a, const Marker& b) {
  if (a.positions.size() != b.positions.size()) return qQNaN();
  double most = 0.0;
  for (std::size_t i = 0; i < a.positions.size(); ++i) {
    if (isSeen(a.positions[i]) != isSeen(b.positions[i])) return qQNaN();
    if (isSeen(a.positions[i]))
      most = std::max(most, static_cast<double>((a.positions[i] - b.positions[i]).cwiseAbs().maxCoeff()));
  }
  return most;
}

double apart(const std::vector<float>& a, const std::vector<float>& b) {
  if (a.size() != b.size()) return qQNaN();
  double most = 0.0;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[i] != b[i]) most = std::max(most, static_cast<double>(std::abs(a[i] - b[i])));
  return most;
}

/// The plate's force with the greatest part along an axis.
Vector3 peak(const ForcePlate& plate, int axis) {
  Vector3f most = Vector3f::Zero();
  for (const Vector3f& force : plate.forces)
    if (std::abs(force[axis]) > std::abs(most[axis])) most = force;
  return most.cast<double>();
}

}  // namespace

class RealC3dTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { WANT_RECORDED_DATA(); }
  void holdsWhatTheNotesSay_data();
  void holdsWhatTheNotesSay();
  void oneTrialInTwoFiles_data();
  void oneTrialInTwoFiles();
  void tablesOfTheSameTrial_data();
  void tablesOfTheSameTrial();
  void aTableThatWasSmoothedOtherwise();
  void markersGoWithTheSkeleton();
  void onePlateAsTwoTypes();
  void pressureLiesOnThePlate_data();
  void pressureLiesOnThePlate();
  void plugInGait();
  void eventsCountFromTheTrialsStart();
};

void RealC3dTest::holdsWhatTheNotesSay_data() {
  QTest::addColumn<int>("points");
  QTest::addColumn<int>("frames");
  QTest::addColumn<double>("rate");
  QTest::addColumn<int>("channels");
  QTest::addColumn<int>("plates");
  QTest::addColumn<int>("events");
  QTest::addColumn<QString>("up");
  QTest::addColumn<QString>("doubt");
  const auto row = [](const char* file, std::array<int, 2> points, double rate, std::array<int, 3> others,
                      const char* up, const char* doubt = "") {
    QTest::newRow(file) << points[0] << points[1] << rate << others[0] << others[1] << others[2]
                        << QString(up) << QString(doubt);
  };
  for (const char* file :
       {"Eb015pi", "Eb015pr", "Eb015si", "Eb015vr", "sample08_TESTAPI", "sample08_TESTBPI"})
    row(qPrintable(QString("c3dorg/%1.c3d").arg(file)), {26, 450}, 50.0, {16, 2, 3}, "+Z");
  for (const char* file : {"sample02_pc_real", "sample02_Dec_real"})
    row(qPrintable(QString("c3dorg/%1.c3d").arg(file)), {36, 89}, 50.0, {16, 2, 9}, "+Z",
        "plate 1: its origin lies above its surface; taken with the other sign");
  row("c3dorg/sample06_MACsample.c3d", {33, 180}, 60.0, {16, 0, 0}, "+Z",
      "the header's is 0.0551136397; the header's was taken");
  row("c3dorg/sample09_PlugInC3D.c3d", {86, 281}, 60.0, {36, 2, 8}, "+Z");
  row("c3dorg/sample10_TYPE-2.C3D", {13, 199}, 60.0, {6, 1, 0}, "+Z");
  row("c3dorg/sample10_TYPE-4.C3D", {13, 199}, 60.0, {6, 1, 0}, "+Z");
  row("c3dorg/sample13_Dance.c3d", {40, 499}, 65.0533447265625, {8, 0, 0}, "+Z",
      "POINT:FRAMES: tells 500 frames, the header 499");
  row("c3dorg/sample15_FP1.C3D", {8, 480}, 60.0, {12, 1, 4}, "+Z", "the unit 'mete' is cut off");
  row("c3dorg/sample28_type1.C3D", {28, 296}, 100.0, {6, 1, 0}, "+Y");
  row("btk/Gait.c3d", {33, 487}, 100.0, {28, 2, 0}, "+Z");
  row("btk/ADemo1_pc_float.c3d", {24, 512}, 200.0, {16, 1, 0}, "+Z");
  row("btk/ADemo1_pc_integer.c3d", {24, 512}, 200.0, {16, 1, 0}, "+Z");
  row("btk/Analysis_DECreal.c3d", {24, 101}, 100.0, {16, 0, 6}, "");
  row("btk/MyCube.c3d", {14, 1}, 50.0, {0, 0, 0}, "+Z");
  row("btk/badParameterOffset.c3d", {41, 111}, 250.0, {0, 0, 0}, "+Z",
      "the value of UNITS runs behind its end; cut there");
  row("pig/PiG_Calibration-FlatFoot-One.c3d", {138, 1}, 100.0, {38, 2, 0}, "+Z");
  row("pig/PiG_Motion-FlatFoot-One.c3d", {193, 255}, 100.0, {38, 2, 8}, "+Z");
  row("ezc3d/Qualisys.c3d", {55, 340}, 200.0, {69, 2, 7}, "+Z", "is -Z, the plates point +Z; taken as +Z up");
  row("ezc3d/FP_Type3.c3d", {34, 2}, 250.0, {16, 2, 0}, "+Z");
  row("ezc3d/Optotrak.c3d", {54, 29}, 30.0, {0, 0, 0}, "", "promises 1149 frames, the file ends after 29");
  row("osim/doubleLegLanding.c3d", {33, 499}, 200.0, {22, 3, 0}, "+Z");
  row("osim/aStaticTrial_2.c3d", {37, 160}, 200.0, {22, 3, 0}, "+Z");
  row("osim/walking2.c3d", {44, 1249}, 250.0, {12, 2, 0}, "+Z");
  row("cmu/01_01.c3d", {42, 2751}, 120.0, {0, 0, 0}, "+Z");
  row("nimble/jump_gaps_trial1.c3d", {31, 1526}, 240.0, {24, 4, 0}, "+Z",
      "'R.Shoulder' is seen in 29 % of the frames");
  row("nimble/jump_gaps_static_trial2.c3d", {37, 48}, 240.0, {24, 4, 0}, "+Z");
  row("biobuddy/anat_pose_ECH_73mk.c3d", {73, 875}, 100.0, {13, 2, 0}, "+Z");
  row("biobuddy/static.c3d", {49, 138}, 100.0, {20, 0, 0}, "+Z", "is -Z; taken as +Z up");
  row("ktk/racing_full_NaN.c3d", {46, 700}, 69.99261474609375, {0, 0, 0}, "",
      "which axis points up is not told");
}

void RealC3dTest::holdsWhatTheNotesSay() {
  const Recording r = recorded((std::string("c3d/") + QTest::currentDataTag()).c_str());
  const QString doubts = QString::fromStdString(inOneText(r.doubts));
  QTEST(static_cast<int>(r.markers.size() + r.vectors.size()), "points");
  QTEST(r.frames.count(), "frames");
  QTEST(r.frames.rate, "rate");
  QTEST(static_cast<int>(r.analog.size()), "channels");
  QTEST(static_cast<int>(r.plates.size()), "plates");
  QTEST(static_cast<int>(r.events.size()), "events");
  QTEST(r.up ? QString("%1%2").arg(r.up->sign < 0 ? "-" : "+").arg("XYZ"[r.up->axis]) : QString(), "up");
  QFETCH(QString, doubt);
  QVERIFY2(doubts.contains(doubt), qPrintable(doubts));
}

void RealC3dTest::oneTrialInTwoFiles_data() {
  QTest::addColumn<QString>("other");
  QTest::addColumn<double>("tolerance");
  // integers lie within half of their scale, which is told in mm: along three axes
  const double integers = 0.0833e-3, none = 1e-9;
  QTest::newRow("c3dorg/Eb015pi.c3d") << "c3dorg/Eb015pr.c3d" << integers;
  QTest::newRow("c3dorg/Eb015si.c3d") << "c3dorg/Eb015pi.c3d" << none;
  QTest::newRow("c3dorg/Eb015vr.c3d") << "c3dorg/Eb015pr.c3d" << none;
  QTest::newRow("c3dorg/sample02_pc_real.c3d") << "c3dorg/sample02_Dec_real.c3d" << none;
  QTest::newRow("c3dorg/sample08_TESTAPI.c3d") << "c3dorg/sample08_TESTBPI.c3d" << none;
  QTest::newRow("btk/ADemo1_pc_float.c3d") << "btk/ADemo1_pc_integer.c3d" << 0.1e-3;
}

void RealC3dTest::oneTrialInTwoFiles() {
  QFETCH(QString, other);
  QFETCH(double, tolerance);
  const Recording a = recorded((std::string("c3d/") + QTest::currentDataTag()).c_str());
  const Recording b = recorded(qPrintable("c3d/" + other));
  QCOMPARE(a.markers.size(), b.markers.size());
  for (std::size_t i = 0; i < a.markers.size(); ++i) {
    QCOMPARE(a.markers[i].name, b.markers[i].name);
    const double distance = apart(a.markers[i], b.markers[i]);
    QVERIFY2(distance <= tolerance,
             qPrintable(QString("%1: %2 m").arg(a.markers[i].name.c_str()).arg(distance)));
  }
  for (std::size_t i = 0; i < a.analog.size(); ++i)
    QVERIFY(apart(a.analog[i].values, b.analog[i].values) < 1.01 * kAnalogStep);
  QVERIFY(a.events == b.events);
  QVERIFY(a.frames == b.frames);
}

void RealC3dTest::tablesOfTheSameTrial_data() {
  QTest::addColumn<QString>("table");
  QTest::addColumn<int>("each");
  QTest::addColumn<double>("tolerance");
  QTest::newRow("osim/walking2.c3d") << "osim/std_walking2_markers.trc" << 10
                                     << 0.0501e-3;                                // rounded to 0.1 mm
  QTest::newRow("biobuddy/static.c3d") << "biobuddy/static.trc" << 1 << 0.01e-3;  // printed to 0.01 mm
}

void RealC3dTest::tablesOfTheSameTrial() {
  QFETCH(QString, table);
  QFETCH(int, each);
  QFETCH(double, tolerance);
  const Recording a = recorded((std::string("c3d/") + QTest::currentDataTag()).c_str());
  const Recording b = recorded(qPrintable("c3d/" + table));
  QCOMPARE(a.markers.size(), b.markers.size());
  for (std::size_t i = 0; i < a.markers.size(); ++i) {
    Marker thinned{a.markers[i].name, "", {}, {}};
    for (std::size_t f = 0; f < a.markers[i].positions.size(); f += static_cast<std::size_t>(each))
      thinned.positions.push_back(a.markers[i].positions[f]);
    // the table's last row is the trial's last frame
    thinned.positions.resize(b.markers[i].positions.size(), a.markers[i].positions.back());
    QCOMPARE(b.markers[i].name, thinned.name);
    const double distance = apart(thinned, b.markers[i]);
    QVERIFY2(distance <= tolerance, qPrintable(QString("%1: %2 m").arg(thinned.name.c_str()).arg(distance)));
  }
}

/// The table's markers have the names that the C3D has as descriptions.
void RealC3dTest::aTableThatWasSmoothedOtherwise() {
  const Recording c3d = recorded("c3d/btk/Gait.c3d"), trc = recorded("c3d/btk/Gait.trc");
  for (const Marker& marker : c3d.markers) {
    const int other = markerNamed(trc, marker.description);
    QVERIFY2(other >= 0, marker.description.c_str());
    const std::vector<Vector3f>& table = trc.markers[static_cast<std::size_t>(other)].positions;
    std::vector<float> distances;
    for (std::size_t f = 0; f < table.size(); ++f)
      if (isSeen(table[f]) && isSeen(marker.positions[f]))
        distances.push_back((table[f] - marker.positions[f]).norm());
    QVERIFY(distances.size() > 150);
    std::nth_element(distances.begin(), distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2),
                     distances.end());
    QVERIFY2(distances[distances.size() / 2] < kSmoothed, marker.description.c_str());
  }
}

/// Four markers about the waist and the root of the skeleton that was fitted to them: z up in one, y in the
/// other.
void RealC3dTest::markersGoWithTheSkeleton() {
  const Recording c3d = recorded("c3d/cmu/01_01.c3d"), amc = recorded("amc/01_01.amc");
  QCOMPARE(c3d.frames.count(), amc.steps.count());
  for (std::size_t f = 0; f < c3d.frames.times.size(); ++f) {
    Vector3f waist = Vector3f::Zero();
    for (const char* name : {"LFWT", "RFWT", "LBWT", "RBWT"})
      waist += 0.25f * c3d.markers[static_cast<std::size_t>(markerNamed(c3d, name))].positions[f];
    const Vector3 root(amc.coordinates[0].values[f], amc.coordinates[1].values[f],
                       amc.coordinates[2].values[f]);
    QVERIFY((Vector3(waist.y(), waist.z(), waist.x()) - root).norm() < kWaist);
  }
}

void RealC3dTest::onePlateAsTwoTypes() {
  const Recording two = recorded("c3d/c3dorg/sample10_TYPE-2.C3D"),
                  four = recorded("c3d/c3dorg/sample10_TYPE-4.C3D");
  // the notes' peaks, as forces on the person: up
  QVERIFY(std::abs(peak(two.plates[0], 2).z() - 398.0) < 0.5);
  QVERIFY(std::abs(peak(four.plates[0], 2).z() - 391.0) < 0.6);
  for (std::size_t i = 0; i < two.plates[0].forces.size(); ++i)
    QVERIFY((two.plates[0].forces[i] - four.plates[0].forces[i]).norm() < 0.03f * 398.0f);
}

void RealC3dTest::pressureLiesOnThePlate_data() {
  QTest::addColumn<double>("weight");
  for (const char* file :
       {"c3dorg/Eb015pi.c3d", "c3dorg/sample02_pc_real.c3d", "c3dorg/sample09_PlugInC3D.c3d",
        "c3dorg/sample10_TYPE-2.C3D", "c3dorg/sample10_TYPE-4.C3D", "c3dorg/sample28_type1.C3D",
        "btk/Gait.c3d", "btk/ADemo1_pc_integer.c3d", "pig/PiG_Motion-FlatFoot-One.c3d", "ezc3d/Qualisys.c3d",
        "ezc3d/FP_Type3.c3d", "osim/doubleLegLanding.c3d", "osim/walking2.c3d", "nimble/jump_gaps_trial1.c3d",
        "biobuddy/anat_pose_ECH_73mk.c3d"})
    QTest::newRow(file) << 200.0;
}

/// Who stands on a plate stands within its sides and is pushed up.
void RealC3dTest::pressureLiesOnThePlate() {
  QFETCH(double, weight);
  const Recording r = recorded((std::string("c3d/") + QTest::currentDataTag()).c_str());
  QVERIFY(r.up);
  int loaded = 0;
  for (const ForcePlate& plate : r.plates)
    for (int s = 0; s < r.samples.count(); s += 5) {
      const PlateLoad load = plateLoad(plate, s);
      if (!(std::abs(load.force[r.up->axis]) >= weight)) continue;  // nor gaps
      ++loaded;
      QVERIFY(load.force[r.up->axis] > 0.0);
      const Vector3 c = platePose(plate.corners).inverse() * load.centreOfPressure;
      const double x = 0.5 * (plate.corners[0] - plate.corners[1]).norm(),
                   y = 0.5 * (plate.corners[0] - plate.corners[3]).norm();
      QVERIFY2(std::abs(c.x()) < x + kEdge && std::abs(c.y()) < y + kEdge,
               qPrintable(QString("%1 sample %2: %3 %4 of %5 %6")
                              .arg(plate.name.c_str())
                              .arg(s)
                              .arg(c.x())
                              .arg(c.y())
                              .arg(x)
                              .arg(y)));
      QVERIFY(std::abs(load.freeMoment) < 0.1 * weight);
    }
  QVERIFY(loaded > 0);
}

void RealC3dTest::plugInGait() {
  const Recording r = recorded("c3d/pig/PiG_Motion-FlatFoot-One.c3d");
  QCOMPARE(r.person.name, std::string("ANTO_M"));
  QVERIFY(std::abs(r.person.mass - 66.5) < 1e-4 && std::abs(r.person.stature - 1.79) < 1e-6);
  std::map<Measured, int> counts;
  for (const RecordedVectors& vectors : r.vectors) ++counts[vectors.measure];
  QCOMPARE(counts[Measured::Angle], 26);
  QCOMPARE(counts[Measured::Force], 20);
  QCOMPARE(counts[Measured::Moment], 18);
  QCOMPARE(counts[Measured::Power], 16);
  // a knee bends between straight and right angles
  const auto knee = std::find_if(r.vectors.begin(), r.vectors.end(),
                                 [](const RecordedVectors& v) { return v.name == "RKneeAngles"; });
  QVERIFY(knee != r.vectors.end());
  for (const Vector3f& angle : knee->values)
    QVERIFY(!isSeen(angle) || (angle.x() > -0.3f && angle.x() < 1.6f));
  // walking bears more than the weight at its peaks
  QVERIFY(peak(r.plates[0], 2).z() > 66.5 * 9.81 && peak(r.plates[0], 2).z() < 1.5 * 66.5 * 9.81);
}

void RealC3dTest::eventsCountFromTheTrialsStart() {
  const Recording r = recorded("c3d/ezc3d/Qualisys.c3d");
  QCOMPARE(r.firstFrame, 705);
  QVERIFY(std::abs(r.frames.times.front() - 704 / 200.0) < 1e-12);
  QCOMPARE(r.events[0].label, std::string("LHS"));
  QVERIFY(r.events.front().time > r.frames.times.front() && r.events.back().time < r.frames.times.back());
}

QTEST_GUILESS_MAIN(RealC3dTest)
#include "real_c3d_test.moc"
