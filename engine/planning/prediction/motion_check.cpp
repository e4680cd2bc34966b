// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_check.h"

#include <algorithm>
#include <cmath>

#include "engine/laws/constraints/slipping_points.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/laws/problem/posture_outcome.h"
#include "engine/planning/prediction/instant_places.h"
#include "engine/planning/prediction/stage_speeds.h"
#include "engine/task/task_at.h"
#include "engine/trial/worst_violations.h"

namespace handhold {

namespace {

/// Laws of place and balance broken by less than a hundredth of their scale are not told: a centimetre, 1 N.
constexpr double kTold = 1e-2;
/// Of a motion that was let miss its targets, as of a posture: a millimetre.
constexpr double kTargetTold = 1e-3;

std::vector<double> evenTimes(double duration, int count) {
  std::vector<double> times;
  for (int k = 0; k < count; ++k) times.push_back(duration * k / std::max(1, count - 1));
  return times;
}

/// Steps so fine that nothing hides between them, and the instants of targets, which no step meets.
std::vector<double> checkedTimes(const MotionSettings& motion, double duration, int count) {
  std::vector<double> times = evenTimes(duration, count);
  for (const TimedTarget& timed : motion.targets)
    for (const double time : {timed.from, timed.to}) times.push_back(time / motion.duration * duration);
  std::sort(times.begin(), times.end());
  times.erase(std::unique(times.begin(), times.end()), times.end());
  return times;
}

/// Evaluates curves at any time, with all laws of that time.
class CurveReader {
 public:
  CurveReader(const Model& model, const Task& task, const MotionCurves& curves)
      : model_(model), task_(plain(task)), curves_(curves), layout_(model, task_) {
    changes_ = scheduleTimes(task);
    for (const TimedTarget& timed : task.motion.targets)
      changes_.insert(changes_.end(), {timed.from, timed.to});
    std::sort(changes_.begin(), changes_.end());
    heading_ = postureAt(model, layout_, curves, 0.0);
  }

  MotionInstant& at(double time) {
    const double u = time / curves_.duration, nominal = u * task_.motion.duration;
    if (!instant_ || !sameTask(nominal)) {
      const MotionInstant::Place place{u, 1.0, {Regime::Moving, true, true}};
      instant_ = std::make_unique<MotionInstant>(model_, taskAt(task_, nominal), layout_, place, heading_);
    } else {
      instant_->moveTo(u);
    }
    last_ = nominal;
    instant_->evaluate(curves_, 1.0, NlpProblem::Order::Values);
    closure_ = closeEquilibrium(instant_->problem());
    return *instant_;
  }
  /// What was missing to equilibrium at the last time.
  const LoadClosure& closure() const { return closure_; }

 private:
  /// No contact or target comes or goes between the last time and this one, both included.
  bool sameTask(double time) const {
    if (hasMovingPlaces(task_)) return false;
    constexpr double kSlack = 1e-6;
    const double low = std::min(time, last_) - kSlack, high = std::max(time, last_) + kSlack;
    return std::none_of(changes_.begin(), changes_.end(),
                        [&](double change) { return change >= low && change <= high; });
  }

  /// Without the unknown greatest torque: torques are judged by their limits.
  static Task plain(Task task) {
    task.motion.objective.body.greatestTorque = 0.0;
    return task;
  }

  const Model& model_;
  const Task task_;
  const MotionCurves& curves_;
  MotionLayout layout_;
  VectorX heading_;
  std::vector<double> changes_;
  std::unique_ptr<MotionInstant> instant_;
  LoadClosure closure_;
  double last_ = 0.0;
};

double targetGapOf(const PostureProblem& problem) {
  if (problem.task().targets.empty()) return 0.0;
  double gap = 0.0;
  for (const Violation& violation : problem.violations(0.0))
    if (violation.kind() == ViolationKind::Target && violation.quantity == Dimension::Length)
      gap = std::max(gap, violation.amount);
  return gap;
}

/// Limits of strength and friction are judged by the one tolerance; loads by their bounds, which are no rows
/// of the program. A slip smaller than what may be missing to equilibrium is none.
std::vector<Violation> toldViolations(const PostureProblem& problem) {
  const auto isLoad = [](const Violation& violation) {
    return violation.kind() == ViolationKind::Friction || violation.kind() == ViolationKind::ContactForce;
  };
  const auto isStrength = [](const Violation& violation) {
    return violation.kind() == ViolationKind::JointTorque || violation.kind() == ViolationKind::HeldLoad;
  };
  std::vector<Violation> told = problem.violations(kTold);
  std::erase_if(told, [&](const Violation& violation) { return isLoad(violation) || isStrength(violation); });
  for (Violation& violation : problem.violations(kLimitTolerance))
    if (isStrength(violation)) told.push_back(std::move(violation));
  for (Violation& violation : violatedLoads(problem.evaluation(), kLimitTolerance))
    if (violation.kind() != ViolationKind::Friction || violation.amount > kForceError)
      told.push_back(std::move(violation));
  return told;
}

std::vector<Violation> missedTargets(const PostureProblem& problem) {
  if (problem.task().targets.empty()) return {};
  std::vector<Violation> missed = problem.violations(kTargetTold);
  std::erase_if(missed, [](const Violation& violation) { return violation.kind() != ViolationKind::Target; });
  return missed;
}

/// 0 where friction holds within the one tolerance, or within what may be missing to equilibrium.
double slipOf(const PostureProblem& problem) {
  constexpr double kLeast = kForceError / PostureLayout::kForceScale;
  const VectorX& x = problem.evaluation().x();
  double slip = 0.0;
  for (const SlippingPoint& point : slippingPoints(problem.layout())) {
    const double along = std::hypot(x[point.tangent1], point.tangent2 < 0 ? 0.0 : x[point.tangent2]),
                 held = point.friction * std::max(0.0, x[point.normal]);
    if (along > held + std::max(kLimitTolerance * held, kLeast))
      slip = std::max(slip, along / std::max(held, kLeast) - 1.0);
  }
  return slip;
}

void measure(const MotionInstant& instant, const Model& model, double time, MotionCheck& check) {
  const PostureEvaluation& posture = instant.problem().evaluation();
  for (int i = 0; i < 6; ++i) {
    if (!model.baseFree[i]) continue;  // what fixes the base bears it
    double& left = i < 3 ? check.force : check.moment;
    left = std::max(left, std::abs(posture.tau()[i]));
  }
  for (size_t k = 0; k < posture.points().size(); ++k) {
    const ContactPoint& point = posture.layout().points[k];
    if (!point.isTarget) continue;
    check.contactGap = std::max(check.contactGap, (posture.points()[k].p_W - point.target).norm());
  }
  int joint = 0;
  const VectorX part = normalizedTorque(model, posture.tau(), posture.q(), posture.v());
  check.peaks = check.peaks.size() == 0 ? part : VectorX(check.peaks.cwiseMax(part));
  if (part.size() == 0 || !(part.maxCoeff(&joint) > check.peakLoad)) return;
  check.peakLoad = part[joint];
  check.peakJoint = LinkIndex(joint + 1);
  check.peakTime = time;
}

}  // namespace

MotionCheck checkMotion(const Model& model, const Task& task, const MotionCurves& curves, int count) {
  CurveReader reader(model, task, curves);
  MotionCheck check;
  WorstViolations worst, missed;
  for (double time : checkedTimes(task.motion, curves.duration, count)) {
    const MotionInstant& instant = reader.at(time);
    measure(instant, model, time, check);
    check.closure.force = std::max(check.closure.force, reader.closure().force);
    check.closure.moment = std::max(check.closure.moment, reader.closure().moment);
    check.targetGap = std::max(check.targetGap, targetGapOf(instant.problem()));
    check.slip = std::max(check.slip, slipOf(instant.problem()));
    for (const Violation& violation : toldViolations(instant.problem())) worst.add(violation, time);
    for (const Violation& violation : missedTargets(instant.problem())) missed.add(violation, time);
  }
  for (const StageBorder& border : prescribedBorders(task.motion)) {
    const double time = border.time / task.motion.duration * curves.duration;
    std::vector<Violation> off;
    wholeSpeedRows(model, border)->describe(reader.at(time).problem().evaluation(), kTold, off);
    for (const Violation& violation : off) worst.add(violation, time);
  }
  check.violations = worst.list();
  check.missedTargets = missed.list();
  return check;
}

Motion sampleMotion(const Model& model, const Task& task, const MotionCurves& curves, int count) {
  CurveReader reader(model, task, curves);
  Motion motion;
  for (double time : evenTimes(curves.duration, count)) {
    const PostureProblem& posture = reader.at(time).problem();
    const PostureEvaluation& now = posture.evaluation();
    motion.frames.push_back({time, now.q(), now.v(), now.vdot(), now.tau(), loadsOf(posture)});
  }
  return motion;
}

}  // namespace handhold
