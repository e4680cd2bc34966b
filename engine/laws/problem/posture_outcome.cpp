// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/problem/posture_outcome.h"

#include <algorithm>
#include <cmath>

#include "engine/model/utilisation.h"
#include "engine/task/task_loads.h"

namespace handhold {

namespace {

PostureStatus statusOf(const NlpResult& solved) {
  switch (solved.status) {
    case NlpStatus::Optimal:
      return PostureStatus::Optimal;
    case NlpStatus::Feasible:
      return PostureStatus::Feasible;
    case NlpStatus::Infeasible:
    case NlpStatus::IterationLimit:
      return PostureStatus::Infeasible;
    case NlpStatus::Stopped:
      return PostureStatus::Stopped;
    default:
      return PostureStatus::Failed;
  }
}

void findPeak(const Model& model, PostureResult& result) {
  const VectorX part = normalizedTorque(model, result.tau, result.q, noRates());
  int peak = 0;
  result.peakLoad = part.size() > 0 ? part.maxCoeff(&peak) : 0.0;
  result.peakJoint = LinkIndex(peak + 1);
}

/// Greatest violation of each soft block.
VectorX softViolations(PostureProblem& problem, const VectorX& x) {
  const PostureEvaluation& posture = problem.at(x);
  const auto& blocks = problem.softConstraints();
  VectorX worst = VectorX::Zero(static_cast<int>(blocks.size()));
  for (size_t k = 0; k < blocks.size(); ++k) {
    VectorX c(blocks[k]->rows());
    blocks[k]->evaluate(posture, c);
    double& w = worst[static_cast<int>(k)];
    for (int r = 0; r < c.size(); ++r)
      w = std::max({w, blocks[k]->lower(r) - c[r], c[r] - blocks[k]->upper(r)});
  }
  return worst;
}

}  // namespace

std::vector<ContactLoad> loadsOf(const PostureProblem& problem) {
  const PostureEvaluation& posture = problem.evaluation();
  std::vector<ContactLoad> loads;
  for (size_t k = 0; k < posture.points().size(); ++k) {
    const LoadedPoint& point = posture.points()[k];
    ContactLoad load = toContactLoad(posture.layout().points[k], posture.data(), Vector6::Zero());
    load.force = point.force;
    load.moment = point.moment;
    loads.push_back(load);
  }
  const VectorX still = VectorX::Zero(problem.model().velocitySize());
  const bool moves = posture.v().size() > 0;
  for (const ContactLoad& load : taskLoads(problem.model(), problem.task(), posture.data(),
                                           moves ? posture.v() : still, moves ? posture.vdot() : still))
    loads.push_back(load);
  return loads;
}

PostureResult toPostureResult(PostureProblem& problem, const NlpResult& solved) {
  const PostureEvaluation& posture = problem.at(solved.x);
  PostureResult result;
  result.status = statusOf(solved);
  result.message = solved.message;
  result.q = posture.q();
  result.tau = posture.tau();
  result.loads = loadsOf(problem);
  result.objective = solved.objective;
  result.terms = problem.goalTerms();
  result.iterations = solved.iterations;
  result.seconds = solved.seconds;
  result.warm = solved.multipliers;
  result.unknowns = solved.x;
  findPeak(problem.model(), result);
  return result;
}

double worstSoftViolation(PostureProblem& problem, const VectorX& x) {
  return softViolations(problem, x).maxCoeff();
}

void pressHarder(PostureProblem& problem, const VectorX& x, double strength) {
  const VectorX worst = softViolations(problem, x);
  const double top = worst.maxCoeff();
  // reweighting by one over the violation turns squares into magnitudes: few large gaps instead of many small
  for (int k = 0; k < worst.size(); ++k)
    problem.setPenalty(k, strength * std::min(1e2, (top + 1e-6) / (worst[k] + 1e-3 * top + 1e-6)));
}

std::string verdict(const PostureResult& result) {
  if (result.solved()) return "All laws hold";
  return result.violations.empty() ? "No posture was found that keeps all laws" : "";
}

}  // namespace handhold
