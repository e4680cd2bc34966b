// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/prediction/curve_splines.h"

#include "engine/laws/evaluation/posture_layout.h"

namespace handhold {

namespace {

constexpr const char* kBase[] = {"base_x", "base_y", "base_z", "turn_x", "turn_y", "turn_z"};
constexpr const char* kComponents[] = {"fx", "fy", "fz", "mx", "my", "mz"};

void takeBasis(const BsplineBasis& basis, SplineFamily& family) {
  family.degree = basis.degree();
  family.knots = basis.knots();
}

SplineFamily referenceOf(const QuaternionCurve& curve) {
  SplineFamily family;
  takeBasis(curve.basis(), family);
  family.points.resize(4, static_cast<Eigen::Index>(curve.controls().size()));
  for (Eigen::Index i = 0; i < family.points.cols(); ++i) {
    const Quaternion& q = curve.controls()[static_cast<std::size_t>(i)];
    family.points.col(i) << q.w(), q.x(), q.y(), q.z();
  }
  return family;
}

LoadSplines loadsOf(const SignalGroup& group, const MatrixX& controls, const Task& task) {
  LoadSplines family;
  takeBasis(group.basis, family);
  family.points = controls;
  for (int s = 0; s < group.width(); ++s) {
    const LoadSignal& signal = group.loads[s];
    family.points.row(s) *= signal.component < 3 ? PostureLayout::kForceScale : PostureLayout::kMomentScale;
    family.curves.push_back(
        {task.contacts[signal.contact].name, signal.ordinal, kComponents[signal.component]});
  }
  return family;
}

}  // namespace

MotionSplines splinesOf(const Model& model, const MotionPrediction& prediction) {
  const MotionLayout layout(model, prediction.task);
  const MotionCurves& curves = prediction.curves;
  MotionSplines splines;
  splines.duration = curves.duration;
  splines.reference = referenceOf(curves.reference);
  takeBasis(layout.groups[0].basis, splines.body);
  splines.body.points = curves.controls[0];
  for (const int k : layout.groups[0].coordinates)
    splines.coordinates.push_back(k < 6 ? std::string(kBase[k]) : model.joints[k - 5].name);
  for (std::size_t g = 1; g < layout.groups.size(); ++g)
    splines.loads.push_back(loadsOf(layout.groups[g], curves.controls[g], prediction.task));
  return splines;
}

}  // namespace handhold
