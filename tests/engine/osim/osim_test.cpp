// SPDX-License-Identifier: GPL-3.0-or-later
// Models of OpenSim: what their functions and joints do, in closed form, by differences and by energy; what
// is refused.
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <random>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/math/rotation.h"
#include "engine/osim/coordinate_curves.h"
#include "engine/osim/external_loads.h"
#include "engine/osim/open_sim_low_pass.h"
#include "engine/osim/osim_inverse_dynamics.h"
#include "engine/osim/osim_inverse_kinematics.h"
#include "engine/osim/osim_reader.h"
#include "tests/engine/osim/small_osim.h"

using namespace handhold;

namespace {

OsimModel modelOf(const std::string& text) {
  QTemporaryDir folder;
  const std::string file = folder.filePath("model.osim").toStdString();
  writeFile(file, text);
  return readOsim(file);
}

std::string replaced(std::string text, const std::string& part, const std::string& with) {
  return text.replace(text.find(part), part.size(), with);
}

/// A smooth motion of all coordinates.
OsimInstant swinging(const OsimModel& model, double time) {
  const int n = static_cast<int>(model.coordinates.size());
  OsimInstant at{VectorX(n), VectorX(n), VectorX(n)};
  for (int k = 0; k < n; ++k) {
    const double w = 1.0 + 0.7 * k, phase = 0.4 * k;
    at.q[k] = 0.6 * std::sin(w * time + phase);
    at.qdot[k] = 0.6 * w * std::cos(w * time + phase);
    at.qddot[k] = -0.6 * w * w * std::sin(w * time + phase);
  }
  return at;
}

/// Of all bodies, kinetic and of gravity (J).
double energy(const OsimModel& model, const OsimState& state) {
  double sum = 0.0;
  for (std::size_t i = 0; i < model.bodies.size(); ++i) {
    const OsimBody& body = model.bodies[i];
    const OsimBodyState& s = state.bodies[i];
    const Vector3 r = s.X_GB.R * body.com, v = s.v + s.w.cross(r), w_B = s.X_GB.R.transpose() * s.w;
    sum += 0.5 * body.mass * v.squaredNorm() + 0.5 * w_B.dot(body.inertia * w_B) -
           body.mass * model.gravity.dot(s.X_GB.p + r);
  }
  return sum;
}

std::string refusalOf(const std::string& text) {
  try {
    modelOf(text);
  } catch (const InputError& error) {
    return error.what();
  }
  return {};
}

}  // namespace

class OsimTest : public QObject {
  Q_OBJECT

 private slots:
  void splinesGoThroughTheirPoints();
  void aSplineOfACubicIsTheCubic();
  void linesGoOnBeyondTheirEnds();
  void velocitiesAreThoseOfPositions();
  void powerIsTheChangeOfEnergy();
  void aLoadIsWeighedWhereItActs();
  void aTableOfOneRowLoadsThatInstant();
  void aPendulumFallsByItself();
  void coupledCoordinatesFollow();
  void markersTellThePosture();
  void markersSitOnOffsetFrames();
  void whatIsNotReadIsTold();
  void lockedCoordinatesStay();
  void aStoppedFitHasTheRowsThatItFitted();
  void theLowPassLeavesHalfAtItsCorner();
  void wrongModelsAreRefused_data();
  void wrongModelsAreRefused();
};

void OsimTest::splinesGoThroughTheirPoints() {
  const std::vector<double> x{-2.0, -0.5, 0.1, 1.0, 2.5}, y{0.3, -0.2, 0.5, 0.4, 0.9};
  for (const auto ends : {OsimFunction::Ends::Simm, OsimFunction::Ends::Natural}) {
    const OsimFunction spline = OsimFunction::spline(x, y, ends);
    for (std::size_t i = 0; i < x.size(); ++i) QVERIFY(std::abs(spline.value({&x[i], 1}) - y[i]) < 1e-14);
    constexpr double kStep = 1e-5;
    for (double at = -3.0; at < 3.0;
         at += 0.037) {  // slopes and bends are those of the values, beyond the ends too
      const double before = at - kStep, after = at + kStep;
      const double slope = (spline.value({&after, 1}) - spline.value({&before, 1})) / (2.0 * kStep);
      const double bend = (spline.slope({&after, 1}, 0) - spline.slope({&before, 1}, 0)) / (2.0 * kStep);
      QVERIFY(std::abs(spline.slope({&at, 1}, 0) - slope) < 1e-8);
      QVERIFY(std::abs(spline.bend({&at, 1}) - bend) < 1e-3);
    }
  }
  const OsimFunction natural = OsimFunction::spline(x, y, OsimFunction::Ends::Natural);
  for (const double end : {x.front() + 1e-9, x.back() - 1e-9})
    QVERIFY(std::abs(natural.bend({&end, 1})) < 1e-7);
}

/// SIMM's ends take the third derivative of the outermost points, so that a cubic comes back.
void OsimTest::aSplineOfACubicIsTheCubic() {
  const auto cubic = [](double x) { return 0.3 - 0.2 * x + 0.5 * x * x - 0.7 * x * x * x; };
  const std::vector<double> x{-1.0, -0.4, 0.3, 0.9, 2.0};
  std::vector<double> y;
  for (const double at : x) y.push_back(cubic(at));
  const OsimFunction spline = OsimFunction::spline(x, y, OsimFunction::Ends::Simm);
  for (double at = -1.0; at < 2.0; at += 0.05) QVERIFY(std::abs(spline.value({&at, 1}) - cubic(at)) < 1e-12);
}

/// As OpenSim's PiecewiseLinearFunction does, with the slopes of its first and last piece.
void OsimTest::linesGoOnBeyondTheirEnds() {
  const OsimFunction lines = OsimFunction::pieces({-1.0, 0.0, 2.0}, {0.5, 1.5, 0.5});
  const std::array<std::array<double, 3>, 5> all{
      {{-3.0, -1.5, 1.0}, {-1.0, 0.5, 1.0}, {-0.5, 1.0, 1.0}, {1.0, 1.0, -0.5}, {4.0, -0.5, -0.5}}};
  for (const auto& [x, y, slope] : all) {
    QCOMPARE(lines.value({&x, 1}), y);
    QCOMPARE(lines.slope({&x, 1}, 0), slope);
    QCOMPARE(lines.bend({&x, 1}), 0.0);
  }
}

void OsimTest::velocitiesAreThoseOfPositions() {
  const OsimModel model = modelOf(kLegOsim);
  constexpr double kStep = 1e-5;
  for (const double time : {0.1, 0.9, 2.3}) {
    const OsimState now = stateOf(model, swinging(model, time));
    const OsimState before = stateOf(model, swinging(model, time - kStep)),
                    after = stateOf(model, swinging(model, time + kStep));
    for (std::size_t i = 0; i < model.bodies.size(); ++i) {
      const auto difference = [&](auto&& of) {
        return Vector3((of(after.bodies[i]) - of(before.bodies[i])) / (2.0 * kStep));
      };
      QVERIFY((difference([](const OsimBodyState& s) { return s.X_GB.p; }) - now.bodies[i].v).norm() < 1e-8);
      QVERIFY((difference([](const OsimBodyState& s) { return s.v; }) - now.bodies[i].vdot).norm() < 1e-7);
      QVERIFY((difference([](const OsimBodyState& s) { return s.w; }) - now.bodies[i].wdot).norm() < 1e-7);
      const Matrix3 turning = (after.bodies[i].X_GB.R - before.bodies[i].X_GB.R) / (2.0 * kStep) *
                              now.bodies[i].X_GB.R.transpose();
      QVERIFY((Vector3(turning(2, 1), turning(0, 2), turning(1, 0)) - now.bodies[i].w).norm() < 1e-8);
    }
  }
}

void OsimTest::powerIsTheChangeOfEnergy() {
  const OsimModel model = modelOf(kLegOsim);
  constexpr double kStep = 1e-4;
  for (const double time : {0.2, 1.1, 3.0}) {
    const OsimInstant at = swinging(model, time);
    const VectorX tau = osimInverseDynamics(model, stateOf(model, at), {});
    const double change = (energy(model, stateOf(model, swinging(model, time + kStep))) -
                           energy(model, stateOf(model, swinging(model, time - kStep)))) /
                          (2.0 * kStep);
    QVERIFY(std::abs(tau.dot(at.qdot) - change) < 1e-5);
  }
}

void OsimTest::aLoadIsWeighedWhereItActs() {
  const OsimModel model = modelOf(kLegOsim);
  const OsimInstant at = swinging(model, 0.7);
  const OsimState state = stateOf(model, at);
  const int foot = model.bodyNamed("foot");
  const OsimBodyState& body = state.bodies[static_cast<std::size_t>(foot)];
  const AppliedLoad load{foot, Vector3(10.0, 200.0, -5.0), body.X_GB * Vector3(0.2, 0.0, 0.03),
                         Vector3(1.0, 2.0, 3.0)};
  const VectorX without = osimInverseDynamics(model, state, {});
  const VectorX with = osimInverseDynamics(model, state, {&load, 1});
  const Vector3 v = body.v + body.w.cross(load.point - body.X_GB.p);
  QVERIFY(std::abs((without - with).dot(at.qdot) - load.force.dot(v) - load.torque.dot(body.w)) < 1e-10);
}

/// And no other. What lies behind its only row is nobody's.
void OsimTest::aTableOfOneRowLoadsThatInstant() {
  const OsimModel model = modelOf(kLegOsim);
  const int foot = model.bodyNamed("foot");
  Recording table;
  table.steps.times = {0.5};
  for (const char* axis : {"x", "y", "z"})
    table.coordinates.push_back({std::string("f") + axis, {}, {700.0}});
  ExternalForce force;
  force.body = foot;
  force.force = "f";
  const ExternalLoads loads({{force}, "table.mot"}, table);
  const OsimState state = stateOf(model, swinging(model, 0.5));
  const std::vector<AppliedLoad> at = loads.at(0.5, state);
  QCOMPARE(at.size(), 1u);
  QCOMPARE(at[0].force, Vector3(Vector3::Constant(700.0)));
  QVERIFY(loads.at(0.4, state).empty() && loads.at(0.6, state).empty());
}

/// m l^2 + I, m g l sin q.
void OsimTest::aPendulumFallsByItself() {
  const OsimModel model = modelOf(
      R"(<OpenSimDocument Version="20302"><Model name="p"><gravity>0 -9.81 0</gravity><BodySet><objects>
   <Body name="ground"/><Body name="rod"><mass>3</mass><mass_center>0 -0.5 0</mass_center><inertia_zz>0.25</inertia_zz>
   <Joint><PinJoint name="pin"><parent_body>ground</parent_body><location_in_parent>0 1 0</location_in_parent>
   <CoordinateSet><objects><Coordinate name="q"/></objects></CoordinateSet></PinJoint></Joint></Body></objects></BodySet></Model></OpenSimDocument>)");
  OsimInstant at{VectorX::Constant(1, 0.4), VectorX::Constant(1, 2.0), VectorX::Constant(1, -1.3)};
  const VectorX tau = osimInverseDynamics(model, stateOf(model, at), {});
  QVERIFY(std::abs(tau[0] - ((3.0 * 0.25 + 0.25) * -1.3 + 3.0 * 9.81 * 0.5 * std::sin(0.4))) < 1e-12);
}

void OsimTest::coupledCoordinatesFollow() {
  const OsimModel model = modelOf(replaced(kLegOsim, "</Model>", R"(<ConstraintSet><objects>
   <CoordinateCouplerConstraint name="c"><isEnforced>true</isEnforced><coupled_coordinates_function><LinearFunction><coefficients>0.5 0.1</coefficients></LinearFunction></coupled_coordinates_function>
   <independent_coordinate_names>bend</independent_coordinate_names><dependent_coordinate_name>roll</dependent_coordinate_name></CoordinateCouplerConstraint></objects></ConstraintSet></Model>)"));
  OsimInstant at = swinging(model, 0.3);
  couple(model, at);
  const int bend = model.coordinateNamed("bend"), roll = model.coordinateNamed("roll");
  QCOMPARE(at.q[roll], 0.5 * at.q[bend] + 0.1);
  QCOMPARE(at.qdot[roll], 0.5 * at.qdot[bend]);
  QCOMPARE(at.qddot[roll], 0.5 * at.qddot[bend]);
}

/// Of a joint, and on one that hangs on another of a body.
void OsimTest::markersSitOnOffsetFrames() {
  const std::string text =
      replaced(replaced(kLegOsim, R"(<Marker name="toe"><socket_parent_frame>/bodyset/foot)",
                        R"(<Marker name="toe"><socket_parent_frame>/bodyset/foot/tip_frame)"),
               "<inertia>0.01 0.02 0.03 0 0 0</inertia>",
               R"(<inertia>0.01 0.02 0.03 0 0 0</inertia><components>
   <PhysicalOffsetFrame name="mid_frame"><socket_parent>/bodyset/foot</socket_parent>
    <translation>0.1 0 0</translation><orientation>0 0 1.5707963267948966</orientation></PhysicalOffsetFrame>
   <PhysicalOffsetFrame name="tip_frame"><socket_parent>/bodyset/foot/mid_frame</socket_parent>
    <translation>0.05 0 0</translation></PhysicalOffsetFrame></components>)");
  const OsimModel model =
      modelOf(replaced(text, R"(<Marker name="calf"><socket_parent_frame>/bodyset/shank)",
                       R"(<Marker name="calf"><socket_parent_frame>/jointset/ankle/shank_offset)"));
  constexpr double kExact = 1e-12;
  QCOMPARE(model.markers[0].body, model.bodyNamed("foot"));
  // 0.05 and 0.2 along x of a frame that is turned by 90 degrees about z
  QVERIFY((model.markers[0].position - Vector3(0.1, 0.25, 0.03)).norm() < kExact);
  QCOMPARE(model.markers[3].body, model.bodyNamed("shank"));
  const Matrix3 R = xyzRotation(Vector3(0.1, 0.2, 0.3)).toRotationMatrix();
  QVERIFY((model.markers[3].position - (Vector3(0.0, -0.8, 0.0) + R * Vector3(-0.05, -0.3, 0.02))).norm() <
          kExact);
}

/// One doubt a kind; what is switched off, couples coordinates, has a line or only acts when it is told to is
/// none.
void OsimTest::whatIsNotReadIsTold() {
  const OsimModel model = modelOf(replaced(kLegOsim, "<MarkerSet>", R"(<ConstraintSet><objects>
   <WeldConstraint name="a"/><WeldConstraint name="b"/>
   <PointConstraint name="c"><isEnforced>false</isEnforced></PointConstraint></objects></ConstraintSet>
  <ForceSet><objects><BushingForce name="d"/><CoordinateActuator name="e"/>
   <PathSpring name="f"><GeometryPath/></PathSpring></objects></ForceSet>
  <MarkerSet>)"));
  QCOMPARE(model.doubts.size(), std::size_t(2));
  QCOMPARE(inWords(model.doubts[0]),
           std::string("constraints: 2 WeldConstraint; not kept: bodies move as the coordinates tell"));
  QCOMPARE(inWords(model.doubts[1]),
           std::string("forces: 1 BushingForce; left out: torques are as if it were not there"));
}

void OsimTest::markersTellThePosture() {
  const OsimModel model = modelOf(kLegOsim);
  Recording recording;
  recording.frames = evenTimes(0.0, 50.0, 30);
  for (const OsimMarker& marker : model.markers) recording.markers.push_back({marker.name, {}, {}, {}});
  for (const double time : recording.frames.times) {
    const std::vector<Vector3> places = markerPositions(model, stateOf(model, swinging(model, time)));
    for (std::size_t m = 0; m < places.size(); ++m)
      recording.markers[m].positions.push_back(places[m].cast<float>());
  }
  recording.markers[2].positions[7] = unseen();
  const OsimFit fit = fitToMarkers(model, recording);
  QCOMPARE(fit.markers.size(), 4u);
  for (std::size_t i = 0; i < fit.rms.size(); ++i)
    for (std::size_t k = 0; k < model.coordinates.size(); ++k)
      QVERIFY(std::abs(fit.motion.coordinates[k].values[i] -
                       swinging(model, recording.frames.times[i]).q[static_cast<int>(k)]) < 1e-5);
}

/// At the value that the model tells, whatever the markers pull at; the others still meet them.
void OsimTest::lockedCoordinatesStay() {
  const OsimModel model = modelOf(replaced(
      kLegOsim, "<Coordinate name=\"roll\"/>",
      "<Coordinate name=\"roll\"><default_value>0.2</default_value><locked>true</locked></Coordinate>"));
  const int roll = model.coordinateNamed("roll"), tip = model.coordinateNamed("tip");
  QVERIFY(model.coordinates[static_cast<std::size_t>(roll)].isLocked);
  QVERIFY(!model.coordinates[static_cast<std::size_t>(tip)].isLocked);
  OsimInstant at = swinging(model, 0.3);
  Recording recording;
  recording.frames = evenTimes(0.0, 50.0, 2);
  for (const OsimMarker& marker : model.markers) recording.markers.push_back({marker.name, {}, {}, {}});
  for (const double turn : {0.2, 0.7}) {  // the second as the lock forbids
    at.q[roll] = turn;
    const std::vector<Vector3> places = markerPositions(model, stateOf(model, at));
    for (std::size_t m = 0; m < places.size(); ++m)
      recording.markers[m].positions.push_back(places[m].cast<float>());
  }
  const OsimFit fit = fitToMarkers(model, recording);
  for (const double value : fit.motion.coordinates[static_cast<std::size_t>(roll)].values)
    QCOMPARE(value, 0.2);
  QVERIFY(std::abs(fit.motion.coordinates[static_cast<std::size_t>(tip)].values[0] - at.q[tip]) < 1e-5);
  QVERIFY(fit.rms[0] < 1e-5 && fit.rms[1] > 1e-3);
}

/// What was fitted by then has its times, and no more.
void OsimTest::aStoppedFitHasTheRowsThatItFitted() {
  const OsimModel model = modelOf(kLegOsim);
  Recording recording;
  recording.frames = evenTimes(0.0, 50.0, 9);
  for (const OsimMarker& marker : model.markers)
    recording.markers.push_back({marker.name, {}, std::vector(9, Vector3f(0.1f, 0.2f, 0.3f)), {}});
  std::stop_source stop;
  OsimFitOptions how;
  how.stop = stop.get_token();
  how.progress = [&](const Progress& progress) {
    if (progress.fraction > 0.5) stop.request_stop();
  };
  const OsimFit fit = fitToMarkers(model, recording, how);
  QVERIFY(fit.isStopped);
  QCOMPARE(fit.motion.steps.count(), 5);
  for (const RecordedCoordinate& coordinate : fit.motion.coordinates)
    QCOMPARE(coordinate.values.size(), std::size_t(5));
}

void OsimTest::theLowPassLeavesHalfAtItsCorner() {
  constexpr double kRate = 200.0, kCorner = 6.0;
  std::vector<double> values;
  for (int i = 0; i < 2000; ++i) values.push_back(std::sin(2.0 * M_PI * kCorner * i / kRate));
  lowPassAsOpenSim(values, kCorner, kRate);
  double most = 0.0;
  for (int i = 500; i < 1500; ++i) most = std::max(most, values[static_cast<std::size_t>(i)]);
  QVERIFY(std::abs(most - 0.5) < 1e-3);
  std::vector<double> line(300);
  for (int i = 0; i < 300; ++i) line[static_cast<std::size_t>(i)] = 3.0 - 0.2 * i;
  std::vector<double> smooth = line;
  lowPassAsOpenSim(smooth, kCorner, kRate);
  for (std::size_t i = 100; i < 200; ++i) QVERIFY(std::abs(smooth[i] - line[i]) < 1e-2);
}

void OsimTest::wrongModelsAreRefused_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("told");
  const auto row = [](const char* name, const std::string& text, const char* told) {
    QTest::newRow(name) << QString::fromStdString(text) << QString(told);
  };
  row("no xml", "hello", "is no whole XML");
  row("cut", kLegOsim.substr(0, 700), "is no whole XML");
  row("another document", "<a/>", "is no OpenSim document");
  row("a body that is not there",
      replaced(kLegOsim, "/bodyset/shank</socket_parent>", "/bodyset/shin</socket_parent>"),
      "'shin', which is no body");
  row("not a number", replaced(kLegOsim, "<mass>2</mass>", "<mass>two</mass>"),
      ":5: <mass> 'two' is not a number");
  row("a mass below zero", replaced(kLegOsim, "<mass>2</mass>", "<mass>-2</mass>"), "-2 is out of range");
  row("a joint of another kind",
      replaced(replaced(kLegOsim, "<UniversalJoint", "<RollingJoint"), "</UniversalJoint>",
               "</RollingJoint>"),
      "kind of joint that is not known");
  row("too few coordinates", replaced(kLegOsim, "<Coordinate name=\"roll\"/>", ""), "too few coordinates");
  row("a coordinate of another joint",
      replaced(kLegOsim, "<coordinates>bend</coordinates><axis>1 0 0</axis><Poly",
               "<coordinates>tip</coordinates><axis>1 0 0</axis><Poly"),
      "of another joint");
  row("x that do not grow", replaced(kLegOsim, "-2 -1 0 1 2", "-2 -1 -1 1 2"), "not larger");
  row("a loop",
      replaced(kLegOsim, "<socket_parent_frame>/ground</socket_parent_frame>",
               "<socket_parent_frame>/bodyset/foot</socket_parent_frame>"),
      "closes a loop");
  row("three numbers", replaced(kLegOsim, "<gravity>0 -10 0</gravity>", "<gravity>0 -10</gravity>"),
      "has 2 numbers; write three");
}

void OsimTest::wrongModelsAreRefused() {
  QFETCH(QString, text);
  QFETCH(QString, told);
  const QString refusal = QString::fromStdString(refusalOf(text.toStdString()));
  QVERIFY2(refusal.contains(told) && refusal.contains("model.osim"), qPrintable(refusal));
}

QTEST_APPLESS_MAIN(OsimTest)
#include "osim_test.moc"
