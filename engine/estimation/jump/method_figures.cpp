// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/method_figures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/estimation/jump/mean_square.h"

namespace handhold {

namespace {

constexpr std::size_t kTrunkBody = 0;

double markersLeft(const JumpFrames& frames, const JointedFrames& motion) {
  MeanSquare left;
  for (std::size_t k = 0; k < motion.size(); ++k)
    for (std::size_t body = 0; body < motion[k].pose.q.size(); ++body)
      for (const BodyMarker& marker : frames.problem.frames[k][body])
        left.add((marker.seen - motion[k].pose.centre[body] - motion[k].pose.q[body] * marker.onBody)
                     .squaredNorm());
  return left.root();
}

double greatestRateGap(const JointedBodies& tree, const JointedMotion& motion) {
  double greatest = 0.0;
  for (std::size_t j = 0; j < tree.joints.size(); ++j)
    greatest = std::max(greatest, jointRateGap(tree, motion, static_cast<int>(j), Rate::Velocity).norm());
  return greatest;
}

constexpr double kClosed = 1e-3;      // m: of a joint, within what markers tell
constexpr double kForceShare = 0.05;  // of the weight: what flight may be given from nothing
constexpr double kMet = 0.03;         // m: of markers, what skin and clothes let them slip

double breach(const MethodFigures& method, double weight) {
  return std::max({method.gap / kClosed, method.force / (kForceShare * weight), method.markers / kMet});
}

/// By how many methods break nothing.
const char* reasonFor(std::size_t lawful) {
  if (lawful == 0)
    return "comes nearest to markers that are met, closed joints and flight without a force, though it does "
           "not keep all three";
  if (lawful == 1) return "alone meets the markers and keeps joints closed and flight without a force";
  return "meets the markers best of those that keep joints closed and flight without a force";
}

constexpr double MethodFigures::*kMeans[] = {&MethodFigures::markers,  &MethodFigures::centre,
                                             &MethodFigures::momentum, &MethodFigures::force,
                                             &MethodFigures::moment,   &MethodFigures::roughness};

}  // namespace

double roughnessOf(const JointedFrames& motion, double step) {
  MeanSquare jerk;
  for (std::size_t k = 1; k < motion.size(); ++k)
    for (std::size_t body = 0; body < motion[k].alpha.size(); ++body)
      jerk.add((motion[k].alpha[body] - motion[k - 1].alpha[body]).squaredNorm() / (step * step));
  return jerk.root();
}

MethodFigures methodFigures(const std::string& method, const JumpFrames& frames,
                            const JointedFrames& motion) {
  MethodFigures figures{method};
  const JointedBodies& tree = frames.problem.tree;
  MeanSquare centre, momentum, force, moment;
  const std::vector<JointMoments> moments = momentsOf(frames, motion);
  for (std::size_t k = 0; k < motion.size(); ++k) {
    const WholeMotion whole = wholeMotion(tree, motion[k]);
    figures.gap = std::max(figures.gap, greatestGap(tree, motion[k].pose));
    figures.gapRate = std::max(figures.gapRate, greatestRateGap(tree, motion[k]));
    centre.add((whole.centre - frames.problem.whole[k].centre).squaredNorm());
    momentum.add((whole.momentum - frames.problem.whole[k].momentum).squaredNorm());
    force.add(moments[k].force.squaredNorm());
    moment.add(moments[k].joint[kTrunkBody].squaredNorm());
  }
  figures.markers = markersLeft(frames, motion);
  figures.centre = centre.root();
  figures.momentum = momentum.root();
  figures.force = force.root();
  figures.moment = moment.root();
  figures.roughness = roughnessOf(motion, frames.problem.step);
  return figures;
}

MethodFigures together(std::span<const MethodFigures> parts, std::span<const std::size_t> counts) {
  MethodFigures sum;
  double count = 0.0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto frames = static_cast<double>(counts[i]);
    count += frames;
    sum.method = parts[i].method;
    sum.gap = std::max(sum.gap, parts[i].gap);
    sum.gapRate = std::max(sum.gapRate, parts[i].gapRate);
    sum.seconds += parts[i].seconds;
    for (const auto mean : kMeans) sum.*mean += frames * (parts[i].*mean) * (parts[i].*mean);
  }
  for (const auto mean : kMeans) sum.*mean = std::sqrt(sum.*mean / count);
  return sum;
}

StudyTable methodTable(std::span<const MethodFigures> methods) {
  StudyTable table{"methods",
                   "method",
                   {{"markers_rms_m", "markers (m)"},
                    {"greatest_gap_m", "gaps (m)"},
                    {"greatest_gap_rate_m_s", "gaps (m/s)"},
                    {"centre_rms_m", "CM (m)"},
                    {"momentum_rms_kg_m2_s", "H (kg m2/s)"},
                    {"trunk_force_rms_N", "force (N)"},
                    {"trunk_moment_rms_Nm", "moment (N m)"},
                    {"roughness_rms_rad_s3", "jerk (rad/s3)"},
                    {"seconds", "time (s)"}},
                   {}};
  for (const MethodFigures& m : methods)
    table.rows.push_back(
        {m.method,
         {m.markers, m.gap, m.gapRate, m.centre, m.momentum, m.force, m.moment, m.roughness, m.seconds}});
  return table;
}

std::string recommendation(std::span<const MethodFigures> methods, double weight) {
  if (methods.empty()) return {};
  const auto breachOf = [weight](const MethodFigures& method) { return breach(method, weight); };
  std::vector<MethodFigures> lawful;
  std::ranges::copy_if(methods, std::back_inserter(lawful),
                       [&](const MethodFigures& method) { return breachOf(method) <= 1.0; });
  const MethodFigures best = lawful.empty() ? *std::ranges::min_element(methods, {}, breachOf)
                                            : *std::ranges::min_element(lawful, {}, &MethodFigures::markers);
  char text[512];
  std::snprintf(
      text, sizeof text,
      "Take %s: of %zu methods it %s, with markers met within %.1f mm (RMS), joints open by %.2g mm "
      "at most and %.2g N (RMS) on the trunk from nothing in flight",
      best.method.c_str(), methods.size(), reasonFor(lawful.size()), 1e3 * best.markers, 1e3 * best.gap,
      best.force);
  return text;
}

}  // namespace handhold
