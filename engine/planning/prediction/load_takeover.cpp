// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/load_takeover.h"

#include <algorithm>
#include <cmath>

#include "engine/laws/evaluation/posture_layout.h"
#include "engine/math/bspline_gram.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

/// A moment counts like a force at this lever (m).
constexpr double kRateLever = 0.1;
constexpr double kEarthlyFall = 9.80665;  // m/s^2

/// How much rates count at a time (s).
double nearness(const std::vector<double>& schedule, double time) {
  double most = 0.0;
  for (const double border : schedule)
    most = std::max(most, 1.0 - std::abs(time - border) / LoadTakeover::kNear);
  return most;
}

MatrixX rateGram(const BsplineBasis& basis, const std::vector<double>& schedule, double duration) {
  const auto counts = [&](double u) { return nearness(schedule, u * duration); };
  return derivativeGram(basis, 1, counts) / (duration * duration);
}

VectorX rateWeights(const SignalGroup& group, double bodyWeight) {
  VectorX weights(group.width());
  for (int s = 0; s < group.width(); ++s) {
    const double unit = group.loads[s].component < 3
                            ? PostureLayout::kForceScale / bodyWeight
                            : PostureLayout::kMomentScale / (kRateLever * bodyWeight);
    weights[s] = LoadTakeover::kWeight * unit * unit;
  }
  return weights;
}

}  // namespace

LoadTakeover::LoadTakeover(const Model& model, const Task& task, const MotionLayout& layout)
    : layout_(layout) {
  const std::vector<double> schedule = scheduleTimes(task);
  if (schedule.empty()) return;
  for (size_t g = 1; g < layout.groups.size(); ++g) {
    const SignalGroup& group = layout.groups[g];
    parts_.push_back({g, rateGram(group.basis, schedule, task.motion.duration),
                      rateWeights(group, model.totalMass * kEarthlyFall)});
  }
}

double LoadTakeover::value(const std::vector<MatrixX>& controls) const {
  double sum = 0.0;
  for (const Part& part : parts_) {
    const MatrixX& loads = controls[part.group];
    sum += (part.weight.asDiagonal() * (loads * part.gram)).cwiseProduct(loads).sum();
  }
  return sum;
}

void LoadTakeover::addGradient(const std::vector<MatrixX>& controls, Eigen::Ref<VectorX> out) const {
  for (const Part& part : parts_) {
    const SignalGroup& group = layout_.groups[part.group];
    const MatrixX slope = 2.0 * part.weight.asDiagonal() * (controls[part.group] * part.gram);
    for (int i = 0; i < group.basis.count(); ++i)
      if (group.first[i] >= 0) out.segment(group.first[i], group.width()) += slope.col(i);
  }
}

void LoadTakeover::addCurvature(double factor, BorderedBand& K) const {
  for (const Part& part : parts_) {
    const SignalGroup& group = layout_.groups[part.group];
    const int count = group.basis.count();
    for (int j = 0; j < count; ++j) {
      if (group.first[j] < 0) continue;
      for (int i = j; i <= std::min(j + group.basis.degree(), count - 1); ++i)
        if (group.first[i] >= 0)
          K.block(group.first[i], group.first[j], group.width(), group.width()).diagonal() +=
              2.0 * factor * part.gram(i, j) * part.weight;
    }
  }
}

}  // namespace handhold
