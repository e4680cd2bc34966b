// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_inverse_kinematics.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr int kMostSteps = 60, kMostStepsAtFirst = 400;
constexpr double kSettled = 1e-9;  ///< step (m, rad) below which a frame is found

/// A marker that model and recording share.
struct Pair {
  int ours = 0, theirs = 0;
  double weight = 1.0;
};

class FrameFit {
 public:
  FrameFit(const OsimModel& model, const Recording& recording, const OsimFitOptions& options);

  const std::vector<Pair>& pairs() const { return pairs_; }
  const VectorX& q() const { return q_; }

  /// From where the last frame ended, which is kept where nothing was seen.
  void fit(int frame) { improve(frame, kMostSteps); }
  /// The best of several attitudes of the base. False where nothing was seen.
  bool begin(int frame);
  /// Distances of the markers that are seen in the frame (m).
  std::vector<double> distances(int frame) const;

 private:
  bool improve(int frame, int mostSteps);
  OsimInstant instant(const VectorX& q) const;
  /// Weighted squares of the distances, with their normal equations where these are wanted.
  double residual(int frame, const VectorX& q, MatrixX* normal, VectorX* gradient) const;
  void addColumns(const OsimState& state, const Pair& pair, MatrixX& J) const;
  /// Within their ranges, and where they are locked.
  VectorX clamped(VectorX q) const;
  bool isFree(int k) const { return isFree_[static_cast<std::size_t>(k)]; }

  const OsimModel& model_;
  const Recording& recording_;
  std::vector<Pair> pairs_;
  std::vector<int> jointOf_;  ///< that carries each body
  std::vector<bool> isFree_;  ///< of each coordinate: it follows no other
  VectorX q_;
};

FrameFit::FrameFit(const OsimModel& model, const Recording& recording, const OsimFitOptions& options)
    : model_(model),
      recording_(recording),
      jointOf_(model.bodies.size(), -1),
      isFree_(model.coordinates.size(), true),
      q_(VectorX::Zero(static_cast<int>(model.coordinates.size()))) {
  for (std::size_t m = 0; m < model.markers.size(); ++m) {
    const int theirs = markerNamed(recording, model.markers[m].name);
    const auto told = options.weights.find(model.markers[m].name);
    const double weight = told == options.weights.end() ? 1.0 : told->second;
    if (theirs >= 0 && weight > 0.0) pairs_.push_back({static_cast<int>(m), theirs, weight});
  }
  for (std::size_t i = 0; i < model.joints.size(); ++i)
    jointOf_[static_cast<std::size_t>(model.joints[i].child)] = static_cast<int>(i);
  for (const OsimCoupling& coupling : model.couplings)
    isFree_[static_cast<std::size_t>(coupling.dependent)] = false;
  for (int k = 0; k < q_.size(); ++k) q_[k] = model.coordinates[static_cast<std::size_t>(k)].usual;
}

OsimInstant FrameFit::instant(const VectorX& q) const {
  OsimInstant at{q, VectorX::Zero(q.size()), VectorX::Zero(q.size())};
  couple(model_, at);
  return at;
}

/// dp/dq along the way from the marker's body to the ground.
void FrameFit::addColumns(const OsimState& state, const Pair& pair, MatrixX& J) const {
  const OsimMarker& marker = model_.markers[static_cast<std::size_t>(pair.ours)];
  J.setZero();
  if (marker.body < 0) return;
  const Vector3 p = state.bodies[static_cast<std::size_t>(marker.body)].X_GB * marker.position;
  for (int body = marker.body; body >= 0;) {
    const auto i = static_cast<std::size_t>(jointOf_[static_cast<std::size_t>(body)]);
    for (const int k : model_.joints[i].coordinates) {
      const OsimColumn& column = state.columns[static_cast<std::size_t>(k)];
      J.col(k) = column.shift + column.turn.cross(p - state.origins[i]);
    }
    body = model_.joints[i].parent;
  }
}

double FrameFit::residual(int frame, const VectorX& q, MatrixX* normal, VectorX* gradient) const {
  const OsimInstant at = instant(q);
  const OsimState state = stateOf(model_, at);
  const std::vector<Vector3> positions = markerPositions(model_, state);
  MatrixX J(3, q.size());
  double sum = 0.0;
  for (const Pair& pair : pairs_) {
    const Vector3f& seen =
        recording_.markers[static_cast<std::size_t>(pair.theirs)].positions[static_cast<std::size_t>(frame)];
    if (!isSeen(seen)) continue;
    const Vector3 apart = positions[static_cast<std::size_t>(pair.ours)] - seen.cast<double>();
    sum += pair.weight * apart.squaredNorm();
    if (!normal) continue;
    addColumns(state, pair, J);
    for (const OsimCoupling& coupling : model_.couplings) {
      std::vector<double> arguments;
      for (const int k : coupling.independent) arguments.push_back(at.q[k]);
      for (int i = 0; i < coupling.function.arguments(); ++i)
        J.col(coupling.independent[static_cast<std::size_t>(i)]) +=
            coupling.function.slope(arguments, i) * J.col(coupling.dependent);
      J.col(coupling.dependent).setZero();
    }
    normal->noalias() += pair.weight * J.transpose() * J;
    gradient->noalias() += pair.weight * J.transpose() * apart;
  }
  return sum;
}

VectorX FrameFit::clamped(VectorX q) const {
  for (int k = 0; k < q.size(); ++k) {
    const OsimCoordinate& coordinate = model_.coordinates[static_cast<std::size_t>(k)];
    if (coordinate.isLocked)
      q[k] = coordinate.usual;
    else if (coordinate.isClamped && coordinate.most > coordinate.least)
      q[k] = std::clamp(q[k], coordinate.least, coordinate.most);
  }
  return q;
}

bool FrameFit::improve(int frame, int mostSteps) {
  const int n = static_cast<int>(q_.size());
  double damping = 1e-4, now = std::numeric_limits<double>::infinity();
  for (int step = 0; step < mostSteps; ++step) {
    MatrixX normal = MatrixX::Zero(n, n);
    VectorX gradient = VectorX::Zero(n);
    now = residual(frame, q_, &normal, &gradient);
    if (normal.isZero(0.0)) return false;
    // a coordinate at its end that is pushed further stays there
    for (int k = 0; k < n; ++k) {
      const bool isStuck = !isFree(k) || clamped(q_ - 1e-6 * gradient)[k] == q_[k];
      if (!isStuck && normal(k, k) > 0.0) continue;
      normal.row(k).setZero();
      normal.col(k).setZero();
      gradient[k] = 0.0;
      normal(k, k) = 1.0;
    }
    VectorX next = q_;
    bool isBetter = false;
    for (int attempt = 0; attempt < 12 && !isBetter; ++attempt) {
      MatrixX damped = normal;
      damped.diagonal() *= 1.0 + damping;
      damped.diagonal().array() += 1e-9;
      next = clamped(q_ - damped.ldlt().solve(gradient));
      isBetter = residual(frame, next, nullptr, nullptr) <= now;
      damping = isBetter ? std::max(1e-12, 0.1 * damping) : 10.0 * damping;
    }
    if (!isBetter) break;
    const double moved = (next - q_).cwiseAbs().maxCoeff();
    q_ = next;
    if (moved < kSettled) break;
  }
  q_ = instant(q_).q;
  return true;
}

bool FrameFit::begin(int frame) {
  const VectorX usual = q_;
  std::vector<VectorX> starts{usual};
  for (const OsimJoint& joint : model_.joints) {
    if (joint.parent >= 0) continue;
    for (const int k : joint.coordinates)
      for (const double turn : {0.5, 1.0, -0.5}) {
        if (!model_.coordinates[static_cast<std::size_t>(k)].isTurn) continue;
        starts.push_back(usual);
        starts.back()[k] += turn * std::numbers::pi;
      }
  }
  double least = std::numeric_limits<double>::infinity();
  VectorX best = usual;
  for (const VectorX& start : starts) {
    q_ = clamped(start);
    if (!improve(frame, kMostStepsAtFirst)) return false;
    const double found = residual(frame, q_, nullptr, nullptr);
    if (found < least) best = q_;
    least = std::min(least, found);
  }
  q_ = best;
  return true;
}

std::vector<double> FrameFit::distances(int frame) const {
  const std::vector<Vector3> positions = markerPositions(model_, stateOf(model_, instant(q_)));
  std::vector<double> list;
  for (const Pair& pair : pairs_) {
    const Vector3f& seen =
        recording_.markers[static_cast<std::size_t>(pair.theirs)].positions[static_cast<std::size_t>(frame)];
    if (isSeen(seen))
      list.push_back((positions[static_cast<std::size_t>(pair.ours)] - seen.cast<double>()).norm());
  }
  return list;
}

void addErrors(const std::vector<double>& distances, OsimFit& fit) {
  double squares = 0.0;
  for (const double distance : distances) squares += distance * distance;
  const bool isAny = !distances.empty();
  fit.rms.push_back(std::sqrt(squares / static_cast<double>(distances.size())));
  fit.greatest.push_back(isAny ? *std::ranges::max_element(distances) : std::nan(""));
}

Recording motionOf(const OsimModel& model, const Recording& recording) {
  Recording motion;
  motion.title = "Coordinates";
  motion.steps = recording.frames;
  for (const OsimCoordinate& coordinate : model.coordinates)
    motion.coordinates.push_back(
        {coordinate.name, coordinate.isTurn ? Measured::Angle : Measured::Length, {}});
  return motion;
}

}  // namespace

OsimFit fitToMarkers(const OsimModel& model, const Recording& recording, const OsimFitOptions& options) {
  FrameFit frameFit(model, recording, options);
  if (frameFit.pairs().size() < 3)
    throw InputError(recording.title.empty() ? "the recording" : recording.title,
                     "has " + std::to_string(frameFit.pairs().size()) + " markers of the model " + model.name,
                     "choose the model that was made for these markers");
  OsimFit fit;
  fit.motion = motionOf(model, recording);
  for (const Pair& pair : frameFit.pairs())
    fit.markers.push_back(model.markers[static_cast<std::size_t>(pair.ours)].name);
  const int count = recording.frames.count();
  bool isBegun = false;
  for (int frame = 0; frame < count && !options.stop.stop_requested(); ++frame) {
    if (isBegun)
      frameFit.fit(frame);
    else
      isBegun = frameFit.begin(frame);
    for (int k = 0; k < frameFit.q().size(); ++k)
      fit.motion.coordinates[static_cast<std::size_t>(k)].values.push_back(frameFit.q()[k]);
    addErrors(frameFit.distances(frame), fit);
    tellStage(options.progress, "Fitting frames", static_cast<double>(frame + 1) / count);
  }
  fit.isStopped = options.stop.stop_requested();
  fit.motion.steps.times.resize(fit.rms.size());
  return fit;
}

}  // namespace handhold
