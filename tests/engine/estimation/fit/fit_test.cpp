// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <numbers>

#include "engine/estimation/fit/body_fit.h"
#include "engine/estimation/fit/frame_fit.h"
#include "engine/estimation/fit/motion_fit.h"
#include "engine/estimation/fit/rates.h"
#include "engine/estimation/fit/strays.h"
#include "engine/model/roles.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

constexpr double kRate = 100.0;
constexpr double kDegree = std::numbers::pi / 180.0;

/// The greatest error of a joint and of the base's turn (rad).
double greatestError(const Model& model, const std::vector<VectorX>& a, const std::vector<VectorX>& b) {
  double most = 0.0;
  for (std::size_t k = 0; k < a.size(); ++k)
    most = std::max(most, difference(model, a[k], b[k]).tail(model.velocitySize() - 3).cwiseAbs().maxCoeff());
  return most;
}

double rmsError(const Model& model, const std::vector<VectorX>& a, const std::vector<VectorX>& b) {
  double squares = 0.0;
  for (std::size_t k = 0; k < a.size(); ++k)
    squares += difference(model, a[k], b[k]).tail(model.velocitySize() - 3).squaredNorm();
  return std::sqrt(squares / static_cast<double>(a.size()) / (model.velocitySize() - 3));
}

MotionFit fitted(const Model& model, const Recording& recording, const std::vector<FitMarker>& markers) {
  const FitProblem problem = fitProblem(recording, markers);
  return fitMotion(model, problem, followedFrames(model, problem, {}, {}));
}

void hide(Recording& recording, std::size_t marker, int from, int count) {
  for (int k = from; k < from + count; ++k)
    recording.markers[marker].positions[static_cast<std::size_t>(k)] = unseen();
}

}  // namespace

class FitTest : public QObject {
  Q_OBJECT

 private slots:
  void theEquationsAreTheCostsDerivatives();
  void aMotionComesBackWithoutNoise();
  void noiseAndGapsLeaveWhatTheyAllow();
  void straysAreLeftOut();
  void headingDoesNotMatter_data();
  void headingDoesNotMatter();
  void longMotionsAreFittedInWindows();
  void aBodyIsMeasured();
  void timesTellSpeedsWithoutARate();
  void speedsFollowTheMotion();
  void unevenTimesGiveTheSameSpeeds();
  void itStopsWhenAsked();
};

/// Central differences of the cost; Gauss and Newton's matrix is exact where the markers are met.
void FitTest::theEquationsAreTheCostsDerivatives() {
  constexpr double step = 1e-5, tolerance = 1e-5;
  const auto model = human();
  const std::vector<FitMarker> markers = markersEverywhere(*model);
  const std::vector<VectorX> way = swingingWay(*model, 40, 10.0);
  const Recording recording = seenBy(*model, markers, way, 10.0);
  FitProblem problem = fitProblem(recording, markers);
  FrameAssembler assembler(*model, problem);
  FrameEquations at, there;
  const int size = model->velocitySize();
  const VectorX q = moved(*model, way[7], VectorX::LinSpaced(size, -0.3, 0.4));  // beyond some limits, too
  assembler.assemble(q, 7, at);
  QVERIFY(std::abs(at.cost - assembler.cost(q, 7)) < 1e-9 * at.cost);
  for (int i = 0; i < size; ++i) {
    const VectorX way1 = step * VectorX::Unit(size, i);
    const double slope =
        (assembler.cost(moved(*model, q, way1), 7) - assembler.cost(moved(*model, q, -way1), 7)) /
        (2.0 * step);
    QVERIFY2(std::abs(slope - at.g[i]) < tolerance * at.g.norm(), qPrintable(QString::number(i)));
  }
  problem.weights.posture = 1e6;  // met: no errors, so that g changes by H alone
  assembler.assemble(way[7], 7, at);
  const MatrixX H = at.H.selfadjointView<Eigen::Lower>();
  for (int i = 0; i < size; ++i) {
    const VectorX way1 = step * VectorX::Unit(size, i);
    assembler.assemble(moved(*model, way[7], way1), 7, there);
    VectorX change = there.g;
    assembler.assemble(moved(*model, way[7], -way1), 7, there);
    change = (change - there.g) / (2.0 * step);
    QVERIFY2((change - H.col(i)).norm() < 1e-3 * H.norm(), qPrintable(QString::number(i)));
  }
}

void FitTest::aMotionComesBackWithoutNoise() {
  const auto model = human();
  const std::vector<FitMarker> markers = markersEverywhere(*model);
  const std::vector<VectorX> way = swingingWay(*model, 150, kRate);
  const MotionFit fit = fitted(*model, seenBy(*model, markers, way, kRate), markers);
  QVERIFY(fit.isConverged);
  const double error = greatestError(*model, fit.q, way) / kDegree;
  QVERIFY2(error < 0.1, qPrintable(QString::number(error)));
}

/// 1 mm in each direction, three markers some 8 cm about a joint: 1 mm / 8 cm is 0.7 degrees in one frame.
void FitTest::noiseAndGapsLeaveWhatTheyAllow() {
  const auto model = human();
  const std::vector<FitMarker> markers = markersEverywhere(*model);
  const std::vector<VectorX> way = swingingWay(*model, 150, kRate);
  Recording recording = seenBy(*model, markers, way, kRate, 1e-3);
  for (std::size_t i = 0; i < markers.size(); i += 3) hide(recording, i, 40 + static_cast<int>(i) % 50, 15);
  hide(recording, 1, 0, 30);
  const MotionFit fit = fitted(*model, recording, markers);
  const double error = rmsError(*model, fit.q, way) / kDegree;
  QVERIFY2(error < 0.7, qPrintable(QString::number(error)));
}

/// A marker that is 1 m away for a while, and two that exchange their names for good at two thirds of the
/// time: left out, the others tell as much as they always do.
void FitTest::straysAreLeftOut() {
  const auto model = human();
  const std::vector<FitMarker> markers = markersEverywhere(*model);
  const std::vector<VectorX> way = swingingWay(*model, 150, kRate);
  Recording recording = seenBy(*model, markers, way, kRate);
  for (std::size_t k = 40; k < 70; ++k) recording.markers[7].positions[k] += Vector3f(0.6F, 0.8F, 0.0F);
  auto &a = recording.markers[10].positions, &b = recording.markers[70].positions;
  for (std::size_t k = 100; k < 150; ++k) std::swap(a[k], b[k]);
  const FitProblem problem = fitProblem(recording, markers);
  const MotionFit first = fitted(*model, recording, markers);
  const std::vector<Stray> strays = straysOf(*model, problem, first.q);
  QCOMPARE(strays.size(), std::size_t(130));
  const CleanedProblem cleaned(problem, strays);
  const MotionFit fit = fitMotion(*model, cleaned.problem, first.q);
  const double error = greatestError(*model, fit.q, way) / kDegree;
  QVERIFY2(error < 0.3, qPrintable(QString::number(error)));
  QVERIFY(straysOf(*model, cleaned.problem, fit.q).empty());
  const Doubts doubts = doubtsOf(strays, problem, recording);
  QCOMPARE(doubts.size(), std::size_t(3));
  QVERIFY2(inWords(doubts[0]).find("in 30 frames") != std::string::npos, inWords(doubts[0]).c_str());
}

void FitTest::headingDoesNotMatter_data() {
  QTest::addColumn<double>("angle");
  QTest::addColumn<bool>("isLying");
  for (const double angle : {0.0, 90.0, 180.0, 270.0}) {
    QTest::addRow("standing %g", angle) << angle << false;
    QTest::addRow("lying %g", angle) << angle << true;
  }
}

void FitTest::headingDoesNotMatter() {
  QFETCH(double, angle);
  QFETCH(bool, isLying);
  const auto model = human();
  const std::vector<FitMarker> markers = markersOf(*model, markerSet("plug_in_gait"));
  VectorX q = model->relaxedPosition();
  const Quaternion turn(Eigen::AngleAxisd(angle * kDegree, Vector3::UnitY()) *
                        Eigen::AngleAxisd(isLying ? -90.0 * kDegree : 0.0, Vector3::UnitX()));
  q.segment<4>(3) << turn.w(), turn.x(), turn.y(), turn.z();
  q.head<3>() = Vector3(3.0, 1.0, -2.0);
  const Recording recording = seenBy(*model, markers, {q}, kRate);
  const FitProblem problem = fitProblem(recording, markers);
  FrameAssembler assembler(*model, problem);
  const FrameFit fit = fitFirstFrame(*model, problem, assembler, 0);
  QVERIFY2(fit.rms < 1e-3, qPrintable(QString::number(fit.rms)));
  QVERIFY((fit.q.head<3>() - q.head<3>()).norm() < 5e-3);
}

/// More frames than are held at once: nothing is to be seen where windows meet.
void FitTest::longMotionsAreFittedInWindows() {
  const auto model = loadModel(kResources / "models/legs6.json");
  const std::vector<FitMarker> markers = markersEverywhere(*model);
  const std::vector<VectorX> way = swingingWay(*model, 1300, kRate);
  const MotionFit fit = fitted(*model, seenBy(*model, markers, way, kRate), markers);
  QVERIFY(fit.isConverged);
  const double error = greatestError(*model, fit.q, way) / kDegree;
  QVERIFY2(error < 0.1, qPrintable(QString::number(error)));
}

/// A person 12 % larger than the model, with longer shanks and shorter forearms, and markers some millimetres
/// off: lengths come back within 2 %, half of what a marker that is 1 cm off makes of a forearm.
void FitTest::aBodyIsMeasured() {
  const auto model = human();
  BodyScale truth;
  truth.segments.fill(1.12);
  truth.of(BodySegment::Shank) = 1.2;
  truth.of(BodySegment::Forearm) = 1.05;
  const Model person = scaled(*model, truth);
  const std::vector<FitMarker> markers = markersOf(*model, markerSet("whole_body_73"));
  std::vector<FitMarker> worn = markers;
  std::mt19937 random(3);
  std::normal_distribution<double> off(0.0, 0.003);
  const std::vector<BodySegment> segments = segmentsOf(*model);
  for (FitMarker& marker : worn) {
    marker.point *= truth.of(segments[static_cast<std::size_t>(marker.link)]);
    marker.point += Vector3(off(random), off(random), off(random));
  }
  const std::vector<VectorX> way = swingingWay(person, 300, kRate);
  const Recording recording = seenBy(person, worn, way, kRate);
  BodyMeasuring measuring{markers, {{&recording, {}}}};
  for (const FitMarker& marker : markers) measuring.frames[0].markers.push_back(marker.marker);
  const BodyFit fit = fitBody(*model, measuring);
  for (const BodySegment segment : {BodySegment::Thigh, BodySegment::Shank, BodySegment::UpperArm,
                                    BodySegment::Forearm, BodySegment::Trunk})
    QVERIFY2(std::abs(fit.scale.of(segment) / truth.of(segment) - 1.0) < 0.02,
             qPrintable(QString("%1: %2").arg(rowOf(segment).word).arg(fit.scale.of(segment))));
}

/// A sine of 1 Hz has speeds and accelerations that are known; the low-pass takes 0.04 % of them.
/// Of a foot on a plate that bears: it rolls at 1 m/s and then stands.
void FitTest::timesTellSpeedsWithoutARate() {
  const auto model = human();
  const LinkIndex foot = model->sites[findSite(*model, role::kBall, BodySide::Left)].link;
  Recording recording;
  recording.frames = evenTimes(0.0, kRate, 60);
  recording.samples = recording.frames;
  ForcePlate plate;
  plate.corners = {Vector3(1.0, 0.0, 1.0), Vector3(-1.0, 0.0, 1.0), Vector3(-1.0, 0.0, -1.0),
                   Vector3(1.0, 0.0, -1.0)};
  plate.forces.assign(60, Vector3f(0.0f, 700.0f, 0.0f));
  plate.moments.assign(60, Vector3f::Zero());
  recording.plates = {plate};
  std::vector<FitMarker> markers;
  for (int m = 0; m < 2; ++m) {
    Marker marker;
    for (const double time : recording.frames.times)
      marker.positions.push_back(Vector3(0.1 * m, 0.05, std::min(time, 0.3) - 0.3).cast<float>());
    recording.markers.push_back(marker);
    markers.push_back({m, foot, Vector3::Zero(), 0.03, 1.0});
  }
  const std::vector<FlatFoot> known = flatFeet(*model, recording, markers);
  QCOMPARE(known.size(), std::size_t(1));
  QVERIFY(!known[0].isFlat[15] && known[0].isFlat[45]);
  recording.frames.rate = 0.0;
  QCOMPARE(flatFeet(*model, recording, markers)[0].isFlat, known[0].isFlat);
  recording.frames.times.back() += 0.59;  // uneven, and half as many a second
  QCOMPARE(fitProblem(recording, markers).rate, 0.5 * kRate);
}

void FitTest::speedsFollowTheMotion() {
  constexpr double w = 2.0 * std::numbers::pi;
  const auto model = human();
  std::vector<VectorX> way;
  for (int k = 0; k < 200; ++k) {
    VectorX q = model->zeroPosition();
    q[positionIndex(5)] = 0.1 * std::sin(w * k / kRate);
    way.push_back(q);
  }
  const TimeBase frames = evenTimes(0.0, kRate, 200);
  for (const double cutOff : {0.0, 6.0}) {
    const Motion motion = motionOf(*model, way, frames, cutOff);
    QCOMPARE(motion.frames.size(), way.size());
    for (std::size_t k = 40; k < 160; ++k) {
      const double t = frames.times[k];
      QVERIFY(std::abs(motion.frames[k].v[velocityIndex(5)] - 0.1 * w * std::cos(w * t)) < 2e-3 * 0.1 * w);
      QVERIFY(std::abs(motion.frames[k].vdot[velocityIndex(5)] + 0.1 * w * w * std::sin(w * t)) <
              2e-3 * 0.1 * w * w);
    }
  }
}

/// A lost frame, then a pause: what turns evenly turns evenly there, too.
void FitTest::unevenTimesGiveTheSameSpeeds() {
  const auto model = human();
  TimeBase frames;
  for (int k = 0; k < 200; ++k)
    if (k != 60 && (k < 120 || k > 124)) frames.times.push_back(k / kRate);
  std::vector<VectorX> way;
  for (const double time : frames.times) {
    VectorX q = model->zeroPosition();
    q[positionIndex(5)] = 0.5 * time + 0.1 * time * time;
    way.push_back(q);
  }
  for (const double cutOff : {0.0, 6.0}) {
    const Motion motion = motionOf(*model, way, frames, cutOff);
    for (std::size_t k = 30; k + 30 < way.size(); ++k) {
      const double v = motion.frames[k].v[velocityIndex(5)], vdot = motion.frames[k].vdot[velocityIndex(5)];
      QVERIFY2(std::abs(v - 0.5 - 0.2 * frames.times[k]) < 2e-3, qPrintable(QString::number(v)));
      QVERIFY2(std::abs(vdot - 0.2) < 2e-2, qPrintable(QString::number(vdot)));
    }
  }
}

void FitTest::itStopsWhenAsked() {
  const auto model = human();
  const std::vector<FitMarker> markers = markersEverywhere(*model);
  const std::vector<VectorX> way = swingingWay(*model, 20, kRate);
  const Recording recording = seenBy(*model, markers, way, kRate);
  const FitProblem problem = fitProblem(recording, markers);
  std::stop_source stop;
  stop.request_stop();
  QVERIFY(followedFrames(*model, problem, {}, stop.get_token()).empty());
  QVERIFY(fitMotion(*model, problem, way, {}, stop.get_token()).q.empty());
}

QTEST_GUILESS_MAIN(FitTest)
#include "fit_test.moc"
