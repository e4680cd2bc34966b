// SPDX-License-Identifier: GPL-3.0-or-later
// Even motions turn about the mirror's normal from a turning that is even itself, however the guess was
// turned.
#include <QtTest>
#include <algorithm>

#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/model/model_file.h"
#include "engine/planning/prediction/even_motion.h"
#include "engine/planning/prediction/instant_places.h"
#include "engine/planning/prediction/motion_guess.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
/// Rounding of rotations (rad).
constexpr double kRounding = 1e-9;

/// Everything turned a little to one side, as kinematic ways along contacts may leave it.
Motion turnedAside(Motion motion, double angle) {
  const Quaternion aside = expQuaternion(angle * Vector3::UnitY());
  for (MotionFrame& frame : motion.frames) {
    const Quaternion turn = aside * baseOrientation(frame.q);
    frame.q.segment<4>(3) << turn.w(), turn.x(), turn.y(), turn.z();
  }
  return motion;
}

/// How far postures are from their mirror images, where only even motions are sought from these curves (rad,
/// m).
double unevenness(const Model& model, const Task& task, const TaskMirror& mirror,
                  const MotionCurves& curves) {
  MotionProblem problem(model, task, curves, PostureProblem::Mode::Strict);
  const EvenMotion even(model, problem, mirror);
  NlpValues values;
  problem.evaluate(even.whole(even.reduced(problem.startFrom(curves))), NlpProblem::Order::Values, values);
  double most = 0.0;
  // postures at the ends are given
  for (size_t k = problem.instants().size() / 3; k < problem.instants().size() * 2 / 3; ++k) {
    const VectorX& q = problem.instants()[k]->q();
    most =
        std::max(most, difference(model, q, mirror.image(model, q)).segment<3>(3).lpNorm<Eigen::Infinity>());
  }
  return most;
}

}  // namespace

class EvenTurningTest : public QObject {
  Q_OBJECT

 private slots:
  // A thousandth of a radian made the hands of f05 miss both rails of hatch_ingress.
  void aGuessTurnedAsideLeadsToEvenMotions() {
    const auto model = loadModel(kResources + "/models/m50.json");
    const Task task = loadTask(kResources + "/tasks/hatch_ingress.json", *model);
    const MotionPlan plan = planPostures(*model, task, {});
    const auto mirror = TaskMirror::of(*model, task);
    QVERIFY(mirror.has_value());
    const MotionLayout layout(*model, task);
    const double angle = 0.01;
    const MotionCurves aside =
        curvesThrough(*model, task, layout, turnedAside(plan.guess, angle), {plan.begin, plan.end});
    QVERIFY(unevenness(*model, task, *mirror, aside) > angle);
    const MotionCurves even = overEvenTurning(*model, layout, *mirror, aside);
    QVERIFY(unevenness(*model, task, *mirror, even) < kRounding);
    // the ends stay where they are
    for (const double u : {0.0, 1.0}) {
      const VectorX before = postureAt(*model, layout, aside, u), after = postureAt(*model, layout, even, u);
      QVERIFY(difference(*model, before, after).lpNorm<Eigen::Infinity>() < kRounding);
    }
  }
};

QTEST_GUILESS_MAIN(EvenTurningTest)
#include "even_turning_test.moc"
