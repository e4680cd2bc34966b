// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <random>

#include "engine/io/c3d/c3d_plate_loads.h"

// A force at a known point of the surface with a free moment: what each type of plate tells of it gives it
// back.

using namespace handhold;

namespace {

constexpr double kTolerance = 2e-6;  // of single precision, for forces of a thousand newtons: m, N m

/// In the plate's axes, z down.
struct KnownLoad {
  Vector3 force, centre;
  double free = 0.0;

  Vector3 momentAbout(const Vector3& p) const { return (centre - p).cross(force) + Vector3(0.0, 0.0, free); }
};

using Channels = std::vector<double>;

Channels six(const Vector3& force, const Vector3& moment) {
  return {force.x(), force.y(), force.z(), moment.x(), moment.y(), moment.z()};
}

const Vector3 kOrigin(0.002, -0.001, -0.04);   // from the sensor to the surface
const Vector3 kDistances(0.12, 0.20, -0.058);  // of type 3: a, b and the sensors' depth

Matrix6 calibration() {
  Matrix6 matrix = 2.0 * Matrix6::Identity();
  matrix(0, 3) = 0.1;
  matrix(4, 1) = -0.3;
  return matrix;
}

/// Eight sensors that bear the load, each axis shared as the plate's stiffness happens to be.
Channels sensors(const KnownLoad& load) {
  const double a = kDistances.x(), b = kDistances.y();
  const Vector3 m = load.momentAbout(Vector3(0.0, 0.0, -kDistances.z())), f = load.force;
  // four of sum f_z with moments m_x and m_y, and without a fourth, warping part
  const double s = 0.25 * f.z(), x = 0.25 * m.x() / b, y = 0.25 * m.y() / a;
  // x12 and y14 such that b (x34 - x12) + a (y14 - y23) is m_z: half of it each
  const double u = 0.25 * m.z() / b, v = 0.25 * m.z() / a;
  return {0.5 * f.x() - u, 0.5 * f.x() + u, 0.5 * f.y() + v, 0.5 * f.y() - v,
          s + x - y,       s + x + y,       s - x + y,       s - x - y};
}

Channels channelsOf(int type, const KnownLoad& load) {
  const Vector3 sensor = -kOrigin;
  if (type == 1)
    return {load.force.x(), load.force.y(), load.force.z(), load.centre.x(), load.centre.y(), load.free};
  if (type == 2) return six(load.force, load.momentAbout(sensor));
  if (type == 3) return sensors(load);
  const Channels told = six(load.force, load.momentAbout(sensor));
  const Vector6 raw = calibration().inverse() * Eigen::Map<const Vector6>(told.data());
  return {raw.begin(), raw.end()};
}

Measured measureOf(int type, std::size_t channel) {
  if (type == 1 && (channel == 3 || channel == 4)) return Measured::Length;
  return type != 3 && channel >= 3 ? Measured::Moment : Measured::Force;
}

}  // namespace

class C3dPlatesTest : public QObject {
  Q_OBJECT

 private slots:
  void eachTypeGivesTheLoadBack_data();
  void eachTypeGivesTheLoadBack();
  void loadsOnThePlateAreTurned();
  void littleForceHasNoPlace();
};

void C3dPlatesTest::eachTypeGivesTheLoadBack_data() {
  QTest::addColumn<int>("type");
  for (const int type : {1, 2, 3, 4}) QTest::addRow("%d", type) << type;
}

void C3dPlatesTest::eachTypeGivesTheLoadBack() {
  QFETCH(int, type);
  std::mt19937 random(static_cast<unsigned>(type));
  const auto number = [&](double least, double most) {
    return std::uniform_real_distribution<>(least, most)(random);
  };
  for (int i = 0; i < 50; ++i) {
    const KnownLoad load{{number(-99, 99), number(-99, 99), number(-900, -100)},
                         {number(-0.2, 0.2), number(-0.2, 0.2), 0.0},
                         number(-9, 9)};
    Recording recording;
    recording.samples = evenTimes(0.0, 1000.0, 1);
    ForcePlate plate;
    plate.type = type;
    // y up, the plate's x along the world's z
    const Vector3 middle(1.0, 0.1, -2.0), x = 0.3 * Vector3::UnitZ(), y = -0.2 * Vector3::UnitX();
    plate.corners = {middle + x + y, middle - x + y, middle - x - y, middle + x - y};
    const Channels values = channelsOf(type, load);
    for (std::size_t c = 0; c < values.size(); ++c) {
      recording.analog.push_back({"c", "", measureOf(type, c), {static_cast<float>(values[c])}});
      plate.channels.push_back(static_cast<int>(c));
    }
    addC3dPlateLoads({type, type == 3 ? kDistances : kOrigin, calibration(), 1.0,
                      std::vector<C3dChannelTarget>(values.size())},
                     recording, plate);
    QVERIFY(recording.doubts.empty());
    const Pose X_WP = platePose(plate.corners);
    QVERIFY((X_WP.R.col(2) - Vector3(0.0, -1.0, 0.0)).norm() < 1e-12);
    const PlateLoad told = plateLoad(plate, 0);
    QVERIFY((told.force - X_WP.R * load.force).norm() < 1e3 * kTolerance);
    QVERIFY((told.centreOfPressure - X_WP * load.centre).norm() < kTolerance);
    QVERIFY(std::abs(told.freeMoment - load.free) < 100.0 * kTolerance);
    QVERIFY(told.force.y() > 0.0);
  }
}

void C3dPlatesTest::loadsOnThePlateAreTurned() {
  Recording recording;
  ForcePlate busy, idle;
  const Vector3 x = 0.3 * Vector3::UnitX(), y = -0.2 * Vector3::UnitY();
  busy.corners = idle.corners = {x + y, y - x, -x - y, x - y};
  busy.forces.assign(10, Vector3f(0.0f, 5.0f, -700.0f));
  busy.moments.assign(10, Vector3f(1.0f, 2.0f, 3.0f));
  idle.forces.assign(10, Vector3f(0.0f, 0.0f, 25.0f));
  idle.moments.assign(10, Vector3f::Zero());
  recording.plates = {busy, idle};
  turnC3dLoads(recording);
  QCOMPARE(recording.plates[0].forces[3], Vector3f(0.0f, -5.0f, 700.0f));
  QCOMPARE(recording.plates[0].moments[3], Vector3f(-1.0f, -2.0f, -3.0f));
  QCOMPARE(recording.plates[1].forces[3], Vector3f(0.0f, 0.0f, -25.0f));
  QVERIFY(hasDoubt(recording.doubts, DoubtKind::Plate));
  // noise of an idle plate beside one that is stood upon turns nothing
  const Recording upright = recording;
  turnC3dLoads(recording);
  QVERIFY(recording == upright);
}

void C3dPlatesTest::littleForceHasNoPlace() {
  ForcePlate plate;
  const Vector3 x = 0.3 * Vector3::UnitX(), y = -0.2 * Vector3::UnitY();
  plate.corners = {x + y, y - x, -x - y, x - y};
  plate.forces = {Vector3f(0.0f, 0.0f, 19.0f), Vector3f(0.0f, 0.0f, 21.0f)};
  plate.moments = {Vector3f(1.0f, 1.0f, 1.0f), Vector3f(2.1f, 0.0f, 0.0f)};
  QVERIFY(plateLoad(plate, 0).centreOfPressure.hasNaN());
  QVERIFY(std::abs(plateLoad(plate, 1).centreOfPressure.y() - 0.1) < kTolerance);
}

QTEST_GUILESS_MAIN(C3dPlatesTest)
#include "c3d_plates_test.moc"
