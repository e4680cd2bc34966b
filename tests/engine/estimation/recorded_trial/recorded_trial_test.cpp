// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/recorded_trial.h"

#include <QTemporaryDir>
#include <QtTest>
#include <numbers>

#include "engine/dynamics/inverse_dynamics.h"
#include "engine/estimation/marker_sets/joint_markers.h"
#include "engine/estimation/marker_sets/recognition.h"
#include "engine/estimation/preparation.h"
#include "engine/estimation/recorded_trial/fit_doubts.h"
#include "engine/estimation/recorded_trial/told_mass.h"
#include "engine/trial/marker_residuals.h"
#include "engine/trial/state_tables.h"
#include "engine/trial/trial_folder.h"
#include "tests/engine/estimation/synthetic_recording.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

std::shared_ptr<const Recording> preparedFile(const char* file) {
  const Recording recording = recorded(file);
  return std::make_shared<const Recording>(prepared(recording, suggestedPreparation(recording)));
}

RecordedTrialRequest requestFor(std::shared_ptr<const Recording> recording, const MarkerSet& set) {
  RecordedTrialRequest request;
  request.file = "walk.c3d";
  request.recording = std::move(recording);
  request.markerSet = set;
  request.subject = Subject(human());
  request.modelFile = readFile(kHumanFile);
  return request;
}

RecordedTrialRequest requestFor(const char* file) {
  const auto recording = preparedFile(file);
  const std::vector<MarkerSet> sets = loadMarkerSets(kResources / "marker_sets");
  const int best = recognisedSet(labelsOf(withJointMarkers(*recording)), sets);
  if (best < 0) qFatal("no set has the labels of %s", file);
  return requestFor(recording, sets[static_cast<std::size_t>(best)]);
}

double figureOf(const Trial& trial, const char* name) {
  for (const auto& [figure, value] : trial.figures)
    if (figure == name) return value;
  return std::numeric_limits<double>::quiet_NaN();
}

/// Markers named as their set does, on the standard person.
std::shared_ptr<const Recording> simulated(const MarkerSet& set) {
  const auto model = human();
  Recording recording = seenBy(*model, markersOf(*model, set), swingingWay(*model, 120, 100.0), 100.0);
  for (std::size_t i = 0; i < set.markers.size(); ++i)
    recording.markers[i].name = set.markers[i].labels.front();
  return std::make_shared<const Recording>(recording);
}

/// One curve beside another.
struct Likeness {
  double rmse = 0.0, correlation = 0.0;
};

Likeness likeness(const std::vector<double>& a, const std::vector<double>& b) {
  const VectorX x = Eigen::Map<const VectorX>(a.data(), static_cast<Eigen::Index>(a.size()));
  const VectorX y = Eigen::Map<const VectorX>(b.data(), static_cast<Eigen::Index>(b.size()));
  const VectorX dx = x.array() - x.mean(), dy = y.array() - y.mean();
  return {std::sqrt((x - y).squaredNorm() / static_cast<double>(x.size())),
          dx.dot(dy) / (dx.norm() * dy.norm())};
}

}  // namespace

class RecordedTrialTest : public QObject {
  Q_OBJECT

 private slots:
  void aSimulatedRecordingComesBack();
  void jointAnglesOfOursAreThePostures();
  void aTableOfSomeJointsStandsOnTheFloor();
  void jointAnglesOfOpenSimMoveTheHuman();
  void aStillTrialMeasuresTheBody();
  void theFolderHoldsAllOfIt();
  void tooFewMarkersAreRefused();
  void weighingAnewKeepsOtherDoubts();
  void theSpanThatIsSeen();
  void itIsStopped();
  void skeletonsBecomeMarkers();
  void realRecordingsAreMet_data();
  void realRecordingsAreMet();
  void everyExampleIsFittedAndWeighed();
  void momentsOfAWalkAreThoseOfTheFile_data();
  void momentsOfAWalkAreThoseOfTheFile();
};

/// With the body unknown, 73 markers: within 1 mm, and hips, knees and elbows within 0.1 degree of the truth.
void RecordedTrialTest::aSimulatedRecordingComesBack() {
  const MarkerSet set = markerSet("whole_body_73");
  const RecordedTrial made = recordedTrial(requestFor(simulated(set), set));
  const Trial& trial = made.trial;
  QCOMPARE(trial.status, PostureStatus::Feasible);
  QVERIFY2(figureOf(trial, "marker_rms_m") < 1e-3,
           qPrintable(QString::number(figureOf(trial, "marker_rms_m"))));
  QVERIFY(hasDoubt(trial.from<Recorded>()->doubts, DoubtKind::Units));  // nobody tells the mass
  const auto truth = swingingWay(*human(), 120, 100.0);
  for (const char* name :
       {"r_hip_flexion", "r_knee_flexion", "l_knee_flexion", "r_elbow_flexion", "l_elbow_flexion"}) {
    const int row = positionIndex(trial.subject.model->findJoint(name));
    double most = 0.0;
    for (std::size_t k = 0; k < truth.size(); ++k)
      most = std::max(most, std::abs(trial.motion.frames[k].q[row] - truth[k][row]));
    QVERIFY2(most < 0.1 * std::numbers::pi / 180.0, qPrintable(QString("%1: %2").arg(name).arg(most)));
  }
}

/// Markers that only the still trial has measure the body with the others, and are none of the motion's.
/// Nothing is fitted and nothing is lost.
void RecordedTrialTest::jointAnglesOfOursAreThePostures() {
  const auto model = human();
  const std::vector<VectorX> way = swingingWay(*model, 40, 100.0);
  Recording recording;
  recording.steps = evenTimes(0.0, 100.0, 40);
  const std::vector<std::string> columns = positionColumns(*model);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    RecordedCoordinate column{columns[i], Measured::Unknown, {}};
    for (const VectorX& q : way) column.values.push_back(q[static_cast<Eigen::Index>(i)]);
    recording.coordinates.push_back(column);
  }
  const RecordedTrial made = recordedTrial(requestFor(std::make_shared<const Recording>(recording), {}));
  QCOMPARE(made.trial.motion.frames.size(), std::size_t(40));
  for (std::size_t k = 0; k < way.size(); ++k)
    QVERIFY((made.trial.motion.frames[k].q - way[k]).lpNorm<Eigen::Infinity>() < 1e-12);
  QCOMPARE(made.doubts.size(), std::size_t(1));
  QVERIFY(isMassGuessed(made.doubts));
  QVERIFY(made.trial.motion.frames[20].tau.size() > 0);  // weighed
}

/// Sizes, labels and the clock of an import are as doubtful as before, whatever the words are.
void RecordedTrialTest::weighingAnewKeepsOtherDoubts() {
  const Doubts others{{DoubtKind::Scale, "stature", "0.5 m are told", "measured by both"},
                      {DoubtKind::Scale, "pelvis", "its place is told for a body of 1.6 m", "scaled"},
                      {DoubtKind::Times, "clock", "told on the file's clock", "its own begins at 0"},
                      {DoubtKind::Labels, "LTHI", "its weight is 0", "left out of the fit"}};
  Recorded recorded{"walk.c3d", std::make_shared<const Recording>()};
  recorded.doubts = others;
  recorded.doubts.push_back(
      {DoubtKind::Scale, "rechter Ellbogen", "zu weit gebeugt", "kept", DoubtAbout::JointLimits});
  recorded.doubts.push_back({DoubtKind::Times, "linke Hand", "keine Zeit", "nichts", DoubtAbout::Hold});
  recorded.doubts.push_back({DoubtKind::Plate, "plate 1", "both feet are on it", "given to the nearer one"});
  Trial trial;
  trial.origin = recorded;
  replaceDoubtsOfWeighing({}, trial);
  QCOMPARE(trial.from<Recorded>()->doubts, others);
}

/// In degrees, and the rest of the body at ease.
void RecordedTrialTest::aTableOfSomeJointsStandsOnTheFloor() {
  const auto model = human();
  Recording recording;
  recording.steps = evenTimes(0.0, 50.0, 5);
  for (const char* joint : {"r_knee_flexion", "l_knee_flexion", "r_elbow_flexion"})
    recording.coordinates.push_back({joint, Measured::Unknown, {10.0, 20.0, 30.0, 40.0, 50.0}});
  const RecordedTrial made = recordedTrial(requestFor(std::make_shared<const Recording>(recording), {}));
  const VectorX& q = made.trial.motion.frames[4].q;
  constexpr double kDegree = std::numbers::pi / 180.0;
  QVERIFY(std::abs(q[positionIndex(model->findJoint("r_knee_flexion"))] - 50.0 * kDegree) < 1e-12);
  QCOMPARE(q[positionIndex(model->findJoint("r_hip_flexion"))],
           model->joints[model->findJoint("r_hip_flexion")].relaxed);
  Data data(*model);
  updateKinematics(*model, made.trial.motion.frames[0].q, data);
  double lowest = 1e9;
  for (const BodySide side : kBodySides)
    for (const Role& role : {role::kBall, role::kHeel})
      lowest = std::min(lowest, sitePose(*model, data, findSite(*model, role, side)).p.y());
  QVERIFY(std::abs(lowest) < 1e-9);
  QCOMPARE(made.doubts.size(), std::size_t(5));
  QVERIFY(isMassGuessed(made.doubts));
  const std::string& beyond = made.doubts.back().found;  // elbows bend below zero
  QVERIFY2(made.doubts.back().place == "right elbow flexion" && beyond.starts_with("goes 70 deg beyond"),
           beyond.c_str());
}

/// Hips and knees of a walk bend as its file says, on a body that it does not hold.
void RecordedTrialTest::jointAnglesOfOpenSimMoveTheHuman() {
  WANT_RECORDED_DATA();
  const RecordedTrialRequest request = requestFor("opensim/gait2354_walk/subject01_walk1_ik.mot");
  const Trial trial = recordedTrial(request).trial;
  constexpr double kNear = 0.005;  // m, of joint centres of two bodies
  QVERIFY(figureOf(trial, "marker_rms_m") < kNear);
  const Recording read = recorded("opensim/gait2354_walk/subject01_walk1_ik.mot");
  constexpr double kAlike = 0.98;
  for (const auto& [column, joint, sign] : {std::tuple{"hip_flexion_r", "r_hip_flexion", -1.0},
                                            std::tuple{"hip_flexion_l", "l_hip_flexion", -1.0},
                                            std::tuple{"knee_angle_r", "r_knee_flexion", -1.0},
                                            std::tuple{"knee_angle_l", "l_knee_flexion", -1.0}}) {
    std::vector<double> told, found;
    const auto at = std::ranges::find(read.coordinates, column, &RecordedCoordinate::name);
    for (std::size_t k = 0; k < trial.motion.frames.size(); ++k) {
      told.push_back(sign * at->values[k]);
      found.push_back(trial.motion.frames[k].q[positionIndex(trial.subject.model->findJoint(joint))]);
    }
    const Likeness like = likeness(told, found);
    QVERIFY2(like.correlation > kAlike, qPrintable(QString("%1 %2").arg(joint).arg(like.correlation)));
  }
}

void RecordedTrialTest::aStillTrialMeasuresTheBody() {
  const MarkerSet set = markerSet("whole_body_73");
  Recording moving = *simulated(set), still = moving;
  std::erase_if(moving.markers, [](const Marker& marker) { return marker.name.ends_with("MFE"); });
  still.frames = evenTimes(0.0, 100.0, 5);
  for (Marker& marker : still.markers) marker.positions.resize(5);
  RecordedTrialRequest request = requestFor(std::make_shared<const Recording>(moving), set);
  request.still = std::make_shared<const Recording>(still);
  const Trial trial = recordedTrial(request).trial;
  QCOMPARE(trial.status, PostureStatus::Feasible);
  QCOMPARE(trial.from<Recorded>()->markers.size(), set.markers.size() - 2);
  QVERIFY(figureOf(trial, "marker_rms_m") < 2e-3);
  std::erase_if(still.markers, [](const Marker& marker) { return !marker.name.ends_with("MFE"); });
  for (Marker& marker : still.markers)
    for (Vector3f& position : marker.positions) position.x() *= 3.0F;  // where no knee can be
  request.still = std::make_shared<const Recording>(still);
  const Trial spoiled = recordedTrial(request).trial;
  QVERIFY(spoiled.motion.frames[0].q != trial.motion.frames[0].q);  // the still trial does count
  still.frames.times[3] = still.frames.times[1];
  request.still = std::make_shared<const Recording>(still);
  request.stillFile = "static.c3d";
  QCOMPARE(refusal([&] { recordedTrial(request); }),
           std::string("static.c3d: has times that do not grow; correct the times of its frames"));
}

void RecordedTrialTest::theFolderHoldsAllOfIt() {
  const QTemporaryDir temporary;
  const std::filesystem::path folder = std::filesystem::path(temporary.path().toStdString()) / "walk";
  const MarkerSet set = markerSet("plug_in_gait");
  const Trial trial = recordedTrial(requestFor(simulated(set), set)).trial;
  writeTrial(trial, {trial.subject, *trial.task, {}, {}}, folder);
  const OpenedTrial read = readTrial(folder, kResources / "models");
  QVERIFY(read.trial.from<Recorded>());
  QVERIFY(*read.trial.from<Recorded>() == *trial.from<Recorded>());
  QVERIFY(read.trial.channels == trial.channels && read.trial.figures == trial.figures);
  const MarkerDistances distances =
      distancesOf(*read.trial.subject.model, read.trial.motion, *read.trial.from<Recorded>());
  QCOMPARE(distances.rms, figureOf(trial, "marker_rms_m"));
}

void RecordedTrialTest::tooFewMarkersAreRefused() {
  const MarkerSet set = markerSet("plug_in_gait");
  Recording recording = *simulated(set);
  recording.markers.resize(3);
  const auto few = std::make_shared<const Recording>(recording);
  const std::string told = refusal([&] { recordedTrial(requestFor(few, set)); });
  QVERIFY2(told.starts_with("walk.c3d: shows 3 markers"), told.c_str());
}

/// Lost at both ends and once in between.
void RecordedTrialTest::theSpanThatIsSeen() {
  Recording recording = *simulated(markerSet("plug_in_gait"));
  for (Marker& marker : recording.markers)
    for (std::size_t k = 0; k < marker.positions.size(); ++k)
      if (k < 10 || k == 50 || k > 99) marker.positions[k] = unseen();
  const auto span = seenSpan(recording);
  QVERIFY(span);
  QCOMPARE(span->from, recording.frames.times[10]);
  QCOMPARE(span->to, recording.frames.times[99]);
  recording.markers.resize(3);
  QVERIFY(!seenSpan(recording));
}

void RecordedTrialTest::itIsStopped() {
  const MarkerSet set = markerSet("plug_in_gait");
  std::stop_source stop;
  stop.request_stop();
  const RecordedTrial made = recordedTrial(requestFor(simulated(set), set), {}, stop.get_token());
  QCOMPARE(made.trial.status, PostureStatus::Stopped);
  QVERIFY(made.trial.motion.frames.empty());
}

/// A leg of 0.5 m that swings forward by its only joint: the knee's marker goes with it.
void RecordedTrialTest::skeletonsBecomeMarkers() {
  Recording recording;
  SkeletonJoint hip;
  hip.name = "hip";
  hip.freedoms = {{JointFreedom::Kind::Turn, 0, 0}};
  hip.end = Vector3(0.0, -0.5, 0.0);
  recording.skeleton = Skeleton{{hip}};
  recording.coordinates = {{"hip.rx", Measured::Angle, {0.0, -std::numbers::pi / 2.0}}};
  recording.steps = evenTimes(0.0, 50.0, 2);
  const Recording with = withJointMarkers(recording);
  QCOMPARE(labelsOf(with), (std::vector<std::string>{"hip", "hip end"}));
  QVERIFY((with.markers[1].positions[0] - Vector3f(0.0F, -0.5F, 0.0F)).norm() < 1e-6F);
  QVERIFY((with.markers[1].positions[1] - Vector3f(0.0F, 0.0F, 0.5F)).norm() < 1e-6F);
}

void RecordedTrialTest::realRecordingsAreMet_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<double>("rms");
  const auto row = [](const char* file, double rms) { QTest::newRow(file) << file << rms; };
  // m; OpenSim's users take 2 cm for good
  row("c3d/pig/PiG_Motion-FlatFoot-One.c3d", 0.005);
  row("c3d/cmu/01_01.c3d", 0.01);
  row("c3d/biobuddy/anat_pose_ECH_73mk.c3d", 0.002);
  row("c3d/osim/doubleLegLanding.c3d", 0.01);
  row("opensim/gait2354_walk/subject01_walk1.trc", 0.01);
  row("opensim/rajagopal_walk/markers_walk.trc", 0.01);
  row("amc/01_03.amc", 0.02);  // climbs, hangs and swings; another skeleton's joints
}

void RecordedTrialTest::realRecordingsAreMet() {
  WANT_RECORDED_DATA();
  QFETCH(QString, file);
  QFETCH(double, rms);
  const RecordedTrial made = recordedTrial(requestFor(file.toUtf8().constData()));
  const double met = figureOf(made.trial, "marker_rms_m");
  QVERIFY2(met < rms, qPrintable(QString::number(met)));
}

/// Recorded from predictions with noise of 1 mm (`record`): 1.7 mm in space, and plates that bear nearly all;
/// the low-pass takes a little of what begins and ends at once.
void RecordedTrialTest::everyExampleIsFittedAndWeighed() {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kResources / "recordings")) {
    if (entry.path().extension() != ".c3d") continue;
    ++count;
    const Recording recording = readRecording(entry.path()).recording;
    const auto inWorld =
        std::make_shared<const Recording>(prepared(recording, suggestedPreparation(recording)));
    const Trial trial = recordedTrial(requestFor(inWorld, markerSet("plug_in_gait"))).trial;
    QVERIFY2(figureOf(trial, "marker_rms_m") < 0.002, entry.path().c_str());
    QVERIFY2(figureOf(trial, "residual_force_measured_share_of_weight") < 0.05, entry.path().c_str());
  }
  QVERIFY(count > 0);
}

void RecordedTrialTest::momentsOfAWalkAreThoseOfTheFile_data() {
  QTest::addColumn<QString>("stored");
  QTest::addColumn<QString>("joint");
  QTest::addColumn<int>("axis");
  QTest::addColumn<double>("sign");
  QTest::addColumn<double>("rmse");
  const auto row = [](const char* stored, const char* joint, int axis, double sign, double rmse) {
    QTest::newRow(stored) << stored << joint << axis << sign << rmse;
  };
  // N m; other joint centres and other masses of segments than Plug-in Gait's
  row("RHipMoment", "r_hip_flexion", 0, 1.0, 15.0);
  row("RKneeMoment", "r_knee_flexion", 0, -1.0, 10.0);
  row("RAnkleMoment", "r_ankle_plantarflexion", 0, 1.0, 10.0);
  row("LHipMoment", "l_hip_flexion", 0, 1.0, 15.0);
  row("LKneeMoment", "l_knee_flexion", 0, -1.0, 10.0);
  row("LAnkleMoment", "l_ankle_plantarflexion", 0, 1.0, 10.0);
}

/// Plug-in Gait stores moments by mass. Without the springs that our muscles carry besides.
void RecordedTrialTest::momentsOfAWalkAreThoseOfTheFile() {
  WANT_RECORDED_DATA();
  QFETCH(QString, stored);
  QFETCH(QString, joint);
  QFETCH(int, axis);
  QFETCH(double, sign);
  QFETCH(double, rmse);
  static const RecordedTrial made = recordedTrial(requestFor("c3d/pig/PiG_Motion-FlatFoot-One.c3d"));
  const Model& model = *made.trial.subject.model;
  const Recording& recording = *made.trial.from<Recorded>()->recording;
  const auto vectors = std::find_if(recording.vectors.begin(), recording.vectors.end(),
                                    [&](const auto& v) { return v.name == stored.toStdString(); });
  QVERIFY(vectors != recording.vectors.end());
  const std::string foot = stored.startsWith('L') ? "left foot" : "right foot";
  std::vector<double> ours, theirs;
  for (std::size_t k = 0; k < made.trial.motion.frames.size(); ++k) {
    const MotionFrame& frame = made.trial.motion.frames[k];
    const bool stands = std::any_of(frame.loads.begin(), frame.loads.end(),
                                    [&](const ContactLoad& load) { return load.name.starts_with(foot); });
    if (!stands || !vectors->values[k].allFinite()) continue;
    VectorX springs = VectorX::Zero(model.velocitySize());
    addStiffness(model, frame.q, springs);
    const int row = velocityIndex(model.findJoint(joint.toStdString()));
    ours.push_back(frame.tau[row] - springs[row]);
    theirs.push_back(sign * model.totalMass * static_cast<double>(vectors->values[k][axis]));
  }
  QVERIFY(ours.size() > 50);
  const Likeness found = likeness(ours, theirs);
  qInfo("%s: RMSE %.1f N m, correlation %.3f", qPrintable(stored), found.rmse, found.correlation);
  QVERIFY2(found.correlation > 0.9, qPrintable(QString::number(found.correlation)));
  QVERIFY2(found.rmse < rmse, qPrintable(QString::number(found.rmse)));
}

QTEST_GUILESS_MAIN(RecordedTrialTest)
#include "recorded_trial_test.moc"
