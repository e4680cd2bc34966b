// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/motion_guess.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/evaluation/posture_layout.h"
#include "engine/math/bspline_curve.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

/// Further turned than this from the middle, the base gets a reference that turns along (rad).
constexpr double kSteadyReference = 1.2;

/// The frame of a motion nearest to u, as part of its duration.
const MotionFrame& frameNearest(const Motion& motion, double u) {
  const int last = static_cast<int>(motion.frames.size()) - 1;
  return motion.frames[std::clamp(static_cast<int>(std::lround(u * last)), 0, last)];
}

/// A constant reference where the base turns little, else one that follows it, at rest at both ends.
QuaternionCurve referenceOf(const BsplineBasis& basis, const Motion& motion) {
  const Quaternion middle = baseOrientation(frameNearest(motion, 0.5).q);
  double most = 0.0;
  for (const MotionFrame& frame : motion.frames)
    most = std::max(most, logQuaternion(baseOrientation(frame.q) * middle.conjugate()).norm());
  if (most < kSteadyReference) return QuaternionCurve(middle);
  std::vector<Quaternion> controls;
  const int n = basis.count(), ends = MotionLayout::kGivenEnds;
  for (int i = 0; i < n; ++i) {
    const double u = i < ends ? 0.0 : i >= n - ends ? 1.0 : basis.greville(i);
    controls.push_back(baseOrientation(frameNearest(motion, u).q));
  }
  return {basis, std::move(controls)};
}

/// Value and rates by u of the group's coordinates in a state.
struct CoordinateRates {
  VectorX value, first, second;
};

/// phi' and phi'' from angular velocity and acceleration: the chart's equations solved for them.
CoordinateRates ratesOf(const SignalGroup& group, const MotionEnd& end, const TurningFrame& reference,
                        double duration) {
  const int n = static_cast<int>(end.q.size()) - 1;
  const VectorX v = end.v.size() == n ? VectorX(end.v * duration) : VectorX::Zero(n);
  const VectorX a = end.vdot.size() == n ? VectorX(end.vdot * duration * duration) : VectorX::Zero(n);
  const Vector3 phi = logQuaternion(baseOrientation(end.q) * Quaternion(reference.R).conjugate());
  const RotationChart still = rotationChart(phi, Vector3::Zero(), Vector3::Zero(), reference);
  const Matrix3 inverse = still.A.inverse();
  const Vector3 rate = inverse * (v.segment<3>(3) - still.frame.velocity);
  const RotationChart turning = rotationChart(phi, rate, Vector3::Zero(), reference);
  const Vector3 quickening = inverse * (a.segment<3>(3) - turning.frame.acceleration);
  CoordinateRates r{VectorX(group.width()), VectorX(group.width()), VectorX(group.width())};
  for (int s = 0; s < group.width(); ++s) {
    const int k = group.coordinates[s];
    const bool turns = k >= 3 && k < 6;
    r.value[s] = k < 3 ? end.q[k] : turns ? phi[k - 3] : end.q[k + 1];
    r.first[s] = turns ? rate[k - 3] : v[k];
    r.second[s] = turns ? quickening[k - 3] : a[k];
  }
  return r;
}

MatrixX fitBody(const SignalGroup& group, const Motion& motion, const QuaternionCurve& reference,
                const MatrixX& ends) {
  const int samples = static_cast<int>(motion.frames.size());
  const double begin = motion.frames.front().time, span = std::max(motion.duration(), 1e-9);
  VectorX parameters(samples);
  MatrixX values(group.width(), samples);
  for (int k = 0; k < samples; ++k) {
    parameters[k] = (motion.frames[k].time - begin) / span;
    MotionEnd state{motion.frames[k].q, {}, {}};
    const TurningFrame at{reference.at(parameters[k]).R, Vector3::Zero(), Vector3::Zero()};
    values.col(k) = ratesOf(group, state, at, 1.0).value;
  }
  return fitBspline(group.basis, parameters, values, ends).controls();
}

/// Components of a frame's loads in the signals of a group.
VectorX loadsOf(const Model& model, const PostureLayout& local, const SignalGroup& group,
                const MotionFrame& frame) {
  Data data(model);
  updateKinematics(model, frame.q, data);
  VectorX result = VectorX::Zero(group.width());
  for (size_t s = 0; s < group.loads.size(); ++s) {
    int ordinal = 0;
    for (size_t p = 0; p < local.points.size(); ++p) {
      const ContactPoint& point = local.points[p];
      if (point.contact != group.loads[s].contact || ordinal++ != group.loads[s].ordinal) continue;
      const auto load = std::find_if(frame.loads.begin(), frame.loads.end(), [&](const ContactLoad& l) {
        return l.contact == point.contact && l.name == point.name;
      });
      if (load == frame.loads.end()) continue;
      const int c = group.loads[s].component;
      const Vector3 axis = loadAxes(point, data).col(c % 3);
      result[s] = c < 3 ? axis.dot(load->force) / PostureLayout::kForceScale
                        : axis.dot(load->moment) / PostureLayout::kMomentScale;
    }
  }
  return result;
}

MatrixX fitLoads(const Model& model, const Task& task, const SignalGroup& group, const Motion& motion) {
  const PostureLayout local(model, task);
  std::vector<double> places;
  std::vector<VectorX> samples;
  const double begin = motion.frames.front().time, span = std::max(motion.duration(), 1e-9);
  for (const MotionFrame& frame : motion.frames) {
    const double u = (frame.time - begin) / span;
    if (!group.isActive(u)) continue;
    places.push_back(u);
    samples.push_back(loadsOf(model, local, group, frame));
  }
  const int kept = 1;
  MatrixX values(group.width(), static_cast<Eigen::Index>(samples.size()));
  for (size_t k = 0; k < samples.size(); ++k) values.col(static_cast<Eigen::Index>(k)) = samples[k];
  MatrixX ends = MatrixX::Zero(group.width(), 2 * kept);
  if (!samples.empty() && group.first.front() >= 0) ends.col(0) = samples.front();
  if (!samples.empty() && group.first.back() >= 0) ends.col(1) = samples.back();
  return fitBspline(group.basis, Eigen::Map<VectorX>(places.data(), static_cast<Eigen::Index>(places.size())),
                    values, ends)
      .controls();
}

}  // namespace

MotionCurves curvesThrough(const Model& model, const Task& task, const MotionLayout& layout,
                           const Motion& motion, const MotionEnds& given) {
  MotionCurves curves;
  curves.duration = task.motion.duration;
  const SignalGroup& body = layout.groups[0];
  curves.reference = referenceOf(body.basis, motion);
  const CoordinateRates a = ratesOf(body, given.begin, curves.reference.at(0.0), curves.duration);
  const CoordinateRates b = ratesOf(body, given.end, curves.reference.at(1.0), curves.duration);
  MatrixX ends(body.width(), 2 * MotionLayout::kGivenEnds);
  ends << endControls(body.basis, CurveEnd::Begin, a.value, a.first, a.second),
      endControls(body.basis, CurveEnd::End, b.value, b.first, b.second);
  curves.controls.push_back(fitBody(body, motion, curves.reference, ends));
  for (size_t g = 1; g < layout.groups.size(); ++g)
    curves.controls.push_back(fitLoads(model, task, layout.groups[g], motion));
  return curves;
}

MotionCurves curvesOver(const MotionLayout& finer, const MotionLayout& layout, const MotionCurves& curves) {
  constexpr int kSamplesEach = 6;
  MotionCurves result = curves;
  for (size_t g = 0; g < finer.groups.size(); ++g) {
    const BsplineBasis& basis = finer.groups[g].basis;
    const BsplineCurve old(layout.groups[g].basis, curves.controls[g]);
    const int samples = kSamplesEach * basis.count();
    const VectorX places = VectorX::LinSpaced(samples, basis.begin(), basis.end());
    MatrixX values(old.dimension(), samples);
    for (int k = 0; k < samples; ++k) values.col(k) = old.at(places[k]);
    const auto end = [&](CurveEnd which, double u) {
      return endControls(basis, which, old.at(u), old.at(u, 1), old.at(u, 2));
    };
    MatrixX ends(old.dimension(), 6);
    ends << end(CurveEnd::Begin, basis.begin()), end(CurveEnd::End, basis.end());
    result.controls[g] = fitBspline(basis, places, values, ends).controls();
  }
  return result;
}

}  // namespace handhold
