// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/preparation.h"

#include <QtTest>
#include <numbers>
#include <random>

#include "engine/core/error.h"
#include "engine/estimation/cropping.h"
#include "engine/estimation/gap_filling.h"
#include "engine/estimation/low_pass.h"
#include "engine/estimation/residual_analysis.h"
#include "engine/estimation/world_placement.h"

using namespace handhold;

namespace {

constexpr double kSingle = 1e-6;  // m: markers are kept in single precision
constexpr double kPi = std::numbers::pi;

/// One marker for each name that goes the way.
template <class Way>
Recording recordingOf(const std::vector<std::string>& names, int frames, double rate, const Way& way) {
  Recording recording;
  recording.frames = evenTimes(2.0, rate, frames);
  for (std::size_t i = 0; i < names.size(); ++i) {
    Marker marker{names[i], "", {}, {}};
    for (const double time : recording.frames.times)
      marker.positions.push_back(Vector3(way(i, time)).cast<float>());
    recording.markers.push_back(marker);
  }
  return recording;
}

Vector3 cubic(double t) { return Vector3(1.0 + t - 0.2 * t * t, 0.5 * t * t * t, 2.0 - t + 0.1 * t * t * t); }

/// Four points of a body that turns and goes.
Vector3 onBody(std::size_t i, double t) {
  const Vector3 p_B[] = {{0.1, 0.0, 0.0}, {0.0, 0.2, 0.0}, {0.0, 0.0, 0.15}, {-0.1, 0.1, 0.05}};
  const Matrix3 R = Eigen::AngleAxisd(2.0 * t, Vector3(1.0, 2.0, 3.0).normalized()).toRotationMatrix();
  return R * p_B[i] + Vector3(t, 1.0 + std::sin(3.0 * t), 0.2 * t * t);
}

void hide(Marker& marker, int first, int count) {
  for (int i = first; i < first + count; ++i) marker.positions[static_cast<std::size_t>(i)] = unseen();
}

double greatestDifference(const Marker& a, const Marker& b) {
  double most = 0.0;
  for (std::size_t i = 0; i < a.positions.size(); ++i)
    most = std::max(most, static_cast<double>((a.positions[i] - b.positions[i]).norm()));
  return most;
}

/// A root that moves and turns about all axes, an arm on it with axes of its own, an end.
Recording skeletonRecording() {
  Recording recording;
  recording.steps = evenTimes(0.0, 50.0, 20);
  SkeletonJoint root, arm;
  root.name = "root";
  root.offset = Vector3(0.1, 0.9, 0.2);
  for (int i = 0; i < 6; ++i)
    root.freedoms.push_back({i < 3 ? JointFreedom::Kind::Move : JointFreedom::Kind::Turn, (i + 1) % 3, i});
  arm.name = "arm";
  arm.parent = 0;
  arm.offset = Vector3(0.2, 0.3, -0.1);
  arm.axes = Eigen::AngleAxisd(0.4, Vector3::UnitX()).toRotationMatrix();
  arm.freedoms = {{JointFreedom::Kind::Turn, 2, 6}};
  arm.end = Vector3(0.0, -0.3, 0.05);
  recording.skeleton = Skeleton{{root, arm}};
  for (int i = 0; i < 7; ++i) {
    RecordedCoordinate coordinate{"c" + std::to_string(i), i < 3 ? Measured::Length : Measured::Angle, {}};
    for (int k = 0; k < 20; ++k) coordinate.values.push_back(std::sin(0.3 * k + i));
    recording.coordinates.push_back(coordinate);
  }
  return recording;
}

}  // namespace

class PreparationTest : public QObject {
  Q_OBJECT

 private slots:
  void axesOfOurWorld_data();
  void axesOfOurWorld();
  void oneAxisForBothIsRefused();
  void plateLoadsTurnAlong();
  void anotherUnitIsThatOfMomentsToo();
  void lengthsOfAnotherUnitStayWhereTheyPoint();
  void howUpIsKnown();
  void skeletonsTurnAlong_data();
  void skeletonsTurnAlong();
  void placementIsSuggested();
  void toesTellForward();
  void shortGapsOfACubicAreExact();
  void longGapsAndEndsStay();
  void threeOthersTellTheFourth();
  void whatWasFilledIsTold();
  void othersOnALineTellNothing();
  void stretchesAreSmoothedByThemselves();
  void anglesAreUnwound();
  void cutOffBeyondTheRateIsRefused();
  void residualOfASineIsKnown();
  void cutOffIsFoundBetweenMotionAndNoise();
  void croppedPartsStayTogether();
  void emptyCropIsRefused();
  void clockBeginsAtZero();
  void anotherRateIsAnotherClock();
};

void PreparationTest::axesOfOurWorld_data() {
  QTest::addColumn<int>("up");
  QTest::addColumn<int>("upSign");
  QTest::addColumn<int>("forward");
  QTest::addColumn<int>("forwardSign");
  for (int up = 0; up < 3; ++up)
    for (int forward = 0; forward < 3; ++forward)
      for (const int sign : {-1, 1})
        if (up != forward)
          QTest::addRow("up %c%d forward %d", sign > 0 ? '+' : '-', up, forward)
              << up << sign << forward << -sign;
}

/// A turn without a mirror that brings up to y and forward to z.
void PreparationTest::axesOfOurWorld() {
  QFETCH(const int, up);
  QFETCH(const int, upSign);
  QFETCH(const int, forward);
  QFETCH(const int, forwardSign);
  const Matrix3 R_WL = turnIntoWorld({up, upSign}, {forward, forwardSign});
  QCOMPARE(R_WL.determinant(), 1.0);
  QCOMPARE(Vector3(R_WL * (upSign * Vector3::Unit(up))), Vector3(Vector3::UnitY()));
  QCOMPARE(Vector3(R_WL * (forwardSign * Vector3::Unit(forward))), Vector3(Vector3::UnitZ()));
}

void PreparationTest::oneAxisForBothIsRefused() {
  QVERIFY_EXCEPTION_THROWN(turnIntoWorld({2, 1}, {2, -1}), InputError);
}

/// Where the load acts turns along with the corners: what is done to the person is the same.
void PreparationTest::plateLoadsTurnAlong() {
  Recording recording;
  recording.samples = evenTimes(0.0, 100.0, 1);
  ForcePlate plate;
  plate.corners = {Vector3(0.5, 0.5, 0.0), Vector3(0.0, 0.5, 0.0), Vector3(0.0, 0.0, 0.0),
                   Vector3(0.5, 0.0, 0.0)};
  plate.forces = {Vector3f(10.0f, 20.0f, 700.0f)};
  plate.moments = {Vector3f(30.0f, -50.0f, 4.0f)};
  recording.plates = {plate};
  WorldPlacement placement;
  placement.up = {2, 1};
  placement.forward = {0, 1};
  placement.origin = Vector3(0.1, 0.2, 0.3);
  const PlateLoad before = plateLoad(plate, 0);
  placeInWorld(placement, recording);
  const PlateLoad after = plateLoad(recording.plates[0], 0);
  const Matrix3 R = turnIntoWorld(placement.up, placement.forward);
  QVERIFY((after.force - R * before.force).norm() < 1e-4);
  QVERIFY((after.centreOfPressure - R * (before.centreOfPressure - placement.origin)).norm() < kSingle);
  QCOMPARE(after.force.y(), 700.0);
}

/// Where the load acts keeps its place on the plate where the channels' unit follows the file's lengths;
/// where they tell moments of their own only the way from the sensor up is another.
void PreparationTest::anotherUnitIsThatOfMomentsToo() {
  constexpr double kScale = 0.1, kUp = 0.04;  // m: the surface above the sensor, as the file has it
  Recording recording;
  recording.samples = evenTimes(0.0, 100.0, 1);
  ForcePlate plate;
  plate.type = 2;
  plate.corners = {Vector3(5.0, 0.0, 4.0), Vector3(0.0, 0.0, 4.0), Vector3(0.0, 0.0, 0.0),
                   Vector3(5.0, 0.0, 0.0)};
  plate.origin = Vector3(0.0, 0.0, -kUp);  // z goes down
  plate.channels = {0, 1, 2, 3, 4, 5};
  const Vector3 force(50.0, 700.0, 0.0), atSensor(30.0, 0.0, -90.0);  // W
  const Vector3 p_OS = platePose(plate.corners).R * plate.origin;
  plate.forces = {force.cast<float>()};
  plate.moments = {Vector3(atSensor - p_OS.cross(force)).cast<float>()};
  recording.plates = {plate};
  for (int i = 0; i < 6; ++i)
    recording.analog.push_back({"c", "", i < 3 ? Measured::Force : Measured::Unknown, {0.0f}});
  WorldPlacement placement;
  placement.scale = kScale;
  Recording untold = recording;
  placeInWorld(placement, untold);
  const Vector3 before = plateLoad(plate, 0).centreOfPressure;
  QVERIFY((plateLoad(untold.plates[0], 0).centreOfPressure - kScale * before).norm() < kSingle);
  for (std::size_t i = 3; i < 6; ++i) recording.analog[i].measure = Measured::Moment;
  placeInWorld(placement, recording);
  const Vector3 expected = atSensor - kScale * p_OS.cross(force);
  QVERIFY((recording.plates[0].moments[0].cast<double>() - expected).norm() < 1e-4);
}

/// Read as millimetres, in metres: places and the ways of a skeleton, not its turns; the doubt is settled.
void PreparationTest::lengthsOfAnotherUnitStayWhereTheyPoint() {
  Recording recording = skeletonRecording();
  const Recording before = recording;
  recording.markers.push_back({"m", "", {Vector3f(0.001F, -0.002F, 0.003F), unseen()}, {}});
  recording.up = LaboratoryAxis{2, -1};
  recording.doubts = {{DoubtKind::Units, "line 3", "keine Einheit", "Millimeter", DoubtAbout::LengthUnit},
                      {DoubtKind::Scale,
                       "markers",
                       "in a frame they span {1}",
                       "taken as it stands",
                       DoubtAbout::LengthUnit,
                       {{0.002}}},
                      {DoubtKind::Units, "ANALOG:UNITS", "the unit 'x' is not known", "left"},
                      {DoubtKind::Units, "joint angles", "are too large for radians", "read as degrees"}};
  takeUnit(1.0, 1e-3, recording);
  QVERIFY((recording.markers[0].positions[0] - Vector3f(1.0F, -2.0F, 3.0F)).norm() < kSingle);
  QVERIFY(!isSeen(recording.markers[0].positions[1]));
  QCOMPARE(recording.up, (std::optional<LaboratoryAxis>{{2, -1}}));
  QVERIFY((recording.skeleton->joints[1].offset - 1000.0 * before.skeleton->joints[1].offset).norm() < 1e-9);
  for (std::size_t i = 0; i < 7; ++i)
    QVERIFY(std::abs(recording.coordinates[i].values[3] -
                     (i < 3 ? 1000.0 : 1.0) * before.coordinates[i].values[3]) < 1e-9);
  QCOMPARE(recording.doubts.size(), std::size_t(2));
  QCOMPARE(recording.doubts[0].place, std::string("ANALOG:UNITS"));
  QCOMPARE(recording.doubts[1].place, std::string("joint angles"));
}

void PreparationTest::howUpIsKnown() {
  Recording recording;
  QCOMPARE(upFrom(recording), UpFrom::Nothing);
  recording.markers.push_back({"m", "", {Vector3f::Zero()}, {}});
  QCOMPARE(upFrom(recording), UpFrom::Points);
  recording.plates.resize(1);
  QCOMPARE(upFrom(recording), UpFrom::Points);  // its corners are not told
  recording.plates[0].corners = {Vector3(1, 0, 1), Vector3(0, 0, 1), Vector3(0, 0, 0), Vector3(1, 0, 0)};
  QCOMPARE(upFrom(recording), UpFrom::Plates);
  recording.up = LaboratoryAxis{1, 1};
  QCOMPARE(upFrom(recording), UpFrom::File);
  Recording skeleton = skeletonRecording();
  skeleton.up = recording.up;
  skeleton.doubts = {{DoubtKind::UpAxis, "file", "BVH tells no up axis", "taken as +Y up"}};
  QCOMPARE(upFrom(skeleton), UpFrom::Usual);
}

void PreparationTest::skeletonsTurnAlong_data() { axesOfOurWorld_data(); }

/// Joints and ends are where the turned laboratory has them, in frames that are named anew.
void PreparationTest::skeletonsTurnAlong() {
  QFETCH(const int, up);
  QFETCH(const int, upSign);
  QFETCH(const int, forward);
  QFETCH(const int, forwardSign);
  Recording recording = skeletonRecording();
  const Recording before = recording;
  const WorldPlacement placement{{up, upSign}, {forward, forwardSign}, 0.5, Vector3(0.3, -0.2, 0.1)};
  placeInWorld(placement, recording);
  const Matrix3 R = turnIntoWorld(placement.up, placement.forward);
  for (int step = 0; step < before.steps.count(); ++step) {
    const std::vector<Pose> was = jointPoses(*before.skeleton, coordinatesAt(before, step));
    const std::vector<Pose> is = jointPoses(*recording.skeleton, coordinatesAt(recording, step));
    const auto inWorld = [&](const Vector3& p) {
      return Vector3(R * (placement.scale * p - placement.origin));
    };
    for (std::size_t j = 0; j < was.size(); ++j) QVERIFY((is[j].p - inWorld(was[j].p)).norm() < 1e-12);
    for (std::size_t c = 3; c < before.coordinates.size(); ++c)  // angles are as the file counts them
      QCOMPARE(recording.coordinates[c], before.coordinates[c]);
    const Vector3 end = is[1] * *recording.skeleton->joints[1].end;
    QVERIFY((end - inWorld(was[1] * *before.skeleton->joints[1].end)).norm() < 1e-12);
  }
}

/// Up as told or as the plates lie, forward where the markers go.
void PreparationTest::placementIsSuggested() {
  const auto walk = [](std::size_t i, double t) {
    return Vector3(0.1 * double(i), 2.0 - t, 0.2 + 0.4 * double(i));
  };
  Recording recording = recordingOf({"a", "b", "c", "d"}, 100, 100.0, walk);
  const WorldPlacement guessed = suggestedPreparation(recording).placement;
  QCOMPARE(guessed.up, (LaboratoryAxis{2, 1}));
  QCOMPARE(guessed.forward, (LaboratoryAxis{1, -1}));
  recording.up = LaboratoryAxis{0, -1};
  QCOMPARE(suggestedPreparation(recording).placement.up, (LaboratoryAxis{0, -1}));
  recording.up.reset();
  ForcePlate plate;
  plate.corners = {Vector3(1, 0, 1), Vector3(0, 0, 1), Vector3(0, 0, 0), Vector3(1, 0, 0)};
  recording.plates = {plate};
  QCOMPARE(suggestedPreparation(recording).placement.up, (LaboratoryAxis{1, 1}));
}

/// Of a foot's length, along the axis that they are nearest to.
void PreparationTest::toesTellForward() {
  Recording recording;
  recording.up = LaboratoryAxis{2, 1};
  SkeletonJoint left, right;
  left.name = "LeftToeBase";
  left.offset = Vector3(0.04, -0.13, -0.05);
  right.name = "rtoes";
  right.offset = Vector3(-0.03, -0.13, -0.05);
  recording.skeleton = Skeleton{{left, right}};
  QCOMPARE(suggestedPreparation(recording).placement.forward, (LaboratoryAxis{1, -1}));
  for (SkeletonJoint& joint : recording.skeleton->joints) joint.offset *= 0.01;  // mere points
  QCOMPARE(suggestedPreparation(recording).placement.forward, (LaboratoryAxis{0, 1}));
}

void PreparationTest::shortGapsOfACubicAreExact() {
  const Recording whole = recordingOf({"a"}, 60, 100.0, [](std::size_t, double t) { return cubic(t - 2.0); });
  Recording recording = whole;
  hide(recording.markers[0], 20, 8);
  hide(recording.markers[0], 40, 10);
  Recording unknown = recording;
  unknown.frames.rate = 0.0;  // its times tell as much
  fillGaps({0.1, {}}, recording);
  fillGaps({0.1, {}}, unknown);
  QVERIFY(gapsOf(recording.markers[0]).empty());
  QCOMPARE(unknown.markers, recording.markers);
  constexpr double kSlopes = 2e-6;  // m: single precision tells slopes over a tenth of a second
  QVERIFY(greatestDifference(recording.markers[0], whole.markers[0]) < kSlopes);
}

void PreparationTest::longGapsAndEndsStay() {
  Recording recording = recordingOf({"a"}, 60, 100.0, [](std::size_t, double t) { return cubic(t - 2.0); });
  hide(recording.markers[0], 0, 3);
  hide(recording.markers[0], 20, 11);
  hide(recording.markers[0], 55, 5);
  const std::vector<MarkerGap> gaps = gapsOf(recording.markers[0]);
  QCOMPARE(gaps, (std::vector<MarkerGap>{{0, 3}, {20, 11}, {55, 5}}));
  fillGaps({0.1, {}}, recording);
  QCOMPARE(gapsOf(recording.markers[0]), gaps);
}

/// However long, and with one edge alone.
void PreparationTest::threeOthersTellTheFourth() {
  const Recording whole = recordingOf({"a", "b", "c", "d"}, 200, 100.0, onBody);
  Recording recording = whole;
  hide(recording.markers[3], 30, 90);
  hide(recording.markers[0], 180, 20);
  fillGaps({0.0, {{"a", "thigh"}, {"b", "thigh"}, {"c", "thigh"}, {"d", "thigh"}}}, recording);
  for (std::size_t i = 0; i < 4; ++i) {
    QVERIFY(gapsOf(recording.markers[i]).empty());
    QVERIFY(greatestDifference(recording.markers[i], whole.markers[i]) < 3.0 * kSingle);
  }
  Recording apart = whole;
  hide(apart.markers[3], 30, 90);
  fillGaps({0.0, {{"a", "thigh"}, {"b", "thigh"}, {"c", "shank"}, {"d", "thigh"}}}, apart);
  QCOMPARE(gapsOf(apart.markers[3]).size(), std::size_t(1));
}

void PreparationTest::whatWasFilledIsTold() {
  Recording recording = recordingOf({"a", "b", "c", "d", "e"}, 200, 100.0,
                                    [](std::size_t i, double t) { return onBody(i % 4, t); });
  hide(recording.markers[3], 30, 90);
  hide(recording.markers[4], 20, 5);
  hide(recording.markers[4], 50, 6);
  hide(recording.markers[4], 100, 60);
  Preparation preparation;
  preparation.gaps = {0.1, {{"a", "thigh"}, {"b", "thigh"}, {"c", "thigh"}, {"d", "thigh"}}};
  const Recording filled = prepared(recording, preparation);
  QCOMPARE(filled.doubts.size(), std::size_t(1));
  QCOMPARE(inWords(filled.doubts[0]),
           std::string("markers: 4 gaps; filled: 2 by splines of up to 0.1 s and 1 "
                       "from three others of the segment; left: 1"));
  preparation.gaps.longestSpline = 0.0;
  preparation.gaps.segments.clear();
  QVERIFY(prepared(recording, preparation).doubts.empty());
}

void PreparationTest::othersOnALineTellNothing() {
  Recording recording = recordingOf({"a", "b", "c", "d"}, 50, 100.0, [](std::size_t i, double t) {
    return i < 3 ? Vector3(t, 0.1 * double(i), 0.0) : Vector3(t, 0.1, 0.1);
  });
  hide(recording.markers[3], 10, 20);
  fillGaps({0.0, {{"a", "arm"}, {"b", "arm"}, {"c", "arm"}, {"d", "arm"}}}, recording);
  QCOMPARE(gapsOf(recording.markers[3]).size(), std::size_t(1));
}

/// A gap stays one, and what lies behind it does not leak: a step over a gap stays a step.
void PreparationTest::stretchesAreSmoothedByThemselves() {
  Recording recording = recordingOf(
      {"a"}, 100, 100.0, [](std::size_t, double t) { return Vector3(t < 2.5 ? 0.0 : 1.0, 0.0, 0.0); });
  hide(recording.markers[0], 50, 1);
  smooth({6.0, {}}, recording);
  const std::vector<Vector3f>& p = recording.markers[0].positions;
  QVERIFY(!isSeen(p[50]));
  QCOMPARE(p[49].x(), 0.0f);
  QCOMPARE(p[51].x(), 1.0f);
}

void PreparationTest::anglesAreUnwound() {
  Recording recording;
  recording.steps = evenTimes(0.0, 100.0, 200);
  RecordedCoordinate turn{"turn", Measured::Angle, {}};
  for (int i = 0; i < 200; ++i) turn.values.push_back(std::remainder(0.1 * i, 2.0 * kPi));
  recording.coordinates = {turn};
  smooth({6.0, {}}, recording);
  constexpr double kSettling = 1e-3;  // rad
  for (int i = 0; i < 200; ++i)
    QVERIFY(std::abs(recording.coordinates[0].values[std::size_t(i)] - 0.1 * i) < kSettling);
}

void PreparationTest::cutOffBeyondTheRateIsRefused() {
  Recording recording = recordingOf({"a"}, 50, 100.0, [](std::size_t, double t) { return cubic(t); });
  QVERIFY_EXCEPTION_THROWN(smooth({50.0, {}}, recording), InputError);
  QVERIFY_EXCEPTION_THROWN(smooth({0.0, {}}, recording), InputError);
  recording.frames = {0.0, {}};  // nobody knows the rate
  QVERIFY_EXCEPTION_THROWN(smooth({6.0, {}}, recording), InputError);
}

/// What is taken out of a sine is known: its root mean square times what the gain lacks to one.
void PreparationTest::residualOfASineIsKnown() {
  constexpr double kFrequency = 2.0, kAmplitude = 0.1;
  const Recording recording = recordingOf({"a"}, 2000, 100.0, [](std::size_t, double t) {
    return Vector3::Constant(kAmplitude * std::sin(2.0 * kPi * kFrequency * t));
  });
  const ResidualAnalysis analysis = residualAnalysis(recording);
  const double corner = std::pow(std::sqrt(2.0) - 1.0, 0.25);
  for (std::size_t i = 0; i < analysis.cutOffs.size(); ++i) {
    const double ratio =
        corner * std::tan(kPi * kFrequency / 100.0) / std::tan(kPi * analysis.cutOffs[i] / 100.0);
    const double gain = 1.0 / (1.0 + std::pow(ratio, 4));
    constexpr double kEnds = 0.001;  // m: two ends in twenty seconds
    QVERIFY(std::abs(analysis.residuals[i] - kAmplitude * std::sqrt(0.5) * (1.0 - gain)) < kEnds);
  }
}

void PreparationTest::cutOffIsFoundBetweenMotionAndNoise() {
  constexpr double kNoise = 1e-3;  // m
  std::mt19937 random(7);
  std::normal_distribution<> noise(0.0, kNoise);
  const Recording recording = recordingOf({"a", "b"}, 3000, 100.0, [&](std::size_t, double t) {
    const double clean = 0.2 * std::sin(2.0 * kPi * t) + 0.02 * std::sin(2.0 * kPi * 3.0 * t);
    return Vector3(clean + noise(random), clean + noise(random), clean + noise(random));
  });
  const ResidualAnalysis analysis = residualAnalysis(recording);
  constexpr double kOfNoise = 0.15;  // the curve of white noise is not quite a line
  QVERIFY(std::abs(analysis.noise - kNoise) < kOfNoise * kNoise);
  QVERIFY2(analysis.chosen > 4.0 && analysis.chosen < 10.0, QByteArray::number(analysis.chosen));
  std::stop_source stopped;
  stopped.request_stop();
  QVERIFY(!residualAnalysis(recording, stopped.get_token()).isKnown());
}

void PreparationTest::croppedPartsStayTogether() {
  Recording recording = recordingOf({"a"}, 100, 100.0, [](std::size_t, double t) { return cubic(t); });
  recording.firstFrame = 201;
  recording.samples = evenTimes(2.0, 1000.0, 1000);
  recording.analog = {{"force", "", Measured::Force, std::vector<float>(1000)}};
  for (std::size_t i = 0; i < 1000; ++i) recording.analog[0].values[i] = static_cast<float>(i);
  recording.events = {{"Foot Strike", "Left", "", 2.1}, {"Foot Off", "Left", "", 2.5}};
  const Vector3f kept = recording.markers[0].positions[20];
  crop({2.2, 2.6}, recording);
  QCOMPARE(recording.frames.count(), 41);
  QCOMPARE(recording.markers[0].positions.size(), std::size_t(41));
  QCOMPARE(recording.markers[0].positions[0], kept);
  QCOMPARE(recording.firstFrame, 221);
  QCOMPARE(recording.analog[0].values.front(), 200.0f);
  QCOMPARE(recording.analog[0].values.back(), 609.0f);
  QCOMPARE(recording.events.size(), std::size_t(1));
  QCOMPARE(recording.events[0].label, std::string("Foot Off"));
}

void PreparationTest::emptyCropIsRefused() {
  Recording recording = recordingOf({"a"}, 100, 100.0, [](std::size_t, double t) { return cubic(t); });
  QVERIFY_EXCEPTION_THROWN(crop({5.0, 6.0}, recording), InputError);
}

void PreparationTest::clockBeginsAtZero() {
  Recording recording = recordingOf({"a"}, 100, 100.0, [](std::size_t, double t) { return cubic(t); });
  recording.events = {{"Foot Off", "Left", "", 2.5}};
  Preparation preparation;
  preparation.crop = TimeSpan{2.2, 2.8};
  const Recording result = prepared(recording, preparation);
  QCOMPARE(result.frames.times.front(), 0.0);
  QVERIFY(std::abs(result.frames.times.back() - 0.6) < 1e-9);
  QVERIFY(std::abs(result.events[0].time - 0.3) < 1e-9);
  QCOMPARE(result.up, (std::optional<LaboratoryAxis>(LaboratoryAxis{1, 1})));
}

/// Twice the rate, half the time, of all that shares the clock; uneven frames go evenly from where they
/// began, and with them what was recorded in the same instants.
void PreparationTest::anotherRateIsAnotherClock() {
  Recording recording = recordingOf({"a"}, 100, 100.0, [](std::size_t, double t) { return cubic(t); });
  recording.samples = evenTimes(2.0, 1000.0, 1000);
  recording.events = {{"Foot Off", "Left", "", 2.5}};
  setRate(200.0, recording);
  QCOMPARE(recording.frames.times.back(), 0.5 * 2.99);
  QCOMPARE(recording.samples.rate, 2000.0);
  QCOMPARE(recording.events[0].time, 1.25);
  recording.frames.rate = 0.0;
  recording.frames.times[50] += 0.002;
  recording.steps = recording.frames;
  const TimeBase samples = recording.samples;
  recording.events[0].time = recording.frames.times[50];
  setRate(50.0, recording);
  QCOMPARE(recording.frames.times.front(), 1.0);  // with all else
  QCOMPARE(recording.frames.times.back(), 1.0 + 99.0 / 50.0);
  QCOMPARE(recording.steps, recording.frames);
  QCOMPARE(recording.samples, samples);
  QCOMPARE(recording.events[0].time, 2.0);
  QVERIFY_EXCEPTION_THROWN(setRate(0.0, recording), InputError);
}

QTEST_APPLESS_MAIN(PreparationTest)
#include "preparation_test.moc"
