// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/fit/frame_fit.h"

#include <Eigen/Cholesky>
#include <Eigen/SVD>
#include <algorithm>
#include <array>

#include "engine/dynamics/kinematics.h"
#include "engine/model/base_orientation.h"
#include "engine/model/roles.h"

namespace handhold {

namespace {

constexpr int kFirstSteps = 60;        // of a posture of which nothing is known
constexpr int kFollowSteps = 12;       // from frame to frame
constexpr double kFrameGain = 1e-4;    // share of the cost: no step gains more
constexpr int kFewestMarkers = 6;      // that tell a posture
constexpr double kAstray = 0.05;       // m: rms that makes one doubt the way to a frame
constexpr double kAstrayGrowth = 3.0;  // of the rms of the first frame

/// Solves (H + damping diag(H)) dv = -g.
VectorX dampedStep(const FrameEquations& equations, double damping) {
  MatrixX H = equations.H;
  H.diagonal() *= 1.0 + damping;
  H.diagonal().array() += 1e-9;
  return H.selfadjointView<Eigen::Lower>().llt().solve(-equations.g);
}

/// Joint angles of a posture that is common, by the names of roles' joints nowhere: limbs as the model's
/// ranges allow, a share of the way from one end to the other.
VectorX betweenLimits(const Model& model, const VectorX& from, double share) {
  VectorX q = from;
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[static_cast<std::size_t>(i)];
    const double middle = 0.5 * (joint.lower + joint.upper);
    q[positionIndex(i)] += share * (middle - q[positionIndex(i)]);
  }
  return q;
}

std::vector<VectorX> commonPostures(const Model& model) {
  return {model.zeroPosition(), model.relaxedPosition(), betweenLimits(model, model.relaxedPosition(), 0.5),
          betweenLimits(model, model.zeroPosition(), 1.0)};
}

int fullestFrame(const FitProblem& problem) {
  int best = 0, most = -1;
  for (int frame = 0; frame < problem.frames; ++frame) {
    const int seen = problem.seenIn(frame);
    if (seen > most) best = frame, most = seen;
  }
  return best;
}

/// Walks from the first fitted frame to an end of the recording.
class Follower {
 public:
  Follower(const Model& model, const FitProblem& problem, FrameAssembler& assembler,
           std::vector<VectorX>& way)
      : model_(model), problem_(problem), assembler_(assembler), way_(way) {}

  void step(int frame, int from, double usualRms) {
    const VectorX& guess = way_[static_cast<std::size_t>(from)];
    VectorX& found = way_[static_cast<std::size_t>(frame)];
    found = guess;
    if (problem_.seenIn(frame) < kFewestMarkers) return;
    FrameFit fit = fitFrame(model_, assembler_, frame, guess, kFollowSteps);
    if (fit.rms > std::max(kAstray, kAstrayGrowth * usualRms)) {
      const FrameFit anew = fitFirstFrame(model_, problem_, assembler_, frame);
      if (anew.cost < 0.5 * fit.cost) fit = anew;
    }
    found = fit.q;
  }

 private:
  const Model& model_;
  const FitProblem& problem_;
  FrameAssembler& assembler_;
  std::vector<VectorX>& way_;
};

}  // namespace

FrameFit fitFrame(const Model& model, FrameAssembler& assembler, int frame, const VectorX& guess, int steps) {
  FrameEquations equations;
  FrameFit fit{guess, 0.0, 0.0};
  assembler.assemble(fit.q, frame, equations);
  double damping = 1e-3;
  for (int i = 0; i < steps; ++i) {
    const VectorX q = moved(model, fit.q, dampedStep(equations, damping));
    const double cost = assembler.cost(q, frame);
    if (!(cost < equations.cost)) {
      if (damping > 1e6) break;
      damping = std::max(10.0 * damping, 1e-3);
      continue;
    }
    const double gain = equations.cost - cost;
    fit.q = q;
    damping *= 0.1;
    assembler.assemble(fit.q, frame, equations);
    if (gain < kFrameGain * cost) break;
  }
  fit.cost = equations.cost;
  fit.rms = equations.rms();
  return fit;
}

VectorX laidOver(const Model& model, const FitProblem& problem, const VectorX& posture, int frame) {
  Data data(model);
  updateKinematics(model, posture, data);
  std::vector<Vector3> from, to;
  for (std::size_t i = 0; i < problem.markers.size(); ++i) {
    const FitMarker& marker = problem.markers[i];
    const Vector3f& seen = problem.position(i, frame);
    if (marker.weight <= 0.0 || !isSeen(seen)) continue;
    from.push_back(linkPose(data, marker.link) * marker.point);
    to.push_back(seen.cast<double>());
  }
  if (from.size() < 3) return posture;
  Vector3 a = Vector3::Zero(), b = Vector3::Zero();
  for (std::size_t i = 0; i < from.size(); ++i) a += from[i], b += to[i];
  a /= static_cast<double>(from.size());
  b /= static_cast<double>(to.size());
  Matrix3 covariance = Matrix3::Zero();
  for (std::size_t i = 0; i < from.size(); ++i) covariance += (to[i] - b) * (from[i] - a).transpose();
  const Eigen::JacobiSVD<Matrix3> svd(covariance, Eigen::ComputeFullU | Eigen::ComputeFullV);
  Matrix3 U = svd.matrixU();
  if (U.determinant() * svd.matrixV().determinant() < 0.0) U.col(2) *= -1.0;
  const Matrix3 R = U * svd.matrixV().transpose();
  VectorX q = posture;
  const Quaternion turned(R * baseOrientation(q).toRotationMatrix());
  q.head<3>() = b + R * (posture.head<3>() - a);
  q.segment<4>(3) << turned.w(), turned.x(), turned.y(), turned.z();
  return q;
}

FrameFit fitFirstFrame(const Model& model, const FitProblem& problem, FrameAssembler& assembler, int frame) {
  FrameFit best;
  for (const VectorX& posture : commonPostures(model)) {
    const VectorX start = laidOver(model, problem, posture, frame);
    FrameFit fit = fitFrame(model, assembler, frame, start, kFirstSteps);
    if (best.q.size() == 0 || fit.cost < best.cost) best = std::move(fit);
  }
  return best;
}

std::vector<VectorX> followedFrames(const Model& model, const FitProblem& problem,
                                    const ProgressSink& progress, const std::stop_token& stop) {
  FrameAssembler assembler(model, problem);
  std::vector<VectorX> way(static_cast<std::size_t>(problem.frames));
  const int first = fullestFrame(problem);
  const FrameFit start = fitFirstFrame(model, problem, assembler, first);
  way[static_cast<std::size_t>(first)] = start.q;
  Follower follower(model, problem, assembler, way);
  int done = 0;
  const auto go = [&](int frame, int from) {
    if (stop.stop_requested()) return false;
    follower.step(frame, from, start.rms);
    if (++done % 100 == 0)
      tellStage(progress, "Following the markers", done / static_cast<double>(problem.frames));
    return true;
  };
  for (int frame = first + 1; frame < problem.frames; ++frame)
    if (!go(frame, frame - 1)) return {};
  for (int frame = first - 1; frame >= 0; --frame)
    if (!go(frame, frame + 1)) return {};
  return way;
}

}  // namespace handhold
