// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_check.h"

#include <algorithm>
#include <cstdio>
#include <map>

#include "engine/planning/posture_result.h"

namespace handhold {

namespace {

/// Laws broken by less than a hundredth of their scale are not told: a centimetre, 1 % of a torque limit, 1
/// N.
constexpr double kTold = 1e-2;

std::vector<double> evenTimes(double duration, int count) {
  std::vector<double> times;
  for (int k = 0; k < count; ++k) times.push_back(duration * k / std::max(1, count - 1));
  return times;
}

void evaluate(MotionProblem& problem) {
  NlpValues values;
  problem.evaluate(problem.startFrom(problem.curves()), NlpProblem::Order::Values, values);
}

/// The worst of each law, with its time.
class WorstOf {
 public:
  void add(const Unmet& unmet, double time) {
    const auto [at, isNew] = worst_.try_emplace({unmet.kind, unmet.name + unmet.unit}, unmet, time);
    if (!isNew && unmet.amount > at->second.first.amount) at->second = {unmet, time};
  }
  void writeTo(MotionCheck& check) const {
    std::vector<std::pair<Unmet, double>> list;
    for (const auto& [key, entry] : worst_) list.push_back(entry);
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
      return a.first.kind != b.first.kind ? a.first.kind < b.first.kind : a.first.amount > b.first.amount;
    });
    for (auto& [unmet, time] : list) {
      char when[32];
      std::snprintf(when, sizeof when, " at %.2f s", time);
      unmet.sentence += when;
      check.unmet.push_back(unmet);
      check.unmetTimes.push_back(time);
    }
  }

 private:
  std::map<std::pair<UnmetKind, std::string>, std::pair<Unmet, double>> worst_;
};

void measure(const MotionInstant& instant, const Model& model, double time, MotionCheck& check) {
  const PostureEvaluation& posture = instant.problem().evaluation();
  check.force = std::max(check.force, posture.tau().head<3>().cwiseAbs().maxCoeff());
  check.moment = std::max(check.moment, posture.tau().segment<3>(3).cwiseAbs().maxCoeff());
  for (size_t k = 0; k < posture.points().size(); ++k) {
    const ContactPoint& point = posture.layout().points[k];
    if (!point.isTarget) continue;
    check.contactGap = std::max(check.contactGap, (posture.points()[k].p_W - point.target).norm());
  }
  int joint = 0;
  const VectorX part = normalizedTorque(model, posture.tau());
  if (part.size() == 0 || !(part.maxCoeff(&joint) > check.peakLoad)) return;
  check.peakLoad = part[joint];
  check.peakJoint = LinkIndex(joint + 1);
  check.peakTime = time;
}

}  // namespace

MotionCheck checkMotion(const Model& model, const Task& task, const MotionCurves& curves, int count) {
  MotionProblem problem(model, task, curves, PostureProblem::Mode::Strict, evenTimes(curves.duration, count));
  evaluate(problem);
  MotionCheck check;
  WorstOf worst;
  for (const auto& instant : problem.instants()) {
    const double time = instant->u() * curves.duration;
    measure(*instant, model, time, check);
    for (const Unmet& unmet : instant->problem().unmet(kTold)) worst.add(unmet, time);
  }
  worst.writeTo(check);
  return check;
}

Motion sampleMotion(const Model& model, const Task& task, const MotionCurves& curves, int count) {
  const std::vector<double> times = evenTimes(curves.duration, count);
  MotionProblem problem(model, task, curves, PostureProblem::Mode::Strict, times);
  evaluate(problem);
  Motion motion;
  for (size_t k = 0; k < times.size(); ++k) {
    const PostureProblem& posture = problem.instants()[k]->problem();
    const PostureEvaluation& now = posture.evaluation();
    motion.frames.push_back({times[k], now.q(), now.v(), now.vdot(), now.tau(), loadsOf(posture)});
  }
  return motion;
}

}  // namespace handhold
