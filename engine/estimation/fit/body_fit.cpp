// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/fit/body_fit.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"
#include "engine/estimation/fit/frame_fit.h"
#include "engine/estimation/fit/gathered_frames.h"
#include "engine/optimization/bordered_band.h"

namespace handhold {

namespace {

constexpr int kBodyIterations = 40;
constexpr double kBodyGain = 1e-5;   // share of the cost
constexpr double kLeastGain = 1e-9;  // of the cost: 1 um of some markers
/// m: markers of people who move are never met better, those of simulated ones are. There postures at ease
/// count less and less, in so many further searches at most: where markers say all, nothing else may bend the
/// body.
constexpr double kMetByPeople = 0.002, kLeastMet = 2e-5;
constexpr double kTurns = 0.3;  // rad, of some joint
constexpr int kFurtherSearches = 3;
constexpr double kBodyDamping = 1e8;
constexpr double kFactorSpread = 0.1;  // of segments' factors from their mean
constexpr double kMarkerSize = 0.02;   // m: errors of one marker are much alike in all frames of a segment
constexpr double kLeastScale = 0.4, kMostScale = 2.5;
constexpr int kSegmentCount = static_cast<int>(kSegments.size());

/// All that is sought.
struct Sought {
  BodyScale scale;
  std::vector<Vector3> shifts;  ///< of each marker from its scaled place (m, link axes)
  std::vector<VectorX> q;       ///< one a frame
};

class BodyFitter {
 public:
  BodyFitter(const Model& model, const BodyMeasuring& expected, GatheredFrames& measured)
      : template_(model),
        expected_(expected),
        measured_(measured),
        segments_(segmentsOf(model)),
        points_(measured.problem.markers) {
    markWays();
    // each from their mean, and the mean from what is expected of it
    constexpr double count = kSegmentCount;
    const SegmentMatrix mean = SegmentMatrix::Constant(1.0 / count);
    factorWeights_ = (SegmentMatrix::Identity() - mean) / squared(kFactorSpread) +
                     mean / (count * squared(expected.factorSpread));
  }

  /// The model and the markers' places of a body.
  std::shared_ptr<const Model> modelOf(const Sought& body) const {
    return std::make_shared<const Model>(scaled(template_, body.scale));
  }
  std::vector<FitMarker> markersOf(const Sought& body) const {
    std::vector<FitMarker> markers = points_;
    for (std::size_t i = 0; i < markers.size(); ++i)
      markers[i].point = body.scale.of(segmentOf(markers[i].link)) * points_[i].point + body.shifts[i];
    return markers;
  }

  double cost(const Sought& body) {
    const auto model = modelOf(body);
    measured_.problem.markers = markersOf(body);
    FrameAssembler assembler(*model, measured_.problem);
    double sum = 0.0;
    for (int frame = 0; frame < measured_.problem.frames; ++frame)
      sum += assembler.cost(body.q[static_cast<std::size_t>(frame)], frame);
    const SegmentVector from = factorsOf(body).array() - expected_.factor;
    sum += 0.5 * from.dot(factorWeights_ * from);
    for (std::size_t i = 0; i < points_.size(); ++i)
      sum += 0.5 * body.shifts[i].squaredNorm() / squared(points_[i].spread);
    return sum;
  }

  /// Of the markers (m).
  double rms(const Sought& body) {
    const auto model = modelOf(body);
    measured_.problem.markers = markersOf(body);
    FrameAssembler assembler(*model, measured_.problem);
    FrameEquations whole;
    for (int frame = 0; frame < measured_.problem.frames; ++frame) {
      assembler.assemble(body.q[static_cast<std::size_t>(frame)], frame, equations_);
      whole.markerSquares += equations_.markerSquares;
      whole.seen += equations_.seen;
    }
    return whole.rms();
  }

  /// The body after a step; the same where there is none.
  Sought improved(const Sought& body, double damping) {
    const auto model = modelOf(body);
    measured_.problem.markers = markersOf(body);
    const int nv = model->velocitySize(), frames = measured_.problem.frames;
    BorderedBand band(nv * frames, nv - 1, borderSize());
    MatrixX step = MatrixX::Zero(band.size(), 1);
    FrameAssembler assembler(*model, measured_.problem);
    Data data(*model);
    for (int frame = 0; frame < frames; ++frame) addFrame(body, frame, assembler, {*model, data, band, step});
    addBody(body, band, step);
    damp(damping, band);
    if (!band.factorise()) return body;
    band.solveInPlace(step);
    return stepped(*model, body, step.col(0));
  }

 private:
  using SegmentVector = Eigen::Matrix<double, kSegmentCount, 1>;
  using SegmentMatrix = Eigen::Matrix<double, kSegmentCount, kSegmentCount>;

  static SegmentVector factorsOf(const Sought& body) {
    return Eigen::Map<const SegmentVector>(body.scale.segments.data());
  }
  BodySegment segmentOf(LinkIndex link) const { return segments_[static_cast<std::size_t>(link)]; }
  int borderSize() const { return kSegmentCount + 3 * static_cast<int>(points_.size()); }
  static Eigen::Index shiftRow(std::size_t marker) {
    return kSegmentCount + 3 * static_cast<Eigen::Index>(marker);
  }

  /// Of which segments the lengths move each link's origin.
  void markWays() {
    ways_.resize(static_cast<std::size_t>(template_.linkCount()));
    for (int i = 1; i < template_.linkCount(); ++i) {
      const LinkIndex parent = template_.joints[static_cast<std::size_t>(i)].parent;
      ways_[static_cast<std::size_t>(i)] = ways_[static_cast<std::size_t>(parent)];
      if (template_.joints[static_cast<std::size_t>(i)].offset.norm() > 0.0)
        ways_[static_cast<std::size_t>(i)].push_back(i);
    }
  }

  /// Places of a marker by the segments' factors: 3 x segments.
  Eigen::Matrix<double, 3, kSegmentCount> byScale(std::size_t marker, const Data& data) const {
    Eigen::Matrix<double, 3, kSegmentCount> J = Eigen::Matrix<double, 3, kSegmentCount>::Zero();
    const LinkIndex link = points_[marker].link;
    for (const int joint : ways_[static_cast<std::size_t>(link)]) {
      const Joint& there = template_.joints[static_cast<std::size_t>(joint)];
      J.col(static_cast<int>(segmentOf(there.parent))) +=
          data.R_WL[static_cast<std::size_t>(there.parent)] * there.offset;
    }
    J.col(static_cast<int>(segmentOf(link))) +=
        data.R_WL[static_cast<std::size_t>(link)] * points_[marker].point;
    return J;
  }

  /// What a step of the search is made in.
  struct Step {
    const Model& model;  ///< of the size that is sought
    Data& data;
    BorderedBand& band;
    MatrixX& right;
  };

  void addFrame(const Sought& body, int frame, FrameAssembler& assembler, const Step& step) {
    const VectorX& q = body.q[static_cast<std::size_t>(frame)];
    const int nv = step.model.velocitySize(), row = frame * nv;
    assembler.assemble(q, frame, equations_);
    BorderedBand::Block block = step.band.block(row, row, nv, nv);
    for (int column = 0; column < nv; ++column)
      block.col(column).tail(nv - column) += equations_.H.col(column).tail(nv - column);
    step.right.col(0).segment(row, nv) -= equations_.g;
    updateKinematics(step.model, q, step.data);
    for (std::size_t i = 0; i < points_.size(); ++i)
      if (points_[i].weight > 0.0 && isSeen(measured_.problem.position(i, frame))) addMarker(i, frame, step);
  }

  void addMarker(std::size_t i, int frame, const Step& step) {
    const Data& data = step.data;
    const FitMarker& marker = measured_.problem.markers[i];
    const FitWeights& sizes = measured_.problem.weights;
    const Matrix3& R = data.R_WL[static_cast<std::size_t>(marker.link)];
    const Vector3 place = linkPose(data, marker.link) * marker.point;
    const Vector3 error = place - measured_.problem.position(i, frame).cast<double>();
    const double w = marker.weight / squared(sizes.marker) * std::min(1.0, sizes.stray / error.norm());
    MatrixX J(3, step.model.velocitySize());
    translationJacobian(step.model, data, marker.link, place, J);
    const Eigen::Matrix<double, 3, kSegmentCount> byFactor = byScale(i, data);
    const Eigen::Index columns = static_cast<Eigen::Index>(frame) * J.cols(), shift = shiftRow(i);
    MatrixX& B = step.band.borderRows();
    MatrixX& C = step.band.corner();
    B.block(0, columns, kSegmentCount, J.cols()) += w * byFactor.transpose() * J;
    B.block(shift, columns, 3, J.cols()) += w * R.transpose() * J;
    C.topLeftCorner<kSegmentCount, kSegmentCount>() += w * byFactor.transpose() * byFactor;
    C.block<3, kSegmentCount>(shift, 0) += w * R.transpose() * byFactor;
    C.block<3, 3>(shift, shift).diagonal().array() += w;
    const Eigen::Index border = step.band.bandSize();
    step.right.col(0).segment<kSegmentCount>(border) -= w * byFactor.transpose() * error;
    step.right.col(0).segment<3>(border + shift) -= w * R.transpose() * error;
  }

  /// How far the body is from what is expected of it.
  void addBody(const Sought& body, BorderedBand& band, MatrixX& step) const {
    const Eigen::Index border = band.bandSize();
    band.corner().topLeftCorner<kSegmentCount, kSegmentCount>() += factorWeights_;
    const SegmentVector from = factorsOf(body).array() - expected_.factor;
    step.col(0).segment<kSegmentCount>(border) -= factorWeights_ * from;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      const double w = 1.0 / squared(points_[i].spread);
      band.corner().diagonal().segment<3>(shiftRow(i)).array() += w;
      step.col(0).segment<3>(border + shiftRow(i)) -= w * body.shifts[i];
    }
  }

  static void damp(double damping, BorderedBand& band) {
    VectorX diagonal(band.size());
    for (int i = 0; i < band.bandSize(); ++i) diagonal[i] = damping * band.block(i, i, 1, 1)(0, 0) + 1e-9;
    diagonal.tail(band.borderSize()) = damping * band.corner().diagonal();
    band.addDiagonal(diagonal);
  }

  Sought stepped(const Model& model, const Sought& body, const VectorX& step) const {
    Sought next = body;
    const int nv = model.velocitySize();
    for (std::size_t k = 0; k < next.q.size(); ++k)
      next.q[k] = moved(model, body.q[k], step.segment(static_cast<Eigen::Index>(k) * nv, nv));
    const Eigen::Index border = static_cast<Eigen::Index>(next.q.size()) * nv;
    for (int i = 0; i < kSegmentCount; ++i) {
      double& factor = next.scale.segments[static_cast<std::size_t>(i)];
      factor = std::clamp(factor + step[border + i], kLeastScale, kMostScale);
    }
    for (std::size_t i = 0; i < points_.size(); ++i) next.shifts[i] += step.segment<3>(border + shiftRow(i));
    return next;
  }

  const Model& template_;
  const BodyMeasuring& expected_;
  GatheredFrames& measured_;
  SegmentMatrix factorWeights_;         ///< of their distances from what is expected
  std::vector<BodySegment> segments_;   ///< of each link
  std::vector<FitMarker> points_;       ///< as their set puts them on the unscaled body
  std::vector<std::vector<int>> ways_;  ///< joints with an offset on the way to each link
  FrameEquations equations_;
};

/// Each frame by itself, with the body as it is.
std::vector<VectorX> firstPostures(const Model& model, const FitProblem& problem) {
  FrameAssembler assembler(model, problem);
  std::vector<VectorX> postures;
  for (int frame = 0; frame < problem.frames; ++frame) {
    FrameFit fit = fitFirstFrame(model, problem, assembler, frame);
    if (frame > 0) {
      const VectorX guess = laidOver(model, problem, postures.back(), frame);
      const FrameFit near = fitFrame(model, assembler, frame, guess, 60);
      if (near.cost < fit.cost) fit = near;
    }
    postures.push_back(fit.q);
  }
  return postures;
}

/// As large as expected, with every marker where its set puts it.
Sought firstBody(const Model& model, const BodyMeasuring& measuring, const FitProblem& problem) {
  Sought body;
  body.scale.segments.fill(measuring.factor);
  body.shifts.assign(measuring.markers.size(), Vector3::Zero());
  FitProblem sized = problem;
  for (FitMarker& marker : sized.markers) marker.point *= measuring.factor;
  body.q = firstPostures(scaled(model, body.scale), sized);
  return body;
}

/// Whether frames show how segments turn about each other: of who stands still small errors tell little.
bool showsTurns(const Model& model, const std::vector<VectorX>& postures) {
  VectorX least = postures.front(), most = least;
  for (const VectorX& q : postures) {
    least = least.cwiseMin(q);
    most = most.cwiseMax(q);
  }
  return (most - least).tail(model.jointCount()).maxCoeff() > kTurns;
}

/// From one body to the best; false when it was stopped.
bool settle(BodyFitter& fitter, Sought& body, int& iterations, const ProgressSink& progress,
            const std::stop_token& stop) {
  double cost = fitter.cost(body), damping = 1e-4;
  for (int k = 0; k < kBodyIterations && damping < kBodyDamping; ++k, ++iterations) {
    if (stop.stop_requested()) return false;
    tellStage(progress, "Measuring the body",
              std::min(1.0, iterations / static_cast<double>(kBodyIterations)));
    Sought next = fitter.improved(body, damping);
    const double nextCost = fitter.cost(next);
    if (!(nextCost < cost)) {
      damping = std::max(10.0 * damping, 1e-4);
      continue;
    }
    const double gain = cost - nextCost;
    body = std::move(next);
    cost = nextCost;
    damping *= 0.1;
    if (gain < std::max(kBodyGain * cost, kLeastGain)) break;
  }
  return true;
}

}  // namespace

BodyFit fitBody(const Model& model, const BodyMeasuring& measuring, const ProgressSink& progress,
                const std::stop_token& stop) {
  GatheredFrames measured = gatheredFrames(model, measuring);
  measured.problem.weights.marker = kMarkerSize;
  for (const std::vector<Vector3f>& seen : measured.seen) measured.problem.seen.push_back(&seen);
  BodyFitter fitter(model, measuring, measured);
  Sought body = firstBody(model, measuring, measured.problem);
  BodyFit fit;
  double& atEase = measured.problem.weights.posture;
  for (int search = 0; search <= kFurtherSearches; ++search) {
    if (!settle(fitter, body, fit.iterations, progress, stop)) return {};
    fit.rms = fitter.rms(body);
    if (!(fit.rms > 0.0) || fit.rms >= kMetByPeople || !showsTurns(model, body.q)) break;
    atEase = FitWeights().posture * kMetByPeople / std::max(fit.rms, kLeastMet);
  }
  fit.scale = body.scale;
  fit.model = fitter.modelOf(body);
  fit.markers = fitter.markersOf(body);
  return fit;
}

}  // namespace handhold
