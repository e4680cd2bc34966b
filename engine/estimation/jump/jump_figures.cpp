// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_figures.h"

#include <algorithm>

namespace handhold {

namespace {

/// A line that walks the tree.
struct Walk {
  const JointedBodies& tree;
  const JointedPose& pose;
  const JointOrder order;
  FigureSide side;
  FigureCurve& curve;

  void go(const Vector3& place) const {
    curve.x.push_back(side == FigureSide::AlongX ? place.x() : place.z());
    curve.y.push_back(place.y());
  }

  Vector3 placeOf(int body, const Vector3& arm) const {
    return pose.centre[std::size_t(body)] + pose.q[std::size_t(body)] * arm;
  }

  /// Into a body, all that hangs on it, and back.
  void visit(int body) const {
    bool isTip = true;
    const Vector3 begin = order.parent[std::size_t(body)] < 0 ? pose.centre[std::size_t(body)]
                                                              : placeOf(body, placeInBody(tree, order, body));
    go(begin);
    for (const int child : order.bodies) {
      if (order.parent[std::size_t(child)] != body) continue;
      isTip = false;
      const Vector3 joint = placeOf(body, placeInParent(tree, order, child));
      go(joint);
      visit(child);
      go(joint);
    }
    if (isTip) go(2.0 * pose.centre[std::size_t(body)] - begin);
    go(begin);
  }
};

}  // namespace

FigureCurve curveOver(const std::string& name, const JumpFrames& frames, const JointedFrames& motion,
                      const FrameNumber& number) {
  FigureCurve curve{name, {}, {}};
  for (std::size_t k = 0; k < motion.size(); ++k) {
    curve.x.push_back(frames.times[k]);
    curve.y.push_back(number(motion[k], k));
  }
  return curve;
}

std::vector<FigureCurve> curvesOfSets(const JumpEstimate& estimate, const FrameNumber& number) {
  const auto curve = [&](const char* name, const JointedFrames& motion) {
    return curveOver(name, estimate.frames, motion, number);
  };
  const CascadeSets& sets = estimate.shown();
  const bool isExact = estimate.showsExact;
  const FigureCurve other = isExact ? curve("sp_pva, iteration", estimate.iterated.spPva)
                                    : curve("sp_pva, exact", estimate.exact.spPva);
  return {curve("ic", sets.ic),    curve("sp_p", sets.spP),     curve("sp_v", sets.spV),
          curve("sp_a", sets.spA), curve("sp_pva", sets.spPva), other};
}

double greatestOf(const JointedFrames& motion, const FrameNumber& number) {
  double greatest = 0.0;
  for (std::size_t k = 0; k < motion.size(); ++k) greatest = std::max(greatest, number(motion[k], k));
  return greatest;
}

FrameNumber gapOf(const JointedBodies& tree, std::size_t joint, GapOrder order) {
  const int number = static_cast<int>(joint);
  switch (order) {
    case GapOrder::Place:
      return [&tree, number](const JointedMotion& motion, std::size_t) {
        return jointGap(tree, motion.pose, number).norm();
      };
    case GapOrder::Velocity:
      return [&tree, number](const JointedMotion& motion, std::size_t) {
        return jointRateGap(tree, motion, number, Rate::Velocity).norm();
      };
    default:
      return [&tree, number](const JointedMotion& motion, std::size_t) {
        return jointRateGap(tree, motion, number, Rate::Acceleration).norm();
      };
  }
}

FrameNumber offCourse(const JumpFrames& frames, Vector3 WholeMotion::*which) {
  return [&frames, which](const JointedMotion& motion, std::size_t frame) {
    return (wholeMotion(frames.problem.tree, motion).*which - frames.problem.whole[frame].*which).norm();
  };
}

std::vector<FigureCurve> componentCurves(const JumpFrames& frames, const std::vector<Vector3>& values,
                                         const std::string& symbol) {
  std::vector<FigureCurve> curves;
  for (int axis = 0; axis < 3; ++axis) {
    FigureCurve curve{symbol + "_" + "xyz"[axis], frames.times, {}};
    for (const Vector3& value : values) curve.y.push_back(value[axis]);
    curves.push_back(std::move(curve));
  }
  return curves;
}

FigureCurve personCurve(const std::string& name, const JointedBodies& tree, const JointedPose& pose,
                        FigureSide side) {
  FigureCurve curve{name, {}, {}};
  const Walk walk{tree, pose, orderFrom(tree, 0), side, curve};
  walk.visit(walk.order.bodies.front());
  return curve;
}

}  // namespace handhold
