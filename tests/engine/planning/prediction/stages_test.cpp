// SPDX-License-Identifier: GPL-3.0-or-later
// A motion of stages is one motion: speed goes on from stage to stage, or is what the stages tell.
#include <QtTest>
#include <algorithm>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/math/bspline_curve.h"
#include "engine/model/model_file.h"
#include "engine/planning/solve.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "engine/task/stages.h"
#include "engine/trial/violation_words.h"

using namespace handhold;

namespace {

const std::string kSource = HANDHOLD_SOURCE_DIR;
/// Steps of the speed where stages meet (m/s, rad/s), and how near to it they are looked at (part of the
/// duration).
constexpr double kContinuous = 1e-6, kBeside = 1e-10;
/// Of a speed that is told.
constexpr double kMet = 1e-3;
/// Of a body at rest (m/s, rad/s).
constexpr double kStill = 1e-3;
/// Of a limit, between the instants, too.
constexpr double kLimit = 1e-3;
/// Of two predictions of one problem that differ in where they begin or face, as part of the objective.
constexpr double kSameObjective = 0.01;

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kSource + "/resources/models/human55.json");
  return model;
}

Task sample() { return loadTask(kSource + "/resources/tasks/rail_reach.json", *human()); }

Trial predicted(std::shared_ptr<const Model> model, const Task& task) {
  SolveOptions options;
  options.wanted = Wanted::Motion;
  options.posture.advising = PostureOptions::Advising::No;
  return solve(std::move(model), task, options);
}

const Trial& sampleMotion() {
  static const Trial trial = predicted(human(), sample());
  return trial;
}

const MotionFrame& frameAt(const Trial& trial, double time) {
  return *std::ranges::min_element(trial.motion.frames, {},
                                   [&](const MotionFrame& frame) { return std::abs(frame.time - time); });
}

Vector3 siteVelocity(const Trial& trial, const char* name, double time) {
  const Model& model = *trial.subject.model;
  const MotionFrame& frame = frameAt(trial, time);
  Data data(model);
  updateKinematics(model, frame.q, data);
  const SiteIndex site = model.findSite(name);
  MatrixX J = MatrixX::Zero(3, model.velocitySize());
  translationJacobian(model, data, model.sites[site].link, sitePose(model, data, site).p, J);
  return J * frame.v;
}

Task turned(Task task, double angle) {
  const Quaternion turn(Eigen::AngleAxisd(angle, Vector3::UnitY()));
  for (Prop& prop : task.props) {
    prop.position = turn * prop.position;
    prop.orientation = turn * prop.orientation;
  }
  for (TimedTarget& timed : task.motion.targets) timed.target.position = turn * timed.target.position;
  for (Stage& stage : task.motion.stages)
    for (StageVelocity* velocity : {&stage.start, &stage.end})
      for (GivenVelocity& given : velocity->given) given.linear = turn * given.linear;
  resolvePlaces(task);
  return task;
}

/// A body of few joints between two postures.
Task planar() {
  static const auto model = loadModel(kSource + "/resources/models/planar9.json");
  return loadTask(kSource + "/resources/tasks/planar_motion_1.json", *model);
}

std::shared_ptr<const Model> planarModel() {
  static const auto model = loadModel(kSource + "/resources/models/planar9.json");
  return model;
}

/// The motion in two halves.
Task halved(Task task) {
  const double half = 0.5 * task.motion.duration;
  task.motion.stages = {{"there", half, {}, {}}, {"back", half, {}, {}}};
  return task;
}

}  // namespace

class StagesTest : public QObject {
  Q_OBJECT

 private slots:
  void theSampleKeepsItsLaws();
  void speedGoesOnWhereStagesMeet();
  void givenSpeedsAreMet();
  void carriedSpeedCostsNoMoreThanRest();
  void aTurnedSampleCostsTheSame();
  void marksAloneChangeNothing();
  void aMotionBeginsAndEndsWithASpeed();
  void aSpeedThatAContactForbidsIsTold();
};

void StagesTest::theSampleKeepsItsLaws() {
  const Trial& trial = sampleMotion();
  QVERIFY2(trial.solved(), trial.message.c_str());
  QVERIFY(trial.peak.load <= 1.0 + kLimit);
  QVERIFY(std::abs(trial.motion.duration() - 4.2) < 1e-9);
  QCOMPARE(trial.task->motion.stages.size(), std::size_t(4));
}

void StagesTest::speedGoesOnWhereStagesMeet() {
  const auto* origin = sampleMotion().from<Predicted>();
  QVERIFY(origin && origin->splines);
  const SplineFamily& body = origin->splines->body;
  const BsplineCurve curve({body.degree, body.knots}, body.points);
  for (const StageBorder& border : stageBorders(sample().motion)) {
    const double u = std::clamp(border.time / 4.2, kBeside, 1.0 - kBeside);
    const VectorX step = curve.at(u + kBeside, 1) - curve.at(u - kBeside, 1);
    QVERIFY2(step.lpNorm<Eigen::Infinity>() / 4.2 < kContinuous, border.name.c_str());
  }
}

void StagesTest::givenSpeedsAreMet() {
  const Vector3 wanted(0.25, 0.0, 0.0);
  for (const double time : {2.0, 3.0}) {
    const Vector3 there = siteVelocity(sampleMotion(), "l_grip", time);
    QVERIFY2((there - wanted).norm() < kMet * wanted.norm(),
             qPrintable(QString("%1 m/s off at %2 s").arg((there - wanted).norm()).arg(time)));
  }
  QVERIFY(frameAt(sampleMotion(), 0.0).v.lpNorm<Eigen::Infinity>() < 1e-9);
  QVERIFY(frameAt(sampleMotion(), 4.2).v.lpNorm<Eigen::Infinity>() < 1e-9);
}

void StagesTest::carriedSpeedCostsNoMoreThanRest() {
  Task carried = sample(), rest = sample();
  for (Stage& stage : carried.motion.stages) stage.start = stage.end = {};
  for (Stage& stage : rest.motion.stages) stage.start = stage.end = {StageVelocity::Kind::Rest, {}};
  const Trial on = predicted(human(), carried), still = predicted(human(), rest);
  QVERIFY2(on.solved() && still.solved(), (on.message + "; " + still.message).c_str());
  QVERIFY2(*on.objective <= *still.objective * (1.0 + 1e-3),
           qPrintable(QString("%1, at rest %2").arg(*on.objective).arg(*still.objective)));
  for (const double time : {1.2, 2.0, 3.0}) {
    QVERIFY(frameAt(still, time).v.lpNorm<Eigen::Infinity>() < kStill);
    QVERIFY(frameAt(on, time).v.lpNorm<Eigen::Infinity>() > 10.0 * kStill);
  }
}

void StagesTest::aTurnedSampleCostsTheSame() {
  const Trial there = predicted(human(), turned(sample(), 2.0));
  QVERIFY2(there.solved(), there.message.c_str());
  QVERIFY2(std::abs(*there.objective / *sampleMotion().objective - 1.0) < kSameObjective,
           qPrintable(QString("%1, turned %2").arg(*sampleMotion().objective).arg(*there.objective)));
}

void StagesTest::marksAloneChangeNothing() {
  const Trial plain = predicted(planarModel(), planar()), marked = predicted(planarModel(), halved(planar()));
  QVERIFY2(plain.solved(), plain.message.c_str());
  QCOMPARE(*marked.objective, *plain.objective);
  for (std::size_t k = 0; k < plain.motion.frames.size(); ++k)
    QCOMPARE(marked.motion.frames[k].q, plain.motion.frames[k].q);
}

void StagesTest::aMotionBeginsAndEndsWithASpeed() {
  Task task = halved(planar());
  const std::string joint = planarModel()->joints[LinkIndex(planarModel()->linkCount() - 1)].name;
  const double speed = 0.3;
  const StageVelocity given{StageVelocity::Kind::Given, {{"", Vector3::Zero(), joint, speed}}};
  task.motion.stages.front().start = given;
  task.motion.stages.back().end = given;
  task.motion.stages.front().end.kind = StageVelocity::Kind::Rest;
  const Trial trial = predicted(planarModel(), task);
  QVERIFY2(trial.solved(), trial.message.c_str());
  const int k = velocityIndex(planarModel()->findJoint(joint));
  const double duration = task.motion.duration;
  for (const double time : {0.0, duration})
    QVERIFY2(std::abs(frameAt(trial, time).v[k] - speed) < kMet * speed,
             qPrintable(QString::number(frameAt(trial, time).v[k])));
  QVERIFY(trial.from<Predicted>()->check.contactGap < 1e-3);
}

void StagesTest::aSpeedThatAContactForbidsIsTold() {
  Task task = sample();
  task.motion.stages[3].end = {StageVelocity::Kind::Given, {{"l_ball", Vector3(0.5, 0.0, 0.0), "", 0.0}}};
  const Trial trial = predicted(human(), task);
  QVERIFY(!trial.solved());
  QVERIFY(std::ranges::any_of(trial.violations, [](const Violation& violation) {
    return told(violation).find("the speed at the end of return is missed") != std::string::npos;
  }));
}

QTEST_GUILESS_MAIN(StagesTest)
#include "stages_test.moc"
