// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curves/joint_curve.h"

#include <algorithm>

#include "engine/model/utilisation.h"
#include "ui/document/element_names.h"

namespace handhold {

namespace {

/// Neighbours lie far apart. The most leaves enough of the hue.
constexpr double kShades[] = {0.0, 0.3, 0.6, 0.15, 0.45};
constexpr size_t kShadeCount = std::size(kShades);

constexpr Qt::PenStyle kPens[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                  Qt::DashDotDotLine};

/// Pens of left limbs are never those of right ones.
std::vector<Qt::PenStyle> pensOf(Limb limb) {
  const bool isRight = limb == Limb::RightArm || limb == Limb::RightLeg;
  if (limbPenStyle(limb) == Qt::DashLine) return {Qt::DashLine, Qt::DotLine};
  return isRight ? std::vector<Qt::PenStyle>{Qt::SolidLine, Qt::DashDotLine}
                 : std::vector<Qt::PenStyle>{Qt::SolidLine, Qt::DashDotLine, Qt::DashDotDotLine};
}

/// What the joint can, frame by frame.
void followLimits(const Model& model, const Motion& motion, int joint, Curve& curve) {
  const double perSi = shownUnit(Dimension::Torque).perSi;
  for (const MotionFrame& frame : motion.frames) {
    curve.lowerLimits.append(perSi * torqueLimit(model, joint, TorqueEnd::Lower, frame.q, frame.v));
    curve.upperLimits.append(perSi * torqueLimit(model, joint, TorqueEnd::Upper, frame.q, frame.v));
  }
  if (!curve.hasOwnLimits()) return;
  curve.limits = {*std::ranges::min_element(curve.lowerLimits), *std::ranges::max_element(curve.upperLimits)};
}

}  // namespace

/// Grey has few shades: of limbs without sides, which turn level by level about three axes, the pen tells the
/// level and the shade the axis.
CurveLook limbLook(Limb limb, size_t rank) {
  const std::vector<Qt::PenStyle> pens = pensOf(limb);
  constexpr size_t kPensWithoutSide = 3, kAxes = 3;
  if (pens.size() == kPensWithoutSide) {
    const size_t level = rank / kAxes;
    return {limbHue(limb), 0.3 * double(rank % kAxes) + 0.15 * double(level / pens.size() % 2),
            pens[level % pens.size()]};
  }
  return {limbHue(limb), kShades[rank % kShadeCount], pens[rank / kShadeCount % pens.size()]};
}

CurveLook jointLook(const Model& model, int joint) {
  const Limb limb = model.joints[joint].limb;
  const std::vector<int> joints = jointsOf(model, limb);
  return limbLook(limb, static_cast<size_t>(std::ranges::find(joints, joint) - joints.begin()));
}

Curve jointCurve(const Model& model, const Motion& motion, int joint, Quantity quantity) {
  const Joint& description = model.joints[joint];
  Curve curve;
  curve.id = joint;
  curve.name = readableName(description.name);
  static_cast<CurveLook&>(curve) = jointLook(model, joint);
  curve.limits = jointLimits(description, quantity);
  curve.values = jointValues(model, motion, joint, quantity);
  curve.times.reserve(curve.values.size());
  for (const MotionFrame& frame : motion.frames) curve.times.append(frame.time);
  if (quantity == Quantity::Torque && description.strength) followLimits(model, motion, joint, curve);
  return curve;
}

void giveLook(Curve& curve, size_t color, size_t pen, const PlotTheme& theme) {
  const size_t colors = theme.compared.size();
  static_cast<CurveLook&>(curve) = {theme.compared[color % colors], kShades[color / colors % kShadeCount],
                                    kPens[pen % std::size(kPens)]};
}

void adoptCompared(Curve& curve, const ComparedPlace& place, const PlotTheme& theme) {
  curve.name += QStringLiteral(" · ") + place.whose;
  giveLook(curve, place.which, place.which + place.joint / kShadeCount, theme);
  curve.shade = kShades[place.joint % kShadeCount];
}

}  // namespace handhold
