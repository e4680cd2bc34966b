// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/state_tables.h"

#include <QtTest>
#include <filesystem>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/trial/csv.h"

using namespace handhold;

namespace {

const std::filesystem::path kSource = HANDHOLD_SOURCE_DIR;

const Model& planar() {
  static const auto model = loadModel(kSource / "resources/models/planar9.json");
  return *model;
}

Motion twoFrames() {
  Motion motion;
  for (int k = 0; k < 2; ++k) {
    MotionFrame frame;
    frame.time = 0.1 * k;
    frame.q = planar().zeroPosition();
    frame.q.tail(6).setLinSpaced(6, 0.1, 1.0 / 3.0);
    frame.q.segment<4>(3) << 0.5, -0.5, 0.5, 0.5;
    frame.v = VectorX::LinSpaced(12, -1.0, 2.0 / 7.0);
    frame.vdot = VectorX::LinSpaced(12, 1e-9, 1e9);
    frame.tau = VectorX::LinSpaced(12, 0.0, 11.0);
    ContactLoad load;
    load.name = "right hand, bar";
    load.frame = planar().findFrame("3");
    load.point = Vector3(1, 2, 3);
    load.force = Vector3(4, 5, 6);
    load.moment = Vector3(7, 8, 9);
    frame.loads = {load};
    motion.frames.push_back(frame);
  }
  return motion;
}

std::string complaint(const std::string& text) {
  try {
    statesFromCsv(text, "s.csv", planar());
  } catch (const InputError& error) {
    return error.what();
  }
  return "no complaint";
}

std::string header() {
  std::string line = "time";
  for (const std::string& name : positionColumns(planar())) line += "," + name;
  return line;
}

}  // namespace

class StateTablesTest : public QObject {
  Q_OBJECT

 private slots:
  void statesRoundTripExactly();
  void missingVelocitiesAreZeroAndOrderIsFree();
  void ratesThatNobodyWroteFollowFromThePositions();
  void referenceColumnsAreOurs();
  void loadsHaveOneRowEach();
  void mistakesAreNamed();
};

void StateTablesTest::statesRoundTripExactly() {
  const Motion motion = twoFrames();
  const Motion back = statesFromCsv(statesToCsv(motion, planar()), "s.csv", planar());
  QCOMPARE(back.frames.size(), std::size_t{2});
  for (std::size_t k = 0; k < 2; ++k) {
    QCOMPARE(back.frames[k].time, motion.frames[k].time);
    QVERIFY(back.frames[k].q == motion.frames[k].q);
    QVERIFY(back.frames[k].v == motion.frames[k].v);
    QVERIFY(back.frames[k].vdot == motion.frames[k].vdot);
  }
}

void StateTablesTest::missingVelocitiesAreZeroAndOrderIsFree() {
  std::string names = "element", values = "7";
  std::vector<std::string> columns = positionColumns(planar());
  columns.push_back("time");
  columns.push_back("r_elbow_vel");
  for (auto column = columns.rbegin(); column != columns.rend(); ++column) {
    names += "," + *column;
    values += *column == "pelvis_qw" ? ",1" : *column == "r_elbow_vel" ? ",0.25" : ",0";
  }
  const Motion motion = statesFromCsv(names + "\n" + values + "\n", "s.csv", planar());
  VectorX v = VectorX::Zero(12);
  v[velocityIndex(planar().findJoint("r_elbow"))] = 0.25;
  QVERIFY(motion.frames[0].v == v);
  QVERIFY(motion.frames[0].vdot == VectorX::Zero(12));
  QVERIFY(motion.frames[0].q == planar().zeroPosition());
}

// A joint that quickens evenly and a base that turns evenly, at uneven times: a parabola is met exactly.
void StateTablesTest::ratesThatNobodyWroteFollowFromThePositions() {
  const int joint = velocityIndex(planar().findJoint("r_elbow"));
  const double turning = 0.4;
  std::string text = header() + "\n";
  const std::vector<double> times = {1.0, 1.1, 1.35, 1.4, 1.8};
  for (const double t : times) {
    VectorX q = planar().zeroPosition();
    q[0] = 2.0 * t;
    q[3] = std::cos(0.5 * turning * t);
    q[6] = std::sin(0.5 * turning * t);
    q[1 + joint] = 0.3 - t + 1.5 * t * t;
    text += csvNumber(t);
    for (const double value : q) text += "," + csvNumber(value);
    text += "\n";
  }
  const Motion motion = statesFromCsv(text, "s.csv", planar());
  for (std::size_t k = 0; k < times.size(); ++k) {
    VectorX v = VectorX::Zero(12), vdot = VectorX::Zero(12);
    v[0] = 2.0, v[5] = turning, v[joint] = -1.0 + 3.0 * times[k], vdot[joint] = 3.0;
    QVERIFY((motion.frames[k].v - v).norm() < 1e-8);
    QVERIFY((motion.frames[k].vdot - vdot).norm() < 1e-7);
  }
  const Motion two = statesFromCsv(text.substr(0, text.find("\n1.35") + 1), "s.csv", planar());
  QCOMPARE(two.frames.size(), std::size_t{2});
  QVERIFY(std::abs(two.frames[1].v[joint] - (-1.0 + 1.5 * 2.1)) < 1e-8);
  QVERIFY(two.frames[0].vdot == VectorX::Zero(12));
}

void StateTablesTest::referenceColumnsAreOurs() {
  const auto reference = kSource / "../shared/reference";
  if (!std::filesystem::exists(reference)) QSKIP("the reference folder is not beside the checkout");
  const auto human = loadModel(kSource / "resources/models/human55.json");
  const CsvTable states(readFile(reference / "human55_states.csv"), "states");
  std::vector<std::string> ours{"time"};
  for (const auto& list : {positionColumns(*human), velocityColumns(*human), accelerationColumns(*human)})
    ours.insert(ours.end(), list.begin(), list.end());
  QCOMPARE(states.columns(), ours);
  const CsvTable forces(readFile(reference / "human55_id.csv"), "forces");
  ours = {"time"};
  for (const std::string& name : forceColumns(*human)) ours.push_back(name);
  QCOMPARE(forces.columns(), ours);
}

void StateTablesTest::loadsHaveOneRowEach() {
  const CsvTable table(contactsToCsv(twoFrames(), planar()), "c.csv");
  QCOMPARE(table.rowCount(), 2);
  QCOMPARE(table.columns(), (std::vector<std::string>{"time", "contact", "frame", "px", "py", "pz", "fx",
                                                      "fy", "fz", "mx", "my", "mz", "entry"}));
  QCOMPARE(table.text(1, 1), std::string("right hand, bar"));
  QCOMPARE(table.number(1, 2), 3.0);
  for (int k = 0; k < 9; ++k) QCOMPARE(table.number(1, 3 + k), k + 1.0);
  QCOMPARE(CsvTable(torquesToCsv(twoFrames(), planar()), "t.csv").number(0, 12), 11.0);
}

void StateTablesTest::mistakesAreNamed() {
  const auto says = [](const std::string& text, const char* expected) {
    const QString said = QString::fromStdString(complaint(text));
    QVERIFY2(said.contains(expected), qPrintable(said));
  };
  const std::string zeros = "0,0,0,0,1,0,0,0,0,0,0,0,0,0";
  says(header() + ",r_elbo_vel\n" + zeros + ",0\n", "'r_elbo_vel' is not known; did you mean 'r_elbow_vel'?");
  says("time,pelvis_tx\n0,0\n", "s.csv: has no column 'pelvis_ty'; the nearest there is 'pelvis_tx'");
  says(header() + "\n0,0,0,0,0,0,0,0,0,0,0,0,0,0\n", "s.csv:2: pelvis_qw: the quaternion has length 0");
  says(header() + "\n" + zeros + "\n1,nan" + zeros.substr(3) + "\n",
       "s.csv:3: pelvis_tx: 'nan' is not finite");
  says(header() + "\n" + zeros + "\n1,1e155" + zeros.substr(3) + "\n",
       "s.csv:3: pelvis_tx: 1e+155 is out of range; write -1000000000 to 1000000000");
  says(header() + "\n" + zeros + "\n" + zeros + "\n", "s.csv:3: time: does not come after 0");
  says(header() + "\n0,0,0\n", "s.csv:2: has 3 cells");
  says(header() + "\n", "s.csv: has a header and no rows");
}

QTEST_GUILESS_MAIN(StateTablesTest)
#include "state_tables_test.moc"
