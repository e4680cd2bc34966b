// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/fit/motion_fit.h"

#include <algorithm>

#include "engine/estimation/fit/frame_equations.h"
#include "engine/optimization/bordered_band.h"

namespace handhold {

namespace {

constexpr int kMotionIterations = 30;
constexpr double kMotionGain = 5e-4;  // share of the cost
constexpr int kWindow = 1000;         // frames whose band is held at once
constexpr double kMotionDamping = 1e8;

using Way = std::vector<VectorX>;

/// The three frames' share of a row of accelerations.
constexpr double kStencil[3] = {1.0, -2.0, 1.0};

class MotionFitter {
 public:
  MotionFitter(const Model& model, const FitProblem& problem)
      : model_(model), problem_(problem), assembler_(model, problem), weights_(accelerationWeights()) {}

  double cost(const Way& way) {
    double sum = 0.0;
    for (int k = 0; k < problem_.frames; ++k) sum += assembler_.cost(at(way, k), k);
    for (int k = 1; k + 1 < problem_.frames; ++k) {
      const VectorX a = acceleration(way, k);
      sum += 0.5 * a.dot(weights_.cwiseProduct(a));
    }
    return sum;
  }

  /// The way after a step of the frames from `begin` to `end`, those around them held.
  void improve(Way& way, int begin, int end, double damping) {
    const int size = model_.velocitySize(), count = end - begin;
    BorderedBand band(size * count, 2 * size, 0);
    MatrixX step = MatrixX::Zero(static_cast<Eigen::Index>(size) * count, 1);
    for (int k = begin; k < end; ++k) addFrame(way, k, begin, band, step);
    for (int k = std::max(1, begin - 1); k + 1 < problem_.frames && k <= end; ++k)
      addAcceleration(way, k, {begin, end}, band, step);
    VectorX diagonal(band.size());
    for (int i = 0; i < band.size(); ++i) diagonal[i] = damping * band.block(i, i, 1, 1)(0, 0) + 1e-9;
    band.addDiagonal(diagonal);
    if (!band.factorise()) return;
    band.solveInPlace(step);
    for (int k = begin; k < end; ++k)
      way[static_cast<std::size_t>(k)] =
          moved(model_, at(way, k), step.col(0).segment(static_cast<Eigen::Index>(k - begin) * size, size));
  }

 private:
  struct Window {
    int begin, end;
    bool holds(int frame) const { return frame >= begin && frame < end; }
  };

  static const VectorX& at(const Way& way, int frame) { return way[static_cast<std::size_t>(frame)]; }

  VectorX accelerationWeights() const {
    const double perSecond = problem_.rate * problem_.rate;
    const FitWeights& sizes = problem_.weights;
    VectorX weights(model_.velocitySize());
    weights.setConstant(perSecond / sizes.acceleration);
    weights.head<6>().setConstant(perSecond / sizes.baseAcceleration);
    return weights.cwiseAbs2();
  }

  VectorX acceleration(const Way& way, int k) const {
    return difference(model_, at(way, k), at(way, k + 1)) - difference(model_, at(way, k - 1), at(way, k));
  }

  void addFrame(const Way& way, int k, int begin, BorderedBand& band, MatrixX& step) {
    const int size = model_.velocitySize(), row = (k - begin) * size;
    assembler_.assemble(at(way, k), k, equations_);
    BorderedBand::Block block = band.block(row, row, size, size);
    for (int column = 0; column < size; ++column)
      block.col(column).tail(size - column) += equations_.H.col(column).tail(size - column);
    step.col(0).segment(row, size) -= equations_.g;
  }

  /// The turn of the base between two frames is so small that its tangents are taken as one.
  void addAcceleration(const Way& way, int k, const Window& window, BorderedBand& band, MatrixX& step) const {
    const int size = model_.velocitySize();
    const VectorX a = weights_.cwiseProduct(acceleration(way, k));
    for (int i = 0; i < 3; ++i) {
      if (!window.holds(k - 1 + i)) continue;
      const int row = (k - 1 + i - window.begin) * size;
      step.col(0).segment(row, size) -= kStencil[i] * a;
      for (int j = 0; j <= i; ++j)
        if (window.holds(k - 1 + j))
          band.block(row, row - (i - j) * size, size, size).diagonal() +=
              kStencil[i] * kStencil[j] * weights_;
    }
  }

  const Model& model_;
  const FitProblem& problem_;
  FrameAssembler assembler_;
  FrameEquations equations_;
  VectorX weights_;
};

}  // namespace

MotionFit fitMotion(const Model& model, const FitProblem& problem, std::vector<VectorX> first,
                    const ProgressSink& progress, const std::stop_token& stop) {
  MotionFitter fitter(model, problem);
  MotionFit fit;
  fit.q = std::move(first);
  fit.cost = fitter.cost(fit.q);
  double damping = 1e-6;
  for (; fit.iterations < kMotionIterations && damping < kMotionDamping; ++fit.iterations) {
    Way next = fit.q;
    for (int begin = 0; begin < problem.frames; begin += kWindow) {
      if (stop.stop_requested()) return {};
      fitter.improve(next, begin, std::min(begin + kWindow, problem.frames), damping);
    }
    const double cost = fitter.cost(next);
    tellStage(progress, "Fitting the whole motion",
              (fit.iterations + 1.0) / static_cast<double>(kMotionIterations));
    if (!(cost < fit.cost)) {
      fit.isConverged = damping > 1e3;
      damping = std::max(100.0 * damping, 1e-4);
      continue;
    }
    const double gain = fit.cost - cost;
    fit.q = std::move(next);
    fit.cost = cost;
    damping *= 0.1;
    if (gain < kMotionGain * cost) {
      fit.isConverged = true;
      break;
    }
  }
  return fit;
}

}  // namespace handhold
